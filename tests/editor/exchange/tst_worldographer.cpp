// Maps of Worldographer and Hexographer.
#include "editor/exchange/maps/Hexographer.h"
#include "tests/Main.h"

#include <QStringEncoder>
#include <zlib.h>

using namespace fw;

class WorldographerTest : public QObject
{
    Q_OBJECT

    QTemporaryDir mFolder;

    std::string fileOf(const QByteArray& bytes)
    {
        QFile file(mFolder.filePath("a.wxx"));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) < 0)
            return {};
        return file.fileName().toStdString();
    }

    static QByteArray utf16(const QString& text, QStringConverter::Encoding encoding = QStringConverter::Utf16BE)
    {
        QStringEncoder encoder(encoding);
        return encoder(text);
    }

    static QByteArray packed(const QByteArray& bytes)
    {
        z_stream stream{};
        if (deflateInit2(&stream, 1, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY) != Z_OK)
            return {};
        QByteArray out(qsizetype(deflateBound(&stream, uLong(bytes.size()))), '\0');
        stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
        stream.avail_in = uInt(bytes.size());
        stream.next_out = reinterpret_cast<Bytef*>(out.data());
        stream.avail_out = uInt(out.size());
        deflate(&stream, Z_FINISH);
        out.resize(qsizetype(stream.total_out));
        deflateEnd(&stream);
        return out;
    }

    static QString wxx(const QString& orientation)
    {
        return "<?xml version='1.1' encoding='utf-16'?>\n<map type=\"WORLD\" version=\"1.74\" hexOrientation=\""
               + orientation
               + "\">\n<gridandnumbering numberFirstCol=\"1\" numberFirstRow=\"1\" numberOrder=\"COL_ROW\" "
                 "numberPrePad=\"DOUBLE_ZERO\" numberSeparator=\".\"/>\n"
                 "<terrainmap>Blank\t0\tClassic/Flat Forest\t1\tClassic/Water Sea\t2</terrainmap>\n"
                 "<tiles viewLevel=\"WORLD\" tilesWide=\"3\" tilesHigh=\"2\">\n"
                 "<tilerow>\n1\t1000\t0\t0\t0\tZ\n2\t-3\t0\t0\t0\tZ\n</tilerow>\n"
                 "<tilerow>\n0\t0\t0\t0\t0\tZ\n1\t2000\t0\t0\t36\t9\t35\t0\t2\t2\t0\n</tilerow>\n"
                 "<tilerow>\n9\t0\t0\t0\t0\tZ\n1\t0\t0\t0\t0\tZ\n</tilerow>\n</tiles>\n"
                 "<features><feature type=\"Classic/Settlement City\"><location viewLevel=\"WORLD\" x=\"150\" "
                 "y=\"150\"/>"
                 "<label><location viewLevel=\"WORLD\" x=\"150\" y=\"150\"/>Capital &amp; "
                 "Port</label></feature></features>\n"
                 "<labels><label><location viewLevel=\"WORLD\" x=\"150\" y=\"450\"/>\nSea of "
                 "Storms\n</label></labels>\n"
                 "<shapes><shape tags=\"road\"><p type=\"m\" x=\"150\" y=\"150\"/><p x=\"150\" y=\"450\"/></shape>"
                 "<shape tags=\"floor\" fillColor=\"1,1,1,1\"><p x=\"0\" y=\"0\"/><p x=\"9\" "
                 "y=\"9\"/></shape></shapes>\n"
                 "<notes/>\n</map>\n";
    }

