#pragma once

#include "engine/model/Scenario.h"
#include "engine/rules/Rules.h"

#include <string>

namespace fuzz {

/// A text is fed to the program as a file would be. What comes back says what went wrong with the answer, and is
/// empty when the text was taken or refused as it should be: naming the file and the place.

/// As a rules file; when it is taken, `scenario` is made ready with it and the game begun.
std::string feedRules(const std::string& text, const fw::Scenario& scenario);
/// As a scenario file; when it is taken, it is made ready with `rules` and the game begun.
std::string feedScenario(const std::string& text, const fw::Ruleset& rules);
/// As an orders file for a game of the scenario.
std::string feedOrders(const std::string& text, const fw::Ruleset& rules, const fw::Scenario& scenario);
/// As a map file; when it is taken, it is laid under `scenario` and the game begun.
std::string feedMap(const std::string& text, const fw::Scenario& scenario, const fw::Ruleset& rules);
/// As a case for the ruling desk; when it is understood it is set up.
std::string feedWords(const std::string& text, const fw::Ruleset& rules, const fw::Scenario& scenario);
/// As a state of a game, as its journal keeps it; when it is taken, it is asked what may be done, and written again.
std::string feedState(const std::string& text, const fw::Rules& rules);
/// As an action of a journal; when it is taken, it is written again.
std::string feedAction(const std::string& text);
/// As a line of conditions and as an amount; when it is taken, what is written of it reads back as the same.
std::string feedFormula(const std::string& text, const fw::Ruleset& rules);
/// As the rules kept when a proof was accepted, against what they are now.
std::string feedProofed(const std::string& text, const fw::Ruleset& now);
/// As a game file, which is written to `path` first.
std::string feedGame(const std::string& bytes, const std::string& path);

} // namespace fuzz
