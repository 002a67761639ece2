#include "app/print/PressWords.h"

#include <QCoreApplication>

namespace fw {

namespace {

struct PressText {
    Q_DECLARE_TR_FUNCTIONS(fw::PressText)
};

QString withDecimals(double value, int decimals)
{
    return QString::number(value, 'f', decimals);
}

} // namespace

QString pressWords(const PressFinding& finding)
{
    switch (finding.kind) {
    case PressFinding::Kind::ThinLine:
        return PressText::tr("Page %1: %n lines are thinner than %2 mm, the thinnest %3 mm. They are drawn %2 mm wide.",
                             nullptr, finding.count)
            .arg(finding.page)
            .arg(withDecimals(leastLine, 1), withDecimals(finding.worst, 3));
    case PressFinding::Kind::SmallType:
        return PressText::tr(
                   "Page %1: %n texts are smaller than %2 pt, the smallest %3 pt. Use larger counters, or check "
                   "a printed proof.",
                   nullptr, finding.count)
            .arg(finding.page)
            .arg(withDecimals(leastType, 1), withDecimals(finding.worst, 1));
    case PressFinding::Kind::OverInk:
        return PressText::tr(
                   "Page %1: black overprints colours, with up to %2 % of ink. No ink limit of less than 300 % "
                   "holds there.")
            .arg(finding.page)
            .arg(withDecimals(finding.worst, 0));
    case PressFinding::Kind::NoCorners:
        return PressText::tr("Counters without a gutter share their cuts, so the die has no rounded corners. A gutter "
                             "makes room for corners of %1 mm.")
            .arg(withDecimals(finding.worst, 1));
    }
    return {};
}

QStringList pressWords(const std::vector<PressFinding>& findings)
{
    QStringList out;
    for (const PressFinding& finding : findings)
        out << pressWords(finding);
    return out;
}

} // namespace fw
