#pragma once

#include "app/referee/log/LogItem.h"

#include <QStringList>
#include <QWidget>

class QComboBox;
class QFrame;
class QLabel;
class QLineEdit;
class QMenu;
class QModelIndex;
class QPushButton;

namespace fw {

class Game;
class LogFilter;
class LogModel;
class LogTree;
class LookBack;

/// The turn log next to the map: every ruling with its reckoning, as recorded when it was made.
class LogPanel : public QWidget
{
    Q_OBJECT

public:
    explicit LogPanel(QWidget* parent = nullptr);
    ~LogPanel() override;

    /// Shows the log of a game, which must stay alive until setGame() is called again; null shows an empty log.
    void setGame(const Game* game);
    /// Shows only what a side may know; empty for everything.
    void setSide(const QString& side);
    /// Shows the new rows of the game; updates only what is new or changed.
    void refresh();
    /// Scrolls to the block that contains a row and selects it.
    void showRow(qint64 row);
    /// True while the panel shows an earlier row than the last.
    bool isLookingBack() const;
    /// Handles Escape: clears the filter while the user types in it, otherwise returns to the last row; false if there
    /// is nothing to end.
    bool giveWay();
    /// Prepares the log for spectators: hides what needs the referee's table.
    void setOnlooking();

    /// The visible rulings that used a case.
    std::vector<CitingRow> citing(const QString& cite) const;
    /// The case number of the selected row; empty if it has none.
    QString chosenCase() const;
    /// Shows the game after an earlier row.
    void goTo(qint64 row);

public slots:
    /// Moves the focus to the filter.
    void find();
    /// Returns to the last row; without effect if it is already shown.
    void returnToNow();

signals:
    /// The user asked for the places of a line: printed numbers and unit ids.
    void placesWanted(const QStringList& printedNumbersOrUnits);
    /// The user selected a block; `row` is the row of the game that began it.
    void rowChosen(qint64 row);
    /// The map must show the position after this row.
    void lookedBack(qint64 row);
    /// The map must show the current position again.
    void returned();
    /// The user wants to keep the ruling that this row began as an example of play.
    void exampleWanted(qint64 row);
    /// The user wants to read the rule with this case number.
    void caseWanted(const QString& cite);
    /// The user wants to print or export the log.
    void printWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    enum class Unfold { Nothing, Rulings, Everything };

    void buildTop();
    void buildBanner();
    void buildMenu(QMenu* menu);
    void take(bool anew);
    void unfold(Unfold how);
    void unfoldFrom(int firstBlock);
    void openMatches();
    void filtered();
    void say();
    void wantPlaces(const QModelIndex& index);
    void chosen(const QModelIndex& index);
    void lookAt(qint64 row);
    void paintBanner();

    const Game* mGame = nullptr;
    QString mSide;
    LogModel* mModel = nullptr;
    LogFilter* mFilter = nullptr;
    LogTree* mTree = nullptr;
    LookBack* mLookBack = nullptr;
    QLineEdit* mWords = nullptr;
    QComboBox* mShow = nullptr;
    QPushButton* mView = nullptr;
    QLabel* mFound = nullptr;
    QFrame* mBanner = nullptr;
    QLabel* mBannerWords = nullptr;
    Unfold mUnfold = Unfold::Rulings;
    bool mFull = false;     ///< also shows rows that did not apply
    bool mChoosing = false; ///< the panel selects a row, not the user
};

} // namespace fw
