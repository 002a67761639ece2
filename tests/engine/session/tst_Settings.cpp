#include "engine/report/LogText.h"
#include "engine/rules/Compiled.h"
#include "engine/session/Log.h"
#include "tests/Events.h"
#include "tests/Main.h"
#include "tests/engine/session/LaidOut.h"
#include "tests/engine/session/Played.h"

#include <QTest>
#include <set>

using namespace fw;

/// Everything in a position can be stated, printed, typed and read back.
class TestSettings : public QObject
{
    Q_OBJECT

private slots:
    void setsMembersOfAMark();
    void refusesValuesOutOfRange();
    void setsOwners();
    void setsTurnDuringSetUp();
    void setsPhaseAndSide();
    void refusesUnreachableTurnOrPhase();
    void setsTurnDuringAnAction();
    void reportsMarksThatASettingRemoves();
    void setsFacingsByName();
    void refusesArrivalAfterTheLastTurn();
    void movedCounterStaysHidden();
    void distinguishesEqualNames();
    void reproducesEveryPosition_data();
    void reproducesEveryPosition();
    void acceptsNegations();
    void refusesValuesGivenTwice_data();
    void refusesValuesGivenTwice();
    void refusesZeroStepsOnTheMap();
    void refusesMalformedLines_data();
    void refusesMalformedLines();
};

namespace {

Game shipped(const char* folder, const char* rules, const char* scenario, const Setup& setup = {})
{
    const std::string base = std::string(FW_SOURCE_DIR "/scenarios/") + folder + '/';
    const auto ruleset = readRulesFile(base + rules + ".rules.json");
    const auto battle = readScenarioFile(base + scenario + ".scenario.json");
    auto game = ruleset && battle ? Game::create({*ruleset, *battle, setup, {}, {}}, {}, "now")
                                  : Result<Game>(fail(Trouble::BadInput, "unreadable"));
    if (!game)
        qFatal("%s", describe(game.error()).c_str());
    return std::move(*game);
}

Game germantown()
{
    Setup setup;
    setup.options["fog_ma_die"] = "off"; // as the sample was played
    return shipped("musket-and-saber", "musket-and-saber", "germantown", setup);
}
Game leuthen()
{
    return shipped("drums-and-muskets", "drums-and-muskets", "leuthen");
}
Game brandywine()
{
    return shipped("brandywine", "brandywine", "brandywine");
}

std::vector<std::string> members(const Game& game, const std::string& mark, const std::string& of)
{
    const auto& marks = game.rules().compiled().marks;
    std::vector<std::string> out;
    for (const Note& note : game.state().position.notes)
        if (marks[note.mark].src->id == mark && note.subject == game.rules().unit(of))
            out.push_back(game.rules().scenario().units[static_cast<std::size_t>(note.other)].id);
    return out;
}

std::string headings(const Game& game)
{
    std::string out;
    for (const Event& line : game.entries().back().trace)
        if (line.kind() == EventKind::Heading)
            out += plainText(line) + '\n';
    return out;
}

using Names = std::vector<std::string>;

} // namespace

void TestSettings::setsMembersOfAMark()
{
    Game game = played::fresh("b/slopes");
    QCOMPARE(played::play(game, "set Ash held by Kent because the table shows it\n"), std::string());
    QVERIFY(members(game, "held", "ash") == Names{"kent"});
    QCOMPARE(orderText(game.rules(), game.entries().front().after, game.entries().back().action),
             std::string("set Ash held by Kent because the table shows it"));
    // A setting states the whole set; it does not add to it.
    QCOMPARE(played::play(game, "set ash held lisle and Moray because so\n"), std::string());
    QVERIFY((members(game, "held", "ash") == Names{"lisle", "moray"}));
    QCOMPARE(played::play(game, "set Ash no held by Lisle because so\n"), std::string());
    QVERIFY(members(game, "held", "ash") == Names{"moray"});
    QCOMPARE(played::play(game, "set Ash held by none because so\n"), std::string());
    QVERIFY(members(game, "held", "ash").empty());
    QVERIFY(played::play(game, "set Ash held by nobdy because so\n").find("name the counters of held")
            != std::string::npos);
    // Several settings on one line, one of them a set.
    QCOMPARE(played::play(game, "set Ash at b2, facing SW, held by Kent, Lisle because so\n"), std::string());
    QVERIFY((members(game, "held", "ash") == Names{"kent", "lisle"}));
    QCOMPARE(game.state().position.units[0].place.index(), game.rules().place("B2"));
    QCOMPARE(int(game.state().position.units[0].facing), 5);
}

