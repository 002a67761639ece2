#include "engine/play/FieldCandidates.h"

#include <algorithm>

namespace fw {

bool rulesHold(Scope& scope, const std::vector<CRule>& rules)
{
    return std::ranges::all_of(
        rules, [&](const CRule& rule) { return !holds(scope, rule.applies) || holds(scope, rule.need); });
}

void FieldCandidates::keep(const CField& field, const Value& value)
{
    mSizes.push_back(mFilled.size());
    WayFound way;
    const bool found = field.pick == Pick::Path && !value.items.empty() && findWay(field, value, false, way);
    mWayField = nullptr;
    if (found)
        keepPath(field, value, way);
    else
        mFilled.push_back({field.name, value});
}

void FieldCandidates::keepPath(const CField& field, const Value& value, const WayFound& way)
{
    mFilled.push_back({field.name, value});
    mFilled.push_back({field.rowName, Value::ofWord(way.row)});
    mFilled.push_back({field.modeName, Value::ofWord(way.mode)});
    mFilled.push_back({field.tierName, Value::ofWord(way.tier)});
    if (way.priced)
        mFilled.push_back({field.costName, Value::ofNumber(way.cost)});
}

void FieldCandidates::drop(std::size_t count)
{
    mWayField = nullptr;
    while (mSizes.size() > count) {
        mFilled.resize(mSizes.back());
        mSizes.pop_back();
    }
}

bool FieldCandidates::open() const
{
    const ScopedFieldBindings bound = bindings();
    return holds(bound.scope(), entry.need);
}

bool FieldCandidates::optional(const CField& field) const
{
    if (field.src->optional)
        return true;
    if (field.min.form == CAmount::Form::None || takesNumber(field))
        return false;
    const ScopedFieldBindings bound = bindings();
    return number(bound.scope(), field.min, 1) <= Rational(0);
}

bool FieldCandidates::allows(const CField& field, std::int32_t item, const Value& partial) const
{
    const ScopedFieldBindings bound = bindings();
    Scope& s = bound.scope();
    BindOne bindOwn(s, field.name, partial);
    BindOne bindIt(s, names::it, valueKind(field), item);
    return rulesHold(s, field.need);
}

bool FieldCandidates::enough(const CField& field, const Value& partial)
{
    if (field.pick == Pick::Path) {
        if (partial.items.empty() && optional(field))
            return true;
        WayFound way;
        return findWay(field, partial, true, way);
    }
    if (takesNumber(field) ? partial.kind != Kind::Number : partial.items.empty())
        return optional(field);
    const ScopedFieldBindings bound = bindings();
    Scope& s = bound.scope();
    const Rational n = static_cast<std::int64_t>(partial.items.size());
    if (takesSeveral(field)
        && (n < number(s, field.min, 1) || (field.max.form != CAmount::Form::None && n > number(s, field.max))))
        return false;
    BindOne bindOwn(s, field.name, partial);
    return rulesHold(s, field.check) && missing(field, partial) < 0;
}

FieldCandidates::SubsetCacheEntry& FieldCandidates::cached(const CField& field, const Value& partial)
{
    std::vector<std::int32_t> key;
    key.reserve(32);
    key.push_back(static_cast<std::int32_t>(&field - entry.fields.data()));
    for (const Local& before : mFilled) {
        key.push_back(-1 - before.name); // no member is negative, so this separates the lists
        key.push_back(static_cast<std::int32_t>(before.value.number.num()));
        key.push_back(static_cast<std::int32_t>(before.value.number.den()));
        key.insert(key.end(), before.value.items.begin(), before.value.items.end());
    }
    key.push_back(-1 - field.name);
    const auto own = key.insert(key.end(), partial.items.begin(), partial.items.end());
    std::sort(own, key.end());
    return mSubsets[std::move(key)];
}

FieldCandidates::SubsetCacheEntry& FieldCandidates::listed(const CField& field, const Value& partial)
{
    SubsetCacheEntry& known = cached(field, partial);
    if (known.listed)
        return known;
    known.listed = true;
    const ScopedFieldBindings bound = bindings();
    BindOne bindOwn(bound.scope(), field.name, partial);
    const bool full = takesSeveral(field) && field.max.form != CAmount::Form::None
                      && Rational(static_cast<std::int64_t>(partial.items.size())) >= number(bound.scope(), field.max);
    if (!full)
        known.from = among(bound.scope(), field, field.from).toVector();
    return known;
}

std::int32_t FieldCandidates::missing(const CField& field, const Value& partial)
{
    if (!field.must.given())
        return -1;
    SubsetCacheEntry& known = cached(field, partial);
    if (known.missing)
        return *known.missing;
    const ScopedFieldBindings bound = bindings();
    BindOne bindOwn(bound.scope(), field.name, partial);
    const Items all = among(bound.scope(), field, field.must);
    const auto first = std::ranges::find_if(
        all, [&](std::int32_t item) { return std::ranges::find(partial.items, item) == partial.items.end(); });
    known.missing = first == all.end() ? -1 : *first;
    return *known.missing;
}

Items FieldCandidates::among(Scope& scope, const CField& field, const CPath& path)
{
    Items out = scope.resolve(path);
    if (out.kind != valueKind(field))
        out.clear();
    return out;
}

Rational FieldCandidates::highest(Scope& scope, const CField& field) const
{
    // Numbers without an upper limit are offered up to 20: longer lists are not clickable, and no game here counts so
    // far.
    return number(scope, field.max, field.pick == Pick::Facing ? std::max(1, view.c.facings) - 1 : 20);
}

std::optional<Rational> FieldCandidates::preference(const CField& field, std::int32_t item) const
{
    if (field.prefer.form == CAmount::Form::None)
        return std::nullopt;
    const ScopedFieldBindings bound = bindings();
    BindOne bindIt(bound.scope(), names::it, valueKind(field), item);
    return number(bound.scope(), field.prefer);
}

std::vector<std::int32_t> FieldCandidates::candidates(const CField& field, const Value& partial)
{
    std::vector<std::int32_t> out;
    eachCandidate(field, partial, [&](std::int32_t item) {
        out.push_back(item);
        return false;
    });
    return out;
}

Value FieldCandidates::unitsOf(const CField& field) const
{
    const ScopedFieldBindings bound = bindings();
    const Items items = bound.scope().resolve(field.units);
    return Value::of(Kind::Units, items.kind == Kind::Units ? items.toVector() : std::vector<std::int32_t>());
}

PlaceId FieldCandidates::startOf(const CField& field, const Value& units) const
{
    const ScopedFieldBindings bound = bindings();
    if (field.start.given()) {
        const Items items = bound.scope().resolve(field.start);
        return items.empty() ? PlaceId() : bound.scope().board.placeOf(items.kind, items[0]);
    }
    return units.items.empty() ? PlaceId() : view.bareScope().board.unit(UnitId(units.items[0])).place;
}

std::vector<std::int32_t> FieldCandidates::openRows(const CField& field, const Value& units, PlaceId start) const
{
    std::vector<std::int32_t> out;
    const ScopedFieldBindings bound = bindings();
    for (std::int32_t row : field.rows) {
        PathFinder finder(bound.scope(), row, units, start);
        if (finder.opens())
            out.push_back(row);
    }
    return out;
}

std::vector<PathFinder::Next> FieldCandidates::nextItems(const CField& field, const Value& partial, bool far) const
{
    std::vector<PathFinder::Next> out;
    const Value units = unitsOf(field);
    const PlaceId start = startOf(field, units);
    if (units.items.empty())
        return out;
    for (std::int32_t row : openRows(field, units, start)) {
        const ScopedFieldBindings bound = bindings();
        PathFinder finder(bound.scope(), row, units, start);
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

/// The way of a whole path by the first row that allows it; with `standing`, by the first that also satisfies the rules
/// of the field.
bool FieldCandidates::findWay(const CField& field, const Value& value, bool standing, WayFound& way)
{
    if (value.items.empty())
        return false; // a path has at least one item
    if (!standing && mWayField == &field && mWay.items == value.items) {
        way = mWay;
        return true;
    }
    mWayField = nullptr;
    const Value units = unitsOf(field);
    const PlaceId start = startOf(field, units);
    for (std::int32_t row : openRows(field, units, start)) {
        way = {};
        bool found = false;
        {
            const ScopedFieldBindings bound = bindings();
            PathFinder finder(bound.scope(), row, units, start);
            found = finder.check(value.items, way);
        }
        if (found && !mWayField) {
            mWayField = &field;
            mWay = way;
        }
        if (found && (!standing || pathStands(field, value, way)))
            return true;
    }
    return false;
}

bool FieldCandidates::pathStands(const CField& field, const Value& value, const WayFound& way)
{
    if (field.check.empty())
        return true;
    const std::size_t before = mFilled.size();
    keepPath(field, value, way);
    bool yes = true;
    {
        const ScopedFieldBindings bound = bindings();
        yes = rulesHold(bound.scope(), field.check);
    }
    mFilled.resize(before);
    return yes;
}

} // namespace fw
