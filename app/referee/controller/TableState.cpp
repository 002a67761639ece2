#include "app/referee/controller/TableState.h"

#include "editor/Logging.h"
#include "engine/model/Menu.h"
#include "engine/model/Seen.h"
#include "engine/play/DraftChecks.h"
#include "engine/play/OpenMenu.h"

#include <QDateTime>
#include <algorithm>

namespace fw {

TableState::TableState(Game game, const QString& file) : mGame(std::move(game)), mFile(file)
{
    look();
}

std::string TableState::stamp()
{
    return QDateTime::currentDateTime().toString("yyyy-MM-dd HH:mm:ss").toStdString();
}

Draft TableState::blank() const
{
    Draft out;
    out.seat = mHands.seat();
    return out;
}

Choices TableState::choices(const Draft& draft) const
{
    return mHands.isPending() ? Choices() : mTurn->choices(draft);
}

void TableState::look()
{
    mTurn = std::make_unique<TurnContext>(mGame.sharedRules(), state());
    mHands.ask(question(), rules(), state());
    mClicks = {blank()};
    lookAtDraft();
    // If there is only one entry, it is begun.
    if (question().wait == Wait::Dice || mFacts.choices.size() != 1
        || mFacts.choices.front().kind != Choice::Kind::Entry)
        return;
    const Draft begun = extend(rules(), state(), draft(), mFacts.choices.front());
    // Skip fields with only one possible value, as long as another field is left.
    const Draft settled = pastTheSettled(turn(), begun);
    if (!turn().choices(settled).empty() && settled != begun)
        mClicks = {settled};
    else if (!turn().choices(begun).empty())
        mClicks = {begun};
    else
        return;
    lookAtDraft();
}

void TableState::lookAtDraft()
{
    mTyped = {{}, isUntouched() ? 0 : mTyped.entered};
    mTurn->trim();
    const auto menu = openMenu(rules(), state());
    mHands.setPrivateToSide(std::ranges::any_of(
        menu, [this](const MenuEntry* entry) { return entry->id == draft().verb && forOwner(*entry); }));
    Choices next = choices(draft());
    if (next.cut) {
        mRefusal = Refusal{std::move(*next.cut), {}};
        mRefusedAction = {};
        mFacts = {};
        return;
    }
    if (question().wait != Wait::Dice && (isUntouched() || draft().verb != mSaid.verb))
        mSaid = {};
    mFacts = lookAt(turn(), {draft(), isUntouched(), mSaid, mHands}, std::move(next), std::move(mFacts));
}

void TableState::push(const std::vector<Draft>& drafts)
{
    std::vector<Draft> clicks = mClicks;
    clicks.insert(clicks.end(), drafts.begin(), drafts.end());
    setClicks(std::move(clicks));
}

void TableState::setClicks(std::vector<Draft> clicks)
{
    if (refuseClosed())
        return;
    mClicks = std::move(clicks);
    mRefusal.reset();
    lookAtDraft();
    const bool isDeadlocked = !mFacts.ready && !mRefusal && mFacts.choices.empty() && !mHands.isPending()
                              && !draft().verb.empty();
    if (const auto tried = isDeadlocked ? apply(rules(), state(), draft(), false) : Result<Outcome>(Outcome()); !tried)
        refuse(tried.error(), draft());
    emit drafted();
}

void TableState::keepClicks(std::size_t count)
{
    mRefusal.reset();
    mClicks.resize(count);
    lookAtDraft();
    emit drafted();
}

void TableState::restoreDraft(std::vector<Draft> clicks, const Action& said)
{
    mClicks = std::move(clicks);
    mSaid = said;
    lookAtDraft();
    emit drafted();
}

void TableState::takeScreen(const std::string& seat)
{
    mRefusal.reset();
    const bool sameQuestion = mHands.isPrivateToSide();
    mHands.takeScreen(seat);
    if (sameQuestion)
        lookAtDraft();
    else
        look();
    emit drafted();
}

bool TableState::returnScreen()
{
    if (!isUntouched() || !mHands.returnScreen())
        return false;
    look();
    emit drafted();
    return true;
}

bool TableState::enter(const Action& action)
{
    const LogTimer timer;
    const Result<const Entry*> done = mGame.apply(action, stamp());
    qCDebug(journalLog) << action.seat.c_str() << action.verb.c_str() << (done ? "entered in" : "refused in")
                        << timer.milliseconds() << "ms";
    if (!done)
        return refuse(done.error(), action);
    answered(true); // a side keeps the screen for its private entries until it acts in the open
    return true;
}

void TableState::refresh()
{
    answered(false);
}

void TableState::answered(bool keepsScreen)
{
    qCDebug(journalLog) << "last row" << mGame.entries().back().n;
    mHands.answered(keepsScreen);
    mRefusal.reset();
    // The next roll gets its own forecast.
    if (mGame.entries().back().action.kind == Action::Kind::Dice) {
        mFacts.forecast.reset();
        mFacts.tables.clear();
    }
    look();
    emit entered();
    emit drafted();
}

void TableState::clearRefusal()
{
    mRefusal.reset();
    emit drafted();
}

bool TableState::refuse(const Problem& problem, const Action& tried)
{
    qCDebug(journalLog) << "refused:" << describe(problem).c_str();
    mRefusal = Refusal{problem, tried};
    // Only a complete action can be overruled.
    mRefusedAction = tried;
    mRefusedAction.overruled = true;
    if (!firstMissingField(rules(), state(), mRefusedAction).empty())
        mRefusedAction = {};
    mRefusedAction.overruled = false;
    emit refusedSomething();
    return false;
}

bool TableState::refuseInput(const QString& why)
{
    return refuse(Problem(Trouble::BadInput, Text("{0}", {why.toStdString()})));
}

bool TableState::refuseIllegal(const Action& action)
{
    if (action.verb.empty())
        return false; // no field takes the click
    const Result<Outcome> tried = apply(rules(), state(), action, false);
    // An incomplete order breaks no rule.
    if (tried || tried.error().trouble != Trouble::Refused || tried.error().cite.empty()
        || !firstMissingField(rules(), state(), action).empty())
        return false;
    refuse(tried.error(), action);
    return true;
}

bool TableState::refuseClosed()
{
    if (!mGame.closed())
        return false;
    mClicks.resize(1);
    lookAtDraft();
    refuse(*mGame.closed());
    return true;
}

} // namespace fw
