#include "tests/fuzz/Reshape.h"

#include "tests/fuzz/Mutate.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <vector>

namespace fuzz {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t mostBytes = 4'000'000; ///< limit for a text that a change enlarges

/// A value of a document, and its place.
struct Spot {
    Json* value;
    Json* parent; ///< null for the document itself
    std::string key;
    std::size_t index;
    std::string row; ///< the id of its row
};

void gather(Json& value, Json* parent, const std::string& key, std::size_t index, std::string row,
            std::vector<Spot>& out)
{
    if (value.is_object() && value.contains("id") && value["id"].is_string())
        row = value["id"].get<std::string>();
    out.push_back({&value, parent, key, index, row});
    if (value.is_object())
        for (auto& [name, member] : value.items())
            gather(member, &value, name, 0, row, out);
    else if (value.is_array())
        for (std::size_t i = 0; i < value.size(); ++i)
            gather(value[i], &value, key, i, row, out);
}

template <class Want>
const Spot* any(const std::vector<Spot>& spots, fw::Random& chance, Want want)
{
    std::vector<const Spot*> fit;
    for (const Spot& spot : spots)
        if (want(spot))
            fit.push_back(&spot);
    return fit.empty() ? nullptr : fit[chance.below(fit.size())];
}

Json number(fw::Random& chance)
{
    static const std::int64_t far[] = {0,       1,          -1,         2,          7,           100,
                                       255,     256,        1000,       2000,       20000,       65536,
                                       1000000, 2000000000, 2147483647, 2147483648, -2147483648, 9223372036854775807};
    return far[chance.below(sizeof far / sizeof far[0])];
}

Json word(fw::Random& chance)
{
    static const char* const odd[] = {"",
                                      " ",
                                      "@game",
                                      "@cells",
                                      "@all-units",
                                      "@cells/within:99",
                                      "@cells/units",
                                      "it/it",
                                      "@cells/ring:1/ring:1/ring:1",
                                      "unit",
                                      "1/0",
                                      "9223372036854775807/3",
                                      "-1",
                                      "99999999999",
                                      "0101,",
                                      "15,15",
                                      "999,999",
                                      "/etc/passwd",
                                      "../rules",
                                      "\x1b[31mred",
                                      "<b>&amp;</b>",
                                      "=1+1",
                                      "\"",
                                      "none",
                                      "1d6+1d6+1d6",
                                      "\xe2\x80\xae",
                                      "\xf0\x9f\x98\x80"};
    if (chance.odds(5))
        return std::string(std::size_t(chance.between(1000, 100000)), 'n');
    return odd[chance.below(sizeof odd / sizeof odd[0])];
}

/// Replaces a value by a wrong one of the same type, or by the value of another place with the same key.
void exchange(const Spot& spot, const std::vector<Spot>& spots, fw::Random& chance)
{
    if (chance.odds(60)) {
        const bool strings = spot.value->is_string();
        const Spot* like = any(spots, chance, [&](const Spot& other) {
            return strings && chance.odds(50) ? other.value->is_string() && other.key == "id"
                                              : other.key == spot.key && other.value->type() == spot.value->type();
        });
        if (like != nullptr) {
            *spot.value = Json(*like->value);
            return;
        }
    }
    if (spot.value->is_string())
        *spot.value = chance.odds(30) ? Json(spot.row) : word(chance);
    else if (spot.value->is_number() || spot.value->is_boolean())
        *spot.value = number(chance);
    else
        *spot.value = chance.odds(50) ? Json::array() : Json::object();
}

/// A value of a type that does not belong there.
Json stranger(fw::Random& chance)
{
    switch (chance.below(6)) {
    case 0: return nullptr;
    case 1: return chance.odds(50);
    case 2: return number(chance);
    case 3: return word(chance);
    case 4: return Json::array({number(chance)});
    default: return Json::object({{"id", word(chance)}});
    }
}

/// Replaces names of other rows, anywhere in a row, by another name.
void ask(Json& row, const std::set<std::string>& names, const std::string& other)
{
    for (auto& [key, member] : row.items())
        if (member.is_structured())
            ask(member, names, other);
        else if (key != "id" && member.is_string() && names.count(member.get<std::string>()))
            member = other;
}

/// Copies a row; copies with names of their own refer to the previous copy instead of other rows.
void repeat(const Spot& spot, std::size_t size, fw::Random& chance)
{
    const std::size_t one = spot.value->dump().size() + 2;
    const std::size_t room = size < mostBytes ? (mostBytes - size) / one : 0;
    std::size_t times = chance.odds(80) ? 1 + chance.below(4) : 1 + chance.below(20000);
    const Json copy = *spot.value;
    const bool named = chance.odds(50) && copy.is_object() && copy.contains("id");
    std::set<std::string> names;
    for (const Json& row : *spot.parent)
        if (named && row.is_object() && row.contains("id") && row["id"].is_string())
            names.insert(row["id"].get<std::string>());
    std::string before = spot.row;
    for (times = std::min(times, room); times > 0; --times) {
        spot.parent->push_back(copy);
        if (!named)
            continue;
        ask(spot.parent->back(), names, before);
        before = spot.row + "-" + std::to_string(times);
        spot.parent->back()["id"] = before;
    }
}

void change(Json& document, Json& other, std::size_t size, fw::Random& chance)
{
    std::vector<Spot> spots;
    gather(document, nullptr, {}, 0, {}, spots);
    // A map consists mostly of planes of terrain, so rows and names get a share of their own.
    const bool leaf = chance.odds(60);
    const Spot* spot = any(spots, chance,
                           [&](const Spot& s) { return s.parent != nullptr && s.value->is_primitive() == leaf; });
    if (spot == nullptr)
        return;
    const bool inList = spot->parent->is_array();
    switch (chance.below(10)) {
    case 0:
    case 1:
        if (inList)
            spot->parent->erase(spot->index);
        else
            spot->parent->erase(spot->key);
        return;
    case 2:
        if (inList)
            return repeat(*spot, size, chance);
        return exchange(*spot, spots, chance);
    case 3:
    case 4:
    case 5: return exchange(*spot, spots, chance);
    case 6: // nest one in the other
        if (const Spot* inner = any(spots, chance, [&](const Spot& s) {
                return s.parent != nullptr && s.value->type() == spot->value->type() && s.value->size() < 200;
            })) {
            Json copy = *inner->value;
            if (copy.dump().size() + size < mostBytes)
                *spot->value = std::move(copy);
        }
        return;
    case 7: *spot->value = stranger(chance); return;
    case 8: { // take a value from another kind of file
        std::vector<Spot> others;
        gather(other, nullptr, {}, 0, {}, others);
        if (const Spot* lent = any(others, chance,
                                   [&](const Spot& s) { return s.value->type() == spot->value->type(); }))
            *spot->value = Json(*lent->value);
        return;
    }
    default: // move it to another key
        if (const Spot* named = any(
                spots, chance,
                [](const Spot& s) { return !s.key.empty() && s.parent != nullptr && s.parent->is_object(); });
            named != nullptr && !inList) {
            Json moved = std::move(*spot->value);
            Json& parent = *spot->parent;
            const std::string key = named->key;
            parent.erase(spot->key);
            parent[key] = std::move(moved);
        }
        return;
    }
}

std::vector<std::string> lines(const std::string& text)
{
    std::vector<std::string> out;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        out.push_back(text.substr(from, end - from));
        from = end + 1;
    }
    return out;
}

