#include "app/case/DeskPage.h"
#include "app/case/RulingText.h"
#include "app/case/StatedText.h"
#include "app/case/UnitTable.h"
#include "app/widgets/ChancesView.h"
#include "app/widgets/TraceView.h"
#include "engine/store/Files.h"
#include "tests/Main.h"
#include "tests/app/Program.h"
#include "tests/app/Widgets.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>

using namespace fw;

/// The ruling desk in the window, compared with the command line of FW_PROGRAM.
class DeskPageTest : public QObject
{
    Q_OBJECT

private:
    const QString mRules = FW_SOURCE_DIR "/scenarios/musket-and-saber/musket-and-saber.rules.json";
    const QString mScenario = FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown.scenario.json";
    const QString mTwo = "attack: brigade attack 5 morale 4; against: \"X\" brigade defence 5 morale 4, \"Y\" "
                         "battalion defence 2 morale 4";
    const QString mWords = "attack: Guards brigade attack 5 morale 4 disrupted, a battalion attack "
                           "3; on buildings: brigade defence 4 morale 4";

    static void wait(DeskPage& page) { QTRY_VERIFY_WITH_TIMEOUT(!page.busy(), 30000); }
    static bool shows(const TraceView& view, const QString& part) { return view.text().contains(part); }

private slots:
    void initTestCase() { freshSettings("FieldworksDeskTest"); }
    void init() { QSettings().clear(); }

    void showsChancesThenTheRolledCase()
    {
        DeskPage page;
        page.resize(1280, 800);
        page.show();
        QVERIFY(page.setRulesFile(mRules));
        page.setWords(mWords);
        wait(page);
        QCOMPARE(page.trouble(), QString());
        QVERIFY(page.ruling().has_value());
        auto& chances = child<ChancesView>(page, "deskChances");
        QVERIFY(chances.isVisible());
        QVERIFY(chances.topLevelItemCount() > 3);
        Rational sum{0};
        for (const Chance& chance : page.ruling()->chances)
            sum = sum + chance.chance;
        QCOMPARE(sum, Rational(1));
        auto& trace = child<TraceView>(page, "deskTrace");
        QVERIFY2(shows(trace, "Guards"), qPrintable(trace.text()));
        shot(page, "desk-chances");
        // A chance shows its derivation.
        const std::size_t lines = trace.trace().size();
        chances.setCurrentItem(chances.topLevelItem(1));
        QVERIFY(trace.trace().size() > lines);

        // Dice by button, then by key.
        child<QPushButton>(page, "die:combat:4").click();
        QTRY_VERIFY(page.words().endsWith("dice combat 4"));
        wait(page);
        QVERIFY(child<QPushButton>(page, "die:combat:4").isChecked());
        child<QPushButton>(page, "die:combat:2").click();
        QTRY_VERIFY(page.words().endsWith("dice combat 2"));
        wait(page);
        QTest::keyClick(&child<QPushButton>(page, "die:morale:1"), Qt::Key_3);
        QTRY_VERIFY2(page.words().endsWith("dice combat 2 morale 3"), qPrintable(page.words()));
        wait(page);
        QVERIFY(page.ruling()->chances.empty());
        QVERIFY(!chances.isVisible());
        QVERIFY(shows(trace, "combat die: 2"));
        shot(page, "desk-dice");
        child<QPushButton>(page, "diceClear").click();
        wait(page);
        QVERIFY(!page.words().contains("dice"));
        QVERIFY(chances.isVisible());
    }

    void matchesTheCommandLine_data()
    {
        QTest::addColumn<QString>("words");
        QTest::newRow("dice") << mWords + "; dice combat 4 morale 3";
        QTest::newRow("chances") << mWords;
        // A choice of the other side.
        QTest::newRow("choice") << mTwo;
        QTest::newRow("answer") << mTwo + "; defend Y";
    }
    void matchesTheCommandLine()
    {
        QFETCH(QString, words);
        DeskPage page;
        QVERIFY(page.setRulesFile(mRules));
        page.setWords(words);
        wait(page);
        const Ran ran = fieldworks(QDir::tempPath(), {"rule", mRules, words});
        QCOMPARE(ran.code, words == mTwo ? 64 : 0);
        QCOMPARE(rulingLines(*page.ruling()).join('\n') + '\n', ran.out);
        QCOMPARE(page.trouble().section(' ', 1), ran.err.trimmed());
    }

