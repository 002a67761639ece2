#include "app/referee/dialogs/Adjourn.h"
#include "app/referee/dialogs/AdjournSheet.h"
#include "app/referee/dialogs/CorrectDieDialog.h"
#include "app/referee/dialogs/IdentifyDialog.h"
#include "app/referee/dialogs/NamesDialog.h"
#include "app/referee/dialogs/NoteDialog.h"
#include "app/referee/dialogs/OverruleDialog.h"
#include "app/referee/dialogs/SetDialog.h"
#include "app/referee/dialogs/TakeBackDialog.h"
#include "tests/Main.h"
#include "tests/app/SampleGame.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace fw;

class TableDialogsTest : public QObject
{
    Q_OBJECT

private:
    static QPushButton* doIt(QDialog& dialog) { return dialog.findChild<QPushButton*>("doIt"); }
    static QListWidget* list(QDialog& dialog, const char* name) { return dialog.findChild<QListWidget*>(name); }
    static QString all(QListWidget* list)
    {
        QStringList out;
        for (int i = 0; i < list->count(); ++i)
            out << list->item(i)->text();
        return out.join('\n');
    }
    static void type(QDialog& dialog, const char* name, const QString& text)
    {
        auto* edit = dialog.findChild<QLineEdit*>(name);
        edit->clear();
        QTest::keyClicks(edit, text);
    }
    static QString whyNot(QDialog& dialog) { return dialog.findChild<QLabel*>("whyNot")->text(); }
    static void everythingNamed(QDialog& dialog)
    {
        for (const QWidget* widget : dialog.findChildren<QWidget*>()) {
            if (widget->focusPolicy() == Qt::NoFocus || widget->objectName().startsWith("qt_")
                || widget->inherits("QListView") || widget->inherits("QComboBoxPrivateContainer"))
                if (!widget->inherits("QListWidget"))
                    continue;
            if (widget->inherits("QLineEdit") && widget->parentWidget()
                && (widget->parentWidget()->inherits("QComboBox") || widget->parentWidget()->inherits("QSpinBox")))
                continue;
            QVERIFY2(!widget->accessibleName().isEmpty(),
                     qPrintable(QString(widget->metaObject()->className()) + ' ' + widget->objectName()));
        }
    }

private slots:
    void takeBackShowsItsInstructions()
    {
        SampleGame sample;
        sample.playTo("take back"); // the Jaegers' mistake is the last row
        TakeBackDialog dialog(*sample.game);
        everythingNamed(dialog);
        auto* rows = list(dialog, "takeBackRows");
        QVERIFY(rows->item(0)->text().contains("move Jaegers to 0311") || rows->item(0)->text().contains("Jaegers"));
        QVERIFY(all(list(dialog, "putBack")).contains("from 0311 to 0310"));
        // A move without dice can be taken back without a reason.
        QVERIFY(doIt(dialog)->isEnabled());
        const auto wanted = dialog.wanted();
        QCOMPARE(wanted.row, sample.game->rowBefore(1));
        // Further back, dice were rolled.
        rows->setCurrentRow(rows->count() - 1);
        QVERIFY(!doIt(dialog)->isEnabled());
        type(dialog, "reason", "wrong set-up");
        QVERIFY(doIt(dialog)->isEnabled());
        const auto all = dialog.wanted();
        QVERIFY(sample.game->takeBack(all.row, all.reason.toStdString(), {}));
        QCOMPARE(sample.game->rowBefore(1), -1);
    }

    void enterAppliesOnlyReadyCorrections()
    {
        SampleGame sample;
        sample.playTo("british: rout-away");
        CorrectDieDialog dialog(*sample.game);
        dialog.show();
        dialog.findChild<QSpinBox*>("face")->setValue(4);
        auto* reason = dialog.findChild<QLineEdit*>("reason");
        reason->setFocus();
        // Without a reason, Enter neither applies the correction nor cancels.
        QTest::keyClick(reason, Qt::Key_Return);
        QVERIFY(dialog.isVisible());
        QTest::keyClicks(reason, "cocked");
        QTest::keyClick(reason, Qt::Key_Return);
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
    }

