// Formations that are parts of others: what paths find, and which parents are refused.
#include "engine/rules/Lint.h"
#include "engine/rules/LintKinds.h"
#include "tests/Main.h"
#include "tests/engine/rules/Small.h"

using namespace fw;

namespace {

/// Brigade A is a part of the division, the division and brigade B of the corps; C is of the other side.
const char* const parents = R"("formationParents": {"A": "division", "division": "corps", "B": "corps", "C": "host"})";
const char* const listed = R"("formations": ["A", "B", "C", "division", "corps", "host"], )";

/// The members of a path in the small battle, formations by their names.
QString members(const std::string& path, const std::string& scenarioMore = parents)
{
    const small::RulesPtr rules = small::rulesWith(
        R"("defs": [{"id": "large", "if": "it.formation = division"}],
            "quantities": [{"id": "heading", "roles": ["both"], "base": 0}],
            "constraints": [{"id": "c", "at": "idle", "orElse": "note", "each": ")"
            + path + "\"}]",
        scenarioMore);
    const Position p = rules->startPosition();
    PositionQuery look(rules->compiled(), p);
    std::vector<Local> roles;
    for (const auto& [role, value] : small::castOf(*rules, small::everybody()))
        roles.push_back({rules->sym(role), value});
    look.scope.roles.layers.push_back(&roles);
    const Items items = look.scope.resolve(rules->compiled().constraints[0].each);
    if (items.kind != Kind::Formations)
        return small::idsOf(*rules, items.kind, items.toVector());
    QStringList out;
    for (const std::int32_t f : items)
        out << QString::fromStdString(rules->formations()[static_cast<std::size_t>(f)]);
    return out.join(", ");
}

/// "place kind" of what the lint says of a scenario with these keys.
QStringList faults(const std::string& scenarioMore)
{
    const auto rules = readRules(small::rulesText(""), "r");
    const auto scenario = readScenario(small::scenarioText(scenarioMore), "s");
    if (!rules || !scenario)
        qFatal("%s", describe(rules ? scenario.error() : rules.error()).c_str());
    QStringList out;
    for (const Finding& finding : lint(*rules, *scenario))
        if (QString::fromStdString(finding.row).startsWith("formation "))
            out << QString::fromStdString(finding.place + " " + std::string(rowOf(finding.kind).id));
    return out;
}

} // namespace

class tst_Formations : public QObject
{
    Q_OBJECT

private slots:
    void pathsGoUpAndDown_data()
    {
        QTest::addColumn<QString>("found");
        const auto row = [](const char* path, const char* found) { QTest::newRow(path) << QString(found); };
        row("both/formations", "A");
        row("both/parent", "division");
        row("both/parent/parent", "corps");
        row("both/parent/parent/parent", "");
        row("both/echelons", "A, division, corps");
        row("both/parent/echelons", "division, corps");
        row("both/parts", "A");
        row("both/parts/roster", "r1 r2");
        row("@map-units/parent", "division, corps, host");
        row("both/parent/parent/parts", "corps, A, B, division");
        row("both/parent/parent/parts/roster", "r1 r2 r3");
        row("@formations/parent/roster", "");
        row("@all-units/echelons", "A, division, corps, B, C, host");
        row("@sides/formations", "A, B, division, corps, C, host");
    }
    void pathsGoUpAndDown()
    {
        QFETCH(QString, found);
        QCOMPARE(members(QTest::currentDataTag()), found);
    }

    /// Without parents nothing is above a formation, and its only part is itself.
    void formationsWithoutParents()
    {
        QCOMPARE(members("both/parent", ""), QString());
        QCOMPARE(members("both/echelons", ""), QString("A"));
        QCOMPARE(members("both/parts/roster", ""), QString("r1 r2"));
        QCOMPARE(members("@formations", ""), QString("A, B, C"));
    }

    void filtersFindTheLevel()
    {
        QCOMPARE(members("both/echelons+large"), QString("division"));
        QCOMPARE(members("both/echelons+large/parts/roster"), QString("r1 r2"));
    }

    /// The same words on both sides are two formations, each with a parent of its side.
    void parentsAreOfTheSameSide()
    {
        const std::string same = R"("formationParents": {"A": "corps", "C": "corps"})";
        QCOMPARE(members("@formations", same), QString("A, B, C, red corps, blue corps"));
        QCOMPARE(members("both/parent", same), QString("red corps"));
        QCOMPARE(members("@map-units/parent", same), QString("red corps, blue corps"));
        // A name with its side is for that side alone.
        const std::string one = R"("formationParents": {"blue C": "host", "red C": "corps"})";
        QCOMPARE(members("@map-units/parent", one), QString("host"));
    }

    void wrongParentsAreReported_data()
    {
        QTest::addColumn<QString>("more");
        QTest::addColumn<QStringList>("told");
        const auto row = [](const char* name, const std::string& more, const QStringList& told) {
            QTest::newRow(name) << QString::fromStdString(more) << told;
        };
        row("right", listed + std::string(parents), {});
        row("unknown parent", R"("formationParents": {"A": "corps"})", {"/formationParents/A rules/unknown-reference"});
        row("unknown part", R"("formationParents": {"D": "A"})", {"/formationParents/D rules/unknown-reference"});
        row("itself", R"("formationParents": {"A": "A"})", {"/formationParents/A rules/depends-on-itself"});
        row("circle", R"("formationParents": {"A": "B", "B": "A"})",
            {"/formationParents/A rules/depends-on-itself", "/formationParents/B rules/depends-on-itself"});
        row("other side", R"("formationParents": {"A": "C"})", {"/formationParents/A rules/unknown-reference"});
        row("no such side", R"("formationParents": {"green A": "B"})",
            {"/formationParents/green A rules/unknown-reference"});
    }
    void wrongParentsAreReported()
    {
        QFETCH(QString, more);
        QFETCH(QStringList, told);
        QCOMPARE(faults(more.toStdString()), told);
    }

    void wrongSignsAreReported()
    {
        const auto told = [](const char* rows) {
            return faults(listed + std::string(R"("formationSigns": [)") + rows + "]");
        };
        // moc of Qt 6.4 finds no class after a raw string with a number sign, so this one is written with escapes.
        QCOMPARE(told("{\"formation\": \"A\", \"sign\": \"1\", \"colour\": \"#e8c547\"}, "
                      "{\"formation\": \"A\", \"side\": \"red\"}"),
                 QStringList());
        QCOMPARE(told(R"({"formation": "D"})"), QStringList("/formationSigns/0/formation rules/unknown-reference"));
        QCOMPARE(told(R"({"formation": "A", "side": "green"})"),
                 QStringList("/formationSigns/0/side rules/unknown-reference"));
        QCOMPARE(told(R"({"formation": "A"}, {"formation": "A", "sign": "1"})"),
                 QStringList("/formationSigns/1/formation rules/listed-twice"));
    }

    void circlesAreRefused()
    {
        QVERIFY(!small::tryRules("", R"("formationParents": {"A": "B", "B": "A"})"));
        QVERIFY(!small::tryRules("", R"("formationParents": {"A": "A"})"));
        QVERIFY(small::tryRules("", parents));
    }
};

FW_TEST(tst_Formations)
#include "tst_Formations.moc"
