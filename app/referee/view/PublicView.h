#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace fw {

class ChessClock;
class LogPanel;
class MapView;
class TableState;

/// A second window for players or a projector: the map, the question and the log without hidden things. Above them, in
/// letters that are readable across the room, are the players, the clock and the figures of the last ruling.
class PublicView : public QWidget
{
    Q_OBJECT

public:
    /// Shows a game, which must outlive the window.
    explicit PublicView(const TableState& table, bool dark, QWidget* parent = nullptr);
    ~PublicView() override;
    MapView* map() const { return mMap; }
    /// Shows the times of a clock while the table shows it.
    void setClock(const ChessClock* clock);
    /// Sets day or night colours.
    void setDark(bool dark);

public slots:
    /// Shows the current state of the game.
    void refresh();

signals:
    /// The user closed the window.
    void closed();

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    void lookBackTo(qint64 row);
    void showRow();
    void announce();
    void print();
    void leave();

    const TableState& mTable;
    MapView* mMap = nullptr;
    LogPanel* mLog = nullptr;
    QLabel* mTurn = nullptr;
    QLabel* mPlayers = nullptr;
    QLabel* mClock = nullptr;
    QLabel* mAsked = nullptr;
    QLabel* mSaid = nullptr;     ///< the last ruling as a sentence
    QWidget* mFigures = nullptr; ///< the figures of that ruling
    QHBoxLayout* mBoxes = nullptr;
    qint64 mShownRow = -1; ///< row that the window shows; -1 for the current position
};

} // namespace fw
