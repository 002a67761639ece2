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

/// What a click or an order comes to: who may be clicked, why another may not, and what is kept of half an order.
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
    /// Where the counter stands of which it is asked how it goes.
    static Cell standing(const Referee& r)
    {
        const int unit = *pointing(r).chosen.begin();
        return r.table.state().position.units[std::size_t(unit)].place.index();
    }

private slots:
    /// What nobody can do stands in the list with the rules by which each is barred, and tells nothing of a hand.
    /// One more hex than an order takes that is ready is refused by the rule, not by silence.
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

    /// Who goes a way and is led to an enemy is stopped there; the enemy is not one more who goes.
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

    /// After a pick is taken back the list begins again at its top, not at the line below which "that is all" stood.
    void listRestartsAtTopAfterUndo()
    {
        SampleGame sample;
        sample.playTo("colonial: move Sullivan's Division to 0706");
        auto shown = page(std::move(*sample.game));
        Referee& r = shown->referee();
        QVERIFY(r.orders.carryOut("move")); // as a letter or a number of the list begins it
        auto* list = shown->findChild<QListWidget*>("choices");
        QVERIFY(list != nullptr);
        const int all = list->count();
        QVERIFY(all > 4);
        const int wayne = r.table.rules().unit("waynes-division");
        QVERIFY(r.map.clickUnit(wayne));
        QCOMPARE(list->currentRow(), list->count() - 1); // "that is all"
        QVERIFY(r.map.clickUnit(wayne));                 // out again
        QCOMPARE(list->count(), all);
        QCOMPARE(list->currentRow(), 0);
    }

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
        QCOMPARE(why(brigades, "rally"), QString("Rally: nobody can be named: it is in parade order [Rally]"));
        // What bars the entry whoever is named comes before what bars a few of them.
        SampleGame germantown;
        while (germantown.more() && why(germantown, "form-square").isEmpty())
            germantown.play(1);
        QCOMPARE(why(germantown, "form-square"), QString("Form square: a unit has moved already [9.3]"));
        // Where a place is named first the rules say it themselves.
        SampleGame bombards;
        while (bombards.more() && why(bombards, "bombard").isEmpty())
            bombards.play(1);
        QCOMPARE(why(bombards, "bombard"),
                 QString("Bombard: no guns have an enemy in reach and sight at whom they may still fire [8.4]"));
        // Typed it says no more than the list does, and nothing of what it lacks.
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
                         || card == "Charge with cold steel: nobody can be named: it is not in this hand [5.0]",
                     qPrintable(card));
        }
        QVERIFY(asked > 3);
    }

    /// Names are understood without their accents.
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

    /// A digit picks a line of the list; where a letter follows that makes it the beginning of a name, it was that.
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
        QVERIFY(r.table.clicks().size() > clicks); // somebody is picked
        QTest::keyClick(shown->map(), Qt::Key_R);
        QCOMPARE(r.table.clicks().size(), clicks);
        const auto* line = shown->findChild<QLineEdit*>("orderLine");
        QCOMPARE(line->text(), QString("3r"));
        QVERIFY(line->hasFocus());
    }

    /// A whole order that is typed beside one that is ready takes its place, and that is said.
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

    /// Where something is asked for, the beginning of one of the names will do.
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
        QVERIFY(!r.orders.carryOut("conw")); // there are two
        QVERIFY(r.table.refusal());
        // A click that means nothing breaks no rule.
        r.draft.drop();
        SampleGame leuthen("scenarios/drums-and-muskets", "leuthen", "leuthen-sample", "drums-and-muskets");
        leuthen.playTo("prussia: attack Wedell on");
        auto other = page(std::move(*leuthen.game));
        Referee& d = other->referee();
        QVERIFY(!d.map.clickCell(d.table.rules().place("0611")));
        QVERIFY(!d.table.refusal());
    }

    /// Whoever may begin something is ringed, also where it takes a while to find out.
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

    /// What an order said behind what it lacked is proposed once that is given, and is not left out.
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

    /// An enemy that is clicked is meant as the one to be attacked: why he cannot be is told, not why he cannot attack.
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

    /// Who is asked to go a way is ringed, and not who was reckoned with before.
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

    /// Beside who goes a place is barred for what it is itself, not because a way round about would be too long.
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
