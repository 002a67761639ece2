#include "tests/Main.h"
#include "tests/engine/play/Sitting.h"

using namespace fw;
using namespace sitting;

// Declared before the rules, because moc loses the class after some raw strings.
class tst_Asking : public QObject
{
    Q_OBJECT

private slots:
    void takesTheOnlyChoiceUnasked();
    void revealsSecretChoicesAfterAllAnswers();
    void skipsSecretChoiceWithoutSides();
    void windowStaysOpenUntilAllPass();
    void windowClosesAfterConsecutivePasses();
    void windowRestoresTheSideRole();
    void windowLeftByEndLoopReopensFresh();
    void nestedWindowCountsItsOwnPasses();
    void asksForPathOnlyIfOneExists();
    void triesPathRowsInOrder();
    void questionNamesItsUnit();
};

namespace {

const char* const askingRows = R"("defs": [{"id": "gun", "if": [{"fact": "type", "is": "gun"}]},
    {"id": "foot", "if": [{"fact": "type", "is": "foot"}]}])";

} // namespace

void tst_Asking::takesTheOnlyChoiceUnasked()
{
    const auto one = [](const char* type) {
        return R"({"node": "choose", "auto": true, "menu": [{"id": "go", "label": "Go", "fields": [
            {"name": "f", "pick": "unit", "from": "@map-units+)"
               + std::string(type) + R"("}], "do": [)" + verb(R"("verb": "mark", "of": "f", "mark": "tired")") + "]}]}";
    };
    const Sitting gun(one("gun"), askingRows);
    QVERIFY(gun.state.over);
    QCOMPARE(gun.mark("tired", "r3"), 1);
    QVERIFY(gun.trace.size() > 0 && gun.trace[0].kind() == EventKind::Choice);
    QVERIFY(!Sitting(one("foot"), askingRows).state.over);
}

void tst_Asking::revealsSecretChoicesAfterAllAnswers()
{
    Sitting t(R"({"node": "choose", "id": "plan", "by": "@sides", "secret": true,
        "names": ["mine", "theirs"], "menu": [{"id": "hold"}, {"id": "flank"}]},
        {"node": "note", "id": "said", "text": "both", "if": [
            {"amount": {"local": "mine"}, "is": "flank"}, {"amount": {"local": "theirs"},
                "is": "hold"}]})");
    QCOMPARE(t.seats(), QString("red blue"));
    QVERIFY(!t.act("hold")); // the side is missing
    QVERIFY(t.act("hold", {}, "blue"));
    QCOMPARE(t.seats(), QString("red"));
    QCOMPARE(t.said(), QString());
    QVERIFY(!t.log().contains("hold"));
    QVERIFY(!t.act("flank", {}, "blue"));
    QVERIFY(!t.act("charge", {}, "red"));
    const State seen = redact(*t.rules, t.state, "red");
    QCOMPARE(seen.sealed.size(), std::size_t(1));
    QCOMPARE(seen.sealed[0].answer, noSym);
    QVERIFY(redact(*t.rules, t.state, "blue").sealed[0].answer != noSym);
    QVERIFY(t.act("flank", {}, "red"));
    QCOMPARE(t.said(), QString("both"));
    QVERIFY(t.state.sealed.empty());
    QVERIFY(t.log().contains("Blue shows: hold"));
}

void tst_Asking::skipsSecretChoiceWithoutSides()
{
    QVERIFY(Sitting(R"({"node": "choose", "by": "nobody", "secret": true, "names": ["a"],
        "menu": [{"id": "hold"}]})")
                .state.over);
}

