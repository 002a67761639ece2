// Long because: all that can be done to a game is tried on the same few games.
#include "tests/Main.h"
#include "tests/engine/session/Played.h"

#include "engine/session/GameRows.h"
#include "engine/store/Sha256.h"

#include <QTemporaryDir>
#include <QTest>

using namespace fw;

namespace {

const char* const gameOpening = "red: march dale to 0302 0402\n"
                                "dice morale 5\n"
                                "red: march cole to 0401 0502\n"
                                "dice morale 2\n"
                                "red: march ash to 0403\n";

const char* const attack = "red: march birch to 0804 0704\n"
                           "red: halt\n"
                           "red: attack ash, cole on 0503\n"
                           "dice combat 5\n"
                           "dice morale 6\n";

Action chosen(const char* seat, const char* verb)
{
    Action a;
    a.seat = seat;
    a.verb = verb;
    return a;
}

PlaceId placeOf(const Game& game, const char* unit)
{
    return game.state().position.units[static_cast<std::size_t>(game.rules().unit(unit))].place;
}

bool intact(const Game& game)
{
    const auto check = game.verify();
    if (check && !check->intact())
        qWarning("%s", describe(check->findings.front()).c_str());
    return check && check->intact() && check->everyByte;
}

Modifier houseRow()
{
    Modifier row;
    row.id = "fog";
    row.label = "fog on the river";
    row.cite = "house";
    row.quantity = "guard";
    row.stage = "ground";
    row.op = ModifierOp::Add;
    row.amount.number = 3;
    return row;
}

} // namespace

/// The one class through which a game is changed, stored and taken back.
class TestGame : public QObject
{
    Q_OBJECT

private slots:
    void init() { mPath = mFolder.filePath(QStringLiteral("%1.game").arg(++mCount)).toStdString(); }
    void playsAndResumes();
    void refusalChangesNothing();
    void keepsNotes();
    void takeBackIsFreeUntilARoll();
    void takeBackListsTableCorrections();
    void respectsTakeBackPolicies();
    void takeBackKeepsCorrections();
    void takeBackAfterRevealNeedsReason();
    void correctionReplaysLaterActions();
    void refusesCorrectionThatBreaksLaterActions();
    void overruleAndSetNeedReasons();
    void appliesHouseRow();
    void acceptsHouseRowsOfShippedGames_data();
    void acceptsHouseRowsOfShippedGames();
    void readOnlyGameRefusesActions();
    void olderRulesCodeResumesFromSnapshot();
    void omitsRowsOfOtherRulesCode();
    void randomGamesResumeAndVerify();
    void seededDiceAreFair();

private:
    QTemporaryDir mFolder;
    std::string mPath;
    int mCount = 0;
};

void TestGame::playsAndResumes()
{
    std::string text;
    std::string hash;
    std::vector<Trace> traces;
    {
        Game game = played::fresh("a/outposts", {mPath, {}});
        QCOMPARE(played::play(game, std::string(gameOpening) + attack), std::string());
        QVERIFY(intact(game));
        text = played::canonical(game);
        hash = game.journal().lastHash();
        for (const Entry& e : game.entries())
            traces.push_back(e.trace);
        QCOMPARE(game.entries().back().n, game.journal().lastRow());
    }
    auto game = Game::open({mPath, {}});
    QVERIFY2(game.has_value(), game ? "" : describe(game.error()).c_str());
    QVERIFY(game->remark().empty());
    QCOMPARE(played::canonical(*game), text);
    QCOMPARE(game->journal().lastHash(), hash);
    QCOMPARE(game->entries().size(), traces.size());
    for (std::size_t i = 0; i < traces.size(); ++i)
        QVERIFY(game->entries()[i].trace == traces[i]);
    QCOMPARE(game->meta().at("players"), std::string("A. and B."));
    QCOMPARE(played::play(*game, "blue: fall-back 0504\n"), std::string());
    QVERIFY(intact(*game));
    const auto check = Game::verify({mPath, {}});
    QVERIFY(check && check->intact() && check->everyByte);
}

