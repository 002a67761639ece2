#include "engine/proof/RoleProposal.h"

#include "engine/base/CheckedIndex.h"
#include "engine/rules/Compiled.h"
#include "engine/rules/Query.h"

#include <algorithm>
#include <array>

namespace fw {

namespace {

/// Whether a role is the counter that acts, by the names that the kernel binds.
bool isActing(const std::string& role)
{
    constexpr std::array<const char*, 5> names{"it", "unit", "units", "mover", "subject"};
    return std::ranges::find(names, role) != names.end();
}

/// Whether a place is where the counter that acts comes from.
bool isStart(const std::string& role)
{
    return role == "from" || role == "start" || role == "near";
}

/// Whether a place is next to the one where the counter comes from.
bool isNext(const std::string& role)
{
    return role == "to" || role == "last" || role == "far";
}

} // namespace

RoleProposal::RoleProposal(const Rules& rules, const Position& position, const RolePicks& picks)
    : mRules(rules), mPosition(position)
{
    const Compiled& c = rules.compiled();
    const auto add = [&](UnitId unit) {
        if (unit.valid() && std::ranges::find(mUnits, unit) == mUnits.end())
            mUnits.push_back(unit);
    };
    for (const std::string& id : picks.units)
        add(UnitId(rules.unit(id)));
    for (const std::string& label : picks.places)
        if (const int place = rules.place(label); place >= 0)
            mPlaces.emplace_back(place);
    const auto at = [&](UnitId unit) { return checkedAt(position.units, unit.index()).place; };
    if (mUnits.empty()) {
        for (const UnitId unit : c.units.ids())
            if (mUnits.empty() && c.onMap(at(unit)))
                add(unit);
        if (mUnits.empty() && std::ssize(position.units) > 0)
            add(UnitId(0));
    }
    if (mUnits.size() != 1)
        return;
    // The nearest enemy, else any other counter.
    const UnitId first = mUnits.front();
    UnitId best;
    int least = 0;
    for (const UnitId unit : c.units.ids()) {
        if (unit == first || relationOf(rules, position, first.index(), unit.index()) != Relation::Hostile)
            continue;
        const bool both = c.onMap(at(first)) && c.onMap(at(unit));
        const int far = both ? c.scenario.map.grid.distance(at(first).index(), at(unit).index()) : 1 << 20;
        if (!best.valid() || far < least) {
            best = unit;
            least = far;
        }
    }
    add(best);
    for (const UnitId unit : c.units.ids())
        if (mUnits.size() < 2)
            add(unit);
}

std::vector<std::string> RoleProposal::counter(std::size_t index) const
{
    if (mUnits.empty())
        return {};
    return {checkedAt(mRules.scenario().units, mUnits[std::min(index, mUnits.size() - 1)].index()).id};
}

PlaceId RoleProposal::placeOf(std::size_t index) const
{
    return mUnits.empty() ? PlaceId()
                          : checkedAt(mPosition.units, mUnits[std::min(index, mUnits.size() - 1)].index()).place;
}

PlaceId RoleProposal::between() const
{
    const Compiled& c = mRules.compiled();
    const PlaceId from = mPlaces.empty() ? placeOf(0) : mPlaces.front();
    const PlaceId towards = placeOf(1);
    if (!c.onMap(from))
        return towards;
    PlaceId best;
    int least = 0;
    for (const Cell cell : c.scenario.map.grid.neighbours(from.index())) {
        if (c.outOfPlay[PlaceId(cell)] != 0)
            continue;
        const int far = c.onMap(towards) ? c.scenario.map.grid.distance(cell, towards.index()) : 0;
        if (!best.valid() || far < least) {
            best = PlaceId(cell);
            least = far;
        }
    }
    return best;
}

std::vector<std::string> RoleProposal::place(const FormulaRole& role, bool alone) const
{
    PlaceId at;
    if (isStart(role.name))
        at = mPlaces.empty() ? placeOf(0) : mPlaces.front();
    else if (isNext(role.name))
        at = mPlaces.size() > 1 ? mPlaces[1] : !mPlaces.empty() && alone ? mPlaces.front() : between();
    else
        at = mPlaces.empty() ? placeOf(isActing(role.name) ? 0 : 1) : mPlaces.front();
    return at.valid() ? std::vector<std::string>{mRules.placeName(at)} : std::vector<std::string>();
}

void RoleProposal::propose(std::vector<FormulaRole>& roles) const
{
    const auto counters = [](const FormulaRole& role) {
        return role.needs == RoleNeeds::Counter || role.needs == RoleNeeds::CounterOrPlace;
    };
    const bool acting = std::ranges::any_of(
        roles, [&](const FormulaRole& role) { return counters(role) && isActing(role.name); });
    const bool starts = std::ranges::any_of(roles, [](const FormulaRole& role) { return isStart(role.name); });
    std::size_t next = acting ? 1 : 0;
    for (FormulaRole& role : roles) {
        const bool other = counters(role) && !isActing(role.name);
        const std::size_t index = other ? next++ : 0;
        if (!role.open)
            continue;
        switch (role.needs) {
        case RoleNeeds::Counter:
        case RoleNeeds::CounterOrPlace: role.value = counter(index); break;
        case RoleNeeds::Place: role.value = place(role, !starts); break;
        case RoleNeeds::Side:
            if (!mUnits.empty())
                role.value = {checkedAt(mRules.scenario().units, mUnits.front().index()).side};
            break;
        case RoleNeeds::Formation:
            if (!mUnits.empty()
                && mRules.formation(checkedAt(mRules.scenario().units, mUnits.front().index()).formation) >= 0)
                role.value = {checkedAt(mRules.scenario().units, mUnits.front().index()).formation};
            break;
        case RoleNeeds::Value:
        case RoleNeeds::Dice:
        case RoleNeeds::Combat: break;
        }
        role.open = role.value.empty();
    }
}

} // namespace fw
