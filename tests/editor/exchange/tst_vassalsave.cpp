// Saved games of VASSAL, and damaged modules and saves of every kind.
#include "editor/exchange/vassal/VassalRead.h"
#include "editor/exchange/vassal/VassalSave.h"
#include "tests/Main.h"
#include "tests/editor/exchange/VassalModule.h"

#include <QElapsedTimer>
#include <QScopeGuard>
#include <algorithm>
#include <random>

using namespace fw;
using namespace vassalmodule;

namespace {

/// A module with two boards, two counters in a palette and one at the start.
std::string smallModule()
{
    return module(
        map("Map", "<setup>MapBoardPicker\tWest\t0\t0</setup>" + board("West", hexes) + board("East", hexes),
            "<VASSAL.build.module.map.SetupStack owningBoard=\"West\" x=\"160\" y=\"180\">"
                + pieceSlot("Guard", counter("Guard", "g.png", "5")) + "</VASSAL.build.module.map.SetupStack>",
            "edgeWidth=\"100\" edgeHeight=\"20\"")
        + "<VASSAL.build.module.PieceWindow><VASSAL.build.widget.ListWidget entryName=\"French\">"
        + pieceSlot("Guard", counter("Guard", "g.png", "5")) + pieceSlot("Line", counter("Line", "l.png", "6"))
        + "</VASSAL.build.widget.ListWidget></VASSAL.build.module.PieceWindow>");
}

} // namespace

class VassalSaveTest : public QObject
{
    Q_OBJECT

    QTemporaryDir mFolder;

    static std::string label(const ImportModel& model, const ImportPlacing& placing)
    {
        const Map& map = model.maps[placing.map].map;
        return map.numbering.label(map.grid, placing.cell);
    }

private slots:
    void aPositionReplacesTheSetUp()
    {
        Result<ImportModel> model = readVassal(archive(mFolder, smallModule()));
        QVERIFY(model.has_value());
        QCOMPARE(model->setup.size(), std::size_t(1));
        const std::string text = position({
            "MapBoardPicker\tWest\t0\t0\tEast/rev\t1\t0",
            added("1", "Guard", "g.png", "Map;0;0;5;0"),
            added("2", "Guard, renamed", "g.png", "Map;0;0;5;0"),
            added("3", "New", "n.png", "Map;260;200;9;0"),
            added("4", "Line", "l.png", "Map;1140;340;6;0"),
            added("5", "Line", "old.png", "null;0;0"),
            stackOf("6", "Map;260;200;1;2;@@0"),
            joinSequence(
                {"+", "7", "deck;false;;40;40;Always;Never;true;true;true;;;;Draw pile;", "Map;260;200;true;5"}, '/'),
        });
        const std::string saved = zipped({{"savedGame", obfuscated(text, 0x35)}}).value_or("");
        QVERIFY(takeVassalSave(*model, write(mFolder, "a.vsav", saved)).has_value());
        QCOMPARE(model->setup.size(), std::size_t(5));
        QCOMPARE(model->pieces.size(), std::size_t(3));
        const auto& setup = model->setup;
        QCOMPARE(setup[0].piece, std::size_t(0));
        QCOMPARE(setup[1].piece, std::size_t(0)); // by its number
        QCOMPARE(model->pieces[0].copies, 2);
        for (const std::size_t i : {std::size_t(0), std::size_t(1)})
            QCOMPARE(label(*model, setup[i]), std::string("0303"));
        QCOMPARE(setup[2].box, std::string("Draw pile"));
        QCOMPARE(setup[2].piece, std::size_t(1)); // by its name
        QCOMPARE(model->pieces[setup[3].piece].name, std::string("New"));
        QCOMPARE(label(*model, setup[3]), std::string("0303"));
        QCOMPARE(setup[4].map, std::size_t(1)); // the turned second board
        QCOMPARE(label(*model, setup[4]), std::string("0303"));
    }

    void commandsInCommandsAreRead()
    {
        Result<ImportModel> model = readVassal(archive(mFolder, smallModule()));
        QVERIFY(model.has_value());
        const std::string inner = joinSequence(
            {"", added("1", "Guard", "g.png", "Map;260;200;5;0"), added("2", "It's 'x'", "n.png", "Map;260;200;9;0")},
            separator);
        const std::string middle = joinSequence({"CHECK\ta", inner, added("3", "Line", "l.png", "Map;260;200;6;0")},
                                                separator);
        const std::string outer = joinSequence({"", middle}, separator);
        QVERIFY(takeVassalPosition(*model, position({outer, stackOf("4", "Map;440;250;3;@@0")})).has_value());
        QCOMPARE(model->setup.size(), std::size_t(3));
        QCOMPARE(model->pieces.back().name, std::string("It's 'x'"));
        QCOMPARE(model->setup[0].piece, std::size_t(1));
        QCOMPARE(label(*model, model->setup[0]), std::string("0603"));
    }

    void aSaveWithoutModuleGivesCountersAndPixels()
    {
        ImportModel model;
        QVERIFY(takeVassalPosition(model, position({added("1", "Guard", "g.png", "Map;260;200;5;0")})).has_value());
        QCOMPARE(model.pieces.size(), std::size_t(1));
        QCOMPARE(model.setup[0].cell, noCell);
        QCOMPARE(model.setup[0].box, std::string("Map"));
        QCOMPARE(model.setup[0].x, 260);
    }

