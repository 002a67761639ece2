#pragma once

#include "engine/desk/DeskVocabulary.h"

namespace fw {

/// What a number means that somebody says alone: the number that the first example of play states of such a counter.
class PlainNumbers
{
public:
    /// Looks at the examples of these entries, else at those of entries that take the same counters.
    PlainNumbers(const DeskVocabulary& known, const std::set<std::string>& entries);

    /// The type of a counter that is a number alone; empty when no example says it.
    const std::string& type(bool acting) const { return mRoles[acting ? 0 : 1].type; }
    /// The rating that a number alone is of such a counter; empty when no example says it.
    std::string rating(bool acting, const std::string& type) const;

private:
    struct Role {
        std::string type;
        std::string rating;
        std::map<std::string, std::string> ofType;
    };
    void learn(const Example& example, bool own);
    void learn(const DeskTokens& tokens, std::size_t from, std::size_t end, Role* role);

    const DeskVocabulary& mKnown;
    Role mRoles[2];                             ///< who acts, who is acted on
    std::map<std::string, std::string> mOfType; ///< in examples of whatever entry
};

/// Returns the word of the first entry whose counters are attackers, for a case that names no entry; empty for none.
std::string plainEntry(const DeskVocabulary& known);

/// Whether these rules read odds somewhere.
bool readsOdds(const Ruleset& rules);

} // namespace fw
