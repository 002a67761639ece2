#pragma once

#include "engine/model/Event.h"
#include "engine/rules/RolesAt.h"
#include "engine/rules/Rules.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fw {

/// Conditions or an amount, and their place in the rules.
struct FormulaAt {
    std::string place; ///< JSON pointer in the rules, "/quantities/2/base", or in the scenario
    Reqs conditions;   ///< of an amount: none
    std::optional<Amount> amount;
    bool ofScenario = false; ///< in a row that the scenario adds to the rules
    friend bool operator==(const FormulaAt&, const FormulaAt&) = default;
};

/// What roles stand for, by their names: ids of counters, sides and formations, printed numbers of cells, ids of boxes,
/// or one number or word; an empty list stands for nothing.
using RoleValues = std::map<std::string, std::vector<std::string>>;

/// Counters and cells for the roles that were given nothing, in the order in which they were picked.
struct RolePicks {
    std::vector<std::string> units;  ///< ids
    std::vector<std::string> places; ///< printed numbers
    friend bool operator==(const RolePicks&, const RolePicks&) = default;
};

/// What a role of a formula needs.
enum class RoleNeeds : unsigned char {
    Counter,
    Place,
    CounterOrPlace,
    Side,
    Formation,
    Value,  ///< a number or word that a running procedure keeps
    Dice,   ///< dice that are rolled
    Combat, ///< an engagement that was declared, which a set-up does not have
};

/// A role that a formula reads, and what it stands for.
struct FormulaRole {
    std::string name;
    RoleNeeds needs = RoleNeeds::Value;
    std::vector<std::string> value; ///< given or proposed, as in RoleValues
    bool open = false;              ///< nothing is given and nothing can be proposed
    bool wrong = false;             ///< given, but the scenario does not have it
};

/// Whether a condition holds; Open if a role that it reads is open.
enum class Truth : unsigned char { False, True, Open };

/// A compared amount and its value.
struct AmountNow {
    Amount amount;
    std::string value;
};

/// A condition and what it comes to.
struct ConditionNow {
    Req condition; ///< as written
    Truth truth = Truth::Open;
    std::string member; ///< the counter or place that fails a condition on all members of a path; may be empty
    std::vector<AmountNow> compared; ///< the left side, and what is no constant on the right side
    int satisfied = 0;               ///< of a condition on a number of members: how many satisfy it
    int members = 0;
    bool counts = false;              ///< whether it is such a condition
    std::vector<ConditionNow> inside; ///< of alternatives all conditions, of a definition those that fail
};

/// What a formula comes to.
struct FormulaNow {
    std::vector<FormulaRole> roles;
    Truth truth = Truth::Open;            ///< of conditions; of an amount Open if it has no value
    std::string value;                    ///< of an amount: a number or word
    std::vector<ConditionNow> conditions; ///< one for each condition
    Trace trace;                          ///< the reckoning of the quantities
    std::optional<Problem> fault;         ///< why there is no value
};

/// What formulas come to in the set-up of a scenario, run to the first question: `given` before what is picked, else
/// two opposing counters. Refuses rules that cannot be played.
struct FormulasNow {
    std::shared_ptr<const Rules> rules; ///< with the rows of the formulas; names the counters
    Position position;
    std::vector<FormulaNow> formulas; ///< one for each
};
Result<FormulasNow> formulasNow(const Ruleset& rules, const Scenario& scenario, const std::vector<FormulaAt>& formulas,
                                const RoleValues& given, const RolePicks& picks);

} // namespace fw
