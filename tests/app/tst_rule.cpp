#include "tests/Main.h"
#include "tests/app/Program.h"

#include <QTemporaryDir>
#include <QTest>

/// The ruling desk.
class RuleTest : public QObject
{
    Q_OBJECT

private:
    const QString mRules = FW_SOURCE_DIR "/scenarios/musket-and-saber/musket-and-saber.rules.json";
    Ran run(const QString& words, const QStringList& more = {}) const
    {
        return fieldworks(QDir::tempPath(), QStringList{"rule", mRules, words} + more);
    }

private slots:
    void rulesOnAStatedCase()
    {
        const Ran ran = run("attack: Guards brigade attack 5 morale 4 disrupted, a battalion "
                            "attack 3; on buildings: brigade defence 4 morale 4; dice combat 4 "
                            "morale 3");
        QCOMPARE(ran.err, QString());
        QCOMPARE(ran.code, 0);
        for (const QString& line : ran.out.split('\n', Qt::SkipEmptyParts))
            QVERIFY2(line.startsWith("stated  "), qPrintable(line));
        QVERIFY(ran.out.contains("Guards"));
        QVERIFY(ran.out.contains("disrupted [11.1]"));
        QVERIFY(ran.out.contains("+2 buildings"));
        QVERIFY(ran.out.contains("combat die: 4"));
        QVERIFY(ran.out.contains("[CRT-003]"));
    }

    void givesChancesWithoutDice()
    {
        const Ran ran = run("attack: brigade attack 5 morale 4; brigade defence 4 morale 4");
        QCOMPARE(ran.code, 0);
        double sum = 0;
        for (const QString& line : ran.out.split('\n')) {
            if (!line.startsWith("stated  chance "))
                continue;
            const QString share = line.mid(15).trimmed().section(' ', 0, 0);
            sum += share.section('/', 0, 0).toDouble()
                   / (share.contains('/') ? share.section('/', 1, 1).toDouble() : 1);
        }
        QVERIFY2(qAbs(sum - 1) < 1e-9, qPrintable(ran.out));
    }

    void stacksLeadersWithTheirUnits()
    {
        const Ran ran = run("attack: Guards brigade attack 5 morale 4 with Howe leader attack 2 "
                            "morale 1; brigade defence 4 morale 4; dice 4 3");
        QCOMPARE(ran.err, QString());
        QCOMPARE(ran.code, 0);
        QVERIFY2(ran.out.contains("+2 leader: 5 to 7 [10.0]"), qPrintable(ran.out));
    }

    void appliesLevelsOfTerrain()
    {
        const QString squares = FW_SOURCE_DIR "/scenarios/brandywine/brandywine.rules.json";
        const auto ask = [&](const QString& words) { return fieldworks(QDir::tempPath(), {"rule", squares, words}); };
        const Ran down = ask("battle on level 3: infantry factor 6 facing S; on woods level 2: "
                             "infantry factor 5; dice 3 4");
        QCOMPARE(down.err, QString());
        QVERIFY2(down.out.contains("downhill"), qPrintable(down.out));
        QVERIFY(down.out.contains("slope or crest"));
        const Ran level = ask("battle on level 2: infantry factor 6 facing S; on level 2: infantry "
                              "factor 5; dice 3 4");
        QVERIFY2(!level.out.contains("downhill"), qPrintable(level.out));
        const Ran odd = ask("battle on level high: infantry factor 6; infantry factor 5");
        QCOMPARE(odd.code, 64);
        QVERIFY2(odd.err.contains("write a number after level"), qPrintable(odd.err));
    }

    void acceptsNamedFields()
    {
        const Ran ran = run("attack: Guards brigade attack 5, Hessians brigade attack 6; brigade "
                            "defence 4 morale 4; attackers Guards; dice 4 3");
        QCOMPARE(ran.code, 0);
        QVERIFY2(ran.out.contains("Guards attacks 0505"), qPrintable(ran.out));
        const Ran odd = run("attack: Guards brigade attack 5; brigade defence 4; colour red");
        QCOMPARE(odd.code, 64);
        QCOMPARE(odd.err, QString("\"attack\" has no field called \"colour\"\n"));
    }

