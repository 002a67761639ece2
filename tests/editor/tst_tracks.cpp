// The tracks on the sheet of a map: squares from floor to ceiling, and each side's marker on them.
#ifndef Q_MOC_RUN
#include "editor/render/MapPainter.h"
#include "editor/view/TableView.h"
#endif
#include "tests/Main.h"
#include "tests/editor/Sample.h"

#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

using namespace fw;

namespace {

Mark numberMark(const char* id, const char* label, MarkOn on)
{
    Mark mark;
    mark.id = id;
    mark.label = label;
    mark.on = on;
    mark.form = MarkForm::Number;
    mark.lifetime = Lifetime::Game;
    mark.drawn = "track";
    return mark;
}

/// Army morale from 0 to 24, points without a ceiling, the weather of the game, and a mark without a track.
Ruleset withTracks()
{
    Ruleset rules = sampleRules();
    Mark morale = numberMark("morale", "army morale", MarkOn::Side);
    morale.start = 16;
    morale.floor = 0;
    morale.ceiling = 24;
    Mark weather = numberMark("weather", "weather", MarkOn::Game);
    weather.form = MarkForm::Ladder;
    weather.steps = {"clear", "mist", "rain"};
    Mark hits = numberMark("hits", "hits", MarkOn::Unit);
    Mark quiet = numberMark("quiet", "quiet", MarkOn::Side);
    quiet.drawn = "none";
    rules.marks = {morale, numberMark("points", "points", MarkOn::Side), weather, hits, quiet};
    return rules;
}

Scenario withValues(GridShape shape = GridShape::HexFlat)
{
    Scenario s = sampleScenario(shape);
    s.lastTurn = 6;
    s.sideMarks["red"]["morale"] = "17";
    s.sideMarks["blue"]["morale"] = "12";
    s.gameMarks["weather"] = "mist";
    return s;
}

const SheetTrack& trackOf(const MapPainter& map, const char* mark)
{
    for (const SheetTrack& track : map.panel()->tracks())
        if (track.mark() == mark)
            return track;
    qFatal("no track %s", mark);
}

std::vector<PlacedMarker> standing(const SheetTrack& track, const std::vector<TrackMarker>& markers)
{
    std::vector<PlacedMarker> out = placedOn(track, markers);
    std::sort(out.begin(), out.end(), [](const PlacedMarker& a, const PlacedMarker& b) {
        return a.marker->side > b.marker->side;
    }); // red first
    return out;
}

QImage drawn(const MapPainter& map)
{
    QImage image((map.sheet().size() * 3).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(3, 3);
    painter.translate(-map.sheet().topLeft());
    map.paint(painter, map.sheet(), 3);
    return image;
}

} // namespace

class TracksTest : public QObject
{
    Q_OBJECT

private slots:
    void drawsEveryTrackSquare_data()
    {
        QTest::addColumn<GridShape>("shape");
        QTest::addColumn<int>("columns");
        // A map about as high as it is wide has the tracks below it; a wide map has them next to its turns.
        QTest::newRow("flat") << GridShape::HexFlat << 8;
        QTest::newRow("pointy") << GridShape::HexPointy << 8;
        QTest::newRow("square") << GridShape::Square << 8;
        QTest::newRow("wide") << GridShape::HexFlat << 40;
    }
    void drawsEveryTrackSquare()
    {
        QFETCH(GridShape, shape);
        QFETCH(int, columns);
        Scenario s = withValues(shape);
        s.map.grid.columns = columns;
        s.map.terrain.resize(std::size_t(s.map.grid.cellCount()));
        const MapPainter map(s, withTracks(), MapStyle::light());
        QCOMPARE(map.panel()->tracks().size(), std::size_t(3));
        QCOMPARE(trackOf(map, "morale").squares().size(), std::size_t(25));
        QCOMPARE(trackOf(map, "morale").squares().back().label, QString("24"));
        QCOMPARE(trackOf(map, "points").squares().size(), std::size_t(11));
        QCOMPARE(trackOf(map, "weather").squares()[2].label, QString("rain"));
        std::vector<QRectF> squares;
        for (const SheetPanel::Place& turn : map.panel()->turns())
            squares.push_back(turn.square);
        for (const SheetTrack& track : map.panel()->tracks())
            for (const SheetTrack::Square& square : track.squares())
                squares.push_back(square.box);
        for (std::size_t i = 0; i < squares.size(); ++i) {
            QVERIFY(squares[i].width() > 5);
            QVERIFY(!squares[i].intersects(map.geometry().bounds()));
            QVERIFY(map.panel()->bounds().contains(squares[i]));
            QVERIFY(map.sheet().contains(squares[i]));
            for (std::size_t k = 0; k < i; ++k) // they share edges
                QVERIFY(!squares[i].adjusted(0.01, 0.01, -0.01, -0.01).intersects(squares[k]));
        }
        QCOMPARE(map.panel()->describe(trackOf(map, "morale").squares()[3].box.center()), QString("Army morale"));
    }

