// Which side sees what in a pile or a hand: tests/kernel/words/piles.
#include "engine/report/LogText.h"
#include "tests/Main.h"
#include "tests/engine/session/Played.h"

#include "engine/play/Play.h"
#include "engine/report/LogWeb.h"
#include "engine/session/GameCopy.h"
#include "engine/session/Log.h"
#include "engine/session/StateLines.h"
#include "engine/session/StateText.h"

#include <QTest>

using namespace fw;

class tst_Piles : public QObject
{
    Q_OBJECT

private slots:
    void logHidesCardsFromOtherSides();
    void noFormatRevealsHiddenCards_data();
    void noFormatRevealsHiddenCards();
    void hiddenCardsDoNotChangeOthersView();
    void ownerSeesHandButNotDeck();
    void playedCardIsNamed();
    void correctedDrawRevealsNothing();
    void takeBackRevealsNothing();
    void setCardRevealsNothing();
    void hiddenCounterMovesWithoutItsName();
    void hiddenIdentityDoesNotChangeOthersView();
    void revealedCounterIsNamed();
    void asksSideWithoutCardsToo();
};

namespace {

Game dealt(const std::string& first, const std::string& second, const std::string& more = {})
{
    Game game = played::fresh("words/piles");
    const std::string said = played::play(game, "dice card " + first + "\ndice card " + second + "\n" + more);
    if (!said.empty())
        qFatal("%s", said.c_str());
    return game;
}

QString told(const Game& game, const std::string& side)
{
    return QString::fromStdString(renderText(makeLog(game, {false, side})));
}

std::string seen(const Game& game, const std::string& seat)
{
    State state = redact(game.rules(), game.state(), seat);
    state.frames.clear(); // the frames are no part of a view
    return canonical(game.rules(), state);
}

/// The log in every format, as a side may read it; the data format contains the most.
std::string everyForm(const Game& game, const std::string& side)
{
    LogOptions data;
    data.data = true;
    data.side = side;
    const LogDoc full = makeLog(game, {true, side}), brief = makeLog(game, {false, side, true});
    return renderJson(makeLog(game, data)) + renderHtml(full) + renderMarkdown(full) + renderHtml(brief)
           + renderMarkdown(brief) + renderText(full) + renderText(brief);
}

/// Whether a text has the id of a hidden card or counter.
bool hasId(const std::string& text)
{
    for (const char* id : {"flags", "steel", "oblique", "battery", "guard", "dummy"})
        if (text.find(id) != std::string::npos)
            return true;
    return false;
}

bool namesIn(const QString& text)
{
    return text.contains("Misread") || text.contains("Steel") || text.contains("Oblique") || text.contains("Battery")
           || text.contains("flags") || text.contains("steel") || text.contains("Guard") || text.contains("Dummy");
}

std::vector<std::string> lines(const Game& game, const std::string& reader)
{
    std::vector<std::string> out;
    for (const StateLine& line : stateLines(game.rules(), game.state(), {}, reader))
        out.push_back(line.said.what + ": " + line.said.text);
    return out;
}

} // namespace

void tst_Piles::logHidesCardsFromOtherSides()
{
    const Game game = dealt("flags", "steel", "red: bury flags\n");
    QVERIFY(namesIn(told(game, {})));
    for (const char* side : {"blue", "public"}) {
        const QString log = told(game, side);
        QVERIFY2(!namesIn(log), qPrintable(log));
        QVERIFY2(log.contains("Red: Bury"), qPrintable(log)); // everyone sees that it was done
    }
    QVERIFY(!namesIn(QString::fromStdString(renderJson(makeLog(game, {true, "blue"})))));
    // Red saw the card go back under the deck, which no side may look into.
    QVERIFY(told(game, "red").contains("Misread Flags"));
}

void tst_Piles::noFormatRevealsHiddenCards_data()
{
    QTest::addColumn<std::string>("orders");
    QTest::newRow("dealt and buried") << std::string("red: bury flags\n");
    QTest::newRow("corrected") << std::string("correct card Battery because it was misread\n");
    QTest::newRow("taken back") << std::string("take back because the deck was not shuffled\n");
    QTest::newRow("set") << std::string("set battery at hand because it was dealt\n");
    QTest::newRow("marched") << std::string("red: march guard by 0201 0202\n");
}

void tst_Piles::noFormatRevealsHiddenCards()
{
    QFETCH(std::string, orders);
    const Game game = dealt("flags", "steel", orders);
    QVERIFY(maySeal(game.rules()));
    QVERIFY(hasId(everyForm(game, {})));
    for (const char* side : {"blue", "public"}) {
        const std::string text = everyForm(game, side);
        for (const QString& line : QString::fromStdString(text).split(QLatin1Char(10)))
            QVERIFY2(!namesIn(line) && !hasId(line.toStdString()), qPrintable(line));
    }
}

void tst_Piles::hiddenCardsDoNotChangeOthersView()
{
    const Game one = dealt("flags", "steel");
    const Game other = dealt("march", "battery");
    QCOMPARE(told(one, "blue"), told(other, "blue"));
    for (const char* seat : {"blue", "public"})
        QVERIFY(everyForm(one, seat) == everyForm(other, seat));
    QVERIFY(everyForm(one, "red") != everyForm(other, "red"));
    QCOMPARE(seen(one, "blue"), seen(other, "blue"));
    QCOMPARE(seen(one, "public"), seen(other, "public"));
    QVERIFY(lines(one, "blue") == lines(other, "blue"));
    QVERIFY(told(one, "red") != told(other, "red"));
    QVERIFY(seen(one, "red") != seen(other, "red"));
    // The number of cards in each place is visible all the same.
    const State state = redact(one.rules(), one.state(), "blue");
    const int hand = one.rules().place("hand");
    QCOMPARE(std::count_if(state.position.units.begin(), state.position.units.end(),
                           [&](const UnitState& unit) { return unit.place.index() == hand; }),
             2);
}

