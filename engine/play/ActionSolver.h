#pragma once

#include "engine/play/FieldCandidates.h"

#include <set>

namespace fw {

/// Searches for ways to complete a draft to a legal action; `work` counts down what may still be tried.
class ActionSolver
{
public:
    /// Completes the entry of these fields, which must outlive it.
    explicit ActionSolver(FieldCandidates& fields) : mFields(fields), mEntry(fields.entry) {}
    /// Lets the constraints of the entry be broken: see StateView::isDeadlocked.
    void waiveConstraints() { mWaived = true; }

    /// Whether some way of filling all fields is legal.
    bool canComplete(int& work) { return canComplete(0, work); }
    /// Whether some way of filling the fields from `index` on is legal.
    bool canComplete(std::size_t index, int& work);
    /// The same where the first of these fields holds `partial` already.
    bool canComplete(std::size_t index, const Value& partial, int& work);

    /// Remembers from now on what is found out about sets of this field, for many questions about one draft.
    void remember(std::size_t index);
    /// Whether a set of the remembered field can be extended by an item to a legal one.
    bool canExtendTo(const Value& partial, std::int32_t item, int& work);
    /// Whether a set that was legal before still is; then canExtendTo needs no search on the way to it.
    bool tryKnownSolution(const Value& set, int& work);
    /// Whether all who may join a set, or all but one of them, make a legal set.
    bool tryMaximalSets(const Value& partial, int& work);
    /// The legal set that was found last.
    const std::vector<std::int32_t>& witness() const { return mMemory.witness; }

private:
    /// Sets of one field that were tried, each in the order of its items.
    struct Memory {
        std::size_t index = static_cast<std::size_t>(-1); ///< the field; none when there is no such field
        std::set<std::vector<std::int32_t>> alive; ///< legal as they are, the fields after them filled in some way
        std::set<std::vector<std::int32_t>> dead;  ///< not legal as they are, however the fields after them are filled
        std::vector<std::int32_t> barred;          ///< in no legal set that holds what is picked already
        std::vector<std::int32_t> witness;         ///< the legal set that was found last
        const std::vector<std::int32_t>* within = nullptr; ///< only these are tried
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
