#include "engine/store/Json.h"
#include "engine/store/JsonRows.h"
#include "engine/store/Recipe.h"

#include <algorithm>
#include <charconv>
#include <set>

// Inserts recipes into rules.

namespace fw {

namespace {

/// The id of a row; empty if it has none.
std::string idOf(const Json& row)
{
    const Json* id = row.isObject() ? row.find("id") : nullptr;
    return id == nullptr ? std::string() : id->text;
}

std::string filled(std::string text, const RecipeValues& values)
{
    for (const auto& [name, value] : values) {
        const std::string mark = "${" + name + "}";
        for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at + value.size()))
            text.replace(at, mark.size(), value);
    }
    return text;
}

/// Rows with values for their parameters; a text that is only a parameter with a number becomes a number.
Json filled(Json json, const RecipeValues& values)
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

/// The list that has a row with an id, and the row's place in it.
struct RowPlace {
    Json* list = nullptr;
    std::size_t at = 0;
    Json* row() const { return list == nullptr ? nullptr : &list->items[at]; }
};

RowPlace nodePlace(Json& json, const std::string& id)
{
    for (std::size_t i = 0; i < json.items.size(); ++i) {
        if (json.isArray() && json.items[i].isObject() && json.items[i].find("node") != nullptr
            && idOf(json.items[i]) == id)
            return {&json, i};
        if (const RowPlace inside = nodePlace(json.items[i], id); inside.list != nullptr)
            return inside;
    }
    return {};
}

Json* member(Json& object, const std::string& key)
{
    const auto at = std::ranges::find(object.keys, key);
    return at == object.keys.end() ? nullptr : &object.items[std::size_t(at - object.keys.begin())];
}

/// The row of a section, or the node for "nodes".
RowPlace rowPlace(Json& rules, const std::string& section, const std::string& id)
{
    if (section == "nodes")
        return nodePlace(rules, id);
    Json* rows = member(rules, section);
    for (std::size_t i = 0; rows != nullptr && i < rows->items.size(); ++i)
        if (idOf(rows->items[i]) == id || (rows->items[i].isText() && rows->items[i].text == id))
            return {rows, i};
    return {};
}

/// Adds the ids of the nodes in a value, the outer before the inner ones.
void addNodeIds(const Json& json, std::vector<std::string>& out)
{
    if (json.isObject() && json.find("node") != nullptr && !idOf(json).empty())
        out.push_back(idOf(json));
    for (const Json& item : json.items)
        addNodeIds(item, out);
}

/// The ids of the rows of a section, or of the nodes for "nodes".
std::vector<std::string> idsIn(const Json& rules, const std::string& section)
{
    std::vector<std::string> out;
    const Json* rows = rules.find(section);
    if (section == "nodes")
        addNodeIds(rules, out);
    for (const Json& row : rows == nullptr ? std::vector<Json>() : rows->items)
        out.push_back(row.isText() ? row.text : idOf(row));
    return out;
}

/// Sets the keys of a row that a recipe changes.
void change(Json& row, const Json& by)
{
    for (std::size_t i = 0; i < by.keys.size(); ++i) {
        const auto at = std::ranges::find(row.keys, by.keys[i]);
        const auto index = at - row.keys.begin();
        if (by.items[i].kind != Json::Kind::Null) {
            Json* value = member(row, by.keys[i]);
            (value == nullptr ? row.add(by.keys[i], {}) : *value) = by.items[i];
        } else if (at != row.keys.end()) {
            row.keys.erase(at);
            row.items.erase(row.items.begin() + index);
        }
    }
}

/// Inserts a recipe whose parameters have values into a tree of rules.
class Inserter
{
public:
    Inserter(const Recipe& recipe, Json rules, std::string file)
        : mRecipe(recipe), mRules(std::move(rules)), mFile(std::move(file))
    {}

