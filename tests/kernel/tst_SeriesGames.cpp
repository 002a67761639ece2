// Two games of a small series: their files extend the rules of another kernel game and are played like any other.
#include "engine/store/RulesFile.h"
#include "tests/Main.h"
#include "tests/kernel/Systems.h"

using namespace fw;
using namespace kernel;

namespace {

constexpr Folder seriesGames[] = {{"series1/grove"}, {"series2/heath"}};

Result<RulesFile> rulesOf(const Folder& folder)
{
    return openRulesFile(std::string(FW_SOURCE_DIR "/tests/kernel/") + folder.path + ".rules.json");
}

} // namespace

class tst_SeriesGames : public QObject
{
    Q_OBJECT

private slots:
    void lintClean()
    {
        for (const Folder& folder : seriesGames) {
            const auto rules = rulesOf(folder);
            QVERIFY2(rules, rules ? "" : describe(rules.error()).c_str());
            const Result<Scenario> scenario = readScenario(folder.read(".scenario.json"), folder.path);
            QVERIFY2(scenario, scenario ? "" : describe(scenario.error()).c_str());
            for (const Finding& finding : lint(rules->rules, *scenario))
                QFAIL((finding.row + ": " + plain(finding.text)).c_str());
        }
    }

    void playedToTheirLogs()
    {
        for (const Folder& folder : seriesGames) {
            const auto rules = rulesOf(folder);
            QVERIFY2(rules, rules ? "" : describe(rules.error()).c_str());
            const Played played = play(folder, writeRules(rules->rules), folder.read(".orders.txt"));
            QVERIFY2(!played.refusal, played.refusal ? describe(*played.refusal).c_str() : "");
            QVERIFY(played.end.over);
            const std::string want = folder.read(".log");
            if (played.log != want) { // stored in the build folder, to be reviewed before it is accepted
                QFile file(QString(folder.path).replace('/', '-') + QStringLiteral(".kernel.log"));
                if (file.open(QIODevice::WriteOnly))
                    file.write(QByteArray::fromStdString(played.log));
            }
            QCOMPARE(played.log, want);
        }
    }

    /// The exclusive rules matter: with the rules of the series alone the game is another.
    void theirOwnRowsMatter()
    {
        for (const Folder& folder : seriesGames) {
            const auto rules = rulesOf(folder);
            QVERIFY(rules && rules->base);
            Ruleset base = *rules->base;
            base.id = rules->rules.id; // the scenario names the game, and the log its title
            base.title = rules->rules.title;
            base.version = rules->rules.version;
            base.credit = rules->rules.credit;
            base.notes = rules->rules.notes;
            const Played own = play(folder, writeRules(rules->rules), folder.read(".orders.txt"));
            const Played plain = play(folder, writeRules(base), folder.read(".orders.txt"));
            QVERIFY(plain.refusal || own.log != plain.log);
        }
    }
};

FW_TEST(tst_SeriesGames)
#include "tst_SeriesGames.moc"
