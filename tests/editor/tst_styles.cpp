#include "editor/render/MapPainter.h"
#include "editor/render/StyleContrast.h"
#include "editor/render/StyleShelf.h"
#include "tests/Main.h"
#include "tests/editor/Sample.h"

#include <QDir>
#include <QFile>
#include <QFontDatabase>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>

using namespace fw;

namespace {

void write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("cannot write");
}

/// Reads a style that may be like the standard one.
Result<NamedStyle> readLike(const QByteArray& text)
{
    return readStyle(text.toStdString(), "mine", "mine.style.json", [](const std::string& name) -> Result<NamedStyle> {
        const auto found = findStyle(name, {});
        if (!found)
            return tl::unexpected<Problem>(found.error());
        return **found;
    });
}

QImage drawn(const MapPainter& map, const QRectF& part, double dots)
{
    QImage image((part.size() * dots).toSize(), QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    painter.scale(dots, dots);
    painter.translate(-part.topLeft());
    map.paint(painter, part, dots);
    return image;
}

/// A colour as a person without green cones sees it, by Viénot, Brettel and Mollon (1999).
QColor withoutGreenCones(const QColor& c)
{
    const auto linear = [](double v) { return std::pow(v, 2.2); };
    const auto shown = [](double v) { return float(std::pow(std::clamp(v, 0.0, 1.0), 1 / 2.2)); };
    const double r = linear(c.redF()), g = linear(c.greenF()), b = linear(c.blueF());
    const double warm = 0.29275 * r + 0.70725 * g;
    return QColor::fromRgbF(shown(warm), shown(warm), shown(-0.02234 * r + 0.02234 * g + b));
}

/// What the eye takes from a ground: how dark it is, how dark its darkest parts are, and how much changes across and
/// down.
struct Pattern {
    double grey = 0;
    double dark = 0;
    double across = 0;
    double down = 0;
};

Pattern patternOf(const QImage& image)
{
    Pattern p;
    const auto grey = [&](int x, int y) { return greyOf(withoutGreenCones(image.pixelColor(x, y))); };
    const double many = double(image.width() - 1) * (image.height() - 1);
    for (int y = 0; y + 1 < image.height(); ++y)
        for (int x = 0; x + 1 < image.width(); ++x) {
            const double here = grey(x, y);
            p.grey += here / many;
            p.dark += (here < 0.4) / many;
            p.across += std::abs(here - grey(x + 1, y)) / many;
            p.down += std::abs(here - grey(x, y + 1)) / many;
        }
    return p;
}

/// How much two grounds differ; 1 is just enough for a glance.
double difference(const Pattern& a, const Pattern& b)
{
    return std::max({std::abs(a.grey - b.grey) / 0.05, std::abs(a.dark - b.dark) / 0.02,
                     std::abs(a.across - b.across) / 0.012, std::abs(a.down - b.down) / 0.012});
}

} // namespace

/// The files of map styles: what they say, what is refused, and where they are found.
class StylesTest : public QObject
{
    Q_OBJECT

private slots:
    void programHasTheStylesItNames()
    {
        QStringList files;
        for (const std::string& name : shippedStyles())
            files << QString::fromStdString(name) + ".style.json";
        files.sort();
        QCOMPARE(QDir(FW_SOURCE_DIR "/resources/styles").entryList(QDir::Files, QDir::Name), files);
        for (const std::string& name : shippedStyles()) {
            const auto style = findStyle(name, {});
            QVERIFY2(style, style ? "" : describe(style.error()).c_str());
            QVERIFY(!(*style)->label.isEmpty() && !(*style)->help.isEmpty());
            QVERIFY(!(*style)->day.dark && (*style)->night.dark);
        }
        QCOMPARE(shippedStyles().front(), std::string(standardStyle));
        QVERIFY(findStyle({}, {}).value()->day == MapStyle::light());
    }

    void changesOnlyWhatItNames()
    {
        const auto style = readLike(
            "{\"like\": \"winter\", \"colours\": {\"road\": \"#123456\", \"ink\": [\"#010203\", \"#fefdfc\"]},"
            "\"lines\": {\"road\": 1.3}, \"grid\": {\"look\": \"dots\"}, \"names\": {\"font\": \"sans\", \"bold\": "
            "true}}");
        QVERIFY2(style, style ? "" : describe(style.error()).c_str());
        const auto winter = findStyle("winter", {}).value();
        QCOMPARE(style->day.road, QColor("#123456"));
        QCOMPARE(style->night.road, QColor("#123456"));
        QCOMPARE(style->day.ink, QColor("#010203"));
        QCOMPARE(style->night.ink, QColor("#fefdfc"));
        QCOMPARE(style->day.roadWidth, 1.3);
        QVERIFY(style->day.gridLook == GridLook::Dots);
        QVERIFY((style->day.nameFont == StyleFont{{}, false, true}));
        MapStyle same = style->day;
        same.road = winter->day.road;
        same.ink = winter->day.ink;
        same.roadWidth = winter->day.roadWidth;
        same.gridLook = winter->day.gridLook;
        same.nameFont = winter->day.nameFont;
        QVERIFY(same == winter->day);
    }

