#include "app/mapeditor/StylePreview.h"

#include "editor/commands/Resize.h"
#include "editor/render/StyleShelf.h"
#include "editor/view/Named.h"

#include <QPainter>
#include <algorithm>

namespace fw {

namespace {

constexpr int columnsShown = 11; ///< cells of the piece, enough to fill the widget
constexpr int rowsShown = 9;
constexpr double pixelsPerMillimetre = 96 / 25.4;

/// The cell in the middle of the piece.
Cell middleOf(const Drawing& drawing)
{
    const Grid& grid = drawing.grid();
    const auto largest = std::ranges::max_element(drawing.rest.map.names, {}, &PlaceName::size);
    if (largest != drawing.rest.map.names.end() && grid.contains(largest->cell))
        return largest->cell;
    return grid.cell(grid.columns / 2, grid.rows / 2);
}

/// The cells around a cell as a map of their own. A map of places stays whole.
Map pieceOf(const Drawing& drawing, Cell& middle)
{
    const Grid& grid = drawing.grid();
    if (grid.linked() || (grid.columns <= columnsShown && grid.rows <= rowsShown))
        return drawing.map();
    const int columns = std::min(columnsShown, grid.columns);
    const int rows = std::min(rowsShown, grid.rows);
    // An even shift keeps the arrangement of hexes.
    const int left = std::clamp(grid.column(middle) - columns / 2, 0, grid.columns - columns) / 2 * 2;
    const int top = std::clamp(grid.row(middle) - rows / 2, 0, grid.rows - rows) / 2 * 2;
    const NewSize size{columns, rows, -left, -top, true};
    Drawing piece = drawing;
    piece.rest.units.clear();
    piece.rest.setup.clear();
    piece.rest.placeMarks.clear();
    const Grid after = resizedGrid(grid, size);
    middle = movedCell(grid, after, size, middle);
    apply(piece, resizeMap(piece, size));
    return piece.map();
}

} // namespace

StylePreview::StylePreview(const Drawing& drawing, const Ruleset& rules, QWidget* parent) : QWidget(parent)
{
    named(this, "stylePreview", tr("The map in this style"));
    setMinimumHeight(160);
    if (!drawing.grid().valid())
        return;
    Cell middle = middleOf(drawing);
    const Map piece = pieceOf(drawing, middle);
    mPainter = std::make_unique<MapPainter>(piece, rules, styleOf(piece, false));
    mMiddle = piece.grid.contains(middle) ? mPainter->geometry().centre(middle)
                                          : mPainter->geometry().bounds().center();
}

void StylePreview::showStyle(const MapStyle& style)
{
    if (mPainter)
        mPainter->setStyle(style);
    draw();
}

QSize StylePreview::sizeHint() const
{
    return {440, 250};
}

void StylePreview::draw()
{
    mPicture = QPixmap(size() * devicePixelRatioF());
    mPicture.setDevicePixelRatio(devicePixelRatioF());
    mPicture.fill(palette().color(QPalette::Base));
    if (mPainter) {
        QPainter painter(&mPicture);
        // The piece stays inside the sheet where it can.
        const QRectF sheet = mPainter->sheet();
        QRectF shown(QPointF(), QSizeF(size()) / pixelsPerMillimetre);
        shown.moveCenter(mMiddle);
        shown.moveLeft(std::max(sheet.left(), std::min(shown.left(), sheet.right() - shown.width())));
        shown.moveTop(std::max(sheet.top(), std::min(shown.top(), sheet.bottom() - shown.height())));
        painter.scale(pixelsPerMillimetre, pixelsPerMillimetre);
        painter.translate(-shown.topLeft());
        mPainter->paint(painter, shown, pixelsPerMillimetre * devicePixelRatioF());
    }
    update();
}

void StylePreview::paintEvent(QPaintEvent*)
{
    QPainter(this).drawPixmap(0, 0, mPicture);
}

void StylePreview::resizeEvent(QResizeEvent*)
{
    draw();
}

} // namespace fw
