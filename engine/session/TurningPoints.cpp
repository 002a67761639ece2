#include "engine/session/TurningPoints.h"

#include "engine/base/CheckedIndex.h"
#include "engine/play/ActiveCombat.h"
#include "engine/play/OpenMenu.h"
#include "engine/play/OutcomeName.h"
#include "engine/report/EventText.h"
#include "engine/rules/Compiled.h"
#include "engine/rules/Query.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace fw {

namespace {

const Rational often = Rational::of(1, 3); ///< an outcome this likely is no surprise

/// A row that counts, with the state before it.
struct Counted {
    const Entry* entry;
    const State* before;
};

std::vector<Counted> countedRows(const Game& game)
{
    std::vector<Counted> out;
    const State* stands = &game.entries().front().after;
    for (const Entry& e : game.entries()) {
        if (e.struck)
            continue;
        if (e.kind == RowKind::Action && !e.unreckoned)
            out.push_back({&e, stands});
        stands = &e.after;
    }
    return out;
}

bool isDice(const Entry& e)
{
    return e.action.kind == Action::Kind::Dice;
}

/// What a log says of one ruling.
struct Told {
    const LogBlock* ruling = nullptr;
    Text turn;
    std::size_t first = 0;         ///< its first block
    std::size_t last = 0;          ///< the block in which the dice fell
    std::vector<EventData> events; ///< every event that the log shows from there on
};

/// The ruling of the log in which the dice of row `dice` fell; none when they fell outside of all rulings. A combat
/// that began by itself, as the only one, has its dice as the first row of its ruling.
Told toldOf(const LogDoc& log, std::int64_t dice, bool inFight = false)
{
    Told out;
    Text turn;
    std::size_t at = log.blocks.size(); // the block of the dice
    for (std::size_t i = 0; i < log.blocks.size(); ++i) {
        const LogBlock& block = log.blocks[i];
        // What the same row begins after the dice, such as the last combat left, is another ruling.
        const bool fell = std::ranges::any_of(
            block.lines, [&](const LogLine& line) { return line.row == dice && line.kind() == EventKind::Roll; });
        if (block.row > dice || (block.row == dice && (block.kind != LogBlock::Kind::Ruling || !fell)))
            break;
        if (block.kind == LogBlock::Kind::Turn)
            turn = block.title;
        if (block.row >= 0)
            at = i;
    }
    if (at == log.blocks.size() || log.blocks[at].kind != LogBlock::Kind::Ruling || log.blocks[at].struck)
        return out;
    std::size_t first = at;
    if (log.blocks[at].of >= 0)
        while (first > 0 && log.blocks[first].row != log.blocks[at].of)
            --first;
    else if (log.blocks[at].row == dice && !inFight)
        return out; // dice that no player's action led to
    if (log.blocks[first].kind != LogBlock::Kind::Ruling)
        return out;
    out.ruling = &log.blocks[first];
    out.turn = turn;
    out.first = first;
    out.last = at;
    for (std::size_t i = at; i < log.blocks.size(); ++i) {
        const LogBlock& block = log.blocks[i];
        if (i > at && block.of != out.ruling->row)
            break;
        for (const LogLine& line : block.lines)
            if (!line.struck && !line.is<NoEvent>())
                out.events.push_back(line.data);
    }
    return out;
}

/// The cause of a roll: of several combats in one ruling, the one of the roll.
struct Led {
    Text title;                     ///< last declaration before the reckoning; empty for the ruling itself
    std::vector<std::string> units; ///< units whose numbers were reckoned
};

/// The cause of the dice in this row.
Led ledTo(const LogDoc& log, const Told& told, std::int64_t dice)
{
    Led out;
    for (std::size_t i = told.first; i <= told.last; ++i)
        for (const LogLine& line : log.blocks[i].lines) {
            if (line.row == dice && line.kind() == EventKind::Roll)
                return out;
            // One of several combats that the same answer begins in turn.
            if (line.style == LogStyle::Declared && line.depth == 0 && !line.rule.empty()
                && line.rule == told.ruling->rule)
                out = {line.text, {}};
            if (line.style == LogStyle::Quantity)
                out.units.insert(out.units.end(), line.units.begin(), line.units.end());
        }
    return out;
}

/// Finds the rolls one after the other.
class Finder
{
public:
    Finder(const Game& game, const LogDoc& log) : mGame(game), mLog(log), mRows(countedRows(game)) {}

