#include "editor/commands/Placing.h"

#include "editor/commands/Rows.h"

#include <algorithm>
#include <functional>

namespace fw {

namespace {

int unitIndex(const Draft& draft, const std::string& id)
{
    const std::vector<Unit>& units = draft.rest.units;
    for (std::size_t i = 0; i < units.size(); ++i)
        if (units[i].id == id)
            return int(i);
    return -1;
}

int indexIn(const std::vector<Placement>& setup, const std::string& unit)
{
    for (std::size_t i = 0; i < setup.size(); ++i)
        if (setup[i].unit == unit)
            return int(i);
    return -1;
}

/// Changes the rows of units; a unit without one gets it, after those that precede it in the list
/// of units.
Edit change(const Draft& draft, const std::vector<std::string>& units, bool make,
            const std::function<void(Placement&)>& with)
{
    std::vector<Placement> after = draft.rest.setup;
    for (const std::string& unit : units) {
        const int place = unitIndex(draft, unit);
        if (place < 0)
            continue;
        int at = indexIn(after, unit);
        if (at < 0) {
            if (!make)
                continue;
            at = 0;
            for (std::size_t i = 0; i < after.size(); ++i)
                if (unitIndex(draft, after[i].unit) < place)
                    at = int(i) + 1;
            Placement fresh;
            fresh.unit = unit;
            after.insert(after.begin() + at, std::move(fresh));
        }
        with(after[std::size_t(at)]);
    }
    return replaceRows(draft.rest.setup, after);
}

} // namespace

int placementOf(const Draft& draft, const std::string& unit)
{
    return indexIn(draft.rest.setup, unit);
}

Edit placeUnits(const Draft& draft, const std::vector<std::string>& units, Cell cell)
{
    if (!draft.grid().contains(cell))
        return {};
    return change(draft, units, true, [cell](Placement& p) {
        p.at = cell;
        p.box.clear();
        p.oneOf.clear();
        p.arrives = {};
    });
}

Edit unplaceUnits(const Draft& draft, const std::vector<std::string>& units)
{
    std::vector<Placement> after;
    for (const Placement& p : draft.rest.setup)
        if (std::find(units.begin(), units.end(), p.unit) == units.end())
            after.push_back(p);
    return replaceRows(draft.rest.setup, after);
}

Edit scheduleUnits(const Draft& draft, const std::vector<std::string>& units,
                   const std::string& box, const Arrival& arrival)
{
    return change(draft, units, true, [&](Placement& p) {
        p.at = noCell;
        p.within = 0;
        p.oneOf.clear();
        p.box = box;
        p.arrives = arrival;
    });
}

Edit boxUnits(const Draft& draft, const std::vector<std::string>& units, const std::string& box)
{
    return scheduleUnits(draft, units, box, {});
}

Edit freeChoice(const Draft& draft, const std::vector<std::string>& units)
{
    std::vector<Cell> cells;
    for (const std::string& unit : units) {
        const int at = placementOf(draft, unit);
        const Cell cell = at < 0 ? noCell : draft.rest.setup[std::size_t(at)].at;
        if (cell != noCell && std::find(cells.begin(), cells.end(), cell) == cells.end())
            cells.push_back(cell);
    }
    if (cells.size() < 2)
        return {};
    std::sort(cells.begin(), cells.end(),
              [&](Cell a, Cell b) { return draft.number(a) < draft.number(b); });
    return change(draft, units, false, [&](Placement& p) {
        if (p.at != noCell)
            p.oneOf = cells;
    });
}

Edit setWithin(const Draft& draft, const std::vector<std::string>& units, int within)
{
    return change(draft, units, false, [within](Placement& p) {
        if (p.at != noCell)
            p.within = std::max(0, within);
    });
}

Edit turnUnits(const Draft& draft, const std::vector<std::string>& units, int by, int facings)
{
    if (facings <= 0)
        return {};
    return change(draft, units, false, [by, facings](Placement& p) {
        p.facing = ((p.facing + by) % facings + facings) % facings;
    });
}

Edit flipUnits(const Draft& draft, const std::vector<std::string>& units)
{
    return change(draft, units, false, [&draft](Placement& p) {
        const int unit = unitIndex(draft, p.unit);
        if (unit >= 0 && draft.rest.units[std::size_t(unit)].steps > 1)
            p.stepsLost = p.stepsLost == 0 ? 1 : 0;
    });
}

Edit restack(const Draft& draft, const std::string& unit, bool up)
{
    const std::vector<Placement>& before = draft.rest.setup;
    const int at = placementOf(draft, unit);
    if (at < 0 || before[std::size_t(at)].at == noCell)
        return {};
    const int step = up ? 1 : -1;
    for (int i = at + step; i >= 0 && i < int(before.size()); i += step) {
        if (before[std::size_t(i)].at != before[std::size_t(at)].at)
            continue;
        std::vector<Placement> after = before;
        std::swap(after[std::size_t(at)], after[std::size_t(i)]);
        return replaceRows(before, after);
    }
    return {};
}

std::vector<std::string> unitsAt(const Draft& draft, Cell cell)
{
    std::vector<std::string> units;
    for (const Placement& p : draft.rest.setup)
        if (p.at == cell && cell != noCell)
            units.push_back(p.unit);
    return units;
}

} // namespace fw
