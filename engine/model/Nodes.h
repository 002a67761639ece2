#pragma once

#include "engine/model/Amount.h"

#include <span>

// Processes: nodes of many kinds, and the rows that stand in them. Part of a Ruleset.

namespace fw {

struct Node;

/// One thing the actor fills in for a choice.
struct Field {
    std::string name;
    std::string label;
    std::string word;                ///< word that introduces it in an orders line; empty for the first
    std::string cite;                ///< cited when a value is outside `from`
    std::string pick;                ///< unit, units, place, places, path, number, label, facing or side
    RolePath from;                   ///< candidates for units, places, sides
    RolePath must;                   ///< candidates that have to be among the picked, given those picked so far
    std::string mustCite;            ///< cited when one of them is missing
    std::vector<Rule> need;          ///< rules on each candidate, bound to `it`
    std::vector<std::string> labels; ///< candidates for pick label
    std::optional<Amount> min;       ///< how many, or smallest number; 1 when absent
    std::optional<Amount> max;       ///< how many, or largest number; 1 when absent (units, places: any)
    bool optional = false;
    bool automatic = false;        ///< may be left out when only one value can stand
    std::vector<std::string> rows; ///< path rows tried in order for pick path
    RolePath units;                ///< who takes the path
    RolePath start;                ///< where it starts when not where the units are
    std::vector<Rule> check;       ///< rules on the filled field as a whole
    std::vector<std::string> when;
    friend bool operator==(const Field&, const Field&) = default;
};

/// One entry of a menu: what to fill in, what must hold, what then happens.
struct MenuEntry {
    std::string id;
    std::string label;
    std::string word; ///< first word of its orders line
    std::string cite;
    std::string untimely; ///< cited when it is asked for where no menu has it; `cite` when empty
    Reqs need;            ///< shown only when this holds; refused citing `cite` else
    std::vector<Field> fields;
    std::vector<Rule> check;
    std::vector<Node> then;
    std::vector<std::string> when;
    friend bool operator==(const MenuEntry&, const MenuEntry&) = default;
};

/// One die of a roll.
struct Die {
    std::string name;
    int low = 1;
    int high = 6;
    int count = 1;
    friend bool operator==(const Die&, const Die&) = default;
};

/// One change of the position.
struct Verb {
    std::string verb; ///< see scenarios/README.md for the closed list
    std::string label;
    std::string cite;
    RolePath of; ///< whom or what it changes
    std::string mark;
    std::string step; ///< ladder step
    RolePath to;      ///< place, side or member it refers to
    std::string box;
    std::optional<Amount> value;
    std::string text;
    Reqs need;
    std::vector<std::string> when;
    friend bool operator==(const Verb&, const Verb&) = default;
};

/// One node of a procedure; `node` names its kind and says which of the other fields it reads.
struct Node {
    std::string node;
    std::string id;
    std::string label;
    std::string cite;
    std::string note;
    std::vector<std::string> when;
    Reqs need;                            ///< skipped (to `otherwise`) unless these hold
    std::vector<Node> then;               ///< body
    std::vector<Node> otherwise;          ///< taken when `need` fails, a check fails
    RolePath by;                          ///< side that decides, rolls or acts; "referee" for the referee
    std::string as;                       ///< local the result goes to
    std::vector<MenuEntry> menu;          ///< choose, window
    bool automatic = false;               ///< choose: taken unasked when only one filling is legal
    bool secret = false;                  ///< choose: every side of `by` answers unseen, shown together
    std::vector<std::string> names;       ///< choose secret: one local for each side of `by`
    std::vector<Die> dice;                ///< roll, check
    std::string quantity;                 ///< compute, check
    std::map<std::string, RolePath> cast; ///< compute, call, check
    std::string compare;                  ///< check: at-most or at-least
    std::vector<int> passFaces;           ///< check: natural faces that pass
    std::vector<int> failFaces;           ///< check: natural faces that fail
    std::string die;                      ///< check: die already rolled that it reads
    std::string table;                    ///< lookup
    std::vector<Amount> at;               ///< lookup
    std::vector<Verb> verbs;              ///< apply
    RolePath over;                        ///< foreach, snapshot
    std::string order;                    ///< foreach: listed or at-once
    std::optional<Amount> most;           ///< repeat: at most so often
    Reqs until;                           ///< repeat: leaves when these hold
    std::string call;                     ///< call: procedure
    std::string code;                     ///< call: local that holds the result code
    std::string phase;                    ///< call: phase that this call is
    RolePath units;                       ///< move, path
    RolePath path;                        ///< move: local or place
    std::vector<std::string> rows;        ///< path: rows tried in order
    std::string mark;                     ///< snapshot
    std::optional<Amount> value;          ///< let, compute
    RolePath role;                        ///< let: a set of units or places
    std::string text;                     ///< manual, note
    std::vector<std::string> labels;      ///< manual: decisions offered
    std::string what;                     ///< end: procedure, loop, phase or game
    friend bool operator==(const Node&, const Node&) = default;
};

/// The entries of a node's menu; none where its kind has no menu.
template <class N>
auto entriesOf(N& node)
{
    return std::span(node.menu);
}

/// Calls f with each list of nodes that stands in a node itself: its body, and what runs instead of it.
template <class N, class F>
void eachBody(N& node, F f)
{
    f(node.then);
    f(node.otherwise);
}

/// Calls f with each list of nodes inside a node: as eachBody, and those that its menu leads to.
template <class N, class F>
void eachInside(N& node, F f)
{
    eachBody(node, f);
    for (auto& entry : entriesOf(node))
        f(entry.then);
}

} // namespace fw
