#include "app/case/OpenFile.h"
#include "engine/session/Game.h"
#include "tests/Main.h"
#include "tests/app/Program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <functional>

using namespace fw;

/// Rules and scenarios that would take hours, gigabytes or crash the program: every verb, and the window, reports the
/// row instead.
class LimitsTest : public QObject
{
    Q_OBJECT

private:
    using Edit = std::function<void(QJsonObject&)>;
    QTemporaryDir mHome;
    QString path(const QString& name) const { return mHome.filePath(name); }

    /// A shipped file, edited, in the test's folder.
    void lay(const QString& from, const QString& name, const Edit& edit) const
    {
        QJsonObject json = QJsonDocument::fromJson(content(FW_SOURCE_DIR "/scenarios/" + from + name)).object();
        QVERIFY(!json.isEmpty());
        if (edit)
            edit(json);
        QVERIFY(put(path(name), QJsonDocument(json).toJson(QJsonDocument::Compact)));
    }

    static void append(QJsonObject& json, const char* key, const QByteArray& rows)
    {
        QJsonArray list = json[QLatin1String(key)].toArray();
        for (const QJsonValue& row : QJsonDocument::fromJson("[" + rows + "]").array())
            list.append(row);
        json[QLatin1String(key)] = list;
    }

    /// Inserts a node at the start of a procedure.
    static void begin(QJsonObject& rules, const QString& procedure, const QByteArray& node)
    {
        QJsonArray all = rules["procedures"].toArray();
        for (QJsonValueRef one : all) {
            QJsonObject row = one.toObject();
            if (row["id"].toString() != procedure)
                continue;
            QJsonArray body = row["do"].toArray();
            if (node.isEmpty())
                body.removeFirst();
            else
                body.prepend(QJsonDocument::fromJson(node).object());
            row["do"] = body;
            one = row;
        }
        rules["procedures"] = all;
    }

    static QString mainOf(const QJsonObject& rules) { return rules["main"].toString(); }

    /// Calls the edit for every die in any list of dice.
    static void eachDie(QJsonValueRef value, const std::function<void(QJsonObject&)>& edit)
    {
        if (value.isArray()) {
            QJsonArray list = value.toArray();
            for (QJsonValueRef one : list)
                eachDie(one, edit);
            value = list;
        } else if (value.isObject()) {
            QJsonObject row = value.toObject();
            for (auto at = row.begin(); at != row.end(); ++at) {
                if (at.key() == "dice" && at.value().isArray()) {
                    QJsonArray dice = at.value().toArray();
                    for (QJsonValueRef die : dice) {
                        QJsonObject changed = die.toObject();
                        edit(changed);
                        die = changed;
                    }
                    at.value() = dice;
                } else {
                    eachDie(at.value(), edit);
                }
            }
            value = row;
        }
    }

    /// A row with numbers for %1 and %2.
    static QByteArray row(const char* text, int first, int second)
    {
        return QByteArray(text).replace("%1", QByteArray::number(first)).replace("%2", QByteArray::number(second));
    }

    static void sixty(QJsonObject& rules)
    {
        QByteArray rows = R"({"id": "d0", "if": [{"of": "it", "fact": "on-map"}]})";
        for (int i = 1; i <= 60; ++i)
            rows += row(R"(, {"id": "d%1", "if": [{"either": [[{"of": "it", "def": "d%2"}],
                [{"of": "it", "def": "d%2"}]]}]})",
                        i, i - 1);
        append(rules, "defs", rows);
        begin(rules, mainOf(rules), R"({"node": "let", "id": "slow", "as": "slow", "role": "@map-units/+d60"})");
    }

    static void nested(QJsonObject& rules)
    {
        // Reads the turn, since answers that only the map decides are cached.
        QByteArray rows = R"({"id": "n1", "if": [{"of": "@game", "fact": "turn", "max": 99},
            {"none": "@cells", "fact": "level", "is": 77}]})";
        for (int i = 2; i <= 4; ++i)
            rows += row(R"(, {"id": "n%1", "if": [{"every": "@cells", "def": "n%2"}]})", i, i - 1);
        append(rules, "defs", rows);
        begin(rules, mainOf(rules), R"({"node": "let", "id": "slow", "as": "slow", "role": "@cells/+n4"})");
    }

    static void river(QJsonObject& rules)
    {
        QJsonArray defs = rules["defs"].toArray();
        for (QJsonValueRef one : defs) {
            QJsonObject row = one.toObject();
            if (row["id"].toString() == "main-river")
                row["if"] = QJsonDocument::fromJson(
                                R"([{"of": "@game", "fact": "among", "with": "@areas:set-up-line"}])")
                                .array();
            one = row;
        }
        rules["defs"] = defs;
    }

    /// Writes a game with the given number of notes in its journal.
    static bool remarks(const QString& file, int count, Problem& why)
    {
        const Result<Opened> opened = openFile(FW_SOURCE_DIR "/tests/kernel/a/outposts.scenario.json");
        if (!opened)
            return false;
        GameStart start;
        start.rules = opened->rules;
        start.scenario = opened->scenario;
        Result<Game> game = Game::create(start, {file.toStdString(), {}}, "now");
        for (int i = 0; game && i < count; ++i)
            if (const auto noted = game->note("x", "now"); !noted) {
                why = noted.error();
                return true;
            }
        return false;
    }

