#include "tests/Main.h"
#include "tests/engine/rules/Small.h"

using namespace fw;

namespace {

const char* const relationRows = R"("defs": [
        {"id": "foot", "if": [{"fact": "type", "is": "foot"}]},
        {"id": "woody", "if": [{"fact": "terrain", "is": "woods"}]}],
    "zones": [{"id": "zoc", "exerts": [{"of": "unit", "fact": "type", "isnt": "gun"}],
        "arc": "all"}],
    "quantities": [{"id": "heading", "roles": ["three", "eight", "minus", "half", "both", "nobody"], "base": 0}],
    "paths": [{"id": "march", "max": 1}], )";

/// The members of a path in the small battle; the path is compiled as the subjects of a constraint.
QString members(const std::string& path, const Position* on = nullptr)
{
    const small::RulesPtr rules = small::rulesWith(
        relationRows + std::string(R"("constraints": [{"id": "c", "at": "idle", "orElse": "note", "each": ")") + path
        + "\"}]");
    Position p = on ? *on : rules->startPosition();
    if (!on) {
        rules->setMark(p, "targets", rules->unit("r1"), rules->unit("b1"));
        rules->setMark(p, "targets", rules->unit("r1"), rules->unit("b2"));
        rules->setMark(p, "targets", rules->unit("r3"), rules->unit("b1"));
        p.active = 1;
    }
    PositionQuery look(rules->compiled(), p);
    Scope& scope = look.scope;
    std::vector<Local> roles;
    for (const auto& [role, value] : small::castOf(*rules, small::everybody()))
        roles.push_back({rules->sym(role), value});
    if (const Sym way = rules->sym("way"); way != noSym)
        roles.push_back({way, Value::of(Kind::Path, {7, turnTo(3), 12, 13})});
    scope.roles.layers.push_back(&roles);
    const Items items = scope.resolve(rules->compiled().constraints[0].each);
    return small::idsOf(*rules, items.kind, items.toVector());
}

} // namespace

