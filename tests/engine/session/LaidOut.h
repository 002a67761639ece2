#pragma once

#include "engine/session/Orders.h"
#include "engine/session/StateLines.h"

#include <algorithm>
#include <map>
#include <string>
#include <tuple>

/// Sets a game up again from its adjournment sheet.
namespace laidout {

/// The differences between two positions on the table; empty if there are none. The stacking order counts within one
/// place: in a cell among all counters, in a box among those of one side.
inline std::string difference(const fw::Rules& rules, const fw::Position& a, const fw::Position& b)
{
    const auto& units = rules.scenario().units;
    const auto piles = [&](const fw::Position& p) {
        std::map<std::pair<int, std::string>, std::map<int, std::string>> out;
        for (std::size_t u = 0; u < units.size(); ++u) {
            const int place = p.units[u].place.index();
            const bool cell = place >= 0 && place < rules.cellCount();
            out[{place, cell ? std::string() : units[u].side}][p.units[u].order] = units[u].id;
        }
        std::map<std::pair<int, std::string>, std::string> names;
        for (const auto& [where, pile] : out)
            for (const auto& [order, id] : pile)
                names[where] += id + " ";
        return names;
    };
    for (std::size_t u = 0; u < units.size(); ++u) {
        const auto state = [&](const fw::Position& p) {
            return std::tuple(p.units[u].place, p.units[u].steps, p.units[u].facing);
        };
        if (state(a) != state(b))
            return units[u].id + " lies elsewhere, has other steps or looks another way";
    }
    if (piles(a) != piles(b))
        return "a stack lies in another order";
    if (a.unitMarks != b.unitMarks)
        return "a mark of a unit differs";
    if (a.sideMarks != b.sideMarks || a.gameMarks != b.gameMarks)
        return "a track differs";
    if (a.notes != b.notes)
        return "a mark of a place or a set differs";
    if (a.turn != b.turn || a.phase != b.phase || a.active != b.active)
        return "the clock differs";
    return {};
}

/// The lines as a referee types them, each with a reason.
inline std::string typed(const fw::Rules& rules, const fw::State& state)
{
    std::string out;
    for (const fw::StateLine& line : fw::stateLines(rules, state))
        out += "set " + line.said.what + "    " + line.said.text + " because the sheet says so\n";
    return out;
}

} // namespace laidout
