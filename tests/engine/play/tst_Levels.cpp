#include "engine/play/DraftChecks.h"
#include "engine/play/OpenMenu.h"
#include "engine/play/Routes.h"
#include "engine/play/UnavailableEntry.h"
#include "tests/Events.h"
#include "tests/Main.h"
#include "tests/engine/play/Sitting.h"

using namespace fw;
using namespace sitting;

// A level lets complete actions that violate a rule pass and names the rule; an incomplete action is refused at every
// level.
class tst_Levels : public QObject
{
    Q_OBJECT

private slots:
    void asksForMissingFieldsAtEveryLevel_data();
    void asksForMissingFieldsAtEveryLevel();
    void namesTheViolatedRule_data();
    void namesTheViolatedRule();
    void violationListsItsSubjects();
    void reportsPathThatViolatesRules();
    void namesEveryRuleAPathViolates();
    void namesWhatBlocksTheShortPath();
    void offersPassIfNothingIsLegal();
    void offersEndWithUndoneObligation();
    void continuesDraftThatViolatesARule();
    void explainsFieldWithoutCandidates();
    void retreatAsksForItsPath();
    void refusesEmptyDecision();
    void showsTheWholeOrderForm();
};

namespace {

const char* const levelRows = R"("defs": [{"id": "gun", "if": [{"fact": "type", "is": "gun"}]},
    {"id": "nobody", "if": [{"fact": "type", "is": "none"}]}],
    "paths": [{"id": "hop", "max": 2, "lengthCite": "5.2"}])";

std::string choosing(const std::string& fields)
{
    return R"({"node": "choose", "id": "c", "label": "Choose", "cite": "1", "menu": [{"id": "go", "label": "Go",
        "word": "go", "cite": "2", "fields": [)"
           + fields + R"(], "do": []}, {"id": "rest", "label": "Rest", "do": []}]})";
}

Setup at(Level level)
{
    Setup setup;
    setup.level = level;
    return setup;
}

const Level levels[] = {Level::Record, Level::Warn, Level::Refuse};

} // namespace

void tst_Levels::asksForMissingFieldsAtEveryLevel_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("given");
    const char* first = R"({"name": "who", "label": "Guns", "pick": "unit", "from": "@map-units+gun"}, )";
    const auto row = [&](const char* name, const char* field) {
        QTest::newRow(name) << QString(first) + R"({"name": "f", "label": "Rest", "word": "to", "cite": "3", )" + field
                                   + "}"
                            << QString("who r3");
        QTest::newRow(qPrintable(QString(name) + ", after what is forbidden"))
            << QString(first) + R"({"name": "f", "label": "Rest", "word": "to", "cite": "3", )" + field + "}"
            << QString("who r1");
    };
    row("unit", R"("pick": "unit", "from": "@map-units")");
    row("units", R"("pick": "units", "from": "@map-units")");
    row("place", R"("pick": "place", "from": "who/place/neighbours")");
    row("places", R"("pick": "places", "from": "who/place/neighbours")");
    row("path", R"("pick": "path", "units": "who", "rows": ["hop"])");
    row("number", R"("pick": "number", "min": 1, "max": 3)");
    row("label", R"("pick": "label", "labels": ["left", "right"])");
    row("side", R"("pick": "side", "from": "@sides")");
    row("filled when one can stand", R"("pick": "unit", "from": "@map-units", "auto": true)");
}

void tst_Levels::asksForMissingFieldsAtEveryLevel()
{
    QFETCH(QString, field);
    QFETCH(QString, given);
    for (const Level level : levels)
        for (const bool overruled : {false, true}) {
            Sitting t(choosing(field.toStdString()), levelRows, {}, {}, at(level));
            QVERIFY(!t.act("go", given, "referee", overruled));
            if (given == "who r1" && level == Level::Refuse && !overruled)
                continue; // the rule refuses first
            QVERIFY2(t.refusal().contains("Go: Rest is missing"), qPrintable(t.refusal()));
            QVERIFY2(t.refusal().contains("go <Guns> to <Rest>"), qPrintable(t.refusal()));
            QCOMPARE(t.problem.trouble, Trouble::Refused);
            QCOMPARE(t.problem.cite, std::string("3"));
            QCOMPARE(firstMissingField(*t.rules, t.state, Sitting::action("go", given, "referee", overruled)),
                     std::string("f"));
            QVERIFY(!t.state.over);
        }
}

