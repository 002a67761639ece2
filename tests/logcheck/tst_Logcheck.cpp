// The independent check agrees with all golden logs and detects altered numbers in them.
#include "tests/Main.h"
#include "tests/Sanitized.h"
#include "tests/Trees.h"
#include "tests/logcheck/Altered.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <array>
#include <cmath>

using namespace logcheck;

namespace {

QByteArray contentOf(const QString& name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(name));
    return file.readAll();
}

/// The rules file in the folder of the orders for a golden log.
QString rulesOf(const QString& name)
{
    for (const char* where : {FW_SOURCE_DIR "/tests/kernel", FW_SOURCE_DIR "/scenarios"})
        for (const QString& folder : QDir(QString::fromUtf8(where)).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            const QDir dir(QString::fromUtf8(where) + QLatin1Char('/') + folder);
            const QStringList rules = dir.entryList({QStringLiteral("*.rules.json")});
            if (!dir.exists(name + QStringLiteral(".orders")) || rules.isEmpty())
                continue;
            for (const QString& one : rules) // a folder may have several systems
                if (name.startsWith(one.section('.', 0, 0)))
                    return dir.filePath(one);
            return dir.filePath(rules.first());
        }
    return {};
}

void eachLog()
{
    QTest::addColumn<QString>("log");
    const QDir dir(QStringLiteral(FW_SOURCE_DIR "/tests/playthroughs"));
    for (const QString& name : dir.entryList({QStringLiteral("*.log")}))
        QTest::newRow(qPrintable(name)) << dir.filePath(name);
}

/// A golden log with its rules.
struct Golden {
    explicit Golden(const QString& path)
        : log(contentOf(path).toStdString()),
          rules(asTrees(contentOf(rulesOf(QFileInfo(path).completeBaseName())).toStdString()))
    {}
    std::string log;
    Rulebook rules;
};

std::string sentence(const Verdict& verdict)
{
    std::string out;
    for (const Disagreement& one : verdict.said)
        out += "\n" + std::to_string(one.line) + ": " + one.text;
    return out;
}

constexpr std::array kinds{"reckoned", "places", "movement points", "rows", "cases", "remarks"};

/// The required share of detected edits, in percent. Under the sanitizers only a few numbers are altered, so the share
/// may be three standard errors lower; that run is only for errors in memory accesses.
double asked(double share, int made)
{
    return sanitized(share, share - 3 * std::sqrt(share * (100 - share) / made));
}

} // namespace

class TestLogcheck : public QObject
{
    Q_OBJECT

private slots:
    void thereAreLogs()
    {
        QVERIFY(QDir(QStringLiteral(FW_SOURCE_DIR "/tests/playthroughs")).entryList({QStringLiteral("*.log")}).size()
                >= 4);
    }

    void agreesWithTheLog_data() { eachLog(); }
    void agreesWithTheLog()
    {
        QFETCH(QString, log);
        Golden golden(log);
        const Verdict verdict = Audit::of(golden.rules, golden.log);
        QVERIFY2(verdict.said.empty(), sentence(verdict).c_str());
        QVERIFY(verdict.rulings > 0);
    }

