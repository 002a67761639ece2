// A referee who does not know the identity of hidden counters: the sample game of Leuthen, played once with all
// identities and once with only those of revealed counters.
#include "engine/report/LogText.h"
#include "tests/Main.h"
#include "tests/engine/session/Played.h"

#include "engine/play/Unidentified.h"
#include "engine/rules/Compiled.h"
#include "engine/session/Log.h"

#include <QTemporaryDir>
#include <QTest>

using namespace fw;

namespace {

const std::string folder = FW_SOURCE_DIR "/scenarios/drums-and-muskets/";
constexpr const char* stamp = "2024-05-04 10:01";

Game leuthenScenario()
{
    auto rules = readRulesFile(folder + "drums-and-muskets.rules.json");
    auto scenario = readScenarioFile(folder + "leuthen.scenario.json");
    if (!rules || !scenario)
        qFatal("Leuthen cannot be read");
    auto game = Game::create({*rules, *scenario, {}, {}, {}}, {}, stamp);
    if (!game)
        qFatal("%s", describe(game.error()).c_str());
    return std::move(*game);
}

/// What every viewer sees; the stacking history is no part of it.
Position seen(const Game& game)
{
    Position out = redact(game.rules(), game.state(), "public").position;
    out.nextOrder = 0;
    for (UnitState& unit : out.units)
        if (!game.rules().compiled().onMap(unit.place))
            unit.order = 0;
    return out;
}

/// The id of the counter at this one's place in another game.
std::string lyingThere(const Game& game, const State& known, UnitId unit)
{
    const UnitState& there = known.position.units[std::size_t(unit.index())];
    const auto& units = game.rules().scenario().units;
    for (const Unidentified& one : game.state().position.unidentified) {
        const UnitState& here = game.state().position.units[std::size_t(one.unit.index())];
        if (here.place == there.place
            && units[std::size_t(one.unit.index())].side == units[std::size_t(unit.index())].side)
            return units[std::size_t(one.unit.index())].id;
    }
    return units[std::size_t(unit.index())].id;
}

/// An action of the game with identities, in the words of the game without.
Action blind(const Game& game, const State& known, Action action)
{
    if (action.kind == Action::Kind::Choose)
        for (Argument& arg : action.args)
            for (std::string& value : arg.values)
                if (const UnitId unit(game.rules().unit(value)); unit.valid())
                    value = lyingThere(game, known, unit);
    return action;
}

/// Identifies the counter, as the table does when it is revealed.
std::string tell(Game& game, const State& known, UnitId goesBy)
{
    const Rules& rules = game.rules();
    const UnitState& here = game.state().position.units[std::size_t(goesBy.index())];
    for (const UnitId u : rules.compiled().units.ids()) {
        const UnitState& there = known.position.units[std::size_t(u.index())];
        if (there.place != here.place || rules.compiled().units[u].side != rules.compiled().units[goesBy].side)
            continue;
        const std::string line = "set " + rules.counterName(game.state().position, goesBy) + " is "
                                 + rules.scenario().units[std::size_t(u.index())].id + " because it is turned up\n";
        return played::play(game, line);
    }
    return "nobody lies there";
}

/// Both games after the set-up, which only the players saw.
struct Two {
    Game known = leuthenScenario();
    Game blind = leuthenScenario();
};

} // namespace

class tst_Unidentified : public QObject
{
    Q_OBJECT

private slots:
    void rulesTheSampleAlikeWithoutIdentities();
    void namesUnidentifiedCounterByItsPlace();
    void moveNarrowsPossibleIdentities();
    void doubtsImpossibleIdentity();
    void refusesSecondIdentification();
    void ordersAndJournalReproduceTheGame();
};

