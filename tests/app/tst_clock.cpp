#include "app/referee/view/ChessClock.h"
#include "app/referee/view/RefereePage.h"
#include "tests/Main.h"
#include "tests/app/SampleGame.h"
#include "tests/app/Widgets.h"

#include <QLabel>
#include <QRegularExpression>
#include <QTest>

using namespace fw;

/// The clocks of the table: up, down, with an increment or a delay, and the flag that falls.
class ClockTest : public QObject
{
    Q_OBJECT

private:
    static std::string lastNote(RefereePage& page) { return page.referee().table.game().entries().back().text; }

private slots:
    void initTestCase() { freshSettings("clock"); }
    void countsTimesUpAndDown()
    {
        ClockTimes times;
        times.setRules({true, 1, 10, 5});
        times.turnTo("red");
        QVERIFY(!times.pass(4'000)); // the delay
        QCOMPARE(times.used("red"), qint64(0));
        QVERIFY(!times.pass(11'000));
        QCOMPARE(times.left("red"), qint64(50'000));
        times.turnTo({}); // the referee
        QVERIFY(!times.pass(99'000));
        times.turnTo("red"); // the same side continues without an answer: no second delay, no increment
        QVERIFY(!times.pass(1'000));
        QCOMPARE(times.left("red"), qint64(49'000));
        times.turnTo("blue");
        QCOMPARE(times.left("red"), qint64(59'000));
        QVERIFY(!times.fallen("blue"));
        QVERIFY(!times.pass(64'999));
        QVERIFY(times.pass(1)); // the flag is reported once
        QVERIFY(!times.pass(1));
        QVERIFY(times.fallen("blue"));
        times.setRules({});
        QVERIFY(!times.fallen("blue"));
        QCOMPARE(times.used("blue"), qint64(60'001));
    }

    /// The flag appears at once and is noted with the next entry.
    void notesAFallenFlag()
    {
        SampleGame sample;
        sample.playTo("colonial: move Sullivan's Division, Sullivan to 0605");
        RefereePage page(std::make_unique<Referee>(std::move(*sample.game), QString()), false);
        page.show();
        ChessClock& clock = *page.clock();
        clock.setRunning(true);
        ClockTimes times = clock.times();
        times.setRules({true, 1, 0, 0});
        times.setUsed("colonial", 59'000);
        clock.set(times);
        // The note also has the corrected times.
        QVERIFY2(QString::fromStdString(lastNote(page)).contains("; Colonial 0:00"), lastNote(page).c_str());
        QVERIFY2(
            QString::fromStdString(lastNote(page)).startsWith("Clock: 1 minute"),
            (lastNote(page) + plain(page.referee().table.refusal() ? page.referee().table.refusal()->text : Text()))
                .c_str());
        const std::size_t rows = page.referee().table.game().entries().size();
        const auto* label = clock.findChild<QLabel*>("clock_colonial");
        QTRY_VERIFY(clock.times().fallen("colonial"));
        QVERIFY2(label->text().startsWith(QChar(0x2691)), qPrintable(label->text()));
        QCOMPARE(page.referee().table.game().entries().size(), rows);
        clock.setRunning(false);
        QCOMPARE(page.referee().table.game().entries().size(), rows + 2);
        const QString fell = QString::fromStdString(page.referee().table.game().entries()[rows].text);
        QVERIFY2(QRegularExpression("^The flag of Colonial fell at \\d\\d:\\d\\d:\\d\\d$").match(fell).hasMatch(),
                 qPrintable(fell));
        QVERIFY(QString::fromStdString(lastNote(page)).contains("over"));
    }
};

FW_TEST(ClockTest)
#include "tst_clock.moc"
