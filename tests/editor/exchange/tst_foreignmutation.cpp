// Damaged files of every kind give an error or a map, never a crash; a map that is given fits its own grid.
#include "editor/exchange/CounterSheetCsv.h"
#include "editor/exchange/ForeignFile.h"
#include "editor/exchange/maps/Hexographer.h"
#include "editor/exchange/maps/Hexwright.h"
#include "editor/exchange/maps/TextMap.h"
#include "editor/exchange/tiled/TiledRead.h"
#include "editor/exchange/tiled/TiledText.h"
#include "tests/Main.h"

#include <random>

using namespace fw;

class ForeignMutationTest : public QObject
{
    Q_OBJECT

    QTemporaryDir mFolder;
    using Reader = Result<ImportModel> (*)(const std::string&);

    std::string fileOf(const std::string& bytes)
    {
        QFile file(mFolder.filePath("a"));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes.data(), qint64(bytes.size())) < 0)
            return {};
        return file.fileName().toStdString();
    }

    static std::string tiled(TiledForm form, TiledEncoding encoding)
    {
        Map map;
        map.grid = {GridShape::HexFlat, 4, 3, true};
        map.terrain.resize(12);
        map.terrain[1] = {"woods", "hill"};
        map.level = {0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0};
        map.sides = {{0, 1, {"creek"}, "blue", noCell}};
        map.ways = {{"r", "Road", "road", {0, 1, 2}, Origin::Printed}};
        map.names = {{"Mill", 3, 2, 0}};
        map.areas = {{"a", "Area", "entry", "", {4, 5}, Origin::Printed}};
        std::string text = tiledText(map, {form, encoding, 32, "t.png"}).value_or(TiledOutput()).text;
        const std::size_t layer = form == TiledForm::Tmx ? text.rfind("</map>") : std::string::npos;
        if (layer != std::string::npos) // what our own files do not have
            text.insert(layer,
                        "<group offsetx='8'><objectgroup><object gid='1' x='9' y='30' rotation='60'/><object x='1' "
                        "y='2' width='60' height='50'><ellipse/></object><object x='0' y='0'><polygon points='0,0 "
                        "90,0 90,90'/></object><object x='5' y='5'><polyline points='0,0 70,50 3,4'/></object>"
                        "</objectgroup><imagelayer><image source='p.png'/></imagelayer></group>");
        return text;
    }

    /// Changes a few places of a text: bytes, numbers, or pieces taken out, moved or repeated.
    static std::string changed(std::string text, std::mt19937& random)
    {
        static const char* const numbers[] = {"0",     "-1",        "99999999", "4294967295",          "-2147483648",
                                              "1e308", "NaN",       "inf",      "9223372036854775807", "0.0000001",
                                              "",      "2147483648"};
        static const char* const tokens[] = {"\"", "<",  ">",     "/>",   "{",    "}",  "[",    "]", ",",     "&",
                                             "\n", "\t", "&amp;", "<!--", "\xff", "</", "null", "'", "0101-", "BACK"};
        const auto below = [&](std::size_t end) { return end == 0 ? 0 : random() % end; };
        for (std::size_t left = 1 + below(4); left > 0; --left) {
            const std::size_t at = below(text.size());
            const std::size_t length = std::min(below(20), text.size() - at);
            switch (below(7)) {
            case 0:
                if (!text.empty())
                    text[at] = char(random());
                break;
            case 1: text.erase(at, length); break;
            case 2: text.insert(at, text.substr(below(text.size()), below(200))); break;
            case 3: text.insert(at, tokens[below(std::size(tokens))]); break;
            case 4: text.resize(at); break;
            default: {
                const std::size_t digit = text.find_first_of("0123456789", at);
                if (digit == std::string::npos)
                    break;
                const std::size_t end = std::min(text.find_first_not_of("0123456789.", digit), text.size());
                text.replace(digit, end - digit, numbers[below(std::size(numbers))]);
            }
            }
        }
        return text;
    }

    /// Whether everything in a model refers to what is there.
    static bool consistent(const ImportModel& model)
    {
        for (const ImportMap& map : model.maps) {
            const Grid& grid = map.map.grid;
            const auto inside = [&](Cell cell) { return grid.contains(cell); };
            if (!grid.valid() || map.map.terrain.size() != std::size_t(grid.cellCount())
                || (!map.map.level.empty() && map.map.level.size() != map.map.terrain.size())
                || !std::ranges::all_of(map.map.outOfPlay.cells, inside))
                return false;
            for (const Side& side : map.map.sides)
                if (!grid.adjacent(side.a, side.b))
                    return false;
            for (const Way& way : map.map.ways)
                if (way.cells.empty() || !std::ranges::all_of(way.cells, inside))
                    return false;
            for (const Area& area : map.map.areas)
                if (!std::ranges::all_of(area.cells, inside))
                    return false;
            for (const PlaceName& name : map.map.names)
                if (!inside(name.cell))
                    return false;
        }
        return std::ranges::all_of(model.setup, [&](const ImportPlacing& placing) {
            return placing.piece < model.pieces.size() && placing.map < model.maps.size()
                   && (placing.cell == noCell || model.maps[placing.map].map.grid.contains(placing.cell));
        });
    }

