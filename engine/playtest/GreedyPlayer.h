#pragma once

#include "engine/playtest/Player.h"
#include "engine/playtest/RandomDecisions.h"
#include "engine/playtest/SettledGame.h"

#include <set>

namespace fw {

/// Takes the action with the best exact forecast, one decision at a time.
class GreedyPlayer : public Player
{
public:
    /// Players of one simulation share `rulings`, null for its own; the rules must outlive it.
    GreedyPlayer(const Rules& rules, std::uint64_t seed, std::shared_ptr<Rulings> rulings = nullptr);
    Result<Action> decide(const State& state, const std::string& seat) override;

    /// How it plays from now on.
    void setPosture(const Posture& posture) { mPosture = posture; }

    /// Forgets what it considered so far, as before its first decision.
    void forget();
    /// How much better a position is for a side than for its enemies, in thousandths of an average unit.
    std::int64_t valued(const Position& position, std::int32_t side);
    LookAhead& ahead() { return mAhead; }
    const SettledGame& settled() const { return mSettled; }

private:
    /// The entries of the pending menu that may be chosen.
    struct Offer {
        Choice choice;
        const MenuEntry* row = nullptr; ///< null for a pass that no row stands for
        EntryOutline outline;
    };

    void enterPhase(const State& known);
    std::vector<Offer> offers(const Situation& at, Choices& choices);
    std::optional<Action> act(const Situation& at, const std::vector<Offer>& offers, bool mayEnd);
    std::optional<Action> march(const Situation& at, const std::vector<Offer>& offers, bool mayEnd);
    std::optional<Action> pass(const Situation& at, const std::vector<Offer>& offers);
    std::optional<Action> completed(const Situation& at, const Offer& offer, const Choice& value);
    /// Notes that a unit or place was considered for an entry in this phase without success.
    void consider(const std::string& entry, const std::string& value);
    bool considered(const std::string& entry, const std::string& value) const;
    /// Whether an action names an enemy, or a place where one is.
    bool aims(const Situation& at, const Action& action) const;
    Draft begun(const Situation& at, const Offer& offer) const;

    const Rules& mRules;
    std::shared_ptr<Rulings> mRulings;
    Appraisal mAppraisal;
    EntryKinds mKinds;
    DraftFiller mFiller;
    LookAhead mAhead;
    SettledGame mSettled;
    RandomDecisions mFallback;
    Posture mPosture;
    Posture mPlays; ///< the same, or another one if the side may wait
    bool mHides = false;
    std::int32_t mTurn = -1, mActive = -1;
    Sym mPhase = noSym;
    int mForced = 0; ///< decisions in this phase while it may not end
    std::set<std::string> mConsidered;
    std::map<std::string, int> mNeverGood; ///< by entry: failed values in the whole game; -1 after a success
    std::map<std::string, int> mFailed;    ///< by entry: values without success since the last one with
};

} // namespace fw
