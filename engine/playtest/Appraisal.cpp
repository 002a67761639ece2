#include "engine/playtest/Appraisal.h"

#include "engine/model/Fields.h"
#include "engine/model/Walk.h"
#include "engine/play/SideStanding.h"
#include "engine/playtest/VictoryPlaces.h"

#include <algorithm>
#include <set>
#include <type_traits>

namespace fw {

namespace {

constexpr std::int32_t unitScale = 1000; // the strength and worth of an average unit
constexpr std::int64_t farAway = 14;     // differences of longer distances hardly matter
constexpr std::int64_t holds = 800;      // for an objective
constexpr std::int64_t guards = 140;     // for each step that an enemy is nearer to an empty objective than `near`
constexpr std::int32_t near = 7;         // distance from which an enemy threatens an objective

/// The largest number that a counter shows for a rating; 0 when it has none.
Rational printedRating(const Unit& unit, const std::string& rating)
{
    Rational most = 0;
    if (const auto found = unit.ratings.find(rating); found != unit.ratings.end())
        for (const auto& [column, number] : found->second)
            if (number > most)
                most = number;
    return most;
}

std::int64_t thousandths(const Rational& number)
{
    const Rational out = (number * 1000).floor();
    return out.valid() ? out.num() : 0;
}

/// The words that the prices and lengths of paths ask for, such as the rating of the allowance.
std::set<std::string> pathWords(const Ruleset& ruleset)
{
    std::set<std::string> out;
    for (const PathRow& path : ruleset.paths)
        walk(path, [&](const auto& row) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(row)>, Amount>) {
                out.insert(row.fact);
                out.insert(row.arg);
            }
        });
    return out;
}

} // namespace

Appraisal::Appraisal(const Rules& rules) : mRules(rules)
{
    const Scenario& scenario = rules.scenario();
    const std::string rating = strengthRating();
    std::int64_t sum = 0, count = 0;
    for (const Unit& unit : scenario.units)
        if (const std::int64_t printed = thousandths(printedRating(unit, rating)); printed > 0) {
            sum += printed;
            ++count;
        }
    const std::int64_t average = count > 0 ? std::max<std::int64_t>(1, sum / count) : unitScale;
    for (const Unit& unit : scenario.units) {
        UnitFacts facts;
        facts.side = std::max(0, rules.side(unit.side));
        facts.steps = std::max(1, unit.steps);
        const std::int64_t printed = rating.empty() ? average : thousandths(printedRating(unit, rating));
        facts.strength = static_cast<std::int32_t>(std::min<std::int64_t>(printed * unitScale / average, 10000));
        facts.worth = 400 + facts.strength * 6 / 10;
        mUnits.push_back(facts);
    }
    const Grid& grid = scenario.map.grid;
    mObjectives = victoryPlaces(rules);
    for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
        mNeighbours.push_back(grid.neighbours(cell));
        std::int32_t far = static_cast<std::int32_t>(farAway);
        for (const Cell objective : mObjectives)
            far = std::min(far, grid.distance(cell, objective));
        mToObjective.push_back(mObjectives.empty() ? 1 : far);
    }
    findHolderMarks();
    mPressing.assign(scenario.sides.size(), true);
    // A score that starts high counts strength, so that all of it is worth as much as all units. Else it counts points.
    const Position start = rules.startPosition();
    std::int64_t points = 0, worth = 0;
    for (std::size_t s = 0; s < scenario.sides.size(); ++s)
        if (const auto standing = sideStanding(rules, start, static_cast<std::int32_t>(s)))
            points += std::abs(thousandths(*standing));
    for (const UnitFacts& unit : mUnits)
        worth += unit.worth;
    mScoreWeight = points > 20 * unitScale ? worth * unitScale / points : unitScale;
}

void Appraisal::setPosture(std::int32_t side, const Posture& posture)
{
    mPostureSide = side;
    mPosture = posture;
}

bool Appraisal::pressing(std::int32_t side) const
{
    if (side == mPostureSide && mPosture.press != Posture::Press::IfLosing)
        return mPosture.press == Posture::Press::Always;
    return mPressing[static_cast<std::size_t>(side)];
}

