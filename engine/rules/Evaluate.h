#pragma once

#include "engine/grid/Facing.h"
#include "engine/rules/Scope.h"

#include <span>

namespace fw {

/// The value of a fact or amount: a number, a word, several words, or unknown.
struct Val {
    enum class Form : std::uint8_t { Number, Word, Words, Unknown } form = Form::Number;
    Rational number{0};
    Sym word = noSym;
    const std::vector<Sym>* words = nullptr;
    bool truth = false; ///< for words: neither empty nor the normal step

    /// A number; true when not 0.
    static Val of(Rational n) { return {Form::Number, n, noSym, nullptr, n != Rational(0)}; }
    /// The number 1 or 0.
    static Val flag(bool b) { return of(Rational(b ? 1 : 0)); }
    /// A word with a known truth value.
    static Val ofWord(Sym w, bool truth) { return {Form::Word, 0, w, nullptr, truth}; }
    /// A word; true unless it is noSym or "none".
    static Val ofWord(Sym w) { return ofWord(w, w != noSym && w != names::none); }
    /// Several words, which must outlive the value; true when there are any.
    static Val ofWords(const std::vector<Sym>& w) { return {Form::Words, 0, noSym, &w, !w.empty()}; }
    /// A value that the asking side may not know.
    static Val unknown() { return {Form::Unknown, 0, noSym, nullptr, false}; }
};

/// Whether all conditions hold; stores the first that does not in `failed`.
bool holds(Scope& scope, const CReqs& reqs, const CReq** failed = nullptr);
/// Whether one condition holds.
bool holds(Scope& scope, const CReq& req);
/// Whether a value compares with the right side of a condition as that requires.
bool compares(Scope& scope, const CReq& req, Val left);

/// Whether the entity bound to `it` satisfies a definition.
bool satisfies(Scope& scope, std::int32_t def);

/// Marks a row as being evaluated during its lifetime, so that a row that needs its own value gets none. The lint
/// reports such circles; this class stops them.
class Judging
{
public:
    /// Kinds of rows that may need their own value.
    enum class What : std::uint8_t { Def, Rating, Quantity, Sight };
    /// A unique key for a row of any kind.
    static constexpr std::int32_t key(What what, std::int32_t index)
    {
        return index * kinds + static_cast<std::int32_t>(what);
    }
    /// The kind and index of the row with such a key.
    static constexpr std::pair<What, std::int32_t> rowOf(std::int32_t key)
    {
        return {static_cast<What>(key % kinds), key / kinds};
    }
    /// Marks the row with this index.
    Judging(Scope& scope, What what, std::int32_t index);
    ~Judging() { mScope.judging.pop_back(); }
    Judging(const Judging&) = delete;
    Judging& operator=(const Judging&) = delete;
    /// Whether the row was marked already.
    bool circle() const { return mCircle; }

private:
    static constexpr std::int32_t kinds = 4;
    Scope& mScope;
    bool mCircle = false;
};

/// A number rounded that way; an invalid one stays invalid.
Rational rounded(Rational number, Rounding way);
/// The value of an amount.
Val value(Scope& scope, const CAmount& amount);
/// The value of an amount as a number; `fallback` when the amount is absent, invalid when it is not a number.
Rational number(Scope& scope, const CAmount& amount, Rational fallback = 0);

/// A quantity with the current roles; its reckoning goes to the scope's trace.
Rational quantity(Scope& scope, std::int32_t index);

/// The result of a table: the cell and its bands.
struct Looked {
    const CCell* cell = nullptr; ///< null when a value is outside every band
    Sym rowExtra = noSym;
    Sym columnExtra = noSym;
    Sym column = noSym; ///< label of the last axis' band
    Sym row = noSym;    ///< label of the first axis' band
    Rational raw{0};    ///< the number that was compared with the rows, and the nearest one that a row has
    Rational clamped{0};
    std::int64_t cut = 0; ///< columns that the edge of the table took from a shift, negative at the left edge
};
/// A shift from the column that was looked up.
struct ColumnShift {
    std::int64_t columns = 0; ///< to the right; negative to the left
    bool lapses = false;      ///< a shift beyond the last column is not made, instead of ending in that column
};
/// Looks up values in a table, one for each axis; writes the reading to the scope's trace.
Looked lookup(Scope& scope, std::int32_t table, std::span<const Val> at, ColumnShift shift = {});

/// The arc of a counter with this facing that contains a direction.
Arc arcOf(const Compiled& c, int facing, int direction);
/// The rating of a unit from the column that applies now; 0 when the counter has none.
Rational rating(Scope& scope, UnitId unit, std::int32_t rating);
/// The open engagement with a number; null for none.
const Engagement* engagementIn(const Position& p, std::int32_t number);
/// The id of an engagement in orders: "0504", with its number if another engagement has the same.
std::string engagementKey(const Compiled& c, const Position& p, std::int32_t number);
/// The name of an engagement: "Attack on 0504".
std::string engagementName(const Compiled& c, const Position& p, std::int32_t number);
/// The number of possible bearers of a mark that is not noted: the units, sides or formations, or 1 for the game.
std::int64_t bearersOf(const Compiled& c, const Position& p, const CMark& mark);
/// The slot in a position for a mark and its bearer; null for a mark that is noted, or for no bearer.
const Rational* markSlot(const Compiled& c, const Position& p, const CMark& mark, std::int64_t subject);
/// The same, for writing.
Rational* markSlot(const Compiled& c, Position& p, const CMark& mark, std::int64_t subject);
/// The value of a mark: flag, number, index of a ladder step, or number of members of a set.
Rational markOf(const Compiled& c, const Position& p, MarkId mark, std::int32_t subject);
/// A word as a value; a number if it is written as one.
Val wordOrNumber(const Compiled& c, Sym word);
/// The text of a value.
std::string shown(const Compiled& c, const Val& v);

} // namespace fw
