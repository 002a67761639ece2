#include "engine/rules/Facts.h"
#include "tests/Main.h"
#include "tests/engine/Asked.h"
#include "tests/engine/rules/Small.h"

#include <set>

using namespace fw;

namespace {

const char* const rowsOfFacts = R"("defs": [
        {"id": "foe-of-self", "if": [{"fact": "hostile", "with": "self"}]},
        {"id": "has-foe-beside", "if": [{"any": "self/neighbours/units", "def": "foe-of-self"}]},
        {"id": "has-foe-within", "if": [{"any": "self/within:2/units", "def": "foe-of-self"}]}],
    "zones": [
        {"id": "zoc", "exerts": [{"of": "unit", "fact": "type", "isnt": "gun"}], "arc": "all"}],
    "sights": [{"id": "look", "range": 2, "through": [{"need": [{"of": "it", "fact": "terrain", "isnt": "woods"}]}]}],
    "paths": [{"id": "march", "max": 1, "edge": [{"need": [{"of": "to", "fact": "foes",
            "with": "units", "is": 0}]}]},
        {"id": "flee", "tiers": [
            {"id": "home", "max": 1, "end": [{"need": [{"of": "last", "fact": "among",
                "with": "@area:hq"}]}]},
            {"id": "anywhere", "max": 1}]},
        {"id": "shut", "opens": [{"of": "unit", "fact": "tag", "arg": "winged"}]}], )";

Position table(const Rules& rules)
{
    Position p = rules.startPosition();
    p.active = 0;
    p.turn = 3;
    p.phase = rules.sym("fire");
    rules.setMark(p, "tired", rules.unit("r1"), 1);
    rules.setMark(p, "morale", rules.unit("r1"), 1);
    rules.setMark(p, "hits", rules.unit("r3"), 4);
    rules.setMark(p, "targets", rules.unit("r3"), rules.unit("b1"));
    rules.setMark(p, "clock", -1, 9);
    rules.setMark(p, "smoke", rules.place("0303"), 1);
    p.units[static_cast<std::size_t>(rules.unit("b1"))].steps = 2;
    return p;
}

/// 1 if the conditions hold in the small battle, otherwise 0.
int factTruth(const std::string& conditions)
{
    const small::RulesPtr rules = small::rulesWith(rowsOfFacts + std::string(R"("codes": [{"id": "fire", "do": []}],
            "quantities": [{"id": "q", "base": 0, "stages": [{"id": "s", "combine": "sum"}]}],
            "modifiers": [{"id": "m", "quantity": "q", "stage": "s", "op": "add", "amount": 1,
                "if": )") + conditions + "}]");
    const auto v = evaluate(*rules, table(*rules), "q", small::castOf(*rules, small::everybody()));
    return v && *v == Rational(1) ? 1 : 0;
}

std::string asking(const std::string& of, const std::string& fact, const std::string& rest)
{
    return R"([{"of": ")" + of + R"(", "fact": ")" + fact + "\"" + rest + "}]";
}

} // namespace

class tst_Facts : public QObject
{
    Q_OBJECT

