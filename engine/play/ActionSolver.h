#pragma once

#include "engine/play/FieldCandidates.h"

#include <set>

namespace fw {

/// Searches for ways to complete a draft to a legal action; `work` counts down the tries that are left.
class ActionSolver
{
public:
    /// Completes the entry of `fields`, which must outlive it.
    explicit ActionSolver(FieldCandidates& fields) : mFields(fields), mEntry(fields.entry) {}
    /// Allows the constraints of the entry to be broken: see StateView::isDeadlocked.
    void waiveConstraints() { mWaived = true; }

    /// Whether some way of filling all fields is legal.
    bool canComplete(int& work) { return canComplete(0, work); }
    /// Whether some way of filling the fields from `index` on is legal.
    bool canComplete(std::size_t index, int& work);
    /// Whether some way of filling the fields from `index` on is legal, when the first of them holds `partial` already.
    bool canComplete(std::size_t index, const Value& partial, int& work);

    /// Remembers from now on which sets of this field are legal, for many questions about one draft.
    void remember(std::size_t index);
    /// Whether the remembered field can hold `partial`, `item` and perhaps more in a legal action.
    bool canExtendTo(const Value& partial, std::int32_t item, int& work);
    /// Whether a set that was legal before is still legal; if so, canExtendTo needs no search for its subsets.
    bool tryKnownSolution(const Value& set, int& work);
    /// Whether `partial` with all candidates, or with all but one of them, is a legal set.
    bool tryMaximalSets(const Value& partial, int& work);
    /// The legal set that was found last, in ascending order.
    const std::vector<std::int32_t>& witness() const { return mMemory.witness; }

private:
    /// The sets of one field that were tried, each in ascending order.
    struct Memory {
        std::size_t index = static_cast<std::size_t>(-1); ///< index of the field; the default means no field
        std::set<std::vector<std::int32_t>> alive;        ///< legal sets, for some values of the later fields
        std::set<std::vector<std::int32_t>> dead;         ///< illegal sets, for any values of the later fields
        std::vector<std::int32_t> barred;  ///< items that no legal set with the items picked so far contains
        std::vector<std::int32_t> witness; ///< the legal set that was found last
        const std::vector<std::int32_t>* within = nullptr; ///< the only items to try; null for all
    };
    bool isLegal();
    bool canCompleteWith(std::size_t index, const Value& value, int& work);
    bool canCompleteSet(std::size_t index, const Value& partial, int& work);
    bool canCompletePath(std::size_t index, const Value& path, int& work);
    bool tryAdding(std::size_t index, const Value& partial, int more, std::int32_t above, int& work, bool& any);
    bool tryLeavingOut(std::size_t index, const Value& partial, int less, int least, std::int32_t above, int& work);
    bool worthTrying(std::size_t index, std::int32_t item) const;
    bool givesUp(int& work) const;

    FieldCandidates& mFields;
    const CEntry& mEntry;
    bool mWaived = false;
    Memory mMemory;
};

} // namespace fw