/// Whether a text is nested so deeply that a recursion over it could exhaust the stack; brackets in strings count.
bool tooDeep(const std::string& text)
{
    int depth = 0;
    for (const char c : text) {
        depth += c == '[' || c == '{' ? 1 : c == ']' || c == '}' ? -1 : 0;
        if (depth > 200)
            return true;
    }
    return false;
}

} // namespace

std::string reshape(const std::string& text, const std::string& other, fw::Random& chance)
{
    if (tooDeep(text) || tooDeep(other))
        return mutate(text, other, chance);
    Json document = Json::parse(text, nullptr, false);
    Json lender = Json::parse(other, nullptr, false);
    if (document.is_discarded() || lender.is_discarded() || chance.odds(15))
        return mutate(text, other, chance);
    for (std::size_t times = 1 + chance.below(3); times > 0; --times)
        change(document, lender, text.size(), chance);
    return document.dump(1, ' ', false, Json::error_handler_t::replace);
}

std::string reline(const std::string& text, const std::string& other, fw::Random& chance)
{
    if (chance.odds(50))
        return mutate(text, other, chance);
    std::vector<std::string> rows = lines(text);
    if (rows.empty())
        return text;
    const std::size_t at = chance.below(rows.size()), to = chance.below(rows.size());
    switch (chance.below(5)) {
    case 0: rows.erase(rows.begin() + std::ptrdiff_t(at)); break;
    case 1: std::swap(rows[at], rows[to]); break;
    case 2: rows.insert(rows.begin() + std::ptrdiff_t(to), rows[at]); break;
    case 3: rows.insert(rows.begin() + std::ptrdiff_t(to), chance.odds(20) ? 5000 : chance.below(40), rows[at]); break;
    default: rows[at] = mutate(rows[at], text, chance);
    }
    std::string out;
    for (const std::string& row : rows)
        out += row + '\n';
    return out;
}

std::string redraw(const std::string& text, fw::Random& chance)
{
    const std::size_t open = text.find("<svg");
    const std::size_t inside = open == std::string::npos ? open : text.find('>', open);
    if (inside == std::string::npos || chance.odds(40))
        return mutate(text, text, chance);
    static const char* const parts[] = {
        "<image href=\"../secret.png\" width=\"9\" height=\"9\"/>",
        "<image xlink:href=\"/etc/passwd\" width=\"9\" height=\"9\"/>",
        "<image href=\"file:///dev/zero\" width=\"9\" height=\"9\"/>",
        "<g id=\"me\"><use xlink:href=\"#me\"/></g>",
        "<style>@import url('/etc/passwd'); * { fill: url(#none) }</style>",
        "<text font-size=\"1e30\">words</text>",
        "<rect width=\"1e308\" height=\"-1e308\" fill=\"url(#none)\"/>",
        "<path d=\"M0 0 L1e999 nan A 0 0 0 0 0 1 1 Z\"/>",
        "<linearGradient id=\"a\" xlink:href=\"#a\"/>",
        "<defs><pattern id=\"p\" width=\"0\" height=\"0\"><rect fill=\"url(#p)\"/></pattern></defs>",
        "<animate attributeName=\"x\" dur=\"0s\" repeatCount=\"indefinite\"/>",
        "<path d=\"M0 0 h1 v1 h-1 z\"/>"};
    std::string part = parts[chance.below(sizeof parts / sizeof parts[0])];
    const std::size_t times = chance.odds(80) ? 1 : 1 + chance.below(20000);
    std::string put;
    if (chance.odds(15)) {
        for (std::size_t k = 0; k < times; ++k)
            put += "<g>";
        put += part;
        for (std::size_t k = 0; k < times; ++k)
            put += "</g>";
    } else {
        for (std::size_t k = 0; k < times; ++k)
            put += part;
    }
    return text.substr(0, inside + 1) + put + text.substr(inside + 1);
}

} // namespace fuzz