    /// A sentence is shown as the clauses that it means, together with its parts without effect.
    void readsASentence()
    {
        const Ran ran = run("6 attack 4 in buildings in fog, dice 6 1");
        QCOMPARE(ran.err, QString());
        QCOMPARE(ran.code, 0);
        QVERIFY2(ran.out.contains("read as: attack: brigade attack 6; against on buildings: brigade defence 4; weather "
                                  "fog; dice 6 1"),
                 qPrintable(ran.out));
        QVERIFY2(ran.out.contains("without effect: weather fog"), qPrintable(ran.out));
        const Ran odd = run("6 attack 4 in builfings");
        QCOMPARE(odd.code, 64);
        QVERIFY2(odd.err.contains("builfings") && odd.err.contains("character 15"), qPrintable(odd.err));
    }

    void reportsUnknownWords_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("part");
        QTest::newRow("nothing") << ""
                                 << "nothing is stated";
        QTest::newRow("entry") << "atack: brigade attack 5"
                               << "nothing called \"atack\"";
        QTest::newRow("terrain") << "attack: brigade attack 5; on lava: brigade"
                                 << "lava is not a terrain of these rules";
        QTest::newRow("number") << "attack: brigade attack 5 7; brigade"
                                << "the number 7 has no rating before it";
        QTest::newRow("dice") << "attack: brigade attack 5; brigade; dice combat"
                              << "write faces after dice";
        QTest::newRow("no head") << "brigade attack 5"
                                 << "may be an action, or a number";
        QTest::newRow("one side") << "a brigade of 5"
                                  << "name both sides";
        QTest::newRow("steps") << "attack: brigade steps 1 lost 1; brigade"
                               << "cannot have lost 1";
        QTest::newRow("crowd") << "attack: brigade, brigade, brigade, brigade, brigade, brigade, "
                                  "brigade; brigade"
                               << "only 6 cells are next to the target";
        QTest::newRow("too many dice") << "attack: brigade attack 5; brigade defence 1; "
                                          "dice 1 2 3 4 5"
                                       << "more dice than are rolled";
    }
    void reportsUnknownWords()
    {
        QFETCH(QString, words);
        QFETCH(QString, part);
        const Ran ran = run(words);
        QCOMPARE(ran.code, 64);
        QVERIFY2(ran.err.contains(part), qPrintable(ran.err));
    }

    // The shot misses and was the last of its phase: the dice of the next turn get no face.
    void stopsAtTheEndOfThePhase()
    {
        const auto ask = [&](const QString& dice) {
            return fieldworks(QDir::tempPath(),
                              {"rule",
                               FW_SOURCE_DIR "/scenarios/battles-of-the-american-revolution/"
                                             "battles-of-the-american-revolution.rules.json",
                               "fire: artillery sp 2 distance 2; against: cavalry sp 2; dice " + dice});
        };
        const Ran missed = ask("6");
        QCOMPARE(missed.code, 0);
        QVERIFY2(missed.out.contains("7 against 8, missed") && !missed.out.contains("nitiative"),
                 qPrintable(missed.out));
        for (const char* more : {"6 7", "6 7 3"}) {
            const Ran ran = ask(more);
            QCOMPARE(ran.code, 64);
            QVERIFY2(ran.err.contains("more dice than are rolled") && !ran.out.contains("nitiative"),
                     qPrintable(ran.err + ran.out));
        }
        QCOMPARE(ask("9 7").code, 0); // a hit needs the dice of its result
    }

    // What a phase asks before the action (the fog roll) is answered as on the table. A rule that forbids the action
    // is named before a phase that does not offer it.
    void handlesWhatPrecedesTheAction_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("out");
        QTest::addColumn<QString>("err");
        const QString battle = "musket-and-saber/germantown.scenario.json";
        QTest::newRow("fog") << battle << "attack: Wayne's Division; against: 1st Brigade"
                             << "Combat of Colonial; Fog: 1;"
                             << "";
        QTest::newRow("ineffective") << battle << "attack: battalion attack 4 ineffective; against: brigade defence 4"
                                     << ""
                                     << "an ineffective unit does not attack [11.2]";
        QTest::newRow("guns") << battle
                              << "attack: artillery attack 4 defence 1 range 2; against: brigade defence 4 on "
                                 "deep-woods; dice combat 3"
                              << ""
                              << "only infantry attacks into deep woods [TEC:deep-woods]";
        QTest::newRow("counterattack") << battle
                                       << "counterattack: brigade attack 5 morale 4; against: brigade defence "
                                          "4 morale 4; dice combat 5 morale 2"
                                       << "Attack a hex, or end the attacks: End the attacks"
                                       << "";
        QTest::newRow("one die of two")
            << "brandywine/brandywine.scenario.json"
            << "battle: infantry factor 5; against: infantry factor 4; dice combat 3"
            << ""
            << "the rules ask for Battle: combat 1 (1 to 6), combat 2 (1 to 6); the case states 1 of these faces";
    }
    void handlesWhatPrecedesTheAction()
    {
        QFETCH(QString, file);
        QFETCH(QString, words);
        QFETCH(QString, out);
        QFETCH(QString, err);
        const Ran ran = fieldworks(QDir::tempPath(), {"rule", FW_SOURCE_DIR "/scenarios/" + file, words});
        QVERIFY2(ran.out.contains(out), qPrintable(ran.out));
        QVERIFY2(err.isEmpty() ? ran.err.isEmpty() : ran.err.contains(err), qPrintable(ran.err));
        QCOMPARE(ran.code == 0, err.isEmpty());
    }

    // The defender is a choice of the other side. With several answers, the desk names the side that must choose and
    // the possible words, and takes one; with one answer, the desk takes it and says so.
    void asksForAnswersOfTheOtherSide_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("code");
        QTest::addColumn<QStringList>("parts");
        const QString two = "attack: brigade attack 5 morale 4; against: \"X\" brigade defence 5 morale 4, \"Y\" "
                            "battalion defence 2 morale 4";
        const QString led = "attack: brigade attack 5 morale 4; against: \"X\" brigade defence 5 morale 4 with \"L\" "
                            "leader defence 2 morale 1";
        const auto add = [](const char* name, const QString& words, int code, const QStringList& parts) {
            QTest::newRow(name) << words << code << parts;
        };
        add("open", two, 64,
            {"the case does not state an answer: British must choose: Who defends [7.2]",
             "stated  then: British must choose: Who defends [7.2]: defend X, or defend Y, or defend X, Y primary X, "
             "or "
             "defend X, Y primary Y"});
        add("open before dice", two + "; dice combat 3 morale 4", 64,
            {"the case states 2 more dice than are rolled, unless it also states an answer: British must choose"});
        add("one", two + "; defend X", 0, {"Strength of the defence = 5 [7.4]", "stated  chance "});
        add("the other", two + "; defend Y; dice combat 3 morale 4", 0,
            {"Strength of the defence = 2 [7.4]", "morale die: 4"});
        add("both", two + "; defend X, Y primary Y", 0,
            {"X and Y defend (primary Y) [7.2]", "Strength of the defence = 7 [7.4]"});
        add("clauses", two + "; defend X, Y; primary Y", 0, {"X and Y defend (primary Y) [7.2]"});
        add("colon", two + "; defend: X", 0, {"Strength of the defence = 5 [7.4]"});
        add("field", two + "; defenders X, Y; defence-primary X", 0, {"X and Y defend (primary X) [7.2]"});
        add("half", two + "; defend X, Y", 64, {"give a value for \"defence-primary\"", "possible: X, Y"});
        add("not by the rules", two + ", \"Z\" battalion defence 1; defend X, Y, Z", 3, {"[7.1]"});
        add("leader open", led, 64, {"defend X, or defend X leader L, or defend X leader L to X, or "});
        add("without him", led + "; defend X", 0, {"Strength of the defence = 5 [7.4]"});
        add("with him", led + "; defend X leader L to X", 0,
            {"led by L adding to X [7.2]", "Strength of the defence = 7 [7.4]"});
        const QString only = "attack: brigade attack 5 morale 4; against: \"X\" brigade defence 5 morale 4";
        add("only one", only, 0, {"X defends (primary X) [7.2]", "stated  chance "});
        add("only one, said", only + "; defend X; dice 3 4", 0, {"X defends (primary X) [7.2]"});
        add("not asked", only + "; counterattack X; dice 3 4", 64, {"no side is asked for \"counterattack\""});
        add("after the dice", only + "; dice 1 6", 0, {"stated  then: Retreat"});
    }
    void asksForAnswersOfTheOtherSide()
    {
        QFETCH(QString, words);
        QFETCH(int, code);
        QFETCH(QStringList, parts);
        const Ran ran = run(words);
        const QString said = ran.out + ran.err;
        QVERIFY2(ran.code == code, qPrintable(said));
        QCOMPARE(ran.err.isEmpty(), code == 0);
        QVERIFY2(!said.contains("no table is read"), qPrintable(said));
        for (const QString& part : parts)
            QVERIFY2(said.contains(part), qPrintable(part + "\n" + said));
    }

    // If an option excludes the action, the refusal names the option; with the option, it names the next obstacle.
    void namesTheOptionAnActionNeeds()
    {
        const QString words = "skirmish: brigade attack 5 morale 4; against: brigade defence 4 morale 4";
        const Ran without = run(words);
        QCOMPARE(without.code, 3);
        QVERIFY2(without.err.contains("rule on this only with scenario_rules=germantown"), qPrintable(without.err));
        const Ran with = run(words, {"--preset", "germantown-as-printed"});
        QCOMPARE(with.code, 3);
        QVERIFY2(with.err.contains("it takes: light infantry [15.3]"), qPrintable(with.err));
    }

    // A leader is refused by the rule that forbids it, not by the rule that counts the units of a hex.
    void refusesLeaderAsAttacker_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("err");
        QTest::newRow("of another formation")
            << "attack: brigade attack 6 with Sullivan; against: battalion defence 3 morale 5 ineffective"
            << "Sullivan: he leads none of those who fight from his hex [10.0]\n";
        QTest::newRow("his field named")
            << "attack: brigade attack 6 with Sullivan; against: battalion defence 3 morale 5; leaders Sullivan"
            << "Sullivan: he leads none of those who fight from his hex [10.0]\n";
        QTest::newRow("in a hex of his own")
            << "attack: Wayne, Sullivan; against: Guards"
            << "Sullivan is not a counter for Attackers, but for Leaders [10.0]; write: leaders Sullivan\n";
        QTest::newRow("two brigades in a hex")
            << "attack: \"A\" brigade attack 6 with \"B\" brigade attack 3; against: Guards"
            << "B: from one hex no more than a battalion or artillery unit and one other unit fight [7.1]\n";
    }
    void refusesLeaderAsAttacker()
    {
        QFETCH(QString, words);
        QFETCH(QString, err);
        const QString battle = FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown.scenario.json";
        const Ran ran = fieldworks(QDir::tempPath(), {"rule", battle, words});
        QCOMPARE(ran.err, err);
        QCOMPARE(ran.code, 3);
    }

    // Of the results of a bombardment only retreats apply; at 1-1 that is only D1.
    void chancesCountOnlyAppliedResults()
    {
        const QString squares = FW_SOURCE_DIR "/scenarios/brandywine/brandywine.rules.json";
        const Ran ran = fieldworks(QDir::tempPath(), {"rule", squares,
                                                      "bombard: artillery factor 3; against: infantry factor 2, "
                                                      "infantry factor 3"});
        QCOMPARE(ran.code, 0);
        QCOMPARE(ran.out.count("stated  chance"), 2);
        QVERIFY2(ran.out.contains("stated  chance  11/12   91.7 %  no effect\n"), qPrintable(ran.out));
        QVERIFY2(ran.out.contains("stated  chance   1/12    8.3 %  D1\n"), qPrintable(ran.out));
    }

    // A rules file without its scenario: the sides and the grid come from its rows.
    void examplesHoldWithoutAScenario()
    {
        QTemporaryDir folder;
        const QString alone = folder.filePath("brandywine.rules.json");
        QVERIFY(QFile::copy(FW_SOURCE_DIR "/scenarios/brandywine/brandywine.rules.json", alone));
        const Ran ran = fieldworks(folder.path(), {"check", alone});
        QCOMPARE(ran.out + ran.err, QString());
        QCOMPARE(ran.code, 0);
    }

    // Cases as a user types them at the desk. The results are computed by hand from the tables of the rules; a case
    // that cannot be ruled on names the faulty word.
    void rulesOnCasesAsTyped_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("code");
        QTest::addColumn<QStringList>("parts");
        const QString muskets = "musket-and-saber/musket-and-saber", squares = "brandywine/brandywine";
        const auto add = [](const char* name, const QString& rules, const QString& words, int code,
                            const QStringList& parts) { QTest::newRow(name) << rules << words << code << parts; };
        // 6 out of a stream is 3, 4 in buildings is 6: -3, and 4 in column -3..-2 is Ac.
        add("stream and buildings", muskets,
            "attack: brigade attack 6 morale 4 on stream; against: brigade defence 4 morale 4 on "
            "buildings; dice combat 4 morale 3",
            0,
            {"Strength of the attack = 3 [7.4]", "Strength of the defence = 6 [7.4]", "Differential = -3 [7.4]",
             "= Ac [CRT-003]", "3 against 4, passed"});
        // 5 + 2 against 4 + 2: +1, and 5 in +1..+2 is Dc; a natural 6 fails.
        add("leader", muskets,
            "attack: brigade attack 5 morale 4 with a leader attack 2 morale 1; brigade defence 4 "
            "morale 4 in buildings; dice 5 6",
            0, {"Strength of the attack = 7 [7.4]", "Differential = 1 [7.4]", "= Dc [CRT-003]", "failed (natural 6)"});
        // Half of 7 is 4, rounded up: +2, and 6 in +1..+2 is Dr.
        add("disrupted", muskets,
            "attack: regiment attack 7 morale 4 state disrupted; brigade defence 2 morale 3; dice "
            "combat 6 morale 1",
            0, {"Strength of the attack = 4 [7.4]", "Differential = 2 [7.4]", "= Dr [CRT-003]"});
        // Two halvings count as one: 1 - 1 = 0, and 2 in -1..0 is Ac. The morale of a disrupted unit is 4 - 2.
        add("halved twice", muskets,
            "attack on stream: brigade attack 9 morale 4 disrupted; brigade defence 1 morale 4; dice 2 3", 0,
            {"Strength of the attack = 1 [7.4]", "Differential = 0 [7.4]", "= Ac [CRT-003]", "3 against 2, failed"});
        // A brook has an effect only in fog: 3 + 4 - 5 = +2, and 1 in +1..+2 is Ar.
        add("two from two hexes", muskets,
            "Attack: a battalion attack 3 morale 5, the Brigade attack 4 morale 4 on brook; brigade "
            "defence 5 morale 3; dice 1, 1",
            0, {"Strength of the attack = 7 [7.4]", "Differential = 2 [7.4]", "= Ar [CRT-003]"});
        // Guards 4, Conway 3: +1, and 6 in +1..+2 is Dr; Conway's morale is 4.
        add("counters", muskets, "attack: Guards; against: Conway; dice combat 6 morale 3", 0,
            {"Guards, Conway as in Germantown", "Differential = 1 [7.4]", "= Dr [CRT-003]", "3 against 4, passed"});
        // 14 to 7 is 2-1, and 4 + 3 there is DH.
        add("odds", squares, "battle: infantry factor 14 facing S; against: infantry factor 7; dice combat 4 3", 0,
            {"= 2-1 [13.0]", "= DH "});
        // Half of 5 is 3, 4 in woods is 8: 1-3, and 1 + 2 there is DCA.
        add("creek and woods", squares,
            "battle: infantry factor 5 on creek facing S; infantry factor 4 in the woods; dice 1 2", 0,
            {"Attackers = 3 [13.0]", "Defenders = 8 [13.0]", "= 1-3 [13.0]", "= DCA "});
        // On the flank of an east-facing unit, from above: 3 x 3 x 2 = 18 to 6, and 6 + 4 in 3-1 is EXC.
        add("downhill enfilade", squares,
            "battle on level 3: infantry factor 3 facing S; on level 1: infantry factor 6 facing east; "
            "dice 6 4",
            0, {"Attackers = 18 [13.0]", "= 3-1 [13.0]", "= EXC "});
        add("nine reorganizes", squares, "reorganize: infantry factor 7 disorganized; dice rally 4 5", 0,
            {"9 against 9, passed"});
        // Refused by a rule, with its case.
        add("ineffective", muskets, "attack: battalion attack 3 ineffective; brigade defence 4", 3, {"[11.2]"});
        add("another phase", muskets, "attack: brigade attack 6; brigade defence 4; phase recovery", 3,
            {"recovery", "[7.1]"});
        add("horse in deep woods", muskets, "attack: cavalry attack 4; on deep woods: brigade defence 2", 3,
            {"[TEC:deep-woods]"});
        add("disorganized", squares, "battle: infantry factor 8 disorganized; infantry factor 4", 3, {"[16.0]"});
        // Refused because a word is unknown: the message names it and its place.
        add("no state", muskets, "attack: brigade attack 6 morale 4; against: brigade defence 4 demoralized", 64,
            {"character 63", "\"demoralized\""});
        add("no rating", muskets, "attack: brigade strength 6; brigade defence 4", 64,
            {"character 17", "\"strength\"", "possible: "});
        add("two values", muskets, "attack: brigade attack 6 attack 5; brigade defence 4", 64,
            {"character 26", "attack is given twice"});
        add("no die", muskets, "attack: brigade attack 6; brigade defence 4; dice fire 6 5", 64,
            {"character 51", "\"fire\"", "combat"});
        add("no hexside", muskets, "attack: brigade attack 6 across stream; brigade defence 4", 64,
            {"character 33", "stream is not a hexside", "on stream"});
        add("no field value", muskets, "attack: brigade attack 6; brigade defence 4; attackers demoralized", 64,
            {"character 56", "\"demoralized\""});
        add("no place for a colon", muskets, "attack: brigade attack 6; against: on hill: brigade defence 4", 64,
            {"character 43", "\":\""});
        add("no facing", squares, "battle: infantry factor 5 facing 9; infantry factor 5", 64,
            {"character 34", "\"9\"", "possible: N, NE, E"});
        // In the list at the table, the third facing is E; counted from 0, it would be SE.
        add("a facing by number", squares, "battle: infantry factor 5 facing 3; infantry factor 5", 64,
            {"character 34", "write a point of the compass after facing, not \"3\"", "possible: N, NE, E"});
        add("no name", squares, "battle: Smith infantry factor 5; infantry factor 5", 64,
            {"character 9", "\"Smith\"", "in quotes"});
        add("no such height", squares, "battle on level 7: infantry factor 5; infantry factor 5", 64,
            {"character 17", "level 7"});
    }
    void rulesOnCasesAsTyped()
    {
        QFETCH(QString, rules);
        QFETCH(QString, words);
        QFETCH(int, code);
        QFETCH(QStringList, parts);
        const QString file = QString(FW_SOURCE_DIR "/scenarios/") + rules + ".rules.json";
        const Ran ran = fieldworks(QDir::tempPath(), {"rule", file, words});
        const QString said = ran.out + ran.err;
        QVERIFY2(ran.code == code, qPrintable(said));
        QCOMPARE(ran.err.isEmpty(), code == 0);
        QCOMPARE(ran.out.isEmpty(), code != 0);
        for (const QString& part : parts)
            QVERIFY2(said.contains(part), qPrintable(part + "\n" + said));
    }

    void acceptsScenarioForItsRules()
    {
        const QString battle = FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown.scenario.json";
        const QString words = "attack: Guards; Wayne; dice combat 4 morale 3";
        const Ran ran = fieldworks(QDir::tempPath(), {"rule", battle, words});
        QCOMPARE(ran.err, QString());
        QVERIFY2(ran.out.contains("crt=germantown"), qPrintable(ran.out));
        const Ran other = fieldworks(QDir::tempPath(),
                                     {"rule", FW_SOURCE_DIR "/scenarios/brandywine/brandywine.rules.json",
                                      "battle: infantry factor 5; infantry factor 5", "--scenario", battle});
        QCOMPARE(other.code, 64);
        QVERIFY2(other.err.contains("not for these"), qPrintable(other.err));
    }

    void optionsChangeTheRuling()
    {
        const QString words = "attack: brigade attack 5 morale 4; brigade defence 4 morale 4; "
                              "dice combat 4 morale 3";
        const Ran usual = run(words);
        const Ran printed = run(words, {"--preset", "germantown-as-printed"});
        QCOMPARE(printed.code, 0);
        QVERIFY(printed.out != usual.out);
        QVERIFY2(printed.out.startsWith("stated  options: "), qPrintable(printed.out));
        QCOMPARE(run(words, {"--preset", "no-such"}).code, 2);
    }
};

FW_TEST(RuleTest)
#include "tst_rule.moc"
