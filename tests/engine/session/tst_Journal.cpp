#include "engine/store/Journal.h"
#include "tests/Main.h"
#include "tests/engine/session/Outside.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <random>

using namespace fw;
using outside::bytesOf;
using outside::sql;

namespace {

JournalHead someHead()
{
    return {{{"event", "Herbsttreffen, Tisch 3"}, {"players", "A. Ädel, B. Bold"}},
            {{"rules", "{\"id\": \"small\"}", true},
             {"scenario", "{\"title\": \"Trial\"}", true},
             {"image:map.png", std::string("\x89PNG\0\1\2", 7), false}}};
}

JournalEntry entry(int n)
{
    JournalEntry e{"action",
                   "2024-05-04T10:00:0" + std::to_string(n % 10),
                   n % 4 ? "" : "agreed",
                   "{\"verb\":\"march\",\"n\":" + std::to_string(n) + "}",
                   std::string(64, 'b'),
                   {}};
    if (n % 5 == 0)
        e.snapshot = "turn " + std::to_string(n) + "\n" + std::string(700, 'p');
    return e;
}

Journal filled(const JournalPlace& place, int rows)
{
    auto journal = Journal::create(place, someHead(), entry(0), {{"semantics", "1"}});
    for (int n = 1; journal && n < rows; ++n)
        if (!journal->append(entry(n)))
            qFatal("no row");
    if (!journal)
        qFatal("no journal: %s", describe(journal.error()).c_str());
    return std::move(*journal);
}

void putBytes(const std::string& path, const QByteArray& bytes)
{
    QFile file(QString::fromStdString(path));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write");
}

std::string trouble(const Result<JournalCheck>& check)
{
    if (!check)
        return describe(check.error());
    return check->intact() ? std::string() : describe(check->findings.front());
}

bool found(const std::string& path)
{
    const auto check = Journal::verify({path, {}});
    return !check || !check->intact() || !check->everyByte;
}

} // namespace

/// The game file: rows are only added, and every byte is accounted for.
class TestJournal : public QObject
{
    Q_OBJECT

private slots:
    void init() { mPath = mFolder.filePath(QStringLiteral("%1.game").arg(++mCount)).toStdString(); }
    void readsRowsBack();
    void worksInMemory();
    void appendsAfterReopening();
    void keepsEveryByteOfManyRows();
    void doesNotOverwriteFiles();
    void forbidsChangesToRows();
    void newerFileIsReadOnly();
    void refusesFilesThatAreNoGame();
    void detectsExternalAlteration();
    void detectsRowsAddedByAnother();
    void readOnlyJournalRefusesRows();
    void detectsChangeOfAnyByte();
    void survivesAnyDamage();
    void hashCoversEveryField();

private:
    QTemporaryDir mFolder;
    std::string mPath;
    int mCount = 0;
};

void TestJournal::readsRowsBack()
{
    {
        Journal journal = filled({mPath, {}}, 12);
        QCOMPARE(journal.lastRow(), 11);
    }
    auto journal = Journal::open({mPath, {}});
    QVERIFY(journal.has_value());
    QVERIFY(!journal->readOnly() && !journal->newer());
    QVERIFY(*journal->head() == someHead());
    const auto rows = journal->rows();
    QVERIFY(rows.has_value());
    QCOMPARE(rows->size(), 12u);
    for (const JournalRow& row : *rows) {
        const JournalEntry e = entry(static_cast<int>(row.n));
        if (row.n > 0)
            QCOMPARE(row.body, e.body);
        QCOMPARE(row.reason, e.reason);
        QCOMPARE(row.stamp, e.stamp);
        QCOMPARE(row.snapshot.empty(), e.snapshot.empty());
        QCOMPARE(*journal->snapshot(row.n), e.snapshot);
    }
    QVERIFY(rows->front().body.find("\"semantics\":\"1\"") != std::string::npos);
    QCOMPARE(journal->lastHash(), rows->back().hash);
    const auto check = journal->verify();
    QVERIFY2(check && check->intact(), trouble(check).c_str());
    QVERIFY(check->everyByte);
    QCOMPARE(check->rows, 12);
    QCOMPARE(check->head, journal->lastHash());
}

void TestJournal::worksInMemory()
{
    Journal journal = filled({}, 20);
    QCOMPARE(journal.rows()->size(), 20u);
    const auto check = journal.verify();
    QVERIFY2(check && check->intact(), trouble(check).c_str());
    QVERIFY(check->everyByte);
    // The chain is the same in memory and on disk.
    QCOMPARE(journal.lastHash(), filled({mPath, {}}, 20).lastHash());
}

