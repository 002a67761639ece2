#include "engine/play/StateView.h"
#include "tests/Main.h"
#include "tests/engine/play/Sitting.h"

#include <functional>
#include <set>

using namespace fw;
using namespace sitting;

// Declared before the rules, because moc loses the class after some raw strings.
class tst_Choices : public QObject
{
    Q_OBJECT

private slots:
    void executesTheChosenEntry();
    void currentProcedureDecidesWrongPhaseCite();
    void skipsMenuWithoutLegalEntry();
    void fieldAcceptsOnlyLegalValues_data();
    void fieldAcceptsOnlyLegalValues();
    void laterFieldsDependOnEarlierOnes();
    void fillsMissingFieldIfUnique();
    void checksTheEntryAsAWhole();
    void findsSmallSetAmongMany();
    void findsNearlyCompleteSets_data();
    void findsNearlyCompleteSets();
    void searchStopsAtItsStepLimit();
    void levelDecidesWhatViolationsDo();
    void pathRuleHasItsOwnLevel();
    void refereeMayOverrule();
    void choicesReachExactlyTheLegalActions();
};

namespace {

const char* const choicesRows = R"("defs": [{"id": "gun", "if": [{"fact": "type", "is": "gun"}]},
        {"id": "foot", "if": [{"fact": "type", "is": "foot"}]}],
    "paths": [{"id": "hop", "cite": "5", "max": 1},
        {"id": "shut", "opens": [{"fact": "turn", "is": 3}]}])";

/// A choice with one entry "go" that has these fields.
std::string choosing(const std::string& fields, const std::string& then = {})
{
    return R"({"node": "choose", "id": "c", "by": "@sides", "menu": [{"id": "go", "label": "Go",
        "cite": "4", "fields": [)"
           + fields + R"(], "do": [)" + then + "]}]}";
}

QString text(const Action& action)
{
    QStringList out;
    for (const Argument& a : action.args) {
        QStringList values;
        for (const std::string& v : a.values)
            values << QString::fromStdString(v);
        if (a.name == "who")
            values.sort(); // a set
        if (!values.isEmpty())
            out << QString::fromStdString(a.name) + "=" + values.join("+");
    }
    return out.join(' ');
}

} // namespace

void tst_Choices::executesTheChosenEntry()
{
    Sitting t(R"({"node": "choose", "id": "c", "cite": "4.1", "by": "@sides", "menu": [
        {"id": "a", "label": "A", "do": [)"
                  + note("a") + R"(]},
        {"id": "b", "label": "B", "cite": "4.2", "why": "the ninth turn has not come", "if": [{"fact": "turn", "is": 9}], "do": [)"
                  + note("b") + "]}]}, " + note("end"),
              {}, R"({"id": "elsewhere", "do": [{"node": "group", "do": [{"node": "choose", "id": "d", "by": "@sides",
        "menu": [{"id": "later", "cite": "4.6", "wrongPhaseCite": "4.7", "do": []}]}]}]})");
    QCOMPARE(t.offered(), QString("a"));
    QCOMPARE(t.seats(), QString("red"));
    QVERIFY(!t.act("x"));
    QVERIFY(t.refusal().contains("4.1"));
    QCOMPARE(t.problem.alternatives.size(), std::size_t(1)); // b is impossible now and not offered
    QVERIFY(!t.act("b"));
    QVERIFY(t.refusal().contains("4.2"));
    QVERIFY2(t.refusal().contains("B is not possible now: the ninth turn has not come"), qPrintable(t.refusal()));
    QVERIFY(!t.act("later"));
    QVERIFY(t.refusal().contains("4.7")); // another menu has it
    QVERIFY(!t.act("a", "what 1"));
    QVERIFY(!t.dice("d 1"));
    QVERIFY(t.act("a"));
    QCOMPARE(t.said(), QString("a end"));
    QVERIFY(!t.act("a"));
    QVERIFY(t.refusal().contains("over"));
}

