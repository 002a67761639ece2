#include "engine/desk/RuleDesk.h"

#include "engine/desk/DeskBoard.h"
#include "engine/desk/DeskFiller.h"
#include "engine/desk/DeskVocabulary.h"
#include "engine/play/Menu.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace fw {

namespace {

constexpr int fewTurns = 20;  ///< tried for an ordinary one where no scenario says how many there are
constexpr int mostTurns = 99; ///< tried at all: every one is sought from the first turn on

/// A phase of the sequence of play.
struct Phase {
    std::string id;
    std::string label;
    std::string cite; ///< of the row that makes it one, or of what it stands in
};

void phasesIn(const std::vector<Node>& nodes, const std::string& cite, std::vector<Phase>& out,
              const std::function<bool(const Node&)>& wanted)
{
    for (const Node& node : nodes) {
        const std::string& own = node.cite.empty() ? cite : node.cite;
        const bool known = std::any_of(out.begin(), out.end(),
                                       [&](const Phase& p) { return p.id == node.phase; });
        if (!node.phase.empty() && !known && wanted(node))
            out.push_back({node.phase, node.label.empty() ? node.phase : node.label, own});
        phasesIn(node.then, own, out, wanted);
        phasesIn(node.otherwise, own, out, wanted);
        for (const MenuEntry& entry : node.menu)
            phasesIn(entry.then, own, out, wanted);
    }
}

/// Whether a procedure has one of the entries, by itself or in those it calls.
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
            for (const MenuEntry& entry : node.menu)
                found = found || entries.count(entry.id) != 0;
            if (!node.call.empty())
                calls.push_back(node.call);
        });
        if (found || std::any_of(calls.begin(), calls.end(), [&](const std::string& call) {
                return offers(rules, call, entries, seen);
            }))
            return true;
    }
    return false;
}

/// The phases that have one of the entries; all, when none does by itself.
std::vector<Phase> phasesOf(const Ruleset& rules, const std::set<std::string>& entries)
{
    std::vector<Phase> with, all;
    const auto collect = [&](std::vector<Phase>& out, const std::function<bool(const Node&)>& wanted) {
        for (const Procedure& procedure : rules.procedures)
            phasesIn(procedure.then, procedure.cite, out, wanted);
    };
    collect(all, [](const Node&) { return true; });
    collect(with, [&](const Node& node) {
        std::set<std::string> seen;
        return offers(rules, node.call, entries, seen);
    });
    return with.empty() ? all : with;
}

/// Looks for the turn, side and phase in which a case can be ruled on.
class Search
{
public:
    Search(const Ruleset& ruleset, const Scenario* like, const Stated& stated, const Setup& setup,
           const std::string& preset, std::set<std::string> entries)
        : mRuleset(ruleset), mLike(like), mStated(stated), mSetup(setup), mPreset(preset),
          mEntries(std::move(entries)), mPhases(phasesOf(ruleset, mEntries))
    {
    }

    /// In the first turn, `from` to `last`, that allows it.
    Result<Desk> find(int from, int last)
    {
        if (!mStated.phase.empty()) {
            std::erase_if(mPhases, [&](const Phase& p) { return p.id != mStated.phase; });
            if (mPhases.empty())
                return tl::unexpected(wrongPhase());
        }
        for (const auto& sides : deskSides(mLike, mStated)) {
            Result<DeskBoard> board = layBoard(mRuleset, mLike, mStated, mPreset, sides, last);
            if (!board)
                return tl::unexpected(board.error());
            Result<std::shared_ptr<const Rules>> rules = compile(mRuleset, board->scenario, mSetup);
            if (!rules)
                return tl::unexpected(rules.error());
            Setup open = mSetup;
            open.level = Level::Record;
            Result<std::shared_ptr<const Rules>> lenient = compile(mRuleset, board->scenario, open);
            if (!lenient)
                return tl::unexpected(lenient.error());
            mTables.push_back({std::move(*board), std::move(*rules), std::move(*lenient)});
        }
        for (int turn = from; turn <= last; ++turn)
            for (const Table& table : mTables)
                for (const Phase& phase : mPhases)
                    if (std::optional<Result<Desk>> found = tryAt(table, phase, turn))
                        return std::move(*found);
        if (mRefusal)
            return tl::unexpected(*mRefusal);
        return fail(Trouble::Refused, Text("no phase of these rules offers \"{0}\" to forces like these",
                                           {mStated.entry}));
    }

private:
    struct Table {
        DeskBoard board;
        std::shared_ptr<const Rules> rules;
        std::shared_ptr<const Rules> lenient; ///< that asks even where nothing is legal
    };

    Problem wrongPhase() const
    {
        Problem problem;
        problem.trouble = Trouble::Refused;
        problem.text = Text("\"{0}\" cannot be done in the phase {1}", {mStated.entry, mStated.phase});
        problem.cite = untimely(mRuleset, [&](const MenuEntry& entry) {
            return mEntries.count(entry.id) != 0;
        });
        eachNode(mRuleset, [&](const Node& node) {
            for (const MenuEntry& entry : node.menu)
                if (problem.cite.empty() && mEntries.count(entry.id) != 0)
                    problem.cite = entry.cite.empty() ? node.cite : entry.cite;
        });
        for (const Phase& phase : phasesOf(mRuleset, mEntries))
            problem.alternatives.emplace_back(Text("phase {0}", {phase.id}));
        return problem;
    }

