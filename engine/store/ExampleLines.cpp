#include "engine/store/ExampleLines.h"

#include <algorithm>

namespace fw {

namespace {

constexpr std::size_t longLine = 100; ///< a worked line is cut down beyond this
constexpr std::size_t longRow = 800;  ///< and a worked row beyond this
constexpr std::string_view definitionPrefix = "#/$defs/";

/// How much of a value is left.
enum class Cut : unsigned char { Nothing, Lists, Rows };

/// The name of the definition that a schema refers to; empty for none.
std::string referred(const Json& schema)
{
    const Json* ref = schema.find("$ref");
    return ref ? ref->text.substr(definitionPrefix.size()) : std::string();
}

const Json& resolved(const Json& schema, const Json& definitions)
{
    const std::string name = referred(schema);
    const Json* found = name.empty() ? nullptr : definitions.find(name);
    return found ? *found : schema;
}

/// Whether a value is of the type that a schema asks for, as far as it tells objects from lists.
bool fitsType(const Json& value, const Json& schema, const Json& definitions)
{
    const Json& full = resolved(schema, definitions);
    const Json* type = full.find("type");
    if (type)
        return type->text == (value.isObject() ? "object" : "array");
    const Json* choices = full.find("anyOf");
    return choices
           && std::ranges::any_of(choices->items, [&](const Json& one) { return fitsType(value, one, definitions); });
}

/// The schema of the value among the choices that it has; the schema itself where there is no choice.
const Json& chosen(const Json& value, const Json& schema, const Json& definitions)
{
    const Json* choices = schema.find("type") ? nullptr : schema.find("anyOf");
    if (choices)
        for (const Json& one : choices->items)
            if (fitsType(value, one, definitions))
                return chosen(value, one, definitions);
    return schema;
}

/// The schema of the i-th element of a list.
const Json* elementSchema(const Json& schema, std::size_t i)
{
    const Json* first = schema.find("prefixItems");
    if (first && i < first->items.size())
        return &first->items[i];
    return schema.find("items");
}

/// What the kind of a row has besides, where the row says its kind by a word; null where it has no kinds.
const Json* ownSchema(const Json& row, const Json& schema, const Json& definitions)
{
    const Json* kinds = schema.find("anyOf");
    if (!kinds || !schema.find("properties"))
        return nullptr;
    for (const Json& one : kinds->items) {
        const Json& kind = resolved(one, definitions);
        const Json* properties = kind.find("properties");
        for (std::size_t i = 0; properties && i < properties->items.size(); ++i) {
            const Json* word = properties->items[i].find("const");
            const Json* said = word ? row.find(properties->keys[i]) : nullptr;
            if (said && said->text == word->text)
                return &kind;
        }
    }
    return nullptr;
}

/// The schema of a key; null where the row has none of that name.
const Json* keySchema(const Json* schema, const std::string& key)
{
    const Json* properties = schema ? schema->find("properties") : nullptr;
    const Json* found = properties ? properties->find(key) : nullptr;
    return found && found->isObject() && found->find("description") ? found : nullptr;
}

bool isRequired(const Json& schema, const std::string& key)
{
    const Json* required = schema.find("required");
    return required && std::ranges::any_of(required->items, [&](const Json& one) { return one.text == key; });
}

Json cutDown(const Json& value, const Json* schema, const Json& definitions, Cut cut);

/// A row with its values cut down. Within another row only the keys that it must have are left, or where there is no
/// such key the first one and the last one.
Json cutRow(const Json& row, const Json& schema, const Json& definitions, Cut cut, bool whole)
{
    const Json* own = ownSchema(row, schema, definitions);
    const bool free = std::ranges::none_of(row.keys, [&](const std::string& key) { return isRequired(schema, key); });
    Json out = Json::object();
    for (std::size_t i = 0; i < row.items.size(); ++i) {
        const bool atEnd = free && (i == 0 || i + 1 == row.items.size());
        if (!whole && cut == Cut::Rows && !atEnd && !isRequired(schema, row.keys[i]))
            continue;
        const Json* of = keySchema(own, row.keys[i]);
        if (!of)
            of = keySchema(&schema, row.keys[i]);
        out.add(row.keys[i], cutDown(row.items[i], of, definitions, cut));
    }
    return out;
}

Json cutDown(const Json& value, const Json* schema, const Json& definitions, Cut cut)
{
    if (cut == Cut::Nothing || !schema || (!value.isObject() && !value.isArray()))
        return value;
    const Json& of = chosen(value, *schema, definitions);
    const Json& full = resolved(of, definitions);
    if (value.isObject() && full.find("properties"))
        return cutRow(value, full, definitions, cut, false);
    Json out = value;
    if (value.isArray() && full.find("items") && !full.find("prefixItems") && out.items.size() > 1)
        out.items.resize(1);
    for (std::size_t i = 0; i < out.items.size(); ++i)
        out.items[i] = cutDown(out.items[i],
                               value.isArray() ? elementSchema(full, i) : full.find("additionalProperties"),
                               definitions, cut);
    return out;
}

std::string withHyphens(std::string_view kind)
{
    std::string out(kind);
    std::ranges::replace(out, ' ', '-');
    return out;
}

} // namespace

Result<void> ExampleLines::draw(std::string_view text, std::string_view schema, const std::string& kind)
{
    Result<Json> form = parseJson(schema, kind);
    Result<Json> file = parseJson(text, kind);
    if (!form || !file)
        return tl::unexpected<Problem>(form ? file.error() : form.error());
    const Json& keptForm = mKept.emplace_back(std::move(*form));
    const Json& keptFile = mKept.emplace_back(std::move(*file));
    object(keptFile, keptForm, *keptForm.find("$defs"), kind);
    return {};
}

void ExampleLines::value(const Json& value, const Json& schema, const Json& definitions)
{
    const Json& of = chosen(value, schema, definitions);
    const std::string name = referred(of);
    if (value.isObject() && !name.empty()) {
        object(value, resolved(of, definitions), definitions, name);
        return;
    }
    for (std::size_t i = 0; i < value.items.size(); ++i)
        if (const Json* each = value.isArray() ? elementSchema(of, i) : of.find("additionalProperties"))
            if (each->isObject())
                this->value(value.items[i], *each, definitions);
}

void ExampleLines::object(const Json& row, const Json& schema, const Json& definitions, const std::string& kind)
{
    const Json* own = ownSchema(row, schema, definitions);
    mRows.push_back({kind, &row, &schema, own, &definitions});
    for (std::size_t i = 0; i < row.items.size(); ++i) {
        const Json* of = keySchema(own, row.keys[i]);
        if (!of)
            of = keySchema(&schema, row.keys[i]);
        if (of)
            value(row.items[i], *of, definitions);
    }
}

/// The first row of a kind that has a key, any one for no key. A kind of a kind, "verb mark", is sought by its word.
const ExampleLines::Drawn* ExampleLines::first(std::string_view kind, std::string_view key) const
{
    const std::string wanted = withHyphens(kind);
    for (const Drawn& one : mRows) {
        const bool ofKind = one.own && one.definitions->find(wanted) == one.own;
        if ((one.kind == wanted || ofKind) && (key.empty() || one.row->find(key)))
            return &one;
    }
    return nullptr;
}

std::string ExampleLines::line(std::string_view kind, std::string_view key) const
{
    const Drawn* drawn = first(kind, key);
    if (!drawn)
        return {};
    const Json* of = keySchema(drawn->own, std::string(key));
    if (!of)
        of = keySchema(drawn->schema, std::string(key));
    std::string out;
    for (const Cut cut : {Cut::Nothing, Cut::Lists, Cut::Rows}) {
        Json member = Json::object();
        member.add(std::string(key), cutDown(*drawn->row->find(key), of, *drawn->definitions, cut));
        out = compactJson(member);
        out = out.substr(1, out.size() - 2); // without the braces
        if (out.size() <= longLine)
            break;
    }
    return out;
}

std::string ExampleLines::row(std::string_view kind) const
{
    const Drawn* drawn = first(kind, {});
    if (!drawn)
        return {};
    std::string out;
    for (const Cut cut : {Cut::Nothing, Cut::Lists, Cut::Rows}) {
        out = layoutJson(cut == Cut::Nothing ? *drawn->row
                                             : cutRow(*drawn->row, *drawn->schema, *drawn->definitions, cut, true));
        if (out.size() <= longRow)
            break;
    }
    return out;
}

std::string ExampleLines::rowWhere(std::string_view kind, std::string_view key, std::string_view word) const
{
    const std::string wanted = withHyphens(kind);
    for (const Drawn& one : mRows) {
        const Json* said = one.kind == wanted ? one.row->find(key) : nullptr;
        if (said && (said->text == word || said->text.starts_with(std::string(word) + ":")))
            return compactJson(*one.row);
    }
    return {};
}

} // namespace fw