    void formWritesTheText()
    {
        DeskPage page;
        page.resize(1280, 800);
        page.show();
        QVERIFY(page.setRulesFile(mRules));
        auto& entry = child<QComboBox>(page, "caseEntry");
        const int attack = entry.findData("attack");
        QVERIFY(attack >= 0);
        entry.setCurrentIndex(attack);
        emit entry.activated(attack);
        child<QPushButton>(page, "actingAdd").click();
        auto& acting = child<UnitTable>(page, "actingUnits");
        acting.item(0, 0)->setText("Guards");
        acting.item(0, 2)->setText("5");
        child<QPushButton>(page, "targetAdd").click();
        auto& target = child<UnitTable>(page, "targetUnits");
        target.item(0, 3)->setText("4");
        auto& ground = child<QToolButton>(page, "targetGround");
        for (QAction* action : ground.menu()->actions())
            if (action->data() == "buildings")
                action->trigger();
        QCOMPARE(page.words(), QString("attack: Guards brigade attack 5; against on buildings: "
                                       "brigade defence 4"));
        QTRY_VERIFY_WITH_TIMEOUT(page.ruling().has_value(), 30000);
        QVERIFY(shows(child<TraceView>(page, "deskTrace"), "buildings"));
        // A text that is no number is rejected; the old value stays.
        acting.item(0, 2)->setText("many");
        QCOMPARE(acting.item(0, 2)->text(), QString("5"));
        QVERIFY(page.words().contains("attack 5"));
        acting.setCurrentCell(0, 0);
        child<QPushButton>(page, "actingRemove").click();
        QCOMPARE(acting.rowCount(), 0);
    }

    void textFillsTheForm()
    {
        DeskPage page;
        QVERIFY(page.setRulesFile(mRules));
        page.setWords(mWords);
        auto& acting = child<UnitTable>(page, "actingUnits");
        QCOMPARE(acting.rowCount(), 2);
        QCOMPARE(acting.item(0, 0)->text(), QString("Guards"));
        QCOMPARE(acting.units()[0].marks.at("state"), std::string("disrupted"));
        // The cursor stays where the user types.
        auto& words = child<QPlainTextEdit>(page, "deskWords");
        QTextCursor cursor = words.textCursor();
        cursor.setPosition(3);
        words.setTextCursor(cursor);
        QTest::keyClicks(&words, " ");
        QCOMPARE(words.textCursor().position(), 4);
    }

    void textAndFormRoundTrip_data()
    {
        QTest::addColumn<QString>("words");
        QTest::newRow("plain") << mWords;
        QTest::newRow("with") << "attack: \"Guards\" brigade attack 5 with \"Howe\" leader attack 2; "
                                 "brigade defence 4 reduced";
        QTest::newRow("much") << "attack on hill: \"A\" brigade of \"red\" tagged militia attack 5 steps 3 "
                                 "lost 1; against on hill buildings: \"B\" brigade; across woods; "
                                 "attackers A; turn 3; dice combat 4 morale 3 2";
    }
    void textAndFormRoundTrip()
    {
        QFETCH(QString, words);
        const Result<Ruleset> rules = readRulesFile(mRules.toStdString());
        const Result<Scenario> battle = readScenarioFile(mScenario.toStdString());
        QVERIFY(rules.has_value() && battle.has_value());
        const Result<Stated> first = readStated(*rules, words.toStdString(), &*battle);
        QVERIFY2(first.has_value(), first ? "" : describe(first.error()).c_str());
        const std::string written = writeStated(*rules, &*battle, *first);
        const Result<Stated> second = readStated(*rules, written, &*battle);
        QVERIFY2(second.has_value(), written.c_str());
        QCOMPARE(second->entry, first->entry);
        QVERIFY(second->acting == first->acting);
        QVERIFY(second->target == first->target);
        QCOMPARE(second->dice, first->dice);
        QCOMPARE(second->fields, first->fields);
        QCOMPARE(second->turn, first->turn);
        QCOMPARE(writeStated(*rules, &*battle, *second), written);
    }