    // Alters each number of each ruling in turn: plus one, minus one, plus seven.
    void noticesWhatIsAltered_data() { eachLog(); }
    void noticesWhatIsAltered()
    {
        QFETCH(QString, log);
        Golden golden(log);
        std::array<int, kinds.size()> made{};
        std::array<int, kinds.size()> noticed{};
        const std::vector<PrintedNumber> numbers = numbersIn(golden.log);
        QVERIFY(!numbers.empty());
        // A long log has enough numbers for one edit each.
        const bool all = numbers.size() < 1000;
        constexpr std::array edits{1, -1, 7};
        const std::size_t step = thorough<std::size_t>(1, all ? 1 : 4, all ? 2 : 20);
        for (std::size_t i = 0; i < numbers.size(); i += step)
            for (std::size_t e = 0; e < edits.size(); ++e) {
                const std::string other = all || i % edits.size() == e ? altered(golden.log, numbers[i], edits[e])
                                                                       : std::string();
                if (other.empty())
                    continue;
                const auto kind = static_cast<std::size_t>(numbers[i].kind);
                ++made[kind];
                const bool said = !Audit::of(golden.rules, other).said.empty();
                noticed[kind] += said;
                if (!said && qEnvironmentVariableIsSet("LOGCHECK_MISSED")) {
                    const std::size_t from = other.rfind('\n', numbers[i].from) + 1;
                    qInfo("missed: %s", other.substr(from, other.find('\n', from) - from).c_str());
                }
            }
        int sumMade = 0;
        int sumNoticed = 0;
        for (std::size_t k = 0; k < kinds.size(); ++k) {
            if (made[k] > 0)
                qInfo("%s: %d of %d noticed, %.1f %%", kinds[k], noticed[k], made[k], 100.0 * noticed[k] / made[k]);
            // A referee's remark explains no number, so it does not count.
            if (k != static_cast<std::size_t>(PrintedNumber::Kind::Remark)) {
                sumMade += made[k];
                sumNoticed += noticed[k];
            }
        }
        const double share = 100.0 * sumNoticed / sumMade;
        qInfo("all numbers of rulings: %d of %d noticed, %.1f %%", sumNoticed, sumMade, share);
        const auto points = static_cast<std::size_t>(PrintedNumber::Kind::Points);
        // Movement points are printed once without an explanation; all other numbers can be recomputed.
        const double explained = 100.0 * (sumNoticed - noticed[points]) / (sumMade - made[points]);
        qInfo("without movement points: %.1f %%", explained);
        QVERIFY2(explained >= asked(95.0, sumMade - made[points]), "fewer than 95 % of the edits are noticed");
        QVERIFY2(share >= asked(94.0, sumMade), "fewer than 94 % of all edits are noticed");
    }

    // One example of each possible error in a sentence.
    void notices_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        const auto row = [](const char* from, const char* to) {
            QTest::newRow(from) << QByteArray(from) << QByteArray(to);
        };
        row("×2 counterattack", "×3 counterattack");
        row("3 → 6  [5.2]", "3 → 7  [5.2]");
        row("attackers 7      ", "attackers 8      ");
        row("= Dr       ", "= Ar       ");
        row("difference +1 to +3", "difference +4 or more");
        row("5 against 3, failed", "5 against 3, passed");
        row("failed (natural 6)", "failed");
        row("combat die: 5", "combat die: 8");
        row("result Dr: ", "result Ar: ");
        row("Eliminated: Cole's Militia", "Eliminated: Dale's Militia");
        row("Kent's Regiment 2 → 1", "Kent's Regiment 2 → 0");
        row("Red: steps lost                                                       1",
            "Red: steps lost                                                       2");
        row("     Cole's Militia: Eliminated                                               [6.2]\n", "");
        // Errors about losses and paths.
        row("Cole's Militia: Eliminated                                               [6.2]",
            "Cole's Militia: Eliminated                                               [6.4]");
        row("Cole's Militia loses 1 step, 0 left", "Cole's Militia loses 2 steps, 0 left");
        row("Cole's Militia: 0401 to 0502, 2 of 4 MP in all", "Cole's Militia: 0401 to 0501, 2 of 4 MP in all");
        row("1 of 4 MP  ", "1/1 of 4 MP");
        row("         +1 in woods                                                   4 → 5  [4.3]\n", "");
    }
    void notices()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        Golden golden(QStringLiteral(FW_SOURCE_DIR "/tests/playthroughs/outposts.log"));
        const std::size_t at = golden.log.find(from.toStdString());
        QVERIFY(at != std::string::npos);
        golden.log.replace(at, static_cast<std::size_t>(from.size()), to.toStdString());
        QVERIFY(!Audit::of(golden.rules, golden.log).said.empty());
    }

    // All columns of the map are shoved in the same way: 0401 touches 0502, so 0804 touches 0704 but not 0703.
    void noticesHexesThatDoNotTouch()
    {
        Golden golden(QStringLiteral(FW_SOURCE_DIR "/tests/playthroughs/outposts.log"));
        QString log = QString::fromStdString(golden.log);
        log.replace(QStringLiteral("0704"), QStringLiteral("0703"));
        QVERIFY(!Audit::of(golden.rules, log.toStdString()).said.empty());
    }
};

FW_TEST(TestLogcheck)
#include "tst_Logcheck.moc"
