#include "engine/formula/Formula.h"
#include "engine/proof/FormulaNow.h"
#include "tests/Main.h"
#include "tests/engine/proof/Shipped.h"
#include "tests/engine/rules/Small.h"

using namespace fw;

namespace {

// The quantity "fire" reads the cell of the step although no formula hands it on.
constexpr const char* rows = R"(
    "defs": [{"id": "ready", "if": ["it.steps >= 2", "it.type = foot"]}, {"id": "big", "if": ["it is ready"]}],
    "quantities": [
        {"id": "fire", "label": "Fire", "roles": ["unit"], "base": "unit.strength", "stages": [{"id": "s"}]},
        {"id": "goes", "label": "Goes", "base": 1},
        {"id": "duel", "label": "Duel", "roles": ["unit", "target"], "base": 0}],
    "modifiers": [{"id": "wood", "label": "woods", "quantity": "fire", "stage": "s", "op": "add", "amount": 2,
        "if": ["to.terrain = woods"]}],
    "paths": [{"id": "march", "cost": "goes", "edge": [{"id": "one", "if": ["unit is ready"], "need": ["to.level = 0"]}]}],
    "procedures": [{"id": "main", "do": [
        {"node": "choose", "id": "act", "by": "@sides", "menu": [{"id": "shoot", "fields": [
            {"name": "gun", "pick": "unit", "from": "@active/army"},
            {"name": "victim", "pick": "unit", "from": "@map-units"}], "do": [
            {"node": "roll", "id": "throw", "dice": [{"name": "die"}]},
            {"node": "compute", "id": "note", "as": "kept", "quantity": "fire", "roles": {"unit": "gun"}},
            {"node": "apply", "id": "hit", "if": ["gun.steps = 1"], "verbs": []}]}]}]}])";

} // namespace

/// What conditions and amounts come to for chosen counters.
class tst_FormulaNow : public QObject
{
    Q_OBJECT

private:
    Ruleset mRules;
    Scenario mScenario;

    FormulaNow conditions(const std::string& place, const std::string& line, const RoleValues& given = {},
                          const RolePicks& picks = {})
    {
        const auto read = readConditions(line, FormulaNames::of(mRules));
        if (!read)
            qFatal("%s", line.c_str());
        return one({place, *read, {}}, given, picks);
    }
    FormulaNow amount(const std::string& place, const std::string& line, const RoleValues& given = {},
                      const RolePicks& picks = {})
    {
        const auto read = readAmount(line, FormulaNames::of(mRules));
        if (!read)
            qFatal("%s", line.c_str());
        return one({place, {}, *read}, given, picks);
    }
    FormulaNow one(const FormulaAt& formula, const RoleValues& given, const RolePicks& picks)
    {
        const auto now = formulasNow(mRules, mScenario, {formula}, given, picks);
        if (!now)
            qFatal("%s", describe(now.error()).c_str());
        return now->formulas.front();
    }
    const std::string mDuel = "/quantities/2/base";
    const std::string mNode = "/procedures/0/do/0/menu/0/do/2/if";

private slots:
    void initTestCase()
    {
        auto rules = readRules(small::rulesText(rows), "r.rules.json");
        if (!rules)
            qFatal("%s", describe(rules.error()).c_str());
        mRules = std::move(*rules);
        mScenario = *readScenario(small::scenarioText(), "s.scenario.json");
    }

    void amountsHaveValues()
    {
        const FormulaNow now = amount(mDuel, "unit.strength * 1/2", {{"unit", {"r1"}}});
        QCOMPARE(now.value, "5/2");
        QCOMPARE(now.truth, Truth::True);
        QCOMPARE(amount(mDuel, "unit.strength + target.strength", {{"unit", {"r1"}}, {"target", {"b1"}}}).value, "8");
        QCOMPARE(amount(mDuel, "unit.type", {{"unit", {"r3"}}}).value, "gun");
        // Division by 0 gives no number.
        const FormulaNow none = amount(mDuel, "unit.strength / unit.tired", {{"unit", {"r1"}}});
        QCOMPARE(none.truth, Truth::Open);
        QVERIFY(none.roles.front().open == false);
    }

