// New maps with and without rules, the names that saving proposes, and files that come with the program.
#include "app/Places.h"
#include "app/Shipped.h"
#include "app/mapeditor/EditPage.h"
#include "app/ruleseditor/tables/RulesPage.h"
#include "app/shell/MainWindow.h"
#include "app/shell/Shortcuts.h"
#include "editor/commands/MapFactsEdit.h"
#include "editor/view/EditView.h"
#include "engine/store/Files.h"
#include "tests/Main.h"
#include "tests/app/Widgets.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QTemporaryDir>
#include <QTimer>
#include <QTreeWidget>

using namespace fw;

namespace {

const QString templates = FW_SOURCE_DIR "/scenarios/templates/";

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// New files and copies, with the keyboard.
class NewFileTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> mFolder;
    std::unique_ptr<MainWindow> mWindow;
    QString mOffered; ///< the path that the last file dialog proposed

    /// Copies a template to the folder of the test.
    QString own(const QString& ending)
    {
        for (const char* name : {"odds.rules.json", "odds.scenario.json"})
            QFile::copy(templates + name, mFolder->filePath(name));
        return mFolder->filePath("odds" + ending);
    }
    /// Calls a function with the next modal dialog of a type.
    template <class T, class F>
    void answer(F with)
    {
        auto* timer = new QTimer(this);
        timer->setInterval(5);
        connect(timer, &QTimer::timeout, this, [timer, with] {
            auto* dialog = qobject_cast<T*>(QApplication::activeModalWidget());
            if (dialog == nullptr || !dialog->isAncestorOf(QApplication::focusWidget()))
                return;
            timer->stop();
            timer->deleteLater();
            const QPointer<T> kept = dialog;
            with(*dialog);
            if (kept != nullptr && kept->isVisible())
                static_cast<QDialog*>(kept)->done(QDialog::Rejected); // a failed comparison
        });
        timer->start();
    }
    /// Answers the next file dialog with a path, or with what it proposes, and keeps the proposal.
    void answerFile(const QString& path = {})
    {
        answer<QFileDialog>([this, path](QFileDialog& files) {
            auto& name = child<QLineEdit>(files, "fileNameEdit");
            mOffered = files.directory().filePath(name.text());
            name.setFocus();
            if (!path.isEmpty()) {
                QTest::keyClick(&name, Qt::Key_A, Qt::ControlModifier);
                QTest::keyClicks(&name, path);
            }
            QTest::keyClick(&name, Qt::Key_Return);
        });
    }
    void press(const QKeySequence& keys)
    {
        mWindow->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(mWindow.get()));
        QTest::keySequence(mWindow.get(), keys);
    }
    /// Makes a new map with a title and the choice of rules that begins with a text, or the one that is offered.
    void newMap(const QString& title, const QString& rules = {}, QStringList* choices = nullptr)
    {
        answer<QDialog>([&](QDialog& dialog) {
            QCOMPARE(dialog.objectName(), QString("newMapDialog"));
            QTest::keyClicks(QApplication::focusWidget(), title);
            auto& armies = child<QComboBox>(dialog, "mapArmies");
            for (int i = 0; choices != nullptr && i < armies.count(); ++i)
                *choices << armies.itemText(i);
            if (!rules.isEmpty()) {
                armies.setFocus();
                QTest::keyClick(&armies, Qt::Key_Home);
                for (int i = 0; i < armies.count() && !armies.currentText().startsWith(rules); ++i)
                    QTest::keyClick(&armies, Qt::Key_Down);
                QVERIFY2(armies.currentText().startsWith(rules), qPrintable(armies.currentText()));
            }
            shot(dialog, "newfile-" + (rules.isEmpty() ? QString("offered") : rules.section(' ', 0, 0)));
            QTest::keyClick(&dialog, Qt::Key_Return);
        });
        press(QKeySequence("Ctrl+Shift+N"));
        QVERIFY(mWindow->editPage() != nullptr);
    }
    QAction& save() { return child<QAction>(*mWindow, "fileSave"); }

