#include "engine/grid/Plane.h"
#include "tests/Main.h"

#include <QTest>

#include <cstdint>
#include <string>

using namespace fw;

class tst_Plane : public QObject
{
    Q_OBJECT

private slots:
    void emptyPlaneHasNoValues();
    void returnsTheValuesSet();
    void copiesShareChunksUntilWritten();
    void writesInPlace();
    void writingSameValueKeepsSharing();
    void comparesByValue();
    void fillSetsEveryValue();
    void listsDifferentPositions();
    void moveLeavesEmptyPlane();
    void holdsOtherTypes();
};

void tst_Plane::emptyPlaneHasNoValues()
{
    const Plane<int> none;
    QCOMPARE(none.size(), 0);
    QVERIFY(!none.contains(0));
    QVERIFY(none == Plane<int>(0));
    QVERIFY(none == Plane<int>(-5));
    QVERIFY(none.differences(Plane<int>()).empty());
}

void tst_Plane::returnsTheValuesSet()
{
    Plane<int> plane(10000, 7);
    QCOMPARE(plane.size(), 10000);
    QVERIFY(plane.contains(0) && plane.contains(9999) && !plane.contains(10000));
    for (int i = 0; i < plane.size(); ++i)
        QCOMPARE(plane.get(i), 7);
    for (int i = 0; i < plane.size(); ++i)
        plane.set(i, i * 3);
    for (int i = 0; i < plane.size(); ++i)
        QCOMPARE(plane.get(i), i * 3);
}

void tst_Plane::copiesShareChunksUntilWritten()
{
    Plane<int> plane(10000);
    plane.set(5000, 1);
    Plane<int> copy = plane;
    QVERIFY(copy == plane);
    for (const int i : {0, 5000, 9999})
        QVERIFY(copy.sharesChunk(plane, i));
    copy.set(4096, 2);
    QCOMPARE(plane.get(4096), 0);
    QCOMPARE(copy.get(4096), 2);
    QCOMPARE(copy.get(5000), 1);
    QVERIFY(!copy.sharesChunk(plane, 4096));
    QVERIFY(!copy.sharesChunk(plane, 8191));
    QVERIFY(copy.sharesChunk(plane, 4095) && copy.sharesChunk(plane, 8192));
    QVERIFY(copy != plane);
}

void tst_Plane::writesInPlace()
{
    Plane<int> plane(100);
    plane.set(1, 1);
    const int* where = &plane.get(0);
    plane.set(2, 2);
    QCOMPARE(&plane.get(0), where);
    {
        const Plane<int> copy = plane;
        plane.set(3, 3);
        QVERIFY(&plane.get(0) != where);
        QCOMPARE(&copy.get(0), where);
        QCOMPARE(copy.get(3), 0);
    }
}

void tst_Plane::writingSameValueKeepsSharing()
{
    const Plane<int> plane(100, 4);
    Plane<int> copy = plane;
    copy.set(50, 4);
    QVERIFY(copy.sharesChunk(plane, 50));
}

void tst_Plane::comparesByValue()
{
    Plane<int> a(5000);
    Plane<int> b(5000, 9);
    QVERIFY(a != b);
    for (int i = 0; i < 5000; ++i)
        b.set(i, 0); // values beyond the size of the plane do not count
    QVERIFY(a == b);
    b.set(4999, 1);
    QVERIFY(a != b);
    QVERIFY(Plane<int>(5) != Plane<int>(6));
}

void tst_Plane::fillSetsEveryValue()
{
    Plane<int> plane(9000);
    plane.set(8999, 5);
    const Plane<int> before = plane;
    plane.fill(plane.get(8999));
    QVERIFY(plane == Plane<int>(9000, 5));
    QCOMPARE(before.get(0), 0);
    plane.set(0, 1); // a filled plane holds one chunk many times
    QCOMPARE(plane.get(4096), 5);
    QCOMPARE(plane.get(8192), 5);
}

void tst_Plane::listsDifferentPositions()
{
    Plane<int> a(9000);
    Plane<int> b = a;
    QVERIFY(a.differences(b).empty());
    b.set(8999, 1);
    b.set(3, 1);
    b.set(4, 1);
    b.set(4, 0);
    QCOMPARE(a.differences(b), (std::vector<int>{3, 8999}));
    QCOMPARE(b.differences(a), (std::vector<int>{3, 8999}));
}

void tst_Plane::moveLeavesEmptyPlane()
{
    Plane<int> a(9000, 3);
    Plane<int> b = std::move(a);
    QCOMPARE(b.get(8999), 3);
    QCOMPARE(a.size(), 0);
    QVERIFY(a == Plane<int>());
    a = std::move(b);
    QCOMPARE(a.size(), 9000);
    QCOMPARE(b.size(), 0);
    Plane<int>& self = a;
    a = self;
    QCOMPARE(a.get(0), 3);
    a = std::move(self);
    QCOMPARE(a.size(), 9000);
}

void tst_Plane::holdsOtherTypes()
{
    Plane<bool> flags(5000);
    flags.set(4999, true);
    QVERIFY(flags.get(4999) && !flags.get(4998));
    Plane<std::string> texts(10, "clear");
    texts.set(3, texts.get(4) + " woods");
    QCOMPARE(texts.get(3), std::string("clear woods"));
    Plane<std::uint8_t> small(4096);
    small.set(4095, 255);
    QCOMPARE(int(small.get(4095)), 255);
}

FW_TEST(tst_Plane)
#include "tst_Plane.moc"
