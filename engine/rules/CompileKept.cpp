// Finds out which answers about the steps of a path may be cached, and for how long.
#include "engine/base/CheckedIndex.h"
#include "engine/rules/Compiler.h"

#include "engine/rules/Reads.h"

#include <algorithm>

namespace fw {

namespace {

void keep(Reader& reader, std::vector<CRule>& rules, Reads& all)
{
    for (CRule& rule : rules) {
        Reads stepwise; // without the conditions that are settled for the search
        Reads whole;
        for (const CReq& one : rule.applies) {
            const Reads reads = reader.of(one);
            rule.settled.push_back(reads.settled());
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

/// Whether a row reads only the roles of a path search.
bool closed(Reader& reader, const CPathRow& row)
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
    return all.free(Reads::Others | Reads::Circle);
}

/// Whether a position may cache the answer of a definition for a counter: it reads only the counter and the position,
/// and takes no role that could differ between calls.
bool remembered(Reader& reader, const Compiled& c, std::size_t def)
{
    const std::uint32_t own = Reads::Sided | Reads::Typed | Reads::Formed | Reads::Itself | Reads::State;
    return c.ruleset.defs[def].roles.empty() && (reader.ofDef(static_cast<std::int32_t>(def)).what & ~own) == 0;
}

} // namespace

void Compiler::keepAnswers()
{
    c.edges = std::make_unique<EdgeTables>(c.cells, c.directions);
    if (!errors.empty())
        return;
    Reader reader(c);
    for (std::size_t d = 0; d < c.defs.size(); ++d)
        c.ownDefs.push_back(remembered(reader, c, d) ? 1 : 0);
    for (CPathRow& row : c.paths) {
        Reads all;
        keep(reader, row.edge, all);
        keep(reader, row.stop, all);
        row.price = keepCost(reader, row, row.cost, all);
        for (CMode& mode : row.modes) {
            keep(reader, mode.edge, all);
            mode.price = keepCost(reader, row, mode.cost, all);
        }
        for (CTier& tier : row.tiers) {
            keep(reader, tier.edge, all);
            keep(reader, tier.stop, all);
        }
        for (const CRule& rule : row.end) {
            Reads end = reader.of(rule.applies);
            end.add(reader.of(rule.need));
            row.endCounts = row.endCounts || !end.free(Reads::Steps | Reads::Circle);
        }
        row.closed = closed(reader, row);
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
        keep(reader, zone.blocked, all);
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