void TestSettings::refusesValuesOutOfRange()
{
    Game game = played::fresh("d/tactics");
    QVERIFY(played::play(game, "set League army spirit 12 because so\n").find("cannot be 12") != std::string::npos);
    QVERIFY(!played::play(game, "set League army spirit -1 because so\n").empty());
    QVERIFY(!played::play(game, "set Hain used 2 because so\n").empty());
    QCOMPARE(played::play(game, "set League army spirit 9, luck 2 because so\n"), std::string());
    const auto spirit = [&] { return game.rules().mark(game.state().position, "spirit", game.rules().side("league")); };
    QCOMPARE(spirit(), Rational(9));
    // A fraction as logs write it and as files store it.
    for (const char* said : {"7 1/2", "15/2"}) {
        QCOMPARE(played::play(game, "set League army spirit 1 because so\n"), std::string());
        QCOMPARE(played::play(game, std::string("set League army spirit ") + said + " because so\n"), std::string());
        QCOMPARE(spirit(), Rational::of(15, 2));
    }
    QVERIFY(!played::play(game, "set League army spirit 7 3/2 because so\n").empty());
    QVERIFY(!played::play(game, "set Hain used 1/2 because so\n").empty());
}

void TestSettings::setsOwners()
{
    Game game = germantown();
    const int cell = game.rules().place("0503");
    const auto owner = [&] { return game.rules().mark(game.state().position, "last-occupier", cell).num(); };
    for (const auto& [line, side] : std::map<std::string, std::string>{{"last-occupier british", "british"},
                                                                       {"last occupied by Colonial", "colonial"},
                                                                       {"last-occupier 1", ""},
                                                                       {"last occupied by nobody", "nobody"}}) {
        QCOMPARE(played::play(game, "set 0503 " + line + " because the flag says so\n"), std::string());
        const int index = game.rules().side(side);
        QCOMPARE(int(owner()), side == "nobody" ? 0 : index < 0 ? 1 : index + 1);
    }
    const std::string why = played::play(game, "set 0503 last-occupier prussian because so\n");
    QVERIFY2(why.find("British") != std::string::npos, why.c_str());
    QVERIFY(!played::play(game, "set 0503 last-occupier 3 because so\n").empty());
    QCOMPARE(played::play(game, "set 0503 last-occupier british because so\n"), std::string());
    QVERIFY(plainText(game.entries().back().trace.front())
                .starts_with("set by the referee: 0503 last occupied by British"));
}

void TestSettings::setsTurnDuringSetUp()
{
    Game game = brandywine();
    QCOMPARE(game.state().position.turn, 0);
    QCOMPARE(played::play(game, "set turn 3 because we began late\n"), std::string());
    QCOMPARE(game.state().position.turn, 3);
    QVERIFY2(headings(game).starts_with("Turn 3, 1PM\nBritish: Reorganization\n"), headings(game).c_str());
    // The game asks the first question of that turn and stays in the turn.
    QCOMPARE(question(game.rules(), game.state()).wait == Wait::Over, false);
    QVERIFY(renderText(makeLog(game)).find("Turn 3, 1PM") != std::string::npos);
}

