#include "engine/report/LogText.h"
#include "engine/session/GameNames.h"
#include "engine/session/Log.h"
#include "engine/session/LogData.h"
#include "engine/session/LogTotals.h"
#include "tests/Events.h"
#include "tests/Main.h"
#include "tests/engine/session/Played.h"

#include <QTemporaryDir>
#include <QTest>

using namespace fw;

namespace {

constexpr const char* namesOpening = "red: march ash to 0403\n"
                                     "set game umpire: C. Smith because he came later\n";

std::string headed(const Game& game)
{
    std::string out;
    for (const auto& [key, what, value] : logHeader(game))
        out += plain(what) + "=" + plain(value) + "\n";
    return out;
}

bool has(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos;
}

} // namespace

/// Event, date, players and umpire of a running game, corrected with a reason.
class TestGameNames : public QObject
{
    Q_OBJECT

private slots:
    void init() { mPath = QString(mFolder.path() + "/%1.game").arg(++mCount).toStdString(); }

    void keepsCorrectedNames()
    {
        std::string hash;
        {
            Game game = played::fresh("a/outposts", {mPath, {}});
            const std::string position = played::canonical(game);
            QCOMPARE(played::play(game, "set game players: A. and D. because B. is D.\n"
                                        "set game umpire: C. Smith because he came later\n"),
                     std::string());
            QCOMPARE(played::canonical(game), position);
            QCOMPARE(game.meta().at("players"), std::string("A. and D."));
            QCOMPARE(game.metaBegun().at("players"), std::string("A. and B."));
            QCOMPARE(game.entries().back().reason, std::string("he came later"));
            const auto check = game.verify();
            QVERIFY(check && check->intact());
            hash = game.journal().lastHash();
        }
        const auto game = Game::open({mPath, {}});
        QVERIFY2(game.has_value(), game ? "" : describe(game.error()).c_str());
        QVERIFY(game->doubts().empty());
        QCOMPARE(game->journal().lastHash(), hash);
        QCOMPARE(game->meta().at("players"), std::string("A. and D."));
        QCOMPARE(game->meta().at("umpire"), std::string("C. Smith"));
        const auto check = Game::verify({mPath, {}});
        QVERIFY(check && check->intact() && check->everyByte);
    }

    void logShowsCorrectedNames()
    {
        Game game = played::fresh("a/outposts");
        QCOMPARE(played::play(game, namesOpening), std::string());
        QCOMPARE(played::play(game, "set game event: \"\" because there is none\n"), std::string());
        const std::string text = renderText(makeLog(game, {}));
        QVERIFY2(has(text, "umpire is 'C. Smith', because he came later"), text.c_str());
        QCOMPARE(plainText(game.entries().back().trace.front()),
                 std::string("corrected by the referee: event is taken away; it was 'Trial', because there is none"));
        QVERIFY(has(headed(game), "Umpire=C. Smith\n"));
        QVERIFY(!has(headed(game), "Event="));
        LogDoc log;
        addData(game, {}, log);
        QCOMPARE(log.game->meta, game.meta());
        QCOMPARE(log.entries[2].fields.at("umpire"), std::vector<std::string>{"C. Smith"});
        QCOMPARE(log.entries[2].reason, std::string("he came later"));
        QVERIFY(log.entries[2].changes.empty());
    }

