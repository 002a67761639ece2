// Long because: each way to write an order, and to miswrite it, is a few lines here.
#include "tests/Events.h"
#include "tests/Main.h"
#include "tests/engine/session/Played.h"

#include "engine/play/DraftChecks.h"
#include "engine/play/OpenMenu.h"
#include "engine/play/Routes.h"
#include "engine/session/OrderReferee.h"
#include "tests/Sanitized.h"

#include <QTest>
#include <set>

using namespace fw;

namespace {

const char* const opening = "red: march dale to 0302 0402\n"
                            "dice morale 5\n"
                            "red: march cole to 0401 0502\n"
                            "dice morale 2\n"
                            "red: march ash to 0403\n"
                            "red: march birch to 0804 0704\n";

Action parsed(const Game& game, const char* line)
{
    auto action = parseOrder(game.rules(), game.state(), line);
    if (!action) {
        qWarning("%s: %s", line, describe(action.error()).c_str());
        return {};
    }
    return *action;
}

Problem refused(const Game& game, const char* line)
{
    auto order = readOrder(game.rules(), game.state(), line);
    if (order) {
        qWarning("'%s' was understood", line);
        return {};
    }
    return order.error();
}

bool says(const Text& text, const char* words)
{
    const bool yes = plain(text).find(words) != std::string::npos;
    if (!yes)
        qWarning("'%s' does not say '%s'", plain(text).c_str(), words);
    return yes;
}

using Values = std::vector<std::string>;

} // namespace

/// Orders files: read as a referee writes them, and written so that they reproduce the game.
class TestOrders : public QObject
{
    Q_OBJECT

private slots:
    void readsLinesAndComments();
    void refusesDamagedFiles();
    void acceptsCommonNameForms();
    void resolvesEqualNames();
    void acceptsFieldsInAnyOrder();
    void readsPathsAndFacings();
    void findsPathFromItsDestination();
    void everyOfferedDestinationNeedsNoPath();
    void unitAmongEnemiesDoesNotDefend();
    void acceptsCommonPathAndPlaceForms();
    void acceptsEntryLabelsAsOrders();
    void asksWhichSideAnswers();
    void readsDice();
    void readsRefereeLines();
    void readsSettings();
    void suggestsCorrections();
    void refusalListsLegalActions();
    void hintsOfRetreatsAreLegal();
    void wrongSideGetsLegalActions();
    void overruledLegalActionKeepsItsReason();
    void stopsAtTheFirstRefusal();
    void stopsAtTheGivenTurn();
    void kernelGamesRoundTripAsOrders_data();
    void kernelGamesRoundTripAsOrders();
    void randomGamesRoundTripAsOrders_data();
    void randomGamesRoundTripAsOrders();
    void endsRoundWithUnfightableEnemy();
    void survivesAnyLine();
};

void TestOrders::readsLinesAndComments()
{
    const auto lines = readOrders("\xef\xbb\xbf# a game\r\n\n  red: march ash to 0403   # up the hill\r\n"
                                  "note see #3 # and the rest\n"
                                  "take back because it was # 5 that moved\n"
                                  "\t\n#\nred: halt",
                                  "x.orders");
    QVERIFY(lines.has_value());
    const std::vector<OrderLine> expected{{3, "red: march ash to 0403"},
                                          {4, "note see #3 # and the rest"},
                                          {5, "take back because it was"},
                                          {8, "red: halt"}};
    QVERIFY(*lines == expected);
    QVERIFY(readOrders("", "x")->empty());
}

void TestOrders::refusesDamagedFiles()
{
    const auto latin = readOrders("red: halt\nnote \xe4\n", "x.orders");
    QVERIFY(!latin);
    QCOMPARE(latin.error().file, std::string("x.orders"));
    QCOMPARE(latin.error().place, std::string("line 2"));
    QVERIFY(!readOrders(std::string("note a\0b", 8), "x"));
    // A control character is reported as one.
    for (const char ch : {'\0', '\x07', '\x1b', '\x7f'}) {
        const auto control = readOrders("red: halt\nnote a" + std::string(1, ch) + "b\n", "x.orders");
        QVERIFY(!control);
        QCOMPARE(control.error().place, std::string("line 2"));
        QVERIFY2(describe(control.error()).find("control character") != std::string::npos,
                 describe(control.error()).c_str());
    }
    QVERIFY(describe(latin.error()).find("not UTF-8 text") != std::string::npos);
    QVERIFY(!readOrders("note " + std::string(100000, 'x'), "x"));
    QVERIFY(!readOrders(std::string(20u << 20, '\n'), "x"));
}

