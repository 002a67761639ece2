#include "engine/desk/RuleDesk.h"

#include "engine/base/CheckedIndex.h"
#include "engine/base/Words.h"
#include "engine/desk/DeskBoard.h"
#include "engine/desk/DeskFiller.h"
#include "engine/desk/DeskVocabulary.h"
#include "engine/desk/Replies.h"
#include "engine/model/Procedures.h"
#include "engine/play/OpenMenu.h"
#include "engine/rules/StepBudget.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace fw {

namespace {

constexpr int fewTurns = 20;  ///< to try when no scenario gives the number of turns
constexpr int mostTurns = 99; ///< to try at most: each search begins at the first turn

constexpr int mostQuestions = 4; ///< to answer before the one with the entry
constexpr int mostAnswered = 40; ///< answers to these questions to try

/// A phase of the sequence of play.
struct Phase {
    std::string id;
    std::string label;
    std::string cite; ///< of the row that makes it a phase, or of the row around it
};

void phasesIn(const std::vector<Node>& nodes, const std::string& cite, std::vector<Phase>& out,
              const std::function<bool(const CallNode&)>& wanted)
{
    for (const Node& node : nodes) {
        const std::string& own = node.cite.empty() ? cite : node.cite;
        const auto* call = node.as<CallNode>();
        const auto known = [&](const Phase& phase) { return phase.id == call->phase; };
        if (call && !call->phase.empty() && std::ranges::none_of(out, known) && wanted(*call))
            out.push_back({call->phase, node.label.empty() ? call->phase : node.label, own});
        eachInside(node, [&](const std::vector<Node>& inside) { phasesIn(inside, own, out, wanted); });
    }
}

/// Whether a procedure has one of the entries, itself or in procedures that it calls.
bool offers(const Ruleset& rules, const std::string& procedure, const std::set<std::string>& entries,
            std::set<std::string>& seen)
{
    if (!seen.insert(procedure).second)
        return false;
    for (const Procedure& one : rules.procedures) {
        if (one.id != procedure)
            continue;
        bool found = false;
        std::vector<std::string> calls;
        eachNode(one.then, [&](const Node& node) {
            for (const MenuEntry& entry : entriesOf(node))
                found = found || entries.count(entry.id) != 0;
            if (const auto* call = node.as<CallNode>())
                calls.push_back(call->call);
        });
        if (found
            || std::ranges::any_of(calls, [&](const std::string& call) { return offers(rules, call, entries, seen); }))
            return true;
    }
    return false;
}

/// The phases that have one of the entries; all phases when none has.
std::vector<Phase> phasesOf(const Ruleset& rules, const std::set<std::string>& entries)
{
    std::vector<Phase> with, all;
    const auto collect = [&](std::vector<Phase>& out, const std::function<bool(const CallNode&)>& wanted) {
        for (const Procedure& procedure : rules.procedures)
            phasesIn(procedure.then, procedure.cite, out, wanted);
    };
    collect(all, [](const CallNode&) { return true; });
    collect(with, [&](const CallNode& call) {
        std::set<std::string> seen;
        return offers(rules, call.call, entries, seen);
    });
    return with.empty() ? all : with;
}

/// Searches the turn, side and phase in which a case can be ruled on.
class Search
{
public:
    Search(const Ruleset& ruleset, const Scenario* like, const Stated& stated, const Setup& setup,
           const std::string& preset, std::set<std::string> entries)
        : mRuleset(ruleset), mLike(like), mStated(stated), mSetup(setup), mPreset(preset), mEntries(std::move(entries)),
          mPhases(phasesOf(ruleset, mEntries))
    {}

