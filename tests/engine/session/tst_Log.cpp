// Long because: each way in which a row is written, struck, corrected or taken back is a few lines here.
#include "engine/report/LogText.h"
#include "tests/Main.h"
#include "tests/app/SampleGame.h"
#include "tests/engine/session/Played.h"

#include "engine/rules/Compiled.h"
#include "engine/session/Log.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

using namespace fw;

namespace {

const char* const logOpening = "red: march dale to 0302 0402\n"
                               "dice morale 5\n"
                               "red: march cole to 0401 0502\n"
                               "dice morale 2\n"
                               "red: march ash to 0403\n"
                               "red: march birch to 0804 0704\n"
                               "red: halt\n"
                               "red: attack ash, cole on 0503\n";

std::string germantownFile(const char* name)
{
    return std::string(FW_SOURCE_DIR "/scenarios/musket-and-saber/") + name;
}

Game germantownGame()
{
    auto rules = readRulesFile(germantownFile("musket-and-saber.rules.json"));
    auto scenario = readScenarioFile(germantownFile("germantown.scenario.json"));
    if (!rules || !scenario)
        qFatal("Germantown: %s", describe(rules ? scenario.error() : rules.error()).c_str());
    GameStart start{*rules, *scenario, {}, {}, {}};
    start.setup.options["fog_ma_die"] = "off"; // as the sample was played
    auto game = Game::create(start, {}, "2024-05-04 10:00");
    if (!game)
        qFatal("Germantown: %s", describe(game.error()).c_str());
    return std::move(*game);
}

QString printed(const Game& game, const LogOptions& options = {})
{
    return QString::fromStdString(renderText(makeLog(game, options)));
}

/// One quantity of a printed reckoning while it is added up.
struct Sum {
    int indent = 0;
    QString name;
    qint64 total = 0;
    qint64 running = 0;
    bool started = false;
};

/// Adds up every whole-numbered reckoning from the printed text alone; returns the disagreements.
QStringList disagreements(const QString& text, int& checked)
{
    static const QRegularExpression quantity(QStringLiteral("^( +)(\\S.*?)  += (-?\\d+)(  +\\[.*\\])?$"));
    static const QRegularExpression change(QStringLiteral("^( +)(\\S.*?)  +(-?\\d+) → (-?\\d+)(  +\\[.*\\])?$"));
    static const QRegularExpression base(QStringLiteral("^( +)(\\S.*?)  +(-?\\d+)(  +\\[.*\\])?$"));
    static const QRegularExpression operation(QStringLiteral("^([+-]|×)(\\d+) "));
    QStringList out;
    std::vector<Sum> open;
    const auto close = [&](int indent) {
        while (!open.empty() && open.back().indent >= indent) {
            const Sum& sum = open.back();
            ++checked;
            if (sum.started && sum.running != sum.total)
                out << QStringLiteral("%1 comes to %2, not %3").arg(sum.name).arg(sum.running).arg(sum.total);
            open.pop_back();
        }
    };
    for (const QString& line : text.split('\n')) {
        if (line.startsWith("-- Losses") || line.startsWith("-- Totals"))
            break;
        QRegularExpressionMatch m = quantity.match(line);
        if (m.hasMatch()) {
            close(static_cast<int>(m.capturedLength(1)));
            open.push_back({static_cast<int>(m.capturedLength(1)), m.captured(2), m.captured(3).toLongLong()});
            continue;
        }
        m = change.match(line);
        if (m.hasMatch()) {
            close(static_cast<int>(m.capturedLength(1)));
            if (open.empty()) {
                out << "a change of nothing: " + line;
                continue;
            }
            const qint64 before = m.captured(3).toLongLong();
            const qint64 after = m.captured(4).toLongLong();
            if (before != open.back().running)
                out << "begins elsewhere: " + line;
            const QRegularExpressionMatch op = operation.match(m.captured(2));
            if (op.hasMatch()) {
                const qint64 by = op.captured(2).toLongLong();
                const qint64 expected = op.captured(1) == "+"   ? before + by
                                        : op.captured(1) == "-" ? before - by
                                                                : before * by;
                if (expected != after)
                    out << "wrong sum: " + line;
                ++checked;
            }
            open.back().running = after;
            continue;
        }
        m = base.match(line);
        if (m.hasMatch() && !open.empty()) {
            close(static_cast<int>(m.capturedLength(1)));
            if (!open.empty()) {
                open.back().running = m.captured(3).toLongLong();
                open.back().started = true;
            }
            continue;
        }
        // Any other line ends the sums that it is not part of.
        const auto indent = static_cast<int>(line.size() - QStringView(line).trimmed().size());
        if (!line.endsWith(' '))
            close(line.startsWith(' ') ? indent : 0);
    }
    close(0);
    return out;
}

int count(const QString& text, const char* words)
{
    return static_cast<int>(text.count(QString::fromUtf8(words)));
}

} // namespace

