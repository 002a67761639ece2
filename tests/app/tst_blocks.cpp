// Each recipe is inserted as a block through the window, with the keyboard alone.
#include "app/ruleseditor/form/BlockDialog.h"
#include "app/ruleseditor/form/FileTab.h"
#include "app/ruleseditor/form/RowTree.h"
#include "app/ruleseditor/tables/RulesPage.h"
#include "engine/store/Json.h"
#include "tests/Main.h"
#include "tests/app/OpenRules.h"
#include "tests/app/Widgets.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTimer>
#include <QTreeWidget>

using namespace fw;

namespace {

const std::string recipes = FW_SOURCE_DIR "/scenarios/recipes";

std::string bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

} // namespace

/// The dialog that inserts blocks of rows.
class BlocksTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir mFolder;
    QString mRules; ///< the rules file
    std::unique_ptr<RulesPage> mPage;
    int mAnswered = 0;

    RulesAndCounters& document() { return *mPage->document(); }
    FileTab& tab() { return child<FileTab>(*mPage, "rulesTree"); }
    RowTree& tree() { return child<RowTree>(tab(), "formTree"); }
    /// Opens a copy of a template.
    void load(const QString& name)
    {
        for (const QString& ending : {QString(".rules.json"), QString(".scenario.json")}) {
            QFile::remove(mFolder.filePath(name + ending));
            QVERIFY(
                QFile::copy(FW_SOURCE_DIR "/scenarios/templates/" + name + ending, mFolder.filePath(name + ending)));
        }
        mRules = mFolder.filePath(name + ".rules.json");
        auto opened = openRules(mFolder.filePath(name + ".scenario.json"));
        QVERIFY(opened.has_value());
        mPage = std::make_unique<RulesPage>(std::move(*opened));
        mPage->resize(1280, 800);
        mPage->show();
        mPage->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(mPage.get()));
        child<QTabWidget>(*mPage, "editTabs").setCurrentWidget(&tab());
    }

    /// Gives the page the focus back, which a dialog had.
    void activate()
    {
        mPage->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(mPage.get()));
    }
    /// Opens the dialog with its key; the function gets it when it has the focus.
    template <class F>
    void open(F with)
    {
        auto* timer = new QTimer(this);
        timer->setInterval(5);
        connect(timer, &QTimer::timeout, this, [this, timer, with] {
            auto* dialog = qobject_cast<BlockDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr || !dialog->isAncestorOf(QApplication::focusWidget()))
                return;
            timer->stop();
            timer->deleteLater();
            ++mAnswered;
            with(*dialog);
            if (dialog->isVisible())
                dialog->reject(); // a failed comparison
        });
        timer->start();
        const int before = mAnswered;
        activate();
        tree().setFocus();
        QTest::keyClick(&tree(), Qt::Key_B, Qt::ControlModifier);
        QCOMPARE(mAnswered, before + 1);
    }
    static void type(const QString& text) { QTest::keyClicks(QApplication::focusWidget(), text); }
    static void press(Qt::Key key, Qt::KeyboardModifiers with = {})
    {
        QTest::keyClick(QApplication::focusWidget(), key, with);
    }
    /// Finds a block by its title, and inserts it.
    void insert(const QString& title)
    {
        open([&](BlockDialog& dialog) {
            QCOMPARE(QApplication::focusWidget()->objectName(), QString("blockSearch"));
            type(title);
            QCOMPARE(dialog.title(), title);
            QCOMPARE(child<QLabel>(dialog, "blockTrouble").text(), QString());
            QVERIFY(child<QTreeWidget>(dialog, "blockRows").topLevelItemCount() > 0);
            const QStringList nameless = namelessControls(dialog);
            QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(", ")));
            press(Qt::Key_Return);
        });
    }

