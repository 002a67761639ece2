#include "app/Places.h"
#include "app/print/CardFace.h"
#include "app/print/CounterSheets.h"
#include "editor/findings/DrawingFindings.h"
#include "editor/render/CounterPainter.h"
#include "tests/Main.h"
#include "tests/app/Program.h"
#include "tests/app/Widgets.h"

#include <QDir>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>
#include <map>

using namespace fw;

/// Backs of hidden counters and of cards, which reveal nothing, and the fronts of cards.
class BacksTest : public QObject
{
    Q_OBJECT

private:
    const QString mHidden = FW_SOURCE_DIR "/scenarios/drums-and-muskets/leuthen.scenario.json";

    /// One side of a piece, as it is printed.
    static QImage printed(const TwoSided& two, bool back)
    {
        QImage image(two.card ? QSize(570, 870) : QSize(254, 254), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter p(&image);
        p.scale(two.card ? 10 : 20, two.card ? 10 : 20);
        const QRectF cut(0, 0, two.card ? 57 : 12.7, two.card ? 87 : 12.7);
        if (!two.card)
            paintCounter(p, back ? two.back : two.front, cut, 1e3);
        else if (back)
            paintCardBack(p, two, cut);
        else
            paintCardFront(p, two, cut);
        return image;
    }

private slots:
    /// The referee sees which counters are hidden from the players, and still reads their names.
    void foldsCornerOfHiddenCounters()
    {
        const auto loaded = loadScenario(mHidden.toStdString());
        QVERIFY(loaded.has_value());
        const auto rules = compile(loaded->rules, loaded->scenario, {});
        QVERIFY(rules.has_value());
        const Position start = (*rules)->startPosition();
        int covered = 0;
        for (const CounterFace& face : counterFaces(**rules, start)) {
            QCOMPARE(face.covered, (*rules)->concealed(start, UnitId(face.unit), "public"));
            QVERIFY(!face.name.isEmpty());
            covered += face.covered ? 1 : 0;
            CounterFace other = face;
            other.covered = !face.covered;
            QVERIFY(printed({face, {}, false, {}}, false) != printed({other, {}, false, {}}, false));
        }
        QVERIFY(covered > 10);
        // A viewer who sees the back sees no folded corner.
        for (const CounterFace& face : counterFaces(**rules, start, "public"))
            QVERIFY(!face.covered);
    }

    /// A back with a name, a number or a colour of its own would reveal the hidden unit.
    void backsRevealNothingOfHiddenUnits()
    {
        auto loaded = loadScenario(mHidden.toStdString());
        QVERIFY(loaded.has_value());
        loaded->scenario.units[2].colour = "#ff00ff";
        const auto pieces = sheetCounters(loaded->rules, loaded->scenario);
        QCOMPARE(pieces.size(), loaded->scenario.units.size());
        std::map<std::pair<std::string, bool>, QImage> backs;
        int dummies = 0;
        for (const TwoSided& two : pieces) {
            const Unit& unit = loaded->scenario.units[std::size_t(two.front.unit)];
            QCOMPARE(two.card, unit.type == "card");
            const QImage back = printed(two, true);
            QVERIFY(back != printed(two, false));
            const auto [known, first] = backs.try_emplace({unit.side, two.card}, back);
            QVERIFY2(first || known->second == back, unit.id.c_str());
            dummies += unit.type == "dummy";
        }
        QCOMPARE(dummies, 5);
        QCOMPARE(backs.size(), std::size_t(4));
        QVERIFY((backs[{"prussia", false}] != backs[{"austria", false}]));
        // At the table too.
        const auto game = compile(loaded->rules, loaded->scenario, Setup());
        QVERIFY(game.has_value());
        for (const CounterFace& face : counterFaces(**game, (*game)->startPosition(), "austria"))
            if (face.unit == 2) {
                QVERIFY(face.down);
                QCOMPARE(face.colour, QColor("#27406f"));
            }
    }

    /// A counter in a pile, a hand or a box has no facing; cards once had arrows there.
    void unitsOffTheMapHaveNoFacing()
    {
        const auto loaded = loadScenario(mHidden.toStdString());
        QVERIFY(loaded.has_value());
        const auto game = compile(loaded->rules, loaded->scenario, Setup());
        QVERIFY(game.has_value());
        for (const auto& faces :
             {counterFaces(**game, (*game)->startPosition()), counterFaces(loaded->rules, loaded->scenario)})
            for (const CounterFace& face : faces)
                QCOMPARE(face.heading >= 0, face.cell != noCell);
    }

    /// Custom backs are used only if all pieces that must look alike have the same one; otherwise none is, and the
    /// proof says why.
    void customBacksMustAllBeAlike()
    {
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir("counters"));
        for (const char* name : {"drums-and-muskets.rules.json", "leuthen.scenario.json"})
            QVERIFY(QFile::copy(QString(FW_SOURCE_DIR "/scenarios/drums-and-muskets/") + name, folder.filePath(name)));
        const auto loaded = loadScenario(mHidden.toStdString());
        const auto svg = [](const char* colour) {
            return QByteArray("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'>"
                              "<rect width='10' height='10' fill='")
                   + colour + "'/></svg>";
        };
        const auto draw = [&](const std::string& unit, const char* colour) {
            return put(folder.filePath("counters/" + QString::fromStdString(unit) + "-back.svg"), svg(colour));
        };
        const auto told = [&] {
            QStringList out;
            for (const CheckResult& one : backFindings(loaded->rules, loaded->scenario, folder.path()))
                out << QString::fromStdString(one.spot.id);
            return out;
        };
        const auto drawnBacks = [&] {
            int out = 0;
            for (const TwoSided& two : sheetCounters(loaded->rules, loaded->scenario, folder.path()))
                out += !two.back.art.isEmpty();
            return out;
        };
        QCOMPARE(told(), QStringList());
        int prussians = 0;
        for (const Unit& unit : loaded->scenario.units)
            if (unit.side == "prussia" && unit.type != "card") {
                QVERIFY(draw(unit.id, "#00a0a0"));
                ++prussians;
            }
        QCOMPARE(told(), QStringList());
        QCOMPARE(drawnBacks(), prussians);
        QVERIFY(draw("p4", "#00a0a1"));
        QVERIFY(draw("card-a02", "#00a0a0"));
        QCOMPARE(told(), (QStringList{"p4", "card-a02"}));
        QCOMPARE(drawnBacks(), 0);
        const Ran check = fieldworks(folder.path(), {"check", "leuthen.scenario.json"});
        QCOMPARE(check.code, 1);
        QVERIFY2(
            (check.out + check.err).contains("its back differs from the backs of the other counters of side prussia"),
            qPrintable(check.out + check.err));
        QVERIFY2((check.out + check.err)
                     .contains("its back differs from the backs of the other cards of side austria in 'Draw pile'"),
                 qPrintable(check.out + check.err));
        QCOMPARE(
            fieldworks(folder.path(), {"export", "leuthen.scenario.json", "--what", "counters", "--to", "sheets.pdf"})
                .code,
            1);
    }

