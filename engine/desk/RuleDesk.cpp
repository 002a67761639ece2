#include "engine/desk/RuleDesk.h"

#include <algorithm>
#include <functional>
#include <set>

namespace fw {

namespace {

constexpr int boardSize = 9;

void eachNode(const std::vector<Node>& nodes, const std::function<void(const Node&)>& visit)
{
    for (const Node& node : nodes) {
        visit(node);
        eachNode(node.then, visit);
        eachNode(node.otherwise, visit);
        for (const MenuEntry& entry : node.menu)
            eachNode(entry.then, visit);
    }
}

void eachNode(const Ruleset& rules, const std::function<void(const Node&)>& visit)
{
    for (const Procedure& procedure : rules.procedures)
        eachNode(procedure.then, visit);
}

/// Ids of menu entries that go by a word.
std::set<std::string> entriesNamed(const Ruleset& rules, const std::string& word)
{
    std::set<std::string> ids;
    eachNode(rules, [&](const Node& node) {
        for (const MenuEntry& entry : node.menu)
            for (const std::string& name : {entry.id, entry.word, entry.label})
                if (!name.empty() && plainWord(name) == plainWord(word))
                    ids.insert(entry.id);
    });
    return ids;
}

/// The names a field of those entries goes by, and its own.
std::string fieldNamed(const Ruleset& rules, const std::set<std::string>& entries,
                       const std::string& word)
{
    std::string found;
    eachNode(rules, [&](const Node& node) {
        for (const MenuEntry& entry : node.menu) {
            if (!entries.count(entry.id))
                continue;
            for (const Field& field : entry.fields)
                for (const std::string& name : {field.name, field.word, field.label})
                    if (!name.empty() && plainWord(name) == plainWord(word))
                        found = field.name;
        }
    });
    return found;
}

std::vector<std::string> phasesOf(const Ruleset& rules)
{
    std::vector<std::string> phases;
    eachNode(rules, [&](const Node& node) {
        if (!node.phase.empty() &&
            std::find(phases.begin(), phases.end(), node.phase) == phases.end())
            phases.push_back(node.phase);
    });
    return phases;
}

Unit counter(const Ruleset& rules, const StatedUnit& stated, const std::string& id,
             const std::string& side)
{
    Unit unit;
    unit.id = id;
    unit.name = !stated.name.empty()   ? stated.name
                : !stated.type.empty() ? stated.type
                                       : id;
    unit.side = side;
    unit.formation = stated.formation;
    unit.type = stated.type;
    if (unit.type.empty() && !rules.unitTypes.empty())
        unit.type = rules.unitTypes.front();
    unit.tags = stated.tags;
    unit.steps = stated.steps;
    for (const Rating& rating : rules.ratings) {
        const auto said = stated.ratings.find(rating.id);
        // A stated number is what counts, whichever side of the counter is up.
        for (const RatingColumn& column : rating.columns)
            unit.ratings[rating.id][column.column] =
                said == stated.ratings.end() ? Rational(0) : said->second;
    }
    return unit;
}

/// One board with one of the sides acting.
struct Board {
    Scenario scenario;
    std::string side;               ///< that acts
    std::string target;             ///< printed number
    std::vector<std::string> acting; ///< unit ids
    std::vector<std::string> others;
};

Result<Board> lay(const Ruleset& rules, const Scenario* like, const Stated& stated,
                  const std::string& preset, bool swapped)
{
    Board board;
    Scenario& s = board.scenario;
    if (like != nullptr) {
        s.preset = like->preset;
        s.options = like->options;
        s.sides = like->sides;
        s.map.grid.shape = like->map.grid.shape;
        s.map.grid.evenShoved = like->map.grid.evenShoved;
        s.sideMarks = like->sideMarks;
        s.gameMarks = like->gameMarks;
        s.tables = like->tables;
        s.modifiers = like->modifiers;
    }
    s.id = "stated";
    s.title = "stated";
    s.rules = rules.id;
    s.rulesVersion = rules.version;
    if (!preset.empty())
        s.preset = preset;
    if (s.sides.size() < 2)
        s.sides = {{"red", "Red", "#a8322d"}, {"blue", "Blue", "#2f4f7f"}};
    s.lastTurn = std::max(stated.turn + 1, like != nullptr ? like->lastTurn : 20);
    Map& map = s.map;
    map.grid.columns = map.grid.rows = boardSize;
    map.numbering = fourDigits();
    map.terrain.assign(boardSize * boardSize, {});
    const Cell middle = map.grid.cell(boardSize / 2, boardSize / 2);
    board.target = map.numbering.label(map.grid, middle);
    map.terrain[std::size_t(middle)] = stated.targetGround;
    if (stated.actingLevel != stated.targetLevel || stated.targetLevel != 0) {
        map.level.assign(boardSize * boardSize, stated.actingLevel);
        map.level[std::size_t(middle)] = stated.targetLevel;
    }

    const std::string own = s.sides[swapped ? 1 : 0].id;
    const std::string foe = s.sides[swapped ? 0 : 1].id;
    board.side = own;
    std::set<std::string> taken;
    const auto place = [&](const StatedUnit& unit, const std::string& side, Cell cell) {
        std::string id = unit.name.empty() ? unit.type : unit.name;
        std::replace(id.begin(), id.end(), ' ', '-');
        if (id.empty())
            id = "counter";
        const std::string base = id;
        for (int n = 2; taken.count(id); ++n)
            id = base + "-" + std::to_string(n);
        taken.insert(id);
        s.units.push_back(counter(rules, unit, id, side));
        Placement placement;
        placement.unit = id;
        placement.at = cell;
        placement.facing = unit.facing;
        placement.stepsLost = unit.lost;
        placement.marks = unit.marks;
        s.setup.push_back(std::move(placement));
        return id;
    };
    // Who says where he stands goes there; the others take what is free, in their order.
    std::set<int> used;
    for (const StatedUnit& unit : stated.acting)
        if (unit.direction >= 0 && !unit.together)
            used.insert(unit.direction);
    int direction = -1, next = 0;
    for (const StatedUnit& unit : stated.acting) {
        if (!unit.together || direction < 0) {
            if (unit.direction >= 0) {
                direction = unit.direction;
            } else {
                while (used.count(next))
                    ++next;
                direction = next++;
            }
        }
        if (direction >= map.grid.directions())
            return fail(Trouble::Usage, Text("only {0} cells are next to the target",
                                             {std::to_string(map.grid.directions())}));
        const Cell cell = map.grid.neighbour(middle, direction);
        map.terrain[std::size_t(cell)] = stated.actingGround;
        if (!stated.across.empty() && !unit.together)
            map.sides.push_back({std::min(middle, cell), std::max(middle, cell), stated.across});
        board.acting.push_back(place(unit, own, cell));
    }
    for (const StatedUnit& unit : stated.target)
        board.others.push_back(place(unit, foe, middle));
    return board;
}

/// Fills the fields of an entry with what was stated.
class Filler
{
public:
    Filler(const Rules& rules, const State& state, const Board& board,
           std::map<std::string, std::vector<std::string>> fields)
        : mRules(rules), mState(state), mBoard(board), mFields(std::move(fields))
    {
    }

