#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace fw {

class MapView;

/// Shows a scenario or map before a game begins: the map, and buttons for what can be done with it.
class LookPage : public QWidget
{
    Q_OBJECT

public:
    explicit LookPage(QWidget* parent = nullptr);
    MapView* map() const { return mMap; }
    /// Sets title and remark; `playable` if a game of it can begin.
    void setTitle(const QString& title, const QString& remark, bool playable);

signals:
    /// The user wants to begin a game of this scenario.
    void gameWanted();
    /// The user wants to edit the map and the set-up.
    void editWanted();

private:
    MapView* mMap = nullptr;
    QLabel* mTitle = nullptr;
    QPushButton* mBegin = nullptr;
};

} // namespace fw