    /// Cards are printed on their own sheets after the counters, with their title and text.
    void printsWhatEachCardDoes()
    {
        QTemporaryDir folder;
        const Ran ran = fieldworks(folder.path(), {"export", mHidden, "--what", "counters", "--to", "s.pdf"});
        QCOMPARE(ran.err, QString());
        QCOMPARE(ran.code, 0);
        QProcess text;
        text.start("pdftotext", {folder.filePath("s.pdf"), "-"});
        QVERIFY(text.waitForFinished(60000));
        const QString words = QString::fromUtf8(text.readAllStandardOutput()).simplified();
        QCOMPARE(words.count("Oblique march I "), 1);
        QVERIFY2(words.contains("march one point further"), qPrintable(words));
        QVERIFY2(words.contains("Played once, it leaves play."), qPrintable(words));
        QVERIFY2(words.contains("sheet 4 of 4, back"), qPrintable(words)); // 25 counters, then 9, 9 and 2 cards
        // A long text stays within the card.
        TwoSided two;
        two.card = true;
        two.front.colour = QColor("#27406f");
        two.front.name = "A card of a very long and winding title that nobody would print";
        for (int i = 0; i < 12; ++i)
            two.effects << "Something is done to some unit somewhere, and something else besides";
        const QImage front = printed(two, false);
        for (int y = 0; y < front.height(); ++y)
            for (const int x : {20, front.width() - 20})
                QCOMPARE(front.pixelColor(x, y), QColor(Qt::white));
        for (int x = 0; x < front.width(); ++x)
            for (const int y : {20, front.height() - 20})
                QCOMPARE(front.pixelColor(x, y), QColor(Qt::white));
    }
};

FW_TEST(BacksTest)
#include "tst_backs.moc"
