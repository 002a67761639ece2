// check: a die against a quantity; natural faces may pass or fail whatever the quantity.
#include "engine/base/CheckedIndex.h"
#include "engine/model/Procedures.h"
#include "engine/play/NodeFunctions.h"

#include <algorithm>

namespace fw {

Flow execute(Interpreter& vm, const CheckInstr& i)
{
    Scope& s = vm.scope();
    s.reckoning.trace = vm.reckoningTrace();
    CAmount target;
    target.form = CAmount::Form::Quantity;
    target.id = i.quantity;
    target.roles = i.roles;
    std::vector<std::string> about;
    for (const auto& [role, path] : i.roles) {
        if (role != names::unit)
            continue;
        const Items who = s.resolve(path);
        for (std::int32_t u : who)
            if (who.kind == Kind::Units)
                about.push_back(checkedAt(vm.c.scenario.units, u).id);
    }
    const Rational aim = number(s, target);
    s.reckoning.trace = nullptr;
    const Value* die = vm.local(i.die);
    const Rational raw = die && die->kind == Kind::Number ? die->number : Rational(0);
    const int face = static_cast<int>(raw.num());
    const auto has = [&](const std::vector<int>& faces) { return std::ranges::find(faces, face) != faces.end(); };
    bool passed = i.src->compare == Comparison::AtLeast ? raw >= aim : raw <= aim;
    const bool natural = has(i.src->passFaces) || has(i.src->failFaces);
    if (has(i.src->passFaces))
        passed = true;
    if (has(i.src->failFaces))
        passed = false;
    if (vm.tracing()) {
        CheckMade made{i.node->label.empty() ? i.node->id : i.node->label,
                       {},
                       aim,
                       raw,
                       passed,
                       natural,
                       passed ? i.src->passed : i.src->failed};
        for (const std::string& u : about)
            made.who += (made.who.empty() ? "" : ", ") + vm.unitName(UnitId(vm.rules.unit(u)));
        Event line(std::move(made), i.node->id, i.node->cite);
        line.units = about;
        vm.note(std::move(line));
    }
    const std::string& as = checkedAt(vm.c.words, i.as);
    vm.setLocal(vm.c.find(as + ".passed"), Value::ofNumber(passed ? 1 : 0));
    vm.setLocal(vm.c.find(as + ".raw"), Value::ofNumber(raw));
    vm.setLocal(vm.c.find(as + ".target"), Value::ofNumber(aim));
    return vm.go(passed ? vm.top().pc + 1 : i.jump);
}

} // namespace fw
