#include "engine/play/Fill.h"

#include "engine/base/Nth.h"
#include "engine/play/Layer.h"

#include <algorithm>
#include <charconv>

namespace fw {

Fill::Fill(Machine& machine, const CEntry& entry, std::int32_t side) : m(machine), mEntry(entry), mSide(side) {}

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

std::int32_t Fill::missing(const CField& field, const Value& partial)
{
    if (!field.must.given())
        return -1;
    if (mOwedOf == &field && mOwedAt == mFilled.size() && mOwedBy == partial.items)
        return mOwed;
    Layer layer(*this);
    BindOne bindOwn(layer.scope(), field.name, partial);
    const Items all = among(layer.scope(), field, field.must);
    mOwed = -1;
    for (std::int32_t item : all)
        if (mOwed < 0 && std::find(partial.items.begin(), partial.items.end(), item) == partial.items.end())
            mOwed = item;
    mOwedOf = &field;
    mOwedAt = mFilled.size();
    mOwedBy = partial.items;
    return mOwed;
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
        return items.empty() ? PlaceId() : layer.scope().placeOf(items.kind, items[0]);
    }
    return units.items.empty() ? PlaceId() : m.unit(UnitId(units.items[0])).place;
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

std::vector<PathFinder::Next> Fill::nextItems(const CField& field, const Value& partial)
{
    std::vector<PathFinder::Next> out;
    const Value units = unitsOf(field);
    const PlaceId start = startOf(field, units);
    if (units.items.empty())
        return out;
    for (std::int32_t row : rowsOpen(field, units, start)) {
        Layer layer(*this);
        PathFinder finder(layer.scope(), row, units, start);
        for (const PathFinder::Next& n : finder.next(partial.items)) {
            const bool known = std::any_of(out.begin(), out.end(),
                                           [&](const auto& have) { return have.item == n.item; });
            if (!known)
                out.push_back(n);
        }
    }
    return out;
}

std::int64_t Fill::highest(const CField& field) const
{
    // A number without an upper end is offered up to 20: more is no click, and nothing here counts so far.
    return field.pick == CField::Pick::Facing ? std::max(1, m.c.facings) - 1 : 20;
}

template <class F>
bool Fill::eachCandidate(const CField& field, const Value& partial, F take)
{
    using Pick = CField::Pick;
    switch (field.pick) {
    case Pick::Path: {
        const Value units = unitsOf(field);
        const PlaceId start = startOf(field, units);
        if (units.items.empty())
            return false;
        std::vector<std::int32_t> known;
        for (std::int32_t row : rowsOpen(field, units, start)) {
            Layer layer(*this);
            PathFinder finder(layer.scope(), row, units, start);
            const bool enough = finder.eachNext(partial.items, [&](const PathFinder::Next& n) {
                if (std::find(known.begin(), known.end(), n.item) != known.end())
                    return false;
                known.push_back(n.item);
                return take(n.item);
            });
            if (enough)
                return true;
        }
        return false;
    }
    case Pick::Number:
    case Pick::Facing: {
        std::int64_t low = 0, high = 0;
        {
            Layer layer(*this);
            low = number(layer.scope(), field.min, 0).ceil().num();
            high = number(layer.scope(), field.max, highest(field)).floor().num();
        }
        for (std::int64_t v = low; v <= high && v < low + 1000; ++v)
            if (allowed(field, static_cast<std::int32_t>(v), partial) && take(static_cast<std::int32_t>(v)))
                return true;
        return false;
    }
    case Pick::Label:
        for (Sym label : field.labels)
            if (allowed(field, label, partial) && take(label))
                return true;
        return false;
    default: break;
    }
    Items from;
    {
        Layer layer(*this);
        BindOne bindOwn(layer.scope(), field.name, partial);
        from = among(layer.scope(), field, field.from);
        if (several(field) && field.max.form != CAmount::Form::None
            && Rational(static_cast<std::int64_t>(partial.items.size())) >= number(layer.scope(), field.max))
            return false;
    }
    for (std::int32_t item : from)
        if (!m.bareScope().spent() && std::find(partial.items.begin(), partial.items.end(), item) == partial.items.end()
            && allowed(field, item, partial) && take(item))
            return true;
    return false;
}

std::vector<std::int32_t> Fill::candidates(const CField& field, const Value& partial)
{
    std::vector<std::int32_t> out;
    eachCandidate(field, partial, [&](std::int32_t item) {
        out.push_back(item);
        return false;
    });
    return out;
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
    mOwedOf = nullptr;
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
    mOwedOf = nullptr;
    while (mSizes.size() > count) {
        mFilled.resize(mSizes.back());
        mSizes.pop_back();
    }
}

void Fill::remember(std::size_t index)
{
    mMemory = {};
    mMemory.index = index;
}

bool Fill::worthTrying(std::size_t index, std::int32_t item) const
{
    const auto has = [item](const std::vector<std::int32_t>& list) {
        return std::find(list.begin(), list.end(), item) != list.end();
    };
    return index != mMemory.index || (!has(mMemory.barred) && (!mMemory.within || has(*mMemory.within)));
}

bool Fill::leadsOn(const Value& partial, std::int32_t item, int& work)
{
    const std::size_t before = kept();
    Value longer = partial;
    longer.items.push_back(item);
    // First within the legal sets that are known and hold it: that is a straight way, or none.
    for (const std::vector<std::int32_t>& set : mMemory.alive) {
        const auto holds = [&](std::int32_t one) { return std::binary_search(set.begin(), set.end(), one); };
        if (!std::all_of(longer.items.begin(), longer.items.end(), holds))
            continue;
        mMemory.within = &set;
        int few = static_cast<int>(2 * set.size()) + 2;
        const bool yes = finishable(mMemory.index, longer, few);
        mMemory.within = nullptr;
        drop(before);
        if (yes)
            return true;
        break;
    }
    const bool yes = finishable(mMemory.index, longer, work);
    drop(before);
    // What was tried to the end and leads nowhere need not be tried with others.
    if (!yes && work >= 0)
        mMemory.barred.push_back(item);
    return yes;
}

bool Fill::recall(const Value& set, int& work)
{
    const std::size_t before = kept();
    const bool yes = finishedAs(mMemory.index, set, work);
    drop(before);
    return yes;
}

bool Fill::finishedAs(std::size_t index, const Value& partial, int& work)
{
    const CField& field = mEntry.fields[index];
    const bool known = index == mMemory.index;
    std::vector<std::int32_t> set;
    if (known) {
        set = partial.items;
        std::sort(set.begin(), set.end());
        if (mMemory.alive.contains(set)) {
            mMemory.last = std::move(set);
            return true;
        }
        if (mMemory.dead.contains(set) || mMemory.within)
            return false; // on the way to a known set the others are passed by
    }
    bool yes = false;
    if (enough(field, partial)) {
        const std::size_t before = kept();
        keep(field, partial);
        const Value next = index + 1 < mEntry.fields.size() ? blank(mEntry.fields[index + 1]) : Value();
        yes = finishable(index + 1, next, work);
        drop(before);
    }
    if (known && yes)
        mMemory.last = *mMemory.alive.insert(std::move(set)).first;
    else if (known && work >= 0)
        mMemory.dead.insert(std::move(set));
    return yes;
}

bool Fill::walksOn(std::size_t index, const Value& path, int& work)
{
    // Of ways without an allowance there is no longest; the stack has an end.
    constexpr std::size_t longest = 64;
    const CField& field = mEntry.fields[index];
    if (path.items.size() >= longest)
        return false;
    // One that may end with its next step is seen before any is followed: who goes round in a circle else
    // never comes to the step beside him that ends it.
    std::vector<Value> ways;
    const bool ends = eachCandidate(field, path, [&](std::int32_t item) {
        ways.push_back(path);
        ways.back().items.push_back(item);
        return --work >= 0 && finishedAs(index, ways.back(), work);
    });
    if (ends)
        return true;
    return std::any_of(ways.begin(), ways.end(), [&](const Value& way) {
        return work >= 0 && !m.bareScope().spent() && walksOn(index, way, work);
    });
}

bool Fill::finishable(std::size_t index, const Value& partial, int& work, std::int32_t above)
{
    if (index == mEntry.fields.size()) {
        Layer layer(*this);
        for (const CRule& rule : mEntry.check)
            if (holds(layer.scope(), rule.applies) && !holds(layer.scope(), rule.need))
                return false;
        for (std::int32_t k : mEntry.constraints) {
            if (mWaived)
                break;
            const CConstraint& constraint = nth(m.c.constraints, k);
            const Items each = layer.scope().resolve(constraint.each);
            for (std::int32_t subject : each) {
                BindOne bind(layer.scope(), names::it, each.kind, subject);
                if (!holds(layer.scope(), constraint.need))
                    return false;
            }
        }
        return true;
    }
    if (--work < 0 || m.bareScope().spent())
        return false; // what cannot be shown to lead anywhere is not offered
    const CField& field = mEntry.fields[index];
    if (finishedAs(index, partial, work))
        return true;
    if (!several(field) && !partial.empty())
        return false;
    // One that has to be among them is the only one worth trying.
    const std::int32_t owed = missing(field, partial);
    if (owed >= 0) {
        Value longer = partial;
        longer.items.push_back(owed);
        bool known = false;
        {
            Layer layer(*this);
            BindOne bindOwn(layer.scope(), field.name, partial);
            known = layer.scope().resolve(field.from).has(owed);
        }
        return known && worthTrying(index, owed) && allowed(field, owed, partial)
               && finishable(index, longer, work, above);
    }
    if (field.pick == CField::Pick::Path)
        return walksOn(index, partial, work);
    return eachCandidate(field, partial, [&](std::int32_t item) {
        Value longer = partial;
        if (kindOf(field) == Kind::Number)
            longer = Value::ofNumber(item);
        else
            longer.items.push_back(item);
        // Candidates are tried in order only, or the same set would be tried in every order.
        const bool set = several(field);
        if (set && (item < above || !worthTrying(index, item)))
            return false;
        // A single value that does not stand leads nowhere and costs nothing.
        if (!several(field) && !enough(field, longer))
            return false;
        return finishable(index, longer, work, set ? item : -1);
    });
}

} // namespace fw