private slots:
    void mapsAreRead_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("shape");
        QTest::newRow("packed columns") << packed(utf16(wxx("COLUMNS"))) << int(GridShape::HexFlat);
        QTest::newRow("plain rows") << utf16(wxx("ROWS"), QStringConverter::Utf16LE) << int(GridShape::HexPointy);
        QTest::newRow("utf-8 squares") << wxx("SQUARE").toUtf8() << int(GridShape::Square);
    }

    void mapsAreRead()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, shape);
        const std::string path = fileOf(bytes);
        QVERIFY(looksLikeHexographer(std::string(bytes.data(), std::size_t(bytes.size()))));
        const Result<ImportModel> model = readHexographer(path);
        QVERIFY(model.has_value());
        const Map& map = model->maps.front().map;
        QCOMPARE(int(map.grid.shape), shape);
        QCOMPARE(map.grid.columns, 3);
        QCOMPARE(map.grid.rows, 2);
        QVERIFY(map.grid.evenShoved);
        QVERIFY(map.terrain[0] == (std::vector<std::string>{"Flat Forest", "Settlement City"}));
        QVERIFY(map.terrain[3] == std::vector<std::string>{"Water Sea"});
        QVERIFY(map.terrain[4] == std::vector<std::string>{"Flat Forest"});
        QVERIFY(map.terrain[1].empty());
        QCOMPARE(map.level[4], 9);
        QCOMPARE(map.level[3], 0);
        QCOMPARE(map.names.size(), std::size_t(2));
        QCOMPARE(map.names[0].text, std::string("Capital & Port"));
        QCOMPARE(map.names[0].cell, 0);
        QCOMPARE(map.names[1].text, std::string("Sea of Storms"));
        QCOMPARE(map.ways.size(), std::size_t(1));
        QCOMPARE(map.ways[0].kind, std::string("road"));
        QCOMPARE(map.numbering.label(map.grid, 0), std::string("01.01"));
        QStringList ids;
        for (const ImportNote& note : model->notes)
            ids << QString::fromStdString(note.id);
        ids.sort();
        QCOMPARE(ids, (QStringList{"hexographer/elevation", "hexographer/notes", "hexographer/shape",
                                   "hexographer/terrain"}));
    }

    void linesOfHexographerAreRead()
    {
        const QString text = "2,2,0\nsettings\thexes wide\nhexes\t4\nOcean\t1\t0\t0\nHills\t1\t0\t0\n"
                             "symbol\tTower\nMarsh\t1\t0\t0\nHills\t1\t0\t0\n"
                             "River\t1\t2\t3\t4\t5\t6\t150.0,150.0\t375.0,300.0\nodd\tline\n";
        const QByteArray bytes = utf16(QChar(0xFEFF) + text, QStringConverter::Utf16LE);
        QVERIFY(looksLikeHexographer(std::string(bytes.data(), std::size_t(bytes.size()))));
        const Result<ImportModel> model = readHexographer(fileOf(bytes));
        QVERIFY(model.has_value());
        const Map& map = model->maps.front().map;
        QVERIFY(map.terrain == (std::vector<std::vector<std::string>>{{"Ocean"}, {"Marsh"}, {"Hills"}, {"Hills"}}));
        QVERIFY(map.ways.at(0).cells == (std::vector<Cell>{0, 1}));
        QCOMPARE(model->notes.size(), std::size_t(2));
    }

    void othersAreRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no tiles") << utf16("<map hexOrientation=\"ROWS\"></map>");
        QTest::newRow("huge") << utf16("<map><tiles tilesWide=\"99999\" tilesHigh=\"99999\"/></map>");
        QTest::newRow("cut off") << utf16(wxx("ROWS")).left(1600);
        QTest::newRow("damaged gzip") << packed(utf16(wxx("ROWS"))).left(200);
        QTest::newRow("bomb") << packed(QByteArray(100 << 20, '\0'));
        QTest::newRow("entities") << QByteArray("<!DOCTYPE map [<!ENTITY a 'b'>]><map><tiles/></map>");
        QTest::newRow("short lines") << QByteArray("2,2\nhexes\nOcean\t1\n");
        QTest::newRow("no hexes") << QByteArray("2,2\nOcean\t1\n");
    }

    void othersAreRefused()
    {
        QFETCH(QByteArray, bytes);
        const std::string path = fileOf(bytes);
        const Result<ImportModel> model = readHexographer(path);
        QVERIFY(!model);
        QCOMPARE(model.error().file, path);
    }
};

FW_TEST(WorldographerTest)
#include "tst_worldographer.moc"
