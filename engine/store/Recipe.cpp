#include "engine/store/Recipe.h"

#include "engine/base/Vocabulary.h"
#include "engine/store/Input.h"
#include "engine/store/Json.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <set>

namespace fw {

namespace {

constexpr std::uintmax_t mostRecipeBytes = 1u << 20;
constexpr std::string_view ending = ".recipe.json";

/// The nearest known word, or all of them if none is near.
Text didYouMean(const std::string& word, const std::vector<std::string>& known)
{
    if (const std::string near = nearestWord(word, known); !near.empty())
        return Text("did you mean '{0}'?", {near});
    std::string all;
    for (const std::string& one : known)
        all += (all.empty() ? "" : ", ") + one;
    return Text("known: {0}", {all});
}

/// Calls f with a value and all values inside it.
void eachValue(const Json& json, const auto& f)
{
    f(json);
    for (const Json& item : json.items)
        eachValue(item, f);
}

/// Reads the members of one object of a recipe; the first fault wins.
class Members
{
public:
    Members(const Json& object, std::string place, std::vector<std::string> known)
        : mObject(object), mPlace(std::move(place))
    {
        if (!object.isObject())
            fault(Text("this must be an object"));
        for (const std::string& key : object.keys)
            if (std::ranges::find(known, key) == known.end())
                fault(Text("unknown key '{0}'", {key}), didYouMean(key, known));
    }
    std::string text(const char* key)
    {
        const Json* value = mObject.find(key);
        if (value == nullptr || !value->isText() || value->text.empty()) {
            fault(Text("the text '{0}' is missing", {key}));
            return {};
        }
        return value->text;
    }
    const Json* list(const char* key) { return of(key, Json::Kind::Array, Text("'{0}' must be a list", {key})); }
    const Json* object(const char* key) { return of(key, Json::Kind::Object, Text("'{0}' must be an object", {key})); }
    void fault(const Text& text, const Text& remedy = {})
    {
        if (!mFault)
            mFault = fail(Trouble::BadInput, text, mPlace, remedy).value();
    }
    const std::optional<Problem>& fault() const { return mFault; }

private:
    const Json* of(const char* key, Json::Kind kind, const Text& wrong)
    {
        const Json* value = mObject.find(key);
        if (value != nullptr && value->kind != kind) {
            fault(wrong);
            return nullptr;
        }
        return value;
    }