/// The printed log: made from stored reckonings, readable on paper, and complete enough to add everything up again.
class TestLog : public QObject
{
    Q_OBJECT

private slots:
    void printedSumsAddUp_data();
    void printedSumsAddUp();
    void detectsAWrongSum();
    void linesFitThePage();
    void writesOneBlockPerRuling();
    void headListsDifferingOptions();
    void showsSkippedRowsOnlyInFull();
    void strikesThroughCorrectedRolls();
    void strikesThroughTakenBackRows();
    void lossesMatchThePosition();
    void keepsLossesAfterTurnIsSet();
    void halvesDisorganizedAttacker();
    void overruledMoveKeepsItsCost();
    void reportsBrokenMilitiaWithCase();
    void countsStepsOfRemovedUnits();
    void countsRegainedStepsAsLost();
    void doesNotCountTakenBackLosses();
    void hidesSealedAnswersFromOtherSide();
    void writesJson();
};

void TestLog::printedSumsAddUp_data()
{
    QTest::addColumn<QString>("system");
    for (const char* system : played::systems)
        QTest::newRow(system) << QString(system);
}

void TestLog::printedSumsAddUp()
{
    QFETCH(QString, system);
    const std::string name = system.toStdString();
    Game game = played::fresh(name);
    QCOMPARE(played::play(game, played::text(played::path(name, ".orders"))), std::string());
    int checked = 0;
    const QStringList wrong = disagreements(printed(game), checked);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n') + '\n' + printed(game)));
    QVERIFY2(checked >= 5, qPrintable(QString::number(checked) + printed(game)));
}

void TestLog::detectsAWrongSum()
{
    Game game = played::fresh("a/outposts");
    QCOMPARE(played::play(game, logOpening), std::string());
    QString text = printed(game);
    int checked = 0;
    QVERIFY(disagreements(text, checked).isEmpty());
    QVERIFY(text.contains("4 → 5"));
    QVERIFY(!disagreements(QString(text).replace("4 → 5", "4 → 6"), checked).isEmpty());
    QVERIFY(!disagreements(QString(text).replace("= 2 ", "= 3 "), checked).isEmpty());
}

void TestLog::linesFitThePage()
{
    GameStart start = played::start("a/outposts");
    start.scenario.title = std::string(120, 'T') + " and a title that goes on and on over the page";
    start.meta["players"] = "a name of many words " + std::string(100, 'n');
    for (Unit& unit : start.scenario.units)
        unit.name += " of the Königlich-Preußisches Infanterie-Regiment, with a very long name indeed";
    auto game = Game::create(start, {}, "now");
    QVERIFY(game.has_value());
    QCOMPARE(played::play(*game, std::string(logOpening) + "note " + std::string(300, 'x') + "\ndice 5\n"),
             std::string());
    QVERIFY(game->takeBack(3, std::string(200, 'y'), "now").has_value());
    for (const bool full : {false, true})
        for (const QString& line : printed(*game, {full, {}}).split('\n')) {
            QVERIFY2(line.size() <= 90, qPrintable(line));
            QVERIFY2(!line.endsWith(' '), qPrintable(line));
        }
}

