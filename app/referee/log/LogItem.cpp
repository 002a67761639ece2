#include "app/referee/log/LogItem.h"

#include <QCoreApplication>

namespace fw {

namespace {

class Tags
{
    Q_DECLARE_TR_FUNCTIONS(LogTags)
};

} // namespace

QString tagWords(LogTag tag)
{
    switch (tag) {
    case LogTag::None: return {};
    case LogTag::Corrected: return QString::fromUtf8("≠ ") + Tags::tr("Corrected");
    case LogTag::Set: return QString::fromUtf8("± ") + Tags::tr("Set");
    case LogTag::TakenBack: return QString::fromUtf8("× ") + Tags::tr("Taken back");
    case LogTag::Warned: return "! " + Tags::tr("Against the rules");
    case LogTag::Overruled: return "! " + Tags::tr("Overruled");
    }
    return {};
}

QString signOf(const LogItem& item)
{
    if (item.title)
        return tagWords(item.tag);
    if (item.style != LogStyle::Warning)
        return {};
    return item.tag == LogTag::None  ? "! " + Tags::tr("Warning")
           : item.tag == LogTag::Set ? QString::fromUtf8("±")
                                     : QString("!");
}

QString spoken(const LogItem& item)
{
    QStringList parts;
    if (item.title && item.row >= 0 && item.kind != LogBlock::Kind::Turn && item.kind != LogBlock::Kind::Phase)
        parts << Tags::tr("row %1").arg(item.row);
    if (item.title && item.tag != LogTag::None)
        parts << tagWords(item.tag).mid(2).toLower();
    else if (!item.title && item.style == LogStyle::Warning)
        parts << Tags::tr("warning");
    if (item.struck && !(item.title && item.tag == LogTag::TakenBack))
        parts << Tags::tr("no longer counts");
    parts << item.text;
    if (!item.value.isEmpty())
        parts << item.value;
    if (!item.cite.isEmpty())
        parts << Tags::tr("case %1").arg(item.cite);
    if (!item.stamp.isEmpty())
        parts << item.stamp;
    return parts.join(", ");
}

} // namespace fw
