#pragma once

#include "engine/play/Forecast.h"
#include "engine/play/Routes.h"
#include "engine/play/UnavailableEntry.h"

#include <map>
#include <memory>
#include <string>

namespace fw {

/// The possible actions in one state of a game. Caches every answer, so that clicks, choices, map and proposal share
/// it. The state never changes, and only one thread may use it.
class TurnContext
{
public:
    /// The context of a state; the rules must outlive it.
    TurnContext(std::shared_ptr<const Rules> rules, State state);
    TurnContext(const TurnContext&) = delete;
    TurnContext& operator=(const TurnContext&) = delete;

    const Rules& rules() const { return *mRules; }
    const State& state() const { return mState; }
    /// The pending question; as fw::question().
    const Question& question() const { return mQuestion; }

    /// The clicks that may come next in a draft; as legal().
    const Choices& choices(const Draft& draft) const;
    /// The same if that takes at most so many steps or is cached already; else null.
    const Choices* choicesWithin(const Draft& draft, std::int64_t steps) const;
    /// Caches the choices of a draft that another thread found.
    void keep(const Draft& draft, Choices choices) const;
    /// Every cell that the open path of a draft may lead to; as fw::routes().
    const std::vector<Route>& routes(const Draft& draft) const;
    /// The entries of the menu that are not among the choices `open`, with the reason; as barred().
    const std::vector<UnavailableEntry>& unavailable(const std::vector<Choice>& open) const;
    /// Whether an action can be carried out now; apply() says why not.
    bool allows(const Action& action) const;

    /// The forecast of a complete action, and the tables that its dice are read in.
    struct Met {
        Forecast forecast;
        std::vector<TableRead> tables;
    };
    /// As fw::forecast(); null when the action is refused.
    const Met* met(const Action& action) const;

    /// How many searches for choices were made, for tests and measurements.
    std::size_t searches() const { return mSearches; }
    /// Clears caches that are too large; references to earlier answers become invalid.
    void trim();

private:
    std::shared_ptr<const Rules> mRules;
    State mState;
    Question mQuestion;
    mutable std::map<std::string, Choices> mChoices; ///< key: the draft as text
    mutable std::map<std::string, std::vector<Route>> mRoutes;
    mutable std::map<std::string, std::vector<UnavailableEntry>> mUnavailable; ///< key: the ids of the open entries
    mutable std::map<std::string, bool> mAllowed;
    mutable std::map<std::string, std::optional<Met>> mMet;
    mutable std::size_t mSearches = 0;
};

} // namespace fw
