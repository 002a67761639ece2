#include "engine/play/ActionSolver.h"

#include <algorithm>

namespace fw {

void ActionSolver::remember(std::size_t index)
{
    mMemory = {};
    mMemory.index = index;
}

bool ActionSolver::worthTrying(std::size_t index, std::int32_t item) const
{
    const auto has = [item](const std::vector<std::int32_t>& list) {
        return std::ranges::find(list, item) != list.end();
    };
    return index != mMemory.index || (!has(mMemory.barred) && (!mMemory.within || has(*mMemory.within)));
}

/// Counts a try; true when none is left, and then `work` is negative.
bool ActionSolver::givesUp(int& work) const
{
    if (mFields.limitReached())
        work = 0;
    return --work < 0;
}

bool ActionSolver::canExtendTo(const Value& partial, std::int32_t item, int& work)
{
    const std::size_t before = mFields.kept();
    Value longer = partial;
    longer.items.push_back(item);
    // First try the known legal sets that contain it: that succeeds at once or not at all.
    for (const std::vector<std::int32_t>& set : mMemory.alive) {
        const auto has = [&](std::int32_t one) { return std::ranges::binary_search(set, one); };
        if (!std::ranges::all_of(longer.items, has))
            continue;
        mMemory.within = &set;
        int few = static_cast<int>(2 * set.size()) + 2;
        const bool yes = canComplete(mMemory.index, longer, few);
        mMemory.within = nullptr;
        mFields.drop(before);
        if (yes)
            return true;
        break;
    }
    const bool yes = canComplete(mMemory.index, longer, work);
    mFields.drop(before);
    // An item that no legal set contains need not be tried in combinations.
    if (!yes && work >= 0 && !mFields.limitReached())
        mMemory.barred.push_back(item);
    return yes;
}

bool ActionSolver::tryKnownSolution(const Value& set, int& work)
{
    const std::size_t before = mFields.kept();
    const bool yes = canCompleteWith(mMemory.index, set, work);
    mFields.drop(before);
    return yes;
}

bool ActionSolver::tryMaximalSets(const Value& partial, int& work)
{
    const std::size_t before = mFields.kept();
    const bool yes = tryLeavingOut(mMemory.index, partial, 0, 0, -1, work)
                     || tryLeavingOut(mMemory.index, partial, 1, 0, -1, work);
    mFields.drop(before);
    return yes;
}

bool ActionSolver::canComplete(std::size_t index, int& work)
{
    return canComplete(index, index < mEntry.fields.size() ? blankValue(mEntry.fields[index]) : Value(), work);
}

bool ActionSolver::canComplete(std::size_t index, const Value& partial, int& work)
{
    if (index == mEntry.fields.size())
        return isLegal();
    if (givesUp(work))
        return false; // choices without proof are not offered
    const CField& field = mEntry.fields[index];
    if (takesSeveral(field) && field.pick != Pick::Path)
        return canCompleteSet(index, partial, work);
    if (canCompleteWith(index, partial, work))
        return true;
    if (field.pick == Pick::Path)
        return canCompletePath(index, partial, work);
    // A single value that is not legal has no continuation and costs no work.
    return partial.empty() && mFields.eachCandidate(field, partial, [&](std::int32_t item) {
        const Value one = withItem(field, partial, item);
        return mFields.enough(field, one) && canComplete(index, one, work);
    });
}

/// Whether the filled fields make a legal action.
bool ActionSolver::isLegal()
{
    const ScopedFieldBindings bound = mFields.bindings();
    return rulesHold(bound.scope(), mEntry.check)
           && (mWaived || !eachBrokenConstraint(bound.scope(), mEntry, [](auto&&...) { return true; }));
}

/// Whether the later fields can be filled when this one holds this value.
bool ActionSolver::canCompleteWith(std::size_t index, const Value& value, int& work)
{
    const CField& field = mEntry.fields[index];
    const bool known = index == mMemory.index;
    std::vector<std::int32_t> set;
    if (known) {
        set = value.items;
        std::ranges::sort(set);
        if (mMemory.alive.contains(set)) {
            mMemory.witness = std::move(set);
            return true;
        }
        if (mMemory.dead.contains(set) || mMemory.within)
            return false; // inside a known set, only that set itself is tried
    }
    bool yes = false;
    if (mFields.enough(field, value)) {
        const std::size_t before = mFields.kept();
        mFields.keep(field, value);
        yes = canComplete(index + 1, work);
        mFields.drop(before);
    }
    if (known && yes)
        mMemory.witness = *mMemory.alive.insert(std::move(set)).first;
    else if (known && work >= 0 && !mFields.limitReached())
        mMemory.dead.insert(std::move(set));
    return yes;
}

/// Whether a path has a legal continuation.
bool ActionSolver::canCompletePath(std::size_t index, const Value& path, int& work)
{
    // A path without an allowance has no greatest length, but the recursion needs one.
    constexpr std::size_t longest = 64;
    if (path.items.size() >= longest)
        return false;
    // Try paths that may end with their next step before following any: a circular path would never reach the step that
    // ends it.
    std::vector<Value> paths;
    const bool ends = mFields.eachCandidate(mEntry.fields[index], path, [&](std::int32_t item) {
        paths.push_back(path);
        paths.back().items.push_back(item);
        return !givesUp(work) && canCompleteWith(index, paths.back(), work);
    });
    return ends || std::ranges::any_of(paths, [&](const Value& longer) {
               return work >= 0 && canCompletePath(index, longer, work);
           });
}

bool ActionSolver::canCompleteSet(std::size_t index, const Value& partial, int& work)
{
    // Small sets come first; otherwise every set with the first member would be tried before the second member alone.
    // Sets that leave out only a few alternate with them: sometimes all members together are the only legal set.
    constexpr int few = 2;
    if (mMemory.within && tryLeavingOut(index, partial, 0, 0, -1, work))
        return true;
    bool any = true;
    for (int more = 0; any && work >= 0; ++more) {
        int part = work / 4; // does not count against `work`, which decides whether a player is asked
        if (more >= 1 && more <= 1 + few && tryLeavingOut(index, partial, more - 1, more, -1, part))
            return true;
        any = false;
        if (tryAdding(index, partial, more, -1, work, any))
            return true;
    }
    return false;
}

/// Whether a set is legal with `more` freely chosen members from those after `above`, plus all required members; `any`
/// says whether there are so many members.
bool ActionSolver::tryAdding(std::size_t index, const Value& partial, int more, std::int32_t above, int& work,
                             bool& any)
{
    if (givesUp(work))
        return false;
    const CField& field = mEntry.fields[index];
    // A required member is the only one worth trying.
    if (const std::int32_t owed = mFields.missing(field, partial); owed >= 0) {
        bool known = false;
        {
            const ScopedFieldBindings bound = mFields.bindings();
            BindOne bindOwn(bound.scope(), field.name, partial);
            known = bound.scope().resolve(field.from).has(owed);
        }
        return known && worthTrying(index, owed) && mFields.allows(field, owed, partial)
               && tryAdding(index, withItem(field, partial, owed), more, above, work, any);
    }
    if (more == 0) {
        any = true;
        return canCompleteWith(index, partial, work);
    }
    // Candidates are tried in ascending order only, so that each set is tried once.
    return mFields.eachCandidate(field, partial, [&](std::int32_t item) {
        return item > above && worthTrying(index, item)
               && tryAdding(index, withItem(field, partial, item), more - 1, item, work, any);
    });
}

/// Whether a set is legal with all candidates after `above` except `less` of them; sets with fewer than `least` more
/// members were tried before.
bool ActionSolver::tryLeavingOut(std::size_t index, const Value& partial, int less, int least, std::int32_t above,
                                 int& work)
{
    if (givesUp(work))
        return false;
    const CField& field = mEntry.fields[index];
    std::int32_t next = -1;
    mFields.eachCandidate(field, partial, [&](std::int32_t item) {
        if (item > above && (next < 0 || item < next) && worthTrying(index, item))
            next = item;
        return false;
    });
    if (next < 0)
        return least <= 0 && less == 0 && canCompleteWith(index, partial, work);
    return tryLeavingOut(index, withItem(field, partial, next), less, least - 1, next, work)
           || (less > 0 && tryLeavingOut(index, partial, less - 1, least, next, work));
}

} // namespace fw
