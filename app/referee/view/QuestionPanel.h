#pragma once

#include "app/referee/controller/AnswerGuard.h"
#include "app/referee/controller/Referee.h"
#include "app/referee/view/TablePane.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QFrame;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;

namespace fw {

struct CardText;
class ChoiceList;
class DicePad;
class EngagementCard;
class ForecastWorker;
class ReckoningPanel;
class CompressibleScrollArea;

/// The pending question, the seat that answers, the choices, their forecast, and why the last try was refused.
class QuestionPanel : public QWidget
{
    Q_OBJECT

public:
    explicit QuestionPanel(Referee& referee, QWidget* parent = nullptr);
    /// Moves the focus to the order line.
    void typeOrder();
    /// Continues a word in the order line; false while the line is hidden or disabled.
    bool typeWord(const QString& begin);
    /// Handles Enter from anywhere on the page: carries out the order line or, if the line is empty, enters the
    /// finished action. One Enter does only one of these.
    void enterLine();
    /// Picks the line of the list with a typed number; false if the text is anything else.
    bool picksLine(const QString& said);
    /// Clears the order line and its refusal; false if the line is empty.
    bool dropLine();
    /// Whether the order line is empty.
    bool lineIsEmpty() const;
    /// Whether the order line names the entry that ends the step.
    bool saysEnd() const;
    /// Handles a digit from anywhere on the page: a face of a die, or a line of the list; false when it means nothing
    /// now.
    bool digit(int value);
    /// Records that a new question is pending and not shown yet.
    void asked();
    /// Records that the question is on the screen; an answer without a click counts once the question can have been
    /// read.
    void seen();
    /// Whether the question has been on the screen long enough to be read.
    bool read() const { return mGuard.isQuestionRead(); }
    /// Records that another order replaced a finished one, which was not entered; the panel shows this until a row is
    /// entered.
    void giveWay();
    /// Withdraws giveWay().
    void stays();
    /// Enters the entry that ends the step or passes; false if there is none.
    bool endStep();
    /// Milliseconds after a question appears in which a second Enter of a double press does not answer it.
    static int pause();
    /// Whether a digit begins the number of a cell that can be given now, and so goes into the order line.
    bool beginsPlace(int digit) const;
    ChoiceList* choices() const { return mChoices; }
    /// The forecast for the pending question.
    const ForecastWorker& ahead() const { return *mAhead; }
    /// The first clicks of all entries if nothing is picked yet, as far as they are known.
    const std::vector<Choice>& begins();
    /// The tables in use now; none while the screen is passed from side to side.
    const TablesShown& tables() const { return mTables; }

public slots:
    /// Shows the current state of the referee's table.
    void refresh();

signals:
    /// The forecast next to the question has changed.
    void reckoned();
    /// The list or a die had the focus, and is gone.
    void listDone();
    /// The user wants to overrule the refusal.
    void overruleWanted();
    /// The user wants to read the rule with this case number.
    void caseWanted(const QString& cite);
    /// The user must first identify a concealed unit.
    void identifyWanted();

private:
    QWidget* buildHead();
    QWidget* buildGiven();
    QWidget* buildRefusal();
    QWidget* buildOrderLine();
    QWidget* buildHandOver();
    void emptyLine();
    bool takeScreen(int number);
    QStringList partsOf(const Draft& draft) const;
    bool mayEnter() const;
    void sayQuestion();
    void sayDuties();
    void sayDraft();
    void sayRefusal();
    QString refusalWords() const;
    void sayReckoning();
    std::map<std::string, QString> foreseen() const;
    void sayEnter();
    void sayAloud(const CardText* card);
    QString enteredWith(const Trace& reckoned) const;
    QString stillStands(const Entry& began, const Trace& reckoned);
    AnswerGuard::Place place() const;
    bool beginsName(const AnswerGuard::Digit& digit, const QString& letter) const;
    void carryOut(const QString& said);

    Referee& mReferee;
    TableState& mTable;
    ForecastWorker* mAhead = nullptr;
    TablesShown mTables;
    CompressibleScrollArea* mScrolled = nullptr;
    QStackedWidget* mPages = nullptr;
    QLabel* mSeat = nullptr;
    QLabel* mAsked = nullptr;
    QLabel* mDuties = nullptr;
    QWidget* mGiven = nullptr;
    QLabel* mDraft = nullptr;
    QLabel* mProposed = nullptr;
    QPushButton* mBack = nullptr;
    EngagementCard* mCard = nullptr;
    ChoiceList* mChoices = nullptr;
    DicePad* mDice = nullptr;
    QFrame* mRefusal = nullptr;
    QLabel* mRefusalWords = nullptr;
    QPushButton* mOverrule = nullptr;
    QPushButton* mIdentify = nullptr;
    ReckoningPanel* mReckoning = nullptr;
    QLabel* mAloud = nullptr; ///< the last ruling, to be read aloud
    QLineEdit* mLine = nullptr;
    AnswerGuard mGuard;
    QElapsedTimer mClock; ///< time for the guard
    QTimer mReading;      ///< until the question can have been read
    /// The forecast of the order that began the current fight: its tables, and its numbers as text.
    struct Began {
        std::int64_t row = -1;
        bool dice = false;
        std::vector<TableRead> tables;
        QString words;
    } mBegan;
    QPushButton* mAccept = nullptr;
    QWidget* mHandOver = nullptr;
    QLabel* mHandWords = nullptr;
    QWidget* mHandButtons = nullptr;
};

} // namespace fw