    /// If one answer leads to several combats, each has its own name.
    void namesEachCombatSeparately()
    {
        SampleGame sample("scenarios/drums-and-muskets", "leuthen", "leuthen-sample", "drums-and-muskets");
        sample.playTo("prussia: resolve a1").playTo("prussia: done");
        CorrectDieDialog dialog(*sample.game);
        const QStringList fights{"Colloredo II", "Colloredo II", "Württemberg", "Nostitz"}; // the newest first
        for (int i = 0; i < int(fights.size()); ++i)
            QVERIFY2(list(dialog, "rolls")->item(i)->text().endsWith("Attack on " + fights[i]),
                     qPrintable(list(dialog, "rolls")->item(i)->text()));
    }

    void cancelledTakeBackChangesNothing()
    {
        SampleGame sample;
        sample.play(10);
        const auto rows = sample.game->entries().size();
        TakeBackDialog dialog(*sample.game);
        dialog.show();
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QCOMPARE(dialog.result(), int(QDialog::Rejected));
        QCOMPARE(sample.game->entries().size(), rows);
        SampleGame fresh;
        TakeBackDialog nothing(*fresh.game);
        QVERIFY(!doIt(nothing)->isEnabled());
        QVERIFY(whyNot(nothing).contains("nothing"));
    }

    void correctsADie()
    {
        SampleGame sample;
        sample.playTo("british: rout-away");
        CorrectDieDialog dialog(*sample.game);
        everythingNamed(dialog);
        QVERIFY(list(dialog, "rolls")->item(0)->text().contains(" attack"));
        auto* die = dialog.findChild<QComboBox*>("die");
        auto* face = dialog.findChild<QSpinBox*>("face");
        QCOMPARE(die->count(), 2);
        QCOMPARE(face->value(), 3);
        QCOMPARE(face->minimum(), 1);
        QCOMPARE(face->maximum(), 6);
        QVERIFY(whyNot(dialog).contains("3 already"));
        face->setValue(4);
        QVERIFY(all(list(dialog, "after")).contains("die 4"));
        QVERIFY(!doIt(dialog)->isEnabled());
        type(dialog, "reason", "it leant on the board");
        QVERIFY(doIt(dialog)->isEnabled());
        const auto wanted = dialog.wanted();
        QVERIFY(sample.game->correctRoll(wanted.row, wanted.die.toStdString(), wanted.face, wanted.reason.toStdString(),
                                         {}));
        QCOMPARE(sample.game->entries()[std::size_t(wanted.row)].action.arg("combat").front(), "4");
    }

    // Between the battle and its dice, the other side answered about its commander.
    void assignsDiceToTheirAction()
    {
        SampleGame sample("scenarios/brandywine", "brandywine", "brandywine-sample", "brandywine");
        sample.playTo("american: decline").play(2);
        CorrectDieDialog dialog(*sample.game);
        const QString said = list(dialog, "rolls")->item(0)->text();
        QVERIFY2(said.contains("combat die") && said.contains(" attacks Maxwell"), qPrintable(said));
        dialog.findChild<QSpinBox*>("face")->setValue(6);
        const QString after = all(list(dialog, "after"));
        QVERIFY2(after.contains("Maxwell's Lights: no longer owes a counterattack"), qPrintable(after));
        // Later too, the dice of each battle have that battle's name.
        sample.play();
        CorrectDieDialog late(*sample.game);
        for (int i = 0; i < list(late, "rolls")->count(); ++i)
            QVERIFY2(!list(late, "rolls")->item(i)->text().contains("for: Leave him out"),
                     qPrintable(list(late, "rolls")->item(i)->text()));
    }

    void refusesImpossibleCorrection()
    {
        SampleGame sample;
        sample.playTo("colonial: advance Sullivan's");
        const auto rows = sample.game->entries().size();
        CorrectDieDialog dialog(*sample.game);
        dialog.findChild<QComboBox*>("die")->setCurrentIndex(1); // morale
        dialog.findChild<QSpinBox*>("face")->setValue(1);        // passed, so there is no rout
        QVERIFY(!whyNot(dialog).isEmpty());
        type(dialog, "reason", "x");
        QVERIFY(!doIt(dialog)->isEnabled());
        QVERIFY(whyNot(dialog).contains("take back"));
        QCOMPARE(sample.game->entries().size(), rows);
    }

    void disablesCorrectionWithoutDice()
    {
        SampleGame sample;
        CorrectDieDialog dialog(*sample.game);
        QVERIFY(!doIt(dialog)->isEnabled());
        QVERIFY(!dialog.findChild<QSpinBox*>("face")->isEnabled());
    }