    Result<Action> fill(Draft draft)
    {
        for (int clicks = 0; clicks < 200; ++clicks) {
            const std::vector<Choice> choices = legal(mRules, mState, draft);
            const Choice* next = wanted(choices, draft);
            if (next == nullptr && complete(mRules, mState, draft))
                break;
            if (next == nullptr)
                next = only(choices);
            if (next == nullptr)
                return stuck(choices, draft);
            draft = extend(mRules, mState, draft, *next);
        }
        return insist(std::move(draft));
    }

private:
    const Choice* wanted(const std::vector<Choice>& choices, const Draft& draft)
    {
        std::set<std::string> fields;
        for (const Choice& choice : choices)
            fields.insert(choice.field);
        for (const std::string& field : fields) {
            std::vector<std::string> wishes;
            if (const auto said = mFields.find(field); said != mFields.end()) {
                wishes = said->second;
            } else {
                wishes.push_back(mBoard.target);
                wishes.insert(wishes.end(), mBoard.acting.begin(), mBoard.acting.end());
                wishes.insert(wishes.end(), mBoard.others.begin(), mBoard.others.end());
            }
            const std::vector<std::string>& has = draft.arg(field);
            for (const std::string& wish : wishes)
                for (const Choice& choice : choices)
                    if (choice.field == field && choice.kind != Choice::Kind::Done &&
                        (plainWord(choice.value) == plainWord(wish) ||
                         plainWord(choice.label) == plainWord(wish)) &&
                        std::find(has.begin(), has.end(), choice.value) == has.end())
                        return &choice;
        }
        for (const Choice& choice : choices)
            if (choice.kind == Choice::Kind::Done)
                return &choice;
        return nullptr;
    }

    static const Choice* only(const std::vector<Choice>& choices)
    {
        return choices.size() == 1 ? &choices.front() : nullptr;
    }