    void refusalNamesKeyAndRemedy_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("remedy");
        const auto row = [](const char* name, const char* text, const char* place, const char* remedy) {
            QTest::newRow(name) << QByteArray(text) << place << remedy;
        };
        row("no object", "[1]", "line 1", "");
        row("cut off", "{\"like\":", "line 1, /like", "");
        row("format", "{\"format\": 2,\n\"like\": \"winter\"}", "line 1, /format", "1");
        row("unknown key", "{\"like\": \"winter\",\n\"coulours\": {}}", "line 2, /coulours", "colours");
        row("unknown colour", "{\"like\": \"winter\", \"colours\": {\n\"raod\": \"#ffffff\"}}", "line 2, /colours/raod",
            "road");
        row("no colour", "{\"like\": \"winter\", \"colours\": {\n\"road\": \"white\"}}", "line 2, /colours/road",
            "#rrggbb");
        row("three colours", "{\"like\": \"winter\", \"colours\": {\n\"road\": [\"#fff\"]}}", "line 2, /colours/road",
            "#rrggbb");
        row("second colour", "{\"like\": \"winter\", \"colours\": {\"road\": [\"#ffffff\",\n3]}}",
            "line 2, /colours/road/1", "#rrggbb");
        row("small text", "{\"like\": \"winter\", \"names\": {\n\"small\": 1.5}}", "line 2, /names/small", "1.8");
        row("percent", "{\"like\": \"winter\", \"opacity\": {\n\"woods\": 1.5}}", "line 2, /opacity/woods", "100");
        row("word", "{\"like\": \"winter\", \"grid\": {\n\"look\": \"line\"}}", "line 2, /grid/look", "lines");
        row("font", "{\"like\": \"winter\", \"title\": {\n\"font\": 3}}", "line 2, /title/font", "serif");
        row("bold", "{\"like\": \"winter\", \"title\": {\n\"bold\": 1}}", "line 2, /title/bold", "");
        row("like nothing", "{\n\"like\": \"wintre\"}", "line 2, /like", "winter");
        row("half a style", "{\"colours\": {}}", "line 1, /colours", "like");
        row("deep", "{\"a\":{\"b\":{\"c\":{\"d\":{}}}}}", "line 1, /a/b/c/d", "");
    }
    void refusalNamesKeyAndRemedy()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, place);
        QFETCH(QString, remedy);
        const auto style = readLike(text);
        QVERIFY(!style);
        QCOMPARE(QString::fromStdString(style.error().file), QString("mine.style.json"));
        QCOMPARE(QString::fromStdString(style.error().place), place);
        QVERIFY2(QString::fromStdString(plain(style.error().remedy)).contains(remedy),
                 plain(style.error().remedy).c_str());
    }

    void folderComesFirst()
    {
        const QTemporaryDir folder;
        const std::string home = folder.path().toStdString();
        QVERIFY(findStyle("winter", home).value() == findStyle("winter", {}).value()); // shared
        write(folder.filePath("winter.style.json"), "{\"like\": \"winter\", \"colours\": {\"ground\": \"#fefefe\"}}");
        write(folder.filePath("mud.style.json"), "{\"like\": \"winter\", \"colours\": {\"road\": \"#504030\"}}");
        const auto own = findStyle("winter", home).value();
        QCOMPARE(own->day.ground, QColor("#fefefe"));
        QVERIFY(own == findStyle("winter", home).value());
        const auto mud = findStyle("mud", home).value();
        QCOMPARE(mud->day.road, QColor("#504030"));
        QCOMPARE(mud->day.ground, QColor("#fefefe"));
        QVERIFY((stylesIn(home) == std::vector<std::string>{"mud", "winter"}));
        Map map;
        map.style = "mud";
        map.folder = home;
        QCOMPARE(styleOf(map, false).road, QColor("#504030"));
        map.style = "mudd";
        QVERIFY(styleOf(map, false) == MapStyle::light());
        QVERIFY(QString::fromStdString(plain(findStyle("mudd", home).error().remedy)).contains("mud"));
        // A change of the file is seen.
        write(folder.filePath("winter.style.json"), "{\"like\": \"winter\", \"colours\": {\"ground\": \"#f0f0f0\"} }");
        QCOMPARE(findStyle("winter", home).value()->day.ground, QColor("#f0f0f0"));
        QCOMPARE(findStyle("mud", home).value()->day.ground, QColor("#f0f0f0"));
    }

    void staysInItsFolder()
    {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath("in"));
        write(folder.filePath("out.style.json"), R"({"like": "winter"})");
        const std::string home = folder.filePath("in").toStdString();
        QVERIFY(!findStyle("../out", home));
        QVERIFY(!findStyle("..", home));
        QVERIFY(QFile::link(folder.filePath("out.style.json"), folder.filePath("in/link.style.json")));
        QVERIFY(!findStyle("link", home));
        write(folder.filePath("in/large.style.json"), QByteArray(100000, ' ') + R"({"like": "winter"})");
        QVERIFY(!findStyle("large", home));
        write(folder.filePath("in/a.style.json"), R"({"like": "b"})");
        write(folder.filePath("in/b.style.json"), R"({"like": "a"})");
        QVERIFY(!findStyle("a", home));
    }

    void missingFontGivesWayToTheProgramsOwn()
    {
        Lettering hand;
        hand.setTypeface({"No Such Family 4711", false, true});
        QVERIFY(hand.family.isEmpty() && !hand.serif && hand.bold);
        const QStringList installed = QFontDatabase::families();
        QVERIFY(!installed.isEmpty());
        hand.setTypeface({installed.front(), true, false});
        QCOMPARE(hand.family, installed.front());
        QCOMPARE(hand.font().families().front(), installed.front());
        QVERIFY(hand.font().families().contains(privateFamily(Face::Serif)));
        QVERIFY(hand.scale() > 0);
    }

    void shownMapTakesOnAnotherStyle()
    {
        const Scenario s = sampleScenario(GridShape::HexFlat);
        MapPainter map(s.map, sampleRules(), MapStyle::light());
        for (const std::string& name : shippedStyles()) {
            const MapStyle style = findStyle(name, {}).value()->day;
            map.setStyle(style);
            const QImage changed = drawn(map, map.sheet(), 5);
            QVERIFY2(changed == drawn(MapPainter(s.map, sampleRules(), style), map.sheet(), 5), name.c_str());
        }
    }

    void numbersAreInTheirHalf_data()
    {
        QTest::addColumn<int>("place");
        for (const NumberPlace place : {NumberPlace::Top, NumberPlace::Bottom, NumberPlace::Centre, NumberPlace::Edge})
            QTest::addRow("%d", int(place)) << int(place);
    }
    void numbersAreInTheirHalf()
    {
        QFETCH(int, place);
        const Scenario s = sampleScenario(GridShape::HexFlat);
        MapStyle style = MapStyle::light();
        style.numberPlace = NumberPlace(place);
        const MapPainter map(s.map, sampleRules(), style);
        const Cell open = s.map.grid.cell(6, 2);
        const QRectF box = map.labels().numberBox(open);
        const double y = box.center().y() - map.geometry().centre(open).y();
        const double half = map.geometry().across() / 2;
        QVERIFY(std::abs(box.center().x() - map.geometry().centre(open).x()) < 0.01);
        QVERIFY2(NumberPlace(place) == NumberPlace::Top      ? y < -0.6 * half && y > -half
                 : NumberPlace(place) == NumberPlace::Bottom ? y > 0.6 * half && y < half
                 : NumberPlace(place) == NumberPlace::Centre ? std::abs(y) < 0.1
                                                             : std::abs(y + half) < 0.1,
                 qPrintable(QString::number(y)));
    }

    /// The plain style has no colours, and its grounds differ by their patterns alone.
    void plainStyleTellsGroundsApartByPattern()
    {
        const auto plainStyle = findStyle("plain", {}).value();
        Ruleset rules;
        std::vector<std::pair<std::string, Pattern>> seen;
        for (const char* ground :
             {"clear", "woods", "deep-woods", "field", "orchard", "marsh", "rough", "lake", "hill", "town"}) {
            Map map;
            map.grid = {GridShape::HexFlat, 7, 7, true};
            map.numbering = fourDigits();
            map.terrain.assign(49, {ground});
            MapStyle style = plainStyle->day;
            style.numbers = style.grid = false;
            const MapPainter painter(map, rules, style);
            QRectF middle(0, 0, 40, 40);
            middle.moveCenter(painter.geometry().bounds().center());
            const QImage image = drawn(painter, middle, 6);
            for (int i = 0; i < image.width(); i += 7) {
                const QColor c = image.pixelColor(i, (i * 3) % image.height());
                QVERIFY(c.red() == c.green() && c.green() == c.blue());
            }
            const Pattern pattern = patternOf(image);
            for (const auto& [other, known] : seen)
                QVERIFY2(
                    difference(pattern, known) >= 1,
                    qPrintable(QString("%1 and %2: %3").arg(ground, other.c_str()).arg(difference(pattern, known))));
            seen.emplace_back(ground, pattern);
        }
    }

    void guideHasEveryKey()
    {
        QFile page(FW_SOURCE_DIR "/resources/guide/styles.md");
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(page.readAll());
        for (const StyleKey& key : styleKeys()) {
            QVERIFY2(text.contains('`' + QString::fromStdString(key.key) + '`'), key.key.c_str());
            const QString words = QString::fromStdString(key.values);
            for (const QString& word : words.contains('|') ? words.split('|') : QStringList())
                QVERIFY2(text.contains(word), qPrintable(word));
        }
        for (const std::string& name : shippedStyles())
            QVERIFY2(text.contains('`' + QString::fromStdString(name) + '`'), name.c_str());
    }
};

FW_TEST(StylesTest)
#include "tst_styles.moc"
