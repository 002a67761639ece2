// Long because: every kind of word that a case may be stated in has its rows here.
#include "engine/base/Rows.h"
#include "engine/desk/FromPlay.h"
#include "engine/model/Procedures.h"
#include "tests/Main.h"
#include "tests/engine/desk/Shipped.h"

#include <QTest>
#include <functional>

using namespace fw;

namespace {

/// The node with this id in a body or its nested bodies; null if there is none.
Node* nodeIn(std::vector<Node>& nodes, const std::string& id)
{
    Node* found = nullptr;
    for (Node& node : nodes) {
        if (node.id == id)
            return &node;
        eachInside(node, [&](std::vector<Node>& inside) { found = found ? found : nodeIn(inside, id); });
    }
    return found;
}

/// Visits every menu entry of a body.
void eachEntry(std::vector<Node>& nodes, const std::function<void(MenuEntry&)>& visit)
{
    for (Node& node : nodes) {
        for (MenuEntry& entry : entriesOf(node))
            visit(entry);
        eachInside(node, [&](std::vector<Node>& inside) { eachEntry(inside, visit); });
    }
}

} // namespace

/// The words of the ruling desk: each one is understood, or refused at its place.
class tst_RuleWords : public QObject
{
    Q_OBJECT

private:
    static Case muskets() { return shipped("musket-and-saber/musket-and-saber", "musket-and-saber/germantown"); }
    static Case squares() { return shipped("brandywine/brandywine", "brandywine/brandywine"); }
    static Case brigades()
    {
        return shipped("battles-of-the-american-revolution/battles-of-the-american-revolution",
                       "battles-of-the-american-revolution/germantown-brigades");
    }
    static Case odds() { return shipped("templates/odds", "templates/odds"); }

    static Node& node(Ruleset& rules, const std::string& id)
    {
        for (Procedure& procedure : rules.procedures)
            if (Node* found = nodeIn(procedure.then, id))
                return *found;
        qFatal("no node %s", id.c_str());
    }
    static Req turnIsnt(int turn)
    {
        Req req;
        req.of = "@game";
        req.fact = "turn";
        Amount amount;
        amount.number = Rational(turn);
        req.isnt = {amount};
        return req;
    }
    static Result<Ruling> rule(const Case& given, const std::string& words)
    {
        const Result<Stated> stated = readStated(given.rules, words, given.like ? &*given.like : nullptr);
        if (!stated)
            return tl::unexpected(stated.error());
        return ruleAloud(given, *stated);
    }
    static std::string assumed(const Ruling& ruling)
    {
        std::string out;
        for (const Text& text : ruling.assumed)
            out += plain(text) + "|";
        return out;
    }

private slots:
    // "on stream" after a counter was read as its name, and the ruling ignored the terrain.
    void acceptsTerrainAfterACounter()
    {
        const auto ruling = rule(muskets(), "attack: brigade attack 6 morale 4 on stream; against: brigade "
                                            "defence 4 morale 4 on buildings; dice 4 3");
        QVERIFY(ruling.has_value());
        QCOMPARE(comesTo(*ruling, "attack-strength"), std::string("3"));
        QCOMPARE(comesTo(*ruling, "defence-strength"), std::string("6"));
        QCOMPARE(comesTo(*ruling, "differential"), std::string("-3"));
        // Each unit is on its own terrain.
        const auto two = rule(muskets(), "attack: brigade attack 6 morale 4, battalion attack 3 on stream; "
                                         "brigade defence 4 morale 4; dice 4 3");
        QVERIFY(two.has_value());
        QCOMPARE(comesTo(*two, "attack-strength"), std::string("8")); // 6 and half of 3, rounded up
    }

    // Guns could be stated only in the enemy's zone, where they do not bombard.
    void acceptsDistanceOfTheActingUnit()
    {
        const auto guns = [](int away) {
            return rule(muskets(), "bombard: artillery attack 4 range 2 distance " + std::to_string(away)
                                       + "; brigade defence 4 morale 4; dice combat 6 morale 5");
        };
        const auto far = guns(2);
        QVERIFY2(far.has_value(), far ? "" : describe(far.error()).c_str());
        QCOMPARE(comesTo(*far, "gun-fire"), std::string("4"));
        for (const auto& [away, why] : {std::pair(1, "in an enemy zone"), std::pair(3, "out of range")}) {
            const auto refused = guns(away);
            QVERIFY(!refused.has_value());
            QVERIFY2(describe(refused.error()).find(why) != std::string::npos, describe(refused.error()).c_str());
        }
        // No hexside is crossed at that distance.
        const auto across = rule(muskets(), "bombard: artillery attack 4 range 2 distance 2 across woods; brigade");
        QVERIFY(!across.has_value());
        QVERIFY(describe(across.error()).find("is for adjacent cells") != std::string::npos);
    }

