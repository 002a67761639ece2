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

/// The pending question, who answers it, what may be answered, what it would meet, and why the last
/// try was refused.
class QuestionPanel : public QWidget
{
    Q_OBJECT

public:
    explicit QuestionPanel(Referee& referee, QWidget* parent = nullptr);
    /// Puts the cursor into the order line.
    void typeOrder();
    /// Goes on with a word in the order line; refuses where that is not shown.
    bool typeWord(const QString& begin);
    /// Enter, wherever the keys go: what stands in the order line is carried out or, when nothing stands there,
    /// what was given is entered. One Enter does one of them, once.
    void enterLine();
    bool picksLine(const QString& said);
    /// Empties the order line, with what was said against it; false when nothing stands there.
    bool dropLine();
    /// Whether nothing is in the order line.
    bool lineIsEmpty() const;
    /// Whether the order line says that the step ends.
    bool saysEnd() const;
    /// A digit typed anywhere on the page: a face of a die or a line of the list; false when it
    /// means nothing now.
    bool digit(int value);
    /// Says that another question waits, which nobody has seen yet.
    void asked();
    /// Says that it is on the screen: what answers it without a click is heard once it can have been read.
    void seen();
    /// Whether it has been there so long.
    bool read() const { return mGuard.isQuestionRead(); }
    /// An order that is ready gives way to another: it was not entered, and that is said until something is.
    void giveWay();
    /// It has not given way after all.
    void stays();
    /// Enters what says that nothing more is done, where one entry does; false where none does.
    bool endStep();
    /// How long after it came into sight a question is no longer answered by a key struck twice, in milliseconds.
    static int pause();
    /// Whether a digit begins the printed number of a cell that may be named now, and so goes into the line.
    bool beginsPlace(int digit) const;
    ChoiceList* choices() const { return mChoices; }
    /// What may come of the question that waits.
    const ForecastWorker& ahead() const { return *mAhead; }
    /// What may be clicked to begin something where nothing is picked yet, as far as it is known by now.
    const std::vector<Choice>& begins();
    /// The tables that are read now; none while the screen goes from hand to hand.
    const TablesShown& tables() const { return mTables; }

public slots:
    /// Shows what the referee's table says now.
    void refresh();

signals:
    /// What is reckoned beside the question was shown anew.
    void reckoned();
    /// The list or a die had the keys, and is gone.
    void listDone();
    /// The refused action is to be allowed all the same.
    void overruleWanted();
    /// What stands behind a case number is to be shown.
    void caseWanted(const QString& cite);
    /// It has to be said who lies face down.
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
    QLabel* mAloud = nullptr; ///< what was ruled last, to be read aloud
    QLineEdit* mLine = nullptr;
    AnswerGuard mGuard;
    QElapsedTimer mClock; ///< of the guard
    QTimer mReading;      ///< until the question can have been read
    /// What the order met that began the fight under way: the tables, and the numbers as they were said.
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