void TestGame::refusalChangesNothing()
{
    Game game = played::fresh("a/outposts");
    const std::string before = played::canonical(game);
    const auto refused = game.apply(chosen("red", "attack"), "now");
    QVERIFY(!refused);
    QCOMPARE(refused.error().trouble, Trouble::Refused);
    QCOMPARE(game.entries().size(), 1u);
    QCOMPARE(game.journal().lastRow(), 0);
    QCOMPARE(played::canonical(game), before);
}

void TestGame::keepsNotes()
{
    Game game = played::fresh("a/outposts");
    const auto entry = game.note("B. protests", "now");
    QVERIFY(entry.has_value());
    QCOMPARE((*entry)->text, std::string("B. protests"));
    QVERIFY((*entry)->kind == RowKind::Note);
    QVERIFY(!game.note("", "now"));
    QVERIFY(intact(game));
}

void TestGame::takeBackIsFreeUntilARoll()
{
    Game game = played::fresh("a/outposts");
    QCOMPARE(played::play(game, gameOpening), std::string());
    const std::int64_t last = game.entries().back().n;
    QVERIFY(!game.needsReason(last - 1));
    QVERIFY(game.needsReason(last - 2));
    QVERIFY(game.takeBack(last - 1, "", "now").has_value());
    QCOMPARE(game.rules().placeName(placeOf(game, "ash")), std::string("0303"));
    QVERIFY(game.entries()[static_cast<std::size_t>(last)].struck);
    const auto refused = game.takeBack(2, "", "now");
    QVERIFY(!refused);
    QCOMPARE(refused.error().trouble, Trouble::Refused);
    const auto done = game.takeBack(2, "a wrong hex", "now");
    QVERIFY(done.has_value());
    QCOMPARE((*done)->target, 2);
    QCOMPARE((*done)->reason, std::string("a wrong hex"));
    QCOMPARE(game.rules().placeName(placeOf(game, "cole")), std::string("0301"));
    QVERIFY(!game.takeBack(2, "again", "now")); // nothing since then
    QVERIFY(!game.takeBack(99, "x", "now"));
    QVERIFY(!game.takeBack(-1, "x", "now"));
    QVERIFY(intact(game));
    // Play continues from there.
    QCOMPARE(played::play(game, "red: march cole to 0401\n"), std::string());
}

void TestGame::takeBackListsTableCorrections()
{
    Game game = played::fresh("a/outposts");
    QCOMPARE(played::play(game, std::string(gameOpening) + attack), std::string());
    const auto start = game.preview(5);
    QVERIFY(start.has_value());
    const auto done = game.takeBack(5, "agreed", "now");
    QVERIFY(done.has_value());
    QVERIFY((*done)->putBack == *start);
    std::string all;
    for (const TableCorrection& change : (*done)->putBack)
        all += plain(putBackText(game.rules(), change)) + "\n";
    QVERIFY2(all.find("Kent's Regiment: no longer shaken") != std::string::npos, all.c_str());
    QVERIFY2(all.find("clock: from turn 1, Red: combat, to turn 1, Red: movement") != std::string::npos, all.c_str());
    // Bookkeeping that is not on the table is not mentioned.
    QVERIFY2(all.find("used") == std::string::npos, all.c_str());
    QVERIFY(game.takeBack(0, "from the start", "now").has_value());
    all.clear();
    for (const TableCorrection& change : game.entries().back().putBack)
        all += plain(putBackText(game.rules(), change)) + "\n";
    QVERIFY2(all.find("Ash's Regiment: from 0403 to 0303\n") != std::string::npos, all.c_str());
}

void TestGame::respectsTakeBackPolicies()
{
    for (const TakeBack policy : {TakeBack::Never, TakeBack::Reason}) {
        GameStart start = played::start("a/outposts");
        start.rules.takeBack = policy;
        start.rules.takeBackCite = "9.9";
        auto game = Game::create(start, {}, "now");
        QVERIFY(game.has_value());
        QCOMPARE(played::play(*game, "red: march ash to 0403\n"), std::string());
        const auto refused = game->takeBack(0, "", "now");
        QVERIFY(!refused);
        QCOMPARE(refused.error().cite, std::string(policy == TakeBack::Never ? "9.9" : ""));
        QCOMPARE(game->preview(0).has_value(), policy == TakeBack::Reason); // before the user chooses
        QCOMPARE(game->takeBack(0, "why", "now").has_value(), policy == TakeBack::Reason);
    }
}