private slots:
    void damagedFilesAreReadOrRefused_data()
    {
        QTest::addColumn<QByteArray>("sample");
        QTest::addColumn<int>("kind");
        const auto row = [](const char* name, const std::string& sample, ForeignFormat kind) {
            QTest::newRow(name) << QByteArray::fromStdString(sample) << int(kind);
        };
        row("tmx", tiled(TiledForm::Tmx, TiledEncoding::Csv), ForeignFormat::Tiled);
        row("tmx zlib", tiled(TiledForm::Tmx, TiledEncoding::Zlib), ForeignFormat::Tiled);
        row("tmx zstd", tiled(TiledForm::Tmx, TiledEncoding::Zstd), ForeignFormat::Tiled);
        row("tmj", tiled(TiledForm::Tmj, TiledEncoding::Csv), ForeignFormat::Tiled);
        row("text map",
            "# map\ninclude a\nwoods attributes fill=\"green\"\n0101 woods \"Mill\" 20\n-0203 sea\n0101-0403-0202 road "
            "\"Post\"\n010101 cellar\n",
            ForeignFormat::TextMap);
        row("wxx",
            "<?xml version='1.1'?><map hexOrientation=\"ROWS\"><gridandnumbering numberFirstCol=\"1\"/>"
            "<terrainmap>A\t0\tB/C\t1</terrainmap><tiles tilesWide=\"2\" tilesHigh=\"2\"><tilerow>0\t10\n1\t3</tilerow>"
            "<tilerow>1\t5\n0\t7</tilerow></tiles><features><feature type=\"City\"><location x=\"150\" y=\"150\"/>"
            "<label>Name</label></feature></features><shapes><shape tags=\"road\"><p x=\"1\" y=\"2\"/><p x=\"400\" "
            "y=\"300\"/></shape></shapes></map>",
            ForeignFormat::Hexographer);
        row("hxm", "2,2\nhexes\nA\t1\t2\nB\t1\t2\nC\t1\t2\nD\t1\t2\nR\t1\t2\t3\t4\t5\t6\t1,2\t400,300\n",
            ForeignFormat::Hexographer);
        row("countersheet",
            "unit>,@,name,attack,BACK,attack\n3,inf,\"A, B\",4,y,2\n2+,arm,C,5.png,n,1\n\ncard,title=x\n,One\nENDBOX\n",
            ForeignFormat::CounterSheet);
        row("hexwright",
            "{\"schemaVersion\": 2, \"name\": \"P\", \"grid\": {\"grid_version\": 2, \"n_cols\": 3, \"col_pitch_x\": "
            "10.5, "
            "\"row_pitch_y\": 12, \"row_counts_by_parity\": {\"even\": 3, \"odd\": 2}}, \"terrain\": {\"terrain\": "
            "{\"0000\": \"woods\"}}, \"elevation\": {\"elevation\": {\"0001\": 3}}, \"hexsides\": {\"0000|0001\": "
            "[\"river\", \"road\"]}, \"features\": {\"features\": [{\"code\": \"0101\", \"type\": \"fort\"}]}}",
            ForeignFormat::Hexwright);
    }

    void damagedFilesAreReadOrRefused()
    {
        QFETCH(QByteArray, sample);
        QFETCH(int, kind);
        const Reader reader = kind == int(ForeignFormat::Tiled)         ? readTiled
                              : kind == int(ForeignFormat::TextMap)     ? readTextMap
                              : kind == int(ForeignFormat::Hexographer) ? readHexographer
                              : kind == int(ForeignFormat::Hexwright)   ? readHexwright
                                                                        : readCounterSheetCsv;
        const Result<ImportModel> whole = reader(fileOf(sample.toStdString()));
        QVERIFY(whole.has_value());
        QVERIFY(consistent(*whole));
        std::mt19937 random(20261130);
        int read = 0;
        for (int i = 0; i < 2000; ++i) {
            const std::string bytes = changed(sample.toStdString(), random);
            const std::string path = fileOf(bytes);
            const Result<ImportModel> model = reader(path);
            read += model ? 1 : 0;
            if (model)
                QVERIFY2(consistent(*model), bytes.c_str());
            else
                QVERIFY2(!model.error().text.empty(), bytes.c_str());
            if (i % 4 == 0)
                foreignFormatOf(path); // must not crash either
        }
        QVERIFY(read > 0 && read < 2000);
    }

    void absurdFilesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray map = "<map orientation='orthogonal' width='2' height='2' tilewidth='8' tileheight='8'>";
        QTest::newRow("deep groups") << map + QByteArray("<group>").repeated(100'000);
        QTest::newRow("deep elements") << map + QByteArray("<x>").repeated(1'000'000);
        QTest::newRow("deep json") << "{\"orientation\":\"orthogonal\",\"layers\":"
                                          + QByteArray("[").repeated(1'000'000);
        QTest::newRow("many layers") << map + QByteArray("<objectgroup/>").repeated(1000) + "</map>";
        QTest::newRow("layer bomb") << map + QByteArray("<layer width='2000' height='2000'><data/></layer>").repeated(3)
                                           + "</map>";
    }

    void absurdFilesAreRefused()
    {
        QFETCH(QByteArray, bytes);
        QVERIFY(!readTiled(fileOf(bytes.toStdString())));
    }

    void absurdNumbersBecomeNotes()
    {
        const Result<ImportModel> model = readTiled(fileOf(
            "<map orientation='orthogonal' width='2' height='1' tilewidth='8' tileheight='8'><tileset firstgid='1' "
            "tilecount='2' name='t'/><layer width='2' height='1'><data encoding='csv'>268435455,1</data></layer>"
            "<objectgroup><object x='NaN' y='inf' width='1e300' height='1e300'/><object gid='77' x='0' y='0'/><object "
            "x='0' "
            "y='0'><polyline points='0,0 1e300,1e300'/></object></objectgroup></map>"));
        QVERIFY(model.has_value());
        QVERIFY(consistent(*model));
        QVERIFY(model->notes.size() >= 2);
    }
};

FW_TEST(ForeignMutationTest)
#include "tst_foreignmutation.moc"