    /// An empty cell has terrain like any other, given before or after the colon.
    void acceptsTerrainOfEmptyCell()
    {
        const Case given = muskets();
        const auto stated = [&](const char* target) {
            return readStated(given.rules, std::string("attack: brigade attack 4; ") + target, &*given.like);
        };
        const auto before = stated("on hill across woods: nobody");
        const auto behind = stated("against: nobody on hill across woods");
        QVERIFY2(before.has_value(), before ? "" : describe(before.error()).c_str());
        QVERIFY2(behind.has_value(), behind ? "" : describe(behind.error()).c_str());
        QVERIFY(behind->target.empty());
        QCOMPARE(behind->targetGround, std::vector<std::string>{"hill"});
        QCOMPARE(behind->targetGround, before->targetGround);
        QCOMPARE(behind->across, before->across);
        QVERIFY(stated("across woods: nobody").has_value());
        QVERIFY(stated("nobody on hill").has_value());
        QVERIFY(!stated("against: nobody brigade").has_value());
        QVERIFY(!stated("against: nobody on").has_value());
        QVERIFY(!stated("on hill: nobody on stream").has_value());
    }

    void refusesUnknownWordsAtTheirPlace_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("says");
        QTest::addColumn<int>("at");
        const auto add = [](const char* name, const QString& words, const QString& says, int at) {
            QTest::newRow(name) << words << says << at;
        };
        add("free name", "attack: Horse brigade attack 6; brigade", "\"Horse\" is not understood", 9);
        add("state of nobody", "attack: brigade attack 6 demoralized; brigade", "\"demoralized\"", 26);
        add("terrain as name", "attack: stream brigade; brigade", "\"stream\" is terrain", 9);
        add("town", "attack: brigade attack 6; against: on town: brigade", "town is not a terrain", 39);
        add("too far", "attack: brigade attack 6 distance 5; brigade", "distance", 35);
        add("far target", "attack: brigade attack 6; brigade distance 2", "only a unit that acts has a distance", 35);
        add("second colon", "attack: brigade attack 6; against: on hill: brigade", "\":\" is not expected", 43);
        add("terrain across", "attack: brigade across stream; brigade", "stream is not a hexside", 24);
        add("hexside under", "attack: brigade on woods; brigade", "woods is not a terrain", 20);
        add("way", "attack: brigade on road; brigade", "road is not a terrain", 20);
        add("nothing under", "attack: brigade on; brigade", "write the terrain after on", 17);
        add("ground twice", "attack on hill: brigade on stream; brigade", "ground of one cell is given twice", 1);
        add("rating twice", "attack: brigade attack 6 attack 5; brigade", "attack is given twice", 26);
        add("rating alone", "attack: brigade attack; brigade", "write a number after attack", 17);
        add("rating in letters", "attack: brigade attack six; brigade", "not \"six\"", 17);
        add("rating below", "attack: brigade attack -3; brigade", "attack -3", 24);
        add("rating far above", "attack: brigade attack 10000; brigade", "attack 10000", 24);
        add("two sides", "attack: brigade attack 4/2; brigade", "\"4/2\"", 24);
        add("rating of others", "attack: brigade attack 6 range 2; brigade", "a brigade has no such number", 26);
        add("unknown rating", "attack: brigade strength 6; brigade", "\"strength\" is not understood", 17);
        add("number alone", "attack: brigade 6; brigade", "the number 6 has no rating before it", 17);
        add("count", "attack: 2 brigade attack 6; brigade", "the number 2 has no rating before it", 9);
        add("no kind", "attack: attack 6; brigade", "name the type of the counter", 9);
        add("two kinds", "attack: brigade cavalry; brigade", "is a brigade already", 17);
        add("two states", "attack: brigade good disrupted; brigade", "given twice", 22);
        add("state of the game", "attack: brigade fog; brigade", "belongs to the game", 17);
        add("mark of a side", "attack: brigade replacements 2; brigade", "belongs to a side", 17);
        add("facing", "attack: brigade facing 2; brigade", "these rules have no facing", 17);
        add("level", "attack on hill level 2: brigade; brigade", "do not use levels", 16);
        add("one step", "attack: battalion attack 3 reduced; brigade", "has one step", 9);
        add("nobody acts", "attack: ; brigade", "a counter is missing", 7);
        add("nobody there", "attack: brigade; against:", "a counter is missing", 25);
        add("comma", "attack: brigade,; brigade", "a counter is missing", 16);
        add("formation", "attack: brigade of horse; brigade", "not a known formation", 20);
        add("tag", "attack: brigade tagged blue; brigade", "not a known tag", 24);
        add("quote", "attack: \"Old Guard brigade; brigade", "not closed", 9);
        add("own side", "attack: Guards; Hessians", "of the same side", 17);
        add("both sides", "attack: Guards, Wayne; brigade", "of different sides", 1);
        add("twice the same", "attack: Guards, Guards; brigade", "given twice", 1);
        add("wrong kind", "attack: Guards cavalry; brigade", "Guards is a brigade", 16);
        add("misspelt name", "attack: Gaurds; brigade", "\"Gaurds\" is not understood", 9);
        add("value of a field", "attack: brigade; brigade; attackers demoralized",
            "\"demoralized\" is not one of the counters in the case", 37);
        add("two targets", "attack: brigade; brigade; against: brigade", "given twice", 27);
        add("head", "attack: brigade; defender: brigade", "\"defender\" is not understood before", 18);
        add("die", "attack: brigade; brigade; dice fire 6 5", "no die called \"fire\"", 32);
        add("underscore", "attack: _ brigade attack 6; brigade", "\"_\" is not a word", 9);
        add("underscore between", "attack: brigade attack 6 __ morale 4; brigade", "\"__\" is not a word", 26);
        add("hyphen", "attack: brigade - attack 6; brigade", "\"-\" is not understood", 17);
        add("beyond the letters", "attack: \"\xc3\x84\" brigade _; brigade", "\"_\" is not a word", 21);
        add("mark of the game", "attack: brigade; brigade; recovery-step 10000", "recovery-step 10000", 41);
        add("face", "attack: brigade; brigade; dice combat 7", "7 is not a face of combat", 39);
        add("any face", "attack: brigade; brigade; dice 0 3", "0 is not a face", 32);
        add("after dice", "attack: brigade; brigade; dice 4 3 please", "\"please\"", 36);
        add("dice twice", "attack: brigade; brigade; dice 4; dice 3", "given twice", 35);
        add("turn", "attack: brigade; brigade; turn night", "write a number after turn", 32);
        add("turn 0", "attack: brigade; brigade; turn 0", "turn 0", 32);
        add("after the end", "attack: brigade; brigade; turn 10", "from 1 to 9", 32);
        add("phase", "attack: brigade; brigade; phase night", "no phase \"night\"", 33);
        add("weather", "attack: brigade; brigade; weather rain", "write one of these after weather", 35);
        add("article", "attack: brigade attack 6 the; brigade", "a word is missing after \"the\"", 26);
        add("entry", "atack: brigade; brigade", "nothing called \"atack\"", 1);
        add("no colon", "attack brigade; brigade", "write a colon after", 1);
    }
    void refusesUnknownWordsAtTheirPlace()
    {
        QFETCH(QString, words);
        QFETCH(QString, says);
        QFETCH(int, at);
        const Case given = muskets();
        const Result<Stated> stated = readStated(given.rules, words.toStdString(), &*given.like);
        QVERIFY(!stated);
        QCOMPARE(stated.error().trouble, Trouble::Usage);
        const QString text = QString::fromStdString(plain(stated.error().text));
        QVERIFY2(text.contains(says), qPrintable(text));
        QCOMPARE(QString::fromStdString(stated.error().place), QString("character %1").arg(at));
    }

    /// Marks of a side are stated behind its name; each is understood or refused at its place.
    void statesMarksOfSides()
    {
        const Case& given = shippedCase("battles");
        const std::string act = "attack: infantry; infantry";
        const auto read = [&](const std::string& clause) {
            return readStated(given.rules, act + "; " + clause, &*given.like);
        };
        QVERIFY(readStated(given.rules, act, &*given.like));
        const auto stated = read("British: army-morale 12, momentum 2; american: momentum 1");
        QVERIFY2(stated, stated ? "" : describe(stated.error()).c_str());
        using Marks = std::map<std::string, std::string>;
        QVERIFY(stated->sideMarks.at("british") == (Marks{{"army-morale", "12"}, {"momentum", "2"}}));
        QVERIFY(stated->sideMarks.at("american") == (Marks{{"momentum", "1"}}));
        const auto refused = [&](const std::string& clause, const std::string& at) {
            const auto none = read(clause);
            return !none && none.error().place == "character " + std::to_string(act.size() + 3 + clause.find(at));
        };
        QVERIFY(refused("british: momentum", "momentum"));
        QVERIFY(refused("british: momentum 2, momentum 3", "momentum 3"));
        QVERIFY(refused("british: combat 4", "combat"));
        QVERIFY(refused("british:", ":"));
        QVERIFY(refused("british: momentum 1; british: momentum 2", "british: momentum 2"));
        QVERIFY(refused("french: momentum 1", "french"));
    }

    void suggestsTheNearestWord()
    {
        const Case given = muskets();
        const auto remedy = [&](const char* words) {
            const Result<Stated> stated = readStated(given.rules, words, &*given.like);
            return stated ? std::string() : plain(stated.error().remedy);
        };
        QCOMPARE(remedy("attack: brigade attak 6; brigade"), std::string("did you mean \"attack\"?"));
        QCOMPARE(remedy("attack: Gaurds; brigade"), std::string("did you mean \"guards\"?"));
        QCOMPARE(remedy("attack: brigade on sream; brigade"), std::string("did you mean \"stream\"?"));
        QCOMPARE(remedy("attack: brigade on woods; brigade"), std::string("it is between cells; write: across woods"));
        QCOMPARE(remedy("attack: brigade stream; brigade"), std::string("write: on stream"));
    }

    void acceptsStateByItsName()
    {
        const auto ruling = rule(muskets(), "attack: brigade attack 6 morale 4 state disrupted; brigade "
                                            "defence 4 morale 4; dice 4 3");
        QVERIFY(ruling.has_value());
        QCOMPARE(comesTo(*ruling, "attack-strength"), std::string("3"));
    }

    void takesCountersFromTheScenario()
    {
        // Guards 4, Wayne's Division 6: 4 - 6 = -2.
        const auto ruling = rule(muskets(), "attack: Guards; against: Wayne; dice 4 3");
        QVERIFY(ruling.has_value());
        QCOMPARE(comesTo(*ruling, "attack-strength"), std::string("4"));
        QCOMPARE(comesTo(*ruling, "differential"), std::string("-2"));
        QVERIFY2(assumed(*ruling).find("Guards, Wayne as in Germantown") != std::string::npos,
                 assumed(*ruling).c_str());
        QVERIFY(assumed(*ruling).find("of British") != std::string::npos);
        // A reduced counter has the ratings of its reduced side; a stated rating overrides the printed one.
        const auto reduced = rule(muskets(), "attack: Guards reduced; against: Wayne defence 5; dice 4 3");
        QVERIFY(reduced.has_value());
        QCOMPARE(comesTo(*reduced, "differential"), std::string("-3"));
        // A quoted name is only a name.
        const auto free = rule(muskets(), "attack: \"Guards\" brigade attack 1; brigade defence 1; dice 4 3");
        QVERIFY(free.has_value());
        QCOMPARE(assumed(*free).find("as in"), std::string::npos);
    }

    // Dice as in orders.
    void acceptsDiceAsInOrders()
    {
        Case given = squares();
        const auto odd = rule(given, "battle: infantry factor 14; infantry factor 7; dice combat 4 3");
        QVERIFY(odd.has_value());
        QCOMPARE(odd->unused, 0);
        QCOMPARE(comesTo(*odd, "results"), std::string("DH")); // 2-1, 7
        const auto named = rule(given, "battle: infantry factor 14; infantry factor 7; dice combat.2 6 combat.1 6");
        QVERIFY(named.has_value());
        QCOMPARE(comesTo(*named, "results"), std::string("A1")); // 2-1, 12
        given = odds();
        node(given.rules, "combat-die").as<RollNode>()->dice.front() = {"fire", {}, {}, {}, 2};
        const auto stated = readStated(given.rules,
                                       "attack: infantry strength 8; infantry strength 4; "
                                       "dice fire 6 5",
                                       &*given.like);
        QVERIFY(stated.has_value());
        const std::vector<std::pair<std::string, int>> faces{{"fire", 6}, {"fire", 5}};
        QVERIFY(stated->dice == faces);
        QVERIFY(!readStated(given.rules, "attack: infantry strength 8; infantry strength 4; dice fire 7", nullptr));
    }

    /// A repeated name continues the roll that it began.
    void repeatedDieNameContinuesItsRoll_data()
    {
        QTest::addColumn<QString>("dice");
        QTest::addColumn<QString>("read");
        QTest::newRow("once") << "combat 3 4 6"
                              << "combat 3|combat 4| 6|";
        QTest::newRow("again") << "combat 3 combat 4 6"
                               << "combat 3|combat 4| 6|";
        QTest::newRow("numbered") << "combat.1 3 combat 4 6"
                                  << "combat.1 3|combat 4| 6|";
        QTest::newRow("two rolls") << "combat 3 4 combat 5 6 1"
                                   << "combat 3|combat 4|combat 5|combat 6| 1|";
    }
    void repeatedDieNameContinuesItsRoll()
    {
        QFETCH(QString, dice);
        QFETCH(QString, read);
        const Case given = squares();
        const auto stated = readStated(
            given.rules, "battle: infantry factor 14; infantry factor 7; dice " + dice.toStdString(), &*given.like);
        QVERIFY(stated.has_value());
        QString all;
        for (const auto& [name, face] : stated->dice)
            all += QString("%1 %2|").arg(QString::fromStdString(name)).arg(face);
        QCOMPARE(all, read);
    }

    void prefersTheLongestName()
    {
        Case given = muskets();
        given.like->units[0].formation = "A";
        given.like->units[1].formation = "A brigade";
        given.like->units[0].tags = {"elite"};
        given.like->units[1].tags = {"elite guard"};
        given.like->turnNames = {"dusk", "dusk and night"};
        for (Mark& mark : given.rules.marks)
            if (mark.id == "state" || mark.id == "weather")
                mark.steps.push_back(mark.steps.front() + " again");
        node(given.rules, "combat").as<CallNode>()->phase = "combat results";
        const auto read = [&](const std::string& words) {
            const auto stated = readStated(given.rules, words, &*given.like);
            return stated ? *stated : (qWarning("%s", describe(stated.error()).c_str()), Stated());
        };
        const Stated all = read("attack: battalion of A brigade tagged elite guard attack 3 state good again; "
                                "brigade of A; weather clear again; turn dusk and night; phase combat results");
        QCOMPARE(all.acting.size(), std::size_t(1));
        QCOMPARE(all.acting[0].formation, std::string("A brigade"));
        QCOMPARE(all.acting[0].type, std::string("battalion"));
        QVERIFY(all.acting[0].tags == std::vector<std::string>{"elite guard"});
        QCOMPARE(all.acting[0].marks.at("state"), std::string("good again"));
        QCOMPARE(all.target[0].formation, std::string("A"));
        QCOMPARE(all.gameMarks.at("weather"), std::string("clear again"));
        QCOMPARE(all.turn, 2);
        QCOMPARE(all.phase, std::string("combat results"));
        // The search for a name does not go beyond its clause.
        given.like->units[0].aliases.push_back("infantry with band");
        QVERIFY(!read("attack: brigade attack 3 with battalion attack 1; brigade").acting.empty());
    }

    void anyWhitespaceSeparatesWords()
    {
        const Case given = muskets();
        const auto plain = readStated(given.rules, "attack: brigade attack 6; brigade", &*given.like);
        const auto odd = readStated(given.rules, "attack:\fbrigade\vattack\f6; brigade", &*given.like);
        QVERIFY(plain.has_value() && odd.has_value());
        QVERIFY(*plain == *odd);
    }

    /// A mark of the game and one of a counter have the same bounds, those of the rules.
    void refusesMarksOutOfBounds()
    {
        Case given = muskets();
        const auto reads = [&](const std::string& words) {
            return readStated(given.rules, "attack: brigade attack 6" + words, &*given.like).has_value();
        };
        QVERIFY(reads("; brigade; recovery-step -5")); // no lower bound
        QVERIFY(reads(" nominated -5; brigade"));
        for (Mark& mark : given.rules.marks)
            if (mark.id == "recovery-step" || mark.id == "nominated") {
                mark.floor = Rational(0);
                mark.ceiling = Rational(5);
            }
        QVERIFY(reads("; brigade; recovery-step 5"));
        QVERIFY(!reads("; brigade; recovery-step 6"));
        QVERIFY(!reads("; brigade; recovery-step -1"));
        QVERIFY(!reads(" nominated 6; brigade"));
        QVERIFY(!reads(" nominated -1; brigade"));
    }

    void refusesUnitOffTheMap()
    {
        Case given = muskets();
        given.like->gameMarks["weather"] = "fog";
        for (Mark& mark : given.rules.marks)
            if (mark.id == "weather")
                mark.lifetime = Lifetime::Turn;
        const auto rules = compile(given.rules, *given.like, {});
        QVERIFY2(rules.has_value(), rules ? "" : describe(rules.error()).c_str());
        Position position = (*rules)->startPosition();
        UnitState& guards = position.units[std::size_t((*rules)->unit("guards"))];
        guards.place = PlaceId((*rules)->place("eliminated"));
        guards.steps = 0;
        given.like = deskScenario(**rules, position);
        given.turn = 1;
        // A mark that lasts one turn is not that of the start of the battle.
        QCOMPARE(given.like->gameMarks.count("weather"), std::size_t(0));
        for (const char* words : {"attack: Guards; brigade defence 4", "attack: brigade attack 4; Guards"}) {
            const auto gone = rule(given, words);
            QVERIFY(!gone);
            QCOMPARE(gone.error().trouble, Trouble::Refused);
            QCOMPARE(plain(gone.error().text), std::string("Guards is off the map: Eliminated"));
        }
        QVERIFY(rule(given, "attack: \"Guards\" brigade attack 4; brigade defence 4").has_value());
        // A unit that has not yet arrived may be tried.
        QVERIFY(rule(given, "attack: Hessians; brigade defence 4").has_value());
    }

    void keepsFieldsOfPlayedAction()
    {
        const Case given = muskets();
        const auto rules = compile(given.rules, *given.like, {});
        QVERIFY(rules.has_value());
        State before;
        before.position = (*rules)->startPosition();
        const auto guards = std::size_t((*rules)->unit("guards"));
        before.position.units[guards].place = PlaceId(0); // they arrive later
        Action act;
        act.seat = given.like->units[guards].side;
        act.verb = "recover";
        act.args = {{"unit", {"guards"}}, {"what", {"step"}}};
        const auto stated = statedFrom(**rules, before, act, {});
        QVERIFY2(stated.has_value(), stated ? "" : describe(stated.error()).c_str());
        QVERIFY(stated->fields.count("what") != 0);
        QVERIFY(stated->fields.at("what") == std::vector<std::string>{"step"});
    }

    /// Units of allies act together; units of allies and of neutrals cannot be attacked.
    void onlyEnemiesAreTargets()
    {
        Case given = muskets();
        const std::string both = "attack: Guards, Wayne; brigade", against = "attack: Guards; Wayne";
        QVERIFY(!readStated(given.rules, both, &*given.like));
        QVERIFY(readStated(given.rules, against, &*given.like));
        given.like->sides.front().neutrals = {given.like->sides.back().id};
        QVERIFY(!readStated(given.rules, both, &*given.like));
        QVERIFY(!readStated(given.rules, against, &*given.like));
        given.like->sides.front().neutrals.clear();
        given.like->sides.front().allies = {given.like->sides.back().id};
        QVERIFY(readStated(given.rules, both, &*given.like));
        QVERIFY(!readStated(given.rules, against, &*given.like));
    }

    /// The stack in a cell is attacked by its enemies only.
    void neighboursOfAllyDoNotAttackIt()
    {
        Case given = muskets();
        Scenario& s = *given.like;
        const auto placedAt = [&](const std::string& side, Cell cell) {
            const auto found = std::ranges::find_if(
                s.setup, [&](const Placement& p) { return byId(s.units, p.unit)->side == side; });
            Placement placement;
            placement.unit = found->unit;
            placement.at = cell;
            return *found = placement;
        };
        const Cell there = s.map.grid.cell(3, 3);
        placedAt(s.sides.front().id, there);
        const std::string attacker = placedAt(s.sides.back().id, s.map.grid.neighbour(there, 0)).unit;
        for (const bool enemies : {true, false}) {
            if (!enemies)
                s.sides.front().allies = {s.sides.back().id};
            const auto rules = compile(given.rules, s, {});
            QVERIFY(rules);
            QCOMPARE(statedStacks(**rules, (*rules)->startPosition(), there, {}).has_value(), enemies);
            QCOMPARE(statedStacks(**rules, (*rules)->startPosition(), there, {(*rules)->unit(attacker)}).has_value(),
                     enemies);
        }
    }

    /// A case that is refused in every turn is refused quickly, even in a long battle.
    void refusesQuicklyInLongBattles()
    {
        Req never = turnIsnt(-1);
        std::swap(never.is, never.isnt);
        const std::vector<std::pair<Case, std::string>> cases{
            {odds(), "attack: infantry strength 8; infantry strength 4"},
            {muskets(), "attack: brigade attack 8; brigade defence 4"}};
        for (auto [given, words] : cases) {
            given.like->lastTurn = 2000000000;
            for (Procedure& procedure : given.rules.procedures)
                eachEntry(procedure.then, [&](MenuEntry& entry) {
                    if (entry.id == "attack")
                        entry.need = {never};
                });
            const auto ruling = rule(given, words);
            QVERIFY(!ruling || ruling->trouble);
        }
    }

    /// A value is not reported as missing if stating it would be refused.
    void doesNotReportRatingsTypeLacks()
    {
        Case given = muskets();
        Modifier row;
        for (const Modifier& one : given.rules.modifiers)
            if (one.quantity == "attack" && one.op == ModifierOp::Add)
                row = one;
        QVERIFY(!row.stage.empty());
        row.id = "house-range";
        row.need.clear();
        row.amount = Amount();
        row.amount.fact = "rating";
        row.amount.arg = "range";
        row.amount.of = "unit";
        given.setup.house = {row};
        const auto ruling = rule(given, "attack: brigade attack 6 morale 4; artillery");
        QVERIFY2(ruling.has_value(), ruling ? "" : describe(ruling.error()).c_str());
        QVERIFY2(assumed(*ruling).find("range 0 of brigade") == std::string::npos, assumed(*ruling).c_str());
    }

    void readsQuicklyWithManyCounters()
    {
        Case given = muskets();
        const Unit one = given.like->units.front();
        for (int i = 0; i < 20000; ++i) {
            given.like->units.push_back(one);
            given.like->units.back().id = "company-" + std::to_string(i);
            given.like->units.back().name = "Company " + std::to_string(i) + " of foot";
            given.like->units.back().aliases.clear();
        }
        std::string words = "attack: brigade attack 6; brigade";
        for (int i = 0; i < 20000; ++i)
            words += " and";
        QVERIFY(readStated(given.rules, "attack: Company 17 of foot; brigade", &*given.like).has_value());
        QVERIFY(!readStated(given.rules, words, &*given.like));
    }

    // The desk once ruled although the turn and phase forbid the action.
    void refusesInForbiddenTurn_data()
    {
        QTest::addColumn<QString>("where");
        for (const char* where : {"phase", "body", "entry", "rule"})
            QTest::newRow(where) << where;
    }
    void refusesInForbiddenTurn()
    {
        QFETCH(QString, where);
        Case given = odds();
        MenuEntry& attack = entriesOf(node(given.rules, "attack")).front();
        if (where == "phase") {
            node(given.rules, "combat-phase").need = {turnIsnt(4)};
            node(given.rules, "combat-phase").cite = "9.1";
        } else if (where == "body") {
            node(given.rules, "attacks").need = {turnIsnt(4)};
            node(given.rules, "combat-phase").cite = "9.1";
        } else if (where == "entry") {
            attack.need = {turnIsnt(4)};
            attack.cite = "9.1";
        } else {
            Rule night;
            night.label = "nobody attacks by night";
            night.cite = "9.1";
            night.need = {turnIsnt(4)};
            attack.check = {night};
        }
        const std::string words = "attack: infantry strength 8; infantry strength 4";
        const auto night = rule(given, words + "; turn 4; dice 3");
        QVERIFY(!night || night->trouble);
        const Problem& refusal = night ? *night->trouble : night.error();
        QCOMPARE(refusal.trouble, Trouble::Refused);
        QVERIFY2(refusal.cite == "9.1", describe(refusal).c_str());
        const auto day = rule(given, words + "; turn 5; dice 3");
        QVERIFY(day.has_value() && !day->trouble);
        QCOMPARE(comesTo(*day, "attack-strength"), std::string("8"));
        // Without a stated turn, the desk uses an ordinary one and says which.
        const auto any = rule(given, words + "; dice 3");
        QVERIFY(any.has_value());
        QVERIFY2(assumed(*any).starts_with("turn 1|"), assumed(*any).c_str());
        // In a game, it is the turn of the game.
        given.turn = 4;
        const auto game = rule(given, words + "; dice 3");
        QVERIFY(!game || game->trouble);
    }

    void skipsForbiddenFirstTurn()
    {
        Case given = odds();
        node(given.rules, "combat-phase").need = {turnIsnt(1)};
        const auto ruling = rule(given, "attack: infantry strength 8; infantry strength 4; dice 3");
        QVERIFY2(ruling.has_value(), ruling ? "" : describe(ruling.error()).c_str());
        QVERIFY2(assumed(*ruling).starts_with("turn 2|"), assumed(*ruling).c_str());
    }

    void refusesInForbiddenPhase()
    {
        const auto ruling = rule(muskets(), "attack: brigade attack 6; brigade defence 4; phase movement");
        QVERIFY(!ruling);
        QCOMPARE(ruling.error().trouble, Trouble::Refused);
        QCOMPARE(ruling.error().cite, std::string("7.1"));
        QVERIFY(rule(muskets(), "attack: brigade attack 6; brigade defence 4; phase combat").has_value());
    }

    void reportsAssumedValuesThatMatter()
    {
        const auto ruling = rule(muskets(), "attack: brigade attack 6 morale 4; brigade defence 4");
        QVERIFY(ruling.has_value());
        QVERIFY2(assumed(*ruling).find("morale 0 of the target brigade") != std::string::npos,
                 assumed(*ruling).c_str());
        QCOMPARE(assumed(*ruling).find("of the acting"), std::string::npos);
        QCOMPARE(assumed(*ruling).find("movement"), std::string::npos);
    }

    /// Terrain without a stated level is at the lowest level of the map.
    void assumesLowestLevelForOpenTerrain()
    {
        const auto low = rule(squares(), "battle on level 1: infantry factor 6; infantry factor 5; dice 1 6");
        QVERIFY(low.has_value());
        QCOMPARE(comesTo(*low, "odds"), std::string("1-1"));
        const auto high = rule(squares(), "battle on level 2: infantry factor 6; infantry factor 5; dice 1 6");
        QVERIFY(high.has_value());
        QCOMPARE(comesTo(*high, "odds"), std::string("2-1"));
        // Without a map, the lowest level is unknown.
        const auto unknown = readStated(squares().rules, "battle on level 2: infantry factor 6; infantry factor 5",
                                        nullptr);
        QVERIFY(!unknown);
    }

    void refusesFieldValueByItsCase()
    {
        const auto ruling = rule(muskets(), "attack: \"One\" brigade attack 5 ineffective, \"Two\" brigade attack "
                                            "6; brigade defence 4; attackers One, Two");
        QVERIFY(!ruling);
        QCOMPARE(ruling.error().cite, std::string("11.2"));
    }

    /// Attacks are declared first and resolved after all declarations. The case continues to the combat, and the sealed
    /// answers of both sides are stated in the order of the questions.
    void continuesDeclaredAttackToCombat()
    {
        const Case given = brigades();
        const std::string attack = "attack: infantry sp 4 morale 1; against: infantry sp 3 morale 0; ";
        const auto open = rule(given, attack + "dice 5");
        QVERIFY2(open, open ? "" : describe(open.error()).c_str());
        QVERIFY(open->open);
        QVERIFY(std::find(open->choices.begin(), open->choices.end(), "assault") != open->choices.end());
        const auto ruling = rule(given, attack + "assault; stand; dice 5");
        QVERIFY2(ruling && !ruling->trouble, ruling ? "" : describe(ruling.error()).c_str());
        QCOMPARE(comesTo(*ruling, "tactics"), std::string("-1"));
        const auto other = rule(given, attack + "stand; assault; dice 5");
        QVERIFY(other && !other->trouble);
        QCOMPARE(comesTo(*other, "tactics"), std::string("1"));
        QCOMPARE(comesTo(*other, "odds"), comesTo(*ruling, "odds"));
        const auto barred = rule(given, attack + "flank; stand; dice 5");
        QVERIFY(barred && barred->trouble);
        QCOMPARE(barred->trouble->cite, std::string("Tactics flank"));
        // Morale may be below 0 if the rules give a lower bound.
        QVERIFY(rule(given, "attack: infantry sp 4 morale -2; against: infantry sp 3; assault; stand; dice 5"));
        QVERIFY(!rule(given, "attack: infantry sp 4 morale -3; against: infantry sp 3; assault; stand; dice 5"));
        Case without = given; // momentum allows a reroll, and a decision ends a forecast
        without.like.reset();
        const auto chances = rule(without, attack + "assault; stand");
        QVERIFY(chances && chances->chances.size() > 3);
    }

    /// If a menu ends the declarations, the case continues through it to the dice.
    void followsDeclaredAttackThroughTheMenu()
    {
        const Case given = shipped("drums-and-muskets/drums-and-muskets", "drums-and-muskets/leuthen");
        const std::string attack = "attack: infantry strength 6 morale 5; infantry strength 4 morale 5";
        const std::string table = "combat", nothing = comesTo(Ruling(), table);
        const auto declared = rule(given, attack);
        QVERIFY2(declared && !declared->trouble, declared ? "" : describe(declared.error()).c_str());
        QCOMPARE(comesTo(*declared, table), nothing);
        const auto fought = rule(given, attack + "; enough; dice 4");
        QVERIFY(fought && !fought->trouble);
        const auto itself = rule(given, attack + "; dice 4"); // nothing else can be declared
        QVERIFY(itself && !itself->trouble);
        QCOMPARE(comesTo(*itself, table), comesTo(*fought, table));
        const auto alone = rule(given, "strike" + attack.substr(attack.find(':')) + "; dice 4");
        QVERIFY(alone && !alone->trouble);
        QVERIFY(comesTo(*fought, table) != nothing);
        QCOMPARE(comesTo(*fought, table), comesTo(*alone, table));
    }
};

FW_TEST(tst_RuleWords)
#include "tst_RuleWords.moc"
