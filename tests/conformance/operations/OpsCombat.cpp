// Close combat: declaration, resolution and findings.
#include "tests/Events.h"
#include "tests/conformance/operations/CombatBoard.h"

#include "engine/rules/Compiled.h"
#include "engine/rules/Query.h"
#include "tests/engine/Asked.h"

#include <algorithm>

namespace conformance {

namespace {

std::vector<std::string> labels(const Bench& bench, const std::vector<fw::Cell>& cells)
{
    std::vector<std::string> out;
    for (const fw::Cell cell : cells)
        out.push_back(bench.label(cell));
    return out;
}

bool asks(const Bench& bench, const std::string& node)
{
    return !bench.refusal() && bench.fault().empty() && bench.question().node == node;
}

/// Whether the rules allow that leader to command.
bool mayCommand(Bench& bench, const std::vector<fw::Argument>& said)
{
    fw::Action act;
    act.seat = bench.question().seats.front();
    act.verb = bench.id("entries", "lead");
    act.args = said;
    return fw::apply(bench.rules(), bench.state(), act).has_value();
}

/// Names the lead unit and the commander of a side.
void nameLead(Bench& bench, const std::string& node, const std::string& lead, const std::string& chief)
{
    if (!asks(bench, bench.id("nodes", node)))
        return;
    std::vector<fw::Argument> said{{"lead", {lead}}};
    if (!chief.empty())
        said.push_back({"chief", {chief}});
    if (!chief.empty() && !mayCommand(bench, said))
        said.pop_back(); // the leader may not lead these units, so an option that needs a leader is refused later
    bench.play(bench.question().seats.front(), bench.id("entries", "lead"), said);
}

bool begin(Bench& bench, const CombatBoard& board)
{
    const std::string phasing = word(at(bench.given(), "phasing"));
    return bench.begin(bench.id("phases", "close_combat"),
                       phasing.empty() ? board.attacker : bench.id("sides", phasing),
                       number(at(bench.given(), "turn"), 2));
}

bool chooseTactic(Bench& bench, const std::string& side, const std::string& tactic)
{
    return bench.play(side, bench.id("tactics", tactic));
}

} // namespace

bool comeToTactics(Bench& bench, const CombatBoard& board)
{
    if (!begin(bench, board))
        return false;
    const std::string& side = board.attacker;
    if (board.diversion != fw::noCell)
        bench.play(side, bench.id("entries", "divert"), {{"at", {bench.label(board.diversion)}}});
    bench.play(side, bench.id("entries", "attack"), {{"attackers", board.attackers}, {"at", labels(bench, board.to)}});
    bench.play(side, bench.id("entries", "end_declarations"));
    if (asks(bench, bench.id("nodes", "resolve")))
        bench.play(side, bench.id("entries", "resolve"), {{"one", {board.attackers.front()}}});
    const std::string declared = word(at(bench.given(), "defender_declares"));
    for (int i = 0; i < 12 && asks(bench, bench.id("nodes", "withdraw")); ++i) {
        if (declared.empty()) {
            bench.play(board.defender, bench.id("entries", "stand"));
            continue;
        }
        const std::string entry = bench.id("entries", declared);
        fw::Draft draft;
        draft.seat = board.defender;
        draft.verb = entry;
        // Any path will do; without one the entry is still played, to get the refusal.
        bool whole = false;
        for (int click = 0; click < 40 && !whole; ++click) {
            const fw::Choices choices = fw::legal(bench.rules(), bench.state(), draft);
            if (choices.empty())
                break;
            draft = fw::extend(bench.rules(), bench.state(), draft, choices.front());
            whole = fw::complete(bench.rules(), bench.state(), draft);
        }
        const std::vector<std::string> straight = labels(
            bench, {bench.grid().neighbour(board.to.front(), 1),
                    bench.grid().neighbour(bench.grid().neighbour(board.to.front(), 1), 1),
                    bench.grid().neighbour(bench.grid().neighbour(bench.grid().neighbour(board.to.front(), 1), 1), 1)});
        bench.play(board.defender, entry, whole ? draft.args : std::vector<fw::Argument>{{"way", straight}});
    }
    nameLead(bench, "attack_lead", board.attackLead, board.attackChief);
    nameLead(bench, "defence_lead", board.defenceLead, board.defenceChief);
    return asks(bench, bench.id("nodes", "tactics"));
}

void fightOut(Bench& bench)
{
    bench.settle();
    while (asks(bench, bench.id("nodes", "again"))) {
        bench.play(bench.question().seats.front(), bench.id("entries", "keep"));
        bench.settle();
    }
}

void tellCombat(Bench& bench, const CombatBoard& board, Json& told)
{
    const auto face = bench.rolled(bench.id("dice", "combat"));
    const auto score = bench.reckoned(bench.id("quantities", "combat"));
    const fw::Event* odds = bench.read(bench.id("tables", "odds"));
    const fw::Event* result = bench.read(bench.id("tables", "close_combat"));
    told["no_combat"] = !face;
    told["dice_consumed"] = bench.diceUsed();
    told["am_delta"] = bench.moraleChange();
    if (odds)
        told["odds"] = wordOf(*odds);
    if (face && score && result) {
        told["drm"] = jsonNumber(*score - fw::Rational(*face));
        told["modified"] = jsonNumber(*score);
        told["result"] = wordOf(*result);
        const auto cell = fw::lookupTable(
            bench.rules(), bench.id("tables", "close_combat"),
            {fw::Value::ofNumber(*score), fw::Value::ofWord(bench.rules().sym(columnOf(*result)))});
        if (cell)
            told["row"] = std::stoi(cell->row);
    }
    told["momentum"] = nullptr;
    Json left = Json::object();
    for (const fw::Army& army : bench.scenario().sides) {
        const std::string mark = bench.id("marks", "momentum");
        left[army.id] = jsonNumber(bench.sideMarkNow(army.id, mark));
        if (bench.change(army.id, mark) > fw::Rational(0))
            told["momentum"] = army.id == board.attacker ? "attacker" : "defender";
    }
    told["momentum_left"] = left;
    told["leader_casualty"] = false;
    for (const char* who : {"attacker_leader", "defender_leader"})
        if (const Json& leader = at(bench.given(), who);
            !leader.is_null() && bench.roleOf(bench.id("leaders", word(at(leader, "name")))) == "eliminated")
            told["leader_casualty"] = at(leader, "name");
    for (const char* list : {"eliminated", "captured", "withdrawn", "pinned", "retreats"})
        told[list] = Json::array();
    std::vector<std::string> all = board.attackers;
    all.insert(all.end(), board.defenders.begin(), board.defenders.end());
    Json states = Json::object();
    Json steps = Json::object();
    told["other_morale_checks"] = Json::array();
    for (const std::string& id : all) {
        if (bench.checks(id))
            told["other_morale_checks"].push_back(id);
        const std::string role = bench.roleOf(id);
        const auto index = static_cast<std::size_t>(bench.rules().unit(id));
        const bool withdrew = bench.marked(id, bench.id("marks", "withdrew"));
        if (role == "eliminated" || role == "captured")
            told[role].push_back(id);
        if (withdrew)
            told["withdrawn"].push_back(id);
        if (bench.marked(id, bench.id("marks", "pinned")))
            told["pinned"].push_back(id);
        if (bench.cellOf(id) >= 0 && !withdrew && bench.cellOf(id) != bench.start().units[index].place.index())
            told["retreats"].push_back(id);
        states[id] = bench.stateOf(id);
        steps[id] = bench.state().position.units[index].steps;
        if (role == "captured")
            told["capture"] = {{"from_side", bench.rules().scenario().units[index].side}};
    }
    told["states"] = states;
    told["steps"] = steps;
    for (const auto& [node, yes] : at(bench.adapterNames(), "captureNodes").items())
        if (told.contains("capture") && !bench.decidedBy(node).empty())
            told["capture"]["chooser"] = bench.decidedBy(node);
}

void closeCombat(Bench& bench, Json& told)
{
    const Json& action = bench.action();
    bench.know(action, {"op", "attackers", "defenders", "tactics", "diversion"}, "action");
    bench.know(at(action, "tactics"), {"attacker", "defender"}, "tactics");
    const CombatBoard board = layOutCombat(bench);
    if (!bench.fault().empty())
        return;
    if (words(at(action, "attackers")) != board.attackers || words(at(action, "defenders")) != board.defenders)
        return bench.fail("others fight than are given");
    if (comeToTactics(bench, board)) {
        chooseTactic(bench, board.attacker, word(find(action, "tactics.attacker")));
        chooseTactic(bench, board.defender, word(find(action, "tactics.defender")));
        fightOut(bench);
    }
    if (!bench.refusal() && bench.fault().empty())
        tellCombat(bench, board, told);
}

namespace {

/// Two counters with strengths in the odds of the case.
CombatBoard pairOf(Bench& bench, int attack, int defence, int drm, bool diversion, const std::string& side)
{
    CombatBoard board;
    board.attacker = side;
    board.defender = bench.enemyOf(side);
    board.to = {bench.centre()};
    board.from = {bench.grid().neighbour(bench.centre(), 4)};
    board.attackers = {"a1"};
    board.defenders = {"d1"};
    board.attackLead = "a1";
    board.defenceLead = "d1";
    bench.unit({{"id", "a1"},
                {"side", side},
                {"class", "infantry"},
                {"sp", attack},
                {"max_steps", 2},
                {"adjusted_morale", drm}},
               board.from.front());
    bench.unit({{"id", "d1"}, {"side", board.defender}, {"class", "infantry"}, {"sp", defence}, {"max_steps", 2}},
               board.to.front());
    if (diversion) {
        // Not opposite, because the two would surround the attacker.
        board.diversion = bench.grid().neighbour(board.from.front(), 3);
        bench.extra(board.defender, board.diversion, true);
    }
    return board;
}

} // namespace

void sweepOdds(Bench& bench, Json& told)
{
    bench.know(bench.given(), {}, "given");
    bench.know(bench.action(), {"op", "pairs", "diversion"}, "action");
    Json columns = Json::array();
    Json modifiers = Json::array();
    const fw::Scenario bare = bench.scenario();
    for (const Json& pair : at(bench.action(), "pairs")) {
        bench.scenario() = bare;
        const CombatBoard board = pairOf(bench, number(pair.at(0)), number(pair.at(1)), 0,
                                         has(bench.action(), "diversion"), bare.sides.front().id);
        bench.giveDie(5);
        if (comeToTactics(bench, board)) {
            chooseTactic(bench, board.attacker, "Frontal Assault");
            chooseTactic(bench, board.defender, "Frontal Assault");
            fightOut(bench);
        }
        Json one;
        if (bench.refusal() || !bench.fault().empty())
            return;
        tellCombat(bench, board, one);
        columns.push_back(at(one, "odds"));
        modifiers.push_back(at(one, "drm"));
    }
    told["columns"] = columns;
    told["drm"] = modifiers;
}

void rerollCombat(Bench& bench, Json& told)
{
    const Json& given = bench.given();
    bench.know(given, {"odds", "drm", "momentum", "attacker", "turn"}, "given");
    bench.know(bench.action(), {"op", "by", "first_die"}, "action");
    const std::string odds = word(at(given, "odds"));
    const std::size_t dash = odds.find('-');
    const CombatBoard board = pairOf(bench, std::stoi(odds), std::stoi(odds.substr(dash + 1)), number(at(given, "drm")),
                                     false, bench.id("sides", word(at(given, "attacker"))));
    for (const auto& [side, chits] : at(given, "momentum").items())
        bench.sideMark(bench.id("sides", side), bench.id("marks", "momentum"), number(chits));
    bench.giveDie(number(at(bench.action(), "first_die")));
    if (!comeToTactics(bench, board))
        return;
    chooseTactic(bench, board.attacker, "Frontal Assault");
    chooseTactic(bench, board.defender, "Frontal Assault");
    bench.settle();
    const std::string by = bench.id("sides", word(at(bench.action(), "by")));
    for (int i = 0; i < 2 && asks(bench, bench.id("nodes", "again")); ++i) {
        const bool buys = bench.question().seats.front() == by;
        bench.play(bench.question().seats.front(), bench.id("entries", buys ? "again" : "keep"));
        bench.settle();
    }
    if (!bench.refusal() && bench.fault().empty())
        tellCombat(bench, board, told);
}

void selectTactic(Bench& bench, Json& told)
{
    const Json& given = bench.given();
    bench.know(given, {"leader_present", "enemy_open_flank", "in_chew_house", "demi_leader", "stack_tags"}, "given");
    bench.know(bench.action(), {"op", "side", "tactic"}, "action");
    const bool attacks = word(at(bench.action(), "side")) == "attacker";
    const std::string demi = word(at(given, "demi_leader"));
    const std::string side = demi.empty() ? bench.scenario().sides.front().id : bench.sideOfLeader(demi);
    CombatBoard board = pairOf(bench, 2, 2, 0, false, attacks ? side : bench.enemyOf(side));
    const fw::Cell own = attacks ? board.from.front() : board.to.front();
    const fw::Cell foe = attacks ? board.to.front() : board.from.front();
    std::string& chief = attacks ? board.attackChief : board.defenceChief;
    for (fw::Unit& unit : bench.scenario().units)
        if (unit.id == (attacks ? board.attackLead : board.defenceLead))
            for (const std::string& tag : words(at(given, "stack_tags")))
                unit.tags.push_back(bench.id("tags", tag));
    if (has(given, "leader_present"))
        chief = bench.id("leaders", bench.id("someLeader", side));
    else if (!demi.empty())
        chief = bench.id("leaders", demi);
    if (has(given, "leader_present"))
        bench.leader(bench.id("someLeader", side), side, own);
    else if (!demi.empty())
        bench.leader(demi, side, own);
    if (attacks && !demi.empty() && bench.fault().empty())
        board.attackers.push_back(chief);
    if (has(given, "in_chew_house"))
        bench.terrain(own, "chew_house");
    if (!has(given, "enemy_open_flank"))
        closeFlanks(bench, foe, own, bench.enemyOf(side));
    if (!comeToTactics(bench, board))
        return;
    told["legal"] = chooseTactic(bench, side, word(at(bench.action(), "tactic")));
}

void endDeclarations(Bench& bench, Json& told)
{
    const Json& given = bench.given();
    bench.know(given, {"phase", "phasing", "turn", "unit", "in_chew_house", "adjacent_enemy", "diverted"}, "given");
    bench.know(bench.action(), {"op", "attacks"}, "action");
    const std::string side = bench.id("sides", word(at(at(given, "unit"), "side")));
    const fw::Cell cell = bench.centre();
    bench.unit(at(given, "unit"), cell);
    if (has(given, "in_chew_house"))
        bench.terrain(cell, "chew_house");
    std::map<std::string, fw::Cell> where;
    static constexpr int around[] = {0, 2, 4, 1, 3, 5};
    std::size_t n = 0;
    for (const Json& stated : at(given, "adjacent_enemy")) {
        Json enemy{{"side", bench.enemyOf(side)}, {"class", "infantry"}, {"sp", 2}, {"max_steps", 2}};
        if (stated.is_object())
            enemy.update(stated);
        else
            enemy["id"] = stated;
        const std::string id = word(at(enemy, "id"));
        where[id] = bench.grid().neighbour(cell, around[n++ % 6]);
        bench.unit(enemy, where[id]);
    }
    if (!bench.begin(bench.id("phases", word(at(given, "phase"))), bench.id("sides", word(at(given, "phasing"))),
                     number(at(given, "turn"), 2)))
        return;
    for (const std::string& enemy : words(at(given, "diverted")))
        bench.play(side, bench.id("entries", "divert"), {{"at", {bench.label(where[enemy])}}});
    for (const Json& attack : at(bench.action(), "attacks")) {
        const std::string target = attack.is_string() ? word(attack) : word(at(attack, "target"));
        bench.play(side, bench.id("entries", "attack"),
                   {{"attackers", {word(at(at(given, "unit"), "id"))}}, {"at", {bench.label(where[target])}}});
    }
    told["legal"] = bench.play(side, bench.id("entries", "end_declarations"));
}

} // namespace conformance
