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
    std::vector<std::string_view> words;         ///< a word that begins so
    std::vector<std::string_view> together{};    ///< if not empty, another word that begins so is needed too
    std::vector<std::string_view> ofTypesOnly{}; ///< more words; in a tag they could be part of a name
};

/// The first kind with a fitting word counts: a tank destroyer is armour, and an anti-tank gun is a gun.
const std::vector<Beginnings>& beginnings()
{
    static const std::vector<Beginnings> list{
        {"headquarters", {"headquarter", "hq"}},
        {"leader", {"leader", "general", "commander", "marshal"}},
        {"engineer", {"engineer", "pioneer", "sapper", "miner", "pontoneer", "pontonnier"}},
        {"horse-gun", {"artillery", "battery", "batteries", "gun"}, {"horse"}},
        {"gun", {"artillery", "battery", "batteries", "gun", "cannon", "howitzer", "mortar"}},
        {"lancer", {"lancer", "uhlan", "ulan", "cossack"}},
        {"hussar", {"hussar"}},
        {"dragoon", {"dragoon"}},
        {"horse", {"cavalry", "horse", "cuirassier"}},
        {"ship-of-the-line", {"line"}, {"ship"}},
        {"transport", {"transport"}, {"ship", "naval", "sea"}},
        {"transport", {"tanker", "freighter", "merchantm", "troopship"}},
        {"armour", {"armour", "armor", "tank", "panzer"}},
        {"frigate", {"frigate"}},
        {"battleship", {"battleship", "dreadnought"}},
        {"cruiser", {"cruiser", "battlecruiser"}},
        {"destroyer", {"destroyer"}},
        {"carrier", {"carrier"}, {"aircraft", "fleet", "escort"}},
        {"submarine", {"submarine", "uboat"}},
        {"fighter", {"fighter", "interceptor"}},
        {"bomber", {"bomber"}},
        {"wagon", {"wagon", "baggage"}, {}, {"supply", "depot"}},
        {"jaeger", {"jaeger", "j\u00E4ger", "jager"}},
        {"rifle", {"rifle"}},
        {"light", {"light", "ranger", "skirmish", "chasseur", "voltigeur"}},
        {"grenadier", {"grenadier"}},
        {"militia", {"militia", "landwehr"}},
        {"guard", {}, {}, {"guard"}},
        {"infantry", {"brigade", "battalion", "regiment", "infantry", "foot", "division", "company", "fusilier"}}};
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

bool anyBegins(const std::vector<std::string>& words, const std::vector<std::string_view>& beginnings)
{
    return std::ranges::any_of(words, [&](const std::string& word) {
        return std::ranges::any_of(beginnings, [&](std::string_view begin) { return word.starts_with(begin); });
    });
}

/// The symbol that the words of a type and those of its tags suggest.
std::string suggested(const std::vector<std::string>& ofType, const std::vector<std::string>& ofTags)
{
    std::vector<std::string> all = ofType;
    all.insert(all.end(), ofTags.begin(), ofTags.end());
    for (const Beginnings& kind : beginnings())
        if ((anyBegins(all, kind.words) || anyBegins(ofType, kind.ofTypesOnly))
            && (kind.together.empty() || anyBegins(all, kind.together)))
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
    std::vector<std::string> ofType, ofTags, ofLabel;
    addWords(unit.type, ofType);
    for (const std::string& tag : unit.tags)
        addWords(tag, ofTags);
    if (const std::string found = suggested(ofType, ofTags); !found.empty())
        return found;
    for (const std::string& word : ofType)
        if (word == "line" || word == "corps")
            return "infantry";
    addWords(type == nullptr ? std::string() : type->label, ofLabel);
    return suggested(ofLabel, {});
}

} // namespace fw
