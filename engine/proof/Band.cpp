#include "engine/proof/Band.h"

namespace fw {

namespace {

/// Advances of DejaVu Sans Condensed in hundredths of the size of the type, from the space on.
constexpr unsigned char advances[] = {
    29, 36, 41, 75, 57, 86, 70, 25, 35, 35, 45, 75, 29, 32, 29, 30, 57, 57, 57, 57, 57, 57, 57, 57,
    57, 57, 30, 30, 75, 75, 75, 48, 90, 62, 62, 63, 69, 57, 52, 70, 68, 27, 27, 59, 50, 78, 67, 71,
    54, 71, 63, 57, 55, 66, 62, 89, 62, 55, 62, 35, 30, 35, 75, 45, 45, 55, 57, 49, 57, 55, 32, 57,
    57, 25, 25, 52, 25, 88, 57, 55, 57, 57, 37, 47, 35, 57, 53, 74, 53, 53, 47, 57, 30, 57, 75};
constexpr int otherAdvance = 57; ///< of a letter outside ASCII

// Capitals are 1.28 mm high and 0.729 of the type's size; there are 11.4 mm, and letters are
// narrowed to two thirds before any is left out: so many hundredths of the type's size have room.
constexpr int room = 983;

int width(const std::string& text)
{
    int out = 0;
    for (const char letter : text) {
        const auto c = static_cast<unsigned char>(letter);
        if (c >= 32 && c < 127)
            out += advances[c - 32];
        else if ((c & 0xC0) != 0x80) // the first byte of a letter
            out += otherAdvance;
    }
    return out;
}

} // namespace

std::string bandSign(const std::string& formation)
{
    std::size_t letters = 0, first = formation.size();
    for (std::size_t i = 0; i < formation.size(); ++i) {
        if ((static_cast<unsigned char>(formation[i]) & 0xC0) == 0x80)
            continue;
        if (++letters == 2)
            first = i;
    }
    return letters <= 3 ? formation : formation.substr(0, first);
}

std::string printedName(const std::string& name)
{
    const std::size_t bracket = name.find(" (");
    // The painter drops it as soon as the letters would have to be narrowed at all.
    if (bracket != std::string::npos && bracket > 0 && width(name) * 100 > room * 66)
        return name.substr(0, bracket);
    return name;
}

bool nameFits(const std::string& name)
{
    return width(name) <= room;
}

} // namespace fw
