#include "app/referee/log/LogLook.h"

#include <algorithm>
#include <cmath>

namespace fw {

namespace {

double channel(double value)
{
    return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& c)
{
    return 0.2126 * channel(c.redF()) + 0.7152 * channel(c.greenF()) + 0.0722 * channel(c.blueF());
}

QColor mixed(const QColor& a, const QColor& b, double part)
{
    return QColor::fromRgbF(float(a.redF() + (b.redF() - a.redF()) * part),
                            float(a.greenF() + (b.greenF() - a.greenF()) * part),
                            float(a.blueF() + (b.blueF() - a.blueF()) * part));
}

/// A colour, moved towards the text colour until its contrast with the background is at least 4.8.
QColor legible(QColor colour, const QColor& text, const QColor& behind)
{
    for (int i = 0; i < 10 && contrast(colour, behind) < 4.8; ++i)
        colour = mixed(colour, text, 0.2);
    return colour;
}

} // namespace

double contrast(const QColor& a, const QColor& b)
{
    const double one = luminance(a) + 0.05;
    const double two = luminance(b) + 0.05;
    return std::max(one, two) / std::min(one, two);
}

LogLook LogLook::of(const QPalette& palette)
{
    const QColor base = palette.color(QPalette::Base);
    const QColor text = palette.color(QPalette::Text);
    const bool dark = luminance(base) < luminance(text);
    LogLook out;
    out.text = text;
    out.chosen = mixed(base, palette.color(QPalette::Highlight), dark ? 0.34 : 0.18);
    out.found = mixed(base, dark ? QColor("#d8b24a") : QColor("#f2cf63"), dark ? 0.28 : 0.55);
    out.heading = mixed(base, text, 0.07);
    out.line = mixed(base, text, 0.28);
    // A pale word must be readable on each of the backgrounds of the log.
    const auto onAll = [&](const QColor& colour) {
        QColor best = colour;
        for (const QColor& behind : {base, out.chosen, out.found, out.heading})
            best = legible(best, text, behind);
        return best;
    };
    out.pale = onAll(mixed(text, base, 0.36));
    out.warning = onAll(dark ? QColor("#f2a477") : QColor("#a4330f"));
    out.amended = onAll(dark ? QColor("#9fc3e6") : QColor("#1f5a94"));
    return out;
}

} // namespace fw
