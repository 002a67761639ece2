#include "app/Places.h"
#include "app/cli/CommandVerbs.h"
#include "app/cli/Console.h"
#include "editor/Translated.h"
#include "engine/rules/NewFindings.h"
#include "engine/store/Files.h"
#include "engine/store/Json.h"
#include "engine/store/Recipe.h"

#include <algorithm>

namespace fw {

namespace {

QString text(const std::string& from)
{
    return QString::fromStdString(from);
}

Exit listRecipes(const std::string& folder)
{
    for (const std::string& name : recipesIn(folder)) {
        const Result<Recipe> recipe = readRecipeNamed(folder, name);
        if (!recipe)
            return complain(recipe.error());
        printLine(QString("%1  %2").arg(text(name), -22).arg(text(recipe->title)));
    }
    return Exit::Done;
}

Exit showRecipe(const Recipe& recipe)
{
    printLine(text(recipe.title));
    printLine(text(recipe.does));
    for (const std::string& one : recipe.adapt)
        printLine(QString("- %1").arg(text(one)));
    for (const RecipeParameter& one : recipe.parameters)
        printLine(Cli::tr("  --set %1=%2  %3", "parameter, standard value, what it names")
                      .arg(text(one.name), text(one.standard), text(one.help)));
    for (const auto& [section, ids] : recipe.needs)
        for (const std::string& id : ids)
            printLine(Cli::tr("needs %1 in %2", "id, section").arg(text(id), text(section)));
    for (std::size_t i = 0; i < recipe.replaces.keys.size(); ++i)
        for (const Json& row : recipe.replaces.items[i].items)
            printLine(Cli::tr("changes %1 in %2", "id, section")
                          .arg(text(row.find("id")->text), text(recipe.replaces.keys[i])));
    for (const auto& [section, ids] : recipe.removes)
        for (const std::string& id : ids)
            printLine(Cli::tr("removes %1 from %2", "id, section").arg(text(id), text(section)));
    return Exit::Done;
}

/// Inserts a recipe; writes nothing if the rules get an error that they did not have.
Exit insertInto(const Recipe& recipe, const Request& request)
{
    const Result<FileText> old = readText(request.into);
    if (!old)
        return complain(old.error());
    const Result<std::string> changed = insertRecipe(recipe, old->text, request.into, request.options);
    if (!changed)
        return complain(changed.error());
    const Result<Ruleset> before = readRules(old->text, request.into), after = readRules(*changed, request.into);
    if (!before || !after)
        return complain(before ? after.error() : before.error());
    const std::vector<Finding> found = newFindings(lint(*before), *after);
    for (const Finding& one : found)
        complain(QString("%1: %2").arg(text(one.row), translated(one.text)));
    if (std::ranges::any_of(found, [](const Finding& one) { return one.severity == Severity::Error; }))
        return complain(Cli::tr("nothing is written: the rules would not pass the check"), Exit::Refused);
    if (!request.output.empty())
        return deliver(*changed, outputOf(request, Form::Rules));
    const Result<void> done = saveText(request.into, *changed, old->digest);
    return done ? Exit::Done : complain(done.error());
}

} // namespace

Exit runRecipes(const Request& request)
{
    const std::string folder = shippedFolder() + "/recipes";
    if (request.files.empty())
        return listRecipes(folder);
    const Result<Recipe> recipe = readRecipeNamed(folder, request.files.front());
    if (!recipe)
        return complain(recipe.error());
    if (request.into.empty())
        return showRecipe(*recipe);
    return insertInto(*recipe, request);
}

} // namespace fw