    void setsUnitMarkTrackAndTurn()
    {
        SampleGame sample;
        sample.play(30);
        QString unit;
        for (const Unit& one : sample.game->rules().scenario().units)
            if (one.name == "Conway's Brigade")
                unit = QString::fromStdString(one.id);
        SetDialog dialog(*sample.game, unit);
        everythingNamed(dialog);
        QVERIFY(!doIt(dialog)->isEnabled());
        type(dialog, "setPlace", "0403");
        dialog.findChild<QSpinBox*>("setSteps")->setValue(1);
        dialog.findChild<QPushButton*>("addPosition")->click();
        QVERIFY(all(list(dialog, "after")).contains("0403"));
        auto* mark = dialog.findChild<QComboBox*>("setMark");
        mark->setCurrentIndex(mark->findData("state"));
        auto* value = dialog.findChild<QComboBox*>("setValue");
        value->setCurrentIndex(value->findData("disrupted"));
        dialog.findChild<QPushButton*>("addMark")->click();
        QVERIFY(all(list(dialog, "after")).contains("disrupted"));
        auto* about = dialog.findChild<QComboBox*>("setAbout");
        about->setCurrentIndex(1); // side
        mark->setCurrentIndex(mark->findData("vp"));
        type(dialog, "setNumber", "7 1/2");
        dialog.findChild<QPushButton*>("addMark")->click();
        about->setCurrentIndex(2); // game
        mark->setCurrentIndex(mark->findData("weather"));
        value->setCurrentIndex(value->findData("fog"));
        dialog.findChild<QPushButton*>("addMark")->click();
        about->setCurrentIndex(4); // clock
        dialog.findChild<QSpinBox*>("setTurn")->setValue(2);
        dialog.findChild<QPushButton*>("addTurn")->click();
        QCOMPARE(list(dialog, "setLines")->count(), 5);
        QVERIFY(!doIt(dialog)->isEnabled());
        type(dialog, "reason", "the table shows it");
        QVERIFY2(doIt(dialog)->isEnabled(), qPrintable(whyNot(dialog)));
        for (const QString& line : dialog.lines())
            sample.say(line.toStdString());
        const Game& game = *sample.game;
        const int u = game.rules().unit(unit.toStdString());
        const UnitState& now = game.state().position.units[std::size_t(u)];
        QCOMPARE(game.rules().placeName(now.place), "0403");
        QCOMPARE(int(now.steps), 1);
        QCOMPARE(game.rules().mark(game.state().position, "state", u), Rational(1));
        QCOMPARE(game.rules().mark(game.state().position, "weather", -1), Rational(1));
        QVERIFY(game.rules().mark(game.state().position, "vp", 0) == Rational::of(15, 2));
        QCOMPARE(game.state().position.turn, 2);
        QCOMPARE(game.entries().back().reason, "the table shows it");
    }

    void refusesImpossibleSetting()
    {
        SampleGame sample;
        sample.play(30);
        SetDialog dialog(*sample.game);
        type(dialog, "setPlace", "9999");
        dialog.findChild<QPushButton*>("addPosition")->click();
        type(dialog, "reason", "x");
        QVERIFY(!doIt(dialog)->isEnabled());
        QVERIFY(whyNot(dialog).contains("9999"));
        dialog.findChild<QPushButton*>("removeLine")->click();
        QCOMPARE(list(dialog, "setLines")->count(), 0);
        QVERIFY(!whyNot(dialog).contains("9999"));
    }

    void overrulesARefusal()
    {
        SampleGame sample;
        sample.playTo("overrule");
        const QString order = "british: move Guards to 0910 0909";
        OverruleDialog dialog(*sample.game, order);
        everythingNamed(dialog);
        QVERIFY(dialog.findChild<QLabel*>("stands")->text().contains("13.2"));
        QVERIFY(all(list(dialog, "after")).contains("0909"));
        QVERIFY(!doIt(dialog)->isEnabled());
        type(dialog, "reason", "both players agreed");
        QVERIFY(doIt(dialog)->isEnabled());
        QCOMPARE(dialog.line(), "overrule " + order + " because both players agreed");
        sample.say(dialog.line().toStdString());
        QVERIFY(sample.game->entries().back().action.overruled);
        QCOMPARE(sample.game->entries().back().reason, "both players agreed");
    }

