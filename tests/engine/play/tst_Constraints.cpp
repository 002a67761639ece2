#include "tests/Main.h"
#include "tests/engine/play/Sitting.h"

using namespace fw;
using namespace sitting;

// Declared before the rules, because moc loses the class after some raw strings.
class tst_Constraints : public QObject
{
    Q_OBJECT

private slots:
    void doesTheAlternativeForEachMember();
    void notesTheViolation();
    void doesNotOfferWhatItRefuses();
    void warnLevelTurnsRefusalIntoWarning();
    void waivesUnsatisfiableObligation();
    void constraintSeesMarksOfItsPhase();
};

namespace {

const char* const stacking = R"("each": "@cells", "need": [{"amount": {"count": "it/units"}, "max": 2}])";

/// Puts a unit with the two in 0202, or elsewhere; then a note.
std::string placing()
{
    return R"({"node": "choose", "id": "move", "menu": [{"id": "put", "label": "Put", "fields": [
        {"name": "who", "pick": "unit", "from": "@map-units"},
        {"name": "to", "pick": "place", "from": "@cells"}], "do": [)"
           + verb(R"("verb": "place", "of": "who", "to": "to")") + "]}]}, " + note("end");
}

} // namespace

void tst_Constraints::doesTheAlternativeForEachMember()
{
    Sitting t(placing(), R"("constraints": [{"id": "stack", "cite": "7.1", "label": "too many",
        "at": "move", "orElse": "do", )"
                             + std::string(stacking) + R"(, "do": [)"
                             + verb(R"("verb": "remove", "of": "it/units+@who", "box": "dead")") + "]}]");
    QVERIFY(t.act("put", "who r3;to 0202"));
    QCOMPARE(t.at("r3"), QString("dead"));
    QCOMPARE(t.at("r1"), QString("0202"));
    QVERIFY(t.log().contains("0202: too many"));
}

void tst_Constraints::notesTheViolation()
{
    Sitting t(placing(), R"("constraints": [{"id": "stack", "cite": "7.1", "label": "too many",
        "at": "put", "orElse": "note", )"
                             + std::string(stacking) + "}]");
    Sitting fine = t;
    QVERIFY(t.act("put", "who r3;to 0202"));
    QVERIFY(t.log().contains("0202: too many"));
    QCOMPARE(t.said(), QString("end"));
    QVERIFY(fine.act("put", "who r3;to 0101"));
    QVERIFY(!fine.log().contains("too many"));
}

void tst_Constraints::doesNotOfferWhatItRefuses()
{
    Sitting t(placing(), R"("constraints": [{"id": "fit", "cite": "7.2", "label": "is worn out",
        "at": "put", "orElse": "refuse", "each": "who", "need": [{"fact": "type",
            "isnt": "gun"}]}])");
    QVERIFY(!t.act("put", "who r3;to 0101"));
    QVERIFY(t.refusal().contains("7.2"));
    QVERIFY(t.refusal().contains("Battery: is worn out"));
    Draft draft;
    draft.verb = "put";
    QCOMPARE(t.offered(draft), QString("r1 r2 b1 b2"));
    QVERIFY(t.act("put", "who r1;to 0101"));
}

void tst_Constraints::warnLevelTurnsRefusalIntoWarning()
{
    Setup setup;
    setup.level = Level::Warn;
    Sitting t(placing(), R"("constraints": [{"id": "fit", "cite": "7.2", "label": "is worn out",
        "at": "put", "orElse": "refuse", "each": "who", "need": [{"fact": "type",
            "isnt": "gun"}]}])",
              {}, {}, setup);
    QVERIFY(t.act("put", "who r3;to 0101"));
    QVERIFY(t.log().contains("against the rules: is worn out (Battery)"));
}

void tst_Constraints::waivesUnsatisfiableObligation()
{
    // All must be tired before the end, and only the gun can be made tired.
    Sitting t(R"({"node": "repeat", "id": "tiring", "do": [{"node": "choose", "id": "c", "by": "@active", "menu": [
        {"id": "tire", "fields": [{"name": "who", "pick": "unit", "from": "@map-units+fresh-gun"}], "do": [)"
                  + verb(R"("verb": "mark", "of": "who", "mark": "tired")")
                  + R"(]}, {"id": "stop", "label": "Stop", "do": [{"node": "end", "what": "loop"}]}]}]}, )"
                  + note("end"),
              R"("defs": [{"id": "fresh-gun", "if": [{"fact": "type", "is": "gun"},
        {"fact": "mark", "arg": "tired", "isnt": 1}]}], "constraints": [{"id": "all", "cite": "7.3",
        "label": "is not tired", "at": "stop", "orElse": "refuse", "each": "@map-units",
        "need": [{"fact": "mark", "arg": "tired"}]}])");
    QCOMPARE(t.offered(), QString("tire"));
    QVERIFY(!t.act("stop"));
    QVERIFY(t.refusal().contains("7.3"));
    QVERIFY(t.act("tire", "who r3"));
    QCOMPARE(t.offered(), QString("stop"));
    QVERIFY(!t.act("tire", "who r3"));
    QVERIFY(t.act("stop"));
    QCOMPARE(t.said(), QString("end"));
    QVERIFY(t.log().contains("let pass, because no legal choice is left: is not tired (First)"));
    QVERIFY(!t.log().contains("(Battery)"));
}

void tst_Constraints::constraintSeesMarksOfItsPhase()
{
    const Sitting t(R"({"node": "call", "id": "march", "phase": "march", "by": "@sides", "call": "march"})",
                    R"("defs": [{"id": "gun", "if": [{"fact": "type", "is": "gun"}]}],
                     "constraints": [{"id": "c", "at": "march", "orElse": "do",
                         "each": "@map-units",
                      "need": [{"fact": "mark", "arg": "moved", "is": 0}], "do": [)"
                        + verb(R"("verb": "mark", "of": "it", "mark": "tired")") + "]}]",
                    R"({"id": "march", "do": [)" + verb(R"("verb": "mark", "of": "@map-units+gun", "mark": "moved")")
                        + R"(, {"node": "end", "what": "phase"}]})");
    QVERIFY(t.state.over);
    QCOMPARE(t.mark("tired", "r3"), 1);
    QCOMPARE(t.mark("tired", "r1"), 0);
    QCOMPARE(t.mark("moved", "r3"), 0);
}

FW_TEST(tst_Constraints)
#include "tst_Constraints.moc"