class tst_Relations : public QObject
{
    Q_OBJECT

private slots:
    /// The order of places does not reveal which of two counters is where.
    void placesKeepMapOrder()
    {
        const small::RulesPtr rules = small::rulesWith("");
        Position p = rules->startPosition();
        UnitState& one = p.units[static_cast<std::size_t>(rules->unit("r1"))];
        UnitState& other = p.units[static_cast<std::size_t>(rules->unit("r3"))];
        for (const char* path : {"@map-units/place", "@map-units/neighbours", "@map-units/zone", "reds/army/place"}) {
            const QString before = members(path, &p);
            QVERIFY2(before.count(' ') >= 1, qPrintable(path + (": " + before)));
            std::swap(one.place, other.place);
            if (!QString(path).endsWith("zone")) // the gun has no zone
                QCOMPARE(members(path, &p), before);
            std::swap(one.place, other.place);
        }
    }
    void evaluatesPaths_data()
    {
        QTest::addColumn<QString>("members");
        const auto row = [](const char* path, const char* gives) { QTest::newRow(path) << QString(gives); };
        // Roots.
        row("both", "r1 r2");
        row("@map-units", "r1 r2 r3 b1 b2");
        row("@all-units", "r1 r2 r3 b1 b2 b3");
        row("@sides", "red blue");
        row("@active", "blue");
        row("@passive", "red");
        row("@game", "0");
        row("@area:hq", "0105");
        row("@area:nowhere", "");
        row("@areas:entry", "0501 0502");
        row("@box:waiting", "b3");
        row("@box:dead", "");
        row("nobody", "");
        // Relations of units.
        row("both/place", "0202");
        row("a/stack", "r1 r2");
        row("a/others", "r2");
        row("both/others", "");
        row("a/side", "red");
        row("a/formation", "r1 r2");
        row("e/formation", "b1 b2");
        row("late/arrival", "0501 0503");
        row("far/setup", "0505 0405");
        row("a/setup", "0202 0201 0302 0303 0203 0103 0102");
        row("a/reach:march", "0201 0302 0303 0203 0103 0102");
        row("gun/front", "0402 0403 0304");
        row("gun/flank", "0302 0203");
        row("gun/rear", "0202");
        row("e/zone", "0303 0403 0404 0305 0204 0203");
        row("gun/zone", "");
        row("a/members:targets", "b1 b2");
        row("e/containing:targets", "r1 r3");
        // Relations of places.
        row("@area:hq/units", "");
        row("a/place/units", "r1 r2");
        row("here/neighbours", "0302 0402 0403 0304 0203 0202");
        row("corner/neighbours", "0201 0102");
        row("corner/within:1", "0101 0201 0102");
        row("corner/within:0", "0101");
        row("corner/ray:S", "0102 0103 0104 0105");
        row("corner/ray:SE", "0201 0302 0402 0503");
        row("corner/ray:N", "");
        row("gun/ray:N", "0302 0301");
        row("late/ray:N", "");
        row("here/ray:E", "");                          // no direction of these hexes
        row("corner/ray:three", "0102 0103 0104 0105"); // from north clockwise: the fourth is south
        row("corner/ray:eight", "0201 0302 0402 0503"); // and once more around
        row("here/ray:minus", "0202 0102");             // one before the first
        row("here/ray:half", "");
        row("here/ray:both", ""); // units are no number
        row("here/ray:nobody", "");
        row("here/zoners", "b1 r1 r2");
        row("here/features", "clear");
        row("here/neighbours+woody/features", "woods");
        row("here/hexside:there", "stream");
        row("here/hexside:corner", "");
        row("corner/line:base", "0102 0103 0104");
        row("gun/front/line:a", "0302 0303"); // along the side of two cells
        row("gun/front/line-inside:a", "");
        row("corner/line-inside:base", "0102 0103 0104");
        row("corner/edge-to:base", "0102 0103 0104 0105");
        row("here/edge-to:base", "");
        // Relations of sides.
        row("reds/foes", "blue");
        row("a/foes", "b1 b2");
        row("blues/army", "b1 b2");
        row("blues/all-units", "b1 b2 b3");
        row("blues/entries", "0501 0502");
        row("reds/entries", "");
        row("both/army", "");
        // Relations of a path local, which also contains turns.
        row("way/first", "0302");
        row("way/last", "0403");
        row("way/cells", "0302 0303 0403");
        row("way/cells/units", "r3");
        // Filters.
        row("@map-units/+foot", "r1 r2 b1");
        row("@map-units/-foot", "r3 b2");
        row("@map-units+foot", "r1 r2 b1");
        row("reds/army-foot", "r3");
        row("@map-units+@both", "r1 r2");
        row("@map-units-@both", "r3 b1 b2");
        row("@map-units-@here", "r1 r2 r3 b1 b2");
        row("@map-units-@nobody", "r1 r2 r3 b1 b2");
        row("@map-units+foot-@both", "b1");
        // Unions.
        row("e|a", "b1 r1");
        row("both|a", "r1 r2");
        row("nobody|a", "r1");
        row("a|here", "r1");
    }
    void evaluatesPaths()
    {
        QFETCH(QString, members);
        QCOMPARE(::members(QTest::currentDataTag()), members);
    }

    void topOfStackComesLast()
    {
        const small::RulesPtr rules = small::rulesWith({});
        Position p = rules->startPosition();
        p.units[0].order = p.nextOrder++;
        QCOMPARE(members("here/within:1/units", &p), QString("r3 b1 r2 r1"));
    }

    void refusesUnknownWords_data()
    {
        QTest::addColumn<QString>("says");
        QTest::newRow("a/plaec") << "constraint c: there is no relation 'plaec'";
        QTest::newRow("@nobody") << "constraint c: there is no root '@nobody'";
        QTest::newRow("a/+feet") << "there is no definition 'feet'; did you mean 'foot'?";
        QTest::newRow("a/members:target") << "there is no mark 'target'; did you mean 'targets'?";
        QTest::newRow("a/ray:up") << "'ray:up' needs a direction of the grid";
        QTest::newRow("a/reach:marsh") << "there is no path row 'marsh'; did you mean 'march'?";
        QTest::newRow("a//place") << "there is no relation ''";
        QTest::newRow("/place") << "has an empty start";
        QTest::newRow("a|") << "has an empty start";
        QTest::newRow("@box:deaf") << "there is no box 'deaf'; did you mean 'dead'?";
        QTest::newRow("here/within:x") << "'within:x' needs a distance";
        QTest::newRow("here/within:-1") << "'within:-1' needs a distance";
        QTest::newRow("here/within") << "'within:' needs a distance";
    }
    void refusesUnknownWords()
    {
        QFETCH(QString, says);
        const QString got = small::problemOf(
            relationRows + std::string(R"("constraints": [{"id": "c", "at": "idle", "orElse": "note",)")
            + "\"each\": \"" + QTest::currentDataTag() + "\"}]");
        QVERIFY2(got.contains(says), qPrintable(got));
    }
};

FW_TEST(tst_Relations)
#include "tst_Relations.moc"
