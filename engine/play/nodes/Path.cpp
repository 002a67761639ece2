// path: a side picks a path over the map.
#include "engine/base/CheckedIndex.h"
#include "engine/model/Procedures.h"
#include "engine/play/MenuAnswer.h"
#include "engine/play/NodeFunctions.h"

namespace fw {

Flow execute(Interpreter& vm, const PathInstr& i)
{
    // A side is asked as long as it knows of a path; what it does not see stops the move.
    KnownView known(vm, vm.answerer());
    Scope& s = known.view().scope();
    Items who = s.resolve(i.units);
    if (who.kind != Kind::Units)
        who.clear(); // no unit moves
    const Value units = Value::of(Kind::Units, who.toVector());
    const PlaceId start = who.empty() ? PlaceId() : vm.unit(UnitId(who[0])).place;
    const std::string name = checkedAt(vm.c.words, i.as);
    dropPathParts(vm, name);
    Sym tier = names::none;
    Sym row = noSym;
    bool ask = false;
    for (std::int32_t r : i.rows) {
        PathFinder finder(s, r, units, start);
        if (!finder.opens())
            continue;
        const CPathRow& pathRow = checkedAt(vm.c.paths, r);
        if (pathRow.tiers.empty()) {
            if (!finder.any())
                continue;
            ask = true;
        } else if (const int t = finder.tier(); t >= 0) {
            const CTier& found = checkedAt(pathRow.tiers, t);
            tier = found.id;
            ask = !finder.next({}).empty();
        } else {
            continue;
        }
        row = pathRow.id;
        break;
    }
    if (vm.tracing()) {
        PathFound found{{}, checkedAt(vm.c.words, tier), checkedAt(vm.c.words, tier), row == noSym};
        for (const CPathRow& p : vm.c.paths)
            for (const CTier& t : p.tiers)
                if (p.id == row && t.src->id == found.tier && !t.src->label.empty())
                    found.label = t.src->label;
        Event line({}, row == noSym ? std::string() : checkedAt(vm.c.words, row), i.node->cite);
        for (std::int32_t u : who)
            vm.addSubject(line, Kind::Units, u);
        // Without units there is no path to report.
        if (!who.empty() && (row == noSym || tier != names::none)) {
            found.who = vm.unitNames(who);
            line.data = std::move(found);
            vm.note(std::move(line));
        }
    }
    if (ask) {
        const bool taken = i.automatic && takeOnlyAnswer(vm, i, vm.answerer());
        return taken ? Flow::On : Flow::Wait;
    }
    vm.setLocal(i.as, Value::of(Kind::Path, {}));
    vm.setLocal(vm.c.find(name + ".tier"), Value::ofWord(tier));
    vm.setLocal(vm.c.find(name + ".row"), Value::ofWord(row));
    return vm.go(i.jump);
}

} // namespace fw
