#include "app/referee/view/CardText.h"

#include "app/referee/controller/EngagementRows.h"
#include "app/referee/view/SeatWords.h"
#include "app/widgets/ChancesView.h"
#include "editor/Translated.h"
#include "engine/play/DraftChecks.h"
#include "engine/play/OpenMenu.h"
#include "engine/play/OutcomeName.h"
#include "engine/report/EventText.h"
#include "engine/session/Game.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>
#include <set>

namespace fw {

namespace {

class Card
{
    Q_DECLARE_TR_FUNCTIONS(Card)
};

/// Whether the card, while one side looks away, could tell that side about hidden counters.
bool covers(const TableState& table)
{
    if (!table.hands().isSecret())
        return false;
    const auto units = table.rules().scenario().units.size();
    bool hidden = hidesSomething(table.rules());
    for (std::size_t u = 0; u < units && !hidden; ++u)
        hidden = table.rules().concealed(table.state().position, UnitId(std::int32_t(u)), "public");
    return hidden;
}

QString unitWords(const TableState& table, UnitId unit)
{
    const Position& p = table.state().position;
    const QString name = QString::fromStdString(table.rules().counterName(p, unit));
    const int place = p.units[std::size_t(unit.index())].place.index();
    // A counter in a box of the map takes no further part, for example "Greene (Eliminated)".
    const std::vector<Box>& boxes = table.rules().ruleset().boxes;
    const std::string id = place < 0 ? std::string() : table.rules().placeName(place);
    const auto box = std::find_if(boxes.begin(), boxes.end(), [&](const Box& b) { return b.id == id; });
    if (place >= table.rules().cellCount() && box != boxes.end())
        return Card::tr("%1 (%2)", "unit, the box it is in")
            .arg(name, translated(Text("{0}", {box->label.empty() ? box->id : box->label})));
    return place < 0
               ? name
               : Card::tr("%1 in %2", "unit, place").arg(name, QString::fromStdString(table.rules().placeName(place)));
}

CardSide& sideOf(const Rules& rules, const std::string& side, CardText& card)
{
    for (CardSide& known : card.sides)
        if (known.side == side)
            return known;
    const Army* army = armyOf(rules, side);
    card.sides.push_back({side, seatWords(rules, side), army ? QString::fromStdString(army->colour) : QString(), {}});
    return card.sides.back();
}

/// Adds the units in combat: the first role of a side without a name, each further role with its label.
void addCast(const TableState& table, const ActiveCombat& now, CardText& card)
{
    for (const CombatSide& one : now.cast) {
        CardSide& side = sideOf(table.rules(), one.side, card);
        QStringList units;
        for (const UnitId unit : one.units)
            units << unitWords(table, unit);
        const QString words = units.join(Card::tr(", "));
        side.lines << (side.lines.isEmpty()
                           ? words
                           : Card::tr("%1: %2", "role, units").arg(translated(Text("{0}", {one.role})), words));
    }
}

/// Adds the units that the opening order names in addition to those in combat, such as the primary unit and the leader.
void addAsked(const TableState& table, const ActiveCombat& now, const Entry& began, CardText& card)
{
    const Rules& rules = *began.rules;
    if (began.kind != RowKind::Action || began.action.kind != Action::Kind::Choose || began.n < 1)
        return;
    const State& before = table.game().entries()[std::size_t(began.n) - 1].after;
    const auto whole = [&](const std::set<std::string>& units) {
        return std::ranges::any_of(now.cast, [&](const CombatSide& one) {
            std::set<std::string> cast;
            for (const UnitId unit : one.units)
                cast.insert(rules.scenario().units[std::size_t(unit.index())].id);
            return cast == units;
        });
    };
    QStringList parts;
    for (const MenuEntry* entry : openMenu(rules, before))
        for (const Field& field : entry->fields) {
            // The first field only picks the engagement, by its place or by a unit in it.
            const bool first = &field == &entry->fields.front();
            if (entry->id != began.action.verb || first || (field.pick != Pick::Unit && field.pick != Pick::Units))
                continue;
            const std::vector<std::string> values = began.action.arg(field.name);
            QStringList names;
            for (const std::string& id : values)
                if (const int unit = rules.unit(id); unit >= 0)
                    names << QString::fromStdString(rules.counterName(table.state().position, UnitId(unit)));
            if (!names.isEmpty() && !whole({values.begin(), values.end()}))
                parts << Card::tr("%1: %2", "role, units")
                             .arg(translated(Text("{0}", {captionOf(field)})), names.join(Card::tr(", ")));
        }
    if (!parts.isEmpty())
        sideOf(rules, began.action.seat, card).lines << parts.join(Card::tr("; "));
}

/// Whether an event is a side's answer that names a unit, such as its lead or its commander.
bool names(const Event& line)
{
    return (line.kind() == EventKind::Declared || line.kind() == EventKind::Choice) && !line.units.empty();
}

/// A choice that was made in secret and is now revealed; null for other events.
const ChoiceMade* shownBy(const Event& line)
{
    const auto* choice = line.as<ChoiceMade>();
    return choice != nullptr && choice->revealed ? choice : nullptr;
}

/// Adds an event of the reckoning to its part of the card.
void addLine(const Rules& rules, const Event& line, bool begins, CardText& card)
{
    if (const auto* read = line.as<CellRead>(); read != nullptr && !card.shown.isEmpty() && card.read.isEmpty()) {
        card.read = Card::tr("%1: %2", "table, cell")
                        .arg(QString::fromStdString(line.row), cellWords(rules, line.row, read->cell));
        for (const Table& table : rules.ruleset().tables)
            if (table.id == line.row && !table.label.empty())
                card.read = Card::tr("%1: %2", "table, cell")
                                .arg(translated(Text("{0}", {table.label})), cellWords(rules, line.row, read->cell));
        card.readCite = QString::fromStdString(line.cite);
        return;
    }
    const bool declared = line.kind() == EventKind::Declared || (line.kind() == EventKind::Choice && names(line));
    const auto* choice = line.as<ChoiceMade>();
    if (const ChoiceMade* shown = shownBy(line)) {
        if (!card.read.isEmpty() || card.shown.size() > 1) // those belong to an earlier choice
            card.shown.clear();
        card.read.clear();
        card.shown << Card::tr("%1: %2", "side, its hidden choice")
                          .arg(QString::fromStdString(shown->sideName), translated(Text("{0}", {choiceText(*shown)})));
    } else if (choice != nullptr && names(line) && !begins && rules.side(choice->side) >= 0) {
        sideOf(rules, choice->side, card).lines << translated(eventText(line));
    } else if (!declared) {
        card.reckoned.push_back(line);
    }
}

} // namespace

QString cellWords(const Rules& rules, const std::string& table, const std::string& cell)
{
    const auto digit = [](const std::string& text, std::size_t at) {
        return text.size() > at && text[at] >= '0' && text[at] <= '9';
    };
    bool scale = false;
    for (const Table& t : rules.ruleset().tables)
        for (const TableRow& row : t.rows)
            for (const std::string& other : row.cells)
                scale = scale || (t.id == table && other.size() > 1 && other[0] == '-' && digit(other, 1));
    const QString words = QString::fromStdString(cell);
    if (scale && digit(cell, 0) && cell != "0")
        return '+' + words;
    return scale && cell.size() > 1 && cell[0] == '-' ? QString::fromUtf8("−") + words.mid(1) : words;
}

QString codeMeaning(const Rules& rules, const std::string& cell)
{
    if (const std::string whole = codeLabel(rules, cell); !whole.empty())
        return translated(Text("{0}", {whole}));
    QStringList halves;
    for (const QString& half : QString::fromStdString(cell).split('/'))
        if (const std::string label = codeLabel(rules, half.toStdString()); !label.empty())
            halves << Card::tr("%1: %2", "code, what it means").arg(half, translated(Text("{0}", {label})));
    return halves.join(Card::tr("; "));
}

/// What a code does, with a note if it has no effect, such as "retreat of one hex (a retreat is ignored here)".
static QString partWords(const OutcomePart& part)
{
    QStringList notes;
    for (const EventData& note : part.notes)
        notes << translated(eventText(note));
    const QString label = translated(Text("{0}", {part.label}));
    return notes.isEmpty()
               ? label
               : Card::tr("%1 (%2)", "what a result does, what a rule adds to it").arg(label, notes.join(' '));
}

std::set<std::string> oneOfSeveral(const TableState& table)
{
    std::set<std::string> out;
    const auto now = engagementNow(table);
    std::map<std::string, std::set<std::string>> bySide;
    if (now)
        for (const CombatSide& one : now->cast)
            for (const UnitId unit : one.units)
                bySide[one.side].insert(table.rules().scenario().units[std::size_t(unit.index())].id);
    for (auto& [side, units] : bySide)
        if (units.size() > 1)
            out.merge(units);
    return out;
}

QString outcomeSentence(const Rules& rules, const OutcomeSides& sides, const Chance& chance,
                        const std::set<std::string>& oneOfSeveral)
{
    QStringList said;
    const auto say = [&](const QString& words) {
        if (!said.contains(words))
            said << words;
    };
    const std::vector<OutcomePart> parts = sides.parts(chance.trace);
    const auto last = std::find_if(chance.trace.rbegin(), chance.trace.rend(),
                                   [](const Event& line) { return line.is<CodeApplied>(); });
    // If a check has replaced the code, only the new code is named.
    const std::string turned = last == chance.trace.rend() || parts.size() > 1 ? std::string()
                                                                               : codeLabel(rules, last->row);
    if (!turned.empty())
        say(translated(Text("{0}", {turned})));
    else
        for (const OutcomePart& part : parts) {
            const int side = rules.side(part.side);
            const QString label = partWords(part);
            if (parts.size() == 1)
                say(label);
            else if (side >= 0 && !part.harmless)
                say(Card::tr("%1: %2", "side, what happens to it")
                        .arg(QString::fromStdString(rules.scenario().sides[std::size_t(side)].name), label));
        }
    for (const Event& line : chance.trace)
        if (line.kind() == EventKind::Check && line.units.size() == 1 && oneOfSeveral.contains(line.units.front()))
            say(Card::tr("%1: %2", "unit that makes a check, its result")
                    .arg(fw::toQString(rules.scenario().units[std::size_t(rules.unit(line.units.front()))].name),
                         translated(Text("{0}", {outcomeName({line})}))));
        else if ((line.kind() == EventKind::Effect && !line.units.empty()) || withoutRow(line))
            say(translated(eventText(line)));
    if (said.isEmpty())
        return resultWords(chance);
    return Card::tr("%1   %2", "code of a result, what it does").arg(resultWords(chance), said.join(Card::tr("; ")));
}

QString answerWords(const Rules& rules, const OutcomeSides& sides, std::vector<Chance> chances)
{
    constexpr std::size_t most = 6;
    if (chances.size() == 1)
        return outcomeSentence(rules, sides, chances.front());
    std::ranges::stable_sort(chances, [](const Chance& a, const Chance& b) { return b.chance < a.chance; });
    QStringList out;
    for (const Chance& chance : chances)
        if (out.size() < qsizetype(most))
            out << Card::tr("%1 %2", "result, its chance").arg(resultWords(chance), percent(chance.chance));
    return out.join(Card::tr(", ")) + (chances.size() > most ? Card::tr(" ...") : QString());
}

QString outcomeWords(const OutcomeSides& sides, const Chance& chance, const std::string& seat)
{
    const std::vector<OutcomePart> parts = sides.parts(chance.trace);
    const bool known = std::all_of(parts.begin(), parts.end(),
                                   [](const OutcomePart& part) { return !part.side.empty(); });
    if (parts.empty() || (parts.size() > 1 && !known))
        return resultWords(chance);
    QStringList said;
    for (const bool own : {true, false})
        for (const OutcomePart& part : parts) {
            if (part.harmless || (part.side == seat) != own)
                continue;
            const QString label = partWords(part);
            said << (part.side.empty() ? label : own ? Card::tr("we: %1").arg(label) : Card::tr("they: %1").arg(label));
        }
    if (said.isEmpty())
        said << translated(Text("{0}", {parts.front().label}));
    return Card::tr("%1   %2", "code of a result, what it does").arg(resultWords(chance), said.join(Card::tr("; ")));
}

std::optional<CardText> cardText(const TableState& table)
{
    const auto now = engagementNow(table);
    if (!now || covers(table))
        return std::nullopt;
    CardText card;
    card.title = translated(Text("{0}", {now->label}));
    card.cite = QString::fromStdString(now->cite);
    addCast(table, *now, card);
    const std::vector<const Entry*> rows = engagementRows(table);
    if (!rows.empty())
        addAsked(table, *now, *rows.front(), card);
    bool begins = true;
    for (const Entry* row : rows) {
        for (const Event& line : row->trace)
            addLine(table.rules(), line, begins && line.kind() == EventKind::Declared, card);
        card.ruled.insert(card.ruled.end(), row->trace.begin(), row->trace.end());
        begins = false;
    }
    // The card shows that a side has answered in secret, but not its answer.
    std::set<std::int32_t> answered;
    for (const Sealed& sealed : table.state().sealed)
        if (sealed.side >= 0 && answered.insert(sealed.side).second)
            sideOf(table.rules(), table.rules().scenario().sides[std::size_t(sealed.side)].id, card).lines
                << Card::tr("has chosen; the choice is hidden");
    return card;
}

} // namespace fw