    /// Refuses the rules if something needed is missing or an id exists already.
    Result<void> compare()
    {
        for (const auto* sections : {&mRecipe.needs, &mRecipe.removes})
            for (const auto& [section, ids] : *sections)
                for (const std::string& id : ids)
                    if (rowPlace(mRules, section, id).list == nullptr)
                        return missing(id, section);
        for (std::size_t i = 0; i < mRecipe.replaces.keys.size(); ++i)
            for (const Json& row : mRecipe.replaces.items[i].items)
                if (rowPlace(mRules, mRecipe.replaces.keys[i], idOf(row)).list == nullptr)
                    return missing(idOf(row), mRecipe.replaces.keys[i]);
        for (std::size_t i = 0; i < mRecipe.rows.keys.size(); ++i)
            for (const Json& row : mRecipe.rows.items[i].items)
                if (const std::string id = idOf(row);
                    !id.empty() && rowPlace(mRules, mRecipe.rows.keys[i], id).list != nullptr)
                    return exists(id, mRecipe.rows.keys[i]);
        const std::vector<std::string> all = idsIn(mRules, "nodes");
        const std::set<std::string> known(all.begin(), all.end());
        std::vector<std::string> own;
        for (const RecipeStep& step : mRecipe.steps)
            addNodeIds(step.rows, own);
        for (const std::string& id : own)
            if (known.contains(id))
                return exists(id, "nodes");
        return {};
    }
    Result<void> insert()
    {
        for (std::size_t i = 0; i < mRecipe.replaces.keys.size(); ++i)
            for (const Json& row : mRecipe.replaces.items[i].items)
                change(*rowPlace(mRules, mRecipe.replaces.keys[i], idOf(row)).row(), row);
        for (const RecipeStep& step : mRecipe.steps)
            if (const Result<void> done = place(step); !done)
                return done;
        for (const auto& [section, ids] : mRecipe.removes)
            for (const std::string& id : ids)
                if (const RowPlace old = rowPlace(mRules, section, id); old.list != nullptr)
                    old.list->items.erase(old.list->items.begin() + std::ptrdiff_t(old.at));
        for (std::size_t i = 0; i < mRecipe.rows.keys.size(); ++i) {
            Json* rows = member(mRules, mRecipe.rows.keys[i]);
            if (rows == nullptr)
                rows = &mRules.add(mRecipe.rows.keys[i], Json::array());
            rows->items.insert(rows->items.end(), mRecipe.rows.items[i].items.begin(),
                               mRecipe.rows.items[i].items.end());
        }
        return {};
    }
    const Json& rules() const { return mRules; }

private:
    tl::unexpected<Problem> missing(const std::string& id, const std::string& section) const
    {
        return fail(Trouble::Refused, Text("'{0}' is needed in {1} and is not there", {id, section}), mFile,
                    Text("add it, or give the parameter another value"));
    }
    tl::unexpected<Problem> exists(const std::string& id, const std::string& section) const
    {
        return fail(Trouble::Refused, Text("'{0}' exists already in {1}", {id, section}), mFile,
                    Text("the rules have this rule already, or rename that row first"));
    }
    Result<void> place(const RecipeStep& step)
    {
        const std::string& id = step.at;
        const RowPlace node = nodePlace(mRules, id);
        Json* const procedure = rowPlace(mRules, "procedures", id).row();
        Json* row = procedure;
        if (row == nullptr || step.where == "before" || step.where == "after" || step.where == "menu")
            row = node.row();
        const bool beside = step.where == "before" || step.where == "after";
        const bool whole = step.where == "replace" && row != procedure;
        Json* into = row == nullptr    ? nullptr
                     : beside || whole ? node.list
                                       : member(*row, step.where == "menu" ? "menu" : "do");
        std::size_t at = beside || whole ? node.at + (step.where == "after" ? 1 : 0) : 0;
        if (into == nullptr || !into->isArray())
            return fail(Trouble::Refused, Text("nothing can be added at '{0}'", {id}), mFile,
                        Text("give the parameter the id of another node"));
        if (whole)
            into->items.erase(into->items.begin() + std::ptrdiff_t(at));
        else if (step.where == "replace")
            into->items.clear();
        else if (step.where == "last")
            at = into->items.size();
        into->items.insert(into->items.begin() + std::ptrdiff_t(at), step.rows.items.begin(), step.rows.items.end());
        return {};
    }

    const Recipe& mRecipe;
    Json mRules;
    std::string mFile;
};

