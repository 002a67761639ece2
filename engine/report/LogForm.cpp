// The shorter forms of a log.
#include "engine/report/LogForm.h"

#include "engine/base/Words.h"
#include "engine/report/Alike.h"
#include "engine/report/EventText.h"
#include "engine/report/LogLines.h"
#include "engine/report/LogShort.h"

#include <algorithm>

namespace fw {

namespace {

bool sums(const LogLine& line)
{
    const auto* quantity = line.as<QuantityComputed>();
    return quantity != nullptr && quantity->summand;
}

/// Whether two quantities have the same name and side.
bool sameSum(const LogLine& a, const LogLine& b)
{
    const auto* one = a.as<QuantityComputed>();
    const auto* other = b.as<QuantityComputed>();
    return one != nullptr && other != nullptr && one->label == other->label && one->sideName == other->sideName;
}

/// Whether a unit adds nothing to a sum and its line has no explanation below it.
bool idle(const std::vector<LogLine>& lines, std::size_t at)
{
    const LogLine& line = lines[at];
    std::size_t next = at + 1;
    while (next < lines.size() && lines[next].kind() == EventKind::NotApplied)
        ++next;
    return sums(line) && line.as<QuantityComputed>()->total == Rational(0)
           && (next == lines.size() || !reckons(lines[next].kind()) || lines[next].depth <= line.depth);
}

/// The line that replaces those that add nothing; `others` if other units add something.
LogLine gathered(LogLine first, std::size_t many, bool others)
{
    const std::string label = plain(eventText(first.data));
    first.text = others ? Text("{0}, {1} others", {label, std::to_string(many)})
                        : Text("{0}, all {1}", {label, std::to_string(many)});
    first.value = "= 0";
    first.whose.clear();
    std::get<QuantityComputed>(first.data).total = 0;
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
        // Finds all items of this sum, each with its deeper lines.
        const LogLine& first = lines[at];
        std::vector<std::size_t> heads;
        std::size_t end = at;
        for (; end < lines.size() && reckons(lines[end].kind()) && lines[end].depth >= first.depth
               && lines[end].row == first.row;
             ++end)
            if (lines[end].depth == first.depth) {
                if (lines[end].kind() != EventKind::Quantity || lines[end].rule != first.rule)
                    break;
                heads.push_back(end);
            }
        std::vector<std::size_t> none;
        std::ranges::copy_if(heads, std::back_inserter(none), [&](std::size_t head) { return idle(lines, head); });
        const bool gather = none.size() > 1
                            && std::ranges::all_of(none, [&](std::size_t head) { return sameSum(lines[head], first); });
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

/// Whether two lines, each with one counter, report the same change.
bool alike(const LogLine& a, const LogLine& b)
{
    return a.units.size() == 1 && b.units.size() == 1 && happensAlike(a.data, b.data) && a.depth == b.depth
           && a.cite == b.cite && a.rule == b.rule && a.struck == b.struck && a.value == b.value
           && a.reconstructed == b.reconstructed;
}

/// One line for all counters with the same change.
LogLine merged(const std::vector<LogLine>& lines, std::size_t from, std::size_t to)
{
    LogLine out = lines[from];
    std::vector<std::string> names;
    for (std::size_t k = from; k < to; ++k) {
        EventData data = lines[k].data;
        names.push_back(*whoIn(data));
        if (k > from)
            out.units.push_back(lines[k].units.front());
    }
    *whoIn(out.data) = commaList(names);
    const std::string last = names.back();
    names.pop_back();
    if (const auto* placed = out.as<UnitPlaced>())
        out.text = Text("{0} and {1} are placed in {2}", {commaList(names), last, placed->place});
    else if (const auto* faced = out.as<UnitFaced>())
        out.text = Text("{0} and {1} face {2}", {commaList(names), last, faced->facing});
    else
        out.text = eventText(out.data);
    return out;
}

/// Merges consecutive lines that report the same change.
std::vector<LogLine> mergeConsecutive(const std::vector<LogLine>& lines)
{
    std::vector<LogLine> out;
    for (std::size_t at = 0; at < lines.size();) {
        std::size_t end = at + 1;
        while (end < lines.size() && alike(lines[at], lines[end]))
            ++end;
        out.push_back(end - at > 1 ? merged(lines, at, end) : lines[at]);
        at = end;
    }
    return out;
}

} // namespace

LogDoc condensed(LogDoc log)
{
    for (LogBlock& block : log.blocks) {
        block.lines = withoutIdle(block.lines);
        std::erase_if(block.lines, [](const LogLine& line) { return line.style == LogStyle::NotApplied; });
        block.lines = mergeConsecutive(block.lines);
    }
    return log;
}

LogDoc inForm(LogDoc log, bool full, bool brief)
{
    if (!full || brief)
        log = condensed(std::move(log));
    // The head explains the dagger only if the log has one.
    const LogHead marked{"marked", "Marked †", "reconstructed, not printed in the source"};
    const auto daggers = [](const LogBlock& block) {
        return std::ranges::any_of(block.lines, [](const LogLine& line) { return line.reconstructed; });
    };
    std::erase_if(log.header, [&](const LogHead& line) { return line.key == marked.key; });
    if (std::ranges::any_of(log.blocks, daggers))
        log.header.push_back(marked);
    return brief ? shortened(std::move(log)) : log;
}

} // namespace fw
