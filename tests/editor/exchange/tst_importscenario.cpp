// From what a reader understood of a file of another program to a scenario and its files.
#include "editor/exchange/ImportFiles.h"
#include "editor/exchange/ImportPieces.h"
#include "engine/store/Files.h"
#include "tests/Main.h"

#include <QBuffer>
#include <QImage>

using namespace fw;

namespace {

const std::string templates = FW_SOURCE_DIR "/scenarios/templates/";

/// The template with an odds table, as a base whose rules may get new rows.
ImportBase oddsBase(bool extends = true)
{
    return {readRulesFile(templates + "odds.rules.json").value(),
            readScenarioFile(templates + "odds.scenario.json").value(), extends};
}

/// A picture of one colour.
std::string pictureBytes(const char* form)
{
    QImage image(8, 8, QImage::Format_RGB32);
    image.fill(Qt::red);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, form);
    return bytes.toStdString();
}

/// A map of three by two hexes with two kinds of ground, and three counters of two sides.
ImportModel smallModel()
{
    ImportModel model;
    model.title = "Small";
    model.sides = {"French", "Allied"};
    ImportMap map;
    map.name = "Board";
    map.map.grid = {GridShape::HexFlat, 3, 2, true};
    map.map.terrain = {{"Forest"}, {}, {"Forest"}, {"lava"}, {}, {}};
    map.map.sides = {{0, 1, {"creek"}, {}, noCell}};
    map.map.ways = {{"", "", "highway", {3, 4}, Origin::Printed}};
    map.picture = "board.gif";
    model.maps = {map};
    ImportPiece foot;
    foot.name = "1st Foot";
    foot.side = "French";
    foot.formation = "I";
    foot.type = "infantry";
    foot.values = {{"Strength", "4"}, {"Range", "2"}, {"Motto", "ever on"}};
    foot.front = "foot.png";
    foot.back = "foot-back.jpg";
    ImportPiece horse = foot;
    horse.name = "Horse";
    horse.side = "Allied";
    horse.type = "hussar";
    horse.copies = 2;
    horse.back.clear();
    ImportPiece marker;
    marker.name = "Smoke";
    marker.marker = true;
    model.pieces = {foot, horse, marker};
    model.setup = {{0, 0, 4, {}, 0, 0, 0, 1}, {1, 0, 2, {}, 0, 0, 0, 0}};
    model.pictures = {"board.gif", "foot.png", "foot-back.jpg"};
    model.readPicture = [](const std::string& name) -> Result<std::string> {
        if (name == "foot.png")
            return pictureBytes("PNG");
        if (name == "foot-back.jpg")
            return pictureBytes("JPG");
        if (name == "board.gif")
            return std::string("GIF89a, but damaged");
        return fail(Trouble::BadInput, "none");
    };
    return model;
}

/// The ids of notes, sorted, each once.
QStringList noteKinds(const std::vector<ImportNote>& notes)
{
    QStringList out;
    for (const ImportNote& note : notes)
        out << QString::fromStdString(note.id);
    out.removeDuplicates();
    out.sort();
    return out;
}

ImportChoices choicesFor(const ImportModel& model, const ImportBase& base)
{
    ImportChoices choices;
    choices.id = "small";
    if (!model.maps.empty())
        choices.words = guessMapping(base.rules.features, model.maps[0].map);
    choices.columns = guessColumns(base.rules, model);
    return choices;
}

} // namespace

class ImportScenarioTest : public QObject
{
    Q_OBJECT

private slots:
    void wordsAreGuessed()
    {
        const ImportBase base = oddsBase();
        const ImportModel model = smallModel();
        const Map& map = model.maps[0].map;
        const WordMapping words = guessMapping(base.rules.features, map);
        QCOMPARE(words.at({FeatureKind::Terrain, "Forest"}), std::string("woods"));
        QCOMPARE(words.at({FeatureKind::Hexside, "creek"}), std::string("stream"));
        QCOMPARE(words.at({FeatureKind::Way, "highway"}), std::string("road"));
        const std::vector<ForeignWord> left = unmappedWords(map, words);
        QCOMPARE(left.size(), std::size_t(1));
        QVERIFY(left[0] == (ForeignWord{FeatureKind::Terrain, "lava", 1}));
        QCOMPARE(foreignWords(map).front().word, std::string("Forest"));
    }