    const Json& mObject;
    std::string mPlace;
    std::optional<Problem> mFault;
};

std::vector<std::string> words(Members& members, const Json* list)
{
    std::vector<std::string> out;
    for (const Json& item : list == nullptr ? std::vector<Json>() : list->items) {
        if (!item.isText())
            members.fault(Text("a list of words may hold only texts"));
        out.push_back(item.text);
    }
    return out;
}

/// The names of the parameters in a text, such as "n" in "at most ${n}".
std::set<std::string> parametersIn(const std::string& text)
{
    std::set<std::string> out;
    for (std::size_t at = text.find("${"); at != std::string::npos; at = text.find("${", at + 2))
        out.insert(text.substr(at + 2, text.find('}', at) - at - 2));
    return out;
}

/// Refuses texts that contain a parameter without a declaration.
Result<void> parametersDeclared(const Recipe& recipe, const std::string& file)
{
    std::set<std::string> used, known;
    for (const RecipeParameter& one : recipe.parameters)
        known.insert(one.name);
    const auto note = [&](const Json& json) { used.merge(parametersIn(json.text)); };
    eachValue(recipe.rows, note);
    eachValue(recipe.replaces, note);
    for (const RecipeStep& step : recipe.steps) {
        used.merge(parametersIn(step.at));
        eachValue(step.rows, note);
    }
    for (const auto* sections : {&recipe.needs, &recipe.removes})
        for (const auto& [section, ids] : *sections)
            for (const std::string& id : ids)
                used.merge(parametersIn(id));
    for (const std::string& name : used)
        if (!known.contains(name))
            return fail(Trouble::BadInput, Text("the parameter '{0}' is not declared", {name}), file,
                        Text("add it to \"parameters\""));
    for (const std::string& name : known)
        if (!used.contains(name))
            return fail(Trouble::BadInput, Text("the parameter '{0}' has no use", {name}), file,
                        Text("remove it from \"parameters\""));
    return {};
}

} // namespace

Result<Recipe> readRecipe(std::string_view text, const std::string& file)
{
    const Result<Json> json = parseJson(text, file);
    if (!json)
        return tl::unexpected(json.error());
    Members top(*json, file,
                {"id", "title", "does", "adapt", "parameters", "needs", "rows", "replaces", "removes", "steps"});
    Recipe out;
    out.id = top.text("id");
    out.title = top.text("title");
    out.does = top.text("does");
    out.adapt = words(top, top.list("adapt"));
    std::optional<Problem> inner;
    const auto part = [&](const Json* list, const std::vector<std::string>& known, const auto& read) {
        for (std::size_t i = 0; list != nullptr && i < list->items.size(); ++i) {
            Members members(list->items[i], file, known);
            read(members);
            if (!inner)
                inner = members.fault();
        }
    };
    part(top.list("parameters"), {"name", "help", "standard"}, [&](Members& of) {
        out.parameters.push_back({of.text("name"), of.text("help"), of.text("standard")});
    });
    part(top.list("steps"), {"where", "at", "rows"}, [&](Members& of) {
        static const std::vector<std::string> places{"before", "after", "replace", "first", "last", "menu"};
        RecipeStep step{of.text("where"), of.text("at"), Json::array()};
        if (std::ranges::find(places, step.where) == places.end())
            of.fault(Text("'{0}' is no place", {step.where}), Text("use before, after, replace, first, last or menu"));
        if (const Json* rows = of.list("rows"))
            step.rows = *rows;
        out.steps.push_back(std::move(step));
    });
    const auto ids = [&top](const char* key) {
        std::map<std::string, std::vector<std::string>> found;
        const Json* sections = top.object(key);
        for (std::size_t i = 0; sections != nullptr && i < sections->keys.size(); ++i)
            found[sections->keys[i]] = words(top, &sections->items[i]);
        return found;
    };
    out.needs = ids("needs");
    out.removes = ids("removes");
    const Json* rows = top.object("rows");
    out.rows = rows == nullptr ? Json::object() : *rows;
    const Json* replaces = top.object("replaces");
    out.replaces = replaces == nullptr ? Json::object() : *replaces;
    for (const Json& changed : out.replaces.items)
        for (const Json& row : changed.items)
            if (const Json* id = row.isObject() ? row.find("id") : nullptr;
                id == nullptr || !id->isText() || row.keys.size() < 2)
                top.fault(Text("a row that is replaced must have an id and the keys that change"));
    if (top.fault() || inner)
        return tl::unexpected(top.fault() ? *top.fault() : *inner);
    if (const Result<void> declared = parametersDeclared(out, file); !declared)
        return tl::unexpected(declared.error());
    return out;
}

std::vector<std::string> recipesIn(const std::string& folder)
{
    std::vector<std::string> out;
    std::error_code none;
    for (const auto& entry : std::filesystem::directory_iterator(folder, none))
        if (const std::string name = entry.path().filename().string(); name.ends_with(ending))
            out.push_back(name.substr(0, name.size() - ending.size()));
    std::ranges::sort(out);
    return out;
}

Result<Recipe> readRecipeNamed(const std::string& folder, const std::string& name)
{
    const std::vector<std::string> known = recipesIn(folder);
    if (std::ranges::find(known, name) == known.end())
        return fail(Trouble::Usage, Text("there is no recipe '{0}'", {name}), {}, didYouMean(name, known));
    const std::string path = folder + "/" + name + std::string(ending);
    const Result<std::string> text = readWhole(path, mostRecipeBytes);
    if (!text)
        return tl::unexpected(text.error());
    return readRecipe(*text, path);
}

} // namespace fw
