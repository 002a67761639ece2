#pragma once

#include "engine/base/Problem.h"
#include "engine/model/Position.h"
#include "engine/model/Scenario.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace fw {

/// How one game is set up: options that differ, strictness, house rows.
struct Setup {
    std::map<std::string, std::string> options; ///< over the scenario's and the preset's
    Level level = Level::Refuse;
    std::vector<Modifier> house; ///< rows added for this game only
    friend bool operator==(const Setup&, const Setup&) = default;
};

struct Compiled; // engine/rules/Compiled.h

/// A ruleset and a scenario made ready to rule: words interned, options folded, rows indexed. Immutable.
class Rules
{
public:
    /// Takes what compile() made.
    explicit Rules(std::unique_ptr<const Compiled> compiled);
    ~Rules();
    Rules(Rules&&) noexcept;
    Rules& operator=(Rules&&) noexcept;

    /// The rows as the kernel reads them.
    const Compiled& compiled() const { return *mCompiled; }
    /// The rows in force, those of other options left out.
    const Ruleset& ruleset() const;
    /// The battle they were made ready for.
    const Scenario& scenario() const;
    /// How this game is set up.
    const Setup& setup() const;

    /// Index of a unit by id; -1 when there is none.
    int unit(std::string_view id) const;
    /// Index of a side by id; -1 when there is none.
    int side(std::string_view id) const;
    /// Index of a formation by its word, the side before it where two sides have one; -1 when there is none.
    int formation(std::string_view id) const;
    /// All formations by what they are called, in the order of their first counters.
    std::vector<std::string> formations() const;
    /// Index of a place: a printed number or a box id; -1 when there is none.
    int place(std::string_view label) const;
    /// Printed number of a cell, or the id of a box.
    std::string placeName(PlaceId place) const;
    /// The same by the number that a map or a list has it by.
    std::string placeName(int place) const;
    /// What a counter is called wherever it is named: its name, its id when it has none or when others bear
    /// that name too. Orders read the id as well.
    const std::string& unitName(int unit) const;
    /// What a place is called: the printed number of a cell, the label of a box.
    std::string placeLabel(PlaceId place) const;
    /// The same by the number that a map or a list has it by.
    std::string placeLabel(int place) const;
    /// A facing by the point of the compass; its number where these rules and this grid know no such facing.
    std::string facingName(int facing) const;
    /// The facing of that number or point of the compass; -1 when these rules have none such.
    int facingNamed(std::string_view word) const;
    /// Number of cells; boxes come after.
    int cellCount() const;
    /// The value of an option in this game; empty when the ruleset lacks it.
    std::string option(const std::string& id) const;
    /// Options whose value differs from their standard.
    std::map<std::string, std::string> differing() const;
    /// The word of a symbol.
    const std::string& word(Sym sym) const;
    /// The symbol of a word already known to the rules; noSym when it is not.
    Sym sym(std::string_view word) const;

    /// The scenario's set-up as a position, before any node has run.
    Position startPosition() const;

    /// Reads a mark: flag or number as number, ladder as step index; subject -1 for the game.
    Rational mark(const Position& position, const std::string& mark, int subject) const;
    /// Writes a mark; false when the ruleset has no such mark.
    bool setMark(Position& position, const std::string& mark, int subject, Rational value) const;
    /// Whether a seat may not know which counter it is: it lies in a pile face down, in a hand of the other side, or
    /// carries a mark that hides it.
    bool concealed(const Position& position, UnitId unit, const std::string& seat) const;
    /// Whether it lies face down and not even the referee has been told which counter it is.
    bool unidentified(const Position& position, UnitId unit) const;
    /// What a counter is called as far as it is known: its name, or "?0907" for one that nobody has identified, with
    /// ".2" for the second of several in one place, from the top.
    std::string counterName(const Position& position, UnitId unit) const;

private:
    std::unique_ptr<const Compiled> mCompiled;
};

/// Makes a ruleset and scenario ready; refuses what lint calls an error, naming the row.
Result<std::shared_ptr<const Rules>> compile(const Ruleset& ruleset, const Scenario& scenario, const Setup& setup);

} // namespace fw
