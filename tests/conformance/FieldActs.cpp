// The actions of a case on an open field, each step as a separate order.
#include "engine/model/Procedures.h"
#include "tests/Events.h"
#include "tests/conformance/Field.h"

#include "engine/rules/Evaluate.h"

#include <algorithm>

namespace conformance {

namespace {

/// more answers than any action needs
constexpr int enoughActs = 400;

bool stopped(const Field& field)
{
    return field.now.refusal() || !field.now.fault().empty();
}

std::string seatAsked(const Field& field)
{
    const fw::Question asked = field.now.question();
    return asked.seats.empty() ? std::string() : asked.seats.front();
}

/// Sets the order of shuffled cards, from the top.
bool shuffled(Field& field, const fw::Question& asked, fw::Action& act)
{
    std::vector<std::string> order;
    for (const std::string& id : words(at(field.action, "shuffle_result")))
        order.push_back(cardId(field, id));
    if (order.empty() && asked.dice.size() == 1)
        order.push_back(asked.dice.front().faceName(asked.dice.front().low));
    if (order.size() != asked.dice.size()) {
        field.now.setFault("the case does not say how " + std::to_string(asked.dice.size()) + " cards are shuffled");
        return false;
    }
    for (std::size_t i = 0; i < order.size(); ++i) {
        const fw::DieAsked& die = asked.dice[i];
        int face = die.low;
        while (face <= die.high && die.faceName(face) != order[i])
            ++face;
        if (face > die.high) {
            field.now.setFault(order[i] + " is not among the shuffled cards");
            return false;
        }
        act.args.push_back({die.name, {std::to_string(face)}});
    }
    field.reshuffled.push_back(act.seat);
    return true;
}

/// Rolls the pending dice; false when the case has none left.
bool roll(Field& field, const fw::Question& asked)
{
    fw::Action act;
    act.kind = fw::Action::Kind::Dice;
    act.seat = seatAsked(field);
    if (!asked.dice.empty() && asked.dice.front().once)
        return shuffled(field, asked, act) && field.now.play(act);
    if (field.dice.size() < asked.dice.size())
        return false;
    for (const fw::DieAsked& die : asked.dice) {
        act.args.push_back({die.name, {std::to_string(field.dice.front())}});
        field.dice.pop_front();
    }
    return field.now.play(act);
}

/// Passes windows or plays cards in them. Other decisions get any answer if the case still has dice.
bool answerOne(Field& field, const fw::Question& asked)
{
    if (lists(field.named("windows"), asked.node)) {
        if (!field.cards.empty() && word(at(field.cards.front(), "side")) == seatAsked(field)) {
            const Json card = field.cards.front();
            field.cards.pop_front();
            return playCard(field, card);
        }
        fw::Action pass;
        pass.kind = fw::Action::Kind::Choose;
        pass.verb = "pass";
        pass.seat = seatAsked(field);
        return field.now.play(pass);
    }
    return !field.dice.empty() && lists(field.named("anyAnswer"), asked.node) && field.now.chooseAnything();
}

using Args = std::vector<fw::Argument>;

void knowAction(Field& field, const Json& action, const std::string& type)
{
    const Json& known = at(field.named("actionKeys"), type);
    for (const auto& [key, value] : action.items())
        if (key != "type" && !lists(known, key))
            field.now.setFault("nothing here reads " + type + "." + key);
}

/// Gives any answer to decisions left from the previous action, so that this one can be played.
void clear(Field& field)
{
    settleField(field);
    for (int i = 0; i < enoughActs && !stopped(field); ++i)
        if (!lists(field.named("anyAnswer"), field.now.question().node) || !field.now.chooseAnything())
            return;
}

void oneStep(Field& field, const std::string& unit, const Json& step)
{
    if (!step.is_object() || step.size() != 1) {
        field.now.setFault("a step does one thing");
        return;
    }
    const std::string key = step.begin().key();
    const Json& value = step.begin().value();
    const Json& row = at(field.named("steps"), key);
    if (!row.is_object()) {
        field.now.setFault("nothing here does the step " + key);
        return;
    }
    playEntry(field, word(at(row, "entry")), {{"unit", {unit}}, {word(at(row, "field")), {word(value)}}});
}

/// Whether another unit of the same side is in a hex.
bool friendAt(const Field& field, const std::string& unit, const std::string& hex)
{
    const std::vector<fw::Unit>& all = field.rules().scenario().units;
    const int self = field.rules().unit(unit);
    for (std::size_t i = 0; self >= 0 && i < all.size(); ++i)
        if (static_cast<int>(i) != self && all[i].side == all[static_cast<std::size_t>(self)].side
            && field.position().units[i].place.index() == field.rules().place(hex))
            return true;
    return false;
}

/// The steps from the nth on that form one order. Between them the unit is in a hex of its own side, where it must not
/// stay.
std::vector<std::string> wayOn(const Field& field, const std::string& unit, const Json& steps, std::size_t nth)
{
    const std::string goes = word(field.named("onward.goes"));
    const std::string turns = word(field.named("onward.turns"));
    std::vector<std::string> way;
    for (bool on = true; on && nth < steps.size(); ++nth) {
        const Json& one = steps[nth];
        if (at(one, goes).is_null() && (way.empty() || at(one, turns).is_null()))
            break;
        way.push_back(at(one, goes).is_null() ? "@" + word(at(one, turns)) : word(at(one, goes)));
        on = !at(one, goes).is_null() ? friendAt(field, unit, way.back()) : on;
    }
    return way;
}

void move(Field& field, const Json& action)
{
    const std::string unit = word(at(action, "unit"));
    const Json& steps = at(action, "steps");
    for (std::size_t i = 0; i < steps.size() && !stopped(field); ++i) {
        const std::vector<std::string> way = wayOn(field, unit, steps, i);
        if (way.size() < 2) {
            oneStep(field, unit, steps[i]);
            continue;
        }
        const Json& row = at(field.named("steps"), word(field.named("onward.goes")));
        playEntry(field, word(at(row, "entry")), {{"unit", {unit}}, {word(at(row, "field")), way}});
        i += way.size() - 1;
    }
}

void step(Field& field, const Json& action)
{
    oneStep(field, word(at(action, "unit")), at(action, "step"));
}

/// Plays the entry that the adapter names for this type of action.
void entries(Field& field, const Json& action)
{
    const Json& row = at(field.named("entries"), word(at(action, "type")));
    playEntry(field, word(at(row, "entry")), argsOf(at(row, "fields"), action), word(at(action, "side")));
}

void discard(Field& field, const Json& action)
{
    std::vector<std::string> ids;
    for (const std::string& id : words(at(action, "discard")))
        ids.push_back(cardId(field, id));
    const Json& row = field.named("discarding");
    if (ids.empty())
        playEntry(field, word(at(row, "none")), {}, word(at(action, "side")));
    else
        playEntry(field, word(at(row, "some")), {{word(at(row, "field")), ids}}, word(at(action, "side")));
}

void bring(Field& field, const Json& action)
{
    Args args{{"unit", {word(at(action, "unit"))}}, {"at", {word(at(action, "at"))}}};
    Json facing = at(action, "facing");
    for (const Json& one : at(field.one.given, "reinforcements"))
        if (at(one, "unit") == at(action, "unit") && facing.is_null())
            facing = at(one, "facing");
    if (!facing.is_null())
        args.push_back({"heading", {word(facing)}});
    playEntry(field, word(field.named("bringEntry")), args);
}

void declareAll(Field& field, const Json& action)
{
    for (const Json& attack : at(action, "attacks"))
        if (!stopped(field))
            declareAttack(field, attack);
}

int unitOf(Field& field, const std::string& id)
{
    const int unit = field.rules().unit(id);
    if (unit < 0)
        field.now.setFault("there is no unit " + id);
    return unit;
}

fw::Value unitsOf(Field& field, const Json& ids)
{
    std::vector<std::int32_t> out;
    for (const std::string& id : words(ids))
        out.push_back(unitOf(field, id));
    return fw::Value::of(fw::Kind::Units, out);
}

/// Runs the procedure for a result, with the units of the case.
void follow(Field& field, const Json& action)
{
    const Json& row = field.named("result");
    const fw::Sym code = field.rules().sym(word(at(action, "result")));
    const auto& codes = field.rules().ruleset().codes;
    if (std::none_of(codes.begin(), codes.end(), [&](const fw::Code& c) { return c.id == word(at(action, "result")); }))
        field.now.setFault("the rules have no result " + word(at(action, "result")));
    const fw::Value attackers = unitsOf(field, at(action, "attackers"));
    const fw::Value target = unitsOf(field, at(action, "target"));
    if (!stopped(field))
        field.now.run(word(at(row, "run")),
                      {{"attackers", attackers}, {"target", target}, {"result", fw::Value::ofWord(code)}});
    settleField(field);
    // All losers except the last retreat by any path, so that the last is asked next.
    const Json& losers = at(at(row, "losers"), word(at(action, "result")));
    for (int i = 0; i < enoughActs && words(at(action, word(losers))).size() > 1 && !stopped(field); ++i) {
        if (!lists(field.named("anyAnswer"), field.now.question().node) || !field.now.chooseAnything())
            break;
        settleField(field);
    }
}

/// Rolls a die that leads to the wanted result; otherwise runs the procedure for that result.
void force(Field& field, const Json& action)
{
    if (field.now.question().wait != fw::Wait::Dice)
        return;
    for (int face = 1; face <= 6; ++face) {
        Field tried = field;
        tried.dice = {face};
        if (!roll(tried, tried.now.question()))
            continue;
        const fw::Event* read = lastLine(tried.now.trace(), fw::EventKind::Table, word(field.named("result.table")));
        if (read && wordOf(*read) == word(at(action, "result"))) {
            field.now = tried.now;
            settleField(field);
            return;
        }
    }
    follow(field, action);
}

/// The declared attack on a unit, null when there is none.
const fw::Engagement* attackOn(const Field& field, int target)
{
    for (const fw::Engagement& one : field.position().engagements)
        if (std::find(one.about.begin(), one.about.end(), target) != one.about.end())
            return &one;
    return nullptr;
}

/// Whether the units of the case are those declared for the attack.
bool asDeclared(const Field& field, const fw::Engagement& attack, const Json& action)
{
    std::vector<std::string> declared;
    for (const fw::Note& note : field.position().notes)
        if (note.subject == attack.number && note.other >= 0
            && field.rules().compiled().marks[note.mark].src->id == word(field.named("attack.mark")))
            declared.push_back(field.rules().scenario().units[static_cast<std::size_t>(note.other)].id);
    std::vector<std::string> named = words(at(action, "attackers"));
    std::sort(named.begin(), named.end());
    std::sort(declared.begin(), declared.end());
    return named == declared;
}

/// Declares the attack if that is still possible, then resolves it.
void attack(Field& field, const Json& action)
{
    const Json& row = field.named("attack");
    const bool open = field.now.question().node == word(at(row, "at"));
    const bool stated = !at(field.one.given, "declared").is_null();
    const int target = unitOf(field, word(at(action, "target")));
    if (stopped(field))
        return;
    Json one = Json::object();
    for (const std::string& key : words(at(row, "keys")))
        if (!at(action, key).is_null())
            one[key] = at(action, key);
    if (open && !stated && !attackOn(field, target) && !declareAttack(field, one))
        return;
    passBefore(field, word(at(row, "then")));
    const fw::Engagement* const declared = attackOn(field, target);
    if (!declared) {
        field.now.refuseAs(word(at(row, "resolvedAt")), word(at(row, "resolve")));
        return;
    }
    if (!asDeclared(field, *declared, action))
        field.now.setFault("other units were declared to attack");
    const std::string key = fw::engagementKey(field.rules().compiled(), field.position(), declared->number);
    const bool forced = !at(action, "result").is_null();
    std::deque<int> dice;
    if (forced)
        dice.swap(field.dice);
    if (!stopped(field))
        playEntry(field, word(at(row, "resolve")), {{word(at(row, "field")), {key}}});
    if (forced) {
        dice.swap(field.dice);
        if (!stopped(field))
            force(field, action);
    }
}

/// Retreats by the path of the case, if it has one.
void retreat(Field& field, const Json& action)
{
    const Json& row = field.named("retreat");
    const fw::Value unit = unitsOf(field, at(action, "unit"));
    if (stopped(field))
        return;
    field.now.run(word(at(row, "run")),
                  {{"unit", unit}, {"length", fw::Value::ofNumber(number(at(action, "hexes"), 1))}});
    settleField(field);
    std::vector<std::string> way = words(at(action, "into"));
    if (way.empty())
        way = words(at(action, "path"));
    const fw::Question asked = field.now.question();
    if (way.empty() || asked.node != word(at(row, "node")))
        return;
    fw::Action act;
    std::vector<fw::Choice> choices = fw::legal(field.rules(), field.now.state(), act);
    if (!choices.empty() && choices.front().kind == fw::Choice::Kind::Entry) {
        act = fw::extend(field.rules(), field.now.state(), act, choices.front());
        choices = fw::legal(field.rules(), field.now.state(), act);
    }
    if (choices.empty())
        return;
    act.args = {{choices.front().field, way}};
    field.now.play(act);
}

void rally(Field& field, const Json& action)
{
    const Json& row = field.named("rallying");
    for (const auto& [list, entry] : row.items())
        for (const std::string& unit : words(at(action, list)))
            if (!stopped(field))
                playEntry(field, word(entry), {{"unit", {unit}}}, word(at(action, "side")));
}

/// Phases and steps without decisions need no action.
void nothingToDo(Field&, const Json&) {}

/// Ends a phase by passing all its questions.
void endPhase(Field& field, const Json&)
{
    const fw::Position& now = field.position();
    const auto turn = now.turn;
    const auto phase = now.phase;
    const auto side = now.active;
    for (int i = 0; i < enoughActs && !stopped(field); ++i) {
        const fw::Question asked = field.now.question();
        const fw::Position& p = field.position();
        if (asked.wait == fw::Wait::Over || p.turn != turn || p.phase != phase || p.active != side)
            return;
        const std::string end = word(at(field.named("ends"), asked.node));
        if (end.empty())
            field.now.setFault("nothing here ends " + asked.node);
        else
            playEntry(field, end, {});
    }
}

const std::pair<const char*, void (*)(Field&, const Json&)> acts[] = {
    {"apply_result", follow},
    {"attack", attack},
    {"declare_attacks", declareAll},
    {"discard_and_draw", discard},
    {"end_phase", endPhase},
    {"move", move},
    {"place_reinforcement", bring},
    {"play_card", [](Field& field, const Json& action) { playCard(field, action); }},
    {"rally", rally},
    {"resolve_discovery", nothingToDo},
    {"resolve_step", nothingToDo},
    {"retreat", retreat},
    {"step", step},
    {"view", nothingToDo},
};

} // namespace

std::vector<fw::Argument> argsOf(const Json& fields, const Json& action)
{
    Args args;
    for (const auto& [name, source] : fields.items())
        if (const std::vector<std::string> values = words(at(action, word(source))); !values.empty())
            args.push_back({name, values});
    return args;
}

bool declareAttack(Field& field, const Json& attack)
{
    const Json& row = field.named("attack");
    for (const auto& [key, value] : attack.items())
        if (!lists(at(row, "keys"), key))
            field.now.setFault("nothing here reads an attack's " + key);
    return !stopped(field) && playEntry(field, word(at(row, "entry")), argsOf(at(row, "fields"), attack));
}

bool playEntry(Field& field, const std::string& entry, const std::vector<fw::Argument>& args, const std::string& seat)
{
    fw::Action act;
    act.kind = fw::Action::Kind::Choose;
    act.verb = entry;
    act.seat = seat.empty() ? seatAsked(field) : seat;
    act.args = args;
    if (!field.now.play(act))
        return false;
    settleField(field);
    return true;
}

void settleField(Field& field)
{
    for (int i = 0; i < enoughActs && !stopped(field); ++i) {
        const fw::Question asked = field.now.question();
        if (asked.wait == fw::Wait::Over)
            return;
        if (asked.wait == fw::Wait::Dice ? !roll(field, asked) : !answerOne(field, asked))
            return;
    }
}

void passBefore(Field& field, const std::string& type)
{
    const Json& passed = at(field.named("passes"), type);
    for (int i = 0; i < enoughActs && !stopped(field) && lists(passed, field.now.question().node); ++i)
        playEntry(field, word(at(field.named("ends"), field.now.question().node)), {});
}

void actOnField(Field& field, const Json& action)
{
    const std::string type = word(at(action, "type"));
    field.action = action;
    if (at(field.one.given, "step").is_null()) // otherwise they were kept when the step began
        layCards(field, action);
    if (type == "sequence") {
        sequenceOnField(field, action);
        return;
    }
    if (type == "query") {
        askField(field, action);
        return;
    }
    knowAction(field, action, type);
    clear(field);
    passBefore(field, type);
    const bool named = at(field.named("entries"), type).is_object();
    for (const auto& [name, act] : acts)
        if (!named && name == type && !stopped(field)) {
            act(field, action);
            return;
        }
    if (!named)
        field.now.setFault("the adapter has no way to " + (type.empty() ? "act" : type));
    else if (!stopped(field))
        entries(field, action);
}

} // namespace conformance