void tst_Choices::currentProcedureDecidesWrongPhaseCite()
{
    const auto later = [](const char* cite) {
        return R"({"node": "choose", "id": "d", "by": "@sides", "menu": [{"id": "later", "wrongPhaseCite": ")"
               + std::string(cite) + R"(", "do": []}]})";
    };
    Sitting t(R"({"node": "call", "id": "in", "call": "inner"}, )" + later("4.7"), {},
              R"({"id": "inner", "do": [
        {"node": "choose", "id": "c", "by": "@sides", "menu": [{"id": "a", "do": []}]},
        {"node": "roll", "id": "r", "cite": "4.1", "by": "@sides", "dice": [{"name": "d6", "low": 1, "high": 6}]}, )"
                  + later("4.9") + "]}");
    QVERIFY(!t.act("later"));
    QCOMPARE(t.problem.cite, std::string("4.9"));
    QVERIFY(t.act("a"));
    QVERIFY(!t.act("later")); // dice are asked for
    QCOMPARE(t.problem.cite, std::string("4.9"));
    QVERIFY(!t.act("a"));
    QCOMPARE(t.problem.cite, std::string("4.1"));
}

void tst_Choices::skipsMenuWithoutLegalEntry()
{
    QCOMPARE(Sitting(R"({"node": "choose", "menu": [{"id": "b", "if": [{"fact": "turn", "is": 9}],
        "do": []}]}, )"
                     + note("end"))
                 .said(),
             QString("end"));
    QCOMPARE(Sitting(choosing(R"({"name": "who", "pick": "unit", "from": "@box:dead"})") + "," + note("end")).said(),
             QString("end"));
}

void tst_Choices::fieldAcceptsOnlyLegalValues_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("offers");
    QTest::addColumn<QString>("good");
    QTest::addColumn<QString>("bad");
    const auto row = [](const char* name, const char* field, const char* offers, const char* good, const char* bad) {
        QTest::newRow(name) << field << offers << good << bad;
    };
    row("unit", R"("pick": "unit", "from": "@map-units")", "r1 r2 r3 b1 b2", "r1", "b3,r1 r2,0101,,x");
    row("unit with rules", R"("pick": "unit", "from": "@map-units", "need": [
        {"cite": "1", "need": [{"fact": "type", "is": "gun"}]}])",
        "r3", "r3", "r1");
    row("units", R"("pick": "units", "from": "@map-units+foot", "max": 2)", "r1 r2 b1", "r1,r1 r2,b1 r1",
        "r1 r2 b1,r3,r1 r1,");
    row("exactly two", R"("pick": "units", "from": "@map-units+foot", "min": 2, "max": 2)", "r1 r2 b1",
        "r1 r2,r2 r1,b1 r1", "r1,");
    row("with whom it must", R"("pick": "units", "from": "@map-units", "must": "f/others", "mustCite": "9")",
        "r1 r2 r3 b1 b2", "r1 r2,r2 r1,r3,b1 r3,r1 b1 r2", "r1,r2 r3,b1 r1");
    row("two of a side", R"("pick": "units", "from": "@map-units+foot", "min": 2, "check": [
        {"need": [{"every": "f", "fact": "side", "is": "red"}]}])",
        "r1 r2", "r1 r2,r2 r1", "r1 b1,r1");
    row("place", R"("pick": "place", "from": "@area:gate")", "0501 0502", "0501", "0101,dead");
    row("places", R"("pick": "places", "from": "@area:gate|@area:hq", "min": 3)", "0501 0502 0105",
        "0501 0502 0105,0105 0502 0501", "0501,0501 0502");
    row("side", R"("pick": "side", "from": "@sides")", "red blue", "blue", "green,red blue");
    row("label", R"("pick": "label", "labels": ["up", "down"])", "up down", "up", "left,up down,");
    row("label with rules", R"("pick": "label", "labels": ["up", "down"], "need": [
        {"need": [{"fact": "id", "isnt": "up"}]}])",
        "down", "down", "up");
    row("number", R"("pick": "number", "min": 1, "max": 4, "need": [
        {"need": [{"amount": {"local": "it"}, "isnt": 2}]}])",
        "1 3 4", "1,4", "0,2,5,x,,1 3");
    row("number with a check", R"("pick": "number", "min": 0, "max": 3, "check": [
        {"need": [{"amount": {"local": "f"}, "min": 2}]}])",
        "2 3", "2", "1");
    row("fraction of numbers", R"("pick": "number", "min": "1/2", "max": "5/2")", "1 2", "1", "0,3");
    row("facing", R"("pick": "facing")", "0 1 2 3 4 5", "5", "-1");
    row("optional unit", R"("pick": "unit", "from": "@box:waiting", "optional": true)", "b3 done", "b3,", "r1");
    row("optional, nobody there", R"("pick": "unit", "from": "@box:dead", "optional": true)", "done", "", "r1");
    row("none or more", R"("pick": "units", "from": "@box:waiting", "min": 0)", "b3 done", "b3,", "r1");
    row("path", R"("pick": "path", "units": "@map-units+gun", "rows": ["hop"])", "0302 0402 0403 0304 0203 0202",
        "0302", "0303,0101,@1,@-4,dead,0302 0301,");
    row("path with a check", R"("pick": "path", "units": "@map-units+gun", "rows": ["hop"],
        "check": [{"need": [{"of": "f/last", "fact": "terrain", "is": "woods"}]}])",
        "0302", "0302", "0402");
    row("path, two rows", R"("pick": "path", "units": "@map-units+gun", "rows": ["shut", "hop"])",
        "0302 0402 0403 0304 0203 0202", "0302", "0101");
    row("path from elsewhere", R"("pick": "path", "units": "@box:waiting", "rows": ["hop"],
        "start": "@area:hq")",
        "0104 0204 0205", "0104,0205", "0101");
    row("optional path, no way", R"("pick": "path", "units": "@map-units+gun", "rows": ["shut"],
        "optional": true)",
        "done", "", "0302");
}

