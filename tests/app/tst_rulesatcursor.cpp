#include "app/mapeditor/EditPage.h"
#include "app/mapeditor/RulesAtCursor.h"
#include "app/ruleseditor/tables/RulesPage.h"
#include "app/shell/MainWindow.h"
#include "editor/commands/Placing.h"
#include "editor/view/EditView.h"
#include "engine/play/Routes.h"
#include "engine/rules/Query.h"
#include "engine/store/Files.h"
#include "tests/Main.h"
#include "tests/app/OpenRules.h"
#include "tests/app/Widgets.h"

#include <QAction>
#include <QTemporaryDir>

using namespace fw;

namespace {

/// The marked cells of one sign, with their texts.
QStringList marked(const RulesAtCursor& at, CellSign sign)
{
    QStringList out;
    for (const CellNote& note : at.shown().notes)
        if (note.sign == sign)
            out << QString("%1 %2").arg(note.cell).arg(note.text);
    out.sort();
    return out;
}

} // namespace

/// What the map editor shows of the counter under the cursor.
class RulesAtCursorTest : public QObject
{
    Q_OBJECT

    QTemporaryDir mFolder;
    QString mScenario, mRules;
    std::unique_ptr<MainWindow> mWindow;

    EditPage& page() { return *mWindow->editPage(); }
    EditView& view() { return *page().view(); }
    RulesAtCursor& at() { return *page().rulesAtCursor(); }
    Cell cellOf(const std::string& unit)
    {
        for (const Placement& placement : page().bench().drawing().rest.setup)
            if (placement.unit == unit)
                return placement.at;
        return noCell;
    }
    /// Rests the mouse on a cell.
    void hover(Cell cell)
    {
        QTest::mouseMove(view().viewport(), view().viewPoint(cell) + QPoint(1, 1));
        QTest::mouseMove(view().viewport(), view().viewPoint(cell));
        at().settle();
    }

private slots:
    void initTestCase() { freshSettings("FieldworksRulesAtCursorTest"); }

    void init()
    {
        for (const char* name : {"odds.rules.json", "odds.scenario.json"}) {
            QFile::remove(mFolder.filePath(name));
            QVERIFY(QFile::copy(QString(FW_SOURCE_DIR "/scenarios/templates/") + name, mFolder.filePath(name)));
        }
        mScenario = mFolder.filePath("odds.scenario.json");
        mRules = mFolder.filePath("odds.rules.json");
        mWindow = std::make_unique<MainWindow>();
        mWindow->resize(1280, 800);
        mWindow->show();
        QVERIFY(mWindow->editMap(mScenario));
        page().chooseTool("select");
        view().settle();
    }
    void cleanup() { mWindow.reset(); }

    /// The cells are those of the game that begins with this set-up.
    void showsReachAndZone()
    {
        hover(cellOf("red-1"));
        QCOMPARE(at().shown().unit, std::string("red-1"));
        const Result<Ruleset> ruleset = readRulesFile(mRules.toStdString());
        const auto rules = compile(*ruleset, page().bench().drawing().scenario(), {});
        QVERIFY(rules.has_value());
        const Result<Outcome> game = begin(**rules);
        Draft draft = Action(Action::Kind::Choose, "red", "move");
        draft.args = {{"units", {"red-1"}}, {"way", {}}};
        QStringList reach, through, zones;
        for (const Route& route : routes(**rules, game->state, draft))
            (route.ends ? reach : through)
                << QString("%1 %2").arg((*rules)->place(route.cell)).arg(route.cost.mixed().c_str());
        for (const int cell : zone(**rules, (*rules)->startPosition(), (*rules)->unit("red-1")))
            zones << QString("%1 ").arg(cell);
        reach.sort();
        zones.sort();
        QVERIFY(reach.size() > 20 && zones.size() == 6);
        QCOMPARE(marked(at(), CellSign::Reach), reach);
        QCOMPARE(marked(at(), CellSign::Through), through); // a cell in which two units are already
        QCOMPARE(through.size(), 1);
        QCOMPARE(marked(at(), CellSign::Zone), zones);
        QVERIFY(view().notes() == at().shown().notes);
        QVERIFY(!at().shown().words.isEmpty());
        QVERIFY(view().viewport()->accessibleDescription() == at().shown().words);
        // Away from the counter nothing is marked.
        hover(page().bench().drawing().grid().cell(14, 9));
        QVERIFY(at().shown() == CounterShown());
        QVERIFY(view().notes().empty());
    }

