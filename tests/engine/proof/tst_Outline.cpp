#include "engine/model/Walk.h"
#include "engine/proof/OutlineText.h"
#include "engine/store/Json.h"
#include "tests/Main.h"

#include <QFile>

#include <functional>
#include <set>

using namespace fw;

namespace {

Ruleset read(const char* path)
{
    QFile file(QStringLiteral(FW_SOURCE_DIR "/") + path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", path);
    const Result<Ruleset> rules = readRules(file.readAll().toStdString(), path);
    if (!rules)
        qFatal("%s", describe(rules.error()).c_str());
    return *rules;
}

void each(const std::vector<OutlineStep>& steps, const std::function<void(const OutlineStep&)>& f)
{
    for (const OutlineStep& step : steps) {
        f(step);
        each(step.inside, f);
    }
}

const OutlineStep* withId(const std::vector<OutlineStep>& steps, const std::string& id)
{
    const OutlineStep* found = nullptr;
    each(steps, [&](const OutlineStep& step) { found = found == nullptr && step.id == id ? &step : found; });
    return found;
}

} // namespace

/// The sequence of play as steps and in words.
class tst_Outline : public QObject
{
    Q_OBJECT

private slots:
    /// Every menu entry, result code and trigger of a game is a step.
    void holdsEachRow_data()
    {
        QTest::addColumn<QByteArray>("path");
        for (const char* path :
             {"scenarios/musket-and-saber/musket-and-saber.rules.json", "scenarios/brandywine/brandywine.rules.json",
              "scenarios/drums-and-muskets/drums-and-muskets.rules.json",
              "scenarios/battles-of-the-american-revolution/battles-of-the-american-revolution.rules.json",
              "tests/kernel/g/brigades.rules.json", "tests/kernel/k/winter.rules.json",
              "tests/kernel/v/volleys.rules.json", "scenarios/templates/operational.rules.json"})
            QTest::newRow(path) << QByteArray(path);
    }
    void holdsEachRow()
    {
        QFETCH(QByteArray, path);
        const Ruleset rules = read(path.constData());
        const std::vector<OutlineStep> steps = outlineOf(rules, {0, true});
        std::set<const void*> shown;
        std::set<std::string> numbers;
        each(steps, [&](const OutlineStep& step) {
            shown.insert({step.entry, step.code, step.trigger});
            QVERIFY2(numbers.insert(step.number).second, step.number.c_str());
        });
        for (const Code& code : rules.codes)
            QVERIFY2(shown.contains(&code), code.id.c_str());
        for (const Trigger& trigger : rules.triggers)
            QVERIFY2(shown.contains(&trigger), trigger.id.c_str());
        std::size_t entries = 0, seen = 0;
        walk(rules, [&](const auto& row) {
            if constexpr (std::is_same_v<std::decay_t<decltype(row)>, MenuEntry>) {
                ++entries;
                seen += shown.contains(&row) ? 1 : 0;
            }
        });
        QCOMPARE(seen, entries);
    }

    /// No step is without words, and none of a shipped game has an id in dashes or an empty name.
    void wordsEachStep_data() { holdsEachRow_data(); }
    void wordsEachStep()
    {
        QFETCH(QByteArray, path);
        const Ruleset rules = read(path.constData());
        const ConditionWords words(rules);
        each(outlineOf(rules, {0, true}), [&](const OutlineStep& step) {
            const std::string said = outlineSentence(step, words);
            QVERIFY2(!said.empty(), step.number.c_str());
            QVERIFY2(said.find("{") == std::string::npos, said.c_str());
            QVERIFY2(said.find("  ") == std::string::npos, (step.number + " " + said).c_str());
            QVERIFY2(said.find('@') == std::string::npos, said.c_str());
        });
    }

