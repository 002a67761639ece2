#include "engine/store/Schema.h"

#include "engine/base/Rows.h"
#include "engine/model/Fields.h"
#include "engine/model/FieldsLog.h"
#include "engine/store/Json.h"
#include "engine/store/JsonLegend.h"
#include "engine/store/JsonTree.h"
#include "engine/store/Series.h"

#include <algorithm>
#include <optional>

namespace fw {

namespace {

constexpr const char* cellPattern = "^([1-9][0-9]*,[1-9][0-9]*|[A-Za-z0-9_][A-Za-z0-9_-]*)?$";
constexpr const char* formatHelp = "format of the file";
constexpr const char* numberPattern = "^[+-]?[0-9]+(/[0-9]+)?$";

std::vector<std::string> split(const char* words)
{
    std::vector<std::string> out;
    for (const char* c = words; c && *c; ++c) {
        if (c == words)
            out.emplace_back();
        if (*c == '|')
            out.emplace_back();
        else
            out.back() += *c;
    }
    return out;
}

Json list(const std::vector<std::string>& words)
{
    Json out = Json::array();
    for (const std::string& word : words)
        out.items.push_back(Json::ofText(word));
    return out;
}

Json typed(const char* type)
{
    Json out = Json::object();
    out.add("type", Json::ofText(type));
    return out;
}

Json reference(std::string name)
{
    std::ranges::replace(name, ' ', '-');
    Json out = Json::object();
    out.add("$ref", Json::ofText("#/$defs/" + name));
    return out;
}

/// The name in a reference.
std::string definedName(const Json& ref)
{
    return ref.items[0].text.substr(8);
}

Json constant(std::string word)
{
    Json out = Json::object();
    out.add("const", Json::ofText(std::move(word)));
    return out;
}

Json anyOf(std::vector<Json> choices)
{
    Json out = Json::object();
    Json all = Json::array();
    all.items = std::move(choices);
    out.add("anyOf", std::move(all));
    return out;
}

Json arrayOf(Json items)
{
    Json out = typed("array");
    out.add("items", std::move(items));
    return out;
}

Json patterned(const char* pattern)
{
    Json out = typed("string");
    out.add("pattern", Json::ofText(pattern));
    return out;
}

/// A band or table row in brackets: fixed first elements, then any number of others.
Json bracketed(std::vector<Json> first, std::optional<Json> others)
{
    Json out = typed("array");
    Json prefix = Json::array();
    const auto count = static_cast<std::int64_t>(first.size());
    prefix.items = std::move(first);
    out.add("prefixItems", std::move(prefix));
    out.add("minItems", Json::ofInteger(count));
    out.add("items", others ? std::move(*others) : Json::ofBool(false));
    return out;
}

/// What a field that may be absent holds then, where that is a word or a number; `text` may say it already.
template <class T>
std::string standardOf(const T& member, FieldFlags flags, std::string_view text)
{
    if (flags.has(FieldFlags::Required) || flags.has(FieldFlags::Cells) || text.find("when absent") != text.npos)
        return {};
    if constexpr (std::is_same_v<T, bool>)
        return flags.words ? "" : member ? "true" : "false";
    else if constexpr (std::is_integral_v<T>)
        return std::to_string(member);
    else if constexpr (std::is_enum_v<T>)
        return wordOf(member);
    else if constexpr (std::is_same_v<T, Rational>)
        return member.text();
    else
        return {};
}

/// Walks over the types of the field table and collects definitions and help.
class Walker
{
public:
    Json definitions = Json::object();
    std::vector<FieldHelp> help;

    /// The object schema of a row type; also defines the row types inside it.
    template <class T>
    Json object()
    {
        static const T standard{};
        Visitor visitor{*this, std::string(rowName<T>)};
        if constexpr (std::is_same_v<T, Ruleset>) { // keys of the file, not of the rules that it gives
            static const Extension extension{};
            fields(visitor, extension);
        }
        fields(visitor, standard);
        return visitor.object();
    }

private:
    struct Visitor {
        Walker& walker;
        std::string row;
        std::string word = {}; ///< of a kind of row
        Json properties = Json::object();
        Json required = Json::array();
        std::vector<FieldHelp> help = {};
        std::vector<Visitor> kinds = {}; ///< of a row of several kinds: the fields of each kind
        std::string kindKey = {};        ///< the key that names the kind
        std::size_t ownAt = 0;           ///< index of the property before which the kind's own fields go

