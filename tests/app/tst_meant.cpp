#include "app/referee/view/Pointing.h"
#include "app/referee/view/QuestionPanel.h"
#include "app/referee/view/RefereePage.h"
#include "engine/base/Words.h"
#include "engine/model/Menu.h"
#include "engine/play/UnavailableEntry.h"
#include "engine/session/Orders.h"
#include "tests/Main.h"
#include "tests/app/SampleGame.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QTest>
#include <algorithm>

using namespace fw;

/// The meaning of a click or an order: which units can be clicked, why others cannot, and what an incomplete order
/// keeps.
class MeantTest : public QObject
{
    Q_OBJECT

private:
    static std::unique_ptr<RefereePage> page(Game game)
    {
        auto out = std::make_unique<RefereePage>(std::make_unique<Referee>(std::move(game), QString()), false);
        out->resize(1280, 800);
        out->show();
        return out;
    }
    /// The cell of the unit whose path is asked for.
    static Cell standing(const Referee& r)
    {
        const int unit = *pointing(r).chosen.begin();
        return r.table.state().position.units[std::size_t(unit)].place.index();
    }

private slots:
    /// One more hex than a ready order takes is refused with the rule, not silently.
    void explainsRefusalOfAnExtraTarget()
    {
        SampleGame sample("scenarios/battles-of-the-american-revolution", "germantown-brigades",
                          "germantown-brigades-sample", "battles-of-the-american-revolution");
        sample.playTo("american: attack conway-1 conway-2 dragoons-2 at 2313");
        auto shown = page(std::move(*sample.game));
        Referee& r = shown->referee();
        for (const char* who : {"conway-1", "conway-2"})
            QVERIFY(r.map.clickUnit(r.table.rules().unit(who)));
        QVERIFY(r.map.clickCell(r.table.rules().place("2313")));
        QVERIFY(!r.map.clickCell(r.table.rules().place("2314")));
        QVERIFY(r.table.refusal().has_value());
        QVERIFY2(plain(r.table.refusal()->text).find("no enemy whom one more may attack is there") != std::string::npos,
                 plain(r.table.refusal()->text).c_str());
    }

    /// A path into an enemy is refused there; the enemy is not added to the moving units.
    void enemyOnThePathStopsTheMove()
    {
        SampleGame sample;
        sample.playTo("colonial: move Sullivan's Division to 0706");
        auto shown = page(std::move(*sample.game));
        Referee& r = shown->referee();
        QVERIFY(r.map.clickUnit(r.table.rules().unit("stephens-division")));
        const int enemy = r.table.rules().unit("1st-brigade");
        QVERIFY(!r.map.clickUnit(enemy));
        QVERIFY(r.table.refusal().has_value());
        const std::string place = r.table.rules().placeName(
            r.table.state().position.units[std::size_t(enemy)].place.index());
        const Action& tried = r.table.refusal()->tried;
        const std::vector<std::string> who{"stephens-division"};
        QVERIFY(std::ranges::any_of(tried.args, [&](const Argument& a) { return a.values == who; }));
        QCOMPARE(tried.args.back().values.back(), place);
        // The same as a click on the ground there.
        const std::string said = plain(r.table.refusal()->text);
        QVERIFY(!r.map.clickCell(r.table.rules().place(place)));
        QCOMPARE(plain(r.table.refusal()->text), said);
    }

    /// After the last pick is undone, the cursor is on the first line, not where "that is all" was.
    void listRestartsAtTopAfterUndo()
    {
        SampleGame sample;
        sample.playTo("colonial: move Sullivan's Division to 0706");
        auto shown = page(std::move(*sample.game));
        Referee& r = shown->referee();
        QVERIFY(r.orders.carryOut("move")); // as a letter or a number of the list starts it
        auto* list = shown->findChild<QListWidget*>("choices");
        QVERIFY(list != nullptr);
        const int all = list->count();
        QVERIFY(all > 4);
        const int wayne = r.table.rules().unit("waynes-division");
        QVERIFY(r.map.clickUnit(wayne));
        QCOMPARE(list->currentRow(), list->count() - 1); // "that is all"
        QVERIFY(r.map.clickUnit(wayne));                 // deselected again
        QCOMPARE(list->count(), all);
        QCOMPARE(list->currentRow(), 0);
    }