    void boardsOfUnknownSizeGrow()
    {
        const std::string xml = module(map("Map", board("Field", hexes, "image=\"missing.png\""),
                                           "<VASSAL.build.module.map.SetupStack x=\"160\" y=\"180\">"
                                               + pieceSlot("x", counter("x", "x.png"))
                                               + "</VASSAL.build.module.map.SetupStack>"));
        Result<ImportModel> model = readVassal(archive(mFolder, xml));
        QVERIFY(model.has_value());
        QCOMPARE(label(*model, model->setup[0]), std::string("0303"));
        QVERIFY(takeVassalPosition(*model, position({added("1", "x", "x.png", "Map;1240;1440;1;0")})).has_value());
        QCOMPARE(label(*model, model->setup[0]), std::string("2121"));
    }

    void otherFilesAreRefused()
    {
        ImportModel model;
        model.title = "kept";
        QVERIFY(!takeVassalSave(model, mFolder.filePath("none.vsav").toStdString()).has_value());
        QVERIFY(!takeVassalSave(model, write(mFolder, "b.vsav", "hello")).has_value());
        QVERIFY(!takeVassalSave(model, write(mFolder, "b.vsav", zipped({{"x", "y"}}).value_or(""))).has_value());
        QVERIFY(!takeVassalPosition(model, "!VCSK35156").has_value());
        QVERIFY(!takeVassalPosition(model, "!VCSK").has_value());
        QVERIFY(!clearVassalText("!VCSK3515zz").has_value());
        QCOMPARE(clearVassalText(obfuscated("begin_save", 0xd6)).value_or(""), std::string("begin_save"));
        QCOMPARE(model.title, std::string("kept"));
        QVERIFY(takeVassalSave(model, write(mFolder, "plain.sav", position({}))).has_value());
    }

    void largeSavesAreRead()
    {
        Result<ImportModel> model = readVassal(archive(mFolder, smallModule()));
        QVERIFY(model.has_value());
        constexpr int count = 74'144;
        const std::string text = largePosition(count);
        QVERIFY(text.size() > (std::size_t(15) << 20));
        QVERIFY(takeVassalPosition(*model, text).has_value());
        QCOMPARE(model->setup.size(), std::size_t(count));
    }

    void damagedFilesGiveAModelOrAnError()
    {
        std::mt19937 random(11);
        const auto pick = [&](std::size_t most) {
            return std::uniform_int_distribution<std::size_t>(0, most - 1)(random);
        };
        const std::string xml = smallModule();
        const std::string zip = zipped({{"buildFile.xml", xml}, {"images/g.png", png(3, 3)}}).value_or("");
        const std::string save = position(
            {"MapBoardPicker\tWest\t0\t0", added("1", "Guard", "g.png", "Map;260;200;5;0"),
             joinSequence({"", added("2", "x", "y", "Map;1;1")}, separator), stackOf("3", "Map;260;200;1;@@0")});
        const Result<ImportModel> whole = readVassal(archive(mFolder, xml));
        QVERIFY(whole.has_value());
        const std::vector<std::string> words = {"\t",   "\\",    "'",           ";",    "/",      "\"",   "<",
                                                ">",    "&#9;",  "99999999999", "-1",   "nan",    "\x1b", "prototype;",
                                                "true", "Board", "rev",         "\xff", "0.0001", ""};
        const auto mutated = [&](std::string text) {
            for (std::size_t times = 1 + pick(4); times > 0 && !text.empty(); --times) {
                const std::size_t at = pick(text.size());
                switch (pick(4)) {
                case 0: text[at] = char(pick(256)); break;
                case 1: text.erase(at, 1 + pick(30)); break;
                case 2: text.insert(at, text.substr(pick(text.size()), pick(200))); break;
                default: text.replace(at, pick(6), words[pick(words.size())]); break;
                }
            }
            return text;
        };
        // Another value of an attribute or another text leaves the XML whole.
        const auto changed = [&](std::string text) {
            for (std::size_t times = 1 + pick(6); times > 0; --times) {
                const std::size_t from = text.find_first_of("\">", pick(text.size()));
                const std::size_t end = from == text.npos ? text.npos : text.find_first_of("\"<=", from + 1);
                if (end == text.npos || (text[from] == '"') != (text[end] == '"') || text[end] == '=')
                    continue;
                const std::size_t at = from + 1 + pick(end - from);
                std::string word = words[pick(words.size())];
                std::erase_if(word,
                              [](char c) { return c == '<' || c == '>' || c == '"' || c == '\x1b' || c == '\xff'; });
                text.replace(at, std::min(end - at, pick(20)), word);
            }
            return text;
        };
        int models = 0;
        qint64 longest = 0; // milliseconds
        for (int round = 0; round < 2000; ++round) {
            QElapsedTimer clock;
            clock.start();
            const auto measured = qScopeGuard([&] { longest = std::max(longest, clock.elapsed()); });
            const int kind = round % 4;
            if (kind == 3) {
                ImportModel model = *whole;
                models += takeVassalPosition(model, mutated(round % 8 < 4 ? save : obfuscated(save, 0x35))) ? 1 : 0;
                continue;
            }
            const std::string path = kind == 0 ? write(mFolder, "m.vmod", mutated(zip))
                                               : write(mFolder, "buildFile", kind == 1 ? mutated(xml) : changed(xml));
            if (const Result<ImportModel> model = readVassal(path)) {
                ++models;
                for (const ImportPlacing& placing : model->setup)
                    QVERIFY(placing.piece < model->pieces.size()
                            && (placing.cell == noCell || model->maps[placing.map].map.grid.contains(placing.cell)));
            }
        }
        QVERIFY(models > 500);
        QVERIFY(longest < 5000);
    }
};

FW_TEST(VassalSaveTest)
#include "tst_vassalsave.moc"