private slots:
    void initTestCase() { freshSettings("BlocksTest"); }
    void init() { load("odds"); }
    void cleanup() { mPage.reset(); }

    void insertsEachRecipe_data()
    {
        QTest::addColumn<QString>("name");
        for (const std::string& name : recipesIn(recipes))
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
    /// The window inserts the same rows as the command line does, as one step, and undo takes them back.
    void insertsEachRecipe()
    {
        QFETCH(QString, name);
        const Result<Recipe> recipe = readRecipeNamed(recipes, name.toStdString());
        QVERIFY(recipe);
        if (name == "odds-combat")
            load("differential");
        const std::string before = bytesOf(mRules);
        const Result<std::string> expected = insertRecipe(*recipe, before, mRules.toStdString(), {});
        QVERIFY(expected);
        insert(QString::fromStdString(recipe->title));
        QCOMPARE(writeRules(document().rules()), *expected);
        QCOMPARE(tree().window()->focusWidget(), &tree());
        QVERIFY2(indexOf(tree().current()), tree().current().c_str());
        QCOMPARE(steps(document()), 1);
        QVERIFY(mPage->save());
        QVERIFY(bytesOf(mRules) != before);
        activate();
        QTest::keyClick(&tree(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!document().undoText());
        QVERIFY(mPage->save());
        QCOMPARE(bytesOf(mRules), before);
    }
    /// The tree goes to the first row that is new.
    void goesToTheFirstNewRow()
    {
        const std::size_t marks = document().rules().marks.size();
        insert("Supply, blocked by zones");
        QCOMPARE(tree().current(), "/marks/" + std::to_string(marks));
    }
    /// The arrow keys choose in the list, and Escape leaves the rules as they are.
    void choosesWithArrows()
    {
        open([](BlockDialog& dialog) {
            const QString first = dialog.title();
            press(Qt::Key_Down);
            QVERIFY(dialog.title() != first);
            QCOMPARE(QApplication::focusWidget()->objectName(), QString("blockSearch"));
            press(Qt::Key_Up);
            QCOMPARE(dialog.title(), first);
            press(Qt::Key_Escape);
            QVERIFY(!dialog.isVisible());
        });
        QCOMPARE(steps(document()), 0);
    }
    void saysThatNothingIsFound()
    {
        open([](BlockDialog& dialog) {
            type("no such rule");
            QVERIFY(child<QLabel>(dialog, "blockNone").isVisible());
            QVERIFY(child<QLabel>(dialog, "blockNone").text().contains("no such rule"));
            QVERIFY(!child<QPushButton>(dialog, "blockInsert").isEnabled());
            shot(dialog, "blocks-none");
            press(Qt::Key_Return);
            QVERIFY(dialog.isVisible());
            press(Qt::Key_Escape);
            QVERIFY(!dialog.isVisible());
        });
        QCOMPARE(steps(document()), 0);
    }
    /// A value for a parameter is typed or chosen among the ids of the rules.
    void takesValues()
    {
        open([](BlockDialog& dialog) {
            type("rail");
            auto& way = child<QComboBox>(dialog, "block-way");
            QVERIFY(way.findText("road") >= 0);
            QTRY_VERIFY(way.isVisible()); // new fields appear in the next turn of the event loop
            press(Qt::Key_Tab);
            press(Qt::Key_Tab);
            QCOMPARE(dialog.focusWidget(), &way);
            press(Qt::Key_A, Qt::ControlModifier);
            type("rail");
            // Rules without that way are refused, and the reason names it.
            QVERIFY(child<QLabel>(dialog, "blockTrouble").text().contains("'rail'"));
            QVERIFY(!child<QPushButton>(dialog, "blockInsert").isEnabled());
            shot(dialog, "blocks-refused");
            press(Qt::Key_A, Qt::ControlModifier);
            press(Qt::Key_Delete);
            QVERIFY(child<QLabel>(dialog, "blockTrouble").text().contains("'way'"));
            type("road");
            QCOMPARE(child<QLabel>(dialog, "blockTrouble").text(), QString());
            press(Qt::Key_Tab);
            QCOMPARE(dialog.focusWidget()->objectName(), QString("block-capacity"));
            press(Qt::Key_A, Qt::ControlModifier);
            type("3");
            shot(dialog, "blocks-values");
            press(Qt::Key_Return);
        });
        QVERIFY(writeRules(document().rules()).find("@active.trains <= 3 - 1") != std::string::npos);
    }
    /// A block that is there already is refused at once, and the reason names the id.
    void refusesTheSecondTime()
    {
        insert("Rail capacity");
        const RulesContent once = *document().content();
        open([](BlockDialog& dialog) {
            type("Rail capacity");
            QVERIFY(child<QLabel>(dialog, "blockTrouble").text().contains("'trains'"));
            press(Qt::Key_Return);
            QVERIFY(dialog.isVisible());
            press(Qt::Key_Escape);
            QVERIFY(!dialog.isVisible());
        });
        QVERIFY(*document().content() == once);
    }
    /// The scenario has no blocks.
    void onlyRulesHaveBlocks()
    {
        QVERIFY(mPage->findChild<QWidget*>("rulesTree")->findChild<QAction*>("formBlock") != nullptr);
        QVERIFY(mPage->findChild<QWidget*>("scenarioTree")->findChild<QAction*>("formBlock") == nullptr);
    }
};

FW_TEST(BlocksTest)
#include "tst_blocks.moc"
