#include "editor/findings/DrawingFindings.h"
#include "editor/render/CounterBack.h"
#include "editor/render/CounterFields.h"
#include "editor/render/CounterPainter.h"
#include "tests/Main.h"
#include "tests/editor/Sample.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <cmath>

using namespace fw;

namespace {

constexpr double leastText = 1.8; ///< millimetres of type
constexpr double leastContrast = 4.5;

/// A layout of one face with these boxes and fields.
std::string layoutText(const std::string& fields, const std::string& more = {})
{
    return R"({"format": 1, "id": "own", "side": 12.7, )" + more + R"("unit": {"fields": [)" + fields + "]}}";
}

/// "line, pointer" of what is wrong with a layout, and the first argument of the remedy.
QString faultOf(const std::string& text)
{
    const Result<CounterLayout> layout = readCounterLayout(text, "own.counters.json");
    if (layout)
        return {};
    const Problem& problem = layout.error();
    QString out = QString::fromStdString(problem.place);
    if (problem.trouble != Trouble::BadInput || problem.file != "own.counters.json")
        out += " (not about the file)";
    return problem.remedy.args.empty() ? out : out + ": " + QString::fromStdString(problem.remedy.args.front());
}

/// The contrast of two colours by their definition, apart from the program's own.
double contrast(const QColor& one, const QColor& other)
{
    const auto luminance = [](const QColor& c) {
        const auto part = [](double v) { return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
        return 0.2126 * part(c.redF()) + 0.7152 * part(c.greenF()) + 0.0722 * part(c.blueF());
    };
    const double a = luminance(one), b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

QColor greyOf(const QColor& c)
{
    const int grey = qGray(c.rgb());
    return {grey, grey, grey};
}

/// A counter with every value.
CounterFace full(const CounterLayoutPtr& layout, const QColor& side = QColor("#27406f"))
{
    CounterFace face;
    face.layout = layout;
    face.name = "Guards";
    face.side = "Red";
    face.formation = "G";
    face.colour = side;
    face.band = QColor("#e8c547");
    face.symbol = "infantry";
    face.size = "XX";
    face.ratings = {{"attack", "6"}, {"defence", "7"}, {"movement", "4"}};
    face.factors = factorsOf(face.ratings);
    face.steps = 4;
    face.stepsLeft = 3;
    return face;
}

QImage picture(const CounterFace& face, int dots = 160)
{
    QImage image(dots, dots, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintCounter(painter, face, QRectF(0, 0, dots, dots), 1);
    painter.end();
    return image;
}

/// The number of pixels that differ clearly in grey.
int different(const QImage& a, const QImage& b)
{
    int out = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            out += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 60;
    return out;
}

} // namespace

/// Layouts of counters: how their files are read, what they show, and that the shipped ones can be read in print.
class CounterLayoutTest : public QObject
{
    Q_OBJECT

    static void shipped()
    {
        QTest::addColumn<QString>("id");
        for (const QString& id : shippedCounterLayoutIds())
            QTest::newRow(qPrintable(id)) << id;
    }
    static CounterLayoutPtr layoutOf(const QString& id)
    {
        const Result<CounterLayoutPtr> layout = counterLayout(id.toStdString(), {});
        if (!layout)
            qFatal("%s", describe(layout.error()).c_str());
        return *layout;
    }

private slots:
    void readsALayout()
    {
        const auto layout = readCounterLayout(
            layoutText(R"({"show": "ratings", "area": ["50%", 1, 2, "10%"], "ratings": [1, "morale", "rest"],
                           "between": "/", "align": "right", "font": "serif", "bold": true, "size": 2.5,
                           "colour": "#112233", "fill": "side-light", "pad": 0.5, "when": "reduced"})",
                       R"("corner": 1, "symbols": {"gun": "nato-artillery"}, )"),
            "own");
        QVERIFY2(layout, layout ? "" : describe(layout.error()).c_str());
        QCOMPARE(layout->corner, 1.0);
        QCOMPARE(layout->symbols.value("gun"), QString("nato-artillery"));
        const LayoutField& field = layout->face(FaceKind::Unit).fields.at(0);
        QCOMPARE(field.area, QRectF(6.35, 1, 2, 1.27));
        QCOMPARE(field.ground.area, QRectF(5.85, 0.5, 3, 2.27));
        QCOMPARE(field.ratings, QStringList({"1", "morale", "rest"}));
        QVERIFY(field.serif && field.bold && field.align == 1 && field.when == LayoutWhen::Reduced);
        QCOMPARE(field.colour.fixed, QColor("#112233"));
        QCOMPARE(field.ground.fill.role, LayoutColour::Role::SideLight);
        // Faces that the file leaves out are those of units.
        QVERIFY(!layout->given[std::size_t(FaceKind::Leader)]);
        QCOMPARE(layout->face(FaceKind::Leader), layout->face(FaceKind::Unit));
    }

    void refusesWrongLayouts_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("fault");
        const auto row = [](const char* name, const std::string& text, const char* fault) {
            QTest::newRow(name) << QString::fromStdString(text) << QString(fault);
        };
        row("no JSON", "{", "line 1");
        row("no side", R"({"format": 1, "id": "a", "unit": {}})", "line 1");
        row("newer format", R"({"format": 2, "id": "a", "side": 12, "unit": {}})", "line 1, /format");
        row("unknown key", R"({"format": 1, "id": "a", "side": 12, "units": {}, "unit": {}})", "line 1: unit");
        row("unknown key of a field", layoutText(R"({"show": "name", "area": [1, 1, 5, 2], "aling": "left"})"),
            "line 1, /unit/fields/0: align");
        row("unknown word", layoutText(R"({"show": "ratngs", "area": [1, 1, 5, 2]})"),
            "line 1, /unit/fields/0/show: ratings");
        row("no area", layoutText(R"({"show": "name"})"), "line 1, /unit/fields/0");
        row("short area", layoutText(R"({"show": "name", "area": [1, 1, 5]})"), "line 1, /unit/fields/0/area");
        row("area off the counter", layoutText(R"({"show": "name", "area": [1, 1, 12, 2]})"),
            "line 1, /unit/fields/0/area: 12.7");
        row("empty area", layoutText(R"({"show": "name", "area": [1, 1, 0, 2]})"), "line 1, /unit/fields/0/area: 12.7");
        row("no colour", layoutText(R"({"show": "name", "area": [1, 1, 5, 2], "colour": "sid"})"),
            "line 1, /unit/fields/0/colour: side");
        row("no text", layoutText(R"({"show": "text", "area": [1, 1, 5, 2]})"), "line 1, /unit/fields/0");
        row("no rating", layoutText(R"({"show": "ratings", "area": [1, 1, 5, 2], "ratings": [0]})"),
            "line 1, /unit/fields/0/ratings/0");
        std::string nine;
        for (int i = 0; i < 9; ++i)
            nine += std::string(i == 0 ? "" : ", ") + R"({"show": "name", "area": [1, 1, 5, 2]})";
        row("nine fields", layoutText(nine), "line 1, /unit/fields: 8");
    }
    void refusesWrongLayouts()
    {
        QFETCH(QString, text);
        QFETCH(QString, fault);
        QCOMPARE(faultOf(text.toStdString()), fault);
    }

