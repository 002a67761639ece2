#include "tests/fuzz/Coverage.h"

namespace fuzz {

const char* word(Sort sort)
{
    static const char* const words[] = {"code", "verb", "node", "trigger", "zone", "path",
                                        "modifier", "cell", "entry", "constraint"};
    return words[static_cast<std::size_t>(sort)];
}

const char* verbWord(fw::VerbOp verb)
{
    static const char* const words[] = {"mark", "unmark", "add", "lose", "restore", "remove",
                                        "place", "face", "turn", "reveal", "end-game"};
    return words[static_cast<std::size_t>(verb)];
}

std::string entryName(const fw::CBody& body, const fw::CEntry& entry)
{
    return body.id + "/" + entry.src->id;
}

Coverage::Coverage(const fw::Compiled& compiled) : c(compiled)
{
    for (const auto& [id, body] : c.codes)
        expect(Sort::Code, c.bodies[static_cast<std::size_t>(body)].id);
    for (const fw::CTrigger& trigger : c.triggers)
        expect(Sort::Trigger, trigger.src->id);
    for (const fw::CZone& zone : c.zones)
        expect(Sort::Zone, zone.src->id);
    for (const fw::CConstraint& constraint : c.constraints)
        expect(Sort::Constraint, constraint.src->id);
    for (const fw::CPathRow& row : c.paths) {
        expect(Sort::Path, row.src->id);
        for (const fw::CTier& tier : row.tiers)
            expect(Sort::Path, row.src->id + "/" + tier.src->id);
        for (const fw::CMode& mode : row.modes)
            expect(Sort::Path, row.src->id + ":" + mode.src->id);
    }
    for (const fw::CQuantity& quantity : c.quantities)
        for (const fw::CStage& stage : quantity.stages)
            for (const fw::CModifier& modifier : stage.modifiers)
                expect(Sort::Modifier, modifier.src->id);
    for (const fw::CBody& body : c.bodies)
        expectBody(body);
    for (const fw::CTable& table : c.tables)
        mCells.emplace_back(table.cells.size(), 0);
}

void Coverage::expectBody(const fw::CBody& body)
{
    for (const fw::Instr& i : body.code) {
        const bool jumps = i.op == fw::Op::Jump || i.op == fw::Op::Test;
        if (i.node && (!jumps || (i.op == fw::Op::Test && i.node->node == "group")))
            expect(Sort::Node, i.node->node);
        if (i.op == fw::Op::Verb)
            expect(Sort::Verb, verbWord(i.verb));
        if (i.op == fw::Op::Path)
            continue; // its one entry is the path itself
        for (const fw::CEntry& entry : i.menu)
            expect(Sort::Entry, entryName(body, entry));
    }
}

void Coverage::hit(Sort sort, const std::string& row)
{
    ++mCounts[sort][row];
}

void Coverage::add(const Coverage& other)
{
    for (const auto& [sort, counts] : other.mCounts)
        for (const auto& [row, count] : counts)
            mCounts[sort][row] += count;
    for (std::size_t t = 0; t < mCells.size(); ++t)
        for (std::size_t k = 0; k < mCells[t].size(); ++k)
            mCells[t][k] += other.mCells[t][k];
}

std::string Coverage::cellName(const fw::CTable& table, std::size_t cell) const
{
    std::string where;
    const auto& axes = table.src->axes;
    for (std::size_t a = axes.size(); a-- > 0;) {
        const std::size_t n = axes[a].bands.size();
        where = axes[a].bands[n == 0 ? 0 : cell % n].label + (where.empty() ? "" : "; ") + where;
        cell = n == 0 ? cell : cell / n;
    }
    return table.src->id + "[" + where + "]";
}

std::vector<Coverage::Row> Coverage::rows() const
{
    std::vector<Row> out;
    for (const auto& [sort, counts] : mCounts)
        for (const auto& [row, count] : counts)
            out.push_back({sort, row, count});
    for (std::size_t t = 0; t < mCells.size(); ++t)
        for (std::size_t k = 0; k < mCells[t].size(); ++k)
            out.push_back({Sort::Cell, cellName(c.tables[t], k), mCells[t][k]});
    return out;
}

} // namespace fuzz
