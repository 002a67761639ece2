#pragma once

#include "engine/play/RandomPlayer.h"
#include "engine/playtest/Player.h"
#include "engine/playtest/Rulings.h"

namespace fw {

/// Decides by random clicks with a purpose.
class RandomDecisions : public Player
{
public:
    RandomDecisions(const Rules& rules, std::uint64_t seed) : mRules(rules), mRulings(rules), mPlayer(rules, seed) {}
    Result<Action> decide(const State& state, const std::string& seat) override;

private:
    const Rules& mRules;
    Rulings mRulings;
    RandomPlayer mPlayer;
};

/// The refusal of a decision for which no choice leads to an action, with the reason if choices were cut.
Problem noDecision(const Rules& rules, const State& state, const std::string& seat, const Choices& choices);

} // namespace fw
