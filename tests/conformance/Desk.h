#pragma once

#include "tests/conformance/Adapter.h"
#include "tests/conformance/Setting.h"

#include "engine/play/Play.h"

#include <deque>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace conformance {

/// A running game as a value: its state, the reckoning so far, the dice left, and the first refusal. It uses only
/// begin, legal, extend and apply.
class Desk
{
public:
    Desk(std::shared_ptr<const fw::Rules> rules, const Adapter& adapter, const Case& one);

    /// Enters the phase of the case and sets its memories; false when that is refused.
    bool begin(const Setting& setting);
    /// Runs one procedure with stated roles on top of the current ones.
    bool run(const std::string& procedure, const std::map<std::string, fw::Value>& cast);
    /// Carries out an action; false when it is refused, and stores the refusal.
    bool play(const fw::Action& action);
    /// Plays a menu entry with the fields that the adapter's `deed` row takes from the case's action; `group` replaces
    /// "@group".
    bool playDeed(const Json& deed, const std::vector<std::string>& group = {});
    /// Refuses as the entry of the node would, although the rules did not ask it.
    void refuseAs(const std::string& node, const std::string& entry);
    /// A decision among several alternatives that the case answered: the node, the seat and the alternatives.
    struct Decided {
        std::string node;
        std::string seat;
        std::vector<std::string> from;
    };
    const std::vector<Decided>& decided() const { return mDecided; }
    /// Rolls the case's dice and gives its answers, until a decision or a die that the case does not have, or a
    /// refusal.
    void settle();
    /// Answers a decision with the first legal choices; false when nothing is legal.
    bool chooseAnything();
    /// Clears the reckoning and the counts, but keeps the game.
    void forget();
    /// From now on, gives all dice that the case does not have their lowest face.
    void rollLow() { mLow = true; }

    const fw::Rules& rules() const { return *mRules; }
    const fw::State& state() const { return mState; }
    fw::State& state() { return mState; }
    const fw::Trace& trace() const { return mTrace; }
    const std::optional<fw::Problem>& refusal() const { return mRefusal; }
    fw::Question question() const { return fw::question(*mRules, mState); }
    int diceUsed() const { return mDiceUsed; }
    const std::string& fault() const { return mFault; }
    void setFault(const std::string& text) { mFault = text; }
    /// The seat that answered the question with this field; empty if none did.
    std::string answeredBy(const std::string& field) const;
    /// The menu entry that was chosen at a node; empty if it was not asked.
    std::string takenAt(const std::string& node) const;
    /// The choices of legal() for a draft.
    std::vector<fw::Choice> offers(const fw::Draft& draft) const;
    /// The value of a local of the running procedures, innermost first; null when there is none.
    const fw::Value* local(const std::string& name) const;
    /// A local with units, places, sides, a number or a word, as text.
    std::vector<std::string> localWords(const std::string& name) const;

    /// Parts of the case's action that play did not use, such as a choice that was never offered, as dotted paths.
    /// `told` lists paths with nothing to carry out.
    std::vector<std::string> leftOver(const Json& action, const std::vector<std::string>& told) const;
    /// Marks a path of the action as used.
    void takeUp(const std::string& path) const { mTaken.insert(path); }
    /// The number of the case's dice that were not rolled.
    std::size_t diceLeft() const { return mDice.size(); }

    const Adapter& adapter() const { return *mAdapter; }
    const Json& action() const { return *mAction; }
    /// The words of a source in the adapter. A source is a path into the case's action such as
    /// "leaders.attacker.leader", also through lists; "@given." starts a path into the given part. "@now." gives the
    /// step of a mark of the game, "=word" the word itself, and a list joins sources.
    std::vector<std::string> gather(const Json& source, const std::vector<std::string>& group = {}) const;
    /// Whether the action has everything in a row's `if` and nothing in its `unless`.
    bool applies(const Json& row) const;
    void setAction(const Json& action) { mAction = &action; }

private:
    bool accept(fw::Result<fw::Outcome> result);
    bool roll(const fw::Question& question);
    bool answer(const fw::Question& question);
    bool takeOnly(const fw::Question& question);
    std::string dieName(const std::string& asked) const;
    std::string filled(const std::string& text) const;
    void gatherOwn(const std::string& type, std::vector<std::string>& out) const;
    void gatherOf(const std::string& path, std::vector<std::string>& out) const;
    void noteDecision(const fw::Question& asked, const std::string& entry);

    std::shared_ptr<const fw::Rules> mRules;
    const Adapter* mAdapter;
    const Case* mCase;
    const Json* mAction;
    std::deque<CaseDie> mDice;
    fw::State mState;
    fw::Trace mTrace;
    std::optional<fw::Problem> mRefusal;
    std::vector<std::pair<std::string, std::string>> mAnswered; ///< field, seat
    std::vector<Decided> mDecided;
    std::map<std::string, std::string> mChosen; ///< node, entry
    mutable std::set<std::string> mTaken;       ///< used paths of the action
    std::vector<const Json*> mUsed;             ///< rows of the adapter that answered with a path
    std::vector<std::string> mAlone;            ///< nodes that the rules answer themselves if one answer is legal
    std::string mFault;
    int mDiceUsed = 0;
    bool mLow = false;
};

} // namespace conformance
