// Which keys may answer: a question must have been on the screen long enough to be read.
#include "app/referee/controller/AnswerGuard.h"
#include "app/referee/controller/StaleInputFilter.h"
#include "tests/Main.h"

#include <QKeyEvent>
#include <QTest>

using namespace fw;

class AnswerGuardTest : public QObject
{
    Q_OBJECT

    AnswerGuard mGuard;

private slots:
    void init() { mGuard = {}; }

    void questionCountsAsReadAfterItsTime()
    {
        QVERIFY(!mGuard.isQuestionRead());
        QVERIFY(mGuard.questionShown());
        QVERIFY(!mGuard.questionShown()); // painted again; the time continues
        QVERIFY(!mGuard.isQuestionRead());
        mGuard.questionRead();
        QVERIFY(mGuard.isQuestionRead());
        QVERIFY(!mGuard.questionShown());
        mGuard.questionAsked();
        QVERIFY(!mGuard.isQuestionRead());
        QVERIFY(mGuard.questionShown());
    }

    void ignoresDoubleStrikeOnNewField()
    {
        QVERIFY(!mGuard.isStruckTwice(1'000, 400));
        mGuard.fieldAsked(1'000);
        QVERIFY(mGuard.isStruckTwice(1'399, 400));
        QVERIFY(!mGuard.isStruckTwice(1'400, 400));
        mGuard.draftChanged(3);
        QVERIFY(!mGuard.isStruckTwice(1'001, 400));
    }

    void refusalSurvivesImmediateNextOrder()
    {
        mGuard.beginLine(0);
        mGuard.refused("no", 10);
        mGuard.endLine();
        QVERIFY(mGuard.overlooked().isEmpty());
        mGuard.beginLine(2'000);
        mGuard.draftChanged(4); // by that line
        mGuard.endLine();
        QCOMPARE(mGuard.overlooked(), QString("no"));
        mGuard.draftChanged(4);
        QVERIFY(mGuard.overlooked().isEmpty());
        mGuard.beginLine(2'100); // it was shown once
        QVERIFY(mGuard.overlooked().isEmpty());
    }

    void forgetsRefusalThatWasRead()
    {
        mGuard.refused("no", 0);
        mGuard.beginLine(2'500);
        QVERIFY(mGuard.overlooked().isEmpty());
    }

    void keepsReplacedOrderUntilNextRow()
    {
        mGuard.gaveWayToDrag("move", 7);
        mGuard.draftChanged(7);
        QCOMPARE(mGuard.overlooked(), QString("move"));
        mGuard.draftChanged(8);
        QVERIFY(mGuard.overlooked().isEmpty());
        mGuard.gaveWayToDrag("move", 8);
        mGuard.stays();
        QVERIFY(mGuard.overlooked().isEmpty());
        mGuard.gaveWay("attack");
        QCOMPARE(mGuard.overlooked(), QString("attack"));
        mGuard.draftChanged(8);
        QVERIFY(mGuard.overlooked().isEmpty());
    }

    void remembersTheRefusedLine()
    {
        QVERIFY(!mGuard.isRefusedLine(""));
        mGuard.keepLine("attack 0504");
        QVERIFY(mGuard.isRefusedLine("attack 0504"));
        QVERIFY(!mGuard.isRefusedLine("attack 0505"));
        mGuard.dropLine();
        QVERIFY(!mGuard.isRefusedLine("attack 0504"));
    }

    void digitStartsNameUntilNextEvent()
    {
        QVERIFY(!mGuard.digitBefore({5, 1}));
        mGuard.digitPicked({3, 1, 100}, {5, 2});
        const auto digit = mGuard.digitBefore({5, 2});
        QVERIFY(digit.has_value());
        QCOMPARE(digit->value, 3);
        QCOMPARE(digit->clicksBefore, std::size_t(1));
        QVERIFY(!mGuard.digitBefore({5, 3}));
        QVERIFY(!mGuard.digitBefore({6, 2}));
        mGuard.forgetDigit();
        QVERIFY(!mGuard.digitBefore({5, 2}));
    }

    void keysOlderThanTheQuestionAreStale()
    {
        StaleInputFilter filter;
        const auto stale = [&](ulong pressedAt, qint64 now, int pause = 0) {
            QKeyEvent key(QEvent::KeyPress, Qt::Key_1, Qt::NoModifier, "1");
            key.setTimestamp(pressedAt);
            return filter.isStale(key, now, pause);
        };
        QVERIFY(stale(10'000, 100)); // nothing is on the screen; the clocks differ by 9,900
        QVERIFY(!stale(0, 100));     // without a time, as assistive tools send keys
        filter.shown(200);
        QVERIFY(!stale(10'150, 250));
        QVERIFY(stale(10'150, 250, 100));
        QVERIFY(stale(10'090, 260)); // it waited in the event queue
        filter.asked();
        QVERIFY(stale(10'200, 300));
    }
};

FW_TEST(AnswerGuardTest)
#include "tst_answerguard.moc"
