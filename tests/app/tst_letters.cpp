#include "editor/render/Faces.h"
#include "editor/render/Lettering.h"
#include "tests/app/Program.h"

#include <QApplication>
#include <QDirIterator>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QRawFont>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace fw;

Q_DECLARE_METATYPE(fw::Lettering)

namespace {

/// A fontconfig file that replaces the machine's settings.
QByteArray settings(const QByteArray& lines)
{
    return "<?xml version=\"1.0\"?>\n<!DOCTYPE fontconfig SYSTEM \"fonts.dtd\">\n<fontconfig>\n" + lines
           + "</fontconfig>\n";
}

/// Runs the program on a simulated machine.
Ran on(const QString& machine, const QString& folder, const QStringList& words)
{
    const QByteArray before = qgetenv("FONTCONFIG_FILE");
    if (machine == "as it is") {
        qunsetenv("FONTCONFIG_FILE");
    } else {
        qputenv("FONTCONFIG_FILE", QFile::encodeName(folder + '/' + machine + ".conf"));
        if (machine == "odd")
            qputenv("QT_FONT_DPI", "144");
    }
    const Ran ran = fieldworks(folder, words);
    qunsetenv("QT_FONT_DPI");
    qputenv("FONTCONFIG_FILE", before);
    return ran;
}

QRectF outline(const QString& text, Face face, bool bold = false)
{
    QFont font = faceFont(face, bold);
    font.setPixelSize(1000);
    QPainterPath path;
    path.addText(0, 0, font, text);
    return path.boundingRect();
}

} // namespace

/// The letters of maps, counters and print are the program's own. This test runs without any installed font: see main.
class LettersTest : public QObject
{
    Q_OBJECT

    QTemporaryDir mFolder;

private slots:
    void initTestCase()
    {
        // Without fonts; otherwise the test would prove nothing.
        QVERIFY(QRawFont::fromFont(QApplication::font()).fontTable("cmap").isEmpty());
        letterBareWindow();
        QVERIFY(put(mFolder.filePath("bare.conf"), settings({})));
        // Another font for every requested name, coarse and hinted.
        QVERIFY(QDir(mFolder.path()).mkdir("fonts"));
        QVERIFY(QFile::copy(":/letters/signs.ttf", mFolder.filePath("fonts/a.ttf")));
        QVERIFY(put(mFolder.filePath("odd.conf"),
                    settings("<dir>" + QFile::encodeName(mFolder.filePath("fonts"))
                             + "</dir>\n"
                               "<match target=\"scan\"><edit name=\"family\" mode=\"prepend\">"
                               "<string>Gentium Book Plus</string></edit></match>\n"
                               "<match target=\"pattern\">"
                               "<edit name=\"hintstyle\" mode=\"assign\"><const>hintfull</const></edit>"
                               "<edit name=\"autohint\" mode=\"assign\"><bool>true</bool></edit>"
                               "<edit name=\"rgba\" mode=\"assign\"><const>rgb</const></edit>"
                               "</match>\n")));
    }

