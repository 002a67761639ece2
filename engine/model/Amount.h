#pragma once

#include "engine/base/Rational.h"
#include "engine/base/SpecialMembers.h"
#include "engine/model/RuleEnums.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace fw {

/// A path from a role through relations and filters, such as "attackers/place/neighbours/+hostile". '+def' keeps and
/// '-def' drops members; 'a|b' unites. The file scenarios/README.md lists the relations.
using RolePath = std::string;

struct Req;

/// A number or a symbol, from exactly one source: number, symbol, fact, count, faces, table, quantity, local, ratio, a
/// calculation (total, product, quotient) or an aggregate. `times`, `plus` and `round` apply afterwards, in this order.
/// A bare number or string is short for `number` or `symbol`.
struct Amount {
    static constexpr const char* rowWord = "amount";
    std::optional<Rational> number;        ///< a constant
    std::string symbol;                    ///< a constant word, for label axes and comparisons
    std::string fact;                      ///< a fact that is asked about `of`
    std::string arg;                       ///< the fact's argument: a rating, a mark, a feature
    RolePath of;                           ///< the subject of the fact; "it" when empty
    RolePath with;                         ///< the other party of a fact about two
    RolePath count;                        ///< the number of members of the path
    std::string faces;                     ///< the name of dice; the number of them whose face satisfies `where`
    std::vector<Req> where;                ///< conditions on each counted member, or comparisons of each face
    std::string table;                     ///< a table, looked up at `at`
    std::vector<Amount> at;                ///< one value for each axis
    std::optional<CellPart> part;          ///< part of the cell, such as x or y of "x/y"; all when absent
    std::string quantity;                  ///< another quantity
    std::map<std::string, RolePath> roles; ///< roles passed to that quantity
    std::string local;                     ///< a value kept by the running procedure
    std::vector<Amount> ratio;             ///< the first divided by the second, exactly; for odds
    std::vector<Amount> total;             ///< amounts that are added up
    std::vector<Amount> product;           ///< amounts that are multiplied
    std::vector<Amount> quotient;          ///< the first divided by the second; no number if the second is 0
    std::string sum;                       ///< a quantity, summed over `over`
    std::string least;                     ///< a quantity, its minimum over `over`
    std::string most;                      ///< a quantity, its maximum over `over`
    RolePath over;                         ///< the members of an aggregate
    std::string as;                        ///< the role of each member, also of a count; "it" when empty
    std::optional<Rational> times;         ///< factor applied to the value
    std::optional<Rational> plus;          ///< added after the factor is applied
    std::optional<Rounding> round;         ///< rounding of the result

    FW_DECLARE_SPECIAL_MEMBERS(Amount);
};

/// A condition on the members of one path (of, any, every, none, or least/most/exactly of `among`), bound to `it`. It
/// compares a fact or an amount, names a definition, or lists alternatives.
struct Req {
    static constexpr const char* rowWord = "condition";
    RolePath of;                           ///< each member must satisfy the rest, and there is at least one
    RolePath any;                          ///< at least one member must satisfy the rest
    RolePath every;                        ///< each member must satisfy the rest; an empty path does
    RolePath none;                         ///< no member may satisfy the rest
    RolePath among;                        ///< the members that least, most and exactly count
    std::optional<int> least;              ///< at least this many members
    std::optional<int> most;               ///< at most this many members
    std::optional<int> exactly;            ///< exactly this many members
    std::string def;                       ///< a definition that `it` must satisfy
    std::map<std::string, RolePath> roles; ///< roles passed to that definition
    std::string fact;                      ///< a fact about `it` (or about `of` if there is no quantifier)
    std::string arg;                       ///< argument of the fact
    RolePath with;                         ///< the other party of the fact
    std::optional<Amount> amount;          ///< the left side if it is not a fact
    std::vector<Amount> is;                ///< equal to one of these
    std::vector<Amount> isnt;              ///< equal to none of these
    std::optional<Amount> min;             ///< at least this
    std::optional<Amount> max;             ///< at most this
    std::vector<std::vector<Req>> either;  ///< at least one of these lists must hold
    std::string as;                        ///< a second name of each member, for paths where `it` means something else
    std::string cite;                      ///< case number cited when this condition refuses

    FW_DECLARE_SPECIAL_MEMBERS(Req);
};
using Reqs = std::vector<Req>;

/// A named list of conditions on `it`.
struct Def {
    static constexpr const char* rowWord = "definition";
    std::string id;
    std::string label;
    std::string cite;
    std::vector<std::string> when;
    std::vector<std::string> roles; ///< roles that the caller passes
    Reqs need;
    friend bool operator==(const Def&, const Def&) = default;
};

/// A rule: if `applies` holds, `need` must hold too; otherwise the action is refused, citing `cite`.
struct Rule {
    static constexpr const char* rowWord = "rule";
    std::string id;
    std::string label; ///< the sentence shown on refusal
    std::string cite;
    std::optional<Level> level; ///< level of the game when absent
    std::vector<std::string> when;
    Reqs applies;
    Reqs need;
    std::string use; ///< a group whose rules apply here, cited by `cite` if that is not empty
    FW_DECLARE_SPECIAL_MEMBERS(Rule);
};

/// A group of rules that several rows share.
struct RuleGroup {
    static constexpr const char* rowWord = "group";
    std::string id;
    std::string label;
    std::vector<std::string> when;
    std::vector<Rule> rules;
    friend bool operator==(const RuleGroup&, const RuleGroup&) = default;
};

} // namespace fw