    void showsErrorsInPlace()
    {
        DeskPage page;
        page.resize(1280, 800);
        page.show();
        QVERIFY(page.setRulesFile(mRules));
        page.setWords("atack: brigade attack 5");
        wait(page);
        QVERIFY(!page.ruling());
        QVERIFY2(page.trouble().contains("atack"), qPrintable(page.trouble()));
        QVERIFY2(page.trouble().contains("attack"), qPrintable(page.trouble()));
        QVERIFY(!child<QPushButton>(page, "deskPdf").isEnabled());
        shot(page, "desk-trouble");
        page.setWords(mWords + "; dice 1 2 3 4 5");
        wait(page);
        QVERIFY2(page.trouble().contains("dice than are rolled"), qPrintable(page.trouble()));
        page.setWords("attack: brigade attack 5 7; brigade");
        QVERIFY(page.trouble().contains("has no rating before it"));
        QVERIFY(!page.trouble().contains("--help"));
        page.setWords({});
        QCOMPARE(page.trouble(), QString());
        QVERIFY(!page.setRulesFile("/no/such.rules.json"));
        QVERIFY(page.trouble().contains("such.rules.json"));
        QVERIFY(!page.setScenarioFile(FW_SOURCE_DIR "/tests/kernel/a/outposts.scenario.json"));
        QVERIFY(!page.trouble().isEmpty());
    }

    /// A sentence fills the form, and the page shows how it was read.
    void sentenceFillsTheForm()
    {
        DeskPage page;
        page.resize(1280, 800);
        page.show();
        QVERIFY(page.setRulesFile(mRules));
        page.setWords("a disrupted brigade of 5 and a brigade of 4 against 6 on a hill in fog; dice 4 3");
        wait(page);
        QCOMPARE(page.trouble(), QString());
        QVERIFY(page.ruling().has_value());
        auto& acting = child<UnitTable>(page, "actingUnits");
        QCOMPARE(acting.rowCount(), 2);
        QCOMPARE(acting.units()[0].marks.at("state"), std::string("disrupted"));
        auto& readAs = child<QLabel>(page, "deskReadAs");
        QVERIFY(readAs.isVisible());
        QVERIFY2(
            readAs.text().endsWith("attack: brigade attack 5 disrupted, brigade attack 4; against on hill: brigade "
                                   "defence 6; weather fog; dice 4 3"),
            qPrintable(readAs.text()));
        // Parts without a field in the form are still shown, and parts without effect are reported.
        QVERIFY(child<QLabel>(page, "caseMore").text().contains("weather fog; dice 4 3"));
        const QString vain = child<QLabel>(page, "deskVain").text();
        QVERIFY2(child<QLabel>(page, "deskVain").isVisible() && vain.contains("weather fog") && vain.contains("hill"),
                 qPrintable(vain));
        QVERIFY(page.sheet().readAs.startsWith("attack: "));
        shot(page, "desk-sentence");
        // A text in the desk's own clauses is not rephrased.
        page.setWords(mWords);
        wait(page);
        QVERIFY(readAs.isHidden());
        QVERIFY(child<QLabel>(page, "deskVain").isHidden());
        QVERIFY(child<QLabel>(page, "caseMore").isHidden());
    }

