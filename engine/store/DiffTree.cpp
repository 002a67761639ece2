#include "engine/store/DiffTree.h"

#include "engine/base/Words.h"

#include <algorithm>
#include <map>
#include <set>

namespace fw {

namespace {

constexpr std::size_t longestShown = 160;

/// A value as the sentences show it.
std::string shown(const Json& json)
{
    std::string out = json.isText() && !json.text.empty() ? json.text : compactJson(json);
    if (out.size() <= longestShown)
        return out;
    out.resize(longestShown);
    while (!out.empty() && (static_cast<unsigned char>(out.back()) & 0xC0) == 0x80)
        out.pop_back();
    if (!out.empty() && static_cast<unsigned char>(out.back()) >= 0xC0)
        out.pop_back();
    return out + "…";
}

/// The text that identifies a row in a list; empty if there is none.
std::string identity(const Json& row)
{
    const Json* a = row.find("a");
    const Json* b = row.find("b");
    if (a && b && a->isText() && b->isText())
        return a->text + "-" + b->text;
    for (const char* key : {"id", "unit", "name", "column", "text"})
        if (const Json* found = row.find(key); found && found->isText() && !found->text.empty())
            return found->text;
    return {};
}

/// What people call a row: the name of a counter, the id of a row of the rules.
std::string calling(const Json& row, const std::string& noun)
{
    if (noun == "unit" || noun == "side" || noun == "way")
        if (const Json* name = row.find("name"); name && !name->text.empty())
            return name->text;
    return identity(row);
}

/// Whether all elements are rows, each with a unique identity.
bool named(const Json& list)
{
    std::set<std::string> seen;
    for (const Json& item : list.items) {
        if (!item.isObject())
            return false;
        const std::string id = identity(item);
        if (id.empty() || !seen.insert(id).second)
            return false;
    }
    return true;
}

bool allTexts(const Json& list)
{
    return std::ranges::all_of(list.items, [](const Json& item) { return item.isText(); });
}

Json listOf(const Json& one)
{
    Json out = Json::array();
    out.items.push_back(one);
    return out;
}

std::vector<std::string> textsOf(const Json& list)
{
    std::vector<std::string> out;
    for (const Json& item : list.items)
        out.push_back(item.text);
    return out;
}

using Index = std::map<std::string, const Json*>;

Index indexOf(const Json& list)
{
    Index out;
    for (const Json& item : list.items)
        out.emplace(identity(item), &item);
    return out;
}

std::string join(const std::string& path, const std::string& part)
{
    return path.empty() ? part : path + " " + part;
}

/// The members of one list that another lacks, counting repeats.
std::vector<std::string> without(const std::vector<std::string>& all, const std::vector<std::string>& these)
{
    std::multiset<std::string> rest(these.begin(), these.end());
    std::vector<std::string> out;
    for (const std::string& one : all) {
        const auto found = rest.find(one);
        if (found != rest.end())
            rest.erase(found);
        else
            out.push_back(one);
    }
    return out;
}

} // namespace

void DiffTree::changed(const std::string& who, const std::string& path, const Json* before, const Json* after)
{
    if (before && after)
        say({"{0}: {1} {2} → {3}", {who, path, shown(*before), shown(*after)}});
    else if (after)
        say({"{0}: {1} now {2}", {who, path, shown(*after)}});
    else if (before)
        say({"{0}: {1} no longer {2}", {who, path, shown(*before)}});
}

bool DiffTree::words(const std::string& who, const std::string& path, const std::vector<std::string>& before,
                     const std::vector<std::string>& after)
{
    const std::vector<std::string> added = without(after, before);
    const std::vector<std::string> removed = without(before, after);
    const std::string lead = path.empty() ? who : who + ": " + path;
    if (!added.empty())
        say({"{0}: {1} added", {lead, commaList(added)}});
    if (!removed.empty())
        say({"{0}: {1} removed", {lead, commaList(removed)}});
    return !added.empty() || !removed.empty();
}

void DiffTree::ratings(const std::string& who, const Json& before, const Json& after)
{
    static const Json none = Json::object();
    std::vector<std::string> names = before.keys;
    for (const std::string& key : after.keys)
        if (!before.find(key))
            names.push_back(key);
    for (const std::string& name : names) {
        const Json& old = before.find(name) ? *before.find(name) : none;
        const Json& now = after.find(name) ? *after.find(name) : none;
        std::vector<std::string> columns = old.keys;
        for (const std::string& key : now.keys)
            if (!old.find(key))
                columns.push_back(key);
        for (const std::string& column : columns) {
            const Json* a = old.find(column);
            const Json* b = now.find(column);
            if (!a || !b || !(*a == *b))
                changed(who, columns.size() == 1 ? name : name + " (" + column + ")", a, b);
        }
    }
}

void DiffTree::object(const std::string& who, const std::string& path, const Json& before, const Json& after,
                      const std::vector<std::string>& skipped)
{
    static const Json none = Json::object();
    std::vector<std::string> keys = after.keys;
    for (std::size_t i = 0; i < before.keys.size(); ++i)
        if (!after.find(before.keys[i]))
            keys.insert(keys.begin() + static_cast<std::ptrdiff_t>(std::min(i, keys.size())), before.keys[i]);
    for (const std::string& key : keys) {
        if (std::ranges::find(skipped, key) != skipped.end())
            continue;
        const Json* a = before.find(key);
        const Json* b = after.find(key);
        if (key == "ratings" && path.empty())
            ratings(who, a ? *a : none, b ? *b : none);
        else if (a && b)
            value(who, join(path, key), *a, *b);
        else
            changed(who, join(path, key), a, b);
    }
}

void DiffTree::value(const std::string& who, const std::string& path, const Json& before, const Json& after)
{
    if (before == after)
        return;
    // A single element may be written without its list.
    if (before.isArray() && after.isText())
        list(who, path, before, listOf(after));
    else if (before.isText() && after.isArray())
        list(who, path, listOf(before), after);
    else if (before.isObject() && after.isObject())
        object(who, path, before, after);
    else if (before.isArray() && after.isArray())
        list(who, path, before, after);
    else
        changed(who, path, &before, &after);
}

void DiffTree::list(const std::string& who, const std::string& path, const Json& before, const Json& after)
{
    if (allTexts(before) && allTexts(after)) {
        if (!words(who, path, textsOf(before), textsOf(after)))
            changed(who, path, &before, &after);
        return;
    }
    if (named(before) && named(after)) {
        const Index oldRows = indexOf(before);
        const Index newRows = indexOf(after);
        std::vector<std::string> orderBefore;
        std::vector<std::string> orderAfter;
        for (const Json& old : before.items) {
            const std::string id = identity(old);
            if (newRows.contains(id))
                orderBefore.push_back(id);
            else
                say({"{0}: {1} {2} removed", {who, path, id}});
        }
        for (const Json& now : after.items) {
            const std::string id = identity(now);
            if (const auto old = oldRows.find(id); old != oldRows.end()) {
                orderAfter.push_back(id);
                object(who, join(path, id), *old->second, now);
            } else {
                say({"{0}: {1} {2} added", {who, path, id}});
            }
        }
        if (orderBefore != orderAfter)
            say({"{0}: order of {1} now {2}", {who, path, commaList(orderAfter)}});
        return;
    }
    // Rows without names: the common beginning and end are skipped, and the rest is reported.
    std::size_t first = 0;
    std::size_t endBefore = before.items.size();
    std::size_t endAfter = after.items.size();
    while (first < endBefore && first < endAfter && before.items[first] == after.items[first])
        ++first;
    while (endBefore > first && endAfter > first && before.items[endBefore - 1] == after.items[endAfter - 1]) {
        --endBefore;
        --endAfter;
    }
    const std::size_t pairs = std::min(endBefore, endAfter) - first;
    const bool alike = endBefore == endAfter;
    if (alike)
        for (std::size_t i = first; i < first + pairs; ++i)
            value(who, join(path, std::to_string(i + 1)), before.items[i], after.items[i]);
    else {
        for (std::size_t i = first; i < endBefore; ++i)
            say({"{0}: {1} {2} removed: {3}", {who, path, std::to_string(i + 1), shown(before.items[i])}});
        for (std::size_t i = first; i < endAfter; ++i)
            say({"{0}: {1} {2} added: {3}", {who, path, std::to_string(i + 1), shown(after.items[i])}});
    }
}

void DiffTree::rows(const std::string& key, const std::string& noun, const Json* before, const Json* after)
{
    static const Json none = Json::array();
    const Json& a = before ? *before : none;
    const Json& b = after ? *after : none;
    if (a == b)
        return;
    if (!named(a) || !named(b)) {
        list(noun, key, a, b);
        return;
    }
    const Index oldRows = indexOf(a);
    const Index newRows = indexOf(b);
    std::vector<std::string> orderBefore;
    std::vector<std::string> orderAfter;
    for (const Json& old : a.items) {
        if (newRows.contains(identity(old)))
            orderBefore.push_back(identity(old));
        else
            say({"{0}: removed", {noun + " " + calling(old, noun)}});
    }
    for (const Json& now : b.items) {
        const std::string who = noun + " " + calling(now, noun);
        const auto old = oldRows.find(identity(now));
        if (old == oldRows.end()) {
            say({"{0}: added", {who}});
            continue;
        }
        orderAfter.push_back(identity(now));
        object(who, {}, *old->second, now);
    }
    if (orderBefore != orderAfter)
        say({"order of {0} changed", {key}});
}

} // namespace fw
