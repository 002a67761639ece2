#pragma once

#include "tests/conformance/Adapter.h"
#include "tests/conformance/Case.h"

#include "engine/model/Scenario.h"
#include "engine/rules/Rules.h"

#include <string>
#include <vector>

namespace conformance {

/// The rules and the shipped scenario that the cases of a system are put to.
struct Shipped {
    fw::Ruleset rules;
    fw::Scenario scenario; ///< empty id when the system ships none
};

/// A flag or number that stands for what happened before; written again once the phase has begun,
/// because what a phase notes at its start knows only the present.
struct Memory {
    std::string mark;
    std::string on;      ///< unit, place, side or game
    std::string subject; ///< id or printed number; empty: every one
    long long value = 0;
};

/// Everything a case states, ready to be played.
struct Setting {
    fw::Ruleset rules;
    fw::Scenario scenario;
    fw::Setup setup;
    std::string phase;
    std::string side;
    int turn = 0;
    std::vector<Memory> memories;
    std::vector<std::string> alone; ///< nodes asked here although the rules answer them where one answer stands
    std::string fault;              ///< what the case says that could not be stated, else empty
};

/// The id of the counter that stands for a loser whom a case names only as the cause of what
/// follows.
constexpr const char* statedLoser = "loser";

/// States a case on the bare board of its system.
Setting makeSetting(const Case& one, const Adapter& adapter, const Shipped& shipped);

/// Parts of makeSetting, one for each part of a case.
void stateMap(const Json& given, const Adapter& adapter, Setting& setting);
void stateUnits(const Json& given, const Adapter& adapter, Setting& setting);
void stateCause(const Json& action, const Adapter& adapter, Setting& setting);
void stateTec(const Json& given, const Adapter& adapter, Setting& setting);

/// Makes nodes ask although only one answer is legal, so that a case's own answer is judged.
void askEverything(fw::Ruleset& rules, const std::vector<std::string>& asked);

/// The side id of the rules for a side's name in the cases.
std::string sideId(const Adapter& adapter, const std::string& name);
/// The case's name for a side id of the rules; empty when there is none.
std::string sideName(const Adapter& adapter, const std::string& id);

} // namespace conformance
