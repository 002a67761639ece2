// The texts of an exported VASSAL module: pieces, build file, marks, dice and phases.
#include "editor/exchange/vassal/ModuleRules.h"
#include "editor/exchange/vassal/ModuleText.h"
#include "editor/exchange/vassal/Sequence.h"
#include "editor/exchange/vassal/UnitMarks.h"
#include "engine/model/Procedures.h"
#include "tests/Main.h"

#include <QXmlStreamReader>
#include <algorithm>
#include <set>

using namespace fw;

class VassalModuleTest : public QObject
{
    Q_OBJECT

    /// The traits of a definition and their states, outermost first; the last one is the piece itself.
    static std::vector<std::pair<std::string, std::string>> traitsOf(const std::string& text)
    {
        const std::vector<std::string> parts = splitSequence(text, '/');
        std::vector<std::pair<std::string, std::string>> out;
        if (parts.size() != 4 || parts[0] != "+" || parts[1] != "null")
            return out;
        std::string type = parts[2], state = parts[3];
        for (;;) {
            SequenceDecoder types(type, '\t'), states(state, '\t');
            out.emplace_back(types.next(), states.next());
            if (!types.more())
                return out;
            std::string innerType = types.next(), innerState = states.next();
            type = std::move(innerType);
            state = std::move(innerState);
        }
    }

    static ModulePiece rifles()
    {
        ModulePiece piece;
        piece.name = "1/95th; Rifles";
        piece.front = "f.png";
        piece.back = "b.png";
        piece.backName = "reduced";
        piece.backUp = true;
        piece.facings = 6;
        piece.facing = 3;
        piece.mask = "mask.png";
        piece.masked = true;
        piece.owner = "The Crown";
        piece.marks = {{"Side", "The Crown"}, {"Tags", "light, rifle"}, {"odd'", "'a\\b'"}};
        return piece;
    }

    static ModuleDescription small()
    {
        ModuleDescription module;
        module.title = "A <battle> & more";
        module.version = "1";
        module.sides = {"Red", "Blue"};
        module.board.name = "Field";
        module.board.image = "board.png";
        module.board.map = {10, 20, 300, 400};
        module.board.grid = VassalGrid();
        module.board.zones = {{"Turn 1", {320, 20, 50, 60}}};
        module.stacks = {{"0101", 37, 64, {rifles(), rifles()}}};
        module.decks = {{"Red: Deck", "Red", {20, 20, 100, 150}, true, {rifles()}}};
        module.hands = {{"Hand of Red", "Red", {}, true, {rifles()}}};
        module.palette = {{"Red", {{"I", {rifles(), rifles(), rifles()}}}}, {"Blue", {}}};
        module.charts = {{"CRT", "crt.png", false}, {"Sequence", "s.html", true}};
        module.dice = {{"2d6", 2, 1, 6}, {"1d10 (0-9)", 1, 0, 9}};
        module.turns = {1, {"1: 0500", "2, dusk"}, {"Red: Movement"}};
        return module;
    }

    using Element = std::map<QString, QString>;
    /// The attributes of all elements of a class, in their order.
    static std::vector<Element> elements(const std::string& text, const QString& name)
    {
        QXmlStreamReader in(QByteArray::fromStdString(text));
        std::vector<Element> out;
        while (!in.atEnd())
            if (in.readNext() == QXmlStreamReader::StartElement && in.name() == name) {
                Element one;
                for (const QXmlStreamAttribute& attribute : in.attributes())
                    one[attribute.name().toString()] = attribute.value().toString();
                out.push_back(std::move(one));
            }
        return in.hasError() ? std::vector<Element>() : out;
    }

private slots:
    void piecesHaveNestedTraits()
    {
        const auto traits = traitsOf(pieceText(rifles(), 7));
        std::vector<std::string> kinds;
        for (const auto& [type, state] : traits)
            kinds.push_back(type.substr(0, type.find(';')));
        QCOMPARE(kinds, (std::vector<std::string>{"obs", "delete", "rotate", "emb2", "mark", "piece"}));
        QCOMPARE(traits[0].second, std::string("The Crown;"));
        QCOMPARE(splitSequence(traits[0].first, ';').at(6), std::string("sides:The Crown"));
        QCOMPARE(traits[2].second, std::string("3"));
        QCOMPARE(traits[3].second, std::string("2"));
        QCOMPARE(splitSequence(traits[3].first, ';').at(16), std::string("f.png,b.png"));
        QCOMPARE(splitSequence(traits[4].first.substr(5), ','), (std::vector<std::string>{"Side", "Tags", "odd'"}));
        QCOMPARE(splitSequence(traits[4].second, ','),
                 (std::vector<std::string>{"The Crown", "light, rifle", "'a\\b'"}));
        QCOMPARE(splitSequence(traits[5].first, ';').at(4), std::string("1/95th; Rifles"));
        QCOMPARE(splitSequence(traits[5].second, ';').at(3), std::string("7"));
    }

