// Every shipped scenario played at random to its end; FW_SEEDS says how many games of each.
#include "tests/fuzz/Report.h"
#include "tests/fuzz/Systems.h"

#include <QTest>

#include <cstdlib>

class TestRandomPlay : public QObject {
    Q_OBJECT
private slots:
    void games_data();
    void games();
    void excuses();

private:
    int mSeeds = 20;
    int mSeconds = 60; ///< all scenarios together; each gets its share, and at least two games
};

void TestRandomPlay::games_data()
{
    if (const char* seeds = std::getenv("FW_SEEDS"); seeds && std::atoi(seeds) > 0) {
        mSeeds = std::atoi(seeds);
        mSeconds = 0;
    }
    QTest::addColumn<QString>("path");
    for (const std::string& path : fuzz::everyScenario(FW_SOURCE_DIR))
        QTest::newRow(path.substr(path.rfind('/') + 1).c_str()) << QString::fromStdString(path);
}

void TestRandomPlay::games()
{
    QFETCH(QString, path);
    const auto system = fuzz::load(path.toStdString(), FW_SOURCE_DIR "/scenarios");
    QVERIFY2(system, system ? "" : fw::describe(system.error()).c_str());
    fuzz::Coverage coverage(system->rules->compiled());
    fuzz::Looking looking;
    looking.coverage = &coverage;
    fuzz::Totals totals;
    const int share = mSeconds * 1000
        / static_cast<int>(fuzz::everyScenario(FW_SOURCE_DIR).size());
    QElapsedTimer timer;
    timer.start();
    for (int seed = 0; seed < mSeeds; ++seed) {
        if (mSeconds > 0 && seed >= 2 && timer.elapsed() > share)
            break;
        totals.add(fuzz::play(*system->rules, static_cast<std::uint64_t>(seed), looking),
                   static_cast<std::uint64_t>(seed));
    }
    QString wrong;
    for (const fuzz::Fault& fault : totals.faults)
        wrong += QString("seed %1 after %2 actions: %3\n")
                     .arg(fault.seed).arg(fault.action).arg(QString::fromStdString(fault.text));
    const auto rows = coverage.rows();
    const auto zeros = std::count_if(rows.begin(), rows.end(),
                                     [](const auto& row) { return row.count == 0; });
    qInfo("%d games, %d actions, %d of %d rows used", static_cast<int>(totals.games),
          static_cast<int>(totals.actions), static_cast<int>(rows.size() - zeros),
          static_cast<int>(rows.size()));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    QVERIFY2(totals.actions > totals.games * 4, "the games are too short to show anything");
}

void TestRandomPlay::excuses()
{
    std::vector<std::string> bad;
    fuzz::readExcuses(FW_SOURCE_DIR "/tests/fuzz/excused.txt", bad);
    QVERIFY2(bad.empty(), bad.empty() ? "" : bad.front().c_str());
}

QTEST_APPLESS_MAIN(TestRandomPlay)
#include "tst_RandomPlay.moc"
