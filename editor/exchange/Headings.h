#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

namespace fw {

/// A heading reduced to what matters for comparing it: small letters without accents, and single blanks instead of
/// other characters. "Stärke (voll)" and "Staerke, voll" become the same.
std::string foldedHeading(const std::string& text);

/// The words that spreadsheets use in one language for the same thing, folded.
using HeadingWords = std::map<std::string, std::set<std::string>>; ///< by what they mean

/// The vocabulary of headings in one language.
struct HeadingLanguage {
    std::string code;     ///< "de"
    HeadingWords columns; ///< by key of a column, such as "name"
    HeadingWords faces;   ///< by side of the counter: "full" and "reduced"
    HeadingWords ratings; ///< by an English word for a rating, which rules may use as its id
};

/// The vocabulary of headings in the languages of resources/vocabulary/headings.json, English first.
const std::vector<HeadingLanguage>& headingLanguages();

} // namespace fw
