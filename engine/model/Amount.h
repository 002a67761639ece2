#pragma once

#include "engine/base/Rational.h"
#include "engine/base/SpecialMembers.h"
#include "engine/model/RuleEnums.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace fw {

/// A path through roles: a role, then relations and filters, as in "attackers/place/neighbours/+hostile".
/// See scenarios/README.md for the closed list of relations; '+def' keeps and '-def' drops, 'a|b' unites.
using RolePath = std::string;

/// How much, or which symbol: exactly one of number, symbol, fact, count, table, quantity, local or one
/// of the aggregates; `times` and `plus` apply afterwards. A bare number or string is short for the first two.
struct Amount {
    static constexpr const char* rowWord = "amount";
    std::optional<Rational> number;        ///< a constant
    std::string symbol;                    ///< a constant word, for label axes and comparisons
    std::string fact;                      ///< a fact of the registry, asked of `of`
    std::string arg;                       ///< the fact's argument: a rating, a mark, a feature
    RolePath of;                           ///< whose fact; "it" when empty
    RolePath with;                         ///< the other party of a two-party fact
    RolePath count;                        ///< how many the path holds
    std::string table;                     ///< a table looked up at `at`
    std::vector<Amount> at;                ///< one value an axis
    std::optional<CellPart> part;          ///< the whole cell when absent; of a cell "x/y" first or second
    std::string quantity;                  ///< another quantity
    std::map<std::string, RolePath> roles; ///< roles handed to that quantity
    std::string local;                     ///< a value kept by the running procedure
    std::vector<Amount> ratio;             ///< first divided by second, exactly; for odds
    std::string sum;                       ///< quantity added up over `over`
    std::string least;                     ///< quantity, smallest over `over`
    std::string most;                      ///< quantity, largest over `over`
    RolePath over;                         ///< members of an aggregate
    std::string as;                        ///< role each member takes; "it" when empty
    std::optional<Rational> times;         ///< factor applied to the value
    std::optional<Rational> plus;          ///< added after the factor

    FW_DECLARE_SPECIAL_MEMBERS(Amount);
};

/// A condition. It binds `it` to the members of one path (of, any, every, none, least/most/exactly among)
/// and compares the fact or amount; or names a definition; or offers alternatives.
struct Req {
    static constexpr const char* rowWord = "condition";
    RolePath of;                           ///< every member must satisfy, and there is at least one
    RolePath any;                          ///< at least one member must
    RolePath every;                        ///< every member must; an empty path satisfies
    RolePath none;                         ///< no member may
    RolePath among;                        ///< path counted by least, most, exactly
    std::optional<int> least;              ///< at least so many members
    std::optional<int> most;               ///< at most so many members
    std::optional<int> exactly;            ///< exactly so many members
    std::string def;                       ///< named definition that `it` must satisfy
    std::map<std::string, RolePath> roles; ///< roles handed to that definition
    std::string fact;                      ///< fact asked of `it` (or of `of` when no quantifier is used)
    std::string arg;                       ///< argument of the fact
    RolePath with;                         ///< other party of the fact
    std::optional<Amount> amount;          ///< left side when it is not a fact
    std::vector<Amount> is;                ///< equal to one of these
    std::vector<Amount> isnt;              ///< equal to none of these
    std::optional<Amount> min;             ///< not below
    std::optional<Amount> max;             ///< not above
    std::vector<std::vector<Req>> either;  ///< one of these lists must hold
    std::string as;                        ///< second name of each member, for what looks from others at it
    std::string cite;                      ///< case number cited when this very condition refuses

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
    std::vector<std::string> roles; ///< that whoever asks hands over
    Reqs need;
    friend bool operator==(const Def&, const Def&) = default;
};

/// A rule that refuses: where `applies` holds, `need` must hold too, else the action is refused citing `cite`.
struct Rule {
    static constexpr const char* rowWord = "rule";
    std::string id;
    std::string label; ///< the sentence shown on refusal
    std::string cite;
    std::optional<Level> level; ///< the game's when absent
    std::vector<std::string> when;
    Reqs applies;
    Reqs need;
    std::string use; ///< the rules of this group stand here, cited by `cite` when there is one
    FW_DECLARE_SPECIAL_MEMBERS(Rule);
};

/// Rules that several rows share.
struct RuleGroup {
    static constexpr const char* rowWord = "group";
    std::string id;
    std::string label;
    std::vector<std::string> when;
    std::vector<Rule> rules;
    friend bool operator==(const RuleGroup&, const RuleGroup&) = default;
};

} // namespace fw
