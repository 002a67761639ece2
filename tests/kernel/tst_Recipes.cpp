// Each recipe is inserted into a small base game, which then passes the check and is played: by orders that need the
// recipe, and at random to the end.
#include "engine/store/Recipe.h"
#include "tests/Main.h"
#include "tests/fuzz/RandomPlay.h"
#include "tests/kernel/Systems.h"

using namespace fw;
using kernel::Folder;

namespace {

constexpr const char* recipes = FW_SOURCE_DIR "/scenarios/recipes";
constexpr const char* base = FW_SOURCE_DIR "/scenarios/templates/odds.rules.json";

std::string textOf(const QString& name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return file.readAll().toStdString();
}

Recipe recipeNamed(const std::string& name)
{
    const Result<Recipe> read = readRecipeNamed(recipes, name);
    if (!read)
        qFatal("%s", describe(read.error()).c_str());
    return *read;
}

/// The rules into which a recipe is inserted: those of the shortest template, unless the recipe changes another combat.
QString baseOf(const std::string& name)
{
    return QString(base).replace("odds.rules", name == "odds-combat" ? "differential.rules" : "odds.rules");
}

Result<std::string> inserted(const std::string& name, const std::map<std::string, std::string>& values = {})
{
    return insertRecipe(recipeNamed(name), textOf(baseOf(name)), base, values);
}

/// The battle of the base game, with those of its areas whose kind the rules name.
Scenario battle(const std::string& rules)
{
    const Result<Scenario> read = readScenario(Folder{"recipes/base"}.read(".scenario.json"), "base");
    if (!read)
        qFatal("%s", describe(read.error()).c_str());
    Scenario out = *read;
    std::erase_if(out.map.areas, [&](const Area& area) { return rules.find(":" + area.kind) == std::string::npos; });
    return out;
}

} // namespace

/// The recipes that come with the program.
class TestRecipes : public QObject
{
    Q_OBJECT

