#include "app/print/SheetMarks.h"

#include "editor/render/Lettering.h"

#include <QCoreApplication>
#include <QPainter>

namespace fw {

namespace {

class SheetMarksText
{
    Q_DECLARE_TR_FUNCTIONS(CounterSheets)
};

/// The cuts of a page.
QList<QRectF> cutsOf(const SheetGrid& grid, int count, bool back)
{
    QList<QRectF> out;
    for (int i = 0; i < count; ++i)
        out << (back ? grid.back(i) : grid.front(i));
    return out;
}

} // namespace

void paintCropMarks(QPainter& p, const SheetRun& run, int count, bool back)
{
    const SheetGrid& grid = run.grid;
    const QList<QRectF> cuts = cutsOf(grid, count, back);
    QRectF all;
    for (const QRectF& cut : cuts)
        all |= cut;
    p.setPen(QPen(Qt::black, 0.1));
    const double from = grid.markDistance(), length = markLength;
    for (int column = 0; column < std::min(count, grid.columns()); ++column) {
        const QRectF s = cuts[column];
        for (const double x : {s.left(), s.right()}) {
            p.drawLine(QPointF(x, all.top() - from - length), QPointF(x, all.top() - from));
            p.drawLine(QPointF(x, all.bottom() + from), QPointF(x, all.bottom() + from + length));
        }
    }
    // A mark between the halves of a folded sheet would be on the other half.
    const bool left = !run.layout.fold || !back, right = !run.layout.fold || back;
    for (int first = 0; first < count; first += grid.columns()) {
        const QRectF s = cuts[first];
        for (const double y : {s.top(), s.bottom()}) {
            if (left)
                p.drawLine(QPointF(all.left() - from - length, y), QPointF(all.left() - from, y));
            if (right)
                p.drawLine(QPointF(all.right() + from, y), QPointF(all.right() + from + length, y));
        }
    }
}

void paintCuts(QPainter& p, const SheetRun& run, int count, bool back, const QPen& pen)
{
    p.setPen(pen);
    p.setBrush(Qt::NoBrush);
    for (const QRectF& cut : cutsOf(run.grid, count, back))
        p.drawRoundedRect(cut, run.layout.corner, run.layout.corner);
}

void paintFoldMarks(QPainter& p, const SheetRun& run, int count)
{
    paintCuts(p, run, count, false, QPen(QColor("#606060"), 0.1));
    const QSizeF page = run.grid.page();
    const double middle = page.width() / 2;
    constexpr double head = 8, dash = 3; // millimetres
    p.setPen(QPen(Qt::black, 0.2));
    for (double y = head; y < page.height() - head; y += 2 * dash)
        p.drawLine(QPointF(middle, y), QPointF(middle, std::min(y + dash, page.height() - head)));
    const QString words = SheetMarksText::tr(
        "Fold along the dashes, glue the halves together, cut along the thin lines.");
    Lettering hand{.serif = false, .capital = 1.9};
    const double squeeze = std::min(1.0, (page.width() - 20) / std::max(1.0, hand.box(words).width()));
    hand.capital *= squeeze;
    hand.draw(p, {middle, 6}, words);
}

void paintCornerMarks(QPainter& p, const QRectF& cut, double from)
{
    p.setPen(QPen(Qt::black, 0.1));
    for (const double x : {cut.left(), cut.right()}) {
        p.drawLine(QPointF(x, cut.top() - from - markLength), QPointF(x, cut.top() - from));
        p.drawLine(QPointF(x, cut.bottom() + from), QPointF(x, cut.bottom() + from + markLength));
    }
    for (const double y : {cut.top(), cut.bottom()}) {
        p.drawLine(QPointF(cut.left() - from - markLength, y), QPointF(cut.left() - from, y));
        p.drawLine(QPointF(cut.right() + from, y), QPointF(cut.right() + from + markLength, y));
    }
}

void scaleBar(QPainter& p, QPointF at)
{
    p.setPen(QPen(Qt::black, 0.15));
    p.drawLine(at, at + QPointF(50, 0));
    for (int i = 0; i <= 5; ++i)
        p.drawLine(at + QPointF(10 * i, 0), at + QPointF(10 * i, i % 5 == 0 ? -2 : -1.2));
    Lettering hand{.serif = false, .capital = 1.8};
    hand.draw(p, at + QPointF(58, 0), SheetMarksText::tr("50 mm"));
}

} // namespace fw
