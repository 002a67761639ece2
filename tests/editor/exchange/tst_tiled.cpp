// Maps for Tiled come back without change, and maps that Tiled made are understood.
#include "editor/exchange/tiled/TiledRead.h"
#include "editor/exchange/tiled/TiledText.h"
#include "engine/store/Files.h"
#include "tests/Main.h"

#include <QDirIterator>

#include <random>

using namespace fw;

namespace {

/// A map of any shape with something in every list.
Map fullMap(GridShape shape, bool evenShoved, int columns, int rows)
{
    Map map;
    map.title = "Ford & <Mill> \"Street\"";
    map.grid = {shape, columns, rows, evenShoved};
    map.numbering = letterAndNumber();
    map.cellMillimetres = 17;
    map.cellStretch = 930;
    map.style = "winter";
    map.origin = Origin::Reconstructed;
    map.panels = {{"p", "turns", "", "Time", 3, 4, 50, 60}};
    const char* const words[] = {"woods", "hill", "town"};
    std::mt19937 random(7);
    for (Cell cell = 0; cell < map.grid.cellCount(); ++cell) {
        std::vector<std::string> features;
        for (const char* word : words)
            if (random() % 3 == 0)
                features.emplace_back(word);
        map.terrain.push_back(features);
        map.level.push_back(int(random() % 4) - 1);
        if (random() % 9 == 0)
            map.outOfPlay.cells.push_back(cell);
        for (int direction = 0; direction < map.grid.directions() / 2; ++direction) {
            const Cell other = map.grid.neighbour(cell, direction);
            if (other == noCell || random() % 2 == 0)
                continue;
            Side side{cell, other, {"creek"}, {}, noCell};
            if (random() % 2 == 0)
                std::swap(side.a, side.b);
            if (random() % 4 == 0)
                side.features.emplace_back("bridge");
            if (random() % 5 == 0)
                side.owner = "blue";
            if (random() % 5 == 0)
                side.shelters = other;
            map.sides.push_back(side);
        }
    }
    const Grid& grid = map.grid;
    map.ways = {{"post", "Post Road", "road", {grid.cell(0, 0), grid.cell(1, 0), grid.cell(1, 1)}, Origin::Reading},
                {"", "", "trail", {grid.cell(2, 2)}, Origin::Printed}};
    map.areas = {{"entry-1", "Entry <1>", "entry", "blue", {grid.cell(2, 1), grid.cell(0, 1)}, Origin::Reconstructed},
                 {"none", "", "", "", {}, Origin::Printed}};
    map.names = {{"Mill & \xc3\x89tang", grid.cell(1, 1), 3, -20}, {"Ford", grid.cell(1, 1), 2, 0}};
    return map;
}

std::string wordsOf(const ImportModel& model)
{
    std::string all;
    for (const std::vector<std::string>& words : model.maps.front().map.terrain) {
        for (const std::string& word : words)
            all += word + " ";
        all += "|";
    }
    return all;
}

QStringList idsOf(const std::vector<ImportNote>& notes)
{
    QStringList ids;
    for (const ImportNote& note : notes)
        ids << QString::fromStdString(note.id);
    return ids;
}

} // namespace

class TiledTest : public QObject
{
    Q_OBJECT

    QTemporaryDir mFolder;

    std::string fileOf(const QString& name, const std::string& bytes)
    {
        const QString path = mFolder.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes.data(), qint64(bytes.size())) < 0)
            return {};
        return path.toStdString();
    }

    /// The map after it went to a file of Tiled and back; a map without a title if that failed.
    Map around(const Map& map, const TiledChoice& choice)
    {
        const Result<TiledOutput> out = tiledText(map, choice);
        if (!out)
            return {};
        const bool json = choice.form == TiledForm::Tmj;
        const Result<ImportModel> model = readTiled(fileOf(json ? "a.tmj" : "a.tmx", out->text));
        return model && model->notes.empty() ? model->maps.front().map : Map();
    }

