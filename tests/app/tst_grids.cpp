// Text typed into a grid stays there, at any typing speed and during any check.
#include "app/case/DeskPage.h"
#include "app/case/UnitTable.h"
#include "app/mapeditor/EditPage.h"
#include "app/ruleseditor/tables/FindingsPanel.h"
#include "app/ruleseditor/tables/RulesPage.h"
#include "app/shell/MainWindow.h"
#include "editor/commands/Scans.h"
#include "editor/view/EditView.h"
#include "tests/Main.h"
#include "tests/Sanitized.h"
#include "tests/app/OpenRules.h"
#include "tests/app/Program.h"
#include "tests/app/Typist.h"
#include "tests/app/Widgets.h"

#include <QComboBox>
#include <QDirIterator>
#include <QImage>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QShortcut>
#include <QTabWidget>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QToolTip>

using namespace fw;

namespace {

const int cellsTyped = thorough(200, 70, 20);

/// Every grid of the program into which users type; a grid that is missing here fails `coversEveryGridOfTheProgram`.
const QStringList gridNames = {"tableGrid",   "exampleExpect", "mixTable",  "actingUnits",
                               "targetUnits", "mapRows",       "scanPoints"};

} // namespace

/// Every grid into which users type, at a fast typist's speed and on a busy machine.
class GridsTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir mFolder;
    std::unique_ptr<QWidget> mWindow; ///< the widget under test
    std::function<void()> mMeanwhile; ///< the results of checks that arrive while keys are typed

    RulesPage* rulesPage(int tab)
    {
        auto opened = openRules(mFolder.filePath("germantown.scenario.json"));
        if (!opened)
            qFatal("the rules cannot be opened");
        auto page = std::make_unique<RulesPage>(std::move(*opened));
        RulesPage* out = page.get();
        child<QTabWidget>(*out, "editTabs").setCurrentIndex(tab);
        mMeanwhile = [out] { emit out->findings()->proved(out->findings()->findings()); };
        show(std::move(page));
        return out;
    }
    EditPage* editPage(bool scan)
    {
        auto window = std::make_unique<MainWindow>();
        MainWindow* out = window.get();
        show(std::move(window));
        if (!out->editMap(mFolder.filePath("germantown.scenario.json")))
            qFatal("the map cannot be drawn");
        EditPage* page = out->editPage();
        page->view()->hide(); // drawing the whole map for each name is not under test
        const QPointer<QTableView> grid = page->findChild<QTableView*>(scan ? "scanPoints" : "mapRows");
        mMeanwhile = [grid] { // as when a list is filled again
            emit grid->model()->dataChanged(grid->model()->index(0, 0),
                                            grid->model()->index(grid->model()->rowCount() - 1, 2));
        };
        return page;
    }
    DeskPage* deskPage()
    {
        auto page = std::make_unique<DeskPage>();
        DeskPage* out = page.get();
        show(std::move(page));
        if (!out->setRulesFile(mFolder.filePath("musket-and-saber.rules.json")))
            qFatal("the desk has no rules");
        auto* ruling = out->findChild<QShortcut*>();
        mMeanwhile = [ruling] { emit ruling->activated(); };
        return out;
    }
    void show(std::unique_ptr<QWidget> window)
    {
        mWindow = std::move(window);
        mWindow->resize(1280, 800);
        mWindow->show();
        if (!QTest::qWaitForWindowExposed(mWindow.get()))
            qFatal("no window");
    }
    /// Opens the page with a grid whose cells can be typed into.
    QTableView* open(const QString& name)
    {
        if (name == "tableGrid") {
            rulesPage(0);
        } else if (name == "mixTable") {
            rulesPage(3);
            child<QPushButton>(*mWindow, "mixMarkers").click();
        } else if (name == "exampleExpect") {
            rulesPage(4);
            child<QPushButton>(*mWindow, "exampleNew").click();
        } else if (name.endsWith("Units")) {
            deskPage();
            for (int i = 0; i < 12; ++i)
                child<QPushButton>(*mWindow, name == "actingUnits" ? "actingAdd" : "targetAdd").click();
        } else {
            EditPage* page = editPage(name == "scanPoints");
            child<QTabWidget>(*page, "sideTabs").setCurrentIndex(1);
            if (name == "scanPoints") {
                Scan scan;
                scan.image = "scan.png";
                for (int i = 0; i < 12; ++i)
                    scan.points.push_back({i * 7, i * 5, Cell(i)});
                page->document().push(setScan(page->bench().drawing(), scan), "scan");
                page->chooseTool("scan");
            }
        }
        auto* grid = mWindow->findChild<QTableView*>(name);
        if (grid == nullptr || !grid->isVisible())
            qFatal("%s is not to be seen", qPrintable(name));
        return grid;
    }
    /// A valid text for a cell; the number counts the cells typed.
    static QString text(const QTableView& grid, int column, int number)
    {
        static const QStringList plain = {"3/2", "12", "15", "2/3", "10", "Ar", "beta 2"};
        const QString name = grid.objectName();
        if (name == "tableGrid")
            return plain.at(number % plain.size());
        if (name == "mapRows") // tools of the page use letters as well
            return QString("ptkbo").at(number % 5) + QString::number(number);
        if (name == "mixTable" || name == "scanPoints")
            return QString::number(number * 7 % 90 + 1);
        const QStringList offered = static_cast<const UnitTable&>(grid).offered(column);
        const QString head = grid.model()->headerData(column, Qt::Horizontal).toString();
        if (!offered.isEmpty())
            return offered.last();
        if (head == "Name" || head == "Formation" || head == "Tags")
            return "b" + QString::number(number);
        return QString::number(number % (head == "Distance" ? 4 : 9) + 1); // within the desk's board
    }
    void enter(const QString& keys, bool atSpeed)
    {
        Typist typist(*mWindow);
        typist.type(keys);
        if (atSpeed)
            typist.atSpeed(mMeanwhile);
        else
            typist.burst();
    }