    /// Finds the first turn from `from` to `last` that allows the case.
    Result<Desk> find(int from, int last)
    {
        if (!mStated.phase.empty()) {
            std::erase_if(mPhases, [&](const Phase& p) { return p.id != mStated.phase; });
            if (mPhases.empty())
                return tl::unexpected(wrongPhase());
        }
        for (const auto& sides : deskSides(deskArmies(mRuleset, mLike), mLike, mStated))
            mTables.push_back({sides, {}, nullptr, nullptr});
        for (int turn = from; turn <= last; ++turn)
            for (Table& table : mTables) {
                if (Result<void> laid = lay(table, last); !laid)
                    return tl::unexpected(laid.error());
                for (const Phase& phase : mPhases) {
                    if (std::optional<Result<Desk>> found = tryAt(table, phase, turn))
                        return std::move(*found);
                    if (mGivenUp) // the next phase would take no less work
                        return tl::unexpected(*mGivenUp);
                }
            }
        if (mRefusal)
            return tl::unexpected(*mRefusal);
        return fail(Trouble::Refused,
                    Text("no phase of these rules offers \"{0}\" to forces like these", {mStated.entry}));
    }

private:
    struct Table {
        std::pair<std::string, std::string> sides;
        DeskBoard board;
        std::shared_ptr<const Rules> rules;   ///< null until this table is needed
        std::shared_ptr<const Rules> lenient; ///< rules that ask even when nothing is legal; null until needed
    };

    /// Compiles the rules when a table is first needed, because the first table mostly does.
    Result<void> lay(Table& table, int last) const
    {
        if (table.rules)
            return {};
        Result<DeskBoard> board = layBoard(mRuleset, mLike, mStated, mPreset, table.sides, last);
        if (!board)
            return tl::unexpected(board.error());
        table.board = std::move(*board);
        return compile(mRuleset, table.board.scenario, mSetup).map([&](std::shared_ptr<const Rules>&& rules) {
            table.rules = std::move(rules);
        });
    }

    Problem wrongPhase() const
    {
        Problem problem(
            Trouble::Refused, Text("\"{0}\" cannot be done in the phase {1}", {mStated.entry, mStated.phase}),
            wrongPhaseCitation(mRuleset, [&](const MenuEntry& entry) { return mEntries.count(entry.id) != 0; }));
        eachNode(mRuleset, [&](const Node& node) {
            for (const MenuEntry& entry : entriesOf(node))
                if (problem.cite.empty() && mEntries.count(entry.id) != 0)
                    problem.cite = entry.cite.empty() ? node.cite : entry.cite;
        });
        for (const Phase& phase : phasesOf(mRuleset, mEntries))
            problem.alternatives.emplace_back(Text("phase {0}", {phase.id}));
        return problem;
    }

    /// A game in which the entry may be chosen.
    struct Opened {
        Outcome at;
        std::vector<Text> answered; ///< questions before it, with the answers
    };

    /// The sides in whose phase a side may act: its own first, then the others.
    static std::vector<std::string> hosts(const Rules& rules, const std::string& side)
    {
        std::vector<std::string> out{side};
        for (const Army& army : rules.scenario().sides)
            if (army.id != side)
                out.push_back(army.id);
        return out;
    }

    std::optional<Opened> open(const Rules& rules, const Phase& phase, int turn, const std::string& host,
                               const std::string& side) const
    {
        if (mGivenUp)
            return std::nullopt;
        Result<Outcome> begun = beginAt(rules, rules.startPosition(), phase.id, host, turn);
        if (!begun) {
            heed(begun.error());
            return std::nullopt;
        }
        const Position& p = begun->state.position;
        if (p.turn != turn || rules.word(p.phase) != phase.id || (p.active >= 0 && rules.side(host) != p.active))
            return std::nullopt;
        Opened out{std::move(*begun), {}};
        int tries = mostAnswered;
        return answerFurther(rules, side, out, mostQuestions, tries) ? std::optional(std::move(out)) : std::nullopt;
    }

    /// Plays on until the side may choose the entry. Earlier questions get answers that leave units and marks as they
    /// are; false when there is no such answer.
    bool answerFurther(const Rules& rules, const std::string& side, Opened& opened, int questions, int& tries) const
    {
        const State& state = opened.at.state;
        const Question q = question(rules, state);
        const bool own = q.seats.empty() || std::ranges::find(q.seats, side) != q.seats.end();
        if (q.wait == Wait::Choice && own)
            for (const MenuEntry* entry : openMenu(rules, state))
                if (mEntries.count(entry->id) != 0)
                    return true;
        if (questions == 0)
            return false;
        const auto list = [&](const Draft& draft) { return choicesOf(rules, state, draft); };
        for (const Reply& reply : replies(rules, state, q, side, list)) {
            if (mGivenUp || --tries < 0)
                continue;
            Result<Outcome> done = apply(rules, state, reply.action);
            if (!done)
                heed(done.error());
            const Position& before = state.position;
            if (!done || done->state.position.units != before.units
                || done->state.position.gameMarks != before.gameMarks || done->state.position.turn != before.turn
                || done->state.position.phase != before.phase)
                continue;
            Opened further{std::move(*done), opened.answered};
            further.answered.push_back(Text("{0}: {1}", {labelOf(q.node), reply.label}));
            if (answerFurther(rules, side, further, questions - 1, tries)) {
                opened = std::move(further);
                return true;
            }
        }
        return false;
    }