    /// Whether a game that was entered is where it was to be.
    static bool there(const Rules& rules, const State& state, const Phase& phase, int turn,
                      const std::string& side)
    {
        const Position& p = state.position;
        return p.turn == turn && rules.word(p.phase) == phase.id
            && (p.active < 0 || rules.side(side) == p.active) && question(rules, state).wait == Wait::Choice;
    }

    std::optional<Result<Desk>> tryAt(const Table& table, const Phase& phase, int turn)
    {
        const Rules& rules = *table.rules;
        const std::string& side = table.board.side;
        Result<Outcome> begun = beginAt(rules, rules.startPosition(), phase.id, side, turn);
        if (begun && there(rules, begun->state, phase, turn, side)) {
            const std::vector<std::string> seats = question(rules, begun->state).seats;
            Draft draft;
            draft.seat = seats.empty() ? side : seats.front();
            for (const Choice& choice : legal(rules, begun->state, draft)) {
                if (choice.kind != Choice::Kind::Entry || mEntries.count(choice.value) == 0)
                    continue;
                draft = extend(rules, begun->state, draft, choice);
                Result<Action> action =
                    DeskFiller(rules, begun->state, table.board, mStated.fields).fill(draft);
                if (!action)
                    return tl::unexpected(action.error());
                const int acting = rules.side(side);
                return Desk{table.rules, std::move(begun->state), std::move(begun->trace),
                            std::move(*action),
                            rules.scenario().sides[std::size_t(acting)].name, phase.label, turn};
            }
        }
        note(table, phase, turn);
        return std::nullopt;
    }

    /// Keeps why a phase does not offer the entry, as play says it. The first reason with a case counts.
    void note(const Table& table, const Phase& phase, int turn)
    {
        if (mRefusal && !mRefusal->cite.empty())
            return;
        const auto keep = [&](Problem problem) {
            problem.trouble = Trouble::Refused;
            if (!mRefusal || !problem.cite.empty())
                mRefusal = std::move(problem);
        };
        const Rules& lenient = *table.lenient;
        const std::string& side = table.board.side;
        const Result<Outcome> begun = beginAt(lenient, lenient.startPosition(), phase.id, side, turn);
        if (!begun || !there(lenient, begun->state, phase, turn, side)) {
            Problem problem;
            problem.text = Text("turn {0} has no phase \"{1}\" in which that could be done",
                                {std::to_string(turn), phase.label});
            problem.cite = phase.cite;
            keep(std::move(problem));
            return;
        }
        const std::vector<std::string> seats = question(lenient, begun->state).seats;
        for (const MenuEntry* entry : openMenu(lenient, begun->state)) {
            if (mEntries.count(entry->id) == 0)
                continue;
            // The two sets of rules differ in strictness only: a state of one is a state of the other.
            const Action tried = DeskFiller(*table.rules, begun->state, table.board, mStated.fields)
                                     .forced(*entry, seats.empty() ? side : seats.front());
            if (const Result<Outcome> done = apply(*table.rules, begun->state, tried, false); !done)
                keep(done.error());
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
};

/// In a game nobody acts, or is acted on, who has left it for good; who is still to arrive may be tried.
Result<void> allInPlay(const Ruleset& rules, const Scenario& like, const Stated& stated)
{
    std::map<std::string, std::string> out; // counters in a box they do not come back from
    for (const Placement& placement : like.setup)
        for (const Box& box : rules.boxes)
            if (placement.at == noCell && box.id == placement.box && box.role != "arrivals"
                && box.role != "other")
                out[placement.unit] = box.label.empty() ? box.id : box.label;
    for (const auto* units : {&stated.acting, &stated.target})
        for (const StatedUnit& unit : *units)
            if (const auto found = out.find(unit.counter); found != out.end())
                return fail(Trouble::Refused, Text("{0} is off the map: {1}", {unit.name, found->second}),
                            {}, "a name of your own in quotes states a counter like it");
    return {};
}

} // namespace

Result<Desk> setUpDesk(const DeskVocabulary& known, const Stated& stated, const Setup& setup,
                       const std::string& preset, std::optional<int> turn)
{
    const Ruleset& ruleset = known.rules();
    const Scenario* like = known.scenario();
    const std::set<std::string> entries = known.entries(stated.entry);
    if (entries.empty()) {
        Problem problem;
        problem.trouble = Trouble::Usage;
        problem.text = Text("these rules have nothing called \"{0}\"", {stated.entry});
        for (const std::string& word : known.entryWords())
            problem.alternatives.emplace_back(Text("{0}", {word}));
        return tl::unexpected(problem);
    }
    if (turn && like != nullptr) // in a game
        if (const Result<void> here = allInPlay(ruleset, *like, stated); !here)
            return tl::unexpected(here.error());
    // A turn that nobody named is an ordinary one: the first in which the rules allow it.
    const int from = stated.turn > 0 ? stated.turn : turn.value_or(1);
    int last = from;
    if (stated.turn == 0 && !turn && known.turns())
        last = std::min(mostTurns, like != nullptr && like->lastTurn > 0 ? like->lastTurn : fewTurns);
    return Search(ruleset, like, stated, setup, preset, entries).find(from, last);
}

} // namespace fw