void tst_Levels::namesTheViolatedRule_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("cite");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("rule") << R"({"name": "f", "pick": "unit", "from": "@map-units", "need": [{"cite": "6.1",
        "label": "only guns fire", "need": [{"fact": "type", "is": "gun"}]}]})"
                          << "f r1"
                          << "6.1"
                          << "only guns fire (First)";
    QTest::newRow("candidate") << R"({"name": "f", "label": "Gun", "cite": "6.2", "pick": "unit",
        "from": "@map-units+gun"})"
                               << "f r1"
                               << "6.2"
                               << "cannot be named here (Gun); possible: Battery (First)";
    QTest::newRow("too many") << R"({"name": "f", "label": "Units", "cite": "6.3", "pick": "units",
        "from": "@map-units", "max": 1})"
                              << "f r1 r2"
                              << "6.3"
                              << "too many for Units";
    QTest::newRow("whole") << R"({"name": "f", "pick": "units", "from": "@map-units", "check": [{"cite": "6.4",
        "label": "a gun must be among them", "need": [{"any": "f", "fact": "type", "is": "gun"}]}]})"
                           << "f r1"
                           << "6.4"
                           << "a gun must be among them (f)";
}

void tst_Levels::namesTheViolatedRule()
{
    QFETCH(QString, field);
    QFETCH(QString, given);
    QFETCH(QString, cite);
    QFETCH(QString, sentence);
    for (const Level level : levels) {
        Sitting t(choosing(field.toStdString()), levelRows, {}, {}, at(level));
        QCOMPARE(t.act("go", given), level != Level::Refuse);
        if (level == Level::Refuse)
            continue;
        QStringList said;
        for (const Event& line : t.trace)
            if (line.kind() == EventKind::Warning && line.cite == cite.toStdString())
                said << QString::fromStdString(plainText(line));
        QCOMPARE(said,
                 QStringList{(level == Level::Warn ? "against the rules: " : "recorded as not allowed: ") + sentence});
    }
}

void tst_Levels::violationListsItsSubjects()
{
    const char* field = R"({"name": "f", "pick": "unit", "from": "@map-units", "need": [{"cite": "6.1",
        "label": "only guns fire", "need": [{"fact": "type", "is": "gun"}]}]})";
    Sitting t(choosing(field), levelRows);
    QVERIFY(!t.act("go", "f r1"));
    QVERIFY(t.problem.id == ProblemId::RuleBroken);
    QCOMPARE(t.problem.rule, std::string("only guns fire"));
    QCOMPARE(t.problem.subjects, std::vector<std::string>{"r1"});
    // The same for a violation that is let pass.
    Sitting warned(choosing(field), levelRows, {}, {}, at(Level::Warn));
    const auto why = firstViolation(*warned.rules, warned.state, Sitting::action("go", "f r1"));
    QVERIFY(why && why->id == ProblemId::RuleBroken);
    QCOMPARE(why->rule, t.problem.rule);
    QCOMPARE(why->subjects, t.problem.subjects);
}

void tst_Levels::reportsPathThatViolatesRules()
{
    for (const Level level : {Level::Record, Level::Warn}) {
        Sitting t(choosing(R"({"name": "f", "pick": "path", "units": "@map-units+gun", "rows": ["hop"]})"), levelRows,
                  {}, {}, at(level));
        QVERIFY2(t.act("go", "f 0302 0202 0201"), qPrintable(t.refusal()));
        bool named = false;
        for (const Event& line : t.trace)
            named = named || (line.kind() == EventKind::Warning && line.cite == "5.2");
        QVERIFY2(named, qPrintable(t.log()));
    }
}

void tst_Levels::namesEveryRuleAPathViolates()
{
    const std::string rows = R"("defs": [{"id": "gun", "if": [{"fact": "type", "is": "gun"}]}],
        "paths": [{"id": "hop", "max": 1, "lengthCite": "5.2",
            "edge": [{"cite": "5.4", "label": "not into woods", "need": [{"of": "to", "fact": "terrain", "isnt": "woods"}]},
                     {"cite": "5.6", "label": "not off the map", "need": [{"of": "to", "fact": "on-map"}]}],
            "end": [{"cite": "5.5", "label": "on a hill", "need": [{"of": "to", "fact": "terrain", "is": "hill"}]}]}])";
    for (const Level level : levels) {
        Sitting t(choosing(R"({"name": "f", "pick": "path", "units": "@map-units+gun", "rows": ["hop"]})"), rows, {},
                  {}, at(level));
        QCOMPARE(t.act("go", "f 0302 0202"), level != Level::Refuse);
        QStringList cites;
        for (const Event& line : t.trace)
            if (line.kind() == EventKind::Warning)
                cites << QString::fromStdString(line.cite);
        cites.sort();
        QCOMPARE(cites, level == Level::Refuse ? QStringList() : QStringList({"5.2", "5.4", "5.5"}));
    }
    // If one of several rules refuses at every level, so does the path.
    std::string strict = rows;
    strict.replace(strict.find(R"("label": "on a hill")"), 0, R"("level": "refuse", )");
    Sitting t(choosing(R"({"name": "f", "pick": "path", "units": "@map-units+gun", "rows": ["hop"]})"), strict, {}, {},
              at(Level::Record));
    QVERIFY(!t.act("go", "f 0302 0202"));
    QCOMPARE(t.problem.cite, std::string("5.5"));
}