        Json object()
        {
            walker.help.insert(walker.help.end(), help.begin(), help.end());
            Json any = Json::array();
            for (Visitor& kind : kinds)
                any.items.push_back(defined(kind));
            Json out = typed("object");
            properties.lines = true;
            out.add("properties", std::move(properties));
            if (!required.items.empty())
                out.add("required", std::move(required));
            if (kinds.empty())
                out.add("additionalProperties", Json::ofBool(false));
            else
                out.add("anyOf", std::move(any));
            return out;
        }

        /// The reference to a kind's schema, with its kind word, the common fields as in the row, and its own fields.
        Json defined(Visitor& kind)
        {
            const Json own = std::exchange(kind.properties, Json::object());
            for (std::size_t i = 0; i <= properties.keys.size(); ++i) {
                for (std::size_t k = 0; i == ownAt && k < own.keys.size(); ++k)
                    kind.properties.add(own.keys[k], own.items[k]);
                if (i < properties.keys.size())
                    kind.properties.add(properties.keys[i],
                                        properties.keys[i] == kindKey ? constant(kind.word) : Json::ofBool(true));
            }
            Json ref = reference(kind.row);
            walker.definitions.add(definedName(ref), kind.object()).lines = true;
            return ref;
        }

        template <class... Ts>
        void own(const std::variant<Ts...>&)
        {
            ownAt = properties.keys.size();
            KindList<std::variant<Ts...>>::each([&](const auto& one) {
                fields(kinds.emplace_back(Visitor{walker, row + " " + one.kindWord, one.kindWord}), one);
            });
        }

        void operator()(const char* key, const auto& member, FieldFlags flags, const char* text)
        {
            FieldHelp field;
            field.row = row;
            field.key = key;
            field.help = text;
            field.required = flags.has(FieldFlags::Required);
            field.label = flags.has(FieldFlags::Label);
            field.prose = flags.has(FieldFlags::Prose);
            field.refers = flags.refers != nullptr ? flags.refers : "";
            field.open = flags.has(FieldFlags::Open);
            field.words = split(flags.words);
            field.formerly = flags.formerly != nullptr ? flags.formerly : "";
            field.standard = standardOf(member, flags, text);
            FieldType type;
            Json schema = walker.of(member, flags, type);
            field.type = std::move(type);
            schema.add("description", Json::ofText(text));
            if (flags.has(FieldFlags::Plane))
                plane(key, text, schema, field.type);
            if (field.required)
                required.items.push_back(Json::ofText(key));
            if constexpr (requires { KindList<std::remove_cvref_t<decltype(member)>>::words; })
                kindKey = key;
            properties.add(key, std::move(schema));
            help.push_back(std::move(field));
        }

        /// Replaces a key by rows of characters and adds its additional keys.
        void plane(std::string_view key, const char* text, Json& schema, FieldType& type)
        {
            const bool sides = key == "sides";
            if (*planeKeys(key)[0] == 0)
                return; // its characters mean the same in every file
            Json meaning = key == "level" ? typed("integer") : arrayOf(typed("string"));
            Json byPlace = typed("object");
            byPlace.add("additionalProperties", meaning);
            Json legend = typed("object");
            legend.add("additionalProperties", std::move(meaning));
            legend.add("description", Json::ofText("what each character means"));
            properties.add(planeKeys(key)[0], std::move(legend));
            using enum FieldAround;
            help.push_back({row, planeKeys(key)[0],
                            key == "level" ? FieldType{{Object}, FieldValue::Integer}
                                           : FieldType{{Object, List}, FieldValue::Text},
                            "what each character means"});
            Json rows = arrayOf(typed("string"));
            if (sides) {
                Json planes = typed("object");
                planes.add("additionalProperties", std::move(rows));
                planes.add("description", Json::ofText("a character for each cell, by direction"));
                properties.add(planeKeys(key)[1], std::move(planes));
                help.push_back({row, planeKeys(key)[1], FieldType{{Object}, FieldValue::Characters},
                                "a character for each cell, by direction"});
                return;
            }
            schema = anyOf({std::move(rows), std::move(byPlace)});
            schema.add("description", Json::ofText(text));
            type = {{}, FieldValue::Characters};
        }
    };

