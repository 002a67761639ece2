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

/// One game under way, a plain value: its state, the reckoning since it began, the dice still to
/// fall, and the first refusal. Everything goes through begin, legal, extend and apply.
class Desk
{
public:
    Desk(std::shared_ptr<const fw::Rules> rules, const Adapter& adapter, const Case& one);

    /// Enters the phase the case names and writes its memories; false when that is refused.
    bool begin(const Setting& setting);
    /// Runs one procedure with a stated cast on top of what is going on.
    bool run(const std::string& procedure, const std::map<std::string, fw::Value>& cast);
    /// Carries an action out; false when it is refused, which is kept.
    bool play(const fw::Action& action);
    /// Plays a menu entry with its fields taken from the case's action by the adapter's `deed` row;
    /// `group` stands for "@group" in it.
    bool playDeed(const Json& deed, const std::vector<std::string>& group = {});
    /// Refuses as the entry of the node does, which the rules never came to ask.
    void refuseAs(const std::string& node, const std::string& entry);
    /// Choices of one among several that the case's answers were given to: the node, who decided, what
    /// there was to choose from.
    struct Decided {
        std::string node;
        std::string seat;
        std::vector<std::string> from;
    };
    const std::vector<Decided>& decided() const { return mDecided; }
    /// Rolls the case's dice and gives the answers that the case's action holds, until a decision
    /// the case does not make, a die it does not have, or a refusal.
    void settle();
    /// Goes on from a decision by the first legal choices; false when nothing is legal.
    bool chooseAnything();
    /// Lets go of the reckoning and the counts, not of the game.
    void forget();
    /// Answers every die the case does not give with its lowest face from now on.
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
    /// Who answered the question that names this field; empty when nobody did.
    std::string answeredBy(const std::string& field) const;
    /// The menu entry that was taken at a question of this node; empty when it was never put.
    std::string takenAt(const std::string& node) const;
    /// Menu entry values that legal() offers for a field of an entry, the draft so far given.
    std::vector<fw::Choice> offers(const fw::Draft& draft) const;
    /// The value of a local of the running procedures, the innermost first; null when there is
    /// none.
    const fw::Value* local(const std::string& name) const;
    /// A unit set, number or word local as text.
    std::vector<std::string> localWords(const std::string& name) const;

    /// What the case's action says and nobody took up: a choice that play never came to offer, a word
    /// the adapter does not know. As dotted paths; `told` are those that say nothing to be carried out.
    std::vector<std::string> leftOver(const Json& action, const std::vector<std::string>& told) const;
    /// Takes a path of the action as taken up.
    void takeUp(const std::string& path) const { mTaken.insert(path); }
    /// How many of the case's dice nobody rolled.
    std::size_t diceLeft() const { return mDice.size(); }

    const Adapter& adapter() const { return *mAdapter; }
    const Json& action() const { return *mAction; }
    /// The words that a source of the adapter names: a path into the case's action such as
    /// "leaders.attacker.leader" (lists on the way are gone through) or, after "@given.", into what
    /// is given; after "@now.", the step of a mark of the game; "=word" for the word itself; a list
    /// of these, joined.
    std::vector<std::string> gather(const Json& source, const std::vector<std::string>& group = {}) const;
    /// Whether the action has all that a row's `if` names and nothing that its `unless` names.
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
    mutable std::set<std::string> mTaken;       ///< paths of the action that something was taken from
    std::vector<const Json*> mUsed;             ///< rows of the adapter that answered with a path
    std::vector<std::string> mAlone;            ///< nodes that the rules answer themselves where one answer stands
    std::string mFault;
    int mDiceUsed = 0;
    bool mLow = false;
};

} // namespace conformance
