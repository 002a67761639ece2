#include "app/mapeditor/NewMapDialog.h"
#include "editor/view/EditView.h"
#include "tests/Main.h"
#include "tests/app/Widgets.h"

#include <QComboBox>
#include <QSpinBox>
#include <cstdlib>

using namespace fw;

namespace {

const QString campaign = FW_SOURCE_DIR "/scenarios/templates/card-driven.scenario.json";

} // namespace

/// A new map of places.
class PlaceMapTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { freshSettings("FieldworksPlaceMapTest"); }

    void newMapOffersPlaces()
    {
        NewMapDialog dialog(campaign);
        dialog.show();
        QCOMPARE(child<QComboBox>(dialog, "mapShape").currentIndex(), int(GridShape::Places)); // as the campaign
        QVERIFY(child<QSpinBox>(dialog, "mapWidth").isVisible());
        QVERIFY(!child<QSpinBox>(dialog, "mapColumns").isVisible());
        QVERIFY(!child<QWidget>(dialog, "numberPreview").isVisible());
        QVERIFY(namelessControls(dialog).isEmpty());
        shot(dialog, "places-new");
        for (const int count : {2, 3, 5, 8, 40, 200}) {
            const Grid grid = scatteredPlaces(420, 297, count, 19);
            QVERIFY(grid.valid());
            QCOMPARE(grid.cellCount(), count);
            QCOMPARE(sheetWords(grid, 19),
                     sheetWords(scatteredPlaces(420, 297, 200, 19), 19).replace("200", QString::number(count)));
        }
        child<QComboBox>(dialog, "mapShape").setCurrentIndex(int(GridShape::Square));
        QVERIFY(child<QSpinBox>(dialog, "mapColumns").isVisible());
        QVERIFY(!child<QSpinBox>(dialog, "mapPlaces").isVisible());
        QVERIFY(!dialog.scenario().map.grid.linked());
    }
};

FW_TEST(PlaceMapTest)
#include "tst_placemap.moc"
