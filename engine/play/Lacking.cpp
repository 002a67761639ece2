// What an order leaves unsaid, and how it is said in full.
#include "engine/play/Lacking.h"

#include "engine/play/Standing.h"

namespace fw {

std::string lacking(const Rules& rules, const State& state, const Action& action)
{
    StateView view(rules, state);
    const CEntry* entry = action.kind == Action::Kind::Choose ? entryOf(view, action.verb) : nullptr;
    if (!entry)
        return {};
    std::vector<std::int32_t> sides = view.answering();
    if (view.secretChoice() && rules.side(action.seat) >= 0)
        sides = {rules.side(action.seat)};
    Fill fill(view, *entry, sides.empty() ? -1 : sides[0]);
    if (action.overruled)
        fill.overrule();
    (void)fill.read(action);
    return fill.lacking();
}

std::string orderForm(const MenuEntry& entry, const std::string& wanted)
{
    std::string out = entry.word.empty() ? entry.id : entry.word;
    for (const Field& field : entry.fields) {
        std::string part = "<" + captionOf(field) + ">";
        if (!field.word.empty())
            part = field.word + " " + part;
        const bool spared = (field.optional || field.automatic) && field.name != wanted;
        out += spared ? " [" + part + "]" : " " + part;
    }
    return out;
}

} // namespace fw
