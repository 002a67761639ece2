#include "app/case/DeskPage.h"
#include "app/mapeditor/EditPage.h"
#include "app/referee/dialogs/OverruleDialog.h"
#include "app/referee/view/RefereePage.h"
#include "app/ruleseditor/tables/RulesPage.h"
#include "app/shell/MainWindow.h"
#include "tests/Main.h"
#include "tests/app/AllDialogs.h"
#include "tests/app/KeysOf.h"
#include "tests/app/Widgets.h"

#include <QAbstractEventDispatcher>
#include <QApplication>
#include <QDirIterator>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QWindow>

using namespace fw;

/// 13.4: Every dialog and page of the window: each key has one meaning, the first field has the focus, and Escape
/// discards no typed text.
class DialogsTest : public QObject
{
    Q_OBJECT

    const QString mScenario = FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown.scenario.json";
    std::unique_ptr<AllDialogs> mDialogs;
    QTemporaryDir mFolder;

    void everyDialog()
    {
        QTest::addColumn<int>("which");
        for (std::size_t i = 0; i < mDialogs->all().size(); ++i)
            QTest::newRow(qPrintable(mDialogs->all()[i].name)) << int(i);
    }
    const AllDialogs::One& one() const
    {
        QFETCH(int, which);
        return mDialogs->all()[std::size_t(which)];
    }
    /// The text field of a dialog, or null.
    static QWidget* wordsOf(QDialog& dialog)
    {
        for (QWidget* widget : dialog.findChildren<QWidget*>()) {
            const auto* line = qobject_cast<QLineEdit*>(widget);
            const auto* text = qobject_cast<QPlainTextEdit*>(widget);
            const bool open = (line != nullptr && !line->isReadOnly() && !line->inherits("QExpandingLineEdit")
                               && line->objectName() != "qt_spinbox_lineedit")
                              || (text != nullptr && !text->isReadOnly());
            if (open && widget->isEnabled() && widget->isVisible())
                return widget;
        }
        return nullptr;
    }
    static QString typedInto(QWidget* field)
    {
        if (const auto* line = qobject_cast<QLineEdit*>(field))
            return line->text();
        const auto* text = qobject_cast<QPlainTextEdit*>(field);
        return text != nullptr ? text->toPlainText() : QString();
    }
    /// Answers the question whether to discard typed text with the given key, and counts the questions.
    static void answer(Qt::Key key, int& asked)
    {
        QTimer::singleShot(0, [key, &asked] {
            QWidget* box = QApplication::activeModalWidget();
            if (box == nullptr || box->objectName() != "typedWords")
                return;
            ++asked;
            QTest::keyClick(box, key);
        });
    }
    QString gameFile() const
    {
        const QString path = mFolder.filePath("evening.game");
        return QFile::exists(path) ? path : SampleGame().writeTo(path, 30);
    }
    /// Checks the shown page and each of its tabs.
    static void noClash(MainWindow& window, const QString& what)
    {
        QCoreApplication::processEvents();
        const QStringList found = keyClashes(window);
        QVERIFY2(found.isEmpty(), qPrintable(what + ":\n" + found.join('\n')));
        auto* pages = qobject_cast<QStackedWidget*>(window.centralWidget());
        for (QTabWidget* tabs : pages->currentWidget()->findChildren<QTabWidget*>())
            for (int i = 0; i < tabs->count() && tabs->isVisible(); ++i) {
                tabs->setCurrentIndex(i);
                QCoreApplication::processEvents();
                const QStringList more = keyClashes(window);
                QVERIFY2(more.isEmpty(), qPrintable(what + ", " + tabs->tabText(i) + ":\n" + more.join('\n')));
            }
    }

private slots:
    void initTestCase()
    {
        freshSettings("FieldworksDialogsTest");
        mDialogs = std::make_unique<AllDialogs>();
    }
    void cleanupTestCase() { mDialogs.reset(); }

