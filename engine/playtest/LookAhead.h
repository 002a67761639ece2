#pragma once

#include "engine/base/Random.h"
#include "engine/playtest/DraftFiller.h"

namespace fw {

/// The expected value of actions: exact chances where the dice have few results, samples where they have many.
class LookAhead
{
public:
    LookAhead(const Rules& rules, const Appraisal& appraisal, const DraftFiller& filler, EntryKinds& kinds,
              Rulings& rulings)
        : mRules(rules), mAppraisal(appraisal), mFiller(filler), mKinds(kinds), mRulings(rulings)
    {}

    /// The expected value for a side after an action and the dice that follow it, with at most so many rulings; nothing
    /// if the action is refused. Questions on the way to the dice are answered simply. Only if it `follows` them, what
    /// happens after the action counts.
    std::optional<std::int64_t> value(const State& state, const Action& action, std::int32_t side, int rulings,
                                      bool follows);
    /// The value for a side of a state as it is.
    std::int64_t settled(const State& state, std::int32_t side) const;
    /// Whether the last call of value() came to dice; else what the action leads to is not in its value.
    bool rolled() const { return mRolled; }

    /// What a simple answer does if it can.
    enum class Wish : std::uint8_t {
        Any,     ///< the first entry
        End,     ///< ends the step, else takes the first entry
        OnlyEnd, ///< ends the step, else there is no answer
        Bare,    ///< the first entry if it has no fields, else there is no answer
    };
    /// A simple answer to a question; nothing when none is found.
    std::optional<Action> simpleAnswer(const State& state, const std::string& seat, Wish wish);
    /// The winner of the game that this action ends; -1 for none.
    std::int32_t winner(const State& before, const Action& action) const;

private:
    std::int64_t expected(const State& state, std::int32_t side, bool rolled, int steps, int rulings);
    std::int64_t afterDice(const State& state, const Question& asked, std::int32_t side, bool rolled, int steps,
                           int rulings);
    /// The state after an action; its value is set if the game is over.
    struct Next {
        State state;
        std::optional<std::int64_t> value;
    };
    std::optional<Next> next(const State& state, const Action& action, std::int32_t side);
    bool backAtOrigin(const State& state) const;
    bool left(const State& state) const;

    const Rules& mRules;
    const Appraisal& mAppraisal;
    const DraftFiller& mFiller;
    EntryKinds& mKinds;
    Rulings& mRulings;
    std::vector<Frame> mOrigin;
    Position mStart;
    Random mRandom{1};
    bool mRolled = false;
};

} // namespace fw
