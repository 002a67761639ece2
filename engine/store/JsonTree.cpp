#include "engine/store/JsonTree.h"

#include "engine/store/JsonSpot.h"

#include <algorithm>
#include <charconv>

namespace fw {

Json Json::ofText(std::string text)
{
    Json json;
    json.kind = Kind::Text;
    json.text = std::move(text);
    return json;
}

Json Json::ofInteger(std::int64_t number)
{
    Json json;
    json.kind = Kind::Integer;
    json.number = number;
    return json;
}

Json Json::ofBool(bool value)
{
    Json json;
    json.kind = Kind::Bool;
    json.number = value ? 1 : 0;
    return json;
}

Json Json::array()
{
    Json json;
    json.kind = Kind::Array;
    return json;
}

Json Json::object()
{
    Json json;
    json.kind = Kind::Object;
    return json;
}

const Json* Json::find(std::string_view key) const
{
    for (std::size_t i = 0; i < keys.size(); ++i)
        if (keys[i] == key)
            return &items[i];
    return nullptr;
}

Json& Json::add(std::string key, Json value)
{
    keys.push_back(std::move(key));
    items.push_back(std::move(value));
    return items.back();
}

bool operator==(const Json& a, const Json& b)
{
    return a.kind == b.kind && a.number == b.number && a.text == b.text && a.keys == b.keys && a.items == b.items;
}

std::string jsonPlace(std::uint32_t line, const std::string& pointer)
{
    std::string out = "line " + std::to_string(line);
    if (!pointer.empty())
        out += ", " + pointer;
    return out;
}

namespace {

/// The index of a field in a table row or band in brackets; npos if it is no such field.
std::size_t bracketed(std::string_view key, std::string_view next)
{
    if (key == "row" || key == "label")
        return 0;
    if (key == "min")
        return 1;
    if (key == "max")
        return 2;
    std::size_t at = 0;
    const auto [p, bad] = std::from_chars(next.data(), next.data() + next.size(), at);
    return key == "cells" && bad == std::errc() && p == next.data() + next.size() ? at + 1 : std::string_view::npos;
}

std::vector<std::string> pointerParts(std::string_view pointer)
{
    std::vector<std::string> out;
    for (std::size_t i = 0; i < pointer.size(); ++i) {
        if (pointer[i] == '/')
            out.emplace_back();
        else if (pointer[i] == '~' && i + 1 < pointer.size())
            out.back() += pointer[++i] == '1' ? '/' : '~';
        else if (!out.empty())
            out.back() += pointer[i];
    }
    return out;
}

} // namespace

JsonFound foundIn(const Json& json, const std::string& pointer)
{
    const std::vector<std::string> parts = pointerParts(pointer);
    JsonFound found{&json, {}, {}};
    const auto enter = [&found](std::size_t index, const std::string& key) {
        found.value = &found.value->items[index];
        found.way.push_back(index);
        found.pointer += "/" + key;
    };
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const std::string& part = parts[i];
        if (found.value->isObject()) {
            const auto key = std::ranges::find(found.value->keys, part);
            if (key == found.value->keys.end())
                break;
            enter(std::size_t(key - found.value->keys.begin()), pointerPart(part));
        } else if (found.value->isArray()) {
            std::size_t index = 0;
            const auto [p, bad] = std::from_chars(part.data(), part.data() + part.size(), index);
            if (bad != std::errc() || p != part.data() + part.size()) {
                index = bracketed(part, i + 1 < parts.size() ? parts[i + 1] : "");
                i += part == "cells" ? 1 : 0;
            }
            if (index >= found.value->items.size())
                break;
            enter(index, std::to_string(index));
        } // otherwise a single value, written without its list or field
    }
    return found;
}

std::string placeIn(const Json& json, const std::string& pointer)
{
    const JsonFound found = foundIn(json, pointer);
    return jsonPlace(found.value->line, found.pointer);
}

} // namespace fw