void TestLog::writesOneBlockPerRuling()
{
    Game game = played::fresh("a/outposts");
    QCOMPARE(played::play(game, std::string(logOpening)
                                    + "dice combat 5\ndice morale 6\nblue: fall-back 0504\n"
                                      "blue: rout 0505 0506 0507\nred: enough\n"),
             std::string());
    const LogDoc log = makeLog(game);
    const LogBlock* attack = nullptr;
    int turns = 0;
    int phases = 0;
    for (const LogBlock& block : log.blocks) {
        turns += block.kind == LogBlock::Kind::Turn;
        phases += block.kind == LogBlock::Kind::Phase;
        if (plain(block.title).find("Attack") != std::string::npos)
            attack = &block;
    }
    QCOMPARE(turns, 1);
    QCOMPARE(phases, 2);
    QVERIFY(attack != nullptr);
    QCOMPARE(attack->row, 8);
    const std::string title = plain(attack->title);
    for (const char* words : {"Red", "Ash's Regiment", "Cole's Militia", "0503"})
        QVERIFY2(title.find(words) != std::string::npos, title.c_str());
    std::string all;
    std::string cites;
    for (const LogLine& line : attack->lines) {
        all += plain(line.text) + " " + line.value + "\n";
        cites += line.cite + "\n";
    }
    for (const char* words :
         {"Attack, Ash's Regiment in 0403 = 5", "Defence, Kent's Regiment in 0503 = 5", "+1 in woods 4 → 5",
          "combat die: 5", "= Dr", "morale die: 6", "failed", "shaken", "0504", "0505-0506-0507", "loses 1 step"})
        QVERIFY2(all.find(words) != std::string::npos, (std::string(words) + "\n" + all).c_str());
    for (const char* cite : {"4.2\n", "4.3\n", "4.4\n", "6.1\n", "6.7\n"})
        QVERIFY2(cites.find(cite) != std::string::npos, cites.c_str());
}

void TestLog::headListsDifferingOptions()
{
    GameStart start = played::start("a/outposts");
    start.rules.options.push_back({"mud", "Mud", "2.9", {"deep", "none"}, {"It is deep.", "There is none."}, "none"});
    start.setup.options["mud"] = "deep";
    start.setup.level = Level::Warn;
    start.meta = {{"umpire", "U."}, {"event", "E."}, {"table", "4"}};
    auto game = Game::create(start, {}, "now");
    QVERIFY(game.has_value());
    const QString text = printed(*game);
    for (const char* words : {"mud = deep: It is deep.", "Event:", "Umpire:", "table:", "warn", "kernel-a, version 1",
                              "The picket in the wood", "Chain head: "})
        QVERIFY2(text.contains(words), words);
    QVERIFY(text.contains(QString::fromStdString(game->journal().lastHash())));
    QVERIFY(text.indexOf("Event:") < text.indexOf("Umpire:"));
    QVERIFY(printed(played::fresh("a/outposts")).contains("all as recommended"));
}

void TestLog::showsSkippedRowsOnlyInFull()
{
    Game game = played::fresh("a/outposts");
    QCOMPARE(played::play(game, logOpening), std::string());
    QVERIFY(!printed(game).contains("counterattack"));
    QVERIFY(printed(game, {true, {}}).contains("counterattack: no"));
}

void TestLog::strikesThroughCorrectedRolls()
{
    Game game = played::fresh("a/outposts");
    QCOMPARE(played::play(game, std::string(logOpening) + "dice 1\ncorrect combat 5 because read wrongly\ndice 6\n"),
             std::string());
    const QString text = printed(game);
    for (const char* words : {"~~combat die: 1~~", "= -~~", "combat 5, not 1, because read wrongly",
                              "     combat die: 5", "= Dr", "Ruling of row 8, continued"})
        QVERIFY2(text.contains(words), qPrintable(text));
    QCOMPARE(count(text, "combat die: 5"), 1);
    // A die has its label, not its name in orders.
    SampleGame battles("scenarios/battles-of-the-american-revolution", "germantown-brigades",
                       "germantown-brigades-sample", "battles-of-the-american-revolution");
    battles.playTo("dice 7 3").say("dice 7 3");
    QVERIFY(battles.game->correctRoll(-1, "british-initiative", 4, "misread", "now").has_value());
    const QString initiative = printed(*battles.game);
    QVERIFY2(initiative.contains("British initiative 4, not 3, because misread"), qPrintable(initiative));
}

