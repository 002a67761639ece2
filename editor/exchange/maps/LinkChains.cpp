#include "editor/exchange/maps/LinkChains.h"

#include <map>
#include <set>

namespace fw {

std::vector<std::vector<Cell>> linkChains(const std::vector<std::pair<Cell, Cell>>& links)
{
    std::map<Cell, std::set<Cell>> open;
    for (const auto& [a, b] : links)
        if (a != b) {
            open[a].insert(b);
            open[b].insert(a);
        }
    std::map<Cell, std::size_t> degrees;
    for (const auto& [cell, others] : open)
        degrees[cell] = others.size();
    std::vector<std::vector<Cell>> chains;
    const auto follow = [&](Cell from) {
        std::vector<Cell> chain = {from};
        do {
            const Cell at = chain.back();
            const Cell next = *open[at].begin();
            open[at].erase(next);
            open[next].erase(at);
            chain.push_back(next);
        } while (degrees[chain.back()] == 2 && !open[chain.back()].empty());
        chains.push_back(std::move(chain));
    };
    for (const auto& [cell, degree] : degrees)
        while (degree != 2 && !open[cell].empty())
            follow(cell);
    for (const auto& [cell, degree] : degrees) // only rings are left
        while (!open[cell].empty())
            follow(cell);
    return chains;
}

} // namespace fw
