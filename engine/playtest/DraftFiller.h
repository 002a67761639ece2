#pragma once

#include "engine/play/EntryKinds.h"
#include "engine/play/Play.h"
#include "engine/playtest/Appraisal.h"
#include "engine/playtest/Rulings.h"

#include <optional>
#include <utility>

namespace fw {

/// A question of a game as a player looks at it.
struct Situation {
    const State& state;     ///< whose choices are asked for
    const State& known;     ///< the same as its side knows it
    std::string seat;       ///< that answers
    std::int32_t side = -1; ///< of that seat
    Deployment deployed;    ///< of `known`
};

/// Puts whole actions together, with sensible values in the fields that a player does not decide itself.
class DraftFiller
{
public:
    DraftFiller(const Rules& rules, const Appraisal& appraisal, Rulings& rulings)
        : mRules(rules), mAppraisal(appraisal), mRulings(rulings)
    {}

    /// Fills in the open fields of a draft; nothing when it leads to no action.
    std::optional<Action> filled(const Situation& at, const MenuEntry& entry, Draft draft) const;
    /// The values of the open field, the most promising first; at most so many.
    std::vector<Choice> ranked(const Situation& at, std::vector<Choice> choices, std::size_t most) const;
    /// How promising a value is: the odds against an enemy; own units in front come first.
    std::int64_t promise(const Situation& at, const Choice& choice) const;
    /// The best end of the open path of a draft, with its gain over staying; nothing when no path is open.
    struct PathOption {
        std::vector<std::string> through;
        std::int64_t gain = 0;
    };
    /// The best continuations of the open path, the best one first; at most so many.
    std::vector<PathOption> marches(const Situation& at, const Draft& draft, std::size_t most) const;
    /// The draft with a path in its open field.
    Draft along(const Situation& at, Draft draft, const std::string& field, const PathOption& march) const;

private:
    bool fillNext(const Situation& at, const MenuEntry& entry, Draft& draft, const std::vector<Choice>& choices) const;
    const Choice* facing(const Situation& at, const Draft& draft, const std::vector<Choice>& choices) const;
    void pickSet(const Situation& at, const MenuEntry& entry, Draft& draft, const std::vector<Choice>& choices) const;
    std::int32_t unitOf(const Draft& draft) const;

    const Rules& mRules;
    const Appraisal& mAppraisal;
    Rulings& mRulings;
};

} // namespace fw