void tst_Choices::fieldAcceptsOnlyLegalValues()
{
    QFETCH(QString, field);
    QFETCH(QString, offers);
    QFETCH(QString, good);
    QFETCH(QString, bad);
    const Sitting t(choosing(R"({"name": "f", )" + field.toStdString() + "}"), choicesRows);
    Draft draft;
    draft.verb = "go";
    QCOMPARE(t.offered(draft), offers);
    for (const QString& values : good.split(',')) {
        Sitting copy = t;
        QVERIFY2(copy.act("go", values.isEmpty() ? "" : "f " + values), qPrintable(values + ": " + copy.refusal()));
    }
    for (const QString& values : bad.split(',')) {
        if (bad.isEmpty() || (values.isEmpty() && good.split(',').contains("")))
            continue;
        Sitting copy = t;
        QVERIFY2(!copy.act("go", values.isEmpty() ? "" : "f " + values), qPrintable(values));
    }
}

void tst_Choices::laterFieldsDependOnEarlierOnes()
{
    Sitting t(choosing(R"({"name": "who", "pick": "unit", "from": "@map-units"},
        {"name": "foe", "pick": "unit", "from": "who/place/neighbours/units", "need": [
            {"cite": "6.1", "label": "no enemy", "need": [{"fact": "hostile",
                "with": "who"}]}]})"));
    Draft draft;
    QCOMPARE(t.offered(draft), QString("go"));
    draft = extend(*t.rules, t.state, draft, legal(*t.rules, t.state, draft)[0]);
    QCOMPARE(t.offered(draft), QString("r3 b1")); // the others have no adjacent enemy
    draft = extend(*t.rules, t.state, draft, legal(*t.rules, t.state, draft)[0]);
    QCOMPARE(t.offered(draft), QString("b1"));
    draft = extend(*t.rules, t.state, draft, legal(*t.rules, t.state, draft)[0]);
    QVERIFY(complete(*t.rules, t.state, draft));
    QVERIFY(t.offered(draft).isEmpty());
    QVERIFY(!t.act("go", "who r3;foe r1"));
    QVERIFY(t.refusal().contains("6.1"));
    QVERIFY(t.refusal().contains("First: no enemy"));
}

void tst_Choices::fillsMissingFieldIfUnique()
{
    const std::string nodes = choosing(R"({"name": "who", "pick": "unit", "from": "@map-units+gun", "auto": true})",
                                       verb(R"("verb": "mark", "of": "who", "mark": "tired")"));
    Sitting t(nodes, choicesRows);
    QVERIFY(t.act("go"));
    QCOMPARE(t.mark("tired", "r3"), 1);
    Sitting two(choosing(R"({"name": "who", "pick": "unit", "from": "@map-units+foot", "auto": true})"), choicesRows);
    QVERIFY(!two.act("go"));
}

void tst_Choices::checksTheEntryAsAWhole()
{
    Sitting t(R"({"node": "choose", "menu": [{"id": "go", "label": "Go", "fields": [
        {"name": "f", "pick": "unit", "from": "@map-units"}], "check": [{"cite": "6.2",
        "label": "not the guard", "need": [{"none": "f", "fact": "tag", "arg": "guard"}]}],
        "do": []}]})");
    Draft draft;
    draft.verb = "go";
    QCOMPARE(t.offered(draft), QString("r2 r3 b1 b2"));
    QVERIFY(!t.act("go", "f r1"));
    QVERIFY(t.refusal().contains("6.2"));
}

