#include "tests/Main.h"
#include "tests/engine/Asked.h"
#include "tests/engine/rules/Small.h"

using namespace fw;

namespace {

const char* const costs = R"("quantities": [
    {"id": "step", "base": 1, "stages": [{"id": "s", "combine": "sum"}]},
    {"id": "road", "base": "1/2"},
    {"id": "turn", "base": {"local": "turn"}},
    {"id": "chart", "base": {"table": "tec", "at": [{"fact": "terrain", "of": "to"}]}}],
    "tables": [{"id": "tec", "axes": [{"id": "g", "kind": "label", "bands": ["clear", "hill"]}],
        "rows": [["clear", "1"], ["hill", "P"]]}],
    "modifiers": [{"id": "trees", "quantity": "step", "stage": "s", "op": "add", "amount": 1,
        "if": [{"of": "to", "fact": "terrain", "is": "woods"}]}], )";

small::RulesPtr pathRulesOf(const std::string& paths)
{
    return small::rulesWith(costs + ("\"paths\": [" + paths + "]"));
}

/// The result for one path of row "p": "cost row mode tier", or "no" and the case that refuses it.
QString judge(const small::RulesPtr& rules, const QString& way, const char* unit = "r3", const char* second = nullptr)
{
    Position p = rules->startPosition();
    PositionQuery look(rules->compiled(), p);
    Scope& scope = look.scope;
    std::vector<std::int32_t> units{rules->unit(unit)};
    if (second)
        units.push_back(rules->unit(second));
    std::vector<std::int32_t> items;
    for (const QString& word : way.split(' ', Qt::SkipEmptyParts))
        items.push_back(word[0] == '@' ? turnTo(word.mid(1).toInt()) : rules->place(word.toStdString()));
    PathFinder finder(scope, rules->compiled().pathIndex.at("p"), Value::of(Kind::Units, units),
                      p.units[static_cast<std::size_t>(units[0])].place);
    if (!finder.opens())
        return "shut";
    WayFound found;
    PathRefusal refusal;
    if (!finder.check(items, found, refusal))
        return QString("no %1").arg(refusal.cite.c_str());
    QString out = QString::fromStdString(found.cost.text());
    for (const Sym word : {found.mode, found.tier})
        if (word != noSym)
            out += " " + QString::fromStdString(rules->word(word));
    return found.guaranteed ? out + " guaranteed" : out;
}

/// The cells (and turns) that may come next, sorted.
QString next(const small::RulesPtr& rules, const QString& way, const char* unit = "r3")
{
    const Position p = rules->startPosition();
    PositionQuery look(rules->compiled(), p);
    Scope& scope = look.scope;
    std::vector<std::int32_t> items;
    for (const QString& word : way.split(' ', Qt::SkipEmptyParts))
        items.push_back(rules->place(word.toStdString()));
    PathFinder finder(scope, rules->compiled().pathIndex.at("p"), Value::of(Kind::Units, {rules->unit(unit)}),
                      p.units[static_cast<std::size_t>(rules->unit(unit))].place);
    QStringList out;
    for (const PathFinder::Next& n : finder.next(items))
        out << (n.item < 0 ? "@" + QString::number(facingOf(n.item))
                           : QString::fromStdString(rules->placeName(n.item)));
    out.sort();
    return out.join(' ');
}

/// "cell:cost" of every reachable cell, sorted.
QString reached(const small::RulesPtr& rules, const char* unit = "r3")
{
    QStringList out;
    const auto cells = reachable(*rules, rules->startPosition(), "p", {rules->unit(unit)});
    if (!cells)
        return QString::fromStdString(describe(cells.error()));
    for (const Reached& r : *cells)
        out << QString::fromStdString(rules->placeName(r.place) + ":" + r.cost.text());
    out.sort();
    return out.join(' ');
}

} // namespace

