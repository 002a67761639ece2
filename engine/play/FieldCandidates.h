#pragma once

#include "engine/play/FieldValues.h"
#include "engine/play/ScopedFieldBindings.h"

#include <limits>
#include <map>
#include <optional>

namespace fw {

/// Whether all rules that apply hold.
bool rulesHold(Scope& scope, const std::vector<CRule>& rules);
/// Hands each broken constraint of an entry and its subject to `take` until that returns true; then true.
bool eachBrokenConstraint(Scope& scope, const CEntry& entry, auto take)
{
    for (const std::int32_t index : entry.constraints) {
        const CConstraint& row = nth(scope.c.constraints, index);
        const Items each = scope.resolve(row.each);
        for (const std::int32_t subject : each) {
            BindOne bind(scope, names::it, each.kind, subject);
            if (!holds(scope, row.need) && take(row, each.kind, subject))
                return true;
        }
    }
    return false;
}

/// The fields of a menu entry, filled one after another, and the values that may go into each.
class FieldCandidates
{
public:
    /// Fills an entry of the pending menu for a side, -1 for the referee; all must outlive it.
    FieldCandidates(StateView& by, const CEntry& picked, std::int32_t asked) : view(by), entry(picked), side(asked) {}

    StateView& view;         ///< the state in which it is filled
    const CEntry& entry;     ///< the entry
    const std::int32_t side; ///< who is asked; -1 for the referee

    /// Binds what is filled on top of the scope for as long as the result lives.
    ScopedFieldBindings bindings() const { return {view, mFilled, side}; }
    /// The filled fields as locals.
    std::vector<Local>& filled() { return mFilled; }
    /// Keeps a finished field so that later ones may read it.
    void keep(const CField& field, const Value& value);
    /// Keeps a path with the way by which it goes.
    void keepPath(const CField& field, const Value& value, const WayFound& way);
    /// Drops what was kept for fields from `count` on.
    void drop(std::size_t count);
    /// How many fields are kept.
    std::size_t kept() const { return mSizes.size(); }

    /// Whether the entry may be picked at all.
    bool open() const;
    /// Whether the field may be left out.
    bool optional(const CField& field) const;
    /// Whether one value passes the field's rules, next to those that it holds.
    bool allows(const CField& field, std::int32_t item, const Value& partial) const;
    /// Whether a field may hold these values and no more.
    bool enough(const CField& field, const Value& partial);
    /// A value that the field has to hold and lacks; -1 for none.
    std::int32_t missing(const CField& field, const Value& partial);
    /// The members of a path that a field may hold; none when they are of another kind than it picks.
    static Items among(Scope& scope, const CField& field, const CPath& path);
    /// The largest number or facing of a field.
    Rational highest(Scope& scope, const CField& field) const;
    /// How good a value is for its owner, by what the field prefers; nothing where it prefers none.
    std::optional<Rational> preference(const CField& field, std::int32_t item) const;

    /// The values that may go into a field next to those that it holds.
    std::vector<std::int32_t> candidates(const CField& field, const Value& partial);
    /// Hands the same to `take`, each judged when its turn comes, until that returns true; then true.
    bool eachCandidate(const CField& field, const Value& partial, auto take);

    /// The units that move along a path field.
    Value unitsOf(const CField& field) const;
    /// Where a path field begins; none where it comes in from outside.
    PlaceId startOf(const CField& field, const Value& units) const;
    /// The path rows that units may use from a place.
    std::vector<std::int32_t> openRows(const CField& field, const Value& units, PlaceId start) const;
    /// The next items of a path with their costs; `far` adds those beyond the allowance.
    std::vector<PathFinder::Next> nextItems(const CField& field, const Value& partial, bool far = false) const;

