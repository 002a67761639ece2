#include "editor/render/MapPainter.h"
#include "editor/render/StyleContrast.h"
#include "editor/render/StyleShelf.h"
#include "engine/store/Files.h"
#include "tests/Main.h"
#include "tests/editor/Recorder.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QTest>
#include <cmath>
#include <map>

using namespace fw;

namespace {

constexpr double leastText = 1.8; ///< millimetres in print

struct Shipped {
    Ruleset rules;
    Scenario scenario;
};

/// A shipped scenario with its rules, read once.
const Shipped& shipped(const QString& name)
{
    static std::map<QString, Shipped> known;
    if (const auto found = known.find(name); found != known.end())
        return found->second;
    const std::string folder = (FW_SOURCE_DIR "/scenarios/" + name.section('/', 0, 0)).toStdString();
    const auto s = readScenarioFile((FW_SOURCE_DIR "/scenarios/" + name).toStdString());
    if (!s)
        qFatal("cannot be read");
    const auto r = findRules(*s, folder, folder);
    if (!r)
        qFatal("no rules");
    return known.emplace(name, Shipped{r->rules, *s}).first->second;
}

/// A colour with another, partly transparent, on top of it.
QColor over(const QColor& ground, const QColor& veil, double alpha)
{
    const auto mix = [alpha](double a, double b) { return float(a * (1 - alpha) + b * alpha); };
    return QColor::fromRgbF(mix(ground.redF(), veil.redF()), mix(ground.greenF(), veil.greenF()),
                            mix(ground.blueF(), veil.blueF()));
}

} // namespace

/// What can be measured of the look of the shipped maps in each style: size of letters, contrast, overlaps, grey.
class LookTest : public QObject
{
    Q_OBJECT

    /// The shipped maps in every style, by day and on a dark screen.
    static void maps(bool darkAsWell = true)
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("style");
        QTest::addColumn<bool>("dark");
        for (const char* name : {"musket-and-saber/germantown", "brandywine/brandywine", "drums-and-muskets/leuthen",
                                 "battles-of-the-american-revolution/germantown-brigades"})
            for (const std::string& style : shippedStyles())
                for (const bool dark : {false, true})
                    if (!dark || darkAsWell)
                        QTest::addRow("%s %s%s", QByteArray(name).split('/').last().constData(), style.c_str(),
                                      dark ? " dark" : "")
                            << QString(name) + ".scenario.json" << QString::fromStdString(style) << dark;
    }
    static void styles()
    {
        QTest::addColumn<QString>("style");
        for (const std::string& style : shippedStyles())
            QTest::newRow(style.c_str()) << QString::fromStdString(style);
    }
    static MapStyle styleOf(const QString& name, bool dark)
    {
        const auto found = findStyle(name.toStdString(), {});
        if (!found)
            qFatal("%s", describe(found.error()).c_str());
        return dark ? (*found)->night : (*found)->day;
    }

