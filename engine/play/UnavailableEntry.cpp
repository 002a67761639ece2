// The menu entries that cannot be carried out now.
#include "engine/play/UnavailableEntry.h"

#include "engine/model/Menu.h"
#include "engine/play/DraftChecks.h"
#include "engine/play/DraftProgress.h"
#include "engine/play/KnownView.h"

#include <algorithm>
#include <functional>

namespace fw {

namespace {

/// The text that no candidate is left for a field of an entry.
Text nobodyLeft(const MenuEntry& entry, const Field& field)
{
    const std::string& what = entry.label.empty() ? captionOf(field) : entry.label;
    if (field.pick == Pick::Unit || field.pick == Pick::Units || field.pick == Pick::Formation)
        return Text("{0}: no unit can be named now", {what});
    if (field.pick == Pick::Place || field.pick == Pick::Places || field.pick == Pick::Path)
        return Text("{0}: no place can be named now", {what});
    return Text("{0}: nothing can be named now", {what});
}

/// A reason why counters cannot be named, and for how many of them it holds.
struct Reason {
    std::string label;
    std::string cite;
    int often = 0; ///< 0 when it makes the entry unavailable whichever counter is named
    int rule = 0;  ///< index of the rule in the field; counters that fail a later rule are nearer to being legal
};

/// Why no counter of the side can be named for a field: the rules that fail, the latest rule of the field first, then
/// the most frequent. A reason that holds for the whole entry is returned alone. Empty when some counter on the map has
/// no such reason. Both sides read it, so concealed counters are left out.
std::vector<Reason> reasons(const Rules& rules, const State& state, const Action& bare, const MenuEntry& entry,
                            const Field& field)
{
    std::vector<Reason> out;
    for (std::size_t u = 0; u < rules.scenario().units.size(); ++u) {
        const Unit& unit = rules.scenario().units[u];
        if (unit.side != bare.seat || rules.concealed(state.position, UnitId(std::int32_t(u)), "public"))
            continue;
        Action named = bare;
        named.args.push_back({field.name, {unit.id}});
        const Result<Outcome> tried = apply(rules, state, named, false);
        // A counter that only lacks further fields can be named.
        const bool barred = !tried && firstMissingField(rules, state, named).empty();
        const Problem* why = barred && !tried.error().cite.empty() ? &tried.error() : nullptr;
        if (why != nullptr && why->id == ProblemId::EntryRefused)
            return {{why->rule, why->cite, 0}};
        const int place = state.position.units[u].place.index();
        if (why == nullptr || why->id != ProblemId::RuleBroken || why->subjects != std::vector<std::string>{unit.id}
            || why->rule.starts_with(captionOf(field) + ": ")) {
            if (place >= 0 && place < rules.cellCount())
                return {};
            continue;
        }
        const auto known = std::ranges::find(out, why->rule, &Reason::label);
        if (known == out.end())
            out.push_back(
                {why->rule, why->cite, 1,
                 static_cast<int>(std::ranges::find(field.need, why->rule, &Rule::label) - field.need.begin())});
        else
            ++known->often;
    }
    std::ranges::stable_sort(
        out, [](const Reason& a, const Reason& b) { return a.rule != b.rule ? a.rule > b.rule : a.often > b.often; });
    return out;
}

/// The refusal that no candidate is left for a field, with the reason if the field takes counters.
Problem lacks(const Rules& rules, const State& state, const Action& bare, const CEntry& entry, const std::string& field)
{
    const auto wanted = std::ranges::find_if(entry.fields, [&](const CField& f) { return f.src->name == field; });
    if (wanted == entry.fields.end())
        return Problem(Trouble::Refused, Text("{0}: nothing can be named now", {field}), entry.src->cite);
    Problem out(Trouble::Refused, nobodyLeft(*entry.src, *wanted->src), entry.src->cite);
    const Pick pick = wanted->src->pick;
    const std::string& what = entry.src->label;
    std::vector<Reason> why;
    if ((pick == Pick::Unit || pick == Pick::Units) && wanted == entry.fields.begin())
        why = reasons(rules, state, bare, *entry.src, *wanted->src);
    if (why.empty()) {
        if (!wanted->src->why.empty())
            out.text = Text("{0}: {1}", {what, wanted->src->why});
        return out;
    }
    if (why.front().often == 0)
        out.text = Text("{0}: {1}", {what, why.front().label});
    else if (why.size() == 1)
        out.text = Text("{0}: no unit can be named: {1}", {what, why.front().label});
    else // further reasons are left out
        out.text = Text("{0}: no unit can be named: {1}, or {2}", {what, why[0].label, why[1].label});
    out.cite = why.front().cite;
    return out;
}

} // namespace

const MenuEntry* onlyBare(const Rules& rules, const State& state)
try {
    StateView whole(rules, state);
    const std::int32_t side = whole.answerer();
    KnownView known(whole, side);
    StateView& view = known.view();
    const Asking* asking = view.pendingMenu();
    if (!asking)
        return nullptr;
    const MenuEntry* found = nullptr;
    for (const CEntry& entry : asking->menu) {
        if (!entry.fields.empty() || !FieldCandidates(view, entry, side).open())
            continue;
        if (found != nullptr)
            return nullptr;
        found = entry.src;
    }
    return found;
} catch (const BudgetSpent&) {
    return {};
}

std::vector<UnavailableEntry> barred(const Rules& rules, const State& state, const std::vector<Choice>& open)
try {
    std::vector<UnavailableEntry> out;
    StateView whole(rules, state);
    const std::int32_t side = whole.answerer();
    KnownView known(whole, side);
    StateView& view = known.view();
    const Asking* asking = view.pendingMenu();
    if (!asking || !state.position.unidentified.empty())
        return out;
    if (const ChooseInstr* secret = whole.secretChoice(); secret != nullptr && secret->several())
        return out; // several sides may ask, and the reasons of one would tell another what it has planned
    for (const CEntry& entry : asking->menu) {
        const bool offered = std::ranges::any_of(open, [&](const Choice& choice) {
            return choice.kind == Choice::Kind::Entry && choice.value == entry.src->id;
        });
        if (offered || !FieldCandidates(view, entry, side).open())
            continue;
        Action bare(Action::Kind::Choose, side < 0 ? refereeSeat : rules.scenario().sides[std::size_t(side)].id,
                    entry.src->id);
        const Result<Outcome> tried = apply(rules, state, bare, false);
        if (tried) {
            if (auto broken = firstViolation(rules, state, bare)) // allowed against the rule, where nothing is refused
                out.push_back({entry.src, std::move(*broken)});
            continue;
        }
        Problem why = tried.error();
        // No rule forbids the entry; only candidates are lacking.
        if (const std::string field = firstMissingField(rules, state, bare); !field.empty())
            why = lacks(rules, state, bare, entry, field);
        out.push_back({entry.src, std::move(why)});
    }
    return out;
} catch (const BudgetSpent&) {
    return {};
}

} // namespace fw