/// A search that tried every set with the first cell before the set of only the last cell reached its limit.
void tst_Choices::findsSmallSetAmongMany()
{
    const Sitting t(R"({"node": "choose", "id": "c", "by": "@sides", "menu": [{"id": "go", "cite": "4",
        "fields": [{"name": "where", "pick": "places", "from": "@cells"}],
        "check": [{"cite": "4.4", "need": "#where = 1"}, {"cite": "4.5", "need": "where.place-number >= #@cells"}],
        "do": []}]}, )"
                    + note("end"));
    QCOMPARE(t.offered(), QString("go"));
}

void tst_Choices::findsNearlyCompleteSets_data()
{
    QTest::addColumn<QString>("least");
    QTest::newRow("all") << "#where >= #@cells";
    QTest::newRow("all but one") << "#where = #@cells - 1";
}

// If only nearly all together are legal, there are too many smaller sets to try first.
void tst_Choices::findsNearlyCompleteSets()
{
    QFETCH(QString, least);
    const Sitting t(R"({"node": "choose", "id": "c", "by": "@sides", "menu": [{"id": "go", "cite": "4",
        "fields": [{"name": "where", "pick": "places", "from": "@cells"}],
        "check": [{"cite": "4.4", "need": ")"
                    + least.toStdString() + R"("}], "do": []}]}, )" + note("end"));
    QCOMPARE(t.offered(), QString("go"));
    Draft draft;
    draft.verb = "go";
    const Choices cells = legal(*t.rules, t.state, draft);
    QCOMPARE(static_cast<std::int32_t>(cells.size()), t.rules->cellCount());
    draft = extend(*t.rules, t.state, draft, cells.back());
    QCOMPARE(static_cast<std::int32_t>(legal(*t.rules, t.state, draft).size()), t.rules->cellCount() - 1);
}

// The cost of a try differs between rule systems, so a search is limited by its work, not by its tries.
void tst_Choices::searchStopsAtItsStepLimit()
{
    const Sitting t(R"({"node": "choose", "id": "c", "by": "@sides", "menu": [
        {"id": "none", "label": "None", "cite": "3", "do": []}, {"id": "go", "cite": "4",
        "fields": [{"name": "where", "pick": "places", "from": "@cells"}],
        "check": [{"cite": "4.4", "need": "#where/within:9/within:9/within:9/within:9 >= 99"}], "do": []}]}, )"
                    + note("end"));
    StepBudget budget;
    QCOMPARE(offered(*t.rules, t.state, {}, budget).size(), std::size_t(1));
    const std::int64_t taken = StepBudget::most - budget.left();
    QVERIFY2(taken < 1'500'000, QByteArray::number(qlonglong(taken)).constData());
}

