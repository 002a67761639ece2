#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace conformance {

/// Case files and what was found are compared as JSON; keys keep their order for printing.
using Json = nlohmann::ordered_json;

/// The member, or null when there is none.
const Json& at(const Json& object, const std::string& key);

/// The member found by a path such as "primary.defender", or null.
const Json& find(const Json& object, const std::string& path);

/// True when the object has the member and it is not null or false.
bool has(const Json& object, const std::string& key);

/// The value as a word: text as it stands, whole numbers in digits, else empty.
std::string word(const Json& value);

/// The value as a list of words: a single one counts as a list of one, null as none.
std::vector<std::string> words(const Json& value);

/// Whether a word is among the words of a value, or of a list.
bool lists(const Json& list, const std::string& one);
bool lists(const std::vector<std::string>& all, const std::string& one);

/// The whole number, or `otherwise` when it is not one.
int number(const Json& value, int otherwise = 0);

} // namespace conformance
