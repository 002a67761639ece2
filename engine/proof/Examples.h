#pragma once

#include "engine/desk/Ruling.h"
#include "engine/proof/Proof.h"

namespace fw {

/// What an example of play came to.
struct ExampleRun {
    std::string id;
    bool held = false;
    bool givenUp = false; ///< as every other by the same rules
    std::string hindered; ///< why it could not be ruled on; empty when it was, or a rule refused it
    std::vector<CheckResult> findings;
    std::map<std::string, std::string> came; ///< every row of the reckoning, and its last value
    std::vector<std::string> cells;          ///< cells read: "table|row|column"
};

/// A scenario without options, tables and rows of its own: what examples of the rules are ruled on by.
Scenario withoutItsOwn(Scenario scenario);

/// Rules on one example and holds the ruling against what it expects. `like` lends sides and grid;
/// its special rows are left out.
ExampleRun runExample(const Ruleset& ruleset, const std::optional<Scenario>& like, const Example& example);

/// Findings of all examples of a ruleset, one for each value that differs; what hinders many is told once.
std::vector<CheckResult> examples(const Ruleset& ruleset, const std::optional<Scenario>& like);

/// An example that expects what the ruling on a case came to.
Result<Example> exampleOf(const Ruleset& ruleset, const std::optional<Scenario>& like, const std::string& id,
                          const std::string& stated, const std::string& preset,
                          const std::map<std::string, std::string>& options);

/// The rows of an example that a reckoning of a game has with another value: "row: game, example".
/// What only one of the two has is no difference.
std::vector<std::string> differing(const Example& example, const Trace& game);

} // namespace fw