void Appraisal::findHolderMarks()
{
    if (mObjectives.empty())
        return;
    const Ruleset& set = mRules.ruleset();
    const auto note = [&](const auto& row) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(row)>, MarkVerb>) {
            const auto mark = std::ranges::find(set.marks, row.mark, &Mark::id);
            if (!row.to.empty() && mark != set.marks.end() && mark->on == MarkOn::Place
                && mark->form == MarkForm::Number && std::ranges::find(mHolderMarks, row.mark) == mHolderMarks.end())
                mHolderMarks.push_back(row.mark);
        }
    };
    for (const Procedure& procedure : set.procedures)
        walk(procedure, note);
    for (const Trigger& trigger : set.triggers)
        walk(trigger, note);
}

std::string Appraisal::strengthRating() const
{
    const std::set<std::string> moves = pathWords(mRules.ruleset());
    std::string best;
    Rational most = 0;
    for (const Rating& rating : mRules.ruleset().ratings) {
        if (moves.contains(rating.id))
            continue;
        Rational sum = 0;
        for (const Unit& unit : mRules.scenario().units)
            sum = sum + printedRating(unit, rating.id);
        if (sum > most) {
            most = sum;
            best = rating.id;
        }
    }
    return best;
}

bool Appraisal::onMap(const Position& position, std::int32_t unit) const
{
    const std::int32_t place = position.units[static_cast<std::size_t>(unit)].place.index();
    return place >= 0 && place < mRules.cellCount();
}

std::int32_t Appraisal::strength(const Position& position, std::int32_t unit) const
{
    const UnitFacts& facts = mUnits[static_cast<std::size_t>(unit)];
    const UnitState& state = position.units[static_cast<std::size_t>(unit)];
    return onMap(position, unit) ? facts.strength * std::max<std::int32_t>(0, state.steps) / facts.steps : 0;
}

bool Appraisal::hostile(const Position& position, std::int32_t a, std::int32_t b) const
{
    return a != b && (position.relations.empty() || relationIn(position.relations, a, b) == Relation::Hostile);
}

std::int32_t Appraisal::share(const UnitState& unit) const
{
    constexpr std::int32_t gone = 60; // left the map by its own decision
    const std::int32_t box = unit.place.index() - mRules.cellCount();
    const std::vector<Box>& boxes = mRules.ruleset().boxes;
    if (box < 0 || static_cast<std::size_t>(box) >= boxes.size())
        return 100;
    switch (boxes[static_cast<std::size_t>(box)].role.value_or(BoxRole::Other)) {
    case BoxRole::Eliminated:
    case BoxRole::Captured: return 0;
    case BoxRole::Removed: return 20;
    case BoxRole::Left: return gone;
    case BoxRole::Arrivals:
    case BoxRole::Other: break;
    }
    return 100;
}

std::int64_t Appraisal::scored(const Position& position, std::int32_t side) const
{
    if (mScoreWeight == 0)
        return 0;
    std::int64_t own = 0, others = 0, enemies = 0;
    for (std::size_t s = 0; s < mPressing.size(); ++s) {
        const auto of = static_cast<std::int32_t>(s);
        const std::optional<Rational> standing = sideStanding(mRules, position, of);
        if (!standing)
            return 0;
        if (of == side) {
            own = thousandths(*standing);
        } else if (hostile(position, side, of)) {
            others += thousandths(*standing);
            ++enemies;
        }
    }
    return (own - (enemies > 0 ? others / enemies : 0)) * mScoreWeight / unitScale;
}

std::int64_t Appraisal::material(const Position& position, std::int32_t side) const
{
    std::int64_t out = 0;
    for (std::size_t u = 0; u < mUnits.size(); ++u) {
        const UnitFacts& facts = mUnits[u];
        const UnitState& unit = position.units[u];
        const std::int64_t worth = std::int64_t(facts.worth) * std::max<std::int32_t>(0, unit.steps) * share(unit)
                                   / (100 * facts.steps);
        out += facts.side == side ? worth : hostile(position, side, facts.side) ? -worth : worth / 4;
    }
    return out + scored(position, side);
}

std::int64_t Appraisal::victory(std::int32_t winner, std::int32_t side) const
{
    constexpr std::int64_t everything = 1'000'000;
    return winner < 0 ? 0 : winner == side ? everything : -everything;
}

