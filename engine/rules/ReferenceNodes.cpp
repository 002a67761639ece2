#include "engine/rules/Reference.h"

namespace fw {

namespace {

constexpr WordHelp nodeWords[] = {
    {"group", "group", {}, "runs its nodes one after another", {}},
    {"choose",
     "choose",
     {},
     "waits for one entry of the menu and runs it. The fields of the entry become roles for its `do`. Behind "
     "the node they are roles only if the menu has this one entry. With `secret` each side of `by` answers "
     "unseen, and nothing shows before the last one has answered. The ids of the entries go to the locals in "
     "`names`. What was filled in goes to `NAME-FIELD`: with `\"names\": [\"red-plan\", \"blue-plan\"]` there "
     "is the role `red-plan-where`. "
     "With `done` each side of a secret choice gives answers until it picks that entry, and `withdraw` "
     "takes back those whose fields agree. In the entries `NAME` is how many answers the side has "
     "given and `NAME-FIELD` what they name: `no it: among(red-plan-unit|blue-plan-unit)`. When all "
     "sides are done, the answers are shown, and each runs the `do` of its entry with its fields and "
     "the role `side`: side by side in the order of `by`, or in turn with `alternate`. "
     "With `by: referee` the referee decides",
     {}},
    {"window",
     "window",
     {},
     "asks each side of `by` in turn, as `choose` does, until all pass in a row. `pass` is always offered. A "
     "side that can do nothing is passed over. It is still asked if an entry draws on a box that others do not "
     "look into (`\"from\": \"@box:hand\"`): to leave it out would show what the box holds. So secrets belong "
     "in `from` and `need` of a field, not in the `if` of the entry",
     {}},
    {"roll",
     "roll",
     {},
     "waits for the faces of dice. Each face goes to the local of its name. If `count` is above 1, that local "
     "has the sum, and `NAME.1` and `NAME.2` have the faces. `low` and `high` are amounts that are whole "
     "numbers when the dice are thrown: `\"high\": \"#@box:cup\"`",
     {}},
    {"draw",
     "draw",
     {},
     "chance names one member of the path `from`, each equally likely: a counter out of a cup, a card from a "
     "pile, a side. It is asked for like a die: typed by the players' name for it or drawn by the program, "
     "corrected and taken back in the same way. Forecasts know its chances. It stays where it is until a verb "
     "moves it. If the path is empty, nothing is asked and `as` is empty",
     {}},
    {"shuffle",
     "shuffle",
     {},
     "brings the counters of the path `of`, which are in one place, into a random order: by the program, or "
     "typed from the top. The journal keeps the order, and the log says that they were shuffled. "
     "`@box:deck/top` is then the next card. A card that `place` or `remove` puts on a pile is on top of it",
     {}},
    {"check",
     "check",
     {},
     "rolls a die against a quantity. If it passes, `do` runs, and if it fails, `else` runs. `passed` and "
     "`failed` are what players say then, such as \"hit\" and \"missed\". The locals are `AS.passed`, `AS.raw` "
     "and `AS.target`; without `as`, AS is the id",
     {}},
    {"compute", "compute", {}, "keeps a number in a local, with its reckoning in the log", {}},
    {"lookup",
     "lookup",
     {},
     "reads a cell of a table, which goes to the local AS: a word or a number. More locals are `AS.row`, "
     "`AS.column`, `AS.first`, `AS.second`, `AS.row-extra` and `AS.column-extra`. `shift` goes so many columns "
     "to the right, or to the left below 0. Beyond the last column the shift `stays` there; with `edge: "
     "lapses` it is not made. `AS.cut` is by how many columns the shift was cut short, below 0 at the left of "
     "the table. `AS.raw` is the number that was compared with the rows. `AS.clamped` is the nearest number "
     "that a row has",
     {}},
    {"let",
     "let",
     {},
     "changes the nearest local of that name, or makes one here: a path (`role`) or an amount (`value`)",
     {}},
    {"declare",
     "declare",
     {},
     "declares an engagement and keeps it in the local: a fight, a siege, a barrage. Marks are on it (`on: "
     "engagement`) from now until the verb `conclude`: who attacks, by which tactic, with what support. People "
     "read the node's `label` and what it is about, \"Attack on 0504\". Orders call it `0504`, and a second "
     "one on the same hex `0504#2`. After `{\"node\": \"declare\", \"label\": \"Attack on\", \"about\": "
     "\"target\", \"as\": \"battle\"}` the attackers go into a set mark: `{\"verb\": \"mark\", \"of\": "
     "\"battle\", \"mark\": \"attackers\", \"to\": \"attackers\"}`. To declare all before the first is fought, "
     "follow with `{\"node\": \"foreach\", \"over\": \"@engagements\", \"as\": \"battle\", \"order\": "
     "\"chosen\", \"by\": \"@active\", \"do\": [...]}`. To set the clock by hand concludes all",
     {}},
    {"apply", "apply", {}, "changes the position, one verb after another", {}},
    {"foreach",
     "foreach",
     {},
     "runs the body for each member; the members are fixed before. With `order: chosen` the side `by` says "
     "before each body which of those that are left is next. It is not asked for the last one: `{\"node\": "
     "\"foreach\", \"over\": \"@map-units+fights\", \"as\": \"battle\", \"order\": \"chosen\", \"by\": "
     "\"@active\", \"do\": [...]}`. With `order: at-once` each body reads the state before any of them acts. "
     "What their verbs do, in the body and in what it calls, is done after the last body, in order. Such a "
     "body holds no move, snapshot, phase, turn or end of the game, and only `end loop` leaves it",
     {}},
    {"repeat", "repeat", {}, "runs `do` again and again. It has an `until`, a `most`, or a node `end` inside", {}},
    {"call",
     "call",
     {},
     "runs the procedure with every role of its `roles`. `label` names the phase in log and window, in place of "
     "the procedure's own. With `phase` it is a phase of side `by`: the clock is set, events are raised, and "
     "phase marks are cleared after it",
     {}},
    {"code",
     "code",
     {},
     "runs the result code that the local names, as after a lookup. What two codes share is in a procedure "
     "that both call",
     {}},
    {"snapshot",
     "snapshot",
     {},
     "clears the mark and sets it on every member that satisfies the conditions of `if`, which are asked of "
     "`it`. `role` is a path to the members of a set mark. With a `label` the log names them",
     {}},
    {"path",
     "path",
     {},
     "asks for a path. The locals are AS, `AS.tier`, `AS.row`, `AS.mode` and `AS.cost`. Without any path AS is "
     "empty, `AS.tier` is `none`, and nothing is asked",
     {}},
    {"move", "move", {}, "goes along the path step by step, with the events of moving", {}},
    {"manual",
     "manual",
     {},
     "the program does not rule here: it asks the referee `text`, and the referee decides. The label that the "
     "referee picks goes to AS. The log keeps the node's own `label` and the decision",
     {}},
    {"note",
     "note",
     {},
     "a line in the log. With a label and a text, `label` is what the result before it comes to, and replaces "
     "it among the chances",
     {}},
    {"end", "end", {}, "leaves a procedure, a loop, a phase, a move or the game", {}},
};

constexpr WordHelp verbWords[] = {
    {"mark",
     "mark",
     {},
     "sets the mark: a flag, a ladder to a `step`, a number to a `value`, which keeps its fractions. On a ladder a "
     "`value` is a step, or how many steps it is from the first, up to the last. Of a set it adds the members `to`",
     {}},
    {"unmark", "unmark", {}, "takes the mark away; with `to` only these members of a set", {}},
    {"add", "add", {}, "adds to a number mark, or steps along a ladder, which ends at its last step", {}},
    {"lose",
     "lose",
     {},
     "takes `value` steps away, 1 if absent. The last step removes the counter to the box of role eliminated, "
     "or to `box`",
     {}},
    {"restore", "restore", {}, "gives steps back", {}},
    {"remove", "remove", {}, "moves the counter to the box", {}},
    {"place", "place", {}, "puts the counter there", {}},
    {"schedule",
     "schedule",
     {},
     "the counter waits in the box of role arrivals and arrives in the turn `value` at the places `to`, or "
     "without `to` where it was to arrive. Its fact and relation `arrival` say so from now on",
     {}},
    {"face", "face", {}, "turns the counter", {}},
    {"conclude", "conclude", {}, "ends the engagements of the path `of`; the marks on them are gone", {}},
    {"turn", "turn", {}, "the clock goes to the next turn, and turn marks are cleared", {}},
    {"reveal", "reveal", {}, "turns a sealed mark up", {}},
    {"relate",
     "relate",
     {},
     "makes each side of `of` hostile, neutral or allied to each side of `to`. Zones, `hostile`, `friendly`, `foes`, "
     "`friends` and `stack` follow at once. The scenario says in `allies` and `neutrals` how sides start",
     {}},
    {"end-game", "end-game", {}, "ends the game; the side `of` wins", {}},
};

constexpr WordHelp eventsHeard[] = {
    {"about-to-enter",
     "about-to-enter",
     "mover, from, to, row, start",
     "a unit is about to take a step; `end move` stops it",
     {}},
    {"entered", "entered", "mover, from, to, row, start", "a unit took a step into a cell", {}},
    {"left", "left", "mover, from, to, row, start", "a unit took a step out of a cell", {}},
    {"zone-entered", "zone-entered", "mover, from, to, row, start", "a unit took a step into an enemy zone", {}},
    {"move-ended", "move-ended", "mover, from, to, row, start", "a move is over", {}},
    {"marked", "marked:MARK", "subject", "the mark was set, changed or taken away", {}},
    {"lost-step", "lost-step", "subject, lost", "a unit lost steps; `lost` is how many", {}},
    {"removed", "removed:BOXROLE", "subject, from", "a unit was put into a box of that role", {}},
    {"track", "track:MARK", "subject", "a number mark that is not on units changed", {}},
    {"phase-begins", "phase-begins:PHASE", "side", "the phase begins", {}},
    {"phase-ends", "phase-ends:PHASE", "side", "the phase is over", {}},
    {"turn-begins", "turn-begins", {}, "a turn begins", {}},
};

} // namespace

std::span<const WordHelp> nodeHelp()
{
    return nodeWords;
}

std::span<const WordHelp> verbHelp()
{
    return verbWords;
}

std::span<const WordHelp> eventHelp()
{
    return eventsHeard;
}

} // namespace fw