    std::set<std::string> mAsked;

private slots:
    void evaluatesFacts_data()
    {
        QTest::addColumn<int>("expected");
        const auto yes = [](const char* condition) { QTest::newRow(condition) << 1; };
        const auto no = [](const char* condition) { QTest::newRow(condition) << 0; };
        yes(R"([{"of": "a", "fact": "id", "is": "r1"}])");
        yes(R"([{"of": "reds", "fact": "id", "is": "red"}])");
        no(R"([{"of": "a", "fact": "id", "is": "r2"}])");
        yes(R"([{"of": "a", "fact": "side", "is": "red"}])");
        yes(R"([{"of": "a", "fact": "side", "isnt": ["blue", "green"]}])");
        yes(R"([{"of": "reds", "fact": "side-number", "is": 1}])");
        yes(R"([{"of": "e", "fact": "side-number", "is": 2}])");
        no(R"([{"of": "a", "fact": "side-number", "is": 2}])");
        yes(R"([{"of": "a", "fact": "place-number", "is": 7}])"); // 0202 of five columns
        yes(R"([{"of": "there", "fact": "place-number", "is": 18}])");
        // From 0202 to 0304, the line leaves 0202 at the bottom and crosses 0203 and 0303; 0505 is too far.
        yes(R"([{"of": "a", "fact": "sees", "arg": "look", "with": "gun|e"}])");
        yes(R"([{"of": "here", "fact": "sees", "arg": "look", "with": "far"}])");
        no(R"([{"of": "a", "fact": "sees", "arg": "look", "with": "far"}])");
        no(R"([{"of": "late", "fact": "sees", "arg": "look", "with": "a"}])");
        yes(R"([{"of": "gun", "fact": "type", "is": ["horse", "gun"]}])");
        // r1 and r2 in 0202, r3 in 0303, b1 in 0304, b2 far off in 0505.
        yes(R"([{"of": "a", "fact": "linked", "with": "gun|e"}])");
        yes(R"([{"of": "a", "fact": "linked", "with": "both"}])");
        yes(R"([{"of": "e", "fact": "linked", "with": "nobody"}])");
        no(R"([{"of": "a", "fact": "linked", "with": "e"}])");
        no(R"([{"of": "a", "fact": "linked", "with": "gun|e|far"}])");
        no(R"([{"of": "a", "fact": "linked", "with": "late"}])");
        no(R"([{"of": "late", "fact": "linked", "with": "a"}])");
        // A second name lets a condition about others refer to the member.
        yes(R"([{"any": "both", "as": "self", "fact": "adjacent", "with": "gun"}])");
        yes(R"([{"of": "both", "as": "self", "def": "has-foe-within"}])");
        no(R"([{"none": "both|gun", "as": "self", "def": "has-foe-beside"}])");
        yes(R"([{"among": "both|gun", "exactly": 1, "as": "self", "def": "has-foe-beside"}])");
        yes(R"([{"every": "nobody", "as": "self", "def": "has-foe-beside"}])");
        no(R"([{"of": "nobody", "as": "self", "def": "has-foe-beside"}])");
        yes(R"([{"of": "a", "fact": "formation", "is": "A"}])");
        no(R"([{"of": "late", "fact": "formation", "is": "A"}])");
        yes(R"([{"of": "a", "fact": "tag", "arg": "guard"}])");
        no(R"([{"of": "gun", "fact": "tag", "arg": "guard"}])");
        yes(R"([{"of": "a", "fact": "rating", "arg": "strength", "is": 3}])"); // tired
        yes(R"([{"of": "gun", "fact": "rating", "arg": "strength", "is": 2}])");
        yes(R"([{"of": "e", "fact": "steps", "is": 2}])");
        yes(R"([{"of": "e", "fact": "steps-printed", "is": 3}])");
        yes(R"([{"of": "e", "fact": "steps-lost", "is": 1}])");
        yes(R"([{"of": "a", "fact": "mark", "arg": "tired"}])");
        no(R"([{"of": "gun", "fact": "mark", "arg": "tired"}])");
        yes(R"([{"of": "a", "fact": "mark", "arg": "morale", "is": "shaken"}])");
        yes(R"([{"of": "a", "fact": "mark", "arg": "morale"}])");
        no(R"([{"of": "gun", "fact": "mark", "arg": "morale"}])");
        yes(R"([{"of": "gun", "fact": "mark", "arg": "hits", "min": 4, "max": 4}])");
        yes(R"([{"of": "gun", "fact": "mark", "arg": "targets", "is": 1}])");
        yes(R"([{"of": "reds", "fact": "mark", "arg": "points", "is": 2}])");
        yes(R"([{"of": "a", "fact": "mark", "arg": "points", "is": 2}])");
        yes(R"([{"of": "@game", "fact": "mark", "arg": "clock", "is": 9}])");
        yes(R"([{"of": "here", "fact": "mark", "arg": "smoke"}])");
        yes(R"([{"of": "gun", "fact": "mark", "arg": "smoke"}])"); // of the unit's place
        no(R"([{"of": "there", "fact": "mark", "arg": "smoke"}])");
        yes(R"([{"of": "there", "fact": "mark", "arg": "supply", "is": 3}])");
        yes(R"([{"of": "a", "fact": "on-map"}])");
        no(R"([{"of": "late", "fact": "on-map"}])");
        yes(R"([{"of": "late", "fact": "in-box", "arg": "waiting"}])");
        no(R"([{"of": "late", "fact": "in-box", "arg": "dead"}])");
        yes(R"([{"of": "gun", "fact": "facing", "is": 2}])");
        yes(R"([{"of": "a", "fact": "among", "with": "both"}])");
        no(R"([{"of": "gun", "fact": "among", "with": "both"}])");
        no(R"([{"of": "here", "fact": "among", "with": "@map-units"}])");
        yes(R"([{"of": "a", "fact": "hostile", "with": "e"}])");
        no(R"([{"of": "a", "fact": "hostile", "with": "gun"}])");
        yes(R"([{"of": "a", "fact": "friendly", "with": "gun"}])");
        no(R"([{"of": "reds", "fact": "friendly", "with": "blues"}])");
        yes(R"([{"of": "a", "fact": "same-place", "with": "both-@a"}])");
        no(R"([{"of": "a", "fact": "same-place", "with": "gun"}])");
        yes(R"([{"of": "gun", "fact": "adjacent", "with": "e"}])");
        no(R"([{"of": "gun", "fact": "adjacent", "with": "gun"}])");
        no(R"([{"of": "late", "fact": "adjacent", "with": "e"}])");
        yes(R"([{"of": "a", "fact": "distance", "with": "e", "is": 2}])");
        yes(R"([{"of": "a", "fact": "distance", "with": "e|gun", "is": 1}])");
        yes(R"([{"of": "a", "fact": "distance", "with": "late", "min": 1000}])");
        yes(R"([{"of": "gun", "fact": "zoned", "is": 1}])");
        yes(R"([{"of": "here", "fact": "zoned", "with": "e", "is": 2}])");
        yes(R"([{"of": "here", "fact": "zoned", "with": "reds", "is": 1}])");
        yes(R"([{"of": "here", "fact": "foes", "with": "e", "is": 1}])");
        yes(R"([{"of": "a/place", "fact": "friends", "with": "gun", "is": 2}])");
        yes(R"([{"of": "gun", "fact": "arc", "with": "there", "is": "front"}])");
        yes(R"([{"of": "gun", "fact": "arc", "with": "a", "is": "rear"}])");
        no(R"([{"of": "gun", "fact": "arc", "with": "far"}])"); // not adjacent
        yes(R"([{"of": "gun", "fact": "bearing", "with": "e", "is": 1}])");
        yes(R"([{"of": "gun", "fact": "bearing", "with": "a", "is": 3}])");
        yes(R"([{"of": "late", "fact": "arrival", "is": 2}])");
        yes(R"([{"of": "a", "fact": "arrival", "is": 0}])");
        no(R"([{"of": "here", "fact": "terrain", "is": "woods"}])");
        yes(R"([{"any": "here/neighbours", "fact": "terrain", "is": "woods"}])");
        yes(R"([{"of": "gun", "fact": "terrain", "is": "clear"}])");
        yes(R"([{"of": "here", "fact": "hexside", "with": "there", "is": "stream"}])");
        yes(R"([{"of": "there", "fact": "hexside", "with": "gun", "is": "stream"}])");
        no(R"([{"of": "here", "fact": "hexside", "with": "a"}])");
        // The stream has no owner and shelters both sides; tst_Handed tests owned hexsides.
        no(R"([{"of": "here", "fact": "hexside-owner", "with": "there"}])");
        yes(R"([{"of": "here", "fact": "hexside-owner", "with": "there", "isnt": "red"}])");
        yes(R"([{"of": "here", "fact": "sheltered", "arg": "stream", "with": "there"}])");
        yes(R"([{"of": "there", "fact": "sheltered", "with": "gun"}])");
        no(R"([{"of": "here", "fact": "sheltered", "arg": "stream", "with": "a"}])");
        no(R"([{"of": "here", "fact": "sheltered", "arg": "woods", "with": "there"}])");
        yes(R"([{"of": "corner", "fact": "way", "arg": "road", "with": "corner/neighbours"}])");
        no(R"([{"of": "here", "fact": "way", "arg": "road", "with": "there"}])");
        yes(R"([{"of": "corner", "fact": "on-way", "arg": "road"}])");
        yes(R"([{"of": "corner", "fact": "on-way"}])");
        no(R"([{"of": "here", "fact": "on-way", "arg": "road"}])");
        yes(R"([{"any": "here/neighbours", "fact": "level", "is": 1}])");
        yes(R"([{"of": "base", "fact": "among", "with": "@area:hq"}])");
        no(R"([{"of": "here", "fact": "among", "with": "@area:hq"}])");
        no(R"([{"of": "here", "fact": "among", "with": "@area:nowhere"}])");
        yes(R"([{"of": "far", "fact": "on-edge"}])");
        no(R"([{"of": "here", "fact": "on-edge"}])");
        yes(R"([{"of": "e", "fact": "among", "with": "gun/members:targets"}])");
        no(R"([{"of": "far", "fact": "among", "with": "gun/members:targets"}])");
        yes(R"([{"of": "a", "fact": "active"}])");
        no(R"([{"of": "blues", "fact": "active"}])");
        yes(R"([{"of": "@game", "fact": "turn", "is": 3}])");
        yes(R"([{"fact": "turn", "is": 3}])");
        yes(R"([{"of": "@game", "fact": "last-turn", "is": 4}])");
        yes(R"([{"of": "@game", "fact": "first-turn", "is": 1}])");
        yes(R"([{"of": "a", "fact": "ways", "arg": "march", "is": "march"}])");
        yes(R"([{"of": "a", "fact": "ways", "arg": "flee", "is": "anywhere"}])");
        yes(R"([{"of": "a", "fact": "ways", "arg": "shut", "is": "none"}])");
    }
    void evaluatesFacts()
    {
        QFETCH(int, expected);
        QCOMPARE(factTruth(QTest::currentDataTag()), expected);
        for (const FactRow& fact : factRows())
            if (std::string(QTest::currentDataTag()).find("\"fact\": \"" + std::string(fact.name) + "\"")
                != std::string::npos)
                mAsked.insert(std::string(fact.name));
    }