    /// An unavailable entry is in the list with the rule that prevents each action, and reveals nothing of a hand.
    void unavailableEntryGivesItsReason()
    {
        const auto why = [](const SampleGame& sample, const std::string& entry) {
            const Rules& rules = sample.game->rules();
            for (const UnavailableEntry& one :
                 barred(rules, sample.game->state(), legal(rules, sample.game->state(), {})))
                if (one.entry->id == entry)
                    return QString::fromStdString(plain(one.why.text) + " [" + one.why.cite + "]");
            return QString();
        };
        SampleGame brigades("scenarios/battles-of-the-american-revolution", "germantown-brigades",
                            "germantown-brigades-sample", "battles-of-the-american-revolution");
        while (brigades.more() && why(brigades, "rally").isEmpty())
            brigades.play(1);
        QCOMPARE(why(brigades, "rally"), QString("Rally: no unit can be named: it is in parade order [Rally]"));
        // A reason that applies to every unit comes before a reason for some of them.
        SampleGame germantown;
        while (germantown.more() && why(germantown, "form-square").isEmpty())
            germantown.play(1);
        QCOMPARE(why(germantown, "form-square"), QString("Form square: a unit has moved already [9.3]"));
        // If the entry asks for a place first, the reason is the rules' own text.
        SampleGame bombards;
        while (bombards.more() && why(bombards, "bombard").isEmpty())
            bombards.play(1);
        QCOMPARE(why(bombards, "bombard"),
                 QString("Bombard: no guns have an enemy in reach and sight at whom they may still fire [8.4]"));
        // Typed, the order gets the same reason, without its missing fields.
        auto shown = page(std::move(*bombards.game));
        QVERIFY(!shown->referee().orders.carryOut("bombard"));
        QVERIFY(shown->referee().table.refusal());
        QCOMPARE(plain(shown->referee().table.refusal()->text),
                 std::string("Bombard: no guns have an enemy in reach and sight at whom they may still fire"));
        SampleGame leuthen("scenarios/drums-and-muskets", "leuthen", "leuthen-sample", "drums-and-muskets");
        int asked = 0;
        for (; leuthen.more(); leuthen.play(1)) {
            const QString card = why(leuthen, "steel");
            asked += card.isEmpty() ? 0 : 1;
            QVERIFY2(card.isEmpty()
                         || card == "Charge with cold steel: no unit can be named: it is not in this hand [5.0]",
                     qPrintable(card));
        }
        QVERIFY(asked > 3);
    }

    /// Names are accepted without accents.
    void acceptsNamesWithoutAccents()
    {
        SampleGame sample("scenarios/drums-and-muskets", "leuthen", "leuthen-sample", "drums-and-muskets");
        sample.playTo("prussia: attack Wedell on W\xC3\xBCrttemberg");
        auto shown = page(std::move(*sample.game));
        QVERIFY(shown->referee().orders.carryOut("attack wedell on wurttemberg"));
        QCOMPARE(plainLetters("\xC3\x96"
                              "d\xC3\xB6n Stra\xC3\x9F"
                              "e \xE2\x86\x92 \xC3\x97"),
                 std::string("Odon Strasse \xE2\x86\x92 \xC3\x97"));
    }

