#pragma once

#include "engine/model/Ruleset.h"
#include "engine/store/JsonTree.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

// Recipes: groups of rows for a common rule, which a designer inserts into a rules file and then adapts.

namespace fw {

/// An id or a number that a designer may choose; rows contain it as ${name}.
struct RecipeParameter {
    std::string name;
    std::string help;     ///< what it names or counts
    std::string standard; ///< the value if the designer gives none
};

/// The place of rows in the sequence of play.
struct RecipeStep {
    std::string where; ///< before, after, replace, first, last or menu
    std::string at;    ///< id of a node, or of a procedure for first and last
    Json rows;         ///< the nodes; entries for menu
};

/// A group of rows for a common rule.
struct Recipe {
    std::string id;
    std::string title;
    std::string does;               ///< what it adds to a game
    std::vector<std::string> adapt; ///< how to change it
    std::vector<RecipeParameter> parameters;
    std::map<std::string, std::vector<std::string>> needs;   ///< ids that the rules must have, by section or "nodes"
    Json rows;                                               ///< an object: the new rows by section
    std::map<std::string, std::vector<std::string>> removes; ///< ids of rows that go, by section or "nodes"
    Json replaces; ///< an object: by section or "nodes", the id of a row and its keys that change; null removes a key
    std::vector<RecipeStep> steps;
};

/// The values that a designer gives, by the name of a parameter.
using RecipeValues = std::map<std::string, std::string>;

/// Reads a recipe file; refuses unknown and missing keys and parameters that are not declared.
Result<Recipe> readRecipe(std::string_view text, const std::string& file);

/// Reads the file NAME.recipe.json in a folder; refuses a name without a file and proposes the nearest.
Result<Recipe> readRecipeNamed(const std::string& folder, const std::string& name);

/// The names of the recipes in a folder, sorted.
std::vector<std::string> recipesIn(const std::string& folder);

/// The recipe with values in place of its parameters, for those not given the standard values. Refuses an unknown
/// parameter.
Result<Recipe> filledRecipe(const Recipe& recipe, const RecipeValues& values);

/// The ids in these rules that a parameter may name; empty if the parameter names no row.
std::vector<std::string> idsForParameter(const Recipe& recipe, const std::string& parameter, const Ruleset& rules);

/// Rules with the rows of a recipe. Refuses an unknown parameter, an id that exists already, something needed that is
/// missing, and a result that cannot be read. `file` is for messages.
Result<Ruleset> insertRecipe(const Recipe& recipe, const Ruleset& rules, const std::string& file,
                             const RecipeValues& values);

/// The same for the text of a rules file.
Result<std::string> insertRecipe(const Recipe& recipe, std::string_view rules, const std::string& file,
                                 const RecipeValues& values);

} // namespace fw
