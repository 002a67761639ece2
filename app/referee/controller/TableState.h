#pragma once

#include "app/referee/controller/DraftFacts.h"
#include "engine/session/Game.h"

#include <QObject>
#include <QString>

namespace fw {

/// A refusal: the reason, and the action that was tried.
struct Refusal : Problem {
    Action tried; ///< complete or not; empty if there was no action
};

/// What was typed for the pending dice.
struct TypedFaces {
    QString digits;          ///< digits of a face that may be longer
    std::size_t entered = 0; ///< faces given for this roll, including refused ones
};

/// The game on the referee's table, the clicks so far and the facts of the draft: the state that the controllers share.
/// It asks the engine and keeps the answers; it makes no rulings.
class TableState : public QObject
{
    Q_OBJECT

public:
    TableState(Game game, const QString& file);

    const Game& game() const { return mGame; }
    /// The game for dialogs that change it themselves; they call refresh() afterwards.
    Game& gameToChange() { return mGame; }
    /// Path of the game file, empty for a game in memory.
    const QString& file() const { return mFile; }
    const Rules& rules() const { return mGame.rules(); }
    const State& state() const { return mGame.state(); }
    /// The choices and routes of the current state; each answer is computed once and shared by all callers.
    const TurnContext& turn() const { return *mTurn; }
    const Question& question() const { return mTurn->question(); }
    /// The seat that answers, and who may see the screen.
    const HandOver& hands() const { return mHands; }

    /// One draft for each click; the first is blank, or begun if there is only one entry.
    const std::vector<Draft>& clicks() const { return mClicks; }
    /// The draft after the last click.
    const Draft& draft() const { return mClicks.back(); }
    /// A draft of the seat that answers, with no entry begun.
    Draft blank() const;
    /// True when nothing has been clicked.
    bool isUntouched() const { return mClicks.size() == 1; }
    /// The facts of the draft, computed by lookAt().
    const DraftFacts& facts() const { return mFacts; }
    /// The next choices of a draft; empty while the screen is passed from side to side.
    Choices choices(const Draft& draft) const;
    /// What was typed for the pending dice.
    const TypedFaces& typed() const { return mTyped; }
    TypedFaces& typed() { return mTyped; }
    /// Why the last try was refused; none if it was not.
    const std::optional<Refusal>& refusal() const { return mRefusal; }
    /// The complete action that was refused last and that the referee can overrule; empty if there is none.
    const Action& refusedAction() const { return mRefusedAction; }

    /// Adds clicks, given as the draft after each of them.
    void push(const std::vector<Draft>& drafts);
    /// Replaces the clicks. If no choice is left and the draft cannot be entered, it is refused with the reason.
    void setClicks(std::vector<Draft> clicks);
    /// Keeps only the first `count` drafts, and so takes back the later clicks.
    void keepClicks(std::size_t count);
    /// Restores earlier clicks, and keeps the last refusal. `said` is the order that the clicks belong to.
    void restoreDraft(std::vector<Draft> clicks, const Action& said = {});
    /// Gives the screen to a seat.
    void takeScreen(const std::string& seat);
    /// Takes the screen back from a seat that has not clicked yet; false if that seat has no secret question.
    bool returnScreen();
    /// Enters an action; false when it is refused.
    bool enter(const Action& action);
    /// Reads the game anew after a change from outside.
    void refresh();

    /// Forgets the last refusal, without a signal.
    void beginTry() { mRefusal.reset(); }
    /// Forgets the last refusal, with a signal.
    void clearRefusal();
    /// Refuses what was tried; returns false.
    bool refuse(const Problem& problem, const Action& tried = {});
    /// Refuses an input that is not an answer, with this reason; returns false.
    bool refuseInput(const QString& why);
    /// Refuses an action that breaks a rule; false when it breaks none, or when the action is incomplete.
    bool refuseIllegal(const Action& action);
    /// Refuses any input if the game takes no more rows; false if it takes rows.
    bool refuseClosed();

    /// Local date and time for the log.
    static std::string stamp();

signals:
    /// The clicks, the choices or the question changed.
    void drafted();
    /// A row was added to the game.
    void entered();
    /// An input was refused; refusal() has the reason.
    void refusedSomething();

private:
    void look();
    void lookAtDraft();
    void answered(bool keepsScreen);

    Game mGame;
    QString mFile;
    std::unique_ptr<TurnContext> mTurn; ///< for the current state of the game
    HandOver mHands;
    std::vector<Draft> mClicks;
    DraftFacts mFacts;
    TypedFaces mTyped;
    Action mSaid; ///< an incomplete order; its other values are proposed once the missing one is given
    std::optional<Refusal> mRefusal;
    Action mRefusedAction;
};

} // namespace fw