    void plainPiecesHaveFewTraits()
    {
        ModulePiece piece;
        piece.name = "\\odd'";
        piece.front = "f.png";
        const auto traits = traitsOf(pieceText(piece, 1));
        QCOMPARE(traits.size(), std::size_t(2));
        QCOMPARE(traits[0].first, std::string("delete;Delete;68,130"));
        QCOMPARE(splitSequence(traits[1].first, ';').at(4), std::string("\\odd'"));
    }

    void slotsHaveNumbersOfTheirOwn()
    {
        const std::string text = buildFileText(small());
        std::set<QString> numbers;
        std::size_t slotCount = 0;
        for (const char* kind : {"VASSAL.build.widget.PieceSlot", "VASSAL.build.widget.CardSlot"})
            for (const Element& slot : elements(text, kind)) {
                numbers.insert(slot.at("gpid"));
                ++slotCount;
            }
        QCOMPARE(slotCount, std::size_t(7));
        QCOMPARE(numbers.size(), slotCount);
        QCOMPARE(elements(text, "VASSAL.build.GameModule").at(0).at("nextPieceSlotId"), QString("8"));
    }

    void buildFileHasAllParts()
    {
        const std::string text = buildFileText(small());
        QCOMPARE(elements(text, "VASSAL.build.GameModule").at(0).at("name"), QString("A <battle> & more"));
        for (const Element& stack : elements(text, "VASSAL.build.module.map.SetupStack"))
            QCOMPARE(stack.at("useGridLocation"), QString("false"));
        const std::vector<Element> zones = elements(text, "VASSAL.build.module.map.boardPicker.board.mapgrid.Zone");
        QCOMPARE(zones.size(), std::size_t(3)); // with that of the deck
        QCOMPARE(zones[1].at("path"), QString("10,20;310,20;310,420;10,420"));
        QCOMPARE(elements(text, "VASSAL.build.module.map.boardPicker.board.HexGrid").size(), std::size_t(1));
        QCOMPARE(elements(text, "VASSAL.build.module.PlayerHand").at(0).at("side"), QString("Red"));
        QCOMPARE(elements(text, "VASSAL.build.module.map.DrawPile").size(), std::size_t(1));
        QCOMPARE(elements(text, "VASSAL.build.widget.Chart").at(0).at("fileName"), QString("crt.png"));
        QCOMPARE(elements(text, "VASSAL.build.widget.HtmlChart").size(), std::size_t(1));
        const std::vector<Element> dice = elements(text, "VASSAL.build.module.DiceButton");
        QCOMPARE(dice.at(0).at("nDice"), QString("2"));
        QCOMPARE(dice.at(1).at("nSides"), QString("10"));
        QCOMPARE(dice.at(1).at("plus"), QString("-1"));
        const std::vector<Element> levels = elements(text, "VASSAL.build.module.turn.ListTurnLevel");
        QCOMPARE(levels.at(0).at("list"), QString("1: 0500,2\\, dusk"));
        QCOMPARE(levels.at(1).at("list"), QString("Red: Movement"));
        QCOMPARE(buildFileText(small()), text);
    }

