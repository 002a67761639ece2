#include "app/referee/view/TableInputs.h"

#include "editor/Translated.h"
#include "engine/play/Play.h"
#include "engine/report/EventText.h"

#include <QCoreApplication>
#include <algorithm>
#include <cstdlib>
#include <set>
#include <utility>

namespace fw {

namespace {

struct InputWords {
    Q_DECLARE_TR_FUNCTIONS(fw::InputWords)
};

} // namespace

const Table* tableOf(const Rules& rules, const Event& line)
{
    const auto& tables = rules.ruleset().tables;
    const auto found = std::find_if(tables.begin(), tables.end(), [&](const Table& t) { return t.id == line.row; });
    return !line.is<CellRead, RowCodeRead>() || found == tables.end() ? nullptr : &*found;
}

bool readsCell(const Rules& rules, const Event& line)
{
    return line.is<CellRead>() && tableOf(rules, line) != nullptr;
}

namespace {

/// The quantities at the top level of a part of a reckoning.
std::vector<const Event*> uppermost(Trace::const_iterator from, Trace::const_iterator to)
{
    std::vector<const Event*> found;
    for (auto line = from; line != to; ++line) {
        if (line->kind() != EventKind::Quantity)
            continue;
        std::erase_if(found, [&](const Event* other) { return other->depth > line->depth; });
        if (found.empty() || line->depth == found.back()->depth)
            found.push_back(&*line);
    }
    return found;
}

bool readsOdds(const Table& table)
{
    return std::ranges::any_of(table.axes, [](const Axis& axis) { return axis.kind == AxisKind::Ratio; });
}

/// Whether a modifier limits a number instead of adding to it.
bool cuts(const ModifierApplied& row)
{
    return row.op == ModifierApplied::Op::AtMost || row.op == ModifierApplied::Op::AtLeast;
}

Rational totalOf(const Event& quantity)
{
    const auto* one = quantity.as<QuantityComputed>();
    return one == nullptr ? Rational(0) : one->total;
}

Rational faceOf(const Event& roll)
{
    const auto* die = roll.as<DieRolled>();
    const auto* lot = roll.as<LotDrawn>();
    return die != nullptr ? die->face : lot != nullptr ? lot->face : 0;
}

/// The base of a quantity; null for other events.
const BaseTaken* baseAt(Trace::const_iterator at, const Trace& trace)
{
    return at == trace.end() ? nullptr : at->as<BaseTaken>();
}

/// What modifiers add to a number that begins with the dice; none if it begins with something else.
std::optional<Rational> addedToDice(const Trace& trace, Trace::const_iterator number,
                                    const std::vector<const Event*>& dice)
{
    const auto base = std::next(number);
    Rational thrown(0);
    for (const Event* die : dice)
        thrown = thrown + faceOf(*die);
    const BaseTaken* begins = baseAt(base, trace);
    if (dice.empty() || &*number < dice.back() || begins == nullptr || begins->amount != thrown)
        return std::nullopt;
    // A limit, such as "a die counts as at most 6", is not a modifier.
    Rational added(0);
    for (auto line = base; line != trace.end() && line->depth > number->depth; ++line)
        if (const auto* row = line->as<ModifierApplied>(); row && line->depth == number->depth + 1 && !cuts(*row))
            added = added + (row->after - row->before);
    return added;
}

/// Sets the inputs of a table from the reckoning since the table before.
void enter(const Trace& trace, const Table& table, const std::string& column, Trace::const_iterator from,
           Trace::const_iterator line, TableInputs& out)
{
    std::vector<const Event*> found = uppermost(from, line);
    if (readsOdds(table)) {
        const bool besides = !found.empty()
                             && std::ranges::find(table.axes, AxisKind::Number, &Axis::kind) != table.axes.end();
        out.number = besides ? found.back() : nullptr;
        if (besides)
            found.pop_back();
        // If only one side may know the strengths, there are none.
        if (found.size() > 2)
            found.erase(found.begin(), found.end() - 2);
        out.strengths = found.size() == 2 ? found : std::vector<const Event*>();
        out.odds = column;
        const auto stage = std::find_if(from, line, [&](const Event& one) { return one.row == table.id + ".shift"; });
        const auto* shift = stage == line ? nullptr : stage->as<ColumnShifted>();
        out.shifted = shift == nullptr ? 0 : shift->columns;
    } else if (!found.empty()) {
        out.number = found.back();
        if (column != out.odds)
            out.strengths.clear();
    }
    out.added.reset();
    if (out.number != nullptr)
        out.added = addedToDice(trace, trace.begin() + (out.number - trace.data()), out.dice);
}

} // namespace

TableInputs tableInputs(const Rules& rules, const Trace& trace)
{
    TableInputs out;
    auto from = trace.begin();
    bool fell = false;
    for (auto line = trace.begin(); line != trace.end(); ++line) {
        if (line->kind() == EventKind::Roll) {
            if (!std::exchange(fell, true))
                out.dice.clear();
            out.dice.push_back(&*line);
            continue;
        }
        fell = false;
        if (line->kind() == EventKind::Check) // the target number of a check is not a number of a table
            from = std::next(line);
        if (const Table* table = tableOf(rules, *line); table != nullptr) {
            const auto* read = line->as<CellRead>();
            enter(trace, *table, read == nullptr ? std::string() : read->column, std::exchange(from, line), line, out);
        }
    }
    return out;
}

namespace {

QString valueOf(const Event& line)
{
    return InputWords::tr("%1 %2", "what was reckoned, its value")
        .arg(translated(eventText(line)), QString::fromStdString(totalOf(line).mixed()));
}

/// A number and, if it has few parts, its parts: "Differential 10 (attack 13, -3 defence)".
QString madeOf(const Trace& trace, const Event& number, qsizetype least)
{
    constexpr qsizetype most = 4;
    QStringList parts;
    for (const Event* line = &number + 1; line < trace.data() + trace.size() && line->depth > number.depth; ++line)
        if (line->depth == number.depth + 1 && line->is<BaseTaken, ModifierApplied>())
            parts << translated(eventText(*line));
    return parts.size() < least || parts.size() > most ? valueOf(number)
                                                       : InputWords::tr("%1 (%2)", "a number, what it was made of")
                                                             .arg(valueOf(number), parts.join(InputWords::tr(", ")));
}

/// Both strengths and their odds.
QString strengthWords(const TableInputs& entered, bool alone)
{
    const QString both = InputWords::tr("%1 against %2", "two strengths")
                             .arg(valueOf(*entered.strengths[0]), valueOf(*entered.strengths[1]));
    const int by = std::abs(entered.shifted);
    const QString shifted = entered.shifted == 0  ? QString()
                            : by == 1             ? (entered.shifted > 0 ? InputWords::tr("one column to the right")
                                                                         : InputWords::tr("one column to the left"))
                            : entered.shifted > 0 ? InputWords::tr("%1 columns to the right").arg(by)
                                                  : InputWords::tr("%1 columns to the left").arg(by);
    const QString odds = toQString(entered.odds)
                         + (shifted.isEmpty() ? QString() : InputWords::tr(", %1").arg(shifted));
    if (alone && !shifted.isEmpty())
        return InputWords::tr("%1, %2", "two strengths, by how many columns their odds are shifted").arg(both, shifted);
    return alone || entered.odds.empty() ? both : InputWords::tr("%1 (%2)", "two strengths, odds").arg(both, odds);
}

/// The dice of a ruling, grouped by name: "combat dice: 3, 4".
QStringList diceWords(const Trace& trace)
{
    QStringList out;
    for (auto line = trace.begin(); line != trace.end(); ++line) {
        if (line->kind() != EventKind::Roll)
            continue;
        const auto* first = line->as<DieRolled>();
        const auto other = [&](const Event& next) {
            const auto* die = next.as<DieRolled>();
            return first == nullptr || die == nullptr || die->label != first->label;
        };
        const auto end = std::find_if(std::next(line), trace.end(), other);
        QStringList faces;
        for (auto die = line; die != end && first != nullptr; ++die)
            faces << QString::number(die->as<DieRolled>()->face);
        out << (faces.size() < 2 ? translated(eventText(*line))
                                 : InputWords::tr("%1 dice: %2", "name of the dice, their faces")
                                       .arg(translated(Text("{0}", {first->label})), faces.join(InputWords::tr(", "))));
        line = std::prev(end);
    }
    return out;
}

/// The number and the dice of a ruling, in the order in which they arise.
QStringList thrownWords(const TableInputs& entered, const Trace& soFar, const Trace& trace)
{
    QStringList out = diceWords(trace);
    if (entered.number == nullptr)
        return out;
    if (out.isEmpty() && entered.added) // the dice were rolled earlier and kept
        for (const Event* die : entered.dice)
            out << translated(eventText(*die));
    if (!entered.added)
        return QStringList(madeOf(soFar, *entered.number, 1)) + out;
    const QString more = QString::fromStdString(entered.added->mixed());
    out << InputWords::tr("total modifier %1").arg(*entered.added > Rational(0) ? '+' + more : more)
        << valueOf(*entered.number);
    return out;
}

/// The odds of a table if all possible cells are in one column; empty otherwise.
std::string oddsAhead(const TableRead& read)
{
    const auto& axes = read.table->axes;
    const auto odds = std::ranges::find(axes, AxisKind::Ratio, &Axis::kind);
    std::set<std::size_t> bands;
    for (const std::size_t cell : read.cells)
        bands.insert(bandsOf(*read.table, cell).at(std::size_t(odds - axes.begin())));
    return bands.size() == 1 ? odds->bands[*bands.begin()].label : std::string();
}

/// The modified totals of the last dice if no table or check uses them, such as two rolls that are compared. If one
/// total differs from its dice, all totals are given.
QStringList modified(const Trace& trace)
{
    QStringList out;
    bool thrown = false, other = false;
    for (auto line = trace.begin(); line != trace.end(); ++line) {
        if (line->kind() == EventKind::Check)
            return {};
        if (line->kind() == EventKind::Roll) {
            thrown = true;
            other = false;
            out.clear();
        }
        const BaseTaken* base = baseAt(std::next(line), trace);
        if (thrown && line->kind() == EventKind::Quantity && line->depth == 0 && base != nullptr) {
            other = other || base->amount != totalOf(*line);
            out << valueOf(*line);
        }
    }
    return other ? out : QStringList();
}

/// Both strengths of a declared fight before its dice; empty if there is none.
QString declaredWords(const Trace& trace)
{
    const bool declares = std::ranges::any_of(trace, [](const Event& line) { return line.is<EngagementDeclared>(); });
    const bool thrown = std::ranges::find(trace, EventKind::Roll, &Event::kind) != trace.end();
    const std::vector<const Event*> found = uppermost(trace.begin(), trace.end());
    return declares && !thrown && found.size() == 2
               ? strengthWords({{found[0], found[1]}, {}, 0, {}, nullptr, {}}, true)
               : QString();
}

} // namespace

QStringList enteredWords(const Rules& rules, const Trace& soFar, const Trace& trace)
{
    const auto last = std::find_if(trace.rbegin(), trace.rend(),
                                   [&](const Event& line) { return readsCell(rules, line); });
    if (last == trace.rend()) {
        const QString both = declaredWords(trace);
        return both.isEmpty() ? diceWords(trace) + modified(trace) : QStringList(both);
    }
    const TableInputs entered = tableInputs(rules, soFar);
    QStringList out = thrownWords(entered, soFar, trace);
    const CellRead& read = *last->as<CellRead>();
    const bool odds = read.column == entered.odds && !entered.strengths.empty();
    return odds ? QStringList(strengthWords(entered, read.cell == entered.odds)) + out : out;
}

/// The earlier strengths and odds, if a later table uses these odds.
static QString oddsThatStand(const Rules& rules, const Trace& soFar, const Table& table)
{
    const TableInputs entered = tableInputs(rules, soFar);
    const bool goesOn = std::ranges::any_of(table.axes, [&](const Axis& axis) {
        return std::ranges::find(axis.bands, entered.odds, &Band::label) != axis.bands.end();
    });
    return entered.strengths.empty() || !goesOn ? QString()
                                                : InputWords::tr("%1: %2", "number and dice, result of the table")
                                                      .arg(strengthWords(entered, true), toQString(entered.odds));
}

QString aheadWords(const Rules& rules, const Trace& soFar, const std::vector<TableRead>& ahead)
{
    const std::size_t at = tableOfResult(ahead);
    const bool odds = at < ahead.size() && readsOdds(*ahead[at].table);
    // The strengths stay even if other tables were read after the table of odds, such as one for tactics.
    const auto last = std::find_if(soFar.rbegin(), soFar.rend(), [&](const Event& line) {
        return line.kind() == EventKind::Check
               || (odds ? tableOf(rules, line) == ahead[at].table : readsCell(rules, line));
    });
    const std::vector<const Event*> found = uppermost(last.base(), soFar.end());
    if (found.empty())
        return at < ahead.size() ? oddsThatStand(rules, soFar, *ahead[at].table) : QString();
    // A check uses its own number; of several checks, the first.
    if (at >= ahead.size()) {
        const std::vector<std::string>& who = found.front()->units;
        const int unit = who.size() == 1 ? rules.unit(who.front()) : -1;
        const QString number = madeOf(soFar, *found.front(), 2);
        return unit < 0 ? number
                        : InputWords::tr("%1: %2", "unit that is checked, the number")
                              .arg(toQString(rules.unitName(unit)), number);
    }
    if (!odds)
        return madeOf(soFar, *found.back(), 1);
    if (found.size() < 2)
        return {};
    const QString both = strengthWords({{found[found.size() - 2], found.back()}, {}, 0, {}, nullptr, {}}, true);
    const std::string band = oddsAhead(ahead[at]);
    return band.empty() ? both
                        : InputWords::tr("%1: %2", "number and dice, result of the table").arg(both, toQString(band));
}

QString modifierAhead(const Trace& certain)
{
    Rational sum(0);
    // The last sum that the dice belong to: its head has no value yet.
    const auto head = std::find_if(certain.rbegin(), certain.rend(),
                                   [](const Event& line) { return line.is<QuantityOpen>() && line.depth == 0; });
    if (head == certain.rend())
        return {};
    for (auto line = head.base(); line != certain.end() && line->depth > 0; ++line) {
        const auto* row = line->as<ModifierApplied>();
        if (row == nullptr || line->depth != 1 || cuts(*row))
            continue;
        if (row->op != ModifierApplied::Op::Add)
            return {};
        sum = sum + row->amount;
    }
    const QString more = QString::fromStdString(sum.mixed());
    return sum == Rational(0) ? QString()
                              : InputWords::tr(", total modifier %1").arg(sum > Rational(0) ? '+' + more : more);
}

} // namespace fw
