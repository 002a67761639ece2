#pragma once

#include <nlohmann/json.hpp>

#include <map>
#include <regex>
#include <string>
#include <vector>

namespace logcheck {

/// Converts the sentences of menu entries in a log back to their fields, independently of the engine.
class Sentences
{
public:
    /// Adds the sentence of an entry with its case number, if it has one.
    void add(const nlohmann::json& entry, const std::string& cite);
    /// Adds a label that is followed by one path or one name.
    void addPlain(const std::string& label, const std::string& cite);
    /// Adds the pick of the field with this label.
    void addPick(const std::string& label, const std::string& pick) { mPicks[label] = pick; }
    /// "Blue: Ash attacks 0504" as "Blue: Attack: Attackers Ash; Hex attacked 0504"; other text is unchanged.
    std::string labelled(const std::string& text, const std::string& cite) const;

    /// Splits a sentence about several units into one for each; other text is unchanged.
    std::vector<std::string> apart(const std::string& text) const;

private:
    struct Told {
        std::string label, cite, start;
        std::regex pattern;
        std::vector<std::string> labels, picks; ///< of the fields, in the order of the sentence
        bool way = false;                       ///< only a label and one value
        int words = 0;                          ///< number of fixed letters
    };
    bool read(const Told& told, const std::string& text, std::string& out) const;

    std::string withCommas(const std::string& text) const;

    std::vector<Told> mTold;
    std::map<std::string, std::string> mPicks;        ///< by the label of a field
    mutable std::map<std::string, std::string> mRead; ///< cache of earlier results
};

} // namespace logcheck
