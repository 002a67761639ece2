#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace conformance {

/// The type for case files and findings; keys keep their order for printing.
using Json = nlohmann::ordered_json;

/// The member, or null when there is none.
const Json& at(const Json& object, const std::string& key);

/// The member at a path such as "primary.defender", or null.
const Json& find(const Json& object, const std::string& path);

/// True when the object has the member and it is neither null nor false.
bool has(const Json& object, const std::string& key);

/// The value as a word: text unchanged, integers as digits, otherwise empty.
std::string word(const Json& value);

/// The value as a list of words: a single value gives one, null gives none.
std::vector<std::string> words(const Json& value);

/// Whether a word is among the words of a value, or of a list.
bool lists(const Json& list, const std::string& one);
bool lists(const std::vector<std::string>& all, const std::string& one);

/// The integer, or `otherwise` for any other value.
int number(const Json& value, int otherwise = 0);

} // namespace conformance