    /// The word at fault is marked, and the form is disabled meanwhile.
    void marksTheFaultyWord()
    {
        DeskPage page;
        page.show();
        QVERIFY(page.setRulesFile(mRules));
        auto& words = child<QPlainTextEdit>(page, "deskWords");
        page.setWords("6 attack 4 in builfings");
        QVERIFY(!page.ruling());
        QCOMPARE(words.extraSelections().size(), 1);
        QCOMPARE(words.extraSelections().front().cursor.selectedText(), QString("builfings"));
        QVERIFY(!child<QWidget>(page, "actingUnits").isEnabled());
        // Lines and characters beyond the BMP are counted as users count them.
        page.setWords(QString::fromUtf8("\"\xf0\x9f\x8e\xba\" brigade 6\nattack a \"B\" brigade 4 swiming"));
        QCOMPARE(words.extraSelections().size(), 1);
        QCOMPARE(words.extraSelections().front().cursor.selectedText(), QString("swiming"));
        page.setWords("6 attack 4 in buildings");
        QVERIFY(words.extraSelections().isEmpty());
        QVERIFY(child<QWidget>(page, "actingUnits").isEnabled());
        wait(page);
        QVERIFY(page.ruling().has_value());
    }

    void enterRulesAndEscapeClears()
    {
        const QString one = "6 attack 4", other = "7 attack 3 & up";
        {
            DeskPage page;
            page.resize(1280, 800);
            page.show();
            QVERIFY(page.setRulesFile(mRules));
            QVERIFY(QTest::qWaitForWindowActive(&page));
            emit child<QMenu>(page, "deskLastCases").aboutToShow(); // the key opens it; it says that there is none
            QCOMPARE(child<QMenu>(page, "deskLastCases").actions().size(), 1);
            QVERIFY(!child<QMenu>(page, "deskLastCases").actions().front()->isEnabled());
            auto& words = child<QPlainTextEdit>(page, "deskWords");
            words.setFocus();
            QTest::keyClicks(&words, one);
            QTest::keyClick(&words, Qt::Key_Return);
            wait(page);
            QVERIFY(page.ruling().has_value());
            QCOMPARE(page.words(), one); // no new line
            QTest::keyClick(&words, Qt::Key_Escape);
            QCOMPARE(page.words(), QString());
            QVERIFY(!page.ruling());
            QCOMPARE(page.lastCases(), QStringList{one});
            // A text without a ruling is not kept.
            QTest::keyClicks(&words, other);
            QTest::keyClick(&words, Qt::Key_Escape);
            QCOMPARE(page.lastCases(), QStringList{one});
            page.setWords("7 attack 3");
            wait(page);
        } // leaving keeps the case
        DeskPage page;
        QVERIFY(page.setRulesFile(mRules));
        QCOMPARE(page.lastCases(), (QStringList{"7 attack 3", one}));
        auto& menu = child<QMenu>(page, "deskLastCases");
        emit menu.aboutToShow();
        QCOMPARE(menu.actions().size(), 2);
        menu.actions()[1]->trigger();
        QCOMPARE(page.words(), one);
        // Cases belong to their rules.
        QVERIFY(page.setRulesFile(FW_SOURCE_DIR "/scenarios/brandywine/brandywine.rules.json"));
        QCOMPARE(page.lastCases(), QStringList());
    }

    void showsRowsThatDidNotApply()
    {
        DeskPage page;
        page.show();
        page.setRulesFile(mRules);
        page.setWords(mWords);
        wait(page);
        auto& trace = child<TraceView>(page, "deskTrace");
        QVERIFY(trace.hasNotApplied());
        const auto count = [&] { return trace.text().count('\n'); };
        const auto few = count();
        QVERIFY(!trace.text().contains(QString::fromUtf8("○")));
        child<QCheckBox>(page, "deskNotApplied").click();
        QVERIFY(count() > few);
        // Distinguishable without colour.
        QVERIFY(trace.text().contains(QString::fromUtf8("○")));
        shot(page, "desk-full");
    }

    void appliesScenarioAndOptions()
    {
        DeskPage page;
        page.setRulesFile(mRules);
        page.setWords(mWords);
        wait(page);
        QCOMPARE(page.ruling()->rules->option("crt"), std::string("revised"));
        QVERIFY(page.setScenarioFile(mScenario));
        wait(page);
        QCOMPARE(page.ruling()->rules->option("crt"), std::string("germantown"));
        QVERIFY(child<QPushButton>(page, "deskOptions").text().contains("4"));
        auto& crt = child<QComboBox>(page, "option:crt");
        crt.setCurrentIndex(crt.findData("revised"));
        wait(page);
        QCOMPARE(page.ruling()->rules->option("crt"), std::string("revised"));
    }

