#include "app/referee/table/Aloud.h"

#include "app/referee/table/CardText.h"
#include "app/referee/table/Referee.h"
#include "editor/Translated.h"
#include "engine/play/Outcomes.h"
#include "engine/session/LogUnseen.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <set>
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
    return label.empty() ? Aloud::tr("%1 %2", "what was reckoned, its value")
                               .arg(tableName(rules, line), cellWords(rules, line.row, line.word))
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

bool readsOdds(const Table& table)
{
    return std::ranges::any_of(table.axes, [](const Axis& axis) { return axis.kind == "ratio"; });
}

/// Whether the cell of the row itself is read, not what the row carries besides.
bool readsCell(const Rules& rules, const TraceLine& line)
{
    return tableOf(rules, line) != nullptr && line.column != "row-extra";
}

/// The numbers that a result was read with.
struct Entered {
    std::vector<const TraceLine*> strengths; ///< attackers', defenders'; none where no odds are reckoned
    std::string odds;                        ///< as a column, once they are known
    std::vector<const TraceLine*> dice;      ///< those that fell last
    const TraceLine* number = nullptr;       ///< what is looked up besides: a difference, a modified die
    std::optional<Rational> added;           ///< what the modifiers add up to, where that number began as the dice
};

/// What the modifiers of a number add to the dice that it begins with; nothing where it begins with something else.
std::optional<Rational> addedToDice(const Trace& trace, Trace::const_iterator number,
                                    const std::vector<const TraceLine*>& dice)
{
    const auto base = std::next(number);
    Rational thrown(0);
    for (const TraceLine* die : dice)
        thrown = thrown + die->after;
    if (dice.empty() || &*number < dice.back() || base == trace.end() || base->kind != TraceKind::Base
        || base->after != thrown)
        return std::nullopt;
    return number->after - thrown;
}

/// Takes what was reckoned since the table before to what this one was entered with.
void enter(const Trace& trace, const Table& table, const TraceLine& read, Trace::const_iterator from,
           Trace::const_iterator line, Entered& out)
{
    std::vector<const TraceLine*> found = uppermost(from, line);
    if (readsOdds(table)) {
        // Strengths that one side alone may hear of are not among them.
        const bool besides = found.size() == 1 || found.size() > 2;
        out.number = besides ? found.back() : nullptr;
        if (besides)
            found.pop_back();
        found.erase(found.begin(), found.end() - std::min(found.end() - found.begin(), std::ptrdiff_t(2)));
        out.strengths = found;
        out.odds = read.column;
    } else if (!found.empty()) {
        out.number = found.back();
        if (read.column != out.odds)
            out.strengths.clear();
    }
    out.added.reset();
    if (out.number != nullptr)
        out.added = addedToDice(trace, trace.begin() + (out.number - trace.data()), out.dice);
}

/// What the last table was entered with: strengths and odds, dice, the number that came of them.
Entered numbers(const Rules& rules, const Trace& trace)
{
    Entered out;
    auto from = trace.begin();
    bool fell = false;
    for (auto line = trace.begin(); line != trace.end(); ++line) {
        if (line->kind == TraceKind::Roll) {
            if (!std::exchange(fell, true))
                out.dice.clear();
            out.dice.push_back(&*line);
            continue;
        }
        fell = false;
        if (const Table* table = tableOf(rules, *line); table != nullptr)
            enter(trace, *table, *line, std::exchange(from, line), line, out);
    }
    return out;
}

QString valueOf(const TraceLine& line)
{
    return Aloud::tr("%1 %2", "what was reckoned, its value")
        .arg(translated(line.text), QString::fromStdString(line.after.mixed()));
}

/// Both strengths and the odds that they make.
QString strengthWords(const Entered& entered, bool alone)
{
    if (entered.strengths.size() < 2)
        return {};
    const QString both =
        Aloud::tr("%1 against %2", "two strengths").arg(valueOf(*entered.strengths[0]), valueOf(*entered.strengths[1]));
    return alone || entered.odds.empty() ? both
                                         : Aloud::tr("%1 (%2)", "two strengths, odds").arg(both, said(entered.odds));
}

