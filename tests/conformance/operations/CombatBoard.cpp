#include "tests/conformance/operations/CombatBoard.h"

#include <algorithm>

namespace conformance {

namespace {

void once(std::vector<fw::Cell>& cells, fw::Cell cell)
{
    if (std::find(cells.begin(), cells.end(), cell) == cells.end())
        cells.push_back(cell);
}

/// The hexes of one side's units; a unit without a hex gets its own.
std::vector<std::string> hexNames(const Json& units, bool together)
{
    std::vector<std::string> names;
    for (const Json& unit : units) {
        const std::string said = word(at(unit, "hex"));
        names.push_back(!said.empty() ? said : together ? "" : word(at(unit, "id")));
    }
    return names;
}

std::vector<std::string> each(const std::vector<std::string>& names)
{
    std::vector<std::string> out;
    for (const std::string& name : names)
        if (std::find(out.begin(), out.end(), name) == out.end())
            out.push_back(name);
    return out;
}

/// Places the hexes of both sides so that each attacking hex is adjacent to each defending one, as far as possible.
void places(const Bench& bench, std::size_t attacking, std::size_t attacked, std::map<int, fw::Cell>& from,
            std::map<int, fw::Cell>& to)
{
    const fw::Grid& grid = bench.grid();
    const fw::Cell centre = bench.centre();
    if (attacking > 1 && attacked > 1) { // two against two form a rhombus
        from = {{0, centre}, {1, grid.neighbour(centre, 0)}};
        to = {{0, grid.neighbour(centre, 1)}, {1, grid.neighbour(centre, 5)}};
        return;
    }
    static constexpr int around[] = {4, 2, 0, 5, 1, 3};
    for (std::size_t i = 0; i < 6; ++i) {
        (attacked > 1 ? to : from)[static_cast<int>(i)] = grid.neighbour(centre, around[i]);
        (attacked > 1 ? from : to)[static_cast<int>(i)] = centre;
    }
}

bool besideAny(const Bench& bench, fw::Cell cell, const std::vector<fw::Cell>& others)
{
    return std::any_of(others.begin(), others.end(),
                       [&](fw::Cell other) { return bench.grid().distance(cell, other) <= 1; });
}

/// Whether a counter of a side would be adjacent to an enemy in a cell.
bool meetsEnemy(Bench& bench, fw::Cell cell, const std::string& side)
{
    const fw::Scenario& scenario = bench.scenario();
    for (std::size_t i = 0; i < scenario.setup.size(); ++i)
        if (scenario.units[i].side != side && scenario.setup[i].at != fw::noCell
            && bench.grid().distance(scenario.setup[i].at, cell) <= 1)
            return true;
    return false;
}

/// Puts enemy ZOC on all surrounding hexes, from counters that are adjacent to no unit; makes a hex impassable if that
/// is not possible.
void surround(Bench& bench, const std::vector<fw::Cell>& hexes, const CombatBoard& board, const std::string& by)
{
    const fw::Grid& grid = bench.grid();
    for (const fw::Cell hex : hexes)
        for (const fw::Cell open : grid.neighbours(hex)) {
            if (bench.occupied(open))
                continue;
            const std::vector<fw::Cell> behind = grid.neighbours(open);
            const auto stands = std::find_if(behind.begin(), behind.end(), [&](fw::Cell cell) {
                return !bench.occupied(cell) && !meetsEnemy(bench, cell, by) && !besideAny(bench, cell, board.from)
                       && !besideAny(bench, cell, board.to);
            });
            if (stands != behind.end())
                bench.extra(by, *stands, true);
            else
                bench.terrain(open, "river");
        }
}

std::string leaderOf(Bench& bench, const Json& leader, const std::string& side, fw::Cell cell)
{
    if (leader.is_null())
        return {};
    bench.know(leader, {"name", "close_combat_drm", "leadership"}, "leader");
    const std::string name = word(at(leader, "name"));
    bench.leader(name, side, cell);
    bench.rate(bench.id("leaders", name), leader);
    return bench.id("leaders", name);
}

/// Sets hexsides and slopes between the hexes, as seen by the attacker.
void edges(Bench& bench, const CombatBoard& board, const std::map<std::string, fw::Cell>& where)
{
    for (const fw::Cell cell : board.to)
        bench.level(cell, 2);
    for (const fw::Cell cell : board.from)
        bench.level(cell, 2);
    for (const Json& edge : at(bench.given(), "edges")) {
        bench.know(edge, {"attacker", "defender", "features"}, "edges");
        const auto a = where.find(word(at(edge, "attacker")));
        const auto d = where.find(word(at(edge, "defender")));
        if (a == where.end() || d == where.end())
            return bench.fail("an edge names nobody");
        for (const std::string& feature : words(at(edge, "features"))) {
            if (feature == "slope_up" || feature == "slope")
                bench.level(a->second, 1);
            else if (feature == "slope_down")
                bench.level(a->second, 3);
            bench.edge(a->second, d->second, feature, board.defender);
        }
    }
}

/// Adds a unit of the leader's side three hexes away, without an adjacent enemy. A leader left alone goes there; the
/// cases do not mention that.
void refuge(Bench& bench, fw::Cell leader, const std::string& side)
{
    const fw::Grid& grid = bench.grid();
    for (fw::Cell cell = 0; cell < grid.cellCount(); ++cell)
        if (grid.distance(cell, leader) == 3 && !bench.occupied(cell) && !meetsEnemy(bench, cell, side)) {
            bench.extra(side, cell, true);
            return;
        }
}

/// Puts woods, which block ZOC, into one hex next to a side that the case does not call surrounded.
void leaveOpen(Bench& bench, const std::vector<fw::Cell>& hexes, const std::vector<fw::Cell>& foes, const char* who)
{
    const std::vector<std::string> surrounded = words(at(bench.given(), "surrounded"));
    if (foes.size() < 3 || std::find(surrounded.begin(), surrounded.end(), who) != surrounded.end())
        return;
    for (const fw::Cell cell : bench.grid().neighbours(hexes.front()))
        if (!bench.occupied(cell))
            return bench.terrain(cell, "light_woods");
}

/// Adds an enemy stack next to an attacker, but not next to a defender.
void divert(Bench& bench, CombatBoard& board)
{
    const Json& stack = at(bench.given(), "diverted_stack");
    bench.know(stack, {"id", "pinned"}, "diverted_stack");
    for (const fw::Cell hex : board.from)
        for (const fw::Cell cell : bench.grid().neighbours(hex))
            if (board.diversion == fw::noCell && !bench.occupied(cell) && !besideAny(bench, cell, board.to))
                board.diversion = cell;
    if (board.diversion == fw::noCell)
        return bench.fail("no hex is left for the diversion");
    Json unit{{"id", stack.is_null() ? "diverted" : word(at(stack, "id"))},
              {"side", board.defender},
              {"class", "infantry"},
              {"sp", 1},
              {"state", "parade"}};
    if (has(stack, "pinned"))
        unit["pinned"] = true;
    bench.unit(unit, board.diversion);
}

} // namespace

std::vector<fw::Cell> flanks(const Bench& bench, fw::Cell a, fw::Cell b)
{
    std::vector<fw::Cell> out;
    for (const fw::Cell cell : bench.grid().neighbours(a))
        if (bench.grid().adjacent(cell, b))
            out.push_back(cell);
    return out;
}

void closeFlanks(Bench& bench, fw::Cell own, fw::Cell foe, const std::string& side)
{
    for (const fw::Cell flank : flanks(bench, own, foe))
        for (const fw::Cell behind : bench.grid().neighbours(flank))
            if (!bench.occupied(behind) && bench.grid().distance(behind, foe) > 1
                && bench.grid().distance(behind, own) <= 1) {
                bench.extra(side, behind, true);
                break;
            }
}

CombatBoard layOutCombat(Bench& bench)
{
    const Json& given = bench.given();
    bench.know(given,
               {"phase", "phasing", "turn", "attackers", "defenders", "edges", "surrounded", "attacker_leader",
                "defender_leader", "open_flank", "hexes", "defender_in_chew_house", "attacker_in_chew_house",
                "waynes_fury", "defender_declares", "diverted_stack", "momentum", "army_morale"},
               "given");
    CombatBoard board;
    const Json& attackers = at(given, "attackers");
    const Json& defenders = at(given, "defenders");
    if (attackers.empty() || defenders.empty()) {
        bench.fail("a combat of nobody");
        return board;
    }
    board.attacker = bench.id("sides", word(at(attackers.front(), "side")));
    board.defender = bench.id("sides", word(at(defenders.front(), "side")));
    const std::vector<std::string> fromNames = hexNames(attackers, false);
    const std::vector<std::string> toNames = hexNames(defenders, true);
    std::map<int, fw::Cell> from;
    std::map<int, fw::Cell> to;
    places(bench, each(fromNames).size(), each(toNames).size(), from, to);
    std::map<std::string, fw::Cell> where;
    const auto put = [&](const Json& units, const std::vector<std::string>& names, std::map<int, fw::Cell>& cells,
                         std::vector<std::string>& ids, std::vector<fw::Cell>& hexes, std::string& lead, bool fury) {
        const std::vector<std::string> order = each(names);
        for (std::size_t i = 0; i < units.size(); ++i) {
            const int nth = static_cast<int>(std::find(order.begin(), order.end(), names[i]) - order.begin());
            if (cells.count(nth) == 0)
                return bench.fail("more hexes than lie around one");
            Json unit = units.at(i);
            if (fury) // makes the flag of the case true
                unit["class"] = "light_infantry";
            bench.unit(unit, cells[nth]);
            ids.push_back(word(at(unit, "id")));
            where[ids.back()] = cells[nth];
            once(hexes, cells[nth]);
            if (has(unit, "lead"))
                lead = ids.back();
        }
        if (lead.empty() && !ids.empty())
            lead = ids.front();
    };
    const bool fury = has(given, "waynes_fury");
    put(attackers, fromNames, from, board.attackers, board.from, board.attackLead, false);
    put(defenders, toNames, to, board.defenders, board.to, board.defenceLead, fury);
    if (!bench.fault().empty())
        return board;
    if (has(given, "defender_in_chew_house"))
        bench.terrain(board.to.front(), "chew_house");
    if (has(given, "attacker_in_chew_house"))
        bench.terrain(board.from.front(), "chew_house");
    edges(bench, board, where);
    board.attackChief = leaderOf(bench,
                                 fury && at(given, "attacker_leader").is_null()
                                     ? Json({{"name", bench.id("fury", "leader")}, {"close_combat_drm", 0}})
                                     : at(given, "attacker_leader"),
                                 board.attacker, where[board.attackLead]);
    board.defenceChief = leaderOf(bench, at(given, "defender_leader"), board.defender, where[board.defenceLead]);
    if (has(bench.action(), "diversion"))
        divert(bench, board);
    for (const std::string& who : words(at(given, "surrounded"))) {
        if (who != "attacker" && who != "defender")
            bench.fail("nobody is called " + who);
        const bool defender = who == "defender";
        surround(bench, defender ? board.to : board.from, board, defender ? board.attacker : board.defender);
    }
    leaveOpen(bench, board.to, board.from, "defender");
    leaveOpen(bench, board.from, board.to, "attacker");
    if (!board.attackChief.empty())
        refuge(bench, where[board.attackLead], board.attacker);
    if (!board.defenceChief.empty())
        refuge(bench, where[board.defenceLead], board.defender);
    const Json& open = at(given, "open_flank");
    bench.know(open, {"attacker", "defender"}, "open_flank");
    if (at(open, "attacker") == Json(false))
        closeFlanks(bench, board.from.front(), board.to.front(), board.attacker);
    if (at(open, "defender") == Json(false))
        closeFlanks(bench, board.to.front(), board.from.front(), board.defender);
    for (const auto& [side, chits] : at(given, "momentum").items())
        bench.sideMark(bench.id("sides", side), bench.id("marks", "momentum"), number(chits));
    bench.armyMorale();
    return board;
}

} // namespace conformance
