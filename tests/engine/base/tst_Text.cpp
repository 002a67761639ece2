#include "engine/base/Problem.h"
#include "tests/Main.h"

#include <QTest>

using namespace fw;

class tst_Text : public QObject
{
    Q_OBJECT

private slots:
    void fillsArgumentsByNumber()
    {
        QCOMPARE(fill("{1} beats {0}, {1}!", {"a", "b"}), std::string("b beats a, b!"));
        QCOMPARE(fill("{0}", {"{1}", "x"}), std::string("{1}"));
    }

    void keepsUnknownPlaceholders()
    {
        QCOMPARE(fill("{0} {1} {", {"a"}), std::string("a {1} {"));
        QCOMPARE(fill("{x} {} {10} {0", {"a"}), std::string("{x} {} {10} {0"));
        QCOMPARE(fill("", {"a"}), std::string());
    }

    void emptyTextReportsEmpty()
    {
        QVERIFY(Text().empty());
        QVERIFY(!Text("x").empty());
        QCOMPARE(plain(Text("{0} of {1}", {"2", "3"})), std::string("2 of 3"));
        QVERIFY(Text("x", {"1"}) != Text("x", {"2"}));
    }

    void describesProblemOnOneLine()
    {
        Problem p;
        p.text = Text("there is no {0}", {"mark"});
        QCOMPARE(describe(p), std::string("there is no mark"));
        p.file = "a.json";
        p.place = "line 3";
        p.cite = "7.1";
        p.remedy = "write it";
        QCOMPARE(describe(p), std::string("a.json: line 3: there is no mark [7.1]; write it"));
    }

    void failReturnsAProblem()
    {
        const Result<int> r = fail(Trouble::Overflow, "too much", "quantity q");
        QVERIFY(!r);
        QVERIFY(r.error().trouble == Trouble::Overflow);
        QCOMPARE(r.error().place, std::string("quantity q"));
    }
};

FW_TEST(tst_Text)
#include "tst_Text.moc"
