#include "app/referee/controller/GameDraft.h"

#include "app/referee/controller/IntendedAction.h"
#include "editor/Translated.h"
#include "engine/model/Menu.h"
#include "engine/play/DraftChecks.h"
#include "engine/play/OpenMenu.h"
#include "engine/play/UnavailableEntry.h"

#include <algorithm>

namespace fw {

const Proposal* GameDraft::proposed() const
{
    const Proposal& proposal = mTable.facts().proposal;
    const bool begun = !mTable.isUntouched() || (proposal.sole && !mTable.hands().isSecret());
    return begun && proposal.action ? &proposal : nullptr;
}

const Draft& GameDraft::shown() const
{
    const Proposal* proposal = proposed();
    return proposal == nullptr || proposal->added.empty() ? mTable.draft() : proposal->added.back();
}

const Draft* GameDraft::further() const
{
    const bool begun = !mTable.isUntouched() && !mTable.hands().isSecret() && !mayEnter()
                       && mTable.question().wait == Wait::Choice;
    const std::vector<Draft>& added = mTable.facts().proposal.added;
    return begun && !added.empty() ? &added.back() : nullptr;
}

bool GameDraft::mayEnter() const
{
    return (mTable.facts().ready && !mTable.isUntouched()) || proposed() != nullptr;
}

std::optional<Problem> GameDraft::broken() const
{
    const std::optional<Action>& ready = mTable.facts().ready;
    const bool asks = ready && !mTable.isUntouched() && !mTable.hands().isSecret();
    return asks ? firstViolation(mTable.rules(), mTable.state(), *ready) : std::nullopt;
}

std::optional<Problem> GameDraft::whyNot(const std::string& value) const
{
    std::optional<Problem> why = firstViolation(mTable.rules(), mTable.state(), intendedAction(mTable, value));
    if (why && (why->trouble != Trouble::Refused || why->cite.empty()))
        return std::nullopt;
    return why;
}

QString GameDraft::fieldLabel(const std::string& field) const
{
    for (const MenuEntry* entry : openMenu(mTable.rules(), mTable.state()))
        if (entry->id == mTable.draft().verb)
            for (const Field& f : entry->fields)
                if (f.name == field)
                    return translated(Text("{0}", {f.label.empty() ? f.name : f.label}));
    return QString::fromStdString(field);
}

const MenuEntry* GameDraft::ending() const
{
    const Question& asked = mTable.question();
    // Everybody may end a phase, whoever has the screen; a secret answer cannot end it.
    if (asked.wait != Wait::Choice || asked.seats.size() > 1 || !mTable.state().sealed.empty())
        return nullptr;
    return onlyBare(mTable.rules(), mTable.state());
}

void GameDraft::take(Choice choice)
{
    Draft next = extend(mTable.rules(), mTable.state(), mTable.draft(), choice);
    if (choice.kind == Choice::Kind::Face) {
        // When counters are drawn one after another, the last one follows from the others. After as many numbers as
        // there are counters, with one number twice, the missing one is asked for.
        const bool all = mTable.typed().entered == mTable.question().dice.size();
        for (std::vector<Choice> left = mTable.choices(next); left.size() == 1 && !all; left = mTable.choices(next))
            next = extend(mTable.rules(), mTable.state(), next, left.front());
    }
    mTable.push({choice.kind == Choice::Kind::Done ? pastTheSettled(mTable.turn(), next) : next});
}

bool GameDraft::takeListed(const std::string& value)
{
    const DraftFacts& facts = mTable.facts();
    const auto listed = std::ranges::find_if(facts.choices, [&](const Choice& choice) {
        return choice.kind == Choice::Kind::Value && choice.value == value;
    });
    if (listed == facts.choices.end() || !facts.routes.empty())
        return false;
    take(*listed);
    return true;
}

/// The action waits for Enter like a legal action, and the panel shows the rule that it breaks.
bool GameDraft::takeUnlisted(const Action& tried)
{
    const Draft& draft = mTable.draft();
    if (mTable.hands().isSecret() || tried.verb.empty() || tried == tidied(draft))
        return false;
    // A click that begins an action must be unambiguous.
    const bool begun = mTable.rules().setup().level != Level::Refuse && (!draft.verb.empty() || tried.args.empty());
    if (!apply(mTable.rules(), mTable.state(), tried, false)
        && (!begun || firstMissingField(mTable.rules(), mTable.state(), tried).empty()))
        return false;
    mTable.push({tried});
    return true;
}

void GameDraft::attemptIllegal(const std::string& value, bool entry)
{
    if (mTable.refuseClosed())
        return;
    Action tried = entry ? Action() : intendedAction(mTable, value);
    if (entry) {
        const auto& seats = mTable.question().seats;
        tried = Action(Action::Kind::Choose, seats.empty() ? std::string() : seats.front(), value);
    }
    if (takeUnlisted(tried))
        return;
    if (entry) // an incomplete action of an unavailable entry gets the reason from the list
        for (const UnavailableEntry& one : mTable.turn().unavailable(mTable.facts().choices))
            if (one.entry->id == value) {
                mTable.refuse(one.why, tried);
                return;
            }
    if (const Result<Outcome> done = apply(mTable.rules(), mTable.state(), tried, false); !done)
        mTable.refuse(done.error(), tried);
}

bool GameDraft::giveUp(const std::string& value)
{
    Draft less = mTable.draft();
    for (Argument& a : less.args) {
        const auto found = std::ranges::find(a.values, value);
        if (a.name != mTable.facts().openField || found == a.values.end())
            continue;
        a.values.erase(found);
        std::erase_if(less.args, [](const Argument& left) { return left.values.empty(); });
        less.closed = false;
        mTable.push({less});
        return true;
    }
    return false;
}

bool GameDraft::replaceNumber(const std::string& number)
{
    const Rules& rules = mTable.rules();
    if (mTable.isUntouched() || !mTable.facts().choices.empty() || mTable.question().wait != Wait::Choice)
        return false;
    std::vector<Draft> clicks = mTable.clicks();
    clicks.pop_back();
    for (const Choice& choice : mTable.choices(clicks.back()))
        if (choice.kind == Choice::Kind::Value && choice.value == number && rules.unit(number) < 0
            && rules.place(number) < 0) {
            clicks.push_back(extend(rules, mTable.state(), clicks.back(), choice));
            mTable.setClicks(std::move(clicks));
            return true;
        }
    return false;
}

void GameDraft::back()
{
    if (QString& digits = mTable.typed().digits; !digits.isEmpty())
        digits.chop(1);
    else if (!mTable.isUntouched()) {
        mTable.keepClicks(mTable.clicks().size() - 1);
        return;
    } else if (!mTable.refusal() && mTable.returnScreen()) {
        return;
    }
    mTable.clearRefusal();
}

bool GameDraft::acceptProposal()
{
    if (further() == nullptr)
        return false;
    mTable.push(mTable.facts().proposal.added);
    return true;
}

bool GameDraft::accept()
{
    const DraftFacts& facts = mTable.facts();
    return mayEnter()
           && mTable.enter(tidied(facts.ready && !mTable.isUntouched() ? *facts.ready : *facts.proposal.action));
}

bool GameDraft::end()
{
    const MenuEntry* entry = ending();
    if (entry == nullptr)
        return false;
    const auto& seats = mTable.question().seats;
    mTable.enter(Action(Action::Kind::Choose, seats.empty() ? std::string() : seats.front(), entry->id));
    return true;
}

} // namespace fw