void TestSettings::setsPhaseAndSide()
{
    Game game = brandywine();
    QCOMPARE(played::play(game, "set phase of because x\n").empty(), false);
    QCOMPARE(played::play(game, "set turn 2, 12PM, phase American: Movement because the table is there\n"),
             std::string());
    const Position& p = game.state().position;
    QCOMPARE(p.turn, 2);
    QCOMPARE(game.rules().word(p.phase), std::string("movement"));
    QCOMPARE(p.active, game.rules().side("american"));
    QCOMPARE(headings(game), std::string("Turn 2, 12PM\nAmerican: Movement\n"));
    QCOMPARE(played::play(game, "set phase movement of british because no, they\n"), std::string());
    QCOMPARE(p.active, game.rules().side("british"));
    QCOMPARE(p.turn, 2);
    QCOMPARE(headings(game), std::string("British: Movement\n"));
    // Play continues in the turn that was set.
    QVERIFY(question(game.rules(), game.state()).wait == Wait::Choice);
    const std::string wrong = played::play(game, "set phase nonsense because x\n");
    QVERIFY2(wrong.find("these rules have no phase 'nonsense'; they have:") != std::string::npos, wrong.c_str());
}

void TestSettings::refusesUnreachableTurnOrPhase()
{
    Game game = germantown();
    const std::string late = played::play(game, "set turn 99 because x\n");
    QVERIFY2(late.find("no phase begins in turn 99") != std::string::npos, late.c_str());
    const std::string marker = played::play(game, "set phase turn-marker because x\n");
    QVERIFY2(marker.find("would not stop there") != std::string::npos
                 || marker.find("has no phase") != std::string::npos,
             marker.c_str());
    QVERIFY(!played::play(game, "set turn 1, phase turn-marker of british because x\n").empty());
    // A procedure above the phases with its own decisions cannot be entered in the middle.
    Game ships = played::fresh("e/broadsides");
    QVERIFY(ships.state().position.turn >= 1);
}

