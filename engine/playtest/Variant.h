#pragma once

#include "engine/base/Problem.h"
#include "engine/model/Scenario.h"

#include <string>
#include <string_view>
#include <vector>

namespace fw {

/// What a variant changes.
enum class KnobKind : std::uint8_t { Cell, Modifier, Quantity, Stage, Option, Mark, Rating, Steps, Arrival, LastTurn };
template <>
inline constexpr const char* enumWords<KnobKind> =
    "cell|modifier|quantity|stage|option|mark|rating|steps|arrival|last-turn";

/// A change of rules or scenario in one place, as people type it: the row "crt[3, 2-1]" and its new value "DR".
struct VariantChange {
    std::string row;
    std::string value;
    friend bool operator==(const VariantChange&, const VariantChange&) = default;
};

/// Reads "ROW=VALUE"; refuses a text without both.
Result<VariantChange> readChange(std::string_view text);
/// The text that readChange() reads.
std::string textOf(const VariantChange& change);

/// Changes rules and scenario before they are compiled, options first. Refuses a row that is not there or not in force,
/// and a value of the wrong kind; names the nearest. A refusal may leave earlier changes in place.
Result<void> applyChanges(Ruleset& rules, Scenario& scenario, const std::vector<VariantChange>& changes);

/// Something that a variant may move by one step.
struct VariantKnob {
    KnobKind kind = KnobKind::Cell;
    std::string row;                ///< as in VariantChange
    std::string value;              ///< its present value
    std::vector<std::string> steps; ///< the neighbouring values: of a cell those next to it, of a number one less and
                                    ///< one more, of an option the others
    friend bool operator==(const VariantKnob&, const VariantKnob&) = default;
};

/// All that can be moved by one step: what is in force under the options of the scenario, in the order of the files.
std::vector<VariantKnob> knobs(const Ruleset& rules, const Scenario& scenario);

/// The knobs that a list names, each once, in its order. An item is a row, a row with `*` for any letters, the word of
/// a kind, the id of a table, or ROW=VALUE for a single step. Refuses an item that names no knob.
Result<std::vector<VariantKnob>> knobsNamed(const Ruleset& rules, const Scenario& scenario,
                                            const std::vector<std::string>& items);

} // namespace fw
