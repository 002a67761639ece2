// Tracks at the table: the program keeps a marker of each side on them.
#include "app/log/LookBack.h"
#include "app/referee/PublicView.h"
#include "app/referee/RefereePage.h"
#include "editor/view/TableView.h"
#include "tests/app/Program.h"
#include "tests/app/SampleGame.h"
#include "tests/app/Widgets.h"

#include <QProcess>
#include <QRegularExpression>
#include <QSlider>
#include <QTemporaryDir>

using namespace fw;

namespace {

SampleGame brigades()
{
    return SampleGame("scenarios/battles-of-the-american-revolution", "germantown-brigades",
                      "germantown-brigades-sample", "battles-of-the-american-revolution");
}

const QString scenarioFile = FW_SOURCE_DIR
    "/scenarios/battles-of-the-american-revolution/germantown-brigades.scenario.json";

/// Where a view has the marker of a side; nothing when it has none.
std::optional<PlacedMarker> stands(const MapView& map, const char* mark, const std::string& side)
{
    for (const PlacedMarker& placed : map.markers())
        if (placed.marker->mark == mark && placed.marker->side == side)
            return placed;
    return std::nullopt;
}

std::string moraleOf(const Rules& rules, const State& state, const std::string& side)
{
    return rules.mark(state.position, "army-morale", rules.side(side)).text();
}

QString pdfText(const QString& file)
{
    QProcess reader;
    reader.start("pdftotext", {"-raw", file, "-"});
    reader.waitForFinished();
    return QString::fromUtf8(reader.readAllStandardOutput()).normalized(QString::NormalizationForm_KC).simplified();
}

} // namespace

class TracksAtTableTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { freshSettings("FieldworksTracksTest"); }

    void aMarkerMovesWhenItsNumberDoes()
    {
        SampleGame sample = brigades();
        sample.play(); // the whole morning
        RefereePage page(std::make_unique<Referee>(std::move(*sample.game), QString()), false);
        page.resize(1280, 800);
        page.show();
        const Rules& rules = page.referee().rules();
        const auto shown = [&](const MapView& map, const State& state) {
            for (const std::string side : {"american", "british"}) {
                const auto marker = stands(map, "army-morale", side);
                QVERIFY(marker);
                QCOMPARE(marker->marker->words.toStdString(), moraleOf(rules, state, side));
            }
        };
        shown(*page.map(), page.referee().state());
        // Looking back shows the values of then: at the start all stood on 16.
        auto& slider = child<QSlider>(page, "lookBackSlider");
        slider.setValue(1);
        const auto* back = page.findChild<LookBack*>();
        QVERIFY(back->row() >= 0);
        shown(*page.map(), page.referee().game().entries()[std::size_t(back->row())].after);
        QCOMPARE(stands(*page.map(), "army-morale", "british")->marker->words, QString("16"));
        const QRectF first = stands(*page.map(), "army-morale", "british")->box;
        slider.setValue(slider.maximum());
        shown(*page.map(), page.referee().state());
        QVERIFY(moraleOf(rules, page.referee().state(), "british") != "16");
        QVERIFY(stands(*page.map(), "army-morale", "british")->box != first);
        page.map()->ensureVisible(stands(*page.map(), "army-morale", "british")->box, 200, 80);
        shot(page, "tracks-day");
        page.setDark(true);
        shot(page, "tracks-night");
    }

    void anActionMovesIt()
    {
        SampleGame sample = brigades();
        // Up to the first order that changes somebody's morale.
        const auto morale = [&] {
            return moraleOf(sample.game->rules(), sample.game->state(), "american") + ' '
                   + moraleOf(sample.game->rules(), sample.game->state(), "british");
        };
        SampleGame ahead = brigades();
        std::size_t before = 0;
        const std::string first = morale();
        while (ahead.more()) {
            before = ahead.played();
            ahead.play(1);
            if (moraleOf(ahead.game->rules(), ahead.game->state(), "american") + ' '
                    + moraleOf(ahead.game->rules(), ahead.game->state(), "british")
                != first)
                break;
        }
        QVERIFY(ahead.played() > before);
        sample.play(int(before));
        QCOMPARE(morale(), first);
        const std::string line = sample.lines()[before].text;
        RefereePage page(std::make_unique<Referee>(std::move(*sample.game), QString()), false);
        page.resize(1280, 800);
        page.show();
        const auto all = [&] {
            return std::pair(stands(*page.map(), "army-morale", "american")->box,
                             stands(*page.map(), "army-morale", "british")->box);
        };
        const auto was = all();
        QVERIFY(page.referee().order(QString::fromStdString(line)));
        QVERIFY(moraleOf(page.referee().rules(), page.referee().state(), "american") + ' '
                    + moraleOf(page.referee().rules(), page.referee().state(), "british")
                != first);
        QVERIFY(all() != was);
    }

    void whatIsForOneSideStaysOffThePublicTrack()
    {
        GameStart start = brigades().start();
        for (Mark& mark : start.rules.marks)
            if (mark.id == "momentum")
                mark.seen = "owner";
        SampleGame sample(start, "");
        Referee referee(std::move(*sample.game), {});
        PublicView view(referee, false);
        view.resize(1280, 800);
        view.show();
        for (const char* side : {"american", "british"}) {
            QVERIFY(stands(*view.map(), "army-morale", side));
            QVERIFY(!stands(*view.map(), "momentum", side));
        }
        QVERIFY(!view.map()->accessibleDescription().contains("Momentum:"));
        const State& state = referee.state();
        const Rules& rules = referee.rules();
        const auto count = [&](const char* seat) {
            const auto markers = trackMarkers(rules, redact(rules, state, seat).position, seat);
            return std::count_if(markers.begin(), markers.end(),
                                 [](const TrackMarker& marker) { return marker.mark == "momentum"; });
        };
        QCOMPARE(count("british"), 1);
        QCOMPARE(count("referee"), 2);
    }

    void aSetUpIsPrintedWithItsMarkers()
    {
        QTemporaryDir folder;
        const QString map = folder.filePath("map.pdf"), setup = folder.filePath("setup.pdf");
        QCOMPARE(fieldworks(folder.path(), {"export", scenarioFile, "--to", map}).code, 0);
        QCOMPARE(fieldworks(folder.path(), {"export", scenarioFile, "--what", "setup", "--to", setup}).code, 0);
        // Both begin at 16 and share its square: the tracks are on every map, the markers on the set-up alone.
        for (const QString& file : {map, setup}) {
            const QString close = pdfText(file).remove(' '); // spaced letters come apart
            QVERIFY(close.contains("0123456789101112131415161718192021222324"));
        }
        static const QRegularExpression sign("\\b[AB]\\b");
        QVERIFY(pdfText(setup).count(sign) >= pdfText(map).count(sign) + 4);
    }
};

QTEST_MAIN(TracksAtTableTest)
#include "tst_tracks.moc"
