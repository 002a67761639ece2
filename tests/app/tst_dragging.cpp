// Long because: one class of short tests, all of counters that are dragged, with what carries them.
#include "app/referee/view/QuestionPanel.h"
#include "app/referee/view/RefereePage.h"
#include "app/referee/view/Tray.h"
#include "editor/render/MapPainter.h"
#include "editor/render/SheetPanel.h"
#include "editor/view/TableView.h"
#include "tests/Main.h"
#include "tests/app/SampleGame.h"
#include "tests/app/Widgets.h"

#include <QApplication>
#include <QLabel>
#include <QMouseEvent>
#include <QToolTip>
#include <QWindow>

using namespace fw;

/// Gives the tests access to the boxes on the sheet.
struct Peek : MapView {
    static const SheetPanel& panel(MapView& map) { return *(map.*(&Peek::painter))()->panel(); }
};

/// Counters dragged out of the tray, off the turn track and over the map, and the explanations at the pointer.
class DraggingTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<RefereePage> mPage;

    Referee& referee() { return mPage->referee(); }
    TableView* map() { return mPage->map(); }
    const Rules& rules() { return referee().table.rules(); }

    void sit(const QString& folder, const QString& orders, const std::string& playTo)
    {
        const QString scenario = orders == "germantown-clear" ? QString("germantown") : orders;
        SampleGame game("scenarios/" + folder, scenario, orders + "-sample", folder);
        game.playTo(playTo);
        QVERIFY(game.more());
        sit(std::move(*game.game));
    }
    void sit(Game game)
    {
        mPage = std::make_unique<RefereePage>(std::make_unique<Referee>(std::move(game), QString()), false);
        mPage->resize(1280, 800);
        mPage->show();
        QVERIFY(QTest::qWaitForWindowExposed(mPage.get()));
        QCoreApplication::processEvents();
    }
    /// Sends a mouse event to the widget in which the button was pressed.
    static void send(QWidget* to, QEvent::Type type, QPoint global, Qt::KeyboardModifiers with = {})
    {
        const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
        const Qt::MouseButtons held = type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton;
        QMouseEvent event(type, to->mapFromGlobal(global), global, button, held, with);
        QApplication::sendEvent(to, &event);
    }
    QPoint of(const char* cell) { return map()->viewport()->mapToGlobal(map()->viewPoint(rules().place(cell))); }
    static QPoint trayPoint(Tray& tray, const std::string& name, int unit)
    {
        for (int k = 0; k < tray.count(); ++k)
            if (tray.item(k)->data(Qt::UserRole).toInt() == unit) {
                tray.scrollToItem(tray.item(k));
                return tray.viewport()->mapToGlobal(tray.visualItemRect(tray.item(k)).center());
            }
        qFatal("%s is not in the tray", name.c_str());
    }
    /// Drags a counter over a cell without releasing it.
    void carry(QWidget* from, QPoint at, const char* cell)
    {
        send(from, QEvent::MouseButtonPress, at);
        send(from, QEvent::MouseMove, at + QPoint(30, 30));
        send(from, QEvent::MouseMove, of(cell));
    }
    QPoint onMap(const std::string& unit)
    {
        const auto at = map()->unitPoint(rules().unit(unit));
        if (!at)
            qFatal("%s is not in sight", unit.c_str());
        return map()->viewport()->mapToGlobal(*at);
    }

