// Each step of a move is checked on the position at that moment, since a reaction may have changed it.
#include "tests/Main.h"
#include "tests/engine/play/Sitting.h"

using namespace fw;
using namespace sitting;

// Declared before the rules, because moc loses the class after some raw strings.
class tst_Moves : public QObject
{
    Q_OBJECT

private slots:
    void moveStopsBeforeNewlyOccupiedCell();
    void newZoneStopsTheMove();
    void unchangedBoardDoesNotStopMove();
    void overruledMoveContinues();
    void judgesPlottedPathWhenMoved();
    void refusesMoveThatJumps();
};

namespace {

constexpr const char* moveRows = R"("defs": [{"id": "reds", "label": "reds", "if": "formation = A"},
        {"id": "line", "label": "line", "if": "id = b1"}, {"id": "corner", "label": "corner", "if": "place-number = 1"}],
    "zones": [{"id": "control", "cite": "4.0", "arc": "all"}],
    "paths": [{"id": "march", "cite": "3.0", "max": 3,
        "edge": [{"label": "the enemy is there", "cite": "3.1", "need": "to.foes(unit) <= 0"}],
        "stop": [{"label": "a zone ends the march", "cite": "4.1", "need": "to.zoned(unit) <= 0"}]}])";

constexpr const char* lineToTheCorner = R"({"node": "apply", "verbs": [
    {"verb": "place", "of": "@all-units+line", "to": "@cells+corner"}]})";

/// r1 and r2 march from 0202; `between` runs after the choice of the path, `reaction` after each entered cell.
small::RulesPtr marching(const std::string& reaction = {}, const std::string& between = {})
{
    const std::string heard = reaction.empty() ? std::string()
                                               : R"(, "triggers": [{"id": "reaction", "event": "entered",
        "if": "to.place-number != 1", "do": [)" + reaction
                                                     + "]}]";
    return small::rulesWith(playing(R"({"node": "choose", "id": "march", "menu": [{"id": "go", "fields": [
            {"name": "way", "pick": "path", "units": "@map-units+reds", "rows": ["march"]}], "do": [)"
                                        + (between.empty() ? "" : between + ", ")
                                        + R"({"node": "move", "units": "@map-units+reds", "path": "way"}]}]},
            {"node": "choose", "id": "idle", "menu": [{"id": "wait"}]})",
                                    moveRows + heard));
}

/// The last line of the log that cites a case.
const Event* citing(const Sitting& t, const std::string& cite)
{
    const auto found = std::ranges::find(t.trace.rbegin(), t.trace.rend(), cite, &Event::cite);
    return found == t.trace.rend() ? nullptr : &*found;
}

} // namespace

void tst_Moves::moveStopsBeforeNewlyOccupiedCell()
{
    Sitting t(marching(lineToTheCorner));
    QVERIFY(t.take(begin(*t.rules)));
    QVERIFY2(t.act("go", "way 0201 0101"), qPrintable(t.refusal()));
    QCOMPARE(t.at("b1"), "0101");
    QCOMPARE(t.at("r1"), "0201");
    QCOMPARE(t.at("r2"), "0201");
}

void tst_Moves::newZoneStopsTheMove()
{
    Sitting t(marching(lineToTheCorner));
    QVERIFY(t.take(begin(*t.rules)));
    QVERIFY2(t.act("go", "way 0201 0301"), qPrintable(t.refusal()));
    QCOMPARE(t.at("r1"), "0201");
    const Event* why = citing(t, "4.1");
    QVERIFY(why != nullptr);
    QCOMPARE(why->units, (std::vector<std::string>{"r1", "r2"}));
}

void tst_Moves::unchangedBoardDoesNotStopMove()
{
    Sitting t(marching(note("seen")));
    QVERIFY(t.take(begin(*t.rules)));
    QVERIFY2(t.act("go", "way 0201 0301"), qPrintable(t.refusal()));
    QCOMPARE(t.at("r1"), "0301");
    QCOMPARE(t.said(), "seen seen");
}

void tst_Moves::overruledMoveContinues()
{
    Sitting t(marching(note("seen")));
    QVERIFY(t.take(begin(*t.rules)));
    QVERIFY(!t.act("go", "way 0303 0304"));
    QVERIFY2(t.act("go", "way 0303 0304", {}, true), qPrintable(t.refusal()));
    QCOMPARE(t.at("r1"), "0304"); // among the enemy, as the umpire allowed
}

void tst_Moves::judgesPlottedPathWhenMoved()
{
    Sitting t(marching({}, lineToTheCorner));
    QVERIFY(t.take(begin(*t.rules)));
    QVERIFY2(t.act("go", "way 0201 0101"), qPrintable(t.refusal()));
    QCOMPARE(t.at("r1"), "0201");
}

void tst_Moves::refusesMoveThatJumps()
{
    const std::string jump = R"({"node": "move", "id": "jump", "units": "@map-units+reds", "path": "@cells+corner"},
        {"node": "choose", "id": "idle", "menu": [{"id": "wait"}]})";
    Sitting t(small::rulesWith(playing(jump, moveRows)));
    QVERIFY(!t.take(begin(*t.rules)));
    QCOMPARE(t.problem.place, std::string("procedure main/jump"));
}

FW_TEST(tst_Moves)
#include "tst_Moves.moc"
