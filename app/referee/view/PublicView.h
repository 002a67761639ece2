#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace fw {

class ChessClock;
class LogPanel;
class MapView;
class TableState;

/// A second window for players or a projector: the map, the question and the log as anybody may see them, and above
/// them, to be read from the other end of the room, who plays, the clock, and the figures of the last ruling.
class PublicView : public QWidget
{
    Q_OBJECT

public:
    /// Shows a game, which must outlive it.
    explicit PublicView(const TableState& table, bool dark, QWidget* parent = nullptr);
    ~PublicView() override;
    MapView* map() const { return mMap; }
    /// Shows the times of a clock while it is shown at the table.
    void setClock(const ChessClock* clock);
    /// Day or night colours.
    void setDark(bool dark);

public slots:
    /// Shows how the game stands now.
    void refresh();

signals:
    /// The window was closed by hand.
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
    QLabel* mSaid = nullptr;     ///< the last ruling in a sentence
    QWidget* mFigures = nullptr; ///< and its figures
    QHBoxLayout* mBoxes = nullptr;
    qint64 mShownRow = -1; ///< the row looked back to; -1 for how things stand
};

} // namespace fw