void TestJournal::appendsAfterReopening()
{
    filled({mPath, {}}, 3);
    for (int n = 3; n < 30; ++n) {
        auto journal = Journal::open({mPath, {}});
        QVERIFY(journal.has_value());
        QCOMPARE(journal->lastRow(), n - 1);
        QVERIFY(journal->append(entry(n)).has_value());
    }
    QVERIFY(!found(mPath));
}

void TestJournal::keepsEveryByteOfManyRows()
{
    std::mt19937 random(3);
    Journal journal = filled({mPath, {}}, 1);
    for (int n = 1; n < 600; ++n) {
        JournalEntry e = entry(n);
        e.body = std::string(random() % 9 == 0 ? random() % 12000 : random() % 300, 'y');
        e.snapshot = random() % 11 == 0 ? std::string(1 + random() % 20000, 'z') : "";
        QVERIFY(journal.append(e).has_value());
    }
    const auto check = journal.verify();
    QVERIFY2(check && check->intact(), trouble(check).c_str());
    QVERIFY(check->everyByte);
}

void TestJournal::doesNotOverwriteFiles()
{
    filled({mPath, {}}, 2);
    const auto again = Journal::create({mPath, {}}, someHead(), entry(0), {});
    QVERIFY(!again);
    QCOMPARE(again.error().trouble, Trouble::Unwritable);
    const auto nowhere = Journal::create({"/nonexistent/x.game", {}}, someHead(), entry(0), {});
    QVERIFY(!nowhere);
    QCOMPARE(nowhere.error().trouble, Trouble::Unwritable);
    QCOMPARE(nowhere.error().file, std::string("/nonexistent/x.game"));
}

void TestJournal::forbidsChangesToRows()
{
    filled({mPath, {}}, 6);
    for (const char* text : {"UPDATE log SET body='x' WHERE n=2", "DELETE FROM log WHERE n=5", "DELETE FROM snapshots",
                             "UPDATE snapshots SET state=''", "UPDATE meta SET value='x'", "DELETE FROM meta",
                             "INSERT INTO meta VALUES('a','b')", "UPDATE content SET name='x'", "DELETE FROM content",
                             "INSERT INTO content VALUES(9,'a','b')"})
        QCOMPARE(sql(mPath, text), SQLITE_CONSTRAINT);
    QVERIFY(!found(mPath));
}

void TestJournal::newerFileIsReadOnly()
{
    filled({mPath, {}}, 4);
    QCOMPARE(sql(mPath, "PRAGMA user_version=99"), SQLITE_OK);
    const QByteArray before = bytesOf(mPath);
    auto journal = Journal::open({mPath, {}});
    QVERIFY(journal.has_value());
    QVERIFY(journal->newer() && journal->readOnly());
    QCOMPARE(journal->rows()->size(), 4u);
    const auto added = journal->append(entry(4));
    QVERIFY(!added);
    QCOMPARE(added.error().trouble, Trouble::Newer);
    QCOMPARE(journal->verify().error().trouble, Trouble::Newer);
    QCOMPARE(bytesOf(mPath), before);
}

void TestJournal::refusesFilesThatAreNoGame()
{
    QCOMPARE(Journal::open({mPath, {}}).error().trouble, Trouble::Unreadable);
    QVERIFY(!QFile::exists(QString::fromStdString(mPath)));
    for (const QByteArray& bytes :
         {QByteArray(), QByteArray("hello"), QByteArray(5000, 'x'), QByteArray("SQLite format 3\0", 16)}) {
        putBytes(mPath, bytes);
        const auto journal = Journal::open({mPath, {}});
        QVERIFY(!journal);
        QCOMPARE(journal.error().trouble, Trouble::Unreadable);
        QCOMPARE(journal.error().file, mPath);
        QCOMPARE(bytesOf(mPath), bytes);
    }
    const std::string other = mPath + ".db";
    QCOMPARE(sql(other, "CREATE TABLE a(b)"), SQLITE_OK);
    QCOMPARE(Journal::open({other, {}}).error().trouble, Trouble::Unreadable);
}

void TestJournal::detectsExternalAlteration()
{
    for (const char* text :
         {"DROP TRIGGER log_kept; UPDATE log SET body='x' WHERE n=2",
          "DROP TRIGGER log_kept; UPDATE log SET body='x' WHERE n=2;"
          "CREATE TRIGGER log_kept BEFORE UPDATE ON log BEGIN"
          " SELECT RAISE(ABORT, 'a game file is only ever added to'); END",
          "CREATE TABLE more(a)", "CREATE VIEW v AS SELECT 1", "VACUUM", "PRAGMA auto_vacuum=FULL; VACUUM",
          "PRAGMA journal_mode=WAL", "INSERT INTO snapshots VALUES(3, 'x')",
          "INSERT INTO log VALUES(50,'note','','','','','','','')"}) {
        init();
        filled({mPath, {}}, 6);
        QCOMPARE(sql(mPath, text), SQLITE_OK);
        QVERIFY2(found(mPath), text);
    }
}

