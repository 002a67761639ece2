// Secret answers: each pair is tried on a copy of the state without the answers that were given already.
#include "engine/play/Unseen.h"

#include "engine/play/Forecast.h"
#include "engine/play/OpenMenu.h"
#include "engine/play/StateView.h"
#include "engine/rules/Compiled.h"

#include <algorithm>

namespace fw {

namespace {

constexpr std::size_t mostCompared = 12;       // answers of one side; nobody compares more
constexpr int mostTried = 200;                 // drafts examined to find them
constexpr std::size_t mostFaces = 2000;        // face combinations examined for one pair
constexpr std::int64_t mostSteps = 60'000'000; // evaluation steps for all pairs together

/// All answers that a side may give, found click by click.
class EveryAnswer
{
public:
    EveryAnswer(const Rules& rules, const State& state, std::string seat, StepBudget& budget)
        : mRules(rules), mState(state), mBudget(budget)
    {
        Draft blank;
        blank.seat = std::move(seat);
        look(blank);
    }
    std::vector<Answer> take()
    {
        return mTooMany || mFound.size() > mostCompared ? std::vector<Answer>() : std::move(mFound);
    }

private:
    void look(const Draft& draft)
    {
        if (mTooMany || ++mTried > mostTried || mFound.size() > mostCompared) {
            mTooMany = true;
            return;
        }
        Action whole = draft;
        std::erase_if(whole.args, [](const Argument& a) { return a.values.empty(); });
        const bool known = std::ranges::any_of(mFound, [&](const Answer& answer) { return answer.action == whole; });
        if (!draft.verb.empty() && !known && apply(mRules, mState, whole, false, mBudget))
            mFound.push_back(called(whole));
        for (const Choice& choice : offered(mRules, mState, draft, mBudget))
            look(extend(mRules, mState, draft, choice));
    }
    Answer called(const Action& action) const
    {
        std::string label = action.verb;
        std::string word = action.verb;
        for (const MenuEntry* entry : openMenu(mRules, mState)) {
            if (entry->id != action.verb)
                continue;
            label = entry->label.empty() ? label : entry->label;
            word = entry->word.empty() ? word : entry->word;
        }
        std::string values;
        for (const Argument& a : action.args)
            for (const std::string& value : a.values)
                values += " " + (mRules.unit(value) >= 0 ? mRules.unitName(mRules.unit(value)) : value);
        return {action, values.empty() ? Text("{0}", {label}) : Text("{0}:{1}", {label, values}), word + values};
    }

    const Rules& mRules;
    const State& mState;
    StepBudget& mBudget;
    std::vector<Answer> mFound;
    int mTried = 0;
    bool mTooMany = false;
};

/// Whether something hidden from a seat could affect the results.
bool hides(const Rules& rules, const State& state, const std::string& seat)
{
    if (hidesSomething(rules) || !state.position.unidentified.empty())
        return true;
    for (const UnitId unit : rules.compiled().units.ids())
        if (rules.concealed(state.position, unit, seat))
            return true;
    return false;
}

/// Adds one pair: carries out both answers on a copy, then follows the dice.
void pair(const Rules& rules, const State& open, const Action& mine, const Action& theirs,
          SimultaneousOutcomeMatrix& out, StepBudget& budget)
{
    Pairing& found = out.pairs.emplace_back();
    const auto one = apply(rules, open, mine, false, budget);
    const auto both = one ? apply(rules, one->state, theirs, true, budget) : one;
    if (!both)
        return;
    for (const Event& line : both->trace) {
        if (line.kind() == EventKind::Note && !line.is<CodeApplied>())
            found.instead = line.data;
        const auto* read = line.as<CellRead>();
        if (read == nullptr || !found.cell.empty() || (!out.table.empty() && line.row != out.table))
            continue;
        out.table = line.row;
        out.cite = line.cite;
        found.cell = read->cell;
    }
    if (question(rules, both->state).wait != Wait::Dice)
        return;
    RollForecast dice = diceAhead(rules, both->state, mostFaces, budget);
    found.chances = std::move(dice.chances);
    Trace known = reckoned(both->trace);
    known.insert(known.end(), dice.certain.begin(), dice.certain.end());
    const bool first = std::none_of(out.pairs.begin(), out.pairs.end() - 1,
                                    [](const Pairing& other) { return !other.chances.empty(); });
    out.certain = first ? std::move(known) : commonTrace(out.certain, known);
}

} // namespace

bool namesConcealed(const Rules& rules, const Position& position, const Event& line, const std::string& seat)
{
    return std::any_of(line.units.begin(), line.units.end(), [&](const std::string& id) {
        const UnitId unit(rules.unit(id));
        return unit.valid() && rules.concealed(position, unit, seat);
    });
}

namespace {

std::optional<SimultaneousOutcomeMatrix> allPairs(const Rules& rules, const State& state, const std::string& seat,
                                                  const std::stop_token& stop)
{
    State open = state;
    open.sealed.clear();
    const std::vector<std::string> seats = toAct(rules, open);
    const auto self = std::ranges::find(seats, seat);
    if (seats.size() != 2 || self == seats.end())
        return std::nullopt;
    SimultaneousOutcomeMatrix out;
    out.otherSeat = self == seats.begin() ? seats.back() : seats.front();
    StepBudget budget(mostSteps);
    out.own = EveryAnswer(rules, open, seat, budget).take();
    out.other = EveryAnswer(rules, open, out.otherSeat, budget).take();
    if (out.own.empty() || out.other.empty())
        return std::nullopt;
    for (const Answer& mine : out.own)
        for (const Answer& theirs : out.other)
            if (!stop.stop_requested())
                pair(rules, open, mine.action, theirs.action, out, budget);
    return stop.stop_requested() ? std::nullopt : std::optional(std::move(out));
}

} // namespace

std::optional<SimultaneousOutcomeMatrix> pairings(const Rules& rules, const State& state, const std::string& seat,
                                                  const std::stop_token& stop)
{
    const ChooseInstr* choice = StateView(rules, state).secretChoice();
    if (choice == nullptr || choice->several() || hides(rules, state, seat))
        return std::nullopt;
    return unlessSpent([&] { return allPairs(rules, state, seat, stop); }, std::optional<SimultaneousOutcomeMatrix>());
}

} // namespace fw
