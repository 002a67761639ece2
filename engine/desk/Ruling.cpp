#include "engine/desk/Ruling.h"

#include "engine/desk/Answering.h"
#include "engine/desk/DeskBoard.h"
#include "engine/desk/DeskVocabulary.h"
#include "engine/desk/Weighing.h"
#include "engine/play/OpenMenu.h"
#include "engine/play/OutcomeName.h"

#include <algorithm>

namespace fw {

namespace {

using Faces = std::vector<std::pair<std::string, int>>;

/// The name of one of several dice without its number: fire for fire.2.
std::string plainName(const std::string& die)
{
    const std::size_t dot = die.rfind('.');
    const bool counted = dot != std::string::npos && dot + 1 < die.size()
                         && die.find_first_not_of("0123456789", dot + 1) == std::string::npos;
    return counted ? die.substr(0, dot) : die;
}

/// The faces for a question, taken from the stated ones: by name, else the next one without a name.
std::optional<Action> answer(const Question& asked, Faces& dice)
{
    Action action(Action::Kind::Dice, asked.seats.empty() ? "" : asked.seats.front(), "dice");
    for (const DieAsked& die : asked.dice) {
        auto found = std::ranges::find_if(dice, [&](const auto& d) { return d.first == die.name; });
        if (found == dice.end())
            found = std::ranges::find_if(
                dice, [&](const auto& d) { return !d.first.empty() && d.first == plainName(die.name); });
        if (found == dice.end())
            found = std::ranges::find_if(dice, [](const auto& d) { return d.first.empty(); });
        if (found == dice.end())
            return std::nullopt;
        action.args.push_back({die.name, {std::to_string(found->second)}});
        dice.erase(found);
    }
    return action;
}

constexpr std::size_t mostListed = 12; ///< answers to list when one is needed

/// Carries out a stated case: the act, then dice and answers for the questions.
class Ruler
{
public:
    Ruler(const DeskVocabulary& known, const Stated& stated, const Desk& desk, Ruling& ruling)
        : mKnown(known), mRules(*desk.rules), mDesk(desk), mRuling(ruling), mDice(stated.dice),
          mAnswers(stated.answers), mChances(stated.dice.empty())
    {}

    void run()
    {
        if (carryOut(mDesk.action, mDesk.state))
            while (mRuling.next = question(mRules, mState), mRuling.unused = int(mDice.size()),
                   mRuling.next.wait == Wait::Dice ? roll() : answerNext()) {
            }
        if (mOver)
            mRuling.next = {};
        if (mRuling.trouble)
            mRuling.unused = 0;
        else
            leftOver();
    }

private:
    /// False when the rules refuse the action.
    bool carryOut(const Action& action, const State& before)
    {
        Result<Outcome> outcome = apply(mRules, before, action);
        if (!outcome) {
            mRuling.trouble = outcome.error();
            return false;
        }
        if (mChances) { // the chances are those of the last action before the dice
            mLast = action;
            mBefore = before;
        }
        mRuling.trace.insert(mRuling.trace.end(), outcome->trace.begin(), outcome->trace.end());
        mState = std::move(outcome->state);
        return true;
    }

    /// Carries out one roll with the stated dice, or makes the forecast when there are none; false at the end.
    bool roll()
    {
        if (mChances) {
            Result<Forecast> forecasted = forecast(mRules, mBefore, mLast);
            if (forecasted)
                mRuling.chances = std::move(forecasted->chances);
            else
                mRuling.trouble = forecasted.error();
            return false;
        }
        const Faces before = mDice;
        const std::optional<Action> faces = answer(mRuling.next, mDice);
        if (!faces) {
            mRuling.waiting = before;
            mRuling.misnamed = !mDice.empty();
            mRuling.unused = 0;
            return false;
        }
        const std::size_t told = mRuling.trace.size();
        if (!carryOut(*faces, mState))
            return false;
        // The ruling ends with the phase: no stated face counts for what comes next.
        Trace since(mRuling.trace.begin() + std::ptrdiff_t(told), mRuling.trace.end());
        mOver = endAtHeading(since);
        mRuling.trace.erase(mRuling.trace.begin() + std::ptrdiff_t(told), mRuling.trace.end());
        mRuling.trace.insert(mRuling.trace.end(), since.begin(), since.end());
        mRuling.unused = int(mDice.size());
        return !mOver;
    }

