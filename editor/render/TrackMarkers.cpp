#include "editor/render/TrackMarkers.h"

#include "editor/Translated.h"
#include "editor/render/Lettering.h"
#include "editor/render/PlaceMarkers.h"
#include "engine/model/Seen.h"
#include "engine/model/Tracks.h"

#include <QCoreApplication>
#include <QPainter>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <map>

namespace fw {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(fw::TrackMarkers)
};

constexpr double leastForMarkers = 1.1; ///< pixels for a millimetre; below it small letters are unreadable
constexpr double leastSigned = 8;       ///< size in pixels from which a marker's sign is recognizable
constexpr double leastNamed = 7;        ///< size in millimetres from which a marker has room for a name

QString nameOf(const Army& army)
{
    return QString::fromStdString(army.name.empty() ? army.id : army.name);
}

/// The shortest prefix of a name that no other name shares.
QString signOf(const Army& army, const std::vector<Army>& sides)
{
    const QString name = nameOf(army);
    for (qsizetype length = 1; length < name.size(); ++length) {
        const QString sign = name.left(length);
        const bool alone = std::ranges::none_of(sides, [&](const Army& other) {
            return other.id != army.id && nameOf(other).startsWith(sign, Qt::CaseInsensitive);
        });
        if (alone && !sign.endsWith(' '))
            return sign;
    }
    return name;
}

QString wordsOf(const Mark& mark, const Rational& value)
{
    const bool step = mark.form == MarkForm::Ladder && value.whole() && value.num() >= 0
                      && std::size_t(value.num()) < mark.steps.size();
    return step ? translated(mark.steps[std::size_t(value.num())]) : QString::fromStdString(value.mixed());
}

/// The value of a mark in a file; its start value if the file has none.
Rational given(const Mark& mark, const std::map<std::string, std::string>& values)
{
    const auto found = values.find(mark.id);
    if (found == values.end())
        return mark.start;
    const auto step = std::ranges::find(mark.steps, found->second);
    if (step != mark.steps.end())
        return Rational(step - mark.steps.begin());
    const Rational value = Rational::parse(found->second);
    return value.valid() ? value : mark.start;
}

/// The markers of all tracks. `value` gives the value of a side, or of the game for -1; nothing if the seat must not
/// see it.
std::vector<TrackMarker> markersOf(const Ruleset& ruleset, const Scenario& scenario,
                                   const std::function<std::optional<Rational>(const Mark&, int side)>& value)
{
    std::vector<TrackMarker> out;
    const auto add = [&](const Mark& mark, TrackMarker marker, int side) {
        const std::optional<Rational> stands = value(mark, side);
        if (!stands)
            return;
        marker.mark = mark.id;
        marker.value = *stands;
        marker.words = wordsOf(mark, *stands);
        out.push_back(std::move(marker));
    };
    for (const Mark* mark : marksOnTracks(ruleset)) {
        if (mark->on == MarkOn::Game) {
            add(*mark, {{}, {}, {}, {}, QColor("#6b5a3c"), {}, {}}, -1);
            continue;
        }
        for (std::size_t i = 0; i < scenario.sides.size(); ++i) {
            const Army& army = scenario.sides[i];
            QColor colour(QString::fromStdString(army.colour));
            if (!colour.isValid())
                colour = QColor("#8a8a80");
            add(*mark, {{}, army.id, nameOf(army), signOf(army, scenario.sides), colour, {}, {}}, int(i));
        }
    }
    return out;
}

void fitted(QPainter& p, Lettering hand, QPointF at, const QString& text, double room)
{
    hand.capital *= std::min(1.0, room / std::max(0.1, hand.box(text).width()));
    hand.draw(p, at, text);
}

