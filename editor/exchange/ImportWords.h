#pragma once

#include "editor/exchange/ImportModel.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace fw {

/// A word of another program for terrain, a hexside or a way, with the number of its uses on a map.
struct ForeignWord {
    FeatureKind kind = FeatureKind::Terrain;
    std::string word;
    int count = 0;
    friend bool operator==(const ForeignWord&, const ForeignWord&) = default;
};

/// The words of a map, by kind and then the most frequent first.
std::vector<ForeignWord> foreignWords(const Map& map);

/// The feature for each word of another program, by its kind; an empty id leaves the word out.
using WordMapping = std::map<std::pair<FeatureKind, std::string>, std::string>;

/// The feature of the rules that a word means: one with this id or label, or with a word of the same meaning; empty if
/// there is none.
std::string guessFeature(const std::vector<Feature>& features, FeatureKind kind, const std::string& word);

/// The features for all words of a map as far as they can be guessed.
WordMapping guessMapping(const std::vector<Feature>& features, const Map& map);

/// The words of a map for which the mapping says nothing.
std::vector<ForeignWord> unmappedWords(const Map& map, const WordMapping& mapping);

/// Replaces the words of a map by features, and drops those that are left out or are not in the mapping.
void applyMapping(Map& map, const WordMapping& mapping);

} // namespace fw
