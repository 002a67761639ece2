#include "engine/model/Procedures.h"
#include "engine/playtest/Variant.h"
#include "engine/rules/Rules.h"
#include "engine/store/Diff.h"
#include "tests/Main.h"
#include "tests/engine/playtest/Pairs.h"

using namespace fw;
using pairs::systemOf;

namespace {

constexpr const char* shippedPaths[] = {
    "scenarios/musket-and-saber/germantown", "scenarios/brandywine/brandywine", "scenarios/drums-and-muskets/leuthen",
    "scenarios/battles-of-the-american-revolution/germantown-brigades", "scenarios/templates/operational"};
constexpr const char* shippedHexes = shippedPaths[0];

/// The row with an id, which must exist.
auto& row(auto& rows, std::string_view id)
{
    const auto at = std::ranges::find_if(rows, [&](const auto& one) { return one.id == id; });
    if (at == rows.end())
        qFatal("no row %s", std::string(id).c_str());
    return *at;
}

/// The files with changes; the test fails if they are refused.
fuzz::System changed(fuzz::System system, const std::vector<const char*>& texts)
{
    std::vector<VariantChange> changes;
    for (const char* text : texts) {
        const Result<VariantChange> change = readChange(text);
        if (!change)
            qFatal("%s", describe(change.error()).c_str());
        changes.push_back(*change);
    }
    if (const Result<void> done = applyChanges(system.ruleset, system.scenario, changes); !done)
        qFatal("%s", describe(done.error()).c_str());
    return system;
}

bool same(const fuzz::System& a, const fuzz::System& b)
{
    return a.ruleset == b.ruleset && a.scenario == b.scenario;
}

/// The number of sentences about what differs from a system. Writing the sentences takes far longer than comparing, so
/// a file that is the same is not written again.
class Sentences
{
public:
    explicit Sentences(const fuzz::System& before)
        : mBefore(before), mSameRules(diff(before.ruleset, before.ruleset).size()),
          mSameScenario(diff(before.scenario, before.scenario).size())
    {}
    /// Some rows have one id under different options, and the comparison takes them for changed.
    std::size_t alike() const { return mSameRules + mSameScenario; }
    std::size_t about(const fuzz::System& after) const
    {
        return (mBefore.ruleset == after.ruleset ? mSameRules : diff(mBefore.ruleset, after.ruleset).size())
               + (mBefore.scenario == after.scenario ? mSameScenario : diff(mBefore.scenario, after.scenario).size());
    }

private:
    const fuzz::System& mBefore;
    const std::size_t mSameRules;
    const std::size_t mSameScenario;
};

/// The problem of a change; none if it is accepted.
std::optional<Problem> refusal(const fuzz::System& system, const char* text)
{
    const Result<VariantChange> change = readChange(text);
    if (!change)
        return change.error();
    fuzz::System copy = system;
    const Result<void> done = applyChanges(copy.ruleset, copy.scenario, {*change});
    return done ? std::optional<Problem>() : done.error();
}

} // namespace

/// Changes of rules and scenario that people type.
class tst_Variant : public QObject
{
    Q_OBJECT

private slots:
    /// A heading may have the sign, and blanks do not matter.
    void readsRowAndValue()
    {
        QCOMPARE(*readChange("option:fog=on"), (VariantChange{"option:fog", "on"}));
        QCOMPARE(*readChange("crt[3, <=-6]=Dx"), (VariantChange{"crt[3, <=-6]", "Dx"}));
        QCOMPARE(*readChange("crt[3,>=+10] = Dx"), (VariantChange{"crt[3,>=+10]", "Dx"}));
        QCOMPARE(*readChange("odds[a, b]#2=1-2"), (VariantChange{"odds[a, b]#2", "1-2"}));
        QCOMPARE(textOf(*readChange("last-turn=12")), std::string("last-turn=12"));
        for (const char* text : {"", "=", "row", "row=", "=value", "crt[3, <=-6]", " = "})
            QCOMPARE(readChange(text).error().trouble, Trouble::Usage);
    }