    tl::unexpected<Problem> stuck(const std::vector<Choice>& choices, const Draft& draft)
    {
        // The words may ask for something illegal: then its refusal says more.
        if (Result<Action> forced = insist(draft); !forced)
            return tl::unexpected(forced.error());
        Problem problem;
        problem.trouble = Trouble::Usage;
        const std::string field = choices.empty() ? std::string() : choices.front().field;
        problem.text = Text("say what \"{0}\" is to be", {field});
        for (const Choice& choice : choices)
            problem.alternatives.emplace_back(choice.label.empty() ? choice.value : choice.label);
        return tl::unexpected(problem);
    }

    /// Counters that were stated as acting but are in no field go where their fellows are.
    Result<Action> insist(Action action)
    {
        const auto inField = [&](const Argument& arg, const std::string& unit) {
            return std::find(arg.values.begin(), arg.values.end(), unit) != arg.values.end();
        };
        Argument* fellows = nullptr;
        std::vector<std::string> missing;
        for (const std::string& unit : mBoard.acting) {
            bool used = false;
            for (Argument& arg : action.args) {
                if (!inField(arg, unit))
                    continue;
                used = true;
                if (fellows == nullptr)
                    fellows = &arg;
            }
            if (!used)
                missing.push_back(unit);
        }
        // Who said which counters a field takes meant no others.
        if (missing.empty() || (fellows != nullptr && mFields.count(fellows->name)))
            return action;
        Action forced = action;
        if (fellows != nullptr) {
            const std::string name = fellows->name;
            for (Argument& arg : forced.args)
                if (arg.name == name)
                    arg.values.insert(arg.values.end(), missing.begin(), missing.end());
        }
        if (const Result<Outcome> tried = apply(mRules, mState, forced, false); !tried)
            return tl::unexpected(tried.error());
        return forced;
    }

    const Rules& mRules;
    const State& mState;
    const Board& mBoard;
    std::map<std::string, std::vector<std::string>> mFields;
};

} // namespace

Result<Desk> setUpDesk(const Ruleset& ruleset, const Scenario* like, const Stated& stated,
                       const Setup& setup, const std::string& preset)
{
    const std::set<std::string> entries = entriesNamed(ruleset, stated.entry);
    if (entries.empty()) {
        std::set<std::string> known;
        eachNode(ruleset, [&](const Node& node) {
            for (const MenuEntry& entry : node.menu)
                known.insert(entry.word.empty() ? entry.id : entry.word);
        });
        Problem problem;
        problem.trouble = Trouble::Usage;
        problem.text = Text("these rules have nothing called \"{0}\"", {stated.entry});
        for (const std::string& word : known)
            problem.alternatives.emplace_back(word);
        return tl::unexpected(problem);
    }
    std::map<std::string, std::vector<std::string>> fields;
    for (const auto& [word, values] : stated.fields) {
        const std::string name = fieldNamed(ruleset, entries, word);
        if (name.empty())
            return fail(Trouble::Usage, Text("\"{0}\" has no field called \"{1}\"",
                                             {stated.entry, word}));
        fields[name] = values;
    }

    std::optional<Problem> refusal;
    for (const bool swapped : {false, true}) {
        Result<Board> board = lay(ruleset, like, stated, preset, swapped);
        if (!board)
            return tl::unexpected(board.error());
        Result<std::shared_ptr<const Rules>> rules = compile(ruleset, board->scenario, setup);
        if (!rules)
            return tl::unexpected(rules.error());
        for (const std::string& phase : phasesOf(ruleset)) {
            Result<Outcome> begun = beginAt(**rules, (*rules)->startPosition(), phase, board->side,
                                            stated.turn);
            if (!begun || question(**rules, begun->state).wait != Wait::Choice)
                continue;
            const std::vector<std::string> seats = question(**rules, begun->state).seats;
            Draft draft;
            draft.seat = seats.empty() ? board->side : seats.front();
            for (const Choice& choice : legal(**rules, begun->state, draft)) {
                if (choice.kind != Choice::Kind::Entry || !entries.count(choice.value))
                    continue;
                draft = extend(**rules, begun->state, draft, choice);
                Result<Action> action =
                    Filler(**rules, begun->state, *board, fields).fill(draft);
                if (!action)
                    return tl::unexpected(action.error());
                return Desk{*rules, std::move(begun->state), std::move(begun->trace),
                            std::move(*action)};
            }
            // Not offered: why not, if the phase has it at all.
            for (const std::string& entry : entries) {
                Action tried;
                tried.seat = draft.seat;
                tried.verb = entry;
                const Result<Outcome> outcome = apply(**rules, begun->state, tried, false);
                if (!outcome && !outcome.error().cite.empty() && !refusal)
                    refusal = outcome.error();
            }
        }
    }
    if (refusal)
        return tl::unexpected(*refusal);
    return fail(Trouble::Refused,
                Text("no phase of these rules offers \"{0}\" to forces like these",
                     {stated.entry}));
}

} // namespace fw