void tst_Choices::levelDecidesWhatViolationsDo()
{
    const auto played = [](const char* rowLevel, Level game, const QString& who = "r1") {
        Setup setup;
        setup.level = game;
        Sitting t(choosing(R"({"name": "f", "pick": "unit", "from": "@map-units", "need": [
            {"cite": "6", "label": "guard", )"
                           + std::string(*rowLevel ? R"("level": ")" + std::string(rowLevel) + "\"," : "")
                           + R"("need": [{"fact": "type", "is": "gun"}]}]})"),
                  {}, {}, {}, setup);
        const bool done = t.act("go", "f " + who);
        return QString(done ? "done" : "refused") + (t.log().contains("against") ? ", warned" : "");
    };
    QCOMPARE(played("", Level::Refuse), QString("refused"));
    QCOMPARE(played("", Level::Warn), QString("done, warned"));
    QCOMPARE(played("", Level::Record), QString("done"));
    QCOMPARE(played("warn", Level::Refuse), QString("done, warned"));
    QCOMPARE(played("refuse", Level::Record), QString("refused"));
    QCOMPARE(played("record", Level::Refuse, "r3"), QString("done"));
}

void tst_Choices::pathRuleHasItsOwnLevel()
{
    Sitting t(choosing(R"({"name": "f", "pick": "path", "units": "@map-units+gun", "rows": ["soft"]})"),
              R"("defs": [{"id": "gun", "if": [{"fact": "type", "is": "gun"}]}],
               "paths": [{"id": "soft", "edge": [{"cite": "5", "level": "warn", "need": [
                   {"of": "to", "fact": "terrain", "isnt": "woods"}]}]}])");
    QVERIFY2(t.act("go", "f 0302"), qPrintable(t.refusal()));
    QVERIFY(t.log().contains("against the rules"));
}

void tst_Choices::refereeMayOverrule()
{
    Sitting t(choosing(R"({"name": "f", "pick": "unit", "from": "@map-units+gun"},
        {"name": "way", "pick": "path", "units": "f", "rows": ["hop"]})"),
              choicesRows);
    QVERIFY(!t.act("go", "f r1;way 0505"));
    QVERIFY2(t.act("go", "f r1;way 0505", "referee", true), qPrintable(t.refusal()));
    QVERIFY(t.log().contains("overruled: "));
    QVERIFY(t.log().contains("because tested"));
}

void tst_Choices::choicesReachExactlyTheLegalActions()
{
    // Two of three foot units of one side, then one adjacent cell without woods.
    const std::string nodes = choosing(
        R"({"name": "who", "pick": "units", "from": "@map-units", "min": 2, "max": 2, "check": [
            {"need": [{"every": "who", "fact": "friendly", "with": "who"},
                {"either": [[{"every": "who", "fact": "side", "is": "red"}],
                    [{"every": "who", "fact": "side", "is": "blue"}]]}]}]},
           {"name": "to", "pick": "place", "from": "who/place/neighbours", "need": [
            {"need": [{"fact": "terrain", "isnt": "woods"}]}]},
           {"name": "n", "pick": "number", "min": 1, "max": 2, "optional": true})");
    const Sitting t(nodes);
    std::set<QString> clicked;
    const std::function<void(const Draft&)> follow = [&](const Draft& draft) {
        const std::vector<Choice> next = legal(*t.rules, t.state, draft);
        if (complete(*t.rules, t.state, draft))
            clicked.insert(text(draft));
        else
            QVERIFY2(!next.empty(), qPrintable("dead end: " + text(draft)));
        for (const Choice& choice : next)
            follow(extend(*t.rules, t.state, draft, choice));
    };
    follow({});
    std::set<QString> accepted;
    const std::vector<Unit>& units = t.rules->scenario().units;
    for (const Unit& a : units)
        for (const Unit& b : units)
            for (int cell = 0; cell < t.rules->cellCount(); ++cell)
                for (const char* n : {"", "0", "1", "2", "3"}) {
                    Action action;
                    action.verb = "go";
                    action.args = {{"who", {a.id, b.id}}, {"to", {t.rules->placeName(cell)}}};
                    if (*n)
                        action.args.push_back({"n", {n}});
                    if (apply(*t.rules, t.state, action, false))
                        accepted.insert(text(action));
                }
    QVERIFY(accepted.size() > 20);
    QCOMPARE(clicked.size(), accepted.size());
    QVERIFY(clicked == accepted);
}

FW_TEST(tst_Choices)
#include "tst_Choices.moc"