    /// Each kind of change, against the same change made by hand.
    void changesWhatItSays()
    {
        const fuzz::System& before = systemOf(shippedHexes);
        fuzz::System hand = before;
        row(hand.ruleset.tables, "crt-germantown").rows[2].cells[3] = "Dr";
        QVERIFY(same(changed(before, {"crt-germantown[3,0..+1]=Dr"}), hand));

        hand = before;
        hand.scenario.options["fog_ma_die"] = "on";
        QVERIFY(same(changed(before, {"option:fog_ma_die=on"}), hand));

        hand = before;
        Unit& foot = row(hand.scenario.units, "howe");
        foot.ratings["attack"]["full"] = Rational(7);
        QVERIFY(same(changed(before, {"unit:howe.attack.full=7"}), hand));
        QVERIFY(same(changed(before, {"unit:howe.attack=7"}), hand));

        hand = before;
        row(hand.scenario.units, "howe").steps = 3;
        QVERIFY(same(changed(before, {"unit:howe.steps=3"}), hand));

        hand = before;
        hand.scenario.lastTurn = 7;
        QVERIFY(same(changed(before, {"last-turn=7"}), hand));
    }
    void multipliesAllColumns()
    {
        const fuzz::System& before = systemOf(shippedHexes);
        fuzz::System hand = before;
        for (Unit& unit : hand.scenario.units)
            if (unit.id == brigade(before))
                for (auto& [column, value] : unit.ratings["attack"])
                    value = value * Rational(2);
        QVERIFY(!same(before, hand));
        const std::string text = "unit:" + brigade(before) + ".attack=*2";
        QVERIFY(same(changed(before, {text.c_str()}), hand));
    }
    void changesAmountsArrivalsAndMarks()
    {
        const fuzz::System& squares = systemOf(shippedPaths[1]);
        fuzz::System hand = squares;
        row(hand.ruleset.modifiers, "cost-woods").amount.number = Rational(3);
        QVERIFY(same(changed(squares, {"modifier:cost-woods=3"}), hand));
        hand = squares;
        row(hand.ruleset.quantities, "step-cost").base.number = Rational::of(3, 2);
        QVERIFY(same(changed(squares, {"quantity:step-cost=3/2"}), hand));
        hand = squares;
        row(hand.ruleset.quantities, "step-cost").stages[0].combine = Combine::Worst;
        QVERIFY(same(changed(squares, {"stage:step-cost.ground.combine=worst"}), hand));
        hand = squares;
        row(hand.ruleset.quantities, "printed").base.plus = Rational(1);
        QVERIFY(same(changed(squares, {"quantity:printed.plus=1"}), hand));

        const fuzz::System& arrivals = systemOf(shippedPaths[4]);
        hand = arrivals;
        for (Placement& placement : hand.scenario.setup)
            if (placement.unit == "e-tank-9")
                placement.arrives.turn = 4;
        QVERIFY(same(changed(arrivals, {"arrival:e-tank-9=4"}), hand));

        const fuzz::System& marks = systemOf(shippedPaths[3]);
        hand = marks;
        hand.scenario.sideMarks["british"]["army-morale"] = "3";
        QVERIFY(same(changed(marks, {"side:british.army-morale=3"}), hand));
    }

    /// The table that the options put in force, and both changes at once in any order.
    void findsTheRowInForce()
    {
        const fuzz::System& before = systemOf(shippedPaths[3]);
        QVERIFY(refusal(before, "odds[odds, about 1-1]=1-2"));
        fuzz::System hand = before;
        hand.scenario.options["odds_rounding"] = "nearest";
        for (Table& table : hand.ruleset.tables)
            if (table.id == "odds" && table.axes[1].bands[2].label == "about 1-1")
                table.rows[0].cells[2] = "1-2";
        QVERIFY(!(before.ruleset == hand.ruleset));
        QVERIFY(same(changed(before, {"odds[odds, about 1-1]=1-2", "option:odds_rounding=nearest"}), hand));
    }

