#pragma once

#include "engine/model/Ruleset.h"
#include "engine/rules/RolePaths.h"

#include <map>
#include <string>
#include <vector>

namespace fw {

/// Reads paths, amounts and conditions of a rules file back in words for people, with the labels of its rows.
class ConditionWords
{
public:
    /// Whether the options of the ruleset are open, or already decided, so that nobody need read them.
    enum class Options : unsigned char { Open, Decided };

    /// The ruleset must outlive this.
    explicit ConditionWords(const Ruleset& ruleset, Options options = Options::Open);

    /// The ruleset whose rows it names.
    const Ruleset& rules() const { return mRules; }
    /// The members of a path: "units of the active side (ships)"; empty for an empty path.
    std::string path(const RolePath& path) const;
    /// A number or a word: "the attack of the unit + 1".
    std::string amount(const Amount& amount) const;
    /// All conditions, joined by "and": "the game: weather is mud".
    std::string conditions(const Reqs& reqs) const;
    /// The options under which a row exists: "Fog of war: on"; empty for none, and where they are decided.
    std::string options(const std::vector<std::string>& when) const;

    /// The label of a row with an id, without the dashes of the id where it has no label.
    template <class Row>
    static std::string label(const std::vector<Row>& rows, const std::string& id);

private:
    std::string condition(const Req& req) const;
    std::string predicate(const Req& req) const;
    std::string asked(const std::string& fact, const std::string& arg, const RolePath& with) const;
    std::string markState(const Req& req) const;
    std::string start(const PathWord& word) const;

    const Ruleset& mRules;
    Options mOptions;
    std::map<std::string, std::string> mFields; ///< labels of fields by their names; empty if a name has several
};

/// An id without its dashes: "last turn" of "last-turn".
std::string wordsOfId(const std::string& id);

template <class Row>
std::string ConditionWords::label(const std::vector<Row>& rows, const std::string& id)
{
    for (const Row& row : rows)
        if (row.id == id && !row.label.empty())
            return row.label;
    return wordsOfId(id);
}

} // namespace fw
