// Maps of Hexwright: projects, manifests with a file for each layer, and single layers.
#include "editor/exchange/maps/Hexwright.h"
#include "editor/exchange/maps/LinkChains.h"
#include "tests/Main.h"

using namespace fw;

class HexwrightTest : public QObject
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

private slots:
    void manifestsAreRead()
    {
        fileOf("hexgrid.json", "{\"grid_version\": 1, \"n_cols\": 4, \"n_rows\": 3, \"col_pitch_x\": 100, "
                               "\"row_pitch_y\": 115.47, \"even_col_y_offset\": 57.7}");
        fileOf("terrain.json", "{\"terrain\": {\"0000\": \"woods\", \"0302\": \"clear\", \"zz\": \"clear\"}}");
        fileOf("hexsides.json", "{\"_comment\": \"x\", \"rivers\": [{\"a\": \"0000\", \"b\": \"0001\"}], \"roads\": "
                                "[{\"a\": \"0001\", \"b\": \"0002\"}, {\"a\": \"0000\", \"b\": \"0001\"}, "
                                "{\"a\": \"0000\", \"b\": \"0302\"}]}");
        fileOf("features.json", "{\"features\": [{\"code\": \"0102\", \"type\": \"fort\", \"name\": \"Fort Lake\", "
                                "\"attrs\": {\"strength\": 3}}]}");
        fileOf("names.json", "{\"names\": {\"0101\": \"Ferrum\"}}");
        const std::string path = fileOf(
            "project.json", "{\"name\": \"Valley\", \"hexgrid\": \"demo/hexgrid.json\", \"terrain\": "
                            "\"demo/terrain.json\", \"hexsides\": \"demo/hexsides.json\", \"features\": "
                            "\"demo/features.json\", \"names\": \"demo/names.json\", \"elevation\": \"gone.json\"}");
        const Result<ImportModel> model = readHexwright(path);
        QVERIFY(model.has_value());
        const Map& map = model->maps.front().map;
        QCOMPARE(model->title, std::string("Valley"));
        QCOMPARE(map.grid.columns, 4);
        QCOMPARE(map.grid.rows, 3);
        QVERIFY(!map.grid.evenShoved); // the columns 00, 02 are lower
        QCOMPARE(map.cellStretch, 1000);
        QVERIFY(map.terrain[std::size_t(map.grid.cell(0, 0))] == std::vector<std::string>{"woods"});
        QVERIFY(map.terrain[std::size_t(map.grid.cell(1, 2))] == std::vector<std::string>{"fort"});
        QCOMPARE(map.sides.size(), std::size_t(1));
        QVERIFY(map.sides[0].features == std::vector<std::string>{"rivers"});
        QCOMPARE(map.ways.size(), std::size_t(1));
        QCOMPARE(map.ways[0].cells.size(), std::size_t(3));
        QCOMPARE(map.names.size(), std::size_t(2));
        QCOMPARE(map.numbering.label(map.grid, map.grid.cell(3, 2)), std::string("0302"));
        QStringList ids;
        for (const ImportNote& note : model->notes)
            ids << QString::fromStdString(note.id);
        ids.sort();
        QCOMPARE(ids, (QStringList{"hexwright/attributes", "hexwright/code", "hexwright/edge", "hexwright/file"}));
    }

    void projectsAreRead()
    {
        const std::string path = fileOf(
            "p.json", "{\"schemaVersion\": 2, \"name\": \"P\", \"grid\": {\"grid_version\": 2, \"n_cols\": 3, "
                      "\"row_counts_by_parity\": {\"even\": 3, \"odd\": 2}, \"odd_col_y_offset\": 50}, "
                      "\"terrain\": {\"_comment\": \"x\", \"terrain\": {\"0000\": \"woods\"}}, \"elevation\": "
                      "{\"elevation\": {\"0001\": 3}}, \"hexsides\": {\"0000|0001\": [\"river\", \"road\"]}}");
        const Result<ImportModel> model = readHexwright(path);
        QVERIFY(model.has_value());
        const Map& map = model->maps.front().map;
        QCOMPARE(map.grid.rows, 3);
        QVERIFY(map.grid.evenShoved);
        QVERIFY(map.outOfPlay.cells == std::vector<Cell>{map.grid.cell(1, 2)});
        QCOMPARE(map.level[std::size_t(map.grid.cell(0, 1))], 3);
        QCOMPARE(map.sides.size(), std::size_t(1));
        QCOMPARE(map.ways.size(), std::size_t(1));
    }

    void layersAreRead()
    {
        const Result<ImportModel> terrain = readHexwright(
            fileOf("t.json", "{\"_comment\": \"edited in Hexwright v2.1\", \"terrain\": {\"0203\": \"woods\"}}"));
        QVERIFY(terrain.has_value());
        QCOMPARE(terrain->maps.front().map.grid.columns, 3);
        const Result<ImportModel> features = readHexwright(
            fileOf("f.json", "{\"_comment\": \"edited in Hexwright v2.1\", \"features\": [{\"code\": \"0203\", "
                             "\"type\": \"city\"}]}"));
        QVERIFY(features.has_value());
        QCOMPARE(features->maps.front().map.grid.rows, 4);
    }

    void othersAreRefused()
    {
        QVERIFY(!readHexwright(fileOf("o.json", "{\"terrain\": {\"0203\": \"woods\"}}")));
        QVERIFY(!readHexwright(fileOf("o.json", "[]")));
        QVERIFY(!readHexwright(fileOf("o.json", "{\"hexgrid\": {\"n_cols\": 1e9, \"n_rows\": 1e9}}")));
        QVERIFY(!readHexwright(fileOf("o.json", "{\"hexgrid\": {}}")));
        QVERIFY(!readHexwright(fileOf("o.json", "{\"hexgrid\": {}, \"nodes\": []}")));
        QVERIFY(!readHexwright(FW_SOURCE_DIR "/scenarios/brandywine/brandywine.scenario.json"));
    }

    void linksBecomeChains()
    {
        using Links = std::vector<std::pair<Cell, Cell>>;
        using Chains = std::vector<std::vector<Cell>>;
        QVERIFY(linkChains(Links{}) == Chains{});
        QVERIFY(linkChains(Links{{2, 3}, {1, 2}, {2, 1}}) == (Chains{{1, 2, 3}}));
        QVERIFY(linkChains(Links{{1, 2}, {2, 3}, {3, 1}}) == (Chains{{1, 2, 3, 1}}));
        QVERIFY(linkChains(Links{{1, 5}, {5, 2}, {5, 3}}) == (Chains{{1, 5}, {2, 5}, {3, 5}}));
    }
};

FW_TEST(HexwrightTest)
#include "tst_hexwright.moc"