void TestGame::takeBackKeepsCorrections()
{
    Game game = played::fresh("a/outposts");
    QCOMPARE(played::play(game, gameOpening), std::string());
    // Dale now passes the check and is in 0402.
    QVERIFY(game.correctRoll(2, "morale", 3, "it was a 3", "now").has_value());
    QCOMPARE(game.rules().placeName(placeOf(game, "dale")), std::string("0402"));
    QVERIFY(game.takeBack(4, "ash", "now").has_value());
    QCOMPARE(game.rules().placeName(placeOf(game, "dale")), std::string("0402"));
    QCOMPARE(game.rules().placeName(placeOf(game, "ash")), std::string("0303"));
    QVERIFY(game.takeBack(1, "all", "now").has_value());
    QCOMPARE(game.rules().placeName(placeOf(game, "dale")), std::string("0302"));
    QVERIFY(game.entries()[6].kind == RowKind::Correct);
    QVERIFY(game.entries()[6].struck);
    QVERIFY(intact(game));
}

void TestGame::takeBackAfterRevealNeedsReason()
{
    Game game = played::fresh("d/tactics");
    QCOMPARE(played::play(game, "league: cease\nleague: assault jost on F3\n"), std::string());
    const std::int64_t before = game.entries().back().n;
    QCOMPARE(played::play(game, "league: storm\n"), std::string());
    QVERIFY(!game.needsReason(before));
    QCOMPARE(played::play(game, "crown: slip\n"), std::string());
    QVERIFY(game.needsReason(before));
}

void TestGame::correctionReplaysLaterActions()
{
    Game game = played::fresh("a/outposts");
    QCOMPARE(played::play(game, gameOpening), std::string());
    const auto done = game.correctRoll(2, "morale", 3, "it was a 3", "now");
    QVERIFY2(done.has_value(), done ? "" : describe(done.error()).c_str());
    QCOMPARE((*done)->oldFace, std::string("5"));
    QCOMPARE((*done)->newFace, std::string("3"));
    const Entry& roll = game.entries()[2];
    QCOMPARE(roll.action.arg("morale").front(), std::string("3"));
    QCOMPARE(roll.earlier.size(), 1u);
    QCOMPARE(roll.earlier[0].action.arg("morale").front(), std::string("5"));
    QVERIFY(roll.earlier[0].trace != roll.trace);
    // The later actions are replayed in the corrected game.
    QCOMPARE(game.rules().placeName(placeOf(game, "dale")), std::string("0402"));
    QCOMPARE(game.rules().placeName(placeOf(game, "ash")), std::string("0403"));
    QVERIFY(!game.correctRoll(2, "morale", 3, "again", "now"));
    QVERIFY(!game.correctRoll(2, "morale", 4, "", "now"));
    QVERIFY(!game.correctRoll(1, "morale", 4, "no dice", "now"));
    QVERIFY(!game.correctRoll(2, "combat", 4, "no such die", "now"));
    QVERIFY(!game.correctRoll(2, "morale", 9, "no such face", "now"));
    // Without a row, the last roll with that die; without a die, the only die of the last roll.
    QVERIFY(game.correctRoll(-1, "", 1, "it was a 1", "now").has_value());
    QCOMPARE(game.entries().back().target, 4);
    QVERIFY(intact(game));
}

void TestGame::refusesCorrectionThatBreaksLaterActions()
{
    Game game = played::fresh("a/outposts");
    QCOMPARE(played::play(game, std::string(gameOpening) + attack), std::string());
    const std::int64_t combat = game.entries().back().n - 1;
    const std::string before = played::canonical(game);
    const auto refused = game.correctRoll(combat, "combat", 1, "read wrongly", "now");
    QVERIFY(!refused);
    // With a 1 there is no effect, so no morale is rolled.
    QCOMPARE(refused.error().place, "row " + std::to_string(combat + 1));
    QVERIFY(!refused.error().remedy.empty());
    QCOMPARE(played::canonical(game), before);
    QVERIFY(game.takeBack(combat, "so", "now").has_value());
    QVERIFY(game.correctRoll(combat, "combat", 1, "read wrongly", "now").has_value());
    QVERIFY(intact(game));
}