    std::vector<Rolled> found()
    {
        std::vector<Rolled> out;
        for (std::size_t i = 0; i + 1 < mRows.size(); ++i) {
            if (mRows[i].entry->action.kind != Action::Kind::Choose || !isDice(*mRows[i + 1].entry)
                || !followsAct(*mRows[i].entry->rules, *mRows[i].before, mRows[i].entry->after))
                continue;
            std::size_t end = i + 1; // past the rows whose dice belong to it
            if (std::optional<Rolled> rolled = rollAfter(i, end)) {
                out.push_back(std::move(*rolled));
                i = end - 1;
            }
        }
        return out;
    }

private:
    std::optional<Rolled> rollAfter(std::size_t choice, std::size_t& end) const
    {
        const Entry& dice = *mRows[choice + 1].entry;
        const std::optional<ActiveCombat> fight = engaged(*dice.rules, *mRows[choice + 1].before);
        Told told = toldOf(mLog, dice.n, fight.has_value());
        if (told.ruling == nullptr)
            return std::nullopt;
        Trace trace;
        std::set<std::string> thrown;
        std::size_t at = choice + 1;
        if (!takeDice(at, trace, thrown, fight))
            return std::nullopt;
        // When nothing is read from the dice yet, the next row answers whether they are thrown again.
        for (int asked = 0; outcomeName(trace).empty() && asked < mostAsked && at < mRows.size(); ++asked) {
            const Entry& answer = *mRows[at].entry;
            trace.insert(trace.end(), answer.trace.begin(), answer.trace.end());
            ++at;
            const bool ends = endAtHeading(trace) || truncateAtNextCombat(*answer.rules, fight, answer.after, trace);
            if (!ends && !takeDice(at, trace, thrown, fight))
                return std::nullopt;
        }
        const Counted& row = mRows[choice];
        const Led led = ledTo(mLog, told, mRows[choice + 1].entry->n);
        Rolled out{row.entry->n,
                   row.entry->rules,
                   *row.before,
                   row.entry->action,
                   outcomeName(trace),
                   {},
                   told.turn,
                   led.title.empty() ? told.ruling->title : led.title,
                   sidesOf(told, row, led),
                   {}};
        if (out.outcome.empty())
            return std::nullopt;
        for (std::size_t more = choice + 2; more < at; ++more) { // numbered dice of one combat, each in a row
            const Told other = toldOf(mLog, mRows[more].entry->n, fight.has_value());
            told.events.insert(told.events.end(), other.events.begin(), other.events.end());
        }
        if (fight && told.ruling->row == dice.n)
            out.sides = castOf(*fight, dice, *mRows[choice + 1].before);
        addCells(trace, told, out.came);
        const std::size_t fell = at;
        for (; at < mRows.size() && !isDice(*mRows[at].entry) && toldOf(mLog, mRows[at].entry->n).ruling == told.ruling;
             ++at)
            addEffects(mRows[at].entry->trace, told, out.came);
        end = std::max(fell, throwOn(choice + 1, at, told, out));
        return out;
    }

    /// Adds the throws that follow questions in the same combat; gives the index past the last one's dice, 0 for none.
    std::size_t throwOn(std::size_t first, std::size_t at, const Told& told, Rolled& out) const
    {
        std::size_t end = 0;
        const auto fight = engaged(*mRows[first].entry->rules, *mRows[first].before);
        const auto belongs = [&](std::size_t row) {
            const auto now = engaged(*mRows[row].entry->rules, *mRows[row].before);
            return fight && now && sameEngaged(*mRows[row].entry->rules, *fight, *now);
        };
        while (at < mRows.size() && belongs(at)) {
            const Told own = toldOf(mLog, mRows[at].entry->n, true);
            const Told& here = own.ruling != nullptr ? own : told;
            if (!isDice(*mRows[at].entry)) {
                addEffects(mRows[at].entry->trace, here, out.came);
                ++at;
                continue;
            }
            LaterThrow later{*mRows[at].before, {}};
            Trace trace;
            std::set<std::string> thrown;
            takeDice(at, trace, thrown, fight);
            later.outcome = outcomeName(trace);
            end = at;
            addCells(trace, here, out.came);
            if (!later.outcome.empty())
                out.later.push_back(std::move(later));
        }
        return end;
    }