    void shippedLayoutsAreComplete_data() { shipped(); }
    void shippedLayoutsAreComplete()
    {
        QFETCH(QString, id);
        const CounterLayoutPtr layout = layoutOf(id);
        QCOMPARE(layout->id, id);
        QVERIFY(!layout->title.isEmpty());
        QVERIFY(layout->given[std::size_t(FaceKind::Marker)]);
        // A unit shows its name, its sign and its numbers, and its reduced side differs in grey.
        CounterFace face = full(layout);
        const QImage whole = picture(face);
        for (auto clear : {+[](CounterFace& f) { f.name.clear(); }, +[](CounterFace& f) { f.formation.clear(); },
                           +[](CounterFace& f) { f.ratings.clear(); }, +[](CounterFace& f) { f.size.clear(); },
                           +[](CounterFace& f) { f.symbol.clear(); }}) {
            CounterFace less = face;
            clear(less);
            QVERIFY(different(whole, picture(less)) > 20);
        }
        face.reduced = true;
        QVERIFY(different(whole, picture(face)) > 400);
    }

    void shippedLayoutsAreLegible_data() { shipped(); }
    void shippedLayoutsAreLegible()
    {
        QFETCH(QString, id);
        const CounterLayoutPtr layout = layoutOf(id);
        QVERIFY(legibilityFaults(*layout).empty());
        for (std::size_t f = 0; f < layout->faces.size(); ++f) {
            const LayoutFace& face = layout->faces[f];
            for (const LayoutField& field : face.fields) {
                QVERIFY(field.size >= leastText);
                for (const char* side : {"#000000", "#27406f", "#a5282c", "#757575", "#777777", "#c9b27c", "#ffffff"})
                    for (const bool reduced : {false, true}) {
                        CounterFace shown = full(layout, QColor(side));
                        shown.reduced = reduced;
                        const QColor below = groundBelow(face, field, shown);
                        const QColor ink = layoutColour(field.colour, shown, below);
                        QVERIFY2(contrast(ink, below) >= leastContrast, side);
                        QVERIFY2(contrast(greyOf(ink), greyOf(below)) >= leastContrast - 0.1, side);
                    }
                for (const LayoutField& other : face.fields)
                    QVERIFY(&other == &field || !other.area.intersects(field.area));
            }
            if (!face.ticket.area.isEmpty())
                QVERIFY(face.ticket.size >= leastText);
        }
    }

