#include "editor/view/Highlights.h"

#include "editor/render/Lettering.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionGraphicsItem>
#include <cmath>

namespace fw {

namespace {

const QColor dark("#1a1510");
const QColor bright("#ffe98a");

struct Paint {
    QColor fill;
    QColor line;
    Qt::PenStyle style;
    double width;
};

Paint paintOf(CellSign sign)
{
    switch (sign) {
    case CellSign::Offered: return {QColor(255, 246, 190, 70), QColor("#fff3b0"), Qt::DashLine, 0.6};
    case CellSign::Reach: return {QColor(120, 190, 110, 92), QColor("#3f7a3a"), Qt::SolidLine, 0.35};
    case CellSign::Through: return {QColor(120, 190, 110, 40), QColor("#3f7a3a"), Qt::DotLine, 0.35};
    case CellSign::Chosen: return {QColor(80, 140, 220, 80), QColor("#2a5fa5"), Qt::SolidLine, 0.8};
    case CellSign::Target: return {QColor(220, 70, 50, 70), QColor("#b3261e"), Qt::SolidLine, 0.8};
    case CellSign::Shown: return {QColor(255, 214, 90, 110), QColor("#6b4e00"), Qt::SolidLine, 0.7};
    case CellSign::Zone: return {QColor(200, 60, 40, 40), QColor("#a03325"), Qt::DashLine, 0.6};
    }
    return {};
}

QPolygonF inset(const QPolygonF& outline, double share)
{
    const QPointF middle = outline.boundingRect().center();
    QPolygonF out;
    for (const QPointF& p : outline)
        out << middle + (p - middle) * share;
    return out;
}

} // namespace

HighlightItem::HighlightItem(const MapGeometry& geometry) : mGeometry(geometry)
{
    setZValue(5);
    setAcceptedMouseButtons(Qt::NoButton);
}

void HighlightItem::set(std::vector<CellNote> notes, std::vector<Cell> path)
{
    if (notes == mNotes && path == mPath)
        return;
    prepareGeometryChange();
    mNotes = std::move(notes);
    mPath = std::move(path);
    update();
}

QRectF HighlightItem::boundingRect() const
{
    QRectF all;
    for (const CellNote& note : mNotes)
        all |= mGeometry.outline(note.cell).boundingRect();
    for (const Cell cell : mPath)
        all |= mGeometry.outline(cell).boundingRect();
    return all.adjusted(-1, -1, 1, 1);
}

void HighlightItem::paintNote(QPainter& p, const CellNote& note) const
{
    const MapGeometry& g = mGeometry;
    const Paint how = paintOf(note.sign);
    // A zone lies inside the outline of a cell that is also marked as reached.
    const QPolygonF outline = inset(g.outline(note.cell), note.sign == CellSign::Zone ? 0.8 : 0.94);
    p.setBrush(how.fill);
    // An edge below the coloured one makes it visible on any ground: a light one where the colour is dark itself.
    const bool zone = note.sign == CellSign::Zone;
    p.setPen(zone ? QPen(QColor(255, 250, 232, 170), how.width + 0.2)
                  : QPen(QColor(20, 16, 10, 110), how.width + 0.4, how.style));
    p.drawPolygon(outline);
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(how.line, how.width, how.style));
    p.drawPolygon(outline);
    if (note.sign == CellSign::Target) {
        const QPointF c = g.centre(note.cell);
        const double r = g.radius() * 0.78;
        for (int k = 0; k < 4; ++k) {
            const double a = k * M_PI / 2;
            const QPointF way(std::cos(a), std::sin(a));
            p.setPen(QPen(how.line, 0.9));
            p.drawLine(c + way * r * 0.82, c + way * r * 1.02);
        }
    }
    if (note.text.isEmpty())
        return;
    Lettering hand{.serif = false, .bold = true, .capital = std::min(2.6, g.radius() * 0.24), .ink = dark};
    const QRectF box = hand.box(note.text);
    const QPointF at = g.centre(note.cell) + QPointF(0, g.across() * 0.40);
    const QRectF plate(at.x() - box.width() / 2 - 0.7, at.y() - hand.capital - 0.6, box.width() + 1.4,
                       hand.capital + 1.2);
    p.setPen(QPen(QColor(20, 16, 10, 160), 0.15));
    p.setBrush(QColor(255, 250, 232, 235));
    p.drawRoundedRect(plate, 0.8, 0.8);
    hand.draw(p, at, note.text);
}

void HighlightItem::paintPath(QPainter& p) const
{
    if (mPath.size() < 2)
        return;
    const MapGeometry& g = mGeometry;
    QPainterPath line(g.centre(mPath.front()));
    for (std::size_t k = 1; k < mPath.size(); ++k)
        line.lineTo(g.centre(mPath[k]));
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(dark, 2.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.drawPath(line);
    p.setPen(QPen(bright, 1.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.drawPath(line);
    const QPointF end = g.centre(mPath.back());
    const QPointF from = g.centre(mPath[mPath.size() - 2]);
    const double angle = std::atan2(end.y() - from.y(), end.x() - from.x());
    const double size = 2.6;
    QPolygonF head;
    head << end + QPointF(std::cos(angle), std::sin(angle)) * size
         << end + QPointF(std::cos(angle + 2.4), std::sin(angle + 2.4)) * size
         << end + QPointF(std::cos(angle - 2.4), std::sin(angle - 2.4)) * size;
    p.setPen(QPen(dark, 0.4));
    p.setBrush(bright);
    p.drawPolygon(head);
}

void HighlightItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    painter->setRenderHint(QPainter::Antialiasing);
    for (const CellNote& note : mNotes)
        paintNote(*painter, note);
    paintPath(*painter);
}

RingItem::RingItem(const QRectF& square, bool chosen) : mSquare(square), mChosen(chosen)
{
    setZValue(chosen ? 16 : 15);
    setAcceptedMouseButtons(Qt::NoButton);
}

QRectF RingItem::boundingRect() const
{
    return mSquare.adjusted(-1.6, -1.6, 1.6, 1.6);
}

void RingItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    const QRectF ring = mSquare.adjusted(-0.7, -0.7, 0.7, 0.7);
    painter->setPen(QPen(dark, mChosen ? 1.5 : 0.9));
    painter->drawRoundedRect(ring, 1, 1);
    painter->setPen(QPen(bright, mChosen ? 0.9 : 0.45, mChosen ? Qt::SolidLine : Qt::DashLine));
    painter->drawRoundedRect(ring, 1, 1);
}

} // namespace fw
