#pragma once

#include "engine/base/SpecialMembers.h"
#include "engine/model/Amount.h"
#include "engine/model/RuleEnums.h"

#include <optional>
#include <utility>

// What is asked: the entries of a menu with what is filled in, and dice.

namespace fw {

struct Node;

/// One thing the actor fills in for a choice.
struct Field {
    static constexpr const char* rowWord = "field";
    std::string name;
    std::string label;
    std::string word; ///< word that introduces it in an orders line; empty for the first
    std::string cite; ///< cited when a value is outside `from`
    Pick pick = Pick::Unit;
    RolePath from;                   ///< candidates for units, places, sides
    RolePath must;                   ///< candidates that have to be among the picked, given those picked so far
    std::string mustCite;            ///< cited when one of them is missing
    std::vector<Rule> need;          ///< rules on each candidate, bound to `it`
    std::string why;                 ///< told where nothing can be picked and no rule on counters is the reason
    std::vector<std::string> labels; ///< candidates for pick label
    std::optional<Amount> min;       ///< how many, or smallest number; 1 when absent
    std::optional<Amount> max;       ///< how many, or largest number; 1 when absent (units, places: any)
    std::optional<Amount> prefer;    ///< of each candidate, as `it`: the largest is what its owner would have
    bool optional = false;
    bool automatic = false;        ///< may be left out when only one value can stand
    std::vector<std::string> rows; ///< path rows tried in order for pick path
    RolePath units;                ///< who takes the path
    RolePath start;                ///< where it starts when not where the units are
    std::vector<Rule> check;       ///< rules on the filled field as a whole
    std::vector<std::string> when;
    FW_DECLARE_SPECIAL_MEMBERS(Field);
};

/// One entry of a menu: what to fill in, what must hold, what then happens.
struct MenuEntry {
    static constexpr const char* rowWord = "menu entry";
    std::string id;
    std::string label;
    std::string word; ///< first word of its orders line
    std::string cite;
    std::string wrongPhaseCite; ///< cited when it is asked for where no menu has it; `cite` when empty
    std::optional<SeenBy> seen; ///< owner: the log of others says that it was taken, not what was filled in
    std::string say;            ///< the sentence of the log, with {field}, {field|one|many} and [parts that may go]
    Reqs need;                  ///< shown only when this holds; refused citing `cite` else
    std::string why;            ///< what is said where `need` does not hold; what the condition takes when empty
    std::vector<Field> fields;
    std::vector<Rule> check;
    std::vector<Node> then;
    std::vector<std::string> when;
    FW_DECLARE_SPECIAL_MEMBERS(MenuEntry);
};

/// One die of a roll.
struct Die {
    static constexpr const char* rowWord = "die";
    std::string name;
    std::string label;          ///< what players call it; its name when empty
    std::optional<Amount> low;  ///< 1 when absent
    std::optional<Amount> high; ///< 6 when absent
    int count = 1;
    friend bool operator==(const Die&, const Die&) = default;
};

/// The lowest and the highest face of a die; nothing where they are reckoned when it is thrown.
std::optional<std::pair<int, int>> printedFaces(const Die& die);

} // namespace fw
