#include "app/Places.h"
#include "app/print/PlayAids.h"
#include "app/print/SetupList.h"
#include "app/print/TablesOut.h"
#include "tests/Main.h"
#include "tests/app/Program.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace fw;

namespace {

const QStringList shippedFiles{"musket-and-saber/germantown", "brandywine/brandywine", "drums-and-muskets/leuthen",
                               "battles-of-the-american-revolution/germantown-brigades"};

QString pathOf(const QString& name)
{
    return FW_SOURCE_DIR "/scenarios/" + name + ".scenario.json";
}

Loaded loadedFrom(const QString& name)
{
    const Result<Loaded> loaded = loadScenario(pathOf(name).toStdString());
    if (!loaded)
        qFatal("cannot be read");
    return *loaded;
}

/// The number of cells of each line of a Markdown table, table by table.
QList<QList<qsizetype>> tableWidths(const std::string& markdown)
{
    static const QRegularExpression bar("(?<!\\\\)\\|");
    QList<QList<qsizetype>> out;
    bool inside = false;
    for (const QString& line : QString::fromStdString(markdown).split('\n')) {
        if (line.startsWith('|')) {
            if (!inside)
                out.emplace_back();
            out.back() << line.count(bar) - 1;
        }
        inside = line.startsWith('|');
    }
    return out;
}

} // namespace

