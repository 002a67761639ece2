#include "editor/render/PlaceMarkers.h"

#include "editor/Translated.h"
#include "editor/render/Lettering.h"
#include "engine/base/Rows.h"
#include "engine/model/Seen.h"
#include "engine/rules/Compiled.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>
#include <map>
#include <optional>

namespace fw {

namespace {

struct PlaceWords {
    Q_DECLARE_TR_FUNCTIONS(fw::PlaceMarkers)
};

constexpr double markCapital = 0.08;    ///< height of a capital, of the size of a cell
constexpr double leastMarkLetter = 2.2; ///< pixels of a capital; below it the letters are left out
constexpr double mostMarkWide = 0.92;   ///< of the size of a cell

/// Whether the map shows a mark.
bool showsOnMap(const Mark& mark)
{
    return onGround(mark.on) && mark.drawn != "none" && mark.lifetime != Lifetime::Phase
           && (mark.form == MarkForm::Flag || mark.form == MarkForm::Ladder || mark.form == MarkForm::Number);
}

/// A marker with the words of a mark and its value; nothing for the usual value.
std::optional<TrackMarker> placeMarker(const Mark& mark, const Rational& value, std::vector<Cell> cells)
{
    const bool number = mark.form == MarkForm::Number;
    if (value == (number ? mark.start : Rational(0)) || cells.empty())
        return std::nullopt;
    const QString label = translated(mark.label.empty() ? mark.id : mark.label);
    const bool step = mark.form == MarkForm::Ladder && value.whole() && value.num() > 0
                      && std::size_t(value.num()) < mark.steps.size();
    TrackMarker out;
    out.mark = mark.id;
    out.colour = QColor("#6b5a3c");
    out.value = value;
    out.words = number ? PlaceWords::tr("%1 %2", "mark, number").arg(label, QString::fromStdString(value.mixed()))
                : step ? translated(mark.steps[std::size_t(value.num())])
                       : label;
    out.cells = std::move(cells);
    return out;
}

/// Adds the name and the colour of a side if the scenario gives sides as the value of this mark, as for who holds a
/// town.
void nameSide(TrackMarker& marker, const Mark& mark, const Scenario& scenario)
{
    const auto givesSide = [&](const auto& place) {
        const auto value = place.second.find(mark.id);
        return value != place.second.end() && byId(scenario.sides, value->second) != nullptr;
    };
    const auto side = std::size_t(marker.value.whole() ? marker.value.num() - 1 : -1);
    if (side >= scenario.sides.size() || std::ranges::none_of(scenario.placeMarks, givesSide))
        return;
    const Army& army = scenario.sides[side];
    marker.words = PlaceWords::tr("%1 %2", "mark, side")
                       .arg(translated(mark.label.empty() ? mark.id : mark.label),
                            QString::fromStdString(army.name.empty() ? army.id : army.name));
    if (const QColor colour(QString::fromStdString(army.colour)); colour.isValid())
        marker.colour = colour;
}

/// The cells that a key of `placeMarks` names; none for a box and for an unknown name.
std::vector<Cell> markedCells(const Map& map, const std::string& name)
{
    if (const auto slash = name.find('/'); slash != std::string::npos) {
        const Cell a = map.numbering.parse(map.grid, name.substr(0, slash));
        const Cell b = map.numbering.parse(map.grid, name.substr(slash + 1));
        return a == noCell || b == noCell ? std::vector<Cell>() : std::vector<Cell>{a, b};
    }
    for (const Area& area : map.areas)
        if (area.id == name)
            return {area.cells.begin(), area.cells.end()};
    const Cell cell = map.numbering.parse(map.grid, name);
    return cell == noCell ? std::vector<Cell>() : std::vector<Cell>{cell};
}

/// The centre of the lowest line of a marker.
QPointF markFoot(const MapGeometry& g, const std::vector<Cell>& cells)
{
    if (cells.size() == 2)
        for (int d = 0; d < g.grid().directions(); ++d)
            if (g.grid().neighbour(cells[0], d) == cells[1]) {
                const auto [left, right] = g.side(cells[0], d);
                return (left + right) / 2;
            }
    QPointF middle;
    for (const Cell cell : cells)
        middle += g.centre(cell) / double(cells.size());
    if (cells.size() > 1) { // the cell of the area that is nearest to its middle
        const auto distance = [&](Cell cell) {
            const QPointF off = g.centre(cell) - middle;
            return QPointF::dotProduct(off, off);
        };
        return g.centre(*std::ranges::min_element(cells, {}, distance));
    }
    return middle + QPointF(0, g.across() * 0.36);
}

void paintPlaceMarker(const Canvas& c, const TrackMarker& marker, QPointF centre, double across)
{
    Lettering hand{.serif = false, .bold = true, .capital = across * markCapital, .ink = QColor("#fffaf0")};
    const double pad = hand.capital * 0.7;
    const double wide = hand.box(marker.words).width();
    const double most = across * mostMarkWide - 2 * pad;
    if (wide > most)
        hand.capital *= most / wide;
    QRectF box(0, 0, std::min(wide, most) + 2 * pad, across * markCapital + 1.4 * pad);
    box.moveCenter(centre);
    if (!box.intersects(c.exposed))
        return;
    QPainter& p = c.painter;
    p.setPen(QPen(QColor("#f4ecd8"), across * 0.01));
    p.setBrush(marker.colour);
    p.drawRoundedRect(box, pad, pad);
    if (hand.capital * c.detail >= leastMarkLetter)
        hand.draw(p, {centre.x(), centre.y() + hand.capital / 2}, marker.words);
}

} // namespace

std::vector<TrackMarker> placeMarkers(const Ruleset& ruleset, const Scenario& scenario)
{
    std::vector<TrackMarker> out;
    for (const auto& [place, values] : scenario.placeMarks)
        for (const Mark& mark : ruleset.marks)
            if (const auto value = values.find(mark.id); value != values.end() && showsOnMap(mark)) {
                const auto step = std::ranges::find(mark.steps, value->second);
                const Rational number = step != mark.steps.end() ? Rational(step - mark.steps.begin())
                                                                 : Rational::parse(value->second);
                const Army* const side = byId(scenario.sides, value->second);
                const Rational meant = side != nullptr ? Rational(side - scenario.sides.data() + 1) : number;
                if (!meant.valid())
                    continue;
                if (auto marker = placeMarker(mark, meant, markedCells(scenario.map, place))) {
                    nameSide(*marker, mark, scenario);
                    out.push_back(std::move(*marker));
                }
            }
    return out;
}

std::vector<TrackMarker> placeMarkers(const Rules& rules, const Position& position, const std::string& seat)
{
    const Compiled& c = rules.compiled();
    std::vector<TrackMarker> out;
    for (const Note& note : position.notes) {
        const Mark& mark = *c.marks[note.mark].src;
        if (!showsOnMap(mark) || !maySee(mark, {}, seat))
            continue;
        const PlaceId place(note.subject);
        std::vector<Cell> cells;
        if (c.onMap(place))
            cells = {Cell(place.index())};
        else
            for (const std::int32_t cell : c.cellsOf(place))
                cells.push_back(Cell(cell));
        if (auto marker = placeMarker(mark, note.value, std::move(cells))) {
            nameSide(*marker, mark, c.scenario);
            out.push_back(std::move(*marker));
        }
    }
    return out;
}

void paintPlaceMarkers(const Canvas& c, const MapGeometry& geometry, const std::vector<TrackMarker>& markers)
{
    std::map<std::vector<Cell>, int> lines; // several marks in one place are one above the other
    const double height = geometry.across() * markCapital * 2.1;
    for (const TrackMarker& marker : markers)
        if (!marker.cells.empty()) {
            const QPointF foot = markFoot(geometry, marker.cells);
            paintPlaceMarker(c, marker, foot - QPointF(0, height * lines[marker.cells]++), geometry.across());
        }
}

} // namespace fw
