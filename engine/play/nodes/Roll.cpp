// roll and draw: the faces come from the answer; the engine never makes one up.
#include "engine/model/Limits.h"
#include "engine/model/Procedures.h"
#include "engine/play/NodeFunctions.h"
#include "engine/play/OpenMenu.h"
#include "engine/play/PositionEffects.h"

#include <algorithm>
#include <charconv>

namespace fw {

Flow execute(Interpreter& vm, const RollInstr& i)
{
    bool asks = false;
    for (const CDie& die : i.dice) {
        const std::optional<StateView::Faces> may = vm.faces(die);
        if (!may)
            return vm.stop(Text("the die '{0}' has no faces now", {die.label}),
                           "give its lowest and its highest face as whole numbers, the lower one first");
        if (may->high >= may->low + die.shuffled) // a single counter needs no shuffling
            asks = true;
        else // no member is left to draw
            vm.setLocal(die.as, Value::of(may->members.kind, {}));
    }
    if (asks)
        return Flow::Wait;
    return vm.advance();
}

namespace {

Result<void> shuffle(Interpreter& vm, const RollInstr& i, const std::vector<std::int32_t>& order, Trace& said)
{
    // The last one named becomes the lowest. The journal has the order; the log does not tell it to the players.
    for (std::size_t k = order.size(); k-- > 0;)
        PositionEffects(vm).placeOnTop(UnitId(order[k]), vm.unit(UnitId(order[k])).place);
    said.emplace_back(PileShuffled{static_cast<int>(order.size())}, "shuffle", i.node->cite);
    return {};
}

Result<void> readDie(Interpreter& vm, const RollInstr& i, const CDie& die, const Action& action,
                     std::vector<Local>& found, Trace& said)
{
    const std::optional<StateView::Faces> may = vm.faces(die);
    if (!may)
        return fail(Trouble::BadInput, Text("the die '{0}' has no faces now", {die.label}));
    const int count = die.shuffled ? may->high : die.count;
    std::vector<std::string> shown = action.arg(die.name);
    // Several dice may have one name, or be called name.1 and name.2.
    for (int k = 1; k <= count && static_cast<int>(shown.size()) < count; ++k)
        for (const std::string& f : action.arg(die.name + "." + std::to_string(k)))
            shown.push_back(f);
    if (static_cast<int>(shown.size()) != count)
        return fail(Trouble::BadInput, Text("{0} needs {1} face(s), and {2} are given",
                                            {die.label, std::to_string(count), std::to_string(shown.size())}));
    Rational sum = 0;
    std::vector<std::int32_t> order;
    for (std::size_t k = 0; k < shown.size(); ++k) {
        std::int32_t face = 0;
        const std::string& f = shown[k];
        const auto [p, ec] = std::from_chars(f.data(), f.data() + f.size(), face);
        if (ec != std::errc() || p != f.data() + f.size() || face < may->low || face > may->high)
            return fail(Trouble::BadInput, Text("'{0}' is not a face of {1}: its faces are {2} to {3}",
                                                {f, die.label, std::to_string(may->low), std::to_string(may->high)}));
        sum = sum + Rational(face);
        if (die.shuffled) {
            const std::int32_t member = may->members[face - 1];
            if (std::ranges::find(order, member) != order.end())
                return fail(Trouble::BadInput, Text("{0} is named twice", {vm.nameOf(may->members.kind, member)}));
            order.push_back(member);
            continue;
        }
        if (die.count > 1)
            found.push_back({vm.c.find(die.name + "." + std::to_string(k + 1)), Value::ofNumber(face)});
        Event line(DieRolled{die.label, face}, die.name, i.node->cite);
        if (die.drawn) {
            const std::int32_t member = may->members[face - 1];
            line.data = LotDrawn{vm.nameOf(may->members.kind, member), face, may->high};
            if (may->members.kind == Kind::Units)
                vm.addSubject(line, Kind::Units, member);
            found.push_back({die.as, Value::of(may->members.kind, {member})});
        }
        said.push_back(std::move(line));
    }
    if (die.shuffled)
        return shuffle(vm, i, order, said);
    if (!die.drawn)
        found.push_back({die.as, Value::ofNumber(sum)});
    return {};
}

} // namespace

Result<void> answer(Interpreter& vm, const RollInstr& i, const Action& action)
{
    if (action.kind != Action::Kind::Dice) {
        const std::string cite = wrongPhaseCitationUnderWay(vm.rules, vm.state, [&](const MenuEntry& entry) {
            return entry.id == action.verb || entry.word == action.verb;
        });
        return tl::unexpected(Problem(Trouble::Refused, Text("the game waits for dice: {0}", {i.node->label}),
                                      cite.empty() ? i.node->cite : cite));
    }
    std::vector<Local> found;
    Trace said;
    for (const CDie& die : i.dice)
        if (Result<void> read = readDie(vm, i, die, action, found, said); !read)
            return read;
    // Faces of an earlier roll with more dice of that name no longer exist.
    for (const CDie& die : i.dice)
        for (int k = die.count > 1 ? die.count + 1 : 1; const Sym face = vm.c.find(die.name + "." + std::to_string(k));
             ++k)
            vm.dropLocal(face);
    for (Local& local : found)
        vm.setLocal(local.name, std::move(local.value));
    for (Event& line : said)
        vm.note(std::move(line));
    vm.advance();
    return {};
}

} // namespace fw