    void drawsTrackWhereItIsPlaced()
    {
        Scenario s = withValues();
        s.map.panels = {{"m", "track", "morale", "Spirits", -110, 20, 100, 60}};
        const MapPainter map(s, withTracks(), MapStyle::light());
        const SheetTrack& track = trackOf(map, "morale");
        QCOMPARE(track.title(), QString("Spirits"));
        QVERIFY(QRectF(-110, 20, 100, 60).contains(track.box()));
        QVERIFY(track.squares()[0].box.width() > 8);
        int parts = 0;
        for (const SheetPanel::Part& part : map.panel()->parts())
            if (part.panel.what == "track") {
                ++parts;
                QCOMPARE(part.placed, part.panel.of == "morale");
            }
        QCOMPARE(parts, 3);
        // Placed at the program's own position, it keeps its rows.
        const MapPainter before(withValues(), withTracks(), MapStyle::light());
        for (const SheetPanel::Part& part : before.panel()->parts()) {
            if (part.panel.what != "track")
                continue;
            Scenario same = withValues();
            same.map.panels = {part.panel};
            same.map.panels[0].id = "same";
            const MapPainter after(same, withTracks(), MapStyle::light());
            const QRectF was = trackOf(before, part.panel.of.c_str()).box();
            const QRectF is = trackOf(after, part.panel.of.c_str()).box();
            QVERIFY2(std::abs(was.width() - is.width()) < 1.5 && std::abs(was.height() - is.height()) < 1.5,
                     part.panel.of.c_str());
        }
    }

    void valueBeyondTrackUsesLastSquare()
    {
        Scenario s = withValues();
        s.sideMarks["red"]["points"] = "14"; // no marker starts beyond the end
        const MapPainter map(s, withTracks(), MapStyle::light());
        const SheetTrack& points = trackOf(map, "points");
        QCOMPARE(points.squares().size(), std::size_t(15));
        QCOMPARE(points.squareOf(14), 14);
        QVERIFY(points.says(14));
        QCOMPARE(points.squareOf(23), 14);
        QVERIFY(!points.says(23));
        QCOMPARE(points.squareOf(-2), 0);
        QCOMPARE(points.squareOf(Rational::of(5, 2)), 2);
        QVERIFY(!points.says(Rational::of(5, 2)));
        std::vector<TrackMarker> markers = trackMarkers(withTracks(), s);
        for (TrackMarker& marker : markers)
            if (marker.mark == "points" && marker.side == "blue") {
                marker.value = 23;
                marker.words = "23";
            }
        const auto placed = standing(points, markers);
        QVERIFY(!placed[0].off);
        QVERIFY(placed[1].off);
    }

    void markersOnOneSquareDoNotOverlap()
    {
        Scenario s = withValues();
        s.sides[0].name = "Rangers";
        s.sides[1].name = "Regulars";
        s.sideMarks["blue"]["morale"] = "17";
        const MapPainter map(s, withTracks(), MapStyle::light());
        const SheetTrack& track = trackOf(map, "morale");
        const std::vector<TrackMarker> markers = trackMarkers(withTracks(), s);
        const auto both = standing(track, markers);
        QCOMPARE(both.size(), std::size_t(2));
        QVERIFY(!both[0].box.intersects(both[1].box));
        for (const PlacedMarker& one : both) {
            QVERIFY(track.room(17).contains(one.box));
            QVERIFY(one.box.width() > 4);
        }
        // They differ by more than colour and, here, by more than the first letter.
        QCOMPARE(both[0].marker->sign, QString("Ra"));
        QCOMPARE(both[1].marker->sign, QString("Re"));
        QVERIFY(both[0].marker->colour != both[1].marker->colour);
    }

    void drawsMarkersOnTheirSquares()
    {
        const Scenario s = withValues();
        MapPainter map(s, withTracks(), MapStyle::light());
        const QImage bare = drawn(map);
        map.setMarkers(trackMarkers(withTracks(), s));
        const QImage begun = drawn(map);
        QVERIFY(begun != bare);
        const SheetTrack& track = trackOf(map, "morale");
        const auto at = [&](const QImage& image, int square) {
            const QPointF corner = track.room(square).bottomLeft() + QPointF(2.6, -2.6);
            return image.pixelColor(((corner - map.sheet().topLeft()) * 3).toPoint());
        };
        QCOMPARE(at(begun, 17), QColor("#a8322d"));
        QCOMPARE(at(begun, 12), QColor("#2f4f7f"));
        QVERIFY(at(begun, 16) != QColor("#a8322d"));
    }