void TestOrders::acceptsCommonNameForms()
{
    Game game = played::fresh("a/outposts");
    for (const char* line :
         {"red: march ash to 0403", "RED: March ASH to 0403", "red: march Ash's Regiment to 0403",
          "red: march   ash's   regiment   to   0403", "march ash to 0403", "Red:march ash to 0403",
          // 45.22: Pasted from a word processor.
          "red: march Ash\xE2\x80\x99s\xC2\xA0Regiment to 0403", "red:\xC2\xA0march ash\xE2\x80\xAFto 0403"}) {
        const Action a = parsed(game, line);
        QCOMPARE(a.verb, std::string("march"));
        QCOMPARE(a.seat, std::string("red"));
        QVERIFY(a.arg("units") == Values{"ash"});
        QVERIFY(a.arg("way") == Values{"0403"});
    }
    const auto set = readOrder(game.rules(), game.state(),
                               "set ash at\xC2\xA0"
                               "0403 because it\xE2\x80\x99s there");
    QVERIFY(set.has_value());
    QCOMPARE(set->action.reason, std::string("it\xE2\x80\x99s there")); // a reason stays as typed
    QCOMPARE(played::play(game, std::string(opening) + "red: halt\n"), std::string());
    for (const char* line : {"attack ash, cole on 0503", "attack ash and cole on 0503", "attack ash, and cole on 0503",
                             "attack Ash's Regiment cole on 0503", "attack on 0503 ash, cole"})
        QVERIFY(parsed(game, line).arg("attackers") == (Values{"ash", "cole"}));
    // An empty name was once ignored.
    for (const char* line : {"attack ash,, cole on 0503", "attack ash, , cole on 0503", "attack ash;; cole on 0503",
                             "attack ash,, and cole on 0503", "attack ,ash on 0503"})
        QVERIFY2(!parseOrder(game.rules(), game.state(), line), line);
}

void TestOrders::resolvesEqualNames()
{
    GameStart start = played::start("a/outposts");
    for (Unit& unit : start.scenario.units)
        if (unit.id == "ash" || unit.id == "kent")
            unit.name = "Guards";
        else if (unit.id == "birch" || unit.id == "cole")
            unit.aliases = {"Foot"};
    auto game = Game::create(start, {}, "now");
    QVERIFY(game.has_value());
    // Each side has its Guards; which Foot is meant is ambiguous.
    QVERIFY(parsed(*game, "red: march guards to 0403").arg("units") == Values{"ash"});
    QVERIFY(says(refused(*game, "red: march foot to 0804").text, "birch, cole"));
    QVERIFY(parsed(*game, "red: march birch to 0804").arg("units") == Values{"birch"});
    // A unit that has marched is no longer meant.
    QCOMPARE(played::play(*game, "red: march cole to 0302\n"), std::string());
    QVERIFY(parsed(*game, "red: march foot to 0804").arg("units") == Values{"birch"});
}

void TestOrders::acceptsFieldsInAnyOrder()
{
    Game game = played::fresh("d/tactics");
    const Action fire = parsed(game, "fire falk, gerd on kite");
    QVERIFY(fire.arg("shooters") == (Values{"falk", "gerd"}));
    QVERIFY(fire.arg("target") == Values{"kite"});
    QVERIFY(parsed(game, "fire on kite falk, gerd") == fire);
}

void TestOrders::readsPathsAndFacings()
{
    Game game = played::fresh("c/vertices");
    QCOMPARE(played::play(game, "white: hasten adler\n"), std::string());
    const Values way{"@1", "0304", "0404", "@3", "0504"};
    QVERIFY(parsed(game, "march adler to @1 0304 0404 @3 0504").arg("way") == way);
    QVERIFY(parsed(game, "march adler to @1-0304-0404-@3-0504").arg("way") == way);
    QVERIFY(parsed(game, "march adler to @1, 0304, 0404, @3, 0504").arg("way") == way);
    Game square = played::fresh("b/slopes");
    QVERIFY(parsed(square, "march ash to b3 C4").arg("way") == (Values{"B3", "C4"}));
    QVERIFY(parsed(square, "face birch to SW").arg("where") == Values{"5"});
    QVERIFY(parsed(square, "face birch to 5").arg("where") == Values{"5"});
}

