#pragma once

#include "engine/model/Scenario.h"

#include <string>

namespace fuzz {

/// A text is fed to the program as a file would be. What comes back says what went wrong with the answer, and is
/// empty when the text was taken or refused as it should be: naming the file and the place.

/// As a rules file; when it is taken, `scenario` is made ready with it and the game begun.
std::string feedRules(const std::string& text, const fw::Scenario& scenario);
/// As a scenario file; when it is taken, it is made ready with `rules` and the game begun.
std::string feedScenario(const std::string& text, const fw::Ruleset& rules);
/// As an orders file for a game of the scenario.
std::string feedOrders(const std::string& text, const fw::Ruleset& rules,
                       const fw::Scenario& scenario);
/// As a game file, which is written to `path` first.
std::string feedGame(const std::string& bytes, const std::string& path);

} // namespace fuzz
