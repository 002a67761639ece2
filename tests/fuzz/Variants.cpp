#include "tests/fuzz/Variants.h"

#include "engine/base/Random.h"

#include <algorithm>
#include <map>

namespace fuzz {

namespace {

constexpr int stack = 3; // limit of counters in a cell, rarely exceeded

/// A place where sides probably meet: an objective or an entry hex, or any cell.
fw::Cell meetingPlace(const fw::Scenario& whole, fw::Random& chance)
{
    std::vector<std::vector<fw::Cell>> spots;
    for (const fw::Area& area : whole.map.areas)
        if (!area.cells.empty())
            spots.push_back(area.cells);
    for (const fw::Placement& placement : whole.setup)
        if (!placement.arrives.at.empty() && chance.odds(20))
            spots.push_back(placement.arrives.at);
    const std::vector<fw::Cell> edge = whole.map.grid.perimeter();
    if (!edge.empty() && chance.odds(20)) // at the edge a retreat may be blocked
        return edge[chance.below(edge.size())];
    if (spots.empty() || chance.odds(30))
        return static_cast<fw::Cell>(chance.below(static_cast<std::size_t>(whole.map.grid.cellCount())));
    const std::vector<fw::Cell>& cells = spots[chance.below(spots.size())];
    return cells[chance.below(cells.size())];
}

/// Cells around a few places, each assigned to one side.
class Ground
{
public:
    Ground(const fw::Scenario& whole, fw::Random& chance) : mChance(chance)
    {
        const fw::Grid& grid = whole.map.grid;
        mHeld.resize(whole.sides.size());
        // Sometimes one side is surrounded by the other, without a way out.
        mPocket = mHeld.size() > 1 && chance.odds(30);
        const std::size_t outer = chance.below(mHeld.size());
        const std::size_t most = whole.units.size() + 3;
        const int spots = mPocket || chance.odds(70) ? 1 : 2;
        for (int k = 0; k < spots && !mHeld.empty(); ++k) {
            const fw::Cell spot = meetingPlace(whole, chance);
            std::size_t taken = 0;
            for (fw::Cell cell : grid.within(spot, 8)) {
                if (taken++ >= most / static_cast<std::size_t>(spots))
                    break;
                const int away = grid.distance(spot, cell);
                if (mOwner.count(cell) || (!(mPocket && away < 2) && chance.odds(20)))
                    continue; // left empty, so that a way back remains
                std::size_t side = chance.below(mHeld.size());
                if (mPocket && away < 2)
                    side = away == 0 ? (outer + 1) % mHeld.size() : outer;
                mOwner[cell] = side;
                mHeld[side].push_back(cell);
            }
        }
    }

    /// A cell of a side, usually an empty one; noCell when all are full.
    fw::Cell draw(std::size_t side)
    {
        std::vector<fw::Cell>& held = mHeld[side];
        if (held.empty())
            return fw::noCell;
        // The first empty cell after a random one; in a pocket the inner cells are filled first.
        const std::size_t from = mPocket ? 0 : mChance.below(held.size());
        fw::Cell cell = held[from];
        for (std::size_t k = 0; k < held.size() && mFull[cell] > 0 && !mChance.odds(15); ++k)
            cell = held[(from + k) % held.size()];
        if (mFull[cell] >= stack && !mChance.odds(10))
            return fw::noCell;
        ++mFull[cell];
        return cell;
    }
    /// Whether the cell belongs to another side.
    bool foreign(fw::Cell cell, std::size_t side) const
    {
        const auto owner = mOwner.find(cell);
        return owner != mOwner.end() && owner->second != side;
    }

private:
    fw::Random& mChance;
    bool mPocket = false;
    std::map<fw::Cell, std::size_t> mOwner;
    std::map<fw::Cell, int> mFull;
    std::vector<std::vector<fw::Cell>> mHeld; ///< by side
};

std::size_t sideOf(const fw::Scenario& scenario, const fw::Unit& unit)
{
    for (std::size_t s = 0; s < scenario.sides.size(); ++s)
        if (scenario.sides[s].id == unit.side)
            return s;
    return 0;
}

} // namespace

fw::Setup otherOptions(const fw::Ruleset& ruleset, fw::Scenario& scenario, std::uint64_t seed)
{
    fw::Random chance(seed ^ 0x0b7105ULL);
    fw::Setup setup;
    if (!ruleset.presets.empty() && chance.odds(50))
        scenario.preset = ruleset.presets[chance.below(ruleset.presets.size())].id;
    for (const fw::Option& option : ruleset.options)
        if (chance.odds(50) && !option.values.empty())
            setup.options[option.id] = option.values[chance.below(option.values.size())];
    return setup;
}

fw::Scenario closeQuarters(const fw::Ruleset& ruleset, const fw::Scenario& whole, std::uint64_t seed)
{
    fw::Random chance(seed ^ 0xc105eULL);
    fw::Scenario out = whole;
    if (whole.turns() > 3) // the first turns show the most
        out.lastTurn = whole.firstTurn - 1 + chance.between(1, 3);
    Ground ground(whole, chance);
    for (fw::Placement& placement : out.setup) {
        const auto unit = std::find_if(whole.units.begin(), whole.units.end(),
                                       [&](const fw::Unit& u) { return u.id == placement.unit; });
        if (unit == whole.units.end())
            continue;
        const std::size_t side = sideOf(whole, *unit);
        if (placement.at != fw::noCell) { // an enemy may now have one of the cells of a free choice
            placement.within = 0;
            placement.oneOf.clear();
        }
        const bool stays = chance.odds(placement.arrives.turn > 0 ? 40 : 15) && !ground.foreign(placement.at, side);
        const fw::Cell cell = stays ? fw::noCell : ground.draw(side);
        if (cell == fw::noCell)
            continue;
        placement.at = cell;
        placement.box.clear();
        placement.within = 0;
        placement.oneOf.clear();
        placement.arrives = {};
        if (ruleset.facings > 0)
            placement.facing = static_cast<int>(chance.below(static_cast<std::size_t>(ruleset.facings)));
        placement.stepsLost = unit->steps > 1 && chance.odds(35) ? chance.between(1, unit->steps - 1) : 0;
    }
    // Numbers that start at zero, such as replacements, sometimes get another value.
    for (const fw::Mark& mark : ruleset.marks)
        for (const fw::Army& side : whole.sides)
            if (mark.on == fw::MarkOn::Side && mark.form == fw::MarkForm::Number && mark.lifetime == fw::Lifetime::Game
                && mark.start == fw::Rational(0) && mark.seen != fw::SeenBy::Owner && chance.odds(60))
                out.sideMarks[side.id].try_emplace(mark.id, std::to_string(chance.between(1, 6)));
    return out;
}

fw::Result<Variant> variant(const System& system, std::uint64_t seed)
{
    Variant out;
    fw::Scenario scenario = system.scenario;
    const fw::Setup setup = otherOptions(system.ruleset, scenario, seed);
    if (seed % 5 != 0) {
        scenario = closeQuarters(system.ruleset, scenario, seed);
        out.text = "at close quarters; ";
    }
    fw::Result<std::shared_ptr<const fw::Rules>> rules = fw::compile(system.ruleset, scenario, setup);
    if (!rules)
        return tl::unexpected<fw::Problem>(rules.error());
    out.rules = *rules;
    for (const fw::Option& option : system.ruleset.options)
        if (const std::string value = out.rules->option(option.id); value != system.rules->option(option.id))
            out.text += option.id + "=" + value + " ";
    return out;
}

} // namespace fuzz
