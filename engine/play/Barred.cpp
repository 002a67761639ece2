// What stands on the menu and cannot be done now.
#include "engine/play/Barred.h"

#include "engine/play/Lacking.h"
#include "engine/play/Standing.h"

#include <algorithm>

namespace fw {

namespace {

/// That nothing is left that could be given for a field.
Text nobodyLeft(const Field& field)
{
    const std::string what = captionOf(field);
    if (field.pick == "unit" || field.pick == "units" || field.pick == "formation")
        return Text("{0}: nobody can be named now", {what});
    if (field.pick == "place" || field.pick == "places" || field.pick == "path")
        return Text("{0}: no place can be named now", {what});
    return Text("{0}: nothing can be named now", {what});
}

} // namespace

const MenuEntry* onlyBare(const Rules& rules, const State& state)
{
    StateView view(rules, state);
    const Instr* pending = view.pending();
    const Asking* asking = pending ? menuOf(*pending) : nullptr;
    if (!asking)
        return nullptr;
    const MenuEntry* found = nullptr;
    const std::vector<std::int32_t> sides = view.answering();
    for (const CEntry& entry : asking->menu) {
        if (!entry.fields.empty() || !Fill(view, entry, sides.empty() ? -1 : sides[0]).open())
            continue;
        if (found != nullptr)
            return nullptr;
        found = entry.src;
    }
    return found;
}

std::vector<Barred> barred(const Rules& rules, const State& state, const std::vector<Choice>& open)
{
    std::vector<Barred> out;
    StateView view(rules, state);
    const Instr* pending = view.pending();
    const Asking* asking = pending ? menuOf(*pending) : nullptr;
    if (!asking || !state.position.unidentified.empty())
        return out;
    const std::vector<std::int32_t> sides = view.answering();
    for (const CEntry& entry : asking->menu) {
        const bool offered = std::ranges::any_of(open, [&](const Choice& choice) {
            return choice.kind == Choice::Kind::Entry && choice.value == entry.src->id;
        });
        if (offered || !Fill(view, entry, sides.empty() ? -1 : sides[0]).open())
            continue;
        Action bare(Action::Kind::Choose, sides.empty() ? "referee" : rules.scenario().sides[std::size_t(sides[0])].id,
                    entry.src->id);
        const Result<Outcome> tried = apply(rules, state, bare, false);
        if (tried) {
            if (auto broken = objection(rules, state, bare)) // carried out all the same where nothing is refused
                out.push_back({entry.src, std::move(*broken)});
            continue;
        }
        Problem why = tried.error();
        if (const std::string field = lacking(rules, state, bare); !field.empty()) {
            // No rule bars it, there is only nothing left to give.
            const auto wanted = std::ranges::find_if(entry.fields,
                                                     [&](const CField& f) { return f.src->name == field; });
            why = wanted == entry.fields.end()
                      ? Problem(Trouble::Refused, Text("{0}: nothing can be named now", {field}))
                      : Problem(Trouble::Refused, nobodyLeft(*wanted->src));
            why.cite = entry.src->cite;
        }
        out.push_back({entry.src, std::move(why)});
    }
    return out;
}

} // namespace fw
