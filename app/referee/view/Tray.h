#pragma once

#include "app/referee/view/Pointing.h"
#include "editor/render/CounterFace.h"

#include <QListWidget>
#include <array>
#include <optional>
#include <set>

namespace fw {

/// The counters next to the map that can be picked now, such as arriving ones; hidden when there are none.
class Tray : public QListWidget
{
    Q_OBJECT

public:
    explicit Tray(const TableState& table, QWidget* parent = nullptr);
    /// Shows the units that are offered or picked and are in no cell.
    void refresh(const Pointing& shown, const std::vector<CounterFace>& faces);

signals:
    /// A counter was clicked, or Enter pressed on it.
    void unitClicked(int unit);
    /// A counter is dragged out of the tray; points are in screen coordinates.
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
    int mPressed = -1;   ///< unit under the pressed button
    std::set<int> mStay; ///< units shown since the draft was blank, while the game has `mRows` rows
    std::size_t mRows = 0;
    bool mLent = false;                       ///< the counter is dragged over the map
    std::optional<std::array<int, 3>> mPhase; ///< turn, side and phase of the last counter shown
};

} // namespace fw
