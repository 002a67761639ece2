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

bool reckons(const TraceLine& line)
{
    return line.kind == TraceKind::Quantity || line.kind == TraceKind::Base || line.kind == TraceKind::Modifier
           || line.kind == TraceKind::Stage || line.kind == TraceKind::NotApplied;
}

Trace withoutIdle(const Trace& trace, const std::function<bool(const TraceLine&)>& unseen)
{
    const auto told = [](const TraceLine& line) { return line.kind != TraceKind::NotApplied && line.applied; };
    const auto idle = [&](std::size_t at) {
        const TraceLine& line = trace[at];
        std::size_t next = at + 1;
        while (next < trace.size() && reckons(trace[next]) && !told(trace[next]))
            ++next;
        return line.kind == TraceKind::Quantity && line.word == summand && line.after == Rational(0) && !unseen(line)
               && (next == trace.size() || !reckons(trace[next]) || trace[next].depth <= line.depth);
    };
    Trace out;
    for (std::size_t at = 0; at < trace.size();) {
        if (trace[at].kind != TraceKind::Quantity || trace[at].word != summand) {
            out.push_back(trace[at++]);
            continue;
        }
        // All that are summed up here, each with what stands below it.
        const TraceLine& first = trace[at];
        std::vector<std::size_t> heads;
        std::size_t end = at;
        for (; end < trace.size() && reckons(trace[end]) && trace[end].depth >= first.depth; ++end)
            if (trace[end].depth == first.depth) {
                if (trace[end].kind != TraceKind::Quantity || trace[end].row != first.row)
                    break;
                heads.push_back(end);
            }
        std::vector<std::size_t> none;
        std::copy_if(heads.begin(), heads.end(), std::back_inserter(none), idle);
        const bool gather = none.size() > 1 && std::all_of(none.begin(), none.end(), [&](std::size_t head) {
                                return trace[head].text == first.text;
                            });
        for (std::size_t k = 0; k < heads.size(); ++k) {
            const std::size_t until = k + 1 < heads.size() ? heads[k + 1] : end;
            if (!gather || !idle(heads[k])) {
                const Trace below = withoutIdle(
                    {trace.begin() + std::ptrdiff_t(heads[k]) + 1, trace.begin() + std::ptrdiff_t(until)}, unseen);
                out.push_back(trace[heads[k]]);
                out.insert(out.end(), below.begin(), below.end());
            }
        }
        if (gather) {
            TraceLine rest = first;
            rest.after = 0;
            rest.units.clear();
            rest.places.clear();
            rest.text = none.size() == heads.size()
                            ? Text("{0}, all {1}", {plain(first.text), std::to_string(none.size())})
                            : Text("{0}, {1} others", {plain(first.text), std::to_string(none.size())});
            out.push_back(std::move(rest));
        }
        at = end;
    }
    return out;
}

} // namespace fw
