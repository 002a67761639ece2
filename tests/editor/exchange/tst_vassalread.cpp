// Modules of VASSAL: boards, grids, counters, set-up, and files that are damaged or hostile.
#include "editor/exchange/vassal/VassalRead.h"
#include "tests/Main.h"
#include "tests/editor/exchange/VassalModule.h"

#include <QDir>
#include <QElapsedTimer>

using namespace fw;
using namespace vassalmodule;

class VassalReadTest : public QObject
{
    Q_OBJECT

    QTemporaryDir mFolder;

    ImportModel read(const std::string& content, std::vector<ArchiveEntry> more = {})
    {
        const Result<ImportModel> model = readVassal(archive(mFolder, module(content), std::move(more)));
        if (!model)
            qWarning() << describe(model.error()).c_str();
        return model.value_or(ImportModel());
    }

    static int noted(const ImportModel& model, const std::string& id, const std::string& place = {})
    {
        int count = 0;
        for (const ImportNote& note : model.notes)
            if (note.id == id && (place.empty() || note.place == place))
                count += note.count;
        return count;
    }

    static std::string label(const ImportModel& model, const ImportPlacing& placing)
    {
        const Map& map = model.maps[placing.map].map;
        return map.numbering.label(map.grid, placing.cell);
    }

    static std::string stack(const std::string& attributes, const std::string& content,
                             const std::string& word = "SetupStack")
    {
        return "<VASSAL.build.module.map." + word + " name=\"at start\" " + attributes + ">" + content
               + "</VASSAL.build.module.map." + word + ">";
    }

private slots:
    void aWholeModuleIsRead()
    {
        const std::string flip = slot(
            {{"prototype;French", ""},
             {"emb2;;128;A;Flip;128;;;128;;;;1;false;0;0;a.png,b.png;,;true;Step;;;false;;1;1;true", "1"},
             {"mark;MA,Type", "4,infantry"},
             {"rotate;6;93,130;91,130;CW;CCW;;;Facing;", "2"},
             {"piece;;;a.png;1/95th Rifles", "null;0;0;7;0"}});
        const ImportModel model = read(
            "<VASSAL.build.module.PlayerRoster><entry>Solitaire</entry><entry>French</entry><entry>Allies</entry>"
            "</VASSAL.build.module.PlayerRoster>"
            "<VASSAL.build.module.PrototypesContainer><VASSAL.build.module.PrototypeDefinition name=\"French\">"
                + xmlText(slot({{"mark;Side", "French"}, {"piece;;;;", "null;0;0"}}))
                + "</VASSAL.build.module.PrototypeDefinition></VASSAL.build.module.PrototypesContainer>"
                + map("Main Map", board("Field", hexes, "image=\"field.png\""),
                      stack("owningBoard=\"Field\" useGridLocation=\"false\" x=\"160\" y=\"180\"",
                            pieceSlot("1/95th Rifles", flip))
                          + stack("owningBoard=\"Field\" useGridLocation=\"true\" location=\"0503\" x=\"1\" y=\"1\"",
                                  pieceSlot("1/95th Rifles", flip))
                          + stack("owningBoard=\"Field\" x=\"50\" y=\"50\"",
                                  pieceSlot("Card", counter("Card", "c.png"), "CardSlot"), "DrawPile"))
                + "<VASSAL.build.module.PieceWindow name=\"Pieces\"><VASSAL.build.widget.TabWidget "
                  "entryName=\"Pieces\">"
                  "<VASSAL.build.widget.PanelWidget entryName=\"French Army\"><VASSAL.build.widget.ListWidget "
                  "entryName=\"1st Corps\">"
                + pieceSlot("1/95th Rifles", flip) + pieceSlot("Guard", counter("Guard", "g"))
                + "</VASSAL.build.widget.ListWidget></VASSAL.build.widget.PanelWidget>"
                  "<VASSAL.build.widget.PanelWidget entryName=\"Markers\">"
                + pieceSlot("Disrupted", counter("Disrupted", "d.png"))
                + "</VASSAL.build.widget.PanelWidget></VASSAL.build.widget.TabWidget></VASSAL.build.module.PieceWindow>"
                  "<VASSAL.build.module.turn.TurnTracker name=\"Turn\"><VASSAL.build.module.turn.CounterTurnLevel "
                  "start=\"1\" "
                  "incr=\"1\" loop=\"true\" loopLimit=\"12\"/></VASSAL.build.module.turn.TurnTracker>"
                  "<VASSAL.build.module.DiceButton nDice=\"2\"/><VASSAL.build.module.Chatter/><com.example.Odd/>",
            {{"images/field.png", png(600, 500)},
             {"images/a.png", png(10, 10)},
             {"images/b.png", png(10, 10)},
             {"images/g.gif", "GIF"},
             {"moduledata", "<data version=\"1\"><name>Rifles</name></data>"}});
        QCOMPARE(model.title, std::string("Rifles"));
        QCOMPARE(model.sides, std::vector<std::string>{"French"});
        QCOMPARE(model.turns, 12);
        QCOMPARE(model.maps.size(), std::size_t(1));
        QCOMPARE(model.maps[0].width, 600);
        QCOMPARE(model.maps[0].picture, std::string("field.png"));
        QCOMPARE(model.pieces.size(), std::size_t(4));
        const ImportPiece& rifles = model.pieces[0];
        QCOMPARE(rifles.name, std::string("1/95th Rifles"));
        QCOMPARE(rifles.side, std::string("French"));
        QCOMPARE(rifles.formation, std::string("1st Corps"));
        QCOMPARE(rifles.type, std::string("infantry"));
        QCOMPARE(rifles.values.at("MA"), std::string("4"));
        QCOMPARE(rifles.front, std::string("a.png"));
        QCOMPARE(rifles.back, std::string("b.png"));
        QCOMPARE(rifles.facings, 6);
        QCOMPARE(rifles.copies, 2);
        QCOMPARE(model.pieces[1].front, std::string("g.gif"));
        QCOMPARE(model.pieces[1].side, std::string("French"));
        QVERIFY(model.pieces[2].marker);
        QCOMPARE(model.pieces[2].side, std::string());
        QVERIFY(model.pieces[3].marker);
        QCOMPARE(model.setup.size(), std::size_t(3));
        QCOMPARE(label(model, model.setup[0]), std::string("0303"));
        QCOMPARE(model.setup[0].facing, 2);
        QCOMPARE(label(model, model.setup[1]), std::string("0503"));
        QCOMPARE(model.setup[1].piece, std::size_t(0));
        QCOMPARE(model.setup[2].cell, noCell);
        QCOMPARE(model.setup[2].box, std::string("at start"));
        QCOMPARE(noted(model, "vassal/component", "DiceButton"), 1);
        QCOMPARE(noted(model, "vassal/component", "Odd"), 1);
        QCOMPARE(noted(model, "vassal/missingPictures"), 2);
        QVERIFY(noted(model, "vassal/technical") > 5);
        QCOMPARE(model.readPicture("a.png").value_or(""), png(10, 10));
        QCOMPARE(model.readPicture("g").value_or(""), std::string("GIF"));
        QVERIFY(!model.readPicture("../moduledata").has_value());
        QVERIFY(!model.readPicture("none.png").has_value());
    }

