#include "app/ruleseditor/form/FileTab.h"
#include "app/ruleseditor/form/RowForm.h"
#include "app/ruleseditor/form/RowTree.h"
#include "app/ruleseditor/tables/RulesPage.h"
#include "engine/base/Rows.h"
#include "engine/rules/Lint.h"
#include "tests/Main.h"
#include "tests/app/OpenRules.h"
#include "tests/app/Widgets.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTimer>

using namespace fw;

/// Ids of rows in the forms: renamed everywhere, found, and asked about before a row is deleted.
class RenameTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir mFolder;
    std::unique_ptr<RulesPage> mPage;
    RulesContent mBefore;

    RulesAndCounters& document() { return *mPage->document(); }
    FileTab& tab(bool scenario = false) { return child<FileTab>(*mPage, scenario ? "scenarioTree" : "rulesTree"); }
    RowTree& tree(bool scenario = false) { return child<RowTree>(tab(scenario), "formTree"); }
    /// Gives the tree the focus, which a dialog may have had.
    void ready(bool scenario)
    {
        mPage->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(mPage.get()));
        tree(scenario).setFocus();
    }
    /// Selects the row of a list that has an id.
    void select(const std::string& list, const std::string& id, bool scenario = false)
    {
        child<QTabWidget>(*mPage, "editTabs").setCurrentWidget(&tab(scenario));
        for (std::size_t i = 0; i < tab(scenario).tree().countAt("/" + list); ++i) {
            const std::string row = "/" + list + "/" + std::to_string(i);
            if (tab(scenario).tree().at(row)->find("id")->text == id) {
                QVERIFY(tab(scenario).goTo(row));
                ready(scenario);
                return;
            }
        }
        QFAIL(id.c_str());
    }
    /// Presses a key in the tree and gives the dialog that opens to `how`.
    template <class F>
    void press(Qt::Key key, Qt::KeyboardModifiers with, F how, bool scenario = false)
    {
        bool opened = false;
        QTimer timer; // gone with this call, also if no dialog opens
        timer.setSingleShot(true);
        connect(&timer, &QTimer::timeout, this, [&] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            opened = true;
            how(*dialog);
            if (dialog->isVisible()) // a check in `how` failed
                dialog->done(QDialog::Rejected);
        });
        ready(scenario);
        timer.start(0);
        QTest::keyClick(&tree(scenario), key, with);
        QVERIFY(opened);
    }
    void rename(const QString& to, bool scenario = false)
    {
        press(
            Qt::Key_F2, Qt::NoModifier,
            [&](QDialog& dialog) {
                auto& line = child<QLineEdit>(dialog, "renameLine");
                shot(dialog, "rename");
                QVERIFY(namelessControls(dialog).isEmpty());
                QTest::keyClicks(&line, to); // replaces the selected id
                QTest::keyClick(&line, Qt::Key_Return);
            },
            scenario);
    }
    void undoAll(int steps)
    {
        int undone = 0;
        for (; document().undoText(); ++undone)
            document().undo();
        QCOMPARE(undone, steps);
        QVERIFY(*document().content() == mBefore);
    }
    QLineEdit& idField() { return *qobject_cast<QLineEdit*>(tab().findChild<RowForm*>()->field("id")->focusProxy()); }

