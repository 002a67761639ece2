#pragma once

#include "app/case/RulingPrint.h"
#include "editor/Background.h"
#include "engine/session/Game.h"

#include <QWidget>
#include <memory>
#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QMenu;
class QPlainTextEdit;
class QPushButton;
class QTimer;

namespace fw {

class CaseForm;
class DeskVocabulary;
class ChancesView;
class DiceBar;
class OptionsPanel;
class TraceView;

/// The ruling desk: a case in words or in a form, and the same ruling with its reckoning as `fieldworks rule` gives.
class DeskPage : public QWidget
{
    Q_OBJECT

public:
    explicit DeskPage(QWidget* parent = nullptr);
    ~DeskPage() override;

    /// Rules by this file; shows the error and returns false when it cannot be read.
    bool setRulesFile(const QString& path);
    /// Takes sides, grid and special rows from a scenario, or from none when the path is empty; false when it cannot.
    bool setScenarioFile(const QString& path);
    /// Rules by a game in its position: options, level, house rows, counters and turn. Shows the error and returns
    /// false when its rules cannot be read.
    bool setGame(const Game& game);
    /// States a case, for example from the stacks of a game; shows the reason when there is none.
    void state(const Result<Stated>& stated);
    /// The case in words.
    QString words() const;
    /// The case of a sentence in clauses; empty when the words are clauses or cannot be read.
    QString readAs() const;
    /// Earlier cases by these rules, the last one first.
    QStringList lastCases() const;
    /// States a case and rules on it.
    void setWords(const QString& words);
    /// The shown error; empty when there is none.
    QString trouble() const;
    /// The shown ruling; none while the case is being ruled on, or when it cannot be.
    const std::optional<Ruling>& ruling() const { return mRuling; }
    /// True while a ruling is being made.
    bool busy() const { return mBusy; }
    /// The ruling in its printed form.
    RulingSheet sheet() const;
    /// Writes the ruling as a PDF; shows the reason on the page when it cannot.
    bool savePdf(const QString& path);

    /// Sets where the back button leads, for example "the Game".
    void setWayBack(const QString& words);

signals:
    /// The page shows a ruling or the error in the case.
    void ruled();
    /// The user chose the game on the table as rules again.
    void gameWanted();
    /// The user leaves the desk for the page from which it was opened.
    void left();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QWidget* caseSide();
    QWidget* wordsSide();
    QWidget* resultSide();
    void keepCase();
    void fillLast();
    void markWord(const std::optional<Problem>& problem);
    QString typed() const;
    void setCase(Case given);
    std::shared_ptr<const Scenario> like() const { return mScenario ? mScenario : mBeside; }
    void learn();
    Result<Stated> stated() const;
    void fillRules();
    void fillScenarios();
    void takeRules(int index);
    void takeScenario(int index);
    void askForRules();
    void askForScenario();
    void askOptions();
    void showOptions();
    void wordsChanged();
    void formChanged();
    void rule();
    void showRuling(const Result<Ruling>& ruling);
    void showOutcome(int index);
    void showExample();
    void sayFace(const QString& die, int face);
    void forgetDice();
    void say(const QString& trouble);
    void print();
    void askForPdf();

    Background mBackground;
    std::shared_ptr<const Ruleset> mRules;
    std::shared_ptr<const Scenario> mScenario;    ///< chosen by the user; null for none
    std::shared_ptr<const Scenario> mBeside;      ///< supplies sides and grid when the user chose none
    std::shared_ptr<const DeskVocabulary> mKnown; ///< words of the rules and of the scenario in use
    QString mRulesPath;
    QString mRuled;           ///< words of the last ruling that was begun
    Setup mSetup;             ///< for a game: its level and house rows
    std::optional<int> mTurn; ///< the turn of a game
    std::optional<Ruling> mRuling;
    Trace mShown;   ///< the shown reckoning, with the chosen outcome
    int mRound = 0; ///< only the last ruling that was begun counts
    bool mBusy = false;
    bool mWriting = false; ///< form and words are being synchronized

    QComboBox* mRulesBox = nullptr;
    QComboBox* mScenarioBox = nullptr;
    QPushButton* mOptionsButton = nullptr;
    class Dialog* mOptionsDialog = nullptr;
    OptionsPanel* mOptions = nullptr;
    QPlainTextEdit* mWords = nullptr;
    QLabel* mReadAs = nullptr;
    QMenu* mLastMenu = nullptr;
    QLabel* mTrouble = nullptr;
    CaseForm* mForm = nullptr;
    QTimer* mPause = nullptr;

    QLabel* mEmpty = nullptr;
    QLabel* mAssumed = nullptr;
    QLabel* mVain = nullptr;
    QLabel* mNext = nullptr;
    DiceBar* mDice = nullptr;
    QLabel* mChancesHead = nullptr;
    ChancesView* mChances = nullptr;
    TraceView* mTrace = nullptr;
    QCheckBox* mNotApplied = nullptr;
    QPushButton* mCopy = nullptr;
    QPushButton* mPdf = nullptr;
    QPushButton* mPrint = nullptr;
    QPushButton* mExample = nullptr;
    QPushButton* mWayBack = nullptr;
};

} // namespace fw
