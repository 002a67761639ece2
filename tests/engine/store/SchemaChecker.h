#pragma once

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

/// Collects every key of a written file whose object has a schema.
class Checker
{
public:
    using Json = nlohmann::json;
    explicit Checker(Json schema) : mSchema(std::move(schema)) {}
    std::set<std::string> wrong;
    int keys = 0;

    /// Whether a value fits a schema, for the keywords that our schemas use.
    bool fits(const Json& value, const Json& schema)
    {
        if (schema.is_boolean())
            return schema.get<bool>();
        if (schema.contains("$ref")) {
            const std::string name = schema["$ref"].get<std::string>().substr(8);
            return mSchema["$defs"].contains(name) && fits(value, mSchema["$defs"][name]);
        }
        if (schema.contains("anyOf")
            && std::none_of(schema["anyOf"].begin(), schema["anyOf"].end(),
                            [&](const Json& one) { return fits(value, one); }))
            return false;
        if (schema.contains("enum")
            && std::find(schema["enum"].begin(), schema["enum"].end(), value) == schema["enum"].end())
            return false;
        if (schema.contains("const") && schema["const"] != value)
            return false;
        return typeFits(value, schema) && (!value.is_object() || objectFits(value, schema))
               && (!value.is_array() || arrayFits(value, schema));
    }

private:
    static bool typeFits(const Json& value, const Json& schema)
    {
        const auto is = [&](const std::string& type) {
            return (type == "object" && value.is_object()) || (type == "array" && value.is_array())
                   || (type == "string" && value.is_string()) || (type == "integer" && value.is_number_integer())
                   || (type == "number" && value.is_number()) || (type == "boolean" && value.is_boolean())
                   || (type == "null" && value.is_null());
        };
        const Json any = Json::array();
        const Json& type = schema.contains("type") ? schema["type"] : any;
        if (type.empty())
            return true;
        if (type.is_string())
            return is(type);
        return std::any_of(type.begin(), type.end(), [&](const Json& one) { return is(one); });
    }
    bool objectFits(const Json& value, const Json& schema)
    {
        const Json none = Json::object();
        const Json anything = true;
        const Json& properties = schema.contains("properties") ? schema["properties"] : none;
        const Json& others = schema.contains("additionalProperties") ? schema["additionalProperties"] : anything;
        for (const auto& [key, item] : value.items()) {
            ++keys;
            const Json& rule = properties.contains(key) ? properties[key] : others;
            if (!fits(item, rule)) {
                wrong.insert(key);
                return false;
            }
        }
        if (schema.contains("required"))
            for (const Json& key : schema["required"])
                if (!value.contains(key.get<std::string>()))
                    return false;
        return true;
    }
    bool arrayFits(const Json& value, const Json& schema)
    {
        const std::size_t first = schema.contains("prefixItems") ? schema["prefixItems"].size() : 0;
        if (schema.contains("minItems") && value.size() < schema["minItems"].get<std::size_t>())
            return false;
        if (schema.contains("maxItems") && value.size() > schema["maxItems"].get<std::size_t>())
            return false;
        for (std::size_t i = 0; i < value.size(); ++i)
            if (schema.contains("items") && !fits(value[i], i < first ? schema["prefixItems"][i] : schema["items"]))
                return false;
        return true;
    }

    Json mSchema;
};
