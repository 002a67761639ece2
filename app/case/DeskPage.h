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

/// The ruling desk: a case in words or in a form, and the ruling with its reckoning, as
/// `fieldworks rule` gives it.
class DeskPage : public QWidget
{
    Q_OBJECT

public:
    explicit DeskPage(QWidget* parent = nullptr);
    ~DeskPage() override;

    /// Rules by this file; says what is wrong and gives false when it cannot be read.
    bool setRulesFile(const QString& path);
    /// Lends sides, grid and special rows from a scenario; empty for none. False when it cannot.
    bool setScenarioFile(const QString& path);
    /// Rules by a game as it stands: its options, level, house rows, counters and turn. Says what is wrong
    /// and gives false when its rules cannot be read.
    bool setGame(const Game& game);
    /// States a case at the desk, as from the stacks of a game; what cannot be stated is said in the page.
    void state(const Result<Stated>& stated);
    /// The case in words.
    QString words() const;
    /// The case of a sentence in clauses; empty when the words are clauses, or cannot be read.
    QString readAs() const;
    /// Cases ruled on before by these rules, the last one first.
    QStringList lastCases() const;
    /// States a case and rules on it.
    void setWords(const QString& words);
    /// What is wrong, as shown; empty when nothing is.
    QString trouble() const;
    /// The ruling shown; none while the case is being ruled on or cannot be.
    const std::optional<Ruling>& ruling() const { return mRuling; }
    /// True while a ruling is being made.
    bool busy() const { return mBusy; }
    /// The ruling as it would be printed.
    RulingSheet sheet() const;
    /// Writes the ruling as a PDF; says so in the page when it cannot.
    bool savePdf(const QString& path);

    /// Says where its way back leads, as "the Game".
    void setWayBack(const QString& words);

signals:
    /// A ruling, or what is wrong with the case, was shown.
    void ruled();
    /// The game on the table is to be ruled by again.
    void gameWanted();
    /// It is done with: back to where it was opened from.
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
    std::shared_ptr<const Scenario> mScenario;    ///< chosen by hand; null when none was
    std::shared_ptr<const Scenario> mBeside;      ///< lends sides and grid when none was chosen
    std::shared_ptr<const DeskVocabulary> mKnown; ///< of the rules and the scenario that lends
    QString mRulesPath;
    QString mRuled;           ///< words of the ruling asked for last
    Setup mSetup;             ///< of a game: its level and house rows
    std::optional<int> mTurn; ///< of a game
    std::optional<Ruling> mRuling;
    Trace mShown;   ///< reckoning on screen, with the outcome looked at
    int mRound = 0; ///< only the ruling asked for last counts
    bool mBusy = false;
    bool mWriting = false; ///< form and words are being made equal

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
