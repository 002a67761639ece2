#include "editor/commands/Placing.h"

#include "editor/commands/RowEdits.h"

#include <algorithm>
#include <functional>

namespace fw {

namespace {

int unitIndex(const Drawing& drawing, const std::string& id)
{
    const std::vector<Unit>& units = drawing.rest.units;
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

/// Changes the set-up rows of units. If `make` is set, a unit without a row gets one, in the order of the list of
/// units.
Edit change(const Drawing& drawing, const std::vector<std::string>& units, bool make,
            const std::function<void(Placement&)>& with)
{
    std::vector<Placement> after = drawing.rest.setup;
    for (const std::string& unit : units) {
        const int place = unitIndex(drawing, unit);
        if (place < 0)
            continue;
        int at = indexIn(after, unit);
        if (at < 0) {
            if (!make)
                continue;
            at = 0;
            for (std::size_t i = 0; i < after.size(); ++i)
                if (unitIndex(drawing, after[i].unit) < place)
                    at = int(i) + 1;
            Placement fresh;
            fresh.unit = unit;
            after.insert(after.begin() + at, std::move(fresh));
        }
        with(after[std::size_t(at)]);
    }
    return replaceRows(drawing.rest.setup, after);
}

} // namespace

int placementOf(const Drawing& drawing, const std::string& unit)
{
    return indexIn(drawing.rest.setup, unit);
}

Edit placeUnits(const Drawing& drawing, const std::vector<std::string>& units, Cell cell)
{
    if (!drawing.grid().contains(cell))
        return {};
    return change(drawing, units, true, [cell](Placement& p) {
        p.at = cell;
        p.box.clear();
        p.oneOf.clear();
        p.arrives = {};
    });
}

Edit unplaceUnits(const Drawing& drawing, const std::vector<std::string>& units)
{
    std::vector<Placement> after;
    for (const Placement& p : drawing.rest.setup)
        if (std::ranges::find(units, p.unit) == units.end())
            after.push_back(p);
    return replaceRows(drawing.rest.setup, after);
}

Edit scheduleUnits(const Drawing& drawing, const std::vector<std::string>& units, const std::string& box,
                   const Arrival& arrival)
{
    return change(drawing, units, true, [&](Placement& p) {
        p.at = noCell;
        p.within = 0;
        p.oneOf.clear();
        p.box = box;
        p.arrives = arrival;
    });
}

Edit freeChoice(const Drawing& drawing, const std::vector<std::string>& units)
{
    std::vector<Cell> cells;
    for (const std::string& unit : units) {
        const int at = placementOf(drawing, unit);
        const Cell cell = at < 0 ? noCell : drawing.rest.setup[std::size_t(at)].at;
        if (cell != noCell && std::ranges::find(cells, cell) == cells.end())
            cells.push_back(cell);
    }
    if (cells.size() < 2)
        return {};
    std::ranges::sort(cells, [&](Cell a, Cell b) { return drawing.number(a) < drawing.number(b); });
    return change(drawing, units, false, [&](Placement& p) {
        if (p.at != noCell)
            p.oneOf = cells;
    });
}

Edit setWithin(const Drawing& drawing, const std::vector<std::string>& units, int within)
{
    return change(drawing, units, false, [within](Placement& p) {
        if (p.at != noCell)
            p.within = std::max(0, within);
    });
}

Edit turnUnits(const Drawing& drawing, const std::vector<std::string>& units, int by, int facings)
{
    if (facings <= 0)
        return {};
    return change(drawing, units, false,
                  [by, facings](Placement& p) { p.facing = ((p.facing + by) % facings + facings) % facings; });
}

Edit flipUnits(const Drawing& drawing, const std::vector<std::string>& units)
{
    return change(drawing, units, false, [&drawing](Placement& p) {
        const int unit = unitIndex(drawing, p.unit);
        if (unit >= 0 && drawing.rest.units[std::size_t(unit)].steps > 1)
            p.stepsLost = p.stepsLost == 0 ? 1 : 0;
    });
}

Edit restack(const Drawing& drawing, const std::string& unit, bool up)
{
    const std::vector<Placement>& before = drawing.rest.setup;
    const int at = placementOf(drawing, unit);
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

std::vector<std::string> unitsAt(const Drawing& drawing, Cell cell)
{
    std::vector<std::string> units;
    for (const Placement& p : drawing.rest.setup)
        if (p.at == cell && cell != noCell)
            units.push_back(p.unit);
    return units;
}

} // namespace fw
