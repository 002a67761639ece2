// Zip archives, and the texts with separators of VASSAL.
#include "editor/exchange/Archive.h"
#include "editor/exchange/vassal/Sequence.h"
#include "tests/Main.h"

using namespace fw;

class ArchiveTest : public QObject
{
    Q_OBJECT

    QTemporaryDir mFolder;

    /// The path of a new file with this content.
    std::string fileOf(const std::string& bytes)
    {
        QFile file(mFolder.filePath("a.zip"));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes.data(), qint64(bytes.size())) < 0)
            return {};
        file.close();
        return file.fileName().toStdString();
    }

private slots:
    void entriesComeBack()
    {
        const std::vector<ArchiveEntry> entries = {
            {"buildFile.xml", "<a/>"}, {"images/\xc3\xa9 1.png", std::string(100000, 'x')}, {"empty", ""}};
        const Result<std::string> bytes = zipped(entries);
        QVERIFY(bytes.has_value());
        const Result<ArchiveReader> reader = ArchiveReader::open(fileOf(*bytes));
        QVERIFY(reader.has_value());
        QCOMPARE(reader->names().size(), entries.size());
        for (const ArchiveEntry& entry : entries) {
            QVERIFY(reader->has(entry.name));
            QCOMPARE(reader->read(entry.name, 1 << 20).value_or("none"), entry.bytes);
        }
    }

    void archivesInArchivesAreRead()
    {
        const std::string inner = zipped({{"a", "1"}}).value_or("");
        const Result<ArchiveReader> reader = ArchiveReader::ofBytes(inner);
        QVERIFY(reader.has_value());
        QCOMPARE(reader->read("a", 10).value_or(""), std::string("1"));
        QVERIFY(!ArchiveReader::ofBytes("no zip").has_value());
    }

    void bytesAreReproducible()
    {
        const std::vector<ArchiveEntry> entries = {{"a", "1"}, {"b", "2"}};
        const std::string once = zipped(entries).value_or("");
        qputenv("TZ", "Asia/Tokyo");
        tzset();
        const std::string again = zipped(entries).value_or("");
        qunsetenv("TZ");
        tzset();
        QVERIFY(!once.empty());
        QCOMPARE(once, again);
    }

    void longEntriesAreRefused()
    {
        const std::string bytes = zipped({{"bomb", std::string(std::size_t(5) << 20, '\0')}}).value_or("");
        QVERIFY(bytes.size() < 20000);
        const Result<ArchiveReader> reader = ArchiveReader::open(fileOf(bytes));
        QVERIFY(reader.has_value());
        QCOMPARE(reader->read("bomb", std::size_t(4) << 20).error().place, std::string("bomb"));
        QCOMPARE(reader->read("bomb", std::size_t(5) << 20).value_or("").size(), std::size_t(5) << 20);
        QVERIFY(!reader->read("other", 10));
    }

    void otherFilesAreRefused()
    {
        QVERIFY(!ArchiveReader::open(fileOf("PK no zip")));
        QVERIFY(!ArchiveReader::open(mFolder.filePath("absent.zip").toStdString()));
        QVERIFY(!zipped({{"a", "1"}, {"a", "2"}}));
    }

    void sequencesComeBack_data()
    {
        QTest::addColumn<QStringList>("tokens");
        QTest::addColumn<QString>("text");
        QTest::newRow("plain") << QStringList{"a", "b"} << "a;b";
        QTest::newRow("separator") << QStringList{"1/95th; Rifles", "x"} << "1/95th\\; Rifles;x";
        QTest::newRow("backslash first") << QStringList{"\\a", "x"} << "'\\a';x";
        QTest::newRow("apostrophes") << QStringList{"'a'", "O'Hara"} << "''a'';O'Hara";
        QTest::newRow("empty") << QStringList{"", "", "x", ""} << ";;x;";
    }

    void sequencesComeBack()
    {
        QFETCH(QStringList, tokens);
        QFETCH(QString, text);
        std::vector<std::string> given;
        for (const QString& token : tokens)
            given.push_back(token.toStdString());
        QCOMPARE(QString::fromStdString(joinSequence(given, ';')), text);
        QVERIFY(splitSequence(text.toStdString(), ';') == given);
    }

    void nestedSequencesArePeeledOneByOne()
    {
        const std::string inner = joinSequence({"t3", "t4"}, '\t');
        const std::string text = joinSequence({"t1", joinSequence({"t2", inner}, '\t')}, '\t');
        SequenceDecoder outer(text, '\t');
        QCOMPARE(outer.next(), std::string("t1"));
        const std::string rest = outer.next();
        QVERIFY(!outer.more());
        SequenceDecoder second(rest, '\t');
        QCOMPARE(second.next(), std::string("t2"));
        QCOMPARE(second.next(), inner);
    }
};

FW_TEST(ArchiveTest)
#include "tst_archive.moc"
