#include "editor/exchange/PlannedCounters.h"

#include "editor/exchange/CsvCells.h"
#include "engine/base/Words.h"

namespace fw {

namespace {

Placement notSetUp(const std::string& unit)
{
    Placement out;
    out.unit = unit;
    return out;
}

} // namespace

PlannedCounters::PlannedCounters(const Scenario& scenario) : mUnits(scenario.units), mSetup(scenario.setup)
{
    for (std::size_t i = 0; i < mUnits.size(); ++i) {
        index(i);
        mByName[plainKey(mUnits[i].name)].push_back(i);
    }
    for (std::size_t i = 0; i < mSetup.size(); ++i)
        mPlaced.try_emplace(mSetup[i].unit, i);
}

void PlannedCounters::index(std::size_t at)
{
    mById.try_emplace(mUnits[at].id, at);
    mBySmallLetters.try_emplace(smallLetters(mUnits[at].id), mUnits[at].id);
}

std::size_t PlannedCounters::find(const std::string& id) const
{
    const auto found = mById.find(id);
    return found == mById.end() ? size() : found->second;
}

std::string PlannedCounters::similarId(const std::string& id) const
{
    const auto found = mBySmallLetters.find(smallLetters(id));
    return found == mBySmallLetters.end() ? std::string() : found->second;
}

std::set<std::size_t> PlannedCounters::named(const std::string& name) const
{
    std::set<std::size_t> out;
    if (const auto found = mByName.find(plainKey(name)); found != mByName.end())
        out.insert(found->second.begin(), found->second.end());
    if (const std::size_t at = find(idFrom(name)); at < size())
        out.insert(at);
    return out;
}

CounterAndSetup PlannedCounters::at(std::size_t index) const
{
    const Unit& unit = mUnits[index];
    const auto placed = mPlaced.find(unit.id);
    return {unit, placed == mPlaced.end() ? notSetUp(unit.id) : mSetup[placed->second]};
}

void PlannedCounters::put(std::size_t index, CounterAndSetup counter)
{
    const auto placed = mPlaced.find(counter.unit.id);
    if (placed != mPlaced.end()) {
        mReplaced.insert(placed->second);
        mSetup[placed->second] = std::move(counter.placement);
    } else if (counter.placement != notSetUp(counter.unit.id)) {
        mPlaced[counter.unit.id] = mSetup.size();
        mSetup.push_back(std::move(counter.placement));
    }
    mUnits[index] = std::move(counter.unit);
}

void PlannedCounters::add(CounterAndSetup counter)
{
    counter.placement.unit = counter.unit.id;
    mUnits.emplace_back();
    put(mUnits.size() - 1, std::move(counter));
    index(mUnits.size() - 1);
}

std::vector<Placement> PlannedCounters::setup() const
{
    std::vector<Placement> out;
    for (std::size_t i = 0; i < mSetup.size(); ++i)
        if (mReplaced.count(i) == 0 || mSetup[i] != notSetUp(mSetup[i].unit))
            out.push_back(mSetup[i]);
    return out;
}

} // namespace fw