    void refusesWhatIsNotThere_data()
    {
        QTest::addColumn<QString>("change");
        QTest::addColumn<QString>("wrong");  ///< the value in the sentence
        QTest::addColumn<QString>("remedy"); ///< the value in the remedy
        const auto row = [](const char* name, const char* change, const char* wrong, const char* remedy) {
            QTest::newRow(name) << change << wrong << remedy;
        };
        row("unit", "unit:how.attack=3", "unit:how.attack", "unit:howe.attack");
        row("rating", "unit:howe.atack=3", "unit:howe.atack", "unit:howe.attack");
        row("option", "option:fog_ma_dice=on", "option:fog_ma_dice", "option:fog_ma_die");
        row("value", "option:fog_ma_die=yes", "yes", "off, on");
        row("column", "crt-germantown[3, 0..+2]=Dr", "crt-germantown[3, 0..+2]", "crt-germantown[3, 0..+1]");
        row("cell", "crt-germantown[3, 0..+1]=Drr", "Drr", "Dr");
        row("word in a column of numbers", "turn-track[1, fog from]=x", "x", "1");
        row("no kind", "nothing=3", "nothing",
            "TABLE[ROW, COLUMN], modifier:ID, quantity:ID, option:ID, unit:ID.RATING, arrival:ID, last-turn");
        row("no number", "unit:howe.attack=strong", "strong", "2");
        row("no number of turns", "last-turn=soon", "soon", "9");
        row("kind in a wrong letter", "last-turm=3", "last-turm", "last-turn");
    }
    void refusesWhatIsNotThere()
    {
        QFETCH(QString, change);
        QFETCH(QString, wrong);
        QFETCH(QString, remedy);
        const fuzz::System& before = systemOf(shippedHexes);
        const std::optional<Problem> problem = refusal(before, qPrintable(change));
        QVERIFY(problem);
        QCOMPARE(problem->trouble, Trouble::Usage);
        QCOMPARE(valuesOf(problem->text), wrong);
        QCOMPARE(valuesOf(problem->remedy), remedy);
    }
    void refusesNumbersBeyondTheirRange()
    {
        const fuzz::System& before = systemOf(shippedHexes);
        for (const char* text : {"unit:howe.steps=0", "unit:howe.steps=3/2", "unit:howe.attack=-1", "last-turn=0",
                                 "last-turn=100000", "unit:howe.steps=*1/2"})
            QVERIFY2(refusal(before, text), text);
        fuzz::System copy = before;
        const std::vector<VariantChange> twice = {{"last-turn", "7"}, {"last-turn", "6"}};
        QVERIFY(!applyChanges(copy.ruleset, copy.scenario, twice));
        copy = before;
        const std::vector<VariantChange> part = {{"unit:howe.attack", "*2"}, {"unit:howe.attack.full", "7"}};
        QVERIFY(!applyChanges(copy.ruleset, copy.scenario, part));
    }

