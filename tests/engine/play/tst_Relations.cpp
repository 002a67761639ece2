// Relations of sides: hostile, neutral and allied, at the start and by the verb relate.
#include "engine/model/EventKinds.h"
#include "engine/play/ActiveCombat.h"
#include "engine/rules/Lint.h"
#include "engine/session/StateText.h"
#include "engine/store/Json.h"
#include "tests/Main.h"
#include "tests/engine/play/Sitting.h"

#include <algorithm>

using namespace fw;
using namespace sitting;

// Declared before the rules, because moc loses the class after some raw strings.
class tst_Relations : public QObject
{
    Q_OBJECT

private slots:
    void sidesStartHostile();
    void verbChangesRelation();
    void unchangedRelationIsNotReported();
    void scenarioSetsRelations();
    void relationsSurviveRoundTrip();
    void refusesInvalidRelationLines();
    void refusesMisuse_data();
    void refusesMisuse();
    void reportsBadSides();
    void onlyEnemiesAreInCombat();
};

namespace {

const char* const sideRows = R"("defs": [{"id": "reds", "if": "it.id = red"}, {"id": "blues", "if": "it.id = blue"}])";

std::string relate(const std::string& relation, const std::string& to = "blues")
{
    return verb(R"("verb": "relate", "of": "@sides+reds", "to": "@sides+)" + to + R"(", "relation": ")" + relation
                + "\"");
}

/// A question that keeps the game waiting.
std::string choosing()
{
    return R"({"node": "manual", "id": "wait", "label": "Wait", "by": "referee", "as": "told", "text": "?",
               "labels": ["yes"]})";
}

/// A number of three digits: the sides hostile to Red, the units hostile to Red's guns, and the units that are friendly
/// to them.
std::string counted()
{
    const auto add = [](const std::string& value) {
        return verb(R"("verb": "add", "of": "@game", "mark": "clock", "value": ")" + value + "\"");
    };
    return keep(R"("#@sides+reds/foes * 100")") + "," + add("#@map-units+gun/foes * 10") + ","
           + add("#@map-units+blue-friend");
}

std::string rows()
{
    return R"x("defs": [{"id": "reds", "if": "it.id = red"}, {"id": "blues", "if": "it.id = blue"},
        {"id": "gun", "if": "it.type = gun"}, {"id": "blue-friend", "if": "it.friendly(@sides+blues)"}])x";
}

int count(const Trace& trace)
{
    return int(std::ranges::count_if(trace, [](const Event& e) { return e.is<SidesRelated>(); }));
}

} // namespace

void tst_Relations::sidesStartHostile()
{
    const Sitting t(counted(), rows());
    QCOMPARE(t.clock(), 122);
    QVERIFY(t.state.position.relations.empty());
}

void tst_Relations::verbChangesRelation()
{
    const Sitting neutral(relate("neutral") + "," + counted(), rows());
    QCOMPARE(neutral.clock(), 2);
    const Sitting allied(relate("allied") + "," + counted(), rows());
    QCOMPARE(allied.clock(), 5); // the three counters of Red too
    const Sitting again(relate("allied") + "," + relate("hostile") + "," + counted(), rows());
    QCOMPARE(again.clock(), 122);
    QVERIFY(again.state.position.relations.empty());
    QCOMPARE(count(again.trace), 2);
}

void tst_Relations::onlyEnemiesAreInCombat()
{
    const std::string call = R"({"node": "call", "call": "meet", "roles": {"some": "@map-units+gun",
                                 "others": "@map-units+line"}})";
    const std::string meet = R"({"id": "meet", "roles": ["some", "others"], "do": [)" + choosing() + "]}";
    const std::string more = rows().substr(0, rows().size() - 1) + R"(, {"id": "line", "if": "it.id = b1"}])";
    const Sitting hostile(call, more, meet);
    QVERIFY(engaged(*hostile.rules, hostile.state));
    const int gun = hostile.rules->unit("r3"), line = hostile.rules->unit("b1");
    QCOMPARE(relationOf(*hostile.rules, hostile.state.position, gun, line), Relation::Hostile);
    QCOMPARE(relationOf(*hostile.rules, hostile.state.position, gun, gun), Relation::Allied);
    QCOMPARE(relationTo(*hostile.rules, hostile.state.position, "referee", gun), Relation::Neutral);
    for (const char* word : {"neutral", "allied"}) {
        const Sitting t(relate(word) + "," + call, more, meet);
        QVERIFY2(!engaged(*t.rules, t.state), word);
        QVERIFY(relationOf(*t.rules, t.state.position, line, gun) != Relation::Hostile);
    }
}