    /// Adds the dice that fell one after another, up to the next phase or combat; false when one was thrown again.
    bool takeDice(std::size_t& at, Trace& trace, std::set<std::string>& thrown,
                  const std::optional<ActiveCombat>& fight) const
    {
        bool again = false;
        std::set<std::string> now;
        for (; at < mRows.size() && isDice(*mRows[at].entry); ++at) {
            for (const Argument& die : mRows[at].entry->action.args) {
                again = again || thrown.contains(die.name);
                now.insert(die.name);
            }
            const Entry& fell = *mRows[at].entry;
            trace.insert(trace.end(), fell.trace.begin(), fell.trace.end());
            if (endAtHeading(trace) || truncateAtNextCombat(*fell.rules, fight, fell.after, trace)) {
                ++at;
                break;
            }
        }
        thrown.merge(now);
        return !again;
    }

    /// The units of a ruling, as "Ash in 0403 against Kent in 0503", without the acting ones when the ruling names
    /// them.
    Text sidesOf(const Told& told, const Counted& row, const Led& led) const
    {
        const Rules& rules = *row.entry->rules;
        const std::string& actor = checkedAt(mGame.entries(), told.ruling->row).action.seat;
        const std::vector<std::string> known = led.title.empty() ? told.ruling->units : std::vector<std::string>();
        std::vector<std::string> own, foes;
        for (const std::string& id : led.units) {
            const int u = rules.unit(id);
            if (u < 0 || std::ranges::find(own, id) != own.end() || std::ranges::find(foes, id) != foes.end())
                continue;
            if (const Relation is = relationTo(rules, row.before->position, actor, u); is != Relation::Neutral)
                (is == Relation::Allied ? own : foes).push_back(id);
        }
        const bool named = std::ranges::all_of(
            own, [&](const std::string& id) { return std::ranges::find(known, id) != known.end(); });
        const std::string mine = placed(rules, *row.before, own), theirs = placed(rules, *row.before, foes);
        if (theirs.empty())
            return named ? Text() : Text("{0}", {mine});
        return named ? Text("against {0}", {theirs}) : Text("{0} against {1}", {mine, theirs});
    }

    /// The units of a combat that no action names: "Ash in 0403 against Kent in 0503".
    static Text castOf(const ActiveCombat& fight, const Entry& dice, const State& before)
    {
        std::vector<std::string> own, foes;
        for (const CombatSide& one : fight.cast)
            for (const UnitId unit : one.units)
                (relationTo(*dice.rules, before.position, fight.cast.front().side, unit.index()) != Relation::Hostile
                     ? own
                     : foes)
                    .push_back(checkedAt(dice.rules->scenario().units, unit.index()).id);
        return Text("{0} against {1}", {placed(*dice.rules, before, own), placed(*dice.rules, before, foes)});
    }

    /// Counters with their places, those in one place together: "Ash, Birch in 0403".
    static std::string placed(const Rules& rules, const State& state, const std::vector<std::string>& ids)
    {
        std::string out;
        PlaceId last;
        for (std::size_t i = 0; i < ids.size(); ++i) {
            const UnitId unit(rules.unit(ids[i]));
            const PlaceId place = checkedAt(state.position.units, unit.index()).place;
            if (i > 0 && place != last && rules.compiled().onMap(last))
                out += " in " + rules.placeName(last);
            out += (i > 0 ? ", " : "") + rules.counterName(state.position, unit);
            last = place;
        }
        return ids.empty() || !rules.compiled().onMap(last) ? out : out + " in " + rules.placeName(last);
    }

    /// Whether an event counts as an effect: not an end, not the row of the cell read, not who holds a place.
    static bool matters(const Event& line)
    {
        const auto* mark = line.as<MarkChanged>();
        const auto* members = line.as<MembersChanged>();
        const bool ended = (members != nullptr && members->removed)
                           || (mark != nullptr && mark->form == MarkChanged::Form::Flag && mark->after == Rational(0)
                               && !mark->who.empty());
        return !ended && !line.is<RowCodeRead>()
               && (line.kind() != EventKind::Effect || line.places.empty() || !line.units.empty());
    }

