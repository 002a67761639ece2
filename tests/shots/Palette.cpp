#include "tests/shots/Palette.h"

#include <QHash>
#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace {

constexpr std::size_t mostColours = 256;

/// A colour of the picture and how many pixels have it.
struct Colour {
    QRgb rgb;
    qint64 pixels;
};
/// Colours that become one.
using Box = std::vector<Colour>;

int channel(QRgb rgb, int which)
{
    return which == 0 ? qRed(rgb) : which == 1 ? qGreen(rgb) : qBlue(rgb);
}

/// The channel in which the colours of a box differ most, and by how much.
std::pair<int, int> widest(const Box& box)
{
    std::pair<int, int> best{0, -1};
    for (int which = 0; which < 3; ++which) {
        const auto [least, most] = std::ranges::minmax_element(
            box, {}, [which](const Colour& colour) { return channel(colour.rgb, which); });
        const int range = channel(most->rgb, which) - channel(least->rgb, which);
        if (range > best.second)
            best = {which, range};
    }
    return best;
}

/// How much is gained when the box is cut in two: many pixels, or colours that are far from each other.
double worth(const Box& box)
{
    double pixels = 0;
    for (const Colour& colour : box)
        pixels += double(colour.pixels);
    return box.size() < 2 ? 0 : std::sqrt(pixels) * widest(box).second;
}

/// Takes the upper half of a box out of it.
Box cut(Box& box)
{
    const int which = widest(box).first;
    std::ranges::sort(box, {},
                      [which](const Colour& colour) { return std::pair(channel(colour.rgb, which), colour.rgb); });
    qint64 pixels = 0, half = 0;
    for (const Colour& colour : box)
        pixels += colour.pixels;
    std::size_t at = 0;
    while (at + 1 < box.size() && (half += box[at].pixels) < pixels / 2)
        ++at;
    at = std::clamp<std::size_t>(at, 1, box.size() - 1);
    Box upper(box.begin() + std::ptrdiff_t(at), box.end());
    box.resize(at);
    return upper;
}

QRgb mean(const Box& box)
{
    std::array<qint64, 3> sum{};
    qint64 pixels = 0;
    for (const Colour& colour : box) {
        for (int which = 0; which < 3; ++which)
            sum[std::size_t(which)] += channel(colour.rgb, which) * colour.pixels;
        pixels += colour.pixels;
    }
    const auto part = [&](std::size_t which) { return int((sum[which] + pixels / 2) / pixels); };
    return qRgb(part(0), part(1), part(2));
}

} // namespace

QImage withFewColours(const QImage& image)
{
    const QImage from = image.convertToFormat(QImage::Format_RGB32);
    QHash<QRgb, qint64> pixels;
    for (int y = 0; y < from.height(); ++y)
        for (int x = 0; x < from.width(); ++x)
            ++pixels[from.pixel(x, y)];
    Box all;
    for (auto colour = pixels.begin(); colour != pixels.end(); ++colour)
        all.push_back({colour.key(), colour.value()});
    std::ranges::sort(all, {}, &Colour::rgb); // QHash has a different order in each run
    std::vector<Box> boxes{std::move(all)};
    std::vector<double> worths{worth(boxes.front())};
    while (boxes.size() < mostColours) {
        const std::size_t at = std::size_t(std::ranges::max_element(worths) - worths.begin());
        if (worths[at] <= 0)
            break;
        boxes.push_back(cut(boxes[at]));
        worths[at] = worth(boxes[at]);
        worths.push_back(worth(boxes.back()));
    }
    QHash<QRgb, uint> index;
    QList<QRgb> table;
    for (const Box& box : boxes) {
        for (const Colour& colour : box)
            index[colour.rgb] = uint(table.size());
        table << mean(box);
    }
    QImage out(from.size(), QImage::Format_Indexed8);
    out.setColorTable(table);
    for (int y = 0; y < from.height(); ++y)
        for (int x = 0; x < from.width(); ++x)
            out.setPixel(x, y, index.value(from.pixel(x, y)));
    return out;
}
