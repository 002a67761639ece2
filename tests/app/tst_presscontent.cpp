#include "app/print/Press.h"
#include "app/print/PressContent.h"
#include "app/print/PressTokens.h"
#include "tests/Main.h"

#include <QTest>
#include <stdexcept>

using namespace fw;

/// Content streams of a PDF for a press: how their numbers are read, and what of them is left out.
class PressContentTest : public QObject
{
    Q_OBJECT

private slots:
    void onlyStatesThatPaintAreKept()
    {
        const auto profile = pressProfile({});
        QVERIFY2(profile.has_value(), "libgs-common has a colour profile of a press");
        const auto inks = InkTable::of(*profile, usualInk);
        QVERIFY(inks.has_value());
        PressFaults faults;
        const std::string out = pressContent("q 1 0 0 1 5 5 cm 2 J [3] 0 d q 0 0 9 9 re W n Q Q "
                                             "q 1 J 0 0 m 9 9 l S 1 J 0 0 m 5 5 l S Q",
                                             {}, {}, *inks, faults);
        const QList<QByteArray> lines = QByteArray::fromStdString(out).split('\n');
        QCOMPARE(lines.count("q"), 1);
        QCOMPARE(lines.count("Q"), 1);
        QCOMPARE(lines.count("S"), 2);
        QCOMPARE(lines.count("1 J"), 1);
        QVERIFY(out.find("cm") == std::string::npos && out.find("[3]") == std::string::npos);
    }

    void numbersAreRead()
    {
        QCOMPARE(pdfNumber("47.2440944"), 47.2440944);
        QCOMPARE(pdfNumber("-.5"), -0.5);
        QCOMPARE(pdfNumber("+12"), 12.0);
        QCOMPARE(pdfNumber("1234567.1234567890123"), 1234567.12345679);
        for (const char* const wrong : {"", "-", ".", "1.2.3", "1e5", "12345678901234567890"})
            QVERIFY_THROWS_EXCEPTION(std::runtime_error, pdfNumber(wrong));
    }
};

FW_TEST(PressContentTest)
#include "tst_presscontent.moc"