void tst_Asking::windowStaysOpenUntilAllPass()
{
    Sitting t(R"({"node": "window", "id": "w", "by": "@sides", "menu": [{"id": "fire", "if": [
        {"of": "@game", "fact": "mark", "arg": "clock", "max": 2}], "do": [)"
              + verb(R"("verb": "add", "of": "@game", "mark": "clock")") + ","
              + verb(R"("verb": "add", "of": "side", "mark": "points")") + "]}]}, " + note("end"));
    QCOMPARE(t.seats(), QString("red"));
    QCOMPARE(t.offered(), QString("fire pass"));
    QVERIFY(t.act("fire"));
    QCOMPARE(t.seats(), QString("blue"));
    QVERIFY(t.act("pass"));
    QCOMPARE(t.seats(), QString("red"));
    QVERIFY(t.act("fire", {}, "red")); // a shot reopens it for all
    QCOMPARE(t.seats(), QString("blue"));
    QVERIFY(t.act("fire"));
    QCOMPARE(t.said(), QString("end")); // no side can fire any more
    QCOMPARE(t.mark("points", "red"), 4);
    QCOMPARE(t.mark("points", "blue"), 3);
}

void tst_Asking::windowClosesAfterConsecutivePasses()
{
    Sitting t(R"({"node": "window", "by": "@sides", "menu": [{"id": "fire", "do": []}]}, )" + note("end"));
    QVERIFY(t.act("pass"));
    QVERIFY(!t.act("pass", {}, "red"));
    QVERIFY(t.act("fire"));
    QVERIFY(t.act("pass"));
    QCOMPARE(t.said(), QString());
    QVERIFY(t.act("pass"));
    QCOMPARE(t.said(), QString("end"));
}

void tst_Asking::windowRestoresTheSideRole()
{
    Sitting t(R"({"node": "call", "call": "sub", "roles": {"side": "@active|@sides+blue"}})",
              R"("defs": [{"id": "blue", "if": [{"fact": "id", "is": "blue"}]}])",
              R"({"id": "sub", "roles": ["side"], "do": [
                {"node": "window", "by": "@sides", "menu": [{"id": "fire", "do": []}]}, )"
                  + verb(R"("verb": "mark", "of": "side", "mark": "points", "value": 9)") + "]}");
    QVERIFY(t.act("pass") && t.act("pass"));
    QCOMPARE(t.mark("points", "blue"), 9);
    QCOMPARE(t.mark("points", "red"), 2);
}

void tst_Asking::windowLeftByEndLoopReopensFresh()
{
    Sitting t(R"({"node": "repeat", "most": 2, "do": [{"node": "repeat", "do": [
        {"node": "window", "by": "@sides", "menu": [{"id": "stop", "do": [
            {"node": "end", "what": "loop"}]}]}]}]}, )"
              + note("end"));
    QVERIFY(t.act("pass"));
    QVERIFY(t.act("stop", {}, "blue")); // leaves the inner loop after one pass
    QCOMPARE(t.seats(), QString("red"));
    QVERIFY(t.act("pass"));
    QCOMPARE(t.seats(), QString("blue"));
    QVERIFY(t.act("stop"));
    QCOMPARE(t.said(), QString("end"));
}

void tst_Asking::nestedWindowCountsItsOwnPasses()
{
    Sitting t(R"({"node": "call", "call": "fire", "roles": {"deep": "0"}})", {},
              R"({"id": "fire", "roles": ["deep"], "do": [{"node": "window", "by": "@sides", "menu": [
                {"id": "again", "if": [{"amount": {"local": "deep"}, "is": 0}], "do": [
                    {"node": "call", "call": "fire", "roles": {"deep": "1"}}]},
                {"id": "smoke", "do": []}]}]})");
    QVERIFY(t.act("pass"));
    QVERIFY(t.act("again", {}, "blue"));
    QCOMPARE(t.seats(), QString("red"));
    QVERIFY(t.act("pass"));
    QVERIFY(t.act("pass"));
    QCOMPARE(t.seats(), QString("red")); // back in the outer one
    QVERIFY(t.act("pass") && t.act("pass"));
    QVERIFY(t.state.over);
}