Deployment Appraisal::deployment(const Position& position, std::int32_t without) const
{
    Deployment out;
    const std::size_t cells = mNeighbours.size();
    out.strength.assign(mPressing.size(), std::vector<std::int32_t>(cells));
    out.fighters.resize(mPressing.size());
    for (std::size_t u = 0; u < mUnits.size(); ++u) {
        const auto unit = static_cast<std::int32_t>(u);
        if (unit == without || !onMap(position, unit))
            continue;
        const auto cell = static_cast<std::size_t>(position.units[u].place.index());
        const auto side = static_cast<std::size_t>(mUnits[u].side);
        const std::int32_t strong = strength(position, unit);
        if (strong > 0 && out.strength[side][cell] == 0)
            out.fighters[side].push_back(static_cast<Cell>(cell));
        out.strength[side][cell] += strong;
    }
    const Grid& grid = mRules.scenario().map.grid;
    out.reach.assign(mPressing.size(), std::vector<std::int32_t>(mObjectives.size(), farAway));
    out.holders.assign(mObjectives.size(), -1);
    for (std::size_t k = 0; k < mObjectives.size(); ++k) {
        for (const std::string& mark : mHolderMarks)
            if (const Rational held = mRules.mark(position, mark, mObjectives[k]);
                held.whole() && held.num() >= 1 && held.num() <= static_cast<std::int64_t>(mPressing.size()))
                out.holders[k] = static_cast<std::int32_t>(held.num()) - 1;
        for (std::size_t s = 0; s < mPressing.size(); ++s)
            for (const Cell cell : out.fighters[s]) {
                std::int32_t& reach = out.reach[s][k];
                reach = std::min(reach, grid.distance(cell, mObjectives[k]));
                if (reach == 0)
                    out.holders[k] = static_cast<std::int32_t>(s);
            }
    }
    return out;
}

std::int32_t Appraisal::keeper(const Deployment& deployed) const
{
    for (std::size_t s = 0; s < mPressing.size(); ++s) {
        const auto side = static_cast<std::int32_t>(s);
        if (2 * std::ranges::count(deployed.holders, side) > static_cast<std::ptrdiff_t>(mObjectives.size()))
            return side;
    }
    return -1;
}

std::int64_t Appraisal::nearest(const std::vector<Cell>& cells, Cell from) const
{
    const Grid& grid = mRules.scenario().map.grid;
    std::int64_t out = farAway;
    for (const Cell cell : cells)
        out = std::min<std::int64_t>(out, grid.distance(from, cell));
    return out;
}

std::int64_t Appraisal::odds(std::int64_t attack, std::int64_t defence)
{
    if (attack <= 0)
        return 0;
    const std::int64_t percent = attack * 100 / std::max<std::int64_t>(defence, 100);
    const std::int64_t stake = std::min(attack, defence) + 200;
    // From hopeless attacks to sure ones, in percent of what is at stake.
    struct Step {
        std::int64_t percent, gain;
    };
    static constexpr Step steps[] = {{50, -30}, {80, -18}, {100, -8}, {150, 6}, {200, 16}, {300, 30}, {500, 42}};
    std::int64_t gain = steps[0].gain;
    for (std::size_t k = 1; k < std::size(steps); ++k) {
        const Step &low = steps[k - 1], &high = steps[k];
        if (percent >= high.percent)
            gain = high.gain;
        else if (percent > low.percent)
            gain = low.gain + (high.gain - low.gain) * (percent - low.percent) / (high.percent - low.percent);
        if (percent < high.percent)
            break;
    }
    return stake * gain / 100;
}

std::int64_t Appraisal::contact(const Deployment& others, const Position& position, std::int32_t side,
                                std::int32_t strength, Cell cell) const
{
    const auto& mine = others.strength[static_cast<std::size_t>(side)];
    std::int64_t best = 0, danger = 0;
    bool adjacent = false;
    for (const Cell next : mNeighbours[static_cast<std::size_t>(cell)]) {
        std::int64_t defence = 0;
        for (std::size_t s = 0; s < mPressing.size(); ++s)
            if (hostile(position, side, static_cast<std::int32_t>(s)))
                defence += others.strength[s][static_cast<std::size_t>(next)];
        if (defence == 0)
            continue;
        std::int64_t attack = strength + mine[static_cast<std::size_t>(cell)];
        for (const Cell around : mNeighbours[static_cast<std::size_t>(next)])
            if (around != cell)
                attack += mine[static_cast<std::size_t>(around)];
        const std::int64_t gain = odds(attack, defence);
        best = adjacent ? std::max(best, gain) : gain;
        adjacent = true;
        danger += defence;
    }
    if (!adjacent)
        return 0;
    const std::int64_t threatened = std::max<std::int64_t>(
        0, odds(danger, strength + mine[static_cast<std::size_t>(cell)]));
    return best - threatened * 6 / 10 * (side == mPostureSide ? mPosture.danger : 100) / 100;
}