    void showsAnExample()
    {
        DeskPage page;
        page.setRulesFile(mRules);
        child<QPushButton>(page, "deskExample").click();
        QTRY_VERIFY_WITH_TIMEOUT(page.ruling().has_value() && !page.busy(), 30000);
        QVERIFY(page.ruling()->chances.size() > 1);
    }

    /// Without a tactic, two plain counters do nothing in these rules, so an example from the rules is shown.
    void showsARulesExampleWhereNeeded()
    {
        DeskPage page;
        page.setRulesFile(FW_SOURCE_DIR "/scenarios/battles-of-the-american-revolution/"
                                        "battles-of-the-american-revolution.rules.json");
        child<QPushButton>(page, "deskExample").click();
        QTRY_VERIFY_WITH_TIMEOUT(page.ruling().has_value() && !page.busy(), 60000);
        QVERIFY2(page.words().contains("; dice "), qPrintable(page.words()));
    }

    void exportsToPdfAndClipboard()
    {
        QTemporaryDir folder;
        DeskPage page;
        page.setRulesFile(mRules);
        page.setWords(mWords + "; dice combat 4 morale 3");
        wait(page);
        const QString path = folder.filePath("ruling.pdf");
        QVERIFY(page.savePdf(path));
        QFile pdf(path);
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        QVERIFY(pdf.readAll().startsWith("%PDF"));
        if (const QString shots = qEnvironmentVariable("FW_SHOTS"); !shots.isEmpty())
            page.savePdf(shots + "/ruling.pdf");
        QVERIFY(!page.savePdf("/no/such/folder/ruling.pdf"));
        QVERIFY(page.trouble().contains("/no/such/folder"));
        child<QPushButton>(page, "deskCopy").click();
        const QString copied = QApplication::clipboard()->text();
        QVERIFY(copied.contains("Guards"));
        QVERIFY(copied.contains("[CRT-003]"));
    }

    void everyControlHasAName()
    {
        DeskPage page;
        page.resize(1280, 800);
        page.show();
        page.setRulesFile(mRules);
        page.setWords(mWords);
        wait(page);
        QCOMPARE(namelessControls(page), QStringList());
    }

    void worksByKeyboardAlone()
    {
        DeskPage page;
        page.resize(1280, 800);
        page.show();
        page.setRulesFile(mRules);
        QVERIFY(QTest::qWaitForWindowActive(&page));
        auto& words = child<QPlainTextEdit>(page, "deskWords");
        words.setFocus();
        QTest::keyClicks(&words, mWords);
        QTest::keyClick(&words, Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(page.ruling().has_value() && !page.busy(), 30000);
        // Tab leaves the text field.
        QTest::keyClick(&words, Qt::Key_Tab);
        QVERIFY(!words.hasFocus());
    }

    void paintsInDarkColours()
    {
        const QPalette usual = QApplication::palette();
        QPalette dark = usual;
        dark.setColor(QPalette::Window, QColor("#262724"));
        dark.setColor(QPalette::WindowText, QColor("#ece7da"));
        dark.setColor(QPalette::Base, QColor("#1c1d1a"));
        dark.setColor(QPalette::Text, QColor("#ece7da"));
        dark.setColor(QPalette::Button, QColor("#33342f"));
        dark.setColor(QPalette::ButtonText, QColor("#ece7da"));
        dark.setColor(QPalette::Highlight, QColor("#7b6a3f"));
        QApplication::setPalette(dark);
        {
            DeskPage page;
            page.resize(1920, 1080);
            page.show();
            page.setRulesFile(mRules);
            page.setWords(mWords);
            wait(page);
            shot(page, "desk-dark-1920");
        }
        QApplication::setPalette(usual);
    }
};

FW_TEST(DeskPageTest)
#include "tst_deskpage.moc"
