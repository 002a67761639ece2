#include "engine/base/Pointer.h"
#include "engine/base/Vocabulary.h"
#include "tests/Main.h"

#include <QTest>

using namespace fw;

class tst_Vocabulary : public QObject
{
    Q_OBJECT

private slots:
    void suggestsTheNearestWord()
    {
        Vocabulary words = Vocabulary::of("light|dark|twilight");
        words.add("");
        QVERIFY(words.has("dark"));
        QVERIFY(!words.has(""));
        QVERIFY(!words.has("lite"));
        QCOMPARE(plain(words.remedy("lighht")), std::string("did you mean 'light'?"));
        QCOMPARE(plain(words.remedy("banana")), std::string("possible: dark, light, twilight"));
        QVERIFY(Vocabulary().remedy("banana").empty());
    }

    void prefersFirstOfEquallyNearWords()
    {
        QCOMPARE(nearestWord("a-c", {"a-d", "a-b", "xyz"}), std::string("a-b"));
        QCOMPARE(nearestWord("banana", {"dark"}), std::string());
        QCOMPARE(nearestWord(std::string(65, 'a'), {std::string(64, 'a')}), std::string());
    }

    void writesPathAsJsonPointer()
    {
        PointerWay way;
        const PointerWay::Step rows(way, "a/b~c");
        const PointerWay::Step row(way, std::size_t(3));
        QCOMPARE(way.pointer(), std::string("/a~1b~0c/3"));
    }
};

FW_TEST(tst_Vocabulary)
#include "tst_Vocabulary.moc"