private slots:
    void init()
    {
        QDir(mHome.path()).removeRecursively();
        QVERIFY(QDir().mkpath(mHome.path()));
        QVERIFY(put(path("none.orders"), "\n"));
    }

    // 13.5 and 13.6
    void refusesEndlessRulesByName_data()
    {
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<Edit>("edit");
        QTest::addColumn<QString>("row");
        const auto germantown = [](const char* name, const Edit& edit, const char* row) {
            QTest::newRow(name) << "musket-and-saber"
                                << "germantown" << edit << row;
        };
        germantown("sixty definitions", &LimitsTest::sixty, "definition d25");
        germantown("four nested cells", &LimitsTest::nested, "definition n4");
        germantown(
            "dice",
            [](QJsonObject& rules) {
                eachDie(rules["procedures"], [](QJsonObject& die) {
                    die["high"] = 2000000000;
                    die["count"] = 1000000;
                });
            },
            "/dice/0/");
        germantown(
            "a quantity that asks for itself",
            [](QJsonObject& rules) {
                append(rules, "quantities", R"({"id": "own", "base": {"quantity": "own"}})");
                begin(rules, mainOf(rules), R"({"node": "compute", "id": "slow", "as": "slow", "quantity": "own"})");
            },
            "quantity own");
        germantown(
            "a procedure that calls itself",
            [](QJsonObject& rules) {
                begin(rules, mainOf(rules), R"({"node": "call", "id": "again", "call": "game"})");
            },
            "procedure game");
        germantown(
            "a role of two kinds",
            [](QJsonObject& rules) {
                begin(rules, mainOf(rules), R"({"node": "let", "id": "b", "as": "two", "role": "@cells"})");
                begin(rules, mainOf(rules), R"({"node": "let", "id": "a", "as": "two", "role": "@map-units"})");
            },
            "procedure game");
        QTest::newRow("the river asked of the game")
            << "brandywine"
            << "brandywine" << Edit(&LimitsTest::river) << "procedure set-up/setup-choice";
    }
    void refusesEndlessRulesByName()
    {
        QFETCH(QString, system);
        QFETCH(QString, scenario);
        QFETCH(Edit, edit);
        QFETCH(QString, row);
        lay(system + "/", system + ".rules.json", edit);
        lay(system + "/", scenario + ".scenario.json", {});
        for (const QString& map : QDir(FW_SOURCE_DIR "/scenarios/" + system).entryList({"*.map.json"}))
            lay(system + "/", map, {});
        const QString file = scenario + ".scenario.json";
        const QString rules = system + ".rules.json";
        const Ran checked = fieldworks(mHome.path(), {"check", rules, file});
        QVERIFY2(checked.code == 1 || checked.code == 2, qPrintable(checked.err));
        QVERIFY2((checked.out + checked.err).contains(row), qPrintable(checked.out + checked.err));
        const Ran played = fieldworks(mHome.path(), {"adjudicate", file, "none.orders"});
        QCOMPARE(played.code, 2);
        QVERIFY2(played.err.contains(row), qPrintable(played.err));
        const Ran ruled = fieldworks(mHome.path(), {"rule", file, "attack with 5 against 3"});
        QVERIFY2(ruled.code > 0, qPrintable(ruled.err));
        const Result<Opened> opened = openFile(path(file).toStdString());
        const QString seen = opened ? opened->remark : QString::fromStdString(describe(opened.error()));
        // A fault that shows only in play is found when a game starts.
        if (!seen.contains(row)) {
            GameStart start;
            QVERIFY(opened);
            start.rules = opened->rules;
            start.scenario = opened->scenario;
            const Result<Game> game = Game::create(start, {}, "now");
            QVERIFY(!game);
            QVERIFY2(QString::fromStdString(describe(game.error())).contains(row), describe(game.error()).c_str());
        }
    }

    // 13.6
    void refusesOversizedScenario_data()
    {
        QTest::addColumn<Edit>("edit");
        QTest::addColumn<QString>("place");
        QTest::newRow("a million turns") << Edit([](QJsonObject& s) { s["lastTurn"] = 1000000; }) << "/lastTurn";
        QTest::newRow("20,000 units") << Edit([](QJsonObject& s) {
            QJsonArray units = s["units"].toArray();
            QJsonObject one = units[0].toObject();
            for (int i = 0; i < 20000; ++i) {
                one["id"] = QString("x%1").arg(i);
                units.append(one);
            }
            s["units"] = units;
        }) << "/units";
        // Each named way is lettered, which takes milliseconds; so is each name.
        const auto rows = [](const char* list, int many, const QJsonObject& one) {
            return Edit([=](QJsonObject& s) {
                QJsonArray all;
                for (int i = 0; i < many; ++i)
                    all.append(one);
                QJsonObject map = s["map"].toObject();
                map[list] = all;
                s["map"] = map;
            });
        };
        QTest::newRow("501 ways") << rows(
            "ways", 501, {{"id", "w"}, {"kind", "road"}, {"name", "Pike"}, {"cells", QJsonArray{"3,3", "3,4"}}})
                                  << "/map/ways";
        QTest::newRow("1,001 names") << rows("names", 1001, {{"text", "Town"}, {"cell", "3,3"}}) << "/map/names";
        QTest::newRow("2000 by 2000 cells") << Edit([](QJsonObject& s) {
            s["map"] = QJsonObject{{"grid", QJsonObject{{"shape", "hex-flat"}, {"columns", 2000}, {"rows", 2000}}}};
        }) << "/map/grid";
    }
    void refusesOversizedScenario()
    {
        QFETCH(Edit, edit);
        QFETCH(QString, place);
        lay("musket-and-saber/", "musket-and-saber.rules.json", {});
        lay("musket-and-saber/", "germantown.scenario.json", edit);
        for (const QStringList& words : {QStringList{"check"}, QStringList{"adjudicate"}}) {
            QStringList all = words;
            all << "germantown.scenario.json";
            if (words[0] == "adjudicate")
                all << "none.orders";
            const Ran ran = fieldworks(mHome.path(), all);
            QCOMPARE(ran.code, 2);
            QVERIFY2(ran.err.contains(place) && ran.err.contains("germantown.scenario.json"), qPrintable(ran.err));
        }
        const Result<Opened> opened = openFile(path("germantown.scenario.json").toStdString());
        QVERIFY(!opened);
        QVERIFY2(QString::fromStdString(describe(opened.error())).contains(place), describe(opened.error()).c_str());
    }

    // 13.5: The first node of a procedure is gone, and references to it mean nothing.
    void reportsProcedureWithoutItsFirstNode()
    {
        lay("musket-and-saber/", "musket-and-saber.rules.json", [](QJsonObject& rules) { begin(rules, "combat", {}); });
        lay("musket-and-saber/", "germantown.scenario.json", {});
        const Ran checked = fieldworks(mHome.path(), {"check", "musket-and-saber.rules.json"});
        QCOMPARE(checked.code, 1);
        QVERIFY2(checked.out.contains("procedure combat") || checked.out.contains("procedure resolution"),
                 qPrintable(checked.out));
    }

    // 13.5: A scenario without a length.
    void printsLogWithoutTurns()
    {
        lay("musket-and-saber/", "musket-and-saber.rules.json", {});
        lay("musket-and-saber/", "germantown.scenario.json", [](QJsonObject& s) { s.remove("lastTurn"); });
        const Ran played = fieldworks(mHome.path(),
                                      {"adjudicate", "germantown.scenario.json", "none.orders", "--game", "g.game"});
        QCOMPARE(played.code, 0);
        QCOMPARE(fieldworks(mHome.path(), {"log", "g.game"}).code, 0);
    }

    // 13.6: a million notes in a game.
    void limitsNotesOfAGame()
    {
        Problem why;
        QVERIFY(remarks(QString(), 1'000'000, why));
        QVERIFY2(plain(why.text).find("10000 notes") != std::string::npos, plain(why.text).c_str());
    }
};

FW_TEST(LimitsTest)
#include "tst_limits.moc"
