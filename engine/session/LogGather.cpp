// What a log says in fewer words than the reckoning does.
#include "engine/session/LogGather.h"

#include "engine/base/Nth.h"
#include "engine/play/State.h"
#include "engine/rules/Compiled.h"
#include "engine/rules/Summand.h"

#include <algorithm>

namespace fw {

std::string answerCalled(const Rules& rules, const State& before, const std::string& verb)
{
    if (before.frames.empty())
        return verb;
    const Frame& frame = before.frames.back();
    const auto& code = rules.compiled().bodies[frame.body].code;
    if (const Asking* asked = inside(code, frame.pc) ? menuOf(nth(code, frame.pc)) : nullptr)
        for (const CEntry& entry : asked->menu)
            if (entry.src->id == verb && !entry.src->label.empty())
                return entry.src->label;
    return verb;
}

bool reckons(TraceKind kind)
{
    return kind == TraceKind::Quantity || kind == TraceKind::Base || kind == TraceKind::Modifier
           || kind == TraceKind::Stage || kind == TraceKind::NotApplied;
}

namespace {

bool sums(const LogLine& line)
{
    return line.kind == TraceKind::Quantity && line.word == summand;
}

bool appliedRow(const LogLine& line)
{
    return line.kind != TraceKind::NotApplied && line.applied.value_or(true);
}

/// Whether somebody adds nothing to a sum and has nothing to say.
bool idle(const std::vector<LogLine>& lines, std::size_t at)
{
    const LogLine& line = lines[at];
    std::size_t next = at + 1;
    while (next < lines.size() && reckons(lines[next].kind) && !appliedRow(lines[next]))
        ++next;
    return sums(line) && line.after == Rational(0)
           && (next == lines.size() || !reckons(lines[next].kind) || lines[next].depth <= line.depth);
}

/// The one line of those that add nothing, `others` when somebody else adds something.
LogLine gathered(LogLine first, std::size_t many, bool others)
{
    first.text = others ? Text("{0}, {1} others", {first.label, std::to_string(many)})
                        : Text("{0}, all {1}", {first.label, std::to_string(many)});
    first.value = "= 0";
    first.after = 0;
    first.units.clear();
    first.places.clear();
    return first;
}

std::vector<LogLine> withoutIdle(const std::vector<LogLine>& lines)
{
    std::vector<LogLine> out;
    for (std::size_t at = 0; at < lines.size();) {
        if (!sums(lines[at])) {
            out.push_back(lines[at++]);
            continue;
        }
        // All that are summed up here, each with what stands below it.
        const LogLine& first = lines[at];
        std::vector<std::size_t> heads;
        std::size_t end = at;
        for (; end < lines.size() && reckons(lines[end].kind) && lines[end].depth >= first.depth
               && lines[end].row == first.row;
             ++end)
            if (lines[end].depth == first.depth) {
                if (lines[end].kind != TraceKind::Quantity || lines[end].rule != first.rule)
                    break;
                heads.push_back(end);
            }
        std::vector<std::size_t> none;
        std::copy_if(heads.begin(), heads.end(), std::back_inserter(none),
                     [&](std::size_t head) { return idle(lines, head); });
        const bool gather = none.size() > 1 && std::all_of(none.begin(), none.end(), [&](std::size_t head) {
                                return lines[head].label == first.label;
                            });
        for (std::size_t k = 0; k < heads.size(); ++k) {
            const std::size_t until = k + 1 < heads.size() ? heads[k + 1] : end;
            if (!gather || !idle(lines, heads[k])) {
                const std::vector<LogLine> below = withoutIdle(
                    {lines.begin() + std::ptrdiff_t(heads[k]) + 1, lines.begin() + std::ptrdiff_t(until)});
                out.push_back(lines[heads[k]]);
                out.insert(out.end(), below.begin(), below.end());
            }
        }
        if (gather)
            out.push_back(gathered(first, none.size(), none.size() != heads.size()));
        at = end;
    }
    return out;
}

} // namespace

LogDoc usual(LogDoc log)
{
    for (LogBlock& block : log.blocks) {
        block.lines = withoutIdle(block.lines);
        std::erase_if(block.lines, [](const LogLine& line) {
            return line.kind == TraceKind::NotApplied || (line.kind == TraceKind::Modifier && !appliedRow(line));
        });
    }
    return log;
}

} // namespace fw
