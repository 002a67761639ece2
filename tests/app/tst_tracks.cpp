// Tracks at the table: the program keeps a marker for each side on them, and prints them as play aids.
#include "app/print/Export.h"
#include "app/print/PlayAids.h"
#include "app/referee/log/LookBack.h"
#include "app/referee/view/PublicView.h"
#include "app/referee/view/RefereePage.h"
#include "app/shell/MainWindow.h"
#include "editor/view/TableView.h"
#include "tests/Main.h"
#include "tests/app/Program.h"
#include "tests/app/SampleGame.h"
#include "tests/app/Widgets.h"

#include <QAction>
#include <QApplication>
#include <QFileDialog>
#include <QLineEdit>
#include <QProcess>
#include <QRegularExpression>
#include <QSlider>
#include <QTemporaryDir>
#include <QTimer>

using namespace fw;

namespace {

SampleGame brigades()
{
    return SampleGame("scenarios/battles-of-the-american-revolution", "germantown-brigades",
                      "germantown-brigades-sample", "battles-of-the-american-revolution");
}

const QString scenarioFile = FW_SOURCE_DIR
    "/scenarios/battles-of-the-american-revolution/germantown-brigades.scenario.json";

/// The place of a side's marker in a view; empty if it has none.
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

QString pdfText(const QString& file, const QStringList& pages = {})
{
    QProcess reader;
    reader.start("pdftotext", QStringList{"-raw"} + pages + QStringList{file, "-"});
    reader.waitForFinished();
    return QString::fromUtf8(reader.readAllStandardOutput()).normalized(QString::NormalizationForm_KC).simplified();
}

int pagesOf(const QString& file)
{
    QProcess reader;
    reader.start("pdfinfo", {file});
    reader.waitForFinished();
    return QString(reader.readAllStandardOutput()).section("Pages:", 1).simplified().section(' ', 0, 0).toInt();
}

} // namespace

class TracksAtTableTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { freshSettings("FieldworksTracksTest"); }

    void markerFollowsItsNumber()
    {
        SampleGame sample = brigades();
        sample.play(); // the whole morning
        RefereePage page(std::make_unique<Referee>(std::move(*sample.game), QString()), false);
        page.resize(1280, 800);
        page.show();
        const Rules& rules = page.referee().table.rules();
        const auto shown = [&](const MapView& map, const State& state) {
            for (const std::string side : {"american", "british"}) {
                const auto marker = stands(map, "army-morale", side);
                QVERIFY(marker);
                QCOMPARE(marker->marker->words.toStdString(), moraleOf(rules, state, side));
            }
        };
        shown(*page.map(), page.referee().table.state());
        // Looking back shows the old values: at the start, all are 16.
        auto& slider = child<QSlider>(page, "lookBackSlider");
        slider.setValue(1);
        const auto* back = page.findChild<LookBack*>();
        QVERIFY(back->row() >= 0);
        shown(*page.map(), page.referee().table.game().entries()[std::size_t(back->row())].after);
        QCOMPARE(stands(*page.map(), "army-morale", "british")->marker->words, QString("16"));
        const QRectF first = stands(*page.map(), "army-morale", "british")->box;
        slider.setValue(slider.maximum());
        shown(*page.map(), page.referee().table.state());
        QVERIFY(moraleOf(rules, page.referee().table.state(), "british") != "16");
        QVERIFY(stands(*page.map(), "army-morale", "british")->box != first);
        page.map()->ensureVisible(stands(*page.map(), "army-morale", "british")->box, 200, 80);
        shot(page, "tracks-day");
        page.setDark(true);
        shot(page, "tracks-night");
    }

    void actionMovesTheMarker()
    {
        SampleGame sample = brigades();
        // Up to the first order that changes the morale of a side.
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
        QVERIFY(page.referee().orders.carryOut(QString::fromStdString(line)));
        QVERIFY(moraleOf(page.referee().table.rules(), page.referee().table.state(), "american") + ' '
                    + moraleOf(page.referee().table.rules(), page.referee().table.state(), "british")
                != first);
        QVERIFY(all() != was);
    }

    void publicTrackHidesPrivateMarks()
    {
        GameStart start = brigades().start();
        for (Mark& mark : start.rules.marks)
            if (mark.id == "momentum")
                mark.seen = SeenBy::Owner;
        SampleGame sample(start, "");
        Referee referee(std::move(*sample.game), {});
        PublicView view(referee.table, false);
        view.resize(1280, 800);
        view.show();
        for (const char* side : {"american", "british"}) {
            QVERIFY(stands(*view.map(), "army-morale", side));
            QVERIFY(!stands(*view.map(), "momentum", side));
        }
        QVERIFY(!view.map()->accessibleDescription().contains("Momentum:"));
        const State& state = referee.table.state();
        const Rules& rules = referee.table.rules();
        const auto count = [&](const char* seat) {
            const auto markers = trackMarkers(rules, redact(rules, state, seat).position, seat);
            return std::count_if(markers.begin(), markers.end(),
                                 [](const TrackMarker& marker) { return marker.mark == "momentum"; });
        };
        QCOMPARE(count("british"), 1);
        QCOMPARE(count("referee"), 2);
    }

    void setUpIsPrintedWithItsMarkers()
    {
        QTemporaryDir folder;
        const QString map = folder.filePath("map.pdf"), setup = folder.filePath("setup.pdf");
        QCOMPARE(fieldworks(folder.path(), {"export", scenarioFile, "--to", map}).code, 0);
        QCOMPARE(fieldworks(folder.path(), {"export", scenarioFile, "--what", "setup", "--to", setup}).code, 0);
        // Both start at 16 and share its square: every map has the tracks, only the set-up has the markers.
        for (const QString& file : {map, setup}) {
            const QString close = pdfText(file).remove(' '); // spaced letters are separate words
            QVERIFY(close.contains("0123456789101112131415161718192021222324"));
        }
        static const QRegularExpression sign("\\b[AB]\\b");
        QVERIFY(pdfText(setup).count(sign) >= pdfText(map).count(sign) + 4);
    }

    void playAidsContainTracksAndTables()
    {
        QTemporaryDir folder;
        const QString a4 = folder.filePath("aids.pdf"), letter = folder.filePath("letter.pdf");
        QCOMPARE(fieldworks(folder.path(), {"export", scenarioFile, "--what", "aids", "--to", a4}).code, 0);
        QCOMPARE(
            fieldworks(folder.path(), {"export", scenarioFile, "--what", "aids", "--page", "letter", "--to", letter})
                .code,
            0);
        const QString text = pdfText(a4);
        const int pages = pagesOf(a4);
        QVERIFY2(pages >= 3 && pages <= 10, qPrintable(QString::number(pages)));
        QVERIFY(pagesOf(letter) >= 3 && pagesOf(letter) <= 11);
        SampleGame sample = brigades();
        for (const Table& table : sample.game->rules().ruleset().tables) {
            QString label = QString::fromStdString(table.label);
            QVERIFY2(text.contains(label), qPrintable(label + " is not in " + text));
            if (table.origin == Origin::Reconstructed)
                label += QString::fromUtf8(" †");
            // The modifiers of a check have a heading like that of its table.
            const QString heading = QString("%1 [%2]").arg(label, QString::fromStdString(table.cite));
            QCOMPARE(text.count(heading) - text.count("Modifiers: " + heading), 1);
        }
        for (const char* says :
             {"Army morale [Army Morale]", "Momentum [Momentum]", "Skirmish Attack en Echelon Stand Fast",
              "play aids, version 1", "Follows the player aid"})
            QVERIFY2(text.contains(says), says);
        // A table that fits on a page is not split: the rows of the tactics matrix are on the page of its title.
        int found = 0;
        for (int page = 1; page <= pages; ++page) {
            const QString number = QString::number(page);
            const QString one = pdfText(a4, {"-f", number, "-l", number});
            if (!one.contains("Tactical matrix [Tactics]"))
                continue;
            ++found;
            QVERIFY(one.contains(QString::fromUtf8("Refuse Flank 0 1 0 NC 0 1 \u22122 0")));
        }
        QCOMPARE(found, 1);
    }

    void longTableContinuesOnNextPage()
    {
        Ruleset rules;
        Scenario scenario;
        scenario.title = "Long";
        Table table;
        table.id = table.label = "long";
        table.axes = {{"n", "n", AxisKind::Label, {}}, {"what", "what", AxisKind::Label, {{"it", {}, {}}}}};
        for (int i = 0; i < 70; ++i)
            table.rows.push_back({"row " + std::to_string(i), {"cell"}, {}, Origin::Printed});
        rules.tables = {table};
        QTemporaryDir folder;
        const QString file = folder.filePath("long.pdf");
        ExportChoice choice;
        choice.what = Printed::Aids;
        QVERIFY(exportTo(rules, scenario, {}, choice, file.toStdString()));
        QCOMPARE(pagesOf(file), 2);
        const QString text = pdfText(file);
        QVERIFY(text.contains("Long, continued"));
        for (int i = 0; i < 70; ++i)
            QCOMPARE(text.count(QString("Row %1 cell").arg(i)), 1);
    }

    void menuSavesThePlayAids()
    {
        QTemporaryDir folder;
        const QString game = brigades().writeTo(folder.filePath("evening.game"), 3);
        MainWindow window;
        window.show();
        auto& action = child<QAction>(window, "tableAids");
        QVERIFY(!action.isEnabled());
        QVERIFY(window.open(game));
        QString offered;
        QTimer asks;
        connect(&asks, &QTimer::timeout, &asks, [&] {
            for (QWidget* top : QApplication::topLevelWidgets())
                if (auto* files = qobject_cast<QFileDialog*>(top); files != nullptr && files->isVisible()) {
                    asks.stop();
                    offered = child<QLineEdit>(*files, "fileNameEdit").text();
                    static_cast<QDialog*>(files)->accept();
                }
        });
        asks.start(20);
        action.trigger();
        QCOMPARE(offered, QString("evening-aids.pdf"));
        QVERIFY(pdfText(folder.filePath("evening-aids.pdf")).contains("Tactical matrix"));
    }

    void explainsWhatCannotBePrinted()
    {
        QTemporaryDir folder;
        const Ran png = fieldworks(folder.path(), {"export", scenarioFile, "--what", "aids", "--to", "a.png"});
        QCOMPARE(png.code, 64);
        QVERIFY(png.err.contains("the name must end in .pdf"));
        ExportChoice choice;
        choice.what = Printed::Aids;
        Scenario bare;
        bare.title = "Bare";
        const auto refused = exportTo({}, bare, {}, choice, folder.filePath("a.pdf").toStdString());
        QVERIFY(!refused);
        QCOMPARE(QString::fromStdString(describe(refused.error())),
                 QString("Bare has no tracks and no tables to print"));
        QVERIFY(!QFile::exists(folder.filePath("a.pdf")));
    }
};

FW_TEST(TracksAtTableTest)
#include "tst_tracks.moc"