    /// A digit picks a line of the list; if the next letter makes it the beginning of a name, the pick is undone.
    void acceptsNameThatBeginsWithDigit()
    {
        SampleGame sample("scenarios/brandywine", "brandywine", "brandywine-sample", "brandywine");
        sample.playTo("british: end");
        auto shown = page(std::move(*sample.game));
        Referee& r = shown->referee();
        QVERIFY(r.orders.carryOut("march"));
        QCoreApplication::processEvents();
        const std::size_t clicks = r.table.clicks().size();
        QTest::keyClick(shown->map(), Qt::Key_3);
        QVERIFY(r.table.clicks().size() > clicks); // a unit is picked
        QTest::keyClick(shown->map(), Qt::Key_R);
        QCOMPARE(r.table.clicks().size(), clicks);
        const auto* line = shown->findChild<QLineEdit*>("orderLine");
        QCOMPARE(line->text(), QString("3r"));
        QVERIFY(line->hasFocus());
    }

    /// A complete order that is typed while another is ready replaces it, with a message.
    void reportsReplacedOrder()
    {
        SampleGame sample;
        sample.playTo("colonial: move Sullivan's Division, Sullivan to 0605");
        auto shown = page(std::move(*sample.game));
        Referee& r = shown->referee();
        QVERIFY(r.map.clickUnit(r.table.rules().unit("sullivans-division"))
                && r.map.clickCell(r.table.rules().place("0605")));
        QVERIFY(r.draft.mayEnter() && !r.table.isUntouched());
        auto* line = shown->findChild<QLineEdit*>("orderLine");
        line->setText("end");
        QTest::keyClick(line, Qt::Key_Return);
        const auto* words = shown->findChild<QLabel*>("refusalWords");
        QVERIFY2(words->isVisible() && words->text().startsWith("Not entered: Move") && words->text().contains("0605"),
                 qPrintable(words->text()));
    }

    /// Where a value is asked for, a unique beginning of a name is enough.
    void acceptsUniqueNamePrefix()
    {
        SampleGame sample("scenarios/battles-of-the-american-revolution", "germantown-brigades",
                          "germantown-brigades-sample", "battles-of-the-american-revolution");
        sample.playTo("american: march conway-1 to 2213");
        auto shown = page(std::move(*sample.game));
        Referee& r = shown->referee();
        QVERIFY(r.orders.carryOut("march"));
        QVERIFY(r.orders.carryOut("way"));
        QCOMPARE(r.table.draft().args.front().values, std::vector<std::string>{"wayne"});
        r.draft.drop();
        QVERIFY(r.orders.carryOut("march"));
        QVERIFY(!r.orders.carryOut("conw")); // two names begin like this
        QVERIFY(r.table.refusal());
        // A click without meaning violates no rule.
        r.draft.drop();
        SampleGame leuthen("scenarios/drums-and-muskets", "leuthen", "leuthen-sample", "drums-and-muskets");
        leuthen.playTo("prussia: attack Wedell on");
        auto other = page(std::move(*leuthen.game));
        Referee& d = other->referee();
        QVERIFY(!d.map.clickCell(d.table.rules().place("0611")));
        QVERIFY(!d.table.refusal());
    }

    /// Every unit that may act is ringed, even if finding them takes a while.
    void ringsEveryUnitThatMayAct()
    {
        SampleGame sample("scenarios/brandywine", "brandywine", "brandywine-sample", "brandywine");
        sample.playTo("british: declare");
        auto shown = page(std::move(*sample.game));
        Referee& r = shown->referee();
        std::set<int> may;
        for (const Choice& entry : r.table.facts().choices)
            for (const Choice& who : legal(r.table.rules(), r.table.state(),
                                           extend(r.table.rules(), r.table.state(), r.table.draft(), entry)))
                if (const int unit = r.table.rules().unit(who.value); unit >= 0)
                    may.insert(unit);
        QVERIFY(may.size() >= 3);
        QTRY_COMPARE(pointing(r, shown->panel()->begins()).offered, may);
    }