    void conjunctionSaysWhichPartIsFalse()
    {
        const RoleValues given{{"unit", {"r2"}}, {"target", {"b1"}}};
        const FormulaNow now = conditions(mDuel, "unit.type = foot and unit.steps >= target.steps", given);
        QCOMPARE(now.truth, Truth::False);
        QCOMPARE(now.conditions.size(), 2U);
        QCOMPARE(now.conditions[0].truth, Truth::True);
        const ConditionNow& wrong = now.conditions[1];
        QCOMPARE(wrong.truth, Truth::False);
        QCOMPARE(wrong.compared.size(), 2U);
        QCOMPARE(wrong.compared[0].value, "1");
        QCOMPARE(wrong.compared[0].amount.fact, "steps");
        QCOMPARE(wrong.compared[1].value, "3");
        QCOMPARE(conditions(mDuel, "unit.type = foot and unit.steps <= target.steps", given).truth, Truth::True);
    }

    void definitionsSayWhy()
    {
        const FormulaNow now = conditions(mDuel, "unit is big", {{"unit", {"r3"}}});
        QCOMPARE(now.truth, Truth::False);
        const auto& big = now.conditions.front().inside;
        QCOMPARE(big.size(), 1U);
        QCOMPARE(big.front().condition.def, "ready");
        QCOMPARE(big.front().inside.size(), 2U);
        QCOMPARE(big.front().inside[1].compared.front().value, "gun");
        QCOMPARE(conditions(mDuel, "unit is big", {{"unit", {"r1"}}}).truth, Truth::True);
    }

    void membersAreNamedAndCounted()
    {
        const FormulaNow all = conditions(mDuel, "every unit/side/army: strength >= 3", {{"unit", {"r1"}}});
        QCOMPARE(all.truth, Truth::False);
        QCOMPARE(all.conditions.front().member, "Battery");
        QCOMPARE(all.conditions.front().compared.front().value, "2");
        const FormulaNow any = conditions(mDuel, "at least 3 of @map-units: type = foot and unit.steps = 9",
                                          {{"unit", {"r1"}}});
        QVERIFY(any.conditions.front().counts);
        QCOMPARE(any.conditions.front().satisfied, 3);
        QCOMPARE(any.conditions.front().members, 5);
        const FormulaNow no = conditions(mDuel, "no @map-units: type = horse");
        QCOMPARE(no.conditions.front().member, "Lancers");
    }

    void alternativesAreOpenOnlyIfNoneHolds()
    {
        const FormulaNow either = conditions(mNode, "gun.steps = 7 or $die >= 4", {{"gun", {"r3"}}});
        QCOMPARE(either.truth, Truth::Open);
        QCOMPARE(conditions(mNode, "gun.steps = 1 or $die >= 4", {{"gun", {"r3"}}}).truth, Truth::True);
        QCOMPARE(conditions(mNode, "gun.steps = 7 and $die >= 4", {{"gun", {"r3"}}}).truth, Truth::False);
        QCOMPARE(conditions(mNode, "gun.steps = 7 or gun.steps = 8", {{"gun", {"r3"}}}).truth, Truth::False);
    }

    void diceAndKeptValuesAreSaidToBeMissing()
    {
        const FormulaNow now = conditions(mNode, "$die >= 4 and $kept >= 2");
        QCOMPARE(now.truth, Truth::Open);
        QCOMPARE(now.roles.size(), 2U);
        QCOMPARE(now.roles[0].needs, RoleNeeds::Dice);
        QVERIFY(now.roles[0].open);
        QCOMPARE(now.roles[1].needs, RoleNeeds::Value);
        QCOMPARE(conditions(mNode, "$die >= 4 and $kept >= 2", {{"die", {"5"}}, {"kept", {"2"}}}).truth, Truth::True);
    }

    void rolesOfQuantitiesCount()
    {
        const std::string edge = "/paths/0/edge/0/need";
        const RoleValues woods{{"unit", {"r3"}}, {"to", {"0302"}}};
        const FormulaNow now = conditions(edge, "fire(unit) >= 4", woods);
        QCOMPARE(now.truth, Truth::True);
        QCOMPARE(now.roles.size(), 2U);
        QCOMPARE(now.roles[1].name, "to");
        QCOMPARE(now.roles[1].needs, RoleNeeds::Place);
        QVERIFY(!now.trace.empty());
        const RoleValues clear{{"unit", {"r3"}}, {"to", {"0101"}}};
        QCOMPARE(conditions(edge, "fire(unit) >= 4", clear).truth, Truth::False);
    }