    void gridsOfAllKindsBecomeMaps()
    {
        const std::string squares =
            "<VASSAL.build.module.map.boardPicker.board.SquareGrid dx=\"50\" dy=\"40\" x0=\"25\" y0=\"20\">"
            "<VASSAL.build.module.map.boardPicker.board.mapgrid.SquareGridNumbering first=\"V\" vType=\"A\" "
            "hType=\"N\" "
            "hLeading=\"0\" vLeading=\"0\" vOff=\"0\" hOff=\"1\" vDescend=\"true\"/>"
            "</VASSAL.build.module.map.boardPicker.board.SquareGrid>";
        const std::string regions =
            "<VASSAL.build.module.map.boardPicker.board.RegionGrid>"
            "<VASSAL.build.module.map.boardPicker.board.Region name=\"New York\" originx=\"100\" originy=\"50\"/>"
            "<VASSAL.build.module.map.boardPicker.board.Region name=\"New York\" originx=\"300\" originy=\"50\"/>"
            "</VASSAL.build.module.map.boardPicker.board.RegionGrid>";
        const std::string zones =
            "<VASSAL.build.module.map.boardPicker.board.ZonedGrid>"
            "<VASSAL.build.module.map.boardPicker.board.mapgrid.Zone name=\"Turn 1\" path=\"0,0;100,0;100,100;0,100\"/>"
            "<VASSAL.build.module.map.boardPicker.board.mapgrid.Zone name=\"Land\" useParentGrid=\"true\" "
            "path=\"100,0;600,0;600,500;100,500\"/>"
            + std::string(hexes) + "</VASSAL.build.module.map.boardPicker.board.ZonedGrid>";
        const auto at = [&](const std::string& name, int x, int y) {
            return stack("owningBoard=\"" + name + "\" x=\"" + std::to_string(x) + "\" y=\"" + std::to_string(y) + "\"",
                         pieceSlot("x", counter("x", "x.png")));
        };
        const ImportModel model = read(map(
            "Map", board("Squares", squares) + board("Regions", regions) + board("Zones", zones) + board("Chart", ""),
            at("Squares", 80, 30) + at("Regions", 290, 90) + at("Zones", 160, 180) + at("Zones", 40, 40)
                + at("Chart", 1, 1) + at("Zones", 5000, 1)));
        QCOMPARE(model.maps.size(), std::size_t(3));
        QCOMPARE(model.maps[0].map.grid.shape, GridShape::Square);
        QCOMPARE(model.maps[0].map.cellStretch, 800);
        QCOMPARE(label(model, model.setup[0]), std::string("N2")); // VASSAL counts down from row 13
        QCOMPARE(model.maps[1].map.grid.shape, GridShape::Places);
        QVERIFY(model.maps[1].map.grid.valid());
        QCOMPARE(label(model, model.setup[1]), std::string("New-York-2"));
        QCOMPARE(label(model, model.setup[2]), std::string("0303"));
        QCOMPARE(model.setup[3].cell, noCell);
        QCOMPARE(model.setup[3].box, std::string("Turn 1"));
        QCOMPARE(model.setup[4].box, std::string("Chart"));
        QCOMPARE(model.setup[5].cell, noCell);
        QCOMPARE(model.setup[5].box, std::string("Zones"));
        QVERIFY(std::ranges::binary_search(model.maps[2].map.outOfPlay.cells, 0));
        QCOMPARE(noted(model, "vassal/boardWithoutGrid", "Chart"), 1);
        QCOMPARE(noted(model, "vassal/links"), 2);
    }

