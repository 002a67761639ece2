#pragma once

#include "engine/grid/Facing.h"
#include "engine/rules/Scope.h"

#include <span>

namespace fw {

/// What a fact or amount comes to: a number, a word, several words, or not known.
struct Val {
    enum class Form : std::uint8_t { Number, Word, Words, Unknown } form = Form::Number;
    Rational number{0};
    Sym word = noSym;
    const std::vector<Sym>* words = nullptr;
    bool truth = false; ///< for words: not the normal step, not empty

    /// A number; true when not 0.
    static Val of(Rational n) { return {Form::Number, n, noSym, nullptr, n != Rational(0)}; }
    /// 1 or 0.
    static Val flag(bool b) { return of(Rational(b ? 1 : 0)); }
    /// A word of which it is known whether it counts as true.
    static Val ofWord(Sym w, bool truth) { return {Form::Word, 0, w, nullptr, truth}; }
    /// A word; true unless it is no word or "none".
    static Val ofWord(Sym w) { return ofWord(w, w != noSym && w != names::none); }
    /// Several words, which must outlive the value; true when there are any.
    static Val ofWords(const std::vector<Sym>& w) { return {Form::Words, 0, noSym, &w, !w.empty()}; }
    /// What the asker may not know.
    static Val unknown() { return {Form::Unknown, 0, noSym, nullptr, false}; }
};

/// Whether all conditions hold; stops at the first that does not, which is left in `failed`.
bool holds(Scope& scope, const CReqs& reqs, const CReq** failed = nullptr);
/// Whether one condition holds.
bool holds(Scope& scope, const CReq& req);

/// Whether the entity bound to `it` satisfies a definition.
bool satisfies(Scope& scope, std::int32_t def);

/// Notes that something is being judged, for as long as it is: what asks for itself is no answer.
/// Lint finds such circles; this stops them.
class Judging
{
public:
    /// Kinds of rows that may ask for themselves.
    enum class What : std::uint8_t { Def, Rating, Quantity, Sight };
    /// One number for a row of any kind.
    static constexpr std::int32_t key(What what, std::int32_t index)
    {
        return index * kinds + static_cast<std::int32_t>(what);
    }
    /// The kind and index behind such a number.
    static constexpr std::pair<What, std::int32_t> rowOf(std::int32_t key)
    {
        return {static_cast<What>(key % kinds), key / kinds};
    }
    /// Notes the row with this index.
    Judging(Scope& scope, What what, std::int32_t index);
    ~Judging() { mScope.judging.pop_back(); }
    Judging(const Judging&) = delete;
    Judging& operator=(const Judging&) = delete;
    /// Whether it was being judged already.
    bool circle() const { return mCircle; }

private:
    static constexpr std::int32_t kinds = 4;
    Scope& mScope;
    bool mCircle = false;
};

/// The value of an amount.
Val value(Scope& scope, const CAmount& amount);
/// The value of an amount as a number; `fallback` when the amount is absent, invalid when it is no number.
Rational number(Scope& scope, const CAmount& amount, Rational fallback = 0);

/// A quantity with the roles now bound; its reckoning goes to the scope's trace.
Rational quantity(Scope& scope, std::int32_t index);

/// What a table says: the cell and the bands it lies in.
struct Looked {
    const CCell* cell = nullptr; ///< null when a value is outside every band
    Sym rowExtra = noSym;
    Sym columnExtra = noSym;
    Sym column = noSym; ///< label of the last axis' band
    Sym row = noSym;    ///< label of the first axis' band
    Rational raw{0};    ///< the number held against the rows, and the nearest that a row of the table has
    Rational clamped{0};
    std::int64_t cut = 0; ///< columns that a shift was cut short by, below 0 at the left edge
};
/// Columns by which what is read lies beside what was looked up.
struct ColumnShift {
    std::int64_t columns = 0; ///< to the right; to the left below 0
    bool lapses = false;      ///< one beyond the last column is not made; else it ends in that column
};
/// Looks values up in a table, one an axis; writes the reading to the scope's trace.
Looked lookup(Scope& scope, std::int32_t table, std::span<const Val> at, ColumnShift shift = {});

/// The arc of a counter with this facing in which a neighbour's direction lies.
Arc arcOf(const Compiled& c, int facing, int direction);
/// The rating of a unit from the column that applies now; 0 when the counter has none.
Rational rating(Scope& scope, UnitId unit, std::int32_t rating);
/// The engagement of a number that is declared and not over; null for none.
const Engagement* engagementIn(const Position& p, std::int32_t number);
/// What an engagement is called in orders: "0504", with its number behind it where another one is called so too.
std::string engagementKey(const Compiled& c, const Position& p, std::int32_t number);
/// What people call it: "Attack on 0504".
std::string engagementName(const Compiled& c, const Position& p, std::int32_t number);
/// How many may carry a mark that is kept densely: the units, the sides, or the game alone.
std::int64_t bearersOf(const Compiled& c, const Position& p, const CMark& mark);
/// Where a position keeps what such a mark says of one who carries it; null for a mark that is noted, and for nobody.
const Rational* markSlot(const Compiled& c, const Position& p, const CMark& mark, std::int64_t subject);
/// The same, to be changed.
Rational* markSlot(const Compiled& c, Position& p, const CMark& mark, std::int64_t subject);
/// A mark's value: flag, number or ladder step; how many members for sets.
Rational markOf(const Compiled& c, const Position& p, MarkId mark, std::int32_t subject);
/// A word that is written as a number is that number.
Val wordOrNumber(const Compiled& c, Sym word);
/// Text of a value for people.
std::string shown(const Compiled& c, const Val& v);

} // namespace fw