    void twoOpposingCountersAreProposed()
    {
        const FormulaNow now = amount(mDuel, "unit.strength + target.strength");
        QCOMPARE(now.roles[0].value, std::vector<std::string>{"r1"});
        QCOMPARE(now.roles[1].value, std::vector<std::string>{"b1"});
        QCOMPARE(now.value, "8");
        const FormulaNow step = conditions("/paths/0/edge/0/need", "to.level = 0 and from.level = 0");
        QCOMPARE(step.roles[1].value, std::vector<std::string>{"0202"});
        const int to = mScenario.map.numbering.parse(mScenario.map.grid, step.roles[0].value.front());
        QVERIFY(mScenario.map.grid.adjacent(mScenario.map.grid.cell(1, 1), to));
    }

    void pickedCountersAreTakenInOrder()
    {
        const FormulaNow now = amount(mDuel, "unit.strength - target.strength", {}, {{"b2", "r2"}, {}});
        QCOMPARE(now.roles[0].value, std::vector<std::string>{"b2"});
        QCOMPARE(now.value, "-2");
        const FormulaNow given = amount(mDuel, "unit.strength - target.strength", {{"target", {"r1"}}},
                                        {{"b2", "r2"}, {}});
        QCOMPARE(given.value, "-3");
        const FormulaNow node = conditions(mNode, "gun.steps = 1 and victim.steps = 1", {}, {{"r3", "b2"}, {}});
        QCOMPARE(node.roles[0].value, std::vector<std::string>{"r3"});
        QCOMPARE(node.roles[1].value, std::vector<std::string>{"b2"});
    }

    void whatTheScenarioLacksIsWrong()
    {
        const FormulaNow now = amount(mDuel, "unit.strength", {{"unit", {"nobody"}}});
        QCOMPARE(now.truth, Truth::Open);
        QVERIFY(now.roles.front().wrong);
        // An empty role is no counter: a condition on it does not hold.
        QCOMPARE(conditions(mDuel, "unit.steps >= 1", {{"unit", {}}}).truth, Truth::False);
    }

    void rowsOfTheScenarioHaveRolesToo()
    {
        mScenario.modifiers = {mRules.modifiers.front(), mRules.modifiers.front()};
        mScenario.modifiers[0].id = "first";
        mScenario.modifiers[1].id = "second";
        FormulaAt formula{"/modifiers/1/amount", {}, readAmount("unit.strength", FormulaNames::of(mRules)).value()};
        formula.ofScenario = true;
        QCOMPARE(one(formula, {{"unit", {"r2"}}}, {}).value, "4");
        mScenario.modifiers.clear();
    }

    void rulesWithErrorsAreRefused()
    {
        Ruleset broken = mRules;
        broken.quantities.front().base.of = "unit/nowhere";
        QVERIFY(!formulasNow(broken, mScenario, {}, {}, {}));
    }

    /// Every condition and amount of the shipped rules, in one go.
    void shippedFormulasHaveValues()
    {
        const Shipped shipped;
        std::vector<FormulaAt> all;
        const auto add = [&](const std::string& list, std::size_t i, const char* key, const Reqs& reqs) {
            if (!reqs.empty())
                all.push_back({list + "/" + std::to_string(i) + "/" + key, reqs, {}});
        };
        for (std::size_t i = 0; i < shipped.rules.defs.size(); ++i)
            add("/defs", i, "if", shipped.rules.defs[i].need);
        for (std::size_t i = 0; i < shipped.rules.constraints.size(); ++i)
            add("/constraints", i, "need", shipped.rules.constraints[i].need);
        for (std::size_t i = 0; i < shipped.rules.modifiers.size(); ++i) {
            add("/modifiers", i, "if", shipped.rules.modifiers[i].need);
            all.push_back({"/modifiers/" + std::to_string(i) + "/amount", {}, shipped.rules.modifiers[i].amount});
        }
        const auto now = formulasNow(shipped.rules, shipped.scenario, all, {}, {});
        QVERIFY2(now.has_value(), now ? "" : describe(now.error()).c_str());
        int open = 0;
        for (const FormulaNow& one : now->formulas)
            open += one.truth == Truth::Open && std::ranges::none_of(one.roles, &FormulaRole::open) ? 1 : 0;
        QVERIFY2(open * 20 <= int(all.size()), qPrintable(QString::number(open))); // amounts by a table of dice
    }
};

FW_TEST(tst_FormulaNow)
#include "tst_FormulaNow.moc"
