#include "app/referee/view/RulingSummary.h"

#include "app/referee/controller/TableState.h"
#include "app/referee/view/CardText.h"
#include "app/referee/view/TableInputs.h"
#include "editor/Translated.h"
#include "engine/play/OutcomeName.h"
#include "engine/play/Outcomes.h"
#include "engine/report/Alike.h"
#include "engine/report/EventText.h"
#include "engine/session/LogUnseen.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

namespace fw {

namespace {

struct RulingSummary {
    Q_DECLARE_TR_FUNCTIONS(fw::RulingSummary)
};

QString tableName(const Rules& rules, const Event& line)
{
    const Table* table = tableOf(rules, line);
    return toQString(table == nullptr || table->label.empty() ? line.row : table->label);
}

/// The cell or the row code in an event; empty for other events.
std::string readCell(const Event& line)
{
    if (const auto* row = line.as<RowCodeRead>())
        return row->code;
    const auto* read = line.as<CellRead>();
    return read == nullptr ? std::string() : read->cell;
}

/// The text of a cell. A cell of a later table is named by its meaning, since it changes the result of the first.
QString readIn(const Rules& rules, const Event& line, bool later)
{
    const std::string cell = readCell(line);
    const std::string label = later ? codeLabel(rules, cell) : std::string();
    return label.empty() ? RulingSummary::tr("%1 %2", "what was reckoned, its value")
                               .arg(tableName(rules, line), cellWords(rules, line.row, cell))
                         : translated(Text("{0}", {label}));
}

/// The text without its full stop, so that more can follow.
QString unstopped(QString words)
{
    if (words.endsWith('.'))
        words.chop(1);
    return words;
}

QString capitalized(const QString& words)
{
    return words.isEmpty() ? words : words.at(0).toUpper() + words.mid(1);
}

/// The cells that a ruling read.
QStringList readWords(const Rules& rules, const Trace& trace, bool named)
{
    QStringList out;
    // The code of a table row is added to its cell.
    const auto tables = std::ranges::count_if(trace, [&](const Event& line) { return readsCell(rules, line); });
    for (const Event& line : trace) {
        if (const auto* row = line.as<RowCodeRead>(); row != nullptr && !out.isEmpty())
            out.last() += RulingSummary::tr(" + %1", "code of the row, after the cell").arg(toQString(row->code));
        else if (const std::string cell = readCell(line); !cell.empty())
            out << (tables > 1 || named ? readIn(rules, line, !out.isEmpty()) : toQString(cell));
    }
    return out;
}

QString headWords(const QStringList& entered, const QStringList& read)
{
    if (read.isEmpty() || entered.isEmpty())
        return (entered + read).join(RulingSummary::tr(", "));
    return RulingSummary::tr("%1: %2", "number and dice, result of the table")
        .arg(entered.join(RulingSummary::tr(", ")), read.join(RulingSummary::tr(", ")));
}

} // namespace

QString readingWords(const Rules& rules, const Trace& soFar, const Trace& trace)
{
    const QStringList entered = enteredWords(rules, soFar, trace);
    return capitalized(headWords(entered, readWords(rules, trace, entered.isEmpty())));
}

namespace {

/// Whether a retreat found no path, which explains what follows.
bool leadsNowhere(const Event& line)
{
    const auto* path = line.as<PathFound>();
    return path != nullptr && path->none && line.depth == 0;
}

/// Merges an event into one that says the same about other counters; false if they differ.
bool addAlike(const Event& event, Event& to)
{
    if (event.depth != to.depth || event.units.empty() || event.is<UnitPlaced, UnitFaced>()
        || !happensAlike(event.data, to.data))
        return false;
    EventData one = event.data;
    *whoIn(to.data) += ", " + *whoIn(one);
    to.units.insert(to.units.end(), event.units.begin(), event.units.end());
    return true;
}

/// The events of a ruling; equal events of several counters become one event.
Trace mergeConsecutive(const Trace& trace)
{
    Trace out;
    for (const Event& event : trace)
        if (out.empty() || !addAlike(event, out.back()))
            out.push_back(event);
    return out;
}

/// The text of one ruling.
QString rulingWords(const Rules& rules, const Trace& soFar, const Trace& trace)
{
    const QStringList entered = enteredWords(rules, soFar, trace);
    const QStringList read = readWords(rules, trace, entered.isEmpty());
    QStringList done;
    const auto tell = [&](const QString& words, qsizetype at) {
        if (!words.isEmpty() && !read.contains(words) && !done.contains(words, Qt::CaseInsensitive))
            done.insert(at, unstopped(words));
    };
    qsizetype code = 0; // index of the text of the last code
    for (const Event& line : mergeConsecutive(trace)) {
        if (line.is<CodeApplied>())
            code = done.size();
        if (withoutRow(line) || (line.kind() == EventKind::Note && !line.is<CodeApplied>() && line.depth == 0)
            || line.kind() == EventKind::Check || line.kind() == EventKind::Moved || leadsNowhere(line)
            || (line.kind() == EventKind::Effect && !line.units.empty()))
            tell(translated(eventText(line)), done.size());
    }
    const std::vector<std::string> codes = carriedOut(rules, trace);
    for (auto label = codes.rbegin(); label != codes.rend(); ++label)
        tell(translated(Text("{0}", {*label})), codes.size() > 1 ? 0 : code);
    const QString head = headWords(entered, read);
    const QString tail = capitalized(done.join(RulingSummary::tr("; ")));
    const QString words = head.isEmpty() || tail.isEmpty()
                              ? capitalized(head) + tail
                              : RulingSummary::tr("%1. %2", "two sentences").arg(capitalized(head), tail);
    // The warning comes first, so that the action is not mistaken for a legal one.
    const auto against = std::ranges::find(trace, EventKind::Warning, &Event::kind);
    if (against == trace.end() || words.isEmpty())
        return words;
    return RulingSummary::tr("%1. %2", "two sentences")
        .arg(capitalized(unstopped(translated(eventText(*against)))), words);
}

} // namespace

QString summarizeRuling(const Rules& rules, const Trace& soFar, const Trace& trace)
{
    const std::size_t next = nextFrom(trace);
    if (next == trace.size())
        return rulingWords(rules, soFar, trace);
    // The ruling and what follows it are two sentences.
    const Trace first(trace.begin(), trace.begin() + std::ptrdiff_t(next));
    const Trace then(trace.begin() + std::ptrdiff_t(next), trace.end());
    Trace before = soFar;
    while (!before.empty() && std::ranges::find(then, before.back()) != then.end())
        before.pop_back();
    const QString ruled = rulingWords(rules, before, first), comes = rulingWords(rules, then, then);
    return ruled.isEmpty() || comes.isEmpty()
               ? ruled + comes
               : RulingSummary::tr("%1. %2", "two sentences").arg(unstopped(ruled), comes);
}

namespace {

bool has(const Entry& row, EventKind kind)
{
    return std::ranges::any_of(row.trace, [&](const Event& line) { return line.kind() == kind; });
}

/// Whether the reckoning ends with this row: a table was read with dice or its code was applied, or another phase
/// began.
bool closes(const Entry& row)
{
    const bool code = std::ranges::any_of(row.trace, [](const Event& line) { return line.is<CodeApplied>(); });
    return has(row, EventKind::Heading) || (has(row, EventKind::Table) && (code || has(row, EventKind::Roll)));
}

} // namespace

Trace reckonedSince(const Game& game, std::size_t at)
{
    const auto& rows = game.entries();
    std::size_t from = at;
    while (from > 1 && !closes(rows[from - 1]))
        --from;
    Trace out;
    // The row that ended the last ruling may have begun the next one.
    if (from > 1) {
        const Entry& row = rows[from - 1];
        if (row.kind == RowKind::Action && !row.struck && forAllEars(rows[from - 2].after, row))
            out.insert(out.end(), row.trace.begin() + std::ptrdiff_t(nextFrom(row.trace)), row.trace.end());
    }
    for (; from <= at; ++from)
        if (rows[from].kind == RowKind::Action && !rows[from].struck && forAllEars(rows[from - 1].after, rows[from]))
            out.insert(out.end(), rows[from].trace.begin(), rows[from].trace.end());
    return out;
}

namespace {

std::vector<Figure> figures(const Rules& rules, const Trace& soFar, const Trace& trace)
{
    std::vector<Figure> out;
    if (std::ranges::any_of(trace, [](const Event& line) { return line.kind() == EventKind::Table; })) {
        TableInputs entered = tableInputs(rules, soFar);
        if (entered.number != nullptr)
            entered.strengths.push_back(entered.number);
        for (const Event* one : entered.strengths)
            out.push_back(
                {QString::fromStdString(one->as<QuantityComputed>()->total.mixed()), translated(eventText(*one))});
    }
    for (const Event& line : trace) {
        if (const auto* die = line.as<DieRolled>())
            out.push_back({QString::number(die->face),
                           RulingSummary::tr("%1 die", "name of a die").arg(translated(Text("{0}", {die->label})))});
        else if (const std::string cell = readCell(line); !cell.empty())
            out.push_back({QString::fromStdString(cell), RulingSummary::tr("result")});
    }
    return out;
}

} // namespace

std::size_t ruledLast(const Game& game)
{
    const auto& rows = game.entries();
    const Entry& last = rows.back();
    // After a corrected die, its rows are ruled anew and count as the last ruling. After any other row that is not an
    // action, such as a take-back, the last action that still counts is the ruling.
    const std::size_t least = last.kind == RowKind::Correct && last.target > 0 ? std::size_t(last.target) : 0;
    std::size_t at = rows.size() - 1;
    while (at > least && (rows[at].kind != RowKind::Action || rows[at].struck))
        --at;
    return at;
}

Announcement announced(const Game& game, std::size_t row)
{
    constexpr std::size_t farthest = 12; // older rulings are not announced
    const auto& rows = game.entries();
    for (std::size_t at = row; at > 0 && at + farthest > row; --at) {
        const Entry& entry = rows[at];
        if (entry.kind != RowKind::Action || entry.struck || !forAllEars(rows[at - 1].after, entry))
            continue;
        const Trace soFar = reckonedSince(game, at);
        Announcement out{
            figures(*entry.rules, soFar, entry.trace), summarizeRuling(*entry.rules, soFar, entry.trace), {}};
        if (out.words.isEmpty())
            continue;
        for (const Event& line : entry.trace)
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
    return std::none_of(row.trace.begin(), row.trace.end(), [&](const Event& line) {
        const auto* mark = line.as<MarkChanged>();
        return (mark != nullptr && marks.contains(mark->mark))
               || std::any_of(line.units.begin(), line.units.end(), lies);
    });
}

const Entry* ruledOpenly(const TableState& table)
{
    const auto& rows = table.game().entries();
    const std::size_t ruled = ruledLast(table.game());
    // Everybody sees this screen; what is private to a side is shown only in the log.
    const bool open = ruled > 0 && !table.hands().isSecret() && forAllEars(rows[ruled - 1].after, rows[ruled]);
    return open ? &rows[ruled] : nullptr;
}

} // namespace fw
