#include "engine/report/LogText.h"
#include "engine/session/Log.h"
#include "engine/store/Head.h"
#include "engine/store/JournalChain.h"
#include "tests/Main.h"
#include "tests/engine/session/Outside.h"
#include "tests/engine/session/Played.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace fw;

namespace {

const char* const alteredOpening = "red: march dale to 0302 0402\n"
                                   "dice morale 5\n"
                                   "red: march cole to 0401 0502\n"
                                   "dice morale 2\n"
                                   "red: march ash to 0403\n"
                                   "red: halt\n"
                                   "red: enough\n";

/// Removes the last row and the position stored with it.
const char* const tail = "DELETE FROM snapshots WHERE n=(SELECT max(n) FROM log);"
                         "DELETE FROM log WHERE n=(SELECT max(n) FROM log)";

} // namespace

/// A game file that was changed from outside is not trusted, but can still be read.
class TestAltered : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void trustsAnUnalteredGame();
    void opensAlteredGameReadOnly_data();
    void opensAlteredGameReadOnly();
    void detectsRowsWithOtherResults();
    void refusesUnreadableContent();
    void doesNotTrustNewerFile();
    void refusesComputedColumnsAndViews_data();
    void refusesComputedColumnsAndViews();
    void detectsPadding();
    void readsWhileAnotherProcessWrites();
    void recoversHalfWrittenFileForReaders();
    void formatsAndFindsHeads();
    void headRevealsAlteredGame();

private:
    void play();
    Result<Game> opened() const { return Game::open({mPath, {}}); }

    QTemporaryDir mFolder;
    std::string mPath;
    int mCount = 0;
};

void TestAltered::init()
{
    mPath = mFolder.filePath(QStringLiteral("%1.game").arg(++mCount)).toStdString();
    play();
}

void TestAltered::play()
{
    Game game = played::fresh("a/outposts", {mPath, {}});
    QCOMPARE(played::play(game, alteredOpening), std::string());
}

void TestAltered::trustsAnUnalteredGame()
{
    auto game = opened();
    QVERIFY(game.has_value());
    QVERIFY(game->doubts().empty() && !game->closed() && game->remark().empty());
    QVERIFY(game->note("all is well", "now").has_value());
    QVERIFY(renderText(makeLog(*game)).find("Altered") == std::string::npos);
    QVERIFY(renderJson(makeLog(*game)).find("\"doubts\"") == std::string::npos);
    const auto reader = Game::open({mPath, {}}, false);
    QVERIFY(reader && reader->doubts().empty());
    QCOMPARE(reader->closed()->trouble, Trouble::Unwritable);
}

