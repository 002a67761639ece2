#include "engine/play/Proposal.h"

#include "engine/model/Menu.h"
#include "engine/play/DraftChecks.h"
#include "engine/play/Routes.h"

#include <algorithm>

namespace fw {

namespace {

constexpr int mostFields = 12;         // of one entry that may be passed in a row
constexpr std::size_t mostJoining = 8; // units that join automatically; a longer list needs a choice
constexpr std::size_t mostLater = 6;   // values whose consequences are followed

bool given(const Draft& draft)
{
    return std::any_of(draft.args.begin(), draft.args.end(), [](const Argument& a) { return !a.values.empty(); });
}

class Walk
{
public:
    Walk(const TurnContext& turn, const Draft& start, bool whole, const Action& said)
        : mTurn(turn), mRules(turn.rules()), mState(turn.state()), mAt(start), mWhole(whole), mSaid(said)
    {}

    Proposal go(std::vector<Choice> choices)
    {
        mOut.sole = !mWhole;
        if (mAt.verb.empty())
            choices = begun(choices);
        for (int field = 0; field < mostFields && !choices.empty(); ++field) {
            if (field > 0 || !mOut.added.empty())
                offerLater(choices);
            if (!pass(choices))
                return std::move(mOut);
            choices = mTurn.choices(mAt);
        }
        if (!mWhole && !mAt.verb.empty())
            mOut.action = finishedAction(mTurn, mAt);
        mOut.sole = mOut.sole && mOut.action;
        return std::move(mOut);
    }

private:
    /// Picks the entry if it is the only one.
    std::vector<Choice> begun(const std::vector<Choice>& choices)
    {
        mOut.sole = choices.size() == 1 && choices.front().kind == Choice::Kind::Entry;
        if (!mOut.sole)
            return {};
        add(extend(mRules, mState, mAt, choices.front()));
        return mTurn.choices(mAt);
    }

    void add(Draft draft)
    {
        mAt = std::move(draft);
        mOut.added.push_back(mAt);
    }

    /// Passes the open field; false when a decision is needed.
    bool pass(const std::vector<Choice>& choices)
    {
        const Choice* enough = doneOf(choices);
        const Field* field = fieldOf(mTurn, mAt, choices);
        mOut.sole = mOut.sole && choices.size() == 1;
        if (const Choice* said = field == nullptr ? nullptr : nextSaid(choices, field->name)) {
            add(extend(mRules, mState, mAt, *said));
            return true;
        }
        if (field != nullptr && field->pick == Pick::Path && goesAsSaid(*field))
            return true;
        if (enough != nullptr) {
            // How far a counter moves must be asked: entering the proposal at once would not move it.
            if (!mWhole && !mOut.added.empty() && field != nullptr && field->pick == Pick::Path && choices.size() > 1)
                return false;
            add(extend(mRules, mState, mAt, *enough));
            return true;
        }
        if (choices.size() == 1 && choices.front().kind == Choice::Kind::Value) {
            // A complete action gets only the values that the rules fill in after the open field is closed.
            if (mWhole && (mOut.added.empty() || field == nullptr || !field->automatic))
                return false;
            add(extend(mRules, mState, mAt, choices.front()));
            return true;
        }
        if (mWhole || field == nullptr)
            return false;
        if (const Choice* best = preferred(mRules, mState, mAt, choices)) {
            mOut.best.push_back(*best);
            add(extend(mRules, mState, mAt, *best));
            return true;
        }
        return allJoin(choices, *field);
    }

    /// The next value that the order gives for a field; null when the draft holds other values.
    const Choice* nextSaid(const std::vector<Choice>& choices, const std::string& field) const
    {
        const std::vector<std::string>& said = mSaid.arg(field);
        const std::vector<std::string>& has = mAt.arg(field);
        if (mSaid.verb != mAt.verb || said.size() <= has.size() || !std::equal(has.begin(), has.end(), said.begin()))
            return nullptr;
        const auto next = std::find_if(choices.begin(), choices.end(), [&](const Choice& choice) {
            return choice.kind == Choice::Kind::Value && choice.value == said[has.size()];
        });
        return next == choices.end() ? nullptr : &*next;
    }