/// The dice of a ruling, those of one name together: "combat dice: 3, 4".
QStringList diceWords(const Trace& trace)
{
    QStringList out;
    for (auto line = trace.begin(); line != trace.end(); ++line) {
        if (line->kind != TraceKind::Roll)
            continue;
        const auto other = [&](const TraceLine& next) {
            return next.kind != TraceKind::Roll || next.text.key != line->text.key || next.text.args.size() != 2
                   || line->text.args.size() != 2 || next.text.args[0] != line->text.args[0];
        };
        const auto end = std::find_if(std::next(line), trace.end(), other);
        QStringList faces;
        for (auto die = line; die != end && line->text.args.size() == 2; ++die)
            faces << said(die->text.args[1]);
        out << (faces.size() < 2
                    ? translated(line->text)
                    : Aloud::tr("%1 dice: %2", "name of the dice, their faces")
                          .arg(translated(Text("{0}", {line->text.args[0]})), faces.join(Aloud::tr(", "))));
        line = std::prev(end);
    }
    return out;
}

QString begun(const QString& words)
{
    return words.isEmpty() ? words : words.at(0).toUpper() + words.mid(1);
}

} // namespace

namespace {

/// The number with which a ruling was read, and its dice, in the order in which they come about.
QStringList thrownWords(const Entered& entered, const Trace& trace)
{
    QStringList out = diceWords(trace);
    if (entered.number == nullptr)
        return out;
    if (out.isEmpty() && entered.added) // they fell before and were kept
        for (const TraceLine* die : entered.dice)
            out << translated(die->text);
    if (!entered.added)
        return QStringList(valueOf(*entered.number)) + out;
    const QString more = QString::fromStdString(entered.added->mixed());
    out << Aloud::tr("total modifier %1").arg(*entered.added > Rational(0) ? '+' + more : more)
        << valueOf(*entered.number);
    return out;
}

/// What a ruling was read with, dice among it.
QStringList enteredWords(const Rules& rules, const Trace& soFar, const Trace& trace)
{
    const auto last = std::find_if(trace.rbegin(), trace.rend(),
                                   [&](const TraceLine& line) { return readsCell(rules, line); });
    if (last == trace.rend())
        return diceWords(trace);
    const Entered entered = numbers(rules, soFar);
    QStringList out = thrownWords(entered, trace);
    const bool odds = last->column == entered.odds && entered.strengths.size() > 1;
    return odds ? QStringList(strengthWords(entered, last->word == entered.odds)) + out : out;
}

/// The cells that a ruling read.
QStringList readWords(const Rules& rules, const Trace& trace, bool named)
{
    QStringList out;
    // What the row of a table carries besides its cells is told with the cell.
    const auto tables = std::ranges::count_if(trace, [&](const TraceLine& line) { return readsCell(rules, line); });
    for (const TraceLine& line : trace) {
        if (line.kind == TraceKind::Table && line.column == "row-extra" && !out.isEmpty())
            out.last() += Aloud::tr(" + %1", "what the row carries besides the cell").arg(said(line.word));
        else if (line.kind == TraceKind::Table && !line.word.empty())
            out << (tables > 1 || named ? readIn(rules, line, !out.isEmpty()) : said(line.word));
    }
    return out;
}

QString headWords(const QStringList& entered, const QStringList& read)
{
    if (read.isEmpty() || entered.isEmpty())
        return (entered + read).join(Aloud::tr(", "));
    return Aloud::tr("%1: %2", "number and dice, result of the table")
        .arg(entered.join(Aloud::tr(", ")), read.join(Aloud::tr(", ")));
}

} // namespace

QString readingWords(const Rules& rules, const Trace& soFar, const Trace& trace)
{
    const QStringList entered = enteredWords(rules, soFar, trace);
    return begun(headWords(entered, readWords(rules, trace, entered.isEmpty())));
}

namespace {

/// The odds of a table, where all that the dice may find stands in one column; empty otherwise.
std::string oddsAhead(const TableRead& read)
{
    const auto& axes = read.table->axes;
    const auto odds = std::ranges::find(axes, "ratio", &Axis::kind);
    std::set<std::size_t> bands;
    for (const std::size_t cell : read.cells)
        bands.insert(bandsOf(*read.table, cell).at(std::size_t(odds - axes.begin())));
    return bands.size() == 1 ? odds->bands[*bands.begin()].label : std::string();
}

} // namespace

