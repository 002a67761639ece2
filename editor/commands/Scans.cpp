#include "editor/commands/Scans.h"

#include <algorithm>

namespace fw {

Edit setScan(const Drawing& drawing, Scan scan)
{
    if (scan.image.empty())
        scan = {};
    scan.opacity = std::clamp(scan.opacity, 0, 100);
    Edit edit;
    edit.add(ScanChange{drawing.rest.map.scan, std::move(scan)});
    return edit;
}

Edit setScanPoint(const Drawing& drawing, int at, const ScanPoint& point)
{
    Scan scan = drawing.rest.map.scan;
    if (scan.image.empty() || scan.locked || !drawing.grid().contains(point.cell))
        return {};
    const bool known = at >= 0 && std::size_t(at) < scan.points.size();
    for (std::size_t i = 0; i < scan.points.size(); ++i)
        if (scan.points[i].cell == point.cell && int(i) != at) {
            if (known)
                return {}; // a cell has at most one point
            at = int(i);
        }
    if (at >= 0 && std::size_t(at) < scan.points.size())
        scan.points[std::size_t(at)] = point;
    else
        scan.points.push_back(point);
    return setScan(drawing, std::move(scan));
}

Edit removeScanPoint(const Drawing& drawing, int at)
{
    Scan scan = drawing.rest.map.scan;
    if (scan.locked || at < 0 || std::size_t(at) >= scan.points.size())
        return {};
    scan.points.erase(scan.points.begin() + at);
    return setScan(drawing, std::move(scan));
}

} // namespace fw
