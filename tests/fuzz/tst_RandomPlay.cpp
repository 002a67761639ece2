// All shipped scenarios and the small systems of the kernel proof, played at random to their ends. FW_SEEDS sets the
// number of games of each; more games of Germantown are a separate test, "randomplay_germantown".
#include "tests/Main.h"
#include "tests/Sanitized.h"
#include "tests/fuzz/Runs.h"

#include <QTest>

#include <cstdlib>

class TestRandomPlay : public QObject
{
    Q_OBJECT
private slots:
    void games_data();
    void games();
    void excuses();
};

namespace {

struct Plan {
    std::uint64_t seeds;  ///< games of the unchanged scenario
    std::uint64_t others; ///< limit of games with other options and set-ups
    bool covered;         ///< whether every row must be used
};

Plan planOf(const std::string& path)
{
    if (const char* seeds = std::getenv("FW_SEEDS"); seeds && std::atoi(seeds) > 0)
        return {std::strtoull(seeds, nullptr, 10), std::strtoull(seeds, nullptr, 10) * 3, true};
    if (path.find("/kernel/") == std::string::npos)
        // A whole game takes a minute under the sanitizers; randomplay plays more of them without.
        return thorough(Plan{100, 100, false}, Plan{4, 4, false}, Plan{0, 2, false});
    return thorough(Plan{500, 2000, true}, Plan{200, 2000, true}, Plan{10, 10, false});
}

} // namespace

void TestRandomPlay::games_data()
{
    QTest::addColumn<QString>("path");
    for (const std::string& path : fuzz::everyScenario(FW_SOURCE_DIR))
        QTest::newRow(path.substr(path.rfind('/') + 1).c_str()) << QString::fromStdString(path);
}

void TestRandomPlay::games()
{
    QFETCH(QString, path);
    const auto system = fuzz::load(path.toStdString(), FW_SOURCE_DIR "/scenarios");
    QVERIFY2(system, system ? "" : fw::describe(system.error()).c_str());
    std::vector<std::string> bad;
    const auto excuses = fuzz::readExcuses(FW_SOURCE_DIR "/tests/fuzz/excused.txt", bad);
    const Plan plan = planOf(path.toStdString());
    fuzz::Tally tally;
    fuzz::Totals totals;
    fuzz::play(*system, {fuzz::From::AsItStands, 0, plan.seeds, 1, true, {}}, tally, totals);
    // Seed 0 would be a whole game too; the later ones are short and at close quarters.
    const fuzz::Run others{fuzz::From::Variants, 1, plan.others, 1, true, {}};
    if (plan.covered)
        fuzz::playUntilCovered(*system, others, excuses, tally, totals);
    else
        fuzz::play(*system, others, tally, totals);
    QString wrong;
    for (const fuzz::Fault& fault : totals.faults)
        wrong += QString("seed %1 after %2 actions: %3\n")
                     .arg(fault.seed)
                     .arg(fault.action)
                     .arg(QString::fromStdString(fault.text));
    const auto rows = tally.rows();
    const fuzz::Verdict verdict = fuzz::judge(rows, system->scenario.id, excuses, 1);
    qInfo("%d games, %d actions, %d rows, %d at zero without an excuse", static_cast<int>(totals.games),
          static_cast<int>(totals.actions), static_cast<int>(rows.size()), static_cast<int>(verdict.unexcused.size()));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    QVERIFY2(totals.actions > totals.games * 4, "the games are too short to show anything");
    QStringList zero, idle;
    for (const fuzz::Row& row : verdict.unexcused)
        zero += QString("%1 %2").arg(fuzz::word(row.sort), row.name().c_str());
    for (const fuzz::Excuse& excuse : verdict.idle)
        idle += QString::fromStdString(excuse.sort + " " + excuse.row);
    for (const fuzz::Excuse& excuse : verdict.absent)
        if (plan.covered)
            idle += QString::fromStdString(excuse.sort + " " + excuse.row);
    if (plan.covered)
        QVERIFY2(zero.isEmpty(), qPrintable("never used: " + zero.join(", ")));
    QVERIFY2(idle.isEmpty(), qPrintable("no longer needed in excused.txt: " + idle.join(", ")));
}

void TestRandomPlay::excuses()
{
    std::vector<std::string> bad;
    fuzz::readExcuses(FW_SOURCE_DIR "/tests/fuzz/excused.txt", bad);
    QVERIFY2(bad.empty(), bad.empty() ? "" : bad.front().c_str());
}

FW_TEST(TestRandomPlay)
#include "tst_RandomPlay.moc"
