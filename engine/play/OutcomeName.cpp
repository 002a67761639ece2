#include "engine/play/OutcomeName.h"

#include "engine/base/Words.h"
#include "engine/play/StateView.h"

#include <algorithm>

namespace fw {

std::size_t nextFrom(const Trace& trace)
{
    const auto answers = [](const Event& line) {
        return line.depth == 0 && (line.kind() == EventKind::Declared || line.kind() == EventKind::Choice);
    };
    bool reckons = false; // whether a quantity was computed before the next answer
    for (std::size_t at = trace.size(); at-- > 1;) {
        const Event& line = trace[at];
        if (line.kind() == EventKind::Roll || line.is<CodeApplied>())
            break;
        if (answers(line) && reckons)
            return at;
        reckons = !answers(line) && (reckons || (line.kind() == EventKind::Quantity && line.depth == 0));
    }
    return trace.size();
}

bool endAtHeading(Trace& trace)
{
    const auto begins = std::ranges::find(trace, EventKind::Heading, &Event::kind);
    const bool ends = begins != trace.end();
    trace.erase(begins, trace.end());
    return ends;
}

std::string outcomeName(const Trace& trace)
{
    std::vector<std::string> words;
    for (const Event& line : trace) {
        if (const auto* read = line.as<CellRead>(); read != nullptr && !read->cell.empty())
            words.push_back(read->cell);
        else if (const auto* row = line.as<RowCodeRead>())
            words.push_back(row->code);
        else if (const auto* check = line.as<CheckMade>())
            words.emplace_back(!check->outcome.empty() ? check->outcome : check->passed ? "passed" : "failed");
        else if (const auto* lot = line.as<LotDrawn>())
            words.push_back(lot->who);
        else if (const auto* made = line.as<NoteMade>(); made != nullptr && !made->outcome.empty()) {
            if (!words.empty())
                words.pop_back();
            words.push_back(made->outcome);
        }
    }
    return commaList(words);
}

} // namespace fw