private slots:
    void lettersAreLargeEnoughInPrint_data() { maps(false); }
    void lettersAreLargeEnoughInPrint()
    {
        QFETCH(QString, name);
        QFETCH(QString, style);
        QFETCH(bool, dark);
        const Shipped& s = shipped(name);
        const MapPainter map(s.scenario, s.rules, styleOf(style, dark));
        TextRecorder recorder;
        QPainter painter(&recorder);
        map.paint(painter, map.sheet(), 1e3); // one unit is a millimetre
        painter.end();
        QVERIFY(recorder.texts().size() > std::size_t(s.scenario.map.grid.cellCount())); // the cell numbers and more
        for (const RecordedText& text : recorder.texts()) {
            const bool condensed = text.family == privateFamily(Face::Condensed);
            const double capital = text.size * capitalShare(condensed ? Face::Condensed : Face::Serif);
            QVERIFY2(capital > leastText - 0.01, qPrintable(QString("%1: %2 mm").arg(text.text).arg(capital)));
        }
        // Texts that are drawn as shapes.
        QVERIFY(map.titleHand().capital >= leastText);
        QVERIFY(map.labels().numberHand().capital >= leastText);
        for (const MapLabel& label : map.labels().texts())
            QVERIFY2(label.hand.capital >= leastText, qPrintable(label.text));
    }

    void textsDoNotOverlap_data() { maps(false); }
    void textsDoNotOverlap()
    {
        QFETCH(QString, name);
        QFETCH(QString, style);
        const Shipped& s = shipped(name);
        const MapPainter map(s.scenario, s.rules, styleOf(style, false));
        QVERIFY(map.labels().clashes(map.ground()).empty());
        // Measured again from what is drawn: no two texts overlap.
        const std::vector<MapLabel>& texts = map.labels().texts();
        QVERIFY(texts.size() >= s.scenario.map.names.size());
        for (std::size_t i = 0; i < texts.size(); ++i)
            for (const QRectF& box : texts[i].covers) {
                QVERIFY2(map.sheet().contains(box), qPrintable(texts[i].text));
                for (std::size_t k = 0; k < i; ++k)
                    for (const QRectF& other : texts[k].covers)
                        QVERIFY2(!box.intersects(other), qPrintable(texts[i].text + " / " + texts[k].text));
            }
    }

    void noteIsClearOfTitleAndFrame_data() { maps(false); }
    void noteIsClearOfTitleAndFrame()
    {
        QFETCH(QString, name);
        QFETCH(QString, style);
        const Shipped& s = shipped(name);
        const MapPainter map(s.scenario, s.rules, styleOf(style, false));
        const QString title = QString::fromStdString(s.scenario.map.title);
        const QRectF top = map.titleHand().box(title).translated(map.titleAt());
        const QRectF note = map.originHand().box(map.originNote()).translated(map.originAt());
        QVERIFY(!map.originNote().isEmpty());
        QVERIFY2(top.bottom() + 0.8 < note.top(), qPrintable(title));
        QVERIFY(note.bottom() + 0.8 < MapPainter::frameOf(map.geometry()).top());
        QVERIFY(map.sheet().contains(top));
    }

    void inkContrastsWithTheGround_data() { maps(); }
    void inkContrastsWithTheGround()
    {
        QFETCH(QString, name);
        QFETCH(QString, style);
        QFETCH(bool, dark);
        const Shipped& s = shipped(name);
        const MapStyle drawn = styleOf(style, dark);
        const MapPainter map(s.scenario, s.rules, drawn);
        const double dots = 6;
        QImage image((map.sheet().size() * dots).toSize(), QImage::Format_RGB32);
        image.fill(drawn.sheet);
        QPainter painter(&image);
        painter.scale(dots, dots);
        painter.translate(-map.sheet().topLeft());
        for (const MapLayer layer : mapLayers)
            if (layer != MapLayer::Numbers && layer != MapLayer::Names)
                map.paintLayer(painter, map.sheet(), dots, layer);
        painter.end();
        // The halo covers the ground under the letters. That much contrast is needed in nine of ten places, and at
        // least 3 everywhere.
        const auto judge = [&](const QRectF& box, const QColor& ink, const QColor& halo, double alpha,
                               const QString& what) {
            int places = 0;
            int poor = 0;
            const QRect pixels = QRectF((box.topLeft() - map.sheet().topLeft()) * dots, box.size() * dots)
                                     .toRect()
                                     .intersected(image.rect());
            for (int y = pixels.top(); y <= pixels.bottom(); ++y)
                for (int x = pixels.left(); x <= pixels.right(); ++x) {
                    const double ratio = contrastRatio(ink, over(image.pixelColor(x, y), halo, alpha));
                    QVERIFY2(ratio >= 3, qPrintable(QString("%1: %2").arg(what).arg(ratio)));
                    ++places;
                    poor += ratio < leastContrast;
                }
            QVERIFY2(poor * 10 <= places, qPrintable(QString("%1: %2 of %3").arg(what).arg(poor).arg(places)));
        };
        for (Cell cell = 0; cell < s.scenario.map.grid.cellCount(); ++cell) {
            judge(map.labels().numberBox(cell), drawn.number, drawn.halo, drawn.numberHalo / 100.0,
                  QString::fromStdString(s.scenario.map.numbering.label(s.scenario.map.grid, cell)));
            if (QTest::currentTestFailed())
                return;
        }
        for (const MapLabel& label : map.labels().texts())
            for (const QRectF& box : label.covers) {
                judge(box, label.water ? drawn.waterInk : drawn.ink, drawn.halo, drawn.halo.alphaF(), label.text);
                if (QTest::currentTestFailed())
                    return;
            }
        QVERIFY(contrastRatio(drawn.ink, drawn.sheet) >= leastContrast);
    }

    void textsStandOutFromEveryGround()
    {
        for (const std::string& name : shippedStyles())
            for (const bool dark : {false, true})
                for (const FaintText& faint : faintTexts(styleOf(QString::fromStdString(name), dark)))
                    QFAIL(qPrintable(QString("%1 %2: %3 on %4 has %5")
                                         .arg(QString::fromStdString(name), dark ? "dark" : "day",
                                              QString::fromStdString(faint.text), QString::fromStdString(faint.ground))
                                         .arg(faint.contrast)));
    }

    /// How a black-and-white printer shows woods, hills, water, town and open ground: each has lines or fills that
    /// differ from open ground in brightness.
    void terrainsDifferInGrey_data() { styles(); }
    void terrainsDifferInGrey()
    {
        QFETCH(QString, style);
        for (const bool dark : {false, true}) {
            const MapStyle s = styleOf(style, dark);
            if (dark && style != "night")
                continue;                              // a screen has colours
            const bool light = greyOf(s.ground) > 0.2; // else trees and roads are lighter than the ground
            for (const QColor& c :
                 {light ? s.crownLine : s.crownLight, s.waterLine, s.brick, light ? s.roadLine : s.road, s.hillLine})
                QVERIFY2(contrastRatio(c, s.ground) >= 1.8, qPrintable(c.name()));
            const bool scrub = s.treeLook == TreeLook::Scrub;
            const QColor sparse = scrub ? s.crownDeep : s.crown;
            const QColor dense = scrub ? s.crownLine : s.crownDeep;
            QVERIFY2(contrastRatio(sparse, dense) >= 1.3, qPrintable(sparse.name() + ' ' + dense.name()));
        }
    }
};

FW_TEST(LookTest)
#include "tst_look.moc"
