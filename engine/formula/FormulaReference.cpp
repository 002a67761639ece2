#include "engine/formula/FormulaReference.h"

namespace fw {

namespace {

constexpr WordHelp formulaWords[] = {
    {".",
     "SUBJECT.FACT",
     {},
     "a fact of every member of the path SUBJECT; there must be one. If the path is empty, the condition is "
     "false. As an amount it is the fact of the first member, and 0 of an empty path. What several have "
     "together is a `sum`",
     "unit.type != leader"},
    {"[ ]", "FACT[WORD]", {}, "the word of the fact is in brackets", "unit.in-box[arrivals]"},
    {"( )", "FACT(OTHERS)", {}, "the other party of the fact is in parentheses", "to.zoned(unit) >= 1"},
    {"SUBJECT.MARK",
     "SUBJECT.MARK",
     {},
     "a mark or a rating by its own id. In full it is `unit.mark[state]`. Write it in full where a mark and a "
     "rating share an id, in the rows of a scenario, and in house rules, which are read without the rules",
     "unit.state = good"},
    {"it",
     "it",
     {},
     "the member that a condition is about. A fact without a subject is asked of `it`, or of the game",
     "turn >= 3"},
    {"=",
     "A = B",
     {},
     "equal. Either side of a comparison may be a fact, a quantity or a sum. Without a comparison the value "
     "must be true: not 0 and not empty",
     "@game.weather = rain"},
    {"!=", "A != B", {}, "not equal", "unit.fatigue != 4"},
    {">=", "A >= B", {}, "not below", "unit.attack >= target/units.defence"},
    {"<=", "A <= B", {}, "not above", "cover(unit: it) <= most cover over foes as unit"},
    {"in", "A in [X, Y]", {}, "one of several; `in 2..4` is from and to", "unit.type in [infantry, cavalry]"},
    {"not in", "A not in [X, Y]", {}, "none of several", "unit.type not in [leader, card]"},
    {"..", "X..Y", {}, "from and to, both included", "unit.attack in 2..4"},
    {"has", "SUBJECT has TAG", {}, "every member has the tag", "unit has militia"},
    {"is",
     "SUBJECT is DEF",
     {},
     "every member satisfies the definition. One that takes roles is given all of them. What is handed over is "
     "found outside: in `any units is beside(foe: it)`, `it` is not the member",
     "unit is beside(foe: foes)"},
    {"as",
     "SUBJECT as NAME",
     {},
     "gives the member a second name next to `it`, so that questions inside about others can refer to it",
     "it as self is touched"},
    {"any",
     "any P: T",
     {},
     "T holds of a member of the path P. `any P` alone means that there is a member. In T the member is `it`, "
     "in its parentheses too, and `it.` is left out. What is outside has to have a name there: a role (`any "
     "foes: adjacent(unit)`), or a name given by `as`: `it as self is touched`, and in that definition `any "
     "it/neighbours/units: hostile(self)`. T is one comparison, and `and` ends it. Several questions about one "
     "member are a definition: `any P is DEF`",
     "any foes: adjacent(unit)"},
    {"every", "every P: T", {}, "T holds of all members, also of an empty path", "every attackers: state = good"},
    {"no",
     "no P: T",
     {},
     "T holds of no member; also `no P has TAG`. `no P` alone means that there is no member. There is no "
     "`not`: write `no unit is gun`, `unit.state != good` or `unit.moved != 1`",
     "no unit is gun"},
    {"at least", "at least N of P: T", {}, "T holds of N members or more", "at least 2 of attackers: steps >= 2"},
    {"at most", "at most N of P: T", {}, "T holds of N members or fewer", "at most 1 of attackers: moved"},
    {"exactly", "exactly N of P: T", {}, "T holds of N members, no more and no fewer", "exactly 1 of attackers is gun"},
    {"and", "A and B", {}, "both hold; `and` binds closer than `or`", "unit.on-map and unit.moved = 0"},
    {"or", "A or B", {}, "one of them holds; parentheses group", "(unit is gun or unit has guard) and unit.on-map"},
    {"by",
     "C (by CASE)",
     {},
     "the case number that is cited when this very condition refuses",
     "to.terrain != woods (by 4.31)"},
    {"$", "$NAME", {}, "a value that the running procedure keeps", "$spent <= 2"},
    {"#", "#P", {}, "how many members the path has", "#attackers+gun >= 1"},
    {"TABLE[ ]", "TABLE[X, Y]", {}, "a cell of a table, with one value for each axis", "tec[clear, cost] <= 2"},
    {"first", "TABLE[X, Y].first", {}, "the part before the slash of a cell `x/y`", "tec[woods, line].first = a"},
    {"second", "TABLE[X, Y].second", {}, "the part behind the slash of a cell `x/y`", "tec[woods, line].second = c"},
    {"row-extra",
     "TABLE[X, Y].row-extra",
     {},
     "the code that the whole row carries",
     "crt[4, odds(3, 2)].row-extra = panic"},
    {"column", "TABLE[X, Y].column", {}, "the label of the column", "tec[woods, line].column = line"},
    {"QUANTITY( )",
     "QUANTITY(ROLE: P)",
     {},
     "a quantity with its roles, each by its name. `unit` alone is `unit: unit`. A role that is left out is "
     "what has that name where it is asked: `shot()`",
     "strength(target, unit: attackers) >= 4"},
    {"sum", "sum Q over P as ROLE", {}, "a quantity of each member, added up", "sum cover over attackers as unit >= 6"},
    {"least",
     "least Q over P as ROLE",
     {},
     "the smallest that the quantity is of a member",
     "least cover over attackers as unit >= 2"},
    {"most",
     "most Q over P as ROLE",
     {},
     "the largest that the quantity is of a member",
     "most cover over attackers as unit <= 4"},
    {"over",
     "over P",
     {},
     "comes before the members of `sum`, `least` and `most`",
     "sum cover over attackers as unit >= 6"},
    {"odds", "odds(A, B)", {}, "the first divided by the second, exactly", "odds(unit.attack, 2) >= 2"},
    {"*", "A * N", {}, "multiplied by a number, with blanks around the sign", "unit.attack * 1/2 >= 2"},
    {"+", "A + N", {}, "a number added, after a factor, with blanks around the sign", "unit.attack * 1/2 + 1 >= 2"},
    {"-", "A - N", {}, "a number taken away, after a factor, with blanks around the sign", "unit.attack - 1 <= 4"},
    {"'",
     "'WORDS'",
     {},
     "a word in quotes, if it is no plain word: `'two words'`, `'-'`. `''` is a quote in it. Plain words such "
     "as `good` and exact numbers such as `3` and `1/2` have none",
     "$result != '-'"},
};

} // namespace

std::span<const WordHelp> formulaHelp()
{
    return formulaWords;
}

} // namespace fw