void TestAltered::opensAlteredGameReadOnly_data()
{
    QTest::addColumn<QByteArray>("change");
    QTest::addColumn<QByteArray>("said");
    const auto row = [](const char* name, const char* change, const char* said) {
        QTest::newRow(name) << QByteArray(change) << QByteArray(said);
    };
    row("what was done", "UPDATE log SET body=replace(body, '0402', '0403') WHERE n=1", "row 1");
    row("a die", "UPDATE log SET body=replace(body, '5', '6') WHERE n=2", "row 2");
    row("a body that says nothing", "UPDATE log SET body='x' WHERE n=3", "row 3");
    row("when", "UPDATE log SET stamp='1777' WHERE n=2", "row 2");
    row("the kind", "UPDATE log SET kind='note' WHERE n=5", "row 5");
    row("a position", "UPDATE log SET state=hex(zeroblob(32)) WHERE n=7", "row 7");
    row("the tail cut", tail, "another program wrote");
    row("half of it cut", "DELETE FROM snapshots WHERE n>3; DELETE FROM log WHERE n>3", "another program wrote");
    row("a row out of the middle", "DELETE FROM log WHERE n=3", "a row is missing");
    row("the first row", "DELETE FROM log WHERE n=0", "a row is missing");
    row("a row slipped in", "INSERT INTO log SELECT n+1,kind,stamp,reason,body,state,'',prior,hash FROM log WHERE n=7",
        "row 8");
    row("a row far away", "INSERT INTO log SELECT 9e18,kind,stamp,reason,body,state,'',hash,hash FROM log WHERE n=7",
        "a row is missing");
    row("a row before the first",
        "INSERT INTO log SELECT -5,kind,stamp,reason,body,state,'',prior,hash FROM log WHERE n=7", "row -5");
    row("the rules", "UPDATE content SET body=replace(body, '\"attack\"', '\"onset\"') WHERE name='rules.json'",
        "the rules, scenario or images were altered");
    row("the rules' numbers",
        "UPDATE content SET body=replace(body, '\"amount\": -1', '\"amount\": -2') WHERE name='rules.json'",
        "the rules, scenario or images were altered");
    row("the scenario", "UPDATE content SET body=replace(body, '0303', '0304') WHERE name='scenario.json'",
        "the rules, scenario or images were altered");
    row("its title",
        "UPDATE content SET body=replace(body, '\"title\": \"', '\"title\": \"X') WHERE name='scenario.json'",
        "the rules, scenario or images were altered");
    row("the level", "UPDATE content SET body=replace(body, 'refuse', 'record') WHERE name='setup.json'",
        "the rules, scenario or images were altered");
    row("the players", "UPDATE meta SET value='C. and D.' WHERE key='players'", "event, date or players were altered");
    row("a name added", "DELETE FROM meta WHERE key='event'", "event, date or players were altered");
    row("a kept position", "UPDATE snapshots SET state=state||' '", "the position kept with the row was altered");
    row("no kept positions", "DELETE FROM snapshots", "the position kept with the row was altered");
    row("a position nobody named", "INSERT INTO snapshots VALUES(3, 'x')", "the kept positions do not match");
    row("the rules code", "UPDATE log SET body=replace(body, '\"semantics\":\"', '\"semantics\":\"1') WHERE n=0",
        "row 0");
    row("a table more", "CREATE TABLE more(a)", "its tables");
}

// 13.3: Every opening checks the whole file; an altered game can be read, but nothing is added to it.
void TestAltered::opensAlteredGameReadOnly()
{
    QFETCH(QByteArray, change);
    QFETCH(QByteArray, said);
    QVERIFY(outside::alter(mPath, change.toStdString()));
    const QByteArray before = outside::bytesOf(mPath);
    const auto check = Game::verify({mPath, {}});
    QVERIFY(check && !check->intact());
    auto game = opened();
    if (!game) {
        // Invalid rules cannot be played; the reported reason is the alteration, not its consequence.
        QCOMPARE(game.error().trouble, Trouble::Changed);
        QVERIFY2(describe(game.error()).find(said.toStdString()) != std::string::npos, describe(game.error()).c_str());
        QCOMPARE(QByteArray(QTest::currentDataTag()), QByteArray("the rules"));
        return;
    }
    QVERIFY(!game->doubts().empty());
    std::string all;
    for (const Problem& doubt : game->doubts())
        all += describe(doubt) + "\n";
    QVERIFY2(all.find(said.toStdString()) != std::string::npos, all.c_str());
    QVERIFY(game->doubts() == check->findings);
    QVERIFY(game->readOnly());
    QVERIFY(plain(game->remark()).find("altered outside of this program") != std::string::npos);

    Action halt;
    halt.seat = "red";
    halt.verb = "halt";
    Modifier house;
    house.id = "fog";
    for (const auto& done :
         {game->apply(halt, "now"), game->note("so be it", "now"), game->addHouse(house, "agreed", "now"),
          game->takeBack(0, "all", "now"), game->correctRoll(-1, "morale", 1, "it was a 1", "now")}) {
        QVERIFY(!done);
        QCOMPARE(done.error().trouble, Trouble::Changed);
        QCOMPARE(done.error().file, mPath);
        QVERIFY(plain(done.error().text).find("altered") != std::string::npos);
    }
    for (const bool full : {false, true}) {
        const LogDoc log = makeLog(*game, {full, {}});
        QVERIFY(renderText(log).find("\nAltered") != std::string::npos);
        QVERIFY(renderJson(log).find("\"doubts\"") != std::string::npos);
    }
    QVERIFY(renderText(makeLog(*game, {false, "blue"})).find("\nAltered") != std::string::npos);
    QVERIFY(writeOrders(*game).find("# Altered") != std::string::npos);
    QCOMPARE(outside::bytesOf(mPath), before);
    // Nor through the journal.
    auto journal = Journal::open({mPath, {}});
    QVERIFY(journal && journal->readOnly());
    QCOMPARE(journal->append({"note", "now", {}, "{\"text\":\"x\"}", std::string(64, '0'), {}}).error().trouble,
             Trouble::Changed);
    QCOMPARE(outside::bytesOf(mPath), before);
}

