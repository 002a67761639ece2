// Which answers about the steps of a path may be kept, and for how long.
#include "engine/rules/Compiler.h"

#include "engine/rules/Reads.h"

namespace fw {

namespace {

void keep(Reader& reader, std::vector<CRule>& rules, Reads& all)
{
    for (CRule& rule : rules) {
        Reads stepwise; // what is left when the conditions settled for the search are taken out
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
        rule.keep = whole.lasting() ? CRule::Keep::Lasting
            : stepwise.quiet() ? CRule::Keep::Quiet
            : stepwise.edgewise() ? CRule::Keep::Edge : CRule::Keep::Step;
        if (whole.lasting())
            all.add(whole);
    }
}

bool keepCost(Reader& reader, CPathRow& row, std::int32_t quantity, Reads& all)
{
    if (quantity < 0)
        return true;
    const Reads reads = reader.ofQuantity(quantity);
    row.costGoes = row.costGoes || !reads.edgewise();
    all.asked.insert(reads.asked.begin(), reads.asked.end());
    if (!reads.lasting())
        return false;
    all.add(reads);
    return true;
}

} // namespace

void Compiler::keepAnswers()
{
    c.edges = std::make_unique<EdgeTables>(c.cells);
    if (!errors.empty())
        return;
    Reader reader(c);
    for (CPathRow& row : c.paths) {
        Reads all;
        keep(reader, row.edge, all);
        keep(reader, row.stop, all);
        row.costLasts = keepCost(reader, row, row.cost, all);
        for (CMode& mode : row.modes) {
            keep(reader, mode.edge, all);
            mode.costLasts = keepCost(reader, row, mode.cost, all);
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
        row.kind = all.what;
        row.gameMarks.assign(all.gameMarks.begin(), all.gameMarks.end());
        row.asked.assign(all.asked.begin(), all.asked.end());
    }
    for (CZone& zone : c.zones) {
        Reads all;
        keep(reader, zone.blocked, all);
        bool grounded = (all.what & ~std::uint32_t(Reads::Ground)) == 0 && all.gameMarks.empty();
        for (const CRule& rule : zone.blocked)
            grounded = grounded && rule.keep == CRule::Keep::Lasting;
        if (grounded)
            zone.kept = std::make_unique<EdgeTable>(c.cells);
    }
}

} // namespace fw