    void unnumberedGridsHaveNoNumbering()
    {
        ModuleDescription module = small();
        module.board.grid->numbered = false;
        const QString numbering = "VASSAL.build.module.map.boardPicker.board.mapgrid.HexGridNumbering";
        QCOMPARE(elements(buildFileText(small()), numbering).size(), std::size_t(1));
        QCOMPARE(elements(buildFileText(module), numbering).size(), std::size_t(0));
    }

    void moduleDataHasNoDate()
    {
        const std::string text = moduleDataText(small());
        QVERIFY(text.find("<dateSaved>0</dateSaved>") != std::string::npos);
        QVERIFY(text.find("A &lt;battle&gt; &amp; more") != std::string::npos);
    }

    void marksAreTheValuesOfTheUnit()
    {
        Ruleset rules;
        rules.ratings.resize(3);
        rules.ratings[0].id = "strength";
        rules.ratings[0].columns = {{"full", {}}, {"reduced", {}}};
        rules.ratings[1].id = "morale";
        rules.ratings[1].columns = {{"printed", {}}};
        rules.ratings[2].id = "steps";
        Scenario scenario;
        scenario.sides = {{"red", "The Red Army"}};
        Unit unit;
        unit.id = "r1";
        unit.side = "red";
        unit.tags = {"guard", "elite"};
        unit.steps = 2;
        unit.ratings["strength"] = {{"full", Rational(4)}, {"reduced", Rational::parse("5/2")}};
        unit.ratings["morale"] = {{"printed", Rational(0)}};
        unit.ratings["steps"] = {{"n", Rational(9)}};
        Placement placement;
        placement.unit = "r1";
        placement.arrives.turn = 3;
        placement.stepsLost = 1;
        scenario.setup.push_back(placement);
        const std::vector<std::pair<std::string, std::string>> wanted = {
            {"Id", "r1"},     {"Side", "The Red Army"}, {"Tags", "guard; elite"},
            {"Steps", "2"},   {"strength.full", "4"},   {"strength.reduced", "5/2"},
            {"morale", "0"},  {"rating steps", "9"}, // "Steps" is taken
            {"Arrives", "3"}, {"StepsLost", "1"}};
        QCOMPARE(unitMarks(rules, scenario, unit), wanted);
    }

    void diceAndPhasesComeFromTheRules()
    {
        const auto call = [](const char* phase, const char* by, const char* procedure) {
            Node node;
            CallNode kind;
            kind.phase = phase;
            kind.by = by;
            kind.call = procedure;
            node.kind = kind;
            return node;
        };
        Ruleset rules;
        rules.main = "game";
        rules.procedures.resize(2);
        rules.procedures[0].id = "game";
        rules.procedures[1].id = "again";
        Die six;
        six.count = 2;
        Die ten;
        ten.low = Amount();
        ten.low->number = Rational(0);
        ten.high = Amount();
        ten.high->number = Rational(9);
        RollNode roll;
        roll.dice = {six, ten, six};
        Node rolled;
        rolled.kind = roll;
        ForeachNode each;
        each.over = "@sides";
        each.then = {call("rapid-march", "player", ""), rolled};
        Node players;
        players.kind = each;
        RepeatNode repeat;
        repeat.then = {players, call("", "", "again")};
        Node turns;
        turns.kind = repeat;
        rules.procedures[0].then = {call("set-up", "", ""), turns};
        rules.procedures[1].then = {call("", "", "again"), call("end", "", "")}; // calls itself
        Scenario scenario;
        scenario.sides = {{"red", "Red"}, {"blue", "Blue"}};
        QCOMPARE(modulePhases(rules, scenario),
                 (std::vector<std::string>{"Red: rapid march", "Blue: rapid march", "end"}));
        const std::vector<ModuleDice> dice = moduleDice(rules);
        QCOMPARE(dice.size(), std::size_t(2));
        QCOMPARE(dice[0].name, std::string("2d6"));
        QCOMPARE(dice[1].name, std::string("1d10 (0-9)"));
        QCOMPARE(dice[1].low, 0);
    }
};

FW_TEST(VassalModuleTest)
#include "tst_vassalmodule.moc"
