// What a log says in fewer words than the reckoning does.
#include "engine/session/LogGather.h"

#include "engine/base/Nth.h"
#include "engine/play/State.h"
#include "engine/rules/Compiled.h"
#include "engine/rules/Summand.h"

#include <algorithm>
#include <array>
#include <optional>

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
        std::ranges::copy_if(heads, std::back_inserter(none), [&](std::size_t head) { return idle(lines, head); });
        const bool gather = none.size() > 1 && std::ranges::all_of(none, [&](std::size_t head) {
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

/// A sentence about one counter, and as it goes on about several of which the last is named apart.
struct Plural {
    Text one;
    Text many;
};

/// What a line tells of one counter: who it is, and what happens to it.
struct Happened {
    std::string who, what;
    const Plural* plural = nullptr;
};

/// Read from its words, which is all that a log kept as data has.
std::optional<Happened> happenedIn(const LogLine& line)
{
    static const std::array plurals{
        Plural{Text("{0} is placed in {1}"), Text("{0} and {1} are placed in {2}")},
        Plural{Text("{0} faces {1}"), Text("{0} and {1} face {2}")},
    };
    if (line.kind != TraceKind::Effect || line.units.size() != 1)
        return {};
    const std::string words = plain(line.text);
    for (const Plural& plural : plurals) {
        const std::string middle = plural.one.key.substr(3, plural.one.key.size() - 6);
        if (const std::size_t at = words.find(middle); at != std::string::npos)
            return Happened{words.substr(0, at), words.substr(at + middle.size()), &plural};
    }
    const std::size_t colon = words.find(": ");
    if (colon == std::string::npos)
        return {};
    return Happened{words.substr(0, colon), words.substr(colon + 2)};
}

/// Whether the same happens to two counters, each in a line.
bool alike(const LogLine& a, const LogLine& b)
{
    const std::optional<Happened> one = happenedIn(a), other = happenedIn(b);
    return one && other && one->plural == other->plural && one->what == other->what && a.depth == b.depth
           && a.cite == b.cite && a.rule == b.rule && a.struck == b.struck && a.value == b.value
           && a.reconstructed == b.reconstructed;
}

/// Those to whom the same happens one after another share a line.
std::vector<LogLine> together(const std::vector<LogLine>& lines)
{
    std::vector<LogLine> out;
    for (std::size_t at = 0; at < lines.size();) {
        std::size_t end = at + 1;
        while (end < lines.size() && alike(lines[at], lines[end]))
            ++end;
        out.push_back(lines[at]);
        LogLine& line = out.back();
        if (end - at > 1) {
            const Happened last = *happenedIn(lines[end - 1]);
            std::string names = happenedIn(line)->who;
            for (std::size_t k = at + 1; k < end; ++k) {
                line.units.push_back(lines[k].units.front());
                if (!last.plural || k + 1 < end)
                    names += ", " + happenedIn(lines[k])->who;
            }
            if (last.plural)
                line.text = Text(last.plural->many.key, {names, last.who, last.what});
            else if (line.text.key.starts_with("{0}: "))
                line.text.args[0] = names; // the rest stays in its own words
            else
                line.text = Text("{0}: {1}", {names, last.what});
        }
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
        block.lines = together(block.lines);
    }
    return log;
}

} // namespace fw
