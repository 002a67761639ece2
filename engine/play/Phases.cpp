#include "engine/play/Phases.h"

#include "engine/rules/Compiled.h"

#include <algorithm>

namespace fw {

std::vector<PhaseOfSide> phasesOf(const Rules& rules)
{
    std::vector<PhaseOfSide> out;
    const Compiled& c = rules.compiled();
    const auto add = [&](const std::string& phase, const std::string& side) {
        if (std::ranges::none_of(out, [&](const PhaseOfSide& one) { return one.phase == phase && one.side == side; }))
            out.push_back({phase, side});
    };
    for (const CBody& body : c.bodies)
        for (const Instr& i : body.code) {
            const auto* begins = std::get_if<PhaseBeginInstr>(&i);
            if (begins == nullptr)
                continue;
            if (!begins->by.given())
                add(rules.word(begins->phase), {});
            for (const Army& army : c.scenario.sides)
                if (begins->by.given())
                    add(rules.word(begins->phase), army.id);
        }
    return out;
}

} // namespace fw
