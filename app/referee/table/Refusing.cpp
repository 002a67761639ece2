// Why something cannot be done: what a click would have asked for, and what the rules say to it.
#include "app/referee/table/Referee.h"

#include "engine/play/Lacking.h"
#include "engine/play/Menu.h"

namespace fw {

std::optional<Problem> Referee::whyNot(const std::string& value) const
{
    const Result<Outcome> tried = fw::apply(rules(), state(), whatIf(value), false);
    if (tried || tried.error().trouble != Trouble::Refused || tried.error().cite.empty())
        return std::nullopt;
    return tried.error();
}

void Referee::tryAllTheSame(const std::string& value, bool entry)
{
    if (refuseClosed())
        return;
    Action tried = entry ? Action() : whatIf(value);
    if (entry) {
        tried.kind = Action::Kind::Choose;
        tried.seat = mQuestion.seats.empty() ? std::string() : mQuestion.seats.front();
        tried.verb = value;
    }
    const Result<Outcome> done = fw::apply(rules(), state(), tried, false);
    if (!done)
        refuse(done.error(), tried);
}

Action Referee::whatIf(const std::string& value) const
{
    const bool unit = rules().unit(value) >= 0;
    Action best = tidied(draft());
    for (const MenuEntry* entry : openMenu(rules(), state())) {
        if (!draft().verb.empty() && entry->id != draft().verb)
            continue;
        for (const Field& field : entry->fields) {
            const bool units = field.pick == "unit" || field.pick == "units";
            const bool open = draft().verb.empty() || field.name == openField();
            if (!open || units != unit)
                continue;
            Action tried = tidied(draft());
            tried.verb = entry->id;
            Argument* own = nullptr;
            for (Argument& a : tried.args)
                if (a.name == field.name)
                    own = &a;
            if (own == nullptr) {
                tried.args.push_back({field.name, {}});
                own = &tried.args.back();
            }
            own->values.push_back(value);
            return tried;
        }
    }
    return best;
}

bool Referee::refuse(const Problem& problem, const Action& action)
{
    Problem shown = problem;
    if (shown.text.empty()) {
        const Result<Outcome> tried = fw::apply(rules(), state(), action, false);
        if (tried)
            return false;
        shown = tried.error();
        // A half-said order is no breach of a rule.
        if (shown.trouble != Trouble::Refused || shown.cite.empty() || !lacking(rules(), state(), action).empty())
            return false;
    }
    mRefusal = shown;
    mTried = action;
    // Only a whole act can be allowed all the same.
    mRefusedAction = action;
    mRefusedAction.overruled = true;
    if (!lacking(rules(), state(), mRefusedAction).empty())
        mRefusedAction = {};
    mRefusedAction.overruled = false;
    emit refusedSomething();
    return false;
}

} // namespace fw
