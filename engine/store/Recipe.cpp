#include "engine/store/Recipe.h"

#include "engine/base/Vocabulary.h"
#include "engine/store/Input.h"
#include "engine/store/Json.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <optional>
#include <set>

namespace fw {

namespace {

constexpr std::uintmax_t mostRecipeBytes = 1u << 20;
constexpr std::string_view ending = ".recipe.json";
using Values = std::map<std::string, std::string>;

/// The id of a row; empty if it has none.
std::string idOf(const Json& row)
{
    const Json* id = row.isObject() ? row.find("id") : nullptr;
    return id == nullptr ? std::string() : id->text;
}

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

std::string filled(std::string text, const Values& values)
{
    for (const auto& [name, value] : values) {
        const std::string mark = "${" + name + "}";
        for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at + value.size()))
            text.replace(at, mark.size(), value);
    }
    return text;
}

/// Rows with values for their parameters; a text that is only a parameter with a number becomes a number.
Json filled(Json json, const Values& values)
{
    for (std::string& key : json.keys)
        key = filled(key, values);
    for (Json& item : json.items)
        item = filled(std::move(item), values);
    if (!json.isText() || json.text.find("${") == std::string::npos)
        return json;
    const bool whole = json.text.starts_with("${") && json.text.find('}') + 1 == json.text.size();
    json.text = filled(json.text, values);
    std::int64_t number = 0;
    const char* const end = json.text.data() + json.text.size();
    const auto read = std::from_chars(json.text.data(), end, number);
    return whole && read.ec == std::errc() && read.ptr == end ? Json::ofInteger(number) : json;
}

/// The list that has a node with an id, and the node's place in it.
struct NodePlace {
    Json* list = nullptr;
    std::size_t at = 0;
};

NodePlace nodePlace(Json& json, const std::string& id)
{
    for (std::size_t i = 0; i < json.items.size(); ++i) {
        if (json.isArray() && json.items[i].isObject() && json.items[i].find("node") != nullptr
            && idOf(json.items[i]) == id)
            return {&json, i};
        if (const NodePlace inside = nodePlace(json.items[i], id); inside.list != nullptr)
            return inside;
    }
    return {};
}

Json* member(Json& object, const std::string& key)
{
    const auto at = std::ranges::find(object.keys, key);
    return at == object.keys.end() ? nullptr : &object.items[std::size_t(at - object.keys.begin())];
}

/// The ids of the nodes in a value.
std::set<std::string> nodeIds(const Json& json)
{
    std::set<std::string> out;
    eachValue(json, [&](const Json& one) {
        if (one.isObject() && one.find("node") != nullptr && !idOf(one).empty())
            out.insert(idOf(one));
    });
    return out;
}

bool hasRow(const Json& rules, const std::string& section, const std::string& id)
{
    if (section == "nodes")
        return nodeIds(rules).contains(id);
    const Json* rows = rules.find(section);
    return rows != nullptr && std::ranges::any_of(rows->items, [&](const Json& row) {
               return idOf(row) == id || (row.isText() && row.text == id);
           });
}

class Inserter
{
public:
    Inserter(const Recipe& recipe, Json rules, std::string file)
        : mRecipe(recipe), mRules(std::move(rules)), mFile(std::move(file))
    {}

