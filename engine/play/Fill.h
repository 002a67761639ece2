#pragma once

#include "engine/play/StateView.h"

#include <limits>
#include <map>
#include <optional>
#include <set>

namespace fw {

/// Of whom or what a broken rule is said.
struct SaidOf {
    std::string name = {};             ///< as people call it; empty when it is said of nobody by name
    std::vector<std::string> ids = {}; ///< units, sides, printed numbers
    bool entry = false;                ///< it is said of the whole menu entry
};

/// Fills the fields of one menu entry: what may go in, what was put in, which rule refuses.
class Fill
{
public:
    /// For the length of a block searches give up after so many steps of the ruling's budget, whatever they tried.
    class Hurry
    {
    public:
        /// Begins to count here.
        Hurry(Fill& fill, std::int64_t steps) : mFill(fill)
        {
            fill.mUntil = fill.mView.bareScope().budget.left() - steps;
        }
        ~Hurry() { mFill.mUntil = unhurried; }
        Hurry(const Hurry&) = delete;
        Hurry& operator=(const Hurry&) = delete;

    private:
        Fill& mFill;
    };
    /// Fills an entry of the pending menu for a side, -1 for the referee.
    Fill(StateView& view, const CEntry& entry, std::int32_t side);

    /// Whether the entry may be picked at all.
    bool open();
    /// Candidates for a field after what is filled already; `partial` holds its values so far.
    std::vector<std::int32_t> candidates(const CField& field, const Value& partial);
    /// The same one after another, until `take` says that it has enough; then true.
    bool eachCandidate(const CField& field, const Value& partial, auto take);
    /// Whether this many values of this kind may stand; its own rules hold.
    bool enough(const CField& field, const Value& partial);
    /// Whether some way of filling fields from `index` on is legal; counts what it tries in `work`.
    bool finishable(std::size_t index, const Value& partial, int& work);
    /// From now on remembers what is found out about sets of this field, with the fields kept now: many clicks ask
    /// the same.
    void remember(std::size_t index);
    /// Whether a set can be filled up to a legal one, asked for one more click after another; uses what is remembered.
    bool leadsOn(const Value& partial, std::int32_t item, int& work);
    /// Takes a set for legal when it still is, so that clicks towards it need no search.
    bool recall(const Value& set, int& work);
    /// Looks for a legal set of all who may join this one, or all but one of them.
    bool recallAll(const Value& partial, int& work);
    /// The legal set that was found last.
    const std::vector<std::int32_t>& proof() const { return mMemory.last; }
    /// Keeps a finished field so that later ones may read it.
    void keep(const CField& field, const Value& value);
    /// Drops what was kept for fields from `count` on.
    void drop(std::size_t count);
    /// How many fields are kept.
    std::size_t kept() const { return mSizes.size(); }

    /// Reads and judges all fields of an action.
    Result<void> read(const Action& action);
    /// The filled fields as locals.
    std::vector<Local>& filled() { return mFilled; }
    /// Rules that were broken and let pass.
    const Trace& warnings() const { return mWarnings; }
    /// Name of the field for want of which read() refused; empty when that was not the reason.
    const std::string& lacking() const { return mLacking; }

