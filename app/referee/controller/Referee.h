#pragma once

#include "engine/play/Proposal.h"
#include "engine/session/Orders.h"

#include <QObject>
#include <QString>
#include <optional>

namespace fw {

struct Field;
struct MenuEntry;

/// The game on the referee's table: the clicks so far, what may be clicked next, what it would meet.
/// It asks the engine and keeps the answers; it rules on nothing.
class Referee : public QObject
{
    Q_OBJECT

public:
    Referee(Game game, const QString& file, QObject* parent = nullptr);

    const Game& game() const { return mGame; }
    /// For dialogs that change the game by themselves; call refresh() afterwards.
    Game& gameToChange() { return mGame; }
    /// Path of the game file, empty for a game in memory.
    const QString& file() const { return mFile; }
    const Rules& rules() const { return mGame.rules(); }
    const State& state() const { return mGame.state(); }
    /// What may be done now, each answer found once and shared by all who ask.
    const TurnContext& turn() const { return *mTurn; }

    /// What is asked, and of whom.
    const Question& question() const { return mTurn->question(); }
    /// The seat that answers; for a secret choice the one that was handed the screen.
    const std::string& seat() const { return mSeat; }
    /// True while answers are given unseen: the screen is handed from side to side.
    bool secret() const;
    /// True while the screen is on its way to the side that answers unseen.
    bool handOver() const;
    /// Whether an entry is being filled in that is for its side's eyes alone.
    bool ownEyes() const;
    /// Lets another of the asked seats answer.
    void setSeat(const std::string& seat);
    /// The clicks so far.
    const Draft& draft() const { return mClicks.back(); }
    /// How many clicks there are; what was clicked after them can be taken back one by one.
    std::size_t clicks() const { return mClicks.size(); }
    /// What may be clicked next.
    const std::vector<Choice>& choices() const { return mLooked.choices; }
    /// What may still be given in fields after the open one that may be left out.
    const std::vector<Later>& later() const { return mLooked.proposal.later; }
    /// Everywhere the open path may lead.
    const std::vector<Route>& routes() const { return mLooked.routes; }
    /// Everywhere the units picked so far may go, while more of them may still be picked.
    const std::vector<Route>& ahead() const { return mLooked.ahead; }
    /// What Enter enters beyond the clicks, shown as no more than proposed; none where nothing may be proposed yet.
    const Proposal* proposed() const;
    /// The clicks so far with what is proposed.
    const Draft& shown() const;
    /// The draft as an action; none when it is not a whole one. Nothing is added to what was given.
    const std::optional<Action>& ready() const { return mLooked.ready; }
    /// What the finished action would meet; none when no dice follow from it or none is ready.
    const std::optional<Forecast>& forecast() const { return mLooked.forecast; }
    /// The tables that its dice are read in, with every cell they may come to.
    const std::vector<TableRead>& tables() const { return mLooked.tables; }
    /// Why the last try was refused, with what was tried; none when it was not.
    const std::optional<Problem>& refusal() const { return mRefusal; }
    /// The rule that Enter would break, where nothing is refused; none when what is ready keeps the rules.
    std::optional<Problem> broken() const;
    const Action& refused() const { return mRefusedAction; }
    /// What was refused last, whole or not.
    const Action& tried() const { return mTried; }
    /// The label of a field of the entry being filled in, its name when it has none.
    QString fieldLabel(const std::string& field) const;
    /// The field that the next clicks go to; empty when none is open.
    std::string openField() const;
    /// True when nothing has been clicked.
    bool untouched() const { return mClicks.size() == 1; }
    /// What Enter adds where the answer is not whole yet, up to what is asked next; null for nothing.
    const Draft* further() const;
    /// Adds it; false where there is nothing.
    bool goOn();
    /// True when there is a whole action that somebody gave or began, or the only answer there is, which is shown;
    /// what else is ready unasked is not entered.
    bool mayEnter() const { return (ready() && !untouched()) || proposed() != nullptr; }
    /// True when nothing can be entered any more.
    bool readOnly() const { return mGame.readOnly(); }
    /// Refuses what is about to be done to a game to which nothing can be added, with that reason; false when
    /// rows can be added.
    bool refuseClosed();

