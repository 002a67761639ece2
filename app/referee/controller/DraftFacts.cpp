#include "app/referee/controller/DraftFacts.h"

#include "engine/play/DraftChecks.h"
#include "engine/play/OpenMenu.h"
#include "engine/play/Unseen.h"

#include <algorithm>

namespace fw {

namespace {

std::string openField(const TurnContext& turn, const Draft& draft, const DraftFacts& facts)
{
    for (const Choice& choice : facts.choices)
        if (choice.kind == Choice::Kind::Value || choice.kind == Choice::Kind::Done
            || choice.kind == Choice::Kind::Face)
            return choice.field;
    // If the game refuses nothing, a field is open even when no rule allows a value.
    const bool strict = turn.rules().setup().level == Level::Refuse;
    return strict || facts.ready || draft.verb.empty() ? std::string() : openFieldOf(turn.rules(), turn.state(), draft);
}

/// Removes from a forecast what is hidden from the seats that answer, such as the next cards of a pile. A player could
/// look at the forecast and take the click back.
void hideConcealed(const TurnContext& turn, Forecast& met)
{
    const auto concealed = [&](const Event& line) {
        return std::ranges::any_of(turn.question().seats, [&](const std::string& seat) {
            return namesConcealed(turn.rules(), turn.state().position, line, seat);
        });
    };
    std::erase_if(met.trace, concealed);
    if (std::ranges::any_of(met.chances,
                            [&](const Chance& chance) { return std::ranges::any_of(chance.trace, concealed); }))
        met.chances.clear();
}

/// Sets no forecast for an entry without fields, such as the end of a phase. It sets none while another side's answer
/// is sealed, since the forecast would reveal that answer.
void foresee(const TurnContext& turn, bool untouched, DraftFacts& facts)
{
    const std::optional<Action>& whole = facts.ready || untouched ? facts.ready : facts.proposal.action;
    if (!whole || whole->args.empty() || !turn.state().sealed.empty())
        return;
    if (const TurnContext::Met* met = turn.met(*whole)) {
        facts.forecast = met->forecast;
        facts.tables = met->tables;
        hideConcealed(turn, *facts.forecast);
    }
}

} // namespace

DraftFacts lookAt(const TurnContext& turn, const DraftAtTable& at, Choices choices, DraftFacts before)
{
    const auto& [draft, untouched, said, hands] = at;
    DraftFacts out;
    out.choices = std::move(choices);
    out.routes = turn.routes(draft);
    if (const Choice* done = doneOf(out.choices))
        out.ahead = turn.routes(extend(turn.rules(), turn.state(), draft, *done));
    if (turn.question().wait == Wait::Dice) {
        if (out.choices.empty())
            out.ready = draft;
        // The forecast of an attack stays in sight until its dice are on the table.
        out.forecast = std::move(before.forecast);
        out.tables = std::move(before.tables);
        out.openField = openField(turn, draft, out);
        return out;
    }
    out.ready = finishedAction(turn, draft);
    const bool owed = std::ranges::any_of(
        said.args, [&](const Argument& a) { return a.values.size() > draft.arg(a.name).size(); });
    if (!hands.isPending())
        out.proposal = propose(turn, draft, out.choices, out.ready && !untouched && !owed, said);
    if (owed && out.proposal.action)
        out.ready.reset(); // the order said more than this action contains
    out.openField = openField(turn, draft, out);
    foresee(turn, untouched, out);
    return out;
}

} // namespace fw
