#include "editor/findings/DrawingFindings.h"
#include "editor/findings/LetterFindings.h"
#include "tests/Main.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>

using namespace fw;

/// Drawings of counters that are missing, belong to nothing, or do not print well; and letters that no font has.
class PrintArtTest : public QObject
{
    Q_OBJECT

private:
    static Scenario battle()
    {
        Scenario scenario;
        scenario.id = "battle";
        scenario.sides = {{"red", "Red", "#a03030"}, {"blue", "Blue", "#3030a0"}};
        for (const char* id : {"ash", "birch", "cedar", "dale"}) {
            Unit unit;
            unit.id = id;
            unit.name = id;
            unit.side = "red";
            unit.type = "foot";
            unit.steps = 2;
            scenario.units.push_back(unit);
        }
        return scenario;
    }
    /// Rules with a pile of cards, and the counters in it.
    static Ruleset rulesOfCards(Scenario& cards)
    {
        Ruleset rules;
        rules.boxes.push_back({});
        rules.boxes.back().id = "deck";
        rules.boxes.back().seen = BoxSeenBy::Nobody;
        for (const Unit& unit : cards.units) {
            Placement placement;
            placement.unit = unit.id;
            placement.box = "deck";
            cards.setup.push_back(placement);
        }
        return rules;
    }
    static void write(const QTemporaryDir& folder, const QString& name, const QByteArray& bytes)
    {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    static QByteArray svg(const char* size = "width='20' height='20' viewBox='0 0 20 20'",
                          const QByteArray& body = "<rect width='9' height='9'/>")
    {
        return QByteArray("<svg xmlns='http://www.w3.org/2000/svg' ") + size + ">" + body + "</svg>";
    }
    /// A picture with a spot in it.
    static void picture(const QTemporaryDir& folder, const QString& name, int wide, int high, bool spot = true)
    {
        QImage image(wide, high, QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        if (spot)
            image.setPixel(1, 1, 0xFF203040);
        QVERIFY(image.save(folder.filePath(name)));
    }
    /// A folder in which each counter has a drawing of its front and its back.
    static void drawAll(const QTemporaryDir& folder)
    {
        QDir(folder.path()).mkdir("counters");
        QDir(folder.path()).mkdir("art");
        for (const Unit& unit : battle().units)
            for (const char* side : {"", "-back"})
                write(folder, "counters/" + QString::fromStdString(unit.id) + side + ".svg", svg());
    }
    static QString found(const QTemporaryDir& folder, const Ruleset& rules = {}, const Scenario& scenario = battle())
    {
        QStringList out;
        for (const CheckResult& one : printFindings(rules, scenario, folder.path()))
            out << QString::fromStdString(one.check + "/" + one.what + ": " + one.finding.row);
        return out.join('\n');
    }

private slots:
    void completeDrawingsReportNothing()
    {
        QTemporaryDir folder;
        QCOMPARE(found(folder), QString());
        drawAll(folder);
        QCOMPARE(found(folder), QString());
        write(folder, "counters/README.txt", "of the drawings");
        write(folder, "art/tree-1.svg", svg());
        QCOMPARE(found(folder), QString());
    }

    void findsMissingDrawings()
    {
        QTemporaryDir folder;
        drawAll(folder);
        QFile::remove(folder.filePath("counters/birch-back.svg"));
        QCOMPARE(found(folder), QString("drawings/no-back: unit birch"));
        QFile::remove(folder.filePath("counters/birch.svg"));
        QCOMPARE(found(folder), QString("drawings/undrawn: unit birch"));
        write(folder, "counters/birch-back.svg", svg());
        QCOMPARE(found(folder), QString("drawings/no-front: unit birch"));
    }
    /// Where few counters have a drawing, the others need none.
    void fewDrawingsAskForNoMore()
    {
        QTemporaryDir folder;
        drawAll(folder);
        for (const char* name : {"birch", "cedar", "dale"})
            for (const char* side : {"", "-back"})
                QFile::remove(folder.filePath("counters/" + QString(name) + side + ".svg"));
        QCOMPARE(found(folder), QString());
    }

    void findsDrawingsOfNothing()
    {
        QTemporaryDir folder;
        drawAll(folder);
        write(folder, "counters/brich.svg", svg());
        write(folder, "counters/ash.png", "");
        write(folder, "art/marsch.svg", svg());
        QCOMPARE(found(folder), QString("drawings/orphan: drawing counters/ash.png\n"
                                        "drawings/orphan: drawing counters/brich.svg\n"
                                        "drawings/orphan: drawing art/marsch.svg"));
        // A second scenario and its rules in the folder may use them.
        write(folder, "other.scenario.json", "{\"units\": [{\"id\": \"brich\"}]}");
        write(folder, "other.rules.json", "{\"features\": [{\"id\": \"swamp\", \"art\": \"marsch\"}]}");
        QCOMPARE(found(folder), QString("drawings/orphan: drawing counters/ash.png"));
        Ruleset rules;
        rules.features.push_back({"swamp", "Swamp", FeatureKind::Terrain, "marsch", {}});
        QFile::remove(folder.filePath("other.rules.json"));
        QCOMPARE(found(folder, rules), QString("drawings/orphan: drawing counters/ash.png"));
    }

    void findsDrawingsThatDoNotPrintWell()
    {
        QTemporaryDir folder;
        drawAll(folder);
        for (const char* name : {"ash", "birch", "cedar", "dale"})
            QFile::remove(folder.filePath("counters/" + QString(name) + ".svg"));
        picture(folder, "counters/ash.png", 150, 150);
        picture(folder, "counters/birch.png", 149, 149);
        picture(folder, "counters/cedar.png", 400, 300);
        picture(folder, "counters/dale.png", 200, 200, false);
        QCOMPARE(found(folder), QString("drawings/coarse: unit birch\n"
                                        "drawings/not-square: unit cedar\n"
                                        "drawings/empty: unit dale"));
    }
    /// A picture inside an SVG is as coarse as one by itself; a small one does not count.
    void findsCoarsePicturesInVectorDrawings()
    {
        QTemporaryDir folder;
        drawAll(folder);
        const auto holding = [&](int pixels, const char* place, const char* group = "<g>") {
            QImage image(pixels, pixels, QImage::Format_ARGB32);
            image.fill(0xFF203040);
            image.setPixel(1, 1, 0xFFFFFFFF);
            QByteArray png;
            QBuffer buffer(&png);
            buffer.open(QIODevice::WriteOnly);
            image.save(&buffer, "PNG");
            return svg("width='20' height='20' viewBox='0 0 20 20' xmlns:xlink='http://www.w3.org/1999/xlink'",
                       QByteArray("<rect width='9' height='9'/>") + group + "<image id='mine' " + place
                           + " xlink:href='data:image/png;base64," + png.toBase64() + "'/></g>");
        };
        const char* const all = "width='20' height='20'";
        write(folder, "counters/ash.svg", holding(150, all));
        write(folder, "counters/birch.svg", holding(100, all));
        write(folder, "counters/cedar.svg", holding(100, "width='10' height='10'"));
        write(folder, "counters/dale.svg", holding(100, "width='10' height='10'", "<g transform='scale(2)'>"));
        QCOMPARE(found(folder), QString("drawings/coarse: unit birch\ndrawings/coarse: unit dale"));
        write(folder, "counters/birch.svg", holding(10, "width='4' height='4'"));
        write(folder, "counters/dale.svg", holding(100, "x='5' y='5' width='10' height='10'"));
        QCOMPARE(found(folder), QString());
    }
    /// A card is printed larger than a counter, so its picture needs more pixels.
    void picturesOfCardsNeedMorePixels()
    {
        QTemporaryDir folder;
        drawAll(folder);
        Scenario cards = battle();
        const Ruleset rules = rulesOfCards(cards);
        picture(folder, "counters/ash.png", 400, 610);
        picture(folder, "counters/birch.png", 680, 1040);
        for (const char* name : {"ash", "birch"})
            QFile::remove(folder.filePath("counters/" + QString(name) + ".svg"));
        QCOMPARE(found(folder, rules, cards), QString("drawings/coarse: unit ash"));
    }
    void findsVectorDrawingsThatAreEmptyOrNotSquare()
    {
        QTemporaryDir folder;
        drawAll(folder);
        write(folder, "counters/ash.svg", svg("width='20' height='10' viewBox='0 0 20 10'"));
        write(folder, "counters/birch.svg", svg("width='20' height='20' viewBox='0 0 20 20'", "<g/>"));
        // One colour is a back, and no front.
        const char* const plain = "<rect width='20' height='20' fill='#304050'/>";
        write(folder, "counters/cedar.svg", svg("width='20' height='20' viewBox='0 0 20 20'", plain));
        write(folder, "counters/dale-back.svg", svg("width='20' height='20' viewBox='0 0 20 20'", plain));
        QCOMPARE(found(folder), QString("drawings/not-square: unit ash\n"
                                        "drawings/empty: unit birch\n"
                                        "drawings/empty: unit cedar"));
    }

    /// Texts that are printed on no sheet are read too.
    void findsLettersOfAllTexts()
    {
        Ruleset rules;
        rules.id = "r";
        rules.marks.resize(1);
        rules.marks[0].id = "shaken";
        rules.marks[0].label = "shaken";
        QVERIFY(letterFindings(rules).empty());
        rules.marks[0].label = "sha\u4E2Dken";
        const std::vector<CheckResult> of = letterFindings(rules);
        QCOMPARE(of.size(), std::size_t(1));
        QCOMPARE(of[0].check + "/" + of[0].what, std::string("letters/text"));
        QCOMPARE(of[0].finding.place, std::string("/marks/0/label"));
    }
    void findsLettersOfNotesAndControls()
    {
        Scenario scenario = battle();
        QVERIFY(letterFindings({}, scenario).empty());
        scenario.notes = "The guns fire \uFFFD times.";
        QCOMPARE(letterFindings({}, scenario).size(), std::size_t(1));
        scenario.notes = "The guns\n\tfire.";
        QVERIFY(letterFindings({}, scenario).empty());
        scenario.notes = "The guns\u0007 fire.";
        QCOMPARE(letterFindings({}, scenario).size(), std::size_t(1));
    }
};

FW_TEST(PrintArtTest)
#include "tst_printart.moc"