    void boardsOfAWindowAreFoundByThePicker()
    {
        const std::string picker = "<setup>MapBoardPicker\tWest\t0\t0\tEast/rev\t1\t0</setup>";
        const std::string one = pieceSlot("x", counter("x", "x.png"));
        const ImportModel model = read(map("Map", picker + board("West", hexes) + board("East", hexes),
                                           stack("x=\"160\" y=\"180\"", one) + stack("x=\"1040\" y=\"320\"", one)
                                               + stack("owningBoard=\"East\" x=\"440\" y=\"320\"", one)
                                               + stack("owningBoard=\"Nowhere\" x=\"160\" y=\"180\"", one),
                                           "edgeWidth=\"100\" edgeHeight=\"20\""));
        QCOMPARE(model.maps.size(), std::size_t(2));
        QCOMPARE(model.setup[0].map, std::size_t(0));
        QCOMPARE(label(model, model.setup[0]), std::string("0303"));
        // The second board is turned: 600 - 440, 500 - 320.
        for (const std::size_t i : {std::size_t(1), std::size_t(2)}) {
            QCOMPARE(model.setup[i].map, std::size_t(1));
            QCOMPARE(label(model, model.setup[i]), std::string("0303"));
            QCOMPARE(model.setup[i].x, 160);
            QCOMPARE(model.setup[i].y, 180);
        }
        QCOMPARE(noted(model, "vassal/missingBoard"), 1);
        QCOMPARE(label(model, model.setup[3]), std::string("0303"));
    }

    void numbersThatOursCannotExpressAreNoted()
    {
        std::string oblique = hexes;
        oblique.replace(oblique.find("HexGridNumbering"), 16, "ObliqueHexGridNumbering vDescend=\"true\"");
        const ImportModel model = read(map("Map", board("Field", oblique)));
        QCOMPARE(model.maps.size(), std::size_t(1));
        QVERIFY(noted(model, "vassal/numbers", "Field") > 0);
    }

    void aPredefinedSetUpIsTakenIfNothingElseIsPlaced()
    {
        const std::string save = "begin_save\x1b" + joinSequence({"+", "1", "piece;;;x.png;x", "Map;160;180;1;0"}, '/')
                                 + "\x1b"
                                   "end_save";
        const std::string setups =
            "<VASSAL.build.module.PredefinedSetup name=\"Menu\" isMenu=\"true\">"
            "<VASSAL.build.module.PredefinedSetup name=\"Lost\" file=\"lost.vsav\" useFile=\"true\"/>"
            "<VASSAL.build.module.PredefinedSetup name=\"One\" file=\"one.vsav\" useFile=\"true\"/>"
            "<VASSAL.build.module.PredefinedSetup name=\"Two\" file=\"two.vsav\" useFile=\"true\"/>"
            "</VASSAL.build.module.PredefinedSetup>";
        const std::vector<ArchiveEntry> saves = {{"one.vsav", zipped({{"savedGame", save}}).value_or("")}};
        const ImportModel model = read(map("Map", board("Field", hexes)) + setups, saves);
        QCOMPARE(model.setup.size(), std::size_t(1));
        QCOMPARE(label(model, model.setup[0]), std::string("0303"));
        QCOMPARE(noted(model, "vassal/setup", "one.vsav"), 1);
        QCOMPARE(noted(model, "vassal/absentSetup", "lost.vsav"), 1);
        QCOMPARE(noted(model, "vassal/otherSetup", "two.vsav"), 1);
        const ImportModel placed = read(
            map("Map", board("Field", hexes), stack("x=\"40\" y=\"40\"", pieceSlot("y", counter("y", "y.png"))))
                + setups,
            saves);
        QCOMPARE(label(placed, placed.setup.at(0)), std::string("0101"));
        QCOMPARE(noted(placed, "vassal/otherSetup"), 3);
    }

