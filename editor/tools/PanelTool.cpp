#include "editor/tools/PanelTool.h"

#include "editor/commands/Panels.h"
#include "editor/render/MapPainter.h"

namespace fw {

namespace {

constexpr double grip = 5; ///< size in millimetres of the lower right corner that resizes

QPoint rounded(QPointF by)
{
    return {qRound(by.x()), qRound(by.y())};
}

} // namespace

ToolInfo PanelTool::info() const
{
    return {"panel", tr("Boxes"), QKeySequence(tr("K")),
            tr("Places the turn track, boxes, legend, charts and number tracks on the sheet: drag one to move it, or "
               "drag its lower right corner to resize it. Full stop selects the next one. The arrow keys move it by a "
               "millimetre (with Ctrl by ten), and with Shift they resize it. Delete lets the program place it again. "
               "Title and charts are at the left.")};
}

const std::vector<SheetPanel::Part>& PanelTool::parts() const
{
    if (mRevision == bench().revision())
        return mParts;
    mRevision = bench().revision();
    Scenario s = drawing().rest;
    s.map = drawing().map();
    const MapGeometry geometry(s.map);
    mParts = SheetPanel(s, bench().document().rules(), geometry, MapPainter::frameOf(geometry)).parts();
    return mParts;
}

int PanelTool::partAt(QPointF at, bool& corner) const
{
    // The last drawn part is on top.
    for (int i = int(parts().size()) - 1; i >= 0; --i) {
        const QRectF& box = mParts[std::size_t(i)].box;
        if (!box.contains(at))
            continue;
        corner = QRectF(box.bottomRight() - QPointF(grip, grip), box.bottomRight()).contains(at);
        return i;
    }
    corner = false;
    return -1;
}

int PanelTool::take(const SheetPanel::Part& part)
{
    const std::vector<Panel>& panels = drawing().rest.map.panels;
    for (std::size_t i = 0; i < panels.size(); ++i)
        if (panels[i].what == part.panel.what && panels[i].of == part.panel.of)
            return int(i);
    return -1;
}

void PanelTool::press(const Spot& spot)
{
    mFrom = mTo = mHover = spot.at;
    mPart = partAt(spot.at, mResize);
    bench().choosePanel(mPart < 0 ? -1 : take(mParts[std::size_t(mPart)]));
}

void PanelTool::drag(const Spot& spot)
{
    mTo = mHover = spot.at;
}

QRectF PanelTool::dragged() const
{
    const QRectF box = mParts[std::size_t(mPart)].box;
    const QPoint by = rounded(mTo - mFrom);
    return mResize ? box.adjusted(0, 0, by.x(), by.y()) : box.translated(by);
}

void PanelTool::release(const Spot& spot)
{
    mTo = spot.at;
    const int at = mPart;
    if (at < 0)
        return;
    const QPoint by = rounded(mTo - mFrom);
    const SheetPanel::Part part = mParts[std::size_t(at)];
    mPart = -1;
    if (by.isNull())
        return;
    const int panel = take(part);
    if (panel >= 0) {
        move(panel, by, mResize);
        return;
    }
    Panel fresh = part.panel;
    (mResize ? fresh.width : fresh.x) += by.x();
    (mResize ? fresh.height : fresh.y) += by.y();
    if (bench().document().push(addPanel(drawing(), fresh), tr("Place %1").arg(part.label)))
        bench().choosePanel(int(drawing().rest.map.panels.size()) - 1);
}

void PanelTool::move(int panel, QPoint by, bool resize)
{
    Panel to = drawing().rest.map.panels[std::size_t(panel)];
    (resize ? to.width : to.x) += by.x();
    (resize ? to.height : to.y) += by.y();
    bench().document().push(changePanel(drawing(), panel, to), resize ? tr("Resize Box") : tr("Move Box"));
}

bool PanelTool::cancel()
{
    const bool begun = mPart >= 0 || bench().panel() >= 0;
    mPart = -1;
    bench().choosePanel(-1);
    return begun;
}

bool PanelTool::key(int key, Qt::KeyboardModifiers mods)
{
    const std::vector<Panel>& panels = drawing().rest.map.panels;
    const int now = bench().panel();
    if (key == Qt::Key_Period || key == Qt::Key_Comma) {
        if (panels.empty()) {
            bench().say(tr("Nothing is placed manually yet: choose a part at the left."));
            return true;
        }
        const int n = int(panels.size());
        bench().choosePanel((now + (key == Qt::Key_Period ? 1 : n + (now < 0 ? 0 : -1))) % n);
        return true;
    }
    if (now < 0 || std::size_t(now) >= panels.size())
        return false;
    const int far = mods & Qt::ControlModifier ? 10 : 1;
    QPoint by;
    switch (key) {
    case Qt::Key_Left: by = {-far, 0}; break;
    case Qt::Key_Right: by = {far, 0}; break;
    case Qt::Key_Up: by = {0, -far}; break;
    case Qt::Key_Down: by = {0, far}; break;
    case Qt::Key_Delete:
        bench().document().push(removePanel(drawing(), now), tr("Place Box Automatically"));
        bench().choosePanel(-1);
        return true;
    default: return false;
    }
    move(now, by, mods & Qt::ShiftModifier);
    return true;
}

Preview PanelTool::preview() const
{
    Preview p;
    const std::vector<Panel>& panels = drawing().rest.map.panels;
    const int chosen = bench().panel();
    if (mPart >= 0) {
        p.boxes.push_back(dragged());
    } else if (chosen >= 0 && std::size_t(chosen) < panels.size()) {
        const Panel& panel = panels[std::size_t(chosen)];
        p.boxes.push_back(QRectF(panel.x, panel.y, panel.width, panel.height));
    }
    if (p.boxes.empty())
        p.boxes.push_back({});
    bool corner = false;
    if (const int under = partAt(mHover, corner); under >= 0) {
        const SheetPanel::Part& part = mParts[std::size_t(under)];
        p.boxes.push_back(part.box);
        p.words = corner ? tr("%1: drag to change its size").arg(part.label)
                         : tr("%1: drag to move it").arg(part.label);
    }
    return p;
}

} // namespace fw
