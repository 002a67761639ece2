// Every kind of event has a sentence made from its fields only, and survives a log saved as data.
#include "engine/model/LogDoc.h"
#include "engine/report/EventText.h"
#include "engine/report/LogLines.h"
#include "engine/store/JsonLog.h"
#include "tests/Main.h"

#include <QTest>

using namespace fw;

namespace {

/// One event of each kind with empty fields.
std::vector<EventData> everyKind()
{
    std::vector<EventData> out;
    KindList<EventData>::each([&](const auto& one) { out.emplace_back(one); });
    return out;
}

} // namespace

class tst_EventText : public QObject
{
    Q_OBJECT

private slots:
    void everyKindHasASentence()
    {
        for (const EventData& data : everyKind())
            QVERIFY2(std::holds_alternative<NoEvent>(data) == eventText(data).empty(), wordOf(data));
    }

    void everyKindRoundTripsAsData()
    {
        LogDoc log;
        log.title = "t";
        LogBlock& block = log.blocks.emplace_back();
        block.title = Text("{0}", {"ruling"});
        for (const EventData& data : everyKind()) {
            LogLine line = lineOf(Event(data, "row", "1.1"));
            line.text = Text("{0}", {"as it is read back"});
            block.lines.push_back(std::move(line));
        }
        const Result<LogDoc> again = readLog(writeLog(log), "log.json");
        QVERIFY2(again, again ? "" : describe(again.error()).c_str());
        QCOMPARE(again->blocks.front().lines.size(), block.lines.size());
        for (std::size_t i = 0; i < block.lines.size(); ++i) {
            QVERIFY2(again->blocks.front().lines[i].data == block.lines[i].data, wordOf(block.lines[i].data));
            QVERIFY2(again->blocks.front().lines[i] == block.lines[i], wordOf(block.lines[i].data));
        }
    }

    void wordsChoiceByItsPattern()
    {
        ChoiceMade choice;
        choice.side = "red";
        choice.sideName = "Red";
        choice.label = "Attack";
        choice.filled = {{"who", "units", {"Ash", "Kent"}}, {"at", "target", {}}};
        QCOMPARE(plain(choiceBySide(choice)), std::string("Red: Attack: units Ash and Kent"));
        choice.say = "Red attacks[ {at}] with {who}";
        QCOMPARE(plain(choiceBySide(choice)), std::string("Red attacks with Ash and Kent"));
        choice.filled[1].values = {"0403"};
        choice.revealed = true;
        QCOMPARE(plain(eventText(choice)), std::string("Red shows: Red attacks 0403 with Ash and Kent"));
    }

    void putsNumbersInTheirColumns()
    {
        const auto valueOf = [](EventData data) { return lineOf(Event(std::move(data), "row")).value; };
        QCOMPARE(valueOf(QuantityComputed{"Attack", {}, 5}), std::string("= 5"));
        QCOMPARE(valueOf(BaseTaken{"printed", 4}), std::string("4"));
        QCOMPARE(valueOf(ModifierApplied{"leader", ModifierApplied::Op::Add, 1, 4, 5}), std::string("4 → 5"));
        QCOMPARE(valueOf(ColumnShifted{-1, "3-2"}), std::string("0 → -1"));
        QCOMPARE(valueOf(DieRolled{"combat", 4}), std::string());
    }
};

FW_TEST(tst_EventText)
#include "tst_EventText.moc"