    void foldersAreReadLikeArchives()
    {
        const QDir dir(mFolder.path());
        QVERIFY(dir.mkpath("module/images/sub"));
        write(mFolder, "secret.txt", "secret");
        write(mFolder, "module/images/field.svg", "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 600 500'/>");
        write(mFolder, "module/images/sub/x.png", png(4, 4));
        QVERIFY(QFile::link(mFolder.filePath("secret.txt"), mFolder.filePath("module/images/link.png")));
        const std::string path = write(mFolder, "module/buildFile",
                                       module(map("Map", board("Field", hexes, "image=\"field.svg\""))));
        const Result<ImportModel> model = readVassal(path);
        QVERIFY(model.has_value());
        QCOMPARE(model->maps.at(0).height, 500);
        QCOMPARE(model->pictures, (std::vector<std::string>{"field.svg", "sub/x.png"}));
        QCOMPARE(model->readPicture("sub/x.png").value_or(""), png(4, 4));
        for (const char* name : {"link.png", "../../secret.txt", "../buildFile", "/etc/passwd", ""})
            QVERIFY(!model->readPicture(name).has_value());
    }

    void namesThatLeadOutAreNoPictures()
    {
        const ImportModel model = read(
            "", {{"images/../../evil.png", "x"}, {"images//abs", "x"}, {"images/a\\b", "x"}, {"images/ok.png", "x"}});
        QCOMPARE(model.pictures, std::vector<std::string>{"ok.png"});
    }

    void otherFilesAreRefused()
    {
        QVERIFY(!readVassal(mFolder.filePath("missing.vmod").toStdString()).has_value());
        QVERIFY(!readVassal(mFolder.path().toStdString()).has_value());
        QVERIFY(!readVassal(write(mFolder, "text.vmod", "no zip")).has_value());
        QVERIFY(!readVassal(write(mFolder, "empty.vmod", zipped({{"x", "y"}}).value_or(""))).has_value());
        QVERIFY(!readVassal(archive(mFolder, "<html/>")).has_value());
        QVERIFY(!readVassal(archive(mFolder, "")).has_value());
        const Result<ImportModel> damaged = readVassal(
            archive(mFolder, "<?xml version=\"1.0\"?>\n<VASSAL.build.GameModule>\n<a></b>"));
        QVERIFY(!damaged.has_value());
        QCOMPARE(damaged.error().place, std::string("line 3"));
    }

    void hostileFilesAreRefusedInTime()
    {
        std::string deep;
        for (int i = 0; i < 100'000; ++i)
            deep += "<a>";
        std::string wide = "<VASSAL.build.GameModule ";
        for (int i = 0; i < 100'000; ++i)
            wide += "a" + std::to_string(i) + "=\"\" ";
        const std::vector<std::string> files = {module(deep), wide + "/>",
                                                module(std::string(std::size_t(65) << 20, ' ')),
                                                "<!DOCTYPE a [<!ENTITY b \"bbbbbbbbbb\"><!ENTITY c \"&b;&b;&b;\">]>"
                                                "<VASSAL.build.GameModule>&c;</VASSAL.build.GameModule>"};
        for (const std::string& file : files) {
            const std::string path = archive(mFolder, file);
            QElapsedTimer clock;
            clock.start();
            QVERIFY(!readVassal(path).has_value());
            QVERIFY(clock.elapsed() < 5000);
        }
    }

    void wildNumbersAreNoted()
    {
        for (const char* number : {"nan", "inf", "-1", "0", "1e-300", "1e300", "99999999999999999999", "", "x"}) {
            std::string grid = hexes;
            for (const char* attribute : {"dx=\"60\"", "x0=\"40\"", "hOff=\"1\"", "hLeading=\"1\""}) {
                const std::string name = std::string(attribute).substr(0, std::string(attribute).find('='));
                grid.replace(grid.find(attribute), std::string(attribute).size(), name + "=\"" + number + "\"");
                const ImportModel model = read(
                    map("Map",
                        board("Field", grid, "width=\"2000000000\" height=\"" + std::string(number) + "\"")
                            + board("B", grid),
                        stack("x=\"2147483647\" y=\"-2147483648\"", pieceSlot("x", counter("x", "x")))
                            + stack("x=\"" + std::string(number) + "\" useGridLocation=\"true\" location=\"0101\"",
                                    pieceSlot("x", counter("x", "x")))));
                QCOMPARE(model.setup.size(), std::size_t(2));
                QCOMPARE(model.title, std::string("Test"));
            }
        }
    }
};

FW_TEST(VassalReadTest)
#include "tst_vassalread.moc"