private slots:
    void initTestCase() { freshSettings("GridsTest"); }
    void init()
    {
        const QString from = FW_SOURCE_DIR "/scenarios/musket-and-saber/";
        for (const char* name : {"musket-and-saber.rules.json", "germantown.scenario.json"}) {
            QFile::remove(mFolder.filePath(name));
            QVERIFY(QFile::copy(from + name, mFolder.filePath(name)));
        }
        QImage scan(60, 60, QImage::Format_RGB32);
        scan.fill(Qt::white);
        QVERIFY(scan.save(mFolder.filePath("scan.png")));
    }
    void cleanup()
    {
        if (auto* window = qobject_cast<MainWindow*>(mWindow.get()))
            if (window->editPage() != nullptr)
                window->editPage()->giveUp();
        mWindow.reset();
    }

    void cellsKeepTypedText_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("atSpeed");
        for (const QString& name : gridNames) {
            QTest::addRow("%s, all keys in line", qPrintable(name)) << name << false;
            QTest::addRow("%s, 5 ms a key in a busy window", qPrintable(name)) << name << true;
        }
    }
    void cellsKeepTypedText()
    {
        QFETCH(QString, name);
        QFETCH(bool, atSpeed);
        QTableView* grid = open(name);
        if (name == "exampleExpect")
            return growingRowsKeepTypedText(grid, atSpeed);
        int number = 0;
        while (number < cellsTyped) {
            const int before = number;
            for (int column = 0; column < grid->model()->columnCount() && number < cellsTyped; ++column) {
                int first = 0;
                const int rows = grid->model()->rowCount();
                while (first < rows && !(grid->model()->index(first, column).flags() & Qt::ItemIsEditable))
                    ++first;
                if (first == rows || (name == "scanPoints" && column == 0))
                    continue;
                QStringList typed;
                for (int row = first; row < rows; ++row)
                    typed << text(*grid, column, number++);
                grid->setFocus();
                grid->setCurrentIndex(grid->model()->index(first, column));
                enter(typed.join('\n') + '\n', atSpeed);
                for (int row = first; row < rows; ++row)
                    QVERIFY2(
                        grid->model()->index(row, column).data().toString() == typed[row - first],
                        qPrintable(QString("row %1, column %2: %3 became %4")
                                       .arg(row)
                                       .arg(column)
                                       .arg(typed[row - first], grid->model()->index(row, column).data().toString())));
            }
            QVERIFY2(number > before, "there is nothing to type into");
        }
    }
    /// The grid that grows while it is typed into: row, Tab, value, Enter.
    void growingRowsKeepTypedText(QTableView* grid, bool atSpeed)
    {
        std::map<std::string, std::string> typed;
        QString keys;
        for (int i = 0; i < cellsTyped / 2; ++i) {
            const QString row = QString("row-%1").arg(i * 37 % 100), value = QString("%1/3").arg(i + 1);
            keys += row + '\t' + value + "\n\r";
            typed[row.toStdString()] = value.toStdString();
        }
        grid->setFocus();
        grid->setCurrentIndex(grid->model()->index(grid->model()->rowCount() - 1, 0));
        enter(keys, atSpeed);
        const auto* page = static_cast<RulesPage*>(mWindow.get());
        QVERIFY(page->document()->rules().examples.back().expect == typed);
        QCOMPARE(grid->model()->rowCount(), cellsTyped / 2 + 1);
    }

    /// 13: A value too many silently replaced the last one.
    void lastCellKeepsItsValue_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString& name : gridNames)
            if (name != "exampleExpect") // this one grows
                QTest::addRow("%s", qPrintable(name)) << name;
    }
    void lastCellKeepsItsValue()
    {
        QFETCH(QString, name);
        QTableView* grid = open(name);
        const int last = grid->model()->rowCount() - 1;
        int column = name == "scanPoints" ? 1 : 0;
        while (!(grid->model()->index(last, column).flags() & Qt::ItemIsEditable))
            ++column;
        const QModelIndex cell = grid->model()->index(last, column);
        grid->setFocus();
        grid->setCurrentIndex(cell);
        const QString value = text(*grid, column, 1), more = text(*grid, column, 2);
        enter(value + '\n', false);
        QCOMPARE(cell.data().toString(), value);
        enter(more + '\n' + more, false);
        QCOMPARE(cell.data().toString(), value);
        QVERIFY2(QToolTip::text().contains("last row"), qPrintable(QToolTip::text()));
        // To edit that cell, the user opens it or returns to it.
        QTest::keyClick(grid, Qt::Key_Up);
        QTest::keyClick(grid, Qt::Key_Down);
        QCOMPARE(grid->currentIndex(), cell);
        enter(more + '\n', false);
        QCOMPARE(cell.data().toString(), more);
        for (const QModelIndex& clicked : {cell.siblingAtRow(last - 1), cell})
            QTest::mouseClick(grid->viewport(), Qt::LeftButton, {}, grid->visualRect(clicked).center());
        enter(value + '\n', false);
        QCOMPARE(cell.data().toString(), value);
    }

    /// A grid that this file does not list would not be tested.
    void coversEveryGridOfTheProgram()
    {
        static const QRegularExpression made(
            "(?:public|new) +QT(?:able|ree)(?:View|Widget)\\b|(?:public|new) +QListWidget\\b");
        int seen = 0;
        QVERIFY(content(FW_SOURCE_DIR "/app/widgets/ReadOnlyRows.cpp").contains("NoEditTriggers"));
        for (const char* folder : {"/app", "/editor"}) {
            QDirIterator it(QString(FW_SOURCE_DIR) + folder, {"*.cpp", "*.h"}, QDir::Files,
                            QDirIterator::Subdirectories);
            while (it.hasNext()) {
                const QString path = it.next();
                QString code = QString::fromUtf8(content(path));
                if (!code.contains(made))
                    continue;
                if (path.endsWith(".h")) // the source file says how it is edited
                    code += QString::fromUtf8(content(QString(path).replace(".h", ".cpp")));
                ++seen;
                const bool table = code.contains(QRegularExpression("(?:public|new) +QTable"));
                const bool reads = code.contains("NoEditTriggers") || code.contains("setReadOnlyRows(");
                QVERIFY2(!table || reads || code.contains("GridDelegate"),
                         qPrintable(path
                                    + " has a grid that neither is typed into by GridDelegate nor "
                                      "refuses to be typed into"));
            }
        }
        QVERIFY(seen > 10);
        // The editable grids of the pages are exactly the listed ones.
        QStringList found;
        const auto look = [&](const QWidget& top) {
            for (const auto* view : top.findChildren<QAbstractItemView*>()) {
                const QAbstractItemModel* model = view->model();
                bool typed = false;
                for (int row = 0; model != nullptr && row < model->rowCount() && !typed; ++row)
                    for (int column = 0; column < model->columnCount(); ++column)
                        typed = typed || (model->index(row, column).flags() & Qt::ItemIsEditable);
                // The lists of combo boxes are not editable. Each form of a row has tables of its own, named after
                // keys.
                if (typed && !view->objectName().startsWith("form-")
                    && view->editTriggers() != QAbstractItemView::NoEditTriggers && !view->inherits("QComboBoxListView")
                    && !view->inherits("QHeaderView") && !found.contains(view->objectName())
                    && !found.contains(view->metaObject()->className()))
                    found << (view->objectName().isEmpty() ? view->metaObject()->className() : view->objectName());
            }
        };
        for (const QString& name : gridNames) {
            open(name);
            look(*mWindow);
            cleanup();
        }
        found.sort();
        QStringList known = gridNames;
        known.sort();
        QCOMPARE(found.join(' '), known.join(' '));
    }

    /// A click on another cell while one is edited moves the typing there.
    void clickMovesTypingToTheClickedCell()
    {
        QTableView* grid = open("tableGrid");
        grid->setFocus();
        grid->setCurrentIndex(grid->model()->index(0, 0));
        Typist typist(*mWindow);
        typist.type("12");
        typist.burst();
        const QModelIndex to = grid->model()->index(2, 1);
        QTest::mouseClick(grid->viewport(), Qt::LeftButton, {}, grid->visualRect(to).center());
        QCOMPARE(grid->currentIndex(), to);
        typist.type("15\n");
        typist.burst();
        QCOMPARE(grid->model()->index(0, 0).data().toString(), QString("12"));
        QCOMPARE(to.data().toString(), QString("15"));
    }

    /// A counter or an example found by a search stays selected while it is renamed.
    void renamedEntryStaysSelected()
    {
        RulesPage* page = rulesPage(2);
        child<QLineEdit>(*page, "counterSearch").setText("Grenadiers");
        child<QTableView>(*page, "counterList").selectRow(0);
        auto& name = child<QLineEdit>(*page, "unitName");
        name.setFocus();
        name.selectAll();
        enter("Foot of the line", true);
        QCOMPARE(name.text(), QString("Foot of the line"));
        int named = 0;
        for (const Unit& unit : page->document()->scenario()->units)
            named += unit.name == "Foot of the line";
        QCOMPARE(named, 1);
        // A number is not corrected before it is complete.
        auto& attack = child<QLineEdit>(*page, "rating-attack-full");
        attack.setFocus();
        attack.selectAll();
        enter("4/20", true);
        QCOMPARE(attack.text(), QString("4/20"));

        child<QTabWidget>(*page, "editTabs").setCurrentIndex(4);
        const QString shown = child<QListWidget>(*page, "exampleList").item(1)->text();
        child<QLineEdit>(*page, "exampleSearch").setText(shown.left(7));
        auto& example = child<QLineEdit>(*page, "exampleLabel");
        example.setFocus();
        example.selectAll();
        enter("something else", true);
        QCOMPARE(example.text(), QString("something else"));
    }

    /// A check does not change the case that is being typed.
    void checksDoNotChangeTypedCase()
    {
        RulesPage* page = rulesPage(4);
        auto& stated = child<QPlainTextEdit>(*page, "exampleStated");
        stated.setFocus();
        stated.selectAll();
        const QString words = "attack: brigade attack 5; brigade defence 4; dice 3";
        enter(words, true);
        QCOMPARE(stated.toPlainText(), words);
        int fields = 0;
        for (auto* field : page->findChildren<QPlainTextEdit*>("tryWords")) {
            if (!field->isVisible())
                continue;
            ++fields;
            field->setFocus();
            field->selectAll();
            enter("attack: brigade attack 7; brigade defence 2", true);
            QCOMPARE(field->toPlainText(), QString("attack: brigade attack 7; brigade defence 2"));
        }
        QCOMPARE(fields, 1);
    }
};

FW_TEST(GridsTest)
#include "tst_grids.moc"
