#include "editor/render/MapPainter.h"
#include "editor/render/Season.h"
#include "engine/store/Files.h"
#include "tests/Main.h"
#include "tests/editor/Recorder.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QTest>
#include <cmath>

using namespace fw;

namespace {

constexpr double leastText = 1.8; ///< millimetres in print
constexpr double leastContrast = 4.5;

struct Shipped {
    Ruleset rules;
    Scenario scenario;
};

Shipped shipped(const QString& name)
{
    const std::string folder = (FW_SOURCE_DIR "/scenarios/" + name.section('/', 0, 0)).toStdString();
    const auto s = readScenarioFile((FW_SOURCE_DIR "/scenarios/" + name).toStdString());
    if (!s)
        qFatal("cannot be read");
    const auto r = findRules(*s, folder, folder);
    if (!r)
        qFatal("no rules");
    return {r->rules, *s};
}

double luminance(const QColor& c)
{
    const auto part = [](double v) { return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
    return 0.2126 * part(c.redF()) + 0.7152 * part(c.greenF()) + 0.0722 * part(c.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
    const double x = luminance(a);
    const double y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

/// A colour with another, partly transparent, on top of it.
QColor over(const QColor& ground, const QColor& veil, double alpha)
{
    const auto mix = [alpha](double a, double b) { return float(a * (1 - alpha) + b * alpha); };
    return QColor::fromRgbF(mix(ground.redF(), veil.redF()), mix(ground.greenF(), veil.greenF()),
                            mix(ground.blueF(), veil.blueF()));
}

} // namespace

/// What can be measured of the look of the shipped maps: size of letters, contrast and overlaps.
class LookTest : public QObject
{
    Q_OBJECT

    static void maps()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("dark");
        for (const bool dark : {false, true}) {
            const char* when = dark ? "night" : "day";
            QTest::addRow("germantown by %s", when) << "musket-and-saber/germantown.scenario.json" << dark;
            QTest::addRow("brandywine by %s", when) << "brandywine/brandywine.scenario.json" << dark;
            QTest::addRow("leuthen under snow by %s", when) << "drums-and-muskets/leuthen.scenario.json" << dark;
        }
    }

private slots:
    void lettersAreLargeEnoughInPrint_data() { maps(); }
    void lettersAreLargeEnoughInPrint()
    {
        QFETCH(QString, name);
        QFETCH(bool, dark);
        const Shipped s = shipped(name);
        const MapPainter map(s.scenario, s.rules, styleOf(s.scenario.map.palette, dark));
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

    void textsDoNotOverlap_data() { maps(); }
    void textsDoNotOverlap()
    {
        QFETCH(QString, name);
        const Shipped s = shipped(name);
        const MapPainter map(s.scenario, s.rules, MapStyle::light());
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

    void noteIsClearOfTitleAndFrame_data() { maps(); }
    void noteIsClearOfTitleAndFrame()
    {
        QFETCH(QString, name);
        const Shipped s = shipped(name);
        const MapPainter map(s.scenario, s.rules, MapStyle::light());
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
        QFETCH(bool, dark);
        const Shipped s = shipped(name);
        const MapStyle style = styleOf(s.scenario.map.palette, dark);
        const MapPainter map(s.scenario, s.rules, style);
        const double dots = 6;
        QImage image((map.sheet().size() * dots).toSize(), QImage::Format_RGB32);
        image.fill(style.sheet);
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
                    const double ratio = contrast(ink, over(image.pixelColor(x, y), halo, alpha));
                    QVERIFY2(ratio >= 3, qPrintable(QString("%1: %2").arg(what).arg(ratio)));
                    ++places;
                    poor += ratio < leastContrast;
                }
            QVERIFY2(poor * 10 <= places, qPrintable(QString("%1: %2 of %3").arg(what).arg(poor).arg(places)));
        };
        for (Cell cell = 0; cell < s.scenario.map.grid.cellCount(); ++cell) {
            judge(map.labels().numberBox(cell), style.number, style.halo, 0.6,
                  QString::fromStdString(s.scenario.map.numbering.label(s.scenario.map.grid, cell)));
            if (QTest::currentTestFailed())
                return;
        }
        for (const MapLabel& label : map.labels().texts())
            for (const QRectF& box : label.covers) {
                judge(box, label.water ? style.waterInk : style.ink, style.halo, style.halo.alphaF(), label.text);
                if (QTest::currentTestFailed())
                    return;
            }
        QVERIFY(contrast(style.ink, style.sheet) >= leastContrast);
    }

    void terrainsDifferInGrey()
    {
        // How a black-and-white printer shows woods, hills, water, town and open ground.
        for (const Palette palette : {Palette::Summer, Palette::Winter}) {
            const MapStyle s = styleOf(palette, false);
            const auto grey = [](const QColor& c) { return luminance(c); };
            const double open = grey(s.ground);
            for (const QColor& c : {s.crown, s.crownDeep, s.waterLine, s.brick, s.roadLine, s.hillLine})
                QVERIFY2((open + 0.05) / (grey(c) + 0.05) >= 1.8, qPrintable(c.name()));
            QVERIFY((grey(s.crown) + 0.05) / (grey(s.crownDeep) + 0.05) >= 1.3);
        }
    }
};

FW_TEST(LookTest)
#include "tst_look.moc"
