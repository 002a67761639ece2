#include "app/referee/table/Prospect.h"

#include "engine/play/Menu.h"

namespace fw {

namespace {

/// What the dice may come to; nothing where that names who lies face down, beside a screen that all look at.
std::optional<DiceAhead> forAllEyes(const Rules& rules, const State& state)
{
    std::optional<DiceAhead> out = diceAhead(rules, state);
    if (out && hidesSomething(rules))
        for (const Chance& chance : out->chances)
            for (const TraceLine& line : chance.trace)
                if (namesConcealed(rules, state.position, line, "public"))
                    return std::nullopt;
    return out;
}

} // namespace

Prospect::Prospect(const Referee& referee, QObject* owner) : QObject(owner), mReferee(referee), mBackground(this) {}

Prospect::Asked Prospect::asked() const
{
    Asked out;
    out.rows = mReferee.game().entries().size();
    out.rules = &mReferee.rules();
    const Question& q = mReferee.question();
    out.unseen = q.wait == Wait::Choice && mReferee.secret() && !mReferee.handOver();
    out.dice = q.wait == Wait::Dice && !mReferee.forecast() && mReferee.state().sealed.empty()
               && mReferee.state().position.unidentified.empty();
    if (out.unseen)
        out.seat = mReferee.seat();
    return out;
}

void Prospect::look()
{
    const Asked now = asked();
    if (now == mAsked)
        return;
    mAsked = now;
    mPairings.reset();
    mDice.reset();
    if (!now.dice && !now.unseen)
        return;
    struct Found {
        std::optional<Pairings> pairings;
        std::optional<DiceAhead> dice;
    };
    mBackground.run(
        [rules = mReferee.game().sharedRules(), state = mReferee.state(), now] {
            return now.dice ? Found{{}, forAllEyes(*rules, state)} : Found{fw::pairings(*rules, state, now.seat), {}};
        },
        [this, now](const Found& it) {
            if (!(now == mAsked))
                return; // something else is asked by now
            mPairings = it.pairings;
            mDice = it.dice;
            emit found();
        });
}

} // namespace fw
