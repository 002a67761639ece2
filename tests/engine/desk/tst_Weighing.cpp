#include "tests/Main.h"
#include "tests/engine/desk/Shipped.h"

#include <QTest>

using namespace fw;

/// Stated words without effect are found by ruling on the case without them.
class tst_Weighing : public QObject
{
    Q_OBJECT

private:
    static Result<Stated> read(const QString& system, const QString& words)
    {
        return readStated(shippedCase(system).rules, words.toStdString(), &*shippedCase(system).like);
    }

private slots:
    /// Stated words without effect are always reported.
    void reportsWordsWithoutEffect_data()
    {
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("says");
        QTest::newRow("terrain") << "muskets"
                                 << "attack: brigade attack 6 morale 4; on brook: brigade defence 4 morale 4"
                                 << "brook where the target is";
        QTest::newRow("their own ground") << "muskets"
                                          << "attack on hill: brigade attack 6; brigade defence 4; dice 4 3"
                                          << "hill where the acting units are";
        QTest::newRow("weather") << "muskets"
                                 << "attack: brigade attack 6; brigade defence 4; weather fog"
                                 << "weather fog";
        QTest::newRow("rating") << "muskets"
                                << "attack: brigade attack 6 movement 5; brigade defence 4"
                                << "movement 5 of brigade";
        QTest::newRow("tag") << "muskets"
                             << "attack: brigade attack 6 tagged militia; brigade defence 4"
                             << "tag militia of brigade";
        QTest::newRow("the same twice") << "muskets"
                                        << "attack on stream: brigade attack 6; on stream: brigade defence 4; dice 3 3"
                                        << "stream where the acting units are";
        QTest::newRow("mark") << "squares"
                              << "battle: infantry factor 6; infantry factor 5; turn 2"
                              << "turn 2";
    }
    void reportsWordsWithoutEffect()
    {
        QFETCH(QString, system);
        QFETCH(QString, words);
        QFETCH(QString, says);
        const Result<Stated> stated = read(system, words);
        QVERIFY2(stated, stated ? "" : describe(stated.error()).c_str());
        const Result<Ruling> ruling = ruleAloud(shippedCase(system), *stated);
        QVERIFY2(ruling, ruling ? "" : describe(ruling.error()).c_str());
        QCOMPARE(vainIn(*ruling), says);
    }

    /// A value that other dice would need is not reported as without effect.
    void keepsWordsThatOtherDiceNeed()
    {
        const Result<Stated> stated = read("muskets", "attack: brigade attack 6 morale 4; brigade defence 4 morale 4; "
                                                      "dice 3 3");
        const Result<Ruling> ruling = ruleAloud(shippedCase("muskets"), *stated);
        QVERIFY(ruling);
        QCOMPARE(comesTo(*ruling, "crt-revised"), std::string("-")); // no unit checks its morale
        QCOMPARE(vainIn(*ruling), QString());
    }
};

FW_TEST(tst_Weighing)
#include "tst_Weighing.moc"
