#include "app/print/PrintedBoard.h"

#include "app/print/Export.h"
#include "app/print/MapPng.h"
#include "app/print/VassalText.h"

#include <QBuffer>
#include <algorithm>
#include <cmath>
#include <set>

namespace fw {

namespace {

/// The dots per inch at which a cell has the usual width and the sheet is not too large for VASSAL.
int usualDots(const QRectF& sheet, double across)
{
    const double wanted = boardCell / across;
    const double most = mostBoardSide / std::max(sheet.width(), sheet.height());
    return std::clamp(int(std::floor(std::min(wanted, most) * 25.4)), leastDpi, mostDpi);
}

/// A name that no other zone has, since VASSAL finds zones by their names.
std::string unusedName(const QString& wanted, std::set<std::string>& used)
{
    std::string name = wanted.toStdString();
    for (int number = 2; !used.insert(name).second; ++number)
        name = wanted.toStdString() + ' ' + std::to_string(number);
    return name;
}

} // namespace

int usualBoardDpi(const Scenario& scenario, const Ruleset& rules)
{
    const QRectF sheet = drawnPlain(scenario) ? plainSheet(scenario) : MapPainter::sheetOf(scenario, rules);
    return usualDots(sheet, MapGeometry(scenario.map).across());
}

PrintedBoard::PrintedBoard(const Scenario& scenario, const Ruleset& rules, const MapStyle& style, int dpi)
    : mScenario(scenario), mRules(rules), mStyle(style), mGeometry(scenario.map)
{
    if (drawnPlain(scenario)) {
        mSheet = plainSheet(scenario);
        mMapArea = mGeometry.bounds();
    } else {
        mPainter = std::make_unique<MapPainter>(scenario, rules, style);
        mSheet = mPainter->sheet();
        mMapArea = MapPainter::frameOf(mPainter->geometry());
    }
    mDpi = dpi > 0 ? dpi : usualDots(mSheet, mGeometry.across());
}

QSize PrintedBoard::size() const
{
    return pngSize(mSheet, mDpi);
}

QPoint PrintedBoard::pixel(QPointF at) const
{
    return ((at - mSheet.topLeft()) * dots()).toPoint();
}

ModuleArea PrintedBoard::area(const QRectF& box) const
{
    const QPoint corner = pixel(box.topLeft()), end = pixel(box.bottomRight());
    return {corner.x(), corner.y(), end.x() - corner.x(), end.y() - corner.y()};
}

Result<QByteArray> PrintedBoard::picture(Progress* progress) const
{
    if (mPainter != nullptr && !mPainter->drawings().unread().empty())
        return tl::unexpected<Problem>(mPainter->drawings().unread().front());
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const Result<void> done = mPainter == nullptr ? writePlainPng(mScenario, mRules, mStyle, mDpi, buffer, progress)
                                                  : writePng(*mPainter, {}, mDpi, buffer, progress);
    if (!done)
        return tl::unexpected<Problem>(done.error());
    return bytes;
}

std::optional<VassalGrid> PrintedBoard::grid() const
{
    const Grid& cells = mScenario.map.grid;
    if (cells.linked())
        return std::nullopt;
    const double wide = mGeometry.across(), tall = mGeometry.across() * mGeometry.stretch();
    const double column = cells.shape == GridShape::HexFlat ? 1.5 * mGeometry.radius() : wide;
    const double row = cells.shape == GridShape::HexPointy ? 1.5 * mGeometry.radius() * mGeometry.stretch() : tall;
    const QPointF first = (mGeometry.centre(0) - mSheet.topLeft()) * dots();
    const VassalScale scale{first.x(), first.y(), column * dots(), row * dots(), size().width(), size().height()};
    const Result<VassalGridChoice> choice = vassalGridFor(cells, mScenario.map.numbering, scale);
    if (!choice)
        return std::nullopt;
    VassalGrid out = choice->grid;
    out.numbered = out.numbered && choice->different == 0;
    return out;
}

std::vector<ModuleZone> PrintedBoard::zones() const
{
    std::vector<ModuleZone> out;
    if (panel() == nullptr)
        return out;
    std::set<std::string> used;
    const auto add = [&](const QString& name, const QRectF& box) {
        if (!box.isEmpty())
            out.push_back({unusedName(name, used), area(box)});
    };
    for (const SheetPanel::Place& box : panel()->boxes())
        add(box.label, box.square);
    for (const SheetPanel::Place& turn : panel()->turns())
        add(VassalText::tr("Turn %1").arg(turn.label), turn.square);
    for (const SheetTrack& track : panel()->tracks())
        for (const SheetTrack::Square& square : track.squares())
            add(track.title() + ' ' + square.label, square.box);
    return out;
}

std::vector<ModuleRegion> PrintedBoard::regions() const
{
    std::vector<ModuleRegion> out;
    std::set<std::string> used;
    const Grid& grid = mScenario.map.grid;
    for (Cell cell = 0; grid.linked() && cell < grid.cellCount(); ++cell) {
        const MapPlace& place = grid.places[std::size_t(cell)];
        const QPoint at = pixel(mGeometry.centre(cell));
        const std::string& printed = place.label.empty() ? place.id : place.label;
        out.push_back({unusedName(QString::fromStdString(printed), used), at.x(), at.y()});
    }
    return out;
}

} // namespace fw
