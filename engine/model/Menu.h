#pragma once

#include "engine/base/SpecialMembers.h"
#include "engine/model/Amount.h"
#include "engine/model/RuleEnums.h"

#include <optional>
#include <utility>

// Questions to the players: menu entries with their fields, and dice.

namespace fw {

struct Node;

/// One field of a menu entry that the player fills in.
struct Field {
    static constexpr const char* rowWord = "field";
    std::string name;
    std::string label;
    std::string word; ///< word before it in an orders line; empty for the first
    std::string cite; ///< cited when a value is not among the candidates
    Pick pick = Pick::Unit;
    RolePath from;                   ///< candidates for units, places, sides
    RolePath must;                   ///< candidates that must be picked, given those picked so far
    std::string mustCite;            ///< cited when one of them is missing
    std::vector<Rule> need;          ///< rules on each candidate, bound to `it`
    std::string why;                 ///< shown when nothing can be picked and no rule on counters explains it
    std::vector<std::string> labels; ///< candidates for pick label
    std::optional<Amount> min;       ///< how many at least, or the smallest number; 1 when absent
    std::optional<Amount> max;       ///< how many at most, or the largest number; 1 when absent (units, places: any)
    std::optional<Amount> prefer;    ///< how good a candidate, as `it`, is for its owner; the largest is proposed
    bool optional = false;
    bool automatic = false;        ///< may be left out when only one value is possible
    std::vector<std::string> rows; ///< path rows tried in order for pick path
    RolePath units;                ///< the units that take the path
    RolePath start;                ///< start of the path; the place of the units when empty
    std::vector<Rule> check;       ///< rules on the filled field as a whole
    std::vector<std::string> when;
    FW_DECLARE_SPECIAL_MEMBERS(Field);
};

/// One entry of a menu: its fields, its conditions and its effects.
struct MenuEntry {
    static constexpr const char* rowWord = "menu entry";
    std::string id;
    std::string label;
    std::string word; ///< first word of its orders line
    std::string cite;
    std::string wrongPhaseCite; ///< cited in the wrong phase, when no menu offers it; `cite` when empty
    std::optional<SeenBy> seen; ///< owner: other sides' logs show the choice without its values
    std::string say;            ///< log sentence with {field}, {field|one|many} and [optional parts]
    Reqs need;                  ///< conditions to offer it; otherwise it is refused, citing `cite`
    std::string why;            ///< shown when `need` fails; when empty, what the condition requires
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
    std::string label;          ///< what players call it; `name` when empty
    std::optional<Amount> low;  ///< 1 when absent
    std::optional<Amount> high; ///< 6 when absent
    int count = 1;
    friend bool operator==(const Die&, const Die&) = default;
};

/// The lowest and the highest face of a die; none if they are calculated when it is rolled.
std::optional<std::pair<int, int>> printedFaces(const Die& die);

} // namespace fw