void tst_Levels::namesWhatBlocksTheShortPath()
{
    // From 0303, the short path to 0301 goes through the woods of 0302; every other path has more than two steps.
    const std::string rows = R"("defs": [{"id": "gun", "if": [{"fact": "type", "is": "gun"}]}],
        "paths": [{"id": "hop", "max": 2, "lengthCite": "5.2",
            "edge": [{"cite": "5.4", "label": "not into woods", "need": [{"of": "to", "fact": "terrain", "isnt": "woods"}]}]}])";
    const Sitting t(choosing(R"({"name": "f", "pick": "path", "units": "@map-units+gun", "rows": ["hop"]})"), rows, {},
                    {}, at(Level::Refuse));
    const Action order = Sitting::action("go", "f 0301");
    const auto why = firstViolation(*t.rules, t.state, allTheWay(*t.rules, t.state, order).value_or(order));
    QVERIFY(why.has_value());
    QCOMPARE(why->cite, std::string("5.4"));
}

void tst_Levels::offersPassIfNothingIsLegal()
{
    const std::string nodes = R"({"node": "choose", "id": "c", "menu": [{"id": "go", "label": "Go", "fields": [
        {"name": "f", "pick": "unit", "from": "@map-units+nobody"}], "do": [)"
                              + note("went") + "]}]}, " + note("end");
    const Sitting strict(nodes, levelRows);
    QCOMPARE(strict.said(), QString("end"));
    for (const Level level : {Level::Record, Level::Warn}) {
        Sitting keeps(nodes, levelRows, {}, {}, at(level));
        QCOMPARE(keeps.offered(), QString("pass"));
        QVERIFY(!keeps.act("go"));
        Sitting breaks = keeps;
        QVERIFY(keeps.act("pass"));
        QCOMPARE(keeps.said(), QString("end"));
        QVERIFY(breaks.act("go", "f r1"));
        QCOMPARE(breaks.said(), QString("went end"));
    }
    // If a legal action exists, passing is not offered.
    Sitting t(choosing(R"({"name": "f", "pick": "unit", "from": "@map-units+nobody"})"), levelRows, {}, {},
              at(Level::Record));
    QCOMPARE(t.offered(), QString("rest"));
    QVERIFY(!t.act("pass"));
}

void tst_Levels::offersEndWithUndoneObligation()
{
    // Even if the only legal choice is automatic: only a player may leave an obligation undone.
    for (const char* automatic : {"", R"("auto": true, )"}) {
        const std::string nodes = R"({"node": "choose", "id": "c", )" + std::string(automatic)
                                  + R"("menu": [{"id": "stop", "label": "Stop", "do": []}]}, )" + note("end");
        Sitting t(nodes, std::string(levelRows) + R"(, "constraints": [{"id": "all", "cite": "7.3",
            "label": "is not tired", "at": "stop", "orElse": "refuse", "each": "@map-units+gun",
            "need": [{"fact": "mark", "arg": "tired"}]}])",
                  {}, {}, at(Level::Record));
        QCOMPARE(t.offered(), QString("stop"));
        QVERIFY(t.act("stop"));
        QVERIFY2(t.log().contains("recorded as not allowed: is not tired (Battery)"), qPrintable(t.log()));
    }
}

