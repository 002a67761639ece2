#include "app/print/HtmlPages.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QTextDocument>
#include <cmath>

namespace fw {

namespace {

constexpr double unitsPerInch = 72.0 * htmlUnits;

void pageNumber(QPainter& p, int page, int pages, const QSizeF& room)
{
    QFont font = faceFont(Face::Serif);
    font.setPixelSize(8 * htmlUnits);
    p.setFont(font);
    p.setPen(QColor(105, 105, 105));
    p.drawText(QRectF(0, room.height() + 6 * htmlUnits, room.width(), 12 * htmlUnits), Qt::AlignRight | Qt::AlignTop,
               QCoreApplication::translate("PageFlow", "page %1 of %2").arg(page).arg(pages));
}

} // namespace

void printHtml(const QString& html, Face face, double points, double marginMillimetres, QPagedPaintDevice& device)
{
    QTextDocument document;
    QFont font = faceFont(face);
    font.setPixelSize(int(std::lround(points * htmlUnits)));
    document.setDefaultFont(font);
    document.setDocumentMargin(0);
    document.setDefaultStyleSheet("h2 { margin-top: 0px; margin-bottom: 36px }"
                                  "h3 { margin-top: 36px; margin-bottom: 18px }"
                                  "p { margin-top: 0px; margin-bottom: 30px }");
    document.setHtml(html);
    const double scale = device.logicalDpiX() / unitsPerInch;
    const double edge = marginMillimetres / 25.4 * unitsPerInch;
    const QSizeF room(std::floor(device.width() / scale - 2 * edge), std::floor(device.height() / scale - 2 * edge));
    document.setPageSize(room);
    const int pages = document.pageCount();
    const QPageRanges ranges = device.pageRanges();
    QPainter p(&device);
    p.scale(scale, scale);
    p.translate(edge, edge);
    bool any = false;
    for (int page = 1; page <= pages; ++page) {
        if (!ranges.isEmpty() && !ranges.contains(page))
            continue;
        if (any)
            device.newPage();
        any = true;
        p.save();
        QAbstractTextDocumentLayout::PaintContext context;
        context.palette.setColor(QPalette::Text, Qt::black);
        context.clip = QRectF(QPointF(0, (page - 1) * room.height()), room);
        p.translate(0, -context.clip.top());
        p.setClipRect(context.clip);
        document.documentLayout()->draw(&p, context);
        p.restore();
        if (pages > 1)
            pageNumber(p, page, pages, room);
    }
}

} // namespace fw
