#include "engine/base/CheckedIndex.h"
#include "engine/model/Menu.h"
#include "engine/play/OpenMenu.h"
#include "engine/play/Settings.h"
#include "engine/report/EventText.h"
#include "engine/session/ActionText.h"
#include "engine/session/GameNames.h"
#include "engine/session/OrderHead.h"
#include "engine/session/OrderReferee.h"
#include "engine/session/Orders.h"

#include <utility>

namespace fw {

namespace {

/// Free text on one line, without blanks at its ends.
std::string flat(std::string text)
{
    for (char& c : text)
        if (c == '\n' || c == '\r' || c == '\t')
            c = ' ';
    text.erase(0, text.find_first_not_of(' '));
    text.erase(text.find_last_not_of(' ') + 1);
    return text;
}

/// A reason on one line, with '+' for each '#' that would begin a comment.
std::string flatReason(const std::string& reason)
{
    std::string out = flat(reason);
    for (std::size_t at = 1; at < out.size(); ++at)
        if (out[at] == '#' && out[at - 1] == ' ' && (at + 1 == out.size() || out[at + 1] == ' '))
            out[at] = '+';
    return out;
}

std::string because(const std::string& reason)
{
    return reason.empty() ? std::string() : " because " + flatReason(reason);
}

/// The name of a facing; the value itself when it is not a facing.
std::string facingWord(const Rules& rules, const std::string& value)
{
    int number = -1;
    return readNumber(value, number) && number >= 0 ? rules.facingName(number) : value;
}

std::string valueText(const Rules& rules, const State& before, const Field& field, const std::string& value,
                      bool byName)
{
    const int unit = field.pick == Pick::Unit || field.pick == Pick::Units ? rules.unit(value) : -1;
    if (!byName || value.empty())
        return value;
    if (field.pick == Pick::Path && value.front() == '@')
        return '@' + facingWord(rules, value.substr(1));
    return unit >= 0                    ? rules.counterName(before.position, UnitId(unit))
           : field.pick == Pick::Facing ? facingWord(rules, value)
                                        : value;
}

std::string menuText(const Rules& rules, const State& before, const Action& action, bool byName)
{
    std::string out = action.seat.empty() ? std::string() : action.seat + ": ";
    const MenuEntry* entry = nullptr;
    for (const MenuEntry* e : openMenu(rules, before))
        if (e->id == action.verb)
            entry = e;
    if (entry == nullptr)
        return out + action.verb;
    out += entry->word.empty() || !byName ? entry->id : entry->word;
    for (const Field& field : entry->fields) {
        const std::vector<std::string>& values = action.arg(field.name);
        if (values.empty())
            continue;
        if (!field.word.empty())
            out += ' ' + field.word;
        const bool apart = field.pick == Pick::Units || field.pick == Pick::Places;
        bool first = true;
        for (const std::string& value : values) {
            out += first ? " " : apart ? ", " : " ";
            out += valueText(rules, before, field, value, byName);
            first = false;
        }
    }
    return out;
}

std::string diceText(const Action& action)
{
    std::string out = "dice";
    for (const Argument& die : action.args) {
        out += ' ' + die.name;
        for (const std::string& face : die.values)
            out += ' ' + face;
    }
    return out;
}

std::string plainLine(const Rules& rules, const State& before, const Action& action, bool byName)
{
    switch (action.kind) {
    case Action::Kind::Choose:
        return (action.overruled ? "overrule " : "") + menuText(rules, before, action, byName)
               + (action.overruled ? because(action.reason) : "");
    case Action::Kind::Dice: return diceText(action);
    case Action::Kind::Decide: return "decide " + action.verb + (action.reason.empty() ? "" : because(action.reason));
    case Action::Kind::Set:
        if (setsName(action))
            return "set " + nameText(action) + because(action.reason);
        return "set " + settingText(rules, before.position, action, {}, byName) + because(action.reason);
    case Action::Kind::Event: {
        std::string out = "event " + action.verb;
        for (const std::string& subject : action.arg("subject"))
            out += ' ' + subject;
        return out;
    }
    }
    return {};
}

/// Whether the line reads back as that action, where the question may give the seat and a reason is on one line.
bool means(const Rules& rules, const State& before, const std::string& line, const Action& action)
{
    auto lines = readOrders(line, {});
    if (!lines || lines->size() != 1)
        return false;
    auto read = parseOrder(rules, before, lines->front().text);
    if (!read)
        return false;
    Action same = action;
    same.reason = flatReason(same.reason);
    if (same.seat.empty() || same.kind != Action::Kind::Choose)
        same.seat = read->seat;
    if (same.kind == Action::Kind::Dice)
        same.verb = read->verb;
    return *read == same;
}

/// The last turn and phase that a reckoning begins, as a comment line.
std::string headings(const Trace& trace)
{
    std::string turn;
    std::string phase;
    for (const Event& line : trace)
        if (line.kind() == EventKind::Heading) {
            (line.is<TurnStarted>() ? turn : phase) = plain(eventText(line));
            if (line.is<TurnStarted>())
                phase.clear();
        }
    if (turn.empty() && phase.empty())
        return {};
    return "\n# " + turn + (turn.empty() || phase.empty() ? "" : ", ") + phase + "\n";
}

/// The rows that still count while all rows are visited in order.
struct Line {
    std::vector<std::int64_t> rows;