    Result<void> setValues(const Values& given)
    {
        std::vector<std::string> known;
        for (const RecipeParameter& one : mRecipe.parameters) {
            known.push_back(one.name);
            mValues[one.name] = one.standard;
        }
        for (const auto& [name, value] : given) {
            if (!mValues.contains(name))
                return fail(Trouble::Usage, Text("the recipe {0} has no parameter '{1}'", {mRecipe.id, name}), {},
                            Text("its parameters: {0}", {joined(known)}));
            mValues[name] = value;
        }
        return {};
    }
    /// Refuses the rules if something needed is missing or an id exists already.
    Result<void> compare() const
    {
        for (const auto& [section, ids] : mRecipe.needs)
            for (const std::string& one : ids)
                if (const std::string id = filled(one, mValues); !hasRow(mRules, section, id))
                    return fail(Trouble::Refused, Text("the recipe {0} needs '{1}' in {2}", {mRecipe.id, id, section}),
                                mFile, Text("add it, or name another with --set"));
        for (std::size_t i = 0; i < mRecipe.rows.keys.size(); ++i)
            for (const Json& row : mRecipe.rows.items[i].items)
                if (const std::string id = filled(idOf(row), mValues);
                    !id.empty() && hasRow(mRules, mRecipe.rows.keys[i], id))
                    return exists(id, mRecipe.rows.keys[i]);
        const std::set<std::string> known = nodeIds(mRules);
        for (const RecipeStep& step : mRecipe.steps)
            for (const std::string& id : nodeIds(step.rows))
                if (known.contains(filled(id, mValues)))
                    return exists(filled(id, mValues), "nodes");
        return {};
    }
    Result<void> insert()
    {
        for (const RecipeStep& step : mRecipe.steps)
            if (const Result<void> done = place(step); !done)
                return done;
        for (std::size_t i = 0; i < mRecipe.rows.keys.size(); ++i) {
            const std::string& section = mRecipe.rows.keys[i];
            Json* rows = member(mRules, section);
            if (rows == nullptr)
                rows = &mRules.add(section, Json::array());
            for (const Json& row : mRecipe.rows.items[i].items)
                rows->items.push_back(filled(row, mValues));
        }
        return {};
    }
    const Json& rules() const { return mRules; }

private:
    static std::string joined(const std::vector<std::string>& words)
    {
        std::string out;
        for (const std::string& word : words)
            out += (out.empty() ? "" : ", ") + word;
        return out;
    }
    tl::unexpected<Problem> exists(const std::string& id, const std::string& section) const
    {
        return fail(Trouble::Refused, Text("'{0}' exists already in {1}", {id, section}), mFile,
                    Text("the recipe {0} is in these rules, or rename that row first", {mRecipe.id}));
    }
    Result<void> place(const RecipeStep& step)
    {
        const std::string id = filled(step.at, mValues);
        const NodePlace node = nodePlace(mRules, id);
        Json* row = procedure(id);
        if (row == nullptr || step.where == "before" || step.where == "after" || step.where == "menu")
            row = node.list == nullptr ? nullptr : &node.list->items[node.at];
        const bool beside = step.where == "before" || step.where == "after";
        const bool whole = step.where == "replace" && row != procedure(id);
        Json* into = row == nullptr    ? nullptr
                     : beside || whole ? node.list
                                       : member(*row, step.where == "menu" ? "menu" : "do");
        std::size_t at = beside || whole ? node.at + (step.where == "after" ? 1 : 0) : 0;
        if (into == nullptr || !into->isArray())
            return fail(Trouble::Refused, Text("the recipe {0} has no place at '{1}'", {mRecipe.id, id}), mFile,
                        Text("name another node with --set"));
        if (whole)
            into->items.erase(into->items.begin() + std::ptrdiff_t(at));
        else if (step.where == "replace")
            into->items.clear();
        else if (step.where == "last")
            at = into->items.size();
        for (const Json& one : step.rows.items)
            into->items.insert(into->items.begin() + std::ptrdiff_t(at++), filled(one, mValues));
        return {};
    }
    Json* procedure(const std::string& id)
    {
        Json* rows = member(mRules, "procedures");
        for (std::size_t i = 0; rows != nullptr && i < rows->items.size(); ++i)
            if (idOf(rows->items[i]) == id)
                return &rows->items[i];
        return nullptr;
    }

    const Recipe& mRecipe;
    Json mRules;
    std::string mFile;
    Values mValues;
};

/// Refuses texts that contain a parameter without a declaration.
Result<void> parametersDeclared(const Recipe& recipe, const std::string& file)
{
    std::set<std::string> used, known;
    for (const RecipeParameter& one : recipe.parameters)
        known.insert(one.name);
    const auto note = [&](const Json& json) { used.merge(parametersIn(json.text)); };
    eachValue(recipe.rows, note);
    for (const RecipeStep& step : recipe.steps) {
        used.merge(parametersIn(step.at));
        eachValue(step.rows, note);
    }
    for (const auto& [section, ids] : recipe.needs)
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
    Members top(*json, file, {"id", "title", "does", "adapt", "parameters", "needs", "rows", "steps"});
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
    if (const Json* needs = top.object("needs"))
        for (std::size_t i = 0; i < needs->keys.size(); ++i)
            out.needs[needs->keys[i]] = words(top, &needs->items[i]);
    const Json* rows = top.object("rows");
    out.rows = rows == nullptr ? Json::object() : *rows;
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

Result<std::string> insertRecipe(const Recipe& recipe, std::string_view rules, const std::string& file,
                                 const std::map<std::string, std::string>& values)
{
    const Result<Ruleset> before = readRules(rules, file);
    if (!before)
        return tl::unexpected(before.error());
    Result<Json> json = parseJson(writeRules(*before), file);
    if (!json)
        return tl::unexpected(json.error());
    Inserter inserter(recipe, std::move(*json), file);
    const Result<void> done = inserter.setValues(values).and_then([&] { return inserter.compare(); }).and_then([&] {
        return inserter.insert();
    });
    if (!done)
        return tl::unexpected(done.error());
    const Result<Ruleset> after = readRules(layoutJson(inserter.rules()), recipe.id + std::string(ending));
    if (!after)
        return tl::unexpected(after.error());
    return writeRules(*after);
}

} // namespace fw
