#pragma once

#include "engine/model/Scenario.h"
#include "engine/rules/Rules.h"

#include <string>

namespace fuzz {

/// Each function gives a text to the program as if it were a file. It returns the error in the program's reaction,
/// empty if the program accepts the text or refuses it with file and place.

/// Reads a rules file; an accepted one is compiled with `scenario` and the game started.
std::string feedRules(const std::string& text, const fw::Scenario& scenario);
/// Reads a scenario file; an accepted one is compiled with `rules` and the game started.
std::string feedScenario(const std::string& text, const fw::Ruleset& rules);
/// Reads an orders file for a game of the scenario.
std::string feedOrders(const std::string& text, const fw::Ruleset& rules, const fw::Scenario& scenario);
/// Reads a map file; an accepted one replaces the map of `scenario` and the game is started.
std::string feedMap(const std::string& text, const fw::Scenario& scenario, const fw::Ruleset& rules);
/// Reads a case for the ruling desk and sets it up if it is understood.
std::string feedWords(const std::string& text, const fw::Ruleset& rules, const fw::Scenario& scenario);
/// Reads a state from a journal; lists the choices of an accepted one and writes it again.
std::string feedState(const std::string& text, const fw::Rules& rules);
/// Reads an action from a journal and writes an accepted one again.
std::string feedAction(const std::string& text);
/// Reads a line of conditions and an amount; an accepted one must be the same after writing and reading.
std::string feedFormula(const std::string& text, const fw::Ruleset& rules);
/// Compares the rules stored at the acceptance of a proof with the present ones.
std::string feedProofed(const std::string& text, const fw::Ruleset& now);
/// Writes a game file to `path` and opens it.
std::string feedGame(const std::string& bytes, const std::string& path);

} // namespace fuzz
