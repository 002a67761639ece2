#include "tests/fuzz/Coverage.h"

#include "engine/model/Procedures.h"
#include "tests/Events.h"

#include <algorithm>

namespace fuzz {

namespace {

/// The label of a cell's band on each axis.
std::vector<std::string> bandsOf(const fw::CTable& table, std::size_t cell)
{
    const auto& axes = table.src->axes;
    std::vector<std::string> out(axes.size());
    for (std::size_t a = axes.size(); a-- > 0;) {
        const std::size_t n = axes[a].bands.size();
        out[a] = axes[a].bands[n == 0 ? 0 : cell % n].label;
        cell = n == 0 ? cell : cell / n;
    }
    return out;
}

} // namespace

const char* word(Sort sort)
{
    static const char* const words[] = {"code", "verb",     "node", "trigger", "zone",
                                        "path", "modifier", "cell", "entry",   "constraint"};
    return words[static_cast<std::size_t>(sort)];
}

std::string Row::name() const
{
    std::string where;
    for (const std::string& band : at)
        where += (where.empty() ? "" : "; ") + band;
    return at.empty() ? row : row + "[" + where + "]";
}

std::string entryName(const fw::CBody& body, const fw::CEntry& entry)
{
    return body.id + "/" + entry.src->id;
}

Coverage::Coverage(const fw::Compiled& compiled) : c(compiled)
{
    for (const auto& [id, code] : c.codes)
        expect(Sort::Code, c.bodies[code.body].id);
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
        const fw::Node* node = fw::nodeOf(i);
        const bool jumps = fw::isOneOf<fw::JumpInstr, fw::TestInstr>(i);
        if (node && (!jumps || (fw::isOneOf<fw::TestInstr>(i) && node->is<fw::GroupNode>())))
            expect(Sort::Node, wordOf(node->kind));
        if (const auto* verb = std::get_if<fw::VerbInstr>(&i))
            expect(Sort::Verb, wordOf(verb->src->kind));
        const fw::Asking* asking = fw::menuOf(i);
        if (!asking || fw::isOneOf<fw::PathInstr>(i))
            continue; // its only entry is the path itself
        for (const fw::CEntry& entry : asking->menu)
            expect(Sort::Entry, entryName(body, entry));
    }
}

void Coverage::hit(Sort sort, const std::string& row)
{
    ++mCounts[sort][row];
}

std::vector<Row> Coverage::rows() const
{
    std::vector<Row> out;
    for (const auto& [sort, counts] : mCounts)
        for (const auto& [row, count] : counts)
            out.push_back({sort, row, {}, count, 0});
    for (std::size_t t = 0; t < mCells.size(); ++t)
        for (std::size_t k = 0; k < mCells[t].size(); ++k)
            if (!c.words[static_cast<std::size_t>(c.tables[t].cells[k].word)].empty()) // a blank has no result
                out.push_back({Sort::Cell, c.tables[t].src->id, bandsOf(c.tables[t], k), mCells[t][k], 0});
    return out;
}

void Tally::add(const std::vector<Row>& rows)
{
    for (const Row& row : rows) {
        const auto [known, fresh] = mKnown.try_emplace({row.sort, row.name()}, mRows.size());
        if (fresh)
            mRows.push_back({row.sort, row.row, row.at, 0, 0});
        Row& sum = mRows[known->second];
        sum.count += row.count;
        sum.games += row.count > 0 ? 1 : 0;
    }
}

std::vector<Row> Tally::rows() const
{
    std::vector<Row> out = mRows;
    std::stable_sort(out.begin(), out.end(), [](const Row& a, const Row& b) {
        if (a.sort != b.sort)
            return a.sort < b.sort;
        return a.at.empty() && b.at.empty() && a.row < b.row;
    });
    return out;
}

} // namespace fuzz
