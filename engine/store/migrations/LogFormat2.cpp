#include "engine/store/migrations/LogFormat2.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace fw {

namespace {

/// The names of header lines in format 1, always in English, and their keys; nothing else reads these names.
constexpr std::array<std::pair<std::string_view, std::string_view>, 14> headers{{
    {"Result", "result"},
    {"Event", "meta.event"},
    {"Date", "meta.date"},
    {"Players", "meta.players"},
    {"Umpire", "meta.umpire"},
    {"Rules", "rules"},
    {"Rules id", "rules-id"},
    {"Rules digest", "digest"},
    {"Strictness", "strictness"},
    {"Options", "options"},
    {"Option", "option"},
    {"House row", "house-row"},
    {"Seen by", "seen-by"},
    {"Marked †", "marked"},
}};

std::string keyOf(const std::string& what)
{
    const auto known = std::ranges::find(headers, what, &std::pair<std::string_view, std::string_view>::first);
    if (known != headers.end())
        return std::string(known->second);
    return what.starts_with("Altered") || what == "Not checked" ? "doubt" : "meta." + what;
}

Json* child(Json& of, std::string_view key)
{
    const auto at = std::ranges::find(of.keys, key);
    return at == of.keys.end() ? nullptr : &of.items[static_cast<std::size_t>(at - of.keys.begin())];
}

void drop(Json& from, std::string_view key)
{
    const auto at = std::ranges::find(from.keys, key);
    if (at == from.keys.end())
        return;
    from.items.erase(from.items.begin() + (at - from.keys.begin()));
    from.keys.erase(at);
}

} // namespace

void toLogFormat2(Json& log)
{
    if (Json* header = child(log, "header"))
        for (Json& line : header->items)
            if (const Json* what = child(line, "what"); what != nullptr && what->kind == Json::Kind::Text)
                line.add("key", Json::ofText(keyOf(what->text)));
    Json* blocks = child(log, "blocks");
    if (blocks == nullptr)
        return;
    for (Json& block : blocks->items)
        if (Json* lines = child(block, "lines"))
            for (Json& line : lines->items)
                for (const char* key : {"kind", "label", "word", "column", "before", "after", "applied"})
                    drop(line, key);
}

} // namespace fw