// 13.3: An attacker who knows the chain can write any row; replaying finds rows whose results differ.
void TestAltered::detectsRowsWithOtherResults()
{
    const auto rewrite = [this](const std::string& code) {
        Game donor = played::fresh("a/outposts");
        QCOMPARE(played::play(donor, alteredOpening), std::string());
        const auto rows = *donor.journal().rows();
        init();
        QVERIFY(QFile::remove(QString::fromStdString(mPath)));
        auto journal = Journal::create(
            {mPath, {}}, *donor.journal().head(),
            {rows[0].kind, rows[0].stamp, {}, rows[0].body, rows[0].state, *donor.journal().snapshot(0)},
            {{"semantics", code}});
        QVERIFY(journal.has_value());
        for (std::size_t n = 1; n < rows.size(); ++n) {
            JournalEntry e{rows[n].kind, rows[n].stamp, rows[n].reason,
                           rows[n].body, rows[n].state, *donor.journal().snapshot(rows[n].n)};
            if (n == 2)
                e.body = QString::fromStdString(e.body).replace('5', '1').toStdString();
            QVERIFY(journal->append(e).has_value());
        }
    };
    rewrite(std::to_string(rulesEngineVersion));
    QVERIFY(Journal::verify({mPath, {}})->intact());
    auto game = opened();
    QVERIFY(game.has_value());
    QCOMPARE(game->doubts().size(), 1u);
    QCOMPARE(game->doubts().front().place, std::string("row 2"));
    QCOMPARE(game->note("x", "now").error().trouble, Trouble::Changed);
    QVERIFY(renderText(makeLog(*game)).find("\nAltered, row 2") != std::string::npos);
    // Rows of another rules version may have other results without an alteration.
    rewrite("1");
    game = opened();
    QVERIFY(game && game->doubts().empty() && !game->remark().empty());
    QVERIFY(game->note("x", "now").has_value());
}

void TestAltered::refusesUnreadableContent()
{
    QVERIFY(outside::alter(mPath, "UPDATE content SET body='{' WHERE name='rules.json'"));
    const auto game = opened();
    QVERIFY(!game);
    QCOMPARE(game.error().trouble, Trouble::Changed);
    QCOMPARE(plain(game.error().text), std::string("the rules, scenario or images were altered"));
    QVERIFY(!game.error().remedy.empty());
}

// 13.3: A file that claims to be newer cannot be checked, and is not trusted.
void TestAltered::doesNotTrustNewerFile()
{
    QVERIFY(outside::alter(mPath, "UPDATE log SET body=replace(body, '5', '6') WHERE n=2; PRAGMA user_version=9"));
    auto game = opened();
    QVERIFY(game.has_value());
    QCOMPARE(game->doubts().size(), 1u);
    QCOMPARE(game->doubts().front().trouble, Trouble::Newer);
    QCOMPARE(game->note("x", "now").error().trouble, Trouble::Newer);
    QVERIFY(renderText(makeLog(*game)).find("\nNot checked:") != std::string::npos);
    QVERIFY(renderJson(makeLog(*game)).find("\"trouble\": \"newer\"") != std::string::npos);
}