void TestOrders::findsPathFromItsDestination()
{
    Game game = played::fresh("a/outposts");
    const Action whole = parsed(game, "march dale to 0402");
    QCOMPARE(whole.arg("way").size(), std::size_t(2));
    QCOMPARE(whole.arg("way").back(), std::string("0402"));
    QVERIFY(apply(game.rules(), game.state(), whole, false));
    // One step stays as typed; for a destination too far away, the refusal names the end of the path and the rule.
    QVERIFY(parsed(game, "march dale to 0302").arg("way") == Values{"0302"});
    const Action far = parsed(game, "march dale to 0803");
    QCOMPARE(far.arg("way").back(), std::string("0803"));
    const auto tried = apply(game.rules(), game.state(), far, false);
    QVERIFY(!tried);
    QCOMPARE(QString::fromStdString(plain(tried.error().text)),
             QString("Dale's Militia to 0604 on the way to 0803: the move costs 5 of 4"));
    // At a level that refuses nothing, no unit jumps either.
    GameStart start = played::start("a/outposts");
    start.setup.level = Level::Record;
    auto recorded = Game::create(start, {}, "2024-05-04 10:00");
    QVERIFY(recorded.has_value());
    QVERIFY(parsed(*recorded, "march dale to 0402") == whole);
    // If a game contains a jump all the same, its orders reproduce the jump.
    Order leap;
    leap.action = whole;
    for (Argument& a : leap.action.args)
        if (a.name == "way")
            a.values = {"0402"};
    QVERIFY(carryOut(*recorded, leap, "2024-05-04 10:00").has_value());
    const std::string written = writeOrders(*recorded);
    auto again = readOrders(written, "again.orders");
    QVERIFY(again.has_value() && !again->empty());
    const Action back = parsed(played::fresh("a/outposts"), again->back().text.c_str());
    QVERIFY(back.arg("way") == Values{"0402"});
    Game turned = played::fresh("c/vertices");
    QCOMPARE(played::play(turned, "white: hasten adler\n"), std::string());
    const Action round = parsed(turned, "march adler to 0504");
    QVERIFY(round.arg("way").size() > 1);
    QVERIFY(apply(turned.rules(), turned.state(), round, false));
    // A step to an adjacent hex may need a turn, but never a detour.
    const Action aside = parsed(turned, "march adler to 0304");
    QVERIFY(aside.arg("way") == (Values{"@1", "0304"}));
    QVERIFY(apply(turned.rules(), turned.state(), aside, false));
    // A distant hex is not illegal because of the facing: the units turn on the way.
    const Action beyond = parsed(turned, "march adler to 0801");
    const auto stopped = apply(turned.rules(), turned.state(), beyond, false);
    QVERIFY(!stopped);
    QVERIFY2(!plain(stopped.error().text).ends_with("not in front"), plain(stopped.error().text).c_str());
}

/// If the list offers a destination, its number alone is enough, with any turns on the way.
void TestOrders::everyOfferedDestinationNeedsNoPath()
{
    const std::string folder = FW_SOURCE_DIR "/scenarios/drums-and-muskets/";
    const auto rules = readRulesFile(folder + "drums-and-muskets.rules.json");
    const auto scenario = readScenarioFile(folder + "leuthen.scenario.json");
    QVERIFY(rules && scenario);
    auto made = Game::create({*rules, *scenario, {}, {}, {}}, {}, "2024-05-04 10:00");
    QVERIFY(made.has_value());
    Game& game = *made;
    const std::vector<OrderLine> lines = played::orders(played::text(folder + "leuthen-sample.orders"));
    const Grid& grid = game.rules().scenario().map.grid;
    int tried = 0;
    for (std::size_t i = 0; i < lines.size() && i < thorough(lines.size(), std::size_t(120), std::size_t(60)); ++i) {
        QVERIFY(adjudicate(game, {lines[i]}, "sample", "2024-05-04 10:01").has_value());
        const State& state = game.state();
        const Question asked = question(game.rules(), state);
        if (i % 7 != 0 || asked.wait == Wait::Dice || asked.seats.empty())
            continue;
        for (const MenuEntry* entry : openMenu(game.rules(), state)) {
            if (entry->fields.size() != 2 || entry->fields[1].pick != Pick::Path)
                continue;
            Draft who = Action(Action::Kind::Choose, asked.seats.front(), entry->id);
            who.args = {{entry->fields[0].name, {}}};
            for (const Choice& unit : legal(game.rules(), state, who)) {
                if (unit.kind != Choice::Kind::Value)
                    continue;
                Draft way = who;
                way.args = {{entry->fields[0].name, {unit.value}}, {entry->fields[1].name, {}}};
                for (const Route& route : routes(game.rules(), state, way)) {
                    // The number of an adjacent place does not mean a detour.
                    const int unitPlace =
                        state.position.units[std::size_t(game.rules().unit(unit.value))].place.index();
                    const auto cells = std::ranges::count_if(
                        route.through, [&](const std::string& item) { return game.rules().place(item) >= 0; });
                    if (!route.ends
                        || (cells > 1 && grid.contains(unitPlace) && grid.contains(game.rules().place(route.cell))
                            && grid.distance(unitPlace, game.rules().place(route.cell)) == 1))
                        continue;
                    Action order(Action::Kind::Choose, who.seat, entry->id);
                    order.args = {{entry->fields[0].name, {unit.value}}, {entry->fields[1].name, {route.cell}}};
                    const auto why = firstViolation(game.rules(), state,
                                                    allTheWay(game.rules(), state, order).value_or(order));
                    QVERIFY2(!why, why ? qPrintable(
                                       QString("row %1: %2 to %3: %4")
                                           .arg(i)
                                           .arg(unit.value.c_str(), route.cell.c_str(), plain(why->text).c_str()))
                                       : "");
                    ++tried;
                }
            }
        }
    }
    QVERIFY(tried > 100);
}

