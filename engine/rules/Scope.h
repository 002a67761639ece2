#pragma once

#include "engine/base/Nth.h"
#include "engine/model/Position.h"
#include "engine/model/Trace.h"
#include "engine/rules/Compiled.h"
#include "engine/rules/Work.h"

#include <memory>
#include <vector>

namespace fw {

struct PathSearch; // engine/rules/PathFinder.h

/// One role bound for the time of a row.
struct RoleBind {
    Sym name;
    Kind kind;
    std::int32_t item;
    const Value* value; ///< whole value when set, else the single item
};

/// The roles bound, the latest last; binding is done for every condition, so it costs a store.
class BindStack
{
public:
    /// Room for what rows usually bind.
    BindStack() : mBinds(32) {}
    /// Binds one more role.
    void push_back(const RoleBind& bind)
    {
        if (mCount == mBinds.size())
            mBinds.resize(mCount * 2);
        mBinds[mCount++] = bind;
    }
    /// Drops the latest.
    void pop_back() { --mCount; }
    /// Keeps the first ones.
    void resize(std::size_t count) { mCount = count; }
    /// How many there are.
    std::size_t size() const { return mCount; }
    /// One of them, from 0 to size() - 1.
    RoleBind& operator[](std::size_t i) { return mBinds[i]; }
    /// One of them, from 0 to size() - 1.
    const RoleBind& operator[](std::size_t i) const { return mBinds[i]; }

private:
    std::vector<RoleBind> mBinds;
    std::size_t mCount = 0;
};

/// What a rule may see while it is judged: the compiled rules, one position, the roles in force. It looks
/// and never changes; indexes built from the position are dropped by changed().
class Scope
{
public:
    /// Looks at a position, which must outlive it, as must the rules; the work of a ruling that it is part of is
    /// handed in.
    Scope(const Compiled& compiled, const Position& position, Work* shared = nullptr)
        : c(compiled), p(position), work(shared ? *shared : mOwnWork)
    {}
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;

    const Compiled& c; ///< the rules
    const Position& p; ///< the position looked at
    Work& work;        ///< what the ruling may still take
    /// Locals of the running procedures, innermost last.
    std::vector<const std::vector<Local>*> layers;
    /// Reckoning written to when set.
    Trace* trace = nullptr;
    int depth = 0; ///< how deep the line now written stands in the reckoning

    using Bind = RoleBind;
    BindStack binds;                                   ///< roles bound by the kernel, the latest last
    std::vector<std::int32_t> judging;                 ///< definitions, ratings and quantities being judged
    int searching = 0;                                 ///< path searches under way, one inside another
    std::vector<std::shared_ptr<PathSearch>> searches; ///< what is known of paths in this position

    /// Counts work; false, with the row under judgement named, when there is no more: then no answer counts.
    bool spend(std::int64_t count = 1) { return work.steps(count) || tired(); }
    /// Counts a line of the reckoning; one that would fill the memory is too much work, too.
    void spendLine(const Trace& written) { spend(written.size() < mostLines ? 20 : Work::most); }
    /// Whether all work is spent.
    bool spent() const { return work.spent(); }
    /// Why nothing was found out; blames `row` when no row was under judgement.
    Problem tooMuch(const std::string& row) const { return work.problem(row); }

    /// Finds a role: the latest bind, then locals from the inside out; false when nobody has it.
    bool find(Sym role, Bind& out) const
    {
        for (std::size_t i = binds.size(); i-- > 0;) {
            if (binds[i].name == role) {
                out = binds[i];
                return true;
            }
        }
        return findLocal(role, out);
    }

    /// Members of a path.
    Items resolve(const CPath& path);
    /// The one member of a path that is a role and nothing else; false when it is not so simple.
    bool single(const CPath& path, Kind& kind, std::int32_t& item) const
    {
        Bind bind;
        if (path.parts.size() != 1 || path.parts[0].root != Root::Role || !path.parts[0].steps.empty()
            || !find(path.parts[0].arg, bind) || bind.item < 0 || (bind.value && bind.value->items.size() != 1))
            return false;
        kind = bind.kind == Kind::Path ? Kind::Places : bind.kind;
        item = bind.item;
        return true;
    }

    /// Must be called after the position changed.
    void changed()
    {
        mIndexed = mZoned = mBusied = mDefsKept = false;
        searches.clear();
    }

