#pragma once

#include "engine/desk/DeskVocabulary.h"

namespace fw {

/// The meaning of a number without a rating: the rating that the first example of play states for such a counter.
class PlainNumbers
{
public:
    /// Reads the examples of these entries, else those of entries that take the same counters.
    PlainNumbers(const DeskVocabulary& known, const std::set<std::string>& entries);

    /// The type of a counter that is stated as a number alone; empty when no example has one.
    const std::string& type(bool acting) const { return mRoles[acting ? 0 : 1].type; }
    /// The rating that a number alone means for such a counter; empty when no example has one.
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
    Role mRoles[2];                             ///< acting, target
    std::map<std::string, std::string> mOfType; ///< from the examples of any entry
};

/// The word of the first entry whose counters are attackers, for a case that names no entry; empty for none.
std::string plainEntry(const DeskVocabulary& known);

/// Whether these rules have a table that reads odds.
bool readsOdds(const Ruleset& rules);

} // namespace fw
