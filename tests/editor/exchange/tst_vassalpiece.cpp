// Counters of VASSAL: traits in their nesting, prototypes, faces.
#include "editor/exchange/vassal/VassalPiece.h"
#include "tests/Main.h"
#include "tests/editor/exchange/VassalModule.h"

#include <QElapsedTimer>

using namespace fw;
using vassalmodule::slot;

namespace {

using Traits = std::vector<std::pair<std::string, std::string>>;

const std::string basic = "piece;;;front.png;Old Guard";

} // namespace

class VassalPieceTest : public QObject
{
    Q_OBJECT

private slots:
    void everyTraitOfInterestIsRead()
    {
        VassalPieceReader reader;
        const VassalPiece piece = reader.read(slot(
            {{"mark;Side,MA", "French,4"},
             {"rotate;6;93,130;91,130;Rotate CW;Rotate CCW;;;Facing;", "4"},
             {"emb2;;128;A;Flip;128;;;128;;;;1;false;0;0;front.png,back.png;,+ (reduced);true;Step;;;false;;1;1;true",
              "2"},
             {"PROP;Strength;;;", "7"},
             {"hide;72,130;Hide;", "someone"},
             {"replace;Promote;80,130;A:B\\/VASSAL.build.widget.PieceSlot:Colonel;null;0;0;true;;;77", ""},
             {"delete;Delete;68,130;", ""},
             {"piece;;;front.png;1/95th; Rifles\\, 'x'", "Main Map;120;-7;31;0"}}));
        QCOMPARE(piece.name, std::string("1/95th"));
        QCOMPARE(piece.image, std::string("front.png"));
        QCOMPARE(piece.values.at("Side"), std::string("French"));
        QCOMPARE(piece.values.at("MA"), std::string("4"));
        QCOMPARE(piece.values.at("Strength"), std::string("7"));
        QCOMPARE(piece.facings, 6);
        QCOMPARE(piece.degrees, 240);
        QVERIFY(piece.hidden);
        QCOMPARE(piece.mapName, std::string("Main Map"));
        QCOMPARE(piece.x, 120);
        QCOMPARE(piece.y, -7);
        QCOMPARE(piece.gpid, std::string("31"));
        QCOMPARE(piece.targets.size(), std::size_t(1));
        QCOMPARE(piece.targets[0].gpid, std::string("77"));
        QCOMPARE(piece.layers.size(), std::size_t(1));
        QCOMPARE(piece.layers[0].images, (std::vector<std::string>{"front.png", "back.png"}));
        QCOMPARE(reader.otherTraits().find("delete")->second, 1);
        const VassalFaces faces = facesOf(piece);
        QCOMPARE(faces.front, std::string("front.png"));
        QCOMPARE(faces.back, std::string("back.png"));
        QCOMPARE(faces.shown, 1);
    }

    void aSlotOfTheDescriptionIsRead()
    {
        // Written by hand after the description of the format, with its escapes at each level.
        const VassalPiece piece = VassalPieceReader().read(
            "\n  +/null/mark;Side,MA\trotate;6;93,130;91,130;Rotate CW;Rotate "
            "CCW;;;Facing;\\\temb2;;128;A;Flip;128;;;128;;;;"
            "1;false;0;0;f.png,b.png;,+ "
            "(reduced);true;Step;;;false;;1;1;true;;70,130;;;1.0;;true\\\\\tdelete;Delete;68,130;"
            "\\\\\\\tpiece;;;f.png;1\\/95th\\; Rifles/French,4\t3\\\t1\\\\\t\\\\\\\tnull;0;0;1;0\n");
        QCOMPARE(piece.name, std::string("1/95th; Rifles"));
        QCOMPARE(piece.values.at("Side"), std::string("French"));
        QCOMPARE(piece.degrees, 180);
        QCOMPARE(facesOf(piece).back, std::string("b.png"));
        QCOMPARE(facesOf(piece).shown, 0);
        QCOMPARE(piece.gpid, std::string("1"));
    }

    void layersOfAllAgesAreRead()
    {
        VassalPieceReader reader;
        // Before version 1 of layers: a key turns the layer on.
        VassalPiece flip = reader.read(slot({{"emb2;Flip;2;F;;0;;;0;;;;1;false;0;0;1388.b.svg;;true;;;", "-1"},
                                             {"piece;;;1388.f.svg;47", "null;0;0"}}));
        QCOMPARE(facesOf(flip).back, std::string("1388.b.svg"));
        QCOMPARE(facesOf(flip).shown, 0);
        flip = reader.read(slot(
            {{"emb2;Flip;2;F;;0;;;0;;;;1;false;0;0;1388.b.svg;;true;;;", "1"}, {"piece;;;1388.f.svg;47", "null;0;0"}}));
        QCOMPARE(facesOf(flip).shown, 1);
        // The oldest form.
        const VassalPiece old = reader.read(
            slot({{"emb;F;Flip;;;;;0;0;unit-b.gif,back", "-1"}, {"piece;;;unit-a.gif;47", "null;0;0"}}));
        QCOMPARE(facesOf(old).back, std::string("unit-b.gif"));
        // Without base picture the first levels are the faces.
        const VassalPiece levels = reader.read(
            slot({{"emb2;;128;;;128;;;128;;;;1;false;0;0;a.png,b.png,c.png;,,;true;Steps;;;false;;1;1;true", "3"},
                  {"piece;;;;47", "null;0;0"}}));
        QCOMPARE(facesOf(levels).front, std::string("a.png"));
        QCOMPARE(facesOf(levels).back, std::string("b.png"));
        QCOMPARE(facesOf(levels).others, 1);
        // A marker on top of the counter is not its back.
        const VassalPiece moved = reader.read(
            slot({{"emb2;Moved;128;M;;128;;;128;;;;1;false;0;0;moved.png;;true;Moved;;;false;;1;1;false", "-1"},
                  {basic, "null;0;0"}}));
        QCOMPARE(facesOf(moved).back, std::string());
        QCOMPARE(facesOf(moved).others, 1);
        // A mask is the back of a card.
        const VassalPiece card = reader.read(
            slot({{"obs;70,130;back.png;Flip;Gother.png;?;player:;Peek", "me;"}, {basic, "null;0;0"}}));
        QCOMPARE(facesOf(card).back, std::string("other.png"));
        QCOMPARE(facesOf(card).shown, 1);
    }

