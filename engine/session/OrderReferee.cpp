// The referee's own lines: dice, settings, corrections, house rows.
#include "engine/session/OrderReferee.h"

#include "engine/session/GameRows.h"
#include "engine/session/OrderFields.h"
#include "engine/store/Json.h"
#include "engine/store/JsonTree.h"

#include <algorithm>

namespace fw {

namespace {

tl::unexpected<Problem> bad(Text text)
{
    return fail(Trouble::BadInput, std::move(text));
}

void put(Action& action, const std::string& name, std::string value)
{
    for (Argument& a : action.args)
        if (a.name == name) {
            a.values.push_back(std::move(value));
            return;
        }
    action.args.push_back({name, {std::move(value)}});
}

/// Whom or what a setting is about.
struct Subject {
    std::string kind; ///< unit, side, place or game
    std::string id;
    int index = 0;
};

Result<Subject> readSubject(const Rules& rules, const OrderNames& names, OrderCursor& cursor)
{
    std::size_t length = 0;
    const std::vector<int> units = OrderNames::longest(cursor, names.units(), length);
    if (units.size() > 1)
        return bad(Text("'{0}' means several units; name it by its id",
                        {std::string(cursor.rest().substr(0, length))}));
    if (!units.empty()) {
        cursor.take(length);
        const int u = units.front();
        return Subject{"unit", rules.scenario().units[static_cast<std::size_t>(u)].id, u};
    }
    if (cursor.take("game"))
        return Subject{"game", {}, 0};
    const std::vector<int> sides = OrderNames::longest(cursor, names.sides(), length);
    if (!sides.empty()) {
        cursor.take(length);
        const int s = sides.front();
        return Subject{"side", rules.scenario().sides[static_cast<std::size_t>(s)].id, s};
    }
    if (const int place = names.takePlace(cursor); place >= 0)
        return Subject{"place", rules.placeName(place), place};
    const std::string word(cursor.word());
    return tl::unexpected(notUnderstood(Text("there is no unit, side or place '{0}'", {word}), word,
                                        OrderNames::phrases(names.units())));
}

/// Reads "MARK", "no MARK", "MARK STEP", "MARK 3" or the bare word of a ladder's step.
Result<void> readMark(const Rules& rules, const Subject& subject, OrderCursor& cursor, Action& action)
{
    const bool off = cursor.take("no") || cursor.take("not");
    std::vector<std::string> words;
    const Mark* found = nullptr;
    std::string value;
    std::size_t length = 0;
    for (const Mark& mark : rules.ruleset().marks) {
        if (mark.on != subject.kind)
            continue;
        for (const std::string& phrase : {mark.id, mark.label}) {
            const std::size_t covers = cursor.match(phrase);
            if (covers > length) {
                length = covers;
                found = &mark;
                value.clear();
            }
        }
        for (const std::string& step : mark.steps)
            if (const std::size_t covers = cursor.match(step); covers > length) {
                length = covers;
                found = &mark;
                value = step;
            }
        words.push_back(mark.id);
        words.insert(words.end(), mark.steps.begin(), mark.steps.end());
    }
    if (found == nullptr) {
        const std::string word(cursor.word());
        words.insert(words.end(), {"at", "steps", "reduced", "full", "facing"});
        return tl::unexpected(notUnderstood(
            Text("'{0}' cannot be set; what can: {1}", {word, commaList(words)}), word, words));
    }
    cursor.take(length);
    if (value.empty()) {
        int number = 0;
        if (found->form == "ladder") {
            for (const std::string& step : found->steps)
                if (cursor.match(step) == step.size() && value.empty())
                    value = step;
            cursor.take(value.size());
            if (value.empty() && off && !found->steps.empty())
                value = found->steps.front();
        } else if (readNumber(cursor.word(), number)) {
            cursor.takeWord();
            value = std::to_string(number);
        } else if (found->form == "flag" || off) {
            value = off ? "0" : "1";
        }
        if (value.empty())
            return bad(Text("say what {0} is to be", {found->id}));
    }
    action.verb = "mark";
    action.args.clear();
    if (subject.kind != "game")
        put(action, subject.kind, subject.id);
    put(action, "mark", found->id);
    put(action, "value", value);
    return {};
}

} // namespace

Because splitReason(std::string_view line)
{
    static constexpr std::string_view word = "because ";
    for (std::size_t at = 0; at + word.size() <= line.size(); ++at) {
        if (at > 0 && line[at - 1] != ' ' && line[at - 1] != '\t')
            continue;
        if (const OrderCursor cursor(line.substr(at));
            (line[at] == 'b' || line[at] == 'B') && cursor.match("because") > 0) {
            OrderCursor rest = cursor;
            rest.take("because");
            return {line.substr(0, at), std::string(rest.rest())};
        }
    }
    return {line, {}};
}

Result<Action> readSet(const Rules& rules, const State& state, const OrderNames& names,
                       OrderCursor cursor)
{
    Action out;
    out.kind = Action::Kind::Set;
    out.seat = "referee";
    if (cursor.take("turn")) {
        int turn = 0;
        if (!readNumber(cursor.word(), turn))
            return bad("a turn number is needed");
        out.verb = "turn";
        put(out, "turn", cursor.takeWord());
        if (!cursor.end())
            return bad(Text("'{0}' is too much here", {std::string(cursor.rest())}));
        return out;
    }
    auto subject = readSubject(rules, names, cursor);
    if (!subject)
        return tl::unexpected(subject.error());
    out.verb = subject->kind;
    if (subject->kind != "game")
        put(out, subject->kind, subject->id);
    const bool unit = subject->kind == "unit";
    const auto index = static_cast<std::size_t>(subject->index);
    bool any = false;
    while (!cursor.end()) {
        if (any)
            cursor.takeSeparator();
        int number = 0;
        if (unit && cursor.take("at")) {
            const std::string word(cursor.word());
            const int place = names.takePlace(cursor);
            if (place < 0)
                return bad(Text("there is no place '{0}'", {word}));
            put(out, "place", rules.placeName(place));
        } else if (unit && cursor.take("steps")) {
            if (!readNumber(cursor.word(), number))
                return bad("a number of steps is needed");
            put(out, "steps", cursor.takeWord());
        } else if (unit && cursor.take("reduced")) {
            put(out, "steps", std::to_string(std::max(1, state.position.units[index].steps - 1)));
        } else if (unit && cursor.take("full")) {
            put(out, "steps", std::to_string(rules.scenario().units[index].steps));
        } else if (unit && cursor.take("facing")) {
            const int facing = facingFrom(rules, cursor.word());
            if (facing < 0)
                return bad(Text("'{0}' is no facing", {std::string(cursor.word())}));
            cursor.takeWord();
            put(out, "facing", std::to_string(facing));
        } else {
            if (any)
                return bad(Text("'{0}' needs a line of its own", {std::string(cursor.rest())}));
            if (auto done = readMark(rules, *subject, cursor, out); !done)
                return tl::unexpected(done.error());
            if (!cursor.end())
                return bad(Text("'{0}' is too much here", {std::string(cursor.rest())}));
            return out;
        }
        any = true;
    }
    if (!any)
        return bad("say what to set: at PLACE, steps N, reduced, full, facing N, or a mark");
    return out;
}

std::string dieName(const std::string& asked)
{
    const std::size_t dot = asked.rfind('.');
    const bool counted = dot != std::string::npos && dot + 1 < asked.size()
                         && asked.find_first_not_of("0123456789", dot + 1) == std::string::npos;
    return counted ? asked.substr(0, dot) : asked;
}

Result<Action> readDice(const Rules& rules, const State& state, OrderCursor cursor)
{
    const Question asked = question(rules, state);
    std::vector<std::string> names;
    for (const DieAsked& die : asked.dice)
        names.push_back(die.name);
    if (asked.wait != Wait::Dice)
        return fail(Trouble::Refused, Text("no dice are asked for now, but: {0}", {plain(asked.text)}));
    Action out;
    out.kind = Action::Kind::Dice;
    out.verb = "dice";
    if (asked.seats.size() == 1)
        out.seat = asked.seats.front();
    std::string name;
    std::size_t next = 0;
    while (!cursor.end()) {
        if (cursor.takeSeparator())
            continue;
        const std::string word = cursor.takeWord();
        int face = 0;
        if (readNumber(word, face)) {
            if (name.empty() && next >= asked.dice.size())
                return bad(Text("too many dice: asked for are {0}", {commaList(names)}));
            put(out, name.empty() ? dieName(names[next++]) : name, std::to_string(face));
            continue;
        }
        name.clear();
        for (const std::string& one : names)
            if (const OrderCursor is(word); is.match(one) == word.size()
                                            || is.match(dieName(one)) == word.size())
                name = dieName(one);
        if (name.empty())
            return tl::unexpected(notUnderstood(
                Text("no die '{0}' is asked for, but {1}", {word, commaList(names)}), word, names));
    }
    return out;
}

Result<Order> readCorrect(OrderCursor cursor)
{
    Order out;
    out.kind = Order::Kind::Correct;
    out.count = 0;
    int face = 0;
    if (!readNumber(cursor.word(), face)) {
        out.die = cursor.takeWord();
        if (!readNumber(cursor.word(), face))
            return bad("say which die and its face: correct combat 5");
    }
    cursor.takeWord();
    out.face = face;
    cursor.takeSeparator();
    if (readNumber(cursor.word(), out.count)) {
        cursor.takeWord();
        if (!cursor.take("rolls back") && !cursor.take("roll back"))
            return bad("say how far back: 2 rolls back");
    }
    if (!cursor.end())
        return bad(Text("'{0}' is too much here", {std::string(cursor.rest())}));
    return out;
}

std::string houseLine(const Modifier& row)
{
    auto whole = parseJson(houseBody(row), "house");
    if (!whole)
        return {};
    const Json* rows = whole->find("modifiers");
    return rows == nullptr || rows->items.empty() ? std::string() : compactJson(rows->items.front());
}

Result<Modifier> readHouseLine(std::string_view text)
{
    const std::string whole = "{\"id\": \"house\", \"version\": \"1\", \"title\": \"house rows\", "
                              "\"main\": \"none\", \"modifiers\": ["
                              + std::string(text) + "]}";
    auto holder = readRules(whole, {});
    if (!holder)
        return tl::unexpected(holder.error());
    if (holder->modifiers.size() != 1)
        return bad("one row of the rules is needed");
    return holder->modifiers.front();
}

} // namespace fw