    /// Keeps the problem when a ruling was given up, so that the search stops.
    void heed(const Problem& problem) const
    {
        if (givenUp(problem))
            mGivenUp = problem;
    }

    Choices choicesOf(const Rules& rules, const State& state, const Draft& draft) const
    {
        Choices out = mGivenUp ? Choices() : legal(rules, state, draft);
        if (out.cut)
            heed(*out.cut);
        return out;
    }

    std::string labelOf(const std::string& id) const
    {
        std::string out = id;
        eachNode(mRuleset, [&](const Node& node) {
            if (node.id == id && !node.label.empty())
                out = node.label;
        });
        return out;
    }

    std::optional<Result<Desk>> tryAt(Table& table, const Phase& phase, int turn)
    {
        const Rules& rules = *table.rules;
        const std::string& side = table.board.side;
        for (const std::string& host : hosts(rules, side)) {
            std::optional<Opened> opened = open(rules, phase, turn, host, side);
            if (!opened)
                continue;
            State& state = opened->at.state;
            Draft draft;
            draft.seat = seatOf(rules, state, side);
            for (const Choice& choice : choicesOf(rules, state, draft)) {
                if (choice.kind != Choice::Kind::Entry || mEntries.count(choice.value) == 0)
                    continue;
                draft = extend(rules, state, draft, choice);
                Result<Action> action = DeskFiller(rules, state, table.board, mStated.fields).fill(draft);
                if (!action)
                    return tl::unexpected(action.error());
                return Desk{table.rules,
                            std::move(state),
                            std::move(opened->at.trace),
                            std::move(*action),
                            checkedAt(rules.scenario().sides, rules.side(host)).name,
                            phase.label,
                            turn,
                            std::move(opened->answered)};
            }
        }
        note(table, phase, turn);
        return std::nullopt;
    }

    static std::string seatOf(const Rules& rules, const State& state, const std::string& side)
    {
        const std::vector<std::string> seats = question(rules, state).seats;
        return seats.empty() || std::ranges::find(seats, side) != seats.end() ? side : seats.front();
    }

    /// The options that the rows of the entries need and that are not chosen; empty when one row is in force.
    std::string goesWith(const Rules& rules) const
    {
        std::string out;
        bool inForce = false;
        for (const Procedure& procedure : mRuleset.procedures)
            eachNode(procedure.then, [&](const Node& node) {
                for (const MenuEntry& entry : entriesOf(node)) {
                    if (mEntries.count(entry.id) == 0)
                        continue;
                    std::string lacks;
                    for (const std::string& when : entry.when) {
                        const std::size_t at = when.find('=');
                        const bool without = at != std::string::npos && at > 0 && when[at - 1] == '!';
                        if (at == std::string::npos
                            || (rules.option(when.substr(0, without ? at - 1 : at)) == when.substr(at + 1)) == without)
                            lacks += (lacks.empty() ? "" : ", ") + when;
                    }
                    inForce = inForce || lacks.empty();
                    out = out.empty() ? lacks : out;
                }
            });
        return inForce ? std::string() : out;
    }