void tst_Asking::asksForPathOnlyIfOneExists()
{
    const auto asking = [](const std::string& path, const std::string& more = {}) {
        return Sitting(R"({"node": "path", "id": "way", "by": "@sides", "units": "@map-units+gun",
            "as": "way", )" + more
                           + R"("rows": ["p"]},
            {"node": "note", "id": "said", "text": "none", "if": [
                {"amount": {"local": "way.tier"}, "is": "none"}, {"amount": {"local": "way"},
                    "is": 0}]},
            {"node": "move", "units": "@map-units+gun", "path": "way"})",
                       R"("defs": [{"id": "gun", "if": [{"fact": "type", "is": "gun"}]}],
                         "paths": [)"
                           + path + "]");
    };
    const Sitting shut = asking(R"({"id": "p", "opens": [{"fact": "turn", "is": 3}]})");
    QVERIFY(shut.state.over);
    QCOMPARE(shut.said(), QString("none"));
    QVERIFY(asking(R"({"id": "p", "edge": [{"need": [{"fact": "turn", "is": 3}]}]})").state.over);
    Sitting open = asking(R"({"id": "p", "max": 1, "tiers": [{"id": "woods", "end": [{"need": [
        {"of": "last", "fact": "terrain", "is": "woods"}]}]}]})");
    QVERIFY(open.waits() == Wait::Path);
    QCOMPARE(open.seats(), QString("red"));
    QVERIFY(!open.act("way", "way 0402"));
    QVERIFY(open.act("way", "way 0302"));
    QCOMPARE(open.at("r3"), QString("0302"));
    const Sitting only = asking(R"({"id": "p", "max": 1, "end": [{"need": [
        {"of": "last", "fact": "terrain", "is": "woods"}]}]})",
                                R"("auto": true, )");
    QVERIFY(only.state.over);
    QCOMPARE(only.at("r3"), QString("0302"));
    const Sitting many = asking(R"({"id": "p", "max": 1})", R"("auto": true, )");
    QVERIFY(!many.state.over);
}

void tst_Asking::triesPathRowsInOrder()
{
    const char* paths = R"("defs": [{"id": "gun", "if": [{"fact": "type", "is": "gun"}]}],
        "paths": [{"id": "no", "edge": [{"need": [{"fact": "turn", "is": 3}]}]}, {"id": "yes",
            "max": 1}])";
    Sitting t(R"({"node": "path", "units": "@map-units+gun", "as": "way", "rows": ["no", "yes"]},
        {"node": "note", "id": "said", "text": "yes", "if": [
            {"amount": {"local": "way.row"}, "is": "yes"}, {"amount": {"local": "way.cost"},
                "is": 0}]})",
              paths);
    QVERIFY(t.waits() == Wait::Path);
    QVERIFY(t.act("path", "way 0302"));
    QCOMPARE(t.said(), QString("yes"));
}

// The same question about one counter after another looked like one question asked twice.
void tst_Asking::questionNamesItsUnit()
{
    const char* paths = R"("paths": [{"id": "p", "max": 1}])";
    const auto asked = [](const Sitting& t) { return QString::fromStdString(plain(question(*t.rules, t.state).text)); };
    Sitting ways(R"({"node": "foreach", "over": "@map-units", "as": "who", "do": [{"node": "path",
        "label": "Back", "units": "who", "as": "way", "rows": ["p"]}]})",
                 paths);
    const QString first = asked(ways);
    QVERIFY2(first.startsWith("Back: "), qPrintable(first));
    QVERIFY(ways.act("path", "way 0302") || ways.act("path", "way 0303"));
    QVERIFY2(asked(ways).startsWith("Back: ") && asked(ways) != first, qPrintable(asked(ways)));

    const std::string menu = R"("node": "choose", "label": "Stand?", "menu": [{"id": "stand"}, {"id": "run"}])";
    Sitting each(R"({"node": "foreach", "over": "@map-units", "as": "who", "do": [{)" + menu + R"(}]}, {)" + menu
                 + "}");
    const QString one = asked(each);
    QVERIFY2(one.endsWith(": Stand?"), qPrintable(one));
    QStringList all;
    while (asked(each).contains(':') && all.size() < 20) {
        all << asked(each);
        QVERIFY(each.act("stand"));
    }
    all.removeDuplicates();
    QVERIFY(all.size() > 1);
    QCOMPARE(asked(each), QString("Stand?")); // asked once, about no unit
}

FW_TEST(tst_Asking)
#include "tst_Asking.moc"
