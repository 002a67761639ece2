#include "app/print/PressPdf.h"
#include "app/print/PressWords.h"
#include "tests/Main.h"
#include "tests/app/PressReader.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QTest>
#include <cmath>

using namespace fw;

namespace {

const PressProfile& profileUsed()
{
    static const PressProfile profile = [] {
        auto found = pressProfile({});
        if (!found)
            qFatal("libgs-common has a colour profile of a press");
        return *found;
    }();
    return profile;
}

/// Something drawn on an A4 page, for a press.
Result<PressPdf> paintedForPress(const std::function<void(QPainter&)>& paint, const PressOptions& options = {})
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter pdf(&buffer);
        pdf.setPageSize(QPageSize(QPageSize::A4));
        pdf.setPageMargins({});
        pdf.setResolution(1200);
        QPainter painter(&pdf);
        painter.scale(1200 / 25.4, 1200 / 25.4);
        paint(painter);
    }
    return toPress(bytes, options, profileUsed(), {{QSizeF(210, 297), 3}});
}

bool isNear(double a, double b, double by = 0.01)
{
    return std::abs(a - b) <= by;
}

} // namespace

/// PDF for a press, read back with libqpdf: boxes, inks, black, die line, and what PDF/X-4 asks for.
class PressTest : public QObject
{
    Q_OBJECT

private slots:
    void theInkLimitHolds_data()
    {
        QTest::addColumn<int>("limit");
        for (const int limit : {200, 240, 300, 400})
            QTest::addRow("%d", limit) << limit;
    }
    void theInkLimitHolds()
    {
        QFETCH(int, limit);
        PressOptions options;
        options.ink = limit;
        QImage picture(64, 64, QImage::Format_RGB32);
        for (int y = 0; y < 64; ++y)
            for (int x = 0; x < 64; ++x)
                picture.setPixel(x, y, qRgb(4 * x, 4 * y, (x * y) % 256));
        const auto press = paintedForPress(
            [&](QPainter& p) {
                for (int i = 0; i < 1000; ++i)
                    p.fillRect(QRectF(i % 100, i / 100, 1, 1), QColor(i % 10 * 28, i / 10 % 10 * 28, i / 100 * 28));
                p.drawImage(QRectF(10, 50, 40, 40), picture);
                QLinearGradient gradient(10, 100, 60, 100);
                gradient.setColorAt(0, QColor(40, 0, 0));
                gradient.setColorAt(0.5, QColor(0, 10, 60));
                gradient.setColorAt(1, Qt::red);
                p.fillRect(QRectF(10, 100, 50, 20), gradient);
                p.fillRect(QRectF(70, 100, 50, 20), QBrush(QColor(60, 0, 60), Qt::Dense4Pattern));
            },
            options);
        QVERIFY2(press.has_value(), press ? "" : describe(press.error()).c_str());
        const PressRead pdf = PressRead::of(press->bytes);
        QVERIFY(!pdf.names.contains("/DeviceRGB"));
        QVERIFY(pdf.pictures > 0 && pdf.gradients > 0);
        for (const double most : {pdf.mostInk(), pdf.mostPicture, pdf.mostGradient}) {
            QVERIFY2(most <= limit / 100.0 + 1e-9, qPrintable(QString::number(most)));
            QVERIFY(most > 1.4);
        }
        options.ink = 199;
        QVERIFY(!paintedForPress([](QPainter&) {}, options));
    }

    void blackIsBlackInkAlone()
    {
        const auto inksOf = [](const QColor& colour, bool line) {
            const auto press = paintedForPress([&](QPainter& p) {
                p.setPen(QPen(colour, 1));
                line ? p.drawLine(QPointF(10, 10), QPointF(50, 10)) : p.fillRect(QRectF(10, 10, 100, 100), colour);
            });
            return PressRead::of(press->bytes).pages[0].inks.last();
        };
        const PressRead::Ink black{0, 0, 0, 1};
        QCOMPARE(inksOf(Qt::black, true), black);
        QCOMPARE(inksOf(Qt::black, false), black);
        QCOMPARE(inksOf(QColor("#2a2016"), true), black);   // the ink of cards and rosters
        QVERIFY(inksOf(QColor("#2a2016"), false) != black); // an area keeps its hue
        QCOMPARE(inksOf(Qt::white, false), (PressRead::Ink{0, 0, 0, 0}));
        const PressRead::Ink grey = inksOf(QColor(128, 128, 128), false);
        QVERIFY(grey[0] + grey[1] + grey[2] == 0 && grey[3] > 0.3 && grey[3] < 0.7);
        const PressRead::Ink red = inksOf(Qt::red, true);
        QVERIFY(red[0] < 0.1 && red[1] > 0.8 && red[2] > 0.8 && red[3] < 0.1);
    }

    void thinLinesAndSmallTypeAreFound()
    {
        const auto press = paintedForPress([](QPainter& p) {
            p.setPen(QPen(Qt::black, 0.04));
            p.drawLine(QPointF(10, 10), QPointF(50, 10));
            p.setPen(QPen(Qt::black, 0.1));
            p.drawLine(QPointF(10, 20), QPointF(50, 20));
            QFont font("DejaVu Sans");
            font.setPixelSize(10);
            p.setFont(font);
            p.translate(10, 40);
            p.scale(5 / 10.0 * 25.4 / 72, 5 / 10.0 * 25.4 / 72);
            p.drawText(QPointF(0, 0), "five points");
        });
        QVERIFY(press.has_value());
        QCOMPARE(press->findings.size(), std::size_t(2));
        QCOMPARE(int(press->findings[0].kind), int(PressFinding::Kind::ThinLine));
        QCOMPARE(press->findings[0].count, 1);
        QVERIFY(isNear(press->findings[0].worst, 0.04, 1e-4));
        QCOMPARE(int(press->findings[1].kind), int(PressFinding::Kind::SmallType));
        QCOMPARE(press->findings[1].count, 1);
        QVERIFY(isNear(press->findings[1].worst, 5, 0.01));
        QVERIFY(pressWords(press->findings[0]).contains("0.040 mm"));
        QVERIFY(pressWords(press->findings[1]).contains("5.0 pt"));
        // The line is drawn wider.
        QVERIFY(isNear(PressRead::of(press->bytes).thinnest, 0.1, 1e-4));
    }
};

FW_TEST(PressTest)
#include "tst_press.moc"
