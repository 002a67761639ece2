#include "engine/store/Journal.h"
#include "tests/Main.h"
#include "tests/Sanitized.h"
#include "tests/engine/session/CrashDisk.h"
#include "tests/engine/session/Played.h"

#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace fw;

namespace {

constexpr int rowsOfScript = 60;
const std::uint32_t cuts = thorough(1000u, 250u, 120u); // evenly spread over all operations
const std::uint32_t cutsTwice = thorough(200u, 60u, 40u);

JournalHead tornHead()
{
    return {{{"event", "Autumn meeting"}, {"umpire", "N. N."}},
            {{"rules", std::string(9000, 'r'), true}, {"scenario", std::string(5000, 's'), true}}};
}

JournalEntry tornEntry(int n)
{
    JournalEntry e{"action", "2024-01-01T10:00:00", {}, "{\"n\":" + std::to_string(n) + "}", std::string(64, 'a'), {}};
    e.body += std::string(static_cast<std::size_t>(n * 37 % 500), 'x');
    if (n % 9 == 0)
        e.snapshot = "turn " + std::to_string(n) + std::string(3000, 'p');
    return e;
}

/// Plays the script until its end or the power cut; returns the last acknowledged row, or -1 if there is none.
int playScript(const JournalPlace& place)
{
    auto journal = Journal::create(place, tornHead(), tornEntry(0), {{"semantics", "1"}});
    if (!journal)
        return -1;
    int acknowledged = 0;
    for (int n = 1; n < rowsOfScript; ++n) {
        if (!journal->append(tornEntry(n)))
            break;
        acknowledged = n;
    }
    return acknowledged;
}

/// The faults after a crash in which rows up to `acknowledged` had been acknowledged.
QString wrong(const JournalPlace& place, int acknowledged)
{
    auto journal = Journal::open(place);
    if (!journal)
        return acknowledged < 0 ? QString() : QString::fromStdString("not opened: " + describe(journal.error()));
    const auto rows = journal->rows();
    if (!rows)
        return QString::fromStdString(describe(rows.error()));
    const int last = static_cast<int>(rows->size()) - 1;
    if (last < acknowledged || last > acknowledged + 1)
        return QStringLiteral("%1 acknowledged, %2 there").arg(acknowledged).arg(last);
    for (const JournalRow& row : *rows)
        if (row.n > 0 && row.body != tornEntry(static_cast<int>(row.n)).body)
            return QStringLiteral("row %1 differs").arg(row.n);
    const auto check = journal->verify();
    if (!check)
        return QString::fromStdString(describe(check.error()));
    if (!check->intact())
        return QString::fromStdString(describe(check->findings.front()));
    if (!check->everyByte)
        return QStringLiteral("not every byte was compared");
    if (const auto more = journal->append(tornEntry(last + 1)); !more)
        return QString::fromStdString("not resumed: " + describe(more.error()));
    return {};
}

} // namespace

/// No acknowledged row is lost at a power cut, by a torn write or a kill.
class TestJournalTorn : public QObject
{
    Q_OBJECT

private slots:
    void survivesPowerCutAtAnyPoint();
    void survivesPowerCutInAGame();
    void survivesPowerCutWhileRecovering();
    void noticesALyingDisk();
    void survivesAKill();
};

void TestJournalTorn::survivesPowerCutAtAnyPoint()
{
    CrashDisk disk("crash-points");
    const JournalPlace place{"g.game", disk.name()};
    QCOMPARE(playScript(place), rowsOfScript - 1);
    const std::int64_t all = disk.operations();
    QVERIFY(all > 300);
    for (std::uint32_t point = 0; point < cuts; ++point) {
        disk.clear();
        disk.cutAt(static_cast<std::int64_t>(point) * all / cuts);
        const int acknowledged = playScript(place);
        QVERIFY(disk.dead());
        disk.restart(point);
        const QString trouble = wrong(place, acknowledged);
        QVERIFY2(trouble.isEmpty(), qPrintable(QStringLiteral("point %1: %2").arg(point).arg(trouble)));
    }
}

