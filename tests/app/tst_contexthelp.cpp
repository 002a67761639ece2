#include "app/ruleseditor/FieldWords.h"
#include "app/ruleseditor/form/FileTab.h"
#include "app/shell/ContextHelp.h"
#include "app/shell/GuideWindow.h"
#include "app/shell/MainWindow.h"
#include "engine/store/Schema.h"
#include "tests/Main.h"
#include "tests/app/Widgets.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTimer>

using namespace fw;

/// F1 opens the guide at the word that has the keys.
class ContextHelpTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir mFolder;
    std::unique_ptr<MainWindow> mWindow;

    /// The guide as F1 left it: page, and the entry that is chosen or the heading at the caret.
    QString shown() const
    {
        const auto* guide = mWindow->findChild<GuideWindow*>();
        if (guide == nullptr)
            return "no guide";
        const QTextCursor place = child<QTextBrowser>(*guide, "guideText").textCursor();
        return guide->page() + ": " + (place.hasSelection() ? place.selectedText() : place.block().text());
    }
    void edit(const char* file)
    {
        mWindow->editRules(mFolder.filePath(file));
        QVERIFY(mWindow->findChild<QTabWidget*>("editTabs") != nullptr);
        child<QTabWidget>(*mWindow, "editTabs").setCurrentIndex(1);
    }
    /// The form of a row of the rules.
    void showRow(const char* pointer) { QVERIFY(child<FileTab>(*mWindow, "rulesTree").goTo(std::string(pointer))); }
    /// F1 in a field, with the caret at a place of its text.
    QString helpIn(QWidget& field, int caret = -1)
    {
        field.setFocus();
        if (auto* line = qobject_cast<QLineEdit*>(&field); line != nullptr && caret >= 0)
            line->setCursorPosition(caret);
        if (auto* lines = qobject_cast<QPlainTextEdit*>(&field); lines != nullptr && caret >= 0) {
            QTextCursor at = lines->textCursor();
            at.setPosition(caret);
            lines->setTextCursor(at);
        }
        QTest::keyClick(&field, Qt::Key_F1);
        return shown();
    }

