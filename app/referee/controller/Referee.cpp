#include "app/referee/controller/Referee.h"

#include "editor/Translated.h"
#include "engine/model/Menu.h"
#include "engine/model/Seen.h"
#include "engine/play/Barred.h"
#include "engine/play/Forecast.h"
#include "engine/play/Lacking.h"
#include "engine/play/Menu.h"
#include "engine/play/Unseen.h"
#include "engine/session/SeededDice.h"

#include <QDateTime>
#include <QRandomGenerator>
#include <algorithm>

namespace fw {

Referee::Referee(Game game, const QString& file, QObject* parent) : QObject(parent), mGame(std::move(game)), mFile(file)
{
    look();
}

std::string Referee::stamp()
{
    return QDateTime::currentDateTime().toString("yyyy-MM-dd HH:mm:ss").toStdString();
}

void Referee::look()
{
    mTurn = std::make_unique<TurnContext>(mGame.sharedRules(), state());
    const auto& seats = question().seats;
    if (std::find(seats.begin(), seats.end(), mSeat) == seats.end())
        mSeat = seats.size() == 1 && (question().wait != Wait::Choice || state().sealed.empty()) ? seats.front()
                                                                                                 : std::string();
    Draft blank;
    blank.seat = mSeat;
    mClicks = {blank};
    lookAtDraft();
    // Where there is only one thing to do, it is begun.
    if (question().wait != Wait::Dice && choices().size() == 1 && choices().front().kind == Choice::Kind::Entry) {
        const Draft begun = extend(rules(), state(), blank, choices().front());
        // Past what can be only one thing, as long as something is left to be said.
        const Draft settled = pastTheSettled(turn(), begun);
        if (!turn().choices(settled).empty() && settled != begun) {
            mClicks = {settled};
            lookAtDraft();
        } else if (!turn().choices(begun).empty()) {
            mClicks = {begun};
            lookAtDraft();
        }
    }
}

void Referee::lookAtDraft()
{
    mNamed = untouched() ? 0 : mNamed;
    mTyped.clear();
    mTurn->trim();
    Choices choices = choicesOf(draft());
    if (choices.cut) {
        mRefusal = std::move(choices.cut);
        mRefusedAction = mTried = {};
        mLooked = {};
        return;
    }
    mLooked = lookedAt(std::move(choices));
}

Referee::Looked Referee::lookedAt(Choices choices)
{
    Looked out;
    out.choices = std::move(choices);
    out.routes = turn().routes(draft());
    if (const Choice* done = doneOf(out.choices))
        out.ahead = turn().routes(extend(rules(), state(), draft(), *done));
    if (question().wait == Wait::Dice) {
        if (out.choices.empty())
            out.ready = draft();
        // What an attack would meet stays in sight until its dice lie there.
        out.forecast = std::move(mLooked.forecast);
        out.tables = std::move(mLooked.tables);
        return out;
    }
    out.ready = finishedAction(turn(), draft());
    if (untouched() || draft().verb != mSaid.verb)
        mSaid = {};
    const bool owed = std::any_of(mSaid.args.begin(), mSaid.args.end(), [this](const Argument& said) {
        return said.values.size() > draft().arg(said.name).size();
    });
    if (!handOver())
        out.proposal = propose(turn(), draft(), out.choices, out.ready && !untouched() && !owed, mSaid);
    if (owed && out.proposal.action)
        out.ready.reset(); // what is whole without it is not what was meant
    foresee(out);
    return out;
}

/// What an entry without fields would meet, as the end of a phase, is no forecast of anything. What an answer would
/// meet that another side has given unseen would tell that answer.
void Referee::foresee(Looked& looked) const
{
    const std::optional<Action>& whole = looked.ready || untouched() ? looked.ready : looked.proposal.action;
    if (!whole || whole->args.empty() || !state().sealed.empty())
        return;
    if (const TurnContext::Met* met = turn().met(*whole)) {
        looked.forecast = met->forecast;
        looked.tables = met->tables;
        veil(*looked.forecast);
    }
}

/// Who lies face down for those who answer, as the next cards of a pile, is not told before it is entered: a click can
/// be taken back.
void Referee::veil(Forecast& met) const
{
    const auto concealed = [this](const Event& line) {
        return std::any_of(question().seats.begin(), question().seats.end(), [&](const std::string& seat) {
            return namesConcealed(rules(), state().position, line, seat);
        });
    };
    std::erase_if(met.trace, concealed);
    if (std::any_of(met.chances.begin(), met.chances.end(), [&](const Chance& chance) {
            return std::any_of(chance.trace.begin(), chance.trace.end(), concealed);
        }))
        met.chances.clear();
}

Choices Referee::choicesOf(const Draft& draft) const
{
    if (handOver())
        return {};
    return turn().choices(draft);
}

bool Referee::secret() const
{
    return (question().wait == Wait::Choice && (question().seats.size() > 1 || !state().sealed.empty())) || ownEyes()
           || mAlone;
}

bool Referee::ownEyes() const
{
    for (const MenuEntry* entry : openMenu(rules(), state()))
        if (!draft().verb.empty() && entry->id == draft().verb)
            return forOwner(*entry);
    return false;
}

bool Referee::handOver() const
{
    return secret() && (mSeat.empty() || (ownEyes() && !mAlone));
}

void Referee::setSeat(const std::string& seat)
{
    mRefusal.reset();
    if (ownEyes()) {
        mAlone = true; // for what has been begun
        lookAtDraft();
    } else {
        mSeat = seat;
        look();
    }
    emit drafted();
}

QString Referee::fieldLabel(const std::string& field) const
{
    for (const MenuEntry* entry : openMenu(rules(), state()))
        if (entry->id == draft().verb)
            for (const Field& f : entry->fields)
                if (f.name == field)
                    return translated(Text("{0}", {f.label.empty() ? f.name : f.label}));
    return QString::fromStdString(field);
}

std::string Referee::openField() const
{
    for (const Choice& choice : mLooked.choices)
        if (choice.kind == Choice::Kind::Value || choice.kind == Choice::Kind::Done
            || choice.kind == Choice::Kind::Face)
            return choice.field;
    // Where nothing is refused a field is open although no rule lets anything in.
    const bool strict = rules().setup().level == Level::Refuse;
    return strict || mLooked.ready || draft().verb.empty() ? std::string() : openFieldOf(rules(), state(), draft());
}

void Referee::push(const Draft& draft)
{
    if (refuseClosed())
        return;
    mClicks.push_back(draft);
    mRefusal.reset();
    lookAtDraft();
    // Where nothing more can be said and what was said cannot be entered, it is told why.
    const bool stuck = !mLooked.ready && !mRefusal && mLooked.choices.empty() && !handOver() && !draft.verb.empty();
    if (const auto tried = stuck ? fw::apply(rules(), state(), draft, false) : Result<Outcome>(Outcome()); !tried)
        refuse(tried.error(), draft);
    emit drafted();
}

void Referee::take(const Choice& choice)
{
    if (choice.kind == Choice::Kind::Face) {
        Draft fallen = extend(rules(), state(), draft(), choice);
        // Of what is drawn one after another, the last one is no question. Who has said as many numbers as there are,
        // one of them twice, has not left it out on purpose.
        const bool all = mNamed == question().dice.size();
        for (std::vector<Choice> left = choicesOf(fallen); left.size() == 1 && !all; left = choicesOf(fallen))
            fallen = extend(rules(), state(), fallen, left.front());
        push(fallen);
        return;
    }
    const Draft next = extend(rules(), state(), draft(), choice);
    push(choice.kind == Choice::Kind::Done ? pastTheSettled(turn(), next) : next);
}

void Referee::takeLater(const Later& later)
{
    const std::vector<Draft>& drafts = later.drafts;
    mClicks.insert(mClicks.end(), drafts.begin(), drafts.end() - 1);
    push(drafts.back());
}

bool Referee::takeValue(const std::string& value)
{
    const Click click = clickOn(turn(), draft(), value);
    if (click.drafts.empty())
        return false;
    mClicks.insert(mClicks.end(), click.drafts.begin(), click.drafts.end() - 1);
    push(click.drafts.back());
    return true;
}

bool Referee::clickUnit(int unit)
{
    const auto& units = rules().scenario().units;
    if (unit < 0 || unit >= int(units.size()) || !asksForClicks() || refuseClosed())
        return false;
    const std::string& id = units[std::size_t(unit)].id;
    if (giveUp(id) || takeValue(id))
        return true;
    // The counter may only stand for its cell, as the one that is attacked does, or who is placed where it lies.
    const int place = state().position.units[std::size_t(unit)].place.index();
    for (const Argument& a : draft().args)
        if (std::find(a.values.begin(), a.values.end(), id) != a.values.end())
            return place >= 0 && takeListed(rules().placeName(place)); // picked already, and that is settled
    if (place >= 0 && takeValue(rules().placeName(place)))
        return true;
    if (takeUnlisted(whatIf(id)) || (place >= 0 && takeUnlisted(whatIf(rules().placeName(place)))))
        return true;
    // Who goes a way and is led to an enemy is stopped there: that is the reason, not what keeps the enemy from going.
    const bool foe = units[std::size_t(unit)].side != mSeat && rules().side(mSeat) >= 0;
    if (const auto way = foe && place >= 0 && !untouched() ? wayTo(rules().placeName(place)) : std::nullopt) {
        mRefusal.reset();
        refuse({}, *way);
        if (mRefusal)
            return false;
    }
    return refuse({}, whatIf(id));
}

/// Takes a value that stands in the list itself.
bool Referee::takeListed(const std::string& value)
{
    const auto listed = std::find_if(mLooked.choices.begin(), mLooked.choices.end(), [&](const Choice& choice) {
        return choice.kind == Choice::Kind::Value && choice.value == value;
    });
    if (listed == mLooked.choices.end() || !mLooked.routes.empty())
        return false;
    take(Choice(*listed));
    return true;
}

bool Referee::giveUp(const std::string& value)
{
    Draft less = draft();
    for (Argument& a : less.args) {
        const auto found = std::find(a.values.begin(), a.values.end(), value);
        if (a.name != openField() || found == a.values.end())
            continue;
        a.values.erase(found);
        std::erase_if(less.args, [](const Argument& left) { return left.values.empty(); });
        less.closed = false;
        push(less);
        return true;
    }
    return false;
}

bool Referee::instead(const std::string& number)
{
    if (untouched() || !mLooked.choices.empty() || question().wait != Wait::Choice)
        return false;
    for (const Choice& choice : choicesOf(mClicks[mClicks.size() - 2]))
        if (choice.kind == Choice::Kind::Value && choice.value == number && rules().unit(number) < 0
            && rules().place(number) < 0) {
            mClicks.pop_back();
            take(choice);
            return true;
        }
    return false;
}

bool Referee::takeStack()
{
    if (draft().args.empty() || draft().args.back().values.empty())
        return false;
    const auto placeOf = [this](const std::string& id) {
        const int unit = rules().unit(id);
        return unit < 0 ? -1 : state().position.units[std::size_t(unit)].place.index();
    };
    const int here = placeOf(draft().args.back().values.back());
    // Each pick may close others out, so they are asked for anew.
    bool taken = false;
    for (bool more = here >= 0; more;) {
        more = false;
        for (const Choice& choice : mLooked.choices) {
            if (choice.kind == Choice::Kind::Value && placeOf(choice.value) == here) {
                take(Choice(choice));
                more = taken = true;
                break;
            }
        }
    }
    return taken;
}

bool Referee::clickCell(int cell)
{
    if (!asksForClicks() || refuseClosed())
        return false;
    const std::string place = rules().placeName(cell);
    return takeValue(place) || takeUnlisted(whatIf(place)) || refuse({}, whatIf(place));
}

void Referee::back()
{
    mRefusal.reset();
    if (!mTyped.isEmpty()) {
        mTyped.chop(1);
    } else if (!untouched()) {
        mClicks.pop_back();
        lookAtDraft();
    }
    emit drafted();
}

void Referee::forgive()
{
    mRefusal.reset();
    emit drafted();
}

void Referee::sayAgain(const std::vector<Draft>& clicks)
{
    mClicks = clicks;
    lookAtDraft();
    emit drafted();
}

void Referee::drop()
{
    mRefusal.reset();
    mClicks.resize(1);
    lookAtDraft();
    emit drafted();
}

/// Shows what an order left out as the next thing to click, with what it said before that kept.
bool Referee::askFor(const std::string& field, const Action& said)
{
    Draft blank;
    blank.seat = said.seat;
    std::vector<Draft> clicks{blank};
    Draft draft = blank;
    draft.verb = said.verb;
    for (const MenuEntry* entry : openMenu(rules(), state())) {
        for (const Field& f : entry->fields) {
            if (entry->id != said.verb || f.name == field)
                break;
            draft.args.push_back({f.name, said.arg(f.name)});
        }
    }
    clicks.push_back(draft);
    draft.args.push_back({field, {}});
    if (turn().choices(draft).empty())
        return false; // what was said before leads nowhere by the rules
    clicks.back() = std::move(draft);
    mClicks = std::move(clicks);
    mSaid = said;
    lookAtDraft();
    return true;
}

const Proposal* Referee::proposed() const
{
    const bool begun = !untouched() || (mLooked.proposal.sole && !secret());
    return begun && mLooked.proposal.action ? &mLooked.proposal : nullptr;
}

const Draft* Referee::further() const
{
    const bool begun = !untouched() && !secret() && !mayEnter() && question().wait == Wait::Choice;
    return begun && !mLooked.proposal.added.empty() ? &mLooked.proposal.added.back() : nullptr;
}

bool Referee::goOn()
{
    if (further() == nullptr)
        return false;
    const std::vector<Draft> added = mLooked.proposal.added;
    mClicks.insert(mClicks.end(), added.begin(), added.end() - 1);
    push(added.back());
    return true;
}

const Draft& Referee::shown() const
{
    return proposed() == nullptr || mLooked.proposal.added.empty() ? draft() : mLooked.proposal.added.back();
}

const MenuEntry* Referee::ending() const
{
    // An end is for all eyes, whoever has the screen to himself; an answer given unseen is none.
    if (question().wait != Wait::Choice || question().seats.size() > 1 || !state().sealed.empty())
        return nullptr;
    return onlyBare(rules(), state());
}

bool Referee::end()
{
    const MenuEntry* entry = ending();
    if (entry == nullptr)
        return false;
    Action action;
    action.kind = Action::Kind::Choose;
    action.seat = question().seats.empty() ? std::string() : question().seats.front();
    action.verb = entry->id;
    enter(action);
    return true;
}

bool Referee::accept()
{
    return mayEnter() && enter(tidied(mLooked.ready && !untouched() ? *mLooked.ready : *mLooked.proposal.action));
}

bool Referee::enter(const Action& action)
{
    const bool unseen = ownEyes();
    const Result<const Entry*> done = mGame.apply(action, stamp());
    if (!done)
        return refuse(done.error(), action);
    refreshed(mAlone && unseen); // the side may go on with its own, until it does something in the open
    return true;
}

void Referee::refresh()
{
    refreshed(false);
}

void Referee::refreshed(bool alone)
{
    mAlone = alone;
    mRefusal.reset();
    mSeat.clear();
    // The dice of the next throw have chances of their own.
    if (mGame.entries().back().action.kind == Action::Kind::Dice) {
        mLooked.forecast.reset();
        mLooked.tables.clear();
    }
    look();
    emit entered();
    emit drafted();
}

bool Referee::roll()
{
    if (question().wait != Wait::Dice)
        return false;
    if (settle() && mRefusal)
        return false; // a face that is typed is not rolled for
    Draft whole = draft();
    for (std::vector<Choice> open = mLooked.choices; !open.empty(); open = choicesOf(whole)) {
        const quint32 n = QRandomGenerator::system()->bounded(quint32(open.size()));
        whole = extend(rules(), state(), whole, open[n]);
    }
    return enter(tidied(whole));
}

} // namespace fw