void TestLog::strikesThroughTakenBackRows()
{
    Game game = played::fresh("a/outposts");
    QCOMPARE(played::play(game, std::string(logOpening) + "take back 2 because wrong hex\nred: halt\n"), std::string());
    const QString text = printed(game);
    QVERIFY2(text.contains("~~Red: Attack"), qPrintable(text));
    QVERIFY2(text.contains("~~Red: combat~~"), qPrintable(text));
    QVERIFY(text.contains("Taken back to row 6, because wrong hex"));
    QVERIFY(text.contains("put back clock: from turn 1, Red: combat, to turn 1, Red: movement"));
    QVERIFY(!text.contains("~~Red: March"));
    // A ruling that continues after a take-back is still the same ruling.
    Game retreat = germantownGame();
    const std::string orders = played::text(FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown-sample.orders");
    const std::size_t end = orders.find("british: retreat\n", orders.find("attack 1006 with Stephen")) + 17;
    QCOMPARE(played::play(retreat, orders.substr(0, end) + "take back 1 because he pointed at another\n"
                                       + "british: retreat\nbritish: fall-back 1007 1008\n"),
             std::string());
    QVERIFY2(
        printed(retreat).contains(QRegularExpression("\n65\\. +Ruling of row 60, continued\n +British: All retreat")),
        qPrintable(printed(retreat)));
    // Later rows are under the heading that applies again.
    const qsizetype combat = text.indexOf("~~Red: combat~~");
    const qsizetype movement = text.indexOf("Red: movement", text.indexOf("put back clock") + 60);
    QVERIFY2(combat >= 0 && movement > combat && movement < text.indexOf("Red: End the movement", combat),
             qPrintable(text));
}

void TestLog::lossesMatchThePosition()
{
    for (const char* system : played::systems) {
        Game game = played::fresh(system);
        QCOMPARE(played::play(game, played::text(played::path(system, ".orders"))), std::string());
        const LogDoc log = makeLog(game);
        const Scenario& scenario = game.rules().scenario();
        // A permanently removed unit has no steps left.
        const auto held = [&](const State& state, std::size_t u) -> qint64 {
            const UnitState& unit = state.position.units[u];
            const Box* box = game.rules().compiled().boxAt(unit.place);
            const bool gone = box
                              && QStringList({"eliminated", "captured", "removed"})
                                     .contains(QString::fromStdString(wordOf(box->role)));
            return gone ? 0 : unit.steps;
        };
        qint64 lost = 0;
        for (std::size_t u = 0; u < scenario.units.size(); ++u)
            lost += held(game.entries().front().after, u) - held(game.state(), u);
        qint64 inTurns = 0;
        qint64 inTotals = 0;
        for (const LogBlock& block : log.blocks)
            for (const LogLine& line : block.lines) {
                qint64& sum = block.kind == LogBlock::Kind::Losses ? inTurns : inTotals;
                const qint64 count = QString::fromStdString(line.value).toLongLong();
                if (plain(line.text).find(" lost") != std::string::npos)
                    sum += count;
                else if (plain(line.text) == "steps regained")
                    sum -= count;
            }
        QCOMPARE(inTurns, lost);
        QCOMPARE(inTotals, lost);
    }
}

// The log said "steps lost 1" next to "1 → 1" after the turn was set to its present value.
void TestLog::keepsLossesAfterTurnIsSet()
{
    Game game = played::fresh("a/outposts");
    const std::string orders = played::text(played::path("a/outposts", ".orders"));
    QCOMPARE(played::play(game, orders.substr(0, orders.find("red: halt"))), std::string());
    QCOMPARE(played::play(game, "set kent reduced because seen on the table\n"
                                "set turn 1 because agreed\n"),
             std::string());
    const QString log = printed(game);
    QVERIFY2(log.contains("Kent's Regiment 2 → 1"), qPrintable(log));
    QVERIFY2(!log.contains("1 → 1"), qPrintable(log));
}

// If the level lets it attack, a disorganized unit still has half its factor, and only real violations are reported.
void TestLog::halvesDisorganizedAttacker()
{
    const std::string folder = FW_SOURCE_DIR "/scenarios/brandywine/brandywine.";
    const auto rules = readRulesFile(folder + "rules.json");
    const auto scenario = readScenarioFile(folder + "scenario.json");
    QVERIFY(rules && scenario);
    Setup setup;
    setup.level = Level::Record;
    auto game = Game::create({*rules, *scenario, setup, {}, {}}, {}, "now");
    QVERIFY2(game.has_value(), game ? "" : describe(game.error()).c_str());
    QCOMPARE(played::play(*game, "set E13 3rd Brigade (disorganized, facing E) because x\n"
                                 "set E14 Maxwell's Lights (facing E) because x\n"
                                 "set turn 2, phase combat of british because x\n"
                                 "british: battle 3rd Brigade on Maxwell's Lights\n"),
             std::string());
    const QString log = printed(*game);
    QVERIFY2(log.contains("×1/2 disorganized                                             6 → 3  [16.0]"),
             qPrintable(log));
    QVERIFY2(log.contains("Odds [attackers to defenders 1-2]"), qPrintable(log));
    QVERIFY2(!log.contains("no enemy was beside it"), qPrintable(log));
}

// The log said "0 of 4 MP" for an overruled move.
void TestLog::overruledMoveKeepsItsCost()
{
    Game game = germantownGame();
    const std::string sample = played::text(germantownFile("germantown-sample.orders"));
    QCOMPARE(played::play(game, sample.substr(0, sample.find("british: move Jaegers to 0311"))), std::string());
    const QString text = printed(game);
    QVERIFY2(text.contains("Guards Brigade: 0911 to 0910-0909, 2 of 4 MP"), qPrintable(text));
    QVERIFY2(!text.contains(" 0 of "), qPrintable(text));
    // A road hex costs half a point in every mode except that of the overruled rule.
    QCOMPARE(played::play(game, "overrule british: move Howe to 1115 because tried\n"), std::string());
}

// The log said ": no way at all [7.8]" for reduced militia that routs.
void TestLog::reportsBrokenMilitiaWithCase()
{
    Game game = germantownGame();
    QCOMPARE(played::play(game, "british: place 3rd Brigade at 0610\nbritish: place 4th Brigade at 0711\n"
                                "british: end\ncolonial: end\ncolonial: end\n"
                                "dice fog 2\ncolonial: end\n"
                                "british: end\nbritish: end\n"
                                "set smallwood at 0706 because tried\n"
                                "set smallwood steps 1 because tried\n"
                                "set guards at 0606 because tried\n"
                                "set 1st-brigade at 0705 because tried\n"
                                "set 2nd-brigade at 0805 because tried\n"
                                "british: attack 0706 with Guards, 1st Brigade, 2nd Brigade primary Guards\n"
                                "dice combat 6 morale 6\n"),
             std::string());
    const QString text = printed(game);
    QVERIFY2(text.contains(QRegularExpression("Smallwood's Militia: Eliminated +\\[15\\.4\\]")), qPrintable(text));
    QVERIFY2(!text.contains("no way"), qPrintable(text));
    QVERIFY2(text.contains(QRegularExpression("fog die: 2 +\\[15\\.5\\]")), qPrintable(text));
}

// The log said "steps lost 0" next to an eliminated leader.
void TestLog::countsStepsOfRemovedUnits()
{
    Game game = germantownGame();
    QCOMPARE(played::play(game, "set knyphausen at eliminated because he was shot\n"
                                "set 1st-brigade at captured because they laid down their arms\n"
                                "set jaegers at off-map because they ran\n"),
             std::string());
    const LogDoc log = makeLog(game);
    QStringList totals;
    for (const LogLine& line : log.blocks.back().lines)
        totals << QString::fromStdString(plain(line.text) + " " + line.value);
    const QString all = totals.join('\n');
    // A leader is no strength and is listed separately.
    QVERIFY2(all.contains("British: steps lost 2\nbesides, not counted as strength: leader 1 \n"
                          "Eliminated: Knyphausen 1\nCaptured: 1st Brigade 1"),
             qPrintable(all));
    QVERIFY2(all.contains("Colonial: no losses"), qPrintable(all));
}

void TestLog::countsRegainedStepsAsLost()
{
    Game game = germantownGame();
    QCOMPARE(played::play(game, "set 1st-brigade steps 1 because of a loss\n"
                                "set 1st-brigade steps 2 because it came back\n"
                                "set 2nd-brigade steps 1 because of a loss\n"
                                "set jaegers at off-map because they ran\n"),
             std::string());
    const QString text = printed(game);
    QVERIFY2(text.contains(QRegularExpression("British: steps lost +2\n +Retreated off the map: Hessian "
                                              "Jaegers +1\n +steps regained +1\n")),
             qPrintable(text));
    QVERIFY2(text.contains("steps: 1st Brigade 2 → 2 after losing 1, 2nd Brigade 2 → 1")
                 || text.contains("1st Brigade 2 → 2 after losing 1"),
             qPrintable(text));
    Game other = germantownGame();
    QCOMPARE(played::play(other, "set jaegers at off-map because they ran\n"), std::string());
    QVERIFY(printed(other).contains("British: no steps lost\n"));
}

void TestLog::doesNotCountTakenBackLosses()
{
    Game game = germantownGame();
    QCOMPARE(played::play(game, "set 1st-brigade steps 1 because of a loss\n"
                                "take back because it was another brigade\n"
                                "set 2nd-brigade steps 1 because of a loss\n"),
             std::string());
    const LogDoc log = makeLog(game);
    QCOMPARE(log.blocks.back().lines[1].value, std::string("1"));
}

void TestLog::hidesSealedAnswersFromOtherSide()
{
    // Two games that differ only in a sealed answer look the same to the other side.
    QString seen[2];
    QString own[2];
    for (const int i : {0, 1}) {
        Game game = played::fresh("d/tactics");
        QCOMPARE(played::play(game, "league: cease\nleague: assault jost on F3\n"), std::string());
        QCOMPARE(played::play(game, i == 0 ? "league: storm\n" : "league: turn\n"), std::string());
        seen[i] = printed(game, {false, "crown"})
                  + QString::fromStdString(renderJson(makeLog(game, {false, "crown", false, true})));
        own[i] = printed(game, {false, "league"});
        QVERIFY(!seen[i].contains("storm") && !seen[i].contains("Chain head"));
        QVERIFY(own[i].contains(i == 0 ? "sealed answer, Storm" : "sealed answer, Turn a flank"));
        QVERIFY(QString::fromStdString(renderJson(makeLog(game, {false, "crown"}))).contains("sealed answer"));
    }
    QCOMPARE(seen[0], seen[1]);
    QVERIFY(own[0] != own[1]);
}

void TestLog::writesJson()
{
    Game game = played::fresh("a/outposts");
    QCOMPARE(played::play(game, std::string(logOpening) + "dice 1\ncorrect combat 5 because Ödön\n"), std::string());
    const LogDoc log = makeLog(game);
    QJsonParseError error;
    const auto doc = QJsonDocument::fromJson(QByteArray::fromStdString(renderJson(log)), &error);
    QCOMPARE(error.error, QJsonParseError::NoError);
    QCOMPARE(doc["title"].toString(), QString("The picket in the wood"));
    QCOMPARE(doc["blocks"].toArray().size(), static_cast<qsizetype>(log.blocks.size()));
    QCOMPARE(doc["chain"].toString().toStdString(), game.journal().lastHash());
    bool struck = false;
    for (const auto& block : doc["blocks"].toArray())
        for (const auto& line : block.toObject()["lines"].toArray())
            struck = struck || line.toObject()["struck"].toBool();
    QVERIFY(struck);
}

FW_TEST(TestLog)
#include "tst_Log.moc"
