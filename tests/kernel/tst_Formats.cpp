// Files of earlier versions can be opened, are migrated when they are written, and play as their orders say.
#include "engine/base/Words.h"
#include "engine/report/LogForm.h"
#include "engine/report/LogText.h"
#include "engine/session/Game.h"
#include "engine/store/JsonLog.h"
#include "tests/Main.h"
#include "tests/kernel/Systems.h"

#include <QTemporaryDir>

using namespace fw;
using namespace kernel;

class TestFormats : public QObject
{
    Q_OBJECT

private slots:
    void anOldSystemPlaysAsItsOrdersSay_data()
    {
        QTest::addColumn<QByteArray>("path");
        for (const char* name :
             {"1/outposts", "1/exits", "2/outposts", "3/marshals", "3/brigades", "3/slopes", "3/broadsides"})
            QTest::newRow(name) << QByteArray("../data/formats/") + name;
    }
    void anOldSystemPlaysAsItsOrdersSay()
    {
        QFETCH(QByteArray, path);
        const Folder folder{path.constData()};
        const Played old = play(folder);
        QVERIFY2(!old.refusal, old.refusal ? describe(*old.refusal).c_str() : "");
        QVERIFY(old.end.over);
        const Result<Ruleset> rules = readRules(folder.read(".rules.json"), folder.path);
        QVERIFY(rules);
        for (const Finding& finding : lint(*rules))
            QVERIFY2(finding.severity != Severity::Error, plain(finding.text).c_str());
        const std::string written = writeRules(*rules);
        QVERIFY(written.find("\"format\": 4") != std::string::npos);
        const Result<Ruleset> again = readRules(written, folder.path);
        QVERIFY(again && *again == *rules);
        QCOMPARE(play(folder, written, folder.read(".orders")).log, old.log);
    }

