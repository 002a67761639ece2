// Text maps: hexes, lines and labels come in and go out; other lines become notes with their numbers.
#include "editor/exchange/maps/TextMap.h"
#include "engine/store/Json.h"
#include "tests/Main.h"

using namespace fw;

class TextMapTest : public QObject
{
    Q_OBJECT

    QTemporaryDir mFolder;

    std::string fileOf(const QString& name, const QByteArray& bytes)
    {
        QFile file(mFolder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) < 0)
            return {};
        return file.fileName().toStdString();
    }

    static QString told(const std::vector<ImportNote>& notes)
    {
        QStringList all;
        for (const ImportNote& note : notes)
            all << QString::fromStdString(note.id + "@" + note.place + "*" + std::to_string(note.count));
        all.sort();
        return all.join(' ');
    }

    static Map drawn(GridShape shape, bool evenShoved)
    {
        Map map;
        map.grid = {shape, 5, 4, evenShoved};
        map.terrain.resize(20);
        map.terrain[0] = {"woods", "hill"};
        map.terrain[7] = {"town"};
        map.ways = {{"", "Post Road", "road", {0, 1, 2}, Origin::Printed}};
        map.names = {{"Mill", 7, 2, 0}, {"Great Ford", 7, 3, 0}, {"Inn", 3, 1, 0}};
        map.outOfPlay.cells = {19};
        return map;
    }

private slots:
    void hexesLinesAndLabelsAreRead()
    {
        const std::string path = fileOf("a.txt", "# a comment\n"
                                                 "forest attributes fill=\"green\"\n"
                                                 "forest path M0,0\n"
                                                 "<path id=\"x\" d=\"M0,0\"/>\n"
                                                 "other <text>Sea</text>\n"
                                                 "0101 forest hill \"Old Mill\" 24\n"
                                                 "0102 empty name=\"Ford\" town\n"
                                                 "0301 sea \xe2\x80\x9c"
                                                 "Bay\xe2\x80\x9d\r\n"
                                                 "0101-0301 road \"King's Road\"\n"
                                                 "010101 cellar\n"
                                                 "what is this\n"
                                                 "0101-02 road\n"
                                                 "include gone.txt\n"
                                                 "include https://example.org/more.txt\n");
        fileOf("more.txt", "0202 swamp\ninclude a.txt\n");
        const Result<ImportModel> model = readTextMap(path);
        QVERIFY(model.has_value());
        const Map& map = model->maps.front().map;
        QCOMPARE(map.grid.columns, 3);
        QCOMPARE(map.grid.rows, 2);
        QCOMPARE(int(map.grid.shape), int(GridShape::HexFlat));
        QVERIFY(map.grid.evenShoved);
        QVERIFY(map.terrain[0] == (std::vector<std::string>{"forest", "hill"}));
        QVERIFY(map.terrain[3] == std::vector<std::string>{"town"});
        QVERIFY(map.terrain[4] == std::vector<std::string>{"swamp"});
        QCOMPARE(map.names.size(), std::size_t(6)); // the file includes itself once through the other one
        QCOMPARE(map.names[0].size, 3);
        QCOMPARE(map.ways.front().cells.size(), std::size_t(3));
        QCOMPARE(map.ways.front().name, std::string("King's Road"));
        QVERIFY(map.outOfPlay.cells == std::vector<Cell>{5});
        QCOMPARE(map.numbering.label(map.grid, 0), std::string("0101"));
        QVERIFY(told(model->notes).contains("textMap/line@line 11*1"));
        QVERIFY(told(model->notes).contains("textMap/line@line 12*1"));
        QVERIFY(told(model->notes).contains("textMap/include@gone.txt*1"));
        QVERIFY(told(model->notes).contains("textMap/level@*"));
    }

    void negativeAndEvenColumnsKeepTheirPlaces()
    {
        const Result<ImportModel> model = readTextMap(fileOf("n.txt", "-02-01 sea\n0001 forest\n-0101--0201 road\n"));
        QVERIFY(model.has_value());
        const Map& map = model->maps.front().map;
        QCOMPARE(map.grid.columns, 3);
        QCOMPARE(map.grid.rows, 3);
        QVERIFY(!map.grid.evenShoved); // column -2 is even, so it is lower
        QVERIFY(map.terrain[0] == std::vector<std::string>{"sea"});
        QVERIFY(map.terrain[8] == std::vector<std::string>{"forest"});
        QCOMPARE(map.numbering.columnStart, -2);
        QCOMPARE(map.numbering.rowStart, -1);
    }

    void writtenMapsComeBack_data()
    {
        QTest::addColumn<int>("shape");
        QTest::addColumn<bool>("even");
        QTest::newRow("even") << int(GridShape::HexFlat) << true;
        QTest::newRow("odd") << int(GridShape::HexFlat) << false;
        QTest::newRow("square") << int(GridShape::Square) << true;
    }

    void writtenMapsComeBack()
    {
        QFETCH(int, shape);
        QFETCH(bool, even);
        const Map map = drawn(GridShape(shape), even);
        const Result<std::string> text = textMapText(map);
        QVERIFY(text.has_value());
        const Result<ImportModel> model = readTextMap(fileOf("w.txt", QByteArray::fromStdString(*text)));
        QVERIFY(model.has_value());
        Map back = model->maps.front().map;
        back.numbering = map.numbering;
        back.names = map.names; // their order is that of the cells
        QCOMPARE(writeMap(back), writeMap(map));
        QCOMPARE(model->maps.front().map.names.size(), map.names.size());
    }

    void otherMapsAreRefused()
    {
        Map map = drawn(GridShape::HexPointy, true);
        QVERIFY(!textMapText(map));
        map.grid = {GridShape::HexFlat, 100, 4, true};
        QVERIFY(!textMapText(map));
        QVERIFY(!readTextMap(fileOf("none.txt", "only words\n")));
        QVERIFY(!readTextMap(fileOf("line.txt", "0101-0202 road\n")));
        QVERIFY(!readTextMap(mFolder.filePath("absent.txt").toStdString()));
    }
};

FW_TEST(TextMapTest)
#include "tst_textmap.moc"