    void everyMachinePrintsTheSameBytes_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("file");
        const QString germantown = FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown.scenario.json";
        const QString brandywine = FW_SOURCE_DIR "/scenarios/brandywine/brandywine.scenario.json";
        const QString orders = FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown-sample.orders";
        const auto row = [](const char* name, QStringList words, const QString& file) {
            QTest::newRow(name) << words << file;
        };
        row("map as a picture", {"export", germantown, "--what", "setup", "--dpi", "70"}, "m.png");
        row("map as a drawing", {"export", germantown, "--what", "setup"}, "m.svg");
        row("map as PDF", {"export", brandywine, "--what", "setup"}, "m.pdf");
        row("map on pages", {"export", germantown, "--tiled"}, "t.pdf");
        row("counter sheets", {"export", brandywine, "--what", "counters", "--markers"}, "c.pdf");
        row("counter mix", {"export", germantown, "--what", "mix"}, "x.pdf");
        row("set-up card", {"export", germantown, "--what", "setup-card"}, "s.pdf");
        row("roster", {"export", brandywine, "--what", "roster"}, "r.pdf");
        row("play aids", {"export", brandywine, "--what", "aids"}, "a.pdf");
        row("log", {"adjudicate", germantown, orders, "--log", "pdf"}, {});
    }
    void everyMachinePrintsTheSameBytes()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, file);
        if (!file.isEmpty())
            words << "--to" << file;
        QByteArray first;
        for (const char* machine : {"bare", "odd", "as it is"}) {
            QFile::remove(mFolder.filePath(file));
            const QString log = mFolder.filePath("log.pdf");
            if (file.isEmpty())
                words = words.mid(0, 5) << "--output" << log;
            QFile::remove(log);
            const Ran ran = on(machine, mFolder.path(), words);
            QVERIFY2(ran.code == 0, qPrintable(ran.err));
            const QByteArray bytes = content(file.isEmpty() ? log : mFolder.filePath(file));
            QVERIFY(bytes.size() > 2000);
            if (first.isEmpty())
                first = bytes;
            QVERIFY2(bytes == first, machine);
        }
    }

    void ignoresDesktopFontSettings()
    {
        const auto drawn = [] {
            QImage image(600, 80, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.setRenderHint(QPainter::Antialiasing);
            Lettering hand;
            hand.capital = 20;
            hand.draw(painter, {300, 60}, "Wissahickon 0504");
            return image;
        };
        const QImage before = drawn();
        const QFont was = QApplication::font();
        QFont odd("Roboto Condensed", 17, QFont::Black, true);
        odd.setStretch(150);
        odd.setLetterSpacing(QFont::AbsoluteSpacing, 4);
        odd.setCapitalization(QFont::AllUppercase);
        odd.setUnderline(true);
        odd.setStyleName("Light");
        QApplication::setFont(odd);
        const QImage after = drawn();
        QApplication::setFont(was);
        QCOMPARE(after, before);
    }

    void crossingStrokesLeaveNoHoles_data()
    {
        QTest::addColumn<Lettering>("hand");
        for (const bool halo : {false, true})
            for (const double spacing : {0.0, 0.18})
                for (const int face : {0, 1, 2, 3, 4, 5}) {
                    Lettering hand;
                    hand.capital = 60;
                    hand.spacing = spacing;
                    hand.serif = face < 4;
                    hand.smallCaps = face == 2 || face == 3;
                    hand.bold = face % 2 == 1;
                    if (halo)
                        hand.halo = QColor(200, 255, 200);
                    QTest::addRow("face %d, spacing %g, halo %d", face, spacing, int(halo)) << hand;
                }
    }
    void crossingStrokesLeaveNoHoles()
    {
        QFETCH(Lettering, hand);
        const QString text = "MARKET Germantown & Rd.";
        const QRectF box = hand.box(text);
        const auto drawn = [&](const std::function<void(QPainter&)>& draw) {
            QImage image(int(box.width()) + 80, 160, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.setRenderHint(QPainter::Antialiasing);
            painter.translate(image.width() / 2.0, 110);
            draw(painter);
            return image;
        };
        const QImage letters = drawn([&](QPainter& p) { hand.draw(p, {0, 0}, text); });
        // Each stroke filled separately: its ink must be ink in the letter.
        const QImage strokes = drawn([&](QPainter& p) {
            p.scale(hand.scale(), hand.scale());
            QPainterPath path;
            path.addText(-box.width() / 2 / hand.scale(), 0, hand.font(), text);
            path.setFillRule(Qt::WindingFill);
            p.fillPath(path, hand.ink);
        });
        int ink = 0, holes = 0;
        for (int y = 0; y < letters.height(); ++y)
            for (int x = 0; x < letters.width(); ++x)
                if (qGray(strokes.pixel(x, y)) < 20) {
                    ++ink;
                    holes += qGray(letters.pixel(x, y)) > 140;
                }
        QVERIFY(ink > 5000);
        QCOMPARE(holes, 0);
    }

    void providesEveryFace()
    {
        for (const Face face : {Face::Serif, Face::SmallCaps, Face::Condensed, Face::Signs}) {
            QCOMPARE(QFontInfo(faceFont(face)).family(), privateFamily(face));
            // The capitals have the height that Lettering assumes.
            QVERIFY(qAbs(-outline("H", face).top() / 1000 - capitalShare(face)) < 0.002);
        }
        QVERIFY(QFontInfo(faceFont(Face::Serif, false, true)).italic());
        QVERIFY(QFontInfo(faceFont(Face::Serif, true)).bold());
        QVERIFY(QFontInfo(faceFont(Face::Condensed, true)).bold());
        // A true italic has its own shapes; it is not slanted.
        const auto glyph = [](QChar letter, bool italic) {
            QPainterPath path;
            QFont font = faceFont(Face::Serif, false, italic);
            font.setPixelSize(1000);
            path.addText(0, 0, font, letter);
            return path.elementCount();
        };
        QVERIFY(glyph('e', false) != glyph('e', true) || glyph('f', false) != glyph('f', true));
    }

    void smallCapitalsAreTrueSmallCapitals()
    {
        const double small = outline("n", Face::SmallCaps).height();
        const double large = outline("N", Face::SmallCaps).height();
        QVERIFY(small > 0.65 * large && small < 0.9 * large);
        QCOMPARE(outline("N", Face::SmallCaps), outline("N", Face::Serif));
        // Scaled capitals would have thinner strokes: the stem of an I shows it.
        const double stem = outline("i", Face::SmallCaps).width() / outline("I", Face::Serif).width();
        QVERIFY2(stem > 1.05 * small / large, qPrintable(QString::number(stem)));
    }

    void usesNoLigatures()
    {
        for (const Face face : {Face::Serif, Face::SmallCaps, Face::Condensed}) {
            QFont font = faceFont(face);
            font.setPixelSize(1000);
            const QFontMetricsF metrics(font);
            for (const char* pair : {"fi", "ff", "fl"}) {
                const QString both(pair);
                const double apart = metrics.horizontalAdvance(both[0]) + metrics.horizontalAdvance(both[1]);
                QVERIFY(qAbs(metrics.horizontalAdvance(both) - apart) < 60); // apart from kerning
            }
            QVERIFY(QRawFont::fromFont(font).fontTable("GSUB").isEmpty());
        }
    }

    /// Every character of the shipped scenarios, the engine and the program itself.
    void everyUsedCharacterHasAGlyph()
    {
        QSet<char32_t> wanted;
        for (char32_t letter = 32; letter < 0x180; ++letter)
            if (letter < 127 || letter > 160)
                wanted.insert(letter);
        for (const char32_t letter : QString::fromUtf8("†‡×÷±½⅓⅔¼¾⅛→←↑↓✓✗•…–—‘’“”„«»≤≥≠−°№■□▲▶▸○●◆★☆♥⚠"
                                                       "ЖдѢΩω")
                                         .toUcs4())
            wanted.insert(letter);
        for (const char* folder : {"scenarios", "engine", "editor", "app", "translations"}) {
            QDirIterator files(QString(FW_SOURCE_DIR "/") + folder, {"*.json", "*.orders", "*.cpp", "*.h", "*.ts"},
                               QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext())
                for (const char32_t letter : QString::fromUtf8(content(files.next())).toUcs4())
                    if (letter >= 32)
                        wanted.insert(letter);
        }
        for (const char32_t letter : wanted)
            QVERIFY2(hasLetter(Face::Serif, letter) || hasLetter(Face::Condensed, letter),
                     qPrintable(QString("U+%1").arg(uint(letter), 4, 16, QChar('0'))));
        QVERIFY(!hasLetter(Face::Serif, 0x5B57)
                && !hasLetter(Face::Condensed, 0x5B57)); // a Chinese letter, which is reported
    }

    void windowWithoutFontsShowsText()
    {
        QCOMPARE(QApplication::font().family(), privateFamily(Face::Signs));
        QLabel label("Germantown");
        label.resize(label.sizeHint());
        const QImage image = label.grab().toImage();
        int ink = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                ink += qGray(image.pixel(x, y)) < 100;
        QVERIFY(ink > 60);
        QVERIFY(QFontMetricsF(label.font()).horizontalAdvance('i')
                < QFontMetricsF(label.font()).horizontalAdvance('m')); // not a row of boxes
    }

    /// A reader of the drawing without the program learns which fonts it needs.
    void svgNamesPublicFontFamilies()
    {
        const QString scenario = FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown.scenario.json";
        const Ran ran = on("bare", mFolder.path(), {"export", scenario, "--what", "setup", "--to", "n.svg"});
        QVERIFY2(ran.code == 0, qPrintable(ran.err));
        const QByteArray svg = content(mFolder.filePath("n.svg"));
        QVERIFY(!svg.contains("Fieldworks "));
        QVERIFY(!svg.contains("font-family=\"Sans"));
        QVERIFY(svg.contains("'Gentium Book Plus'"));
        QVERIFY(svg.contains("'Roboto Condensed'"));
        QVERIFY(svg.contains("font-variant=\"small-caps\""));
        static const QRegularExpression text("<text [^>]*>([^<]*)</text>");
        for (auto it = text.globalMatch(QString::fromUtf8(svg)); it.hasNext();) {
            const QRegularExpressionMatch match = it.next();
            // A position for each letter, or one length for the text.
            QVERIFY2(match.captured(1).size() < 2 || match.captured().contains(" textLength=")
                         || match.captured().contains(" rotate=\""),
                     qPrintable(match.captured()));
        }
    }
};

int main(int argc, char** argv)
{
    const QTemporaryDir folder;
    put(folder.filePath("fonts.conf"), settings({}));
    qputenv("FONTCONFIG_FILE", QFile::encodeName(folder.filePath("fonts.conf")));
    QApplication app(argc, argv);
    LettersTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_letters.moc"
