#include "editor/render/CounterFace.h"

#include "editor/Translated.h"
#include "editor/render/CounterBack.h"
#include "engine/proof/Band.h"
#include "engine/proof/CounterSymbol.h"
#include "engine/rules/Evaluate.h"

#include <algorithm>
#include <map>

namespace fw {

namespace {

QString sizeOf(const Unit& unit)
{
    const std::pair<const char*, const char*> marks[] = {{"division", "XX"},  {"brigade", "X"}, {"regiment", "III"},
                                                         {"battalion", "II"}, {"battery", "I"}, {"company", "I"}};
    for (const auto& [word, mark] : marks)
        if (unit.type.find(word) != std::string::npos)
            return mark;
    return {};
}

/// Formations are distinguished by sign first, by colour second.
QColor bandOf(const std::string& formation)
{
    static const QColor colours[] = {"#e8c547", "#7fb069", "#e08e45", "#8fb8de",
                                     "#c38d9e", "#c9c9c9", "#b08bbb", "#68b0ab"};
    if (formation.empty())
        return {};
    unsigned sum = 0;
    for (const char letter : formation)
        sum = sum * 31 + static_cast<unsigned char>(letter);
    return colours[sum % std::size(colours)];
}

/// What the counter shows: its own word, that of its type, or what the words of its type and tags suggest.
QString shownAs(const std::string& own, const std::string& ofType, const QString& suggested)
{
    return !own.empty() ? QString::fromStdString(own) : !ofType.empty() ? QString::fromStdString(ofType) : suggested;
}

/// The sign of a formation: as the scenario writes it, or the first letters of its name in capitals.
QString signShown(const Scenario& scenario, const Unit& unit, const std::string& sign)
{
    const FormationSign* const own = formationSign(scenario, unit.side, unit.formation);
    return own != nullptr && !own->sign.empty() ? translated(sign) : QString::fromStdString(sign).toUpper();
}

/// The face of the layout that a counter has by its type, or else by its symbol.
FaceKind kindOf(const UnitType& type, const std::string& symbol)
{
    if (!type.face.empty())
        return type.face == "leader"         ? FaceKind::Leader
               : type.face == "headquarters" ? FaceKind::Headquarters
                                             : FaceKind::Unit;
    return symbol == "leader"                                          ? FaceKind::Leader
           : symbol == "headquarters" || symbol == "nato-headquarters" ? FaceKind::Headquarters
                                                                       : FaceKind::Unit;
}

CounterFace printed(const Ruleset& ruleset, const Scenario& scenario, const BandSigns& signs, std::size_t index)
{
    const Unit& unit = scenario.units[index];
    CounterFace face;
    face.unit = int(index);
    face.name = QString::fromStdString(unit.name.empty() ? unit.id : unit.name);
    if (const auto sign = signs.find({unit.side, unit.formation}); sign != signs.end())
        face.formation = signShown(scenario, unit, sign->second);
    const FormationSign* const own = formationSign(scenario, unit.side, unit.formation);
    face.band = own == nullptr ? QColor() : QColor(QString::fromStdString(own->colour));
    if (!face.band.isValid())
        face.band = bandOf(unit.formation);
    const UnitType* row = typeNamed(ruleset, unit.type);
    const UnitType type = row == nullptr ? UnitType() : *row;
    const std::string symbol = counterSymbol(ruleset, unit);
    face.symbol = symbol.empty() ? "other" : QString::fromStdString(symbol);
    face.size = shownAs(unit.size, type.size, sizeOf(unit));
    face.kind = kindOf(type, symbol);
    face.steps = face.stepsLeft = std::max(1, unit.steps);
    for (const Army& army : scenario.sides) {
        if (army.id != unit.side)
            continue;
        face.side = QString::fromStdString(army.name.empty() ? army.id : army.name);
        face.colour = QColor(QString::fromStdString(unit.colour.empty() ? army.colour : unit.colour));
    }
    if (!face.colour.isValid())
        face.colour = QColor("#8a8a80");
    return face;
}

/// Sets the facing of a counter on the map; none if no path of the rules uses facings.
void look(CounterFace& face, const Ruleset& ruleset, const Grid& grid, int facing)
{
    const bool faced = ruleset.facings > 0
                       || std::ranges::any_of(ruleset.paths, [](const PathRow& row) { return !row.facing.empty(); });
    if (!faced || face.cell == noCell)
        return;
    const int turn = grid.shape == GridShape::HexPointy ? 30 : 0;
    const int facings = ruleset.facings > 0 ? ruleset.facings : grid.directions();
    face.facing = facing;
    face.heading = (turn + 360 * facing / facings) % 360;
}

/// The names of the units in a set mark of a counter.
QStringList members(const Rules& rules, const Position& position, const std::string& mark, int unit)
{
    QStringList names;
    const auto index = rules.compiled().markIndex.find(mark);
    if (index == rules.compiled().markIndex.end())
        return names;
    const auto& units = rules.scenario().units;
    for (const Note& note : position.notes)
        if (note.mark == index->second && note.subject == unit && note.other >= 0
            && std::size_t(note.other) < units.size()) {
            const Unit& other = units[std::size_t(note.other)];
            names << QString::fromStdString(other.name.empty() ? other.id : other.name);
        }
    return names;
}

bool worthSaying(const Mark& mark)
{
    return mark.on == MarkOn::Unit
           && (mark.form == MarkForm::Flag || mark.form == MarkForm::Ladder || mark.form == MarkForm::Set)
           && (mark.lifetime == Lifetime::Game || mark.lifetime == Lifetime::Turn || !mark.lifetime)
           && mark.drawn != "none";
}

} // namespace

std::vector<FaceRating> ratingsOf(const Ruleset& ruleset, const Unit& unit,
                                  const std::function<Rational(std::size_t)>& number)
{
    std::vector<FaceRating> out;
    for (const std::size_t r : printedRatings(ruleset, unit.type)) {
        const std::string& id = ruleset.ratings[r].id;
        if (const auto own = unit.ratings.find(id); own != unit.ratings.end() && !own->second.empty())
            out.push_back(
                {QString::fromStdString(id), QString::fromStdString(number(r).text()).replace('-', QChar(0x2212))});
    }
    return out;
}

QString factorsOf(const std::vector<FaceRating>& ratings, const QString& between)
{
    QStringList texts;
    bool negative = false;
    for (const FaceRating& rating : ratings) {
        negative = negative || rating.value.startsWith(QChar(0x2212));
        texts << rating.value;
    }
    // Next to a hyphen, a minus would look like one long line.
    return texts.join(negative && between == "-" ? " - " : between);
}

Rational freshNumber(const Rating& rating, const Unit& unit)
{
    const auto& own = unit.ratings.at(rating.id);
    // The last column in the list has no conditions.
    Rational shown = own.begin()->second;
    for (const RatingColumn& column : rating.columns)
        if (const auto value = own.find(column.column); value != own.end())
            shown = value->second;
    return shown;
}

std::vector<CounterFace> counterFaces(const Ruleset& ruleset, const Scenario& scenario)
{
    std::map<std::string, const Placement*> placed;
    for (const Placement& placement : scenario.setup)
        placed[placement.unit] = &placement;
    const BandSigns signs = bandSigns(scenario);
    const CounterLayoutPtr layout = usableCounterLayout(ruleset.counters, QString::fromStdString(scenario.map.folder));
    std::vector<CounterFace> faces;
    for (std::size_t i = 0; i < scenario.units.size(); ++i) {
        const Unit& unit = scenario.units[i];
        CounterFace face = printed(ruleset, scenario, signs, i);
        face.layout = layout;
        face.order = int(i);
        if (const auto found = placed.find(unit.id); found != placed.end()) {
            face.cell = found->second->at;
            const auto box = std::ranges::find_if(
                ruleset.boxes, [&](const Box& b) { return !b.id.empty() && b.id == found->second->box; });
            if (face.cell == noCell && box != ruleset.boxes.end()) {
                face.box = int(box - ruleset.boxes.begin());
                face.turn = found->second->arrives.turn;
            }
            face.reduced = found->second->stepsLost > 0;
            face.stepsLeft = std::max(0, face.steps - found->second->stepsLost);
            look(face, ruleset, scenario.map.grid, found->second->facing);
        }
        face.ratings = ratingsOf(ruleset, unit, [&](std::size_t r) { return freshNumber(ruleset.ratings[r], unit); });
        face.factors = factorsOf(face.ratings);
        faces.push_back(std::move(face));
    }
    return faces;
}

std::vector<CounterFace> counterFaces(const Rules& rules, const Position& position, const std::string& seat)
{
    const Scenario& scenario = rules.scenario();
    const Ruleset& ruleset = rules.ruleset();
    PositionQuery glance(rules.compiled(), position);
    std::map<std::string, int> due;
    for (const Placement& placement : scenario.setup)
        if (placement.arrives.turn > 0)
            due[placement.unit] = placement.arrives.turn;
    const BandSigns signs = bandSigns(scenario);
    const CounterLayoutPtr layout = usableCounterLayout(ruleset.counters, QString::fromStdString(scenario.map.folder));
    std::vector<CounterFace> faces;
    for (std::size_t i = 0; i < scenario.units.size() && i < position.units.size(); ++i) {
        const Unit& unit = scenario.units[i];
        const UnitState& state = position.units[i];
        CounterFace face = printed(rules.ruleset(), scenario, signs, i);
        face.layout = layout;
        face.order = state.order;
        const int place = state.place.index();
        face.cell = place < rules.cellCount() ? place : noCell;
        if (place >= rules.cellCount()) {
            face.box = place - rules.cellCount();
            const bool coming = ruleset.boxes[std::size_t(face.box)].role == BoxRole::Arrivals;
            // A late counter waits on the current turn.
            if (const auto found = due.find(unit.id); coming && found != due.end())
                face.turn = std::max<int>(found->second, position.turn);
        }
        look(face, ruleset, scenario.map.grid, state.facing);
        if (rules.concealed(position, UnitId(int(i)), seat)) {
            face = hiddenFace(scenario, face);
            faces.push_back(std::move(face));
            continue;
        }
        face.covered = rules.concealed(position, UnitId(int(i)), "public");
        face.reduced = state.steps < unit.steps;
        face.stepsLeft = std::max(0, int(state.steps));
        face.ratings = ratingsOf(ruleset, unit, [&](std::size_t r) { return glance.rating(UnitId(int(i)), int(r)); });
        face.factors = factorsOf(face.ratings);
        for (const Mark& mark : ruleset.marks) {
            if (!worthSaying(mark))
                continue;
            const Rational value = rules.mark(position, mark.id, int(i));
            if (value <= Rational(0))
                continue;
            const bool ladder = mark.form == MarkForm::Ladder && std::size_t(value.num()) < mark.steps.size();
            const std::string word = ladder               ? mark.steps[std::size_t(value.num())]
                                     : mark.label.empty() ? mark.id
                                                          : mark.label;
            QString shown = translated(word);
            if (mark.form == MarkForm::Set) // a set such as "held by" needs the names
                shown += ' ' + members(rules, position, mark.id, int(i)).join(", ");
            face.states << shown;
        }
        faces.push_back(std::move(face));
    }
    return faces;
}

} // namespace fw