    void ordersReproduceTheGame_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::newRow("plain") << "umpire"
                               << "C. Smith";
        QTest::newRow("of the user's own") << "Table: 3"
                                           << "by the window";
        QTest::newRow("says because") << "event"
                                      << "because we can";
        QTest::newRow("comment") << "event"
                                 << "Round # 2";
        QTest::newRow("quoted") << "event"
                                << "\"Round\"";
        QTest::newRow("taken away") << "players"
                                    << "";
    }

    void ordersReproduceTheGame()
    {
        QFETCH(QString, key);
        QFETCH(QString, value);
        Game game = played::fresh("a/outposts");
        QVERIFY(game.apply(namesAction(key.toStdString(), value.toStdString(), "it was # wrong because"), "now"));
        const std::string orders = writeOrders(game);
        Game again = played::fresh("a/outposts");
        QCOMPARE(played::play(again, orders), std::string());
        QVERIFY2(again.meta() == game.meta(), orders.c_str());
        QCOMPARE(writeOrders(again), orders);
        QCOMPARE(again.entries().size(), game.entries().size());
        // The head has the original names; both are true of the game now.
        QCOMPARE(played::play(game, "game players: A. and B.\n"), std::string());
    }

    void takeBackRestoresNames()
    {
        Game game = played::fresh("a/outposts");
        QCOMPARE(played::play(game, namesOpening), std::string());
        QCOMPARE(played::play(game, "set game umpire: D. because C. left\n"), std::string());
        const auto told = game.preview(2);
        QVERIFY(told && told->size() == 1);
        QCOMPARE(plain(putBackText(game.rules(), told->front())), std::string("names: umpire D. to C. Smith"));
        QCOMPARE(played::play(game, "take back\n"), std::string());
        QCOMPARE(game.meta().at("umpire"), std::string("C. Smith"));
        QVERIFY(game.entries().back().putBack == *told);
        QCOMPARE(played::play(game, "take back\n"), std::string());
        QVERIFY(!game.meta().contains("umpire"));
        Game again = played::fresh("a/outposts");
        QCOMPARE(played::play(again, writeOrders(game)), std::string());
        QCOMPARE(again.meta(), game.meta());
    }

    void keepsTakeBackOfNames()
    {
        std::vector<TableCorrection> told;
        {
            Game game = played::fresh("a/outposts", {mPath, {}});
            QCOMPARE(played::play(game, std::string(namesOpening) + "take back\n"), std::string());
            told = game.entries().back().putBack;
            QCOMPARE(told.size(), 1u);
        }
        const auto game = Game::open({mPath, {}});
        QVERIFY(game && game->doubts().empty());
        QVERIFY(!game->meta().contains("umpire"));
        QVERIFY(game->entries().back().putBack == told);
    }

    void refusesInvalidNameCorrections_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("why");
        QTest::newRow("no reason") << "set game umpire: X"
                                   << "say why";
        QTest::newRow("empty reason") << "set game umpire: X because "
                                      << "nothing follows 'because'";
        QTest::newRow("blank reason") << QString::fromUtf8("set game umpire: X because \u00a0") << "nothing follows";
        QTest::newRow("said already") << "set game event: Trial because so"
                                      << "event is 'Trial' already";
        QTest::newRow("nothing there") << "set game umpire: \"\" because so"
                                       << "there is no umpire to take away";
        QTest::newRow("slip") << "set game umpier: X because so"
                              << "'umpier' is not understood";
        QTest::newRow("level") << "set game level: warn because so"
                               << "cannot change";
        QTest::newRow("option") << "set game option weather: on because so"
                                << "cannot change";
        QTest::newRow("no key") << "set game : X because so"
                                << "write a key and its value";
        QTest::newRow("two values")
            << "do {\"args\":[[\"umpire\",\"X\",\"Y\"]],\"kind\":\"set\",\"reason\":\"so\",\"verb\":\"names\"}"
            << "'names' cannot be set";
    }

    void refusesInvalidNameCorrections()
    {
        QFETCH(QString, line);
        QFETCH(QString, why);
        Game game = played::fresh("a/outposts");
        const std::string said = played::play(game, line.toStdString());
        QVERIFY2(has(said, why.toStdString()), said.c_str());
        QCOMPARE(game.entries().size(), 1u);
        QCOMPARE(game.meta(), game.metaBegun());
    }

private:
    QTemporaryDir mFolder;
    std::string mPath;
    int mCount = 0;
};

FW_TEST(TestGameNames)
#include "tst_GameNames.moc"
