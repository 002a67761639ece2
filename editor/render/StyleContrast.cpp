#include "editor/render/StyleContrast.h"

#include <algorithm>
#include <cmath>

namespace fw {

namespace {

/// A colour with another, partly transparent, on top of it.
QColor veiled(const QColor& ground, const QColor& veil, double alpha)
{
    const auto mix = [alpha](double a, double b) { return float(a * (1 - alpha) + b * alpha); };
    return QColor::fromRgbF(mix(ground.redF(), veil.redF()), mix(ground.greenF(), veil.greenF()),
                            mix(ground.blueF(), veil.blueF()));
}

} // namespace

double greyOf(const QColor& colour)
{
    const auto linear = [](double v) { return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrastRatio(const QColor& a, const QColor& b)
{
    const auto [dark, light] = std::minmax({greyOf(a), greyOf(b)});
    return (light + 0.05) / (dark + 0.05);
}

std::vector<FaintText> faintTexts(const MapStyle& style)
{
    struct Under {
        const char* key;
        QColor colour;
    };
    const Under grounds[] = {{"ground", style.ground},       {"meadow", style.meadow},    {"hillLow", style.hill[0]},
                             {"hillMiddle", style.hill[1]},  {"hillHigh", style.hill[2]}, {"woods", style.woods},
                             {"deepWoods", style.deepWoods}, {"field", style.field},      {"town", style.town},
                             {"water", style.water}};
    struct Letters {
        const char* key;
        QColor colour;
        double halo;
    };
    const double halo = style.halo.alphaF();
    const Letters kinds[] = {{"number", style.number, style.numberHalo / 100.0},
                             {"ink", style.ink, halo},
                             {"waterInk", style.waterInk, halo}};
    std::vector<FaintText> faint;
    for (const Letters& letters : kinds)
        for (const Under& ground : grounds)
            if (const double is = contrastRatio(letters.colour, veiled(ground.colour, style.halo, letters.halo));
                is < leastContrast)
                faint.push_back({letters.key, ground.key, is});
    if (const double is = contrastRatio(style.ink, style.sheet); is < leastContrast)
        faint.push_back({"ink", "sheet", is});
    return faint;
}

} // namespace fw
