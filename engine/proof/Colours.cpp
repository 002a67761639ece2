// Colours of counters: letters must stand out, and people with colour blindness must be able to tell sides apart.
#include "engine/base/Vocabulary.h"
#include "engine/proof/FindingCollector.h"

#include <array>
#include <cmath>
#include <map>

namespace fw {

namespace {

using Rgb = std::array<double, 3>; ///< linear light, 0 to 1

bool parse(const std::string& text, Rgb& out)
{
    if (text.size() != 7 || text[0] != '#')
        return false;
    for (std::size_t i = 0; i < 3; ++i) {
        int value = 0;
        for (const char c : text.substr(1 + 2 * i, 2)) {
            const int digit = c >= '0' && c <= '9'   ? c - '0'
                              : c >= 'a' && c <= 'f' ? c - 'a' + 10
                              : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                                     : -1;
            if (digit < 0)
                return false;
            value = value * 16 + digit;
        }
        const double v = value / 255.0;
        out[i] = v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
    }
    return true;
}

double luminance(const Rgb& c)
{
    return 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];
}

/// CIE L*a*b* under D65.
Rgb lab(const Rgb& c)
{
    const double xyz[3] = {(0.4124 * c[0] + 0.3576 * c[1] + 0.1805 * c[2]) / 0.9505, luminance(c),
                           (0.0193 * c[0] + 0.1192 * c[1] + 0.9505 * c[2]) / 1.089};
    double f[3];
    for (int i = 0; i < 3; ++i)
        f[i] = xyz[i] > 0.008856 ? std::cbrt(xyz[i]) : 7.787 * xyz[i] + 16.0 / 116;
    return {116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])};
}

/// The difference between two colours (CIE 1976).
double apart(const Rgb& a, const Rgb& b)
{
    const Rgb p = lab(a), q = lab(b);
    return std::sqrt((p[0] - q[0]) * (p[0] - q[0]) + (p[1] - q[1]) * (p[1] - q[1]) + (p[2] - q[2]) * (p[2] - q[2]));
}

struct Vision {
    const char* name;
    double m[3][3]; ///< on linear light, severity 1 (Machado, Oliveira and Fernandes, 2009)
};

constexpr Vision visions[] = {
    {"no red receptors",
     {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
    {"no green receptors",
     {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
    {"no blue receptors",
     {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}}};

Rgb seen(const Vision& vision, const Rgb& c)
{
    Rgb out{};
    for (std::size_t i = 0; i < 3; ++i) {
        const double v = vision.m[i][0] * c[0] + vision.m[i][1] * c[1] + vision.m[i][2] * c[2];
        out[i] = v < 0 ? 0 : v > 1 ? 1 : v;
    }
    return out;
}

constexpr double leastApart = 14;      ///< below this, two large patches next to each other look alike
constexpr double leastContrast = 4.5;  ///< for small letters
constexpr double inkLuminance = 0.008; ///< of the black of the letters on counters

/// The first kind of vision in which two colours look alike; null for none.
const Vision* alikeTo(const Rgb& a, const Rgb& b)
{
    for (const Vision& vision : visions)
        if (apart(seen(vision, a), seen(vision, b)) < leastApart)
            return &vision;
    return nullptr;
}

double contrast(double a, double b)
{
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

} // namespace

void proveColours(const Scenario& scenario, FindingCollector& found)
{
    std::map<std::string, Rgb> sides;
    const Vocabulary armies = Vocabulary::ids(scenario.sides);
    const auto letters = [&](const FindingSpot& spot, const std::string& text, const Rgb& colour) {
        const double l = luminance(colour);
        if (std::max(contrast(l, inkLuminance), contrast(l, 1)) < leastContrast)
            found.add("contrast", spot, Text("neither black nor white letters stand out on {0}", {text}),
                      "make the colour lighter or darker");
    };
    for (const Army& army : scenario.sides) {
        Rgb colour{};
        if (!parse(army.colour, colour))
            continue;
        letters({"side", army.id, {}, {}}, army.colour, colour);
        // Another check reports equal colours.
        for (const auto& [other, theirs] : sides)
            if (const Vision* vision = theirs == colour ? nullptr : alikeTo(colour, theirs))
                found.add("colour vision", {"side", army.id, {}, {}},
                          Text("its counters look like those of '{0}' to people with {1}", {other, vision->name}),
                          "let the sides differ in lightness, too");
        sides[army.id] = colour;
    }
    for (const Unit& unit : scenario.units) {
        Rgb colour{};
        if (!parse(unit.colour, colour))
            continue;
        letters({"unit", unit.id, {}, {}}, unit.colour, colour);
        if (!armies.has(unit.side))
            continue; // another check reports it
        for (const auto& [side, theirs] : sides)
            if (const Vision* vision = side == unit.side || theirs == colour ? nullptr : alikeTo(colour, theirs))
                found.add("colour vision", {"unit", unit.id, {}, {}},
                          Text("it looks like a counter of '{0}' to people with {1}", {side, vision->name}),
                          "choose a colour of another lightness");
    }
}

} // namespace fw