private slots:
    void initTestCase() { freshSettings("FieldworksNewFile"); }
    void init()
    {
        mFolder = std::make_unique<QTemporaryDir>();
        mWindow = std::make_unique<MainWindow>();
        mWindow->resize(1280, 800);
        mWindow->show();
        mWindow->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(mWindow.get()));
    }
    void cleanup() { mWindow.reset(); }

    void mapWithoutRules()
    {
        QStringList choices;
        newMap("My Field", {}, &choices);
        QVERIFY2(choices.front().startsWith("Plain map"), qPrintable(choices.front()));
        for (const SystemTemplate& one : systemTemplates())
            QVERIFY2(choices.contains(one.title), qPrintable(one.title));
        EditPage& page = *mWindow->editPage();
        QCOMPARE(page.document().drawing().rest.rules, std::string());
        QVERIFY(!page.document().rules().features.empty()); // there is terrain to paint
        QTest::keyClick(page.view(), Qt::Key_Right);
        QTest::keyClick(page.view(), Qt::Key_Space);
        shot(*mWindow, "newfile-plain");
        const QString path = mFolder->filePath("field.map.json");
        answerFile(path);
        press(QKeySequence::Save);
        QCOMPARE(QFileInfo(mOffered).fileName(), QString("my-field.map.json"));
        QVERIFY2(!isShipped(mOffered), qPrintable(mOffered));
        QVERIFY(readMapFile(path.toStdString()));
        QVERIFY(!page.modified());
        // It opens again, and the terrain can still be painted.
        MainWindow other;
        QVERIFY(other.editMap(path) || other.editPage() == nullptr);
    }
    /// The rules of the open scenario are offered first, and the new scenario is saved next to them.
    void mapForTheOpenRules()
    {
        QVERIFY(mWindow->open(own(".scenario.json")));
        newMap("The Marsh");
        QCOMPARE(mWindow->editPage()->document().drawing().rest.rules, std::string("template-odds"));
        answerFile();
        press(QKeySequence::Save);
        QCOMPARE(mOffered, mFolder->filePath("the-marsh.scenario.json"));
        const Result<Loaded> saved = loadScenario(mOffered.toStdString());
        QVERIFY(saved);
        QCOMPARE(saved->scenario.title, std::string("The Marsh"));
        QCOMPARE(QFileInfo(QString::fromStdString(saved->rulesPath)).canonicalPath(),
                 QFileInfo(mFolder->path()).canonicalFilePath());
    }
    /// A rules file without a scenario gives rules, but no armies.
    void mapForARulesFile()
    {
        QVERIFY(mWindow->open(own(".rules.json")));
        newMap("Bare");
        const Scenario& rest = mWindow->editPage()->document().drawing().rest;
        QCOMPARE(rest.rules, std::string("template-odds"));
        QVERIFY(rest.units.empty());
        answerFile();
        press(QKeySequence::Save);
        QCOMPARE(mOffered, mFolder->filePath("bare.scenario.json"));
        QVERIFY(loadScenario(mOffered.toStdString()));
    }
    void mapForATemplate()
    {
        newMap("Hills", "Template: hexes, two steps, differential");
        QCOMPARE(mWindow->editPage()->document().drawing().rest.rules, std::string("template-differential"));
        answerFile(mFolder->filePath("hills"));
        press(QKeySequence::Save);
        QVERIFY2(!isShipped(mOffered), qPrintable(mOffered)); // not next to the rules, which come with the program
        QCOMPARE(QFileInfo(mOffered).fileName(), QString("hills.scenario.json"));
        QVERIFY(loadScenario(mFolder->filePath("hills.scenario.json").toStdString()));
    }
    /// A map that comes with the program is saved as a copy.
    void copiesAShippedMap()
    {
        const QString shipped = templates + "odds.scenario.json";
        const QByteArray before = bytesOf(shipped);
        QCOMPARE(save().text().remove('&'), QString("Save"));
        QVERIFY(mWindow->editMap(shipped));
        EditPage& page = *mWindow->editPage();
        auto& notice = child<QLabel>(page, "mapNotice");
        QVERIFY(notice.isVisible());
        QCOMPARE(save().text().remove('&'), QString("Save a Copy..."));
        const Map& map = page.document().drawing().rest.map;
        page.document().push(setFacts(page.document().drawing(), {"Mine", map.numbering, map.cellMillimetres,
                                                                  map.cellStretch, map.origin, map.style}),
                             "x");
        shot(*mWindow, "newfile-shipped-map");
        const QString path = mFolder->filePath("mine.scenario.json");
        answerFile(path);
        press(QKeySequence::Save);
        QCOMPARE(QFileInfo(mOffered).fileName(), QString("odds.scenario.json"));
        QVERIFY2(!isShipped(mOffered), qPrintable(mOffered));
        QCOMPARE(bytesOf(shipped), before);
        const Result<Loaded> saved = loadScenario(path.toStdString());
        QVERIFY(saved);
        QCOMPARE(saved->scenario.map.title, std::string("Mine"));
        // From now on, Save writes the copy.
        QCOMPARE(page.document().path(), path);
        QVERIFY(!notice.isVisible());
        QCOMPARE(save().text().remove('&'), QString("Save"));
    }
    /// Rules that come with the program are saved as a copy, with their scenario.
    void copiesShippedRules()
    {
        const QString shipped = templates + "odds.rules.json";
        const QByteArray before = bytesOf(shipped);
        mWindow->editRules(templates + "odds.scenario.json");
        auto& page = *mWindow->findChild<RulesPage*>();
        QVERIFY(child<QLabel>(page, "rulesNotice").isVisible());
        page.document()->edit("x", [](RulesContent& content) { content.rules.title = "Mine"; });
        QCOMPARE(save().text().remove('&'), QString("Save a Copy..."));
        shot(*mWindow, "newfile-shipped-rules");
        // The list of shortcuts has the keys of the page, too.
        const ShortcutSheet sheet(mWindow.get());
        const auto* keys = sheet.findChild<QTreeWidget*>();
        const auto found = keys->findItems("Insert Block...", Qt::MatchExactly, 1);
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.front()->text(0), QKeySequence("Ctrl+B").toString(QKeySequence::NativeText));
        answerFile(mFolder->filePath("mine.scenario.json"));
        press(QKeySequence::Save);
        QVERIFY2(!isShipped(mOffered), qPrintable(mOffered));
        QCOMPARE(bytesOf(shipped), before);
        const Result<Loaded> saved = loadScenario(mFolder->filePath("mine.scenario.json").toStdString());
        QVERIFY(saved);
        QCOMPARE(saved->rules.title, std::string("Mine"));
        QVERIFY(!page.document()->modified());
        QVERIFY(!child<QLabel>(page, "rulesNotice").isVisible());
        QCOMPARE(save().text().remove('&'), QString("Save"));
    }
};

FW_TEST(NewFileTest)
#include "tst_newfile.moc"
