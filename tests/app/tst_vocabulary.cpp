#include "app/widgets/Vocabulary.h"
#include "tests/Main.h"
#include "tests/app/Program.h"

#include <QTest>

using namespace fw;

/// The program's explanations of the words of rules, scenarios and maps.
class VocabularyTest : public QObject
{
    Q_OBJECT

    static QStringList places(const char* word)
    {
        QStringList out;
        for (const Explanation& one : explanationsOf(word))
            out << one.where;
        return out;
    }

private slots:
    void explainsEveryWordThatItLists()
    {
        const QStringList words = explainedWords();
        QVERIFY(words.size() > 300);
        for (const QString& word : words)
            for (const Explanation& one : explanationsOf(word))
                QVERIFY2(!one.text.isEmpty() && !one.where.isEmpty(), qPrintable(word));
    }
    void findsKeysFactsNodesVerbsAndTerms()
    {
        QVERIFY(places("pick").contains("key of field"));
        QVERIFY(places("adjacent").contains("fact"));
        QVERIFY(places("foreach").contains("node"));
        QVERIFY(places("restore").contains("verb"));
        QVERIFY(places("zoc").contains("glossary"));
        QVERIFY(places("cite").contains("key of every row"));
        QVERIFY(places("at-least").contains("word of op in modifier"));
        QVERIFY(places("neighbours").contains("relation of a path"));
        QVERIFY(places("@passive").contains("root of a path"));
        QVERIFY(places("lost-step").contains("event"));
        QVERIFY(places("at least").contains("formula"));
        QVERIFY(places("no-such-word").isEmpty());
    }
    void everyWordOfTheReferenceHasAWorkedLine()
    {
        QStringList without;
        for (const Explanation& one : allExplanations())
            if (one.example.isEmpty() && one.page == "README")
                without << one.word + " (" + one.where + ")";
        QVERIFY2(without.isEmpty(), qPrintable(without.join(", ")));
    }
    void printsExplanationsOnTheCommandLine()
    {
        const Ran found = fieldworks(".", {"help", "adjacent"});
        QCOMPARE(found.code, 0);
        QVERIFY(found.out.startsWith("adjacent (fact): "));
        const Ran near = fieldworks(".", {"help", "adjacant"});
        QCOMPARE(near.code, 64);
        QVERIFY(near.err.contains("\"adjacent\""));
        QCOMPARE(fieldworks(".", {"help"}).code, 64);
    }
};

FW_TEST(VocabularyTest)
#include "tst_vocabulary.moc"
