#include "app/shell/GameFile.h"
#include "app/shell/MainWindow.h"
#include "app/shell/NewGameDialog.h"
#include "app/widgets/OptionsPanel.h"
#include "engine/session/Log.h"
#include "tests/Main.h"
#include "tests/app/Widgets.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDateEdit>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QRadioButton>
#include <QTemporaryDir>
#include <QTimer>

using namespace fw;

/// The dialog that starts a game.
class NewGameTest : public QObject
{
    Q_OBJECT

private:
    const QString mScenario = FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown.scenario.json";
    QTemporaryDir mTemp;

private slots:
    void initTestCase() { freshSettings("FieldworksNewGameTest"); }
    void init()
    {
        QSettings().clear();
        QSettings().setValue("newgame/folder", mTemp.path());
    }

    void startsAGame()
    {
        NewGameDialog dialog;
        dialog.show();
        QVERIFY(dialog.setScenario(mScenario));
        QTest::keyClicks(&child<QLineEdit>(dialog, "newGameEvent"), "Club: evening / 3");
        child<QDateEdit>(dialog, "newGameDate").setDate(QDate(2026, 11, 21));
        QTest::keyClicks(&child<QLineEdit>(dialog, "newGamePlayer1"), "Ann");
        QTest::keyClicks(&child<QLineEdit>(dialog, "newGamePlayer2"), "Bob");
        QTest::keyClicks(&child<QLineEdit>(dialog, "newGameUmpire"), "Carla");
        child<QRadioButton>(dialog, "levelWarn").click();
        QCOMPARE(dialog.path(), mTemp.filePath("Club evening 3 2026-11-21.game"));
        shot(dialog, "newgame");
        QTest::keyClick(&child<QLineEdit>(dialog, "newGameEvent"), Qt::Key_Return);
        QCOMPARE(dialog.trouble(), QString());
        QCOMPARE(dialog.result(), int(QDialog::Accepted));

        const GameStart start = dialog.start();
        QCOMPARE(start.setup.level, Level::Warn);
        const Result<Game> game = Game::create(start, {dialog.path().toStdString(), {}}, "");
        QVERIFY(game.has_value());
        // The header of the log has every key.
        QStringList header;
        for (const auto& [key, what, value] : makeLog(*game).header)
            header << QString::fromStdString(plain(what) + "=" + plain(value));
        for (const char* line : {"Event=Club: evening / 3", "Date=2026-11-21", "Players=Colonial: Ann; British: Bob",
                                 "Umpire=Carla", "Strictness=warn"})
            QVERIFY2(header.contains(line), qPrintable(header.join('\n')));
        // As in adjudicate, the scenario's preset applies, and no option is set twice.
        QVERIFY(start.setup.options.empty());
        QCOMPARE(game->rules().option("crt"), std::string("germantown"));
    }

    // A lenient level applies to one game only.
    void remembersUmpireButNotLevel()
    {
        QSettings().setValue("newgame/level", int(Level::Warn)); // as an older version left it
        {
            NewGameDialog dialog;
            dialog.setScenario(mScenario);
            QVERIFY(child<QRadioButton>(dialog, "levelRefuse").isChecked());
            child<QLineEdit>(dialog, "newGameUmpire").setText("Carla");
            child<QRadioButton>(dialog, "levelRecord").setChecked(true);
            dialog.accept();
            QCOMPARE(dialog.result(), int(QDialog::Accepted));
        }
        NewGameDialog dialog;
        QCOMPARE(child<QLineEdit>(dialog, "newGameUmpire").text(), QString("Carla"));
        QVERIFY(child<QRadioButton>(dialog, "levelRefuse").isChecked());
        QCOMPARE(dialog.start().setup.level, Level::Refuse);
    }

    void appliesOptionsAndPresets()
    {
        NewGameDialog dialog;
        dialog.show();
        QVERIFY(dialog.setScenario(mScenario));
        auto& crt = child<QComboBox>(dialog, "option:crt");
        auto& preset = child<QComboBox>(dialog, "optionPreset");
        QCOMPARE(crt.currentData().toString(), QString("germantown"));
        QVERIFY(crt.accessibleName().contains("7.2"));
        // The rows keep their height; there are more than fit.
        QCoreApplication::processEvents();
        QVERIFY(crt.height() >= crt.minimumSizeHint().height());
        bool marked = false;
        for (int i = 0; i < crt.count(); ++i)
            if (crt.itemData(i).toString() == "revised")
                marked = crt.itemText(i).startsWith("Standard: ");
        QVERIFY(marked);
        crt.setCurrentIndex(crt.findData("revised"));
        QCOMPARE(dialog.start().setup.options, (std::map<std::string, std::string>{{"crt", "revised"}}));
        QCOMPARE(preset.currentText(), QString("As chosen below"));
        // By preset: every option has the preset's reading, or the standard one.
        preset.setFocus();
        const int standard = 0;
        preset.setCurrentIndex(standard);
        emit preset.activated(standard);
        QCOMPARE(crt.currentData().toString(), QString("revised"));
        const auto options = dialog.start().setup.options;
        QCOMPARE(options.at("scenario_rules"), std::string("none"));
        QCOMPARE(preset.findText("As chosen below"), -1);
        dialog.setScenario(mScenario);
        QVERIFY(dialog.start().setup.options.empty());
    }

