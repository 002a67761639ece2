// Engagements: declared, marked and concluded.
#include "engine/rules/Compiled.h"
#include "engine/rules/Lint.h"
#include "engine/session/Orders.h"
#include "engine/session/StateText.h"
#include "tests/Main.h"
#include "tests/engine/play/Sitting.h"

using namespace fw;
using namespace sitting;

// Declared before the rules, because moc loses the class after some raw strings.
class tst_Engagements : public QObject
{
    Q_OBJECT

private slots:
    void namesEngagementsByTheirSubject();
    void orderNamesEngagements();
    void newEngagementHasStartMarks();
    void concludedEngagementTakesNoMarks();
    void engagementsSurviveRoundTrip();
    void refusesInvalidEngagementNumbers();
    void stopsEndlessDeclarations();
    void settingPhaseConcludesEngagements();
    void resolvesEngagementsInAChosenOrder();
    void refusesMisuse_data();
    void refusesMisuse();
};

namespace {

const char* const engagementRows =
    R"("defs": [{"id": "foot", "if": "type = foot"}, {"id": "gun", "if": "type = gun"}])";
const char* const marks = R"("marks": [
    {"id": "clock", "on": "game", "form": "number"}, {"id": "tired", "label": "tired", "on": "unit", "form": "flag"},
    {"id": "party", "label": "attackers", "on": "engagement", "form": "set", "drawn": "state"},
    {"id": "weight", "label": "weight", "on": "engagement", "form": "number", "start": 2, "drawn": "number"}])";
const char* const battle =
    R"({"node": "declare", "label": "Attack on", "about": "@map-units+gun/place", "as": "battle"}, )";

std::string rulesText(const std::string& nodes)
{
    std::string text = small::rulesText(playing(nodes, engagementRows));
    const std::size_t from = text.find(R"("marks": [)");
    return text.replace(from, text.find("\"boxes\"") - from, std::string(marks) + ", ");
}

/// The small battle with marks on engagements, started.
Sitting fighting(const std::string& nodes)
{
    const auto read = readRules(rulesText(nodes), "rules");
    const auto scenario = readScenario(small::scenarioText({}), "scenario");
    if (!read || !scenario)
        qFatal("%s", describe(read ? scenario.error() : read.error()).c_str());
    const auto made = compile(*read, *scenario, {});
    if (!made)
        qFatal("%s", describe(made.error()).c_str());
    Sitting t(*made);
    t.take(begin(*t.rules));
    return t;
}

/// A choice of one engagement, which then has weight nine.
std::string choosing()
{
    return R"({"node": "choose", "id": "c", "by": "@sides", "menu": [{"id": "back", "fields": [
        {"name": "which", "pick": "engagement", "from": "@engagements"}], "do": [)"
           + verb(R"("verb": "mark", "of": "which", "mark": "weight", "value": 9)") + "]}]}";
}

} // namespace

void tst_Engagements::namesEngagementsByTheirSubject()
{
    const Sitting t = fighting(
        std::string(battle) + battle + R"({"node": "declare", "label": "Barrage", "as": "battle"}, )"
        + R"({"node": "declare", "label": "Fire of", "about": "@map-units+gun", "as": "battle"}, )" + choosing());
    QVERIFY2(t.log().contains("Attack on 0303 is declared"), qPrintable(t.log()));
    QVERIFY2(t.log().contains("Attack on 0303 #2 is declared"), qPrintable(t.log()));
    QVERIFY2(t.log().contains("Barrage #3 is declared"), qPrintable(t.log()));
    QCOMPARE(t.offered(Sitting::action("back")), QString("0303 0303#2 #3 r3"));
}

void tst_Engagements::orderNamesEngagements()
{
    Sitting t = fighting(std::string(battle) + battle + choosing() + "," + keep(R"("battle.weight")"));
    const Result<Action> none = parseOrder(*t.rules, t.state, "red: back 0101");
    QVERIFY(none && !t.apply(*none));
    QVERIFY2(t.refusal().contains("0101"), qPrintable(t.refusal()));
    const Result<Action> read = parseOrder(*t.rules, t.state, "red: back 0303#2");
    QVERIFY2(read, read ? "" : describe(read.error()).c_str());
    // By their names in the list of legal actions, and by their subject.
    const Sitting one = fighting(std::string(battle) + choosing());
    for (const char* name : {"0303", "Attack on 0303", "attack on 0303"}) {
        const Result<Action> named = parseOrder(*one.rules, one.state, std::string("red: back ") + name);
        QVERIFY2(named && named->arg("which") == std::vector<std::string>{"0303"}, name);
    }
    QVERIFY2(t.apply(*read), qPrintable(t.refusal()));
    QCOMPARE(t.clock(), 9);
}

