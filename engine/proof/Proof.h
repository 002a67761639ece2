#pragma once

#include "engine/model/Scenario.h"
#include "engine/rules/Lint.h"

#include <string>
#include <vector>

namespace fw {

/// The place of a finding, to which a window can go.
struct FindingSpot {
    std::string kind;   ///< kind of row: "table", "unit", "code", "example" ...
    std::string id;     ///< its id
    std::string row;    ///< in a table: label of the row
    std::string column; ///< in a table: label of the band of its last axis
    friend bool operator==(const FindingSpot&, const FindingSpot&) = default;
};

/// One finding of the proof, and whether it is accepted.
struct CheckResult {
    Finding finding;
    std::string check; ///< id of the check: "bands", "back" ...
    std::string what;  ///< which finding of that check: "gap", "higher", "unknown-part"
    FindingSpot spot;
    bool accepted = false;
    std::string reason;                 ///< why, when it is accepted
    std::vector<std::string> also = {}; ///< other rows with the same finding for the same cause
    std::vector<Cell> cells = {};       ///< on a map: its cells
    std::vector<int> sides = {};        ///< on a map: its sides
    bool ofRules = false;               ///< found in the rules alone, where people correct or accept it

    /// Check and place; together with `what` and the values it identifies an accepted finding, whatever the wording.
    std::string id() const { return check + ": " + finding.row; }
    /// The values in its text: numbers, names and words of the files.
    const std::vector<std::string>& values() const { return finding.text.args; }
    /// Whether a check must report it: it is neither a note nor accepted.
    bool open() const { return !accepted && finding.severity != Severity::Note; }
    friend bool operator==(const CheckResult&, const CheckResult&) = default;
};

/// All findings of lint and proof in a ruleset alone, and those found `elsewhere`, in drawings and examples of play,
/// each with its acceptance.
std::vector<CheckResult> prove(const Ruleset& ruleset, std::vector<CheckResult> elsewhere = {});

/// The same for a scenario with its ruleset, without the findings that are `told` of the rules already.
std::vector<CheckResult> prove(const Ruleset& ruleset, const Scenario& scenario,
                               std::vector<CheckResult> elsewhere = {}, const std::vector<CheckResult>& told = {});

/// The findings of a map alone (water, ways and entries), for maps too large for a whole proof while people draw them.
std::vector<CheckResult> proveMap(const Ruleset& ruleset, const Map& map);

/// The row in the file that accepts a finding.
Acceptance acceptance(const CheckResult& proved, const std::string& reason);

/// Merges findings that many rows have for one cause, such as a name that the rules no longer have; the first row keeps
/// the finding.
void deduplicate(std::vector<CheckResult>& found);

/// Marks the accepted findings. Reports a finding again when its values changed, and adds a finding for an acceptance
/// that fits none.
void accept(std::vector<CheckResult>& found, const std::vector<Acceptance>& accepted);

/// Accepts a finding for a reason; replaces acceptances of the same row that fit no finding.
void letStand(std::vector<Acceptance>& accepted, const CheckResult& proved, const std::string& reason,
              const std::vector<CheckResult>& found);

/// Converts acceptances of format 2 and before, which have the fingerprint of a sentence, to the present form. Those
/// that fit none of these findings stay as they are.
void renew(std::vector<Acceptance>& accepted, const std::vector<CheckResult>& found);
/// The same for a ruleset, which is proved only when it has old acceptances.
void renewAcceptances(Ruleset& ruleset);
/// The same for a scenario with its ruleset.
void renewAcceptances(const Ruleset& ruleset, Scenario& scenario);

} // namespace fw
