#include "engine/session/LogData.h"

#include "engine/base/CheckedIndex.h"
#include "engine/base/Escaped.h"
#include "engine/rules/Compiled.h"
#include "engine/session/ActionText.h"
#include "engine/session/GameCopy.h"
#include "engine/session/LogTotals.h"
#include "engine/session/Orders.h"
#include "engine/store/JsonLog.h"

#include <algorithm>
#include <set>

namespace fw {

namespace {

std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> out;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        out.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return out;
}

LogChange changeOf(const Rules& rules, const TableCorrection& from)
{
    LogChange out;
    out.unit = from.unit;
    out.of = from.subject;
    out.placeBefore = from.from;
    out.placeAfter = from.to;
    if (from.stepsFrom != from.stepsTo) {
        out.stepsBefore = from.stepsFrom;
        out.stepsAfter = from.stepsTo;
    }
    if (from.facingFrom != from.facingTo) {
        out.facingBefore = rules.facingName(from.facingFrom);
        out.facingAfter = rules.facingName(from.facingTo);
    }
    for (const MarkChange& mark : from.marks)
        out.marks.push_back({mark.mark, mark.from, mark.to});
    return out;
}

/// Makes the entries, one after the other.
class Gatherer
{
public:
    Gatherer(const Game& game, const std::string& side) : mGame(game), mSide(side)
    {
        if (mSide.empty())
            mOrders = orderPieces(game);
        else
            mSealed = sealedRows(game, mSide);
    }

    LogEntry entry(std::size_t at) const
    {
        const Entry& e = mGame.entries()[at];
        LogEntry out;
        out.row = e.n;
        out.kind = e.kind;
        out.sealed = mSealed.contains(e.n);
        out.struck = e.struck;
        out.unreckoned = e.unreckoned;
        out.stamp = e.stamp;
        if (!mOrders.empty())
            out.orders = linesOf(mOrders[at]);
        if (!out.sealed)
            whatWasDone(e, out);
        out.changes = at == 0 ? begun(e) : changed(*e.rules, mGame.entries()[at - 1].after, e.after);
        return out;
    }

private:
    void whatWasDone(const Entry& e, LogEntry& out) const
    {
        out.reason = e.reason;
        out.target = e.target;
        out.die = e.die;
        out.oldFace = e.oldFace;
        out.newFace = e.newFace;
        out.text = e.house ? (e.house->label.empty() ? e.house->id : e.house->label) : e.text;
        if (e.kind != RowKind::Action)
            return;
        const Action& a = e.action;
        out.action = a.kind;
        out.verb = a.verb;
        out.overruled = a.overruled;
        if (out.reason.empty())
            out.reason = a.reason;
        if (a.kind != Action::Kind::Dice)
            out.side = a.seat;
        if (const int side = e.rules->side(a.seat); side >= 0)
            out.player = checkedAt(e.rules->scenario().sides, side).name;
        auto& into = a.kind == Action::Kind::Dice ? out.dice : out.fields;
        for (const Argument& one : a.args) {
            std::vector<std::string>& values = into[one.name];
            values.insert(values.end(), one.values.begin(), one.values.end());
        }
    }

    State seen(const Rules& rules, const State& state) const
    {
        return mSide.empty() ? state : redact(rules, state, mSide);
    }

    std::vector<LogChange> changed(const Rules& rules, const State& before, const State& after) const
    {
        std::vector<LogChange> out;
        const State from = seen(rules, before), to = seen(rules, after);
        if (from.position == to.position)
            return out;
        for (const TableCorrection& one : putBack(rules, from, to, MarksShown::All)) {
            LogChange change = changeOf(rules, one);
            if (const UnitId unit(rules.unit(one.unit)); unit.valid() && !mSide.empty()) {
                // This reader may not know which face-down counter is which.
                if (rules.concealed(after.position, unit, mSide))
                    continue;
                if (rules.concealed(before.position, unit, mSide)) {
                    change.placeBefore.clear();
                    change.facingBefore.clear();
                    change.stepsBefore.reset();
                }
            }
            out.push_back(std::move(change));
        }
        return out;
    }

    /// The setup: where each counter begins.
    std::vector<LogChange> begun(const Entry& e) const
    {
        std::vector<LogChange> out;
        const Rules& rules = *e.rules;
        for (std::size_t u = 0; u < rules.scenario().units.size(); ++u) {
            const UnitState& unit = e.after.position.units[u];
            if (!unit.place.valid() || (!mSide.empty() && rules.concealed(e.after.position, UnitId(int(u)), mSide)))
                continue;
            LogChange one;
            one.unit = rules.scenario().units[u].id;
            one.placeAfter = rules.placeName(unit.place);
            one.stepsAfter = unit.steps;
            if (rules.ruleset().facings > 0)
                one.facingAfter = rules.facingName(unit.facing);
            out.push_back(std::move(one));
        }
        return out;
    }

    const Game& mGame;
    const std::string& mSide;
    std::vector<std::string> mOrders;
    std::set<std::int64_t> mSealed;
};

} // namespace

void addData(const Game& game, const std::string& side, LogDoc& log)
{
    const Rules& rules = *game.entries().front().rules;
    LogGame& of = log.game.emplace();
    of.rules = rules.ruleset().id;
    of.version = rules.ruleset().version;
    of.digest = game.rulesDigest();
    of.meta = game.meta();
    for (const auto& [option, value] : rules.differing())
        of.options[option] = value;
    for (const Army& army : rules.scenario().sides)
        of.sides[army.id] = army.name;
    of.over = game.state().over;
    if (const std::optional<Text> result = resultOf(game))
        of.result = *result;
    const Gatherer gatherer(game, side);
    for (std::size_t at = 0; at < game.entries().size(); ++at)
        log.entries.push_back(gatherer.entry(at));
}

std::optional<std::string> ordersIn(const LogDoc& log)
{
    if (!log.side.empty())
        return std::nullopt;
    std::string out;
    for (const LogEntry& entry : log.entries)
        for (const std::string& line : entry.orders)
            out += line + "\n";
    return out;
}

std::string renderJson(const LogDoc& log)
{
    // A JSON string may contain terminal control characters as they are.
    return forTerminal(writeLog(log), Lines::Keep);
}

} // namespace fw
