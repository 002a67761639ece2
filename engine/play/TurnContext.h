#pragma once

#include "engine/play/Forecast.h"
#include "engine/play/Routes.h"
#include "engine/play/UnavailableEntry.h"

#include <map>
#include <memory>
#include <string>

namespace fw {

/// What may be done in one state of a game. Each question is put to the rules once and its answer kept, so that a
/// click, the list of choices, the map and the proposal share it. The state never changes: another one has a context
/// of its own. For one thread.
class TurnContext
{
public:
    /// The context of a state; the rules live at least as long.
    TurnContext(std::shared_ptr<const Rules> rules, State state);
    TurnContext(const TurnContext&) = delete;
    TurnContext& operator=(const TurnContext&) = delete;

    const Rules& rules() const { return *mRules; }
    const State& state() const { return mState; }
    /// What is asked; as fw::question().
    const Question& question() const { return mQuestion; }

    /// The clicks that may come next in a draft; as legal().
    const Choices& choices(const Draft& draft) const;
    /// The same when that takes no more than so many steps, or is known already; null when it takes more.
    const Choices* choicesWithin(const Draft& draft, std::int64_t steps) const;
    /// Keeps the clicks of a draft that were found on another thread.
    void keep(const Draft& draft, Choices choices) const;
    /// Everywhere the open path of a draft may lead; as fw::routes().
    const std::vector<Route>& routes(const Draft& draft) const;
    /// Why each entry of the menu cannot be taken that is not among the choices `open`; as barred().
    const std::vector<UnavailableEntry>& unavailable(const std::vector<Choice>& open) const;
    /// Whether an action can be carried out now; why not is asked of apply().
    bool allows(const Action& action) const;

    /// What a finished action would meet, and the tables that its dice are read in.
    struct Met {
        Forecast forecast;
        std::vector<TableRead> tables;
    };
    /// As fw::forecast(); null when the action is refused.
    const Met* met(const Action& action) const;

    /// How often the rules were searched for choices, for tests and measurements.
    std::size_t searches() const { return mSearches; }
    /// Drops what is kept when that is much. References to answers are invalid afterwards.
    void trim();

private:
    std::shared_ptr<const Rules> mRules;
    State mState;
    Question mQuestion;
    mutable std::map<std::string, Choices> mChoices; ///< by the draft, written out
    mutable std::map<std::string, std::vector<Route>> mRoutes;
    mutable std::map<std::string, std::vector<UnavailableEntry>> mUnavailable; ///< by the ids of the open entries
    mutable std::map<std::string, bool> mAllowed;
    mutable std::map<std::string, std::optional<Met>> mMet;
    mutable std::size_t mSearches = 0;
};

} // namespace fw