    /// Adds the path to the end that the order gives; false when it gives none or no path leads there.
    bool goesAsSaid(const Field& field)
    {
        const std::vector<std::string>& said = mSaid.arg(field.name);
        if (mSaid.verb != mAt.verb || said.size() != 1 || !mAt.arg(field.name).empty())
            return false;
        for (const Route& route : mTurn.routes(mAt)) {
            if (route.cell != said.front() || !route.ends)
                continue;
            for (const std::string& item : route.through) {
                Choice step;
                step.field = field.name;
                step.value = item;
                add(extend(mRules, mState, mAt, step));
            }
            return true;
        }
        return false;
    }

    /// Adds all candidates, if they may all join together; a player says who stays out.
    bool allJoin(const std::vector<Choice>& choices, const Field& field)
    {
        if ((field.pick != Pick::Units && field.pick != Pick::Places) || !given(mAt) || choices.size() > mostJoining)
            return false;
        Draft all = mAt;
        all.towards.clear();
        std::erase_if(all.args, [&](const Argument& a) { return a.name == field.name; });
        all.args.push_back({field.name, {}});
        for (const Choice& choice : choices)
            if (choice.kind == Choice::Kind::Value)
                all.args.back().values.push_back(choice.value);
        // Each may join, but perhaps not all together: for example, only two may attack from one hex.
        if (firstViolation(mRules, mState, all))
            return false;
        const Choices& next = mTurn.choices(all);
        if (next.size() != 1 || next.front().kind != Choice::Kind::Done)
            return false;
        mOut.added.push_back(all);
        add(extend(mRules, mState, all, next.front()));
        return true;
    }

    /// Offers the values of an optional field; a path is drawn on the map later instead.
    void offerLater(const std::vector<Choice>& choices)
    {
        const Field* field = fieldOf(mTurn, mAt, choices);
        const bool open = doneOf(choices) != nullptr || (!mWhole && choices.size() > 1);
        if (!open || field == nullptr || field->pick == Pick::Path)
            return;
        for (const Choice& choice : choices) {
            if (choice.kind != Choice::Kind::Value)
                continue;
            Later later{choice, {}, mOut.added};
            later.drafts.push_back(extend(mRules, mState, mAt, choice));
            if (doneOf(choices) != nullptr && choices.size() <= mostLater)
                goesWith(later);
            mOut.later.push_back(std::move(later));
        }
    }

    /// Adds the single choices that arise only because the value is given, such as the unit that the only leader
    /// supports.
    void goesWith(Later& later) const
    {
        Draft at = later.drafts.back();
        std::vector<Draft> way;
        for (int field = 0; field < mostFields; ++field) {
            const Choices& choices = mTurn.choices(at);
            const Choice* enough = doneOf(choices);
            if (enough == nullptr)
                return;
            const auto value = std::find_if(choices.begin(), choices.end(),
                                            [](const Choice& choice) { return choice.kind == Choice::Kind::Value; });
            if (value != choices.end() && (choices.size() > 2 || value->field == later.choice.field))
                return;
            if (value != choices.end() && !offeredWithout(value->field)) {
                way.push_back(at = extend(mRules, mState, at, *value));
                later.drafts.insert(later.drafts.end(), way.begin(), way.end());
                later.also.push_back(*value);
                way.clear();
                continue;
            }
            way.push_back(at = extend(mRules, mState, at, *enough));
        }
    }

    /// Whether the field would have choices even if nothing were given here.
    bool offeredWithout(const std::string& field) const
    {
        Draft at = mAt;
        for (int left = mostFields; left > 0; --left) {
            const Choices& choices = mTurn.choices(at);
            const Choice* enough = doneOf(choices);
            if (enough == nullptr)
                return false;
            if (enough->field == field)
                return choices.size() > 1;
            at = extend(mRules, mState, at, *enough);
        }
        return true;
    }

    const TurnContext& mTurn;
    const Rules& mRules;
    const State& mState;
    Draft mAt;
    bool mWhole;
    const Action& mSaid;
    Proposal mOut;
};

} // namespace

bool Proposal::prefers(const std::string& field) const
{
    return std::any_of(best.begin(), best.end(), [&](const Choice& choice) { return choice.field == field; });
}

Proposal propose(const TurnContext& turn, const Draft& draft, std::vector<Choice> choices, bool whole,
                 const Action& said)
{
    return Walk(turn, draft, whole, said).go(std::move(choices));
}

} // namespace fw
