#pragma once

#include "editor/tools/Workbench.h"

#include <QTreeWidget>
#include <map>

namespace fw {

/// The counters by side and formation, with their starting places. The line of a formation means all its counters. The
/// user drags them onto the map or the table of arrivals.
class UnitTray : public QTreeWidget
{
    Q_OBJECT

public:
    explicit UnitTray(Workbench& bench, QWidget* parent = nullptr);

    /// The line of a unit; null if there is none.
    QTreeWidgetItem* itemOf(const std::string& unit) const;
    /// The line of a side's formation; null if there is none.
    QTreeWidgetItem* itemOf(const std::string& side, const std::string& formation) const;
    /// The number of counters without a starting place.
    int unplaced() const { return mUnplaced; }

    /// Shows the warnings for the set-up, by unit.
    void setWarnings(std::map<std::string, QString> warnings);

signals:
    /// The selected counters were dropped at this point of the screen.
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
    bool mFollowing = false; ///< a selection passes between tray and workbench; ignore its echo
    int mUnplaced = 0;
    std::map<std::string, QString> mWarnings;
};

} // namespace fw
