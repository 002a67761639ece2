// window: offers a choice to one side after another until all have passed.
#include "engine/base/CheckedIndex.h"
#include "engine/model/Procedures.h"
#include "engine/model/Seen.h"
#include "engine/play/ActionSolver.h"
#include "engine/play/KnownView.h"
#include "engine/play/NodeFunctions.h"

#include <algorithm>

namespace fw {

namespace {

/// Whether the candidates depend on concealed counters: then the side is always asked, since not asking would reveal
/// them.
bool drawsOnHidden(const Compiled& c, const CEntry& entry)
{
    const auto fromPile = [&](const CPart& part) {
        if (part.root != Root::Box)
            return false;
        const Box* const box = c.boxAt(PlaceId(part.arg));
        return box != nullptr && faceDown(*box);
    };
    return std::any_of(entry.fields.begin(), entry.fields.end(), [&](const CField& field) {
        return std::any_of(field.from.parts.begin(), field.from.parts.end(), fromPile);
    });
}

} // namespace

void closeWindow(Interpreter& vm, Sym asked, Sym before)
{
    vm.dropLocal(asked);
    vm.dropLocal(names::side);
    if (const Value* side = vm.own(before))
        vm.setLocal(names::side, Value(*side));
    vm.dropLocal(before);
}

void takeTurnInWindow(Interpreter& vm, const WindowInstr& i, std::int32_t side)
{
    const int many = std::max(1, static_cast<int>(vm.sidesOf(i.by).size()));
    const Value* asked = vm.own(i.asked);
    const std::int32_t at = asked && !asked->items.empty() ? asked->items[0] : 0;
    vm.setLocal(i.asked, Value::of(Kind::Word, {(at + 1) % many, 0}));
    vm.setLocal(names::side, Value::of(Kind::Sides, {side}));
}

bool passWindow(Interpreter& vm, const WindowInstr& i)
{
    const int many = std::max(1, static_cast<int>(vm.sidesOf(i.by).size()));
    const Value* asked = vm.own(i.asked);
    if (!asked || asked->items.size() < 2)
        return false;
    vm.setLocal(i.asked, Value::of(Kind::Word, {(asked->items[0] + 1) % many, asked->items[1] + 1}));
    return true;
}

Flow execute(Interpreter& vm, const WindowInstr& i)
{
    const std::vector<std::int32_t> by = vm.sidesOf(i.by);
    const auto many = static_cast<std::int32_t>(by.size());
    if (const Value* begun = vm.own(i.asked); !begun || begun->items.size() < 2) {
        vm.setLocal(i.asked, Value::of(Kind::Word, {0, 0}));
        if (const Value* before = vm.own(names::side))
            vm.setLocal(i.before, Value(*before)); // restored when the window closes
    }
    for (;;) {
        const Value* asked = vm.own(i.asked);
        const std::int32_t at = std::max(0, asked->items[0]);
        const std::int32_t passes = asked->items[1];
        if (by.empty() || passes >= many) {
            closeWindow(vm, i.asked, i.before);
            return vm.go(i.jump);
        }
        const std::int32_t side = checkedAt(by, at % many);
        vm.setLocal(names::side, Value::of(Kind::Sides, {side}));
        KnownView known(vm, side);
        for (const CEntry& entry : i.menu) {
            FieldCandidates fields(known.view(), entry, side);
            int work = 500;
            if (fields.open() && (drawsOnHidden(vm.c, entry) || ActionSolver(fields).canComplete(work) || work < 0))
                return Flow::Wait;
        }
        vm.setLocal(i.asked, Value::of(Kind::Word, {(at + 1) % many, passes + 1}));
    }
}

} // namespace fw
