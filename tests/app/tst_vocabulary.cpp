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
    /// The page of the guide is what the program prints.
    void theReferenceIsGenerated()
    {
        const Ran page = fieldworks(".", {"help", "--all", "--format", "markdown"});
        QCOMPARE(page.code, 0);
        QVERIFY2(page.out == QString::fromUtf8(content(FW_SOURCE_DIR "/scenarios/README.md")),
                 "scenarios/README.md is not what the program prints; write it again with: "
                 "fieldworks help --all --format markdown > scenarios/README.md");
        QVERIFY(!page.out.contains("{{"));
    }
    void printsExplanationsOnTheCommandLine()
    {
        const Ran found = fieldworks(".", {"help", "adjacent"});
        QCOMPARE(found.code, 0);
        QVERIFY(found.out.startsWith("adjacent (fact): "));
        QVERIFY(found.out.contains("\n    unit.adjacent(target)\n"));
        const Ran all = fieldworks(".", {"help", "--all"});
        QCOMPARE(all.code, 0);
        QVERIFY(all.out.contains(found.out));
        QCOMPARE(fieldworks(".", {"help", "--all", "adjacent"}).code, 64);
        QCOMPARE(fieldworks(".", {"help", "adjacent", "--format", "markdown"}).code, 64);
        const Ran near = fieldworks(".", {"help", "adjacant"});
        QCOMPARE(near.code, 64);
        QVERIFY(near.err.contains("\"adjacent\""));
        const Ran alone = fieldworks(".", {"help"});
        QCOMPARE(alone.code, 0);
        QVERIFY(alone.out.contains("--all"));
    }
};

FW_TEST(VocabularyTest)
#include "tst_vocabulary.moc"