    void refusesToOverruleLegalAction()
    {
        SampleGame sample;
        sample.playTo("overrule");
        OverruleDialog dialog(*sample.game, "british: move Guards to 0910");
        type(dialog, "reason", "x");
        QVERIFY(!doIt(dialog)->isEnabled());
        QVERIFY(whyNot(dialog).contains("nothing to overrule"));
        type(dialog, "order", "british: mvoe Guards");
        QVERIFY(!doIt(dialog)->isEnabled());
        QVERIFY(whyNot(dialog).contains("cannot be read"));
        type(dialog, "order", "");
        QVERIFY(!doIt(dialog)->isEnabled());
    }

    void notesAProtest()
    {
        SampleGame sample;
        sample.play(5);
        NoteDialog dialog(*sample.game);
        everythingNamed(dialog);
        QVERIFY(!doIt(dialog)->isEnabled());
        dialog.findChild<QComboBox*>("noteWho")->setCurrentIndex(1);
        auto* text = dialog.findChild<QPlainTextEdit*>("noteText");
        QTest::keyClicks(text, "the roll was cocked");
        QTest::keyClick(text, Qt::Key_Return);
        QTest::keyClicks(text, "because of the map's edge");
        QVERIFY(doIt(dialog)->isEnabled());
        sample.say(dialog.line().toStdString());
        QCOMPARE(sample.game->entries().back().text,
                 "Protest by British: the roll was cocked because of the map's edge");
    }

    void correctsTheNames()
    {
        SampleGame sample;
        sample.play(5);
        sample.say("set game \"Table & row\": 3 because it was said");
        NamesDialog dialog(*sample.game);
        everythingNamed(dialog);
        QCOMPARE(dialog.findChild<QLineEdit*>("names_umpire")->text(), "C");
        QCOMPARE(dialog.findChild<QLineEdit*>("names_Table & row")->text(), "3");
        const QString fixed = all(list(dialog, "namesFixed"));
        QVERIFY2(fixed.contains("Illegal actions: refused") && fixed.contains("Option: crt = germantown"),
                 qPrintable(fixed));
        QVERIFY(whyNot(dialog).contains("no corrections"));
        type(dialog, "names_umpire", "C. Smith");
        QVERIFY(!doIt(dialog)->isEnabled());
        QVERIFY(whyNot(dialog).contains("reason"));
        type(dialog, "reason", " ");
        QVERIFY(!doIt(dialog)->isEnabled());
        type(dialog, "names_event", "");
        type(dialog, "reason", "the list was wrong");
        QVERIFY(doIt(dialog)->isEnabled());
        const std::vector<Action> wanted = dialog.wanted();
        QCOMPARE(wanted.size(), 2u);
        for (const Action& one : wanted)
            QVERIFY(sample.game->apply(one, {}));
        QVERIFY(dialog.wanted().empty());
        QCOMPARE(sample.game->meta().at("umpire"), "C. Smith");
        QVERIFY(!sample.game->meta().contains("event"));
        // A removed value can be entered again.
        NamesDialog again(*sample.game);
        QCOMPARE(again.findChild<QLineEdit*>("names_event")->text(), QString());
        const AdjournDoc sheet = adjournDoc(*sample.game);
        QVERIFY(std::any_of(sheet.lines.begin(), sheet.lines.end(),
                            [](const auto& line) { return line.what == "Umpire" && line.text == "C. Smith"; }));
    }

    void showsTheAdjournmentSheet()
    {
        SampleGame sample;
        sample.playTo("british: rout-away");
        AdjournSheet dialog(*sample.game);
        everythingNamed(dialog);
        const QString text = dialog.findChild<QPlainTextEdit*>("adjournText")->toPlainText();
        for (const char* words : {"Club evening", "A and B", "Turn 1, 0500", "Colonial: Combat", "Umpire: ____"})
            QVERIFY2(text.contains(words), words);
        QVERIFY(text.contains(QRegularExpression("Must answer +British\n")));
        // The top of a stack comes first.
        const Game& game = *sample.game;
        const auto& units = game.rules().scenario().units;
        for (std::size_t a = 0; a < units.size(); ++a)
            for (std::size_t b = 0; b < units.size(); ++b) {
                const UnitState& one = game.state().position.units[a];
                const UnitState& two = game.state().position.units[b];
                if (!one.place.valid() || one.place != two.place || one.order <= two.order
                    || one.place.index() >= game.rules().cellCount() || units[a].side != units[b].side)
                    continue;
                const QString number = "  " + QString::fromStdString(game.rules().placeName(one.place)) + ' ';
                const QString line = text.mid(text.indexOf(number)).section('\n', 0, 0);
                const auto first = line.indexOf(QString::fromStdString(units[a].name));
                const auto second = line.lastIndexOf(QString::fromStdString(units[b].name));
                QVERIFY2(first >= 0 && second >= 0 && first <= second, qPrintable(line));
            }
    }

