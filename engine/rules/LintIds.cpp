// Ids that people write in orders: those that no line can hold are told of.
#include "engine/rules/LintParts.h"

#include <map>

namespace fw {

namespace {

using Step = PointerWay::Step;

/// As who types it may write it: capital letters make no difference.
std::string lower(std::string word)
{
    for (char& c : word)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return word;
}

void unwritable(LintSink& sink, const std::string& id)
{
    constexpr const char* remedy = "write letters, digits, '-' and '_'";
    if (id.empty())
        sink.tell(Severity::Error, "the id is empty", remedy);
    else if (id.find_first_of(" \t") != std::string::npos)
        sink.tell(Severity::Error, Text("the id '{0}' has a blank in it, which no line of orders can write", {id}),
                  remedy);
    else if (const std::size_t at = id.find_first_of(",;:#()\""); at != std::string::npos)
        sink.tell(Severity::Error,
                  Text("the id '{0}' has a '{1}' in it, which no line of orders can write", {id, id.substr(at, 1)}),
                  remedy);
}

struct IdsLint {
    LintSink& sink;

    template <class X>
    void operator()(const X&)
    {}
    void operator()(const Box& x) { unwritable(sink, x.id); }
    void operator()(const Mark& x) { unwritable(sink, x.id); }
    void operator()(const MenuEntry& x) { unwritable(sink, x.id); }
    void operator()(const Die& x) { unwritable(sink, x.name); }
};

template <class Rows>
void written(LintSink& sink, const Rows& rows, const char* key, const char* what)
{
    const Step list(sink.way, key);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Step step(sink.way, i);
        sink.row = std::string(what) + ' ' + rows[i].id;
        unwritable(sink, rows[i].id);
    }
}

} // namespace

void lintIds(const Ruleset& ruleset, std::vector<Finding>& out)
{
    LintSink sink(out);
    IdsLint lint{sink};
    eachPlacedRow(ruleset, sink, lint);
}

void lintIds(const Scenario& scenario, std::vector<Finding>& out)
{
    LintSink sink(out);
    written(sink, scenario.sides, "sides", "side");
    written(sink, scenario.units, "units", "unit");
    const Step list(sink.way, "sides");
    std::map<std::string, std::size_t> called; ///< word, the first side that is called so
    for (std::size_t i = 0; i < scenario.sides.size(); ++i) {
        const Army& army = scenario.sides[i];
        for (const std::string& word : {army.id, army.name}) {
            const std::size_t first = called.try_emplace(lower(word), i).first->second;
            if (word.empty() || first == i)
                continue;
            const Step step(sink.way, i);
            sink.row = "side " + army.id;
            sink.tell(Severity::Error, Text("'{0}' means side '{1}' as well", {word, scenario.sides[first].id}),
                      "give each side a name of its own");
            break;
        }
    }
}

} // namespace fw