/// Whether a row gives this text as the stage of a quantity.
bool namesStage(const Json& rows, const std::string& text)
{
    const Json* stage = rows.isObject() ? rows.find("stage") : nullptr;
    return (stage != nullptr && stage->text == text)
           || std::ranges::any_of(rows.items, [&](const Json& row) { return namesStage(row, text); });
}

} // namespace

Result<Recipe> filledRecipe(const Recipe& recipe, const RecipeValues& values)
{
    RecipeValues all;
    std::string known;
    for (const RecipeParameter& one : recipe.parameters) {
        known += (known.empty() ? "" : ", ") + one.name;
        all[one.name] = one.standard;
    }
    for (const auto& [name, value] : values) {
        if (!all.contains(name))
            return fail(Trouble::Usage, Text("the recipe {0} has no parameter '{1}'", {recipe.id, name}), {},
                        Text("its parameters: {0}", {known}));
        if (value.empty())
            return fail(Trouble::Usage, Text("the parameter '{0}' has no value", {name}), {},
                        Text("its standard value is {0}", {all[name]}));
        all[name] = value;
    }
    Recipe out = recipe;
    for (auto* sections : {&out.needs, &out.removes})
        for (auto& [section, ids] : *sections)
            for (std::string& id : ids)
                id = filled(id, all);
    out.rows = filled(std::move(out.rows), all);
    out.replaces = filled(std::move(out.replaces), all);
    for (RecipeStep& step : out.steps) {
        step.at = filled(step.at, all);
        step.rows = filled(std::move(step.rows), all);
    }
    return out;
}

std::vector<std::string> idsForParameter(const Recipe& recipe, const std::string& parameter, const Ruleset& rules)
{
    const std::string mark = "${" + parameter + "}";
    std::set<std::string> sections;
    for (const auto* named : {&recipe.needs, &recipe.removes})
        for (const auto& [section, ids] : *named)
            if (std::ranges::find(ids, mark) != ids.end())
                sections.insert(section);
    for (std::size_t i = 0; i < recipe.replaces.keys.size(); ++i)
        for (const Json& row : recipe.replaces.items[i].items)
            if (idOf(row) == mark)
                sections.insert(recipe.replaces.keys[i]);
    for (const RecipeStep& step : recipe.steps)
        if (step.at == mark && sections.empty())
            sections.insert("nodes");
    std::vector<std::string> out;
    const auto offer = [&out](std::string id) {
        if (std::ranges::find(out, id) == out.end())
            out.push_back(std::move(id));
    };
    const Json tree = sections.empty() ? Json() : rulesTree(rules);
    for (const std::string& section : sections)
        for (std::string& id : idsIn(tree, section))
            offer(std::move(id));
    if (namesStage(recipe.rows, mark))
        for (const Quantity& quantity : rules.quantities)
            for (const Stage& stage : quantity.stages)
                offer(stage.id);
    return out;
}

Result<Ruleset> insertRecipe(const Recipe& recipe, const Ruleset& rules, const std::string& file,
                             const RecipeValues& values)
{
    const Result<Recipe> full = filledRecipe(recipe, values);
    if (!full)
        return tl::unexpected(full.error());
    Inserter inserter(*full, rulesTree(rules), file);
    const Result<void> done = inserter.compare().and_then([&] { return inserter.insert(); });
    if (!done)
        return tl::unexpected(done.error());
    return rulesFromTree(inserter.rules(), recipe.id + ".recipe.json");
}

Result<std::string> insertRecipe(const Recipe& recipe, std::string_view rules, const std::string& file,
                                 const RecipeValues& values)
{
    const Result<Ruleset> before = readRules(rules, file);
    if (!before)
        return tl::unexpected(before.error());
    const Result<Ruleset> after = insertRecipe(recipe, *before, file, values);
    if (!after)
        return tl::unexpected(after.error());
    std::string text = writeRules(*after);
    // Rules of a file have limits that unsaved ones do not have.
    if (const Result<Ruleset> again = readRules(text, recipe.id + ".recipe.json"); !again)
        return tl::unexpected(again.error());
    return text;
}

} // namespace fw
