#pragma once

#include "engine/playtest/GameDice.h"
#include "engine/playtest/GreedyPlayer.h"
#include "engine/playtest/Outlook.h"

#include <stop_token>

namespace fw {

/// Searches a tree of postures by Monte Carlo simulation, from what its side knows. A node is the turn of a side, its
/// children are the postures in which the side may play on, and every simulated turn is played by greedy players. Below
/// the tree, a side keeps its last posture. Dice are drawn from its own numbers, never from those of the game.
class MctsPlayer : public Player
{
public:
    /// Each search simulates games, which end early if they are long, until they have `nodes` turns together. The first
    /// one begins with what `outlook` knows.
    MctsPlayer(const Rules& rules, std::int32_t nodes, std::uint64_t seed, Outlook outlook = {});
    Result<Action> decide(const State& state, const std::string& seat) override;

    /// What a search of whole games with so many turns finds out for a side from the start; nothing after a stop.
    std::optional<Outlook> opening(const State& start, std::int32_t side, std::int32_t nodes,
                                   const std::stop_token& stop = {});

private:
    struct TreeNode {
        std::int64_t visits = 0;
        std::int64_t sum = 0;                            ///< of the values for the searching side
        std::int32_t side = -1;                          ///< whose turn it is; -1 before the second visit
        std::vector<std::unique_ptr<TreeNode>> children; ///< by posture
    };
    /// A game that is simulated below the root.
    struct Playout {
        State state;
        std::vector<TreeNode*> path;
        GameDice dice{0};
        bool inTree = true;
        bool over = false;
        std::int32_t winner = -1; ///< of a game that is over
    };

    /// Looks for the posture in which the side does best from a state that it knows; false after a stop.
    bool search(const State& known, std::int32_t side, std::int32_t nodes, int steps, const std::stop_token& stop = {});
    /// Simulates one game of at most so many answers and throws; returns the number of its turns, at least 1.
    int simulate(TreeNode& root, const State& known, std::int32_t side, int steps);
    /// The values of the postures at the root, from the games of this search and what was known before.
    std::vector<std::int64_t> rated(const TreeNode& root) const;
    void learn(const TreeNode& root);
    /// Chooses the posture of the side whose turn begins, in the tree; the usual one below it.
    void enterTurn(Playout& game, std::int32_t mover, std::int32_t side);
    std::size_t chosen(const TreeNode& node, std::int32_t side, bool root) const;
    /// Plays one answer or throw; false if the game is over or cannot go on.
    bool step(Playout& game, const Question& asked);
    /// What a state is worth for a side, from 0 for a lost game to 1000 for one that is won.
    std::int64_t worth(const Playout& game, std::int32_t side);

    const Rules& mRules;
    std::shared_ptr<Rulings> mRulings; ///< of all simulated games
    GreedyPlayer mGreedy;
    std::vector<std::unique_ptr<GreedyPlayer>> mActors; ///< play the simulated games, by side
    std::int32_t mNodes;
    std::uint64_t mSeed;
    bool mHides = false;
    Outlook mOutlook;
    std::size_t mBest = 0;                 ///< the posture of the last search
    std::int32_t mTurn = -1, mActive = -2; ///< of the last search
    std::uint64_t mSearches = 0;
};

} // namespace fw