    void takeBack(const std::vector<Entry>& entries, std::int64_t target)
    {
        std::erase_if(rows, [&](std::int64_t row) { return row > target && !checkedAt(entries, row).house; });
    }
    int actionsAfter(const std::vector<Entry>& entries, std::int64_t target) const
    {
        int out = 0;
        for (const std::int64_t row : rows)
            out += row > target && !checkedAt(entries, row).house;
        return out;
    }
    int rollsAfter(const std::vector<Entry>& entries, std::int64_t target, const std::string& die) const
    {
        int out = 0;
        for (const std::int64_t row : rows) {
            const Action& a = checkedAt(entries, row).action;
            out += row > target && a.kind == Action::Kind::Dice
                   && (die.empty() || a.has(die) || a.has(die.substr(0, die.rfind('.'))));
        }
        return out;
    }
};

std::string correctText(const Entry& e, int rollsBack)
{
    std::string out = "correct " + e.die + (e.die.empty() ? "" : " ") + e.newFace;
    if (rollsBack > 0)
        out += ", " + std::to_string(rollsBack) + (rollsBack == 1 ? " roll back" : " rolls back");
    return out + because(e.reason);
}

} // namespace

std::string orderText(const Rules& rules, const State& before, const Action& action)
{
    Action said = action;
    std::erase_if(said.args, [](const Argument& a) { return a.values.empty(); });
    for (const bool byName : {true, false}) {
        std::string line = plainLine(rules, before, said, byName);
        if (means(rules, before, line, said))
            return line;
    }
    return "do " + actionText(said);
}

std::vector<std::string> orderPieces(const Game& game)
{
    const std::vector<Entry>& entries = game.entries();
    std::vector<std::string> pieces;
    std::string out = "# " + game.rules().scenario().title + "\n";
    for (const Problem& doubt : game.doubts())
        out += "# " + flat(plain(doubtLabel(doubt)) + ": " + plain(doubt.text)) + "\n";
    out += writeHead(game);
    out += headings(entries.front().trace);
    Line live;
    const Entry* before = &entries.front();
    for (const Entry& e : entries) {
        switch (e.kind) {
        case RowKind::Begin:
        case RowKind::Program: break;
        case RowKind::Note: out += "note " + flat(e.text) + "\n"; break;
        case RowKind::House: out += "house " + houseLine(*e.house) + because(e.reason) + "\n"; break;
        case RowKind::TakeBack:
            out += "take back " + std::to_string(live.actionsAfter(entries, e.target)) + because(e.reason) + "\n";
            live.takeBack(entries, e.target);
            break;
        case RowKind::Correct: out += correctText(e, live.rollsAfter(entries, e.target, e.die)) + "\n"; break;
        case RowKind::Resume:
            out += "# rows after " + std::to_string(e.target) + " could not be repeated\n";
            live.takeBack(entries, e.target);
            break;
        case RowKind::Lost: out += "# row " + std::to_string(e.n) + " is missing\n"; break;
        case RowKind::Action: {
            const Action& asEntered = e.earlier.empty() ? e.action : e.earlier.front().action;
            if (e.unreckoned) {
                out += "# do " + actionText(asEntered) + "\n";
                break;
            }
            out += orderText(*before->rules, before->after, asEntered) + "\n";
            live.rows.push_back(e.n);
            out += headings(e.trace);
            break;
        }
        }
        if (e.kind == RowKind::House)
            live.rows.push_back(e.n);
        before = &e;
        pieces.push_back(std::exchange(out, {}));
    }
    return pieces;
}

std::string writeOrders(const Game& game)
{
    std::string out;
    for (const std::string& piece : orderPieces(game))
        out += piece;
    return out;
}

} // namespace fw
