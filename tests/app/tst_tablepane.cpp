#include "app/referee/controller/ForecastWorker.h"
#include "app/referee/log/LogPanel.h"
#include "app/referee/view/QuestionPanel.h"
#include "app/referee/view/TablePane.h"
#include "app/widgets/ChartPicture.h"
#include "editor/render/SheetTable.h"
#include "tests/Events.h"
#include "tests/Main.h"
#include "tests/app/Battles.h"
#include "tests/app/Hand.h"
#include "tests/app/Widgets.h"

#include <QLabel>
#include <QToolButton>

using namespace fw;

namespace {

const QStringList systems{"musket-and-saber", "brandywine", "drums-and-muskets", "battles-of-the-american-revolution"};

SampleGame sampleOf(const QString& system)
{
    const QString name = system == "musket-and-saber"    ? "germantown"
                         : system == "brandywine"        ? "brandywine"
                         : system == "drums-and-muskets" ? "leuthen"
                                                         : "germantown-brigades";
    return SampleGame("scenarios/" + system, name, name + "-sample", system);
}

/// The number of pixels in a rectangle in which two pictures of the same size differ.
int differing(const QImage& one, const QImage& other, const QRect& where)
{
    int found = 0;
    for (int y = where.top(); y <= where.bottom(); ++y)
        for (int x = where.left(); x <= where.right(); ++x)
            found += one.pixel(x, y) != other.pixel(x, y) ? 1 : 0;
    return found;
}

} // namespace

/// The table of the current attack, drawn with its row and column highlighted.
class TablePaneTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<RefereePage> mPage;

    Referee& referee() { return mPage->referee(); }
    TablePane& pane() { return child<TablePane>(*mPage, "tablePane"); }
    ChartPicture& picture() { return child<ChartPicture>(*mPage, "chartPicture"); }
    QString words() { return child<QLabel>(*mPage, "tableWords").text(); }
    QString title() { return child<QLabel>(*mPage, "tableTitle").text(); }

    void sit(Game game, bool dark = false)
    {
        mPage = std::make_unique<RefereePage>(std::make_unique<Referee>(std::move(game), QString()), dark);
        mPage->resize(1280, 800);
        mPage->show();
        QVERIFY(QTest::qWaitForWindowExposed(mPage.get()));
    }
    void key(int key)
    {
        QCoreApplication::processEvents();
        QTest::keyClick(mPage->map(), Qt::Key(key));
    }