/// Where rules may be violated, a counter may be in an enemy hex; it does not defend there.
void TestOrders::unitAmongEnemiesDoesNotDefend()
{
    const std::string folder = FW_SOURCE_DIR "/scenarios/musket-and-saber/";
    const auto rules = readRulesFile(folder + "musket-and-saber.rules.json");
    const auto scenario = readScenarioFile(folder + "germantown.scenario.json");
    QVERIFY(rules && scenario);
    GameStart start{*rules, *scenario, {}, {}, {}};
    start.setup.level = Level::Warn;
    auto game = Game::create(start, {}, "2024-05-04 10:00");
    QVERIFY(game.has_value());
    QCOMPARE(played::play(*game, "british: end\n"
                                 "set turn 2, phase combat of british because trial\n"
                                 "set 3rd-brigade at 0605 because trial\n"
                                 "set sullivans-division at 0604 because trial\n"
                                 "set conway at 0604 because trial\n"
                                 "set 4th-brigade at 0604 because trial\n"
                                 "british: attack 0604 with 3rd-brigade\n"),
             std::string());
    Draft draft = Action(Action::Kind::Choose, "colonial", "defend");
    draft.args = {{"defenders", {}}};
    QStringList offered;
    for (const Choice& choice : legal(game->rules(), game->state(), draft))
        offered << QString::fromStdString(choice.value);
    QVERIFY2(offered.contains("conway") && !offered.contains("4th-brigade"), qPrintable(offered.join(' ')));
}

void TestOrders::acceptsCommonPathAndPlaceForms()
{
    Game game = played::fresh("a/outposts");
    // Both "to" and "by" lead to a path, and a hex may be named by its unit.
    QVERIFY(parsed(game, "march dale by 0302") == parsed(game, "march dale to 0302"));
    QCOMPARE(played::play(game, "red: march dale to 0302 0402\ndice morale 5\nred: march cole to 0401 0502\n"
                                "dice morale 2\nred: march ash to 0403\nred: halt\n"),
             std::string());
    QVERIFY(parsed(game, "attack ash, cole on Kent's Regiment") == parsed(game, "attack ash, cole on 0503"));
    QVERIFY(says(refused(game, "attack ash on Nobody").text, "there is no place"));
    // A unique beginning of a name is enough.
    QVERIFY(parsed(game, "attack ash, col on kent") == parsed(game, "attack ash, cole on 0503"));
    QVERIFY(says(refused(game, "attack as on 0503").text, "no unit is called 'as'"));
}

void TestOrders::acceptsEntryLabelsAsOrders()
{
    Game game = played::fresh("a/outposts");
    QCOMPARE(parsed(game, "end the movement phase").verb, std::string("halt"));
    QCOMPARE(parsed(game, "red: End the movement phase").verb, std::string("halt"));
    QVERIFY(says(refused(game, "end the attacks").text, "'end' is not understood"));
    Game cards = played::fresh("c/vertices");
    QVERIFY(parsed(cards, "white: Keep the card") == parsed(cards, "white: keep"));
}

void TestOrders::asksWhichSideAnswers()
{
    Game game = played::fresh("d/tactics");
    QCOMPARE(played::play(game, "league: cease\nleague: assault jost on F3\n"), std::string());
    QVERIFY(says(refused(game, "storm").text, "say which side answers"));
    QCOMPARE(parsed(game, "crown: slip").seat, std::string("crown"));
    Game other = played::fresh("a/outposts");
    QVERIFY(!played::play(other, "blue: halt\n").empty());
}

