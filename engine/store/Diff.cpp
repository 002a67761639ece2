#include "engine/store/Diff.h"

#include "engine/model/Fields.h"
#include "engine/store/DiffTree.h"
#include "engine/store/JsonRows.h"

namespace fw {

namespace {

/// Collects the keys of lists of rows, with the name of a row.
struct Sections {
    std::vector<DiffTree::Noun> found;

    template <class T>
    void operator()(const char* key, const std::vector<T>&, FieldFlags, const char*)
    {
        if (!rowName<T>.empty())
            found.push_back({key, std::string(rowName<T>)});
    }
    void operator()(const char*, const auto&, FieldFlags, const char*) {}
};

/// Compares the trees of two files section by section; `special` returns whether it has handled a section.
template <class T, class F>
std::vector<Text> compare(const char* noun, const T& before, const T& after, const Json& a, const Json& b, F special)
{
    Sections sections;
    fields(sections, after);
    std::vector<std::string> lists = {"format", "map"};
    for (const DiffTree::Noun& section : sections.found)
        lists.push_back(section.key);
    DiffTree out;
    out.object(noun, {}, a, b, lists);
    special(out, std::string("map"), before, after);
    for (const DiffTree::Noun& section : sections.found)
        if (!special(out, section.key, before, after))
            out.rows(section.key, section.name, a.find(section.key), b.find(section.key));
    return out.take();
}

} // namespace

std::vector<Text> diff(const Ruleset& before, const Ruleset& after)
{
    const auto special = [](DiffTree& out, const std::string& key, const Ruleset& a, const Ruleset& b) {
        if (key == "tables")
            diffTables(out, a.tables, b.tables);
        return key == "tables";
    };
    return compare("rules", before, after, rulesTree(before), rulesTree(after), special);
}

std::vector<Text> diff(const Scenario& before, const Scenario& after)
{
    const auto special = [](DiffTree& out, const std::string& key, const Scenario& a, const Scenario& b) {
        if (key == "tables")
            diffTables(out, a.tables, b.tables);
        if (key == "map" && !(a.map == b.map))
            diffMaps(out, a.map, b.map);
        return key == "tables" || key == "map";
    };
    // Maps are compared separately; the trees contain a name in place of the map.
    return compare("scenario", before, after, scenarioTree(before, "map", CellText::Printed),
                   scenarioTree(after, "map", CellText::Printed), special);
}

std::vector<Text> diff(const Map& before, const Map& after)
{
    DiffTree out;
    if (!(before == after))
        diffMaps(out, before, after);
    return out.take();
}

} // namespace fw
