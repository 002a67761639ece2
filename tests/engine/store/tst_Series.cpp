#include "engine/store/Files.h"
#include "engine/store/RulesFile.h"
#include "tests/Main.h"
#include "tests/engine/store/OnDisk.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace fw;
using ondisk::contentOf;
using ondisk::put;
using ondisk::s;

namespace {

constexpr const char* series =
    R"({"format": 4, "id": "s", "version": "1", "title": "Series", "main": "game", "facings": 6,
  "marks": [{"id": "fog", "on": "game", "form": "number"}],
  "defs": [
    {"id": "a", "if": "turn >= 1"},
    {"id": "b", "if": "turn >= 2"},
    {"id": "c", "if": "turn >= 3"}
  ],
  "examples": [{"id": "e", "stated": "x"}]
})";

/// A folder with a series and games in folders beside it.
struct Shelf {
    QTemporaryDir folder;
    Shelf() { put(at("series/s.rules.json"), series); }
    QString at(const char* name) const { return folder.filePath(name); }
    /// Writes a game that extends the series, with more keys, and reads it.
    Result<RulesFile> game(const QByteArray& keys, const char* name = "game/g.rules.json") const
    {
        put(at(name),
            "{\"format\": 4, \"id\": \"g\", \"version\": \"1\",\n\"extends\": \"../series/s.rules.json\"" + keys + "}");
        return openRulesFile(s(at(name)));
    }
};

std::string ids(const Ruleset& rules)
{
    std::string out;
    for (const Def& def : rules.defs)
        out += def.id + " ";
    return out;
}

std::string factsOf(const RulesFile& file)
{
    constexpr const char* words[] = {"replaces", "repeats", "adds", "removes"};
    std::string out;
    for (const SeriesFact& fact : file.facts)
        out += std::string(words[static_cast<std::size_t>(fact.does)]) + " " + fact.list
               + (fact.id.empty() ? "" : "/" + fact.id) + " " + fact.pointer + "\n";
    return out;
}

} // namespace

/// Rules files that extend others.
class tst_Series : public QObject
{
    Q_OBJECT

private slots:
    void rowsReplaceThoseOfTheirId()
    {
        const Shelf shelf;
        const auto read = shelf.game(R"(, "without": ["defs/c", "facings", "examples"], "before": {"defs/n": "b"},
            "defs": [{"id": "a", "if": "turn >= 9"}, {"id": "n", "if": "@game.fog >= 1"}, {"id": "z", "if": "turn >= 4"}])");
        QVERIFY2(read, read ? "" : describe(read.error()).c_str());
        QCOMPARE(ids(read->rules), std::string("a n b z "));
        QCOMPARE(read->rules.id, std::string("g"));
        QCOMPARE(read->rules.title, std::string("Series"));
        QCOMPARE(read->rules.facings, 0);
        QCOMPARE(read->rules.examples.size(), std::size_t(0));
        QVERIFY(!(read->rules.defs[0] == read->base->defs[0]));
        QCOMPARE(factsOf(*read), std::string("removes facings /without/1\nremoves defs/c /without/0\n"
                                             "replaces defs/a /defs/0\nadds defs/n /defs/1\nadds defs/z /defs/2\n"
                                             "removes examples /without/2\n"));
        const auto place = [&](const char* pointer) {
            const SeriesPlace found = read->sources.placeOf(pointer);
            return std::to_string(found.file) + found.pointer;
        };
        QCOMPARE(place("/defs/0/if"), std::string("0/defs/0/if"));
        QCOMPARE(place("/defs/1"), std::string("0/defs/1"));
        QCOMPARE(place("/defs/2/if"), std::string("1/defs/1/if"));
        QCOMPARE(place("/title"), std::string("1/title"));
        QCOMPARE(place("/marks/0/on"), std::string("1/marks/0/on"));
        // A game and a log store the whole rules.
        const auto again = readRules(writeRules(read->rules), "whole");
        QVERIFY(again && *again == read->rules);
    }

    void repeatsARow()
    {
        const Shelf shelf;
        const auto read = shelf.game(R"(, "title": "Series", "defs": [{"id": "b", "if": "turn >= 2"}])");
        QVERIFY(read);
        QCOMPARE(factsOf(*read), std::string("repeats title /title\nrepeats defs/b /defs/0\n"));
    }

