#include "app/print/PressInk.h"

#include <algorithm>
#include <cmath>
#include <lcms2.h>
#include <unordered_map>

namespace fw {

namespace {

constexpr int blackSteps = 100;     ///< steps of the curve of black ink
constexpr int cubeEdge = 33;        ///< table entries along an edge of the colour cube, for pictures
constexpr double darkestBlack = 60; ///< of 255: a line with no brighter channel is black
constexpr double nearlyGrey = 32;   ///< of 255: the most its channels differ
constexpr double evenGrey = 1.5;    ///< of 255: channels that differ by less are grey

struct Closed {
    void operator()(void* profile) const { cmsCloseProfile(profile); }
};
struct Deleted {
    void operator()(void* transform) const { cmsDeleteTransform(transform); }
};
using ProfileHandle = std::unique_ptr<void, Closed>;
using TransformHandle = std::unique_ptr<void, Deleted>;

/// The luminance of a channel of sRGB.
double linearLight(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminanceOf(double lightness)
{
    return lightness > 8 ? std::pow((lightness + 16) / 116, 3) : lightness / 903.3;
}

/// Rounds down to a thousandth, so that no sum exceeds its limit.
Ink roundedInk(Ink ink)
{
    for (double& one : ink)
        one = std::floor(std::clamp(one, 0.0, 1.0) * 1000 + 1e-6) / 1000;
    return ink;
}

} // namespace

struct InkTable::Tables {
    TransformHandle toInk;      ///< sRGB to the inks
    TransformHandle toLab;      ///< inks to lightness
    std::vector<double> blacks; ///< luminance of black ink in steps of 1 / `blackSteps`
    double limit = 3, mostColours = 2;
    mutable std::unordered_map<std::uint64_t, Ink> known;
    mutable std::vector<std::array<float, 4>> cube; ///< for pictures; empty until needed

    double lightness(const Ink& ink) const
    {
        const double amounts[] = {100 * ink[0], 100 * ink[1], 100 * ink[2], 100 * ink[3]};
        cmsCIELab lab;
        cmsDoTransform(toLab.get(), amounts, &lab, 1);
        return lab.L;
    }

    /// The black ink that is as bright as a grey of sRGB, between paper and full black.
    double blackFor(double grey) const
    {
        if (grey <= 0)
            return 1;
        const double wanted = blacks.back() + (blacks.front() - blacks.back()) * linearLight(grey);
        const auto below = std::lower_bound(blacks.begin(), blacks.end(), wanted, std::greater<>());
        if (below == blacks.begin())
            return 0;
        if (below == blacks.end())
            return 1;
        const double above = *(below - 1), step = above - *below;
        const double part = step > 0 ? (above - wanted) / step : 0;
        return (double(below - blacks.begin()) - 1 + part) / blackSteps;
    }

    /// The inks without `less` of each colour, and with black instead that keeps the lightness.
    Ink withBlack(const Ink& ink, double less, double light) const
    {
        Ink out{ink[0] - less, ink[1] - less, ink[2] - less, ink[3]};
        double low = ink[3], high = 1;
        for (int i = 0; i < 8; ++i) {
            out[3] = (low + high) / 2;
            (lightness(out) > light ? low : high) = out[3];
        }
        out[3] = low;
        return out;
    }

    /// The inks within the limit: black replaces the grey part of the colours, then the colours shrink.
    Ink limited(const Ink& ink) const
    {
        const auto sum = [](const Ink& one) { return one[0] + one[1] + one[2] + one[3]; };
        const auto colours = [](const Ink& one) { return one[0] + one[1] + one[2]; };
        const auto fits = [&](const Ink& one) { return sum(one) <= limit && colours(one) <= mostColours; };
        if (fits(ink))
            return ink;
        const double light = lightness(ink);
        double low = 0, high = std::min({ink[0], ink[1], ink[2]});
        Ink out = withBlack(ink, high, light);
        if (fits(out))
            for (int i = 0; i < 7; ++i) {
                const double middle = (low + high) / 2;
                const Ink tried = withBlack(ink, middle, light);
                (fits(tried) ? high : low) = middle;
                if (fits(tried))
                    out = tried;
            }
        const double share = std::min(1.0, std::min(mostColours, limit - out[3]) / std::max(colours(out), 1e-9));
        for (std::size_t i = 0; i < 3; ++i)
            out[i] *= share;
        return out;
    }

    Ink picture(const SrgbColour& colour) const
    {
        double amounts[4];
        cmsDoTransform(toInk.get(), colour.data(), amounts, 1);
        Ink ink;
        for (std::size_t i = 0; i < 4; ++i)
            ink[i] = std::clamp(amounts[i] / 100, 0.0, 1.0);
        return limited(ink);
    }