void TestSettings::setsTurnDuringAnAction()
{
    Game game = germantown();
    const std::string orders = played::text(FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown-sample.orders");
    const auto all = played::orders(orders);
    QVERIFY(adjudicate(game, {all.begin(), all.begin() + 40}, "orders", "now").has_value());
    const State before = game.state();
    const std::string now = std::to_string(before.position.turn + 1);
    QCOMPARE(played::play(game, "set turn " + now + " because the marker was forgotten\n"), std::string());
    State after = game.state();
    QCOMPARE(after.position.turn, before.position.turn + 1);
    QVERIFY(headings(game).starts_with("Turn " + now + ", "));
    // Only the turn changes: the open question stays.
    after.position.turn = before.position.turn;
    QVERIFY(after.position == before.position);
    QCOMPARE(question(game.rules(), after).node, question(game.rules(), before).node);
}

void TestSettings::reportsMarksThatASettingRemoves()
{
    Game game = played::fresh("a/outposts");
    const auto told = [&] {
        std::string out;
        for (const Event& line : game.entries().back().trace)
            out += plainText(line) + '\n';
        return out;
    };
    QCOMPARE(played::play(game, "set Ash at 0504, steps 1, shaken because so\n"), std::string());
    QCOMPARE(told().find("no longer"), std::string::npos);
    QCOMPARE(played::play(game, "set 0505 Ash (1 of 2 steps, shaken) because so\n"), std::string());
    QCOMPARE(told().find("no longer"), std::string::npos); // it was stated
    QCOMPARE(told().find("steps now"), std::string::npos);
    QCOMPARE(played::play(game, "set 0505 Ash because so\n"), std::string());
    QVERIFY2(told().find("2 steps now, not 1") != std::string::npos, told().c_str());
    QVERIFY2(told().find("no longer shaken") != std::string::npos, told().c_str());
}

void TestSettings::setsFacingsByName()
{
    for (const char* system : {"b/slopes", "c/vertices", "e/broadsides"}) {
        Game game = played::fresh(system);
        const Rules& rules = game.rules();
        const std::string id = rules.scenario().units.front().id;
        std::set<std::string> names;
        for (int facing = 0; facing < rules.ruleset().facings; ++facing) {
            const std::string name = rules.facingName(facing);
            QVERIFY2(name.find_first_not_of("NESW") == std::string::npos, name.c_str());
            QVERIFY(names.insert(name).second);
            QCOMPARE(played::play(game, "set " + id + " facing " + name + " because so\n"), std::string());
            QCOMPARE(int(game.state().position.units.front().facing), facing);
            QVERIFY(plainText(game.entries().back().trace.front()).find("facing " + name + ",") != std::string::npos);
        }
        QVERIFY(!played::play(game, "set " + id + " facing 12 because so\n").empty());
    }
    Game bare = played::fresh("a/outposts");
    for (const char* word : {"1", "N", "0"}) {
        const std::string why = played::play(bare, std::string("set Ash facing ") + word + " because so\n");
        QVERIFY2(why.find("these rules have no facing") != std::string::npos, why.c_str());
    }
    Game game = played::fresh("c/vertices");
    QCOMPARE(game.rules().facingName(11), std::string("N")); // the corner between NW and NE
    QCOMPARE(game.rules().facingName(1), std::string("ENE"));
}

void TestSettings::refusesArrivalAfterTheLastTurn()
{
    Game game = brandywine();
    const std::string last = std::to_string(game.rules().scenario().lastTurn);
    const std::string after = std::to_string(game.rules().scenario().lastTurn + 1);
    const std::string unit = game.rules().scenario().units.front().id;
    QCOMPARE(played::play(game, "set " + unit + " arrives turn " + last + " because x\n"), std::string());
    const std::string said = played::play(game, "set " + unit + " arrives turn " + after + " because x\n");
    QVERIFY2(said.find("there is no turn " + after + ": the last is " + last) != std::string::npos, said.c_str());
}

void TestSettings::movedCounterStaysHidden()
{
    Game game = leuthen();
    const Rules& rules = game.rules();
    const int unit = rules.unit("p2");
    const auto hidden = [&] { return rules.mark(game.state().position, "hidden", unit) != Rational(0); };
    QVERIFY(hidden());
    for (const char* line : {"set p2 at 0308 because x\n", "set p2 facing NNE because x\n",
                             "set p2 facing @NNE because x\n", "set 0309 p2 because x\n"}) {
        QCOMPARE(played::play(game, line), std::string());
        QVERIFY2(hidden(), line);
    }
    // The log says that it is hidden, and reports when it is revealed.
    const std::string told = plainText(game.entries().back().trace.front());
    QVERIFY2(told.find("(hidden)") != std::string::npos, told.c_str());
    QCOMPARE(played::play(game, "set 0309 p2 (no hidden) because x\n"), std::string());
    QVERIFY(!hidden());
    QCOMPARE(played::play(game, "set 0308 p2 because x\n"), std::string());
    QVERIFY(!hidden());
    // The sheet of a position in which it is open reveals it where it is hidden.
    Game other = leuthen();
    QCOMPARE(played::play(other, laidout::typed(rules, game.state())), std::string());
    QVERIFY(other.rules().mark(other.state().position, "hidden", unit) == Rational(0));
    QVERIFY(other.rules().mark(other.state().position, "hidden", rules.unit("p1")) != Rational(0));
}

void TestSettings::distinguishesEqualNames()
{
    GameStart start = played::start("b/slopes");
    start.scenario.units[0].name = "Guards";
    start.scenario.units[1].name = "guards";
    start.scenario.units[2].aliases = {"Kent"};
    auto game = Game::create(start, {}, "now");
    QVERIFY(game.has_value());
    const Rules& rules = game->rules();
    QCOMPARE(rules.unitName(0), std::string("Guards (ash)"));
    QCOMPARE(rules.unitName(rules.unit("kent")), std::string("Kent (kent)"));
    QCOMPARE(rules.unitName(rules.unit("lisle")), std::string("Lisle"));
    const std::string why = played::play(*game, "set Guards at b2 because so\n");
    QVERIFY2(why.find("means several units") != std::string::npos, why.c_str());
    QCOMPARE(played::play(*game, "set Guards (ash) held by kent because so\n"), std::string());
    QVERIFY(plainText(game->entries().back().trace.front()).find("Guards (ash) held by Kent (kent)")
            != std::string::npos);
    auto again = Game::create(start, {}, "now");
    QCOMPARE(played::play(*again, laidout::typed(rules, game->state())), std::string());
    QCOMPARE(laidout::difference(rules, again->state().position, game->state().position), std::string());
}

void TestSettings::reproducesEveryPosition_data()
{
    QTest::addColumn<QString>("system");
    for (const char* system : {"a/outposts", "b/slopes", "c/vertices", "d/tactics", "e/broadsides"})
        QTest::newRow(system) << QString(system);
}

void TestSettings::reproducesEveryPosition()
{
    QFETCH(QString, system);
    const std::string name = system.toStdString();
    int same = 0;
    int clocks = 0;
    // Some games end soon.
    for (unsigned seed = 0; seed < 6 || (clocks <= 10 && seed < 40); ++seed) {
        Game game = played::fresh(name);
        std::mt19937 random(seed);
        SeededDice dice(seed);
        for (int i = 0; i < 40 && !game.state().over; ++i) {
            (void)game.apply(played::anyAction(game, random, dice), "now");
            if (game.state().over || i % 3 != 0)
                continue;
            const std::string lines = laidout::typed(game.rules(), game.state());
            Game again = played::fresh(name);
            QCOMPARE(played::play(again, lines), std::string());
            const LaidAgain stands = laidAgain(game.rules(), game.state());
            if (!stands.refused.empty())
                continue;
            ++clocks;
            const std::string differs = laidout::difference(game.rules(), again.state().position,
                                                            game.state().position);
            QVERIFY2(differs.empty(), (differs + "\n" + lines).c_str());
            // The sheet of the reproduced game equals the original sheet.
            QCOMPARE(laidout::typed(again.rules(), again.state()), lines);
            if (stands.same) {
                ++same;
                QVERIFY(again.state().frames == game.state().frames);
            }
        }
    }
    qInfo("%s: %d positions with their clock, %d at the very question", name.c_str(), clocks, same);
    QVERIFY(clocks > 10);
}

/// "no" and "not" before a value were once ignored, and the denied value was set.
void TestSettings::acceptsNegations()
{
    Game game = germantown();
    const auto state = [&](const char* mark, int of = 0) {
        return int(game.rules().mark(game.state().position, mark, of).num());
    };
    const auto refused = [&](const std::string& line, const char* words) {
        const State before = game.state();
        const std::string why = played::play(game, line + " because x\n");
        QVERIFY2(why.find(words) != std::string::npos, (line + why).c_str());
        QVERIFY(game.state() == before);
    };
    const int conway = game.rules().unit("conway");
    QVERIFY(conway >= 0);
    for (const char* line : {"set Conway no disrupted", "set Conway not disrupted", "set Conway no ineffective",
                             "set Conway no state disrupted"})
        refused(line, "state is good, not ");
    refused("set Conway not good", "good is the value that state begins with: give another value");
    QCOMPARE(played::play(game, "set game weather clear because x\n"), std::string());
    refused("set game no fog", "weather is clear, not fog");
    refused("set game not weather fog", "weather is clear, not fog");
    refused("set colonial no victory points 5", "victory points is 0, not 5");
    QCOMPARE(played::play(game, "set 0610 last occupied by nobody because x\n"), std::string());
    refused("set 0610 no last occupied by British", "last occupied by is nobody, not British");
    refused("set Conway no routed 0", "0 is the value that routed begins with: give another value");
    refused("set Conway no routed 1", "routed is 0, not 1");

    // An arriving unit waits off the map and enters at hexes that are each given once.
    refused("set Guards arrives turn 3 at 1215", "Guards Brigade is in 0911");
    refused("set Guards at 0810, arrives turn 3 at 1215", "Guards Brigade is in 0810");
    refused("set Nash arrives turn 3 at 0201 and 0201", "'0201' is given twice");
    refused("set Nash arrives turn 3 at Eliminated", "eliminated is not a hex of the map");
    refused("set formation 1 broken", "'broken' cannot be set: these rules have no mark for it");

    // A set mark can be removed.
    QCOMPARE(played::play(game, "set Conway disrupted, routed because x\n"), std::string());
    QCOMPARE(played::play(game, "set Conway not disrupted, no routed because x\n"), std::string());
    QCOMPARE(state("state", conway), 0);
    QCOMPARE(state("routed", conway), 0);
    QCOMPARE(played::play(game, "set game fog because x\nset game no fog because x\n"), std::string());
    QCOMPARE(state("weather"), 0);
    const int colonial = game.rules().side("colonial");
    QCOMPARE(played::play(game, "set colonial victory points 5 because x\n"
                                "set colonial no victory points 5 because x\n"),
             std::string());
    QCOMPARE(state("vp", colonial), 0);
    const int cell = game.rules().place("0610");
    QCOMPARE(played::play(game, "set 0610 last occupied by British because x\n"), std::string());
    refused("set 0610 no last occupied by Colonial", "last occupied by is British, not Colonial");
    QCOMPARE(played::play(game, "set 0610 no last occupied by British because x\n"), std::string());
    QCOMPARE(state("last-occupier", cell), 0);

    Game slopes = played::fresh("b/slopes");
    const std::string why = played::play(slopes, "set Ash no held by Lisle because x\n");
    QVERIFY2(why.find("not all of these are in held by") != std::string::npos, why.c_str());
}

void TestSettings::refusesValuesGivenTwice_data()
{
    QTest::addColumn<QString>("line");
    for (const char* line :
         {"set game weather fog, weather clear", "set game weather fog, weather fog", "set game fog, clear",
          "set colonial victory points 1, victory points 5", "set Conway at 0503, at 0504",
          "set Conway routed, no routed", "set Conway at 0503, routed, steps 1, routed",
          "set Conway routed, steps 1, reduced", "set game used up none, used up none",
          "set 0503 Conway (disrupted, state good)", "set 0503 last occupied by British, last-occupier 0"})
        QTest::newRow(line) << QString(line);
}

/// Of two values for one thing, the last was silently used.
void TestSettings::refusesValuesGivenTwice()
{
    QFETCH(QString, line);
    Game game = germantown();
    const State before = game.state();
    const std::string why = played::play(game, line.toStdString() + " because so\n");
    QVERIFY2(why.find("given twice") != std::string::npos, why.c_str());
    QVERIFY(game.state() == before);
}

/// A counter without steps could once be on the map.
void TestSettings::refusesZeroStepsOnTheMap()
{
    Game game = germantown();
    QCOMPARE(played::play(game, "set Conway at 0503 because so\n"), std::string());
    for (const char* line : {"set Conway steps 0", "set Conway steps -0", "set Conway at 0504, steps 0",
                             "set Conway 0 of 2 steps", "set 0504 Conway (steps 0)"}) {
        const std::string why = played::play(game, std::string(line) + " because so\n");
        QVERIFY2(
            why.find("a counter on the map has at least one step; if Conway's Brigade is lost, write: at eliminated")
                != std::string::npos,
            why.c_str());
    }
    QCOMPARE(played::play(game, "set Conway at eliminated, steps 0 because so\n"), std::string());
    QCOMPARE(int(game.state().position.units[std::size_t(game.rules().unit("conway"))].steps), 0);
}

void TestSettings::refusesMalformedLines_data()
{
    QTest::addColumn<QString>("line");
    for (const char* line :
         {"set 0503 Conway, Conway", "set 0503 Conway (", "set 0503 Conway (3 of 4 steps)", "set 0503 Conway (at 0502)",
          "set 0503 Conway Wayne", "set every place", "set every place fog", "set Conway at 0503,",
          "set Conway steps 1, steps 2", "set game weather", "set game weather hail", "set turn 1, phase",
          "set turn 1, phase combat of nobody", "set turn 1, 0630", "set phase", "set turn 1 phase combat under",
          "set Conway facing", "set game used up", "set nowhere"})
        QTest::newRow(line) << QString(line);
}

void TestSettings::refusesMalformedLines()
{
    QFETCH(QString, line);
    Game game = germantown();
    const State before = game.state();
    QVERIFY(!played::play(game, line.toStdString() + " because so\n").empty());
    QVERIFY(game.state() == before);
}

FW_TEST(TestSettings)
#include "tst_Settings.moc"
