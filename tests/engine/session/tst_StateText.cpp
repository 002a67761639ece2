#include "engine/session/ActionText.h"
#include "tests/Main.h"
#include "tests/engine/session/Played.h"

#include <QTest>

using namespace fw;

/// Actions and states as text, written and read back.
class TestStateText : public QObject
{
    Q_OBJECT

private slots:
    void everyStateRoundTrips_data();
    void everyStateRoundTrips();
    void refusesDamagedStates();
    void stateTextUsesNames();
    void actionsRoundTrip();
    void refusesInvalidActions();
    void acceptsOnlyCleanText();
};

void TestStateText::everyStateRoundTrips_data()
{
    QTest::addColumn<QString>("system");
    for (const char* system : played::lively)
        QTest::newRow(system) << QString(system);
}

void TestStateText::everyStateRoundTrips()
{
    QFETCH(QString, system);
    for (unsigned seed = 0; seed < 8; ++seed) {
        Game game = played::fresh(system.toStdString());
        std::mt19937 random(seed);
        SeededDice dice(seed);
        for (int i = 0; i < 30 && !game.state().over; ++i) {
            (void)game.apply(played::anyAction(game, random, dice), "now");
            const std::string text = played::canonical(game);
            const auto back = readState(game.rules(), text);
            QVERIFY2(back.has_value(), back ? "" : describe(back.error()).c_str());
            QVERIFY2(*back == game.state(), text.c_str());
            QCOMPARE(canonical(game.rules(), *back), text);
        }
        QVERIFY(game.entries().size() > 2);
    }
}

void TestStateText::refusesDamagedStates()
{
    Game game = played::fresh("a/outposts");
    QCOMPARE(played::play(game, "red: march dale to 0302 0402\n"), std::string());
    const std::string good = played::canonical(game);
    std::mt19937 random(1);
    int refused = 0;
    for (int round = 0; round < 3000; ++round) {
        std::string bad = good;
        for (unsigned n = 1 + random() % 3; n > 0; --n) {
            const std::size_t at = random() % bad.size();
            switch (random() % 4) {
            case 0: bad[at] = static_cast<char>(random()); break;
            case 1: bad.erase(at, 1 + random() % 9); break;
            case 2: bad.insert(at, "\" -99999999999 #7 "); break;
            default: bad.resize(at + 1);
            }
        }
        const auto state = readState(game.rules(), bad);
        refused += state ? 0 : 1;
        if (!state)
            QVERIFY(state.error().place.starts_with("line "));
    }
    QVERIFY(refused > 1000);
    for (const char* line : {"turn 1 movement nobody 3", "unit dale 0999 0 1 2", "unit dale 0302 0 99999 2",
                             "mark shaken dale", "mark nothing dale 1", "frame 999 other 0", "frame 0 other 0",
                             "frame 0 game 99999", "local it units dale", "what"})
        QVERIFY2(!readState(game.rules(), line), line);
}

void TestStateText::stateTextUsesNames()
{
    Game game = played::fresh("a/outposts");
    const std::string text = played::canonical(game);
    QVERIFY2(text.starts_with("turn 1 movement red "), text.c_str());
    QVERIFY(text.find("\nunit dale 0202 ") != std::string::npos);
    QVERIFY(text.find("\nframe 0 game ") != std::string::npos);
}

void TestStateText::actionsRoundTrip()
{
    Action a;
    a.kind = Action::Kind::Choose;
    a.seat = "red";
    a.verb = "march";
    a.args = {{"units", {"dale", "cole"}}, {"way", {"0302", "@3"}}, {"none", {}}};
    QCOMPARE(actionText(a), std::string(R"({"args":[["units","dale","cole"],["way","0302","@3"],)"
                                        R"(["none"]],"kind":"choose","seat":"red","verb":"march"})"));
    QCOMPARE(*readAction(actionText(a)) == a, true);
    a.overruled = true;
    a.reason = "they said \"yes\"\nand Ödön agreed";
    QVERIFY(*readAction(actionText(a)) == a);
    for (const auto kind :
         {Action::Kind::Choose, Action::Kind::Dice, Action::Kind::Decide, Action::Kind::Set, Action::Kind::Event}) {
        Action b;
        b.kind = kind;
        QVERIFY(*readAction(actionText(b)) == b);
    }
}

void TestStateText::refusesInvalidActions()
{
    for (const char* text :
         {"", "[]", "{", "{}", R"({"kind":"dance"})", R"({"kind":"dice","more":1})", R"({"kind":"dice","args":[[]]})",
          R"({"kind":"dice","args":[["a",1]]})", R"({"kind":"dice","args":{}})", R"({"kind":"dice","seat":3})",
          R"({"kind":"dice","overruled":"yes"})"})
        QVERIFY2(!readAction(text), text);
}

void TestStateText::acceptsOnlyCleanText()
{
    for (const char* text : {"", "plain", "tab\there", "Ödön", "→", "\xf0\x9f\x8e\xb2"})
        QVERIFY2(cleanText(text), text);
    for (const char* text : {"\x01", "a\nb", "\xff", "\xc3", "\xc0\xaf", "\xed\xa0\x80", "\xf4\x90\x80\x80",
                             "\xe0\x80\x80", "\x80", "\x7f"})
        QVERIFY2(!cleanText(text), text);
}

FW_TEST(TestStateText)
#include "tst_StateText.moc"
