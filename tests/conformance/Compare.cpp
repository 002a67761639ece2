#include "tests/conformance/Compare.h"

#include <algorithm>
#include <set>

namespace conformance {

namespace {

/// Whether the order of a list matters.
bool isSequence(const std::string& key)
{
    static const std::set<std::string> ordered{"cells",    "columns",        "draw",    "germantown",  "order",
                                               "phases",   "passes_through", "results", "resolutions", "revised",
                                               "sequence", "steps",          "times"};
    // The key of a table's row is its number.
    return ordered.count(key) != 0 || (!key.empty() && key.find_first_not_of("0123456789") == std::string::npos);
}

bool matches(const Json& expected, const Json& got, const std::string& key);

bool matchesAnyOrder(const Json& expected, const Json& got)
{
    std::vector<bool> used(got.size(), false);
    for (const Json& wanted : expected) {
        std::size_t i = 0;
        while (i < got.size() && (used[i] || !matches(wanted, got[i], {})))
            ++i;
        if (i == got.size())
            return false;
        used[i] = true;
    }
    return true;
}

bool matches(const Json& expected, const Json& got, const std::string& key)
{
    if (expected.is_object()) {
        if (!got.is_object())
            return false;
        for (const auto& [name, value] : expected.items())
            if (!matches(value, at(got, name), name))
                return false;
        return true;
    }
    if (!expected.is_array())
        return expected == got;
    if (!got.is_array() || got.size() != expected.size())
        return false;
    if (!isSequence(key))
        return matchesAnyOrder(expected, got);
    for (std::size_t i = 0; i < got.size(); ++i)
        if (!matches(expected[i], got[i], {}))
            return false;
    return true;
}

void collect(const Json& expected, const Json& got, const std::string& where, const std::string& key,
             std::vector<Difference>& found)
{
    if (matches(expected, got, key))
        return;
    if (expected.is_object() && got.is_object()) {
        for (const auto& [name, value] : expected.items())
            collect(value, at(got, name), where.empty() ? name : where + "." + name, name, found);
        return;
    }
    found.push_back({where, expected.dump(), got.dump()});
}

} // namespace

std::vector<Difference> compare(const Case& one, const Json& got)
{
    std::vector<Difference> found;
    Json expected = one.expect;
    const Json cited = at(got, "illegal");
    const bool refusal = expected.contains("illegal");
    if (refusal && std::find(one.also.begin(), one.also.end(), word(cited)) != one.also.end())
        expected["illegal"] = cited;
    collect(expected, got, {}, {}, found);
    if (!cited.is_null() && !refusal)
        found.push_back({"illegal", "nothing refused", cited.dump()});
    const Json& fault = at(got, "fault");
    if (!fault.is_null())
        found.push_back({"fault", "none", fault.dump()});
    return found;
}

} // namespace conformance
