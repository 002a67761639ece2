// Long because: it reads each kind of line of an orders file and explains each line that it does not understand.
#include "engine/session/Orders.h"

#include "engine/base/CheckedIndex.h"
#include "engine/base/Words.h"
#include "engine/model/Procedures.h"
#include "engine/play/DraftChecks.h"
#include "engine/play/OpenMenu.h"
#include "engine/play/Routes.h"
#include "engine/rules/OrderStarts.h"
#include "engine/session/ActionText.h"
#include "engine/session/OrderFields.h"
#include "engine/session/OrderHead.h"
#include "engine/session/OrderReferee.h"
#include "engine/session/OrderSet.h"

#include <algorithm>

namespace fw {

namespace {

constexpr std::size_t longestFile = 16u << 20;
constexpr std::size_t longestLine = 1u << 16;

/// The line without its comment, which begins at a '#' after a blank, and in a reason at a '#' between blanks. In
/// notes, house rows, "do" lines and the head, '#' is an ordinary character.
std::string_view uncommented(std::string_view line)
{
    if (line.starts_with('#'))
        return {};
    const OrderCursor cursor(line);
    if (cursor.match(starts::note) > 0 || cursor.match(starts::action) > 0 || cursor.match(starts::house) > 0
        || cursor.match(starts::game) > 0)
        return line;
    const std::size_t reason = splitReason(line).head.size();
    const auto blank = [&](std::size_t at) { return at >= line.size() || line[at] == ' ' || line[at] == '\t'; };
    for (std::size_t at = 1; at < line.size(); ++at)
        if (line[at] == '#' && blank(at - 1) && (at < reason || blank(at + 1)))
            return trimmed(line.substr(0, at));
    return line;
}

/// The error in a line that is not clean text.
Text unclean(std::string_view line)
{
    for (const char ch : line)
        if (const auto c = static_cast<unsigned char>(ch); (c < 0x20 && c != '\t') || c == 0x7f) {
            static constexpr char digits[] = "0123456789ABCDEF";
            return {"the line contains a control character (U+00{0}): remove it",
                    {std::string{digits[c / 16], digits[c % 16]}}};
        }
    return "the line is not UTF-8 text";
}

Problem inFile(Problem p, const std::string& file, int line)
{
    if (!p.place.empty() && !p.place.starts_with("line "))
        p.place = "line " + std::to_string(line) + " (" + p.place + ")";
    else
        p.place = "line " + std::to_string(line);
    if (p.file.empty())
        p.file = file;
    return p;
}

/// A menu entry, and how much of the line names it: by its word, its id, or its label in the list.
struct StartedEntry {
    const MenuEntry* entry = nullptr;
    std::size_t length = 0;
    bool listed = false; ///< only its label names it