void tst_Unidentified::rulesTheSampleAlikeWithoutIdentities()
{
    Two two;
    const auto lines = readOrders(played::text(folder + "leuthen-sample.orders"), "sample");
    QVERIFY(lines.has_value());
    int told = 0;
    bool begun = false;
    for (const OrderLine& line : *lines) {
        const State before = two.known.state();
        auto order = readOrder(two.known.rules(), before, line.text);
        QVERIFY2(order.has_value(), order ? "" : describe(order.error()).c_str());
        QVERIFY(carryOut(two.known, *order, stamp).has_value());
        if (order->kind != Order::Kind::Action)
            continue;
        if (!begun && order->action.verb == "exchange")
            continue; // only its owner saw it
        const bool shuffles = order->action.kind == Action::Kind::Dice;
        if (!begun && shuffles) {
            begun = true;
            QCOMPARE(
                QString::fromStdString(played::play(two.blind, "set austria unidentified because set up unseen\n"
                                                               "set prussia unidentified because set up unseen\n")),
                QString());
        }
        for (int tries = 0;; ++tries) {
            const Action action = blind(two.blind, before, order->action);
            const auto done = two.blind.apply(action, stamp);
            if (done)
                break;
            const std::string why = line.text + ": " + describe(done.error());
            const auto who = toIdentify(two.blind.rules(), two.blind.state(), action);
            QVERIFY2(!who.empty() && tries < 12, why.c_str());
            for (const UnitId unit : who)
                if (two.blind.rules().unidentified(two.blind.state().position, unit)) {
                    const std::string said = tell(two.blind, before, unit);
                    QVERIFY2(said.empty(), (why + "; " + said).c_str());
                    ++told;
                }
        }
        if (begun) {
            const Position one = seen(two.known);
            const Position other = seen(two.blind);
            QVERIFY2(one == other, line.text.c_str());
        }
    }
    QVERIFY(told > 5);
    // A counter whose identity was never needed is not guessed.
    for (const Unidentified& one : two.blind.state().position.unidentified)
        QVERIFY(two.blind.rules().unidentified(two.blind.state().position, one.unit));
    QVERIFY(told < 25 - 2); // the last of each side is known by then
}

namespace {

/// The game at its first march, with no counter identified.
Game hidden()
{
    Game game = leuthenScenario();
    const std::string said = played::play(game, "prussia: ready\naustria: ready\n"
                                                "dice shuffled 4 7 1 2 3 5 9 6 8 10\n"
                                                "dice shuffled 6 1 5 3 4 7 9 8 10 2\n"
                                                "set prussia unidentified because set up unseen\n"
                                                "prussia: hold\naustria: hold\n");
    if (!said.empty())
        qFatal("%s", said.c_str());
    return game;
}

std::string nameOf(const Game& game, const char* id)
{
    return game.rules().counterName(game.state().position, UnitId(game.rules().unit(id)));
}

} // namespace

void tst_Unidentified::namesUnidentifiedCounterByItsPlace()
{
    Game game = hidden();
    const std::string handle = nameOf(game, "p4");
    QVERIFY(handle.starts_with('?'));
    QVERIFY(game.rules().concealed(game.state().position, UnitId(game.rules().unit("p4")), "referee"));
    const QString unknown = QString::fromStdString(played::play(game, "prussia: march Zieten to @NNE\n"));
    QVERIFY2(unknown.contains("the place of 'Zieten' is unknown"), qPrintable(unknown));
    QCOMPARE(QString::fromStdString(played::play(game, "prussia: march " + handle + " to @NNE\n")), QString());
    const QString log = QString::fromStdString(renderText(makeLog(game, {})));
    QVERIFY2(log.contains(QString::fromStdString(handle)) && !log.contains("Zieten"), qPrintable(log));
    QVERIFY2(!log.contains(" MP "), qPrintable(log)); // the allowance is unknown
    // The identity is for the referee only: the others learn that something was set.
    QCOMPARE(QString::fromStdString(played::play(game, "set " + handle + " is Zieten because he looked\n")), QString());
    QCOMPARE(nameOf(game, "p4"), std::string("Zieten"));
    QVERIFY(!QString::fromStdString(renderText(makeLog(game, {false, "austria"}))).contains("Zieten"));
}