    void everythingIsTakenOrTold()
    {
        const ImportBase base = oddsBase();
        const ImportModel model = smallModel();
        const Result<Imported> made = importScenario(model, base, choicesFor(model, base));
        QVERIFY(made.has_value());
        const Scenario& s = made->scenario;
        QCOMPARE(s.map.terrain[0], std::vector<std::string>{"woods"});
        QVERIFY(s.map.terrain[3].empty());
        QCOMPARE(s.map.ways[0].kind, std::string("road"));
        QCOMPARE(s.sides.size(), std::size_t(2));
        QCOMPARE(s.sides[0].id, std::string("red")); // an army of the template under its new name
        QCOMPARE(s.sides[0].name, std::string("French"));
        QCOMPARE(s.units.size(), std::size_t(3));
        QCOMPARE(s.units[0].id, std::string("1st-foot"));
        QCOMPARE(s.units[0].steps, 2);
        QCOMPARE(s.units[0].ratings.at("strength").at("full").text(), std::string("4"));
        QCOMPARE(s.units[0].ratings.at("range").at("full").text(), std::string("2"));
        QCOMPARE(s.units[1].type, std::string("hussar"));
        QCOMPARE(s.units[2].id, std::string("horse-2"));
        QCOMPARE(s.setup.size(), std::size_t(2));
        QCOMPARE(s.setup[0].stepsLost, 1);
        QCOMPARE(s.setup[1].at, 2);
        QCOMPARE(noteKinds(made->notes), QStringList({"import/marker", "import/new-rating", "import/new-type",
                                                      "import/value-left-out", "import/word-left-out"}));
    }

    void rulesOfOthersStayAsTheyAre()
    {
        const ImportBase base = oddsBase(false);
        const ImportModel model = smallModel();
        ImportChoices choices = choicesFor(model, base);
        const Result<Imported> made = importScenario(model, base, choices);
        QVERIFY(made.has_value());
        QVERIFY(made->rules == base.rules);
        QCOMPARE(made->scenario.sides.size(), std::size_t(4));
        QCOMPARE(made->scenario.units.size(), std::size_t(1)); // the rules have no hussars
        QVERIFY(noteKinds(made->notes).contains("import/counter-refused"));
        choices.words[{FeatureKind::Terrain, "lava"}] = "wood";
        QCOMPARE(importScenario(model, base, choices).error().place, std::string("lava"));
    }

    void aBareMapKeepsTheGroundOfItsBase()
    {
        ImportBase base = oddsBase(false);
        ImportModel model;
        ImportMap map;
        map.map.grid = base.scenario.map.grid;
        map.map.numbering = base.scenario.map.numbering;
        map.map.terrain.resize(std::size_t(map.map.grid.cellCount()));
        model.maps = {map};
        QVERIFY(importScenario(model, base, choicesFor(model, base))->scenario.map.terrain
                == base.scenario.map.terrain);
        model.maps[0].map.numbering.columnStart = 3;
        QVERIFY(importScenario(model, base, choicesFor(model, base))->scenario.map.sides.empty());
    }

    void countersThatAllRulesRefuseAreNoScenario()
    {
        const ImportBase base = oddsBase(false);
        ImportModel model = smallModel();
        model.pieces[0].type = "elephant";
        QVERIFY(!importScenario(model, base, choicesFor(model, base)));
        QCOMPARE(importScenario(model, oddsBase(), choicesFor(model, base))->scenario.units.size(), std::size_t(3));
    }

    void boxesAndEqualNamesAreTold()
    {
        const ImportBase base = oddsBase();
        ImportModel model = smallModel();
        model.pieces[0].values["Arrives"] = "2";
        model.setup[0] = {0, 0, noCell, "Turn 2", 0, 0, 0, 0};
        model.setup[1] = {1, 0, noCell, "Blue: Eliminated", 0, 0, 0, 0};
        model.setup.push_back({1, 0, noCell, "Reserve", 0, 0, 0, 0});
        const Result<Imported> made = importScenario(model, base, choicesFor(model, base));
        QVERIFY(made.has_value());
        QCOMPARE(made->scenario.setup.size(), std::size_t(2));
        QCOMPARE(made->scenario.setup[0].box, std::string("arrivals"));
        QCOMPARE(made->scenario.setup[1].box, std::string("eliminated"));
        QVERIFY(noteKinds(made->notes).contains("import/box"));
        QCOMPARE(made->scenario.units[2].name, std::string("Horse 2"));
    }

    void missingSidesAndTypesAreTold()
    {
        const ImportBase base = oddsBase();
        ImportModel model = smallModel();
        model.pieces[1].side.clear();
        model.pieces[1].type.clear();
        const Result<Imported> made = importScenario(model, base, choicesFor(model, base));
        QVERIFY(made.has_value());
        for (const char* id : {"import/no-side", "import/no-type"}) {
            const auto note = std::ranges::find(made->notes, std::string(id), &ImportNote::id);
            QVERIFY2(note != made->notes.end(), id);
            QCOMPARE(note->count, 2);
        }
        QCOMPARE(made->scenario.units[1].side, made->scenario.sides.front().id);
    }