/// The set-up, the roster and the tables as CSV and Markdown, and the endings of all exports.
class TextExportsTest : public QObject
{
    Q_OBJECT

private slots:
    void setupListsEveryPlacement_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString& name : shippedFiles)
            QTest::newRow(qPrintable(name)) << name;
    }
    void setupListsEveryPlacement()
    {
        QFETCH(QString, name);
        const Loaded from = loadedFrom(name);
        const QStringList lines = QString::fromStdString(setupCsv(from.rules, from.scenario)).split("\r\n");
        QCOMPARE(lines.size(), qsizetype(from.scenario.setup.size()) + 2); // heads, and nothing after the last line
        QCOMPARE(lines.front().section(',', 0, 4), QString("unit,id,side,formation,place"));
        const QString marked = QString::fromStdString(setupMarkdown(from.rules, from.scenario));
        qsizetype rows = 0;
        for (const QList<qsizetype>& table : tableWidths(marked.toStdString()))
            rows += table.size() - 2;
        QCOMPARE(rows, qsizetype(from.scenario.setup.size()));
        for (const Army& army : from.scenario.sides)
            QVERIFY(marked.contains("\n## " + QString::fromStdString(army.name) + "\n"));
    }

    void setupHasItsValues()
    {
        const Loaded from = loadedFrom("drums-and-muskets/leuthen");
        const QString csv = QString::fromStdString(setupCsv(from.rules, from.scenario));
        QVERIFY(csv.contains("\r\nWedell,p1,Prussia,Right,0309,,E,,hidden,,,,\r\n"));
        const Loaded later = loadedFrom("musket-and-saber/germantown");
        const QStringList rows = QString::fromStdString(setupCsv(later.rules, later.scenario)).split("\r\n");
        const QStringList sullivan = rows.filter(",sullivan,");
        QCOMPARE(sullivan.size(), 1);
        QCOMPARE(sullivan.front().section(',', 9, 10), QString("0500,0201"));
        const QString marked = QString::fromStdString(setupMarkdown(later.rules, later.scenario));
        QVERIFY(marked.contains("\n| 0201, Entry B | Sullivan | 2 | leader |\n"));
    }

    void rosterListsEveryUnit()
    {
        for (const QString& name : shippedFiles) {
            const Loaded from = loadedFrom(name);
            const QString csv = QString::fromStdString(rosterCsv(from.rules, from.scenario));
            QCOMPARE(csv.count("\r\n"), qsizetype(from.scenario.units.size()) + 1);
            qsizetype rows = 0;
            for (const QList<qsizetype>& table : tableWidths(rosterMarkdown(from.rules, from.scenario)))
                rows += table.size() - 2;
            QCOMPARE(rows, qsizetype(from.scenario.units.size()));
        }
    }

    /// Every table has lines of one width, and as many as the printed chart.
    void tablesSayWhatTheAidsSay()
    {
        for (const QString& name : shippedFiles) {
            const Loaded from = loadedFrom(name);
            const Ruleset rules = rowsInForce(from.rules, from.scenario);
            const auto tables = aidTables(rules, from.scenario);
            QVERIFY(tables.has_value());
            const std::vector<AidTrack> tracks = aidTracks(rules, from.scenario);
            const std::vector<AidChart> charts = playAidCharts(rules, from.scenario, QSizeF(1e6, 1e6));
            QVERIFY(tables->size() >= tracks.size() + charts.size());
            for (std::size_t c = 0; c < charts.size(); ++c) {
                const PlainTable& table = (*tables)[tracks.size() + c];
                QCOMPARE(table.title, charts[c].title);
                QCOMPARE(table.rows, charts[c].table.lines());
                QCOMPARE(table.legend, charts[c].legend);
            }
            const auto marked = tablesMarkdown(rules, from.scenario);
            QVERIFY(marked.has_value());
            for (const QList<qsizetype>& table : tableWidths(*marked))
                for (const qsizetype width : table)
                    QCOMPARE(width, table.front());
        }
        const Loaded from = loadedFrom("brandywine/brandywine");
        const auto marked = tablesMarkdown(rowsInForce(from.rules, from.scenario), from.scenario);
        QVERIFY(QString::fromStdString(*marked).contains(
            "\n| 3 | A2 | A1\\* | A1 | DCA | DH | D1 | D1 | D1\\* | D2 | D2\\* | DE |\n"));
    }

    void markdownEscapes()
    {
        QCOMPARE(markdownText("a|b *c* [1] <x> & \\"), QString("a\\|b \\*c\\* \\[1\\] \\<x\\> &amp; \\\\"));
        QCOMPARE(markdownText("one\ntwo\u00a0three"), QString("one two three"));
        PlainTable table;
        table.title = "T";
        table.heads = QStringList{"a", "b", "c"};
        table.rows = {{"1", "", "x|y"}, {"2", "", ""}};
        QCOMPARE(markdownOf({table}), std::string("## T\n\n| a | c |\n|---|---|\n| 1 | x\\|y |\n| 2 |  |\n"));
        QCOMPARE(csvOf(table), std::string("a,b,c\r\n1,,x|y\r\n2,,\r\n"));
    }

    void tablesFillAFolder()
    {
        QTemporaryDir home;
        const Ran ran = fieldworks(home.path(),
                                   {"export", pathOf("brandywine/brandywine"), "--what", "tables", "--to", "t"});
        QCOMPARE(ran.err, QString());
        QCOMPARE(ran.code, 0);
        QCOMPARE(content(home.filePath("t/track-kills.csv")).count("\r\n"), qsizetype(12)); // its head, 0 to 10
        const QByteArray results = content(home.filePath("t/results.csv"));
        QVERIFY(results.contains("\r\n3,A2,A1*,A1,DCA,DH,D1,D1,D1*,D2,D2*,DE\r\n"));
        QVERIFY(content(home.filePath("t/results-codes.csv")).contains("\r\nEXC,exchange\r\n"));
        QVERIFY(QFile::exists(home.filePath("t/modifiers-strength.csv")));
        QCOMPARE(
            fieldworks(home.path(), {"export", pathOf("brandywine/brandywine"), "--what", "tables", "--to", "t.md"})
                .code,
            0);
        QVERIFY(content(home.filePath("t.md")).startsWith("# Brandywine on squares: a reading\n"));
    }

    void refusesUnfittingEndings_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QStringList>("fitting"); ///< empty for a folder
        const auto row = [](const char* what, const char* to, const QStringList& fitting) {
            QTest::addRow("%s %s", what, to) << what << to << fitting;
        };
        row("map", "x.csv", {".svg", ".png", ".pdf", ".tmx", ".tmj", ".txt", ".vmod"});
        row("setup", "x.txt", {".svg", ".png", ".pdf", ".csv", ".md"});
        row("setup-card", "x.md", {".pdf"});
        row("roster", "x.png", {".pdf", ".csv", ".md"});
        row("aids", "x.md", {".pdf"});
        row("counters", "x.png", {".csv", ".pdf"});
        row("mix", "x.md", {".csv", ".pdf"});
        row("faces", "x.png", {});
        row("tables", "x.csv", {".md"});
        row("map-data", "x.geojson", {".json"});
        row("result", "x.md", {".pdf", ".png", ".txt"});
    }
    void refusesUnfittingEndings()
    {
        QFETCH(QString, what);
        QFETCH(QString, to);
        QFETCH(QStringList, fitting);
        QTemporaryDir home;
        const Ran ran = fieldworks(home.path(),
                                   {"export", pathOf("brandywine/brandywine"), "--what", what, "--to", to});
        QCOMPARE(ran.code, 64);
        QVERIFY2(ran.err.startsWith(to + ": "), qPrintable(ran.err));
        static const QRegularExpression ending("(?<= )\\.[a-z]+");
        QStringList named;
        for (auto it = ending.globalMatch(ran.err); it.hasNext();)
            named << it.next().captured();
        QCOMPARE(named, fitting);
        QVERIFY(QDir(home.path()).isEmpty());
    }
};

FW_TEST(TextExportsTest)
#include "tst_textexports.moc"
