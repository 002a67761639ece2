#pragma once

#include "engine/model/Scenario.h"
#include "engine/rules/Lint.h"

#include <string>
#include <vector>

namespace fw {

/// Where a finding is, for a window to go there.
struct FindingSpot {
    std::string kind;   ///< kind of row: "table", "unit", "code", "example" ...
    std::string id;     ///< its id
    std::string row;    ///< of a table: label of the row
    std::string column; ///< of a table: label of the band of its last axis
    friend bool operator==(const FindingSpot&, const FindingSpot&) = default;
};

/// One finding of the proof, and whether somebody let it stand.
struct CheckResult {
    Finding finding;
    std::string check; ///< which check found it: "bands", "back" ...
    std::string what;  ///< which of the findings of that check: "gap", "higher"; of the rules' words the field
    FindingSpot spot;
    bool accepted = false;
    std::string reason;                 ///< why, when it is accepted
    std::vector<std::string> also = {}; ///< other rows of which the same is true for the same cause
    std::vector<Cell> cells = {};       ///< of a map: where it is
    std::vector<int> sides = {};        ///< of a map: the sides that it is about
    bool ofRules = false;               ///< found in the rules by themselves: there it is mended and accepted

    /// Check and place. With `what` and the values it is what a finding is accepted by, whatever its words.
    std::string id() const { return check + ": " + finding.row; }
    /// What it says of that place: numbers, names and words of the files.
    const std::vector<std::string>& values() const { return finding.text.args; }
    /// True for what a check must report: no note, and not accepted.
    bool open() const { return !accepted && finding.severity != Severity::Note; }
    friend bool operator==(const CheckResult&, const CheckResult&) = default;
};

/// All that lint and proof find in a ruleset on its own, and what was found `elsewhere`, in drawings and examples of
/// play; each with whether it is accepted.
std::vector<CheckResult> prove(const Ruleset& ruleset, std::vector<CheckResult> elsewhere = {});

/// The same for a scenario with its ruleset, without what was `told` of the rules already: a cause is told once.
std::vector<CheckResult> prove(const Ruleset& ruleset, const Scenario& scenario,
                               std::vector<CheckResult> elsewhere = {}, const std::vector<CheckResult>& told = {});

/// Of these findings those that a map shows by itself, for maps too large to be proved while they
/// are drawn: water, ways and entries.
std::vector<CheckResult> proveMap(const Ruleset& ruleset, const Map& map);

/// What a finding is accepted by, as a row for the file.
Acceptance acceptance(const CheckResult& proved, const std::string& reason);

/// Tells once what is said of many rows for one cause, as a name that the rules no longer have; the
/// first row keeps the finding.
void deduplicate(std::vector<CheckResult>& found);

/// Marks the findings that are accepted; one whose values changed is reported again, and an
/// acceptance that fits nothing is a finding itself.
void accept(std::vector<CheckResult>& found, const std::vector<Acceptance>& accepted);

/// Lets a finding stand for a reason, in place of what was accepted of the same row and is no longer found.
void letStand(std::vector<Acceptance>& accepted, const CheckResult& proved, const std::string& reason,
              const std::vector<CheckResult>& found);

/// Writes acceptances of format 2 and before, which have the fingerprint of a sentence, by what they accept; those that
/// fit none of these findings stay as they are.
void renew(std::vector<Acceptance>& accepted, const std::vector<CheckResult>& found);
/// The same for a ruleset, which is proved when it has any.
void renewAcceptances(Ruleset& ruleset);
/// The same for a scenario with its ruleset.
void renewAcceptances(const Ruleset& ruleset, Scenario& scenario);

} // namespace fw