    /// Marks on a cell, a hexside and an area are drawn there; usual values and private marks are not.
    void drawsMarksOfPlaces()
    {
        Ruleset rules = withTracks();
        Mark smoke = numberMark("smoke", "smoke", MarkOn::Place);
        smoke.form = MarkForm::Flag;
        smoke.drawn = {};
        Mark trench = numberMark("trench", "trench", MarkOn::Hexside);
        trench.drawn = {};
        Mark held = numberMark("held", "held", MarkOn::Area);
        held.form = MarkForm::Ladder;
        held.steps = {"nobody's", "ours", "theirs"};
        held.drawn = {};
        Mark secret = smoke;
        secret.id = "secret";
        secret.drawn = "none";
        Mark holder = trench;
        holder.id = holder.label = "holder";
        holder.on = MarkOn::Place;
        rules.marks.insert(rules.marks.end(), {smoke, trench, held, secret, holder});
        Scenario s = withValues();
        const Cell first = s.map.grid.cell(2, 2), next = s.map.grid.neighbour(first, 0);
        const auto number = [&](Cell cell) { return s.map.numbering.label(s.map.grid, cell); };
        Area area;
        area.id = "hold";
        area.kind = "objective";
        area.cells = {s.map.grid.cell(5, 4), s.map.grid.cell(5, 5), s.map.grid.cell(5, 6)};
        s.map.areas.push_back(area);
        s.placeMarks[number(first)] = {{"smoke", "1"}, {"secret", "1"}};
        s.placeMarks[number(first) + "/" + number(next)] = {{"trench", "2"}};
        s.placeMarks["hold"] = {{"held", "theirs"}};
        s.placeMarks[number(next)] = {{"smoke", "0"}, {"holder", "blue"}};
        std::vector<TrackMarker> here;
        for (const TrackMarker& marker : trackMarkers(rules, s))
            if (!marker.cells.empty())
                here.push_back(marker);
        QCOMPARE(here.size(), std::size_t(4));
        MapPainter map(s, rules, MapStyle::light());
        const QImage bare = drawn(map);
        map.setMarkers(here);
        const QImage marked = drawn(map);
        for (const TrackMarker& marker : here) {
            QRectF round;
            for (const Cell cell : marker.cells)
                round |= map.geometry().outline(cell).boundingRect();
            const QRect pixels = QRectF((round.topLeft() - map.sheet().topLeft()) * 3, round.size() * 3).toRect();
            QVERIFY2(marked.copy(pixels) != bare.copy(pixels), marker.mark.c_str());
        }
        TableView view;
        view.show(rules, s, {});
        view.setMarkers(here);
        QVERIFY(view.marksAt(first).contains("smoke"));
        QVERIFY(view.marksAt(first).contains("trench 2"));
        QVERIFY(view.marksAt(next).contains("holder Blue"));
        QCOMPARE(view.marksAt(s.map.grid.cell(5, 5)), QStringList{"theirs"});
    }

    void viewMovesAndDescribesMarkers()
    {
        const Scenario s = withValues();
        TableView view;
        view.resize(1200, 900);
        view.show(withTracks(), s, {});
        const QString help = view.accessibleDescription();
        view.setMarkers(trackMarkers(withTracks(), s));
        static_cast<QWidget&>(view).show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QVERIFY(view.accessibleDescription().startsWith(help));
        QVERIFY(view.accessibleDescription().contains("Army morale: Red 17, Blue 12."));
        QVERIFY(view.accessibleDescription().contains("Weather: mist."));
        const MapPainter map(s, withTracks(), MapStyle::light());
        const SheetTrack& track = trackOf(map, "morale");
        QSignalSpy said(&view, &MapView::hovered);
        QTest::mouseMove(view.viewport(), view.mapFromScene(track.squares()[4].box.center()));
        QTRY_VERIFY(!said.isEmpty());
        QCOMPARE(said.last()[0].toString(), QString("Army morale: Red 17, Blue 12"));
        const auto stands = [&](const char* side) {
            for (const PlacedMarker& placed : view.markers())
                if (placed.marker->mark == "morale" && placed.marker->side == side)
                    return placed.box;
            return QRectF();
        };
        QVERIFY(track.room(17).contains(stands("red")));
        Scenario later = s;
        later.sideMarks["red"]["morale"] = "9";
        view.setMarkers(trackMarkers(withTracks(), later));
        QVERIFY(track.room(9).contains(stands("red")));
        QVERIFY(track.room(12).contains(stands("blue")));
        QVERIFY(view.accessibleDescription().contains("Army morale: Red 9, Blue 12."));
        view.clear();
        QCOMPARE(view.accessibleDescription(), help);
        QVERIFY(view.markers().empty());
    }
};

FW_TEST(TracksTest)
#include "tst_tracks.moc"