void tst_Piles::ownerSeesHandButNotDeck()
{
    const Game game = dealt("flags", "steel");
    const Position& p = game.state().position;
    const Rules& rules = game.rules();
    const auto hidden = [&](const char* unit, const char* seat) {
        return rules.concealed(p, UnitId(rules.unit(unit)), seat);
    };
    QVERIFY(!hidden("flags", "red"));
    QVERIFY(hidden("flags", "blue"));
    QVERIFY(hidden("flags", "public"));
    QVERIFY(hidden("march", "red"));
    QVERIFY(!hidden("march", "referee"));
}

void tst_Piles::playedCardIsNamed()
{
    const Game game = dealt("flags", "steel", "red: play steel\n");
    const QString log = told(game, "blue");
    QVERIFY2(log.contains("Play: Card Cold Steel"), qPrintable(log));
    QVERIFY2(!log.contains("Misread"), qPrintable(log));
}

void tst_Piles::correctedDrawRevealsNothing()
{
    const Game game = dealt("flags", "steel", "correct card Battery because it was misread\n");
    const QString log = told(game, "blue");
    QVERIFY2(log.contains("Corrected in row") && !namesIn(log), qPrintable(log));
    QVERIFY2(!log.contains(", not "), qPrintable(log));
}

void tst_Piles::takeBackRevealsNothing()
{
    const Game game = dealt("flags", "steel", "take back because the deck was not shuffled\n");
    const QString log = told(game, "blue");
    QVERIFY2(log.contains("Taken back") && !namesIn(log), qPrintable(log));
}

void tst_Piles::setCardRevealsNothing()
{
    const Game game = dealt("flags", "steel", "set battery at hand because it was dealt\n");
    const QString log = told(game, "blue");
    QVERIFY2(log.contains("The referee sets something that only one side may see") && !namesIn(log), qPrintable(log));
}

void tst_Piles::hiddenCounterMovesWithoutItsName()
{
    const Game game = dealt("flags", "steel", "red: march guard by 0201 0202\n");
    const QString log = told(game, "blue");
    QVERIFY2(!namesIn(log), qPrintable(log));
    QVERIFY2(log.contains("Red: March"), qPrintable(log));
    QVERIFY2(log.contains("a counter of Red: 0101 to 0201-0202"), qPrintable(log));
    QVERIFY(told(game, "red").contains("Guard: 0101 to 0201-0202"));
    const QString json = QString::fromStdString(renderJson(makeLog(game, {true, "blue"})));
    QVERIFY2(!namesIn(json) && !json.contains("guard"), qPrintable(json));
}

void tst_Piles::hiddenIdentityDoesNotChangeOthersView()
{
    const auto placed = [](const char* guard, const char* dummy) {
        GameStart start = played::start("words/piles");
        const Grid& grid = start.scenario.map.grid;
        const Numbering& numbering = start.scenario.map.numbering;
        for (Placement& one : start.scenario.setup)
            if (one.unit == "guard" || one.unit == "dummy")
                one.at = numbering.parse(grid, one.unit == "guard" ? guard : dummy);
        auto game = Game::create(start, {}, "2024-05-04 10:00");
        if (!game)
            qFatal("%s", describe(game.error()).c_str());
        return std::move(*game);
    };
    const Game one = placed("0101", "0103");
    const Game other = placed("0103", "0101");
    for (const char* seat : {"blue", "public"}) {
        QCOMPARE(seen(one, seat), seen(other, seat));
        QVERIFY(lines(one, seat) == lines(other, seat));
    }
    QVERIFY(seen(one, "red") != seen(other, "red"));
    QVERIFY(lines(one, "red") != lines(other, "red"));
}

void tst_Piles::revealedCounterIsNamed()
{
    const Game game = dealt("flags", "steel",
                            "red: march guard by 0201 0202\nred: turn-up guard\nred: march guard by 0302\n");
    const QString log = told(game, "blue");
    QVERIFY2(log.contains("a counter of Red: 0101 to 0201-0202"), qPrintable(log));
    QVERIFY2(log.contains("Guard: no longer face down"), qPrintable(log));
    QVERIFY2(log.contains("Guard: 0202 to 0302"), qPrintable(log));
    QVERIFY(!game.rules().concealed(game.state().position, UnitId(game.rules().unit("guard")), "blue"));
    QVERIFY(game.rules().concealed(game.state().position, UnitId(game.rules().unit("dummy")), "blue"));
}

void tst_Piles::asksSideWithoutCardsToo()
{
    // Blue has no card, and Red none after this; both are asked, or the others would learn it.
    Game game = dealt("flags", "steel", "red: play steel\nred: play flags\nred: done\n");
    QCOMPARE(question(game.rules(), game.state()).seats, std::vector<std::string>{"red"});
    QCOMPARE(played::play(game, "red: pass\n"), std::string());
    QCOMPARE(question(game.rules(), game.state()).seats, std::vector<std::string>{"blue"});
    const Choices offered = legal(game.rules(), game.state(), {});
    QCOMPARE(offered.size(), std::size_t(1));
    QCOMPARE(offered[0].value, std::string("pass"));
    QCOMPARE(played::play(game, "blue: pass\n"), std::string());
    QVERIFY(game.state().over);
}

FW_TEST(tst_Piles)
#include "tst_Piles.moc"
