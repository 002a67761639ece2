#include "editor/rules/RangeWords.h"

#include "editor/Translated.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace fw {

namespace {

struct Range {
    Q_DECLARE_TR_FUNCTIONS(fw::RangeWords)
};

/// Whether a label is only numbers and signs for them, which the words replace: "<=-6", "-5..-4", "10+", "3-5".
bool isNotation(const std::string& label)
{
    static const QRegularExpression notation(R"(^[-+<>=./\d\s]*$)");
    return notation.match(toQString(label)).hasMatch();
}

/// Whether the labels of the axis give positive numbers a plus sign, as those of a differential do.
bool isSigned(const Axis& axis)
{
    static const QRegularExpression plus(R"(\+\d)");
    return std::ranges::any_of(axis.bands, [](const Band& band) { return toQString(band.label).contains(plus); });
}

/// The words for one limit or one range of an axis.
class Limits
{
public:
    explicit Limits(const Axis& axis) : mRatio(axis.kind == AxisKind::Ratio), mSigned(isSigned(axis)) {}

    /// A number of the axis: "3-2" for odds, "+1" for a differential, otherwise "1".
    QString number(const Rational& value) const
    {
        if (mRatio)
            return QString("%1-%2").arg(value.num()).arg(value.den());
        const QString text = withMinusSigns(toQString(value.text()));
        return mSigned && Rational(0) < value ? '+' + text : text;
    }
    QString orLess(const QString& most) const { return Range::tr("%1 or less", "upper end of a range").arg(most); }
    QString andUp(const QString& least) const { return Range::tr("%1 and up", "lower end of a range").arg(least); }
    QString range(const std::optional<Rational>& min, const std::optional<Rational>& max, bool last) const
    {
        if (min && max)
            return *min == *max ? number(*min)
                                : Range::tr("%1 to %2", "both ends of a range").arg(number(*min), number(*max));
        if (max)
            return orLess(number(*max));
        if (!min)
            return {};
        if (last)
            return andUp(number(*min));
        // The next band begins where this one ends; odds are known by their lower end.
        return mRatio ? number(*min) : Range::tr("from %1", "lower end of a range").arg(number(*min));
    }

private:
    bool mRatio;
    bool mSigned;
};

} // namespace

QString withMinusSigns(const QString& text)
{
    static const QRegularExpression hyphen(R"((?<![\w)*\]])-(?=\d))");
    return QString(text).replace(hyphen, QStringLiteral("\u2212"));
}

QString rangeWords(const Axis& axis, std::size_t band)
{
    const Band& b = axis.bands[band];
    const QString label = translated(b.label);
    if (axis.kind == AxisKind::Label)
        return label;
    const Limits limits(axis);
    const bool last = band + 1 == axis.bands.size();
    const QString range = limits.range(b.min, b.max, last);
    if (range.isEmpty()) // open at both ends: the first threshold of odds, or any number
        return axis.kind == AxisKind::Ratio && band == 0 && !last && isNotation(b.label) ? limits.orLess(label)
                                                                                         : withMinusSigns(label);
    if (isNotation(b.label))
        return range;
    // "2-3 hexes" contains its range already.
    if (b.min && b.max) {
        const QString notation = toQString(b.min->text() + '-' + b.max->text());
        if (label.contains(notation))
            return QString(label).replace(notation, range);
    }
    const QString from = b.min && !b.max && !last && axis.kind == AxisKind::Ratio
                             ? Range::tr("from %1", "lower end of a range").arg(range)
                             : range;
    return Range::tr("%1 (%2)", "label, range").arg(label, from);
}

} // namespace fw
