#pragma once

#include "app/playtest/PlaytestWork.h"
#include "engine/playtest/PairedComparison.h"
#include "engine/playtest/Variant.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QStringListModel;
class QTableWidget;

namespace fw {

class ShareChart;

/// Changes cells and values of a scenario, plays the same games with them, and compares the two with common dice.
class ComparePanel : public QWidget
{
    Q_OBJECT

public:
    explicit ComparePanel(QWidget* parent = nullptr);
    /// Sets the scenario whose rows can be changed. The changes stay if it was read from the same file again.
    void setScenario(std::shared_ptr<const PlayedScenario> played);
    /// Sets the games to compare with, and how many threads play.
    void setOriginal(const PlaytestWork& original, int jobs);
    /// Adds a change; shows the reason and returns false when it cannot be made.
    bool add(const VariantChange& change);
    /// Plays the changed games.
    void play();
    void cancel() { mWork->cancel(); }
    bool running() const { return mWork->running(); }
    /// The changed games.
    const PlaytestWork& work() const { return *mWork; }
    /// The comparison of the games so far; without pairs before.
    const PairedComparison& comparison() const { return mComparison; }
    /// Whether the comparison is of all games of the original and of the changes as they are now.
    bool isCurrent() const;

signals:
    /// A run began or ended.
    void changed();
    /// The user wants to open the changed game with that number.
    void openWanted(quint64 number);

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* changeSide();
    QWidget* resultSide();
    void fillRows();
    void showRow();
    void addTyped();
    void removeChosen();
    void rebuildVariant();
    void setVariant(std::shared_ptr<const PlayedScenario> made);
    Result<std::shared_ptr<const PlayedScenario>> variant(const std::vector<VariantChange>& changes) const;
    void renewChanges();
    bool isOfOriginal() const;
    void enable();
    void compare();
    void showComparison();
    QString clearestFigure() const;
    void fillTable();
    void fillDiffering();
    void say(const QString& trouble);

    std::shared_ptr<const PlayedScenario> mChosen;
    std::shared_ptr<const PlayedScenario> mListed;  ///< whose rows are listed
    std::shared_ptr<const PlayedScenario> mVariant; ///< with the changes; null without
    std::shared_ptr<const PlayedScenario> mBasis;   ///< the original of the changed games
    const PlaytestWork* mOriginal = nullptr;
    PlaytestWork* mWork;
    int mJobs = 1;
    std::vector<VariantChange> mChanges;
    std::vector<VariantChange> mPlayedChanges; ///< of the changed games
    std::vector<VariantKnob> mKnobs;
    PairedComparison mComparison;
    bool mComparing = false;
    bool mStale = false; ///< games came in while a comparison was calculated
    Background mBackground;

    QLineEdit* mRow = nullptr;
    QStringListModel* mRows = nullptr;
    QLabel* mNow = nullptr;
    QComboBox* mValue = nullptr;
    QPushButton* mAdd = nullptr;
    QListWidget* mList = nullptr;
    QPushButton* mRemove = nullptr;
    QPushButton* mPlay = nullptr;
    QLabel* mState = nullptr;
    QLabel* mTrouble = nullptr;
    QLabel* mVerdict = nullptr;
    QWidget* mCompared = nullptr; ///< hidden while nothing is compared
    ShareChart* mShares = nullptr;
    QTableWidget* mTable = nullptr;
    QListWidget* mDiffering = nullptr;
};

} // namespace fw
