#include "engine/playtest/VictoryPlaces.h"

#include "engine/model/Fields.h"
#include "engine/model/Walk.h"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>

namespace fw {

namespace {

/// Collects the words of a row and of the rows inside it, but not of further nodes.
class WordCollector
{
public:
    explicit WordCollector(std::set<std::string>& words) : mWords(words) {}

    void see(const auto& row)
    {
        if constexpr (requires { fields(*this, row); })
            fields(*this, row);
    }
    void operator()(const char* key, const auto& member, FieldFlags, const char*)
    {
        static const std::set<std::string_view> forPeople{"id",   "label", "cite", "say",  "note",    "why",
                                                          "text", "word",  "when", "menu", "mustCite"};
        if (!forPeople.contains(key))
            eachValueIn(member, [this](const auto& inside) { take(inside); });
    }

private:
    template <class T>
    void take(const T& inside)
    {
        if constexpr (std::is_same_v<T, std::string>)
            split(inside);
        else if constexpr (!std::is_same_v<T, Node>)
            see(inside);
    }

    /// Adds "@area:NAME" and "@areas:KIND" with their prefix, and the other words without signs.
    void split(const std::string& text)
    {
        std::string word;
        const auto end = [&] {
            if (!word.empty())
                mWords.insert(word);
            word.clear();
        };
        for (const char c : text) {
            const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-'
                                || c == '_';
            if (letter || (c == ':' && (word == "area" || word == "areas")))
                word += c;
            else
                end();
        }
        end();
    }

    std::set<std::string>& mWords;
};

/// Follows the victory terms from the nodes that end the game and the running score to the areas that they ask for.
class VictorySearch
{
public:
    explicit VictorySearch(const Rules& rules) : mRules(rules), mSet(rules.ruleset()) {}

    std::vector<Cell> cells()
    {
        mWords.insert(mSet.runningScore);
        for (const Procedure& procedure : mSet.procedures)
            endsGame(procedure.then);
        follow();
        std::vector<Cell> out;
        for (const Area& area : mRules.scenario().map.areas)
            if (area.kind == "objective" || mWords.contains("area:" + area.id)
                || (!area.kind.empty() && mWords.contains("areas:" + area.kind)))
                out.insert(out.end(), area.cells.begin(), area.cells.end());
        std::ranges::sort(out);
        out.erase(std::unique(out.begin(), out.end()), out.end());
        return out;
    }

private:
    /// Whether nodes end the game; collects the words of the conditions on the way there.
    bool endsGame(const std::vector<Node>& nodes)
    {
        bool any = false;
        for (const Node& node : nodes) {
            bool here = false;
            if (const auto* apply = node.as<ApplyNode>())
                here = std::ranges::any_of(apply->verbs, [](const Verb& verb) { return verb.is<EndGameVerb>(); });
            eachInside(node, [&](const std::vector<Node>& inside) { here = endsGame(inside) || here; });
            if (here)
                WordCollector(mWords).see(node);
            any = any || here;
        }
        // What is computed next to such a node is part of its condition.
        if (any)
            for (const Node& node : nodes)
                if (node.is<ComputeNode>() || node.is<LetNode>())
                    WordCollector(mWords).see(node);
        return any;
    }

    /// Adds the words of the definitions and quantities that the words name, until no new one is found.
    void follow()
    {
        constexpr int most = 8; // further rows have little to do with victory
        for (int round = 0; round < most; ++round) {
            const std::size_t before = mWords.size();
            const std::set<std::string> named = mWords;
            for (const Def& def : mSet.defs)
                if (named.contains(def.id))
                    WordCollector(mWords).see(def);
            for (const Quantity& quantity : mSet.quantities)
                if (named.contains(quantity.id))
                    WordCollector(mWords).see(quantity);
            for (const Modifier& modifier : mSet.modifiers)
                if (named.contains(modifier.quantity))
                    WordCollector(mWords).see(modifier);
            if (mWords.size() == before)
                return;
        }
    }

    const Rules& mRules;
    const Ruleset& mSet;
    std::set<std::string> mWords;
};

} // namespace

std::vector<Cell> victoryPlaces(const Rules& rules)
{
    return VictorySearch(rules).cells();
}

} // namespace fw
