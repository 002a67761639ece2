#include "engine/store/Files.h"
#include "engine/store/Json.h"
#include "engine/store/Proofed.h"
#include "tests/Main.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace fw;

/// The changes since a proof was accepted.
class tst_Proofed : public QObject
{
    Q_OBJECT

private slots:
    void listsChangesUntilAccepted()
    {
        QTemporaryDir folder;
        const std::string path = folder.filePath("m.rules.json").toStdString();
        auto rules = readRulesFile(FW_SOURCE_DIR "/scenarios/musket-and-saber/musket-and-saber.rules.json");
        QVERIFY(rules.has_value());
        const auto none = sinceProofed(path, *rules);
        QVERIFY(none.has_value() && !none->has_value()); // no proof yet
        QVERIFY(keepProofed(path, *rules).has_value());
        QCOMPARE((*sinceProofed(path, *rules))->size(), std::size_t(0));
        rules->tables[0].rows[0].cells[0] = "Zz";
        const auto changed = sinceProofed(path, *rules);
        QCOMPARE((*changed)->size(), std::size_t(1));
        QVERIFY(plain((*changed)->front()).find("Zz") != std::string::npos);
        QVERIFY(keepProofed(path, *rules).has_value()); // replaces the one before
        QCOMPARE((*sinceProofed(path, *rules))->size(), std::size_t(0));
    }

    void scenarioProofKeepsItsMap()
    {
        QTemporaryDir folder;
        const std::string path = folder.filePath("g.scenario.json").toStdString();
        auto battle = readScenarioFile(FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown.scenario.json");
        QVERIFY(battle.has_value());
        QVERIFY(keepProofed(path, *battle).has_value());
        battle->map.terrain[3] = {"light-woods"};
        battle->units[0].name = "Other";
        QVERIFY((*sinceProofed(path, *battle))->size() >= 2);
    }

    void namesADamagedProof()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("m.rules.json");
        QFile file(QString::fromStdString(proofedFile(path.toStdString())));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{") == 1);
        file.close();
        const auto read = sinceProofed(path.toStdString(), Ruleset());
        QVERIFY(!read);
        QVERIFY(describe(read.error()).find("m.rules.json.proofed") != std::string::npos);
    }
};

FW_TEST(tst_Proofed)
#include "tst_Proofed.moc"
