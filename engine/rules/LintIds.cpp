// Finds ids that people must type in orders but cannot.
#include "engine/base/Words.h"
#include "engine/rules/LintParts.h"
#include "engine/rules/OrderStarts.h"

#include <algorithm>
#include <map>
#include <set>

namespace fw {

namespace {

using Step = PointerWay::Step;

void unwritable(LintSink& sink, const std::string& id)
{
    constexpr const char* remedy = "write letters, digits, '-' and '_'";
    if (id.empty())
        sink.wrong(LintKind::EmptyWord, "the id is empty", remedy);
    else if (id.find_first_of(" \t") != std::string::npos)
        sink.wrong(LintKind::UnwritableId, Text("the id '{0}' contains a blank, and orders cannot write it", {id}),
                   remedy);
    else if (const std::size_t at = id.find_first_of(",;:#()\""); at != std::string::npos)
        sink.wrong(LintKind::UnwritableId,
                   Text("the id '{0}' contains a '{1}', and orders cannot write it", {id, id.substr(at, 1)}), remedy);
}

struct IdsLint {
    LintSink& sink;

    void operator()(const auto&) {}
    void operator()(const Box& x) { unwritable(sink, x.id); }
    void operator()(const Mark& x) { unwritable(sink, x.id); }
    void operator()(const MenuEntry& x) { unwritable(sink, x.id); }
    void operator()(const Die& x) { unwritable(sink, x.name); }
};

void written(LintSink& sink, const auto& rows, const char* key, const char* what)
{
    sink.each(key, rows, [&](const auto& row) {
        sink.row = std::string(what) + ' ' + row.id;
        unwritable(sink, row.id);
    });
}

/// The fixed words of orders: those of menus and of their fields.
struct OrderWordsLint {
    std::set<std::string> words{starts::all, starts::all + std::size(starts::all)};

    void operator()(const auto&) {}
    void operator()(const MenuEntry& x)
    {
        words.insert(smallLetters(x.word.empty() ? x.id : x.word));
        for (const Field& field : x.fields)
            words.insert(smallLetters(field.word));
    }
};

/// Reports words that occur twice in a list.
void once(LintSink& sink, const std::vector<std::string>& list, const char* key, const char* row)
{
    sink.row = row;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const int at = static_cast<int>(i);
        if (list[i].empty())
            sink.wrongIn(LintKind::EmptyWord, key, "this word is empty", "take it out", at);
        else if (std::find(list.begin(), list.begin() + at, list[i]) != list.begin() + at)
            sink.wrongIn(LintKind::ListedTwice, key, Text("'{0}' is listed twice", {list[i]}),
                         "take one of the two out", at);
    }
}

/// Judges the names of counters.
void namesToType(LintSink& sink, const Scenario& scenario, const std::set<std::string>& taken)
{
    const auto judge = [&](const char* key, const std::string& name, int index) {
        if (name.find_first_not_of(' ') == std::string::npos)
            sink.wrongIn(LintKind::EmptyWord, key, "this name is empty", "write one, or take it out", index);
        else if (taken.count(smallLetters(name)) > 0)
            sink.wrongIn(LintKind::ReservedWord, key,
                         Text("'{0}' is a word of orders, and would be read as that word", {name}),
                         "give it another name", index);
        // Such a name is shown escaped; the file is still accepted, since a game may contain it.
        else if (std::ranges::any_of(name, [](unsigned char c) { return c < 0x20 || c == 0x7f; }))
            sink.wrongIn(LintKind::UnprintableName, key,
                         "this name contains a character that can be neither printed nor typed", "remove it", index);
    };
    sink.each("units", scenario.units, [&](const Unit& unit) {
        sink.row = "unit " + unit.id;
        if (!unit.name.empty())
            judge("name", unit.name, -1);
        for (std::size_t k = 0; k < unit.aliases.size(); ++k)
            judge("aliases", unit.aliases[k], static_cast<int>(k));
    });
}

void named(LintSink& sink, const std::string& id, const char* row)
{
    sink.row = row;
    if (id.empty())
        sink.wrongIn(LintKind::EmptyWord, "id", "the id is empty", "write letters, digits, '-' and '_'");
}

} // namespace

void lintIds(const Ruleset& ruleset, std::vector<Finding>& out)
{
    LintSink sink(out);
    named(sink, ruleset.id, "ruleset");
    once(sink, typeIds(ruleset), "unitTypes", "unit types");
    IdsLint lint{sink};
    eachPlacedRow(ruleset, sink, lint);
}

void lintIds(const Ruleset& ruleset, const Scenario& scenario, std::vector<Finding>& out)
{
    LintSink sink(out);
    named(sink, scenario.id, "scenario");
    once(sink, scenario.formations, "formations", "formations");
    once(sink, scenario.tags, "tags", "tags");
    {
        OrderWordsLint said;
        said.words.insert({"because", "pass", "and"});
        std::vector<Finding> none;
        LintSink unheard(none);
        eachPlacedRow(ruleset, unheard, said);
        said.words.erase(std::string());
        namesToType(sink, scenario, said.words);
    }
    written(sink, scenario.sides, "sides", "side");
    written(sink, scenario.units, "units", "unit");
    {
        const Step map(sink.way, "map");
        written(sink, scenario.map.areas, "areas", "area");
    }
    const Step list(sink.way, "sides");
    std::map<std::string, std::size_t> called; ///< word; first side with that name
    for (std::size_t i = 0; i < scenario.sides.size(); ++i) {
        const Army& army = scenario.sides[i];
        for (const std::string& word : {army.id, army.name}) {
            const std::size_t first = called.try_emplace(smallLetters(word), i).first->second;
            if (word.empty() || first == i)
                continue;
            const Step step(sink.way, i);
            sink.row = "side " + army.id;
            sink.wrong(LintKind::SameSideName, Text("'{0}' means side '{1}' as well", {word, scenario.sides[first].id}),
                       "give each side a name of its own");
            break;
        }
    }
}

} // namespace fw
