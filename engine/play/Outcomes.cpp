#include "engine/play/Outcomes.h"

#include "engine/base/CheckedIndex.h"
#include "engine/model/Procedures.h"
#include "engine/play/StateView.h"
#include "engine/rules/Compiled.h"
#include "engine/rules/ResultCodes.h"

#include <algorithm>

namespace fw {

namespace {

/// The last table reading in a trace; its end when there is none.
Trace::const_iterator lastRead(const Trace& trace)
{
    const auto read = std::find_if(trace.rbegin(), trace.rend(), [](const Event& line) { return line.is<CellRead>(); });
    return read == trace.rend() ? trace.end() : read.base() - 1;
}

/// The two codes of a cell that has one for each side, else the cell itself.
std::vector<std::string> halves(const std::string& cell)
{
    const std::size_t cut = cell.find('/');
    if (cut == std::string::npos)
        return {cell};
    return {cell.substr(0, cut), cell.substr(cut + 1)};
}

/// Whether nodes do nothing: there are none, or only groups of none.
bool idle(const std::vector<Node>& nodes)
{
    return std::ranges::all_of(nodes, [](const Node& node) {
        const auto* group = std::get_if<GroupNode>(&node.kind);
        return group != nullptr && idle(group->then) && idle(node.otherwise);
    });
}

bool isCode(const Event& line)
{
    return line.is<CodeApplied>();
}

/// Whether a note gives the outcome of the cell that was read before it.
bool comesTo(const Event& line)
{
    const auto* made = line.as<NoteMade>();
    return made != nullptr && !made->outcome.empty();
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
    for (const Event& line : trace) {
        if (const auto* read = line.as<CellRead>())
            both = read->cell.find('/') != std::string::npos;
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

bool withoutRow(const Event& line)
{
    const auto* code = line.as<CodeApplied>();
    return code != nullptr && !code->known && !code->dash;
}

void OutcomeSides::learn(const Trace& trace)
{
    const auto read = lastRead(trace);
    if (read == trace.end())
        return;
    const std::vector<std::string> codes = halves(read->as<CellRead>()->cell);
    std::size_t half = 0;
    auto at = read;
    for (; half < codes.size(); ++half) {
        at = std::find_if(at + 1, trace.end(), isCode);
        if (at == trace.end() || at->row != codes[half])
            return; // the halves of this cell are not simply applied in order
        const CodeNamed named = codeNamed(mRules.ruleset().codes, codes[half]);
        if (named.code == nullptr || idle(named.code->then))
            continue; // effects that follow are not from this code
        const auto next = std::find_if(at + 1, trace.end(), isCode);
        learnNotes(half, codes[half], at + 1, next);
        if (codes.size() != 2)
            return;
        const auto whom = std::find_if(at + 1, next, [](const Event& line) { return !line.units.empty(); });
        const int unit = whom == next ? -1 : mRules.unit(whom->units.front());
        if (unit >= 0)
            ++mStruck[half][checkedAt(mRules.scenario().sides, mRules.compiled().units[UnitId(unit)].side).id];
    }
}

void OutcomeSides::learnNotes(std::size_t half, const std::string& code, Trace::const_iterator from,
                              Trace::const_iterator to)
{
    std::vector<EventData> said;
    for (auto line = from; line != to; ++line)
        if (line->kind() == EventKind::Note && !comesTo(*line))
            said.push_back(line->data);
    const auto [known, first] = mNotes[half].try_emplace(code, said);
    if (!first) // a note that is not always made does not belong to the code
        std::erase_if(known->second, [&](const EventData& one) { return std::ranges::find(said, one) == said.end(); });
}

std::string OutcomeSides::sideOf(std::size_t half) const
{
    const auto& struck = mStruck[half];
    if (struck.size() == 1)
        return struck.begin()->first;
    // If one half applies to one side, the other half applies to the other side, unless a trace showed otherwise.
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
    // A note that replaces the cell is not the meaning of the cell.
    if (read == trace.end() || std::any_of(read, trace.end(), comesTo))
        return out;
    const std::vector<std::string> codes = halves(read->as<CellRead>()->cell);
    for (std::size_t half = 0; half < codes.size(); ++half) {
        const CodeNamed named = codeNamed(mRules.ruleset().codes, codes[half]);
        if (named.code == nullptr)
            return {};
        const std::string& label = named.code->label;
        const auto notes = mNotes[half].find(codes[half]);
        out.push_back({codes[half], label.empty() ? codes[half] : label, codes.size() == 2 ? sideOf(half) : "",
                       idle(named.code->then), notes != mNotes[half].end() ? notes->second : std::vector<EventData>()});
    }
    return out;
}

} // namespace fw
