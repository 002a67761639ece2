#include "engine/base/Id.h"
#include "tests/Main.h"

#include <QTest>

#include <string>
#include <type_traits>
#include <unordered_set>

using namespace fw;

namespace {

using Apple = Id<struct AppleTag>;
using Pear = Id<struct PearTag>;

// The purpose of the distinct types: none of these conversions may compile.
static_assert(!std::is_convertible_v<int, Apple>);
static_assert(!std::is_convertible_v<Apple, int>);
static_assert(!std::is_constructible_v<Apple, Pear>);
template <class Index>
concept namesAnApple = requires(IdVector<Apple, int> list, Index at)
{
    list[at];
};
static_assert(namesAnApple<Apple> && !namesAnApple<Pear> && !namesAnApple<int>);
static_assert(sizeof(Apple) == sizeof(std::int32_t) && std::is_trivially_copyable_v<Apple>);

} // namespace

class tst_Id : public QObject
{
    Q_OBJECT

private slots:
    void defaultIdIsInvalid()
    {
        QVERIFY(!Apple().valid());
        QCOMPARE(Apple().index(), -1);
        QVERIFY(Apple(0).valid());
        QVERIFY(Apple() < Apple(0));
        QVERIFY(Apple(2) == Apple(2));
    }

    void listFindsIdOfARow()
    {
        IdVector<Apple, std::string> list;
        QVERIFY(list.empty());
        QVERIFY(!list.has(Apple(0)));
        const Apple first = list.add("red");
        const Apple second = list.add("green");
        QCOMPARE(list[first], std::string("red"));
        QVERIFY(list.idOf(list[second]) == second);
        QVERIFY(list.has(second));
        QVERIFY(!list.has(Apple(2)));
        QVERIFY(!list.has(Apple()));
        std::string all;
        for (const Apple apple : list.ids())
            all += std::to_string(apple.index()) + list[apple];
        QCOMPARE(all, std::string("0red1green"));
    }

    void viewsNumbersAsIds()
    {
        const std::vector<std::int32_t> numbers{3, 1};
        std::vector<Apple> seen;
        for (const Apple apple : IdView<Apple>(numbers.data(), numbers.data() + numbers.size()))
            seen.push_back(apple);
        QVERIFY((seen == std::vector<Apple>{Apple(3), Apple(1)}));
    }

    void canBeHashed()
    {
        const std::unordered_set<Apple> some{Apple(1), Apple(1), Apple(2)};
        QCOMPARE(some.size(), std::size_t(2));
    }
};

FW_TEST(tst_Id)
#include "tst_Id.moc"
