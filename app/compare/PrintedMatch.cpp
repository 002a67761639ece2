#include "app/compare/PrintedMatch.h"

#include "app/compare/CompareEditions.h"

#include <algorithm>

namespace fw {

namespace {

// Weights of what a printed counter has in common with a wanted one. Two counters of one name differ in numbers, so the
// side of the sheet decides before numbers do.
constexpr int byName = 200, bySide = 50, byPlace = 20, bySign = 10;

bool alike(const QString& one, const QString& other)
{
    return alikeNames(one.toStdString(), other.toStdString());
}

} // namespace

void pairBest(std::vector<int>& partner, std::size_t found,
              const std::function<int(std::size_t wanted, std::size_t found)>& score)
{
    struct ScoredPair {
        int score;
        int wanted;
        int found;
    };
    std::vector<bool> taken(found, false);
    for (const int one : partner)
        if (one >= 0)
            taken[std::size_t(one)] = true;
    std::vector<ScoredPair> pairs;
    for (std::size_t w = 0; w < partner.size(); ++w)
        for (std::size_t f = 0; partner[w] < 0 && f < found; ++f)
            if (const int points = taken[f] ? 0 : score(w, f); points > 0)
                pairs.push_back({points, int(w), int(f)});
    std::ranges::stable_sort(pairs, std::greater(), &ScoredPair::score);
    for (const ScoredPair& pair : pairs) {
        if (partner[std::size_t(pair.wanted)] >= 0 || taken[std::size_t(pair.found)])
            continue;
        partner[std::size_t(pair.wanted)] = pair.found;
        taken[std::size_t(pair.found)] = true;
    }
}

std::vector<int> matchFaces(const std::vector<WantedFace>& wanted, const std::vector<PrintedFace>& found,
                            const std::vector<QString>& places, const Map& map)
{
    std::vector<int> partner(wanted.size(), -1);
    const auto more = [&](std::size_t w, std::size_t f) {
        const bool there = !wanted[w].place.isEmpty() && samePlace(map, wanted[w].place, places[f]);
        return (wanted[w].side == found[f].side ? bySide : 0) + (there ? byPlace : 0)
               + (wanted[w].sign == found[f].sign ? bySign : 0);
    };
    const auto numbers = [&](std::size_t w, std::size_t f) { return wanted[w].numbers == found[f].numbers; };
    pairBest(partner, found.size(), [&](std::size_t w, std::size_t f) {
        return numbers(w, f) && printsName(found[f].name, wanted[w].name) ? byName + more(w, f) : 0;
    });
    pairBest(partner, found.size(), [&](std::size_t w, std::size_t f) {
        return printsName(found[f].name, wanted[w].name) ? byName + more(w, f) : 0;
    });
    pairBest(partner, found.size(), [&](std::size_t w, std::size_t f) {
        const bool may = found[f].certain && wanted[w].side == found[f].side && numbers(w, f);
        return may && alike(found[f].name, wanted[w].name) ? byName + more(w, f) : 0;
    });
    // The last ones with the same numbers at the same place have another name.
    pairBest(partner, found.size(), [&](std::size_t w, std::size_t f) {
        const int common = more(w, f);
        return found[f].certain && numbers(w, f) && common >= bySide + byPlace ? common : 0;
    });
    return partner;
}

std::vector<int> matchRows(const std::vector<WantedRow>& wanted, const std::vector<PrintedRow>& found, const Map& map)
{
    std::vector<int> partner(wanted.size(), -1);
    const auto more = [&](std::size_t w, std::size_t f) {
        return (wanted[w].values == found[f].values ? bySide : 0)
               + (samePlace(map, wanted[w].place, found[f].place) ? byPlace : 0);
    };
    pairBest(partner, found.size(), [&](std::size_t w, std::size_t f) {
        return printsName(found[f].name, wanted[w].name) ? byName + more(w, f) : 0;
    });
    pairBest(partner, found.size(), [&](std::size_t w, std::size_t f) {
        return alike(found[f].name, wanted[w].name) ? byName + more(w, f) : 0;
    });
    pairBest(partner, found.size(), [&](std::size_t w, std::size_t f) {
        const int common = more(w, f);
        return common >= bySide + byPlace ? common : 0;
    });
    return partner;
}

} // namespace fw
