#include "engine/proof/CounterSymbol.h"

#include "engine/base/Words.h"

#include <algorithm>
#include <cctype>
#include <string_view>
#include <vector>

namespace fw {

namespace {

struct Beginnings {
    const char* symbol;
    std::vector<std::string_view> words; ///< a word that begins so
};

/// The first kind with a fitting word counts: a tank destroyer is armour, horse artillery is a gun.
const std::vector<Beginnings>& beginnings()
{
    static const std::vector<Beginnings> list{
        {"leader", {"leader", "general", "commander"}},
        {"gun", {"artillery", "battery", "batteries", "gun", "cannon", "howitzer", "mortar"}},
        {"horse", {"cavalry", "dragoon", "hussar", "horse", "lancer", "cuirassier"}},
        {"armour", {"armour", "armor", "tank", "panzer"}},
        {"light", {"light", "rifle", "ranger", "skirmish"}},
        {"infantry",
         {"brigade", "battalion", "regiment", "infantry", "foot", "division", "company", "militia", "grenadier"}}};
    return list;
}

/// Adds the words of a text in small letters: "armour-heavy" has two.
void addWords(const std::string& text, std::vector<std::string>& out)
{
    bool inside = false;
    for (const char letter : smallLetters(text)) {
        const bool goesOn = std::isalnum(static_cast<unsigned char>(letter)) != 0
                            || (static_cast<unsigned char>(letter) & 0x80) != 0;
        if (goesOn && !inside)
            out.emplace_back();
        if (goesOn)
            out.back() += letter;
        inside = goesOn;
    }
}

std::string suggested(const std::vector<std::string>& words)
{
    for (const Beginnings& kind : beginnings())
        if (std::ranges::any_of(words, [&](const std::string& word) {
                return std::ranges::any_of(kind.words, [&](std::string_view begin) { return word.starts_with(begin); });
            }))
            return kind.symbol;
    return {};
}

} // namespace

std::string counterSymbol(const Ruleset& ruleset, const Unit& unit)
{
    if (!unit.symbol.empty())
        return unit.symbol;
    const UnitType* type = typeNamed(ruleset, unit.type);
    if (type != nullptr && !type->symbol.empty())
        return type->symbol;
    std::vector<std::string> words;
    addWords(unit.type, words);
    for (const std::string& tag : unit.tags)
        addWords(tag, words);
    if (const std::string found = suggested(words); !found.empty())
        return found;
    // A tag may hold the words of a name, such as that of a card, so these count in a type only.
    words.clear();
    addWords(unit.type, words);
    for (const std::string& word : words)
        if (word == "line" || word.starts_with("guard") || word == "corps")
            return "infantry";
    words.clear();
    addWords(type == nullptr ? std::string() : type->label, words);
    return suggested(words);
}

} // namespace fw