void tst_Unidentified::moveNarrowsPossibleIdentities()
{
    Game game = hidden();
    const Rules& rules = game.rules();
    const std::string handle = nameOf(game, "p4");
    QCOMPARE(QString::fromStdString(played::play(game, "prussia: march " + handle + " to @NNE 0409 0509 0608 0708\n")),
             QString());
    const auto far = [&](UnitId u) {
        return rules.scenario().units[std::size_t(u.index())].ratings.at("movement").at("full") >= Rational(4);
    };
    bool found = false;
    for (const Unidentified& one : game.state().position.unidentified) {
        if (rules.counterName(game.state().position, one.unit) != "?0708")
            continue;
        found = true;
        QVERIFY(far(one.unit)); // its stand-in can do it
        QVERIFY(!one.may.empty() && one.may.size() < game.state().position.unidentified.size());
        for (const UnitId u : one.may)
            QVERIFY(far(u));
    }
    QVERIFY(found);
    // An impossible move is refused with the possible identities.
    const std::string said = played::play(game, "prussia: march " + nameOf(game, "p2")
                                                    + " to 0407 0507 0606 0706 0806 0906\n");
    QVERIFY2(said.find("none of the units") != std::string::npos, said.c_str());
}

void tst_Unidentified::doubtsImpossibleIdentity()
{
    Game game = hidden();
    QCOMPARE(played::play(game, "prussia: march " + nameOf(game, "p4") + " to @NNE 0409 0509 0608 0708\n"),
             std::string());
    Game other = hidden();
    QCOMPARE(played::play(other, "prussia: march " + nameOf(other, "p4") + " to @NNE 0409 0509 0608 0708\n"),
             std::string());
    const auto doubted = [](const Game& g) {
        return QString::fromStdString(renderText(makeLog(g, {}))).contains("could not have done");
    };
    QCOMPARE(QString::fromStdString(played::play(game, "set ?0708 is Zieten because it is turned up\n")), QString());
    QVERIFY(!doubted(game));
    QCOMPARE(played::play(other, "set ?0708 is \"Blue dummy I\" because it is turned up\n").empty(), false);
    QCOMPARE(QString::fromStdString(played::play(other, "set ?0708 is Moritz I because it is turned up\n")), QString());
    QVERIFY(doubted(other));
    QCOMPARE(other.rules().placeName(other.state().position.units[std::size_t(other.rules().unit("p2"))].place),
             std::string("0708"));
}

void tst_Unidentified::refusesSecondIdentification()
{
    Game game = hidden();
    const std::string handle = nameOf(game, "p4");
    QVERIFY(played::play(game, "set " + handle + " is Nobody because ...\n").find("Nobody") != std::string::npos);
    QCOMPARE(QString::fromStdString(played::play(game, "set " + handle + " is Moritz I because he looked\n")),
             QString());
    QVERIFY(!played::play(game, "set Moritz I is Zieten because he looked\n").empty());
    QVERIFY(!played::play(game, "set ?0308 is Moritz I because he looked\n").empty());
    QVERIFY(!played::play(game, "set formation Right unidentified because ...\n").empty());
    // The first line forgets all hidden counters, so the second one has none left.
    QCOMPARE(QString::fromStdString(played::play(game, "set prussia unidentified because set up again\n")), QString());
    QVERIFY(!played::play(game, "set prussia unidentified because set up again\n").empty());
}

void tst_Unidentified::ordersAndJournalReproduceTheGame()
{
    QTemporaryDir folder;
    Game game = hidden();
    QCOMPARE(QString::fromStdString(
                 played::play(game, "prussia: march " + nameOf(game, "p4")
                                        + " to @NNE 0409 0509 0608 0708\nset ?0708 is Driesen because he looked\n")),
             QString());
    Game again = leuthenScenario();
    const std::string orders = writeOrders(game);
    QVERIFY2(orders.find("is Driesen") != std::string::npos, orders.c_str());
    QCOMPARE(QString::fromStdString(played::play(again, orders)), QString());
    QCOMPARE(played::canonical(again), played::canonical(game));
    const auto read = readState(game.rules(), played::canonical(game));
    QVERIFY(read.has_value());
    QVERIFY(*read == game.state());
    QVERIFY(game.verify().has_value());
}

FW_TEST(tst_Unidentified)
#include "tst_Unidentified.moc"
