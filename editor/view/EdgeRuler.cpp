#include "editor/view/EdgeRuler.h"

#include <QGraphicsView>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace fw {

QString edgeLabel(const Grid& grid, const Numbering& numbering, bool column, Cell cell)
{
    if (numbering.scheme == NumberScheme::Running) // it has no parts
        return QString::fromStdString(numbering.label(grid, cell));
    // A separator that no map uses splits the number into its column and row part.
    Numbering parted = numbering;
    parted.separator.assign(1, '\x1f');
    const QString label = QString::fromStdString(parted.label(grid, cell));
    const qsizetype mark = label.indexOf(QChar(0x1f));
    return mark < 0 ? QString() : column == numbering.columnFirst ? label.left(mark) : label.mid(mark + 1);
}

EdgeRuler::EdgeRuler(QGraphicsView& view, bool columns, QWidget* parent)
    : QWidget(parent), mView(view), mColumns(columns), mGeometry({}, 1)
{
    setObjectName(columns ? "columnRuler" : "rowRuler");
    setAccessibleName(columns ? tr("Column numbers") : tr("Row numbers"));
    QFont small = font();
    small.setPointSizeF(std::max(7.0, small.pointSizeF() - 1));
    setFont(small);
}

void EdgeRuler::setMap(const MapGeometry& geometry, const Numbering& numbering)
{
    mGeometry = geometry;
    mNumbering = numbering;
    update();
}

void EdgeRuler::mark(Cell cell)
{
    if (cell == mMarked)
        return;
    mMarked = cell;
    update();
}

int EdgeRuler::thickness() const
{
    return mColumns ? fontMetrics().height() + 4 : fontMetrics().horizontalAdvance("0000") + 4;
}

std::vector<EdgeRuler::Tick> EdgeRuler::ticks() const
{
    std::vector<Tick> all;
    const Grid& grid = mGeometry.grid();
    if (!grid.valid() || grid.linked()) // places have no columns and rows
        return all;
    // Oblique numbers run across the map, so a label at its edge would be right for the first cell only.
    const bool oblique = mNumbering.scheme == NumberScheme::Falling || mNumbering.scheme == NumberScheme::Rising;
    if (oblique && mColumns == (grid.shape == GridShape::HexPointy))
        return all;
    const int count = mColumns ? grid.columns : grid.rows;
    const auto at = [&](int index) {
        // Columns of pointy hexes and rows of flat ones zigzag, so the label is between the first two cells.
        const bool crosswise = mColumns ? grid.shape == GridShape::HexPointy : grid.shape == GridShape::HexFlat;
        const QPointF first = mGeometry.centre(mColumns ? grid.cell(index, 0) : grid.cell(0, index));
        const bool more = mColumns ? grid.rows > 1 : grid.columns > 1;
        const QPointF second = crosswise && more
                                   ? mGeometry.centre(mColumns ? grid.cell(index, 1) : grid.cell(1, index))
                                   : first;
        const QPoint on = mView.mapFromScene((first + second) / 2);
        return double(mColumns ? on.x() : on.y());
    };
    const int length = mColumns ? width() : height();
    const double step = count > 1 ? (at(count - 1) - at(0)) / (count - 1) : length;
    if (step <= 0)
        return all;
    // As many labels as fit, at even intervals from the first.
    const double room = mColumns ? fontMetrics().horizontalAdvance("0000") + 4.0 : double(fontMetrics().height());
    int every = 1;
    for (const int wide : {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000})
        if ((every = wide) * step >= room)
            break;
    const int first = std::max(0, int(std::floor(-at(0) / step)) - 1);
    for (int index = first - first % every; index < count; index += every) {
        if (index < 0)
            continue;
        const double where = at(index);
        if (where > length + room)
            break;
        if (where > -room)
            all.push_back(
                {index, where,
                 edgeLabel(grid, mNumbering, mColumns, mColumns ? grid.cell(index, 0) : grid.cell(0, index))});
    }
    return all;
}

QStringList EdgeRuler::shown() const
{
    QStringList labels;
    for (const Tick& tick : ticks())
        if (tick.at >= 0 && tick.at <= (mColumns ? width() : height()))
            labels << tick.text;
    return labels;
}

void EdgeRuler::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().window());
    painter.setPen(palette().color(QPalette::Mid));
    mColumns ? painter.drawLine(0, height() - 1, width(), height() - 1)
             : painter.drawLine(width() - 1, 0, width() - 1, height());
    const Grid& grid = mGeometry.grid();
    const int marked = !grid.valid() || grid.linked() || !grid.contains(mMarked) ? -1
                       : mColumns                                                ? grid.column(mMarked)
                                                                                 : grid.row(mMarked);
    const auto draw = [&](const Tick& tick, bool strong) {
        const double half = mColumns ? 40 : fontMetrics().height();
        const QRectF box = mColumns ? QRectF(tick.at - half, 0, 2 * half, height() - 1)
                                    : QRectF(0, tick.at - half, width() - 2, 2 * half);
        QFont f = font();
        f.setBold(strong);
        painter.setFont(f);
        if (strong) {
            const double wide = QFontMetricsF(f).horizontalAdvance(tick.text) + 6;
            const QRectF back = mColumns ? QRectF(tick.at - wide / 2, 0, wide, height() - 1)
                                         : QRectF(0, tick.at - half / 2 - 1, width() - 1, half + 2);
            painter.fillRect(back, palette().highlight());
        }
        painter.setPen(palette().color(strong ? QPalette::HighlightedText : QPalette::WindowText));
        painter.drawText(box, Qt::AlignCenter, tick.text);
    };
    const std::vector<Tick> all = ticks();
    for (const Tick& tick : all)
        if (tick.index != marked)
            draw(tick, false);
    if (marked < 0)
        return;
    const Cell cell = mColumns ? grid.cell(marked, grid.row(mMarked)) : grid.cell(grid.column(mMarked), marked);
    const QPoint on = mView.mapFromScene(mGeometry.centre(cell));
    draw({marked, double(mColumns ? on.x() : on.y()), edgeLabel(grid, mNumbering, mColumns, mMarked)}, true);
}

} // namespace fw
