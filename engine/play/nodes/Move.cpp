// move: counters follow a path one step at a time, so that triggers on the way can run.
#include "engine/play/NodeFunctions.h"
#include "engine/play/PositionEffects.h"
#include "engine/rules/PathFinder.h"

#include <algorithm>

namespace fw {

namespace {

constexpr const char* aboutToEnter = "about-to-enter";

/// A move under way; between steps a local of its node keeps it.
struct GroupMove {
    Interpreter& vm;
    const MoveInstr& i;
    enum Heard : std::int32_t { Nothing, Step, Leaving };
    std::size_t next = 0;                 ///< index of the next item of the path
    std::int32_t heard = Nothing;         ///< triggers have run for nothing, the step, or a leaving unit
    PlaceId start = {};                   ///< the place where the move began
    std::vector<std::int32_t> units = {}; ///< the units that began the move
    std::vector<std::int32_t> items = {};
    Sym row = noSym;
    std::int32_t judge = -1; ///< the path row that judges each step; -1 for none
    PathRefusal halt = {};   ///< the rule that halts the move before its last step

    /// Reads the kept local; false when it belongs to other rules.
    bool takeUp(const std::vector<std::int32_t>& kept)
    {
        const auto known = [&](std::int32_t u) { return vm.c.units.has(UnitId(u)); };
        if (kept.size() < 3 || kept[0] < 0 || !std::all_of(kept.begin() + 3, kept.end(), known))
            return false;
        next = static_cast<std::size_t>(kept[0]);
        heard = kept[1];
        start = PlaceId(kept[2]);
        units.assign(kept.begin() + 3, kept.end());
        return true;
    }
    void keep() const
    {
        std::vector<std::int32_t> out{static_cast<std::int32_t>(next), heard, start.index()};
        out.insert(out.end(), units.begin(), units.end());
        vm.setLocal(i.kept, Value::of(Kind::Units, std::move(out)));
    }
    /// Finds the path and the row that it uses.
    void findWay()
    {
        if (const Value* path = i.local != noSym ? vm.local(i.local) : nullptr;
            path && (path->kind == Kind::Path || path->kind == Kind::Places))
            items = path->items;
        else if (const Items cells = vm.scope().resolve(i.path); cells.kind == Kind::Places)
            items = cells.toVector();
        const Value* by = vm.local(i.row);
        row = by && by->kind == Kind::Word && !by->items.empty() ? by->items[0] : noSym;
        if (!pathPart(vm, i, letPass)) // a path that was allowed against the rules is not judged again
            for (std::size_t r = 0; r < vm.c.paths.size() && row != noSym; ++r)
                if (vm.c.paths[r].id == row)
                    judge = static_cast<std::int32_t>(r);
    }
    Sym symOf(const char* part) const
    {
        const Value* word = pathPart(vm, i, part);
        return word && word->kind == Kind::Word && !word->items.empty() ? word->items[0] : noSym;
    }
    /// Whether the rules allow the next step on the board as it is now, since triggers may have changed it. The tier of
    /// a path may lapse when the move begins, such as after making room for a retreat. Its rules count only after an
    /// interruption.
    bool mayGoOn(const std::vector<std::int32_t>& who, bool underWay)
    {
        if (judge < 0)
            return true;
        const Value moving = Value::of(Kind::Units, who);
        PathFinder finder(vm.scope(), judge, moving, start);
        return finder.mayGoOn(items, next, symOf(".mode"), underWay ? symOf(".tier") : noSym, halt);
    }
    /// A counter that the next step would move to a non-adjacent cell; none for a path, whose steps were judged.
    UnitId jumper(const std::vector<std::int32_t>& who) const
    {
        const PlaceId to(items[next]);
        for (const std::int32_t u : who) {
            const PlaceId from = vm.unit(UnitId(u)).place;
            if (row != noSym || from == to || !vm.c.onMap(from) || !vm.c.onMap(to))
                continue;
            bool beside = false;
            for (std::int32_t d = 0; d < vm.c.directions; ++d)
                beside = beside || vm.c.neighbour(from, d) == to;
            if (!beside)
                return UnitId(u);
        }
        return {};
    }
    bool arrived() const { return next >= items.size(); }
    /// The cell of the last step; none before the first.
    PlaceId reached() const
    {
        PlaceId cell;
        for (std::size_t k = 0; k < items.size() && k < next; ++k)
            cell = items[k] >= 0 ? PlaceId(items[k]) : cell;
        return cell;
    }
    /// The units that move on: those that were removed or driven back on the way do not.
    std::vector<std::int32_t> movers() const
    {
        std::vector<std::int32_t> out;
        const PlaceId here = reached();
        for (const std::int32_t u : units) {
            const PlaceId place = vm.unit(UnitId(u)).place;
            // A unit that enters is still where it starts, unless a trigger removed it.
            const bool waits = heard == Nothing || place == start
                               || (units.size() > 1 && vm.scope().board.onMap(place));
            if (here.valid() ? place == here : waits)
                out.push_back(u);
        }
        return out;
    }
    std::vector<Local> roles(const std::vector<std::int32_t>& who, PlaceId from, PlaceId to) const
    {
        return {{names::mover, Value::of(Kind::Units, who)},
                {names::from, Value::of(from)},
                {names::to, Value::of(to)},
                {names::start, Value::of(start)},
                {names::row, Value::ofWord(row)}};
    }
    void tell(std::int32_t item, const std::vector<std::int32_t>& who) const
    {
        if (vm.tracing())
            vm.moves().add(item, who, start, arrived(), *vm.trace());
    }
    void turn(const std::vector<std::int32_t>& who)
    {
        const std::int32_t item = items[next++];
        for (const std::int32_t u : who)
            PositionEffects(vm).setFacing(UnitId(u), facingOf(item));
        tell(item, who);
    }
    /// Makes one step; false when triggers must run first.
    bool step(const std::vector<std::int32_t>& who)
    {
        const PlaceId to(items[next]);
        const PlaceId from = vm.unit(UnitId(who[0])).place;
        if (heard == Nothing && vm.listensBefore(aboutToEnter)) {
            heard = Step;
            keep();
            vm.raiseBefore(aboutToEnter, roles(who, from, to));
            return false;
        }
        if (to == vm.c.off())
            return leave(who, from, to);
        heard = Nothing;
        for (const std::int32_t u : who)
            PositionEffects(vm).placeOnTop(UnitId(u), to);
        ++next;
        keep();
        tell(to.index(), who);
        const std::size_t depth = vm.state.frames.size();
        // Raised in reverse, since the event raised last runs first.
        if (vm.enemyZone(vm.c.units[UnitId(who[0])].side, to))
            vm.raise("zone-entered", roles(who, from, to));
        vm.raise("entered", roles(who, from, to));
        vm.raise("left", roles(who, from, to));
        return vm.state.frames.size() == depth;
    }
    /// Makes the step off the map into a box; triggers that run before it run for one unit at a time.
    bool leave(const std::vector<std::int32_t>& all, PlaceId from, PlaceId to)
    {
        const std::string removal = removalEvent(vm.c, to);
        const bool oneByOne = vm.listensBefore(removal);
        const std::vector<std::int32_t> who = oneByOne ? std::vector<std::int32_t>{all[0]} : all;
        if (oneByOne && heard != Leaving) {
            heard = Leaving;
            keep();
            vm.raiseBefore(removal, {{names::subject, Value::of(Kind::Units, who)}, {names::from, Value::of(from)}});
            return false;
        }
        heard = Step;
        if (who.size() == all.size()) // no item follows it
            next = items.size();
        keep();
        tell(to.index(), who);
        const std::string cite = vm.tracing() ? vm.moves().cite() : std::string();
        const std::size_t depth = vm.state.frames.size();
        for (std::size_t k = who.size(); k-- > 0;)
            PositionEffects(vm).takeOff(UnitId(who[k]), to, cite);
        if (vm.tracing()) // report them in their order, as triggers run
            std::reverse(vm.trace()->end() - std::ssize(who), vm.trace()->end());
        vm.raise("left", roles(who, from, to));
        return vm.state.frames.size() == depth;
    }
    /// Reports the end of the move and raises its event for the units that are still on the map.
    void end()
    {
        if (vm.tracing())
            vm.moves().end(movers(), arrived(), halt, *vm.trace());
        std::erase_if(units, [&](std::int32_t u) { return !vm.scope().board.onMap(vm.unit(UnitId(u)).place); });
        vm.dropLocal(i.kept);
        vm.dropLocal(names::moveHalted);
        vm.advance();
        if (!units.empty())
            vm.raise("move-ended", roles(units, start, vm.unit(UnitId(units[0])).place));
    }
};

} // namespace

Flow execute(Interpreter& vm, const MoveInstr& i)
{
    if (deferredEffects(vm))
        return vm.stop("a move is in a loop whose members act at once", "put it after the loop");
    GroupMove march{vm, i};
    const Value* kept = vm.own(i.kept);
    if (kept && !march.takeUp(kept->items))
        return vm.stop("the action under way belongs to other rules");
    const bool underWay = kept != nullptr;
    if (!underWay) {
        const Items units = vm.scope().resolve(i.units);
        if (units.empty() || units.kind != Kind::Units)
            return vm.advance();
        march.start = vm.unit(UnitId(units[0])).place;
        march.units = units.toVector();
        vm.dropLocal(names::moveHalted);
        PositionEffects(vm).clearMarks(Lifetime::Move);
    }
    march.findWay();
    const PlaceId reached = march.reached();
    if (vm.tracing())
        vm.moves().begin(i, march.row, reached.valid() ? reached : march.start, underWay, reached.valid(), *vm.trace());
    if (vm.prevented(vm.state.frames.size() - 1))
        vm.setLocal(names::moveHalted, Value::ofNumber(1));
    while (!march.arrived()) {
        const std::vector<std::int32_t> who = march.movers();
        if (who.empty() || vm.own(names::moveHalted))
            break;
        if (march.items[march.next] < 0) {
            march.turn(who);
            continue;
        }
        if (const UnitId far = march.jumper(who); far.valid()) {
            Items one;
            one.add(far.index());
            return vm.stop(Text("{0} cannot move from {1} to {2}: a move goes from cell to cell",
                                {vm.unitNames(one), vm.placeName(vm.unit(far).place),
                                 vm.placeName(PlaceId(march.items[march.next]))}),
                           "to put a counter elsewhere, use the verb 'place'");
        }
        if (!march.mayGoOn(who, underWay))
            break;
        if (!march.step(who))
            return Flow::On;
    }
    march.end();
    return Flow::On;
}

} // namespace fw