QString aheadWords(const Rules& rules, const Trace& soFar, const std::vector<TableRead>& ahead)
{
    const auto last = std::find_if(soFar.rbegin(), soFar.rend(),
                                   [&](const TraceLine& line) { return readsCell(rules, line); });
    const std::vector<const TraceLine*> found = uppermost(last.base(), soFar.end());
    const std::size_t at = tableOfResult(ahead);
    if (at >= ahead.size() || found.empty())
        return {};
    if (!readsOdds(*ahead[at].table))
        return valueOf(*found.back());
    if (found.size() < 2)
        return {};
    const QString both = strengthWords({{found[found.size() - 2], found.back()}, {}, {}, nullptr, {}}, true);
    const std::string odds = oddsAhead(ahead[at]);
    return odds.empty() ? both : Aloud::tr("%1: %2", "number and dice, result of the table").arg(both, said(odds));
}

QString aloud(const Rules& rules, const Trace& soFar, const Trace& trace)
{
    const QStringList entered = enteredWords(rules, soFar, trace);
    const QStringList read = readWords(rules, trace, entered.isEmpty());
    QStringList done;
    const auto tell = [&](const QString& words, qsizetype at) {
        if (!words.isEmpty() && !read.contains(words) && !done.contains(words, Qt::CaseInsensitive))
            done.insert(at, words);
    };
    std::pair<std::string, qsizetype> code; // the last one, for a check may turn one into another; where it stands
    for (const TraceLine& line : trace) {
        const QString words = translated(line.text);
        if (line.kind == TraceKind::Note && line.word == "code")
            code = {line.row, done.size()};
        else if (withoutRow(line) || line.kind == TraceKind::Check || line.kind == TraceKind::Moved
                 || (line.kind == TraceKind::Note && line.depth == 0) // a sentence of the rules
                 || (line.kind == TraceKind::Effect && !line.units.empty()))
            tell(words, done.size());
    }
    if (const std::string label = codeLabel(rules, code.first); !label.empty())
        tell(translated(Text("{0}", {label})), code.second);
    const QString head = headWords(entered, read);
    const QString tail = begun(done.join(Aloud::tr("; ")));
    return head.isEmpty() || tail.isEmpty() ? begun(head) + tail
                                            : Aloud::tr("%1. %2", "two sentences").arg(begun(head), tail);
}

namespace {

bool has(const Entry& row, TraceKind kind)
{
    return std::ranges::any_of(row.trace, [&](const TraceLine& line) { return line.kind == kind; });
}

/// Whether nothing that was reckoned up to a row goes on after it: a table was read by dice or by what a code says, or
/// another phase began.
bool closes(const Entry& row)
{
    const bool code = std::ranges::any_of(
        row.trace, [](const TraceLine& line) { return line.kind == TraceKind::Note && line.word == "code"; });
    return has(row, TraceKind::Heading) || (has(row, TraceKind::Table) && (code || has(row, TraceKind::Roll)));
}

} // namespace

Trace reckonedSince(const Game& game, std::size_t at)
{
    const auto& rows = game.entries();
    std::size_t from = at;
    while (from > 1 && !closes(rows[from - 1]))
        --from;
    Trace out;
    for (; from <= at; ++from)
        if (rows[from].kind == RowKind::Action && !rows[from].struck && forAllEars(rows[from - 1].after, rows[from]))
            out.insert(out.end(), rows[from].trace.begin(), rows[from].trace.end());
    return out;
}

namespace {

std::vector<Figure> figures(const Rules& rules, const Trace& soFar, const Trace& trace)
{
    std::vector<Figure> out;
    if (std::ranges::any_of(trace, [](const TraceLine& line) { return line.kind == TraceKind::Table; })) {
        Entered entered = numbers(rules, soFar);
        if (entered.number != nullptr)
            entered.strengths.push_back(entered.number);
        for (const TraceLine* one : entered.strengths)
            out.push_back({QString::fromStdString(one->after.mixed()), translated(one->text)});
    }
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
        const Trace soFar = reckonedSince(game, at);
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

const Entry* ruledOpenly(const Referee& referee)
{
    const auto& rows = referee.game().entries();
    const std::size_t ruled = ruledLast(referee.game());
    // The screen lies open: what is for one side's eyes is read in the log, where it is shown.
    const bool open = ruled > 0 && !referee.secret() && forAllEars(rows[ruled - 1].after, rows[ruled]);
    return open ? &rows[ruled] : nullptr;
}

} // namespace fw
