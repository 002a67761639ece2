#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace fw {

class MapView;

/// A scenario or map looked at before a game is begun: the map, and what may be done with it.
class LookPage : public QWidget
{
    Q_OBJECT

public:
    explicit LookPage(QWidget* parent = nullptr);
    MapView* map() const { return mMap; }
    /// Says what is shown; `playable` when a game of it may begin.
    void setTitle(const QString& title, const QString& remark, bool playable);

signals:
    /// A game of this scenario is wanted.
    void gameWanted();
    /// The map and set-up are to be edited.
    void editWanted();

private:
    MapView* mMap = nullptr;
    QLabel* mTitle = nullptr;
    QPushButton* mBegin = nullptr;
};

} // namespace fw
