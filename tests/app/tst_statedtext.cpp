#include "app/case/CaseForm.h"
#include "app/case/StatedText.h"
#include "app/case/UnitTable.h"
#include "engine/desk/DeskVocabulary.h"
#include "engine/desk/FromPlay.h"
#include "engine/store/Files.h"
#include "tests/Main.h"

#include <QSpinBox>
#include <QTableWidget>
#include <QTest>
#include <QToolTip>
#include <array>
#include <random>

using namespace fw;

/// The text that the form writes is read back as the same case.
class StatedTextTest : public QObject
{
    Q_OBJECT

private:
    struct Battle {
        Ruleset rules;
        std::shared_ptr<const Scenario> scenario;
    };
    static Battle battle(const QString& rules, const QString& scenario)
    {
        const std::string folder = FW_SOURCE_DIR "/scenarios/";
        auto rows = readRulesFile(folder + rules.toStdString() + ".rules.json");
        auto like = readScenarioFile(folder + scenario.toStdString() + ".scenario.json");
        if (!rows || !like)
            qFatal("%s", describe(rows ? like.error() : rows.error()).c_str());
        return {std::move(*rows), std::make_shared<const Scenario>(std::move(*like))};
    }
    static void shipped()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("scenario");
        QTest::newRow("hexes") << "musket-and-saber/musket-and-saber"
                               << "musket-and-saber/germantown";
        QTest::newRow("squares") << "brandywine/brandywine"
                                 << "brandywine/brandywine";
        QTest::newRow("odds") << "templates/odds"
                              << "templates/odds";
        QTest::newRow("differential") << "templates/differential"
                                      << "templates/differential";
    }
    /// Writes the case, reads it back and compares; returns the text.
    static std::string again(const Battle& b, const Stated& stated)
    {
        const std::string words = writeStated(b.rules, b.scenario.get(), stated);
        const Result<Stated> read = readStated(b.rules, words, b.scenario.get());
        if (!read)
            qWarning("%s: %s", words.c_str(), describe(read.error()).c_str());
        else if (!(*read == stated))
            qWarning("%s is read as %s", words.c_str(), writeStated(b.rules, b.scenario.get(), *read).c_str());
        return read && *read == stated ? words : std::string();
    }

    using Chance = std::mt19937;
    template <class List>
    static auto& any(Chance& chance, const List& list)
    {
        return list[std::size_t(chance()) % list.size()];
    }
    static bool odd(Chance& chance) { return chance() % 2 == 0; }

    static std::vector<std::string> some(Chance& chance, const std::vector<std::string>& from)
    {
        std::vector<std::string> out;
        for (const std::string& one : from)
            if (chance() % 4 == 0)
                out.push_back(one);
        return out;
    }

    static StatedUnit unit(Chance& chance, const Battle& b, const DeskVocabulary& known, std::vector<const Unit*>& left,
                           bool acting)
    {
        StatedUnit out;
        std::string type;
        if (chance() % 3 == 0 && !left.empty()) {
            const std::size_t at = chance() % left.size();
            const Unit& own = *left[at];
            left.erase(left.begin() + std::ptrdiff_t(at));
            out.name = out.counter = own.id;
            out.steps = 0;
            out.lost = own.steps > 1 && odd(chance) ? 1 : -1;
            type = own.type;
        } else {
            type = out.type = any(chance, typeIds(b.rules));
            static const std::vector<std::string> names{"",
                                                        "Old Guard",
                                                        "5th",
                                                        "on stream",
                                                        "with; \"and\", a: b",
                                                        "disrupted",
                                                        "attack 5",
                                                        "Prinz Carl\xe2\x80\x99s"};
            out.name = any(chance, names);
            if (!known.oneStep(type)) {
                out.steps = 1 + int(chance() % 3);
                out.lost = int(chance()) % 2 == 0 ? 0 : out.steps - 1;
            }
            if (odd(chance))
                out.formation = odd(chance) ? "A" : "3rd line, right";
            if (odd(chance))
                out.tags = {odd(chance) ? "light" : "of horse"};
        }
        for (const std::string& rating : known.ratingsOf(type))
            if (odd(chance))
                out.ratings[rating] = chance() % 8 == 0 ? Rational::of(7, 2) : Rational(int(chance() % 20));
        for (const Mark& mark : b.rules.marks) {
            if (mark.on != MarkOn::Unit || mark.form == MarkForm::Set || mark.form == MarkForm::Sealed
                || chance() % 6 != 0)
                continue;
            out.marks[mark.id] = mark.form == MarkForm::Ladder ? any(chance, mark.steps)
                                 : mark.form == MarkForm::Flag ? "1"
                                                               : std::to_string(chance() % 5);
        }
        if (b.rules.facings > 0 && odd(chance))
            out.facing = int(chance() % unsigned(b.rules.facings));
        (void)acting;
        return out;
    }

    static Stated stated(Chance& chance, const Battle& b, const DeskVocabulary& known)
    {
        Stated out;
        out.entry = any(chance, known.entryWords());
        const std::string own = b.scenario->sides[chance() % 2].id;
        const auto ground = [&](std::vector<std::string>& features, std::optional<int>& level) {
            features = some(chance, known.features(FeatureKind::Terrain));
            if (known.levels() && known.mapLevels() && odd(chance))
                level = known.mapLevels()->first + int(chance() % 2);
        };
        std::vector<const Unit*> mine, theirs;
        for (const Unit& unit : b.scenario->units)
            (unit.side == own ? mine : theirs).push_back(&unit);
        const bool each = odd(chance); // terrain of each cell instead of all
        const std::size_t count = 1 + chance() % 4;
        int cells = 0;
        for (std::size_t i = 0; i < count; ++i) {
            StatedUnit one = unit(chance, b, known, mine, true);
            one.together = i > 0 && odd(chance);
            if (!one.together) {
                if (odd(chance))
                    one.direction = cells;
                ++cells;
            }
            out.acting.push_back(one);
        }
        if (each && cells > 1) {
            for (StatedUnit& one : out.acting)
                if (!one.together) {
                    ground(one.ground, one.level);
                    one.across = some(chance, known.features(FeatureKind::Hexside));
                }
        } else {
            ground(out.actingGround, out.actingLevel);
            out.across = some(chance, known.features(FeatureKind::Hexside));
        }
        ground(out.targetGround, out.targetLevel);
        for (std::size_t i = chance() % 3; i-- > 0;) {
            out.target.push_back(unit(chance, b, known, theirs, false));
            out.target.back().together = out.target.size() > 1 && odd(chance);
        }
        for (const Mark& mark : b.rules.marks)
            if (mark.on == MarkOn::Game && mark.form == MarkForm::Ladder && odd(chance))
                out.gameMarks[mark.id] = any(chance, mark.steps);
        const std::vector<std::string> ids = boardIds(out);
        for (const Field* field : known.fields(known.entries(out.entry)))
            if ((field->pick == Pick::Unit || field->pick == Pick::Units) && odd(chance))
                out.fields[field->name] = {ids[chance() % ids.size()]};
        if (odd(chance))
            out.turn = 1 + int(chance() % unsigned(b.scenario->lastTurn));
        if (odd(chance) && !known.phases().empty())
            out.phase = any(chance, known.phases()).first;
        for (std::size_t i = chance() % 4; i-- > 0;) {
            const std::string name = odd(chance) || known.dice().empty() ? "" : any(chance, known.dice());
            // A face without a name belongs to the name before it while that die has more faces.
            if (name.empty() && !out.dice.empty() && !out.dice.back().first.empty())
                continue;
            out.dice.emplace_back(name, 1 + int(chance() % 6));
        }
        return out;
    }

