#include "tests/fuzz/Probe.h"

#include "engine/grid/Crossed.h"
#include "engine/rules/Facts.h"
#include "engine/rules/PathFinder.h"

namespace fuzz {

namespace {

constexpr int deepest = 8; // depth of quantities that read quantities; lint keeps real ones far below

using Form = fw::CAmount::Form;

bool isFact(const fw::CAmount& amount, std::string_view name)
{
    return amount.form == Form::Fact && fw::factRows()[static_cast<std::size_t>(amount.id)].name == name;
}

/// Whether a fact searches a path row or traces a line of sight.
bool searches(const fw::CAmount& amount)
{
    return isFact(amount, "ways") || isFact(amount, "sees");
}

bool computes(const fw::CAmount& amount)
{
    return searches(amount)
           || (amount.form != Form::None && amount.form != Form::Number && amount.form != Form::Word
               && amount.form != Form::Fact && amount.form != Form::Count && amount.form != Form::Local);
}

bool computes(const fw::Scope& s, const fw::CReqs& reqs)
{
    for (const fw::CReq& req : reqs) {
        for (const fw::CReqs& list : req.either)
            if (computes(s, list))
                return true;
        if (req.def >= 0 && computes(s, s.c.defs[static_cast<std::size_t>(req.def)]))
            return true;
        bool any = computes(req.left) || computes(req.min) || computes(req.max);
        for (const fw::CAmount& a : req.is)
            any = any || computes(a);
        for (const fw::CAmount& a : req.isnt)
            any = any || computes(a);
        if (any)
            return true;
    }
    return false;
}

/// The value passed for a role, as in the engine: a bare role passes its whole value, even a number or a path.
fw::Value handed(fw::Scope& s, const fw::CPath& path)
{
    fw::Scope::Bind bind{};
    const bool bare = path.parts.size() == 1 && path.parts[0].steps.empty() && path.parts[0].root == fw::Root::Role;
    if (bare && s.find(path.parts[0].arg, bind) && bind.value
        && (bind.kind == fw::Kind::Number || bind.kind == fw::Kind::Path))
        return *bind.value;
    const fw::Items items = s.resolve(path);
    return fw::Value::of(items.kind, items.toVector());
}

/// Binds the roles of a call for the length of a block.
class BoundRoles
{
public:
    BoundRoles(fw::Scope& scope, const std::vector<std::pair<fw::Sym, fw::CPath>>& roles)
        : s(scope), mBefore(scope.roles.binds.size())
    {
        mValues.reserve(roles.size());
        for (const auto& [role, path] : roles)
            mValues.push_back(handed(s, path));
        for (std::size_t i = 0; i < roles.size(); ++i)
            s.roles.binds.push_back(
                {roles[i].first, mValues[i].kind, mValues[i].items.empty() ? -1 : mValues[i].items[0], &mValues[i]});
    }
    ~BoundRoles() { s.roles.binds.resize(mBefore); }
    BoundRoles(const BoundRoles&) = delete;
    BoundRoles& operator=(const BoundRoles&) = delete;

private:
    fw::Scope& s;
    std::size_t mBefore;
    std::vector<fw::Value> mValues;
};

} // namespace

Probe::Probe(fw::Scope& scope, Coverage& coverage) : s(scope), mCoverage(coverage) {}

void Probe::count()
{
    for (const fw::Event& line : mTrace)
        if (line.kind() == fw::EventKind::Modifier)
            mCoverage.hit(Sort::Modifier, line.row);
    mTrace.clear();
    s.reckoning.trace = nullptr;
}

void Probe::reqs(const fw::CReqs& reqs)
{
    if (!computes(s, reqs))
        return;
    s.reckoning.trace = &mTrace;
    holds(s, reqs);
    count();
    tablesIn(reqs, 0);
}

void Probe::rules(const std::vector<fw::CRule>& list)
{
    for (const fw::CRule& rule : list) {
        reqs(rule.applies);
        if (holds(s, rule.applies))
            reqs(rule.need);
    }
}

void Probe::amount(const fw::CAmount& a)
{
    if (!computes(a))
        return;
    s.reckoning.trace = &mTrace;
    value(s, a);
    count();
    tablesIn(a, 0);
}

void Probe::quantity(std::int32_t index)
{
    s.reckoning.trace = &mTrace;
    fw::quantity(s, index);
    count();
    tablesInQuantity(index, 0);
}

void Probe::quantity(std::int32_t index, const std::vector<std::pair<fw::Sym, fw::CPath>>& roles)
{
    const BoundRoles bound(s, roles);
    quantity(index);
}

void Probe::table(std::int32_t index, const std::vector<fw::CAmount>& at)
{
    std::vector<fw::Val> values;
    for (const fw::CAmount& a : at)
        values.push_back(value(s, a));
    const fw::Looked found = lookup(s, index, values);
    const auto& cells = s.c.tables[static_cast<std::size_t>(index)].cells;
    if (found.cell)
        mCoverage.hitCell(index, static_cast<std::size_t>(found.cell - cells.data()));
}

void Probe::tablesIn(const fw::CReq& req, int depth)
{
    for (const fw::CReqs& list : req.either)
        tablesIn(list, depth);
    const auto parts = [&]() {
        if (req.def >= 0)
            tablesIn(s.c.defs[static_cast<std::size_t>(req.def)], depth + 1);
        tablesIn(req.left, depth);
        tablesIn(req.min, depth);
        tablesIn(req.max, depth);
        for (const fw::CAmount& a : req.is)
            tablesIn(a, depth);
        for (const fw::CAmount& a : req.isnt)
            tablesIn(a, depth);
    };
    if (req.quant == fw::CReq::Quant::Self) {
        const BoundRoles handed(s, req.roles);
        parts();
        return;
    }
    const fw::Items members = s.resolve(req.path);
    const BoundRoles handed(s, req.roles);
    for (std::int32_t member : members) {
        fw::BindOne bind(s, req.keepsIt ? fw::names::asked : fw::names::it, members.kind, member);
        parts();
    }
}

void Probe::tablesIn(const fw::CReqs& reqs, int depth)
{
    if (depth > deepest || !computes(s, reqs))
        return;
    for (const fw::CReq& req : reqs) {
        tablesIn(req, depth);
        if (!holds(s, req))
            return;
    }
}

void Probe::tablesIn(const fw::CAmount& a, int depth)
{
    if (depth > deepest || !computes(a))
        return;
    for (const fw::CAmount& part : a.at)
        tablesIn(part, depth);
    switch (a.form) {
    case Form::Fact: isFact(a, "sees") ? looks(a) : ways(a); return;
    case Form::Table: table(a.id, a.at); return;
    case Form::Quantity: {
        const BoundRoles bound(s, a.roles);
        tablesInQuantity(a.id, depth + 1);
        return;
    }
    case Form::Sum:
    case Form::Least:
    case Form::Most: {
        const fw::Items members = s.resolve(a.over);
        for (std::int32_t member : members) {
            fw::BindOne bind(s, a.as == fw::noSym ? fw::names::it : a.as, members.kind, member);
            tablesInQuantity(a.id, depth + 1);
        }
        return;
    }
    default: return;
    }
}

void Probe::ways(const fw::CAmount& a)
{
    fw::Scope::Bind it{};
    fw::Items units;
    if (a.of.given())
        units = s.resolve(a.of);
    else if (s.find(fw::names::it, it) && it.kind == fw::Kind::Units && it.item >= 0) {
        units.kind = fw::Kind::Units;
        units.add(it.item);
    }
    if (units.kind != fw::Kind::Units || units.empty())
        return;
    const fw::Value one = fw::Value::of(fw::Kind::Units, {units[0]});
    const fw::Sym tier = fw::openTier(s, a.arg, one, s.p.units[static_cast<std::size_t>(units[0])].place);
    const std::string& row = s.c.paths[static_cast<std::size_t>(a.arg)].src->id;
    mCoverage.hit(Sort::Path, row);
    if (tier > 0 && s.c.words[static_cast<std::size_t>(tier)] != row && tier != fw::names::none)
        mCoverage.hit(Sort::Path, row + "/" + s.c.words[static_cast<std::size_t>(tier)]);
}

void Probe::looks(const fw::CAmount& a)
{
    const fw::Items to = s.resolve(a.with);
    fw::Items from;
    fw::Scope::Bind it{};
    if (a.of.given())
        from = s.resolve(a.of);
    else if (s.find(fw::names::it, it) && it.item >= 0) {
        from.kind = it.kind;
        from.add(it.item);
    }
    if (a.arg < 0 || from.empty() || to.empty())
        return;
    const fw::CSight& row = s.c.sights[static_cast<std::size_t>(a.arg)];
    const fw::PlaceId begin = s.board.placeOf(from.kind, from[0]);
    const fw::PlaceId end = s.board.placeOf(to.kind, to[0]);
    if (!s.board.onMap(begin) || !s.board.onMap(end))
        return;
    fw::BindOne bindFrom(s, fw::names::from, begin);
    fw::BindOne bindTo(s, fw::names::to, end);
    const auto cell = [&](const std::vector<fw::CRule>& list, fw::PlaceId place) {
        fw::BindOne bind(s, fw::names::it, place);
        rules(list);
    };
    cell(row.ends, begin);
    cell(row.ends, end);
    fw::PlaceId near = begin;
    for (const fw::Cell one : fw::cellsCrossed(s.c.scenario.map.grid, begin.index(), end.index())) {
        cell(row.through, fw::PlaceId(one));
        fw::BindOne bindNear(s, fw::names::near, near);
        fw::BindOne bindFar(s, fw::names::far, fw::PlaceId(one));
        rules(row.across);
        near = fw::PlaceId(one);
    }
}

void Probe::tablesInQuantity(std::int32_t index, int depth)
{
    if (depth > deepest)
        return;
    const fw::CQuantity& quantity = s.c.quantities[static_cast<std::size_t>(index)];
    tablesIn(quantity.base, depth);
    for (const fw::CStage& stage : quantity.stages) {
        for (const fw::CModifier& modifier : stage.modifiers) {
            const auto one = [&]() {
                tablesIn(modifier.need, depth);
                if (computes(modifier.amount) && holds(s, modifier.need))
                    tablesIn(modifier.amount, depth);
            };
            if (!modifier.each.given()) {
                one();
                continue;
            }
            const fw::Items members = s.resolve(modifier.each);
            for (std::int32_t member : members) {
                fw::BindOne bind(s, modifier.as == fw::noSym ? fw::names::it : modifier.as, members.kind, member);
                one();
            }
        }
    }
}

void Probe::refused(const fw::CPathRow& row, const fw::Value& units, fw::PlaceId start)
{
    const fw::Value one = fw::Value::ofNumber(1);
    fw::BindOne bindStep(s, fw::names::step, one);
    fw::BindOne bindFrom(s, fw::names::from, start);
    if (!s.board.onMap(start))
        return;
    for (fw::Cell to : s.c.scenario.map.grid.neighbours(start.index())) {
        fw::BindOne bindTo(s, fw::names::to, fw::PlaceId(to));
        for (std::int32_t u : units.items) {
            fw::BindOne bindUnit(s, fw::names::unit, fw::Kind::Units, u);
            rules(row.edge);
        }
    }
}

void Probe::way(const fw::CPathRow& row, fw::Sym tierWord, fw::Sym modeWord, const fw::Value& units, fw::PlaceId start,
                const std::vector<std::int32_t>& items)
{
    const fw::CMode* mode = nullptr;
    for (const fw::CMode& m : row.modes)
        if (s.c.find(m.src->id) == modeWord)
            mode = &m;
    const fw::CTier* tier = nullptr;
    for (const fw::CTier& t : row.tiers)
        if (s.c.find(t.src->id) == tierWord)
            tier = &t;
    fw::BindOne bindUnits(s, fw::names::units, units);
    fw::BindOne bindStart(s, fw::names::start, start);
    reqs(row.opens);
    amount(row.allowance);
    amount(row.spent);
    amount(row.max);
    fw::PlaceId from = start;
    std::int32_t facing = units.items.empty() ? 0 : s.p.units[static_cast<std::size_t>(units.items[0])].facing;
    std::int32_t taken = 0;
    fw::Rational spent = number(s, row.spent);
    refused(row, units, start);
    for (std::int32_t item : items) {
        const fw::Value step = fw::Value::ofNumber(taken + 1);
        const fw::Value facingNumber = fw::Value::ofNumber(facing);
        const fw::Value spentNumber = fw::Value::ofNumber(spent);
        fw::BindOne bindStep(s, fw::names::step, step);
        fw::BindOne bindSpent(s, fw::names::spent, spentNumber);
        fw::BindOne bindFacing(s, fw::names::facing, facingNumber);
        fw::BindOne bindFrom(s, fw::names::from, from);
        fw::BindOne bindTo(s, fw::names::to, fw::Kind::Places, item);
        fw::BindOne bindMode(s, fw::names::mode, fw::Kind::Word, modeWord);
        const fw::Value turn = fw::Value::ofNumber(item < 0 ? fw::turnSteps(s.c.facings, facing, fw::facingOf(item))
                                                            : 0);
        fw::BindOne bindTurn(s, fw::names::turn, turn);
        const std::int32_t cost = item < 0 ? row.turnCost : mode && mode->cost >= 0 ? mode->cost : row.cost;
        fw::Rational dearest = 0;
        for (std::int32_t u : units.items) {
            fw::BindOne bindUnit(s, fw::names::unit, fw::Kind::Units, u);
            if (item >= 0) {
                rules(row.edge);
                rules(row.stop);
                if (mode)
                    rules(mode->edge);
                if (tier)
                    rules(tier->edge);
            }
            if (cost >= 0) {
                quantity(cost);
                const fw::Rational one = fw::quantity(s, cost);
                dearest = one > dearest ? one : dearest;
            }
        }
        spent = spent + dearest;
        if (item < 0) {
            facing = fw::facingOf(item);
        } else {
            from = fw::PlaceId(item);
            ++taken;
        }
    }
    fw::BindOne bindLast(s, fw::names::last, from);
    for (std::int32_t u : units.items) {
        fw::BindOne bindUnit(s, fw::names::unit, fw::Kind::Units, u);
        rules(row.end);
        if (tier)
            rules(tier->end);
    }
}

} // namespace fuzz