void TestGame::overruleAndSetNeedReasons()
{
    Game game = played::fresh("a/outposts");
    Action a = chosen("red", "march");
    a.args = {{"units", {"ash"}}, {"way", {"0304", "0405", "0505", "0605", "0705", "0805"}}};
    QVERIFY(!game.apply(a, "now"));
    a.overruled = true;
    QVERIFY(!game.apply(a, "now"));
    a.reason = "they agreed";
    const auto done = game.apply(a, "now");
    QVERIFY2(done.has_value(), done ? "" : describe(done.error()).c_str());
    QCOMPARE((*done)->reason, std::string("they agreed"));
    Action set;
    set.kind = Action::Kind::Set;
    set.seat = "referee";
    set.verb = "unit";
    set.args = {{"unit", {"ash"}}, {"place", {"0303"}}};
    QVERIFY(!game.apply(set, "now"));
    set.reason = "the table shows it";
    QVERIFY(game.apply(set, "now").has_value());
    QCOMPARE(game.rules().placeName(placeOf(game, "ash")), std::string("0303"));
    const auto rows = game.journal().rows();
    QVERIFY(rows.has_value());
    QCOMPARE(rows->back().kind, std::string(rowKind::overrule));
    QCOMPARE(rows->back().reason, std::string("the table shows it"));
    QVERIFY(intact(game));
}

void TestGame::appliesHouseRow()
{
    std::string text;
    {
        Game game = played::fresh("a/outposts", {mPath, {}});
        QCOMPARE(played::play(game, gameOpening), std::string());
        QVERIFY(!game.addHouse(houseRow(), "", "now"));
        const auto done = game.addHouse(houseRow(), "agreed before the game", "now");
        QVERIFY2(done.has_value(), done ? "" : describe(done.error()).c_str());
        QCOMPARE(game.rules().setup().house.size(), 1u);
        QCOMPARE(played::play(game, "red: halt\nred: attack ash, cole on 0503\n"), std::string());
        const Trace& trace = game.entries().back().trace;
        QVERIFY(std::any_of(trace.begin(), trace.end(),
                            [](const Event& line) { return line.row == "fog" && line.kind() == EventKind::Modifier; }));
        text = played::canonical(game);
        QVERIFY(intact(game));
        Modifier wrong = houseRow();
        wrong.quantity = "nothing";
        QVERIFY(!game.addHouse(wrong, "no", "now"));
        // 13.6: A row with which the game could not be reopened.
        Modifier endless = houseRow();
        endless.id = "endless";
        endless.label = std::string(1001, 'x');
        const auto refused = game.addHouse(endless, "no", "now");
        QVERIFY(!refused && refused.error().place.find("/modifiers/0/label") != std::string::npos);
    }
    auto game = Game::open({mPath, {}});
    QVERIFY2(game.has_value(), game ? "" : describe(game.error()).c_str());
    QCOMPARE(played::canonical(*game), text);
    // Actions are taken back, the house row stays.
    QVERIFY(game->takeBack(2, "over again", "now").has_value());
    QCOMPARE(game->rules().setup().house.size(), 1u);
    QVERIFY(intact(*game));
}

void TestGame::acceptsHouseRowsOfShippedGames_data()
{
    QTest::addColumn<QString>("rulesFile");
    QTest::addColumn<QString>("scenarioFile");
    QTest::newRow("germantown") << "musket-and-saber/musket-and-saber.rules.json"
                                << "musket-and-saber/germantown.scenario.json";
    QTest::newRow("brandywine") << "brandywine/brandywine.rules.json"
                                << "brandywine/brandywine.scenario.json";
}

