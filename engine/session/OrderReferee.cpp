// The referee's own lines: reasons, dice, corrections, house rows.
#include "engine/session/OrderReferee.h"

#include "engine/base/CheckedIndex.h"
#include "engine/rules/OrderStarts.h"
#include "engine/session/ActionText.h"
#include "engine/session/BadOrder.h"
#include "engine/session/GameRows.h"
#include "engine/store/Json.h"
#include "engine/store/JsonTree.h"

#include <algorithm>

namespace fw {

namespace {

void put(Action& action, const std::string& name, std::string value)
{
    for (Argument& a : action.args)
        if (a.name == name) {
            a.values.push_back(std::move(value));
            return;
        }
    action.args.push_back({name, {std::move(value)}});
}

} // namespace

Because splitReason(std::string_view line)
{
    static constexpr std::string_view word = "because";
    for (std::size_t at = 0; at + word.size() <= line.size(); ++at) {
        // Quoted text may contain "because" too.
        if (line[at] == '"') {
            std::size_t close = at + 1;
            while (close < line.size() && line[close] != '"')
                close += line[close] == '\\' ? 2 : 1;
            at = close < line.size() ? close : at;
        }
        if (at > 0 && line[at - 1] != ' ' && line[at - 1] != '\t')
            continue;
        if (const OrderCursor cursor(line.substr(at));
            (line[at] == 'b' || line[at] == 'B') && cursor.match("because") > 0) {
            OrderCursor rest = cursor;
            rest.take("because");
            return {line.substr(0, at), std::string(rest.rest()), true};
        }
    }
    return {line, {}, false};
}

bool reasonLacks(const Because& line)
{
    if (!line.said || !saysNothing(line.reason))
        return false;
    const OrderCursor cursor(line.head);
    const char* const begins[] = {starts::takeBack, starts::correct, starts::overrule,
                                  starts::set,      starts::event,   starts::decide};
    return std::ranges::any_of(begins, [&](const char* start) { return cursor.match(start) > 0; });
}

std::string dieName(const std::string& asked)
{
    const std::size_t dot = asked.rfind('.');
    const bool counted = dot != std::string::npos && dot + 1 < asked.size()
                         && asked.find_first_not_of("0123456789", dot + 1) == std::string::npos;
    return counted ? asked.substr(0, dot) : asked;
}

namespace {

/// Reads the face of a die whose faces have names, by the longest name or by the id of a unit.
std::optional<int> readDrawn(const Rules& rules, const Question& asked, const std::string& die, OrderCursor& cursor)
{
    std::size_t longest = 0;
    int face = 0;
    for (const DieAsked& one : asked.dice) {
        if (dieName(one.name) != die || one.names.empty())
            continue;
        for (int n = one.low; n <= one.high; ++n) {
            const std::string name = one.faceName(n);
            if (const std::size_t length = cursor.match(name); length > longest)
                longest = length, face = n;
            const int unit = rules.unit(cursor.word());
            if (longest == 0 && unit >= 0 && checkedAt(rules.scenario().units, unit).name == name)
                longest = cursor.word().size(), face = n;
        }
    }
    if (longest == 0)
        return std::nullopt;
    cursor.take(longest);
    return face;
}

} // namespace

Result<Action> readDice(const Rules& rules, const State& state, OrderCursor cursor)
{
    const Question asked = question(rules, state);
    std::vector<std::string> names;
    for (const DieAsked& die : asked.dice)
        names.push_back(die.name);
    if (asked.wait != Wait::Dice)
        return fail(Trouble::Refused, Text("no dice are needed now; the game waits for: {0}", {plain(asked.text)}));
    Action out(Action::Kind::Dice, {}, "dice");
    if (asked.seats.size() == 1)
        out.seat = asked.seats.front();
    std::string name;
    std::size_t next = 0;
    while (!cursor.end()) {
        if (cursor.takeSeparator())
            continue;
        const std::string sought = !name.empty() ? name : next < names.size() ? dieName(names[next]) : std::string();
        if (const std::optional<int> drawn = readDrawn(rules, asked, sought, cursor)) {
            put(out, sought, std::to_string(*drawn));
            next += name.empty() ? 1 : 0;
            continue;
        }
        const std::string word = cursor.takeWord();
        int face = 0;
        if (readNumber(word, face)) {
            if (name.empty() && next >= asked.dice.size())
                return badOrder(Text("too many dice: the game waits for {0}", {commaList(names)}));
            put(out, name.empty() ? dieName(names[next++]) : name, std::to_string(face));
            continue;
        }
        name.clear();
        for (const DieAsked& one : asked.dice)
            for (const std::string& called : {one.name, dieName(one.name), one.label})
                if (OrderCursor(word).match(called) == word.size())
                    name = dieName(one.name);
        if (name.empty())
            return tl::unexpected(notUnderstood(
                Text("no die '{0}' is needed now; the game waits for {1}", {word, commaList(names)}), word, names));
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
        if (cursor.end())
            return badOrder("name the die and its face, as in correct combat 5");
    }
    if (readNumber(cursor.word(), face)) {
        cursor.takeWord();
        out.face = face;
    } else { // the drawn counter, by name
        const std::string_view rest = cursor.rest();
        out.text = rest.substr(0, rest.find(','));
        cursor.take(out.text.size());
    }
    cursor.takeSeparator();
    if (readNumber(cursor.word(), out.count)) {
        cursor.takeWord();
        if (!cursor.take("rolls back") && !cursor.take("roll back"))
            return badOrder("say how far back, as in 2 rolls back");
    }
    if (!cursor.end())
        return badOrder(Text("'{0}' is not expected here", {std::string(cursor.rest())}));
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
        return badOrder("a house row is exactly one modifier");
    return holder->modifiers.front();
}

} // namespace fw
