#pragma once

#include "app/referee/view/Pointing.h"
#include "editor/render/CounterFace.h"

#include <QListWidget>
#include <array>
#include <optional>
#include <set>

namespace fw {

/// The counters that wait beside the map and may be picked now, as those that are to arrive; hidden
/// while there are none.
class Tray : public QListWidget
{
    Q_OBJECT

public:
    explicit Tray(const TableState& table, QWidget* parent = nullptr);
    /// Shows whoever is offered or picked and lies in no cell.
    void refresh(const Pointing& shown, const std::vector<CounterFace>& faces);

signals:
    /// A counter was clicked, or Enter pressed on it.
    void unitClicked(int unit);
    /// A counter is being dragged out of it; points are of the screen.
    void unitLifted(int unit, QPoint at);
    void unitCarried(QPoint at);
    void unitLetGo(QPoint at);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void add(const CounterFace& face, bool chosen, bool open);

    const TableState& mTable;
    QPoint mPress;
    int mPressed = -1;   ///< unit under the button
    std::set<int> mStay; ///< units shown since nothing was picked, after so many rows
    std::size_t mRows = 0;
    bool mLent = false;                       ///< it is dragged over the map
    std::optional<std::array<int, 3>> mPhase; ///< turn, side and phase in which somebody was shown last
};

} // namespace fw