    /// The longest match wins; among equal ones, a word or id wins over a label.
    std::size_t fit() const { return 2 * length + (listed ? 0 : 1); }
};

StartedEntry beginning(const MenuEntry& entry, const OrderCursor& cursor)
{
    const std::size_t word = std::max(cursor.match(entry.word), cursor.match(entry.id));
    const std::size_t listed = cursor.match(entry.label);
    return {&entry, std::max(word, listed), listed > word};
}

/// Takes "SIDE:" and gives the id of the side, or "referee"; empty when there is none.
std::string takeSeat(const Rules& rules, OrderCursor& cursor)
{
    const std::size_t colon = cursor.rest().find(':');
    if (colon == std::string_view::npos)
        return {};
    const OrderCursor name(trimmed(cursor.rest().substr(0, colon)));
    std::string seat;
    for (const Army& army : rules.scenario().sides)
        if (!name.end() && (name.match(army.id) == name.rest().size() || name.match(army.name) == name.rest().size()))
            seat = army.id;
    if (name.match(refereeSeat) > 0 && name.match(refereeSeat) == name.rest().size())
        seat = refereeSeat;
    if (!seat.empty())
        cursor.take(colon + 1);
    return seat;
}

/// The form of a line with those dice. The values of dice with one name, such as cards of a shuffled pile, follow each
/// other.
std::string diceForm(const std::vector<DieAsked>& dice)
{
    std::string out = "dice";
    std::string last;
    for (const DieAsked& die : dice) {
        const std::string name = die.name.substr(0, die.name.find('.'));
        if (name != last)
            out += ' ' + name;
        last = name;
        out += ' '
               + (die.names.empty() ? std::to_string(die.low) + "-" + std::to_string(die.high)
                                    : "<" + die.faceName(die.low) + " ... " + die.faceName(die.high) + ">");
    }
    return out;
}

Problem waitsFor(const Rules& rules, const State& state, const Question& asked)
{
    Problem p;
    p.trouble = Trouble::Refused;
    p.cite = asked.cite;
    switch (asked.wait) {
    case Wait::Over: p.text = "the game is over"; return p;
    case Wait::Dice: {
        p.text = Text("the game waits for dice: {0}", {plain(asked.text)});
        const std::string line = diceForm(asked.dice);
        p.alternatives.push_back(Text("{0}", {line}));
        return p;
    }
    case Wait::Manual:
        p.text = Text("the referee must decide: {0}", {plain(asked.text)});
        for (const std::string& label : asked.labels)
            p.alternatives.push_back(Text("decide {0}", {label}));
        return p;
    default: p.text = Text("the game waits for: {0}", {plain(asked.text)});
    }
    p.alternatives = legalInstead(rules, state, {});
    return p;
}

/// The error of a line that begins with neither an order nor a side: the word, and a likely correction.
std::optional<Problem> unknownStart(const Rules& rules, const std::string& seat, const OrderNames& names,
                                    const std::vector<const MenuEntry*>& menu, const OrderCursor& cursor)
{
    std::vector<std::string> entries = entryWords(rules.ruleset());
    for (const MenuEntry* entry : menu)
        entries.insert(entries.end(), {entry->word, entry->id, entry->label});
    const auto begins = [&](const std::string& word) { return cursor.match(word) > 0; };
    if (cursor.end() || begins("pass") || std::ranges::any_of(entries, begins))
        return std::nullopt;
    const std::string_view rest = cursor.rest();
    std::vector<std::string> ids;
    for (const Army& army : rules.scenario().sides)
        ids.push_back(army.id);
    ids.push_back(refereeSeat);
    std::vector<std::string> sides = ids;
    for (const Army& army : rules.scenario().sides)
        sides.push_back(army.name);
    // When a side follows another word, as in "overule red: march", the error is about that word.
    const std::string_view name = trimmed(rest.substr(0, std::min(rest.find(':'), rest.size())));
    const bool behind = std::ranges::any_of(sides, [&](const std::string& side) {
        return name.size() > side.size() + 1 && name[name.size() - side.size() - 1] == ' '
               && OrderCursor(name.substr(name.size() - side.size())).match(side) > 0;
    });
    if (seat.empty() && name.size() < rest.size() && !behind) {
        const std::string given(name);
        return notUnderstood(Text("no side is called '{0}'; there are: {1}", {given, commaList(ids)}), given, sides);
    }
    std::size_t length = 0;
    if (const auto side = names.sides().longest(cursor.rest(), length); seat.empty() && !side.empty())
        return notUnderstood(Text("a colon is missing after the side: {0}: ...", {std::string(rest.substr(0, length))}),
                             "", {});
    if (const auto own = std::ranges::find_if(starts::all, begins); own != std::end(starts::all))
        return notUnderstood(Text("'{0}' must be first in its line, without a side before it", {*own}), "", {});
    std::vector<std::string> known = entries;
    known.insert(known.end(), std::begin(starts::all), std::end(starts::all));
    const std::string word(cursor.word());
    return notUnderstood(Text("'{0}' is not understood: these rules have no such order", {word}), word, known);
}

Result<Action> readMenuLine(const Rules& rules, const State& state, const OrderNames& names, const std::string& seat,
                            OrderCursor cursor)
{
    const Question asked = question(rules, state);
    const std::vector<const MenuEntry*> menu = openMenu(rules, state);
    if (auto unknown = unknownStart(rules, seat, names, menu, cursor)) {
        unknown->alternatives = waitsFor(rules, state, asked).alternatives;
        return tl::unexpected(std::move(*unknown));
    }
    const auto named = [&](const MenuEntry& entry) {
        return cursor.match(entry.word) > 0 || cursor.match(entry.id) > 0;
    };
    if (asked.wait != Wait::Choice && asked.wait != Wait::Path) {
        Problem p = waitsFor(rules, state, asked);
        if (std::string cite = wrongPhaseCitationUnderWay(rules, state, named);
            asked.wait == Wait::Dice && !cite.empty())
            p.cite = std::move(cite);
        return tl::unexpected(std::move(p));
    }
    const std::string actor = !seat.empty() ? seat : asked.seats.size() == 1 ? asked.seats.front() : std::string();
    if (actor.empty())
        return fail(Trouble::BadInput, Text("say which side answers: {0}", {commaList(asked.seats)}));
    std::vector<StartedEntry> entered;
    for (const MenuEntry* entry : menu) {
        const StartedEntry said = beginning(*entry, cursor);
        if (said.length == 0 || (!entered.empty() && said.fit() < entered.front().fit()))
            continue;
        if (!entered.empty() && said.fit() > entered.front().fit())
            entered.clear();
        entered.push_back(said);
    }
    if (entered.empty() && cursor.match("pass") > 0) {
        cursor.take("pass");
        Action pass(Action::Kind::Choose, actor, "pass");
        if (!cursor.end())
            return fail(Trouble::BadInput, Text("'{0}' is not expected here", {std::string(cursor.rest())}));
        return pass;
    }
    if (entered.empty()) {
        const std::string word(cursor.word());
        Problem p(Trouble::Refused,
                  Text("'{0}' cannot be done now; {1}: {2}", {word, commaList(asked.seats), plain(asked.text)}),
                  wrongPhaseCitationUnderWay(rules, state, named));
        if (p.cite.empty())
            p.cite = wrongPhaseCitation(rules.ruleset(), named);
        if (p.cite.empty())
            p.cite = asked.cite;
        p.alternatives = legalInstead(rules, state, {});
        return tl::unexpected(std::move(p));
    }
    // Entries may share their word: take the first whose fields keep the rules.
    std::optional<Action> first;
    std::optional<Problem> refused;
    for (const StartedEntry& e : entered) {
        OrderCursor rest = cursor;
        rest.take(e.length);
        auto action = OrderFields(rules, state, names, *e.entry, actor).read(rest);
        if (!action) {
            if (!refused)
                refused = action.error();
            continue;
        }
        if (std::optional<Action> whole = allTheWay(rules, state, *action))
            action = std::move(*whole);
        const bool keepsRules = entered.size() == 1
                                || (!firstViolation(rules, state, *action)
                                    && firstMissingField(rules, state, *action).empty());
        if (keepsRules)
            return action;
        if (!first)
            first = std::move(*action);
    }
    if (first)
        return std::move(*first);
    return tl::unexpected(std::move(*refused));
}

std::vector<std::string> eventsOf(const Rules& rules)
{
    std::vector<std::string> out;
    for (const Trigger& trigger : rules.ruleset().triggers)
        out.push_back(trigger.event);
    return out;
}

Result<Action> readEvent(const Rules& rules, const OrderNames& names, OrderCursor cursor)
{
    Action out(Action::Kind::Event, refereeSeat, cursor.takeWord());
    const std::vector<std::string> events = eventsOf(rules);
    if (std::ranges::find(events, out.verb) == events.end())
        return tl::unexpected(notUnderstood(Text("these rules have no event '{0}'", {out.verb}), out.verb, events));
    std::vector<std::string> subjects;
    while (!cursor.end()) {
        cursor.takeSeparator();
        std::size_t length = 0;
        const std::vector<int> units = names.units().longest(cursor.rest(), length);
        std::size_t covers = 0;
        const std::vector<int> sides = names.sides().longest(cursor.rest(), covers);
        if (units.size() == 1) {
            cursor.take(length);
            subjects.push_back(checkedAt(rules.scenario().units, units[0]).id);
        } else if (!sides.empty()) {
            cursor.take(covers);
            subjects.push_back(checkedAt(rules.scenario().sides, sides[0]).id);
        } else if (const int place = names.takePlace(cursor); place >= 0) {
            subjects.push_back(rules.placeName(place));
        } else {
            return tl::unexpected(
                notUnderstood(Text("no unit, side or place is called '{0}'", {std::string(cursor.word())}),
                              cursor.word(), names.units().names()));
        }
    }
    if (!subjects.empty())
        out.args.push_back({"subject", std::move(subjects)});
    return out;
}

Result<Action> readDecide(const Rules& rules, const State& state, std::string_view label)
{
    const Question asked = question(rules, state);
    Action out(Action::Kind::Decide, refereeSeat, std::string(label));
    for (const std::string& offered : asked.labels)
        if (const OrderCursor cursor(label); cursor.match(offered) == label.size() && !label.empty())
            out.verb = offered;
    if (asked.wait != Wait::Manual)
        return tl::unexpected(waitsFor(rules, state, asked));
    return out;
}

Result<Order> asOrder(Result<Action> action, const std::string& reason)
{
    if (!action)
        return tl::unexpected(action.error());
    Order out;
    out.action = std::move(*action);
    out.action.reason = reason;
    return out;
}

} // namespace

Result<std::vector<OrderLine>> readOrders(std::string_view text, const std::string& file)
{
    std::vector<OrderLine> out;
    if (text.size() > longestFile)
        return tl::unexpected(
            inFile({Trouble::BadInput, "the file is too large for orders", {}, {}, {}, {}, {}}, file, 1));
    if (text.starts_with("\xef\xbb\xbf"))
        text.remove_prefix(3);
    int number = 0;
    while (!text.empty()) {
        ++number;
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.size() > longestLine || !cleanText(line)) {
            Problem p;
            p.text = line.size() > longestLine ? "the line is too long" : unclean(line);
            return tl::unexpected(inFile(std::move(p), file, number));
        }
        const std::string_view order = uncommented(line);
        if (!order.empty())
            out.push_back({number, std::string(order)});
    }
    return out;
}

