#include "engine/playtest/GameStatistics.h"

#include "engine/play/SideStanding.h"

#include <algorithm>
#include <optional>

namespace fw {

GameStatistics::GameStatistics(const Rules& rules, PlayedGame& game) : mRules(rules), mGame(game)
{
    mGame.sides.resize(rules.scenario().sides.size());
    for (const Unit& unit : rules.scenario().units)
        mSides.push_back(static_cast<std::size_t>(std::max(0, rules.side(unit.side))));
}

bool GameStatistics::eliminated(const Position& position, std::size_t unit) const
{
    const int box = position.units[unit].place.index() - mRules.cellCount();
    const std::vector<Box>& boxes = mRules.ruleset().boxes;
    if (box < 0 || static_cast<std::size_t>(box) >= boxes.size())
        return false;
    const std::optional<BoxRole> role = boxes[static_cast<std::size_t>(box)].role;
    return role == BoxRole::Eliminated || role == BoxRole::Captured;
}

std::int64_t GameStatistics::alive(const Position& position, std::size_t unit) const
{
    return eliminated(position, unit) ? 0 : position.units[unit].steps;
}

void GameStatistics::count(const Position& before, const Position& after, const Trace& trace, bool traced)
{
    for (std::size_t u = 0; u < after.units.size(); ++u) {
        if (before.units[u] == after.units[u])
            continue;
        PlayedGame::Side& side = mGame.sides[mSides[u]];
        if (eliminated(after, u) && !eliminated(before, u))
            ++side.unitsLost;
        const std::int64_t lost = alive(before, u) - alive(after, u);
        if (lost <= 0)
            continue;
        side.stepsLost += lost;
        const int cell = traced ? lostIn(before, after, trace, u) : -1;
        if (cell < 0)
            continue;
        std::vector<std::int64_t>& at = mGame.lostAt[mRules.placeName(cell)];
        at.resize(mGame.sides.size());
        at[mSides[u]] += lost;
    }
    if (!traced)
        return;
    for (const Event& event : trace)
        speak(event);
    if (after.turn > before.turn && before.turn >= mRules.scenario().firstTurn)
        score(after, after.turn - 1);
}

int GameStatistics::lostIn(const Position& before, const Position& after, const Trace& trace, std::size_t unit) const
{
    const std::string& id = mRules.scenario().units[unit].id;
    int at = before.units[unit].place.index();
    for (const Event& event : trace) {
        if (std::ranges::find(event.units, id) == event.units.end())
            continue;
        if (event.is<UnitsMoved, UnitPlaced>() && !event.places.empty())
            at = mRules.place(event.places.back());
        if (event.is<StepsChanged, UnitRemoved>())
            break;
    }
    if (at < 0 || at >= mRules.cellCount())
        at = after.units[unit].place.index();
    return at < mRules.cellCount() ? at : -1;
}

void GameStatistics::speak(const Event& event)
{
    if (event.row.empty())
        return;
    if (event.is<ModifierApplied>()) {
        ++mGame.spoken["modifier " + event.row];
    } else if (const auto* read = event.as<CellRead>()) {
        std::string cell = "cell " + event.row;
        for (auto axis = read->where.rbegin(); axis != read->where.rend(); ++axis)
            cell += (axis == read->where.rbegin() ? " " : ", ") + axis->band;
        ++mGame.spoken[cell];
    } else if (event.is<CheckMade>()) {
        ++mGame.spoken["check " + event.row];
    } else if (event.is<CodeApplied>()) {
        ++mGame.spoken["result " + event.row];
    } else if (event.is<ChoiceMade>()) {
        ++mGame.spoken["choice " + event.row];
    }
}

void GameStatistics::ending(const Trace& trace)
{
    for (const Event& event : trace) {
        if (!event.is<GameEnded>())
            continue;
        mGame.winner = event.units.empty() ? std::string() : event.units.front();
        mGame.ending = event.cite;
        mGame.outcome = event.as<GameEnded>()->outcome;
    }
}

void GameStatistics::score(const Position& position, std::int32_t until)
{
    PlayedGame::Score sides;
    for (std::size_t s = 0; s < mGame.sides.size(); ++s) {
        const std::optional<Rational> standing = sideStanding(mRules, position, static_cast<std::int32_t>(s));
        const Rational thousandths = standing ? (*standing * 1000).floor() : Rational::invalid();
        if (!thousandths.valid())
            return;
        sides.push_back(thousandths.num());
    }
    const std::int32_t turns = until - mRules.scenario().firstTurn + 1;
    while (static_cast<std::int32_t>(mGame.scores.size()) < turns)
        mGame.scores.push_back(sides);
}

void GameStatistics::finish(const Position& end)
{
    score(end, end.turn);
    std::map<int, std::int32_t> highest; // order in the stack
    for (std::size_t u = 0; u < end.units.size(); ++u) {
        const UnitState& unit = end.units[u];
        const int cell = unit.place.index();
        if (cell < 0 || cell >= mRules.cellCount())
            continue;
        const auto [top, first] = highest.emplace(cell, unit.order);
        if (!first && top->second > unit.order)
            continue;
        top->second = unit.order;
        mGame.heldBy[mRules.placeName(cell)] = static_cast<std::int64_t>(mSides[u]);
    }
}

} // namespace fw