private slots:
    void initTestCase() { freshSettings("ContextHelpTest"); }
    void init()
    {
        const QString from = FW_SOURCE_DIR "/scenarios/templates/";
        for (const char* name : {"odds.rules.json", "odds.scenario.json"}) {
            QFile::remove(mFolder.filePath(name));
            QVERIFY(QFile::copy(from + name, mFolder.filePath(name)));
        }
        mWindow = std::make_unique<MainWindow>();
        mWindow->show();
        QVERIFY(QTest::qWaitForWindowActive(mWindow.get()));
    }
    void cleanup() { mWindow.reset(); }

    void aWordOfAFormulaIsFound()
    {
        edit("odds.rules.json");
        showRow("/quantities/0");
        auto& base = child<QPlainTextEdit>(*mWindow, "form-base");
        base.setPlainText("sum strength over attackers as unit");
        QCOMPARE(helpIn(base, 1), QString("README: sum Q over P as ROLE"));
        base.setPlainText("unit.distance(target) + 1");
        QCOMPARE(helpIn(base, 8), QString("README: distance(OTHERS)"));
        QCOMPARE(helpIn(base, 22), QString("README: A + B"));
        base.setPlainText("#target/within:2");
        QCOMPARE(helpIn(base, 11), QString("README: within:N"));
        base.setPlainText("#@map-units");
        QCOMPARE(helpIn(base, 5), QString("README: @map-units"));
        // For an unknown word: the key that the field fills in.
        base.setPlainText("somebody");
        QCOMPARE(helpIn(base, 3), QString("README: base"));
    }

    void aWordOfAConditionIsFound()
    {
        edit("odds.rules.json");
        showRow("/modifiers/0");
        auto& line = child<QPlainTextEdit>(*mWindow, "form-if");
        line.setPlainText("to.zoned(unit) >= 1");
        QCOMPARE(helpIn(line, 5), QString("README: zoned(OTHERS)"));
        line.setPlainText("at least 2 of unit/stack: steps >= 2");
        QCOMPARE(helpIn(line, 4), QString("README: at least N of P: T"));
    }

    void aFieldIsFoundByItsKey()
    {
        edit("odds.rules.json");
        showRow("/modifiers/0");
        auto& op = child<QComboBox>(*mWindow, "form-op");
        op.setCurrentText("at-least");
        QCOMPARE(helpIn(op), QString("README: op"));
        shot(*mWindow->findChild<GuideWindow*>(), "guide-word");
        QCOMPARE(helpIn(child<QComboBox>(*mWindow, "form-quantity")), QString("README: quantity"));
        QCOMPARE(helpIn(child<QLineEdit>(*mWindow, "form-cite")), QString("README: cite"));
    }

    void theHeadOfAColumnIsFound()
    {
        edit("odds.scenario.json");
        child<QTabWidget>(*mWindow, "editTabs").setCurrentIndex(2);
        auto& list = child<QTableView>(*mWindow, "counterList");
        for (const char* head : {"Side", "Type", "Steps"}) {
            int column = 0;
            while (list.model()->headerData(column, Qt::Horizontal).toString() != head)
                QVERIFY(++column < list.model()->columnCount());
            list.setCurrentIndex(list.model()->index(0, column));
            QCOMPARE(helpIn(list), "README: " + QString(head).toLower());
        }
    }

    void anEntryOfAMenuIsFound()
    {
        edit("odds.rules.json");
        QMenu menu(mWindow.get());
        menu.addAction("&Modifiers...");
        menu.popup(mWindow->mapToGlobal(QPoint(50, 50)));
        menu.setActiveAction(menu.actions().front());
        QTest::keyClick(&menu, Qt::Key_F1);
        QVERIFY(!menu.isVisible());
        QCOMPARE(shown(), QString("README: modifiers"));
    }

    void aDialogHasTheGuideOverIt()
    {
        edit("odds.rules.json");
        bool asked = false;
        QTimer::singleShot(200, this, [&] {
            QWidget* dialog = QApplication::activeModalWidget();
            QVERIFY(dialog != nullptr);
            QTest::keyClick(&child<QLineEdit>(*dialog, "blockSearch"), Qt::Key_F1);
            auto* guide = dialog->findChild<GuideWindow*>();
            asked = guide != nullptr && guide->isVisible();
            qobject_cast<QDialog*>(dialog)->reject();
        });
        child<QAbstractButton>(child<FileTab>(*mWindow, "rulesTree"), "formBlockButton").click();
        QVERIFY(asked);
    }

    void withoutAWordThePageIsFound()
    {
        QTest::keyClick(mWindow.get(), Qt::Key_F1);
        QVERIFY(shown().startsWith("index: "));
        edit("odds.scenario.json");
        auto& search = child<QLineEdit>(child<FileTab>(*mWindow, "rulesTree"), "formSearch");
        search.setText("grenadiers");
        QVERIFY2(helpIn(search, 2).startsWith("rules: "), qPrintable(shown()));
        child<QTabWidget>(*mWindow, "editTabs").setCurrentIndex(2);
        QVERIFY2(helpIn(child<QLineEdit>(*mWindow, "counterSearch")).startsWith("counters: "), qPrintable(shown()));
        mWindow->showDesk();
        QTest::keyClick(mWindow.get(), Qt::Key_F1);
        QVERIFY2(shown().startsWith("first-game: The ruling desk"), qPrintable(shown()));
    }

    void everyFieldNamesAKeyOfTheReference()
    {
        const std::vector<FieldHelp> keys = fieldHelp();
        for (const FieldWord& field : fieldWords())
            QVERIFY2(std::any_of(keys.begin(), keys.end(),
                                 [&](const FieldHelp& one) {
                                     return QString::fromStdString(one.row) == field.row
                                            && QString::fromStdString(one.key) == field.key;
                                 }),
                     qPrintable(field.row + '.' + field.key));
    }

    /// The guide finds every entry of the reference and the glossary, whatever word is asked for.
    void everyEntryIsOnItsPage()
    {
        GuideWindow guide("README");
        const auto& text = child<QTextBrowser>(guide, "guideText");
        QStringList lost;
        QSet<QString> seen;
        for (const Explanation& one : allExplanations()) {
            const QString place = one.page + '/' + one.heading + '/' + one.entry;
            if (seen.contains(place))
                continue;
            seen << place;
            guide.showEntry(one.page, one.heading, one.entry);
            const QTextCursor at = text.textCursor();
            const QString found = one.entry.isEmpty() ? at.block().text() : at.selectedText();
            if (found != (one.entry.isEmpty() ? one.heading : one.entry))
                lost << place;
        }
        QVERIFY2(lost.isEmpty(), qPrintable('\n' + lost.join('\n')));
        QVERIFY(seen.size() > 500);
    }
};

FW_TEST(ContextHelpTest)
#include "tst_contexthelp.moc"