class tst_PathFinder : public QObject
{
    Q_OBJECT

private slots:
    void respectsTheAllowance()
    {
        const auto rules = pathRulesOf(R"({"id": "p", "cite": "5", "cost": "step", "allowance": 2,
            "allowanceCite": "5.1"})");
        QCOMPARE(judge(rules, "0402 0502"), QString("2"));
        QCOMPARE(judge(rules, "0302"), QString("2"));
        QCOMPARE(judge(rules, "0302 0301"), QString("no 5.1"));
        QCOMPARE(judge(rules, "0402 0502 0501"), QString("no 5.1"));
        QCOMPARE(judge(rules, ""), QString("no 5"));
        QCOMPARE(judge(rules, "0101"), QString("no 5"));
        QCOMPARE(reached(rules).count("0302:2"), 1);
        QVERIFY(!reached(rules).contains("0301"));
        QVERIFY(!reached(rules).contains("0303"));
    }

    /// Longer than one move; traced back from the end over the steps that make up the cost.
    void findsTheCheapestPath()
    {
        const auto rules = pathRulesOf(R"({"id": "p", "cite": "5", "cost": "step", "allowance": 2,
            "allowanceCite": "5.1"}, {"id": "t", "cost": "step", "tiers": [{"id": "one"}]})");
        const auto to = [&](const char* cell) {
            const auto way = cheapestWay(*rules, rules->startPosition(), "p", {rules->unit("r3")}, rules->place(cell));
            if (!way || !*way)
                return QString("none");
            QStringList cells;
            for (const int place : (*way)->cells)
                cells << QString::fromStdString(rules->placeName(place));
            return QString::fromStdString((*way)->cost.text() + " of " + (*way)->allowance->text() + ": ")
                   + cells.join(' ');
        };
        QCOMPARE(to("0402"), QString("1 of 2: 0303 0402"));
        QCOMPARE(to("0302"), QString("2 of 2: 0303 0302"));
        const QString far = to("0501");
        QVERIFY2(far.startsWith("3 of 2: 0303 0402 ") && far.endsWith(" 0501"), qPrintable(far));
        QVERIFY(!cheapestWay(*rules, rules->startPosition(), "q", {0}, 0));
        QVERIFY(!cheapestWay(*rules, rules->startPosition(), "p", {}, 0));
        QVERIFY(!cheapestWay(*rules, rules->startPosition(), "t", {0}, 0));
    }

    /// No unit enters a cell out of play, and it cuts off the cells behind it.
    void outOfPlayCellsCannotBeEntered()
    {
        const auto rules = pathRulesOf(R"({"id": "p", "cite": "5", "cost": "step"})");
        QVERIFY(reached(rules).contains("0402:1"));
        Scenario s = rules->scenario();
        for (const char* out : {"0402", "0401"})
            s.map.outOfPlay.cells.push_back(rules->place(out));
        std::sort(s.map.outOfPlay.cells.begin(), s.map.outOfPlay.cells.end());
        const auto less = compile(rules->ruleset(), s, {});
        QVERIFY2(less.has_value(), less ? "" : describe(less.error()).c_str());
        QVERIFY(!reached(*less).contains("0402"));
        QVERIFY(!reached(*less).contains("0401"));
        QVERIFY(reached(*less).contains("0502"));
        QCOMPARE((*less)->place("0402"), -1);
        // If units or areas use such a cell, the scenario is refused with the place.
        s.map.outOfPlay.cells = {rules->place("0303")};
        QVERIFY(!compile(rules->ruleset(), s, {}));
        QCOMPARE(compile(rules->ruleset(), s, {}).error().text.key,
                 std::string("a cell where it is placed is out of play"));
        s.map.outOfPlay.cells = {rules->place("0105")};
        QCOMPARE(compile(rules->ruleset(), s, {}).error().text.key,
                 std::string("{0}, a cell of this area, is out of play"));
    }

    void countsPointsSpentBefore()
    {
        const auto rules = pathRulesOf(R"({"id": "p", "cost": "step", "allowance": 3,
            "allowanceCite": "5.1", "spent": 2})");
        QCOMPARE(judge(rules, "0402"), QString("3"));
        QCOMPARE(judge(rules, "0402 0502"), QString("no 5.1"));
    }

    void guaranteesOneStep()
    {
        const auto rules = pathRulesOf(R"({"id": "p", "cost": "step", "allowance": 1,
            "allowanceCite": "5.1", "guarantee": "5.2"})");
        QCOMPARE(judge(rules, "0302"), QString("2 guaranteed"));
        QCOMPARE(judge(rules, "0402"), QString("1"));
        QCOMPARE(judge(rules, "0402 0502"), QString("no 5.1"));
        QVERIFY(reached(rules).contains("0302:2"));
        QCOMPARE(next(rules, "0302"), QString());
    }

    void usesTheCheapestMode()
    {
        const auto moved = small::rulesWith(costs + std::string(R"("paths": [{"id": "p", "cost": "step", "modes": [
            {"id": "march"}, {"id": "road", "cost": "road", "edge": [{"cite": "6.1", "need": [
                {"of": "from", "fact": "way", "arg": "road", "with": "to"}]}]}]}])"));
        Position p = moved->startPosition();
        p.units[0].place = PlaceId(moved->place("0101"));
        PositionQuery look(moved->compiled(), p);
        Scope& scope = look.scope;
        PathFinder finder(scope, 0, Value::of(Kind::Units, {0}), p.units[0].place);
        WayFound way;
        PathRefusal refusal;
        QVERIFY(finder.check({moved->place("0102"), moved->place("0103")}, way, refusal));
        QCOMPARE(way.cost, Rational(1));
        QCOMPARE(moved->word(way.mode), std::string("road"));
        // Off the road, the whole path uses the other mode.
        QVERIFY(finder.check({moved->place("0102"), moved->place("0201")}, way, refusal));
        QCOMPARE(way.cost, Rational(2));
        QCOMPARE(moved->word(way.mode), std::string("march"));
    }

    void edgeRuleRefusesTheStep()
    {
        const auto rules = pathRulesOf(R"({"id": "p", "edge": [{"cite": "5.3", "if": [
            {"of": "from", "fact": "hexside", "with": "to", "is": "stream"}], "need": [
            {"of": "unit", "fact": "type", "is": "foot"}]}]})");
        QCOMPARE(judge(rules, "0304"), QString("no 5.3"));
        QVERIFY(!next(rules, "").contains("0304"));
        QVERIFY(next(rules, "").contains("0302"));
    }

    void groupGoesOnlyWhereAllMay()
    {
        const auto rules = pathRulesOf(R"({"id": "p", "cost": "step", "edge": [{"cite": "5.4", "need": [
            {"of": "unit", "fact": "steps-printed", "min": 2}]}]})");
        QCOMPARE(judge(rules, "0302", "r1"), QString("2"));
        QCOMPARE(judge(rules, "0302", "r1", "r2"), QString("no 5.4"));
    }

    void stopRuleEndsPathWhereItFails()
    {
        const auto rules = pathRulesOf(R"({"id": "p", "stop": [{"cite": "5.5", "need": [
            {"of": "to", "fact": "terrain", "isnt": "woods"}]}]})");
        QCOMPARE(judge(rules, "0302"), QString("0"));
        QCOMPARE(judge(rules, "0302 0301"), QString("no 5.5"));
        QCOMPARE(next(rules, "0302"), QString());
    }

    void endRuleAppliesOnlyAtTheEnd()
    {
        const auto rules = pathRulesOf(R"({"id": "p", "max": 2, "end": [{"cite": "5.6", "need": [
            {"of": "last", "fact": "terrain", "isnt": "woods"}]}]})");
        QCOMPARE(judge(rules, "0302"), QString("no 5.6"));
        QCOMPARE(judge(rules, "0302 0301"), QString("0"));
        QVERIFY(next(rules, "").contains("0302"));
        QVERIFY(!reached(rules).contains("0302"));
    }

    void measuresLengthInStepsOrDistance()
    {
        const auto steps = pathRulesOf(R"({"id": "p", "min": 2, "max": 2, "lengthCite": "5.7"})");
        QCOMPARE(judge(steps, "0402"), QString("no 5.7"));
        QCOMPARE(judge(steps, "0402 0302"), QString("0"));
        QCOMPARE(judge(steps, "0402 0502 0501"), QString("no 5.7"));
        const auto end = pathRulesOf(R"({"id": "p", "min": 2, "max": 3, "measure": "end",
            "lengthCite": "5.7"})");
        QCOMPARE(judge(end, "0402 0302"), QString("no 5.7"));
        QCOMPARE(judge(end, "0402 0502"), QString("0"));
        QCOMPARE(judge(end, "0302 0402 0502"), QString("0"));
    }

    void roundsFractionalLengthInwards()
    {
        const auto rules = pathRulesOf(R"({"id": "p", "min": "1/2", "max": "3/2", "lengthCite": "5.7"})");
        QCOMPARE(judge(rules, "0402"), QString("0"));
        QCOMPARE(judge(rules, "0402 0502"), QString("no 5.7"));
    }

    void findsPathOfLongMinimumLength()
    {
        const auto rules = pathRulesOf(R"({"id": "p", "min": 6, "max": 7, "repeats": false})");
        QVERIFY(!next(rules, "").isEmpty());
    }

    void entersEachPlaceOnce()
    {
        const auto rules = pathRulesOf(R"({"id": "p", "cite": "5.8", "repeats": false})");
        QCOMPARE(judge(rules, "0402 0303"), QString("no 5.8"));
        QCOMPARE(judge(rules, "0402 0302 0402"), QString("no 5.8"));
    }

    void triesTiersInOrder()
    {
        const char* tiers = R"({"id": "p", "cite": "9", "tiers": [
            {"id": "shut", "opens": [{"of": "unit", "fact": "tag", "arg": "winged"}], "max": 1},
            {"id": "uphill", "max": 1, "end": [{"cite": "9.1", "need": [
                {"of": "last", "fact": "terrain", "is": "hill"}]}]},
            {"id": "any", "max": 1}]})";
        const auto rules = pathRulesOf(tiers);
        QCOMPARE(judge(rules, "0403"), QString("0 uphill"));
        QCOMPARE(judge(rules, "0302"), QString("no 9.1"));
        QCOMPARE(next(rules, ""), QString("0403"));
        QCOMPARE(judge(rules, "0302", "r1"), QString("0 any"));
    }

    void noOpenTierMeansNoPath()
    {
        const auto rules = pathRulesOf(R"({"id": "p", "cite": "9", "tiers": [{"id": "t", "max": 1,
            "edge": [{"cite": "9.2", "need": [{"of": "to", "fact": "among", "with": "@area:hq"}]}]}]})");
        QCOMPARE(judge(rules, "0302"), QString("no 9"));
        QCOMPARE(next(rules, ""), QString());
        const Position p = rules->startPosition();
        PositionQuery look(rules->compiled(), p);
        Scope& scope = look.scope;
        QCOMPARE(openTier(scope, 0, Value::of(Kind::Units, {0}), p.units[0].place), Sym(names::none));
    }

    void tierWithoutStepsOnlyMatches()
    {
        const auto rules = pathRulesOf(R"({"id": "p", "tiers": [{"id": "off", "max": 0}]})");
        const Position p = rules->startPosition();
        PositionQuery look(rules->compiled(), p);
        Scope& scope = look.scope;
        QCOMPARE(rules->word(openTier(scope, 0, Value::of(Kind::Units, {0}), p.units[0].place)), std::string("off"));
    }

    void rowAppliesOnlyIfItOpens()
    {
        const auto rules = pathRulesOf(R"({"id": "p", "opens": [{"of": "unit", "fact": "type",
            "is": "gun"}]})");
        QCOMPARE(judge(rules, "0302", "r1"), QString("shut"));
        QCOMPARE(judge(rules, "0302", "r3"), QString("0"));
        QCOMPARE(reached(rules, "r1"), QString());
    }

    void turnsArePartOfThePath()
    {
        const auto rules = pathRulesOf(R"({"id": "p", "cite": "8", "facing": "turn", "cost": "step",
            "allowance": 3, "allowanceCite": "8.1", "entersBy": "front"})");
        // The battery faces south-east: its front is NE, SE and S.
        QCOMPARE(judge(rules, "0402"), QString("1"));
        QCOMPARE(judge(rules, "0203"), QString("no 8"));
        QCOMPARE(judge(rules, "@4 0203"), QString("3"));
        QCOMPARE(judge(rules, "@5 0203"), QString("no 8.1"));
        QCOMPARE(judge(rules, "@3"), QString("1"));
        QCOMPARE(judge(rules, "@3 @4"), QString("no 8"));
        QCOMPARE(judge(rules, "@2"), QString("no 8"));
        QCOMPARE(judge(rules, "@6"), QString("no 8"));
        QVERIFY(next(rules, "").contains("@3"));
        QVERIFY(!next(rules, "").contains("0203"));
    }

    /// A unit need not face forbidden terrain to get that reason.
    void namesForbiddenTerrainBeforeFacing()
    {
        const auto rules = pathRulesOf(R"({"id": "p", "cite": "8", "facing": "turn", "entersBy": "front",
            "edge": [{"cite": "4", "label": "no woods", "need": [{"of": "to", "fact": "terrain", "isnt": "woods"}]}]})");
        QCOMPARE(judge(rules, "0302"), QString("no 4"));
        QCOMPARE(judge(rules, "@0 0302"), QString("no 4"));
        QCOMPARE(judge(rules, "0203"), QString("no 8"));
        // A rule that only warns forbids nothing, so the facing is the reason.
        const auto warned = pathRulesOf(R"({"id": "p", "cite": "8", "facing": "turn", "entersBy": "front",
            "edge": [{"cite": "4", "label": "no woods", "level": "warn",
                "need": [{"of": "to", "fact": "terrain", "isnt": "woods"}]}]})");
        QCOMPARE(judge(warned, "0302"), QString("no 8"));
    }

    /// Rules of turns are checked after the cost and give their own case; other refusals cite the case of turning.
    void turnsHaveTheirOwnRules()
    {
        const auto rules = pathRulesOf(R"({"id": "p", "cite": "8", "facing": "turn", "cost": "step", "turnCite": "8.4",
            "turns": [{"label": "one at a time", "cite": "8.5", "if": "$step >= 2", "need": "$turn <= 1"}],
            "allowance": 3, "allowanceCite": "8.1"})");
        QCOMPARE(judge(rules, "@4 0203"), QString("3")); // the first change may be large
        QCOMPARE(judge(rules, "0402 @3"), QString("2"));
        QCOMPARE(judge(rules, "0402 @4"), QString("no 8.5"));
        QCOMPARE(judge(rules, "0402 @5"), QString("no 8.4")); // too expensive before any rule is checked
        QCOMPARE(judge(rules, "@3 @4"), QString("no 8.4"));
    }

    void fixedFacingAllowsNoTurns()
    {
        const auto rules = pathRulesOf(R"({"id": "p", "cite": "8", "facing": "kept"})");
        QCOMPARE(judge(rules, "@3 0402"), QString("no 8"));
    }

    void stepWithoutCostIsIllegal()
    {
        const auto rules = pathRulesOf(R"({"id": "p", "cite": "5", "cost": "chart"})");
        QCOMPARE(judge(rules, "0402"), QString("1"));
        QCOMPARE(judge(rules, "0403"), QString("no 5")); // the chart has a letter there
        QCOMPARE(judge(rules, "0302"), QString("no 5")); // and nothing here
    }

    void selfReferringPathEnds()
    {
        const auto rules = pathRulesOf(R"({"id": "p", "max": 2, "edge": [{"cite": "1", "need": [
            {"of": "unit", "fact": "ways", "arg": "p", "isnt": "none"},
            {"any": "unit/reach:p", "fact": "on-map"}]}]})");
        QCOMPARE(judge(rules, "0402"), QString("no 1"));
    }

    void reachesCellsAtLowestCost()
    {
        const auto rules = pathRulesOf(R"({"id": "p", "cost": "step", "allowance": 4})");
        const QString all = reached(rules);
        QVERIFY(all.contains("0302:2"));
        QVERIFY(all.contains("0301:3")); // around the woods costs the same as through them
        QVERIFY(all.contains("0501:3"));
        for (const QString& cell : all.split(' ')) {
            const auto name = cell.split(':').first();
            QVERIFY2(cell.split(':').last().toInt() <= 4, qPrintable(cell));
            QVERIFY(name != "0303");
        }
    }

    void refusesUnknownRowsAndEmptyGroups()
    {
        const auto rules = pathRulesOf(R"({"id": "p"})");
        QVERIFY(!reachable(*rules, rules->startPosition(), "q", {0}));
        QVERIFY(!reachable(*rules, rules->startPosition(), "p", {}));
    }
};

FW_TEST(tst_PathFinder)
#include "tst_PathFinder.moc"