    void findsWhatIsHardToRead()
    {
        const auto faults = [](const std::string& fields) {
            return legibilityFaults(*readCounterLayout(layoutText(fields), "own")).size();
        };
        QCOMPARE(faults(R"({"show": "name", "area": [1, 1, 5, 2]})"), std::size_t(0));
        QCOMPARE(faults(R"({"show": "name", "area": [1, 1, 5, 2], "size": 1.5})"), std::size_t(1));
        QCOMPARE(faults(R"({"show": "name", "area": [1, 1, 5, 2]}, {"show": "size", "area": [5, 2, 5, 2]})"),
                 std::size_t(1));
        QVERIFY(faults(R"({"show": "name", "area": [1, 1, 5, 2], "colour": "side"})") > 2);
    }

    /// The type decides the face, or else its symbol; the sign and colour of a formation may be given.
    void typesAndFormationsDecideTheFace()
    {
        Ruleset rules = sampleRules();
        Scenario s = sampleScenario(GridShape::HexFlat);
        const auto first = [&] { return counterFaces(rules, s)[0]; };
        QCOMPARE(first().kind, FaceKind::Unit);
        QCOMPARE(first().layout->id, QString("linear-1777"));
        rules.counters = "nato-1944";
        QCOMPARE(first().layout->id, QString("nato-1944"));
        rules.counters = "no such layout";
        QCOMPARE(first().layout->id, QString("linear-1777"));
        rules.unitTypes = {{s.units[0].type, "", "leader", ""}};
        QCOMPARE(first().kind, FaceKind::Leader);
        rules.unitTypes[0].face = "headquarters";
        QCOMPARE(first().kind, FaceKind::Headquarters);
        rules.unitTypes[0].face = "unit";
        QCOMPARE(first().kind, FaceKind::Unit);
        s.units[0].formation = "guard";
        s.formationSigns = {{"guard", "", "1/G", "#123456"}};
        QCOMPARE(first().formation, QString("1/G"));
        QCOMPARE(first().band, QColor("#123456"));
    }

    void ratingsAndStepsAreCounted()
    {
        Ruleset rules = sampleRules();
        Scenario s = sampleScenario(GridShape::HexFlat);
        s.units[0].steps = 3;
        const CounterFace face = counterFaces(rules, s)[0];
        QCOMPARE(face.steps, 3);
        QCOMPARE(face.stepsLeft, 3);
        QCOMPARE(factorsOf(face.ratings), face.factors);
        const CounterFace back = backFace(rules, s, face);
        QCOMPARE(factorsOf(back.ratings), back.factors);
        QCOMPARE(factorsOf({{"a", "1"}, {"b", "2"}}, "/"), QString("1/2"));
    }

    void sizeMarksAreDrawn()
    {
        const auto drawn = [](const char* mark) {
            QImage image(240, 60, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            paintSizeMark(painter, QRectF(10, 10, 220, 40), QString::fromUtf8(mark), Qt::black);
            painter.end();
            return image;
        };
        QList<QImage> seen;
        for (const char* mark : {"Ø", "•", "••", "•••", "I", "II", "III", "X", "XX", "XXX", "XXXX", "XXXXX", "1st"}) {
            const QImage image = drawn(mark);
            for (const QImage& other : seen)
                QVERIFY2(different(image, other) > 50, mark);
            seen << image;
        }
    }

    void readsAnOwnFile()
    {
        QTemporaryDir folder;
        const auto write = [&](const QByteArray& text) {
            QFile file(folder.filePath("mine.counters.json"));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
            file.close();
            QVERIFY(
                file.open(QIODevice::ReadWrite)
                && file.setFileTime(QDateTime::currentDateTime().addSecs(++mAge), QFileDevice::FileModificationTime));
        };
        Ruleset rules = sampleRules();
        const auto checks = [&] {
            QStringList out;
            for (const CheckResult& found : drawingFindings(rules, folder.path()))
                out << QString::fromStdString(found.check + "/" + found.what);
            return out;
        };
        rules.counters = "mine";
        QCOMPARE(checks(), QStringList("counters/layout")); // there is no such file
        const auto near = counterLayout("mina", folder.path());
        QVERIFY(!near);
        write(QByteArray::fromStdString(layoutText(R"({"show": "name", "area": [1, 1, 5, 2]})")));
        QCOMPARE(checks(), QStringList());
        QCOMPARE(counterLayout("mina", folder.path()).error().remedy.args.front(), std::string("mine"));
        QCOMPARE((*counterLayout("mine", folder.path()))->id, QString("own"));
        QCOMPARE(*counterLayout("mine", folder.path()), *counterLayout("mine", folder.path()));
        write(QByteArray::fromStdString(layoutText(R"({"show": "name", "area": [1, 1, 5, 2], "size": 1})")));
        QCOMPARE(checks(), QStringList("counters/legible"));
        write("{}");
        QCOMPARE(checks(), QStringList("counters/layout"));
        QVERIFY(counterLayoutFile(folder.path(), "../mine").isEmpty());
    }

private:
    int mAge = 0;
};

FW_TEST(CounterLayoutTest)
#include "tst_counterlayout.moc"
