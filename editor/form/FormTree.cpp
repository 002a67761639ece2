#include "editor/form/FormTree.h"

#include "engine/store/JsonRows.h"

#include <algorithm>
#include <charconv>
#include <map>

namespace fw {

namespace {

/// Stands for the map in the tree of a scenario; no form shows it.
constexpr const char* mapName = "the.map.json";

using Fields = std::map<std::string, std::vector<FieldHelp>, std::less<>>;

/// The fields of each kind of row, in the order of the file.
const Fields& fieldsByKind()
{
    static const Fields all = [] {
        // Keys of a file that its content does not keep, or that other pages edit.
        const auto elsewhere = [](const FieldHelp& field) {
            static constexpr const char* keys[] = {"format", "$schema", "extends", "without", "before", "map"};
            // Drawn with the brushes of the map editor.
            static constexpr const char* drawn[] = {"legend",     "terrain",    "levelLegend", "level",
                                                    "sideLegend", "sidePlanes", "sides",       "outOfPlay"};
            return ((field.row == "ruleset" || field.row == "scenario" || field.row == "map")
                    && std::ranges::find(keys, field.key) != std::end(keys))
                   || (field.row == "map" && std::ranges::find(drawn, field.key) != std::end(drawn));
        };
        Fields out;
        for (FieldHelp& field : fieldHelp())
            if (!elsewhere(field))
                out[field.row].push_back(std::move(field));
        return out;
    }();
    return all;
}

const std::vector<FieldHelp>& fieldsNamed(std::string_view kind)
{
    static const std::vector<FieldHelp> none;
    const auto found = fieldsByKind().find(kind);
    return found == fieldsByKind().end() ? none : found->second;
}

std::vector<std::string> steps(const std::string& pointer)
{
    std::vector<std::string> out;
    for (std::size_t at = 0; at < pointer.size();) {
        const std::size_t end = std::min(pointer.find('/', at + 1), pointer.size());
        out.push_back(pointer.substr(at + 1, end - at - 1));
        at = end;
    }
    return out;
}

std::optional<std::size_t> numberOf(const std::string& step)
{
    std::size_t number = 0;
    const auto [end, wrong] = std::from_chars(step.data(), step.data() + step.size(), number);
    if (step.empty() || wrong != std::errc() || end != step.data() + step.size())
        return std::nullopt;
    return number;
}

Json* member(Json& object, std::string_view key)
{
    for (std::size_t i = 0; i < object.keys.size(); ++i)
        if (object.keys[i] == key)
            return &object.items[i];
    return nullptr;
}

/// The field of a row with a key; nothing if it has none.
std::optional<FieldHelp> fieldNamed(std::string_view kind, const Json& row, std::string_view key)
{
    for (FieldHelp& field : formFields(kind, row))
        if (field.key == key)
            return std::move(field);
    return std::nullopt;
}

/// A value for a key that a row must have.
Json firstValue(const FieldHelp& field)
{
    if (!field.type.around.empty())
        return field.type.around.front() == FieldAround::Object ? Json::object() : Json::array();
    switch (field.type.value) {
    case FieldValue::Word: return Json::ofText(field.words.empty() ? std::string() : field.words.front());
    case FieldValue::Flag: return Json::ofBool(false);
    case FieldValue::Integer:
    case FieldValue::Number: return Json::ofInteger(1);
    case FieldValue::Row: return newRow(field.type.row, {}, nullptr);
    case FieldValue::Conditions: return Json::array();
    case FieldValue::Cell: return Json::ofText("1,1");
    default: return Json::ofText(field.label || field.prose ? field.key : std::string());
    }
}

} // namespace

std::vector<FieldHelp> formFields(std::string_view kind, const Json& row)
{
    std::vector<FieldHelp> out = fieldsNamed(kind);
    const std::string_view key = kindKey(kind);
    if (key.empty())
        return out;
    const Json* word = row.find(key);
    const std::vector<FieldHelp>& own = fieldsNamed(std::string(kind) + " "
                                                    + (word == nullptr ? std::string() : word->text));
    // What a kind has for itself comes after what all have, and `else` last.
    const auto at = std::ranges::find(out, "else", &FieldHelp::key);
    out.insert(at, own.begin(), own.end());
    return out;
}

std::string_view kindKey(std::string_view kind)
{
    return kind == "node" || kind == "verb" ? kind : std::string_view();
}

bool holdsRows(const FieldHelp& field)
{
    return field.type.value == FieldValue::Row && field.type.around == std::vector{FieldAround::List};
}

FormTree::FormTree(const RulesContent& content, FormFile file) : mFile(content.scenario ? file : FormFile::Rules)
{
    switch (mFile) {
    case FormFile::Rules: mRoot = rulesTree(content.rules, Spelling::Forms); break;
    case FormFile::Scenario: mRoot = scenarioTree(*content.scenario, mapName, CellText::Stored, Spelling::Forms); break;
    case FormFile::Map: mRoot = mapTree(content.scenario->map); break;
    }
}

const Json* FormTree::at(const std::string& pointer) const
{
    const Json* value = &mRoot;
    for (const std::string& step : steps(pointer)) {
        const std::optional<std::size_t> index = value->isArray() ? numberOf(step) : std::nullopt;
        value = value->isObject()                       ? value->find(step)
                : index && *index < value->items.size() ? &value->items[*index]
                                                        : nullptr;
        if (value == nullptr)
            return nullptr;
    }
    return value;
}

Json* FormTree::find(const std::string& pointer)
{
    return const_cast<Json*>(at(pointer)); // the tree is this object's own
}

std::size_t FormTree::countAt(const std::string& pointer) const
{
    const Json* list = at(pointer);
    return list == nullptr || !list->isArray() ? 0 : list->items.size();
}

std::string FormTree::kindAt(const std::string& pointer) const
{
    std::string kind = mFile == FormFile::Rules ? "ruleset" : mFile == FormFile::Scenario ? "scenario" : "map";
    const Json* row = &mRoot;
    const std::vector<std::string> way = steps(pointer);
    for (std::size_t i = 0; i < way.size(); ++i) {
        const std::optional<FieldHelp> field = fieldNamed(kind, *row, way[i]);
        const Json* value = row->find(way[i]);
        if (!field || value == nullptr || field->type.value != FieldValue::Row || field->type.around.size() > 1)
            return {};
        if (!field->type.around.empty()) {
            const std::optional<std::size_t> index = ++i < way.size() ? numberOf(way[i]) : std::nullopt;
            if (!index || *index >= value->items.size())
                return {};
            value = &value->items[*index];
        }
        kind = field->type.row;
        row = value;
    }
    return kind;
}

std::string FormTree::kindOfList(const std::string& pointer) const
{
    const std::string outer = outerPointer(pointer);
    const std::string kind = kindAt(outer);
    const Json* row = at(outer);
    if (kind.empty() || row == nullptr)
        return {};
    const std::optional<FieldHelp> field = fieldNamed(kind, *row, lastStep(pointer));
    return field && holdsRows(*field) ? field->type.row : std::string();
}

void FormTree::set(const std::string& pointer, const std::string& key, Json value)
{
    Json* row = find(pointer);
    if (row == nullptr || !row->isObject())
        return;
    const auto at = std::ranges::find(row->keys, key);
    const auto index = at - row->keys.begin();
    if (value.kind == Json::Kind::Null) {
        if (at != row->keys.end()) {
            row->keys.erase(at);
            row->items.erase(row->items.begin() + index);
        }
    } else if (at == row->keys.end()) {
        row->add(key, std::move(value));
    } else {
        row->items[static_cast<std::size_t>(index)] = std::move(value);
    }
}

void FormTree::insert(const std::string& list, std::size_t index, Json row)
{
    Json* outer = find(outerPointer(list));
    if (outer == nullptr || !outer->isObject())
        return;
    Json* rows = member(*outer, lastStep(list));
    if (rows == nullptr)
        rows = &outer->add(lastStep(list), Json::array());
    index = std::min(index, rows->items.size());
    rows->items.insert(rows->items.begin() + static_cast<std::ptrdiff_t>(index), std::move(row));
}

void FormTree::remove(const std::string& pointer)
{
    const std::optional<std::size_t> index = indexOf(pointer);
    Json* list = find(outerPointer(pointer));
    if (list == nullptr)
        return;
    if (list->isArray() && index && *index < list->items.size())
        list->items.erase(list->items.begin() + static_cast<std::ptrdiff_t>(*index));
    else if (list->isObject())
        set(outerPointer(pointer), lastStep(pointer), {});
}

std::string FormTree::move(const std::string& from, const std::string& list, std::size_t index)
{
    const std::string source = outerPointer(from);
    const std::optional<std::size_t> old = indexOf(from);
    // A row cannot be inside itself, nor among rows of another kind.
    if (!old || list.starts_with(from + "/") || kindAt(from).empty() || kindAt(from) != kindOfList(list))
        return {};
    const Json* row = at(from);
    Json moved = *row;
    // The place is inserted first, so that the pointer of the other end still leads there.
    if (source == list) {
        Json* rows = find(list);
        const std::size_t to = std::min(index, rows->items.size());
        rows->items.erase(rows->items.begin() + static_cast<std::ptrdiff_t>(*old));
        const std::size_t now = to > *old ? to - 1 : to;
        rows->items.insert(rows->items.begin() + static_cast<std::ptrdiff_t>(now), std::move(moved));
        return list + "/" + std::to_string(now);
    }
    const std::size_t to = std::min(index, countAt(list));
    insert(list, to, std::move(moved));
    const std::string target = list + "/" + std::to_string(to);
    // The insertion shifts the rows behind it, and the removal those behind the old place.
    const auto shifted = [](const std::string& pointer, const std::string& inList, std::size_t where, int by) {
        if (!pointer.starts_with(inList + "/"))
            return pointer;
        const std::string rest = pointer.substr(inList.size() + 1);
        const std::size_t end = std::min(rest.find('/'), rest.size());
        const std::optional<std::size_t> number = numberOf(rest.substr(0, end));
        if (!number || *number < where)
            return pointer;
        const std::size_t now = by > 0 ? *number + 1 : *number - 1;
        return inList + "/" + std::to_string(now) + rest.substr(end);
    };
    remove(shifted(from, list, to, 1));
    return shifted(target, source, *old + 1, -1);
}

Result<RulesContent> FormTree::read(const RulesContent& content) const
{
    RulesContent out = content;
    if (mFile == FormFile::Rules) {
        Result<Ruleset> rules = rulesFromTree(mRoot, content.rules.id);
        if (!rules)
            return tl::unexpected<Problem>(std::move(rules.error()));
        out.rules = std::move(*rules);
        return out;
    }
    if (mFile == FormFile::Map) {
        Result<Map> map = mapFromTree(mRoot, content.scenario->id);
        if (!map)
            return tl::unexpected<Problem>(std::move(map.error()));
        map->folder = content.scenario->map.folder;
        out.scenario->map = std::move(*map);
        return out;
    }
    Result<Scenario> scenario = scenarioFromTree(mRoot, content.scenario->id, content.scenario->map);
    if (!scenario)
        return tl::unexpected<Problem>(std::move(scenario.error()));
    out.scenario = std::move(*scenario);
    return out;
}

std::string outerPointer(const std::string& pointer)
{
    const std::size_t slash = pointer.rfind('/');
    return slash == std::string::npos ? std::string() : pointer.substr(0, slash);
}

std::string lastStep(const std::string& pointer)
{
    const std::size_t slash = pointer.rfind('/');
    return slash == std::string::npos ? std::string() : pointer.substr(slash + 1);
}

std::optional<std::size_t> indexOf(const std::string& pointer)
{
    return numberOf(lastStep(pointer));
}

std::string freeId(const std::string& wanted, const Json* list)
{
    const auto taken = [&](const std::string& id) {
        return list != nullptr && std::ranges::any_of(list->items, [&](const Json& row) {
                   const Json* other = row.find("id");
                   return other != nullptr && other->text == id;
               });
    };
    std::string id = wanted;
    for (int n = 2; taken(id); ++n)
        id = wanted + "-" + std::to_string(n);
    return id;
}

Json newRow(std::string_view kind, const std::string& word, const Json* list)
{
    Json row = Json::object();
    if (const std::string_view key = kindKey(kind); !key.empty())
        row.add(std::string(key), Json::ofText(word));
    std::string id(kind);
    std::ranges::replace(id, ' ', '-');
    for (const FieldHelp& field : formFields(kind, row)) {
        if (!field.required || field.key == kindKey(kind))
            continue;
        row.add(field.key, field.key == "id" ? Json::ofText(freeId("new-" + id, list)) : firstValue(field));
    }
    return row;
}

Json copiedRow(const Json& row, const Json* list)
{
    Json copy = row;
    if (Json* id = member(copy, "id"); id != nullptr && id->isText())
        id->text = freeId(id->text, list);
    return copy;
}

namespace {

/// The first value that differs, as the pointer of the row around it in `after`.
std::optional<std::string> differing(const Json& before, const Json& after, const std::string& row,
                                     const std::string& pointer)
{
    if (before == after)
        return std::nullopt;
    if (before.kind != after.kind || (!after.isObject() && !after.isArray()))
        return row;
    const std::string& inside = after.isObject() ? pointer : row;
    for (std::size_t i = 0; i < after.items.size(); ++i) {
        const Json* was = after.isObject()          ? before.find(after.keys[i])
                          : i < before.items.size() ? &before.items[i]
                                                    : nullptr;
        const std::string at = pointer + "/" + (after.isObject() ? after.keys[i] : std::to_string(i));
        if (was == nullptr)
            return after.items[i].isObject() ? at : inside;
        if (auto found = differing(*was, after.items[i], inside, at))
            return found;
    }
    return after.isArray() ? pointer : inside; // something was removed
}

} // namespace

std::optional<std::string> changedRow(const FormTree& before, const FormTree& after)
{
    std::optional<std::string> row = differing(*before.at({}), *after.at({}), {}, {});
    while (row && after.kindAt(*row).empty() && after.kindOfList(*row).empty() && !row->empty())
        row = outerPointer(*row);
    return row;
}

} // namespace fw
