#pragma once

#include "engine/base/Rational.h"
#include "engine/model/Ids.h"

#include <cstdint>
#include <vector>

namespace fw {

/// An interned word of one Rules object; 0 means no word.
using Sym = std::int32_t;
constexpr Sym noSym = 0;

/// What a Value holds.
enum class Kind : std::uint8_t { None, Number, Word, Units, Places, Sides, Path, Game, Formations, Engagements };

/// A local of a procedure or the members of a role: a number, words, or an ordered list. Lists hold units (by index),
/// places (cells, then boxes), sides, formations, engagements (by number), or the cells of a path without its start.
struct Value {
    Kind kind = Kind::None;
    std::vector<std::int32_t> items; ///< words: one or more symbols
    Rational number{0};

    static Value ofNumber(Rational n) { return {Kind::Number, {}, n}; }
    static Value ofWord(Sym s) { return {Kind::Word, {s}, 0}; }
    static Value of(Kind kind, std::vector<std::int32_t> items) { return {kind, std::move(items), 0}; }
    static Value of(PlaceId place) { return of(Kind::Places, {place.index()}); }
    /// The items as units.
    IdView<UnitId> units() const { return {items.data(), items.data() + items.size()}; }
    /// Whether there is no value or an empty list; a number is never empty.
    bool empty() const { return kind == Kind::None || (kind != Kind::Number && items.empty()); }
    friend bool operator==(const Value&, const Value&) = default;
};

/// A named value of a running procedure.
struct Local {
    Sym name = noSym;
    Value value;
    friend bool operator==(const Local&, const Local&) = default;
};

} // namespace fw
