#pragma once

#include "engine/base/Problem.h"
#include "engine/model/FieldFlags.h"
#include "engine/store/Json.h"

#include <map>
#include <string>
#include <vector>

namespace fw {

/// The keys by which a rules file takes over the rules of another file.
struct Extension {
    static constexpr const char* rowWord = "extension";
    std::string extends;                       ///< the other file, from the folder of this one
    std::vector<std::string> without;          ///< "LIST/ID" of a row, or a key, that is not taken over
    std::map<std::string, std::string> before; ///< "LIST/ID" of a row of this file, and the id that it comes before
    friend bool operator==(const Extension&, const Extension&) = default;
};

void fields(auto& v, IsRow<Extension> auto& x)
{
    v("extends", x.extends, flag::none,
      "rules file whose rows this file takes over, as \"../series/series.rules.json\"");
    v("without", x.without, flag::none, "rows of that file to leave out, as \"modifiers/night\", or one of its keys");
    v("before", x.before, flag::none,
      "row of this file, as \"modifiers/fog\", and the id of the row before which it goes; at the end when absent");
}

/// The rules of one file alone: without those of the file that it extends.
struct OwnRules {
    Extension extension;
    Ruleset rules;
};

/// The place of a row: one of the files, and its index in the list there.
struct RowOrigin {
    std::size_t file = 0;
    std::size_t index = 0;
};

/// The places of all rows, by the key of their list; a key without rows has one place.
using RowOrigins = std::map<std::string, std::vector<RowOrigin>>;

/// What a file does with a row or key of the rules that it extends.
enum class SeriesDoes : unsigned char {
    Replaces,
    Repeats, ///< it gives the same value again
    Adds,
    Removes
};

/// One such fact.
struct SeriesFact {
    SeriesDoes does = SeriesDoes::Adds;
    std::string list;    ///< "modifiers", or the key
    std::string id;      ///< of the row; empty for a key
    std::string pointer; ///< in the file that does it
    friend bool operator==(const SeriesFact&, const SeriesFact&) = default;
};

/// Rules in the making: those of a series, with its files applied so far.
struct MergedRules {
    Ruleset rules;
    RowOrigins origins;
    std::vector<SeriesFact> facts = {}; ///< of the last file that was applied
};

/// The rules of a file that extends no other; it is the file with this number.
MergedRules mergedAlone(Ruleset rules, std::size_t file);

/// Applies the own rules of a file to those that it extends. Refuses an unknown row in `without` or `before`; the place
/// of the problem is then a JSON pointer in that file.
Result<MergedRules> extended(const MergedRules& base, const OwnRules& own, std::size_t file);

/// The own rules with which the file that extends `base` makes exactly the rules `whole`; keeps the path of the base.
OwnRules ownRules(const Ruleset& base, const Ruleset& whole, const std::string& extends);

/// Whether a row of a list, or the value of a key if the id is empty, differs between two rulesets.
bool rowDiffers(const Ruleset& a, const Ruleset& b, const std::string& list, const std::string& id);

/// Own rules as the text of their file; their formulas may use ids of the whole rules.
std::string writeOwnRules(const OwnRules& own, const Ruleset& whole, Spelling spelling = Spelling::Lines);

} // namespace fw