    /// Whether the steps that a ScopedStepLimit allows are spent.
    bool limitReached() const { return view.bareScope().budget.left() < mStepFloor; }

private:
    friend class ScopedStepLimit;
    /// What was found out of a field that holds some members: a search meets the same set on many ways.
    struct SubsetCacheEntry {
        std::optional<std::int32_t> missing; ///< a member that has to be added, -1 for none
        bool listed = false;                 ///< `from` is known
        std::vector<std::int32_t> from;      ///< members that may be added at most
        std::size_t judged = 0;              ///< how many of them were judged
        std::vector<std::int32_t> allowed;   ///< of those the candidates
    };
    SubsetCacheEntry& cached(const CField& field, const Value& partial);
    SubsetCacheEntry& listed(const CField& field, const Value& partial);
    bool eachNextItem(const CField& field, const Value& partial, auto take) const;
    bool findWay(const CField& field, const Value& value, bool standing, WayFound& way);
    bool pathStands(const CField& field, const Value& value, const WayFound& way);

    static constexpr std::int64_t noFloor = std::numeric_limits<std::int64_t>::min();
    std::int64_t mStepFloor = noFloor; ///< steps of the ruling's budget that searches leave
    std::vector<Local> mFilled;
    std::vector<std::size_t> mSizes;   ///< of mFilled before each kept field
    const CField* mWayField = nullptr; ///< field whose way was found last, with nothing filled in since
    WayFound mWay;
    std::map<std::vector<std::int32_t>, SubsetCacheEntry> mSubsets; ///< by field, the fields before it and the members
};

/// Makes searches give up after so many steps of the ruling's budget, for the length of a block.
class ScopedStepLimit
{
public:
    /// Begins to count here.
    ScopedStepLimit(FieldCandidates& fields, std::int64_t steps) : mFields(fields)
    {
        fields.mStepFloor = fields.view.bareScope().budget.left() - steps;
    }
    ~ScopedStepLimit() { mFields.mStepFloor = FieldCandidates::noFloor; }
    ScopedStepLimit(const ScopedStepLimit&) = delete;
    ScopedStepLimit& operator=(const ScopedStepLimit&) = delete;

private:
    FieldCandidates& mFields;
};

bool FieldCandidates::eachNextItem(const CField& field, const Value& partial, auto take) const
{
    const Value units = unitsOf(field);
    const PlaceId start = startOf(field, units);
    if (units.items.empty())
        return false;
    std::vector<std::int32_t> known;
    for (const std::int32_t row : openRows(field, units, start)) {
        const ScopedFieldBindings bound = bindings();
        PathFinder finder(bound.scope(), row, units, start);
        const bool enough = finder.eachNext(partial.items, [&](const PathFinder::Next& next) {
            if (std::ranges::find(known, next.item) != known.end())
                return false;
            known.push_back(next.item);
            return take(next.item);
        });
        if (enough)
            return true;
    }
    return false;
}

bool FieldCandidates::eachCandidate(const CField& field, const Value& partial, auto take)
{
    if (field.pick == Pick::Path)
        return eachNextItem(field, partial, take);
    if (field.pick == Pick::Label)
        return std::ranges::any_of(field.labels,
                                   [&](Sym label) { return allows(field, label, partial) && take(label); });
    if (takesNumber(field)) {
        std::int64_t low = 0, high = 0;
        {
            const ScopedFieldBindings bound = bindings();
            low = number(bound.scope(), field.min, 0).ceil().num();
            high = highest(bound.scope(), field).floor().num();
        }
        for (std::int64_t v = low; v <= high && v < low + 1000; ++v)
            if (allows(field, static_cast<std::int32_t>(v), partial) && take(static_cast<std::int32_t>(v)))
                return true;
        return false;
    }
    SubsetCacheEntry& known = listed(field, partial);
    // Each is judged when it is its turn and no sooner: the first often is enough.
    for (std::size_t i = 0; !limitReached(); ++i) {
        for (; i == known.allowed.size() && known.judged < known.from.size(); ++known.judged)
            if (const std::int32_t item = nth(known.from, known.judged);
                std::ranges::find(partial.items, item) == partial.items.end() && allows(field, item, partial))
                known.allowed.push_back(item);
        if (i == known.allowed.size())
            return false;
        if (take(nth(known.allowed, i)))
            return true;
    }
    return false;
}

} // namespace fw
