#include "app/mapeditor/EditPage.h"
#include "app/ruleseditor/form/FileTab.h"
#include "app/ruleseditor/form/NowLine.h"
#include "app/ruleseditor/form/RolePickDialog.h"
#include "app/ruleseditor/form/RowForm.h"
#include "app/ruleseditor/tables/RulesPage.h"
#include "app/shell/MainWindow.h"
#include "app/widgets/TraceView.h"
#include "editor/tools/Workbench.h"
#include "editor/view/TableView.h"
#include "tests/Main.h"
#include "tests/app/OpenRules.h"
#include "tests/app/Widgets.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>

using namespace fw;

/// What formulas come to under the fields of the form of all rules.
class ValuesNowTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir mFolder;
    std::unique_ptr<RulesPage> mPage;
    RulesPage* mShown = nullptr; ///< the page under test
    RulesContent mBefore;

    FileTab& tab() { return child<FileTab>(*mShown, "rulesTree"); }
    FieldEdit& field(const char* key) { return *tab().findChild<RowForm*>()->field(key); }
    NowLine& line(const char* key) { return *field(key).findChild<NowLine*>(); }
    void select(const std::string& pointer)
    {
        child<QTabWidget>(*mShown, "editTabs").setCurrentWidget(&tab());
        QVERIFY2(tab().goTo(pointer), pointer.c_str());
    }
    void type(const char* key, const QString& text)
    {
        auto& lines = *qobject_cast<QPlainTextEdit*>(field(key).focusProxy());
        lines.setFocus();
        lines.clear();
        QTest::keyClicks(&lines, text);
        QTest::keyClick(&lines, Qt::Key_Escape);
    }
    /// What the formula as it is typed comes to.
    const FormulaNow& now(const char* key)
    {
        static const FormulaNow none;
        NowLine& shown = line(key);
        shown.setAnswer(nullptr, 0);
        shown.ask();
        return QTest::qWaitFor([&] { return shown.now() != nullptr; }, 30000) ? *shown.now() : none;
    }
    QComboBox& choice(NowLine& of, const char* role)
    {
        if (auto& open = child<QToolButton>(of, "formNowCounters"); !open.isChecked())
            open.click();
        return child<QComboBox>(of, role);
    }
    void choose(NowLine& of, const char* role, const char* id)
    {
        QComboBox& counters = choice(of, role);
        const int at = counters.findData(QString(id));
        QVERIFY2(at >= 0, id);
        counters.setCurrentIndex(at);
        emit counters.activated(at);
    }

