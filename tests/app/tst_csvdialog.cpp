#include "app/ruleseditor/counters/CsvDialog.h"
#include "engine/store/Files.h"
#include "tests/Main.h"
#include "tests/app/Widgets.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>

using namespace fw;

/// The import of a spreadsheet in its dialog, by keyboard.
class CsvDialogTest : public QObject
{
    Q_OBJECT

private:
    Ruleset mRules;
    Scenario mScenario;
    const std::string mList = "Kennung;Angriff;Startfeld;Notizen\n"
                              "guards;4,5;0912;alt\n"
                              "howe;viele;0912;neu\n";

    std::unique_ptr<CsvDialog> open(const std::string& bytes) const
    {
        auto dialog = std::make_unique<CsvDialog>(mRules, mScenario, bytes);
        dialog->show();
        return dialog;
    }
    static QPushButton& ok(CsvDialog& dialog)
    {
        return *dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    }
    /// Goes to an item of a box that begins with a text.
    static void choose(CsvDialog& dialog, const char* box, const char* text)
    {
        auto& widget = child<QComboBox>(dialog, box);
        widget.setFocus();
        const int at = widget.findText(text, Qt::MatchStartsWith);
        QVERIFY2(at >= 0, text);
        while (widget.currentIndex() != at)
            QTest::keyClick(&widget, widget.currentIndex() < at ? Qt::Key_Down : Qt::Key_Up);
    }
    static void tick(CsvDialog& dialog, const char* box)
    {
        auto& widget = child<QCheckBox>(dialog, box);
        QVERIFY2(!widget.isHidden(), box);
        widget.setFocus();
        QTest::keyClick(&widget, Qt::Key_Space);
        QVERIFY2(widget.isChecked(), box);
    }
    Cell cell(const char* number) const { return mScenario.map.numbering.parse(mScenario.map.grid, number); }

private slots:
    void initTestCase() { freshSettings("CsvDialogTest"); }
    void init()
    {
        QSettings().clear();
        const std::string folder = FW_SOURCE_DIR "/scenarios/musket-and-saber/";
        mRules = *readRulesFile(folder + "musket-and-saber.rules.json");
        mScenario = *readScenarioFile(folder + "germantown.scenario.json");
    }

    void importsTheLinesThatAreNotRefused()
    {
        const auto dialog = open(mList);
        QCOMPARE(dialog->targets(), (std::vector<std::string>{"id", "rating attack full", "hex", ""}));
        auto& preview = child<QTableWidget>(*dialog, "csvPreview");
        QCOMPARE(preview.item(0, 0)->text(), QString("3")); // the refused line comes first
        QCOMPARE(preview.item(0, 1)->text(), QString("howe"));
        QVERIFY(preview.item(0, 3)->text().contains("viele"));
        QVERIFY(!ok(*dialog).isEnabled());
        tick(*dialog, "csvLeftOut");
        QVERIFY(!ok(*dialog).isEnabled());
        tick(*dialog, "csvRefused");
        QVERIFY(ok(*dialog).isEnabled());
        ok(*dialog).setFocus();
        QTest::keyClick(&ok(*dialog), Qt::Key_Return);
        QCOMPARE(dialog->result(), int(QDialog::Accepted));
        const auto& units = dialog->plan().units;
        QCOMPARE(std::ranges::find(units, "guards", &Unit::id)->ratings.at("attack").at("full"), Rational::of(9, 2));
        QCOMPARE(*std::ranges::find(units, "howe", &Unit::id), *std::ranges::find(mScenario.units, "howe", &Unit::id));
        QCOMPARE(std::ranges::find(dialog->plan().setup, "guards", &Placement::unit)->at, cell("0912"));
    }

    void remembersTheColumnsOfTheseHeadings()
    {
        {
            const auto dialog = open(mList);
            choose(*dialog, "csvColumn3", "alia");
            choose(*dialog, "csvColumn1", "(left");
            QCOMPARE(dialog->targets(), (std::vector<std::string>{"id", "", "hex", "aliases"}));
            dialog->reject();
        }
        {
            const auto dialog = open(mList);
            QCOMPARE(dialog->targets()[3], std::string()); // a cancelled import leaves nothing
            choose(*dialog, "csvColumn3", "alia");
            dialog->accept();
        }
        QCOMPARE(open("Kennung;Angriff;Startfeld;Notizen\nguards;4;;x\n")->targets()[3], std::string("aliases"));
        QCOMPARE(open("Kennung;Angriff;Notizen;Startfeld\nguards;4;x;\n")->targets()[2], std::string());
        // Targets that the rules do not have are guessed anew.
        mRules.ratings.clear();
        QCOMPARE(open(mList)->targets(), (std::vector<std::string>{"id", "", "hex", "aliases"}));
    }

    void changesHowTheFileIsRead()
    {
        const auto dialog = open("id;name\nguards;D\xFCppel\n");
        QVERIFY(!child<QCheckBox>(*dialog, "csvEncoding").isHidden());
        QCOMPARE(child<QComboBox>(*dialog, "csvEncodingChoice").currentText(), QString("Windows-1252"));
        QCOMPARE(child<QComboBox>(*dialog, "csvSeparator").currentIndex(), 1);
        choose(*dialog, "csvEncodingChoice", "UTF-8");
        QVERIFY(dialog->targets().empty());
        QVERIFY(child<QLabel>(*dialog, "csvSummary").text().contains("UTF-8"));
        QVERIFY(!ok(*dialog).isEnabled());
        choose(*dialog, "csvEncodingChoice", "Win");
        QVERIFY(child<QCheckBox>(*dialog, "csvEncoding").isHidden()); // the user said so
        QVERIFY(ok(*dialog).isEnabled());
        choose(*dialog, "csvSeparator", "Comma");
        QCOMPARE(dialog->targets().size(), std::size_t(1));
    }

    void choosesTheDecimalSign()
    {
        const auto dialog = open("id;attack;defence\nguards;1,5;2.5\n");
        QCOMPARE(dialog->plan().count(CsvChange::Kind::Refused), 1);
        choose(*dialog, "csvColumn2", "(left");
        QCOMPARE(dialog->plan().count(CsvChange::Kind::Changed), 1);
        choose(*dialog, "csvDecimal", "Point");
        QCOMPARE(dialog->plan().count(CsvChange::Kind::Refused), 1);
    }
};

FW_TEST(CsvDialogTest)
#include "tst_csvdialog.moc"
