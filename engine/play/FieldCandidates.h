#pragma once

#include "engine/play/FieldValues.h"
#include "engine/play/ScopedFieldBindings.h"

#include <limits>
#include <map>
#include <optional>

namespace fw {

/// Whether all rules that apply hold.
bool rulesHold(Scope& scope, const std::vector<CRule>& rules);
/// Calls `take` with each broken constraint of an entry and its subject until `take` returns true; returns whether it
/// did.
bool eachBrokenConstraint(Scope& scope, const CEntry& entry, auto take)
{
    for (const std::int32_t index : entry.constraints) {
        const CConstraint& row = checkedAt(scope.c.constraints, index);
        const Items each = scope.resolve(row.each);
        for (const std::int32_t subject : each) {
            BindOne bind(scope, names::it, each.kind, subject);
            if (!holds(scope, row.need) && take(row, each.kind, subject))
                return true;
        }
    }
    return false;
}

/// The values that the fields of a menu entry may take, when the fields are filled in order.
class FieldCandidates
{
public:
    /// Fills an entry of the pending menu for a side, -1 for the referee; the view and the entry must outlive it.
    FieldCandidates(StateView& by, const CEntry& picked, std::int32_t asked) : view(by), entry(picked), side(asked) {}

    StateView& view; ///< the state in which it is filled
    const CEntry& entry;
    const std::int32_t side; ///< the side that is asked; -1 for the referee

    /// Binds the filled fields on top of the scope for as long as the result lives.
    ScopedFieldBindings bindings() const { return {view, mFilled, side}; }
    /// The filled fields as locals.
    std::vector<Local>& filled() { return mFilled; }
    /// Keeps the value of a field, so that later fields can read it.
    void keep(const CField& field, const Value& value);
    /// Keeps the value of a path field with the row, mode, tier and cost of `way`.
    void keepPath(const CField& field, const Value& value, const WayFound& way);
    /// Drops the kept values of all fields after the first `count`.
    void drop(std::size_t count);
    /// How many fields are kept.
    std::size_t kept() const { return mSizes.size(); }

    /// Whether the entry may be picked at all.
    bool open() const;
    /// Whether the field may be left out.
    bool optional(const CField& field) const;
    /// Whether the rules of the field allow a value in addition to those in `partial`.
    bool allows(const CField& field, std::int32_t item, const Value& partial) const;
    /// Whether a field may hold exactly these values.
    bool enough(const CField& field, const Value& partial);
    /// A value that the field must hold and `partial` lacks; -1 for none.
    std::int32_t missing(const CField& field, const Value& partial);
    /// The members of a path that a field can hold; empty when they are of another kind than the field picks.
    static Items among(Scope& scope, const CField& field, const CPath& path);
    /// The largest number or facing that a field may hold.
    Rational highest(Scope& scope, const CField& field) const;
    /// How good a value is by the amount that the field prefers; nothing when the field prefers nothing.
    std::optional<Rational> preference(const CField& field, std::int32_t item) const;

    /// The values that may be added to those in `partial`.
    std::vector<std::int32_t> candidates(const CField& field, const Value& partial);
    /// Calls `take` with each of these values, judging each just before, until `take` returns true; returns whether it
    /// did.
    bool eachCandidate(const CField& field, const Value& partial, auto take);

    /// The units that move along a path field.
    Value unitsOf(const CField& field) const;
    /// The place where a path field begins; none when the units enter from off the map.
    PlaceId startOf(const CField& field, const Value& units) const;
    /// The indices of the path rows that units may use from a place.
    std::vector<std::int32_t> openRows(const CField& field, const Value& units, PlaceId start) const;
    /// The next items of a path with their costs; `far` adds those beyond the movement allowance.
    std::vector<PathFinder::Next> nextItems(const CField& field, const Value& partial, bool far = false) const;

    /// Whether the steps that a ScopedStepLimit allows are used up.
    bool limitReached() const { return view.bareScope().budget.left() < mStepFloor; }

private:
    friend class ScopedStepLimit;
    /// What is known about a field that holds certain members; a search meets the same set in many orders.
    struct SubsetCacheEntry {
        std::optional<std::int32_t> missing; ///< a member that must be added, -1 for none
        bool listed = false;                 ///< `from` has been filled in
        std::vector<std::int32_t> from;      ///< the candidates before they are judged
        std::size_t judged = 0;              ///< how many of `from` are judged
        std::vector<std::int32_t> allowed;   ///< those of the judged that are allowed
    };
    SubsetCacheEntry& cached(const CField& field, const Value& partial);
    SubsetCacheEntry& listed(const CField& field, const Value& partial);
    bool eachNextItem(const CField& field, const Value& partial, auto take) const;
    bool findWay(const CField& field, const Value& value, bool standing, WayFound& way);
    bool pathStands(const CField& field, const Value& value, const WayFound& way);

    static constexpr std::int64_t noFloor = std::numeric_limits<std::int64_t>::min();
    std::int64_t mStepFloor = noFloor; ///< searches stop when the ruling has fewer steps left than this
    std::vector<Local> mFilled;
    std::vector<std::size_t> mSizes;   ///< sizes of mFilled before each kept field
    const CField* mWayField = nullptr; ///< field of mWay; null once anything was filled in after it was found
    WayFound mWay;
    std::map<std::vector<std::int32_t>, SubsetCacheEntry> mSubsets; ///< key: field, earlier fields, members
};

/// Makes searches stop after so many steps of the ruling's budget, for the length of a block.
class ScopedStepLimit
{
public:
    /// Starts to count when it is constructed.
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
    // Each candidate is judged only when it is reached, since the first one is often enough.
    for (std::size_t i = 0; !limitReached(); ++i) {
        for (; i == known.allowed.size() && known.judged < known.from.size(); ++known.judged)
            if (const std::int32_t item = checkedAt(known.from, known.judged);
                std::ranges::find(partial.items, item) == partial.items.end() && allows(field, item, partial))
                known.allowed.push_back(item);
        if (i == known.allowed.size())
            return false;
        if (take(checkedAt(known.allowed, i)))
            return true;
    }
    return false;
}

} // namespace fw