void TestOrders::readsDice()
{
    Game game = played::fresh("a/outposts");
    QVERIFY(says(refused(game, "dice 4").text, "no dice are needed"));
    QCOMPARE(played::play(game, "red: march dale to 0302 0402\n"), std::string());
    const Action roll = parsed(game, "dice morale 5");
    QVERIFY(roll.kind == Action::Kind::Dice);
    QVERIFY(roll.arg("morale") == Values{"5"});
    QVERIFY(parsed(game, "dice 5") == roll);
    QVERIFY(parsed(game, "red: DICE Morale 5") == roll);
    QVERIFY(says(refused(game, "dice combat 5").text, "no die 'combat'"));
    QVERIFY(says(refused(game, "dice 4 3").text, "too many dice"));
    const Problem instead = refused(game, "red: halt");
    QVERIFY(says(instead.text, "the game waits for dice"));
    QCOMPARE(instead.cite, std::string("3.3"));
    QVERIFY(says(instead.alternatives.at(0), "dice morale 1-6"));
    QVERIFY(!played::play(game, "dice morale 7\n").empty());
    QVERIFY(!played::play(game, "dice\n").empty());
}

void TestOrders::readsRefereeLines()
{
    Game game = played::fresh("a/outposts");
    const auto read = [&](const char* line) {
        auto order = readOrder(game.rules(), game.state(), line);
        if (!order)
            qWarning("%s: %s", line, describe(order.error()).c_str());
        return order ? *order : Order{};
    };
    QCOMPARE(read("note he said because of the rain").text, std::string("he said because of the rain"));
    const Order back = read("take back 3 because they agreed because it rained");
    QVERIFY(back.kind == Order::Kind::TakeBack);
    QCOMPARE(back.count, 3);
    QCOMPARE(back.reason, std::string("they agreed because it rained"));
    QCOMPARE(read("Take back").count, 1);
    QCOMPARE(read("take back 2 actions").count, 2);
    const Order correct = read("correct combat 5, 2 rolls back because read wrongly");
    QVERIFY(correct.kind == Order::Kind::Correct);
    QCOMPARE(correct.die, std::string("combat"));
    QCOMPARE(correct.face, 5);
    QCOMPARE(correct.count, 2);
    QCOMPARE(read("correct 5").die, std::string());
    const Order over = read("overrule red: march ash to 0405 because they agreed");
    QVERIFY(over.action.overruled);
    QCOMPARE(over.action.seat, std::string("red"));
    QCOMPARE(over.action.reason, std::string("they agreed"));
    Modifier row;
    row.id = "fog";
    row.label = "fog because of the river";
    row.quantity = "guard";
    row.stage = "ground";
    row.op = ModifierOp::Add;
    row.amount.number = 1;
    const std::string line = "house " + houseLine(row) + " because agreed";
    const Order house = read(line.c_str());
    QVERIFY(house.house == row);
    QCOMPARE(house.reason, std::string("agreed"));
    for (const char* wrong :
         {"take back none", "take back 0", "take back 1 2", "correct", "correct combat", "correct combat 5 soon",
          "house", "house fog", "event", "event nothing", "decide this", "do", "do {}", "overrule", "overrule note x"})
        QVERIFY2(!readOrder(game.rules(), game.state(), wrong), wrong);
}

void TestOrders::readsSettings()
{
    Game game = played::fresh("a/outposts");
    const auto set = [&](const char* line) { return parsed(game, line); };
    Action a = set("set kent at 0601 because the table shows it");
    QVERIFY(a.kind == Action::Kind::Set);
    QVERIFY(a.arg("unit") == Values{"kent"});
    QVERIFY(a.arg("place") == Values{"0601"});
    QCOMPARE(a.reason, std::string("the table shows it"));
    a = set("set Kent's Regiment at 0601, reduced because x");
    QVERIFY(a.arg("place") == Values{"0601"} && a.arg("steps") == Values{"1"});
    const Game turned = played::fresh("b/slopes"); // its counters have a facing
    a = parsed(turned, "set Ash at b2, facing SW because x");
    QVERIFY(a.arg("place") == Values{"B2"} && a.arg("facing") == Values{"5"});
    QVERIFY(set("set kent full because x").arg("steps") == Values{"2"});
    QVERIFY(set("set kent steps 1 because x").arg("steps") == Values{"1"});
    QVERIFY(set("set kent at Eliminated because x").arg("place") == Values{"lost"});
    a = set("set kent shaken because x");
    QCOMPARE(a.verb, std::string("mark"));
    QVERIFY(a.arg("mark") == Values{"shaken"} && a.arg("value") == Values{"1"});
    QVERIFY(set("set kent no shaken because x").arg("value") == Values{"0"});
    QVERIFY(set("set turn 2 because x").arg("turn") == Values{"2"});
    QCOMPARE(played::play(game, "set kent at 0601 reduced because so\nset kent shaken because so\n"), std::string());
    QVERIFY(!played::play(game, "set kent at 0602\n").empty());
    for (const char* wrong : {"set", "set kent", "set nobody at 0601", "set kent at 9999", "set kent shakn",
                              "set kent shaken 1 at 0601", "set kent at 0601 shaken", "set turn", "set turn soon",
                              "set turn 2 now", "set game used", "set kent steps", "set kent facing up"})
        QVERIFY2(!readOrder(game.rules(), game.state(), wrong), wrong);
    Game other = played::fresh("d/tactics");
    const Action spirit = parsed(other, "set league spirit 4 because x");
    QVERIFY(spirit.arg("side") == Values{"league"} && spirit.arg("value") == Values{"4"});
    QCOMPARE(played::play(other, "set League army spirit 4 because x\n"), std::string());
}