    static void add(const Event& line, const Told& told, std::vector<Text>& out)
    {
        if (matters(line) && std::ranges::find(told.events, line.data) != told.events.end())
            out.push_back(eventText(line));
    }

    static void addCells(const Trace& trace, const Told& told, std::vector<Text>& out)
    {
        for (const Event& line : trace)
            if (line.kind() == EventKind::Table || line.kind() == EventKind::Check || line.kind() == EventKind::Effect)
                add(line, told, out);
    }

    static void addEffects(const Trace& trace, const Told& told, std::vector<Text>& out)
    {
        for (const Event& line : trace) {
            if (line.kind() == EventKind::Heading)
                return;
            if (line.kind() == EventKind::Effect)
                add(line, told, out);
        }
    }

    static constexpr int mostAsked = 4; ///< questions between a roll and the reading of its result

    const Game& mGame;
    const LogDoc& mLog;
    std::vector<Counted> mRows;
};

/// The chance of an outcome and of all rarer ones.
Rational rarityOf(const std::vector<Chance>& chances, const Chance& came)
{
    Rational out = came.chance;
    for (const Chance& other : chances)
        if (other.chance < came.chance)
            out = out + other.chance;
    return out;
}

} // namespace

std::vector<Rolled> rollsOf(const Game& game, const LogDoc& log)
{
    return Finder(game, log).found();
}

namespace {

/// A roll compared with its forecast; nothing when it has none, or when the forecast lacks the outcome.
std::optional<TurningPoint> turningPoint(const Rolled& rolled)
{
    const Rules& rules = *rolled.rules;
    const Result<Outcome> led = apply(rules, rolled.before, rolled.action, false);
    const auto met = led ? endsAhead(rules, led->state) : std::nullopt;
    if (!met)
        return std::nullopt;
    const auto came = std::ranges::find(met->chances, rolled.outcome, &Chance::result);
    if (came == met->chances.end())
        return std::nullopt;
    TurningPoint out{rolled, came->chance, rarityOf(met->chances, *came), {}};
    if (const auto swing = swingOf(rules, rolled.before, *met, rolled.outcome))
        out.swing = *swing;
    for (const LaterThrow& later : rolled.later) {
        const auto ahead = endsAhead(rules, later.before);
        if (!ahead)
            continue;
        const auto fell = std::ranges::find(ahead->chances, later.outcome, &Chance::result);
        if (fell == ahead->chances.end())
            continue; // thrown again, or too large to forecast: it counts as certain
        out.chance = out.chance * fell->chance;
        out.asRare = out.asRare * rarityOf(ahead->chances, *fell);
        if (const auto swing = swingOf(rules, later.before, *ahead, later.outcome))
            out.swing = {out.swing.points + swing->points, out.swing.steps + swing->steps};
    }
    return out;
}

} // namespace

std::vector<TurningPoint> turningPoints(const std::vector<Rolled>& rolls, std::size_t most, const KeepOn& keepOn)
{
    std::vector<TurningPoint> out;
    for (std::size_t i = 0; i < rolls.size(); ++i) {
        if (!keepOn(static_cast<int>(i), static_cast<int>(rolls.size())))
            return {};
        std::optional<TurningPoint> point = turningPoint(rolls[i]);
        if (!point || !point->asRare.valid() || !point->chance.valid() || !point->swing.points.valid()
            || !point->swing.steps.valid())
            continue;
        if (point->swing.points != Rational(0) || point->swing.steps != Rational(0) || point->chance < often)
            out.push_back(std::move(*point));
    }
    const auto size = [](Rational swing) { return swing < Rational(0) ? -swing : swing; };
    std::ranges::stable_sort(out, [&](const TurningPoint& a, const TurningPoint& b) {
        const auto key = [&](const TurningPoint& point) {
            return std::tuple(-size(point.swing.points), -size(point.swing.steps), point.asRare, point.chance);
        };
        return key(a) < key(b);
    });
    if (out.size() > most)
        out.erase(out.begin() + static_cast<std::ptrdiff_t>(most), out.end());
    return out;
}

} // namespace fw