    /// Each fact is tested above or in the game that consists of facts.
    void testsEveryFact()
    {
        QFile game(FW_SOURCE_DIR "/tests/kernel/words/facts.rules.json");
        QVERIFY(game.open(QFile::ReadOnly));
        const std::string text = game.readAll().toStdString();
        for (const FactRow& fact : factRows()) {
            const std::string name(fact.name);
            const bool there = text.find("." + name + " ") != std::string::npos
                               || text.find("." + name + "(") != std::string::npos
                               || text.find("." + name + "\"") != std::string::npos;
            QVERIFY2(there || mAsked.count(name), name.c_str());
        }
    }

    void evaluatesQuantifiers_data()
    {
        QTest::addColumn<int>("expected");
        const auto yes = [](const char* condition) { QTest::newRow(condition) << 1; };
        const auto no = [](const char* condition) { QTest::newRow(condition) << 0; };
        yes(R"([{"of": "both", "fact": "type", "is": "foot"}])");
        no(R"([{"of": "both|gun", "fact": "type", "is": "foot"}])");
        no(R"([{"of": "nobody", "fact": "type", "is": "foot"}])");
        yes(R"([{"every": "nobody", "fact": "type", "is": "foot"}])");
        no(R"([{"any": "nobody", "fact": "type", "is": "foot"}])");
        yes(R"([{"any": "both|gun", "fact": "type", "is": "gun"}])");
        yes(R"([{"none": "both", "fact": "type", "is": "gun"}])");
        yes(R"([{"none": "nobody"}])");
        no(R"([{"none": "both"}])");
        yes(R"([{"any": "both"}])");
        yes(R"([{"among": "@map-units", "fact": "type", "is": "foot", "least": 3}])");
        no(R"([{"among": "@map-units", "fact": "type", "is": "foot", "least": 4}])");
        yes(R"([{"among": "@map-units", "fact": "type", "is": "gun", "most": 1}])");
        yes(R"([{"among": "@map-units", "fact": "side", "is": "blue", "exactly": 2}])");
        yes(R"([{"either": [[{"of": "a", "fact": "type", "is": "gun"}],
                            [{"of": "a", "fact": "type", "is": "foot"}]]}])");
        no(R"([{"either": [[{"of": "a", "fact": "type", "is": "gun"}]]}])");
        yes(R"([{"of": "gun", "fact": "mark", "arg": "hits", "min": {"local": "three"}}])");
        yes(R"([{"amount": {"count": "@map-units"}, "is": 5}])");
        yes(R"([{"amount": {"local": "three"}, "is": "3"}])"); // a number may be written as a word
        yes(R"([{"of": "e", "fact": "steps", "is": {"fact": "steps", "of": "e"}}])");
    }
    void evaluatesQuantifiers()
    {
        QFETCH(int, expected);
        QCOMPARE(factTruth(QTest::currentDataTag()), expected);
    }

    void factAboutNoUnitIsFalse()
    {
        for (const FactRow& fact : factRows()) {
            std::string arg;
            switch (fact.arg) {
            case ArgKind::Mark: arg = R"(, "arg": "hits")"; break;
            case ArgKind::Rating: arg = R"(, "arg": "strength")"; break;
            case ArgKind::Box: arg = R"(, "arg": "dead")"; break;
            case ArgKind::Path: arg = R"(, "arg": "march")"; break;
            case ArgKind::Sight: arg = R"(, "arg": "look")"; break;
            case ArgKind::None: break;
            default: arg = R"(, "arg": "hq")";
            }
            if (fact.with)
                arg += R"(, "with": "nobody")";
            const std::string name(fact.name);
            for (const char* of : {"late", "here", "reds", "@game", "three"})
                (void)factTruth(asking(of, name, arg));
            QCOMPARE(factTruth(asking("nobody", name, arg)), 0);
        }
    }
};

FW_TEST(tst_Facts)
#include "tst_Facts.moc"