    void savesAdjournmentSheet()
    {
        SampleGame sample;
        sample.play();
        AdjournSheet dialog(*sample.game);
        QTemporaryDir folder;
        QVERIFY(dialog.saveTo(folder.filePath("sheet.txt")));
        QVERIFY(dialog.saveTo(folder.filePath("sheet.pdf")));
        QVERIFY(!dialog.saveTo(folder.filePath("no/such/folder/sheet.pdf")));
        auto* box = dialog.findChild<QMessageBox*>("cannotSave");
        QVERIFY(box != nullptr && !box->informativeText().isEmpty());
        box->close();
        if (QStandardPaths::findExecutable("pdftotext").isEmpty())
            QSKIP("there is no pdftotext");
        QProcess reader;
        reader.start("pdftotext", {"-layout", folder.filePath("sheet.pdf"), "-"});
        QVERIFY(reader.waitForFinished());
        const QString pdf = QString::fromUtf8(reader.readAllStandardOutput());
        QVERIFY(pdf.contains("page 1 of"));
        QVERIFY(pdf.contains(QString::fromStdString(sample.game->journal().lastHash())));
        QVERIFY(pdf.contains("Wayne's Division"));
        QVERIFY(pdf.contains("Umpire"));
    }

    /// A hidden counter, named by its place, is identified; one unit is in one place only.
    void identifiesHiddenCounters()
    {
        SampleGame game("scenarios/drums-and-muskets", "leuthen", "leuthen-sample", "drums-and-muskets");
        game.playTo("prussia: play");
        {
            IdentifyDialog dialog(*game.game);
            everythingNamed(dialog);
            QVERIFY(!doIt(dialog)->isEnabled());
            dialog.findChild<QCheckBox*>("unseen-austria")->click();
            QVERIFY(doIt(dialog)->isEnabled());
            QCOMPARE(dialog.lines(), QStringList{"set austria unidentified because set up unseen"});
            game.say(dialog.lines().front().toStdString());
        }
        IdentifyDialog dialog(*game.game);
        everythingNamed(dialog);
        const auto lists = dialog.findChildren<QComboBox*>();
        QCOMPARE(lists.size(), 15);
        lists[0]->setCurrentIndex(lists[0]->findText("Nostitz"));
        lists[1]->setCurrentIndex(lists[1]->findText("Nostitz"));
        QVERIFY(!doIt(dialog)->isEnabled());
        QVERIFY2(whyNot(dialog).contains("two places"), qPrintable(whyNot(dialog)));
        lists[1]->setCurrentIndex(0);
        QVERIFY(doIt(dialog)->isEnabled());
        QCOMPARE(dialog.lines().size(), 1);
        game.say(dialog.lines().front().toStdString());
        QCOMPARE(game.game->state().position.unidentified.size(), std::size_t(14));
    }

    /// Counters hidden from the reader of a sheet can be set up from it without their identity.
    void adjournmentSheetListsHiddenCounters()
    {
        SampleGame game("scenarios/drums-and-muskets", "leuthen", "leuthen-sample", "drums-and-muskets");
        game.playTo("prussia: play");
        const auto sheet = [&](AdjournFor whom) { return adjournText(adjournDoc(*game.game, whom)); };
        QVERIFY(!sheet(AdjournFor::Umpire).contains("Face down")); // the umpire knows them all
        const QString players = sheet(AdjournFor::All);
        QVERIFY2(players.contains("Face down, Prussia") && players.contains("Face down, Austria"), qPrintable(players));
        QVERIFY2(!players.contains("Nostitz"), qPrintable(players));
        game.say("set austria unidentified because set up unseen");
        const QString umpire = sheet(AdjournFor::Umpire);
        QVERIFY2(umpire.contains("Face down, Austria") && !umpire.contains("Face down, Prussia"), qPrintable(umpire));
        QVERIFY2(umpire.contains("0603 facing W") && !umpire.contains("Nostitz"), qPrintable(umpire));
    }
};

FW_TEST(TableDialogsTest)
#include "tst_tabledialogs.moc"
