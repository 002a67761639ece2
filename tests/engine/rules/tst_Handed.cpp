// Definitions with roles, and hexsides with an owner.
#include "engine/rules/Evaluate.h"
#include "engine/rules/Lint.h"
#include "tests/Main.h"
#include "tests/engine/Asked.h"
#include "tests/engine/rules/Small.h"

using namespace fw;

namespace {

const char* const defs = R"~("defs": [
        {"id": "beside", "label": "beside", "roles": ["foe"], "if": "adjacent(foe)"},
        {"id": "between", "label": "between", "roles": ["one", "other"],
            "if": ["it is beside(foe: one)", "it is beside(foe: other)"]},
        {"id": "crowded", "label": "crowded", "if": "any it/place/neighbours/units is beside(foe: it)"}], )~";

/// 1 if a condition holds in the small battle, otherwise 0.
int truth(const std::string& condition)
{
    const small::RulesPtr rules = small::rulesWith(
        defs + std::string(R"("quantities": [{"id": "q", "base": 0, "stages": [{"id": "s", "combine": "sum"}]}],
            "modifiers": [{"id": "m", "quantity": "q", "stage": "s", "op": "add", "amount": 1, "if": ")")
        + condition + "\"}]");
    const auto v = evaluate(*rules, rules->startPosition(), "q", small::castOf(*rules, small::everybody()));
    return v && *v == Rational(1) ? 1 : 0;
}

/// The fault of the rows apart from the definitions.
QString wrong(const std::string& condition)
{
    return small::problemOf(defs + std::string(R"("quantities": [{"id": "q", "base": 0, "stages": [{"id": "s"}]}],
            "modifiers": [{"id": "m", "quantity": "q", "stage": "s", "op": "add", "amount": 1, "if": ")")
                            + condition + "\"}]");
}

std::string replaced(std::string text, const std::string& what, const std::string& with)
{
    const std::size_t at = text.find(what);
    return at == std::string::npos ? std::string() : text.replace(at, what.size(), with);
}

/// The small battle with more keys for its stream, between 0303 and 0304.
Scenario held(const std::string& more)
{
    const auto scenario = readScenario(
        replaced(small::scenarioText(), R"("features": ["stream"]})", R"("features": ["stream"], )" + more + "}"), "s");
    if (!scenario)
        qFatal("%s", describe(scenario.error()).c_str());
    return *scenario;
}

} // namespace

class tst_Handed : public QObject
{
    Q_OBJECT

private slots:
    void definitionTakesRoles_data()
    {
        QTest::addColumn<int>("expected");
        const auto yes = [](const char* condition) { QTest::newRow(condition) << 1; };
        const auto no = [](const char* condition) { QTest::newRow(condition) << 0; };
        // r1 and r2 in 0202, r3 in 0303, b1 in 0304, b2 in 0505.
        yes("gun is beside(foe: e)");
        no("gun is beside(foe: far)");
        yes("gun is beside(foe: a) and gun is beside(foe: e)");
        yes("gun is between(one: a, other: e)");
        no("gun is between(one: a, other: far)");
        no("nobody is beside(foe: e)");
        // A path, and a role of the same name.
        yes("gun is beside(foe: e/place)");
        yes("at least 2 of @map-units is beside(foe: gun)");
        yes("no far|e is beside(foe: a)");
        // The passed role is the unit meant outside, even if the member is `it` inside.
        yes("gun is crowded");
        no("far is crowded");
        yes("any both as self is beside(foe: gun)");
    }
    void definitionTakesRoles()
    {
        QFETCH(int, expected);
        QCOMPARE(truth(QTest::currentDataTag()), expected);
    }

    /// An answer for one role is never reused for another, however often it is asked.
    void doesNotReuseAnswerForOtherRole()
    {
        const small::RulesPtr rules = small::rulesWith(defs + std::string(R"~("constraints": [{"id": "c", "at": "idle",
            "each": "gun", "orElse": "note", "need": ["it is beside(foe: e)", "it is beside(foe: far)"]}])~"));
        const Position p = rules->startPosition();
        PositionQuery look(rules->compiled(), p);
        Scope& scope = look.scope;
        std::vector<Local> roles;
        for (const auto& [role, value] : small::castOf(*rules, small::everybody()))
            roles.push_back({rules->sym(role), value});
        scope.roles.layers.push_back(&roles);
        const CReqs& need = rules->compiled().constraints[0].need;
        const BindOne gun(scope, names::it, UnitId(rules->unit("r3")));
        for (int time = 0; time < 2; ++time) {
            QVERIFY(holds(scope, need[0]));
            QVERIFY(!holds(scope, need[1]));
        }
        QCOMPARE(int(rules->compiled().ownDefs.at(0)), 0);
    }

    /// The same for a search, which caches the answers for its steps.
    void pathSearchAsksForEachUnit()
    {
        const small::RulesPtr rules = small::rulesWith(
            R"~("defs": [{"id": "near", "label": "near", "roles": ["who"], "if": "distance(who) <= 1"}],
            "paths": [{"id": "p", "max": 2, "edge": [{"cite": "1.1", "need": "to is near(who: start)"}]},
                {"id": "q", "max": 2, "edge": [{"cite": "1.2", "need": "unit is near(who: to)"}]}])~");
        for (const char* row : {"p", "q"})
            for (const char* unit : {"r3", "b2", "r1"}) {
                const auto places = reachable(*rules, rules->startPosition(), row, {rules->unit(unit)});
                QVERIFY(places);
                const Position p = rules->startPosition();
                const auto from = p.units[static_cast<std::size_t>(rules->unit(unit))].place;
                QVERIFY(!places->empty());
                for (const Reached& one : *places)
                    QVERIFY(rules->scenario().map.grid.distance(from.index(), one.place) <= 1);
            }
    }

    void refusesMissingOrUnknownRoles_data()
    {
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* condition, const char* says) { QTest::newRow(condition) << QString(says); };
        row("gun is beside", "'beside' needs the role 'foe'");
        row("gun is beside(of: e)", "takes no role 'of'");
        row("gun is between(one: a)", "'between' needs the role 'other'");
        row("gun is crowded(foe: a)", "takes no role 'foe'");
        row("any @map-units/+beside", "a filter cannot give roles to 'beside'");
    }
    void refusesMissingOrUnknownRoles()
    {
        QFETCH(QString, problem);
        const QString says = wrong(QTest::currentDataTag());
        QVERIFY2(says.contains(problem), qPrintable(says));
        // The lint reports the same for rules without a scenario.
        const auto rules = readRules(
            small::rulesText(defs + std::string(R"("quantities": [{"id": "q", "roles": ["gun", "e", "a"], "base": 0,
                "stages": [{"id": "s"}]}], "modifiers": [{"id": "m", "quantity": "q", "stage": "s", "op": "add",
                "amount": 1, "if": ")")
                             + QTest::currentDataTag() + "\"}]"),
            "r");
        QVERIFY(rules);
        QString all;
        for (const Finding& finding : lintWords(*rules))
            all += QString::fromStdString(plain(finding.text)) + "\n";
        QVERIFY2(all.contains(problem), qPrintable(all));
    }

    void storesHexsideOwnerAndShelter()
    {
        const auto read = readRules(small::rulesText({}), "r");
        QVERIFY(read);
        for (const auto& [more, owner, here, there] :
             {std::tuple{R"("owner": "red", "shelters": "3,3")", "red", 1, 0},
              std::tuple{R"("owner": "blue", "shelters": "3,4")", "blue", 0, 1},
              std::tuple{R"("owner": "blue")", "blue", 1, 1}, std::tuple{R"("shelters": "3,4")", "", 0, 1}}) {
            const auto rules = compile(*read, held(more), {});
            QVERIFY(rules);
            const CHexside* const side = (*rules)->compiled().hexsideOf(PlaceId((*rules)->place("0304")),
                                                                        PlaceId((*rules)->place("0303")));
            QVERIFY(side);
            QCOMPARE((*rules)->word(side->owner), std::string(owner));
            const Sym stream = (*rules)->sym("stream");
            QCOMPARE(int(side->shelters(stream, PlaceId((*rules)->place("0303")))), here);
            QCOMPARE(int(side->shelters(stream, PlaceId((*rules)->place("0304")))), there);
            // The keys survive a round trip through the file.
            const Scenario again = *readScenario(writeScenario((*rules)->scenario()), "s");
            QVERIFY(again.map.sides == (*rules)->scenario().map.sides);
        }
    }

    void refusesUnknownOwnerOrShelter_data()
    {
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* more, const char* says) { QTest::newRow(more) << QString(says); };
        row(R"("owner": "rde")", "there is no side 'rde'");
        row(R"("shelters": "3,2")", "shelters a cell that it does not touch");
    }
    void refusesUnknownOwnerOrShelter()
    {
        QFETCH(QString, problem);
        const auto rules = readRules(small::rulesText({}), "r");
        QVERIFY(rules);
        const Scenario scenario = held(QTest::currentDataTag());
        const auto compiled = compile(*rules, scenario, {});
        QVERIFY(!compiled);
        QVERIFY2(QString::fromStdString(describe(compiled.error())).contains(problem),
                 describe(compiled.error()).c_str());
        QString all;
        for (const Finding& finding : lint(*rules, scenario))
            all += QString::fromStdString(plain(finding.text)) + " " + finding.place.c_str() + "\n";
        QVERIFY2(all.contains(problem), qPrintable(all));
        QVERIFY2(all.contains("/map/sides/0/"), qPrintable(all));
    }
};

FW_TEST(tst_Handed)
#include "tst_Handed.moc"