    static void each()
    {
        QTest::addColumn<QString>("name");
        for (const std::string& name : recipesIn(recipes))
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }

private slots:
    void passesTheCheck_data() { each(); }
    void passesTheCheck()
    {
        QFETCH(QString, name);
        const Result<std::string> text = inserted(name.toStdString());
        QVERIFY2(text, text ? "" : describe(text.error()).c_str());
        const Result<Ruleset> rules = readRules(*text, "x");
        QVERIFY(rules);
        QCOMPARE(recipeNamed(name.toStdString()).id, name.toStdString());
        std::vector<Finding> findings = lint(*rules);
        for (const Finding& finding : lint(*rules, battle(*text)))
            findings.push_back(finding);
        for (const Finding& finding : findings)
            QFAIL((finding.row + ": " + plain(finding.text)).c_str());
    }
    void playsAtRandomToTheEnd_data() { each(); }
    void playsAtRandomToTheEnd()
    {
        QFETCH(QString, name);
        const Result<std::string> text = inserted(name.toStdString());
        QVERIFY(text);
        const Result<Ruleset> rules = readRules(*text, "x");
        QVERIFY(rules);
        const auto compiled = compile(*rules, battle(*text), {});
        QVERIFY2(compiled, compiled ? "" : describe(compiled.error()).c_str());
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const fuzz::Played played = fuzz::play(**compiled, seed, {});
            for (const fuzz::Fault& fault : played.faults)
                QFAIL(fault.text.c_str());
            QVERIFY(played.over);
        }
    }
    /// The orders of a recipe succeed with it; without it they are refused or lead to another log.
    void playsItsOrders_data()
    {
        QTest::addColumn<QString>("name");
        for (const std::string& name : recipesIn(recipes))
            if (QFile::exists(QString(FW_SOURCE_DIR "/tests/kernel/recipes/%1.orders.txt").arg(name.c_str())))
                QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
    void playsItsOrders()
    {
        QFETCH(QString, name);
        const Result<std::string> text = inserted(name.toStdString());
        QVERIFY(text);
        const std::string orders = textOf(QString(FW_SOURCE_DIR "/tests/kernel/recipes/%1.orders.txt").arg(name));
        const kernel::Played with = kernel::play(Folder{"recipes/base"}, *text, orders);
        QVERIFY2(!with.refusal, with.refusal ? describe(*with.refusal).c_str() : "");
        const kernel::Played without = kernel::play(Folder{"recipes/base"}, textOf(baseOf(name.toStdString())), orders);
        QVERIFY(without.refusal || without.log != with.log);
    }
    void refusesWhatDoesNotFit()
    {
        const Recipe rail = recipeNamed("rail-capacity");
        const Result<std::string> once = insertRecipe(rail, textOf(base), base, {});
        QVERIFY(once);
        QCOMPARE(insertRecipe(rail, *once, base, {}).error().trouble, Trouble::Refused);
        QCOMPARE(insertRecipe(rail, textOf(base), base, {{"way", "rail"}}).error().trouble, Trouble::Refused);
        QCOMPARE(insertRecipe(rail, textOf(base), base, {{"size", "1"}}).error().trouble, Trouble::Usage);
        QCOMPARE(insertRecipe(rail, textOf(base), base, {{"move-choice", "nowhere"}}).error().trouble,
                 Trouble::Refused);
        QCOMPARE(readRecipeNamed(recipes, "wether").error().trouble, Trouble::Usage);
        QCOMPARE(insertRecipe(rail, textOf(base), base, {{"way", ""}}).error().trouble, Trouble::Usage);
        QVERIFY(!readRecipe(R"({"id": "a", "title": "A", "does": "x", "row": {}})", "a"));
        QVERIFY(!readRecipe(R"({"id": "a", "title": "A", "does": "x", "rows": {"marks": ["${n}"]}})", "a"));
    }
    /// The keys that a recipe gives replace those of a row that is there; the other keys stay.
    void replacesKeysOfRows()
    {
        // With single quotes, since moc stumbles over raw strings.
        const auto recipe = [](const QString& rest) {
            QString text = "{'id': 'a', 'title': 'A', 'does': 'x', " + rest + "}";
            return readRecipe(text.replace('\'', '"').toStdString(), "a");
        };
        const Result<Ruleset> before = readRules(textOf(base), base);
        QVERIFY(before);
        const QString march = "'replaces': {'paths': [{'id': 'march', 'label': 'Walk', 'stop': null}], 'nodes': [%1]}";
        const Result<Recipe> missing = recipe(march.arg("{'id': 'end', 'what': 'all'}"));
        QVERIFY(missing);
        QCOMPARE(insertRecipe(*missing, *before, base, {}).error().trouble, Trouble::Refused);
        const Result<Recipe> walk = recipe(march.arg("{'id': 'result', 'cite': '9'}"));
        QVERIFY(walk);
        const Result<Ruleset> after = insertRecipe(*walk, *before, base, {});
        QVERIFY2(after, after ? "" : describe(after.error()).c_str());
        Ruleset expected = *before;
        expected.paths[0].label = "Walk";
        expected.paths[0].stop.clear();
        QVERIFY(expected.paths == after->paths);
        QVERIFY(writeRules(*after).find("\"id\": \"result\", \"cite\": \"9\", \"table\": \"crt\"")
                != std::string::npos);
        QVERIFY(!recipe("'replaces': {'paths': [{'id': 'march'}]}"));
        QVERIFY(!recipe("'replaces': {'paths': [{'label': 'Walk'}]}"));
    }
    /// Rows that a recipe removes must be there.
    void removesRows()
    {
        const Result<Ruleset> before = readRules(textOf(base), base);
        QVERIFY(before);
        Recipe recipe;
        recipe.removes["paths"] = {"retreat"};
        QCOMPARE(insertRecipe(recipe, *before, base, {})->paths.size(), before->paths.size() - 1);
        recipe.removes["paths"] = {"stroll"};
        QCOMPARE(insertRecipe(recipe, *before, base, {}).error().trouble, Trouble::Refused);
    }
    void offersIds()
    {
        const Result<Ruleset> rules = readRules(textOf(base), base);
        QVERIFY(rules);
        const Recipe weather = recipeNamed("weather");
        const auto ids = [&](const char* of) { return idsForParameter(weather, of, *rules); };
        QCOMPARE(ids("cost").size(), rules->quantities.size());
        QVERIFY(std::ranges::count(ids("next-turn"), "next-turn") == 1);
        QVERIFY(ids("mud-cost").empty());
        const std::vector<std::string> stages = idsForParameter(recipeNamed("entrenchment"), "stage", *rules);
        QVERIFY(std::ranges::count(stages, rules->quantities.front().stages.front().id) == 1);
    }
    void takesValues()
    {
        const Result<std::string> text = inserted("rail-capacity", {{"capacity", "2"}});
        QVERIFY(text && text->find("@active.trains <= 2 - 1") != std::string::npos);
    }
    /// The page of the guide has a section for each recipe.
    void guideListsAll()
    {
        const std::string page = textOf(FW_SOURCE_DIR "/resources/guide/recipes.md");
        for (const std::string& name : recipesIn(recipes)) {
            const Recipe recipe = recipeNamed(name);
            QVERIFY2(page.find("## " + recipe.title + "\n\n`" + name + "`: " + recipe.does + "\n") != std::string::npos,
                     name.c_str());
            for (const RecipeParameter& one : recipe.parameters)
                QVERIFY2(page.find("| `" + one.name + "` | " + one.help + " | `" + one.standard + "` |")
                             != std::string::npos,
                         (name + " " + one.name).c_str());
        }
    }
};

FW_TEST(TestRecipes)
#include "tst_Recipes.moc"
