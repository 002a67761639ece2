#include "app/print/MapTiles.h"

#include "app/print/OutputDevice.h"
#include "app/print/PdfBytes.h"
#include "editor/render/CounterPainter.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPainter>
#include <QPdfWriter>
#include <algorithm>
#include <cmath>

namespace fw {

namespace {

constexpr double tileMargin = 10; ///< millimetres at the edge of the paper that printers leave white
constexpr double overlap = 10;    ///< millimetres that two pages share
constexpr double mark = 5;        ///< length of a crop mark
constexpr int tileDots = 1200;    ///< dots per inch

struct Tiles {
    Q_DECLARE_TR_FUNCTIONS(fw::MapTiles)
};

/// The number of pages for a length if neighbours share `shared` of it.
int pagesFor(double length, double page, double shared)
{
    return length <= page ? 1 : 1 + int(std::ceil((length - page) / (page - shared) - 1e-9));
}

/// The number of pages of this size for a sheet, without the margins.
int pagesOn(const QSizeF& sheet, const QSizeF& page)
{
    return pagesFor(sheet.width(), page.width() - 2 * tileMargin, overlap)
           * pagesFor(sheet.height(), page.height() - 2 * tileMargin, overlap);
}

void writeSmall(QPainter& painter, const QPointF& at, const QString& text)
{
    Lettering hand{.serif = false, .capital = 2};
    hand.draw(painter, at, text);
}

/// Paints the first page, which shows the place of each page.
void paintPlan(QPainter& painter, const MapPainter& map, const std::vector<QRectF>& tiles, const QSizeF& page)
{
    const QRectF sheet(QPointF(), map.sheet().size());
    const double scale = std::min(page.width() / sheet.width(), (page.height() - 12) / sheet.height());
    writeSmall(painter, {page.width() / 2, 4},
               Tiles::tr("Plan: trim each page at its marks and place it %1 mm over the previous page").arg(overlap));
    painter.save();
    painter.translate((page.width() - sheet.width() * scale) / 2, 10);
    painter.scale(scale, scale);
    painter.save();
    painter.translate(-map.sheet().topLeft());
    map.paint(painter, map.sheet(), scale);
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::black, 0.5 / scale));
    int number = 0;
    for (const QRectF& tile : tiles) {
        painter.drawRect(tile.intersected(sheet));
        Lettering hand{.serif = false, .capital = 5 / scale, .halo = Qt::white};
        hand.draw(painter, tile.intersected(sheet).center(), QString::number(++number));
    }
    painter.restore();
}

/// Paints crop marks at the corners of a page, and its number.
void paintMarks(QPainter& painter, const QRectF& tile, int number, int pages)
{
    const QRectF shown(QPointF(), tile.size());
    painter.setPen(QPen(Qt::black, 0.2));
    for (const QPointF corner : {shown.topLeft(), shown.topRight(), shown.bottomLeft(), shown.bottomRight()}) {
        const double x = corner.x() > 0 ? 1 : -1;
        const double y = corner.y() > 0 ? 1 : -1;
        painter.drawLine(corner + QPointF(x, 0), corner + QPointF(x * mark, 0));
        painter.drawLine(corner + QPointF(0, y), corner + QPointF(0, y * mark));
    }
    writeSmall(painter, {shown.width() / 2, shown.height() + 5}, Tiles::tr("page %1 of %2").arg(number).arg(pages));
}

} // namespace

std::vector<QRectF> mapTiles(const QSizeF& sheet, const QSizeF& page, double shared)
{
    std::vector<QRectF> tiles;
    if (page.width() <= shared || page.height() <= shared)
        return tiles;
    const int columns = pagesFor(sheet.width(), page.width(), shared);
    const int rows = pagesFor(sheet.height(), page.height(), shared);
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            tiles.emplace_back(QPointF(column * (page.width() - shared), row * (page.height() - shared)), page);
    return tiles;
}

int tilePages(const QSizeF& sheet, QPageSize::PageSizeId paper)
{
    const QSizeF page = QPageSize(paper).size(QPageSize::Millimeter);
    return std::min(pagesOn(sheet, page), pagesOn(sheet, page.transposed()));
}

Result<void> exportTiledMap(const MapPainter& map, const std::vector<CounterFace>& counters, const std::string& file,
                            QPageSize::PageSizeId paper, const std::vector<std::string>& inputs, Progress* progress)
{
    QSizeF page = QPageSize(paper).size(QPageSize::Millimeter);
    const QSizeF sheet = map.sheet().size();
    const bool lying = pagesOn(sheet, page.transposed()) < pagesOn(sheet, page);
    if (lying)
        page.transpose();
    const QSizeF room(page.width() - 2 * tileMargin, page.height() - 2 * tileMargin);
    const std::vector<QRectF> tiles = mapTiles(sheet, room, overlap);

    const QString title = QFileInfo(QString::fromStdString(file)).completeBaseName();
    std::size_t number = 0;
    const QByteArray bytes = pdfOf(QPageSize(paper), title, tileDots, [&](QPdfWriter& pdf) {
        pdf.setPageOrientation(lying ? QPageLayout::Landscape : QPageLayout::Portrait);
        QPainter painter(&pdf);
        const auto begin = [&] {
            painter.resetTransform();
            painter.setClipping(false);
            painter.scale(tileDots / 25.4, tileDots / 25.4);
            painter.translate(tileMargin, tileMargin);
        };
        begin();
        paintPlan(painter, map, tiles, room);
        for (; number < tiles.size() && reached(progress, int(number), int(tiles.size())); ++number) {
            const QRectF& tile = tiles[number];
            pdf.newPage();
            begin();
            painter.save();
            painter.setClipRect(QRectF(QPointF(), tile.size()));
            painter.translate(-tile.topLeft() - map.sheet().topLeft());
            const QRectF shown = tile.translated(map.sheet().topLeft());
            map.paint(painter, shown, 1e3);
            paintCounters(painter, map.geometry(), counters, shown, 1e3, map.panel());
            painter.restore();
            paintMarks(painter, tile, int(number) + 1, int(tiles.size()));
        }
    });
    if (number < tiles.size())
        return cancelled();
    return writeBytes({file, Form::Pdf, inputs}, bytes);
}

} // namespace fw
