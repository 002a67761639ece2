// Writes pictures of all pages and states of the window, to be checked after a change of its appearance.
#include "app/case/DeskPage.h"
#include "app/mapeditor/EditPage.h"
#include "app/mapeditor/SidePanel.h"
#include "app/playtest/ComparePanel.h"
#include "app/playtest/PlaytestPage.h"
#include "app/referee/log/LogPanel.h"
#include "app/referee/view/ChoiceList.h"
#include "app/referee/view/QuestionPanel.h"
#include "app/referee/view/RefereePage.h"
#include "app/ruleseditor/tables/FindingsPanel.h"
#include "app/ruleseditor/tables/RulesPage.h"
#include "editor/commands/Terrain.h"
#include "editor/view/TableView.h"
#include "tests/shots/Palette.h"
#include "tests/shots/Stage.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTest>
#include <QTreeView>
#include <QTreeWidget>

using fw::Referee;

namespace {

void startAndNewGame(Stage& stage)
{
    stage.game("colonial: attack 0606");
    stage.window().showStart();
    stage.take("start");
    stage.takeDialog("fileNew", "new-game");
}

void moves(Stage& stage)
{
    Referee& r = stage.game("colonial: move Sullivan's Division, Sullivan to 0605");
    stage.take("asked");
    r.map.clickUnit(r.table.rules().unit("waynes-division"));
    r.map.clickCell(r.table.rules().place("0506"));
    stage.take("move-ready");
    r.draft.back();
    stage.take("move-reach");
}

void attack(Stage& stage)
{
    Referee& r = stage.game("colonial: attack 0606");
    r.orders.carryOut("attack");
    r.map.clickCell(r.table.rules().place("0606"));
    r.map.clickUnit(r.table.rules().unit("waynes-division"));
    stage.take("attack-forecast");
    r.draft.accept();
    stage.take("attack-dice");
    auto* map = stage.window().refereePage()->map();
    QTest::keyClick(map, Qt::Key_2);
    QTest::keyClick(map, Qt::Key_3);
    stage.take("attack-typed");
    QTest::keyClick(map, Qt::Key_Return);
    stage.take("attack-ruled");
}

void retreatAndRefusal(Stage& stage)
{
    stage.game("british: fall-back 1007 1008");
    stage.take("retreat");
    stage.game("british: attack 1006 with 1st Brigade").orders.carryOut("attack 0504 with Guards");
    stage.take("refused");
}

void logAndTable(Stage& stage)
{
    stage.game("decide no such line");
    auto* log = stage.window().findChild<fw::LogPanel*>();
    if (auto* tree = log->findChild<QTreeView*>())
        tree->scrollToTop();
    stage.take("log-opened");
    for (const char* name : {"tableTakeBack", "tableCorrect", "tableOverrule", "tableSet", "tableNote", "tablePrint",
                             "tableAdjourn", "helpKeys"})
        stage.takeDialog(name, name);
    stage.takeDialog("tablePrint", "print-preview", "logPreview");
    stage.window().findChild<QAction*>("viewPublic")->setChecked(true);
    for (QWidget* top : QApplication::topLevelWidgets())
        if (top->objectName() == "publicView") {
            stage.take(top, "public", true);
            top->close();
        }
}

void desk(Stage& stage)
{
    stage.window().showDesk();
    auto* page = stage.window().findChild<fw::DeskPage*>();
    if (auto* example = page->findChild<QPushButton*>("deskExample"))
        example->click();
    Stage::settle(600);
    stage.take("desk");
}

/// A playtest before, during and after its games, and a comparison with a changed counter.
void playtest(Stage& stage)
{
    stage.window().showPlaytest();
    stage.take("playtest-empty");
    stage.window().showPlaytest();
    stage.window().open(FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown.scenario.json");
    stage.window().showPlaytest();
    auto* page = stage.window().findChild<fw::PlaytestPage*>();
    auto* compare = page->findChild<fw::ComparePanel*>();
    const auto ended = [&] { return !page->work().running() && !compare->running(); };
    page->findChild<QComboBox*>("playtestPlayer2")->setCurrentIndex(0); // random against greedy
    page->findChild<QSpinBox*>("playtestGames")->setValue(40);
    page->play();
    if (!QTest::qWaitFor([&] { return page->work().games().rows().size() > 8; }, 600000))
        qFatal("no games are played");
    stage.take("playtest-running");
    if (!QTest::qWaitFor(ended, 600000))
        qFatal("the games do not end");
    stage.take("playtest-results");
    auto* tabs = page->findChild<QTabWidget*>("playtestTabs");
    const char* names[] = {"results", "map", "rules", "list", "compare"};
    for (int tab = 1; tab < tabs->count(); ++tab) {
        tabs->setCurrentIndex(tab);
        if (tabs->widget(tab) == compare) {
            compare->add({"unit:guards.steps", "1"});
            compare->play();
            if (!QTest::qWaitFor([&] { return ended() && compare->comparison().pairs == 40; }, 600000))
                qFatal("the changed games do not end");
        }
        Stage::settle(1500); // the map gets sharp
        stage.take(QString("playtest-") + names[tab]);
    }
}

/// A referee's session on squares: a hold is placed, a counter turns, battles are divided, declared and resolved.
void squares(Stage& stage)
{
    const auto playedTo = [&](const char* line) -> Referee& {
        return stage.game(
            SampleGame("scenarios/brandywine", "brandywine", "brandywine-sample", "brandywine").playTo(line));
    };
    const auto over = [&](const char* cell) { // the cursor rests on a counter
        auto* map = stage.window().refereePage()->map();
        const int at = stage.window().refereePage()->referee().table.rules().place(cell);
        map->setCursorCell(at);
        map->ensureVisible(QRectF(map->mapToScene(map->viewPoint(at)), QSizeF(1, 1)), 200, 200);
        QTest::mouseMove(map->viewport(), map->viewPoint(at));
    };
    playedTo("british: face 1st Light Infantry");
    over("D14");
    stage.take("squares-hold");
    Referee& turns = stage.window().refereePage()->referee();
    turns.map.clickUnit(turns.table.rules().unit("1st-light-infantry"));
    auto* map = stage.window().refereePage()->map();
    QTest::keyClick(map, Qt::Key_Period);
    stage.take("squares-turning");
    turns.draft.accept();
    stage.take("squares-faced");
    Referee& fights = playedTo("british: declare");
    over("D15");
    stage.take("squares-duties");
    fights.orders.carryOut(
        "british: declare 1st Grenadiers, 3rd Brigade, 2nd Light Infantry on Maxwell, Proctor's guns");
    stage.take("squares-declared");
    fights.orders.carryOut("british: resolve 1st Grenadiers");
    fights.orders.carryOut("american: decline");
    stage.take("squares-odds");
    fights.orders.carryOut("dice combat 1 1");
    stage.take("squares-lifted");
}

/// Hidden counters, dummies and hands of cards: the questions, the reveals, and the referee's private view.
void drums(Stage& stage)
{
    const auto playedTo = [&](const char* line) -> Referee& {
        return stage.game(
            SampleGame("scenarios/drums-and-muskets", "leuthen", "leuthen-sample", "drums-and-muskets").playTo(line));
    };
    const auto shown = [&](bool hidden) {
        if (auto* action = stage.window().findChild<QAction*>("viewHidden"); action && action->isChecked() != hidden)
            action->trigger();
        Stage::settle(200);
    };
    playedTo("dice shuffled");
    shown(true);
    stage.take("drums-shuffle");
    playedTo("prussia: play Oblique march I");
    stage.take("drums-closed");
    shown(true);
    stage.take("drums-hand");
    Referee& facing = playedTo("prussia: march Moritz I to");
    shown(true);
    facing.map.clickUnit(facing.table.rules().unit("p2"));
    stage.take("drums-reach");
    facing.map.clickCell(facing.table.rules().place("0407"));
    QTest::keyClick(stage.window().refereePage()->map(), Qt::Key_Period);
    stage.take("drums-facing");
    playedTo("austria: play False reports I");
    shown(true);
    stage.take("drums-discovery");
    playedTo("prussia: steel Cold steel");
    shown(true);
    stage.take("drums-combat-cards");
}

void mapEditor(Stage& stage)
{
    stage.window().open(FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown.scenario.json");
    Stage::settle(400);
    stage.take("look");
    stage.window().findChild<QAbstractButton*>("editMap")->click();
    Stage::settle(400);
    stage.take("map-editor");
    auto* page = stage.window().editPage();
    page->document().push(fw::paintTerrain(page->bench().drawing(), {124, 130}, {"stream"}, fw::PaintMode::Add),
                          "Paint");
    page->side()->findings()->check();
    stage.window().findChild<QTabWidget*>("sideTabs")->setCurrentIndex(3);
    auto* list = page->findChild<QTreeWidget*>("findings");
    list->setCurrentItem(list->topLevelItem(list->topLevelItemCount() - 1));
    stage.take("map-findings");
    page->document().stack()->undo();
    stage.takeDialog("fileNewMap", "new-map");
}

void rulesAndCounters(Stage& stage)
{
    stage.window().editRules(FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown.scenario.json");
    auto* page = stage.window().findChild<fw::RulesPage*>();
    page->document()->edit("", [](fw::RulesContent& content) {
        content.rules.tables[0].rows[2].cells[6] = "Ac";
        content.scenario->units[3].ratings["attack"]["reduced"] = 9;
    });
    while (page->findings()->pending())
        Stage::settle(100);
    auto* tabs = page->findChild<QTabWidget*>("editTabs");
    for (int tab = 0; tab < tabs->count(); ++tab) {
        tabs->setCurrentIndex(tab);
        stage.take(QString("edit-%1").arg(tabs->tabText(tab).remove('&').toLower()));
    }
    stage.takeDialog("fileNewSystem", "new-system");
    while (page->document()->undoText())
        page->document()->undo();
}

void handOver(Stage& stage)
{
    SampleGame secret("tests/kernel/d", "tactics", "tactics", "tactics");
    secret.playTo("league: storm");
    secret.say("league: storm");
    stage.game(secret);
    stage.take("hand-over");
}

/// A flank attack: each side chooses secretly, both choices are revealed, a die is rolled.
void tactics(Stage& stage)
{
    SampleGame sample("scenarios/battles-of-the-american-revolution", "germantown-brigades",
                      "germantown-brigades-sample", "battles-of-the-american-revolution");
    sample.playTo("american: name conway-2 under wayne").playTo("american: flank");
    Referee& r = stage.game(sample);
    const auto look = [&](const char* seat, int line) {
        r.table.takeScreen(seat);
        stage.window().refereePage()->panel()->choices()->setCurrentRow(line);
        Stage::settle(400);
    };
    stage.take("tactics-hand-over");
    look("american", 6);
    stage.take("tactics-choosing");
    r.orders.carryOut("flank");
    r.draft.accept();
    look("british", 2);
    stage.take("tactics-second");
    r.orders.carryOut("stand");
    r.draft.accept();
    Stage::settle(400);
    stage.take("tactics-revealed");
    r.orders.carryOut("dice combat 4");
    stage.take("tactics-thrown");
}

const std::pair<const char*, void (*)(Stage&)> scenes[] = {
    {"start", startAndNewGame}, {"moves", moves},     {"attack", attack},     {"retreat", retreatAndRefusal},
    {"log", logAndTable},       {"desk", desk},       {"playtest", playtest}, {"tables", rulesAndCounters},
    {"hand-over", handOver},    {"squares", squares}, {"map", mapEditor},     {"drums", drums},
    {"tactics", tactics},
};

/// Writes pictures again, each with few colours; for documents, which are kept with every change.
int writeSmaller(const QStringList& files)
{
    for (const QString& file : files) {
        const QImage image(file);
        if (image.isNull() || !withFewColours(image).save(file, "PNG", 0)) // 0: the smallest file
            qFatal("%s cannot be written again", qPrintable(file));
    }
    return 0;
}

} // namespace

// shots [FOLDER [SCENE]]
// shots --smaller FILE.png...
int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    QCoreApplication::setOrganizationName("Fieldworks");
    QCoreApplication::setApplicationName("FieldworksShots");
    QStandardPaths::setTestModeEnabled(true);
    if (argc > 1 && qstrcmp(argv[1], "--smaller") == 0)
        return writeSmaller(QCoreApplication::arguments().mid(2));
    const QString folder = argc > 1 ? QString::fromLocal8Bit(argv[1]) : QStringLiteral("shots");
    const QString only = argc > 2 ? QString::fromLocal8Bit(argv[2]) : QString();
    QDir().mkpath(folder);
    for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
        for (const bool dark : {false, true}) {
            for (const auto& [name, scene] : scenes) {
                if (!only.isEmpty() && only != name)
                    continue;
                Stage stage(folder, size, dark);
                scene(stage);
            }
        }
    }
    QSettings().clear();
    return 0;
}
