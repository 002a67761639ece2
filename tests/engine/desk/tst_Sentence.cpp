#include "tests/Main.h"
#include "tests/engine/desk/Shipped.h"

#include <QFile>
#include <QTest>

using namespace fw;

/// Sentences as users type them: each has the result computed by hand, or is refused at the faulty word.
class tst_Sentence : public QObject
{
    Q_OBJECT

private:
    static Result<Stated> read(const QString& system, const QString& words)
    {
        return readStated(shippedCase(system).rules, words.toStdString(), &*shippedCase(system).like);
    }

private slots:
    void rulesOnOrRefusesEachSentence_data()
    {
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("outcome");
        QFile file(FW_SOURCE_DIR "/tests/engine/desk/sentences.txt");
        QVERIFY(file.open(QIODevice::ReadOnly));
        int rows = 0;
        for (const QString& line : QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts)) {
            if (line.startsWith('#'))
                continue;
            const QStringList cells = line.split(" | ");
            if (cells.size() != 4)
                qFatal("not four cells: %s", qPrintable(line));
            QTest::newRow(qPrintable(cells[0] + ": " + cells[1])) << cells[0].trimmed() << cells[1] << cells[2];
            ++rows;
        }
        QVERIFY(rows >= 20);
    }
    void rulesOnOrRefusesEachSentence()
    {
        QFETCH(QString, system);
        QFETCH(QString, words);
        QFETCH(QString, outcome);
        const Result<Stated> stated = read(system, words);
        if (outcome.startsWith("no ")) {
            const QString word = outcome.mid(3);
            QVERIFY(!stated);
            QCOMPARE(stated.error().trouble, Trouble::Usage);
            const QString text = QString::fromStdString(plain(stated.error().text));
            QVERIFY2(text.contains(word), qPrintable(text));
            const int at = QString::fromStdString(stated.error().place).section(' ', 1).toInt() - 1;
            QVERIFY2(words.mid(at).startsWith(word), qPrintable(words.mid(at)));
            return;
        }
        QVERIFY2(stated, stated ? "" : describe(stated.error()).c_str());
        const Result<Ruling> ruling = ruleAloud(shippedCase(system), *stated);
        QVERIFY2(ruling && !ruling->trouble, ruling ? "" : describe(ruling.error()).c_str());
        QVERIFY(!ruling->open && !ruling->misnamed && ruling->unused == 0);
        QStringList idle;
        for (const QString& cell : outcome.split(", ")) {
            if (cell.startsWith("vain ")) {
                idle << cell.mid(5);
                continue;
            }
            QCOMPARE(QString::fromStdString(comesTo(*ruling, cell.section(' ', 0, -2).toStdString())),
                     cell.section(' ', -1));
        }
        QCOMPARE(int(ruling->vain.size()), int(idle.size()));
        for (const QString& word : idle)
            QVERIFY2(vainIn(*ruling).contains(word), qPrintable(vainIn(*ruling)));
    }

    /// A sentence is another form of clauses: both are the same case.
    void sentenceEqualsItsClauses_data()
    {
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QString>("clauses");
        const auto same = [](const char* sentence, const char* clauses) {
            QTest::newRow(sentence) << sentence << clauses;
        };
        const char* plain = "attack: brigade attack 6; against: brigade defence 4";
        for (const char* words : {"6 attack 4",
                                  "6 attacks 4",
                                  "6 attacking 4",
                                  "6 against 4",
                                  "6 vs 4",
                                  "6 vs. 4",
                                  "6 v 4",
                                  "6 versus 4",
                                  "attacker 6 defender 4",
                                  "Attackers: 6, defenders: 4",
                                  "attacker 6; defender 4",
                                  "defender 4, attacker 6",
                                  "4 attacked by 6",
                                  "4 is attacked by 6",
                                  "six against four",
                                  "a brigade of 6 against a brigade of 4",
                                  "one brigade of 6 attacks one brigade of 4",
                                  "brigade attack 6 attacks brigade defence 4",
                                  "6 attack against 4 defence",
                                  "attack by 6 against 4",
                                  "brigade rated 6 against 4",
                                  "attack 6 against defence 4"})
            same(words, plain);
        same("5, 4 and 3 against 4", "attack: brigade attack 5, brigade attack 4, brigade attack 3; brigade defence 4");
        same("6 against 4 with 3", "attack: brigade attack 6; brigade defence 4 with brigade defence 3");
        same("5 disrupted and 4 disrupted against 4",
             "attack: brigade attack 5 disrupted, brigade attack 4 disrupted; brigade defence 4");
        same("6 and 3 against 4 behind a wooded hexside",
             "attack: brigade attack 6, brigade attack 3; across woods: brigade defence 4");
        same("cavalry 4 and a regiment of 3 against 4, disrupted",
             "attack: cavalry attack 4, regiment attack 3; brigade defence 4 disrupted");
        same("6 with a leader of 2 against 4; turn 3; dice 5 2",
             "attack: brigade attack 6 with leader attack 2; brigade defence 4; turn 3; dice 5 2");
        same("6 with morale 4 against 4 with a morale of 3.",
             "attack: brigade attack 6 morale 4; brigade defence 4 morale 3");
        same("Guards attack Wayne", "attack: Guards; against: Wayne");
    }
    void sentenceEqualsItsClauses()
    {
        QFETCH(QString, sentence);
        QFETCH(QString, clauses);
        const Result<Stated> one = read("muskets", sentence), other = read("muskets", clauses);
        QVERIFY2(one, one ? "" : describe(one.error()).c_str());
        QVERIFY2(other, other ? "" : describe(other.error()).c_str());
        Stated said = *one;
        said.entry = other->entry;
        QVERIFY(said == *other);
    }

    /// A text that is no case is refused at the faulty word, and nothing is guessed.
    void refusesInvalidSentences_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("at");
        const auto row = [](const char* words, const char* at) { QTest::newRow(words) << words << at; };
        row("hello", "hello");
        row("6", "6");
        row("attacker 6", "attacker");
        row("attacker 6 defender 4 defender 3", "attacker");
        row("brigade attack 5", "attack");
        row("against 4", "against");
        row("6 against", "against");
        row("6 against 4 against 3", "against 3");
        row("6 attack 4 attack 3", "attack 3");
        row("6 and against 4", "and");
        row("6, , 5 against 4", ", 5");
        row("6 against 4, and", "and");
        row("-6 against 4", "-6");
        row("99999 against 4", "99999");
        row("6.5 against 4", "6.5");
        row("6/4 against 3", "6/4");
        row("6 4 against 3", "4");
        row("sixteen against 4", "sixteen");
        row("two brigades of 5 against 4", "brigades");
        row("5 and 4, both disrupted, against 4", "both");
        row("5 and 4, one disrupted, against 4", "one");
        row("6 brigade against 4", "6");
        row("5 and 4 disrupted against 6", "disrupted");
        row("5 and 4 in buildings against 6", "in");
        row("6 not disrupted against 4", "not");
        row("6 without a leader against 4", "without");
        row("6 against 4, not in buildings", "not");
        row("6 against 4 in buildings or on a hill", "or");
        row("6 with 3 cannons against 4", "cannons");
        row("6 against 4 on the moon", "moon");
        row("6 attacks 4 across", "across");
        row("6 attacks 4 in", "in");
        row("6 attack 4 dice", "dice");
        row("6 attack 4 dice 9", "9");
        row("6 attack 4 weather snow", "snow");
        row("6 moves 4", "moves");
        row("What does 6 against 4 do?", "What");
        row("Guards and Wayne attack 4", "attack");
        row("flurb attack 4", "flurb");
        row("6.5 attack 4", "6.5");
    }
    void refusesInvalidSentences()
    {
        QFETCH(QString, words);
        QFETCH(QString, at);
        const Result<Stated> stated = read("muskets", words);
        QVERIFY(!stated);
        QCOMPARE(stated.error().trouble, Trouble::Usage);
        const int place = QString::fromStdString(stated.error().place).section(' ', 1).toInt() - 1;
        QVERIFY2(words.mid(place).startsWith(at),
                 qPrintable(words.mid(place) + ": " + QString::fromStdString(plain(stated.error().text))));
    }
};

FW_TEST(tst_Sentence)
#include "tst_Sentence.moc"
