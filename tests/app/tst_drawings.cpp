// Long because: every way in which a drawing can be wrong is a row of the same tables.
#include "editor/exchange/ColumnGuess.h"
#include "editor/exchange/CsvPlan.h"
#include "editor/exchange/UnitsCsv.h"
#include "editor/findings/DrawingFindings.h"
#include "editor/render/CounterArt.h"
#include "editor/render/DrawingFile.h"
#include "editor/render/SvgSupport.h"
#include "engine/store/Files.h"
#include "tests/Main.h"
#include "tests/app/Program.h"

#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>
#include <sys/stat.h>
#include <unistd.h>

using namespace fw;

/// 13.7: Drawings open no other file, and an unusable one is an error with its name, never silently another picture.
/// Names are escaped for every output.
class DrawingsTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir mOutside; ///< must not be read by any drawing
    static QByteArray svg(const QByteArray& body)
    {
        return "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
               "width='20' height='20' viewBox='0 0 20 20'>"
               + body + "</svg>";
    }
    QByteArray secret() const { return mOutside.filePath("secret.png").toUtf8(); }
    QByteArray picture() const { return content(mOutside.filePath("secret.png")).toBase64(); }
    /// A scenario in a folder of its own, in which the counter `greene` may have a drawing.
    static QString scenarioIn(const QTemporaryDir& folder)
    {
        const QString from = FW_SOURCE_DIR "/scenarios/musket-and-saber/";
        for (const char* name : {"germantown.scenario.json", "musket-and-saber.rules.json"})
            if (!QFile::exists(folder.filePath(name)) && !QFile::copy(from + name, folder.filePath(name)))
                qFatal("cannot copy %s", name);
        QDir(folder.path()).mkdir("counters");
        QDir(folder.path()).mkdir("art");
        return folder.filePath("germantown.scenario.json");
    }
    static QString firstUnit(const QString& scenario)
    {
        const Result<Scenario> read = readScenarioFile(scenario.toStdString());
        return QString::fromStdString(read->units.front().id);
    }

