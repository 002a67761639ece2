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

QString styleWords(LogStyle style)
{
    return style == LogStyle::Warning ? "! " + tr("Warning") : QString();
}

QString spoken(const LogItem& item)
{
    QStringList parts;
    if (item.title && item.row >= 0 && item.kind != LogBlock::Kind::Turn
        && item.kind != LogBlock::Kind::Phase)
        parts << tr("row %1").arg(item.row);
    const QString tag = item.title ? tagWords(item.tag) : styleWords(item.style);
    if (!tag.isEmpty())
        parts << tag.mid(2).toLower();
    if (item.struck && item.tag != LogTag::TakenBack)
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

bool holds(const LogItem& item, const QStringList& words)
{
    for (const QString& word : words)
        if (!item.words.contains(word))
            return false;
    return true;
}

} // namespace fw
