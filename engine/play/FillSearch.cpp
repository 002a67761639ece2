// Who may go into a field, and whether what was begun leads to a legal order.
#include "engine/base/Nth.h"
#include "engine/play/Fill.h"
#include "engine/play/Layer.h"

#include <algorithm>

namespace fw {

Fill::Begun& Fill::begun(const CField& field, const Value& partial)
{
    std::vector<std::int32_t> key{static_cast<std::int32_t>(&field - mEntry.fields.data())};
    for (const Local& before : mFilled) {
        key.push_back(-1 - before.name); // no member is below 0, so that two lists are never one
        key.push_back(static_cast<std::int32_t>(before.value.number.num()));
        key.push_back(static_cast<std::int32_t>(before.value.number.den()));
        key.insert(key.end(), before.value.items.begin(), before.value.items.end());
    }
    key.push_back(-1 - field.name);
    const auto own = key.insert(key.end(), partial.items.begin(), partial.items.end());
    std::sort(own, key.end());
    return mBegun[std::move(key)];
}

std::int32_t Fill::missing(const CField& field, const Value& partial)
{
    if (!field.must.given())
        return -1;
    Begun& known = begun(field, partial);
    if (known.owed)
        return *known.owed;
    Layer layer(*this);
    BindOne bindOwn(layer.scope(), field.name, partial);
    const Items all = among(layer.scope(), field, field.must);
    const auto first = std::ranges::find_if(
        all, [&](std::int32_t item) { return std::ranges::find(partial.items, item) == partial.items.end(); });
    known.owed = first == all.end() ? -1 : *first;
    return *known.owed;
}

bool Fill::eachCandidate(const CField& field, const Value& partial, auto take)
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
                if (std::ranges::find(known, n.item) != known.end())
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
    Begun& known = begun(field, partial);
    if (!known.listed) {
        known.listed = true;
        Layer layer(*this);
        BindOne bindOwn(layer.scope(), field.name, partial);
        const bool full = several(field) && field.max.form != CAmount::Form::None
                          && Rational(static_cast<std::int64_t>(partial.items.size()))
                                 >= number(layer.scope(), field.max);
        if (!full)
            known.from = among(layer.scope(), field, field.from).toVector();
    }
    // Each is judged when it is its turn and no sooner: the first often is enough.
    for (std::size_t i = 0; !tired(); ++i) {
        for (; i == known.allowed.size() && known.judged < known.from.size(); ++known.judged)
            if (const std::int32_t item = nth(known.from, known.judged);
                std::ranges::find(partial.items, item) == partial.items.end() && allowed(field, item, partial))
                known.allowed.push_back(item);
        if (i == known.allowed.size())
            return false;
        if (take(nth(known.allowed, i)))
            return true;
    }
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

void Fill::remember(std::size_t index)
{
    mMemory = {};
    mMemory.index = index;
}

bool Fill::worthTrying(std::size_t index, std::int32_t item) const
{
    const auto has = [item](const std::vector<std::int32_t>& list) {
        return std::ranges::find(list, item) != list.end();
    };
    return index != mMemory.index || (!has(mMemory.barred) && (!mMemory.within || has(*mMemory.within)));
}

bool Fill::givesUp(int& work)
{
    if (tired())
        work = 0;
    return --work < 0;
}

bool Fill::leadsOn(const Value& partial, std::int32_t item, int& work)
{
    const std::size_t before = kept();
    Value longer = partial;
    longer.items.push_back(item);
    // First within the legal sets that are known and hold it: that is a straight way, or none.
    for (const std::vector<std::int32_t>& set : mMemory.alive) {
        const auto holds = [&](std::int32_t one) { return std::ranges::binary_search(set, one); };
        if (!std::ranges::all_of(longer.items, holds))
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
    if (!yes && work >= 0 && !tired())
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

bool Fill::recallAll(const Value& partial, int& work)
{
    const std::size_t before = kept();
    const bool yes = nearlyAllStand(mMemory.index, partial, 0, 0, -1, work)
                     || nearlyAllStand(mMemory.index, partial, 1, 0, -1, work);
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
        std::ranges::sort(set);
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
    else if (known && work >= 0 && !tired())
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
        return !givesUp(work) && finishedAs(index, ways.back(), work);
    });
    if (ends)
        return true;
    return std::ranges::any_of(ways, [&](const Value& way) { return work >= 0 && walksOn(index, way, work); });
}

bool Fill::finishable(std::size_t index, const Value& partial, int& work)
{
    if (index == mEntry.fields.size()) {
        Layer layer(*this);
        for (const CRule& rule : mEntry.check)
            if (holds(layer.scope(), rule.applies) && !holds(layer.scope(), rule.need))
                return false;
        for (std::int32_t k : mEntry.constraints) {
            if (mWaived)
                break;
            const CConstraint& constraint = nth(mView.c.constraints, k);
            const Items each = layer.scope().resolve(constraint.each);
            for (std::int32_t subject : each) {
                BindOne bind(layer.scope(), names::it, each.kind, subject);
                if (!holds(layer.scope(), constraint.need))
                    return false;
            }
        }
        return true;
    }
    if (givesUp(work))
        return false; // what cannot be shown to lead anywhere is not offered
    const CField& field = mEntry.fields[index];
    if (several(field) && field.pick != CField::Pick::Path) {
        // Small sets first: else every set around the first member would be tried before the second alone. By turns
        // with those that leave few out: where all hang together, all of them is the only set there is.
        constexpr int few = 2;
        if (mMemory.within && nearlyAllStand(index, partial, 0, 0, -1, work))
            return true;
        bool any = true;
        for (int more = 0; any && work >= 0; ++more) {
            int part = work / 4; // beside the others: how many of those are tried decides whether somebody is asked
            if (more >= 1 && more <= 1 + few && nearlyAllStand(index, partial, more - 1, more, -1, part))
                return true;
            any = false;
            if (setStands(index, partial, more, -1, work, any))
                return true;
        }
        return false;
    }
    if (finishedAs(index, partial, work))
        return true;
    if (field.pick == CField::Pick::Path)
        return walksOn(index, partial, work);
    // A single value that does not stand leads nowhere and costs nothing.
    return partial.empty() && eachCandidate(field, partial, [&](std::int32_t item) {
               const Value one = kindOf(field) == Kind::Number ? Value::ofNumber(item)
                                                               : Value::of(partial.kind, {item});
               return enough(field, one) && finishable(index, one, work);
           });
}

bool Fill::setStands(std::size_t index, const Value& partial, int more, std::int32_t above, int& work, bool& any)
{
    if (givesUp(work))
        return false;
    const CField& field = mEntry.fields[index];
    const auto with = [&](std::int32_t item) {
        Value longer = partial;
        longer.items.push_back(item);
        return longer;
    };
    // One that has to be among them is the only one worth trying.
    if (const std::int32_t owed = missing(field, partial); owed >= 0) {
        bool known = false;
        {
            Layer layer(*this);
            BindOne bindOwn(layer.scope(), field.name, partial);
            known = layer.scope().resolve(field.from).has(owed);
        }
        return known && worthTrying(index, owed) && allowed(field, owed, partial)
               && setStands(index, with(owed), more, above, work, any);
    }
    if (more == 0) {
        any = true;
        return finishedAs(index, partial, work);
    }
    // Candidates are tried in order only, or the same set would be tried in every order.
    return eachCandidate(field, partial, [&](std::int32_t item) {
        return item > above && worthTrying(index, item) && setStands(index, with(item), more - 1, item, work, any);
    });
}

bool Fill::nearlyAllStand(std::size_t index, const Value& partial, int less, int least, std::int32_t above, int& work)
{
    if (givesUp(work))
        return false;
    const CField& field = mEntry.fields[index];
    std::int32_t next = -1;
    eachCandidate(field, partial, [&](std::int32_t item) {
        if (item > above && (next < 0 || item < next) && worthTrying(index, item))
            next = item;
        return false;
    });
    if (next < 0)
        return least <= 0 && less == 0 && finishedAs(index, partial, work);
    Value longer = partial;
    longer.items.push_back(next);
    return nearlyAllStand(index, longer, less, least - 1, next, work)
           || (less > 0 && nearlyAllStand(index, partial, less - 1, least, next, work));
}

} // namespace fw