// Rows that an option drops are named by other rows, so each house row reads the original file again, not its
// remainder. Two house rows do not count twice.
void TestGame::acceptsHouseRowsOfShippedGames()
{
    QFETCH(QString, rulesFile);
    QFETCH(QString, scenarioFile);
    const std::string folder = FW_SOURCE_DIR "/scenarios/";
    auto rules = readRulesFile(folder + rulesFile.toStdString());
    auto scenario = readScenarioFile(folder + scenarioFile.toStdString());
    QVERIFY(rules && scenario);
    auto game = Game::create({*rules, *scenario, {}, {}, {}}, {mPath, {}}, "now");
    QVERIFY2(game.has_value(), game ? "" : describe(game.error()).c_str());
    for (const char* id : {"mud", "rain"}) {
        Modifier row;
        row.id = id;
        row.label = id;
        row.quantity = rules->quantities.front().id;
        row.stage = rules->quantities.front().stages.front().id;
        row.op = ModifierOp::Add;
        row.amount.number = 1;
        const auto done = game->addHouse(row, "agreed", "now");
        QVERIFY2(done.has_value(), done ? "" : describe(done.error()).c_str());
    }
    QCOMPARE(game->rules().setup().house.size(), 2u);
    QVERIFY(intact(*game));
    auto again = Game::open({mPath, {}});
    QVERIFY2(again.has_value(), again ? "" : describe(again.error()).c_str());
    QCOMPARE(again->rules().setup().house.size(), 2u);
}

void TestGame::readOnlyGameRefusesActions()
{
    played::fresh("a/outposts", {mPath, {}});
    auto game = Game::open({mPath, {}}, false);
    QVERIFY(game && game->readOnly());
    const std::string before = played::canonical(*game);
    const auto refused = game->apply(chosen("red", "halt"), "now");
    QVERIFY(!refused);
    QCOMPARE(refused.error().trouble, Trouble::Unwritable);
    QCOMPARE(played::canonical(*game), before);
    QCOMPARE(game->entries().size(), 1u);
}

void TestGame::olderRulesCodeResumesFromSnapshot()
{
    // A file whose row 3 has another result, with a snapshot two rows later.
    Game donor = played::fresh("a/outposts");
    QCOMPARE(played::play(donor, std::string(gameOpening) + "red: halt\nred: enough\n"), std::string());
    {
        const auto rows = *donor.journal().rows();
        const auto row = [&](std::size_t n) {
            JournalEntry e{rows[n].kind, rows[n].stamp, rows[n].reason,
                           rows[n].body, rows[n].state, *donor.journal().snapshot(static_cast<std::int64_t>(n))};
            if (n == 3)
                e.state = std::string(64, '0');
            return e;
        };
        auto journal = Journal::create({mPath, {}}, *donor.journal().head(), row(0), {{"semantics", "0"}});
        QVERIFY(journal.has_value());
        for (std::size_t n = 1; n < rows.size(); ++n)
            QVERIFY(journal->append(row(n)).has_value());
    }
    auto game = Game::open({mPath, {}});
    QVERIFY2(game.has_value(), game ? "" : describe(game.error()).c_str());
    QVERIFY(!game->remark().empty());
    QVERIFY2(plain(game->remark()).find("older version") != std::string::npos, plain(game->remark()).c_str());
    QCOMPARE(played::canonical(*game), played::canonical(donor));
    QVERIFY(game->entries()[3].unreckoned);
    QVERIFY(!game->entries()[2].unreckoned);
    QVERIFY(!Game::verify({mPath, {}})->intact());
    QVERIFY(!game->takeBack(2, "too far", "now"));
    QCOMPARE(played::play(*game, "blue: answer 0502\n"), std::string());
    QVERIFY(game->takeBack(game->entries().back().n - 1, "no", "now").has_value());
    QVERIFY(Game::open({mPath, {}}).has_value());
}