    /// Each knob moves by one step to a variant that differs in one sentence, and back to the same files.
    void movesByOneStep_data()
    {
        QTest::addColumn<QString>("path");
        for (const char* path : shippedPaths)
            QTest::newRow(path) << path;
    }
    void movesByOneStep()
    {
        QFETCH(QString, path);
        const fuzz::System& before = systemOf(path.toStdString());
        const std::vector<VariantKnob> all = knobs(before.ruleset, before.scenario);
        QVERIFY(all.size() > 50);
        const Sentences sentences(before);
        std::set<std::string> rows;
        std::map<KnobKind, int> tried;
        for (const VariantKnob& knob : all) {
            QVERIFY2(rows.insert(knob.row).second, knob.row.c_str());
            QVERIFY2(!knob.steps.empty(), knob.row.c_str());
            if (++tried[knob.kind] > 6)
                continue;
            for (const std::string& step : knob.steps) {
                fuzz::System after = before;
                QVERIFY(applyChanges(after.ruleset, after.scenario, {{knob.row, step}}));
                QVERIFY2(sentences.about(after) == sentences.alike() + 1, (knob.row + "=" + step).c_str());
                QVERIFY(applyChanges(after.ruleset, after.scenario, {{knob.row, knob.value}}));
                if (knob.kind != KnobKind::Option) // the scenario states the value of an option now
                    QVERIFY2(same(before, after), knob.row.c_str());
            }
        }
    }
    /// Nearly all steps give rules that compile.
    void compilesAfterAStep()
    {
        const fuzz::System& before = systemOf("tests/kernel/a/outposts");
        int refused = 0, all = 0;
        for (const VariantKnob& knob : knobs(before.ruleset, before.scenario)) {
            for (const std::string& step : knob.steps) {
                fuzz::System after = before;
                QVERIFY(applyChanges(after.ruleset, after.scenario, {{knob.row, step}}));
                ++all;
                refused += compile(after.ruleset, after.scenario, {}) ? 0 : 1;
            }
        }
        QVERIFY(all > 10);
        QCOMPARE(refused, 0);
    }

    void listsKnobsByName()
    {
        const fuzz::System& files = systemOf(shippedHexes);
        const auto named = [&](const std::vector<std::string>& items) {
            return knobsNamed(files.ruleset, files.scenario, items);
        };
        QCOMPARE(named({"crt-germantown"})->size(), named({"crt-germantown[*]"})->size());
        QVERIFY(named({"crt-germantown"})->size() > 40);
        QCOMPARE(named({"crt-germantown[3,0..+1]", "crt-germantown"})->size(), named({"crt-germantown"})->size());
        const std::vector<VariantKnob> options = *named({"option"});
        QVERIFY(options.size() > 10);
        for (const VariantKnob& knob : options)
            QCOMPARE(knob.kind, KnobKind::Option);
        const std::vector<VariantKnob> single = *named({"last-turn=12", "last-turn=7"});
        QCOMPARE(single.size(), std::size_t(1));
        QCOMPARE(single[0].steps, (std::vector<std::string>{"12", "7"}));
        QCOMPARE(*named({}), std::vector<VariantKnob>());
        for (const char* item : {"crt-germantwn", "unit:nothing*", "last-turn=x", ""})
            QVERIFY2(!named({item}), item);
    }
    /// A cell moves along the numbered axis next to it, a number without one by 1.
    void proposesNeighbours()
    {
        const fuzz::System& files = systemOf(shippedHexes);
        const Table& crt = row(files.ruleset.tables, "crt-germantown");
        const auto knob = knobsNamed(files.ruleset, files.scenario, {"crt-germantown[1, 0..+1]"});
        QCOMPARE(knob->front().value, crt.rows[0].cells[3]);
        QCOMPARE(knob->front().steps, (std::vector<std::string>{crt.rows[0].cells[2], crt.rows[0].cells[4]}));
        QCOMPARE(knobsNamed(files.ruleset, files.scenario, {"last-turn"})->front().steps,
                 (std::vector<std::string>{"8", "10"}));
        QCOMPARE(knobsNamed(files.ruleset, files.scenario, {"option:fog_ma_die"})->front().steps.size(),
                 std::size_t(1));
    }

private:
    static QString valuesOf(const Text& text)
    {
        QStringList out;
        for (const std::string& value : text.args)
            out << QString::fromStdString(value);
        return out.join('|');
    }
    /// A counter with several columns for its attack.
    static std::string brigade(const fuzz::System& system)
    {
        for (const Unit& unit : system.scenario.units)
            if (unit.type == "brigade" && unit.ratings.contains("attack") && unit.ratings.at("attack").size() > 1)
                return unit.id;
        qFatal("no brigade");
    }
};

FW_TEST(tst_Variant)
#include "tst_Variant.moc"