void TestAltered::refusesComputedColumnsAndViews_data()
{
    QTest::addColumn<QByteArray>("change");
    const QByteArray endless = "(WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM c) SELECT max(i) FROM c)";
    const QByteArray costly = "length(hex(zeroblob(50000000+n)))";
    const QByteArray log = "ALTER TABLE log RENAME TO old; ";
    QTest::newRow("a column more") << "ALTER TABLE log ADD COLUMN z text GENERATED ALWAYS AS (" + costly
                                          + ") VIRTUAL NOT NULL";
    QTest::newRow("of another table") << "ALTER TABLE snapshots ADD COLUMN z text AS (" + costly + ") NOT NULL";
    QTest::newRow("the hash")
        << log
               + "CREATE TABLE log(n INTEGER PRIMARY KEY, kind, stamp, reason, body, state, snapshot, prior,"
                 " hash TEXT AS ("
               + costly + ")); INSERT INTO log SELECT n,kind,stamp,reason,body,state,snapshot,prior FROM old";
    QTest::newRow("a view")
        << log + "CREATE VIEW log AS SELECT n,kind,stamp,reason,body,state,snapshot,prior,hash FROM old, (SELECT "
               + endless + ")";
    QTest::newRow("no log") << log;
}

// A computed column made SQLite's own check run for a minute and use any amount of memory.
void TestAltered::refusesComputedColumnsAndViews()
{
    QFETCH(QByteArray, change);
    for (const char* version : {"", "; PRAGMA user_version=9"}) {
        init();
        // If a table is replaced, its triggers cannot be restored.
        (void)outside::alter(mPath, (change + version).toStdString());
        const QByteArray before = outside::bytesOf(mPath);
        const auto game = opened();
        QVERIFY(!game);
        QCOMPARE(game.error().trouble, Trouble::Changed);
        QVERIFY2(describe(game.error()).find("its tables are not those of a game file") != std::string::npos,
                 describe(game.error()).c_str());
        const auto check = Game::verify({mPath, {}});
        QVERIFY(check && !check->intact());
        QCOMPARE(outside::bytesOf(mPath), before);
    }
    // Extra tables are not read, so they compute nothing.
    for (const QByteArray more :
         {"CREATE TABLE more(n INTEGER PRIMARY KEY, z TEXT AS (length(hex(zeroblob(1000000+n)))) NOT NULL);"
          "INSERT INTO more VALUES(1)",
          "CREATE TABLE more(n); INSERT INTO more VALUES(1); CREATE VIEW computed AS SELECT hex(zeroblob(n)) FROM "
          "more"}) {
        init();
        QVERIFY(outside::alter(mPath, more.toStdString()));
        const auto game = opened();
        QVERIFY(game && game->doubts().size() == 1);
        QVERIFY(describe(game->doubts().front()).find("its tables") != std::string::npos);
    }
}

// A gigabyte of zeros after a game was read completely before the alteration was reported.
void TestAltered::detectsPadding()
{
    for (const qint64 size : {qint64(1000) << 20, qint64(QFile(QString::fromStdString(mPath)).size()) + 1}) {
        init();
        QVERIFY(QFile::resize(QString::fromStdString(mPath), size));
        const auto game = opened();
        QVERIFY(game.has_value());
        QCOMPARE(game->doubts().size(), 1u);
        QVERIFY2(describe(game->doubts().front()).find("its header says") != std::string::npos,
                 describe(game->doubts().front()).c_str());
        QVERIFY(game->readOnly());
    }
}

// A reader sees one consistent state of the file while another process writes.
void TestAltered::readsWhileAnotherProcessWrites()
{
    auto writer = opened();
    QVERIFY(writer.has_value());
    for (int n = 0; n < 40; ++n) {
        QVERIFY(writer->note("note " + std::to_string(n), "now").has_value());
        const auto reader = Game::open({mPath, {}}, false);
        QVERIFY(reader && reader->doubts().empty());
        QCOMPARE(reader->entries().size(), writer->entries().size());
    }
}