private slots:
    void init()
    {
        freshSettings("tst_valuesnow");
        mPage = showTemplate(mFolder.path());
        QVERIFY(mPage != nullptr);
        mShown = mPage.get();
        mBefore = *mPage->document()->content();
    }
    void cleanup() { mPage.reset(); }

    void conditionsAndAmountsHaveValues()
    {
        select("/quantities/1"); // the strength of an attacker
        QCOMPARE(now("base").value, "5");
        QVERIFY(line("base").isVisibleTo(mPage.get()));
        type("base", "unit.strength + target.steps");
        QCOMPARE(now("base").roles.size(), std::size_t(2));
        type("base", "unit.strength * 2");
        QCOMPARE(now("base").value, "10");
        mPage->document()->undo();
        QVERIFY(*mPage->document()->content() == mBefore);
        QCOMPARE(now("base").value, "5");
        // A condition with a part that is false.
        select("/zones/0");
        QVERIFY(!line("exerts").isVisibleTo(mPage.get()));
        type("exerts", "unit.type = infantry and unit.steps = 1");
        const FormulaNow& shown = now("exerts");
        QCOMPARE(shown.truth, Truth::False);
        QCOMPARE(shown.conditions[1].compared.front().value, "2");
        // A line that is not understood has no value.
        type("exerts", "unit.type = ");
        QVERIFY(!line("exerts").isVisibleTo(mPage.get()));
    }

    void countersAreChosenAndRemembered()
    {
        select("/quantities/1");
        QCOMPARE(now("base").value, "5");
        choose(line("base"), "formNow-unit", "red-3");
        QCOMPARE(now("base").value, "3");
        QVERIFY(*mPage->document()->content() == mBefore); // the files are as before
        select("/quantities/2");
        QCOMPARE(now("base").roles.front().value, std::vector<std::string>{"red-3"});
        // Several, by typing; something that is not there.
        QComboBox& counters = choice(line("base"), "formNow-unit");
        counters.lineEdit()->selectAll();
        QTest::keyClicks(counters.lineEdit(), "red-1, blue-1");
        QTest::keyClick(counters.lineEdit(), Qt::Key_Return);
        QCOMPARE(now("base").roles.front().value, (std::vector<std::string>{"red-1", "blue-1"}));
        counters.lineEdit()->selectAll();
        QTest::keyClicks(counters.lineEdit(), "nobody");
        QTest::keyClick(counters.lineEdit(), Qt::Key_Return);
        QVERIFY(now("base").roles.front().wrong);
        QCOMPARE(now("base").truth, Truth::Open);
    }

    void valuesThatAProcedureKeepsMayBeTyped()
    {
        select("/procedures/0/do/3"); // Red wins
        QCOMPARE(now("if").truth, Truth::Open);
        QVERIFY(now("if").roles.front().open);
        for (const char* role : {"formNow-red-points", "formNow-blue-points"}) {
            QComboBox& number = choice(line("if"), role);
            number.lineEdit()->selectAll();
            QTest::keyClicks(number.lineEdit(), "3");
            QTest::keyClick(number.lineEdit(), Qt::Key_Return);
            now("if");
        }
        QCOMPARE(now("if").truth, Truth::False);
    }

    void selectionOnTheMapIsTaken()
    {
        select("/paths/0/edge/0");
        QVERIFY(now("need").roles.size() == 2);
        mPage->pickRoles({{"blue-1"}, {"0204"}});
        QCOMPARE(now("need").roles[0].value, std::vector<std::string>{"0204"});
        QCOMPARE(now("need").roles[1].value, std::vector<std::string>{"blue-1"});
        QCOMPARE(now("need").truth, Truth::False);
        QVERIFY(choice(line("need"), "formNow-to").findData("0204") >= 0);
        auto* trace = line("need").findChild<TraceView*>("formNowTrace");
        QVERIFY(trace == nullptr || trace->isHidden()); // facts have no reckoning
    }

    void selectionInTheMapEditorIsTaken()
    {
        const QString path = mFolder.filePath("odds.scenario.json");
        MainWindow window;
        window.show();
        QVERIFY(window.editMap(path));
        window.editPage()->bench().chooseUnits({"blue-2"});
        window.editRules(path);
        mShown = window.findChild<RulesPage*>();
        QVERIFY(mShown != nullptr);
        select("/quantities/1");
        QCOMPARE(now("base").roles.front().value, std::vector<std::string>{"blue-2"});
    }

    void rolesArePickedOnTheMap()
    {
        select("/paths/0/edge/0");
        QCOMPARE(now("need").roles.size(), std::size_t(2));
        RolePickDialog dialog(mBefore.rules, *mBefore.scenario, now("need").roles);
        dialog.show();
        auto& map = child<TableView>(dialog, "rolePickMap");
        const int cell = mBefore.scenario->map.numbering.parse(mBefore.scenario->map.grid, "0704");
        emit map.cellClicked(cell);
        emit map.cancelled(); // takes it back
        QVERIFY(dialog.picked().empty());
        emit map.cellClicked(cell);
        emit map.unitClicked(0);
        QCOMPARE(dialog.picked().at("to"), std::vector<std::string>{"0704"});
        QCOMPARE(dialog.picked().at("unit"), std::vector<std::string>{"red-1"});
        QCOMPARE(namelessControls(dialog), QStringList());
        emit map.confirmed();
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
    }

    void keyboardAndScreenReaderReachIt()
    {
        select("/quantities/1");
        now("base");
        choice(line("base"), "formNow-unit");
        QCOMPARE(namelessControls(*mPage), QStringList());
        QVERIFY(!child<QLabel>(line("base"), "formNow").accessibleName().isEmpty());
        auto& open = child<QToolButton>(line("base"), "formNowCounters");
        QVERIFY((open.focusPolicy() & Qt::TabFocus) != 0);
        open.setFocus();
        QTest::keyClick(&open, Qt::Key_Space);
        QVERIFY(!open.isChecked());
    }
};

FW_TEST(ValuesNowTest)
#include "tst_valuesnow.moc"