    /// Changes in the rules editor show at once, unsaved, whether the editor has the scenario open or its rules alone.
    void followsTheRulesEditor_data()
    {
        QTest::addColumn<bool>("alone");
        QTest::newRow("with the scenario") << false;
        QTest::newRow("rules alone") << true;
    }
    void followsTheRulesEditor()
    {
        QFETCH(bool, alone);
        MainWindow editor;
        editor.show();
        editor.editRules(alone ? mRules : mScenario);
        RulesAndCounters& both = *child<RulesPage>(editor, "rulesPage").document();
        hover(cellOf("red-1"));
        const CounterShown before = at().shown();
        both.edit("No zones", [](RulesContent& content) { content.rules.zones.clear(); });
        at().settle();
        QVERIFY(marked(at(), CellSign::Zone).empty());
        QVERIFY(at().shown().words != before.words);
        both.edit("One hex", [](RulesContent& content) {
            Amount one;
            one.number = 1;
            content.rules.paths[0].allowance = one;
        });
        at().settle();
        QCOMPARE(marked(at(), CellSign::Reach).size(), 6);
        QVERIFY(both.modified());
        both.undo();
        both.undo();
        at().settle();
        QVERIFY(at().shown() == before);
        // Rules with an error are named instead, and nothing is marked.
        both.edit("No cost", [](RulesContent& content) { content.rules.paths[0].cost = "nowhere"; });
        at().settle();
        QVERIFY(at().shown().notes.empty() && !at().shown().words.isEmpty());
        both.undo();
        at().settle();
        QVERIFY(at().shown() == before);
        both.edit("No zones", [](RulesContent& content) { content.rules.zones.clear(); });
        both.giveUp(); // the saved rules hold again
        at().settle();
        QVERIFY(at().shown() == before);
    }

    /// A map that opens later takes the rules as they are in the editor.
    void takesRulesThatAreEdited()
    {
        mWindow.reset();
        MainWindow editor;
        editor.show();
        editor.editRules(mRules);
        RulesAndCounters& both = *child<RulesPage>(editor, "rulesPage").document();
        both.edit("No zones", [](RulesContent& content) { content.rules.zones.clear(); });
        MainWindow map;
        map.show();
        QVERIFY(map.editMap(mScenario));
        QVERIFY(map.editPage()->document().rules().zones.empty());
    }

    /// A counter that is placed changes what is shown of the stack at once.
    void followsTheSetUp()
    {
        const Cell cell = cellOf("red-4");
        hover(cell);
        const QString two = at().shown().words;
        page().bench().push(MapPart::Counters, placeUnits(page().bench().drawing(), {"red-3"}, cell), "Place");
        at().settle();
        QVERIFY(at().shown().words != two);
        QVERIFY(at().shown().words.contains("3.5")); // the case of the rule that three break
        page().document().stack()->undo();
        at().settle();
        hover(cell);
        QCOMPARE(at().shown().words, two);
    }

    void keyboardCursorAndChosenCounter()
    {
        view().setFocus();
        const Cell cell = cellOf("red-4");
        view().setCursorCell(cell);
        at().settle();
        QVERIFY(!at().shown().notes.empty());
        for (const char* unit : {"red-4", "red-8"}) { // both are in the cell
            page().bench().chooseUnits({unit});
            at().settle();
            QCOMPARE(at().shown().unit, std::string(unit));
        }
    }

    /// Nothing is shown while a tool paints, during a drag, and when it is switched off.
    void keepsOutOfTheWay()
    {
        page().chooseTool("brush");
        hover(cellOf("red-1"));
        QVERIFY(at().shown() == CounterShown());
        page().chooseTool("select");
        hover(cellOf("red-2"));
        QVERIFY(!at().shown().notes.empty());
        QTest::mousePress(view().viewport(), Qt::LeftButton, {}, view().viewPoint(cellOf("red-2")));
        at().settle();
        QVERIFY(at().shown() == CounterShown());
        QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, view().viewPoint(cellOf("red-2")));
        at().settle();
        QVERIFY(!at().shown().notes.empty());
        auto& action = child<QAction>(page(), "mapRules");
        QVERIFY(action.isChecked());
        action.trigger();
        QVERIFY(at().shown() == CounterShown());
        hover(cellOf("red-1"));
        QVERIFY(at().shown() == CounterShown());
        mWindow.reset();
        MainWindow again;
        again.show();
        QVERIFY(again.editMap(mScenario));
        QVERIFY(!again.editPage()->rulesAtCursor()->isOn());
        child<QAction>(*again.editPage(), "mapRules").trigger();
    }
};

FW_TEST(RulesAtCursorTest)
#include "tst_rulesatcursor.moc"