    /// Gives the stated answer, or the only possible one when the ruling needs it; false at the end.
    bool answerNext()
    {
        const bool asked = mRuling.next.wait == Wait::Choice || mRuling.next.wait == Wait::Path;
        const bool follows = asked && followsAct(mRules, mDesk.state, mState);
        // A declared engagement may be concluded later in its phase, if answers or dice for that are stated.
        if (!follows && (!asked || (mAnswers.empty() && mDice.empty()) || !declaredOnly()))
            return false;
        Result<std::optional<Action>> said = takeAnswer(mKnown, mRules, mState, mAnswers);
        if (!said) {
            mRuling.trouble = said.error();
            return false;
        }
        if (*said)
            return carryOut(**said, mState);
        const bool needed = mChances || !mDice.empty();
        if (!needed && mRuling.next.wait == Wait::Path)
            return false; // the board of the desk has no paths to list
        const Answers possible = answersTo(mRules, mState, mostListed);
        if (needed && possible.all && possible.list.size() == 1)
            return carryOut(possible.list.front(), mState);
        for (const Action& one : possible.list)
            mRuling.choices.push_back(answerText(mRules, mState, one));
        std::ranges::stable_sort(mRuling.choices,
                                 [](const std::string& a, const std::string& b) { return a.size() < b.size(); });
        mRuling.moreChoices = !possible.all;
        mRuling.open = needed;
        return false;
    }

    /// Whether the act declared an engagement that waits for its conclusion in the same phase.
    bool declaredOnly() const
    {
        const Position &then = mDesk.state.position, &now = mState.position;
        return then.turn == now.turn && then.phase == now.phase && then.active == now.active
               && now.engagements.size() > then.engagements.size();
    }

    /// Refuses a stated answer to a question that never came, unless the question may still come.
    void leftOver()
    {
        for (const StatedAnswer& left : mAnswers) {
            const std::optional<bool> taken = takenAnyway(mKnown, left, mRuling.trace);
            if (taken.value_or(false))
                continue;
            if (!taken && (mRuling.next.wait == Wait::Dice || mRuling.open)) {
                mRuling.assumed.emplace_back(Text("\"{0}\" answers a question that may come later", {left.entry}));
                continue;
            }
            Problem problem(
                Trouble::Usage,
                taken ? Text("\"{0}\": only another answer was possible, and the ruling took it", {left.entry})
                      : Text("no side is asked for \"{0}\"", {left.entry}));
            mRuling.trouble = std::move(problem);
        }
    }

    const DeskVocabulary& mKnown;
    const Rules& mRules;
    const Desk& mDesk;
    Ruling& mRuling;
    Faces mDice;
    std::vector<StatedAnswer> mAnswers;
    bool mChances;
    bool mOver = false; ///< the phase ended with the ruling
    State mState;
    Action mLast;
    State mBefore;
};

DeskVocabulary wordsOf(const Case& given)
{
    return {given.rules, given.like ? &*given.like : nullptr};
}

/// Adds to the assumptions where the acting counters are, when not all directions were stated.
void standing(const Stated& stated, GridShape shape, Ruling& ruling)
{
    const std::vector<int> directions = deskDirections(stated);
    std::string where;
    bool said = true;
    for (std::size_t i = 0; i < directions.size(); ++i) {
        if (stated.acting[i].together)
            continue;
        said = said && stated.acting[i].direction >= 0;
        where += (where.empty() ? "" : ", ") + std::string(directionName(shape, directions[i]));
    }
    if (!said && !stated.target.empty())
        ruling.assumed.emplace_back(Text("the acting units are {0} of the target", {where}));
}

} // namespace

Result<Ruling> ruleOn(const DeskVocabulary& known, const Case& given, const Stated& stated)
{
    Result<Desk> desk = setUpDesk(known, stated, given.setup, given.preset, given.turn);
    if (!desk)
        return tl::unexpected(desk.error());
    Ruling ruling;
    ruling.rules = desk->rules;
    if (stated.turn == 0)
        ruling.assumed.emplace_back(Text("turn {0}", {std::to_string(desk->turn)}));
    if (stated.phase.empty())
        ruling.assumed.emplace_back(Text("{0} of {1}", {desk->phase, desk->side}));
    ruling.assumed.insert(ruling.assumed.end(), desk->answered.begin(), desk->answered.end());
    Ruler(known, stated, *desk, ruling).run();
    return ruling;
}

Result<Ruling> ruleOn(const Case& given, const Stated& stated)
{
    return ruleOn(wordsOf(given), given, stated);
}

Result<Ruling> ruleAloud(const Case& given, const Stated& stated)
{
    const DeskVocabulary known = wordsOf(given);
    Result<Ruling> ruling = ruleOn(known, given, stated);
    if (!ruling)
        return ruling;
    bool faces = true;
    std::string counters;
    for (const auto* units : {&stated.acting, &stated.target})
        for (const StatedUnit& unit : *units) {
            faces = faces && unit.facing >= 0;
            if (!unit.counter.empty())
                counters += (counters.empty() ? "" : ", ") + unit.name;
        }
    if (!counters.empty() && given.like)
        ruling->assumed.emplace_back(Text("{0} as in {1}", {counters, given.like->title}));
    if (given.rules.facings > 0 && !faces)
        ruling->assumed.emplace_back("face to face");
    if (given.rules.facings > 0)
        standing(stated, ruling->rules->scenario().map.grid.shape, *ruling);
    const std::vector<Text> missing = missingNumbers(known, given, stated, ruling);
    ruling->vain = saidInVain(known, given, stated, ruling);
    ruling->assumed.insert(ruling->assumed.end(), missing.begin(), missing.end());
    return ruling;
}

} // namespace fw