private slots:
    void examplesRoundTripAsText_data() { shipped(); }
    void examplesRoundTripAsText()
    {
        QFETCH(QString, rules);
        QFETCH(QString, scenario);
        const Battle b = battle(rules, scenario);
        QVERIFY(!b.rules.examples.empty());
        for (const Example& example : b.rules.examples) {
            const Result<Stated> read = readStated(b.rules, example.stated, b.scenario.get());
            QVERIFY2(read.has_value(), example.stated.c_str());
            QVERIFY2(!again(b, *read).empty(), example.stated.c_str());
        }
    }

    // The form must be able to read its own text.
    void randomCasesRoundTripAsText_data() { shipped(); }
    void randomCasesRoundTripAsText()
    {
        QFETCH(QString, rules);
        QFETCH(QString, scenario);
        const Battle b = battle(rules, scenario);
        const DeskVocabulary known(b.rules, b.scenario.get());
        Chance chance(12);
        for (int i = 0; i < 300; ++i) {
            const Stated one = stated(chance, b, known);
            QVERIFY2(!again(b, one).empty(), qPrintable(QString::number(i)));
        }
    }

    void counterPairsRoundTripAsText_data() { shipped(); }
    void counterPairsRoundTripAsText()
    {
        QFETCH(QString, rules);
        QFETCH(QString, scenario);
        const Battle b = battle(rules, scenario);
        const std::string entry = deskEntries(b.rules).front().word;
        for (const Unit& a : b.scenario->units)
            for (const Unit& z : b.scenario->units)
                if (a.side != z.side && (&a - &z) % 3 == 0)
                    QVERIFY2(!again(b, statedPair(b.rules, *b.scenario, entry, a.id, z.id)).empty(),
                             (a.id + " " + z.id).c_str());
    }

    /// Facings are written as compass points, as at the table.
    void writesFacingsAsCompassPoints()
    {
        const Battle b = battle("brandywine/brandywine", "brandywine/brandywine");
        const auto read = readStated(b.rules, "battle: infantry factor 6 facing S; infantry factor 5 facing north-east",
                                     b.scenario.get());
        QVERIFY2(read.has_value(), read ? "" : describe(read.error()).c_str());
        const std::string words = again(b, *read);
        QVERIFY2(words.find("facing S") != std::string::npos, words.c_str());
        QVERIFY2(words.find("facing NE") != std::string::npos, words.c_str());
        UnitTable table;
        table.setRules(b.rules, true);
        table.setCounters(b.scenario);
        table.setUnits(read->acting);
        for (int i = 0; i < table.columnCount(); ++i)
            if (table.horizontalHeaderItem(i)->text() == "Facing") {
                QCOMPARE(table.item(0, i)->text(), QString("S"));
                table.item(0, i)->setText("south-west");
                QCOMPARE(table.units()[0].facing, 5);
                table.item(0, i)->setText("8");
                QCOMPARE(table.units()[0].facing, 5);
                QCOMPARE(table.item(0, i)->text(), QString("SW"));
            }
    }

    /// Answers to the questions that follow.
    void answersRoundTripAsText()
    {
        const Battle b = battle("musket-and-saber/musket-and-saber", "musket-and-saber/germantown");
        const std::string two = "attack: brigade attack 5; against: \"X\" brigade defence 5, \"Y Z\" battalion; ";
        for (const char* answers : {"defend X", "defend X, \"Y Z\" primary X", "defend X; defence-primary X; disrupt",
                                    "defend primary X", "rout-away", "pass; defend: \"Y Z\""}) {
            const auto read = readStated(b.rules, two + answers, b.scenario.get());
            QVERIFY2(read ? !read->answers.empty() : std::string(answers) == "rout-away", answers);
            QVERIFY2(!read || !again(b, *read).empty(), answers);
        }
    }

    /// Dice with and without names are the same after a round trip.
    void diceRoundTripAsText()
    {
        const Battle b = battle("brandywine/brandywine", "brandywine/brandywine");
        for (const char* dice : {"combat 3 4 6", "combat 3 combat 4 6", "3 combat 4 5 1", "combat.1 3 combat 4 6",
                                 "3 4", "combat 3 4 combat 5 6 2"}) {
            const auto read = readStated(
                b.rules, std::string("battle: infantry factor 6; infantry factor 5; dice ") + dice, b.scenario.get());
            QVERIFY2(read.has_value(), dice);
            QVERIFY2(!again(b, *read).empty(), dice);
        }
    }

    void lateTurnStaysInTheForm()
    {
        const Battle b = battle("musket-and-saber/musket-and-saber", "musket-and-saber/germantown");
        Scenario longer = *b.scenario;
        longer.lastTurn = 150;
        CaseForm form;
        form.setRules(b.rules, std::make_shared<const Scenario>(longer));
        const auto read = readStated(b.rules, "attack: brigade attack 6; brigade; turn 120", &longer);
        QVERIFY(read.has_value());
        form.setStated(*read);
        auto* turn = form.findChild<QSpinBox*>("caseTurn");
        QCOMPARE(turn->value(), 120);
        QCOMPARE(form.stated().turn, 120);
        // A shorter scenario does not change the turn by itself.
        form.setCounters(b.scenario);
        QCOMPARE(form.stated().turn, 120);
        turn->setValue(3);
        QCOMPARE(form.stated().turn, 3);
    }

    /// The text contains what is typed into the table of counters, cell by cell.
    void tableCellsMatchTheText()
    {
        const Battle b = battle("musket-and-saber/musket-and-saber", "musket-and-saber/germantown");
        UnitTable table;
        table.setRules(b.rules, true);
        table.setCounters(b.scenario);
        const auto put = [&](int row, const QString& head, const QString& text) {
            for (int i = 0; i < table.columnCount(); ++i)
                if (table.horizontalHeaderItem(i)->text() == head) {
                    table.item(row, i)->setText(text);
                    return table.item(row, i)->text();
                }
            return QString("no column");
        };
        table.addUnit();
        put(0, "Name", "Old, \"mad\"; Horse: on stream");
        put(0, "Formation", "right wing");
        QCOMPARE(put(0, "attack", "4/2"), QString()); // two values are no number
        QCOMPARE(put(0, "attack", "-4"), QString());
        put(0, "attack", "5");
        put(0, "allowance by the die", "120");
        QCOMPARE(table.units()[0].marks.at("die-movement"), std::string("120"));
        // An invalid text is reported, and the old value stays.
        for (const auto& [head, text, says] :
             std::vector<std::array<QString, 3>>{{"attack", "4/2", "two sides"},
                                                 {"attack", "-1", "from 0 to 9999"},
                                                 {"attack", "abc", "write a number after"},
                                                 {"allowance by the die", "abc", "write a number after"},
                                                 {"allowance by the die", "10000", "from 0 to 9999"},
                                                 {"Steps", "0", "from 1 to 99"},
                                                 {"Steps", "many", "write a number after"},
                                                 {"Steps lost", "-1", "from 0 to 98"},
                                                 {"Type", "horse", "is not possible here"},
                                                 {"state", "sleepy", "is not possible here"},
                                                 {"Tags", "\"open", "not closed"}}) {
            const std::vector<StatedUnit> before = table.units();
            put(0, head, text);
            QVERIFY2(table.units() == before, qPrintable(head + ' ' + text));
            QVERIFY2(QToolTip::text().contains(says), qPrintable(head + ' ' + text + ": " + QToolTip::text()));
        }
        QCOMPARE(put(0, "Tags", "\"elite guard\" light"), QString("\"elite guard\" light"));
        QCOMPARE(put(0, "Tags", "\"elite guard\" light foot"), QString("\"elite guard\" light foot"));
        const std::vector<std::string> tags{"elite guard", "light", "foot"};
        QVERIFY(table.units()[0].tags == tags);
        table.addUnit();
        put(1, "Name", "Guards"); // a counter of the scenario
        QCOMPARE(put(1, "Steps", "many"), QString());
        put(1, "state", "good");
        put(1, "Same stack as above", "yes");
        Stated stated;
        stated.entry = "attack";
        stated.acting = table.units();
        QCOMPARE(stated.acting.size(), std::size_t(2));
        QCOMPARE(stated.acting[1].counter, std::string("guards"));
        const std::string words = again(b, stated);
        QVERIFY2(words.find("with Guards") != std::string::npos, words.c_str());
    }
};

FW_TEST(StatedTextTest)
#include "tst_statedtext.moc"
