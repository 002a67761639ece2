#pragma once

#include <QWidget>

class QLabel;

namespace fw {

class LogPanel;
class MapView;
class Referee;

/// A second window for players or a projector: the map, the question and the log as anybody may see
/// them.
class PublicView : public QWidget
{
    Q_OBJECT

public:
    /// Shows a game, which must outlive it.
    explicit PublicView(const Referee& referee, bool dark, QWidget* parent = nullptr);
    ~PublicView() override;
    MapView* map() const { return mMap; }
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
    void print();
    void leave();

    const Referee& mReferee;
    MapView* mMap = nullptr;
    LogPanel* mLog = nullptr;
    QLabel* mTurn = nullptr;
    QLabel* mAsked = nullptr;
    qint64 mShownRow = -1; ///< the row looked back to; -1 for how things stand
};

} // namespace fw
