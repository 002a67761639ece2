#include "app/referee/table/Aloud.h"

#include "editor/Translated.h"
#include "engine/play/Outcomes.h"
#include "engine/session/LogUnseen.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <utility>

namespace fw {

namespace {

struct Aloud {
    Q_DECLARE_TR_FUNCTIONS(fw::Aloud)
};

const Table* tableOf(const Rules& rules, const TraceLine& line)
{
    const auto& tables = rules.ruleset().tables;
    const auto found = std::find_if(tables.begin(), tables.end(), [&](const Table& t) { return t.id == line.row; });
    return line.kind != TraceKind::Table || found == tables.end() ? nullptr : &*found;
}

QString tableName(const Rules& rules, const TraceLine& line)
{
    const Table* table = tableOf(rules, line);
    return said(table == nullptr || table->label.empty() ? line.row : table->label);
}

/// A cell of one of several tables: what it means where a later table says what becomes of the result of the first.
QString readIn(const Rules& rules, const TraceLine& line, bool later)
{
    const std::string label = later ? codeLabel(rules, line.word) : std::string();
    return label.empty()
               ? Aloud::tr("%1 %2", "what was reckoned, its value").arg(tableName(rules, line), said(line.word))
               : translated(Text("{0}", {label}));
}

/// Quantities of a part of a reckoning that nothing stands above.
std::vector<const TraceLine*> uppermost(Trace::const_iterator from, Trace::const_iterator to)
{
    std::vector<const TraceLine*> found;
    for (auto line = from; line != to; ++line) {
        if (line->kind != TraceKind::Quantity)
            continue;
        std::erase_if(found, [&](const TraceLine* other) { return other->depth > line->depth; });
        if (found.empty() || line->depth == found.back()->depth)
            found.push_back(&*line);
    }
    return found;
}

/// The quantities that the last table was entered with, or else the one before it: the last number, for odds both
/// strengths and what is added to the die.
std::vector<const TraceLine*> numbers(const Rules& rules, const Trace& trace)
{
    std::vector<const TraceLine*> out;
    auto from = trace.begin();
    for (auto line = trace.begin(); line != trace.end(); ++line) {
        const Table* table = tableOf(rules, *line);
        if (table == nullptr)
            continue;
        const bool odds = std::any_of(table->axes.begin(), table->axes.end(),
                                      [](const Axis& axis) { return axis.kind == "ratio"; });
        std::vector<const TraceLine*> found = uppermost(std::exchange(from, line), line);
        const std::size_t most = odds ? 3 : 1;
        if (found.size() > most)
            found.erase(found.begin(), found.end() - std::ptrdiff_t(most));
        if (!found.empty())
            out = std::move(found);
    }
    return out;
}

QString begun(const QString& words)
{
    return words.isEmpty() ? words : words.at(0).toUpper() + words.mid(1);
}

} // namespace

QString aloud(const Rules& rules, const Trace& soFar, const Trace& trace)
{
    QStringList thrown, read, done;
    // What the row of a table carries besides its cells is told with the cell.
    const auto tables = std::count_if(trace.begin(), trace.end(), [](const TraceLine& line) {
        return line.kind == TraceKind::Table && line.column != "row-extra";
    });
    QStringList entered;
    if (tables > 0)
        for (const TraceLine* one : numbers(rules, soFar))
            entered << Aloud::tr("%1 %2", "what was reckoned, its value")
                           .arg(translated(one->text), QString::fromStdString(one->after.mixed()));
    if (entered.size() > 1) {
        const QString first = entered.takeFirst();
        thrown << Aloud::tr("%1 against %2", "two strengths").arg(first, entered.takeFirst());
    }
    thrown << entered;
    std::pair<std::string, qsizetype> code; // the last one, for a check may turn one into another; where it stands
    for (const TraceLine& line : trace) {
        const QString words = translated(line.text);
        if (line.kind == TraceKind::Roll)
            thrown << words;
        else if (line.kind == TraceKind::Table && line.column == "row-extra" && !read.isEmpty())
            read.last() += Aloud::tr(" + %1", "what the row carries besides the cell").arg(said(line.word));
        else if (line.kind == TraceKind::Table && !line.word.empty())
            read << (tables > 1 ? readIn(rules, line, !read.isEmpty()) : said(line.word));
        else if (withoutRow(line))
            done << words;
        else if (line.kind == TraceKind::Note && line.word == "code")
            code = {line.row, done.size()};
        else if (line.kind == TraceKind::Check || line.kind == TraceKind::Moved
                 || (line.kind == TraceKind::Note && line.depth == 0) // a sentence of the rules
                 || (line.kind == TraceKind::Effect && !line.units.empty()))
            done << words;
    }
    if (const std::string label = codeLabel(rules, code.first); !label.empty())
        if (const QString words = translated(Text("{0}", {label})); !read.contains(words))
            done.insert(code.second, words);
    if (thrown.isEmpty() && read.isEmpty() && done.isEmpty())
        return {};
    done.removeDuplicates();
    const QString head = read.isEmpty() ? thrown.join(Aloud::tr(", "))
                                        : Aloud::tr("%1: %2", "number and dice, result of the table")
                                              .arg(thrown.join(Aloud::tr(", ")), read.join(Aloud::tr(", ")));
    const QString tail = begun(done.join(Aloud::tr("; ")));
    return head.isEmpty() || tail.isEmpty() ? begun(head) + tail
                                            : Aloud::tr("%1. %2", "two sentences").arg(begun(head), tail);
}

namespace {

bool entersTable(const Entry& row)
{
    return std::any_of(row.trace.begin(), row.trace.end(),
                       [](const TraceLine& line) { return line.kind == TraceKind::Table; });
}

/// All that was reckoned up to a row since the table before.
Trace reckonedSince(const std::vector<Entry>& rows, std::size_t at)
{
    std::size_t from = at;
    while (from > 1 && !entersTable(rows[from - 1]))
        --from;
    Trace out;
    for (; from <= at; ++from)
        if (rows[from].kind == RowKind::Action && !rows[from].struck && forAllEars(rows[from - 1].after, rows[from]))
            out.insert(out.end(), rows[from].trace.begin(), rows[from].trace.end());
    return out;
}

std::vector<Figure> figures(const Rules& rules, const Trace& soFar, const Trace& trace)
{
    std::vector<Figure> out;
    const bool table = std::any_of(trace.begin(), trace.end(),
                                   [](const TraceLine& line) { return line.kind == TraceKind::Table; });
    if (table)
        for (const TraceLine* entered : numbers(rules, soFar))
            out.push_back({QString::fromStdString(entered->after.mixed()), translated(entered->text)});
    for (const TraceLine& line : trace) {
        if (line.kind == TraceKind::Roll && line.word.empty() && line.text.args.size() == 2) // "combat die: 4"
            out.push_back({QString::fromStdString(line.text.args[1]),
                           Aloud::tr("%1 die", "name of a die").arg(translated(Text("{0}", {line.text.args[0]})))});
        else if (line.kind == TraceKind::Table && !line.word.empty())
            out.push_back({QString::fromStdString(line.word), Aloud::tr("result")});
    }
    return out;
}

} // namespace

std::size_t ruledLast(const Game& game)
{
    const auto& rows = game.entries();
    const Entry& last = rows.back();
    if (last.kind != RowKind::Correct || last.target <= 0)
        return rows.size() - 1;
    std::size_t at = rows.size() - 1;
    while (at > std::size_t(last.target) && (rows[at].kind != RowKind::Action || rows[at].struck))
        --at;
    return at;
}

Announcement announced(const Game& game, std::size_t row)
{
    constexpr std::size_t farthest = 12; // older rulings are no news
    const auto& rows = game.entries();
    for (std::size_t at = row; at > 0 && at + farthest > row; --at) {
        const Entry& entry = rows[at];
        if (entry.kind != RowKind::Action || entry.struck || !forAllEars(rows[at - 1].after, entry))
            continue;
        const Trace soFar = reckonedSince(rows, at);
        Announcement out{figures(*entry.rules, soFar, entry.trace), aloud(*entry.rules, soFar, entry.trace), {}};
        if (out.words.isEmpty())
            continue;
        for (const TraceLine& line : entry.trace)
            if (!line.places.empty())
                out.place = line.places.back();
        return out;
    }
    return {};
}

bool forAllEars(const State& before, const Entry& row)
{
    const Rules& rules = *row.rules;
    const std::string everybody = "public";
    const auto lies = [&](const std::string& id) {
        const int unit = rules.unit(id);
        return unit >= 0 && rules.concealed(row.after.position, UnitId(unit), everybody);
    };
    const std::set<std::string> marks = hiddenMarks(rules);
    if (titleForAll(rules, before, row.action, row.after)
        || unseenIn(rules, before, row.action, row.after, marks, everybody))
        return false;
    return std::none_of(row.trace.begin(), row.trace.end(), [&](const TraceLine& line) {
        return marks.contains(line.row) || std::any_of(line.units.begin(), line.units.end(), lies);
    });
}

} // namespace fw
