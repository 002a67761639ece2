#include "engine/play/Fill.h"

#include "engine/play/Layer.h"

#include <algorithm>

namespace fw {

Fill::Fill(StateView& view, const CEntry& entry, std::int32_t side) : mView(view), mEntry(entry), mSide(side) {}

Kind Fill::kindOf(const CField& field) const
{
    using Pick = CField::Pick;
    switch (field.pick) {
    case Pick::Unit:
    case Pick::Units: return Kind::Units;
    case Pick::Place:
    case Pick::Places: return Kind::Places;
    case Pick::Path: return Kind::Path;
    case Pick::Side: return Kind::Sides;
    case Pick::Formation: return Kind::Formations;
    case Pick::Engagement: return Kind::Engagements;
    case Pick::Label: return Kind::Word;
    default: return Kind::Number;
    }
}

Value Fill::blank(const CField& field)
{
    using Pick = CField::Pick;
    const Kind kind = field.pick == Pick::Unit || field.pick == Pick::Units     ? Kind::Units
                      : field.pick == Pick::Place || field.pick == Pick::Places ? Kind::Places
                      : field.pick == Pick::Path                                ? Kind::Path
                      : field.pick == Pick::Side                                ? Kind::Sides
                      : field.pick == Pick::Formation                           ? Kind::Formations
                      : field.pick == Pick::Engagement                          ? Kind::Engagements
                      : field.pick == Pick::Label                               ? Kind::Word
                                                                                : Kind::None;
    return Value::of(kind, {});
}

bool Fill::several(const CField& field)
{
    using Pick = CField::Pick;
    return field.pick == Pick::Units || field.pick == Pick::Places || field.pick == Pick::Path;
}

bool Fill::open()
{
    Layer layer(*this);
    return holds(layer.scope(), mEntry.need);
}

bool Fill::optional(const CField& field)
{
    if (field.src->optional)
        return true;
    if (field.min.form == CAmount::Form::None || field.pick == CField::Pick::Number
        || field.pick == CField::Pick::Facing)
        return false;
    Layer layer(*this);
    return number(layer.scope(), field.min, 1) <= Rational(0);
}

bool Fill::allowed(const CField& field, std::int32_t item, const Value& partial)
{
    Layer layer(*this);
    Scope& s = layer.scope();
    BindOne bindOwn(s, field.name, partial);
    BindOne bindIt(s, names::it, kindOf(field), item);
    for (const CRule& rule : field.need)
        if (holds(s, rule.applies) && !holds(s, rule.need))
            return false;
    return true;
}

Items Fill::among(Scope& scope, const CField& field, const CPath& path) const
{
    Items out = scope.resolve(path);
    if (out.kind != kindOf(field))
        out.clear();
    return out;
}

Value Fill::unitsOf(const CField& field)
{
    Layer layer(*this);
    const Items items = layer.scope().resolve(field.units);
    return Value::of(Kind::Units, items.kind == Kind::Units ? items.toVector() : std::vector<std::int32_t>());
}

PlaceId Fill::startOf(const CField& field, const Value& units)
{
    Layer layer(*this);
    if (field.start.given()) {
        const Items items = layer.scope().resolve(field.start);
        return items.empty() ? PlaceId() : layer.scope().board.placeOf(items.kind, items[0]);
    }
    return units.items.empty() ? PlaceId() : mView.unit(UnitId(units.items[0])).place;
}

std::vector<std::int32_t> Fill::rowsOpen(const CField& field, const Value& units, PlaceId start)
{
    std::vector<std::int32_t> out;
    Layer layer(*this);
    for (std::int32_t row : field.rows) {
        PathFinder finder(layer.scope(), row, units, start);
        if (finder.opens())
            out.push_back(row);
    }
    return out;
}

std::vector<PathFinder::Next> Fill::nextItems(const CField& field, const Value& partial, bool far)
{
    std::vector<PathFinder::Next> out;
    const Value units = unitsOf(field);
    const PlaceId start = startOf(field, units);
    if (units.items.empty())
        return out;
    for (std::int32_t row : rowsOpen(field, units, start)) {
        Layer layer(*this);
        PathFinder finder(layer.scope(), row, units, start);
        if (far)
            finder.leaveAllowance();
        for (const PathFinder::Next& n : finder.next(partial.items)) {
            const bool known = std::ranges::any_of(out, [&](const auto& have) { return have.item == n.item; });
            if (!known)
                out.push_back(n);
        }
    }
    return out;
}

std::int64_t Fill::highest(const CField& field) const
{
    // A number without an upper end is offered up to 20: more is no click, and nothing here counts so far.
    return field.pick == CField::Pick::Facing ? std::max(1, mView.c.facings) - 1 : 20;
}

void Fill::keepBrokenPath(const CField& field, const Value& value, const WayFound& way)
{
    keepPath(field, value, way);
    mFilled.push_back({mView.c.find(field.src->name + letPass), Value::ofNumber(1)});
}

void Fill::keepPath(const CField& field, const Value& value, const WayFound& way)
{
    mFilled.push_back({field.name, value});
    mFilled.push_back({field.rowName, Value::ofWord(way.row)});
    mFilled.push_back({field.modeName, Value::ofWord(way.mode)});
    mFilled.push_back({field.tierName, Value::ofWord(way.tier)});
    if (way.priced)
        mFilled.push_back({field.costName, Value::ofNumber(way.cost)});
}

bool Fill::enough(const CField& field, const Value& partial)
{
    using Pick = CField::Pick;
    if (field.pick == Pick::Path) {
        if (partial.items.empty() && optional(field))
            return true;
        WayFound way;
        return findWay(field, partial, true, way);
    }
    const bool counted = field.pick == Pick::Number || field.pick == Pick::Facing;
    if (counted ? partial.kind != Kind::Number : partial.items.empty())
        return optional(field);
    Layer layer(*this);
    Scope& s = layer.scope();
    const Rational n = static_cast<std::int64_t>(partial.items.size());
    if (several(field)
        && (n < number(s, field.min, 1) || (field.max.form != CAmount::Form::None && n > number(s, field.max))))
        return false;
    BindOne bindOwn(s, field.name, partial);
    for (const CRule& rule : field.check)
        if (holds(s, rule.applies) && !holds(s, rule.need))
            return false;
    return missing(field, partial) < 0;
}

/// The way of a whole path by the first row that allows it, or by the first that the field's rules let stand.
bool Fill::findWay(const CField& field, const Value& value, bool standing, WayFound& way)
{
    if (value.items.empty())
        return false; // no path ends where it begins
    if (!standing && mWayOf == &field && mWay.items == value.items) {
        way = mWay;
        return true;
    }
    mWayOf = nullptr;
    const Value units = unitsOf(field);
    const PlaceId start = startOf(field, units);
    for (std::int32_t row : rowsOpen(field, units, start)) {
        way = {};
        bool found = false;
        {
            Layer layer(*this);
            PathFinder finder(layer.scope(), row, units, start);
            found = finder.check(value.items, way);
        }
        if (found && !mWayOf) {
            mWayOf = &field;
            mWay = way;
        }
        if (found && (!standing || pathStands(field, value, way)))
            return true;
    }
    return false;
}

bool Fill::pathStands(const CField& field, const Value& value, const WayFound& way)
{
    if (field.check.empty())
        return true;
    const std::size_t before = mFilled.size();
    keepPath(field, value, way);
    bool yes = true;
    {
        Layer layer(*this);
        for (const CRule& rule : field.check)
            yes = yes && !(holds(layer.scope(), rule.applies) && !holds(layer.scope(), rule.need));
    }
    mFilled.resize(before);
    return yes;
}

void Fill::keep(const CField& field, const Value& value)
{
    mSizes.push_back(mFilled.size());
    if (field.pick == CField::Pick::Path && !value.items.empty()) {
        WayFound way;
        if (findWay(field, value, false, way)) {
            mWayOf = nullptr;
            keepPath(field, value, way);
            return;
        }
    }
    mWayOf = nullptr;
    mFilled.push_back({field.name, value});
}

void Fill::drop(std::size_t count)
{
    mWayOf = nullptr;
    while (mSizes.size() > count) {
        mFilled.resize(mSizes.back());
        mSizes.pop_back();
    }
}

} // namespace fw