void TestOrders::suggestsCorrections()
{
    Game game = played::fresh("a/outposts");
    Problem p = refused(game, "red: marhc ash to 0403");
    QVERIFY(says(p.text, "'marhc' is not understood"));
    QVERIFY(says(p.remedy, "march"));
    QVERIFY(!p.alternatives.empty());
    p = refused(game, "frobnicate");
    QVERIFY(says(p.text, "'frobnicate' is not understood"));
    p = refused(game, "overule red: march ash to 0403");
    QVERIFY(says(p.text, "'overule' is not understood"));
    QVERIFY(says(p.remedy, "overrule"));
    p = refused(game, "red: note this");
    QVERIFY(says(p.text, "'note' must be first in its line"));
    p = refused(game, "red march ash to 0403");
    QVERIFY(says(p.text, "a colon is missing after the side: red:"));
    p = refused(game, "red: attack ash on 0403");
    QVERIFY(says(p.text, "'attack' cannot be done now"));
    QCOMPARE(p.cite, std::string("1.0")); // of the order of phases, as its row says
    p = refused(game, "red: march ashh to 0403");
    QVERIFY(says(p.text, "no unit is called 'ashh'"));
    QVERIFY(says(p.remedy, "ash"));
    p = refused(game, "red: march ash to 0999");
    QVERIFY(says(p.text, "no place '0999'"));
    p = refused(game, "red: march ash at 0403");
    QVERIFY(says(p.text, "'at' is not understood here"));
    QVERIFY(says(p.text, "to"));
    p = refused(game, "red: march ash to 0403 quickly");
    QVERIFY(says(p.text, "'quickly'"));
    p = refused(game, "red: halt now");
    QVERIFY(says(p.text, "'now' is not expected here"));
    p = refused(game, "green: march ash to 0403");
    QVERIFY(says(p.text, "no side is called 'green'; there are: red, "));
    // A reason must have visible text.
    for (const char* line : {"set ash at 0403 because", "take back because", "overrule red: halt because  ",
                             "set ash at 0403 because \xc2\xa0"})
        QVERIFY2(says(refused(game, line).text, "nothing follows 'because'"), line);
    QVERIFY(!game.note("\xe3\x80\x80\xc2\xa0", {}));
    p = refused(game, "redd: march ash to 0403");
    QVERIFY(says(p.remedy, "'red'"));
    p = refused(game, "red: march to");
    QVERIFY(!p.text.empty());
}

void TestOrders::refusalListsLegalActions()
{
    Game game = played::fresh("a/outposts");
    QCOMPARE(played::play(game, opening), std::string());
    const auto done = adjudicate(game, played::orders("# x\n\nred: march ash to 0404\n"), "g.orders", "now");
    QVERIFY(!done);
    const Problem& p = done.error();
    QCOMPARE(p.trouble, Trouble::Refused);
    QCOMPARE(p.file, std::string("g.orders"));
    QCOMPARE(p.place, std::string("line 3"));
    QCOMPARE(p.cite, std::string("2.0"));
    QVERIFY(says(p.text, "Ash's Regiment"));
    QVERIFY(says(p.text, "a unit marches once"));
    // All four have marched: only the end of the phase is left.
    QVERIFY(!p.alternatives.empty());
    std::set<std::string> words;
    for (const Text& text : p.alternatives)
        words.insert(plain(text));
    QVERIFY2(words.contains("halt"), qPrintable(QString::number(words.size())));
    // In the middle of a path: the hexes that could come next.
    Game other = played::fresh("a/outposts");
    Action a = parsed(other, "red: march ash to 0304 0306");
    words.clear();
    for (const Text& text : legalInstead(other.rules(), other.state(), a))
        words.insert(plain(text));
    QVERIFY2(words.contains("to 0304 0305"), qPrintable(QString::number(words.size())));
    // Facings are offered in the form in which they are logged and read.
    Game turning = played::fresh("c/vertices");
    QCOMPARE(played::play(turning, "white: hasten adler\n"), std::string());
    const std::string facing = '@' + turning.rules().facingName(1);
    a = parsed(turning, ("white: march adler to " + facing + " 0101").c_str());
    bool faced = false;
    for (const Text& text : legalInstead(turning.rules(), turning.state(), a)) {
        const std::string line = "white: march adler " + plain(text);
        QVERIFY2(line.find("@1") == std::string::npos, line.c_str());
        faced = faced || line.find("to " + facing + " ") != std::string::npos;
        if (line.find("(no more)") == std::string::npos && line.find("...") == std::string::npos)
            QVERIFY2(readOrder(turning.rules(), turning.state(), line).has_value(), line.c_str());
    }
    QVERIFY(faced);
    Game square = played::fresh("b/slopes");
    QVERIFY(parsed(square, "red: face birch to @SE") == parsed(square, "red: face birch to SE"));
    QVERIFY(parsed(square, "red: face birch to SE") == parsed(square, "red: face birch to 3"));
}

