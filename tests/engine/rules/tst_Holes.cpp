#include "engine/rules/Lint.h"
#include "engine/store/Json.h"
#include "tests/Main.h"
#include "tests/engine/rules/Small.h"

#include <QStringList>
#include <QTest>

using namespace fw;

namespace {

/// The errors of rules with these rows, one per line.
QString errorsOf(const QByteArray& rows)
{
    const Result<Ruleset> rules = readRules(small::rulesText(rows.toStdString()), "r");
    if (!rules)
        return QString::fromStdString(describe(rules.error()));
    QStringList out;
    for (const Finding& f : lint(*rules))
        if (f.severity == Severity::Error)
            out << QString("%1: %2").arg(f.row.c_str(), plain(f.text).c_str());
    return out.join('\n');
}

/// A main procedure with these nodes.
QByteArray doing(const QByteArray& nodes)
{
    return R"("procedures": [{"id": "main", "do": [)" + nodes + R"(]}])";
}

} // namespace

/// Rules with missing parts: each is an error with its place.
class tst_Holes : public QObject
{
    Q_OBJECT

private slots:
    void reportsMissingParts_data()
    {
        QTest::addColumn<QByteArray>("rows");
        const auto row = [](const char* says, const QByteArray& rows) { QTest::newRow(says) << rows; };
        row("procedure main: 'battle' needs the role 'defenders'",
            R"("procedures": [
                {"id": "main", "do": [{"node": "choose", "id": "c", "by": "@active", "menu": [
                    {"id": "attack", "fields": [{"name": "defenders", "pick": "unit", "from": "@map-units"}],
                     "do": [{"node": "call", "call": "battle"}]}]}]},
                {"id": "battle", "roles": ["defenders"], "do": [{"node": "apply", "verbs": [
                    {"verb": "lose", "of": "defenders"}]}]}])");
        row("procedure main: nothing binds the role 'prey' (in 'prey')",
            doing(R"({"node": "choose", "id": "c", "by": "@active", "menu": [
                        {"id": "hunt", "fields": [{"name": "prey", "pick": "unit", "from": "@map-units"}], "do": []},
                        {"id": "pass", "do": []}]},
                     {"node": "apply", "verbs": [{"verb": "lose", "of": "prey"}]})"));
        row("procedure main: a field that picks a path needs 'units'",
            R"("paths": [{"id": "p", "kind": "march"}], )"
                + doing(R"({"node": "choose", "id": "c", "by": "@active", "menu": [
                    {"id": "go", "fields": [{"name": "way", "pick": "path", "rows": ["p"]}], "do": []}]})"));
        row("procedure main: a node 'choose' needs 'by'",
            doing(R"({"node": "choose", "id": "c", "menu": [{"id": "pass", "do": []}]})"));
        row("procedure main: a node 'window' needs 'by'",
            doing(R"({"node": "window", "id": "c", "menu": [{"id": "pass", "do": []}]})"));
        row("procedure main: a node 'draw' needs 'by'",
            doing(R"({"node": "draw", "from": "@map-units", "as": "one"})"));
        row("procedure main: this loop never ends",
            doing(R"({"node": "repeat", "do": [{"node": "note", "text": "again"}]})"));
        row("procedure main: axis 1 of table 't' has numbers, and this is a ratio",
            R"("tables": [{"id": "t", "axes": [
                    {"id": "die", "kind": "number", "bands": [{"label": "1", "min": 1, "max": 6}]},
                    {"id": "odds", "kind": "ratio", "bands": [{"label": "1:1"}]}], "rows": [["1", "A"]]}], )"
                + doing(R"({"node": "roll", "by": "@active", "dice": [{"name": "d"}]},
                    {"node": "lookup", "table": "t", "at": [{"ratio": [2, 1]}, {"local": "d"}]})"));
        row("definition cut-off: places have no 'side', so 'it/side/areas:source' is always empty",
            R"x("paths": [{"id": "supply"}],
               "defs": [{"id": "cut-off", "if": "any it/reach:supply|it/place: among(it/side/areas:source)"}],
               "quantities": [{"id": "q", "base": {"count": "@map-units/+cut-off"}}])x");
        row("quantity q: places have no 'army', so '@cells/army' is always empty",
            R"("quantities": [{"id": "q", "base": {"count": "@cells/army"}}])");
        row("quantity q: the game has no 'stack', so '@game/stack' is always empty",
            R"("quantities": [{"id": "q", "base": {"count": "@game/stack"}}])");
        row("quantity q: sides have no 'formation', so '@map-units/side/formation' is always empty",
            R"("quantities": [{"id": "q", "base": {"count": "@map-units/side/formation"}}])");
        row("definition d: places have no 'stack', so 'it/stack' is always empty",
            R"("defs": [{"id": "d", "if": [{"any": "it/stack", "fact": "on-map"}]}],
               "quantities": [{"id": "q", "base": {"count": "@cells/+d"}}])");
        row("procedure main: 'lose' cannot change places",
            doing(R"({"node": "apply", "verbs": [{"verb": "lose", "of": "@map-units/place"}]})"));
        row("modifier m: no number is between 5 and 2",
            R"("quantities": [{"id": "q", "base": 1, "stages": [{"id": "s", "combine": "sum"}]}],
               "modifiers": [{"id": "m", "quantity": "q", "stage": "s", "op": "add", "amount": 1,
                              "if": [{"of": "@game", "fact": "turn", "min": 5, "max": 2}]}])");
    }
    void reportsMissingParts()
    {
        QFETCH(QByteArray, rows);
        const QString got = errorsOf(rows);
        QVERIFY2(got.contains(QTest::currentDataTag()), qPrintable(got));
    }

    void acceptsCorrectRules_data()
    {
        QTest::addColumn<QByteArray>("rows");
        const auto row = [](const char* what, const QByteArray& rows) { QTest::newRow(what) << rows; };
        row("a side of counters, a place of both, a mixed path",
            R"("quantities": [{"id": "q", "base": {"count": "@map-units/side/army|@cells/units|@cells/place"}}])");
        row("a definition asked of counters and places",
            R"("defs": [{"id": "d", "if": [{"any": "it/place", "fact": "terrain", "is": "woods"}]}],
               "quantities": [{"id": "q", "base": {"count": "@cells/+d|@map-units/+d"}}])");
        row("the outer subject under a name",
            R"("defs": [{"id": "near", "roles": ["self"], "if": [{"any": "self/side/army", "fact": "on-map"}]},
                        {"id": "d", "if": [{"any": "it/place", "as": "spot", "fact": "terrain", "is": "woods"}]}],
               "quantities": [{"id": "q", "base": {"count": "@map-units/+d"}}])");
        row("a loop that something ends",
            doing(R"({"node": "repeat", "do": [{"node": "choose", "id": "c", "by": "@active", "menu": [
                        {"id": "pass", "do": [{"node": "end", "what": "loop"}]}]}]})"));
        row("a role handed over under its own name",
            R"("procedures": [
                {"id": "main", "do": [{"node": "foreach", "over": "@map-units", "as": "one", "do": [
                    {"node": "call", "call": "tire", "roles": {"one": "one"}}]}]},
                {"id": "tire", "roles": ["one"], "do": [{"node": "apply", "verbs": [
                    {"verb": "mark", "mark": "tired", "of": "one"}]}]}])");
    }
    void acceptsCorrectRules()
    {
        QFETCH(QByteArray, rows);
        QString got = errorsOf(rows);
        QCOMPARE(got, QString());
    }
};

FW_TEST(tst_Holes)
#include "tst_Holes.moc"