void tst_Relations::unchangedRelationIsNotReported()
{
    const Sitting t(relate("hostile") + "," + relate("allied", "reds"), rows());
    QCOMPARE(count(t.trace), 0);
    QVERIFY(t.state.position.relations.empty());
}

void tst_Relations::scenarioSetsRelations()
{
    const auto rules = readRules(small::rulesText({}), "r");
    auto scenario = *readScenario(small::scenarioText(), "s");
    scenario.sides[1].allies = {"red"};
    const auto made = compile(*rules, scenario, {});
    QVERIFY(made);
    const Position start = (*made)->startPosition();
    QCOMPARE(relationIn(start.relations, 0, 1), Relation::Allied);
    QCOMPARE(start.relations.size(), std::size_t(1));
}

void tst_Relations::relationsSurviveRoundTrip()
{
    const Sitting t(relate("neutral") + "," + choosing(), rows());
    const auto again = readState(*t.rules, canonical(*t.rules, t.state));
    QVERIFY2(again, again ? "" : describe(again.error()).c_str());
    QVERIFY(*again == t.state);
    QCOMPARE(relationIn(again->position.relations, 1, 0), Relation::Neutral);
    QVERIFY(redact(*t.rules, t.state, "blue").position.relations == t.state.position.relations);
}

void tst_Relations::refusesInvalidRelationLines()
{
    const Sitting t(relate("neutral") + "," + choosing(), rows());
    const std::string kept = canonical(*t.rules, t.state);
    const std::size_t at = kept.find("relation ");
    QVERIFY(at != std::string::npos);
    const std::size_t end = kept.find('\n', at);
    for (const char* bad : {"relation red red neutral", "relation red blue hostile", "relation red green neutral",
                            "relation blue red neutral", "relation red blue frosty"}) {
        std::string text = kept;
        text.replace(at, end - at, bad);
        QVERIFY2(!readState(*t.rules, text), bad);
    }
}

void tst_Relations::refusesMisuse_data()
{
    QTest::addColumn<QString>("fields");
    QTest::addColumn<QString>("says");
    QTest::newRow("no relation") << R"("of": "@sides+reds", "to": "@sides+blues")"
                                 << "relation";
    QTest::newRow("no other side") << R"("of": "@sides+reds", "relation": "allied")"
                                   << "to";
    QTest::newRow("no side") << R"("to": "@sides+reds", "relation": "allied")"
                             << "of";
    QTest::newRow("the same side") << R"("of": "@sides+reds", "to": "@sides+reds", "relation": "allied")"
                                   << "itself";
    QTest::newRow("units") << R"("of": "@map-units", "to": "@sides+reds", "relation": "allied")"
                           << "of";
}

void tst_Relations::refusesMisuse()
{
    QFETCH(const QString, fields);
    QFETCH(const QString, says);
    const auto rules = readRules(
        small::rulesText(playing(verb(R"("verb": "relate", )" + fields.toStdString()), sideRows)), "r");
    QVERIFY(rules);
    const auto found = lint(*rules);
    QVERIFY(std::ranges::any_of(
        found, [&](const Finding& f) { return QString::fromStdString(plain(f.text) + f.place).contains(says); }));
}

void tst_Relations::reportsBadSides()
{
    const Ruleset rules = *readRules(small::rulesText({}), "r");
    Scenario s = *readScenario(small::scenarioText(), "s");
    s.sides[0].allies = {"red", "green", "blue"};
    s.sides[1].neutrals = {"red"};
    QCOMPARE(lint(rules, s).size(), std::size_t(3));
}

FW_TEST(tst_Relations)
#include "tst_Relations.moc"