    /// A dialog that is added to the program must be listed here and derive from Dialog.
    void listsEveryDialogOfTheProgram()
    {
        // Watch shows the progress of long work and takes no text.
        QSet<QString> listed{"Dialog", "TableDialog", "Watch"};
        for (const AllDialogs::One& dialog : mDialogs->all())
            listed << dialog.type;
        static const QRegularExpression derived("class (\\w+) : public (QDialog|Dialog|TableDialog)\\b");
        static const QRegularExpression bare("QInputDialog|\\bQDialog \\w+\\(|new QDialog\\b");
        QSet<QString> found{"TableDialog"};
        QDirIterator files(FW_SOURCE_DIR "/app", {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(file.readAll());
            QVERIFY2(!bare.match(text).hasMatch(), qPrintable(file.fileName()));
            for (auto it = derived.globalMatch(text); it.hasNext();) {
                const auto match = it.next();
                found << match.captured(1);
                QVERIFY2(match.captured(2) != "QDialog" || match.captured(1) == "Dialog"
                             || match.captured(1) == "Watch",
                         qPrintable(file.fileName()));
            }
        }
        QCOMPARE(found, listed);
    }

    void keysHaveOneMeaning_data() { everyDialog(); }
    void keysHaveOneMeaning()
    {
        const AllDialogs::Opened opened = one().open();
        opened.dialog->show();
        QCoreApplication::processEvents();
        const QStringList found = keyClashes(*opened.dialog);
        QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
    }

    void firstFieldHasTheFocus_data() { everyDialog(); }
    void firstFieldHasTheFocus()
    {
        const AllDialogs::Opened opened = one().open();
        QDialog& dialog = *opened.dialog;
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        const QWidget* first = dialog.focusWidget();
        QVERIFY(first != nullptr);
        if (*one().first != '\0')
            QCOMPARE(first->objectName(), QString(one().first));
        QVERIFY2(!first->inherits("QPushButton"), first->metaObject()->className());
        // Tab visits every field, and the buttons come together at the end.
        QList<const QWidget*> round;
        for (int i = 0; i < 200 && (round.isEmpty() || dialog.focusWidget() != round.front()); ++i) {
            round << dialog.focusWidget();
            QTest::keyClick(dialog.focusWidget(), Qt::Key_Tab);
        }
        QCOMPARE(static_cast<const QWidget*>(dialog.focusWidget()), first);
        int left = 0; // how often Tab leads from a button to a field
        for (int i = 0; i < round.size(); ++i)
            left += round[i]->parentWidget()->inherits("QDialogButtonBox")
                    && !round[(i + 1) % round.size()]->parentWidget()->inherits("QDialogButtonBox");
        QVERIFY(left <= 1);
    }

    /// X11 sends keys typed while a dialog opens to the window behind, where they would be lost.
    void keysTypedAheadReachTheDialog_data() { everyDialog(); }
    void keysTypedAheadReachTheDialog()
    {
        MainWindow behind;
        behind.show();
        QVERIFY(QTest::qWaitForWindowActive(&behind));
        const AllDialogs::Opened opened = one().open();
        QDialog& dialog = *opened.dialog;
        dialog.setModal(true);
        dialog.show();
        quint32 key[8] = {2, 0, 0, quint32(behind.winId())}; // a key press, sent to the window behind
        qintptr result = 0;
        QAbstractEventDispatcher::instance()->filterNativeEvent("xcb_generic_event_t", key, &result);
        QCOMPARE(key[3], quint32(dialog.winId()));
        // The keys go to the first field, and Space presses no button.
        for (const Qt::Key each : {Qt::Key_Space, Qt::Key_X, Qt::Key_Space})
            QTest::keyClick(dialog.windowHandle(), each);
        QVERIFY(dialog.isVisible());
        QWidget* first = dialog.focusWidget();
        if (first == wordsOf(dialog))
            QCOMPARE(typedInto(first), QString(" x "));
        // A box in front of the dialog keeps its own keys, and after it closes no keys are redirected.
        QMessageBox box(&dialog);
        box.setModal(true);
        box.show();
        key[3] = quint32(box.winId());
        QAbstractEventDispatcher::instance()->filterNativeEvent("xcb_generic_event_t", key, &result);
        QCOMPARE(key[3], quint32(box.winId()));
        box.hide();
        dialog.hide();
        key[3] = quint32(behind.winId());
        QAbstractEventDispatcher::instance()->filterNativeEvent("xcb_generic_event_t", key, &result);
        QCOMPARE(key[3], quint32(behind.winId()));
    }

    void escapeDiscardsNoTextUnasked_data() { everyDialog(); }
    void escapeDiscardsNoTextUnasked()
    {
        const AllDialogs::Opened opened = one().open();
        QDialog& dialog = *opened.dialog;
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        int asked = 0;
        QWidget* field = wordsOf(dialog);
        if (field == nullptr) {
            // Without typed text, it closes at once.
            answer(Qt::Key_Escape, asked);
            for (int i = 0; i < 3 && dialog.isVisible(); ++i) // on a map, Escape first undoes the last click
                QTest::keyClick(dialog.focusWidget(), Qt::Key_Escape);
            QVERIFY(!dialog.isVisible());
            QCOMPARE(asked, 0);
            return;
        }
        field->setFocus();
        QTest::keyClicks(field, "so many words");
        const QString words = typedInto(field);
        QVERIFY(words.contains("so many words"));
        // Escape, and an impatient second Escape.
        answer(Qt::Key_Escape, asked);
        QTest::keyClick(field, Qt::Key_Escape);
        QCOMPARE(asked, 1);
        QVERIFY(dialog.isVisible());
        QCOMPARE(typedInto(field), words);
        // The close button asks as well, and Enter chooses to continue.
        answer(Qt::Key_Return, asked);
        dialog.close();
        QCOMPARE(asked, 2);
        QVERIFY(dialog.isVisible());
        QCOMPARE(typedInto(field), words);
        // Discarded on purpose.
        QTimer::singleShot(0, [] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            for (QAbstractButton* button : box->buttons())
                if (box->buttonRole(button) == QMessageBox::DestructiveRole)
                    return button->click();
        });
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
    }

