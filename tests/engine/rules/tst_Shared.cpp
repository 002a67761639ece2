#include "engine/rules/Lint.h"
#include "engine/rules/Shared.h"
#include "engine/store/Json.h"
#include "tests/Main.h"

#include <QTest>

using namespace fw;

namespace {

/// A rules file with these groups and paths.
Ruleset rulesOf(const std::string& groups, const std::string& paths)
{
    const auto rules = readRules(R"({"id":"r","version":"1","main":"game","groups":[)" + groups + R"(],"paths":[)"
                                     + paths + R"(],"procedures":[{"id":"game","do":[{"node":"group"}]}]})",
                                 "r.rules.json");
    if (!rules)
        qWarning("%s", describe(rules.error()).c_str());
    return rules ? *rules : Ruleset();
}

Ruleset unfolded(Ruleset rules)
{
    expandGroupsAndInheritance(rules);
    return rules;
}

QStringList told(const Ruleset& rules)
{
    QStringList out;
    for (const Finding& f : lint(rules))
        out << QString::fromStdString(f.place + ": " + plain(f.text));
    return out;
}

const std::string dry = R"({"id":"dry","rules":[{"label":"no lake","cite":"1.1","need":"to.terrain != lake"},
    {"label":"no bog","cite":"1.2","when":["bogs=yes"],"need":"to.terrain != bog"}]})";

const std::string citedHere = "{\"id\":\"march\",\"tiers\":[{\"id\":\"t\",\"end\":[\"dry (by 7.6)\"]}]}";
const std::string namedTwice = "{\"id\":\"march\",\"edge\":[\"dry\",\"dry (by 7.6)\"]}";

} // namespace

class tst_Shared : public QObject
{
    Q_OBJECT

private slots:
    void expandsGroupsOfRules()
    {
        const Ruleset rules = unfolded(
            rulesOf(dry, R"({"id":"march","edge":[{"label":"own","need":"$step <= 2"},"dry"]})"));
        const std::vector<Rule>& edge = rules.paths.at(0).edge;
        QCOMPARE(edge.size(), std::size_t(3));
        QCOMPARE(edge[0].label, std::string("own"));
        QCOMPARE(edge[1].cite, std::string("1.1"));
        QCOMPARE(edge[2].when, std::vector<std::string>{"bogs=yes"});
    }

    void referenceMayOverrideTheCase()
    {
        const Ruleset rules = unfolded(rulesOf(dry, citedHere));
        for (const Rule& rule : rules.paths.at(0).tiers.at(0).end)
            QCOMPARE(rule.cite, std::string("7.6"));
        QCOMPARE(rules.paths[0].tiers[0].end.size(), std::size_t(2));
    }

    void pathInheritsFromAnother()
    {
        const std::string base = R"({"id":"march","label":"March","cost":"price","max":3,"lengthCite":"4",
            "edge":[{"label":"base","need":"$step <= 9"}]},)";
        const Ruleset rules = unfolded(rulesOf(
            "",
            base + R"({"id":"ride","label":"Ride","like":"march","max":5,"edge":[{"label":"own","need":"$step <= 8"}]},
                {"id":"march","when":["a=b"],"like":"march","measure":"end"})"));
        const PathRow& ride = rules.paths.at(1);
        QCOMPARE(ride.label, std::string("Ride"));
        QCOMPARE(ride.cost, std::string("price"));
        QVERIFY(ride.max->number == Rational(5));
        QCOMPARE(ride.lengthCite, std::string("4"));
        QCOMPARE(ride.edge.size(), std::size_t(2));
        QCOMPARE(ride.edge[0].label, std::string("own"));
        // A row with its own id, under other options.
        QVERIFY(rules.paths.at(2).measure == PathMeasure::End);
        QCOMPARE(rules.paths.at(2).label, std::string("March"));
        QCOMPARE(rules.paths.at(2).when, std::vector<std::string>{"a=b"});
        QVERIFY(!rules.paths.at(0).measure);
    }

    /// Of two rows with one id, the one in force is meant, wherever it is.
    void inheritsFromTheRowInForce()
    {
        Ruleset rules = rulesOf("",
                                R"({"id":"march","when":["fog=on"],"max":1},{"id":"march","when":["fog=off"],"max":2},
            {"id":"ride","like":"march"})");
        expandGroupsAndInheritance(
            rules, [](const std::vector<std::string>& when) { return when.empty() || when[0] == "fog=off"; });
        QVERIFY(rules.paths.at(2).max->number == Rational(2));
    }

    void reportsTwoGroupsInForce()
    {
        const QStringList all = told(rulesOf(dry + "," + dry, R"({"id":"march","edge":["dry"]})"));
        QVERIFY2(all.join('\n').contains("two rows have this id"), qPrintable(all.join('\n')));
    }

    void reportsCircularInheritance()
    {
        const Ruleset rules = rulesOf("",
                                      R"({"id":"a","like":"b","max":1},{"id":"b","like":"a"},{"id":"c","like":"c"})");
        QVERIFY(unfolded(rules).paths.at(1).max.has_value());
        const QStringList all = told(rules);
        QVERIFY2(all.contains("/paths/0/like: the path 'a' refers to itself in 'like'"), qPrintable(all.join('\n')));
        QVERIFY2(all.contains("/paths/2/like: the path 'c' refers to itself in 'like'"), qPrintable(all.join('\n')));
    }

    void reportsUnknownReferences()
    {
        const QStringList all = told(
            rulesOf(dry + R"(,{"id":"idle","rules":["dry"]})",
                    R"({"id":"march","like":"mach","edge":["dri","dry",{"use":"dry","label":"x"}]})"));
        const auto has = [&](const char* text) { QVERIFY2(all.contains(text), qPrintable(all.join('\n'))); };
        has("/paths/0/like: there is no path row 'mach'");
        has("/paths/0/edge/0/use: there is no group of rules 'dri'");
        has("/paths/0/edge/2/label: 'label' is ignored next to 'use'");
        has("/groups/1/rules/0: a group cannot contain the group 'dry'");
    }

    void reportsUnusedGroups()
    {
        const QStringList all = told(rulesOf(dry, R"({"id":"march"})"));
        QVERIFY2(all.join('\n').contains("nothing uses this group of rules"), qPrintable(all.join('\n')));
    }

    void shortFormRoundTrips()
    {
        const Ruleset rules = rulesOf(dry, namedTwice);
        const std::string text = writeRules(rules);
        QVERIFY2(text.find("\"edge\": [\"dry\", \"dry (by 7.6)\"]") != std::string::npos, text.c_str());
        QVERIFY(*readRules(text, "again") == rules);
        QVERIFY(*readRules(writeRules(rules, Spelling::Trees), "trees") == rules);
        for (const char* wrong : {"\"\"", "\"two words\"", "\"dry (by )\""})
            QVERIFY2(
                !readRules(R"({"id":"r","version":"1","paths":[{"id":"p","edge":[)" + std::string(wrong) + "]}]}", "r"),
                wrong);
    }
};

FW_TEST(tst_Shared)
#include "tst_Shared.moc"