void TestJournal::detectsRowsAddedByAnother()
{
    Journal one = filled({mPath, {}}, 3);
    // Added by a program that ignores the lock.
    QCOMPARE(sql(mPath, "INSERT INTO log VALUES(3,'note','','','','','','','')"), SQLITE_OK);
    const auto refused = one.append(entry(3));
    QVERIFY(!refused);
    QCOMPARE(refused.error().trouble, Trouble::Changed);
}

void TestJournal::readOnlyJournalRefusesRows()
{
    filled({mPath, {}}, 3);
    auto journal = Journal::open({mPath, {}}, false);
    QVERIFY(journal && journal->readOnly());
    const auto refused = journal->append(entry(3));
    QVERIFY(!refused);
    QCOMPARE(refused.error().trouble, Trouble::Unwritable);
    QVERIFY(journal->verify()->intact());
}

void TestJournal::detectsChangeOfAnyByte()
{
    filled({mPath, {}}, 14);
    const QByteArray good = bytesOf(mPath);
    QVERIFY(!found(mPath));
    std::mt19937 random(11);
    // Every byte of the header, then about one in seven.
    for (int at = 0; at < good.size(); at += at < 100 ? 1 : 1 + static_cast<int>(random() % 13)) {
        QByteArray bad = good;
        bad[at] = static_cast<char>(bad[at] ^ (1 + random() % 255));
        putBytes(mPath, bad);
        QVERIFY2(found(mPath), qPrintable(QStringLiteral("byte %1").arg(at)));
        QCOMPARE(bytesOf(mPath), bad);
    }
    for (const int size : {int(good.size()) - 1, int(good.size()) - 4096, 4096, 100, 1}) {
        putBytes(mPath, good.left(size));
        QVERIFY(found(mPath));
    }
    putBytes(mPath, good + '\0');
    QVERIFY(found(mPath));
    putBytes(mPath, good + QByteArray(4096, '\0'));
    QVERIFY(found(mPath));
    putBytes(mPath, good);
    QVERIFY(!found(mPath));
}

void TestJournal::survivesAnyDamage()
{
    filled({mPath, {}}, 40);
    const QByteArray good = bytesOf(mPath);
    std::mt19937 random(5);
    for (int round = 0; round < 400; ++round) {
        QByteArray bad = good;
        const int spots = 1 + static_cast<int>(random() % 40);
        for (int i = 0; i < spots; ++i) {
            const int at = static_cast<int>(random() % static_cast<unsigned>(bad.size()));
            const int run = 1 + static_cast<int>(random() % 64);
            for (int k = at; k < at + run && k < bad.size(); ++k)
                bad[k] = static_cast<char>(random());
        }
        if (round % 5 == 0)
            bad.truncate(static_cast<int>(random() % static_cast<unsigned>(bad.size())));
        putBytes(mPath, bad);
        QVERIFY(found(mPath));
        auto journal = Journal::open({mPath, {}});
        if (!journal) {
            QVERIFY(!journal.error().text.empty());
            QCOMPARE(journal.error().file, mPath);
            continue;
        }
        const auto rows = journal->rows();
        if (!rows)
            QCOMPARE(rows.error().file, mPath);
        (void)journal->head();
        (void)journal->snapshot(5);
        (void)journal->append(entry(40));
    }
}

void TestJournal::hashCoversEveryField()
{
    const JournalRow row{3, "action", "t", "why", "body", "state", "snap", "prior", ""};
    const std::string whole = journalHash(row);
    for (std::string JournalRow::*field :
         {&JournalRow::kind, &JournalRow::stamp, &JournalRow::reason, &JournalRow::body, &JournalRow::state,
          &JournalRow::snapshot, &JournalRow::prior}) {
        JournalRow other = row;
        other.*field += "x";
        QVERIFY(journalHash(other) != whole);
    }
    JournalRow other = row;
    other.n = 4;
    QVERIFY(journalHash(other) != whole);
    // Text cannot move from one field to the next unnoticed.
    other = row;
    other.reason = "whybo";
    other.body = "dy";
    QVERIFY(journalHash(other) != whole);
}

FW_TEST(TestJournal)
#include "tst_Journal.moc"
