#pragma once

#include "engine/desk/Ruling.h"
#include "engine/proof/Proof.h"

namespace fw {

/// The result of an example of play.
struct ExampleRun {
    std::string id;
    bool held = false;
    bool givenUp = false; ///< the ruling was given up, and so would be every other by the same rules
    std::string hindered; ///< why there is no ruling; empty when there is one, or when a rule refused the case
    std::vector<CheckResult> findings;
    std::map<std::string, std::string> came; ///< every row of the reckoning with its last value
    std::vector<std::string> cells;          ///< cells read: "table|row|column"
};

/// A scenario without options, tables and rows of its own, by which examples of the rules are ruled on.
Scenario withoutItsOwn(Scenario scenario);

/// Rules on one example and compares the ruling with its expectation. `like` supplies sides and grid, without its
/// special rows.
ExampleRun runExample(const Ruleset& ruleset, const std::optional<Scenario>& like, const Example& example);

/// Findings of all examples of a ruleset, one for each value that differs; a cause that stops many is reported once.
std::vector<CheckResult> examples(const Ruleset& ruleset, const std::optional<Scenario>& like);

/// An example that expects the ruling on a case, or its refusal by a rule; refuses a case without a ruling.
Result<Example> exampleOf(const Ruleset& ruleset, const std::optional<Scenario>& like, const std::string& id,
                          const std::string& stated, const std::string& preset,
                          const std::map<std::string, std::string>& options);

/// The rows of an example that have another value in a reckoning of a game: "row: game, example". A row that only one
/// of the two has is no difference.
std::vector<std::string> differing(const Example& example, const Trace& game);

} // namespace fw