    void aChainOfFiles()
    {
        const Shelf shelf;
        QVERIFY(shelf.game(R"(, "defs": [{"id": "b", "if": "turn >= 7"}])"));
        put(shelf.at("game/h.rules.json"), R"({"format": 4, "id": "h", "version": "1", "extends": "g.rules.json",
            "defs": [{"id": "d", "if": "turn >= 8"}]})");
        const auto read = openRulesFile(s(shelf.at("game/h.rules.json")));
        QVERIFY2(read, read ? "" : describe(read.error()).c_str());
        QCOMPARE(ids(read->rules), std::string("a b c d "));
        QCOMPARE(read->sources.files.size(), std::size_t(3));
        QCOMPARE(read->sources.placeOf("/defs/0").file, std::size_t(2));
        QCOMPARE(read->sources.placeOf("/defs/1").file, std::size_t(1));
        QCOMPARE(read->sources.placeOf("/defs/3").pointer, std::string("/defs/0"));
        QCOMPARE(*readRulesFile(s(shelf.at("game/h.rules.json"))), read->rules);
    }

    void anOldBaseIsMigrated()
    {
        const Shelf shelf;
        put(shelf.at("series/s.rules.json"),
            "{\"format\": 3, \"id\": \"s\", \"version\": \"1\", \"noStrength\": [\"leader\"], \"unitTypes\": "
            "[\"leader\"]}");
        const auto read = shelf.game("");
        QVERIFY2(read, read ? "" : describe(read.error()).c_str());
        QCOMPARE(read->rules.excludedFromLosses, std::vector<std::string>{"leader"});
    }

    void refusesWithFileAndPlace_data()
    {
        QTest::addColumn<QByteArray>("keys");
        QTest::addColumn<QByteArray>("place");
        const auto row = [](const char* name, const char* keys, const char* place) {
            QTest::newRow(name) << QByteArray(keys) << QByteArray(place);
        };
        row("unknown row left out", ", \"without\": [\"defs/x\"]", "line 2, /without/0");
        row("unknown key left out", ",\n\"without\": [\"dfes\"]", "line 3, /without/0");
        row("absent key left out", ", \"without\": [\"notes\"]", "line 2, /without/0");
        row("left out and given", R"(, "without": ["defs/a"], "defs": [{"id": "a", "if": "turn >= 1"}])",
            "line 2, /without/0");
        row("before an unknown row", R"(, "before": {"defs/n": "x"}, "defs": [{"id": "n", "if": "turn >= 1"}])",
            "line 2, /before/defs~1n");
        row("places another's row", R"(, "before": {"defs/b": "a"})", "line 2, /before/defs~1b");
        row("says nothing", ", \"facings\": 0", "line 2, /facings");
        row("an empty list", ",\n\n\"defs\": []", "line 4, /defs");
        row("unknown key", ", \"dfes\": []", "line 2, /dfes");
    }
    void refusesWithFileAndPlace()
    {
        QFETCH(QByteArray, keys);
        QFETCH(QByteArray, place);
        const Shelf shelf;
        const auto read = shelf.game(keys);
        QVERIFY(!read);
        QCOMPARE(read.error().file, s(shelf.at("game/g.rules.json")));
        QCOMPARE(read.error().place, place.toStdString());
        QVERIFY(!read.error().remedy.empty());
    }

    void refusesBases_data()
    {
        QTest::addColumn<QByteArray>("extends");
        for (const char* path : {"../series/none.rules.json", "../../x.rules.json", "/etc/x.rules.json", "",
                                 "..\\\\series\\\\s.rules.json", "../series/s.scenario.json",
                                 "../series/../series/s.rules.json", "../link.rules.json", "g.rules.json"})
            QTest::newRow(path) << QByteArray(path);
    }
    void refusesBases()
    {
        QFETCH(QByteArray, extends);
        const Shelf shelf;
        const QTemporaryDir elsewhere;
        put(elsewhere.filePath("x.rules.json"), series);
        QVERIFY(QFile::link(elsewhere.filePath("x.rules.json"), shelf.at("link.rules.json")));
        put(shelf.at("game/g.rules.json"),
            "{\"format\": 4, \"id\": \"g\", \"version\": \"1\", \"extends\": \"" + extends + "\"}");
        const auto read = openRulesFile(s(shelf.at("game/g.rules.json")));
        QVERIFY(!read);
        QCOMPARE(read.error().place, std::string("line 1, /extends"));
        QVERIFY(!read.error().remedy.empty());
    }

    void refusesTooLongAChainAndStrayKeys()
    {
        const Shelf shelf;
        for (int i = 1; i < 5; ++i)
            put(shelf.folder.filePath(QString("series/s%1.rules.json").arg(i)),
                QString(R"({"format": 4, "id": "s%1", "version": "1", "extends": "s%2.rules.json"})")
                    .arg(i)
                    .arg(i == 1 ? QString() : QString::number(i - 1))
                    .toUtf8());
        QVERIFY(openRulesFile(s(shelf.at("series/s3.rules.json"))));
        QVERIFY(!openRulesFile(s(shelf.at("series/s4.rules.json"))));
        put(shelf.at("game/g.rules.json"), R"({"format": 4, "id": "g", "version": "1", "without": ["defs"]})");
        const auto stray = openRulesFile(s(shelf.at("game/g.rules.json")));
        QVERIFY(!stray);
        QCOMPARE(stray.error().place, std::string("line 1, /without"));
        QVERIFY(!readRules(R"({"format": 4, "id": "g", "version": "1", "extends": "s.rules.json"})", "text"));
    }

    /// A mistake in the base names the base.
    void aProblemNamesItsFile()
    {
        const Shelf shelf;
        put(shelf.at("series/s.rules.json"), "{\"format\": 4, \"id\": \"s\", \"version\": \"1\",\n\"dfes\": []}");
        const auto read = shelf.game("");
        QVERIFY(!read);
        QVERIFY(read.error().file.ends_with("series/s.rules.json"));
        QCOMPARE(read.error().place, std::string("line 2, /dfes"));
    }

    /// Whatever is changed in the whole rules, the file keeps only what differs from its base.
    void savesOnlyItsOwnRows()
    {
        const Shelf shelf;
        const auto read = shelf.game(R"(, "before": {"defs/n": "b"}, "defs": [{"id": "n", "if": "@game.fog >= 1"}])");
        QVERIFY(read);
        const QByteArray base = contentOf(shelf.at("series/s.rules.json"));
        const auto saved = [&](const Ruleset& whole) {
            const auto text = ownRulesToSave(whole, *read, s(shelf.at("game/g.rules.json")));
            QTest::qVerify(text.has_value(), "text", text ? "" : describe(text.error()).c_str(), __FILE__, __LINE__);
            const auto again = openRulesText(text.value_or(""), s(shelf.at("game/g.rules.json")));
            return again && again->rules == whole ? text->size() : 0;
        };
        const std::size_t same = saved(read->rules);
        QVERIFY(same > 0 && same < 260);
        Ruleset changed = read->rules;
        changed.defs[2].label = "other";
        changed.facings = 0;
        changed.examples.clear();
        QVERIFY(saved(changed) > same);
        std::swap(changed.defs[0], changed.defs[3]); // another order of the base's rows
        QVERIFY(saved(changed) > 0);
        changed.defs.clear();
        changed.marks.push_back(changed.marks.front());
        QVERIFY(saved(changed) > 0);
        QCOMPARE(contentOf(shelf.at("series/s.rules.json")), base);
        // In another folder the path of the base changes; where the base cannot be reached, saving is refused.
        QVERIFY(QDir().mkpath(shelf.at("other/deep")));
        const auto there = ownRulesToSave(read->rules, *read, s(shelf.at("other/g.rules.json")));
        QVERIFY(there && there->find("\"../series/s.rules.json\"") != std::string::npos);
        QVERIFY(!ownRulesToSave(read->rules, *read, s(shelf.at("other/deep/g.rules.json"))));
    }

    void tellsWhatANewEditionChanges()
    {
        const Shelf shelf;
        QVERIFY(shelf.game(R"(, "without": ["defs/c"], "defs": [{"id": "a", "if": "turn >= 9"}])"));
        QByteArray newer(series);
        newer.replace("turn >= 1", "turn >= 5").replace("turn >= 2", "turn >= 6").replace("turn >= 3", "turn >= 7");
        put(shelf.at("new/s.rules.json"), newer);
        const auto update = seriesUpdate(s(shelf.at("game/g.rules.json")), s(shelf.at("series/s.rules.json")),
                                         s(shelf.at("new/s.rules.json")));
        QVERIFY2(update, update ? "" : describe(update.error()).c_str());
        QVERIFY(update->before.defs[0] == update->after.defs[0]);
        QVERIFY(!(update->before.defs[1] == update->after.defs[1]));
        QCOMPARE(update->changedBelow.size(), std::size_t(2));
        QCOMPARE(update->changedBelow[0].id, std::string("c"));
        QCOMPARE(update->changedBelow[1].id, std::string("a"));
        QVERIFY(!seriesUpdate(s(shelf.at("new/s.rules.json")), s(shelf.at("series/s.rules.json")),
                              s(shelf.at("new/s.rules.json"))));
    }

    void theExampleOfTheVocabularyIsRead()
    {
        const auto read = openRulesFile(FW_SOURCE_DIR "/resources/vocabulary/words.extending.rules.json");
        QVERIFY2(read, read ? "" : describe(read.error()).c_str());
        QCOMPARE(read->rules.modifiers.front().id, std::string("rain"));
    }

    /// A scenario finds the rules with those that they extend.
    void aScenarioFindsThem()
    {
        const Shelf shelf;
        QVERIFY(shelf.game(R"(, "title": "Game")"));
        Scenario scenario;
        scenario.rules = "g";
        const auto found = findRules(scenario, s(shelf.at("game")), {});
        QVERIFY2(found, found ? "" : describe(found.error()).c_str());
        QCOMPARE(found->rules.defs.size(), std::size_t(3));
        QCOMPARE(found->sources.files.size(), std::size_t(2));
        put(shelf.at("series/s.rules.json"), QByteArray(series).replace("turn >= 3", "turn >= 4"));
        const auto later = findRules(scenario, s(shelf.at("game")), {});
        QVERIFY(later && later->digest == found->digest);
        QVERIFY(later->sources.files[1].digest != found->sources.files[1].digest);
    }
};

FW_TEST(tst_Series)
#include "tst_Series.moc"
