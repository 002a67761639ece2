#include "tests/conformance/Json.h"

#include <algorithm>

namespace conformance {

namespace {

const Json nothing;

} // namespace

const Json& at(const Json& object, const std::string& key)
{
    if (!object.is_object())
        return nothing;
    const auto found = object.find(key);
    return found == object.end() ? nothing : *found;
}

const Json& find(const Json& object, const std::string& path)
{
    const std::size_t dot = path.find('.');
    const Json& member = at(object, path.substr(0, dot));
    return dot == std::string::npos ? member : find(member, path.substr(dot + 1));
}

bool has(const Json& object, const std::string& key)
{
    const Json& member = at(object, key);
    return !member.is_null() && member != Json(false);
}

std::string word(const Json& value)
{
    if (value.is_string())
        return value.get<std::string>();
    if (value.is_number_integer())
        return std::to_string(value.get<long long>());
    return {};
}

std::vector<std::string> words(const Json& value)
{
    std::vector<std::string> list;
    if (value.is_array()) {
        for (const Json& item : value)
            list.push_back(word(item));
    } else if (!value.is_null()) {
        list.push_back(word(value));
    }
    return list;
}

bool lists(const Json& list, const std::string& one)
{
    return lists(words(list), one);
}

bool lists(const std::vector<std::string>& all, const std::string& one)
{
    return std::find(all.begin(), all.end(), one) != all.end();
}

int number(const Json& value, int otherwise)
{
    return value.is_number_integer() ? value.get<int>() : otherwise;
}

} // namespace conformance
