#include "editor/tools/ScanTool.h"

#include "editor/commands/Scans.h"

#include <cmath>

namespace fw {

namespace {

constexpr double near = 0.16; ///< as a fraction of a cell's width; a press within it drags a point

} // namespace

ToolInfo ScanTool::info() const
{
    return {
        "scan", tr("Scan"), QKeySequence(tr("G")),
        tr("Aligns a scanned map: load an image at the left, click (or press Space at) the middle of a cell on it, and "
           "type the number printed there. Three such cells align the scan with the map, and more cells make it more "
           "exact. For a photograph or a sheet with folds, choose another alignment at the left. Drag a point to "
           "correct it. Alt with the arrow keys moves it by a pixel, and Delete removes it.")};
}

ScanFit ScanTool::fit() const
{
    return fitScan(drawing().rest.map.scan.points, bench().scanSize(), MapGeometry(drawing().rest.map),
                   drawing().rest.map.scan.warp);
}

QPoint ScanTool::pixelAt(QPointF at) const
{
    const QPointF pixel = fit().pixel(at);
    return {qRound(pixel.x()), qRound(pixel.y())};
}

int ScanTool::pointAt(QPointF at) const
{
    const ScanFit now = fit();
    const std::vector<ScanPoint>& points = drawing().rest.map.scan.points;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const QPointF off = now.place(QPointF(points[i].x, points[i].y)) - at;
        if (std::hypot(off.x(), off.y()) < near * drawing().rest.map.cellMillimetres)
            return int(i);
    }
    return -1;
}

void ScanTool::press(const Spot& spot)
{
    mDown = true;
    mFrom = mTo = spot.at;
    mHeld = -1;
    if (bench().scanSize().isEmpty())
        return;
    mHeld = pointAt(spot.at);
    bench().chooseScanPoint(mHeld);
}

void ScanTool::release(const Spot& spot)
{
    if (!mDown)
        return;
    mDown = false;
    mTo = spot.at;
    const int held = mHeld;
    mHeld = -1;
    const Scan& scan = drawing().rest.map.scan;
    if (bench().scanSize().isEmpty()) {
        bench().say(tr("Load an image at the left first."));
        return;
    }
    if (scan.locked) {
        bench().say(tr("The scan is locked: unlock it at the left."));
        return;
    }
    if (held < 0) {
        bench().askNumber(pixelAt(spot.at), spot.cell);
        return;
    }
    if (mTo == mFrom)
        return;
    ScanPoint point = scan.points[std::size_t(held)];
    const QPoint by = pixelAt(mTo) - pixelAt(mFrom);
    point.x += by.x();
    point.y += by.y();
    bench().document().push(setScanPoint(drawing(), held, point), tr("Move Scan Point"));
}

bool ScanTool::cancel()
{
    const bool begun = mDown || bench().scanPoint() >= 0;
    mDown = false;
    mHeld = -1;
    bench().chooseScanPoint(-1);
    return begun;
}

bool ScanTool::key(int key, Qt::KeyboardModifiers mods)
{
    const int at = bench().scanPoint();
    const Scan& scan = drawing().rest.map.scan;
    if (at < 0 || std::size_t(at) >= scan.points.size())
        return false;
    if (key == Qt::Key_Delete) {
        bench().document().push(removeScanPoint(drawing(), at), tr("Remove Scan Point"));
        return true;
    }
    if (!(mods & Qt::AltModifier))
        return false;
    ScanPoint point = scan.points[std::size_t(at)];
    if (key == Qt::Key_Left)
        --point.x;
    else if (key == Qt::Key_Right)
        ++point.x;
    else if (key == Qt::Key_Up)
        --point.y;
    else if (key == Qt::Key_Down)
        ++point.y;
    else
        return false;
    bench().document().push(setScanPoint(drawing(), at, point), tr("Move Scan Point"));
    return true;
}

Preview ScanTool::preview() const
{
    Preview p;
    const Scan& scan = drawing().rest.map.scan;
    if (scan.image.empty() || bench().scanSize().isEmpty())
        return p;
    const ScanFit now = fit();
    const MapGeometry geometry(drawing().rest.map);
    const double arm = 0.1 * geometry.across();
    for (std::size_t i = 0; i < scan.points.size(); ++i) {
        const ScanPoint& point = scan.points[i];
        QPointF at = now.place(QPointF(point.x, point.y));
        if (mDown && int(i) == mHeld)
            at += mTo - mFrom;
        const double a = int(i) == bench().scanPoint() ? 2 * arm : arm;
        p.lines.emplace_back(at - QPointF(a, 0), at + QPointF(a, 0));
        p.lines.emplace_back(at - QPointF(0, a), at + QPointF(0, a));
        if (!grid().contains(point.cell))
            continue;
        p.dots.push_back(point.cell);
        p.lines.emplace_back(at, geometry.centre(point.cell)); // shows the error of the point
    }
    const int chosen = bench().scanPoint();
    if (chosen >= 0 && std::size_t(chosen) < scan.points.size())
        p.words = tr("%1 is off by %2 mm")
                      .arg(QString::fromStdString(drawing().number(scan.points[std::size_t(chosen)].cell)))
                      .arg(now.residuals[std::size_t(chosen)], 0, 'f', 2);
    return p;
}

} // namespace fw
