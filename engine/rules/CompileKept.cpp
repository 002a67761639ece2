// Finds out which answers about the steps of a path may be cached, and for how long.
#include "engine/base/CheckedIndex.h"
#include "engine/rules/Compiler.h"

#include "engine/rules/Reads.h"

#include <algorithm>
#include <iterator>
#include <span>

namespace fw {

namespace {

void keep(Reader& reader, std::vector<CRule>& rules, Reads& all, bool& fromStart)
{
    for (CRule& rule : rules) {
        Reads stepwise; // without the conditions that are settled for the search
        Reads whole;
        for (const CReq& one : rule.applies) {
            const Reads reads = reader.of(one);
            rule.settled.push_back(reads.settled());
            fromStart = fromStart || (reads.settled() && !reads.free(Reads::Start));
            whole.add(reads);
            if (!reads.settled())
                stepwise.add(reads);
        }
        const Reads need = reader.of(rule.need);
        whole.add(need);
        stepwise.add(need);
        all.asked.insert(whole.asked.begin(), whole.asked.end());
        rule.keep = whole.lasting()       ? CRule::Keep::Lasting
                    : stepwise.quiet()    ? CRule::Keep::Quiet
                    : stepwise.edgewise() ? CRule::Keep::Edge
                                          : CRule::Keep::Step;
        if (whole.lasting())
            all.add(whole);
    }
}

PriceKept keepCost(Reader& reader, CPathRow& row, std::int32_t quantity, Reads& all)
{
    if (quantity < 0)
        return PriceKept::Always;
    const Reads reads = reader.ofQuantity(quantity);
    row.costGoes = row.costGoes || !reads.edgewise();
    all.asked.insert(reads.asked.begin(), reads.asked.end());
    if (!reads.lastingWhereQuiet())
        return PriceKept::Never;
    all.add(reads);
    return reads.lasting() ? PriceKept::Always : PriceKept::Quiet;
}

/// What a row reads.
Reads readsOf(Reader& reader, const CPathRow& row)
{
    Reads all;
    const auto rules = [&](const std::vector<CRule>& list) {
        for (const CRule& rule : list) {
            all.add(reader.of(rule.applies));
            all.add(reader.of(rule.need));
        }
    };
    const auto cost = [&](std::int32_t quantity) {
        if (quantity >= 0)
            all.add(reader.ofQuantity(quantity));
    };
    all.add(reader.of(row.opens));
    all.add(reader.of(row.exits));
    all.add(reader.of(row.exitCost));
    for (const CAmount* a : {&row.allowance, &row.spent, &row.min, &row.max})
        all.add(reader.of(*a));
    rules(row.edge);
    rules(row.stop);
    rules(row.end);
    rules(row.turns);
    cost(row.cost);
    cost(row.turnCost);
    for (const CMode& mode : row.modes) {
        rules(mode.edge);
        cost(mode.cost);
    }
    for (const CTier& tier : row.tiers) {
        all.add(reader.of(tier.opens));
        all.add(reader.of(tier.min));
        all.add(reader.of(tier.max));
        rules(tier.edge);
        rules(tier.stop);
        rules(tier.end);
    }
    return all;
}

/// Whether a position may cache the answer of a definition for a counter: it reads only the counter and the position,
/// and takes no role that could differ between calls.
bool remembered(Reader& reader, const Compiled& c, std::size_t def)
{
    const std::uint32_t own = Reads::Sided | Reads::Typed | Reads::Formed | Reads::Itself | Reads::State;
    return c.ruleset.defs[def].roles.empty() && (reader.ofDef(static_cast<std::int32_t>(def)).what & ~own) == 0;
}

/// Whether only the map decides the answer of a definition for a cell.
bool grounded(Reader& reader, const Compiled& c, std::size_t def)
{
    constexpr std::int32_t most = 1 << 16; // the answers about a larger map would take too much memory
    return c.cells <= most && c.ruleset.defs[def].roles.empty()
           && (reader.ofDef(static_cast<std::int32_t>(def), true).what & ~std::uint32_t{Reads::Ground}) == 0;
}

/// The roles that a path search binds.
constexpr Sym searchRoles[] = {names::unit,  names::units,  names::from, names::to,   names::start, names::step,
                               names::spent, names::facing, names::last, names::turn, names::mode};

/// The roles except `bound` that decide answers with these reads, and whether the answers may be cached by them.
Compiled::Deciding deciding(const Reads& reads, std::span<const Sym> bound = {})
{
    constexpr std::size_t most = 4;
    Compiled::Deciding out;
    std::ranges::copy_if(reads.roles, std::back_inserter(out.roles),
                         [&](Sym role) { return std::ranges::find(bound, role) == bound.end(); });
    out.kept = reads.free(Reads::Circle | Reads::Faces) && out.roles.size() <= most;
    return out;
}

/// Roughly the number of members that a path goes through from its start to its end; a filter goes through several
/// for each.
std::int64_t membersOnTheWay(const CPath& path, const Compiled& c)
{
    const std::int64_t units = std::ssize(c.scenario.units);
    std::int64_t all = 0;
    for (const CPart& part : path.parts) {
        const bool role = part.root == Root::Role;
        std::int64_t now = role                                                         ? 3
                           : part.root == Root::MapUnits || part.root == Root::AllUnits ? units
                           : part.root == Root::Cells || part.root == Root::Hexsides    ? c.cells
                           : part.root == Root::Areas || part.root == Root::Area        ? 10
                                                                                        : 1;
        all += role ? 0 : now;
        for (const CStep& step : part.steps) {
            switch (step.rel) {
            case Rel::Neighbours: now *= 6; break;
            case Rel::Within:
            case Rel::Ray: now *= 12; break;
            case Rel::Army:
            case Rel::AllUnits:
            case Rel::Foes:
            case Rel::Roster:
            case Rel::Formation: now = units / 2; break;
            case Rel::KeepDef:
            case Rel::DropDef: all += now * 4; break;
            default: break;
            }
            all += now;
        }
    }
    return all;
}

/// Roughly the number of evaluations for an amount.
std::int64_t weight(const CAmount& a, const Compiled& c, int depth = 0);

std::int64_t weight(const CReqs& list, const Compiled& c, int depth)
{
    std::int64_t all = 0;
    for (const CReq& one : list) {
        all += 1 + membersOnTheWay(one.path, c) + weight(one.left, c, depth) + weight(one.min, c, depth);
        for (const CReqs& other : one.either)
            all += weight(other, c, depth);
    }
    return all;
}

std::int64_t weight(const CQuantity& quantity, const Compiled& c, int depth)
{
    std::int64_t all = weight(quantity.base, c, depth);
    for (const CStage& stage : quantity.stages)
        for (const CModifier& m : stage.modifiers)
            all += weight(m.need, c, depth) + weight(m.amount, c, depth) + membersOnTheWay(m.each, c);
    return all;
}

std::int64_t weight(const CAmount& a, const Compiled& c, int depth)
{
    constexpr int deepest = 6;
    using Form = CAmount::Form;
    std::int64_t all = membersOnTheWay(a.of, c) + membersOnTheWay(a.over, c);
    const bool asks = a.form == Form::Quantity || a.form == Form::Sum || a.form == Form::Least || a.form == Form::Most;
    if (asks && depth < deepest && inside(c.quantities, a.id))
        all += 2 + weight(checkedAt(c.quantities, a.id), c, depth + 1);
    for (const CAmount& at : a.at)
        all += 1 + weight(at, c, depth);
    return all;
}

} // namespace

void Compiler::keepAnswers()
{
    c.edges = std::make_unique<EdgeTables>(c.cells, c.directions);
    if (!errors.empty())
        return;
    Reader reader(c);
    for (std::size_t d = 0; d < c.defs.size(); ++d) {
        c.ownDefs.push_back(remembered(reader, c, d) ? 1 : 0);
        c.defRoles.push_back(deciding(reader.ofAnyDef(static_cast<std::int32_t>(d))));
        c.groundDefs.emplace_back(grounded(reader, c, d)
                                      ? std::make_unique<std::atomic<std::int8_t>[]>(static_cast<std::size_t>(c.cells))
                                      : nullptr);
    }
    for (const CPath& path : mPaths) {
        constexpr std::int64_t few = 60; // members that are found again more quickly than an answer
        c.pathRoles.push_back(deciding(reader.of(path)));
        if (membersOnTheWay(path, c) < few)
            c.pathRoles.back().kept = false;
    }
    for (std::size_t q = 0; q < c.quantities.size(); ++q) {
        constexpr std::int64_t few = 4; // evaluations that are made again more quickly
        c.quantityRoles.push_back(deciding(reader.ofQuantity(static_cast<std::int32_t>(q))));
        if (weight(c.quantities[q], c, 0) < few)
            c.quantityRoles.back().kept = false;
    }
    for (CPathRow& row : c.paths) {
        Reads all;
        keep(reader, row.edge, all, row.appliesByStart);
        keep(reader, row.stop, all, row.appliesByStart);
        row.price = keepCost(reader, row, row.cost, all);
        for (CMode& mode : row.modes) {
            keep(reader, mode.edge, all, row.appliesByStart);
            mode.price = keepCost(reader, row, mode.cost, all);
        }
        for (CTier& tier : row.tiers) {
            keep(reader, tier.edge, all, row.appliesByStart);
            keep(reader, tier.stop, all, row.appliesByStart);
        }
        for (const CRule& rule : row.end) {
            Reads end = reader.of(rule.applies);
            end.add(reader.of(rule.need));
            row.endCounts = row.endCounts || !end.free(Reads::Steps | Reads::Circle);
        }
        Compiled::Deciding outer = deciding(readsOf(reader, row), searchRoles);
        row.closed = outer.kept;
        row.outerRoles = std::move(outer.roles);
        row.kind = all.what;
        row.gameMarks.assign(all.gameMarks.begin(), all.gameMarks.end());
        row.asked.assign(all.asked.begin(), all.asked.end());
    }
    for (CBody& body : c.bodies)
        for (Instr& instr : body.code) {
            Asking* asking = menuOf(instr);
            if (asking == nullptr)
                continue;
            for (CEntry& entry : asking->menu)
                for (CField& field : entry.fields) {
                    const std::string& name = checkedAt(c.words, field.name);
                    field.rowName = c.find(name + ".row");
                    field.modeName = c.find(name + ".mode");
                    field.tierName = c.find(name + ".tier");
                    field.costName = c.find(name + ".cost");
                }
        }
    for (std::size_t z = 0; z < c.zones.size(); ++z) {
        CZone& zone = c.zones[z];
        Reads all;
        bool fromStart = false;
        keep(reader, zone.blocked, all, fromStart);
        if (!all.gameMarks.empty()
            || std::ranges::any_of(zone.blocked, [](const CRule& rule) { return rule.keep != CRule::Keep::Lasting; }))
            continue;
        for (const UnitId u : c.units.ids()) {
            std::vector<std::int32_t> key{-1 - static_cast<std::int32_t>(z)}; // negative, unlike the keys of paths
            addKind(key, all.what, c, u);
            zone.kept.add(c.edges->of(key));
        }
    }
}

} // namespace fw
