#pragma once

#include "app/referee/controller/DraftFacts.h"
#include "engine/session/Game.h"

#include <QObject>
#include <QString>

namespace fw {

/// Why something was refused, with what was tried.
struct Refusal : Problem {
    Action tried; ///< whole or not; empty where no action was
};

/// What has been typed of the dice that are asked for.
struct TypedFaces {
    QString digits;          ///< of a face that may go on
    std::size_t entered = 0; ///< faces given for this roll, with those that were refused
};

/// The game on the referee's table, the clicks so far and what they come to: the state that the controllers share.
/// It asks the engine and keeps the answers; it rules on nothing.
class TableState : public QObject
{
    Q_OBJECT

public:
    TableState(Game game, const QString& file);

    const Game& game() const { return mGame; }
    /// For dialogs that change the game by themselves; call refresh() afterwards.
    Game& gameToChange() { return mGame; }
    /// Path of the game file, empty for a game in memory.
    const QString& file() const { return mFile; }
    const Rules& rules() const { return mGame.rules(); }
    const State& state() const { return mGame.state(); }
    /// What may be done now, each answer found once and shared by all who ask.
    const TurnContext& turn() const { return *mTurn; }
    const Question& question() const { return mTurn->question(); }
    /// Whose eyes the screen is for, and the seat that answers.
    const HandOver& hands() const { return mHands; }

    /// A draft after each click; the first is blank, or begun where there is only one thing to do.
    const std::vector<Draft>& clicks() const { return mClicks; }
    /// The last of them.
    const Draft& draft() const { return mClicks.back(); }
    /// A draft in which nothing is begun, of the seat that answers.
    Draft blank() const;
    /// True when nothing has been clicked.
    bool isUntouched() const { return mClicks.size() == 1; }
    /// What the draft comes to.
    const DraftFacts& facts() const { return mFacts; }
    /// What may be clicked next in a draft; nothing while the screen goes from hand to hand.
    Choices choices(const Draft& draft) const;
    /// What was typed of the dice that are asked for.
    const TypedFaces& typed() const { return mTyped; }
    TypedFaces& typed() { return mTyped; }
    /// Why the last try was refused; none when it was not.
    const std::optional<Refusal>& refusal() const { return mRefusal; }
    /// The whole action that was refused last and can be allowed; empty for none.
    const Action& refusedAction() const { return mRefusedAction; }

    /// Adds clicks to the draft, one draft after each of them.
    void push(const std::vector<Draft>& drafts);
    /// Puts other clicks in place of the draft. Where nothing more can be given and the draft cannot be entered, it is
    /// refused with the reason.
    void setClicks(std::vector<Draft> clicks);
    /// Takes back all clicks but so many.
    void keepClicks(std::size_t count);
    /// Goes back to clicks that were made before; the last refusal stays. `said` is the order that they are a part of.
    void restoreDraft(std::vector<Draft> clicks, const Action& said = {});
    /// Gives the screen to a seat.
    void takeScreen(const std::string& seat);
    /// Takes the screen back from a seat that has not clicked yet; false where it was not handed over unseen.
    bool returnScreen();
    /// Enters an action; false when it is refused.
    bool enter(const Action& action);
    /// Looks at the game anew after it was changed from outside.
    void refresh();

    /// Forgets the last refusal, for another try.
    void beginTry() { mRefusal.reset(); }
    /// Forgets the last refusal, and signals it.
    void clearRefusal();
    /// Refuses what was tried; returns false.
    bool refuse(const Problem& problem, const Action& tried = {});
    /// Refuses an input that is no answer, with this reason; returns false.
    bool refuseInput(const QString& why);
    /// Refuses an action that a rule stops; false when none does, or when the action is only half given.
    bool refuseIllegal(const Action& action);
    /// Refuses, if nothing can be added to the game, whatever is about to be done; false when rows can be added.
    bool refuseClosed();

    /// Date and time for the log, as this machine has it.
    static std::string stamp();

signals:
    /// The clicks, the choices or the question changed.
    void drafted();
    /// A row was added to the game.
    void entered();
    /// Something was refused; refusal() has it.
    void refusedSomething();

private:
    void look();
    void lookAtDraft();
    void answered(bool keepsScreen);

    Game mGame;
    QString mFile;
    std::unique_ptr<TurnContext> mTurn; ///< of the state the game is in
    HandOver mHands;
    std::vector<Draft> mClicks;
    DraftFacts mFacts;
    TypedFaces mTyped;
    Action mSaid; ///< an order that lacked something: what it said besides is proposed once that is given
    std::optional<Refusal> mRefusal;
    Action mRefusedAction;
};

} // namespace fw
