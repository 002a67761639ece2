#include "editor/render/Lettering.h"
#include "engine/proof/Band.h"
#include "tests/Main.h"
#include "tests/editor/Sample.h"

#include <QTest>

/// The proof judges whether a name fits on a counter, but it knows no font. Here its verdict is compared with the
/// letters that the painter uses.
class TestNames : public QObject
{
    Q_OBJECT

private slots:
    void proofMeasuresNamesLikeThePainter_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"Guards", "1st Grenadiers", "Hessian Grenadiers", "Muhlenberg's Brigade",
                                 "McDougall's Brigade", "Sullivan's Division", "Smallwood's Militia", "Queen's Rangers",
                                 "Maxwell's Brigade of the Line", "WWWWWWWWWWWW", "iiiiiiiiiiiiiiiiiiiiiiiiiiiiii",
                                 "Stephen's Division of the Left Column", "Légion étrangère à cheval d'Île-de-Ré",
                                 "Königsjäger zu Fuß, Brühl, Öchsner", "Gwardia Łódźka Świętokrzyska Piesza"})
            QTest::newRow(name) << name;
    }
    void proofMeasuresNamesLikeThePainter()
    {
        QFETCH(QString, name);
        fw::Lettering hand;
        hand.serif = false;
        hand.capital = 1.28;
        const double share = 11.4 / hand.box(name).width();
        QVERIFY2(fw::nameFits(name.toStdString()) == (share >= 0.66) || qAbs(share - 0.66) < 0.02,
                 qPrintable(QString("%1: %2").arg(name).arg(share)));
    }
};

FW_TEST(TestNames)
#include "tst_names.moc"