    void neverOverwritesAFile()
    {
        const QString taken = mTemp.filePath("taken.game");
        QFile file(taken);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        NewGameDialog dialog;
        dialog.show();
        dialog.setScenario(mScenario);
        auto& name = child<QLineEdit>(dialog, "newGameFile");
        name.clear();
        QTest::keyClicks(&name, mTemp.filePath("taken"));
        dialog.accept();
        QVERIFY(dialog.isVisible());
        QVERIFY2(dialog.trouble().contains("taken.game"), qPrintable(dialog.trouble()));
        shot(dialog, "newgame-trouble");
        name.setText(QString());
        dialog.accept();
        QVERIFY(dialog.isVisible());
        QVERIFY(!dialog.trouble().isEmpty());
        name.setText("/no/such/folder/a.game");
        dialog.accept();
        QVERIFY2(dialog.trouble().contains("/no/such/folder"), qPrintable(dialog.trouble()));
        name.setText(mTemp.path());
        dialog.accept();
        QVERIFY2(dialog.trouble().contains("is a folder"), qPrintable(dialog.trouble()));
        name.setText(taken + "/a.game");
        dialog.accept();
        QVERIFY2(dialog.trouble().contains("not a folder"), qPrintable(dialog.trouble()));
        QVERIFY(child<QLabel>(dialog, "newGameTrouble").isVisible());
    }

    /// If a game cannot be written or its start is cancelled, the form keeps its content.
    void failedStartKeepsTheForm()
    {
        NewGameDialog dialog;
        dialog.show();
        dialog.setScenario(mScenario);
        child<QLineEdit>(dialog, "newGameEvent").setText("Club evening");
        int begun = 0;
        std::optional<QString> wrong = "no room";
        dialog.setBegin([&] {
            ++begun;
            return wrong;
        });
        dialog.accept();
        QCOMPARE(begun, 1);
        QVERIFY(dialog.isVisible());
        QVERIFY2(dialog.trouble().contains("no room"), qPrintable(dialog.trouble()));
        QVERIFY(child<QPushButton>(dialog, "newGameStart").isEnabled());
        wrong.reset();
        dialog.accept();
        QVERIFY(dialog.isVisible());
        QCOMPARE(dialog.trouble(), QString());
        QCOMPARE(child<QLineEdit>(dialog, "newGameEvent").text(), QString("Club evening"));
        wrong = QString();
        dialog.accept();
        QCOMPARE(begun, 3);
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
    }

    /// If a new game cannot be written, the form stays with the reason, and no other message appears.
    void unwritableGameKeepsTheForm()
    {
        QTemporaryDir folder;
        QSettings().setValue("newgame/folder", folder.path());
        MainWindow window;
        window.show();
        bool stayed = false;
        QTimer::singleShot(0, &window, [&] {
            auto* form = qobject_cast<NewGameDialog*>(QApplication::activeModalWidget());
            QVERIFY(form != nullptr);
            QVERIFY(form->setScenario(mScenario));
            child<QLineEdit>(*form, "newGameEvent").setText("Club evening");
            // Longer than any file system allows.
            child<QLineEdit>(*form, "newGameFile").setText(folder.filePath(QString(300, 'a') + ".game"));
            form->accept();
            stayed = form->isVisible() && !form->trouble().isEmpty()
                     && child<QLineEdit>(*form, "newGameEvent").text() == "Club evening";
            form->reject();
        });
        window.findChild<QAction*>("fileNew")->trigger();
        QVERIFY(stayed);
        QVERIFY(window.findChild<QMessageBox*>("cannotOpen") == nullptr);
        QVERIFY(window.file().isEmpty());
    }

    void suggestsAFreeFileName()
    {
        QTemporaryDir folder;
        const QString first = suggestedGameFile(folder.path(), "", "Hill: a test", "2026-01-02");
        QCOMPARE(first, folder.filePath("Hill 2026-01-02.game"));
        QFile file(first);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(suggestedGameFile(folder.path(), "", "Hill: a test", "2026-01-02"),
                 folder.filePath("Hill 2026-01-02 2.game"));
        QCOMPARE(suggestedGameFile(folder.path(), "../../etc", "", ""), folder.filePath("etc.game"));
    }

    void explainsBadScenarios()
    {
        QTemporaryDir folder;
        const QString bad = folder.filePath("bad.scenario.json");
        QFile file(bad);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{ \"id\": ");
        file.close();
        NewGameDialog dialog;
        dialog.show();
        QVERIFY(!dialog.setScenario(bad));
        QVERIFY(dialog.trouble().contains("bad.scenario.json"));
        dialog.accept();
        QVERIFY(dialog.isVisible());
        QVERIFY(dialog.setScenario(mScenario));
        QCOMPARE(dialog.trouble(), QString());
    }

    void everyControlHasAName()
    {
        NewGameDialog dialog;
        dialog.show();
        dialog.setScenario(mScenario);
        QCOMPARE(namelessControls(dialog), QStringList());
    }

    void tabOrderFollowsTheLayout()
    {
        NewGameDialog dialog;
        dialog.show();
        dialog.setScenario(mScenario);
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QStringList met;
        child<QLineEdit>(dialog, "newGameEvent").setFocus();
        for (int i = 0; i < 6; ++i) { // the date is one of them, whatever its sections
            if (!met.contains(QApplication::focusWidget()->objectName()))
                met << QApplication::focusWidget()->objectName();
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
        QCOMPARE(met, (QStringList{"newGameEvent", "newGameDate", "newGamePlayer1", "newGamePlayer2", "newGameUmpire",
                                   "newGameFile"}));
    }
};

FW_TEST(NewGameTest)
#include "tst_newgame.moc"