    const std::vector<std::array<float, 4>>& pictures() const
    {
        if (!cube.empty())
            return cube;
        cube.reserve(std::size_t(cubeEdge) * cubeEdge * cubeEdge);
        for (int r = 0; r < cubeEdge; ++r)
            for (int g = 0; g < cubeEdge; ++g)
                for (int b = 0; b < cubeEdge; ++b) {
                    const Ink ink = picture({r / (cubeEdge - 1.0), g / (cubeEdge - 1.0), b / (cubeEdge - 1.0)});
                    cube.push_back({float(ink[0]), float(ink[1]), float(ink[2]), float(ink[3])});
                }
        cube.back() = {}; // white is paper
        return cube;
    }
};

InkTable::InkTable(std::unique_ptr<Tables> tables) : mTables(std::move(tables)) {}
InkTable::InkTable(InkTable&&) noexcept = default;
InkTable::~InkTable() = default;

Result<InkTable> InkTable::of(const PressProfile& profile, int limit)
{
    const ProfileHandle press(cmsOpenProfileFromMem(profile.bytes.constData(), cmsUInt32Number(profile.bytes.size())));
    const ProfileHandle screen(cmsCreate_sRGBProfile());
    const ProfileHandle eye(cmsCreateLab4Profile(nullptr));
    auto tables = std::make_unique<Tables>();
    constexpr cmsUInt32Number exact = cmsFLAGS_NOOPTIMIZE | cmsFLAGS_NOCACHE;
    if (press) {
        tables->toInk.reset(cmsCreateTransform(screen.get(), TYPE_RGB_DBL, press.get(), TYPE_CMYK_DBL,
                                               INTENT_RELATIVE_COLORIMETRIC, exact | cmsFLAGS_BLACKPOINTCOMPENSATION));
        tables->toLab.reset(cmsCreateTransform(press.get(), TYPE_CMYK_DBL, eye.get(), TYPE_Lab_DBL,
                                               INTENT_RELATIVE_COLORIMETRIC, exact));
    }
    if (!tables->toInk || !tables->toLab)
        return tl::unexpected<Problem>(Problem{Trouble::BadInput,
                                               Text("the colour profile cannot convert from the screen"),
                                               {},
                                               profile.file,
                                               {},
                                               Text("choose another profile"),
                                               {}});
    tables->limit = limit / 100.0;
    tables->mostColours = std::max(2.0, tables->limit - 1); // below black that overprints
    for (int i = 0; i <= blackSteps; ++i) {
        const double light = luminanceOf(tables->lightness({0, 0, 0, double(i) / blackSteps}));
        tables->blacks.push_back(i == 0 ? light : std::min(light, tables->blacks.back())); // never brighter with more
    }
    return InkTable(std::move(tables));
}

double InkTable::limit() const
{
    return mTables->limit;
}

double InkTable::mostColours() const
{
    return mTables->mostColours;
}

Ink InkTable::of(const SrgbColour& colour, Use use) const
{
    const auto part = [&](std::size_t i) {
        return std::uint64_t(std::lround(std::clamp(colour[i], 0.0, 1.0) * 65535));
    };
    const std::uint64_t key = part(0) | part(1) << 16 | part(2) << 32 | std::uint64_t(use) << 48;
    if (const auto found = mTables->known.find(key); found != mTables->known.end())
        return found->second;
    const auto [low, high] = std::minmax({colour[0], colour[1], colour[2]});
    Ink ink{};
    if (use != Use::Picture && (high - low) * 255 < evenGrey)
        ink[3] = mTables->blackFor((colour[0] + colour[1] + colour[2]) / 3);
    else if (use == Use::Line && high * 255 <= darkestBlack && (high - low) * 255 <= nearlyGrey)
        ink = blackInk;
    else
        ink = roundedInk(mTables->picture(colour));
    ink = roundedInk(ink);
    mTables->known.emplace(key, ink);
    return ink;
}

void InkTable::convert(const unsigned char* rgb, unsigned char* cmyk, std::size_t pixels) const
{
    const auto& cube = mTables->pictures();
    constexpr float scale = (cubeEdge - 1) / 255.0F;
    for (; pixels > 0; --pixels, rgb += 3, cmyk += 4) {
        std::size_t base = 0;
        float part[3];
        std::size_t step[3] = {std::size_t(cubeEdge) * cubeEdge, cubeEdge, 1};
        for (int i = 0; i < 3; ++i) {
            const float place = float(rgb[i]) * scale;
            const int cell = std::min(int(place), cubeEdge - 2);
            part[i] = place - float(cell);
            base += std::size_t(cell) * step[i];
        }
        // Tetrahedral: along the largest part first, so that grey stays on the diagonal.
        int order[3] = {0, 1, 2};
        std::sort(order, order + 3, [&](int a, int b) { return part[a] > part[b]; });
        float sum[4];
        float rest = 1;
        std::size_t at = base;
        for (float& one : sum)
            one = 0;
        for (int i = 0; i <= 3; ++i) {
            const float next = i < 3 ? part[order[i]] : 0;
            for (int k = 0; k < 4; ++k)
                sum[k] += (rest - next) * cube[at][std::size_t(k)];
            rest = next;
            if (i < 3)
                at += step[order[i]];
        }
        for (int k = 0; k < 4; ++k)
            cmyk[k] = static_cast<unsigned char>(sum[k] * 255.0F); // rounded down, so that the limit holds
    }
}

} // namespace fw
