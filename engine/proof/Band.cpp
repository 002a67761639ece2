#include "engine/proof/Band.h"

#include "engine/base/Words.h"

#include <algorithm>
#include <numeric>
#include <sstream>

namespace fw {

namespace {

/// Advances of Roboto Condensed in hundredths of the type size: ASCII from the space on, then accented letters from
/// U+00A0 on. tests/editor/tst_names compares them with the font.
constexpr unsigned char ascii[] = {23, 25, 32, 55, 49, 63, 54, 17, 31, 32, 43, 50, 20, 25, 26, 37, 49, 49, 49,
                                   49, 49, 49, 49, 49, 49, 49, 23, 20, 45, 48, 46, 42, 77, 58, 55, 57, 57, 50,
                                   48, 59, 62, 25, 48, 55, 48, 76, 62, 60, 55, 60, 53, 52, 52, 56, 56, 76, 55,
                                   52, 52, 25, 37, 25, 37, 40, 31, 48, 49, 46, 50, 47, 32, 49, 48, 23, 22, 45,
                                   23, 75, 48, 50, 49, 50, 30, 46, 30, 48, 43, 65, 44, 42, 44, 31, 24, 31, 59};
constexpr unsigned char accented[] = {
    23, 23, 48, 51, 71, 46, 24, 54, 42, 79, 40, 42, 49, 25, 79, 41, 37, 47, 33, 33, 31, 50, 43, 24, 23, 33, 40, 42,
    64, 68, 67, 42, 58, 58, 58, 58, 58, 58, 81, 57, 50, 50, 50, 50, 25, 25, 25, 25, 59, 62, 60, 60, 60, 60, 60, 47,
    60, 56, 56, 56, 56, 52, 52, 52, 48, 48, 48, 48, 48, 48, 73, 46, 47, 47, 47, 47, 24, 24, 24, 24, 51, 48, 50, 50,
    50, 50, 50, 50, 50, 48, 48, 48, 48, 42, 51, 42, 58, 48, 58, 48, 58, 48, 57, 46, 57, 46, 57, 46, 57, 46, 57, 57,
    59, 53, 50, 47, 50, 47, 50, 47, 50, 47, 50, 47, 59, 49, 59, 49, 59, 49, 59, 49, 62, 48, 61, 50, 25, 24, 25, 24,
    25, 24, 25, 23, 25, 24, 73, 45, 48, 24, 55, 45, 49, 48, 23, 48, 23, 48, 30, 48, 34, 48, 25, 62, 48, 62, 48, 62,
    48, 48, 60, 50, 60, 50, 60, 50, 60, 50, 83, 78, 53, 30, 53, 30, 53, 30, 52, 46, 52, 46, 52, 46, 52, 46, 52, 30,
    52, 32, 52, 30, 56, 48, 56, 48, 56, 48, 56, 48, 56, 48, 56, 48, 76, 65, 52, 42, 52, 52, 44, 52, 44, 52, 44, 23};
constexpr int otherAdvance = 51;

// Capitals are 1.28 mm high, which is 0.711 of the type size, and a name has 11.4 mm. Letters narrow to two thirds
// before any is left out, which leaves this many hundredths of the type size.
constexpr int room = 959;

int width(const std::string& text)
{
    int out = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        if (c >= 32 && c < 127) {
            out += ascii[c - 32];
        } else if (c >= 0xC2 && c <= 0xC5 && i + 1 < text.size()) { // two bytes, U+0080 to U+017F
            const int letter = (c & 0x1F) << 6 | (static_cast<unsigned char>(text[i + 1]) & 0x3F);
            out += letter >= 0xA0 ? accented[letter - 0xA0] : 0;
        } else if ((c & 0xC0) != 0x80) { // the first byte of another letter
            out += otherAdvance;
        }
    }
    return out;
}

/// That many first letters of a text in UTF-8; the whole text if it is shorter.
std::string firstLetters(const std::string& text, std::size_t letters)
{
    for (std::size_t i = 0; i < text.size(); ++i)
        if ((static_cast<unsigned char>(text[i]) & 0xC0) != 0x80 && letters-- == 0)
            return text.substr(0, i);
    return text;
}

} // namespace

BandSigns bandSigns(const Scenario& scenario)
{
    constexpr std::size_t mostLetters = 3;
    BandSigns out;
    for (const Unit& unit : scenario.units)
        if (!unit.formation.empty())
            out[{unit.side, unit.formation}];
    for (auto& [of, sign] : out) {
        if (const FormationSign* own = formationSign(scenario, of.first, of.second); own && !own->sign.empty()) {
            sign = own->sign;
            continue;
        }
        const auto alone = [&](std::size_t letters) {
            const std::string begin = smallLetters(firstLetters(of.second, letters));
            return std::ranges::none_of(out, [&](const auto& other) {
                return other.first.first == of.first && other.first.second != of.second
                       && smallLetters(other.first.second).starts_with(begin);
            });
        };
        std::size_t letters = firstLetters(of.second, mostLetters) == of.second ? mostLetters : 1;
        while (letters < mostLetters && !alone(letters))
            ++letters;
        sign = firstLetters(of.second, letters);
    }
    return out;
}

std::string printedName(const std::string& name)
{
    const std::size_t bracket = name.rfind(" (");
    const bool last = bracket != std::string::npos && bracket > 0 && name.find(')', bracket) == name.size() - 1;
    return last && !nameFits(name) ? name.substr(0, bracket) : name;
}

bool nameFits(const std::string& name)
{
    return width(name) <= room;
}

std::vector<std::size_t> printedRatings(const Ruleset& ruleset, const std::string& type)
{
    std::vector<std::size_t> out;
    auto row = ruleset.printed.find(type);
    if (row == ruleset.printed.end())
        row = ruleset.printed.find("*");
    if (row == ruleset.printed.end()) {
        out.resize(ruleset.ratings.size());
        std::iota(out.begin(), out.end(), std::size_t(0));
        return out;
    }
    std::istringstream words(row->second);
    for (std::string word; words >> word;)
        for (std::size_t r = 0; r < ruleset.ratings.size(); ++r)
            if (ruleset.ratings[r].id == word)
                out.push_back(r);
    return out;
}

} // namespace fw
