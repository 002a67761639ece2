// Orders that belong to another phase, and the case that forbids them now.
#include "engine/model/Procedures.h"
#include "engine/play/OpenMenu.h"
#include "engine/rules/Compiled.h"

#include <algorithm>

namespace fw {

namespace {

using Named = std::function<bool(const MenuEntry&)>;

/// The entry of a path node or of a loop with a chosen order, which orders name by the id of the node; nothing for
/// other nodes.
std::optional<MenuEntry> orderedById(const Node& node)
{
    const auto* each = std::get_if<ForeachNode>(&node.kind);
    if (!std::holds_alternative<PathNode>(node.kind) && (each == nullptr || each->order != LoopOrder::Chosen))
        return std::nullopt;
    MenuEntry out;
    out.id = node.id;
    out.wrongPhaseCite = node.cite;
    return out;
}

std::string inNodes(const std::vector<Node>& nodes, const Named& named)
{
    std::string found;
    for (const Node& node : nodes) {
        if (const auto entry = orderedById(node); entry && found.empty() && named(*entry))
            found = entry->wrongPhaseCite;
        for (const MenuEntry& entry : entriesOf(node)) {
            if (found.empty() && named(entry))
                found = entry.wrongPhaseCite;
            if (found.empty())
                found = inNodes(entry.then, named);
        }
        eachBody(node, [&](const std::vector<Node>& inside) {
            if (found.empty())
                found = inNodes(inside, named);
        });
    }
    return found;
}

void wordsIn(const std::vector<Node>& nodes, std::vector<std::string>& out)
{
    for (const Node& node : nodes) {
        if (const auto entry = orderedById(node))
            out.push_back(entry->id);
        for (const MenuEntry& entry : entriesOf(node)) {
            for (const std::string& word : {entry.word, entry.id})
                if (!word.empty() && std::ranges::find(out, word) == out.end())
                    out.push_back(word);
            wordsIn(entry.then, out);
        }
        eachBody(node, [&](const std::vector<Node>& inside) { wordsIn(inside, out); });
    }
}

} // namespace

std::vector<std::string> entryWords(const Ruleset& ruleset)
{
    std::vector<std::string> out;
    for (const Procedure& row : ruleset.procedures)
        wordsIn(row.then, out);
    for (const Code& row : ruleset.codes)
        wordsIn(row.then, out);
    return out;
}

std::string wrongPhaseCitationUnderWay(const Rules& rules, const State& state, const Named& named)
{
    const auto citeIn = [&](const auto& rows, const std::string& id) {
        const auto row = std::ranges::find_if(rows, [&](const auto& r) { return r.id == id; });
        return row == rows.end() ? std::string() : inNodes(row->then, named);
    };
    for (std::size_t i = state.frames.size(); i-- > 0;) {
        const std::string& id = rules.compiled().bodies[state.frames[i].body].id;
        std::string cite = citeIn(rules.ruleset().procedures, id);
        if (cite.empty())
            cite = citeIn(rules.ruleset().codes, id);
        if (!cite.empty())
            return cite;
    }
    return {};
}

std::string wrongPhaseCitation(const Ruleset& ruleset, const Named& named)
{
    for (const Procedure& row : ruleset.procedures)
        if (const std::string cite = inNodes(row.then, named); !cite.empty())
            return cite;
    for (const Code& row : ruleset.codes)
        if (const std::string cite = inNodes(row.then, named); !cite.empty())
            return cite;
    return {};
}

} // namespace fw
