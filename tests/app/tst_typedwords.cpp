// A word that no row uses and a code without effect are findings while they are typed.
#include "app/ruleseditor/form/FileTab.h"
#include "app/ruleseditor/form/RowForm.h"
#include "app/ruleseditor/tables/FindingsPanel.h"
#include "app/ruleseditor/tables/RulesPage.h"
#include "engine/model/Procedures.h"
#include "tests/Main.h"
#include "tests/app/OpenRules.h"
#include "tests/app/Widgets.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>
#include <QTreeWidget>

using namespace fw;

/// The rules of a system, edited by keyboard.
class TypedWordsTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir mFolder;
    std::unique_ptr<RulesPage> mPage;

    /// The findings in the panel, one line each: place, message, remedy.
    QStringList shown() const
    {
        const auto& tree = child<QTreeWidget>(*mPage, "findings");
        QStringList out;
        for (int i = 0; i < tree.topLevelItemCount(); ++i) {
            const QTreeWidgetItem* item = tree.topLevelItem(i);
            out << item->text(1) + ": " + item->text(2) + "; " + item->text(3);
        }
        return out;
    }
    bool says(const QString& words) const
    {
        const QStringList lines = shown();
        return std::any_of(lines.begin(), lines.end(), [&](const QString& line) { return line.contains(words); });
    }
    void settled() { QTRY_VERIFY_WITH_TIMEOUT(!mPage->findings()->pending(), 60000); }
    std::size_t tec() const
    {
        const auto& tables = mPage->document()->rules().tables;
        return std::size_t(std::find_if(tables.begin(), tables.end(), [](const Table& t) { return t.id == "tec"; })
                           - tables.begin());
    }
    /// Types a word into a cell of a chart by keyboard.
    void type(int row, int column, const char* word) { type(tec(), row, column, word); }
    void type(std::size_t table, int row, int column, const char* word)
    {
        child<QTabWidget>(*mPage, "editTabs").setCurrentIndex(0);
        child<QListWidget>(*mPage, "tableList").setCurrentRow(int(table));
        auto& view = child<QTableView>(*mPage, "tableGrid");
        view.setFocus();
        view.setCurrentIndex(view.model()->index(row, column));
        QTest::keyClicks(&view, QString(word).left(1));
        auto* editor = view.viewport()->findChild<QLineEdit*>();
        QVERIFY(editor != nullptr);
        QTest::keyClicks(editor, QString(word).mid(1));
        QTest::keyClick(editor, Qt::Key_Return);
        const auto cell = [&] {
            return mPage->document()->rules().tables[table].rows[std::size_t(row)].cells[std::size_t(column)];
        };
        QTRY_COMPARE(cell(), std::string(word));
    }

private slots:
    void initTestCase() { freshSettings("TypedWordsTest"); }
    void init()
    {
        const QString from = FW_SOURCE_DIR "/scenarios/musket-and-saber/";
        for (const char* name : {"musket-and-saber.rules.json", "germantown.scenario.json"}) {
            QFile::remove(mFolder.filePath(name));
            QVERIFY(QFile::copy(from + name, mFolder.filePath(name)));
        }
        auto opened = openRules(mFolder.filePath("germantown.scenario.json"));
        QVERIFY(opened.has_value());
        mPage = std::make_unique<RulesPage>(std::move(*opened));
        mPage->resize(1280, 800);
        mPage->show();
        QVERIFY(QTest::qWaitForWindowExposed(mPage.get()));
        settled();
        QVERIFY2(shown().isEmpty(), qPrintable(shown().join('\n')));
    }
    void cleanup() { mPage.reset(); }

    void reportsUnusedWordUntilUndo()
    {
        type(3, 8, "banana"); // hill, zone of control
        QTRY_VERIFY_WITH_TIMEOUT(says("table tec, row hill, column zoc: no row asks for 'banana' here"), 60000);
        child<QAction>(*mPage, "editUndo").trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!says("banana"), 60000);
    }

    void suggestsWordForAMisspelling()
    {
        type(4, 3, "sotp"); // stream, artillery
        QTRY_VERIFY_WITH_TIMEOUT(says("no row asks for 'sotp' here; did you mean 'stop'?"), 60000);
    }

    void reportsWordWhereNumberIsNeeded()
    {
        type(3, 0, "banana");
        QTRY_VERIFY_WITH_TIMEOUT(says("'banana' is not a number, and rows reckon with this cell"), 60000);
    }

    void reportsCodeWithoutEffect()
    {
        child<QTabWidget>(*mPage, "editTabs").setCurrentIndex(1);
        auto& rules = child<FileTab>(*mPage, "rulesTree");
        QVERIFY(rules.goTo("/codes"));
        child<QAbstractButton>(rules, "formAddButton").click();
        QWidget* id = rules.findChild<RowForm*>()->field("id")->focusProxy();
        QTest::keyClick(id, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(id, "Dz");
        QCOMPARE(mPage->document()->rules().codes.back().id, std::string("Dz"));
        QTRY_VERIFY_WITH_TIMEOUT(says("code Dz: no cell of any table"), 60000);
        type(0, 0, 0, "Dz");
        QTRY_VERIFY_WITH_TIMEOUT(says("code Dz: the result code 'Dz' does nothing"), 60000);
    }
};

FW_TEST(TypedWordsTest)
#include "tst_typedwords.moc"
