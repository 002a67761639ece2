#pragma once

#include "tests/conformance/Adapter.h"
#include "tests/conformance/Case.h"

#include "engine/model/Scenario.h"
#include "engine/rules/Rules.h"

#include <string>
#include <vector>

namespace conformance {

/// The rules and the shipped scenario for the cases of a system.
struct Shipped {
    fw::Ruleset rules;
    fw::Scenario scenario; ///< its id is empty if the system has none
};

/// A flag or number for an earlier event. It is set again after the phase begins, because a phase records only the
/// present at its start.
struct Memory {
    std::string mark;
    std::string on;      ///< unit, place, side or game
    std::string subject; ///< id or printed number; empty for all
    long long value = 0;
};

/// Everything that a case states, ready to play.
struct Setting {
    fw::Ruleset rules;
    fw::Scenario scenario;
    fw::Setup setup;
    std::string phase;
    std::string side;
    int turn = 0;
    std::vector<Memory> memories;
    std::vector<std::string> alone; ///< nodes asked here although the rules answer them when there is only one answer
    std::string fault;              ///< the part of the case that cannot be stated, else empty
};

/// The id of the counter for a loser that a case mentions only as the cause of what follows.
constexpr const char* statedLoser = "loser";

/// Sets up a case on the empty board of its system.
Setting makeSetting(const Case& one, const Adapter& adapter, const Shipped& shipped);

/// Parts of makeSetting, one for each part of a case.
void stateMap(const Json& given, const Adapter& adapter, Setting& setting);
void stateUnits(const Json& given, const Adapter& adapter, Setting& setting);
void stateCause(const Json& action, const Adapter& adapter, Setting& setting);
void stateTec(const Json& given, const Adapter& adapter, Setting& setting);

/// Makes nodes ask even if only one answer is legal, to check the case's own answer.
void askEverything(fw::Ruleset& rules, const std::vector<std::string>& asked);

/// The side id of the rules for the name of a side in the cases.
std::string sideId(const Adapter& adapter, const std::string& name);
/// The name in the cases for a side id of the rules; the id itself when there is none.
std::string sideName(const Adapter& adapter, const std::string& id);

} // namespace conformance