Result<Order> readOrder(const Rules& rules, const State& state, std::string_view line)
{
    const OrderNames names(rules, state.position);
    const std::string_view typed = trimmed(line);
    OrderCursor whole(typed);
    Order out;
    if (whole.take(starts::note)) {
        out.kind = Order::Kind::Note;
        out.text = std::string(whole.rest());
        return out;
    }
    if (whole.take(starts::game)) {
        out.kind = Order::Kind::Head;
        out.text = std::string(whole.rest());
        return out;
    }
    if (whole.take(starts::action)) {
        auto action = readAction(whole.rest());
        if (!action)
            return tl::unexpected(action.error());
        out.action = std::move(*action);
        return out;
    }
    if (whole.match(starts::house) > 0) {
        // The label of a house row may say "because" too, so the reason begins after the row.
        const std::string_view text = whole.rest();
        const std::size_t close = text.rfind('}');
        if (close == std::string_view::npos)
            return fail(Trouble::BadInput, "a house row is written {...}");
        OrderCursor head(text.substr(0, close + 1));
        head.take(starts::house);
        auto row = readHouseLine(head.rest());
        if (!row)
            return tl::unexpected(row.error());
        out.kind = Order::Kind::House;
        out.house = std::move(*row);
        out.reason = splitReason(text.substr(close + 1)).reason;
        return out;
    }
    // Notes and reasons stay as typed; an order may come from a text processor, so its punctuation becomes plain.
    const std::string plain(trimmed(plainPunctuation(typed)));
    whole = OrderCursor(plain);
    Because parts = splitReason(plain);
    if (const Because said = splitReason(typed); said.said)
        parts.reason = said.reason;
    OrderCursor cursor(trimmed(parts.head));
    if (reasonLacks(parts))
        return fail(Trouble::BadInput, "nothing follows 'because': say why, or leave it out where no reason is needed");
    if (cursor.take(starts::takeBack)) {
        out.kind = Order::Kind::TakeBack;
        out.reason = parts.reason;
        if (!cursor.end() && (!readNumber(cursor.takeWord(), out.count) || out.count < 1))
            return fail(Trouble::BadInput, "say how many actions to take back, as in take back 2");
        (void)(cursor.take("actions") || cursor.take("action"));
        if (!cursor.end())
            return fail(Trouble::BadInput, Text("'{0}' is not expected here", {std::string(cursor.rest())}));
        return out;
    }
    if (cursor.take(starts::correct)) {
        auto order = readCorrect(cursor);
        if (order)
            order->reason = parts.reason;
        return order;
    }
    if (cursor.take(starts::overrule)) {
        const std::string seat = takeSeat(rules, cursor);
        auto order = asOrder(readMenuLine(rules, state, names, seat, cursor), parts.reason);
        if (order)
            order->action.overruled = true;
        return order;
    }
    if (cursor.take(starts::set))
        return asOrder(saysName(cursor) ? readName(cursor) : readSet(rules, state, names, cursor), parts.reason);
    if (cursor.take(starts::event))
        return asOrder(readEvent(rules, names, cursor), parts.reason);
    if (cursor.take(starts::decide))
        return asOrder(readDecide(rules, state, cursor.rest()), parts.reason);
    // In other lines "because" has no special meaning.
    const std::string seat = takeSeat(rules, whole);
    if (whole.take(starts::dice)) {
        auto order = asOrder(readDice(rules, state, whole), {});
        if (order && !seat.empty())
            order->action.seat = seat;
        return order;
    }
    return asOrder(readMenuLine(rules, state, names, seat, whole), {});
}

Result<Action> parseOrder(const Rules& rules, const State& state, std::string_view line)
{
    auto order = readOrder(rules, state, line);
    if (!order)
        return tl::unexpected(order.error());
    if (order->kind != Order::Kind::Action)
        return fail(Trouble::Usage, "this line is not an action of the game");
    return std::move(order->action);
}

} // namespace fw
