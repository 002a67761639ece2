#include "engine/model/EnumWords.h"
#include "engine/model/FieldFlags.h"
#include "tests/Main.h"

#include <QTest>

namespace {

enum class Light : unsigned char { Red, RedAmber, Green };

} // namespace

namespace fw {

template <>
inline constexpr const char* enumWords<Light> = "red|red-amber|green";

} // namespace fw

using namespace fw;

class tst_EnumWords : public QObject
{
    Q_OBJECT

private slots:
    void everyValueHasItsWord()
    {
        QCOMPARE(wordOf(Light::Red), std::string("red"));
        QCOMPARE(wordOf(Light::RedAmber), std::string("red-amber"));
        QCOMPARE(wordOf(Light::Green), std::string("green"));
        for (const Light light : {Light::Red, Light::RedAmber, Light::Green})
            QCOMPARE(fromWord<Light>(wordOf(light)), std::optional(light));
    }

    void noValueHasNoWord()
    {
        QCOMPARE(wordOf(std::optional<Light>()), std::string());
        QCOMPARE(wordOf(std::optional(Light::Green)), std::string("green"));
        for (const char* word : {"", "re", "amber", "redder", "red|red-amber", "Green", "green|"})
            QVERIFY2(!fromWord<Light>(word), word);
    }

    void fieldTableTakesWordsFromTheMember()
    {
        QCOMPARE(std::string(flag::wordsOf(Light::Red).words), std::string("red|red-amber|green"));
        QCOMPARE(std::string((flag::required | flag::wordsOf(std::optional<Light>())).words),
                 std::string("red|red-amber|green"));
    }
};

FW_TEST(tst_EnumWords)
#include "tst_EnumWords.moc"