    /// Units in a place, bottom first.
    template <class F>
    void eachAt(PlaceId place, F f)
    {
        index();
        if (!mFirst.has(place))
            return;
        for (UnitId u = mFirst[place]; u.valid(); u = mNext[u])
            f(u);
    }
    /// Where a unit is.
    const UnitState& unit(UnitId unit) const { return nth(p.units, unit.index()); }
    /// Whether a unit exerts a zone of any kind.
    bool exerts(UnitId unit);
    /// Whether a unit's zones reach a cell.
    bool zoneReaches(UnitId unit, PlaceId cell);
    /// How many units hostile to `side` exert a zone over the cell.
    int zonesAgainst(std::int32_t side, PlaceId cell);
    /// What a definition was found to say of a counter in this position, -1 when it was not asked yet.
    std::int8_t& said(std::int32_t def, UnitId unit)
    {
        if (!mDefsKept) {
            mDefsKept = true;
            spend(static_cast<std::int64_t>(c.defs.size() * p.units.size() / bulk));
            mDefs.assign(c.defs.size() * p.units.size(), -1);
        }
        return mDefs[static_cast<std::size_t>(def) * p.units.size() + static_cast<std::size_t>(unit.index())];
    }
    /// Per cell, whether anybody stands there, any zone lies over it or any mark on it.
    const IdVector<PlaceId, char>& busy();
    /// Whether the place is a cell of the map.
    bool onMap(PlaceId place) const { return c.onMap(place); }
    /// Whether two sides are enemies.
    static bool hostile(std::int32_t a, std::int32_t b) { return a != b && a >= 0 && b >= 0; }
    /// The side of an entity, -1 when it has none.
    std::int32_t sideOf(Kind kind, std::int32_t item) const;
    /// The arrival that play has set for a counter; null where that of the scenario holds.
    const Scheduled* scheduled(UnitId unit) const;
    /// The formation of a member: of a counter its own, of a formation itself; -1 for none.
    std::int32_t formationOf(Kind kind, std::int32_t item) const;
    /// The engagement of a number; null when it is over.
    const Engagement* engagement(std::int32_t number) const;
    /// The place of an entity; none when it has none.
    PlaceId placeOf(Kind kind, std::int32_t item) const;

private:
    static constexpr std::size_t mostLines = 200'000; ///< of the reckoning of one ruling
    static constexpr std::int64_t bulk = 16;          ///< values that are set in a row while one condition is judged
    bool tired();
    bool findLocal(Sym role, Bind& out) const;
    void index();
    void zoneIndex();
    bool blocked(const CZone& zone, PlaceId from, int direction);
    bool reaches(UnitId unit, PlaceId cell, int direction);
    void members(const CPart& part, Items& out);
    void start(const CPart& part, Items& out);
    struct Following;
    void follow(const CStep& step, const Items& in, Items& out);
    void walk(const CStep& step, const Items& in, Items& out);

    Work mOwnWork;
    bool mIndexed = false;
    bool mZoned = false;
    bool mBusied = false;
    bool mDefsKept = false;
    std::vector<std::int8_t> mDefs;
    IdVector<PlaceId, UnitId> mFirst;
    IdVector<UnitId, UnitId> mNext;
    IdVector<UnitId, char> mExerts;
    IdVector<PlaceId, char> mBusy;
    std::vector<std::int16_t> mZones; ///< [side * cells + cell]
};

/// Binds a role to one entity for the length of a block.
class BindOne
{
public:
    /// Binds one entity.
    BindOne(Scope& scope, Sym name, Kind kind, std::int32_t item) : mScope(scope)
    {
        scope.binds.push_back({name, kind, item, nullptr});
    }
    /// Binds one unit.
    BindOne(Scope& scope, Sym name, UnitId unit) : BindOne(scope, name, Kind::Units, unit.index()) {}
    /// Binds one place.
    BindOne(Scope& scope, Sym name, PlaceId place) : BindOne(scope, name, Kind::Places, place.index()) {}
    /// Binds a whole value, which must outlive the bind.
    BindOne(Scope& scope, Sym name, const Value& value) : mScope(scope)
    {
        scope.binds.push_back({name, value.kind, value.items.empty() ? -1 : value.items[0], &value});
    }
    ~BindOne() { mScope.binds.pop_back(); }
    BindOne(const BindOne&) = delete;
    BindOne& operator=(const BindOne&) = delete;
    /// Points the bind at another entity.
    void set(std::int32_t item) { mScope.binds[index()].item = item; }

private:
    std::size_t index() const { return mScope.binds.size() - 1; }
    Scope& mScope;
};

/// Counts a path search for as long as it runs, so that one inside another can be stopped.
class Searching
{
public:
    /// One search more is under way in this scope.
    explicit Searching(Scope& scope) : mScope(scope) { ++mScope.searching; }
    ~Searching() { --mScope.searching; }
    Searching(const Searching&) = delete;
    Searching& operator=(const Searching&) = delete;

private:
    Scope& mScope;
};

} // namespace fw