    /// Keeps why a phase does not offer the entry, as play says it. The first rule that forbids it counts, else the
    /// first reason with a case number.
    void note(Table& table, const Phase& phase, int turn)
    {
        if (mForbidden)
            return;
        const auto keep = [&](Problem problem) {
            problem.trouble = Trouble::Refused;
            if (!mRefusal || (mRefusal->cite.empty() && !problem.cite.empty()))
                mRefusal = std::move(problem);
        };
        if (!table.lenient) {
            Setup open = mSetup;
            open.level = Level::Record;
            Result<std::shared_ptr<const Rules>> rules = compile(mRuleset, table.board.scenario, open);
            if (!rules)
                return keep(rules.error());
            table.lenient = std::move(*rules);
        }
        const Rules& lenient = *table.lenient;
        const std::string& side = table.board.side;
        bool met = false;
        for (const std::string& host : hosts(lenient, side)) {
            const std::optional<Opened> opened = open(lenient, phase, turn, host, side);
            if (!opened)
                continue;
            met = true;
            const State& state = opened->at.state;
            for (const MenuEntry* entry : openMenu(lenient, state)) {
                if (mEntries.count(entry->id) == 0)
                    continue;
                // The two sets of rules differ only in their level, so a state of one is a state of the other.
                const Action tried = DeskFiller(*table.rules, state, table.board, mStated.fields)
                                         .forced(*entry, seatOf(lenient, state, side));
                if (const Result<Outcome> done = apply(*table.rules, state, tried, false); !done) {
                    if (!done.error().cite.empty()) {
                        mRefusal.reset();
                        mForbidden = true;
                    }
                    keep(done.error());
                    return;
                }
            }
        }
        if (const std::string options = goesWith(lenient); !met && !options.empty()) {
            Problem problem(Trouble::BadInput, Text("the desk can rule on this only with {0}", {options}), phase.cite,
                            {}, {}, Text("set that option"));
            keep(std::move(problem));
        } else if (!met) {
            std::vector<std::string> names;
            for (const Army& army : deskArmies(mRuleset, mLike))
                names.push_back(army.name);
            Problem problem(Trouble::BadInput,
                            Text("in this case, the phase \"{1}\" of turn {0} does not offer that to {2}",
                                 {std::to_string(turn), phase.label, commaList(names)}),
                            phase.cite);
            if (mLike == nullptr)
                problem.remedy = "take the sides from a scenario: the rules alone do not name every side";
            keep(std::move(problem));
        }
    }

    const Ruleset& mRuleset;
    const Scenario* mLike;
    const Stated& mStated;
    const Setup& mSetup;
    const std::string& mPreset;
    std::set<std::string> mEntries;
    std::vector<Phase> mPhases;
    std::vector<Table> mTables;
    std::optional<Problem> mRefusal;
    mutable std::optional<Problem> mGivenUp;
    bool mForbidden = false; ///< a rule of play forbids it, which says more than that no phase offers it
};

/// Refuses in a game an acting or target unit that has left for good; units that are still to arrive may be tried.
Result<void> allInPlay(const Ruleset& rules, const Scenario& like, const Stated& stated)
{
    std::map<std::string, std::string> out; // counters in a box from which they do not come back
    for (const Placement& placement : like.setup)
        for (const Box& box : rules.boxes)
            if (placement.at == noCell && box.id == placement.box && box.role != BoxRole::Arrivals
                && box.role != BoxRole::Other)
                out[placement.unit] = box.label.empty() ? box.id : box.label;
    for (const auto* units : {&stated.acting, &stated.target})
        for (const StatedUnit& unit : *units)
            if (const auto found = out.find(unit.counter); found != out.end())
                return fail(Trouble::Refused, Text("{0} is off the map: {1}", {unit.name, found->second}), {},
                            "to state a counter like it, use a name of your own in quotes");
    return {};
}

} // namespace

Result<Desk> setUpDesk(const DeskVocabulary& known, const Stated& stated, const Setup& setup, const std::string& preset,
                       std::optional<int> turn)
{
    const Ruleset& ruleset = known.rules();
    const Scenario* like = known.scenario();
    const std::set<std::string> entries = known.entries(stated.entry);
    if (entries.empty()) {
        Problem problem(Trouble::Usage, Text("these rules have nothing called \"{0}\"", {stated.entry}));
        for (const std::string& word : known.entryWords())
            problem.alternatives.emplace_back(Text("{0}", {word}));
        return tl::unexpected(problem);
    }
    if (turn && like != nullptr) // in a game
        if (const Result<void> here = allInPlay(ruleset, *like, stated); !here)
            return tl::unexpected(here.error());
    // Without a stated turn the case is in an ordinary one: the first in which the rules allow it.
    const int from = stated.turn > 0 ? stated.turn : turn.value_or(firstStatedTurn(like));
    int last = from;
    if (stated.turn == 0 && !turn && known.turns())
        last = std::min(mostTurns, like != nullptr && like->lastTurn > 0 ? like->lastTurn : fewTurns);
    return Search(ruleset, like, stated, setup, preset, entries).find(from, last);
}

} // namespace fw