/// A retreat of two hexes is offered whole: one hex of it would be refused as too short.
void TestOrders::hintsOfRetreatsAreLegal()
{
    const std::string orders = played::text(played::path("b/slopes", ".orders"));
    const std::string before = orders.substr(0, orders.find("red: retreat"));
    Game game = played::fresh("b/slopes");
    QCOMPARE(played::play(game, before), std::string());
    QVERIFY(!adjudicate(game, played::orders("red: retreat B4\n"), "g.orders", "now"));
    for (const char* wrong : {"red: retreat A1 A2", "red: retreat B4 A1", "red: retreat B4"}) {
        const auto done = adjudicate(game, played::orders(wrong + std::string("\n")), "g.orders", "now");
        QVERIFY2(!done, wrong);
        QVERIFY2(!done.error().alternatives.empty(), wrong);
        for (const Text& hint : done.error().alternatives) {
            const std::string order = "red: " + plain(hint);
            const auto read = readOrder(game.rules(), game.state(), order);
            QVERIFY2(read.has_value(), order.c_str());
            QVERIFY2(!firstViolation(game.rules(), game.state(), read->action), order.c_str());
        }
    }
}

void TestOrders::wrongSideGetsLegalActions()
{
    Game game = played::fresh("a/outposts");
    const auto words = [](const std::vector<Text>& alternatives) {
        std::set<std::string> out;
        for (const Text& text : alternatives)
            out.insert(plain(text));
        return out;
    };
    QCOMPARE(played::play(game, opening), std::string());
    const auto done = adjudicate(game, played::orders("blue: march ash to 0404\n"), "g.orders", "now");
    QVERIFY(!done);
    QVERIFY(says(done.error().text, "Red must decide now, not Blue"));
    // All have marched: "march" is in the menu, but no unit can.
    QVERIFY(words(done.error().alternatives) == words(legalInstead(game.rules(), game.state(), {})));
    QVERIFY(!words(done.error().alternatives).contains("march"));
}

void TestOrders::overruledLegalActionKeepsItsReason()
{
    Game game = played::fresh("a/outposts");
    QCOMPARE(played::play(game, "overrule red: march ash to 0403 because the watch was stopped\n"), std::string());
    std::string told;
    for (const Event& line : game.entries().back().trace)
        told += plainText(line) + "\n";
    QVERIFY2(told.find("no rule is against it; because the watch was stopped") != std::string::npos, told.c_str());
}

void TestOrders::stopsAtTheFirstRefusal()
{
    Game game = played::fresh("a/outposts");
    const std::string text = played::play(game, "red: march ash to 0403\nred: march ash to 0404\nred: halt\n");
    QVERIFY2(text.find("orders: line 2") != std::string::npos, text.c_str());
    QCOMPARE(game.entries().size(), 2u);
    QVERIFY2(played::play(game, "take back 5\n").find("fewer than 5") != std::string::npos, "");
    QVERIFY(!played::play(game, "correct combat 5 because x\n").empty());
}

void TestOrders::stopsAtTheGivenTurn()
{
    Game game = played::fresh("a/outposts");
    const auto done = adjudicate(game, played::orders(opening), "x", "now", 3);
    QVERIFY(done.has_value());
    QCOMPARE(*done, 3);
    QCOMPARE(game.entries().size(), 4u);
}

void TestOrders::kernelGamesRoundTripAsOrders_data()
{
    QTest::addColumn<QString>("system");
    for (const char* system : played::systems)
        QTest::newRow(system) << QString(system);
}

