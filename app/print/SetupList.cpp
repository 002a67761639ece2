#include "app/print/SetupList.h"

#include "app/print/Roster.h"
#include "app/print/SetupCard.h"
#include "app/print/StartWords.h"
#include "editor/Translated.h"
#include "editor/render/ChartWords.h"
#include "engine/base/Rows.h"
#include "engine/desk/UnitWords.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>

namespace fw {

namespace {

struct Listed {
    Q_DECLARE_TR_FUNCTIONS(fw::SetupList)
};

/// How a unit begins, in the order of the set-up card.
enum class Beginning { Placed, Chosen, Waiting, Arriving };

Beginning beginningOf(const Placement& p)
{
    return p.arrives.turn > 0 ? Beginning::Arriving
           : !p.oneOf.empty() ? Beginning::Chosen
           : p.at != noCell   ? Beginning::Placed
                              : Beginning::Waiting;
}

QString sideName(const Scenario& scenario, const std::string& id)
{
    const Army* army = byId(scenario.sides, id);
    return army == nullptr || army->name.empty() ? toQString(id) : translated(army->name);
}

QString numbersOf(const Scenario& scenario, const std::vector<Cell>& cells)
{
    QStringList out;
    for (const Cell cell : cells)
        if (scenario.map.grid.contains(cell))
            out << toQString(scenario.map.numbering.label(scenario.map.grid, cell));
    return out.join("; ");
}

/// The printed numbers of the places where a unit starts, or the label of its box.
QString placeOf(const Ruleset& rules, const Scenario& scenario, const Placement& p)
{
    if (!p.oneOf.empty())
        return numbersOf(scenario, p.oneOf);
    if (p.at != noCell)
        return numbersOf(scenario, {p.at});
    const Box* box = byId(rules.boxes, p.box);
    return box == nullptr || box->label.empty() ? toQString(p.box) : translated(box->label);
}

QString facingOf(const Ruleset& rules, const Scenario& scenario, const Placement& p)
{
    const Box* box = p.at == noCell && p.oneOf.empty() && p.arrives.turn <= 0 ? byId(rules.boxes, p.box) : nullptr;
    // A counter in a box such as a pile of cards faces nowhere.
    const bool idle = box != nullptr && box->role != BoxRole::Arrivals;
    return rules.facings > 0 && !idle ? toQString(facingWord(rules, &scenario, p.facing)) : QString();
}

QString marksOf(const Ruleset& rules, const Placement& p)
{
    QStringList words;
    for (const auto& [id, value] : p.marks) {
        const Mark* mark = byId(rules.marks, id);
        const bool ladder = mark != nullptr && mark->form == MarkForm::Ladder;
        const bool flag = mark == nullptr || mark->form == MarkForm::Flag;
        words << (ladder ? markLabel(rules, id, value)
                  : flag ? markLabel(rules, id)
                         : Listed::tr("%1: %2", "mark, value").arg(markLabel(rules, id), toQString(value)));
    }
    return words.join("; ");
}

QString orNothing(int number)
{
    return number > 0 ? QString::number(number) : QString();
}

QString turnOrNothing(const Scenario& scenario, const Arrival& arrival)
{
    const std::string name = scenario.turnName(arrival.turn);
    return arrival.turn <= 0 ? QString() : name.empty() ? QString::number(arrival.turn) : toQString(name);
}

/// The table of the units of one side that begin alike, for a document.
PlainTable groupTable(const Ruleset& rules, const Scenario& scenario, const QString& title,
                      const std::vector<const Placement*>& group)
{
    PlainTable out{{}, title, {}, {}, {}};
    out.level = 3;
    out.heads = {Listed::tr("Place"),  Listed::tr("Unit"),       Listed::tr("Formation"), Listed::tr("Type"),
                 Listed::tr("Facing"), Listed::tr("Steps lost"), Listed::tr("Marks"),     Listed::tr("Leaves")};
    for (const Placement* p : group) {
        const Unit* unit = byId(scenario.units, p->unit);
        if (unit == nullptr)
            continue;
        out.rows.push_back({setupPlaceWords(rules, scenario, *p), translated(unit->name), toQString(unit->formation),
                            typeLabel(rules, unit->type), facingOf(rules, scenario, *p), orNothing(p->stepsLost),
                            marksOf(rules, *p), p->leaves.turn > 0 ? turnWords(scenario, p->leaves.turn) : QString()});
    }
    std::ranges::stable_sort(out.rows, {}, [](const QStringList& row) { return row.front(); });
    return out;
}

QString groupTitle(const Scenario& scenario, Beginning beginning, int turn)
{
    switch (beginning) {
    case Beginning::Placed: return Listed::tr("On the map at the start");
    case Beginning::Chosen: return Listed::tr("Placed by choice");
    case Beginning::Waiting: return Listed::tr("Waiting");
    case Beginning::Arriving: break;
    }
    return Listed::tr("Arriving on %1", "turn").arg(turnWords(scenario, turn));
}

PlainTable headOf(const Scenario& scenario, const QString& what)
{
    PlainTable out{{}, translated(scenario.title.empty() ? scenario.id : scenario.title), what, {}, {}};
    out.level = 1;
    return out;
}

QStringList tagsOf(const Unit& unit)
{
    QStringList out;
    for (const std::string& tag : unit.tags)
        out << readableId(tag);
    return out;
}

QString startOf(const Ruleset& rules, const Scenario& scenario, const Unit& unit)
{
    const auto found = std::ranges::find(scenario.setup, unit.id, &Placement::unit);
    return found == scenario.setup.end() ? QString() : startWords(rules, scenario, *found);
}

QStringList labelsOf(const std::vector<const Rating*>& ratings)
{
    QStringList out;
    for (const Rating* rating : ratings)
        out << translated(rating->label.empty() ? rating->id : rating->label);
    return out;
}

QStringList valuesOf(const Unit& unit, const std::vector<const Rating*>& ratings)
{
    QStringList out;
    for (const Rating* rating : ratings)
        out << rosterRating(unit, *rating);
    return out;
}

} // namespace

std::string setupCsv(const Ruleset& rules, const Scenario& scenario)
{
    PlainTable out;
    out.heads = QStringList{"unit",           "id",           "side",          "formation", "place",
                            "within",         "facing",       "steps lost",    "marks",     "arrival turn",
                            "arrival places", "leaving turn", "leaving places"};
    for (const Placement& p : scenario.setup) {
        const Unit* unit = byId(scenario.units, p.unit);
        if (unit == nullptr)
            continue; // the check reports it
        out.rows.push_back({translated(unit->name), toQString(unit->id), sideName(scenario, unit->side),
                            toQString(unit->formation), placeOf(rules, scenario, p), orNothing(p.within),
                            facingOf(rules, scenario, p), orNothing(p.stepsLost), marksOf(rules, p),
                            turnOrNothing(scenario, p.arrives), numbersOf(scenario, p.arrives.at),
                            turnOrNothing(scenario, p.leaves), numbersOf(scenario, p.leaves.at)});
    }
    return csvOf(out);
}

std::string setupMarkdown(const Ruleset& rules, const Scenario& scenario)
{
    std::vector<PlainTable> out{headOf(scenario, Listed::tr("Set-up"))};
    for (const Army& army : scenario.sides) {
        std::map<std::pair<Beginning, int>, std::vector<const Placement*>> groups;
        for (const Placement& p : scenario.setup)
            if (const Unit* unit = byId(scenario.units, p.unit); unit != nullptr && unit->side == army.id)
                groups[{beginningOf(p), std::max(0, p.arrives.turn)}].push_back(&p);
        if (groups.empty())
            continue;
        out.push_back({{}, sideName(scenario, army.id), {}, {}, {}});
        for (const auto& [begins, group] : groups)
            out.push_back(groupTable(rules, scenario, groupTitle(scenario, begins.first, begins.second), group));
    }
    return markdownOf(out);
}

std::string rosterCsv(const Ruleset& rules, const Scenario& scenario)
{
    const std::vector<const Rating*> ratings = rosterRatings(rules, scenario);
    PlainTable out;
    out.heads = QStringList{"unit", "id", "side", "formation", "type", "tags", "steps"} + labelsOf(ratings)
                + QStringList{"start"};
    for (const Unit& unit : scenario.units)
        out.rows.push_back(QStringList{translated(unit.name), toQString(unit.id), sideName(scenario, unit.side),
                                       toQString(unit.formation), typeLabel(rules, unit.type), tagsOf(unit).join("; "),
                                       QString::number(unit.steps)}
                           + valuesOf(unit, ratings) + QStringList{startOf(rules, scenario, unit)});
    return csvOf(out);
}

std::string rosterMarkdown(const Ruleset& rules, const Scenario& scenario)
{
    const std::vector<const Rating*> ratings = rosterRatings(rules, scenario);
    std::vector<PlainTable> out{headOf(scenario, Listed::tr("Roster of the armies"))};
    for (const Army& army : scenario.sides) {
        PlainTable side{{}, sideName(scenario, army.id), {}, {}, {}};
        side.heads = QStringList{Listed::tr("Formation"), Listed::tr("Unit"), Listed::tr("Type"), Listed::tr("Steps")}
                     + labelsOf(ratings) + QStringList{Listed::tr("Starts")};
        for (const Unit& unit : scenario.units) {
            if (unit.side != army.id)
                continue;
            const QStringList kind = QStringList{typeLabel(rules, unit.type)} + tagsOf(unit);
            side.rows.push_back(QStringList{toQString(unit.formation), translated(unit.name),
                                            kind.join(Listed::tr(", ")), QString::number(unit.steps)}
                                + valuesOf(unit, ratings) + QStringList{startOf(rules, scenario, unit)});
        }
        if (side.rows.empty())
            continue;
        std::vector<QString> formations; // by formation, in file order
        for (const QStringList& row : side.rows)
            if (std::ranges::find(formations, row.front()) == formations.end())
                formations.push_back(row.front());
        std::ranges::stable_sort(side.rows, {}, [&](const QStringList& row) {
            return std::ranges::find(formations, row.front()) - formations.begin();
        });
        out.push_back(std::move(side));
    }
    return markdownOf(out);
}

} // namespace fw