void TestJournalTorn::survivesPowerCutInAGame()
{
    const GameStart start = played::start("a/outposts");
    const auto orders = played::orders(played::text(played::path("a/outposts", ".orders")));
    // The states of the game, and the number of its operations.
    CrashDisk disk("crash-game");
    const JournalPlace place{"g.game", disk.name()};
    std::vector<std::string> states;
    {
        auto game = Game::create(start, place, "now");
        QVERIFY(game.has_value());
        QVERIFY(adjudicate(*game, orders, "orders", "now").has_value());
        for (const Entry& e : game->entries())
            states.push_back(canonical(*e.rules, e.after));
        QVERIFY(states.size() > 15);
    }
    const std::int64_t all = disk.operations();
    for (std::uint32_t point = 0; point < cuts; ++point) {
        disk.clear();
        disk.cutAt(static_cast<std::int64_t>(point) * all / cuts);
        std::size_t acknowledged = 0;
        if (auto game = Game::create(start, place, "now")) {
            (void)adjudicate(*game, orders, "orders", "now");
            acknowledged = game->entries().size();
        }
        QVERIFY(disk.dead());
        disk.restart(point);
        auto game = Game::open(place);
        if (!game) {
            QVERIFY2(acknowledged == 0, describe(game.error()).c_str());
            continue;
        }
        const std::size_t rows = game->entries().size();
        QVERIFY2(
            rows >= acknowledged && rows <= acknowledged + 1,
            qPrintable(QStringLiteral("point %1: %2 acknowledged, %3 there").arg(point).arg(acknowledged).arg(rows)));
        QVERIFY(game->remark().empty());
        QCOMPARE(played::canonical(*game), states[rows - 1]);
        const auto check = game->journal().verify();
        QVERIFY(check && check->intact() && check->everyByte);
    }
}

void TestJournalTorn::survivesPowerCutWhileRecovering()
{
    CrashDisk disk("crash-twice");
    const JournalPlace place{"g.game", disk.name()};
    playScript(place);
    const std::int64_t all = disk.operations();
    for (std::uint32_t point = 0; point < cutsTwice; ++point) {
        disk.clear();
        disk.cutAt(static_cast<std::int64_t>(point) * all / cutsTwice);
        const int acknowledged = playScript(place);
        disk.restart(point);
        disk.cutAt(point % 7);
        (void)Journal::open(place);
        disk.restart(point + 1);
        const QString trouble = wrong(place, acknowledged);
        QVERIFY2(trouble.isEmpty(), qPrintable(QStringLiteral("point %1: %2").arg(point).arg(trouble)));
    }
}

// The test must be able to fail: without real syncs, rows are lost or files damaged.
void TestJournalTorn::noticesALyingDisk()
{
    CrashDisk disk("crash-lies");
    disk.setLying(true);
    const JournalPlace place{"g.game", disk.name()};
    playScript(place);
    const std::int64_t all = disk.operations();
    int noticed = 0;
    for (std::uint32_t point = 0; point < 50; ++point) {
        disk.clear();
        disk.cutAt(all / 2 + static_cast<std::int64_t>(point));
        const int acknowledged = playScript(place);
        disk.restart(point);
        noticed += wrong(place, acknowledged).isEmpty() ? 0 : 1;
    }
    QVERIFY(noticed > 40);
}

void TestJournalTorn::survivesAKill()
{
    QTemporaryDir folder;
    for (int round = 0; round < 25; ++round) {
        const std::string path = folder.filePath(QStringLiteral("%1.game").arg(round)).toStdString();
        int ends[2];
        QCOMPARE(pipe(ends), 0);
        const pid_t child = fork();
        QVERIFY(child >= 0);
        if (child == 0) {
            auto journal = Journal::create({path, {}}, tornHead(), tornEntry(0), {});
            for (int n = 0; journal; ++n) {
                if (n > 0 && !journal->append(tornEntry(n)))
                    break;
                if (write(ends[1], &n, sizeof n) != sizeof n)
                    break;
            }
            _exit(1);
        }
        close(ends[1]);
        int acknowledged = -1;
        int n = 0;
        const int until = 3 + round * 2;
        while (read(ends[0], &n, sizeof n) == sizeof n) {
            acknowledged = n;
            if (n == until) {
                if (round % 2 == 1)
                    usleep(static_cast<useconds_t>(137 * round));
                kill(child, SIGKILL);
            }
        }
        close(ends[0]);
        int status = 0;
        waitpid(child, &status, 0);
        QVERIFY(WIFSIGNALED(status));
        QVERIFY(acknowledged >= until);
        const QString trouble = wrong({path, {}}, acknowledged);
        QVERIFY2(trouble.isEmpty(), qPrintable(QStringLiteral("round %1: %2").arg(round).arg(trouble)));
    }
}

FW_TEST(TestJournalTorn)
#include "tst_JournalTorn.moc"
