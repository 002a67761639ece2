#pragma once

#include "engine/base/Problem.h"
#include "engine/model/Position.h"
#include "engine/model/Scenario.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace fw {

/// The set-up of one game: options that differ, the level, house rules.
struct Setup {
    std::map<std::string, std::string> options; ///< on top of those of the scenario and the preset
    Level level = Level::Refuse;
    std::vector<Modifier> house; ///< modifiers added for this game only
    friend bool operator==(const Setup&, const Setup&) = default;
};

struct Compiled; // engine/rules/Compiled.h

/// A ruleset and a scenario, compiled: words are interned, options applied, rows indexed. Immutable.
class Rules
{
public:
    /// Takes the result of compile().
    explicit Rules(std::unique_ptr<const Compiled> compiled);
    ~Rules();
    Rules(Rules&&) noexcept;
    Rules& operator=(Rules&&) noexcept;

    /// The compiled rows.
    const Compiled& compiled() const { return *mCompiled; }
    /// The rows in force, without those of other options.
    const Ruleset& ruleset() const;
    const Scenario& scenario() const;
    /// The set-up of this game.
    const Setup& setup() const;

    /// Index of a unit by id; -1 for none.
    int unit(std::string_view id) const;
    /// Index of a side by id; -1 for none.
    int side(std::string_view id) const;
    /// Index of a formation by its word, after the side if two sides have that word; -1 for none.
    int formation(std::string_view id) const;
    /// The names of all formations, in the order of their first counters.
    std::vector<std::string> formations() const;
    /// Index of a place by printed number or box id; -1 for none.
    int place(std::string_view label) const;
    /// Printed number of a cell, or the id of a box.
    std::string placeName(PlaceId place) const;
    /// The same by the index of the place.
    std::string placeName(int place) const;
    /// The name of a counter, or its id when it has no name or shares it; orders accept the id as well.
    const std::string& unitName(int unit) const;
    /// The printed number of a cell, or the label of a box.
    std::string placeLabel(PlaceId place) const;
    /// The same by the index of the place.
    std::string placeLabel(int place) const;
    /// A facing as a point of the compass, or its number when these rules and this grid have no such facing.
    std::string facingName(int facing) const;
    /// The facing for a number or a point of the compass; -1 when these rules have none.
    int facingNamed(std::string_view word) const;
    /// Number of cells; the indices of boxes follow theirs.
    int cellCount() const;
    /// The value of an option in this game; empty when the ruleset lacks it.
    std::string option(const std::string& id) const;
    /// The options whose value differs from the standard.
    std::map<std::string, std::string> differing() const;
    /// The word of a symbol.
    const std::string& word(Sym sym) const;
    /// The symbol of a word of the rules; noSym for none.
    Sym sym(std::string_view word) const;

    /// The scenario's set-up as a position, before any node runs.
    Position startPosition() const;

    /// Reads a mark: a flag or number as a number, a ladder as the index of its step; subject -1 for the game.
    Rational mark(const Position& position, const std::string& mark, int subject) const;
    /// Writes a mark; false when the ruleset has no such mark.
    bool setMark(Position& position, const std::string& mark, int subject, Rational value) const;
    /// Whether a seat may not know the identity of a counter: it is in a face-down pile, in a hand of the other side,
    /// or carries a mark that conceals it.
    bool concealed(const Position& position, UnitId unit, const std::string& seat) const;
    /// Whether a seat may not know where a counter is, because it carries a mark that hides its place.
    bool unplaced(const Position& position, UnitId unit, const std::string& seat) const;
    /// Whether a counter is face down and not even the referee knows its identity.
    bool unidentified(const Position& position, UnitId unit) const;
    /// The name of a counter as far as it is known; an unidentified one is "?0907", with ".2" for the second in its
    /// place, from the top.
    std::string counterName(const Position& position, UnitId unit) const;

private:
    std::unique_ptr<const Compiled> mCompiled;
};

/// Compiles a ruleset and a scenario; refuses errors of the lint and names the row.
Result<std::shared_ptr<const Rules>> compile(const Ruleset& ruleset, const Scenario& scenario, const Setup& setup);

} // namespace fw
