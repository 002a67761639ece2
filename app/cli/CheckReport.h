#pragma once

#include "app/Places.h"
#include "app/cli/Exit.h"
#include "engine/proof/Proof.h"
#include "engine/store/JsonSpot.h"
#include "engine/store/RulesFile.h"

#include <QString>
#include <optional>
#include <string>
#include <vector>

namespace fw {

/// One finding of `check`, with its place in the text of its file.
struct ReportedFinding {
    std::string file;  ///< as the command line names it, or as the scenario leads to it
    std::string check; ///< id in the registry of checks
    Severity severity = Severity::Error;
    std::string pointer;                 ///< JSON pointer; empty if the finding is not about a value
    JsonSpan span = {};                  ///< all 0 if unknown
    std::string row = {};                ///< "unit guards"
    QString message = {};                ///< the sentence, in the language of the program
    QString remedy = {};                 ///< what to do about it
    std::optional<std::string> fix = {}; ///< JSON text that corrects the value in the span
    std::string cite = {};
    std::vector<std::string> values = {}; ///< what an acceptance compares; empty if the finding cannot be accepted
    std::vector<std::string> also = {};   ///< other rows with the same finding
    bool accepted = false;
    QString reason = {}; ///< why it is accepted
    bool counts = false; ///< for the exit code
    QString line = {};   ///< the line of the text output; empty if that omits it
};

/// A file, or a part of one, that could not be read.
struct ReportedProblem {
    std::string file; ///< empty if unknown
    std::string place;
    QString message;
    QString remedy;
    std::string cite;
    QString line; ///< the line of the text output, on standard error
    Exit exit = Exit::Unreadable;
};

/// A checked file.
struct CheckedFile {
    std::string file;
    std::optional<FileKind> kind;      ///< none if the file could not be read
    std::vector<std::string> checks;   ///< ids of the checks that ran
    std::vector<std::string> notRun{}; ///< ids of checks that need a file without other findings
};

/// What a checked rules file does with the rules that it extends; information, never a finding.
struct ReportedSeries {
    std::string file;
    std::string base; ///< the file that it extends
    SeriesFact fact;
    std::size_t line = 0; ///< in `file`; 0 if unknown
};

/// A rules file that a scenario takes instead of a shipped one of the same id and version with other content.
struct ReportedRules {
    std::string file; ///< the scenario
    std::string taken;
    std::string shipped;
};

/// All that `check` reports.
struct CheckReport {
    bool strict = false;
    std::vector<ReportedRules> rulesTaken = {}; ///< information, never a finding
    std::vector<CheckedFile> files;
    std::vector<ReportedSeries> series = {};
    std::vector<ReportedFinding> findings;
    std::vector<ReportedProblem> problems;
    Exit exit = Exit::Done;
};

/// The word of a severity in data: "error", "warning" or "note".
QString severityId(Severity severity);

/// The ids of the checks that `check` runs on a kind of file.
std::vector<std::string> checksOf(FileKind kind);

/// The line that a problem's place names, "line 12"; 0 if it names none.
int lineOf(const std::string& place);

/// The report as data, as SARIF 2.1.0 and as JUnit XML.
std::string asJson(const CheckReport& report);
std::string asSarif(const CheckReport& report);
std::string asJunit(const CheckReport& report);

} // namespace fw
