#include "engine/model/SentenceTemplate.h"
#include "tests/Main.h"

#include <QTest>
#include <map>

using namespace fw;

/// The log sentence of a menu entry with its fields filled in.
class TestSay : public QObject
{
    Q_OBJECT

private slots:
    void fillsSentencePatterns_data()
    {
        QTest::addColumn<QString>("attackers");
        QTest::addColumn<QString>("leader");
        QTest::addColumn<QString>("said");
        QTest::newRow("one") << "Ash"
                             << ""
                             << "Ash attacks 0504";
        QTest::newRow("two") << "Ash;Birch"
                             << ""
                             << "Ash und Birch attack 0504";
        QTest::newRow("three, led") << "Ash;Birch;Cedar"
                                    << "Dahl"
                                    << "Ash, Birch und Cedar attack 0504, led by Dahl";
    }
    void fillsSentencePatterns()
    {
        QFETCH(QString, attackers);
        QFETCH(QString, leader);
        Text fault;
        const auto say = readSay("{attackers} {attackers|attacks|attack} {at}[, led by {leader}]", fault);
        QVERIFY(fault.empty());
        std::map<std::string, std::vector<std::string>> filled{{"at", {"0504"}}};
        for (const QString& one : attackers.split(';'))
            filled["attackers"].push_back(one.toStdString());
        if (!leader.isEmpty())
            filled["leader"] = {leader.toStdString()};
        const std::string said = sentenceOf(
            say, [&](const std::string& field) { return filled[field]; }, "und");
        QTEST(QString::fromStdString(said), "said");
    }

    void refusesMalformedPatterns_data()
    {
        QTest::addColumn<QString>("say");
        for (const char* say :
             {"{", "a}", "[a", "a]", "[a [b]]", "{}", "{|a|b}", "{a|b}", "{a|b|c|d}", "{a{b}}", "{a[b]}"})
            QTest::newRow(say) << say;
    }
    void refusesMalformedPatterns()
    {
        QFETCH(QString, say);
        Text fault;
        (void)readSay(say.toStdString(), fault);
        QVERIFY(!fault.empty());
    }
};

FW_TEST(TestSay)
#include "tst_Say.moc"