    /// Fields of an incomplete order are proposed again once the missing field is given.
    void keepsOrderFieldsWhileOneIsMissing()
    {
        SampleGame sample;
        sample.playTo("colonial: attack 0504");
        auto shown = page(std::move(*sample.game));
        Referee& r = shown->referee();
        const std::string whole =
            "colonial: attack 0504 with Sullivan's Division, Wayne primary Sullivan's Division leader "
            "Sullivan to Sullivan's Division";
        QVERIFY(
            !r.orders.carryOut("attack 0504 with Sullivan's Division, Wayne leader Sullivan to Sullivan's Division"));
        QVERIFY(r.table.refusal());
        QVERIFY(r.orders.carryOut("Sullivan's Division")); // the primary unit, which it lacks
        QVERIFY(r.draft.proposed());
        const Result<Order> meant = readOrder(r.table.rules(), r.table.state(), whole);
        QVERIFY(meant);
        QCOMPARE(QString::fromStdString(orderText(r.table.rules(), r.table.state(), *r.draft.proposed()->action)),
                 QString::fromStdString(orderText(r.table.rules(), r.table.state(), meant->action)));
    }

    /// A click on an enemy means the target: the reason is why it cannot be attacked, not why it cannot attack.
    void explainsWhyEnemyIsNoTarget()
    {
        SampleGame sample("scenarios/brandywine", "brandywine", "brandywine-sample", "brandywine");
        sample.playTo("british: battle 1st Light");
        auto shown = page(std::move(*sample.game));
        Referee& r = shown->referee();
        QVERIFY(r.map.clickUnit(r.table.rules().unit("1st-light-infantry")));
        QVERIFY(!r.map.clickUnit(r.table.rules().unit("washington")));
        QVERIFY(r.table.refusal());
        const QString why = QString::fromStdString(plain(r.table.refusal()->text));
        QVERIFY2(!why.contains("in their own turn"), qPrintable(why));
        QVERIFY2(why.contains("a commander is attacked by himself"), qPrintable(why));
    }

    /// The unit that has to retreat is ringed, not the one from the ruling before.
    void ringsTheRetreatingUnit()
    {
        SampleGame sample("scenarios/brandywine", "brandywine", "brandywine-sample", "brandywine");
        sample.playTo("american: retreat");
        auto shown = page(std::move(*sample.game));
        const Referee& r = shown->referee();
        const Pointing seen = pointing(r);
        QCOMPARE(seen.chosen.size(), std::size_t(1));
        QCOMPARE(seen.chosen.count(r.table.rules().unit("maxwells-light-infantry")), std::size_t(1));
        QVERIFY(!r.table.facts().routes.empty());
        for (const Route& way : r.table.facts().routes)
            QVERIFY(r.table.rules().scenario().map.grid.adjacent(standing(r), r.table.rules().place(way.cell)));
    }

    /// An adjacent hex is illegal for its own reason, not because a detour would be too long.
    void explainsWhyAdjacentHexIsIllegal()
    {
        SampleGame sample("scenarios/brandywine", "brandywine", "brandywine-sample", "brandywine");
        sample.playTo("american: retreat");
        auto shown = page(std::move(*sample.game));
        Referee& r = shown->referee();
        QCOMPARE(r.table.question().wait, Wait::Path);
        const Grid& grid = r.table.rules().scenario().map.grid;
        int told = 0;
        for (const Cell cell : grid.neighbours(standing(r))) {
            const std::string place = r.table.rules().placeName(cell);
            if (std::any_of(r.table.facts().routes.begin(), r.table.facts().routes.end(),
                            [&](const Route& way) { return way.cell == place; }))
                continue;
            QVERIFY(!r.map.clickCell(cell));
            QVERIFY(r.table.refusal());
            const QString why = QString::fromStdString(plain(r.table.refusal()->text));
            QVERIFY2(!why.contains("too long"), qPrintable(why));
            ++told;
        }
        QVERIFY(told > 0);
    }
};

FW_TEST(MeantTest)
#include "tst_meant.moc"