void TestOrders::kernelGamesRoundTripAsOrders()
{
    QFETCH(QString, system);
    const std::string name = system.toStdString();
    Game game = played::fresh(name);
    QCOMPARE(played::play(game, played::text(played::path(name, ".orders"))), std::string());
    QVERIFY(game.state().over);
    const std::string written = writeOrders(game);
    QVERIFY2(written.find("\ndo ") == std::string::npos, written.c_str());
    Game again = played::fresh(name);
    QCOMPARE(played::play(again, written), std::string());
    QCOMPARE(played::canonical(again), played::canonical(game));
    QCOMPARE(writeOrders(again), written);
    // Common names, and a comment for each phase.
    QVERIFY2(written.find("\n# Turn 1") != std::string::npos, written.c_str());
    if (name == "a/outposts")
        QVERIFY2(written.find("\nred: attack Ash's Regiment, Cole's Militia on 0503\n") != std::string::npos,
                 written.c_str());
}

void TestOrders::randomGamesRoundTripAsOrders_data()
{
    QTest::addColumn<QString>("system");
    for (const char* system : played::lively)
        QTest::newRow(system) << QString(system);
}

void TestOrders::randomGamesRoundTripAsOrders()
{
    QFETCH(QString, system);
    const std::string name = system.toStdString();
    for (unsigned seed = 0; seed < thorough(500u, 12u, 3u); ++seed) {
        std::mt19937 random(seed + 40);
        SeededDice dice(seed);
        Game game = played::fresh(name);
        for (int i = 0; i < 40; ++i) {
            const auto rows = static_cast<unsigned>(game.entries().size());
            switch (random() % 14) {
            case 0: (void)game.takeBack(rows - 1 - random() % std::min(rows, 6u), "so # be it", "t"); break;
            case 1:
            case 2: (void)game.correctRoll(random() % rows, "", 1 + static_cast<int>(random() % 6), "r", "t"); break;
            case 3: (void)game.note("he says: # 5 because", "t"); break;
            case 4: {
                Action set;
                set.kind = Action::Kind::Set;
                set.verb = "unit";
                const auto& units = game.rules().scenario().units;
                const int cells = game.rules().cellCount();
                set.args = {
                    {"unit", {units[random() % units.size()].id}},
                    {"place", {game.rules().placeName(static_cast<int>(random() % static_cast<unsigned>(cells)))}}};
                set.reason = "the table\nshows it";
                (void)game.apply(set, "t");
                break;
            }
            default: (void)game.apply(played::anyAction(game, random, dice), "t");
            }
        }
        const std::string written = writeOrders(game);
        QVERIFY2(written.find("\ndo ") == std::string::npos, written.c_str());
        Game again = played::fresh(name);
        const std::string trouble = played::play(again, written);
        QVERIFY2(trouble.empty(), (trouble + "\n" + written).c_str());
        QCOMPARE(played::canonical(again), played::canonical(game));
    }
}

// In a battle that loses the only enemy in front, a bound enemy is left that no unit can fight.
void TestOrders::endsRoundWithUnfightableEnemy()
{
    Game game = played::fresh("b/slopes");
    const std::string said = played::play(game, "red: march cedar to d6\nred: face birch to 3\nred: halt\n"
                                                "red: battle cedar on lisle, kent\ndice combat 1\n"
                                                "blue: lose lisle\nred: enough\nblue: halt\n");
    QVERIFY2(said.find("never ask for a decision") == std::string::npos, said.c_str());
    QVERIFY2(said.empty(), said.c_str());
}

void TestOrders::survivesAnyLine()
{
    std::mt19937 random(9);
    const char* const words[] = {"red:",  "march", "ash",  "to",      "0403",   "dice",   "5",        "because",
                                 "take",  "back",  "note", "correct", "set",    "at",     ",",        "and",
                                 "event", "do",    "{}",   "house",   "{",      "\"",     "@",        "@3",
                                 "-",     "on",    "game", "turn",    "#",      "decide", "overrule", "Ash's",
                                 "blue:", ":",     "no",   "steps",   "facing", "0403-",  "-0403",    "99999999999"};
    for (const char* system : {"a/outposts", "d/tactics"}) {
        Game game = played::fresh(system);
        for (int round = 0; round < thorough(1000000, 20000, 3000); ++round) {
            std::string line;
            for (unsigned n = random() % 9; n > 0; --n)
                line += std::string(words[random() % std::size(words)]) + (random() % 5 ? " " : "");
            const auto order = readOrder(game.rules(), game.state(), line);
            if (!order)
                QVERIFY2(!order.error().text.empty(), line.c_str());
        }
    }
}

FW_TEST(TestOrders)
#include "tst_Orders.moc"
