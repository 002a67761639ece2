// roll: faces that fell are carried in; the engine never makes one up.
#include "engine/play/Machine.h"

#include <charconv>

namespace fw {

Went Machine::act(const RollInstr&)
{
    return Went::Wait;
}

Result<void> Machine::answerRoll(const RollInstr& i, const Action& action)
{
    if (action.kind != Action::Kind::Dice) {
        Problem p;
        p.trouble = Trouble::Refused;
        p.text = Text("dice are asked for: {0}", {i.node->label});
        p.cite = i.node->cite;
        return tl::unexpected<Problem>(std::move(p));
    }
    std::vector<std::pair<Sym, Value>> results;
    std::vector<TraceLine> lines;
    for (std::size_t d = 0; d < i.thrown->size(); ++d) {
        const Die& die = (*i.thrown)[d];
        std::vector<std::string> faces = action.arg(die.name);
        // Several of one die may come under one name or as name.1, name.2.
        for (int k = 1; k <= die.count && static_cast<int>(faces.size()) < die.count; ++k)
            for (const std::string& f : action.arg(die.name + "." + std::to_string(k)))
                faces.push_back(f);
        if (static_cast<int>(faces.size()) != die.count)
            return fail(Trouble::BadInput, Text("{0} asks for {1} face(s), {2} given",
                                                {die.name, std::to_string(die.count), std::to_string(faces.size())}));
        Rational sum = 0;
        for (std::size_t k = 0; k < faces.size(); ++k) {
            int face = 0;
            const std::string& f = faces[k];
            const auto [p, ec] = std::from_chars(f.data(), f.data() + f.size(), face);
            if (ec != std::errc() || p != f.data() + f.size() || face < die.low || face > die.high)
                return fail(Trouble::BadInput, Text("'{0}' is no face of {1}: {2} to {3}",
                                                    {f, die.name, std::to_string(die.low), std::to_string(die.high)}));
            sum = sum + Rational(face);
            if (die.count > 1)
                results.emplace_back(c.find(die.name + "." + std::to_string(k + 1)), Value::ofNumber(face));
            TraceLine line;
            line.kind = TraceKind::Roll;
            line.row = die.name;
            line.cite = i.node->cite;
            line.after = face;
            line.text = Text("{0} die: {1}", {die.name, f});
            lines.push_back(std::move(line));
        }
        results.emplace_back(i.dice[d], Value::ofNumber(sum));
    }
    for (auto& [name, value] : results)
        setLocal(name, std::move(value));
    for (TraceLine& line : lines)
        note(std::move(line));
    go(top().pc + 1);
    return {};
}

} // namespace fw
