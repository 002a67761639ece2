#include "engine/store/JsonTree.h"

#include <algorithm>

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
    return a.kind == b.kind && a.number == b.number && a.text == b.text && a.keys == b.keys
        && a.items == b.items;
}

std::string pointerPart(std::string_view key)
{
    std::string out;
    for (const char c : key) {
        if (c == '~')
            out += "~0";
        else if (c == '/')
            out += "~1";
        else
            out += c;
    }
    return out;
}

std::string jsonPlace(std::uint32_t line, const std::string& pointer)
{
    std::string out = "line " + std::to_string(line);
    if (!pointer.empty())
        out += ", " + pointer;
    return out;
}

namespace {

/// Insertions, deletions and replacements that turn one word into the other.
std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, replaced});
        }
    }
    return row[b.size()];
}

} // namespace

std::string nearestWord(std::string_view word, const std::vector<std::string>& candidates)
{
    if (word.size() > 64)
        return {};
    std::string best;
    std::size_t least = std::max<std::size_t>(word.size() / 2, 1) + 1;
    for (const std::string& candidate : candidates) {
        const std::size_t distance = editDistance(word, candidate);
        if (distance < least) {
            least = distance;
            best = candidate;
        }
    }
    return best;
}

} // namespace fw
