// 13: "Place 1 Counters", "1 changes can be restored": English too has a singular and a plural form, and the program
// did not load them.
#include "app/Language.h"
#include "app/mapeditor/EditPage.h"
#include "app/ruleseditor/counters/MixTab.h"
#include "app/widgets/FindingsList.h"
#include "tests/Main.h"

#include <QTest>

using namespace fw;

class PluralsTest : public QObject
{
    Q_OBJECT

private slots:
    void usesSingularForOne()
    {
        QLocale::setDefault(QLocale::c());
        QVERIFY(!hasTranslation()); // the source texts are English
        installTranslation();
        QCOMPARE(EditPage::tr("Place %n Counters", nullptr, 1), QString("Place 1 Counter"));
        QCOMPARE(EditPage::tr("Place %n Counters", nullptr, 2), QString("Place 2 Counters"));
        QCOMPARE(FindingsList::tr("%n finding(s)", nullptr, 1), QString("1 finding"));
        QCOMPARE(FindingsList::tr("Nothing to report; %n finding(s) accepted", nullptr, 0),
                 QString("Nothing to report; 0 findings accepted"));
        QCOMPARE(EditPage::tr("Undo"), QString("Undo")); // a text without plural forms stays as in the source
    }
};

FW_TEST(PluralsTest)
#include "tst_plurals.moc"