    /// Lines gathered in Set the Position are text too.
    void escapeDiscardsNoGatheredLines()
    {
        for (const AllDialogs::One& each : mDialogs->all()) {
            if (QString(each.type) != "SetDialog")
                continue;
            const AllDialogs::Opened opened = each.open();
            opened.dialog->show();
            QVERIFY(QTest::qWaitForWindowActive(opened.dialog));
            child<QPushButton>(*opened.dialog, "addPosition").click();
            int asked = 0;
            answer(Qt::Key_Escape, asked);
            QTest::keyClick(opened.dialog, Qt::Key_Escape);
            QCOMPARE(asked, 1);
            QVERIFY(opened.dialog->isVisible());
        }
    }

    void keysOfPagesHaveOneMeaning()
    {
        MainWindow window;
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        noClash(window, "start page");
        if (QTest::currentTestFailed())
            return;
        window.showDesk();
        noClash(window, "desk");
        if (QTest::currentTestFailed())
            return;
        QVERIFY(window.open(mScenario));
        noClash(window, "look");
    }
    void keysOfAGameHaveOneMeaning()
    {
        MainWindow window;
        window.show();
        QVERIFY(window.open(gameFile()));
        noClash(window, "game");
        if (QTest::currentTestFailed())
            return;
        window.showDesk();
        noClash(window, "desk in a game");
        if (QTest::currentTestFailed())
            return;
        // The table's keys have other meanings in the editors.
        window.editRules(mScenario);
        auto& page = child<RulesPage>(window, "rulesPage");
        page.document()->edit("a step", [](RulesContent& content) { content.rules.title += "!"; });
        noClash(window, "rules in a game");
        page.document()->rulesDocument().stack()->setClean();
        if (QTest::currentTestFailed())
            return;
        QVERIFY(window.editMap(mScenario));
        window.editPage()->bench().select({0, 1, 2});
        noClash(window, "map in a game");
    }
};

FW_TEST(DialogsTest)
#include "tst_dialogs.moc"