    void writesProcedureOnce()
    {
        const Ruleset rules = read("scenarios/templates/odds.rules.json");
        std::vector<std::string> whole, same;
        each(outlineOf(rules), [&](const OutlineStep& step) {
            if (step.procedure != nullptr && step.procedure->id == "fall-back")
                (step.sameAs.empty() ? whole : same).push_back(step.sameAs.empty() ? step.number : step.sameAs);
        });
        QCOMPARE(whole.size(), 1U);
        QCOMPARE(same, whole); // called twice: the second names the first
    }

    void stopsAtDepth()
    {
        const Ruleset rules = read("tests/kernel/k/winter.rules.json");
        each(outlineOf(rules, {3, false}),
             [](const OutlineStep& step) { QVERIFY(std::count(step.number.begin(), step.number.end(), '.') < 3); });
        QVERIFY(withId(outlineOf(rules, {0, false}), "advance") != nullptr);
        QVERIFY(withId(outlineOf(rules, {3, false}), "advance") == nullptr);
    }

    void leavesBookkeepingOut()
    {
        const Ruleset rules = read("tests/kernel/i/assault.rules.json");
        const auto lets = [&](bool all) {
            int out = 0;
            each(outlineOf(rules, {0, all}), [&](const OutlineStep& step) {
                out += step.kind == OutlineKind::Node && step.node->is<LetNode>() ? 1 : 0;
            });
            return out;
        };
        QCOMPARE(lets(false), 0);
        QVERIFY(lets(true) >= 2);
    }

    void showsConstraintWhereItIsChecked()
    {
        const std::vector<OutlineStep> steps = outlineOf(read("tests/kernel/k/winter.rules.json"));
        const OutlineStep* recovery = withId(steps, "recovery");
        QVERIFY(recovery != nullptr);
        QVERIFY(recovery->inside.back().kind == OutlineKind::Constraint);
        QCOMPARE(recovery->inside.back().id, std::string("held-up"));
    }

    void readsConditionsBack_data()
    {
        QTest::addColumn<QByteArray>("condition");
        QTest::addColumn<QByteArray>("words");
        const auto row = [](const char* condition, const char* words) {
            QTest::newRow(condition) << QByteArray(condition) << QByteArray(words);
        };
        row("unit.moved", "the unit: moved");
        row("unit.moved != 1", "the unit: not moved");
        row("unit.steps >= 2", "the unit: steps is at least 2");
        row("unit.hostile(target)", "the unit: hostile to the target");
        row("to.zoned(unit) <= 0", "the to: zones there of enemies of the unit is at most 0");
        row("to.friends(unit) <= 2", "the to: friends of the unit there is at most 2");
        row("@game.turn in 2..4", "the game: turn is 2 to 4");
        row("no @active/army+gun", "there are no units of the active side (guns)");
        row("any targets/neighbours/units: side = red", "any units in places next to the targets: side is red");
        row("#unit/stack <= 2", "number of stack of the unit is at most 2");
        row("unit.type in [foot, horse]", "the unit: type is foot or horse");
        row("$paid + $part >= 3", "(paid + part) is at least 3");
        row("unit.moved or unit.steps <= 1", "(the unit: moved or the unit: steps is at most 1)");
    }
    void readsConditionsBack()
    {
        QFETCH(QByteArray, condition);
        QFETCH(QByteArray, words);
        const Result<Ruleset> rules = readRules(R"({"format": 4, "id": "r", "version": "1", "title": "R",
            "main": "game", "marks": [{"id": "moved", "label": "moved", "on": "unit", "form": "flag"}],
            "defs": [{"id": "gun", "label": "guns", "if": "it.type = gun"}, {"id": "d", "if": ")"
                                                    + condition.toStdString() + R"("}]})",
                                                "r");
        QVERIFY2(rules, rules ? "" : describe(rules.error()).c_str());
        QCOMPARE(ConditionWords(*rules).conditions(rules->defs[1].need), words.toStdString());
    }
};

FW_TEST(tst_Outline)
#include "tst_Outline.moc"