std::int64_t Appraisal::coverage(const Deployment& deployed, const Position& position, std::int32_t side,
                                 Cell cell) const
{
    const Grid& grid = mRules.scenario().map.grid;
    const bool presses = pressing(side);
    std::int64_t out = 0;
    for (std::size_t k = 0; k < mObjectives.size(); ++k) {
        std::int32_t own = deployed.reach[static_cast<std::size_t>(side)][k];
        if (cell != noCell)
            own = std::min(own, grid.distance(cell, mObjectives[k]));
        std::int32_t enemy = static_cast<std::int32_t>(farAway);
        for (std::size_t s = 0; s < mPressing.size(); ++s)
            if (hostile(position, side, static_cast<std::int32_t>(s)))
                enemy = std::min(enemy, deployed.reach[s][k]);
        const std::int32_t holder = own == 0 ? side : deployed.holders[k];
        const std::int32_t lead = std::clamp<std::int32_t>(near - enemy, 0, near);
        if (own == 0)
            out += holds + 40 * lead;
        else if (holder == side) // an empty objective falls to the first enemy who comes
            out += holds - guards * lead - 20 * std::min(own, near);
        else
            out -= (holder >= 0 && hostile(position, side, holder) ? holds : 0)
                   + std::min<std::int64_t>(own, farAway) * (presses ? 110 : 90);
    }
    return side == mPostureSide ? out * mPosture.objectives / 100 : out;
}

std::int64_t Appraisal::placeValue(const Deployment& others, const Position& position, std::int32_t unit, Cell cell,
                                   bool fights) const
{
    const UnitFacts& facts = mUnits[static_cast<std::size_t>(unit)];
    const UnitState& state = position.units[static_cast<std::size_t>(unit)];
    const std::int32_t strong = facts.strength * std::max<std::int32_t>(1, state.steps) / facts.steps;
    const bool presses = pressing(facts.side);
    std::int64_t toEnemy = farAway;
    for (std::size_t s = 0; s < mPressing.size(); ++s)
        if (hostile(position, facts.side, static_cast<std::int32_t>(s)))
            toEnemy = std::min(toEnemy, nearest(others.fighters[s], cell));
    const std::int64_t toFriend = nearest(others.fighters[static_cast<std::size_t>(facts.side)], cell);
    if (strong == 0) // a leader stays with its troops
        return -60 * toFriend - (toEnemy <= 1 && toFriend > 0 ? 500 : 0) - (presses ? 4 : 1) * toEnemy;
    const std::int64_t toObjective = mToObjective[static_cast<std::size_t>(cell)];
    std::int64_t out = fights ? contact(others, position, facts.side, strong, cell) : 0;
    const bool postured = facts.side == mPostureSide;
    out -= toEnemy * (presses ? 40 : 12) * (postured ? mPosture.enemy : 100) / 100;
    if (!mObjectives.empty())
        out -= toObjective * (presses ? 25 : 15) * (postured ? mPosture.objectives : 100) / 100;
    return out - (toFriend > 3 ? 15 * (toFriend - 3) : 0);
}

std::int64_t Appraisal::value(const Position& position, std::int32_t side, bool fights) const
{
    Deployment all = deployment(position);
    std::int64_t out = material(position, side) + coverage(all, position, side, noCell);
    for (std::size_t u = 0; u < mUnits.size(); ++u) {
        const auto unit = static_cast<std::int32_t>(u);
        if (!onMap(position, unit))
            continue;
        const Cell cell = position.units[u].place.index();
        auto& mine = all.strength[static_cast<std::size_t>(mUnits[u].side)][static_cast<std::size_t>(cell)];
        const std::int32_t strong = strength(position, unit);
        mine -= strong;
        const std::int64_t place = placeValue(all, position, unit, cell, fights);
        mine += strong;
        out += (mUnits[u].side == side ? place : hostile(position, side, mUnits[u].side) ? -place : 0) / 2;
    }
    return out;
}

} // namespace fw