private slots:
    void initTestCase() { freshSettings("FieldworksTablePaneTest"); }
    void cleanup() { mPage.reset(); }

    /// In every system, each reading of every ruling is the cell of the printed table that its log line names.
    void highlightsTheCellThatWasRead_data()
    {
        QTest::addColumn<QString>("system");
        for (const QString& system : systems)
            QTest::newRow(qPrintable(system)) << system;
    }
    void highlightsTheCellThatWasRead()
    {
        QFETCH(QString, system);
        SampleGame sample = sampleOf(system);
        sample.play();
        int seen = 0;
        for (const Entry& entry : sample.game->entries())
            for (const Event& line : entry.trace) {
                if (!line.is<CellRead>())
                    continue;
                const std::vector<TableRead> read = tablesRead(*entry.rules, {line});
                QCOMPARE(read.size(), std::size_t(1));
                const Table& table = *read.front().table;
                const std::size_t across = table.rows.front().cells.size(), cell = read.front().cells.front();
                QCOMPARE(table.rows[cell / across].cells[cell % across], wordOf(line));
                QVERIFY(!cellSentence(*entry.rules, read.front()).isEmpty());
                ++seen;
            }
        QVERIFY2(seen > 10, qPrintable(QString::number(seen)));
    }

    /// Before the dice the column is highlighted, with them the row and the one cell; by bold letters and frames as
    /// well as colour.
    void highlightsColumnThenRowOfAttack()
    {
        auto game = guardsAtTheMill();
        sit(std::move(*game->game));
        QVERIFY(pane().isHidden());
        referee().orders.carryOut("attack 0808 with Guards leader Howe to Guards");
        Hand(*mPage).click("stephens-division");
        key(Qt::Key_Return);
        QCOMPARE(referee().table.question().wait, Wait::Dice);
        QTRY_VERIFY(!mPage->panel()->ahead().pending());
        QVERIFY(pane().isVisible());
        QCOMPARE(pane().drawn()->table->id.substr(0, 4), std::string("crt-"));
        QCOMPARE(pane().drawn()->cells.size(), std::size_t(6)); // a column of six faces
        QVERIFY2(words().startsWith("differential "), qPrintable(words()));
        QVERIFY(!words().contains("die"));
        shot(*mPage, "table-column");
        const QString column = words();

        key(Qt::Key_6);
        key(Qt::Key_5);
        key(Qt::Key_Return);
        QCOMPARE(referee().table.game().entries().back().action.kind, Action::Kind::Dice);
        QVERIFY(pane().isVisible());
        QCOMPARE(pane().drawn()->cells.size(), std::size_t(1));
        QVERIFY2(words().startsWith(column + ", die 6: "), qPrintable(words()));
        // The words of the code; the accessible name has the whole sentence.
        const Event* read = nullptr;
        for (const Event& line : referee().table.game().entries().back().trace)
            if (line.is<CellRead>())
                read = read == nullptr ? &line : read;
        QVERIFY(read != nullptr);
        QVERIFY(words().contains(": " + QString::fromStdString(wordOf(*read)) + ", "));
        QVERIFY2(picture().accessibleName().contains(title()) && picture().accessibleName().contains(words()),
                 qPrintable(picture().accessibleName()));
        QVERIFY(namelessControls(*mPage).isEmpty());
        shot(*mPage, "table-cell");

        // An earlier ruling shows its own table; one without a table shows none.
        mPage->log()->goTo(1);
        QVERIFY(pane().isHidden());
        mPage->log()->returnToNow();
        QVERIFY(pane().isVisible());
        // The user can hide the table, and it stays hidden.
        mPage->setTableShown(false);
        QVERIFY(pane().isHidden());
        referee().table.refresh();
        QVERIFY(pane().isHidden());
        mPage->setTableShown(true);
        QVERIFY(pane().isVisible());
    }

    /// The table takes its space from the log: the map and the question keep their places.
    void takesSpaceOnlyFromTheLog()
    {
        auto game = guardsAtTheMill();
        sit(std::move(*game->game));
        const QRect map = mPage->map()->geometry(), question = mPage->panel()->geometry();
        referee().orders.carryOut("attack 0808 with Guards leader Howe to Guards");
        Hand(*mPage).click("stephens-division");
        QVERIFY(pane().isVisible());
        QCoreApplication::processEvents();
        QCOMPARE(mPage->map()->geometry(), map);
        QCOMPARE(mPage->panel()->geometry(), question);
        QVERIFY(mPage->log()->height() > 60);
        // With large letters there is no room for both: the log is hidden until the user looks back.
        QFont large = mPage->font();
        large.setPixelSize(2 * QFontInfo(large).pixelSize());
        mPage->setFont(large);
        mPage->setTableShown(false);
        QCoreApplication::processEvents();
        QVERIFY(mPage->log()->isVisible());
        const int high = mPage->panel()->height();
        mPage->setTableShown(true);
        QCoreApplication::processEvents();
        QVERIFY(pane().isVisible());
        QVERIFY(!mPage->log()->isVisible());
        QCOMPARE(mPage->panel()->height(), high);
        mPage->log()->goTo(1);
        QVERIFY(mPage->log()->isVisible());
        mPage->log()->returnToNow();
        mPage->setTableShown(false);
        QVERIFY(mPage->log()->isVisible());
    }

    void pagesThroughSeveralTables()
    {
        const SampleGame sample = sampleOf("brandywine");
        const Rules& rules = sample.game->rules();
        TablesShown shown{sample.game->sharedRules(), {}, true};
        for (const char* id : {"odds", "results"})
            for (const Table& table : rules.ruleset().tables)
                if (table.id == id)
                    shown.read.push_back({&table, {7}, table.id == "results"});
        QCOMPARE(shown.read.size(), std::size_t(2));
        TablePane pane;
        pane.resize(400, 300);
        pane.refresh(shown);
        QVERIFY(QTest::qWaitForWindowExposed(&pane));
        QCOMPARE(pane.drawn()->table->id, std::string("results")); // the table of the dice
        auto& before = child<QToolButton>(pane, "tableBefore");
        auto& after = child<QToolButton>(pane, "tableAfter");
        QVERIFY(before.isVisible() && before.isEnabled());
        before.setFocus();
        QTest::keyClick(&before, Qt::Key_Space);
        QVERIFY(pane.drawn()->table->id != "results");
        QVERIFY(after.isEnabled());
        QTest::mouseClick(&after, Qt::LeftButton);
        QCOMPARE(pane.drawn()->table->id, std::string("results"));
        shot(pane, "table-several");
    }

    /// The highlighted cell is visible by day and by night, and is scrolled into view in a small picture.
    void highlightedCellIsVisible_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("day") << false;
        QTest::newRow("night") << true;
    }
    void highlightedCellIsVisible()
    {
        QFETCH(bool, dark);
        const SampleGame sample = sampleOf("brandywine");
        const Table* results = nullptr;
        for (const Table& table : sample.game->rules().ruleset().tables)
            if (table.id == "results")
                results = &table;
        QVERIFY(results != nullptr);
        ChartPicture picture;
        picture.setDark(dark);
        picture.resize(260, 120);
        picture.show();
        QVERIFY(QTest::qWaitForWindowExposed(&picture));
        const std::size_t last = results->rows.size() * 11 - 1;
        for (const std::size_t cell : {std::size_t(0), std::size_t(60), last}) {
            picture.show(*results, {});
            QVERIFY(!picture.whole());
            picture.show(*results, {cell});
            QVERIFY2(QRectF(picture.rect()).contains(picture.lit()), qPrintable(QString::number(cell)));
            const QRect where = picture.lit().toRect();
            const QImage lit = picture.grab().toImage();
            picture.show(*results, {(cell + 5) % last});
            picture.show(*results, {cell});
            QCOMPARE(picture.grab().toImage(), lit);
            // The highlight has a light-dark contrast, not only a colour.
            int least = 255, most = 0;
            for (int y = where.top() + 2; y < where.bottom() - 1; ++y)
                for (int x = where.left() + 2; x < where.right() - 1; ++x) {
                    least = std::min(least, qGray(lit.pixel(x, y)));
                    most = std::max(most, qGray(lit.pixel(x, y)));
                }
            QVERIFY2(most - least > 110, qPrintable(QString("%1 to %2").arg(least).arg(most)));
        }
        // The keys scroll the picture.
        const QImage before = picture.grab().toImage();
        picture.setFocus();
        QTest::keyClick(&picture, Qt::Key_Up);
        QTest::keyClick(&picture, Qt::Key_Left);
        QVERIFY(differing(before, picture.grab().toImage(), picture.rect()) > 100);
    }
};

FW_TEST(TablePaneTest)
#include "tst_tablepane.moc"
