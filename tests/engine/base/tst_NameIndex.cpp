#include "engine/base/NameIndex.h"
#include "tests/Main.h"

#include <QTest>

using namespace fw;

/// Typed names, found in a text.
class tst_NameIndex : public QObject
{
    Q_OBJECT

    NameIndex mNames;

    std::vector<int> longest(const char* text, std::size_t covers) const
    {
        std::size_t length = 99;
        const std::vector<int> found = mNames.longest(text, length);
        return length == covers ? found : std::vector<int>{-1};
    }

private slots:
    void initTestCase()
    {
        mNames.add("Guards", 0);
        mNames.add("Light Infantry", 1);
        mNames.add("Light-Infantry Battalion", 2);
        mNames.add("Württemberg", 3);
        mNames.add("Guards", 4);
        mNames.add("Smith, Jones", 5);
        mNames.add("", 6);
        mNames.add("Sullivan's Division", 7);
    }
    void findsTheLongestName()
    {
        QCOMPARE(longest("light infantry to 0101", 14), std::vector{1});
        QCOMPARE(longest("Light  Infantry  battalion", 26), std::vector{2});
        QCOMPARE(longest("light-infantry, guards", 14), std::vector{1});
        QCOMPARE(longest("smith, jones and guards", 12), std::vector{5});
    }
    void ignoresCaseAndAccents()
    {
        QCOMPARE(longest("wurttemberg", 11), std::vector{3});
        QCOMPARE(longest("WüRTTEMBERG", 12), std::vector{3});
        QCOMPARE(longest("WÜRTTEMBERG", 12), std::vector{3});
        QCOMPARE(longest("sullivans division", 18), std::vector{7});
    }
    void namesAllRowsOfAnAmbiguousName() { QCOMPARE(longest("guards", 6), (std::vector{0, 4})); }
    void ignoresPartsOfNames()
    {
        QCOMPARE(longest("light", 0), std::vector<int>());
        QCOMPARE(longest("guardsman", 0), std::vector<int>());
        QCOMPARE(longest("guards-infantry", 0), std::vector<int>());
        QCOMPARE(longest("", 0), std::vector<int>());
    }
    void findsTheBeginningOfWords()
    {
        std::size_t length = 0;
        QCOMPARE(mNames.begun("light inf to 0101", length), (std::vector{1, 2}));
        QCOMPARE(length, std::size_t(9));
        QCOMPARE(mNames.begun("batt", length), std::vector{2});
        QCOMPARE(mNames.begun("gu", length), std::vector<int>());
    }
    void matchesOneRowByFullText()
    {
        QCOMPARE(mNames.only("light infantry"), 1);
        QCOMPARE(mNames.only("light infantry now"), -1);
        QCOMPARE(mNames.only("guards"), -1);
    }
};

FW_TEST(tst_NameIndex)
#include "tst_NameIndex.moc"