void tst_Levels::continuesDraftThatViolatesARule()
{
    const std::string nodes = R"({"node": "choose", "id": "c", "menu": [{"id": "go", "label": "Go",
        "check": [{"cite": "6.4", "label": "only guns go", "need": [{"any": "who", "fact": "type", "is": "gun"}]}],
        "fields": [{"name": "who", "pick": "unit", "from": "@map-units"},
                   {"name": "side", "pick": "label", "labels": ["left", "right"]}], "do": []},
        {"id": "stop", "label": "Stop", "do": []}]})";
    const std::string duty = std::string(levelRows) + R"(, "constraints": [{"id": "all", "cite": "7.3",
        "label": "is not tired", "at": "stop", "orElse": "refuse", "each": "@map-units+gun",
        "need": [{"fact": "mark", "arg": "tired"}]}])";
    for (const Level level : levels) {
        const Sitting t(nodes, duty, {}, {}, at(level));
        const std::string prefix = level == Level::Refuse ? ""
                                   : level == Level::Warn ? "against the rules: "
                                                          : "recorded as not allowed: ";
        // An incomplete action violates nothing yet; the complete one does.
        const Action half = Sitting::action("go", "who r1");
        QVERIFY(!firstViolation(*t.rules, t.state, half));
        QCOMPARE(openFieldOf(*t.rules, t.state, half), std::string("side"));
        const std::optional<Problem> why = firstViolation(*t.rules, t.state,
                                                          Sitting::action("go", "who r1; side left"));
        QVERIFY(why);
        QCOMPARE(why->cite, std::string("6.4"));
        QVERIFY2(QString::fromStdString(plain(why->text)).contains("only guns go"), plain(why->text).c_str());
        QVERIFY(plain(why->text).starts_with(prefix));
        // The end of the step is listed with the obligation, whether it is refused or not.
        const std::vector<UnavailableEntry> barred = fw::barred(*t.rules, t.state, legal(*t.rules, t.state, {}));
        QCOMPARE(barred.size(), std::size_t(1));
        QCOMPARE(barred.front().entry->id, std::string("stop"));
        const QString reason = QString::fromStdString(plain(barred.front().why.text));
        QVERIFY2(reason.contains("is not tired") && reason.startsWith(QString::fromStdString(prefix)),
                 qPrintable(reason));
    }
    // A draft that violates a rule continues with the remaining candidates; at the level Refuse, it does not.
    const std::string field = R"({"name": "who", "pick": "unit", "from": "@map-units+gun"},
        {"name": "side", "pick": "label", "labels": ["left", "right"]})";
    const std::string must = std::string(R"({"node": "choose", "id": "c", "menu": [{"id": "go", "label": "Go",
        "check": [{"cite": "6.4", "label": "only guns go", "need": [{"any": "who", "fact": "type", "is": "gun"}]}],
        "fields": [)") + field
                             + R"(], "do": []}]})";
    for (const Level level : levels) {
        const Sitting t(must, levelRows, {}, {}, at(level));
        const Choices next = legal(*t.rules, t.state, Sitting::action("go", "who r1"));
        QCOMPARE(next.size(), std::size_t(level == Level::Refuse ? 0 : 2));
        QCOMPARE(legal(*t.rules, t.state, {}).size(), std::size_t(1));
    }
}

void tst_Levels::explainsFieldWithoutCandidates()
{
    const auto told = [](const std::string& why) {
        const Sitting t(R"({"node": "choose", "id": "c", "menu": [{"id": "go", "label": "Go", "cite": "3.1",
            "fields": [{"name": "where", "pick": "place", "from": "@map-units/place",
                        "need": [{"label": "nobody is there", "cite": "3.2", "need": "#it/units <= 0"}])"
                            + why + R"(}], "do": []}, {"id": "stop", "label": "Stop", "do": []}]})",
                        levelRows);
        const std::vector<UnavailableEntry> barred = fw::barred(*t.rules, t.state, legal(*t.rules, t.state, {}));
        return barred.size() == 1 ? QString::fromStdString(plain(barred.front().why.text)) : QString();
    };
    QCOMPARE(told(""), QString("Go: no place can be named now"));
    QCOMPARE(told(R"(, "why": "every hex is held")"), QString("Go: every hex is held"));
}

void tst_Levels::retreatAsksForItsPath()
{
    for (const Level level : levels) {
        Sitting t(R"({"node": "path", "id": "back", "label": "Retreat", "cite": "9.1", "units": "@map-units+gun",
            "rows": ["hop"], "as": "way"}, )"
                      + note("end"),
                  levelRows, {}, {}, at(level));
        QVERIFY(!t.act("back"));
        QVERIFY2(t.refusal().contains("is missing"), qPrintable(t.refusal()));
        QCOMPARE(t.said(), QString());
        QVERIFY(t.act("back", "way 0302") || t.act("back", "path 0302"));
        QCOMPARE(t.said(), QString("end"));
    }
}

void tst_Levels::refusesEmptyDecision()
{
    Sitting t(R"({"node": "manual", "id": "m", "text": "What now?", "cite": "8"}, )" + note("end"));
    QVERIFY(!t.other(Action::Kind::Decide, ""));
    QVERIFY(t.refusal().contains("the decision is missing"));
    QVERIFY(t.other(Action::Kind::Decide, "storm"));
}

void tst_Levels::showsTheWholeOrderForm()
{
    const Sitting t(choosing(R"({"name": "a", "label": "Attackers", "pick": "units", "from": "@map-units"},
        {"name": "b", "label": "Target", "word": "on", "pick": "unit", "from": "@map-units"},
        {"name": "c", "word": "by", "pick": "unit", "from": "@map-units", "auto": true},
        {"name": "d", "word": "with", "label": "Leader", "pick": "unit", "from": "@map-units", "optional": true})"));
    const MenuEntry& entry = *openMenu(*t.rules, t.state).front();
    QCOMPARE(orderForm(entry, {}), std::string("go <Attackers> on <Target> [by <c>] [with <Leader>]"));
    QCOMPARE(orderForm(entry, "c"), std::string("go <Attackers> on <Target> by <c> [with <Leader>]"));
}

FW_TEST(tst_Levels)
#include "tst_Levels.moc"