    /// One click from the list of choices.
    void take(const Choice& choice);
    /// The clicks that give a value for a later field.
    void takeLater(const Later& later);
    /// Whether anything on the map may be an answer: not while dice are asked for, and not once the game is over.
    bool asksForClicks() const { return question().wait != Wait::Dice && question().wait != Wait::Over; }
    /// A click on a counter of the map; false when it means nothing now, and then refusal() may say why.
    bool clickUnit(int unit);
    /// A click on a cell; likewise.
    bool clickCell(int cell);
    /// Takes another number in place of the one that was given last; false where that cannot be.
    bool instead(const std::string& number);
    /// Takes a value that was given for the open field out again; false when it was not given.
    bool giveUp(const std::string& value);
    /// Why a value cannot be given for the open field; none when no rule says so.
    std::optional<Problem> whyNot(const std::string& value) const;
    /// Why a cell cannot be clicked; none where it can, or where no rule says so.
    std::optional<Problem> whyNotTo(int cell) const;
    /// Refuses, with the rule that stops it, that a counter goes to a cell by any way that the menu has; false where no
    /// rule says so.
    bool refuseGoing(int unit, int cell);
    /// Refuses to end a way in a cell through which it may only pass; false where none does so.
    bool refusePassing(int cell);
    /// Tries what cannot be done, an entry of the menu or a value: it is refused with its reason.
    void tryAllTheSame(const std::string& value, bool entry);
    /// Whether a way has been given, or a part of one.
    bool onItsWay() const;
    /// Picks all others that may be picked in the cell of the unit picked last; false when there are none.
    bool takeStack();
    /// Begins, with a counter, the entry of the menu whose word begins with a letter and which takes the counter as a
    /// click would; once more, the next such entry. False when there is none.
    bool beginWith(QChar letter, int unit);
    /// Leaves what was begun where that, with the counter picked, puts it in that place; else begins the first entry of
    /// the menu that does. False when there is none.
    bool bringTo(int unit, const std::string& place);
    /// Lets the counter whose facing is asked for, or may still be given, look at the cell beside it; false where it
    /// may go there, or has no facing to be given.
    bool faceTowards(Cell cell);
    /// Turns the counter picked last by so many single facings, clockwise when positive: on its way where that is
    /// asked for, in the draft where it asks for a facing, else by the entry that only turns; false when nothing
    /// turns now.
    bool turn(int steps);
    /// The facing that the draft gives a counter, where it stands in the list of units; nothing when the
    /// draft is about no counter that may turn.
    struct Turning {
        int unit = -1;
        std::string entry; ///< menu entry that takes the facing
        std::string unitField;
        std::string facingField;
        int facing = 0;
        Cell from = noCell;    ///< where it turns: at the end of its way, where it goes one
        bool onTheWay = false; ///< a turn is a step of the way in `facingField`
    };
    std::optional<Turning> turning() const;
    /// Undoes the last click, or the last digit that waits.
    void back();
    /// Says of a digit that it picks nothing.
    void refuseKey(int digit);
    /// Says that digits were typed before the question was seen.
    void refuseEarly();
    /// What was given so far, click by click.
    const std::vector<Draft>& said() const { return mClicks; }
    /// Goes back to what was given before, with what was refused since still told.
    void sayAgain(const std::vector<Draft>& clicks);
    /// Says no more why the last try was refused.
    void forgive();
    /// Drops all clicks.
    void drop();
    /// Enters the finished action; false when nobody gave one or it is refused.
    bool accept();
    /// The entry of the menu that says nothing more is done, the only one that takes nothing; null where there is none.
    const MenuEntry* ending() const;
    /// Whether a line names that entry alone, and nothing is picked.
    bool saysEnd(const QString& line) const;
    /// Enters it; false where there is none.
    bool end();
    /// Enters an action made elsewhere.
    bool enter(const Action& action);
    /// The faces given so far, in the order of the dice asked for.
    std::vector<int> faces() const;
    /// Types a die: the next one asked for gets this face. What it cannot show is refused.
    void face(int value);
    /// Whether the next die may still show this face.
    bool mayFall(int value) const;
    /// One digit of the face that fell. One that may begin a longer face of the die waits for what follows; any
    /// other is the face.
    void digit(int value);
    /// The digits that wait, empty when none do.
    const QString& typed() const { return mTyped; }
    /// Takes the digits that wait as a whole face; false when none do.
    bool settle();
    /// Lets the program roll the dice that are still open, and enters them.
    bool roll();
    /// Carries out one line of an orders file: an action, a take-back, a note ... While a draft is
    /// open the line may also be the next click: a printed number, a unit's name, a word of the list.
    bool order(const QString& line);
    /// Looks at the game anew after it was changed by a dialog.
    void refresh();
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
    void refreshed(bool alone);
    /// What the clicks so far come to; found anew as a whole whenever they change.
    struct Looked {
        Choices choices;
        std::vector<Route> routes;
        std::vector<Route> ahead;
        std::optional<Action> ready;
        Proposal proposal;
        std::optional<Forecast> forecast;
        std::vector<TableRead> tables; ///< of the forecast
    };
    void lookAtDraft();
    Looked lookedAt(Choices choices);
    void foresee(Looked& looked) const;
    void push(const Draft& draft);
    Cell whereTo(int unit) const;
    std::optional<Turning> turningOnTheWay(int unit) const;
    bool turnOnTheWay(const Turning& now, int steps);
    bool takeValue(const std::string& value);
    bool takeListed(const std::string& value);
    Action whatIf(const std::string& value) const;
    bool takeUnlisted(const Action& tried);
    const Field* toTheWay(Draft& draft, Cell to) const;
    Cell cameTo() const;
    std::optional<Action> wayTo(const std::string& place) const;
    std::optional<Action> passing(const std::string& place) const;
    bool refuse(const Problem& problem, const Action& action);
    bool askFor(const std::string& field, const Action& said);
    void veil(Forecast& met) const;
    bool takesOthersAlone(const Field& field, const std::string& unit) const;
    Choices choicesOf(const Draft& draft) const;
    /// Takes "3 5" as the faces of the dice that are asked for, and enters them when none is missing; refuses
    /// anything else.
    bool takeFaces(const QString& said);
    bool refuseFaces(const QString& said);
    /// Carries out a line as it stands in an orders file; what it leaves out is asked for.
    bool wholeOrder(const QString& said);
    const Choice* begunWith(const QString& said) const;

    Game mGame;
    QString mFile;
    std::unique_ptr<TurnContext> mTurn; ///< of the state the game is in
    std::string mSeat;
    bool mAlone = false;        ///< the side whose eyes an entry is for has the screen to itself
    std::vector<Draft> mClicks; ///< the first is blank
    QString mTyped;             ///< digits of a face that may go on
    std::size_t mNamed = 0;     ///< faces said for this roll, those that were refused as well
    Looked mLooked;
    Action mSaid; ///< an order that lacked something: what it said besides is proposed once that is given
    std::optional<Problem> mRefusal;
    Action mRefusedAction;
    Action mTried;
};

} // namespace fw
