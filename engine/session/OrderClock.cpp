// Reads the clock of a setting: turn, phase and side.
#include "engine/session/OrderClock.h"

#include "engine/base/CheckedIndex.h"
#include "engine/base/Words.h"
#include "engine/model/Procedures.h"
#include "engine/rules/Compiled.h"
#include "engine/session/BadOrder.h"

#include <algorithm>

namespace fw {

namespace {

/// Reads one clock.
struct ClockReader {
    const Rules& mRules;
    const OrderNames& mNames;
    const StateWords& mWords;

    bool take(OrderCursor& cursor, const char* word) const { return takeWord(cursor, word, mWords); }
    bool takeSeparator(OrderCursor& cursor) const
    {
        const bool any = cursor.takeSeparator();
        return take(cursor, "and") || any;
    }
    Result<void> readPhase(OrderCursor& cursor, Action& action) const;
    Result<Action> readClock(OrderCursor& cursor, std::string turn) const;
};

Result<void> ClockReader::readPhase(OrderCursor& cursor, Action& action) const
{
    const auto& sides = mRules.scenario().sides;
    std::string side;
    if (const std::size_t colon = cursor.rest().find(':'); colon != std::string_view::npos) {
        const OrderCursor name(trimmed(cursor.rest().substr(0, colon)));
        for (const Army& army : sides)
            if (!name.end()
                && (name.match(army.id) == name.rest().size() || name.match(army.name) == name.rest().size()))
                side = army.id;
        if (!side.empty())
            cursor.take(colon + 1);
    }
    std::vector<std::string> known;
    std::string phase;
    std::size_t length = 0;
    for (const CBody& body : mRules.compiled().bodies)
        for (const Instr& i : body.code) {
            const auto* begins = std::get_if<PhaseBeginInstr>(&i);
            if (begins == nullptr)
                continue;
            const std::string& id = mRules.word(begins->phase);
            for (const std::string& phrase : {id, begins->node->label}) {
                if (const std::size_t covers = cursor.match(phrase); covers > length) {
                    length = covers;
                    phase = id;
                }
                if (!phrase.empty() && std::ranges::find(known, phrase) == known.end())
                    known.push_back(phrase);
            }
        }
    if (phase.empty()) {
        const std::string word(cursor.word());
        return tl::unexpected(notUnderstood(
            Text("these rules have no phase '{0}'; they have: {1}", {word, commaList(known)}), word, known));
    }
    cursor.take(length);
    if (side.empty() && take(cursor, "of")) {
        std::size_t covers = 0;
        const std::vector<int> found = mNames.sides().longest(cursor.rest(), covers);
        if (found.empty())
            return badOrder(Text("no side is called '{0}'", {std::string(cursor.word())}));
        cursor.take(covers);
        side = checkedAt(sides, found.front()).id;
    }
    action.args.push_back({"phase", {phase}});
    if (!side.empty())
        action.args.push_back({"side", {side}});
    return {};
}

Result<Action> ClockReader::readClock(OrderCursor& cursor, std::string turn) const
{
    Action out(Action::Kind::Set, refereeSeat, "turn");
    bool phase = !turn.empty();
    int number = 0;
    if (!phase) {
        if (!readNumber(cursor.word(), number))
            return badOrder("a turn number is needed");
        cursor.takeWord();
        turn = std::to_string(number);
        // The name of the turn may follow its number, if it is its own.
        const std::string name = mRules.scenario().turnName(number);
        OrderCursor probe = cursor;
        if (takeSeparator(probe) && !name.empty() && probe.take(name))
            cursor = probe;
        probe = cursor;
        (void)takeSeparator(probe);
        phase = take(probe, "phase");
        if (phase)
            cursor = probe;
    }
    out.args.push_back({"turn", {turn}});
    if (phase) {
        if (auto done = readPhase(cursor, out); !done)
            return tl::unexpected(done.error());
        OrderCursor probe = cursor;
        (void)takeSeparator(probe);
        if (take(probe, "under way")) {
            out.args.push_back({"standing", {"1"}});
            cursor = probe;
        }
    }
    if (!cursor.end())
        return badOrder(Text("'{0}' is not expected here", {std::string(cursor.rest())}));
    return out;
}

} // namespace

Result<Action> readClock(const Rules& rules, const State& state, const OrderNames& names, OrderCursor cursor,
                         const StateWords& words)
{
    const ClockReader reader{rules, names, words};
    if (reader.take(cursor, "turn"))
        return reader.readClock(cursor, {});
    reader.take(cursor, "phase");
    return reader.readClock(cursor, std::to_string(state.position.turn));
}

Result<std::vector<std::string>> readArrival(const Rules& rules, const OrderNames& names, OrderCursor& cursor,
                                             const StateWords& words)
{
    int turn = 0;
    if (!readNumber(cursor.word(), turn) || turn < 0)
        return fail(Trouble::BadInput, "say in which turn it arrives");
    std::vector<std::string> said{cursor.takeWord()};
    for (const char* joint = "at"; matchWord(cursor, joint, words) > 0; joint = "and") {
        OrderCursor probe = cursor;
        takeWord(probe, joint, words);
        const int place = names.takePlace(probe);
        if (place < 0 && said.size() > 1)
            break; // the rest belongs to something else
        if (place < 0)
            return fail(Trouble::BadInput, Text("there is no place '{0}'", {std::string(probe.word())}));
        said.push_back(rules.placeName(place));
        cursor = probe;
    }
    return said;
}

} // namespace fw