    /// The reference to a row type, which the first use defines.
    template <class T>
    Json defined(FieldType& type)
    {
        const std::string name(rowName<T>);
        type = {{}, FieldValue::Row, name};
        Json ref = reference(name);
        const std::string key = definedName(ref);
        if (definitions.find(key))
            return ref;
        const std::size_t at = definitions.items.size();
        definitions.add(key, Json{});
        Json full = object<T>();
        full.lines = true;
        definitions.items[at] = std::move(full);
        return ref;
    }

    template <class T>
    Json of(const T&, FieldFlags flags, FieldType& type)
    {
        if constexpr (std::is_enum_v<T>)
            return word(flags, type);
        else
            return defined<T>(type);
    }
    template <class T>
    Json of(const std::optional<T>&, FieldFlags flags, FieldType& type)
    {
        return of(T{}, flags, type);
    }
    template <class T>
    Json of(const std::vector<T>&, FieldFlags flags, FieldType& type)
    {
        Json item = of(T{}, flags, type);
        const bool bare = flags.has(FieldFlags::Bare);
        type.around.insert(type.around.begin(), bare ? FieldAround::OneOrList : FieldAround::List);
        if (!bare)
            return arrayOf(std::move(item));
        Json several = arrayOf(item);
        several.add("minItems", Json::ofInteger(1));
        return anyOf({std::move(item), std::move(several)});
    }
    template <class T>
    Json of(const std::map<std::string, T>&, FieldFlags flags, FieldType& type)
    {
        Json out = typed("object");
        out.add("additionalProperties", of(T{}, flags, type));
        type.around.insert(type.around.begin(), FieldAround::Object);
        return out;
    }
    template <class... Ts>
    Json of(const std::variant<Ts...>&, FieldFlags flags, FieldType& type)
    {
        return word(flags, type);
    }
    Json of(const std::string&, FieldFlags flags, FieldType& type)
    {
        if (flags.words)
            return word(flags, type);
        using enum FieldValue;
        type = {{}, flags.has(FieldFlags::Path) ? Path : flags.has(FieldFlags::Label) ? Label : Text};
        Json out = typed("string");
        if (flags.has(FieldFlags::Numeral))
            out.items[0] = list({"string", "integer"});
        return out;
    }
    Json of(const CellSet&, FieldFlags, FieldType& type)
    {
        type = {{}, FieldValue::Characters};
        return arrayOf(patterned("^[.x]*$"));
    }
    Json of(const bool&, FieldFlags flags, FieldType& type)
    {
        if (flags.words)
            return word(flags, type);
        type = {{}, FieldValue::Flag};
        return typed("boolean");
    }
    Json of(const int&, FieldFlags flags, FieldType& type)
    {
        const bool cell = flags.has(FieldFlags::Cells);
        type = {{}, cell ? FieldValue::Cell : FieldValue::Integer};
        return cell ? patterned(cellPattern) : typed("integer");
    }
    Json of(const std::int64_t&, FieldFlags, FieldType& type)
    {
        type = {{}, FieldValue::Integer};
        return typed("integer");
    }
    Json of(const Text&, FieldFlags, FieldType& type)
    {
        type = {{}, FieldValue::Sentence};
        return typed("string");
    }
    Json of(const Rational&, FieldFlags, FieldType& type)
    {
        type = {{}, FieldValue::Number};
        return anyOf({typed("integer"), patterned(numberPattern)});
    }
    Json of(const Amount&, FieldFlags, FieldType& type)
    {
        Json ref = defined<Amount>(type);
        type = {{}, FieldValue::Amount};
        return anyOf({typed("integer"), typed("string"), std::move(ref)});
    }
    Json of(const Reqs&, FieldFlags flags, FieldType& type)
    {
        const Json one = of(Req{}, flags, type);
        type = {{}, FieldValue::Conditions};
        return anyOf({one.items[0].items[0], one.items[0].items[1], arrayOf(one)});
    }
    Json of(const Rule&, FieldFlags, FieldType& type)
    {
        Json ref = defined<Rule>(type);
        return anyOf({typed("string"), std::move(ref)});
    }
    Json of(const UnitType&, FieldFlags, FieldType& type)
    {
        Json ref = defined<UnitType>(type);
        return anyOf({typed("string"), std::move(ref)});
    }
    Json of(const Req&, FieldFlags, FieldType& type)
    {
        Json ref = defined<Req>(type);
        return anyOf({typed("string"), std::move(ref)});
    }
    Json of(const Band&, FieldFlags flags, FieldType& type)
    {
        Json ref = defined<Band>(type);
        FieldType unused;
        const Json bound = anyOf({typed("null"), of(Rational(), flags, unused)});
        return anyOf({typed("string"), bracketed({label(), bound, bound}, {}), std::move(ref)});
    }
    Json of(const TableRow&, FieldFlags, FieldType& type)
    {
        Json ref = defined<TableRow>(type);
        return anyOf({bracketed({label()}, label()), std::move(ref)});
    }
    Json of(const Map&, FieldFlags, FieldType& type)
    {
        Json ref = defined<Map>(type);
        return anyOf({patterned("^[^./\\\\][^/\\\\]*\\.map\\.json$"), std::move(ref)});
    }