void TestGame::omitsRowsOfOtherRulesCode()
{
    // The last row has another result and no later snapshot: the game is at the row before it.
    Game donor = played::fresh("a/outposts");
    QCOMPARE(played::play(donor, gameOpening), std::string());
    std::string before;
    {
        const auto rows = *donor.journal().rows();
        auto journal = Journal::create(
            {mPath, {}}, *donor.journal().head(),
            {rows[0].kind, rows[0].stamp, {}, rows[0].body, rows[0].state, *donor.journal().snapshot(0)},
            {{"semantics", "1"}});
        for (std::size_t n = 1; n < rows.size(); ++n)
            QVERIFY(journal
                        ->append({rows[n].kind,
                                  rows[n].stamp,
                                  {},
                                  rows[n].body,
                                  n + 1 < rows.size() ? rows[n].state : std::string(64, '0'),
                                  {}})
                        .has_value());
    }
    before = canonical(donor.rules(), donor.entries()[donor.entries().size() - 2].after);
    for (int again = 0; again < 2; ++again) {
        auto game = Game::open({mPath, {}});
        QVERIFY2(game.has_value(), game ? "" : describe(game.error()).c_str());
        QVERIFY(!game->remark().empty());
        if (again == 0) {
            QCOMPARE(played::canonical(*game), before);
            QCOMPARE(played::play(*game, "red: march birch to 0804\n"), std::string());
            before = played::canonical(*game);
        }
        QCOMPARE(played::canonical(*game), before);
    }
}

void TestGame::randomGamesResumeAndVerify()
{
    for (const char* system : played::lively)
        for (unsigned seed = 0; seed < 4; ++seed) {
            init();
            std::mt19937 random(seed);
            SeededDice dice(seed + 100);
            std::string text;
            std::vector<std::string> states;
            {
                Game game = played::fresh(system, {mPath, {}});
                for (int i = 0; i < 50; ++i) {
                    const auto rows = static_cast<unsigned>(game.entries().size());
                    switch (random() % 12) {
                    case 0: (void)game.takeBack(rows - 1 - random() % std::min(rows, 6u), "so", "t"); break;
                    case 1:
                        (void)game.correctRoll(random() % rows, "", 1 + static_cast<int>(random() % 6), "r", "t");
                        break;
                    case 2: (void)game.note("hm", "t"); break;
                    default: (void)game.apply(played::anyAction(game, random, dice), "t");
                    }
                }
                text = played::canonical(game);
                for (const Entry& e : game.entries())
                    states.push_back(canonical(*e.rules, e.after) + (e.struck ? "struck" : ""));
                QVERIFY(intact(game));
            }
            auto game = Game::open({mPath, {}});
            QVERIFY2(game.has_value(), game ? "" : describe(game.error()).c_str());
            QVERIFY2(game->remark().empty(), plain(game->remark()).c_str());
            QCOMPARE(played::canonical(*game), text);
            for (std::size_t i = 0; i < states.size(); ++i) {
                const Entry& e = game->entries()[i];
                QCOMPARE(canonical(*e.rules, e.after) + (e.struck ? "struck" : ""), states[i]);
            }
        }
}

void TestGame::seededDiceAreFair()
{
    SeededDice one(7);
    SeededDice two(7);
    SeededDice other(8);
    int differ = 0;
    std::vector<int> counts(6);
    for (int i = 0; i < 60000; ++i) {
        const int face = one.roll(1, 6);
        QCOMPARE(two.roll(1, 6), face);
        differ += other.roll(1, 6) != face;
        QVERIFY(face >= 1 && face <= 6);
        ++counts[static_cast<std::size_t>(face - 1)];
    }
    QVERIFY(differ > 40000);
    for (const int count : counts)
        QVERIFY(count > 9600 && count < 10400);
    QCOMPARE(one.roll(4, 4), 4);
    QCOMPARE(SeededDice(1).roll(1, 1000000), SeededDice(1).roll(1, 1000000));
    Question asked;
    asked.dice = {{"hit.1", "hit 1", 1, 6}, {"hit.2", "hit 2", 1, 6}, {"morale", "morale", 0, 9}};
    const Action answer = one.answer(asked);
    QCOMPARE(answer.arg("hit").size(), 2u);
    QCOMPARE(answer.arg("morale").size(), 1u);
}

FW_TEST(TestGame)
#include "tst_Game.moc"