    /// Reads one written value for a field; false when it means nothing.
    bool parse(const CField& field, const std::string& text, std::int32_t& item);
    /// Writes one value of a field.
    std::string text(const CField& field, std::int32_t item) const;
    /// The empty value of a field's kind.
    static Value blank(const CField& field);
    /// Whether the field takes several values, one after another.
    static bool several(const CField& field);
    /// Whether the field may be left out.
    bool optional(const CField& field);
    /// Who goes the way of a path field.
    Value unitsOf(const CField& field);
    /// Where the way of a path field begins; none where it comes in from outside.
    PlaceId startOf(const CField& field) { return startOf(field, unitsOf(field)); }
    /// Next items of a path with their costs; `far` are those that cost more than the allowance, too.
    std::vector<PathFinder::Next> nextItems(const CField& field, const Value& partial, bool far = false);
    /// How good a candidate is for its owner, by what the field prefers; nothing where it prefers none.
    std::optional<Rational> preference(const CField& field, std::int32_t item);
    /// Whether one candidate passes the field's rules.
    bool allowed(const CField& field, std::int32_t item, const Value& partial);
    /// Makes the next read() let everything pass that can be carried out at all.
    void overrule() { mOverruled = true; }
    /// Lets pass the constraints of the entry that do not hold: see StateView::stuck.
    void waive() { mWaived = true; }

private:
    std::string wantedText(const CReq* failed) const;
    std::string wantedText(Scope& s, const CField& field, std::int32_t item);
    std::string plainReason(Scope& s, const CField& field, std::int32_t item) const;
    std::string possibleText(const CField& field, const std::string& seat);
    friend class Layer;
    /// Sets of one field found out in one list of choices, each in the order of its items.
    struct Memory {
        std::size_t index = static_cast<std::size_t>(-1); ///< the field; none when there is no such field
        std::set<std::vector<std::int32_t>> alive; ///< legal as they are, the fields after them filled in some way
        std::set<std::vector<std::int32_t>> dead;  ///< not legal as they are, however the fields after them are filled
        std::vector<std::int32_t> barred;          ///< in no legal set that holds what is picked already
        std::vector<std::int32_t> last;            ///< of the legal ones the latest that was come to
        const std::vector<std::int32_t>* within = nullptr; ///< only these are tried
    };
    /// What was found out of a field that holds some members: the search comes by the same set on many ways.
    struct Begun {
        std::optional<std::int32_t> owed;  ///< a candidate that has to be picked, -1: none
        bool listed = false;               ///< `from` is known
        std::vector<std::int32_t> from;    ///< who may be picked at most
        std::size_t judged = 0;            ///< how many of them were judged
        std::vector<std::int32_t> allowed; ///< of those the candidates
    };
    Begun& begun(const CField& field, const Value& partial);
    /// Whether the fields after a set can be filled.
    bool finishedAs(std::size_t index, const Value& partial, int& work);
    /// Whether a set does when `more` members are chosen freely, of those after `above`, with all that have to be
    /// among them; `any` says whether there are so many.
    bool setStands(std::size_t index, const Value& partial, int more, std::int32_t above, int& work, bool& any);
    /// Whether a set does when all who may join it are picked but `less` of those after `above`; those of fewer than
    /// `least` members more were tried before.
    bool nearlyAllStand(std::size_t index, const Value& partial, int less, int least, std::int32_t above, int& work);
    /// Whether a way begun leads to a legal order if it goes on.
    bool walksOn(std::size_t index, const Value& path, int& work);
    /// Whether the steps that a Hurry allows are spent.
    bool tired() const { return mView.bareScope().budget.left() < mUntil; }
    /// Counts one try more; true when there is none, and then `work` is below 0.
    bool givesUp(int& work);
    bool worthTrying(std::size_t index, std::int32_t item) const;
    /// A candidate that has to be picked and is not yet, -1 when there is none.
    std::int32_t missing(const CField& field, const Value& partial);
    /// True when the rule must stop the action; else a warning was noted.
    bool refuse(const std::string& cite, const std::string& rule, const std::string& level = {}, const SaidOf& of = {});
    tl::unexpected<Problem> lacks(const CField& field);
    Result<void> readField(const CField& field, const Action& action);
    /// What stands where an order leaves a field out.
    Result<void> leaveOut(const CField& field);
    // What an order says, one value after another; false when it is refused.
    bool takeNumber(const CField& field, Value& value, std::int32_t item, const std::string& text, bool several);
    /// What people call a candidate, where that is not what orders say.
    std::string called(const CField& field, std::int32_t item, const std::string& text) const;
    bool takeMember(const CField& field, Value& value, std::int32_t item, const std::string& text);
    bool judgeWhole(const CField& field, const Value& value);
    /// The case cited when a value is refused.
    const std::string& citeOf(const CField& field) const;
    std::vector<std::string> idsOf(Kind kind, std::int32_t item) const;
    bool judgeRules(Scope& s, const std::vector<CRule>& rules, const SaidOf& of);
    Kind kindOf(const CField& field) const;
    /// The members of a path that a field may hold; none when they are of another kind than it picks.
    Items among(Scope& scope, const CField& field, const CPath& path) const;
    /// Largest number or facing where the field names none.
    std::int64_t highest(const CField& field) const;
    std::vector<std::int32_t> rowsOpen(const CField& field, const Value& units, PlaceId start);
    PlaceId startOf(const CField& field, const Value& units);
    bool readPath(const CField& field, Value& value);
    bool findWay(const CField& field, const Value& value, bool standing, WayFound& way);
    bool pathStands(const CField& field, const Value& value, const WayFound& way);
    void keepPath(const CField& field, const Value& value, const WayFound& way);
    void keepBrokenPath(const CField& field, const Value& value, const WayFound& way);

    StateView& mView;
    const CEntry& mEntry;
    std::int32_t mSide;
    std::vector<Local> mFilled;
    std::vector<std::size_t> mSizes;
    Trace mWarnings;
    std::string mLacking;
    std::optional<Problem> mRefusal;
    const CField* mWayOf = nullptr; ///< field whose way was found last, with nothing filled in since
    WayFound mWay;
    bool mOverruled = false;
    bool mWaived = false;
    static constexpr std::int64_t unhurried = std::numeric_limits<std::int64_t>::min();
    std::int64_t mUntil = unhurried; ///< steps of the ruling's budget that searches leave
    Memory mMemory;
    std::map<std::vector<std::int32_t>, Begun> mBegun; ///< by field, the fields before it and the members
};

} // namespace fw