    static Json label()
    {
        Json out = typed("string");
        out.items[0] = list({"string", "integer"});
        return out;
    }
    static Json word(FieldFlags flags, FieldType& type)
    {
        type = {{}, FieldValue::Word};
        Json out = typed("string");
        out.add(flags.has(FieldFlags::Open) ? "examples" : "enum", list(split(flags.words)));
        return out;
    }
};

template <class T>
std::string schemaOf(const char* title, int formatNumber = jsonFormat)
{
    Walker walker;
    Json body = walker.object<T>();
    Json format = typed("integer");
    format.add("const", Json::ofInteger(formatNumber));
    format.add("description", Json::ofText(formatHelp));
    Json& properties = body.items[1];
    properties.keys.insert(properties.keys.begin(), "format");
    properties.items.insert(properties.items.begin(), std::move(format));

    Json out = Json::object();
    out.lines = true;
    out.add("$schema", Json::ofText("https://json-schema.org/draft/2020-12/schema"));
    out.add("title", Json::ofText(title));
    for (std::size_t i = 0; i < body.items.size(); ++i)
        out.add(body.keys[i], std::move(body.items[i]));
    walker.definitions.lines = true;
    out.add("$defs", std::move(walker.definitions));
    return layoutJson(out);
}

} // namespace

std::vector<FieldHelp> fieldHelp()
{
    Walker walker;
    walker.object<Ruleset>();
    walker.object<Scenario>();
    std::vector<std::string> order;
    for (const FieldHelp& one : walker.help)
        addOnce(order, one.row);
    std::vector<FieldHelp> out;
    for (const std::string& row : order) {
        if (row == rowName<Ruleset> || row == rowName<Scenario>)
            out.push_back({row, "format", {{}, FieldValue::Integer}, formatHelp});
        for (const FieldHelp& one : walker.help)
            if (one.row == row)
                out.push_back(one);
    }
    return out;
}

std::string rulesSchema()
{
    return schemaOf<Ruleset>("Fieldworks rules");
}

std::string scenarioSchema()
{
    return schemaOf<Scenario>("Fieldworks scenario");
}

std::string mapSchema()
{
    return schemaOf<Map>("Fieldworks map");
}

std::string logSchema()
{
    return schemaOf<LogDoc>("Fieldworks log", logFormat);
}

} // namespace fw