    void prototypesAreExpandedInside()
    {
        VassalPieceReader reader;
        reader.addPrototype("French",
                            slot({{"mark;Side", "French"}, {"prototype;Unit", ""}, {"piece;;;x.png;no", "null;0;0"}}));
        reader.addPrototype("Unit",
                            slot({{"mark;Type", "infantry"}, {"mark;Side", "nobody"}, {"piece;;;;", "null;0;0"}}));
        const VassalPiece piece = reader.read(
            slot({{"prototype;French", ""}, {"mark;Type,Size", "guard,XX"}, {basic, "null;5;6;9"}}));
        QCOMPARE(piece.name, std::string("Old Guard"));
        QCOMPARE(piece.image, std::string("front.png"));
        QCOMPARE(piece.values.at("Side"), std::string("French"));
        QCOMPARE(piece.values.at("Type"), std::string("infantry")); // the outer trait counts
        QCOMPARE(piece.values.at("Size"), std::string("XX"));
        QCOMPARE(piece.prototypes, std::vector<std::string>{"French"});
        reader.read(slot({{"prototype;Missing", ""}, {basic, "null;0;0"}}));
        QCOMPARE(reader.missing().at("Missing"), 1);
    }

    void circlesAndGrowthOfPrototypesAreBounded()
    {
        VassalPieceReader reader;
        reader.addPrototype("A", slot({{"prototype;B", ""}, {"mark;a", "1"}, {"piece;;;;", "null"}}));
        reader.addPrototype("B", slot({{"prototype;A", ""}, {"mark;b", "2"}, {"piece;;;;", "null"}}));
        const VassalPiece circle = reader.read(slot({{"prototype;A", ""}, {basic, "null;0;0"}}));
        QCOMPARE(circle.values.size(), std::size_t(2));
        QCOMPARE(circle.name, std::string("Old Guard"));
        QCOMPARE(reader.cycles(), 1);
        for (int i = 0; i < 40; ++i) {
            const std::string next = "prototype;P" + std::to_string(i + 1);
            reader.addPrototype("P" + std::to_string(i), slot({{next, ""}, {next, ""}, {"piece;;;;", "null"}}));
        }
        QElapsedTimer clock;
        clock.start();
        for (int i = 0; i < 100; ++i)
            QVERIFY(!reader.read(slot({{"prototype;P0", ""}, {basic, "null;0;0"}})).whole);
        QVERIFY(clock.elapsed() < 5000);
    }

    void deepAndLongTextsAreBounded()
    {
        VassalPieceReader reader;
        Traits many(VassalPieceReader::mostTraits + 100, {"mark;x", "1"});
        many.emplace_back(basic, "null;0;0");
        QElapsedTimer clock;
        clock.start();
        QVERIFY(!reader.read(slot(many)).whole);
        std::string tabs = "+/null/";
        for (int i = 0; i < 100'000; ++i)
            tabs += "a\t";
        QVERIFY(reader.read(tabs + "/x").whole);
        QVERIFY(!reader.read(std::string(std::size_t(3) << 20, 'x')).whole);
        reader.read("");
        reader.read("+");
        reader.read("+/null/\\/'");
        const VassalPiece wild = reader.read(slot({{"rotate;99999999999", "nan"},
                                                   {"emb2;;;;;;;;;;;;;;;a,b;;;;;;;;;1;true", "-2147483648"},
                                                   {"rotate;1;;", "1e308"},
                                                   {basic, "x;99999999999;-1e9;"}}));
        QVERIFY(wild.degrees >= 0 && wild.degrees < 360);
        QCOMPARE(wild.x, 0);
        QVERIFY(clock.elapsed() < 5000);
    }

    void prototypesGiveEachCounterItsMarks()
    {
        const std::string text = slot({{"prototype;Unit", ""},
                                       {"emb2;Flip;2;F;;0;;;0;;;;1;false;0;0;b.svg;;true;;;", "-1"},
                                       {"mark;Side,MA,Type", "French,4,inf"},
                                       {basic, "null;29;104"}});
        VassalPieceReader reader;
        reader.addPrototype(
            "Unit", slot({{"delete;Delete;68,130", ""}, {"markmoved;moved.gif", "false"}, {"piece;;;;", "null"}}));
        std::size_t marks = 0;
        for (int i = 0; i < 2070; ++i)
            marks += reader.read(text).values.size();
        QCOMPARE(marks, std::size_t(3 * 2070));
    }
};

FW_TEST(VassalPieceTest)
#include "tst_vassalpiece.moc"