void paintMarker(const Canvas& c, const PlacedMarker& placed)
{
    const TrackMarker& marker = *placed.marker;
    const QRectF& box = placed.box;
    const double side = box.width();
    QPainter& p = c.painter;
    // A light line inside a dark one, visible on any ground by day and night.
    p.setPen(QPen(QColor("#1a1510"), side * 0.035, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    p.setBrush(marker.colour);
    p.drawRect(box);
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(QColor("#f4ecd8"), side * 0.03, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    p.drawRect(box.adjusted(side * 0.06, side * 0.06, -side * 0.06, -side * 0.06));
    if (side * c.detail < leastSigned)
        return;
    Lettering hand;
    hand.serif = false;
    hand.bold = true;
    hand.ink = QColor(qGray(marker.colour.rgb()) > 140 ? "#1a1510" : "#fffaf0");
    const QString small = c.detail <= leastForMarkers ? QString()
                          : placed.off                ? marker.words
                          : side >= leastNamed        ? marker.name
                                                      : QString();
    const double room = side * 0.8;
    if (marker.sign.isEmpty()) { // a marker of the game has no side to name
        hand.capital = side * 0.42;
        fitted(p, hand, {box.center().x(), box.center().y() + hand.capital / 2}, marker.words, room);
        return;
    }
    hand.capital = side * (small.isEmpty() ? 0.56 : 0.4);
    const double foot = small.isEmpty() ? box.center().y() + hand.capital / 2 : box.top() + side * 0.56;
    fitted(p, hand, {box.center().x(), foot}, marker.sign, room);
    if (small.isEmpty())
        return;
    hand.bold = placed.off;
    hand.capital = side * (placed.off ? 0.24 : 0.15);
    fitted(p, hand, {box.center().x(), box.top() + side * 0.86}, small, room);
}

} // namespace

std::vector<TrackMarker> trackMarkers(const Ruleset& ruleset, const Scenario& scenario)
{
    std::vector<TrackMarker> out = markersOf(
        ruleset, scenario, [&](const Mark& mark, int side) -> std::optional<Rational> {
            if (side < 0)
                return given(mark, scenario.gameMarks);
            const auto own = scenario.sideMarks.find(scenario.sides[std::size_t(side)].id);
            return own == scenario.sideMarks.end() ? mark.start : given(mark, own->second);
        });
    std::ranges::move(placeMarkers(ruleset, scenario), std::back_inserter(out));
    return out;
}

std::vector<TrackMarker> trackMarkers(const Rules& rules, const Position& position, const std::string& seat)
{
    std::vector<TrackMarker> out = markersOf(
        rules.ruleset(), rules.scenario(), [&](const Mark& mark, int side) -> std::optional<Rational> {
            if (!maySee(mark, side < 0 ? std::string() : rules.scenario().sides[std::size_t(side)].id, seat))
                return std::nullopt;
            return rules.mark(position, mark.id, side);
        });
    std::ranges::move(placeMarkers(rules, position, seat), std::back_inserter(out));
    return out;
}

std::vector<PlacedMarker> placedOn(const SheetTrack& track, const std::vector<TrackMarker>& markers)
{
    std::map<int, std::vector<const TrackMarker*>> standing;
    if (!track.squares().empty())
        for (const TrackMarker& marker : markers)
            if (marker.mark == track.mark())
                standing[track.squareOf(marker.value)].push_back(&marker);
    std::vector<PlacedMarker> out;
    for (const auto& [square, here] : standing) {
        const QRectF room = track.room(square);
        // One marker fills the square; several form a grid without overlaps.
        const int rows = int(std::ceil(std::sqrt(double(here.size()))));
        const double cell = room.width() * 0.92 / rows;
        const double side = room.width() * (rows == 1 ? 0.84 : 0.88 / rows);
        for (std::size_t i = 0; i < here.size(); ++i) {
            const int at = here.size() == 2 ? int(i) * 3 : int(i); // two are diagonally opposite
            QRectF box(0, 0, side, side);
            const int column = at % rows;
            const int row = at / rows;
            box.moveCenter(room.center() + QPointF(column - (rows - 1) / 2.0, row - (rows - 1) / 2.0) * cell);
            out.push_back({here[i], box, !track.says(here[i]->value)});
        }
    }
    return out;
}

QString trackWords(const SheetTrack& track, const std::vector<TrackMarker>& markers)
{
    QStringList stand;
    for (const TrackMarker& marker : markers)
        if (marker.mark == track.mark())
            stand << (marker.name.isEmpty() ? marker.words
                                            : Words::tr("%1 %2", "side, number").arg(marker.name, marker.words));
    if (stand.isEmpty())
        return track.title();
    return Words::tr("%1: %2", "track, positions of all sides")
        .arg(track.title(), stand.join(Words::tr(", ", "between sides")));
}

void paintTrackMarkers(const Canvas& c, const std::vector<SheetTrack>& tracks, const std::vector<TrackMarker>& markers)
{
    for (const SheetTrack& track : tracks)
        if (track.box().intersects(c.exposed))
            for (const PlacedMarker& placed : placedOn(track, markers))
                paintMarker(c, placed);
}

} // namespace fw