    void oldFactsAreWrittenAnew_data()
    {
        QTest::addColumn<QByteArray>("old");
        QTest::addColumn<QByteArray>("anew");
        const auto row = [](const char* old, const char* anew) {
            QTest::newRow(old) << QByteArray(old) << QByteArray(anew);
        };
        row(R"({"of": "last", "fact": "area", "arg": "north"})", "last.among(@area:north)");
        row(R"({"any": "units", "fact": "area", "arg": "north", "max": 0})", "any units: among(@area:north) <= 0");
        row(R"("last.area[north] = 0")", "last.among(@area:north) = 0");
        row(R"({"of": "it", "fact": "same-side", "with": "chit"})", "it/side.among(chit/side)");
        row(R"({"none": "units", "fact": "same-side", "with": "chit|foe"})",
            "no units/side: among(chit/side|foe/side)");
        row(R"({"of": "it", "fact": "same-formation", "with": "chit"})", "it/formations.among(chit/formations)");
        row("\"it.same-formation(chit)\"", "it/formations.among(chit/formations)");
        row(R"({"least": 2, "among": "units", "fact": "same-side", "with": "chit"})",
            "at least 2 of units: side = chit.side");
        row(R"({"of": "it", "fact": "same-type", "with": "chit"})", "it.type = chit.type");
        row(R"({"amount": {"fact": "area", "arg": "north", "of": "last"}, "min": 1})", "last.among(@area:north) >= 1");
    }
    void oldFactsAreWrittenAnew()
    {
        QFETCH(QByteArray, old);
        QFETCH(QByteArray, anew);
        const auto file = [](const char* format, const QByteArray& condition) {
            return "{" + std::string(format) + R"("id": "r", "version": "1", "title": "R", "main": "game",
                "defs": [{"id": "d", "if": )"
                   + condition.toStdString() + R"(}],
                "quantities": [{"id": "q", "per": "unit", "base": 1, "into": "p"}]})";
        };
        for (const char* format : {"", "\"format\": 1, "}) {
            const Result<Ruleset> rules = readRules(file(format, old), "r");
            QVERIFY2(rules, rules ? "" : describe(rules.error()).c_str());
            const std::string written = writeRules(*rules);
            QVERIFY2(written.find('"' + anew.toStdString() + '"') != std::string::npos, written.c_str());
        }
        // The current format does not have these keys.
        QVERIFY(!readRules(file("\"format\": 2, ", old), "r"));
    }

    /// Until 2026-11-22 `line` omitted cells when it ran along their side. The key `per` marks files of that time.
    void oldLinesAreLinesInside()
    {
        const auto file = [](const char* per) {
            return R"({"format": 1, "id": "r", "version": "1", "title": "R", "main": "game",
                "defs": [{"id": "d", "if": [{"none": "it/place/line:target", "fact": "id", "is": "x"}]}],
                "quantities": [{"id": "q", "base": {"count": "it/place/line:target|target"})"
                   + std::string(per) + "}]}";
        };
        const Result<Ruleset> old = readRules(file(R"(, "per": "unit")"), "r"), later = readRules(file(""), "r");
        QVERIFY(old && later);
        QCOMPARE(old->defs.front().need.front().none, std::string("it/place/line-inside:target"));
        QCOMPARE(old->quantities.front().base.count, std::string("it/place/line-inside:target|target"));
        QCOMPARE(later->quantities.front().base.count, std::string("it/place/line:target|target"));
    }

    /// Format 4 gave plain names to keys and relations; the old names give the same rules.
    void formerNamesAreRead_data()
    {
        QTest::addColumn<QByteArray>("former");
        QTest::addColumn<QByteArray>("now");
        const auto row = [](const char* former, const char* now) {
            QTest::newRow(former) << QByteArray(former) << QByteArray(now);
        };
        row(R"("noStrength": ["leader"])", R"("excludedFromLosses": ["leader"])");
        row(R"("standing": "q")", R"("runningScore": "q")");
        row(R"("codes": [{"id": "M", "counts": "n", "do": []}])",
            R"("codes": [{"id": "M", "numberInto": "n", "do": []}])");
        row(R"("quantities": [{"id": "q", "stages": [{"id": "s", "combine": "count", "counts": [{"rows": 1, "set": 0}]}]}])",
            R"("quantities": [{"id": "q", "stages": [{"id": "s", "combine": "count", "countSteps": [{"rows": 1, "set": 0}]}]}])");
        row(R"("procedures": [{"id": "p", "cast": ["unit"], "do": [{"node": "call", "call": "p", "cast": {"unit": "it"}}]}])",
            R"("procedures": [{"id": "p", "roles": ["unit"], "do": [{"node": "call", "call": "p", "roles": {"unit": "it"}}]}])");
        row(R"("procedures": [{"id": "p", "do": [{"node": "choose", "by": "@active", "menu": [{"id": "m", "untimely": "4"}]}]}])",
            R"("procedures": [{"id": "p", "do": [{"node": "choose", "by": "@active", "menu": [{"id": "m", "wrongPhaseCite": "4"}]}]}])");
        row(R"("defs": [{"id": "d", "if": "any it/holders:m+big/place/units-big: x.among(@sides/pool|a/pool-big) = 1"}])",
            R"("defs": [{"id": "d", "if": "any it/containing:m+big/place/units-big: x.among(@sides/all-units|a/all-units-big) = 1"}])");
    }
    void formerNamesAreRead()
    {
        QFETCH(QByteArray, former);
        QFETCH(QByteArray, now);
        const auto file = [](const char* format, const QByteArray& rows) {
            return "{\"format\": " + std::string(format)
                   + R"(, "id": "r", "version": "1", "title": "R", "main": "game", )" + rows.toStdString() + "}";
        };
        const Result<Ruleset> old = readRules(file("3", former), "r"), anew = readRules(file("4", now), "r");
        QVERIFY2(old, old ? "" : describe(old.error()).c_str());
        QVERIFY2(anew, anew ? "" : describe(anew.error()).c_str());
        QVERIFY(*old == *anew);
        QCOMPARE(writeRules(*old), writeRules(*anew));
        // The current format does not have these keys; relations are checked with the rules.
        if (!former.contains("holders"))
            QVERIFY(!readRules(file("4", former), "r"));
    }

    void anOldLogIsReadAndPrinted()
    {
        const Folder folder{"../data/formats/1/outposts"};
        Result<LogDoc> old = readLog(folder.read(".log.json"), folder.path);
        QVERIFY2(old, old ? "" : describe(old.error()).c_str());
        QCOMPARE(old->header.front().key, std::string("result"));
        std::set<std::string> keys;
        for (const LogHead& line : old->header)
            keys.insert(line.key);
        QVERIFY(keys.contains("rules") && keys.contains("digest"));
        QVERIFY(!old->blocks.empty());
        const std::string full = renderText(inForm(*old, true, false)), usual = renderText(inForm(*old, false, false));
        QVERIFY(full.size() > usual.size()); // without rows that did not apply
        // The log is written in the new format, with the same content.
        const std::string written = writeLog(*old);
        QVERIFY(written.find("\"format\": 2") != std::string::npos);
        const Result<LogDoc> again = readLog(written, folder.path);
        QVERIFY(again && *again == *old);
    }

    /// A game keeps the rules with which it was started. This game was written by a program with format 3.
    void aGameOfAnOlderFormatOpens()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("slopes.game");
        QVERIFY(QFile::copy(FW_SOURCE_DIR "/tests/data/formats/3/slopes.game", path));
        QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
        const JournalPlace place{path.toStdString(), {}};
        const Result<Game> game = Game::open(place);
        QVERIFY2(game, game ? "" : describe(game.error()).c_str());
        QVERIFY(game->state().over);
        const Result<JournalCheck> check = game->verify();
        QVERIFY(check && check->findings.empty());
        const Folder orders{"../data/formats/3/slopes"};
        QCOMPARE(game->state().position, play(orders).end.position);
    }

    void rowsOfAScenarioAreMigratedToo()
    {
        const Folder folder{"../data/formats/1/outposts"};
        std::string text = folder.read(".scenario.json");
        const std::string trigger =
            R"("triggers": [{"id": "t", "event": "moved", "if": {"of": "mover", "fact": "area", "arg": "x"},
            "do": [{"node": "note", "text": "there"}]}], )";
        text.insert(text.find('{') + 1, trigger);
        const Result<Scenario> scenario = readScenario(text, "s");
        QVERIFY2(scenario, scenario ? "" : describe(scenario.error()).c_str());
        QVERIFY(writeScenario(*scenario).find("mover.among(@area:x)") != std::string::npos);
    }
};

FW_TEST(TestFormats)
#include "tst_Formats.moc"
