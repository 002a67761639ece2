#include "engine/play/Outcomes.h"

#include "engine/base/Nth.h"
#include "engine/model/Procedures.h"
#include "engine/play/Machine.h"
#include "engine/rules/Compiled.h"
#include "engine/rules/ResultCodes.h"

#include <algorithm>

namespace fw {

namespace {

/// The line of the table that was read last; the end where none was.
Trace::const_iterator lastRead(const Trace& trace)
{
    const auto read = std::find_if(trace.rbegin(), trace.rend(),
                                   [](const TraceLine& line) { return line.kind == TraceKind::Table; });
    return read == trace.rend() ? trace.end() : read.base() - 1;
}

/// A cell with a code per side in its halves, else by itself.
std::vector<std::string> halves(const std::string& cell)
{
    const std::size_t cut = cell.find('/');
    if (cut == std::string::npos)
        return {cell};
    return {cell.substr(0, cut), cell.substr(cut + 1)};
}

/// Whether nodes do nothing: there are none, or groups of none.
bool idle(const std::vector<Node>& nodes)
{
    return std::ranges::all_of(nodes, [](const Node& node) {
        const auto* group = std::get_if<GroupNode>(&node.kind);
        return group != nullptr && idle(group->then) && idle(node.otherwise);
    });
}

bool isCode(const TraceLine& line)
{
    return line.kind == TraceKind::Note && line.word == "code";
}

} // namespace

std::string codeLabel(const Rules& rules, const std::string& code)
{
    const CodeNamed named = codeNamed(rules.ruleset().codes, code);
    return named.code == nullptr ? std::string() : named.code->label;
}

std::vector<std::string> carriedOut(const Rules& rules, const Trace& trace)
{
    std::string last;
    bool both = false;
    std::vector<std::string> parts;
    for (const TraceLine& line : trace) {
        if (line.kind == TraceKind::Table && line.column != "row-extra")
            both = line.word.find('/') != std::string::npos;
        if (!isCode(line))
            continue;
        last = codeLabel(rules, line.row);
        if (!isDash(line.row) && !last.empty() && std::ranges::find(parts, last) == parts.end())
            parts.push_back(last);
    }
    if (both && !parts.empty())
        return parts;
    return last.empty() ? std::vector<std::string>() : std::vector<std::string>{last};
}

bool withoutRow(const TraceLine& line)
{
    return isCode(line) && !line.applied && !isDash(line.row);
}

void OutcomeSides::learn(const Trace& trace)
{
    const auto read = lastRead(trace);
    if (read == trace.end())
        return;
    const std::vector<std::string> codes = halves(read->word);
    std::size_t half = 0;
    auto at = read;
    for (; half < codes.size(); ++half) {
        at = std::find_if(at + 1, trace.end(), isCode);
        if (at == trace.end() || at->row != codes[half])
            return; // what is done with this cell is not simply each half in turn
        const CodeNamed named = codeNamed(mRules.ruleset().codes, codes[half]);
        if (named.code == nullptr || idle(named.code->then))
            continue; // what follows of it is not its doing
        const auto next = std::find_if(at + 1, trace.end(), isCode);
        learnNotes(half, codes[half], at + 1, next);
        if (codes.size() != 2)
            return;
        const auto whom = std::find_if(at + 1, next, [](const TraceLine& line) { return !line.units.empty(); });
        const int unit = whom == next ? -1 : mRules.unit(whom->units.front());
        if (unit >= 0)
            ++mStruck[half][nth(mRules.scenario().sides, mRules.compiled().units[UnitId(unit)].side).id];
    }
}

void OutcomeSides::learnNotes(std::size_t half, const std::string& code, Trace::const_iterator from,
                              Trace::const_iterator to)
{
    std::vector<Text> said;
    for (auto line = from; line != to; ++line)
        if (line->kind == TraceKind::Note && line->column != outcomeColumn && !line->text.key.empty())
            said.push_back(line->text);
    const auto [known, first] = mNotes[half].try_emplace(code, said);
    if (!first) // what is said once and not another time is no news of the code
        std::erase_if(known->second, [&](const Text& one) { return std::ranges::find(said, one) == said.end(); });
}

std::string OutcomeSides::sideOf(std::size_t half) const
{
    const auto& struck = mStruck[half];
    if (struck.size() == 1)
        return struck.begin()->first;
    // Where one half is one side's, the other is the other's, unless it was seen to be otherwise.
    const auto& other = mStruck[1 - half];
    const auto& sides = mRules.scenario().sides;
    if (!struck.empty() || other.size() != 1 || sides.size() != 2)
        return {};
    return sides[other.begin()->first == sides[0].id ? 1 : 0].id;
}

std::vector<OutcomePart> OutcomeSides::parts(const Trace& trace) const
{
    std::vector<OutcomePart> out;
    const auto read = lastRead(trace);
    // What a note puts in the place of a cell is not what the cell means.
    if (read == trace.end() || std::any_of(read, trace.end(), [](const TraceLine& line) {
            return line.kind == TraceKind::Note && line.column == outcomeColumn;
        }))
        return out;
    const std::vector<std::string> codes = halves(read->word);
    for (std::size_t half = 0; half < codes.size(); ++half) {
        const CodeNamed named = codeNamed(mRules.ruleset().codes, codes[half]);
        if (named.code == nullptr)
            return {};
        const std::string& label = named.code->label;
        const auto notes = mNotes[half].find(codes[half]);
        out.push_back({codes[half], label.empty() ? codes[half] : label, codes.size() == 2 ? sideOf(half) : "",
                       idle(named.code->then), notes != mNotes[half].end() ? notes->second : std::vector<Text>()});
    }
    return out;
}

} // namespace fw