void tst_Engagements::newEngagementHasStartMarks()
{
    const Sitting t = fighting(
        std::string(battle) + verb(R"("verb": "add", "of": "battle", "mark": "weight", "value": 5)") + ","
        + verb(R"("verb": "mark", "of": "battle", "mark": "party", "to": "@map-units+foot")") + ","
        + verb(R"("verb": "conclude", "of": "battle")") + "," + battle + keep(R"("battle.weight * 100")") + ","
        + verb(R"("verb": "add", "of": "@game", "mark": "clock", "value": "#battle/members:party")"));
    QCOMPARE(t.clock(), 200); // the start weight, and no members
    QCOMPARE(t.state.position.engagements.size(), std::size_t(1));
}

void tst_Engagements::concludedEngagementTakesNoMarks()
{
    const Sitting t = fighting(std::string(battle) + verb(R"("verb": "conclude", "of": "battle")") + ","
                               + verb(R"("verb": "mark", "of": "battle", "mark": "weight", "value": 7)") + ","
                               + verb(R"("verb": "mark", "of": "battle", "mark": "party", "to": "@map-units")") + ","
                               + verb(R"("verb": "conclude", "of": "battle")") + "," + keep(R"("#@engagements")"));
    QVERIFY(t.state.position.notes.empty());
    QCOMPARE(t.clock(), 0);
}

void tst_Engagements::engagementsSurviveRoundTrip()
{
    const Sitting t = fighting(std::string(battle)
                               + verb(R"("verb": "mark", "of": "battle", "mark": "party", "to": "@map-units+foot")")
                               + "," + battle + verb(R"("verb": "conclude", "of": "battle")") + "," + choosing());
    const std::string kept = canonical(*t.rules, t.state);
    const auto again = readState(*t.rules, kept);
    QVERIFY2(again, again ? "" : describe(again.error()).c_str());
    QVERIFY(*again == t.state);
    QCOMPARE(again->position.declared, 2);
    QVERIFY(redact(*t.rules, t.state, "blue").position == t.state.position);
}

void tst_Engagements::refusesInvalidEngagementNumbers()
{
    const Sitting t = fighting(std::string(battle) + choosing());
    const std::string kept = canonical(*t.rules, t.state);
    QVERIFY(kept.find("engagement 1") != std::string::npos);
    for (const char* bad : {"engagement 0", "engagement 2", "engagement -1", "engagement x"}) {
        std::string text = kept;
        text.replace(text.find("engagement 1"), 12, bad);
        QVERIFY2(!readState(*t.rules, text), bad);
    }
}

void tst_Engagements::stopsEndlessDeclarations()
{
    const Sitting t = fighting(R"({"node": "repeat", "id": "loop", "most": 5000, "do": [)"
                               + std::string(battle).substr(0, std::string(battle).rfind(',')) + "]}");
    QVERIFY2(t.refusal().contains("engagements are declared without end"), qPrintable(t.refusal()));
}

void tst_Engagements::settingPhaseConcludesEngagements()
{
    Sitting t = fighting(R"({"node": "repeat", "id": "turns", "most": 3, "do": [)" + verb(R"("verb": "turn")")
                         + R"(, {"node": "call", "call": "fight", "phase": "combat", "by": "@sides"}]}]},
        {"id": "fight", "do": [)"
                         + battle + choosing());
    QCOMPARE(t.state.position.engagements.size(), std::size_t(1));
    const Result<Action> read = parseOrder(*t.rules, t.state, "set turn 2, phase combat because we are there");
    QVERIFY2(read, read ? "" : describe(read.error()).c_str());
    QVERIFY2(t.apply(*read), qPrintable(t.refusal()));
    QCOMPARE(t.state.position.engagements.size(), std::size_t(1)); // that of the restarted phase
    QCOMPARE(t.state.position.engagements.front().number, 2);
}

void tst_Engagements::resolvesEngagementsInAChosenOrder()
{
    Sitting t = fighting(std::string(battle)
                         + R"({"node": "declare", "label": "Attack on", "about": "@map-units+foot", "as": "other"}, )"
                         + R"({"node": "foreach", "id": "next", "label": "Next", "over": "@engagements", "as": "battle",
        "order": "chosen", "by": "@sides", "do": [)"
                         + verb(R"("verb": "add", "of": "@game", "mark": "clock")") + ","
                         + verb(R"("verb": "conclude", "of": "battle", "if": "@game.clock = 1")") + "]}");
    QVERIFY(!t.act("next", "battle 0101"));
    QVERIFY2(t.act("next", "battle 0303"), qPrintable(t.refusal()));
    QCOMPARE(t.clock(), 2);
    QCOMPARE(t.state.position.engagements.size(), std::size_t(1));
    QCOMPARE(t.state.position.engagements.front().kind, Kind::Units);
}

void tst_Engagements::refusesMisuse_data()
{
    QTest::addColumn<QString>("nodes");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const std::string& nodes, const char* said) {
        QTest::newRow(name) << QString::fromStdString(nodes) << said;
    };
    row("a mark of theirs on a unit", verb(R"("verb": "mark", "of": "@map-units", "mark": "weight", "value": 1)"),
        "is not for units");
    row("a mark of units on one", battle + verb(R"("verb": "mark", "of": "battle", "mark": "tired")"),
        "is not for engagements");
    row("kept nowhere", R"({"node": "declare", "label": "Attack"})", "needs 'as'");
    row("nothing concluded", verb(R"("verb": "conclude")"), "needs 'of'");
    row("a fact of units", battle + keep(R"("battle.steps")"), "cannot be asked of engagements");
}

void tst_Engagements::refusesMisuse()
{
    QFETCH(QString, nodes);
    QFETCH(QString, said);
    const auto read = readRules(rulesText(nodes.toStdString()), "rules");
    QVERIFY2(read, read ? "" : describe(read.error()).c_str());
    QString found;
    for (const Finding& finding : lint(*read))
        found += QString::fromStdString(plain(finding.text)) + '\n';
    QVERIFY2(found.contains(said), qPrintable(found));
}

FW_TEST(tst_Engagements)
#include "tst_Engagements.moc"