private slots:
    void mapsComeBack_data()
    {
        QTest::addColumn<int>("shape");
        QTest::addColumn<bool>("even");
        QTest::addColumn<int>("form");
        QTest::addColumn<int>("encoding");
        const std::pair<const char*, GridShape> shapes[] = {
            {"flat", GridShape::HexFlat}, {"pointy", GridShape::HexPointy}, {"square", GridShape::Square}};
        const char* const encodings[] = {"elements", "csv", "base64", "gzip", "zlib", "zstd"};
        for (const auto& [name, shape] : shapes)
            for (const bool even : {true, false})
                for (int form = 0; form < 2; ++form)
                    for (int encoding = 0; encoding < 6; ++encoding)
                        if (shape != GridShape::Square || even)
                            QTest::addRow("%s %s %s %s", name, even ? "even" : "odd", form == 0 ? "tmx" : "tmj",
                                          encodings[encoding])
                                << int(shape) << even << form << encoding;
    }

    void mapsComeBack()
    {
        QFETCH(int, shape);
        QFETCH(bool, even);
        QFETCH(int, form);
        QFETCH(int, encoding);
        for (const auto& [columns, rows] : {std::pair(9, 7), std::pair(4, 12)}) {
            const Map map = fullMap(GridShape(shape), even, columns, rows);
            const Map back = around(map, {TiledForm(form), TiledEncoding(encoding), 64, "a-tiles.png"});
            QCOMPARE(writeMap(back), writeMap(map));
        }
    }

    void shippedMapsComeBack()
    {
        int maps = 0;
        QDirIterator files(FW_SOURCE_DIR "/scenarios", {"*.scenario.json"}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const Result<Scenario> scenario = readScenarioFile(files.next().toStdString());
            QVERIFY(scenario.has_value());
            const Map& map = scenario->map;
            const TiledChoice choice{TiledForm(maps % 2), TiledEncoding(maps % 6), 96, "a-tiles.png"};
            if (map.grid.linked()) {
                QVERIFY(!tiledText(map, choice));
                continue;
            }
            QCOMPARE(writeMap(around(map, choice)), writeMap(map));
            ++maps;
        }
        QVERIFY(maps >= 8);
    }

    void tilesHaveWordsByPropertyClassPictureOrNumber()
    {
        fileOf("sets/houses.tsx",
               "<?xml version='1.0'?><tileset name='houses' tilewidth='32' tileheight='28' tilecount='2' columns='0'>"
               "<tile id='0'><image source='../art/church.png' width='32' height='28'/></tile>"
               "<tile id='1' type='town'><image source='../art/t.png' width='32' height='28'/></tile></tileset>");
        const std::string tmx =
            "<map orientation='hexagonal' width='6' height='1' tilewidth='32' tileheight='28' hexsidelength='16' "
            "staggeraxis='x' staggerindex='odd'><tileset firstgid='1' name='land' tilewidth='32' tileheight='28' "
            "tilecount='3' columns='3'><image source='land.png'/><tile id='0'><properties><property name='terrain' "
            "value='woods, hill'/><property name='elevation' value='2'/></properties></tile><tile id='1' "
            "class='marsh'/></tileset><tileset firstgid='10' source='sets/houses.tsx'/><tileset firstgid='20' "
            "source='absent.tsx'/><layer name='a' width='6' height='1'><data><tile gid='1'/><tile gid='2147483650'/>"
            "<tile gid='3'/><tile gid='10'/><tile gid='11'/><tile gid='25'/></data></layer></map>";
        const Result<ImportModel> model = readTiled(fileOf("words.tmx", tmx));
        QVERIFY(model.has_value());
        QCOMPARE(wordsOf(*model), std::string("woods hill |marsh |land:2 |church |town |absent:5 |"));
        QVERIFY(model->maps.front().map.level == (std::vector<int>{2, 0, 0, 0, 0, 0}));
        QCOMPARE(idsOf(model->notes), QStringList{"tiled/tileset"});
    }

    void objectsBecomePlacesWaysAreasAndPieces()
    {
        const std::string tmx =
            "<map orientation='orthogonal' width='4' height='4' tilewidth='10' tileheight='10'><tileset firstgid='1' "
            "name='u' tilewidth='10' tileheight='10' tilecount='4' columns='2'><image source='u.png'/><tile id='1' "
            "type='infantry'><properties><property name='Strength' value='4'/></properties></tile></tileset>"
            "<group offsetx='10'><objectgroup name='things'>"
            "<object id='1' name='Mill' x='5' y='5'><point/></object>"
            "<object id='2' type='road' x='-5' y='35'><polyline points='0,0 30,0'/></object>"
            "<object id='3' type='wall' x='0' y='10'><polyline points='0,0 20,0'/></object>"
            "<object id='4' name='Wood' x='0' y='20' width='20' height='10'/>"
            "<object id='5' name='1st' gid='2' x='10' y='40' width='10' height='10'><properties><property "
            "name='side' value='blue'/></properties></object>"
            "<object id='6' name='far' x='900' y='1e300'><point/></object></objectgroup></group></map>";
        const Result<ImportModel> model = readTiled(fileOf("objects.tmx", tmx));
        QVERIFY(model.has_value());
        const Map& map = model->maps.front().map;
        QCOMPARE(map.names.size(), std::size_t(1));
        QCOMPARE(map.names[0].cell, map.grid.cell(1, 0));
        QCOMPARE(map.ways.size(), std::size_t(1));
        QVERIFY(
            map.ways[0].cells
            == (std::vector<Cell>{map.grid.cell(0, 3), map.grid.cell(1, 3), map.grid.cell(2, 3), map.grid.cell(3, 3)}));
        QCOMPARE(map.sides.size(), std::size_t(2));
        QVERIFY(map.sides[0].features == std::vector<std::string>{"wall"});
        QCOMPARE(map.areas.size(), std::size_t(1));
        QVERIFY(map.areas[0].cells == (std::vector<Cell>{map.grid.cell(1, 2), map.grid.cell(2, 2)}));
        QCOMPARE(model->pieces.size(), std::size_t(1));
        QCOMPARE(model->pieces[0].type, std::string("infantry"));
        QCOMPARE(model->pieces[0].side, std::string("blue"));
        QCOMPARE(model->pieces[0].values.at("Strength"), std::string("4"));
        QCOMPARE(model->pieces[0].front, std::string("u.png#1"));
        QCOMPARE(model->setup.at(0).cell, map.grid.cell(2, 3));
        QCOMPARE(idsOf(model->notes), QStringList{"tiled/name"});
    }

    void infiniteMapsAreCutToTheirTiles()
    {
        const std::string tmx =
            "<map orientation='hexagonal' width='30' height='20' tilewidth='32' tileheight='28' hexsidelength='16' "
            "staggeraxis='x' staggerindex='odd' infinite='1'><tileset firstgid='1' name='t' tilecount='9' "
            "columns='3'/><layer name='a' width='30' height='20'><data encoding='csv'><chunk x='-4' y='0' width='4' "
            "height='2'>0,1,2,0,0,3,0,0</chunk><chunk x='0' y='0' width='1' height='1'>4</chunk></data></layer></map>";
        const Result<ImportModel> model = readTiled(fileOf("infinite.tmx", tmx));
        QVERIFY(model.has_value());
        const Map& map = model->maps.front().map;
        QCOMPARE(map.grid.columns, 4);
        QCOMPARE(map.grid.rows, 2);
        QVERIFY(!map.grid.evenShoved); // its first column was an odd one
        QCOMPARE(wordsOf(*model), std::string("t:0 |t:1 ||t:3 |t:2 ||||"));
    }

    void impossibleMapsAreRefused_data()
    {
        QTest::addColumn<QString>("attributes");
        QTest::addColumn<QString>("content");
        const QString fair = "orientation='orthogonal' width='2' height='2' tilewidth='8' tileheight='8'";
        QTest::newRow("isometric") << "orientation='isometric' width='2' height='2' tilewidth='8' tileheight='8'"
                                   << "";
        QTest::newRow("huge") << "orientation='orthogonal' width='9999' height='9999' tilewidth='8' tileheight='8'"
                              << "";
        QTest::newRow("overflow") << "orientation='orthogonal' width='2147483647' height='2147483647' tilewidth='8' "
                                     "tileheight='8'"
                                  << "<layer width='2147483647' height='2147483647'><data encoding='base64' "
                                     "compression='zlib'>eJw=</data></layer>";
        QTest::newRow("no tiles") << "orientation='orthogonal' width='2' height='2' tilewidth='0' tileheight='8'"
                                  << "";
        QTest::newRow("short csv") << fair << "<layer width='2' height='2'><data encoding='csv'>1,2,3</data></layer>";
        QTest::newRow("long csv") << fair
                                  << "<layer width='2' height='2'><data encoding='csv'>1,2,3,4,5</data></layer>";
        QTest::newRow("no number") << fair << "<layer width='2' height='2'><data encoding='csv'>1,2,3,x</data></layer>";
        QTest::newRow("bad base64") << fair << "<layer width='2' height='2'><data encoding='base64'>!!!</data></layer>";
        QTest::newRow("unknown") << fair << "<layer width='2' height='2'><data encoding='lzma'>1</data></layer>";
        QTest::newRow("cut off") << fair << "<layer width='2'";
    }

    void impossibleMapsAreRefused()
    {
        QFETCH(QString, attributes);
        QFETCH(QString, content);
        const std::string path = fileOf("bad.tmx", ("<map " + attributes + ">" + content + "</map>").toStdString());
        const Result<ImportModel> model = readTiled(path);
        QVERIFY(!model);
        QCOMPARE(model.error().file, path);
    }

    void entitiesAreRefused()
    {
        const std::string path = fileOf(
            "bomb.tmx", "<!DOCTYPE map [<!ENTITY a 'aaaaaaaa'><!ENTITY b '&a;&a;&a;&a;'>]><map><x>&b;</x></map>");
        QVERIFY(!readTiled(path));
    }
};

FW_TEST(TiledTest)
#include "tst_tiled.moc"
