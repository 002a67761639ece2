#pragma once

#include <nlohmann/json.hpp>

#include <map>
#include <regex>
#include <string>
#include <vector>

namespace logcheck {

/// The sentences that menu entries say in a log, read back into what was filled in: a reading of its own.
class Sentences
{
public:
    /// Knows the sentence of an entry under a case, if it has one.
    void add(const nlohmann::json& entry, const std::string& cite);
    /// Knows what is told as a label with one way, or one name, behind it.
    void addPlain(const std::string& label, const std::string& cite);
    /// Knows what is picked for a field of this label.
    void addPick(const std::string& label, const std::string& pick) { mPicks[label] = pick; }
    /// "Blue: Ash attacks 0504" as "Blue: Attack: Attackers Ash; Hex attacked 0504"; a text that nobody says as it is.
    std::string labelled(const std::string& text, const std::string& cite) const;

    /// What happens to several in one sentence, a sentence for each; any other text as it is.
    std::vector<std::string> apart(const std::string& text) const;

private:
    struct Told {
        std::string label, cite, start;
        std::regex pattern;
        std::vector<std::string> labels, picks; ///< of the fields, in the order of the sentence
        bool way = false;                       ///< told as its label and one value
        int words = 0;                          ///< letters of its own that always stand
    };
    bool read(const Told& told, const std::string& text, std::string& out) const;

    std::string withCommas(const std::string& text) const;

    std::vector<Told> mTold;
    std::map<std::string, std::string> mPicks;        ///< by the label of a field
    mutable std::map<std::string, std::string> mRead; ///< what was asked before
};

} // namespace logcheck
