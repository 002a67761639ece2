// A copy of a game for one side: sealed rows are hashes, and nothing in it helps to guess them.
#include "engine/report/LogText.h"
#include "tests/Main.h"
#include "tests/engine/session/Played.h"

#include "engine/session/GameCopy.h"
#include "engine/session/Log.h"
#include "engine/store/Journal.h"

#include "engine/store/JournalChain.h"
#include "engine/store/JournalDb.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace fw;

class tst_GameCopy : public QObject
{
    Q_OBJECT

private slots:
    void copyVerifiesWithTheGamesHead();
    void copyContainsItsSidesLog();
    void copyContainsNoHiddenCards();
    void hiddenCardsDoNotChangeOpenRows();
    void copyNamesItsSqliteVersion();
    void copyCannotBePlayed();
    void detectsAlteredByte();
    void overwritesOnlyItsOwnCopy();
    void refusesCopyWithoutAKey();
    void gameWithAKeyOpensNormally();

private:
    QString file(const char* name) const { return mFolder.filePath(name); }
    QTemporaryDir mFolder;
};

namespace {

Game dealt(const std::string& first, const std::string& second, const QString& path = {})
{
    GameStart start = played::start("words/piles");
    start.key = "known to nobody";
    Result<Game> game = Game::create(start, {path.toStdString(), {}}, "now");
    if (!game)
        qFatal("%s", plain(game.error().text).c_str());
    const std::string said = played::play(*game, "dice card " + first + "\ndice card " + second + "\nred: bury " + first
                                                     + "\nnote the tea is cold\n");
    if (!said.empty())
        qFatal("%s", said.c_str());
    return std::move(*game);
}

std::string copied(const Game& game, const QString& path)
{
    const Result<void> done = writeCopy(game, "blue", "later", path.toStdString());
    return done ? path.toStdString() : "not written: " + plain(done.error().text);
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

void tst_GameCopy::copyVerifiesWithTheGamesHead()
{
    const Game game = dealt("flags", "steel");
    const auto check = Game::verify({copied(game, file("own.game")), {}});
    QVERIFY2(check && check->intact(), check ? "altered" : plain(check.error().text).c_str());
    QCOMPARE(check->head, game.journal().lastHash());
    QCOMPARE(check->rows, std::int64_t(game.entries().size()));
    QVERIFY(check->copy.has_value());
    QCOMPARE(check->copy->side, std::string("blue"));
    QCOMPARE(check->copy->sealed, std::int64_t(sealedRows(game, "blue").size()));
    QVERIFY(check->copy->sealed > 0);
    QVERIFY(check->copy->sealed < check->rows - 1); // the note is open
    QCOMPARE(check->chain.size(), std::size_t(check->rows));
    QVERIFY(check->everyByte);
}

void tst_GameCopy::copyContainsItsSidesLog()
{
    const Game game = dealt("flags", "steel");
    const auto log = copiedLog(copied(game, file("log.game")));
    QVERIFY(log && *log);
    QCOMPARE((*log)->side, std::string("blue"));
    QVERIFY((*log)->doubts.empty());
    QCOMPARE((*log)->text, renderText(makeLog(game, {false, "blue"})));
    const Game whole = dealt("flags", "steel", file("whole.game"));
    const auto none = copiedLog(file("whole.game").toStdString());
    QVERIFY(none && !*none);
}

void tst_GameCopy::copyContainsNoHiddenCards()
{
    copied(dealt("flags", "steel"), file("silent.game"));
    const auto journal = Journal::open({file("silent.game").toStdString(), {}}, false);
    QVERIFY(journal.has_value());
    const auto rows = *journal->rows();
    for (const JournalRow& row : rows)
        QVERIFY2(row.body.find("flags") == std::string::npos && row.body.find("steel") == std::string::npos,
                 row.body.c_str());
    QVERIFY(journal->head()->key.empty());
    QVERIFY(!bytesOf(file("silent.game")).contains("known to nobody"));
}

void tst_GameCopy::hiddenCardsDoNotChangeOpenRows()
{
    copied(dealt("flags", "steel"), file("one.game"));
    copied(dealt("march", "battery"), file("two.game"));
    const auto one = Journal::open({file("one.game").toStdString(), {}}, false);
    const auto two = Journal::open({file("two.game").toStdString(), {}}, false);
    QVERIFY(one && two);
    const auto left = *one->rows();
    const auto right = *two->rows();
    QCOMPARE(left.size(), right.size());
    for (std::size_t i = 0; i < left.size(); ++i) {
        QCOMPARE(left[i].kind, right[i].kind);
        QCOMPARE(left[i].body, right[i].body);
        QCOMPARE(left[i].stamp, right[i].stamp);
    }
    QCOMPARE(one->head()->copiedLog, two->head()->copiedLog);
}

void tst_GameCopy::copyNamesItsSqliteVersion()
{
    // Another version may have started the game; all bytes of a copy come from its own writer.
    copied(dealt("flags", "steel"), file("writer.game"));
    const auto journal = Journal::open({file("writer.game").toStdString(), {}}, false);
    QVERIFY(journal.has_value());
    auto rows = *journal->rows();
    QCOMPARE(lastWriter(rows), sqliteVersion());
    const std::string own = '"' + std::to_string(sqliteVersion()) + '"';
    const std::size_t at = rows.front().body.find(own);
    QVERIFY(at != std::string::npos);
    rows.front().body.replace(at, own.size(), "\"3000001\"");
    QCOMPARE(lastWriter(rows), sqliteVersion());
    QVERIFY(mixedWriters(rows, sqliteVersion()));
}

void tst_GameCopy::copyCannotBePlayed()
{
    const std::string path = copied(dealt("flags", "steel"), file("closed.game"));
    const auto opened = Game::open({path, {}});
    QVERIFY(!opened);
    QVERIFY2(plain(opened.error().text).find("copy of a game for the eyes of one side") != std::string::npos,
             plain(opened.error().text).c_str());
}

void tst_GameCopy::detectsAlteredByte()
{
    copied(dealt("flags", "steel"), file("whole-copy.game"));
    const QByteArray whole = bytesOf(file("whole-copy.game"));
    QVERIFY(whole.size() > 4096);
    for (qsizetype at = 60; at < whole.size(); at += whole.size() / 97) {
        QByteArray altered = whole;
        altered[at] = char(altered[at] ^ 0x15);
        QFile out(file("altered.game"));
        QVERIFY(out.open(QIODevice::WriteOnly | QIODevice::Truncate));
        QCOMPARE(out.write(altered), altered.size());
        out.close();
        const auto check = Game::verify({out.fileName().toStdString(), {}});
        QVERIFY2(!check || !check->intact(), qPrintable(QString::number(at)));
    }
}

void tst_GameCopy::overwritesOnlyItsOwnCopy()
{
    const Game game = dealt("flags", "steel", file("real.game"));
    const QByteArray before = bytesOf(file("real.game"));
    QVERIFY(!writeCopy(game, "blue", "later", file("real.game").toStdString()));
    QCOMPARE(bytesOf(file("real.game")), before);
    // A copy replaces an older one for the same side, not one for another side.
    QVERIFY(writeCopy(game, "blue", "later", file("mine.game").toStdString()));
    QVERIFY(writeCopy(game, "blue", "later", file("mine.game").toStdString()));
    QVERIFY(!writeCopy(game, "red", "later", file("mine.game").toStdString()));
}

void tst_GameCopy::refusesCopyWithoutAKey()
{
    Game game = played::fresh("words/piles");
    QVERIFY(copyFor(game, "blue", "later")); // nothing is hidden yet
    QCOMPARE(played::play(game, "dice card flags\ndice card steel\n"), std::string());
    const auto copy = copyFor(game, "blue", "later");
    QVERIFY(!copy);
    QVERIFY(plain(copy.error().text).find("without a key") != std::string::npos);
}

void tst_GameCopy::gameWithAKeyOpensNormally()
{
    {
        dealt("flags", "steel", file("again.game"));
    }
    const auto again = Game::open({file("again.game").toStdString(), {}});
    QVERIFY2(again && again->doubts().empty(), again ? "doubted" : plain(again.error().text).c_str());
    QVERIFY(!again->readOnly());
    QCOMPARE(again->verify()->findings.size(), std::size_t(0));
    // The digests depend on this key.
    const Game without = played::fresh("words/piles");
    QVERIFY(again->journal().rows()->front().state != without.journal().rows()->front().state);
}

FW_TEST(tst_GameCopy)
#include "tst_GameCopy.moc"