private slots:
    void initTestCase() { freshSettings("RenameTest"); }
    void init()
    {
        mPage = showTemplate(mFolder.path());
        QVERIFY(mPage != nullptr);
        QVERIFY(QTest::qWaitForWindowExposed(mPage.get()));
        mBefore = *document().content();
    }
    void cleanup() { mPage.reset(); }

    /// A terrain is renamed in rules, charts and map in one step; the definition of the same word stays.
    void renamesOnTheMapToo()
    {
        select("features", "woods");
        rename("forest");
        const Scenario& scenario = *document().scenario();
        const auto has = [&](const char* word) {
            return std::ranges::any_of(scenario.map.terrain,
                                       [&](const auto& cell) { return std::ranges::find(cell, word) != cell.end(); });
        };
        QVERIFY(has("forest"));
        QVERIFY(!has("woods"));
        QVERIFY(byId(document().rules().features, "forest") != nullptr);
        const auto& rows = byId(document().rules().tables, "tec")->rows;
        QVERIFY(std::ranges::find(rows, "forest", &TableRow::row) != rows.end());
        for (const Finding& finding : lint(document().rules(), scenario))
            QVERIFY2(finding.severity != Severity::Error, finding.place.c_str());
        undoAll(1);
    }
    void renamesASideInTheRules()
    {
        select("sides", "red", true);
        rename("crimson", true);
        QCOMPARE(document().scenario()->units.front().side, std::string("crimson"));
        const Def& def = *byId(document().rules().defs, "red"); // the definition keeps its id
        QCOMPARE(def.need.front().is.front().symbol, std::string("crimson"));
        undoAll(1);
    }
    void refusesATakenId()
    {
        select("quantities", "attack");
        press(Qt::Key_F2, Qt::NoModifier, [&](QDialog& dialog) {
            auto& line = child<QLineEdit>(dialog, "renameLine");
            for (const char* bad : {"defence", "Not an id"}) {
                QTest::keyClicks(&line, bad);
                QTest::keyClick(&line, Qt::Key_Return);
                QVERIFY(dialog.isVisible());
                QVERIFY(child<QLabel>(dialog, "renameTrouble").isVisible());
            }
            dialog.reject();
            if (auto* ask = qobject_cast<QMessageBox*>(QApplication::activeModalWidget()))
                ask->accept();
        });
        QVERIFY(*document().content() == mBefore);
    }

    void findsUsesAndGoesThere()
    {
        select("features", "woods");
        press(Qt::Key_F12, Qt::ShiftModifier, [&](QDialog& dialog) {
            auto& list = child<QListWidget>(dialog, "usesList");
            QVERIFY(list.count() >= 2);
            shot(dialog, "uses");
            QVERIFY(namelessControls(dialog).isEmpty());
            QTest::keyClick(&list, Qt::Key_Return);
        });
        QVERIFY(tree().current() != "/features/1");
        QVERIFY(tree().current().starts_with("/"));
        // From the scenario to a row of the rules.
        select("sides", "red", true);
        press(
            Qt::Key_F12, Qt::ShiftModifier,
            [&](QDialog& dialog) { QTest::keyClick(&child<QListWidget>(dialog, "usesList"), Qt::Key_Return); }, true);
        QCOMPARE(child<QTabWidget>(*mPage, "editTabs").currentWidget(), &tab());
        QVERIFY(tree().current().starts_with("/defs/"));
    }

    void asksBeforeAUsedRowIsDeleted()
    {
        select("marks", "moved");
        press(Qt::Key_Delete, Qt::NoModifier, [&](QDialog& dialog) {
            QCOMPARE(dialog.objectName(), QString("deleteUsed"));
            shot(dialog, "delete-used");
            QTest::keyClick(&dialog, Qt::Key_Return); // Cancel is the default
        });
        QVERIFY(*document().content() == mBefore);
        press(Qt::Key_Delete, Qt::NoModifier,
              [&](QDialog& dialog) { child<QPushButton>(dialog, "deleteUsedButton").click(); });
        QVERIFY(byId(document().rules().marks, "moved") == nullptr);
        undoAll(1);
        // Nothing refers to a zone.
        select("zones", "control");
        QTest::keyClick(&tree(), Qt::Key_Delete);
        QVERIFY(document().rules().zones.empty());
        undoAll(1);
    }

    /// A typed id of a used row is taken when the field is left; rows that nothing uses change with each letter.
    void renamesWhenTheIdIsTyped()
    {
        select("quantities", "attack");
        idField().setFocus();
        idField().selectAll();
        QTest::keyClicks(&idField(), "assault");
        QVERIFY(*document().content() == mBefore);
        QTest::keyClick(&idField(), Qt::Key_Return);
        QVERIFY(byId(document().rules().quantities, "assault") != nullptr);
        QVERIFY(byId(document().rules().quantities, "attack") == nullptr);
        QCOMPARE(byId(document().rules().modifiers, "across")->quantity, std::string("assault"));
        undoAll(1);

        select("quantities", "attack");
        idField().setFocus();
        idField().selectAll();
        QTest::keyClicks(&idField(), "defence");
        tree().setFocus();
        QVERIFY(*document().content() == mBefore); // another row has it
        QCOMPARE(idField().text(), QString("attack"));

        select("zones", "control");
        idField().setFocus();
        idField().selectAll();
        QTest::keyClicks(&idField(), "zoc");
        QCOMPARE(document().rules().zones.front().id, std::string("zoc"));
        undoAll(1);
    }

    void idFollowsTheLabelOfANewRow()
    {
        select("marks", "moved");
        QTest::keyClick(&tree(), Qt::Key_Insert);
        auto* form = tab().findChild<RowForm*>();
        auto* label = qobject_cast<QLineEdit*>(form->field("label")->focusProxy());
        QVERIFY(label != nullptr);
        label->setFocus();
        QTest::keyClicks(label, "Dug in");
        QCOMPARE(document().rules().marks[1].id, std::string("dug-in"));
        QTest::keyClicks(label, "!");
        QCOMPARE(document().rules().marks[1].id, std::string("dug-in"));
        idField().setFocus();
        idField().selectAll();
        QTest::keyClicks(&idField(), "trench");
        label->setFocus();
        QTest::keyClicks(label, "!");
        QCOMPARE(document().rules().marks[1].id, std::string("trench"));
        while (document().undoText())
            document().undo();
        QVERIFY(*document().content() == mBefore);
    }
};

FW_TEST(RenameTest)
#include "tst_rename.moc"