private slots:
    void initTestCase()
    {
        QImage red(8, 8, QImage::Format_RGB32);
        red.fill(Qt::red);
        QVERIFY(red.save(mOutside.filePath("secret.png")));
        QVERIFY(put(mOutside.filePath("secret.svg"), svg("<rect width='20' height='20' fill='red'/>")));
        QVERIFY(put(mOutside.filePath("secret.css"), "rect { fill: red }"));
    }

    void acceptsSelfContainedDrawings_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("shapes") << svg("<g id='a'><rect width='4' height='4'/></g><use xlink:href='#a' x='5'/>");
        QTest::newRow("a gradient") << svg("<linearGradient id='g'/><rect width='4' height='4' fill='url(#g)'/>"
                                           "<rect width='4' height='4' style='fill: url( \"#g\" )'/>");
        QTest::newRow("a style sheet of its own")
            << svg("<style>rect { fill: #123456 }</style><rect width='9' height='9'/>");
        QTest::newRow("a plain doctype")
            << "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd'>"
                   + svg("<rect width='4' height='4'/>");
        QTest::newRow("a picture inside")
            << svg("<image width='20' height='20' xlink:href='data:image/png;base64," + picture() + "'/>");
        for (const char* good : {"", "M0 0", " M 0,0 ", "m0 0 1 1-2.5.5+3e-1 4z", "M0 0H1V2h-1v-2zM1 1",
                                 "M0 0C1 1 2 2 3 3 4 4 5 5 6 6S1 1 2 2", "M0,0 Q1,1 2,2 T3,3", "M0 0a1 1 0 0 1 2 2",
                                 "M0 0a1 1 0 012 2", "M0 0A1,1,0,1,0,2,2zm1 1"})
            QTest::newRow(qPrintable(QString("a path '%1'").arg(good))) << svg("<path d='" + QByteArray(good) + "'/>");
        for (const QByteArray piece : {"h1 ", "t1 1", "c1 1 2 2 3 3", "a1 1 0 0 1 2 2"}) {
            const int each = piece.startsWith('h') ? 1 : piece.startsWith('a') ? 13 : 3;
            QTest::newRow(piece.constData())
                << svg("<path d='M0 0" + piece.repeated(mostPathPieces / each - 1) + "'/>");
        }
        QTest::newRow("a size in parts") << QByteArray(
            "<svg xmlns='http://www.w3.org/2000/svg' width='100%' height='10mm' "
            "viewBox=' 0,0 20 , 1e1 '/>");
        QTest::newRow("where a click leads")
            << svg("<a xlink:href='https://example.org/'><rect width='4' height='4'/></a>");
    }
    void acceptsSelfContainedDrawings()
    {
        QFETCH(QByteArray, text);
        const Result<void> alone = standsAlone(text);
        QVERIFY2(alone, alone ? "" : describe(alone.error()).c_str());
        // Qt does not warn about it either.
        QTest::failOnWarning(QRegularExpression("[Pp]ath|[Vv]iew"));
        QVERIFY(QSvgRenderer(text).isValid());
    }

    void refusesUnsafeOrInvalidDrawings_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char* name, const QByteArray& text, const char* says) {
            QTest::newRow(name) << text << QByteArray(says);
        };
        const char* const opens = "opens another file";
        row("an image by path", svg("<image width='20' height='20' xlink:href='" + secret() + "'/>"), opens);
        row("an image by plain href", svg("<image width='20' height='20' href='" + secret() + "'/>"), opens);
        row("an image beside", svg("<image width='20' height='20' xlink:href='secret.png'/>"), opens);
        row("an image by URL", svg("<image width='20' height='20' xlink:href=' file://" + secret() + "'/>"), opens);
        row("an image of the network", svg("<image width='20' height='20' xlink:href='http://127.0.0.1/x.png'/>"),
            opens);
        row("a file named data", svg("<image width='20' height='20' xlink:href='data/../../secret.png'/>"), opens);
        row("data that is no picture", svg("<image width='20' height='20' xlink:href='data:image/png;base64,AAAA'/>"),
            opens);
        row("two data in one",
            svg("<image width='20' height='20' xlink:href='data:image/png;base64," + picture() + ";base64,AAAA'/>"),
            opens);
        row("an SVG in the data",
            svg("<image width='20' height='20' xlink:href='data:image/png;base64,"
                + svg("<image width='20' height='20' xlink:href='" + secret() + "'/>").toBase64() + "'/>"),
            opens);
        row("a part of another file", svg("<use xlink:href='" + mOutside.filePath("secret.svg").toUtf8() + "#a'/>"),
            opens);
        row("a gradient of another file", svg("<linearGradient id='g' xlink:href='other.svg#g'/>"), opens);
        row("a colour of another file", svg("<rect width='4' height='4' fill='url(other.svg#g)'/>"), opens);
        row("a style of another file", svg("<rect width='4' height='4' style='fill: URL( \"other.svg#g\")'/>"), opens);
        row("an imported style", svg("<style>@import 'secret.css';</style>"), opens);
        row("a font of another file", svg("<style>@font-face { font-family: x; src: url(x.ttf) }</style>"), opens);
        row("a hidden word", svg("<style>@\\69mport 'secret.css';</style>"), "escaped characters");
        row("a style sheet beside",
            "<?xml-stylesheet type=\"text/css\" href=\"" + mOutside.filePath("secret.css").toUtf8() + "\"?>" + svg(""),
            "style sheet");
        row("an entity of another file",
            "<!DOCTYPE svg [<!ENTITY e SYSTEM '" + secret() + "'>]>" + svg("<text>&e;</text>"), "entities");
        row("entities in entities",
            "<!DOCTYPE svg [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;&a;'>]>" + svg("<text>&b;</text>"),
            "entities");
        row("no SVG", "<html xmlns='http://www.w3.org/1999/xhtml'/>", "SVG file");
        row("half an SVG", svg("<rect").chopped(6), "SVG file");
        row("nothing", "", "SVG file");
        row("too many elements", svg(QByteArray("<path d='M0 0h1'/>").repeated(mostDrawingElements)), "more than");
        row("too deep", svg(QByteArray("<g>").repeated(500) + QByteArray("</g>").repeated(500)), "deep");
        row("repeats itself", svg("<g id='a'><use xlink:href='#a'/></g>"), "deep");
        row("repeats each other", svg("<g id='a'><use xlink:href='#b'/></g><g id='b'><use xlink:href='#a'/></g>"),
            "deep");
        QByteArray doubling = "<g id='a0'><rect width='1' height='1'/></g>", chain = doubling;
        for (int i = 1; i < 40; ++i) {
            const QByteArray before = QByteArray::number(i - 1), use = "<use xlink:href='#a" + before + "'/>";
            doubling += "<g id='a" + QByteArray::number(i) + "'>" + use + use + "</g>";
        }
        for (int i = 1; i < 5000; ++i)
            chain += "<g id='a" + QByteArray::number(i) + "'><use xlink:href='#a" + QByteArray::number(i - 1)
                     + "'/></g>";
        row("repeats of repeats", svg(doubling), "more than");
        row("a chain of repeats", svg(chain), "deep");
        // These were once printed as a black square, incompletely, or after a quarter of a minute.
        const auto box = [](const QByteArray& viewBox) {
            return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='" + viewBox
                   + "'><rect width='4' height='4'/></svg>";
        };
        for (const char* bad : {"0 0 0 0", "nan nan nan inf", "0 0 20", "0 0 20 20 20", "0 0 -4 4", "0 0 4 1e999", "",
                                "a b c d", "0 0 20 0"})
            row(qPrintable(QString("a view box of '%1'").arg(bad)), box(bad), "viewBox");
        row("no width", "<svg xmlns='http://www.w3.org/2000/svg' width='0' height='20'/>", "'width'");
        row("no height", "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='nan'/>", "'height'");
        for (const char* bad :
             {"L1 1", "M0", "M0 0 L1", "M0 0 q1 1 2", "M0 0 Lnan 1", "M0 0 X1 1", "M0 0 1,,2", "M0 0 C1 1 2 2 3",
              "M0 0 a1 1 0 2 0 1 1", "M 1e999 0", "0 0", "M0 0 z 1 1", "M0 0 L1 1e"})
            row(qPrintable(QString("a path '%1'").arg(bad)), svg("<path d='" + QByteArray(bad) + "'/>"), "path");
        row("a long path", svg("<path d='M0 0" + QByteArray("h1").repeated(mostDrawingPath) + "'/>"), "path");
        row("a path of many pieces", svg("<path d='M0 0" + QByteArray("h1").repeated(mostPathPieces) + "'/>"),
            "pieces");
        row("many points", svg("<polygon points='" + QByteArray("0 0 ").repeated(mostDrawingPath) + "'/>"), "path");
        row("a long text", svg("<text>" + QByteArray("a").repeated(mostDrawingLetters + 1) + "</text>"), "letters");
        row("many texts", svg(QByteArray("<text>abcdefghij</text>").repeated(mostDrawingLetters / 10 + 1)), "letters");
        row("a text repeated",
            svg("<text id='a'>" + QByteArray("a").repeated(1000) + "</text>"
                + QByteArray("<use xlink:href='#a'/>").repeated(1000)),
            "more than");
    }
    void refusesUnsafeOrInvalidDrawings()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, says);
        const Result<void> alone = standsAlone(text);
        QVERIFY(!alone);
        QVERIFY2(QByteArray::fromStdString(describe(alone.error())).contains(says), describe(alone.error()).c_str());
        // It never reaches a painter either.
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir("counters"));
        const QString file = folder.filePath("counters/x.svg");
        QVERIFY(put(file, text));
        QVERIFY(!checkArt(file));
        QCOMPARE(QString::fromStdString(checkArt(file).error().file), file);
        QImage canvas(20, 20, QImage::Format_RGB32);
        canvas.fill(Qt::white);
        QPainter painter(&canvas);
        QVERIFY(!paintArt(painter, file, {0, 0, 20, 20}));
        painter.end();
        for (int i = 0; i < 400; ++i)
            QCOMPARE(canvas.pixel(i % 20, i / 20), qRgb(255, 255, 255));
    }

    /// A million paths are refused by their size, without reading them.
    void refusesAMillionPaths()
    {
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir("counters"));
        const QString file = folder.filePath("counters/x.svg");
        QVERIFY(put(file, svg(QByteArray("<path d='M0 0L20 20' stroke='#000'/>").repeated(1'000'000))));
        QVERIFY(!checkArt(file));
        QVERIFY(describe(checkArt(file).error()).find("bytes") != std::string::npos);
        QVERIFY(!readSvg(file));
        // Short ones are refused by their number.
        const Result<void> many = standsAlone(svg(QByteArray("<path/>").repeated(500'000)));
        QVERIFY(!many && describe(many.error()).find("elements") != std::string::npos);
    }

    void readsPicturesOnlyAsPictures()
    {
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir("counters"));
        // An SVG with another extension is not read as an SVG.
        const QString file = folder.filePath("counters/x.png");
        QVERIFY(put(file, svg("<image width='20' height='20' xlink:href='" + secret() + "'/>")));
        QVERIFY(!checkArt(file));
        QVERIFY(put(file, svg("<rect width='20' height='20'/>")));
        QVERIFY(!readPng(file));
        QVERIFY(QFile::remove(file) && QFile::copy(secret(), file));
        QVERIFY(readPng(file));
        QImage large(5000, 4000, QImage::Format_Mono);
        large.fill(0);
        QVERIFY(large.save(file));
        QVERIFY(!readPng(file));
        QVERIFY(describe(readPng(file).error()).find("5000 by 4000") != std::string::npos);
        // A scan may be an SVG, under the same rules.
        QSize whole;
        const QString scan = folder.filePath("scan.jpg");
        QVERIFY(put(scan, svg("<image width='20' height='20' xlink:href='" + secret() + "'/>")));
        QVERIFY(!readScan(scan, 1000, whole) && !checkScan(scan));
        QVERIFY(put(scan, svg("<rect width='20' height='20'/>")));
        QVERIFY(readScan(scan, 1000, whole) && checkScan(scan));
        QCOMPARE(whole, QSize(20, 20));
    }

    void opensNothingOutsideTheFolder()
    {
        QTemporaryDir folder;
        const QDir dir(folder.path());
        QVERIFY(dir.mkdir("counters") && dir.mkdir("inner"));
        QVERIFY(QFile::copy(secret(), folder.filePath("own.png"))
                && QFile::copy(secret(), folder.filePath("inner/own.png")));
        QVERIFY(fileInside(folder.path(), "own.png") && fileInside(folder.path(), "inner/own.png"));
        QVERIFY(fileInside(folder.path(), "inner/../own.png"));
        QVERIFY(QFile::link(folder.filePath("own.png"), folder.filePath("within.png"))
                && fileInside(folder.path(), "within.png"));
        QVERIFY(QFile::link(secret(), folder.filePath("link.png")));
        QVERIFY(QFile::link(mOutside.path(), folder.filePath("lane")));
        QVERIFY(QFile::link("nowhere", folder.filePath("dangling.png")));
        QCOMPARE(::mkfifo(folder.filePath("pipe.png").toUtf8().constData(), 0600), 0);
        const QString up = "../" + QDir(mOutside.path()).dirName() + "/secret.png";
        for (const QString& name :
             {QString(), QString("."), QString(".."), QString("none.png"), up, "inner/../" + up,
              mOutside.filePath("secret.png"), QString("link.png"), QString("lane/secret.png"), QString("dangling.png"),
              QString("pipe.png"), QString("inner"), QString(":/art/infantry.svg")})
            QVERIFY2(!fileInside(folder.path(), name), qPrintable(name));
        // Counters: the links exist and are reported.
        const QString scenario = scenarioIn(folder), unit = firstUnit(scenario);
        QVERIFY(QFile::link(secret(), folder.filePath("counters/" + unit + ".png")));
        QVERIFY(QFile::link(mOutside.filePath("secret.svg"), folder.filePath("art/tree-1.svg")));
        QVERIFY(QFile::link("nowhere", folder.filePath("counters/" + unit + "-back.svg")));
        const Result<Scenario> read = readScenarioFile(scenario.toStdString());
        QVERIFY(read);
        const std::vector<CheckResult> found = drawingFindings(*read, folder.path());
        QCOMPARE(found.size(), std::size_t(3));
        for (const CheckResult& one : found)
            QCOMPARE(one.finding.severity, Severity::Error);
    }

    void reportsUnusableDrawingByName_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray out = svg("<image width='20' height='20' xlink:href='" + secret() + "'/>");
        QTest::newRow("a counter that reaches out") << "counters/%1.svg" << out;
        QTest::newRow("a back that is broken") << "counters/%1-back.svg" << QByteArray("<svg");
        QTest::newRow("a picture that is none") << "counters/%1.png" << QByteArray("none");
        QTest::newRow("a tree that reaches out") << "art/tree-1.svg" << out;
    }
    /// Earlier, both were printed, with the picture of the other folder.
    void reportsUnusableDrawingByName()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        QTemporaryDir folder;
        const QString scenario = scenarioIn(folder);
        name = name.contains("%1") ? name.arg(firstUnit(scenario)) : name;
        QVERIFY(put(folder.filePath(name), bytes));
        const Ran checked = fieldworks(folder.path(), {"check", scenario});
        QCOMPARE(checked.code, 1);
        QVERIFY2(checked.out.contains(name), qPrintable(checked.out));
        const bool ofMap = name.startsWith("art/");
        const QStringList what = ofMap ? QStringList{"map", "--to", "x.svg"} : QStringList{"counters", "--to", "x.pdf"};
        const Ran printed = fieldworks(folder.path(), QStringList{"export", scenario, "--what"} + what);
        QVERIFY2(printed.code == 1 || printed.code == 2, qPrintable(printed.err));
        QVERIFY2(printed.err.contains(name), qPrintable(printed.err));
        QVERIFY(!QFile::exists(folder.filePath(what.last())));
        if (ofMap || name.contains("-back"))
            return;
        const Ran set = fieldworks(folder.path(), {"export", scenario, "--what", "setup", "--to", "s.svg"});
        QCOMPARE(set.code, 2);
        QVERIFY2(set.err.contains(name), qPrintable(set.err));
        // With --force, the counter gets its generated face.
        const Ran forced = fieldworks(folder.path(),
                                      {"export", scenario, "--what", "counters", "--force", "--to", "f.pdf"});
        QCOMPARE(forced.code, 0);
        QVERIFY2(forced.err.contains(name), qPrintable(forced.err));
    }

    /// A drawing in its proper place was once not found from another folder by a relative path.
    void findsDrawingsFromAnyFolder_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("prefix");
        QTest::newRow("relative") << ""
                                  << "d/";
        QTest::newRow("with a dot") << ""
                                    << "./d/";
        QTest::newRow("there and back") << ""
                                        << "d/../d/";
        QTest::newRow("from above") << "other"
                                    << "../d/";
        QTest::newRow("from inside") << "d"
                                     << "";
        QTest::newRow("from inside, with a dot") << "d"
                                                 << "./";
        QTest::newRow("from inside and out") << "d"
                                             << "../d/";
        QTest::newRow("from a folder below") << "d/counters"
                                             << "../";
        QTest::newRow("absolute") << ""
                                  << "/";
    }
    void findsDrawingsFromAnyFolder()
    {
        QFETCH(QString, from);
        QFETCH(QString, prefix);
        QTemporaryDir above;
        QVERIFY(QDir(above.path()).mkpath("d/counters") && QDir(above.path()).mkpath("d/art")
                && QDir(above.path()).mkdir("other"));
        const QString source = FW_SOURCE_DIR "/scenarios/musket-and-saber/";
        const QString in = above.filePath("d/"), cwd = above.filePath(from);
        for (const QString name : {"germantown.scenario.json", "musket-and-saber.rules.json"})
            QVERIFY(QFile::copy(source + name, in + name));
        const QString scenario = (prefix == "/" ? in : prefix) + "germantown.scenario.json";
        const QString unit = firstUnit(in + "germantown.scenario.json");
        const QByteArray good = svg("<rect width='9' height='20' fill='red'/>");
        QVERIFY(put(in + "counters/" + unit + ".svg", good) && put(in + "art/tree-1.svg", good));
        QImage back(160, 160, QImage::Format_RGB32); // as sharp as print needs
        back.fill(Qt::white);
        back.setPixel(1, 1, qRgb(0, 0, 0));
        QVERIFY(back.save(in + "counters/" + unit + "-back.png"));
        const Ran checked = fieldworks(cwd, {"check", scenario});
        QVERIFY2(checked.code == 0, qPrintable(checked.out + checked.err));
        for (const QString what : {"counters", "map"}) {
            const Ran printed = fieldworks(cwd, {"export", scenario, "--what", what, "--to", "x.pdf"});
            QVERIFY2(printed.code == 0, qPrintable(what + ": " + printed.err));
            QVERIFY(QFile::remove(QDir(cwd).filePath("x.pdf")));
        }
        // An unusable one is named relative to the scenario.
        QVERIFY(put(in + "counters/" + unit + ".svg", "none") && put(in + "art/tree-1.svg", "none"));
        const Ran named = fieldworks(cwd, {"check", scenario});
        QCOMPARE(named.code, 1);
        for (const QString& name : {"counters/" + unit + ".svg", QString("art/tree-1.svg")})
            QVERIFY2(named.out.contains("the drawing '" + name + "'"), qPrintable(named.out));
    }

    /// Every export checks drawings with a QGuiApplication, which Qt needs for their texts; without it, the program
    /// aborted.
    void acceptsDrawingsWithTexts()
    {
        QTemporaryDir folder;
        const QString scenario = scenarioIn(folder);
        const QByteArray lettered = svg("<text x='2' y='12' font-size='8'>A</text>");
        QVERIFY(put(folder.filePath("counters/" + firstUnit(scenario) + ".svg"), lettered));
        QVERIFY(put(folder.filePath("art/tree-1.svg"), lettered));
        for (const QString what : {"map", "setup", "counters", "setup-card"}) {
            const Ran printed = fieldworks(folder.path(), {"export", scenario, "--what", what, "--to", what + ".pdf"});
            QVERIFY2(printed.code == 0, qPrintable(what + ": " + printed.err));
        }
    }

    /// Ids and names with every character that is special to markup, terminals and spreadsheets.
    void escapesNamesInEveryOutput()
    {
        QTemporaryDir folder;
        const QString scenario = scenarioIn(folder), unit = firstUnit(scenario);
        QByteArray text = content(scenario);
        const QByteArray name = "=cmd()\\u001b]0;owned\\u0007\\u009b2J<i>&'\\u0001";
        const qsizetype at = text.indexOf("\"name\"", text.indexOf("\"units\""));
        QVERIFY(at > 0);
        const qsizetype begin = text.indexOf('"', at + 6) + 1;
        text.replace(begin, text.indexOf('"', begin) - begin, name);
        text.replace("\"title\": \"", "\"title\": \"\\u001b[31m\\u0002<");
        QVERIFY(put(scenario, text));
        const auto clean = [](const QString& out) {
            for (const QChar c : out)
                if ((c < ' ' && c != '\n') || (c >= QChar(0x7f) && c < QChar(0xa0)))
                    return false;
            return true;
        };
        const QString orders = FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown-sample.orders";
        for (const QStringList& verb :
             {QStringList{"check", scenario},
              {"adjudicate", scenario, orders, "--game", "g.game"},
              {"log", "g.game"},
              {"log", "g.game", "--format", "json"},
              {"orders", "g.game"},
              {"verify", "g.game"},
              {"rule", scenario, "\x1b[31m\xC2\x9B nothing"},
              {"check", "\x1b[31mnone.json"},
              {"\x1b[31m"},
              {"diff", scenario, FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown.scenario.json"},
              {"export", scenario, "--what", "setup", "--to", "m.svg"},
              {"export", scenario, "--what", "mix", "--to", "m.csv"}}) {
            const Ran ran = fieldworks(folder.path(), verb);
            QVERIFY2(ran.code >= 0 && clean(ran.out) && clean(ran.err),
                     qPrintable(verb.join(' ') + ": " + ran.out.left(300) + ran.err.left(300)));
        }
        QXmlStreamReader drawn(content(folder.filePath("m.svg")));
        while (!drawn.atEnd())
            drawn.readNext();
        QVERIFY2(!drawn.hasError(), qPrintable(drawn.errorString()));
        // A spreadsheet takes no name for a formula, and the name survives a round trip.
        const Result<Scenario> read = readScenarioFile(scenario.toStdString());
        QVERIFY(read);
        const std::string csv = unitsCsv(Ruleset(), *read);
        QVERIFY(csv.find("'=cmd()") != std::string::npos);
        const CsvPlan again = planSheet(Ruleset(), *read, *readSheet(csv), {"id", "name"});
        QCOMPARE(again.count(CsvChange::Kind::Changed), 0);
        QCOMPARE(again.units.front().name, read->units.front().name);
    }

    void namesSvgFeaturesQtCannotDraw_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("names"); ///< joined by commas
        const auto row = [](const char* body, const char* names) {
            QTest::newRow(body) << QByteArray(body) << QByteArray(names);
        };
        row("<clipPath id='c'><rect/></clipPath><rect clip-path='url(#c)'/>", "clip-path");
        row("<clipPath id='c'><rect/></clipPath><rect/>", "");
        row("<mask id='m'><rect/></mask><rect style='fill:red; mask: url(#m)'/>", "mask");
        row("<pattern id='p'/><rect fill='url(#p)'/>", "pattern");
        row("<linearGradient id='p'/><rect fill='url(#p)'/>", "");
        row("<filter id='f'><feGaussianBlur/></filter><g filter='url(#f)'/>", "filter");
        row("<style>rect { filter: blur(2px) }</style><rect/>", "filter");
        row("<path id='p' d='M0 0'/><text><textPath xlink:href='#p'>a</textPath></text>", "textPath");
        row("<rect fill='hsl(120, 50%, 50%)' stroke='rgb(1,2,3)'/>", "hsl()");
        row("<rect style='fill:hsla(120,50%,50%,1)'/>", "hsla()");
        row("<text x='1' y='2'>a<tspan dy='5'>b</tspan></text>", "tspan dy");
        row("<text x='1' y='2'><tspan x='1' y='2'>b</tspan></text>", "");
        row("<text x='1 2 3' y='2'>abc</text>", "text x");
        row("<symbol id='s'><rect/></symbol><use xlink:href='#s'/>", "symbol");
        row("<marker id='m'/><path d='M0 0' marker-end='url(#m)'/>", "marker-end");
        row("<foreignObject/>", "foreignObject");
        row("<rect style='mix-blend-mode:normal;paint-order:normal;letter-spacing:0px'/>", "");
        row("<x:namedview xmlns:x='http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd'/>", "");
    }
    /// Qt SVG drops these or draws them black, without a message.
    void namesSvgFeaturesQtCannotDraw()
    {
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, names);
        QByteArrayList found;
        for (const UnsupportedSvg& feature : unsupportedSvg(svg(body)))
            found << QByteArray::fromStdString(feature.name);
        QCOMPARE(found.join(','), names);
    }

    void checkReportsUnsupportedSvgFeatures()
    {
        QTemporaryDir folder;
        const QString scenario = scenarioIn(folder);
        const Result<Scenario> read = readScenarioFile(scenario.toStdString());
        QVERIFY(read);
        QVERIFY(drawingFindings(*read, folder.path()).empty());
        QVERIFY(put(folder.filePath("counters/" + firstUnit(scenario) + ".svg"),
                    svg("<rect width='9' height='9' fill='hsl(0,50%,50%)'/>")));
        const std::vector<CheckResult> found = drawingFindings(*read, folder.path());
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found.front().finding.severity, Severity::Warning);
        QCOMPARE(found.front().finding.text.args.at(1), std::string("hsl()"));
        QCOMPARE(found.front().finding.place, std::string("/units/0"));
    }
};

FW_TEST(DrawingsTest)
#include "tst_drawings.moc"