// A half-written file is recovered by any program that opens the game, also for reading only.
void TestAltered::recoversHalfWrittenFileForReaders()
{
    const QByteArray whole = outside::bytesOf(mPath);
    const QString name = QString::fromStdString(mPath);
    {
        sqlite3* db = nullptr;
        QCOMPARE(sqlite3_open(mPath.c_str(), &db), SQLITE_OK);
        // More than the cache holds is written to the file before the transaction ends.
        QCOMPARE(sqlite3_exec(db,
                              "PRAGMA cache_size=2; BEGIN IMMEDIATE; WITH RECURSIVE c(i) AS (SELECT 100 UNION ALL"
                              " SELECT i+1 FROM c WHERE i<400)"
                              " INSERT INTO log SELECT i,'note','','',hex(zeroblob(900)),'','','','' FROM c",
                              nullptr, nullptr, nullptr),
                 SQLITE_OK);
        QVERIFY(QFile::copy(name, name + ".torn"));
        QVERIFY(QFile::copy(name + "-journal", name + ".torn-journal"));
        sqlite3_close(db);
    }
    const std::string torn = mPath + ".torn";
    QVERIFY(outside::bytesOf(torn) != whole);
    const auto game = Game::open({torn, {}}, false);
    QVERIFY2(game.has_value(), game ? "" : describe(game.error()).c_str());
    QVERIFY(game->doubts().empty());
    QCOMPARE(game->closed()->trouble, Trouble::Unwritable);
    QCOMPARE(outside::bytesOf(torn), whole);
}

void TestAltered::formatsAndFindsHeads()
{
    const std::string whole = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";
    QCOMPARE(shortHead(whole), std::string("0123-4567-89ab-cdef"));
    QCOMPARE(*readHead(shortHead(whole)), std::string("0123456789abcdef"));
    QCOMPARE(*readHead("0123 4567 89AB CDEF 0"), std::string("0123456789abcdef0"));
    QCOMPARE(*readHead(whole), whole);
    for (const std::string& none : {std::string(), std::string("0123-4567"), whole + "0", "g" + whole.substr(1)}) {
        const auto refused = readHead(none);
        QVERIFY2(!refused, none.c_str());
        QCOMPARE(refused.error().trouble, Trouble::Usage);
    }
    QCOMPARE(rowOfHead({std::string(64, 'a'), whole, std::string(64, 'b')}, "0123456789abcdef"), 1);
    QCOMPARE(rowOfHead({std::string(64, 'a'), whole}, "0123456789abcdee"), -1);
    QCOMPARE(rowOfHead({}, whole), -1);
}

// A head that is kept elsewhere reveals what the chain alone cannot.
void TestAltered::headRevealsAlteredGame()
{
    const std::string head = Game::verify({mPath, {}})->head;
    {
        auto game = opened();
        QVERIFY(game->note("later", "now").has_value());
    }
    auto check = Game::verify({mPath, {}});
    QCOMPARE(rowOfHead(check->chain, head), 7);
    QCOMPARE(check->rows, 9);
    // The chain is valid up to the altered row.
    QVERIFY(outside::alter(mPath, "UPDATE log SET stamp='x' WHERE n=5"));
    check = Game::verify({mPath, {}});
    QCOMPARE(check->chain.size(), 5u);
    QCOMPARE(rowOfHead(check->chain, head), -1);
    // Another game from the same start, complete in itself.
    init();
    QVERIFY(QFile::remove(QString::fromStdString(mPath)));
    {
        Game game = played::fresh("a/outposts", {mPath, {}});
        QCOMPARE(played::play(game, "red: halt\n"), std::string());
    }
    check = Game::verify({mPath, {}});
    QVERIFY(check->intact());
    QCOMPARE(rowOfHead(check->chain, head), -1);
}

FW_TEST(TestAltered)
#include "tst_Altered.moc"
