#include "app/log/LogItem.h"

#include <QCoreApplication>

namespace fw {

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("LogPanel", text);
}

} // namespace

QString tagWords(LogTag tag)
{
    switch (tag) {
    case LogTag::None: return {};
    case LogTag::Corrected: return QString::fromUtf8("≠ ") + tr("Corrected");
    case LogTag::Set: return QString::fromUtf8("± ") + tr("Set");
    case LogTag::TakenBack: return QString::fromUtf8("× ") + tr("Taken back");
    case LogTag::Warned: return "! " + tr("Against the rules");
    case LogTag::Overruled: return "! " + tr("Overruled");
    }
    return {};
}

QString signOf(const LogItem& item)
{
    if (item.title)
        return tagWords(item.tag);
    if (item.style != LogStyle::Warning)
        return {};
    return item.tag == LogTag::None ? "! " + tr("Warning")
           : item.tag == LogTag::Set ? QString::fromUtf8("±")
                                     : QString("!");
}

QString spoken(const LogItem& item)
{
    QStringList parts;
    if (item.title && item.row >= 0 && item.kind != LogBlock::Kind::Turn
        && item.kind != LogBlock::Kind::Phase)
        parts << tr("row %1").arg(item.row);
    if (item.title && item.tag != LogTag::None)
        parts << tagWords(item.tag).mid(2).toLower();
    else if (!item.title && item.style == LogStyle::Warning)
        parts << tr("warning");
    if (item.struck && !(item.title && item.tag == LogTag::TakenBack))
        parts << tr("no longer counts");
    parts << item.text;
    if (!item.value.isEmpty())
        parts << item.value;
    if (!item.cite.isEmpty())
        parts << tr("case %1").arg(item.cite);
    if (!item.stamp.isEmpty())
        parts << item.stamp;
    return parts.join(", ");
}

} // namespace fw