    void refusedValuesDoNotLoseCounters()
    {
        const ImportBase base = oddsBase();
        ImportModel model = smallModel();
        model.pieces[0].values["Strength"] = "four";
        model.pieces[0].values["Arrives"] = "99";
        model.pieces[1].values["Arrives"] = "2";
        const Result<Imported> made = importScenario(model, base, choicesFor(model, base));
        QVERIFY(made.has_value());
        QCOMPARE(made->scenario.units.size(), std::size_t(3));
        QVERIFY(made->scenario.units[0].ratings.count("strength") == 0);
        QCOMPARE(made->scenario.setup[1].arrives.turn, 2);
        QCOMPARE(std::ranges::count(made->notes, std::string("import/value-refused"), &ImportNote::id), 2);
        QVERIFY(!noteKinds(made->notes).contains("import/counter-refused"));
    }

    void newFeaturesComeOnlyOnDemand()
    {
        const ImportBase base = oddsBase();
        const ImportModel model = smallModel();
        ImportChoices choices = choicesFor(model, base);
        choices.words[{FeatureKind::Terrain, "lava"}] = "lava";
        const Result<Imported> made = importScenario(model, base, choices);
        QVERIFY(made.has_value());
        QCOMPARE(made->rules.features.back().id, std::string("lava"));
        QCOMPARE(made->scenario.map.terrain[3], std::vector<std::string>{"lava"});
    }

    void aMapKeepsTheArmiesOfItsBase()
    {
        ImportBase base = oddsBase(false);
        ImportModel model;
        ImportMap map;
        map.map = base.scenario.map;
        model.maps = {map};
        const Result<Imported> made = importScenario(model, base, choicesFor(model, base));
        QVERIFY(made.has_value());
        QVERIFY(made->scenario.units == base.scenario.units);
        QVERIFY(made->scenario.setup == base.scenario.setup);
        model.maps[0].map.grid.columns = 9;
        model.maps[0].map.terrain = {};
        model.maps[0].map.sides = {};
        model.maps[0].map.ways = {};
        QVERIFY(importScenario(model, base, choicesFor(model, base))->scenario.setup.empty());
    }

    void filesAreWrittenAndRead()
    {
        QTemporaryDir folder;
        ImportBase base = oddsBase();
        base.rules.id = base.scenario.rules = "small";
        const ImportModel model = smallModel();
        Result<Imported> made = importScenario(model, base, choicesFor(model, base));
        QVERIFY(made.has_value());
        const ImportTarget target{folder.filePath("new").toStdString(), true};
        const auto files = writeImported(model, *made, 0, target);
        QVERIFY(files.has_value());
        QStringList names;
        for (const std::string& file : *files)
            names << QDir(folder.filePath("new")).relativeFilePath(QString::fromStdString(file));
        names.sort();
        QCOMPARE(names, QStringList({"counters/1st-foot-back.png", "counters/1st-foot.png", "counters/horse-2.png",
                                     "counters/horse.png", "small.rules.json", "small.scenario.json"}));
        QVERIFY(noteKinds(made->notes).contains("import/picture")); // the damaged board
        const Result<Scenario> read = readScenarioFile(files->front());
        QVERIFY(read.has_value());
        QVERIFY(read->units == made->scenario.units);
        QVERIFY(findRules(*read, target.folder, {}).has_value());
        QVERIFY(!writeImported(model, *made, 0, target)); // nothing is overwritten
        QVERIFY(writeImported(model, *made, 0, {target.folder, true, true}).has_value());
    }

    void picturesNeverLeaveTheFolder()
    {
        QTemporaryDir folder;
        ImportBase base = oddsBase();
        ImportModel model = smallModel();
        model.pieces[0].values["Id"] = "../../evil";
        model.pieces[1].values["id"] = "..";
        Result<Imported> made = importScenario(model, base, choicesFor(model, base));
        QVERIFY(made.has_value());
        for (const auto& [unit, pictures] : made->pictures)
            QVERIFY(unit.find('/') == std::string::npos && unit.front() != '.');
        QVERIFY(writeImported(model, *made, 0, {folder.filePath("in").toStdString(), true}).has_value());
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden),
                 QStringList("in"));
    }
};

FW_TEST(ImportScenarioTest)
#include "tst_importscenario.moc"
