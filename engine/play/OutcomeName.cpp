#include "engine/play/OutcomeName.h"

#include "engine/base/Words.h"
#include "engine/play/Machine.h"

#include <algorithm>

namespace fw {

std::size_t nextFrom(const Trace& trace)
{
    const auto answers = [](const TraceLine& line) {
        return line.depth == 0 && (line.kind == TraceKind::Declared || line.kind == TraceKind::Choice);
    };
    bool reckons = false; // since the next answer
    for (std::size_t at = trace.size(); at-- > 1;) {
        const TraceLine& line = trace[at];
        if (line.kind == TraceKind::Roll || (line.kind == TraceKind::Note && line.word == "code"))
            break;
        if (answers(line) && reckons)
            return at;
        reckons = !answers(line) && (reckons || (line.kind == TraceKind::Quantity && line.depth == 0));
    }
    return trace.size();
}

bool endAtHeading(Trace& trace)
{
    const auto begins = std::ranges::find(trace, TraceKind::Heading, &TraceLine::kind);
    const bool ends = begins != trace.end();
    trace.erase(begins, trace.end());
    return ends;
}

std::string outcomeName(const Trace& trace)
{
    std::vector<std::string> words;
    for (const TraceLine& line : trace) {
        if (line.kind == TraceKind::Table && !line.word.empty())
            words.push_back(line.word);
        else if (line.kind == TraceKind::Check)
            words.emplace_back(!line.word.empty() ? line.word : line.applied ? "passed" : "failed");
        else if (line.kind == TraceKind::Roll && !line.word.empty()) // who was drawn
            words.push_back(line.word);
        else if (line.kind == TraceKind::Note && line.column == outcomeColumn) {
            if (!words.empty())
                words.pop_back();
            words.push_back(line.word);
        }
    }
    return commaList(words);
}

} // namespace fw
