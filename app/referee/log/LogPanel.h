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

/// The turn log beside the map: every ruling with its reckoning, as it was kept when it was made.
class LogPanel : public QWidget
{
    Q_OBJECT

public:
    explicit LogPanel(QWidget* parent = nullptr);
    ~LogPanel() override;

    /// Shows the log of a game, which must outlive this or be taken away; null shows nothing.
    void setGame(const Game* game);
    /// Shows only what a side may see; empty for everything.
    void setSide(const QString& side);
    /// Takes in what was done since; only what is new or changed is touched.
    void refresh();
    /// Puts the block that holds a row in sight and chooses it.
    void showRow(qint64 row);
    /// True while an earlier moment than the last is shown.
    bool isLookingBack() const;
    /// Ends what Escape ends here: the words of the filter while they are typed, else looking back; false when
    /// there is nothing of it.
    bool giveWay();
    /// For those who only look on: offers nothing that needs the referee's table.
    void setOnlooking();

    /// The rulings shown that used a case.
    std::vector<CitingRow> citing(const QString& cite) const;
    /// The case of the row that is chosen, empty where it has none.
    QString chosenCase() const;
    /// Looks back to a row of the game.
    void goTo(qint64 row);

public slots:
    /// Puts the cursor into the filter.
    void find();
    /// Ends looking back; nothing happens when it is not looking back.
    void returnToNow();

signals:
    /// Someone asked where a line happened: printed numbers and unit ids.
    void placesWanted(const QStringList& printedNumbersOrUnits);
    /// A block was chosen by hand; `row` is the row of the game that began it.
    void rowChosen(qint64 row);
    /// The map is to show the game as it stood after this row.
    void lookedBack(qint64 row);
    /// The map is to show the game as it stands again.
    void returned();
    /// The ruling of the block that this row began is to be kept as an example of play.
    void exampleWanted(qint64 row);
    /// What stands behind a case number is to be shown.
    void caseWanted(const QString& cite);
    /// Print or export was asked for.
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
    bool mFull = false;     ///< rows that did not apply, too
    bool mChoosing = false; ///< while the panel chooses, not the user
};

} // namespace fw