private slots:
    void initTestCase() { freshSettings("FieldworksDraggingTest"); }
    void cleanup()
    {
        mPage.reset();
        QToolTip::hideText();
    }

    /// A second drag starts from the unit's place: it keeps nothing of the first path.
    void newDragReplacesThePath_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<QString>("playTo");
        QTest::newRow("asked for") << "battles-of-the-american-revolution"
                                   << "germantown-brigades"
                                   << "british: retreat-path 2413";
        QTest::newRow("an answer among others") << "brandywine"
                                                << "brandywine"
                                                << "american: retreat D16";
    }
    void newDragReplacesThePath()
    {
        QFETCH(QString, folder);
        QFETCH(QString, scenario);
        QFETCH(QString, playTo);
        sit(folder, scenario, playTo.toStdString());
        int who = -1; // the last unit in the ruling that led to the question
        for (const Event& line : referee().table.game().entries().back().trace)
            if (!line.units.empty() && rules().unit(line.units.front()) >= 0)
                who = rules().unit(line.units.front());
        QVERIFY(who >= 0);
        const std::string unit = rules().scenario().units[std::size_t(who)].id;
        const std::vector<Route> routes = referee().table.facts().routes;
        QVERIFY(!routes.empty());
        const auto far = std::max_element(routes.begin(), routes.end(), [](const Route& a, const Route& b) {
            return a.through.size() < b.through.size();
        });
        const std::string cell = far->cell;
        const auto drag = [&] {
            carry(map()->viewport(), onMap(unit), cell.c_str());
            send(map()->viewport(), QEvent::MouseButtonRelease, of(cell.c_str()));
        };
        drag();
        const Draft whole = referee().table.draft();
        QVERIFY(!referee().table.isUntouched());
        if (far->through.size() > 1) {
            referee().draft.back();
            QVERIFY(referee().table.draft() != whole && referee().map.hasPath());
        }
        drag();
        QCOMPARE(referee().table.draft(), whole);
        // After a drop on an illegal place, Enter can enter nothing of the earlier path.
        const std::string off = rules().placeName(0);
        carry(map()->viewport(), onMap(unit), off.c_str());
        send(map()->viewport(), QEvent::MouseButtonRelease, of(off.c_str()));
        QVERIFY(!referee().map.hasPath());
        drag(); // that refusal does not affect the next drag
        QCOMPARE(referee().table.draft(), whole);
    }

    /// A card that is dragged onto a pile is discarded; if no action puts it there, the reason is shown.
    void dragsACardOntoItsPile()
    {
        sit("drums-and-muskets", "leuthen", "austria: discard Abatis II");
        const int card = rules().unit("card-a06");
        QVERIFY(card >= 0);
        Tray& tray = *mPage->tray();
        QVERIFY(tray.isVisible());
        const auto over = [&](const std::string& box) {
            const auto& boxes = rules().ruleset().boxes;
            for (std::size_t b = 0; b < boxes.size(); ++b)
                if (boxes[b].id == box) {
                    const QRectF square = Peek::panel(*map()).boxes()[b].square;
                    return map()->viewport()->mapToGlobal(map()->mapFromScene(square.center()));
                }
            qFatal("no such box");
        };
        const auto drag = [&](const std::string& box) {
            const QPoint at = trayPoint(tray, "card-a06", card);
            send(tray.viewport(), QEvent::MouseButtonPress, at);
            send(tray.viewport(), QEvent::MouseMove, at + QPoint(30, 30));
            send(tray.viewport(), QEvent::MouseMove, over(box));
            send(tray.viewport(), QEvent::MouseButtonRelease, over(box));
        };
        drag("eliminated");
        QVERIFY(referee().table.isUntouched() && !QToolTip::text().isEmpty());
        // A discard is private to one side, so the side takes the screen before it is entered.
        drag("discard");
        QCOMPARE(referee().table.draft().arg("cards"), std::vector<std::string>{"card-a06"});
        QVERIFY(referee().table.hands().isPending());
        referee().table.takeScreen("austria");
        QCOMPARE(referee().table.draft().arg("cards"), std::vector<std::string>{"card-a06"});
        QVERIFY(referee().draft.mayEnter() && referee().draft.accept());
        QCOMPARE(referee().table.state().position.units[std::size_t(card)].place.index(), rules().place("discard"));
    }

    /// A dragged stack with a leader on top attacks with the units below the leader.
    void draggedStackAttacksWithoutItsLeader()
    {
        sit("musket-and-saber", "germantown", "colonial: attack 1006");
        carry(map()->viewport(), onMap("greene"), "1006");
        send(map()->viewport(), QEvent::MouseButtonRelease, of("1006"));
        QCOMPARE(referee().table.draft().verb, std::string("attack"));
        QVERIFY2(!referee().table.refusal(),
                 referee().table.refusal() ? plain(referee().table.refusal()->text).c_str() : "");
        QCOMPARE(referee().draft.shown().arg("attackers"), std::vector<std::string>{"stephens-division"});
    }

    /// One of two attackers is dragged, taken back and dragged again; then the other one, which has a leader on top.
    void dragsAttackersOneAfterAnother()
    {
        sit("musket-and-saber", "germantown", "colonial: attack 0504");
        const auto drag = [&](const std::string& unit) {
            carry(map()->viewport(), onMap(unit), "0504");
            send(map()->viewport(), QEvent::MouseButtonRelease, of("0504"));
        };
        const std::vector<std::string> one{"waynes-division"};
        drag(one.front());
        QCOMPARE(referee().table.draft().arg("attackers"), one);
        referee().draft.back();
        QVERIFY(referee().table.draft().arg("attackers").empty());
        drag(one.front());
        QCOMPARE(referee().table.draft().arg("attackers"), one);
        drag("sullivan");
        QVERIFY2(!referee().table.refusal(),
                 referee().table.refusal() ? plain(referee().table.refusal()->text).c_str() : "");
        QCOMPARE(referee().table.draft().arg("attackers").size(), std::size_t(2));
    }

    /// If the top unit of a stack cannot move, the one below is meant; dragging a chosen unit replaces the choice.
    void dragsLowerUnitIfTopOneCannot()
    {
        sit("battles-of-the-american-revolution", "germantown-brigades", "british: march 2nd-light to 2514 2414");
        // Musgrave has marched and is on top of the 40th, which has not.
        QCOMPARE(map()->uppermost(rules().place("2314")), rules().unit("musgrave"));
        QTest::mouseClick(map()->viewport(), Qt::LeftButton, {}, *map()->unitPoint(rules().unit("musgrave")));
        QVERIFY2(!referee().table.refusal(),
                 referee().table.refusal() ? plain(referee().table.refusal()->text).c_str() : "");
        QCOMPARE(referee().table.draft().arg("unit"), std::vector<std::string>{"40th"});
        carry(map()->viewport(), onMap("musgrave"), "2414");
        send(map()->viewport(), QEvent::MouseButtonRelease, of("2414"));
        QVERIFY2(!referee().table.refusal(),
                 referee().table.refusal() ? plain(referee().table.refusal()->text).c_str() : "");
        QCOMPARE(referee().table.draft().arg("unit"), std::vector<std::string>{"40th"});
        QCOMPARE(referee().draft.shown().arg("way"), std::vector<std::string>{"2414"});
        // An earlier refusal does not affect the next drag.
        QVERIFY(!referee().orders.carryOut("no such thing"));
        QVERIFY(referee().table.refusal());
        carry(map()->viewport(), onMap("musgrave"), "2414");
        send(map()->viewport(), QEvent::MouseButtonRelease, of("2414"));
        QVERIFY2(!referee().table.refusal(),
                 referee().table.refusal() ? plain(referee().table.refusal()->text).c_str() : "");
        QCOMPARE(referee().draft.shown().arg("way"), std::vector<std::string>{"2414"});
    }

    /// A drop outside the map has no effect; the attack in the draft stays.
    void dropOutsideTheMapKeepsTheDraft()
    {
        sit("musket-and-saber", "germantown", "colonial: attack 0504");
        carry(map()->viewport(), onMap("waynes-division"), "0504");
        send(map()->viewport(), QEvent::MouseButtonRelease, of("0504"));
        const std::size_t clicks = referee().table.clicks().size();
        const QPoint aside = map()->viewport()->mapToGlobal(QPoint(-40, 40));
        send(map()->viewport(), QEvent::MouseButtonPress, onMap("sullivan"));
        send(map()->viewport(), QEvent::MouseMove, aside);
        send(map()->viewport(), QEvent::MouseButtonRelease, aside);
        QCOMPARE(referee().table.clicks().size(), clicks);
        QCOMPARE(referee().table.draft().arg("target"), std::vector<std::string>{"0504"});
        QCOMPARE(referee().table.draft().arg("attackers"), std::vector<std::string>{"waynes-division"});
    }

    /// When a facing is asked for, a click next to the counter turns the counter that way.
    void clickNextToUnitSetsItsFacing()
    {
        sit("brandywine", "brandywine", "american: place Maxwell's Light Infantry at D15");
        QVERIFY(referee().map.clickUnit(rules().unit("maxwells-light-infantry")));
        QVERIFY(referee().map.clickCell(rules().place("D15")));
        QCOMPARE(referee().table.facts().openField, std::string("facing"));
        const QPoint west = map()->viewPoint(rules().place("D14"));
        QCoreApplication::processEvents();
        QTest::mouseClick(map()->viewport(), Qt::LeftButton, {}, west);
        QCOMPARE(referee().table.draft().arg("facing"),
                 std::vector<std::string>{std::to_string(rules().facingNamed("W"))});
    }

    /// A counter from the tray or the track arrives by a drag as by clicks.
    void dragsArrivingUnits_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<QString>("playTo");
        QTest::addColumn<QString>("unit");
        QTest::addColumn<QString>("cell");
        QTest::newRow("Musket & Saber") << "musket-and-saber"
                                        << "germantown-clear"
                                        << "colonial: enter McDougall"
                                        << "mcdougall"
                                        << "1201";
        QTest::newRow("Brandywine") << "brandywine"
                                    << "brandywine"
                                    << "british: enter 1st Light Infantry"
                                    << "1st-light-infantry"
                                    << "A5";
        QTest::newRow("Battles") << "battles-of-the-american-revolution"
                                 << "germantown-brigades"
                                 << "american: enter scott-1"
                                 << "scott-1"
                                 << "2201";
    }
    void dragsArrivingUnits()
    {
        QFETCH(QString, folder);
        QFETCH(QString, scenario);
        QFETCH(QString, playTo);
        QFETCH(QString, unit);
        QFETCH(QString, cell);
        sit(folder, scenario, playTo.toStdString());
        const int who = rules().unit(unit.toStdString());
        QVERIFY(who >= 0);
        QVERIFY(referee().map.clickUnit(who));
        QVERIFY(referee().map.clickCell(rules().place(cell.toStdString())));
        const Draft clicked = referee().table.draft();
        referee().draft.drop();

        Tray& tray = *mPage->tray();
        QVERIFY(tray.isVisible());
        const QPoint at = trayPoint(tray, unit.toStdString(), who);
        carry(tray.viewport(), at, qPrintable(cell));
        QVERIFY(map()->carries());
        QVERIFY2(QToolTip::text().isEmpty(), qPrintable(QToolTip::text()));
        shot(*mPage, "drag-tray-" + folder);
        send(tray.viewport(), QEvent::MouseButtonRelease, of(qPrintable(cell)));
        QVERIFY(!map()->carries());
        QCOMPARE(referee().table.draft(), clicked);
        referee().draft.drop();

        // Also from the sheet itself, where the counter is on the track or in a box.
        if (map()->unitPoint(who)) {
            carry(map()->viewport(), onMap(unit.toStdString()), qPrintable(cell));
            send(map()->viewport(), QEvent::MouseButtonRelease, of(qPrintable(cell)));
            QCOMPARE(referee().table.draft(), clicked);
            referee().draft.drop();
        }
    }

    void trayClickStartsNoDrag()
    {
        sit("musket-and-saber", "germantown-clear", "colonial: enter McDougall");
        const int who = rules().unit("mcdougall");
        Tray& tray = *mPage->tray();
        const QPoint at = trayPoint(tray, "mcdougall", who);
        send(tray.viewport(), QEvent::MouseButtonPress, at);
        send(tray.viewport(), QEvent::MouseMove, at + QPoint(1, 0));
        send(tray.viewport(), QEvent::MouseButtonRelease, at);
        QVERIFY(!referee().table.isUntouched());
        QVERIFY(!map()->carries());
    }

    /// A drag while another order is ready replaces that order and is no continuation of it. The replaced order is
    /// reported until the next row is entered.
    void reportsReadyOrderReplacedByDrag()
    {
        sit("brandywine", "brandywine", "american: march Woodford to G16 facing NW");
        const Grid& grid = rules().scenario().map.grid;
        const Cell scott =
            referee().table.state().position.units[std::size_t(rules().unit("4th-virginia-brigade"))].place.index();
        QVERIFY(referee().map.clickUnit(rules().unit("3rd-virginia-brigade")));
        std::string beside;
        for (const Route& way : referee().table.facts().routes)
            if (way.ends && grid.adjacent(scott, rules().place(way.cell)))
                beside = way.cell;
        QVERIFY(!beside.empty());
        referee().draft.drop();
        const auto drag = [this](const char* unit, const std::string& to) {
            carry(map()->viewport(), onMap(unit), to.c_str());
            send(map()->viewport(), QEvent::MouseButtonRelease, of(to.c_str()));
            QCoreApplication::processEvents();
        };
        drag("3rd-virginia-brigade", beside);
        QVERIFY(referee().draft.mayEnter());
        std::string on;
        for (const Cell cell : grid.neighbours(scott))
            on = rules().placeName(cell) == beside || grid.distance(cell, scott) > 1 ? on : rules().placeName(cell);
        drag("4th-virginia-brigade", on);
        for (const Argument& a : referee().table.draft().args)
            for (const std::string& value : a.values)
                QVERIFY2(value != "3rd-virginia-brigade" && value != beside, value.c_str());
        QVERIFY(!referee().table.draft().args.empty());
        QCOMPARE(referee().table.draft().args.front().values, std::vector<std::string>{"4th-virginia-brigade"});
        const auto* words = mPage->findChild<QLabel*>("refusalWords");
        const auto said = [words] { return words->isVisible() && words->text().contains("Not entered: March"); };
        QVERIFY2(said() && words->text().contains(QString::fromStdString(beside)), qPrintable(words->text()));
        QVERIFY(referee().draft.accept());
        QVERIFY(!said());
    }

    /// A unit that is dragged alone out of a stack with a ready move goes alone.
    void unitDraggedFromReadyStackMovesAlone()
    {
        sit("musket-and-saber", "germantown", "colonial: move Sullivan's Division, Sullivan to 0605");
        QVERIFY(referee().map.clickUnit(rules().unit("sullivans-division")));
        QVERIFY(referee().map.takeStack());
        QVERIFY(referee().map.clickCell(rules().place("0605")));
        QVERIFY(referee().draft.mayEnter());
        QVERIFY(referee().table.draft().args.front().values.size() > 1);
        QPoint at = onMap("sullivans-division");
        send(map()->viewport(), QEvent::MouseButtonPress, at, Qt::ControlModifier);
        send(map()->viewport(), QEvent::MouseMove, at + QPoint(30, 30), Qt::ControlModifier);
        send(map()->viewport(), QEvent::MouseMove, of("0605"), Qt::ControlModifier);
        send(map()->viewport(), QEvent::MouseButtonRelease, of("0605"), Qt::ControlModifier);
        QCoreApplication::processEvents();
        QVERIFY(referee().draft.mayEnter());
        QCOMPARE(referee().table.draft().args.front().values.size(), std::size_t(1));
        QVERIFY(mPage->findChild<QLabel*>("refusalWords")->text().contains("Not entered: Move"));
    }

    /// If a violation is let pass, the replaced order is reported with it.
    void reportsReplacedOrderNextToViolation()
    {
        const SampleGame like;
        GameStart start = like.start();
        start.setup.level = Level::Warn;
        std::string lines;
        for (const OrderLine& line : like.lines())
            lines += line.text + "\n";
        SampleGame game(start, lines);
        game.playTo("colonial: move Sullivan's Division, Sullivan to 0605");
        sit(std::move(*game.game));
        QVERIFY(referee().map.clickUnit(rules().unit("sullivans-division")));
        QVERIFY(referee().map.takeStack());
        QVERIFY(referee().map.clickCell(rules().place("0605")));
        QVERIFY(referee().draft.mayEnter());
        carry(map()->viewport(), onMap("stephens-division"), "1006");
        send(map()->viewport(), QEvent::MouseButtonRelease, of("1006"));
        QCoreApplication::processEvents();
        QVERIFY(referee().draft.broken());
        const QString words = mPage->findChild<QLabel*>("refusalWords")->text();
        QVERIFY2(words.contains("! ") && words.contains("Not entered: Move"), qPrintable(words));
    }

    /// If only a lower unit of a stack may be placed, that one is dragged.
    void dragsThePlaceableUnitOfAStack()
    {
        sit("battles-of-the-american-revolution", "germantown-brigades", "american: place washington");
        const int washington = rules().unit("washington");
        const PlaceId at = referee().table.state().position.units[std::size_t(washington)].place;
        int top = washington, order = -1;
        for (const CounterFace& face : map()->counters())
            if (face.cell == at.index() && face.unit != washington && face.order > order) {
                top = face.unit;
                order = face.order;
            }
        QVERIFY(top != washington);
        const std::string& id = rules().scenario().units[std::size_t(top)].id;
        carry(map()->viewport(), onMap(id.c_str()), "2914"); // the reason is about the unit below
        send(map()->viewport(), QEvent::MouseButtonRelease, of("2914"));
        QCoreApplication::processEvents();
        QVERIFY(referee().table.refusal());
        const std::string why = plain(referee().table.refusal()->text) + ' ' + referee().table.refusal()->place;
        QVERIFY2(why.find("place is fixed") == std::string::npos, why.c_str());
        referee().draft.drop();
        carry(map()->viewport(), onMap(id.c_str()), "1513");
        send(map()->viewport(), QEvent::MouseButtonRelease, of("1513"));
        QCoreApplication::processEvents();
        QVERIFY2(referee().draft.mayEnter(),
                 referee().table.refusal() ? plain(referee().table.refusal()->text).c_str() : "");
        QVERIFY(referee().draft.accept());
        QCOMPARE(rules().placeName(referee().table.state().position.units[std::size_t(washington)].place),
                 std::string("1513"));
    }

    /// A stack that is dragged onto an enemy while another attack is ready attacks it, and the replaced attack is
    /// reported.
    void draggedAttackReplacesTheReadyOne()
    {
        sit("musket-and-saber", "germantown",
            "colonial: attack 0504 with Sullivan's Division, Wayne primary Sullivan's Division leader Sullivan");
        carry(map()->viewport(), onMap("sullivans-division"), "0504");
        send(map()->viewport(), QEvent::MouseButtonRelease, of("0504"));
        QCoreApplication::processEvents();
        QVERIFY(referee().draft.mayEnter());
        carry(map()->viewport(), onMap("stephens-division"), "1004");
        send(map()->viewport(), QEvent::MouseButtonRelease, of("1004"));
        QCoreApplication::processEvents();
        const Action& now = referee().draft.shown();
        QVERIFY2(now.arg("target") == std::vector<std::string>{"1004"} || now.args.front().values.front() == "1004",
                 orderText(rules(), referee().table.state(), now).c_str());
        QVERIFY(mPage->findChild<QLabel*>("refusalWords")->text().contains("Not entered: Attack"));
    }

    /// A counter that is dragged onto the target of the ready attack joins it, and nothing is reported as not entered.
    void draggedUnitJoinsTheReadyAttack()
    {
        sit("battles-of-the-american-revolution", "germantown-brigades",
            "american: attack conway-1 conway-2 dragoons-2 at 2313");
        const auto drag = [this](const char* unit, const char* to) {
            carry(map()->viewport(), onMap(unit), to);
            send(map()->viewport(), QEvent::MouseButtonRelease, of(to));
            QCoreApplication::processEvents();
        };
        drag("conway-1", "2313");
        QVERIFY(referee().draft.mayEnter());
        drag("dragoons-2", "2313");
        QVERIFY(referee().draft.mayEnter());
        const Action& now = referee().draft.shown();
        QVERIFY2(now.args.front().values == (std::vector<std::string>{"conway-1", "dragoons-2"}),
                 orderText(rules(), referee().table.state(), now).c_str());
        const auto* words = mPage->findChild<QLabel*>("refusalWords");
        QVERIFY2(!words->text().contains("Not entered"), qPrintable(words->text()));
        // From a stack, the unit that may attack joins. A drop without effect leaves the attack unchanged.
        const std::vector<Draft> ready = referee().table.clicks();
        drag("dragoons-2", "2714");
        QVERIFY(referee().draft.mayEnter());
        QVERIFY(referee().table.clicks().back() == ready.back());
        // So does a cancelled drag.
        carry(map()->viewport(), onMap("dragoons-2"), "2714");
        QTest::keyClick(map(), Qt::Key_Escape);
        QVERIFY(referee().draft.mayEnter());
        QVERIFY(referee().table.clicks().back() == ready.back());
        drag("wayne", "2313");
        QVERIFY(referee().draft.mayEnter());
        QVERIFY2(referee().draft.shown().args.front().values
                     == (std::vector<std::string>{"conway-1", "dragoons-2", "conway-2"}),
                 orderText(rules(), referee().table.state(), referee().draft.shown()).c_str());
    }

    /// An advance can be dragged to its hex.
    void dragsAdvancingUnits()
    {
        sit("battles-of-the-american-revolution", "germantown-brigades", "american: advance conway-1");
        carry(map()->viewport(), onMap("conway-1"), "2313");
        send(map()->viewport(), QEvent::MouseButtonRelease, of("2313"));
        QCoreApplication::processEvents();
        QVERIFY(!referee().table.refusal());
        QVERIFY(referee().draft.mayEnter());
        // A second unit that is dragged there advances too.
        carry(map()->viewport(), onMap("conway-2"), "2313");
        send(map()->viewport(), QEvent::MouseButtonRelease, of("2313"));
        QCoreApplication::processEvents();
        QVERIFY(referee().draft.mayEnter());
        QVERIFY2(referee().draft.shown().args.front().values.size() == 2,
                 orderText(rules(), referee().table.state(), referee().draft.shown()).c_str());
        QVERIFY(referee().draft.accept());
        const auto& unit = referee().table.state().position.units[std::size_t(rules().unit("conway-1"))];
        QCOMPARE(rules().placeName(unit.place.index()), std::string("2313"));
    }

    /// Over an illegal hex, the pointer shows the reason that a click would give; over legal ones it shows nothing.
    void pointerShowsWhyHexIsIllegal()
    {
        sit("musket-and-saber", "germantown", "colonial: move Sullivan's Division, Sullivan to 0605");
        const std::string unit = "sullivans-division";
        const std::size_t before = referee().table.clicks().size();
        carry(map()->viewport(), onMap(unit), "0605");
        QVERIFY2(QToolTip::text().isEmpty(), qPrintable(QToolTip::text()));
        send(map()->viewport(), QEvent::MouseMove, of("1313"));
        const QString why = QToolTip::text();
        QVERIFY2(why.contains(" on the way to 1313: ") && why.contains('['), qPrintable(why)); // illegal on the path
        shot(*mPage, "drag-why");
        // The tooltip covers hexes that may be clicked next.
        for (QWidget* window : QApplication::topLevelWidgets())
            if (window->inherits("QTipLabel") && window->isVisible())
                QVERIFY(window->windowHandle()->flags() & Qt::WindowTransparentForInput);
        QVERIFY2(!why.contains("missing") && !why.contains("contiguous"), qPrintable(why));
        send(map()->viewport(), QEvent::MouseMove, of("0605"));
        QTRY_VERIFY(QToolTip::text().isEmpty());
        send(map()->viewport(), QEvent::MouseMove, of("1313"));
        // Dropped there, it returns. The reason stays at the pointer and on the page, as after a click.
        send(map()->viewport(), QEvent::MouseButtonRelease, of("1313"));
        QCOMPARE(QToolTip::text(), why);
        QVERIFY(!map()->carries());
        QVERIFY(referee().table.refusal());
        const QString said = child<QLabel>(*mPage, "refusalWords").text();
        QVERIFY2(said.contains(why.section(" [", 0, 0)), qPrintable(said + " / " + why));
        QVERIFY(referee().table.clicks().size() > before); // the dragged unit is still picked
        QCOMPARE(referee().table.game().entries().back().action.verb == "move", false);
    }

    /// The refusal to drag a unit of the other side is immediate.
    void showsWhyUnitCannotBeDragged()
    {
        sit("musket-and-saber", "germantown", "colonial: move Sullivan's Division, Sullivan to 0605");
        carry(map()->viewport(), onMap("guards"), "0605");
        QVERIFY(referee().table.isUntouched());
        QVERIFY(referee().table.refusal());
        QVERIFY2(QToolTip::text().contains('['), qPrintable(QToolTip::text()));
        send(map()->viewport(), QEvent::MouseButtonRelease, of("0605"));
        QVERIFY(referee().table.isUntouched());
    }

    void escapeCancelsTheDrag()
    {
        sit("musket-and-saber", "germantown-clear", "colonial: enter McDougall");
        Tray& tray = *mPage->tray();
        const int who = rules().unit("mcdougall");
        const int waiting = tray.count();
        carry(tray.viewport(), trayPoint(tray, "mcdougall", who), "1313");
        QVERIFY(!referee().table.isUntouched());
        QTest::keyClick(map(), Qt::Key_Escape);
        QVERIFY(!map()->carries());
        QVERIFY(referee().table.isUntouched());
        QTRY_VERIFY(QToolTip::text().isEmpty());
        // Mouse events until the release are ignored.
        send(tray.viewport(), QEvent::MouseMove, of("1201"));
        send(tray.viewport(), QEvent::MouseButtonRelease, of("1201"));
        QVERIFY(referee().table.isUntouched());
        QCOMPARE(tray.count(), waiting);
        // The next Escape no longer belongs to the drag.
        QVERIFY(referee().map.clickUnit(who));
        const std::size_t clicks = referee().table.clicks().size();
        QTest::keyClick(map(), Qt::Key_Escape);
        QCOMPARE(referee().table.clicks().size(), clicks - 1);
    }

    /// In every system, a counter that is picked alone shows its reach at once.
    void pickedCounterShowsItsReach_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<QString>("verb");
        QTest::newRow("Musket & Saber") << "musket-and-saber"
                                        << "germantown"
                                        << ": move ";
        QTest::newRow("Brandywine") << "brandywine"
                                    << "brandywine"
                                    << ": march ";
        QTest::newRow("Drums & Muskets") << "drums-and-muskets"
                                         << "leuthen"
                                         << ": march ";
        QTest::newRow("Battles") << "battles-of-the-american-revolution"
                                 << "germantown-brigades"
                                 << ": march ";
    }
    void pickedCounterShowsItsReach()
    {
        QFETCH(QString, folder);
        QFETCH(QString, scenario);
        QFETCH(QString, verb);
        SampleGame game("scenarios/" + folder, scenario, scenario + "-sample", folder);
        while (game.more() && game.lines()[game.played()].text.find(verb.toStdString()) == std::string::npos)
            game.play(1);
        QVERIFY(game.more());
        const auto order = readOrder(game.game->rules(), game.game->state(), game.lines()[game.played()].text);
        QVERIFY(order);
        sit(std::move(*game.game));
        int who = -1;
        for (const Argument& arg : order->action.args)
            for (const std::string& value : arg.values)
                who = who < 0 ? rules().unit(value) : who;
        QVERIFY(who >= 0);
        QVERIFY(referee().map.clickUnit(who));
        QVERIFY(!referee().table.facts().routes.empty() || !referee().table.facts().ahead.empty());
        const auto& notes = map()->notes();
        QVERIFY(std::any_of(notes.begin(), notes.end(), [](const CellNote& note) {
            return note.sign == CellSign::Reach || note.sign == CellSign::Through;
        }));
    }
};

FW_TEST(DraggingTest)
#include "tst_dragging.moc"
