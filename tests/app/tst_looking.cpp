// View > Line of Sight from Here at the referee's table: what is visible from a hex, and what blocks the sight.
#include "app/referee/view/RefereePage.h"
#include "editor/view/TableView.h"
#include "tests/Main.h"
#include "tests/app/SampleGame.h"

#include <QTest>

using namespace fw;

class LookingTest : public QObject
{
    Q_OBJECT

private slots:
    void namesWhatBlocksSightToEachHex();
};

void LookingTest::namesWhatBlocksSightToEachHex()
{
    SampleGame sample;
    sample.play(1);
    RefereePage page(std::make_unique<Referee>(std::move(*sample.game), QString()), false);
    page.resize(1200, 800);
    page.show();
    TableView* map = page.map();
    QVERIFY(page.canLook());
    QString said;
    connect(map, &TableView::hovered, this, [&](const QString& words) { said = words; });
    const Rules& rules = page.referee().table.rules();
    const auto cell = [&](const char* number) { return rules.place(number); };
    map->setCursorCell(cell("0504")); // a hill
    page.lookFromHere();
    QCOMPARE(page.lookedFrom(), cell("0504"));
    QVERIFY2(said.contains("line of sight begins here"), qPrintable(said));
    // The battle begins in fog: nothing is visible beyond the next hex.
    map->setCursorCell(cell("0503"));
    QVERIFY2(said.contains("distance 1") && said.contains("(8.2): yes"), qPrintable(said));
    QVERIFY(!map->looks().empty());
    map->setCursorCell(cell("0502"));
    QVERIFY2(said.contains("distance 2") && said.contains("(8.2): no, 0502: fog"), qPrintable(said));
    // Escape ends it and undoes no click.
    QTest::keyClick(map, Qt::Key_Escape);
    QCOMPARE(page.lookedFrom(), int(noCell));
    QVERIFY(map->looks().empty());
    map->setCursorCell(cell("0503"));
    QVERIFY2(!said.contains("distance"), qPrintable(said));
}

FW_TEST(LookingTest)
#include "tst_looking.moc"
