#pragma once

#include "editor/tools/Workbench.h"

#include <QTreeWidget>
#include <map>

namespace fw {

/// The counters by side and formation, with where each one starts. A line of a formation stands for
/// all its counters. They are dragged out of it onto the map or the table of arrivals.
class UnitTray : public QTreeWidget
{
    Q_OBJECT

public:
    explicit UnitTray(Workbench& bench, QWidget* parent = nullptr);

    /// Chooses a unit's line and brings it into sight.
    QTreeWidgetItem* itemOf(const std::string& unit) const;
    /// The line of a formation of a side.
    QTreeWidgetItem* itemOf(const std::string& side, const std::string& formation) const;
    /// How many counters are not placed.
    int unplaced() const { return mUnplaced; }

    /// Shows what is wrong with counters where they start, by unit.
    void setWarnings(std::map<std::string, QString> warnings);

signals:
    /// The chosen counters were let go at a point of the screen.
    void droppedAt(const QPoint& global);

protected:
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void fill();
    void refresh();
    void choose();
    QString whereOf(const std::string& unit) const;

    Workbench& mBench;
    QPoint mPress;
    bool mDragging = false;
    bool mFollowing = false; ///< the choice is being shown, not made
    int mUnplaced = 0;
    std::map<std::string, QString> mWarnings;
};

} // namespace fw
