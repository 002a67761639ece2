#include "editor/render/CounterPainter.h"

#include "editor/render/CounterArt.h"
#include "editor/render/CounterFields.h"
#include "editor/render/Lettering.h"
#include "editor/render/SheetPanel.h"
#include "editor/render/Symbols.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace fw {

namespace {

/// The size of a counter without a layout of its own, in millimetres.
constexpr double usualSide = 12.7;

/// Draws the facing at the edge of a counter.
void paintHeading(QPainter& p, LayoutFacing facing, int degrees, double side)
{
    if (facing == LayoutFacing::None)
        return;
    const double half = side / 2, turn = degrees * M_PI / 180;
    // The distance of the edge in this direction.
    const double edge = half / std::max(std::abs(std::sin(turn)), std::abs(std::cos(turn)));
    p.save();
    p.translate(half, half);
    p.rotate(degrees);
    QPolygonF mark;
    if (facing == LayoutFacing::Arrow)
        mark << QPointF(0, -half - 1.05) << QPointF(1.5, -half + 0.35) << QPointF(-1.5, -half + 0.35);
    else if (facing == LayoutFacing::Chevron)
        mark << QPointF(0, -edge - 0.9) << QPointF(1.7, -edge + 0.6) << QPointF(0.8, -edge + 0.6)
             << QPointF(0, -edge - 0.1) << QPointF(-0.8, -edge + 0.6) << QPointF(-1.7, -edge + 0.6);
    else
        mark << QPointF(-half * 0.6, -edge - 0.5) << QPointF(half * 0.6, -edge - 0.5)
             << QPointF(half * 0.5, -edge + 0.4) << QPointF(-half * 0.5, -edge + 0.4);
    p.setPen(QPen(counterBlack, 0.15));
    p.setBrush(counterCream);
    p.drawPolygon(mark);
    p.restore();
}

/// Draws a folded corner of the back, which all others see.
void paintCovered(QPainter& p, const QColor& colour, double side, bool words)
{
    const QColor back = colour.darker(125);
    p.save();
    p.translate(side - usualSide, 0);
    QPolygonF fold;
    fold << QPointF(8.1, 0.2) << QPointF(12.5, 0.2) << QPointF(12.5, 4.6);
    p.setPen(QPen(inkOn(back), 0.22));
    p.setBrush(back);
    p.drawPolygon(fold);
    if (words) {
        Lettering mark{.serif = false, .bold = true, .capital = 1.7, .ink = inkOn(back)};
        mark.draw(p, {11.15, 2.45}, "?");
    }
    p.restore();
}

} // namespace

double counterSide(const MapGeometry& g)
{
    return std::min(12.7, g.across() * 0.6685);
}

namespace {

void placeAside(std::vector<PlacedCounter>& result, const SheetPanel& panel, const std::vector<CounterFace>& faces,
                double side)
{
    std::map<const SheetPanel::Place*, std::vector<const CounterFace*>> waiting;
    for (const CounterFace& face : faces) {
        if (face.cell != noCell)
            continue;
        if (const auto* square = face.turn > 0 ? panel.turnSquare(face.turn) : nullptr)
            waiting[square].push_back(&face);
        else if (face.box >= 0 && std::size_t(face.box) < panel.boxes().size())
            waiting[&panel.boxes()[std::size_t(face.box)]].push_back(&face);
    }
    for (const auto& [place, group] : waiting) {
        const std::vector<QRectF> squares = SheetPanel::spread(*place, int(group.size()), side);
        for (std::size_t i = 0; i < squares.size(); ++i)
            result.push_back({group[i], squares[i], int(i)});
    }
}

} // namespace

std::vector<PlacedCounter> placed(const MapGeometry& g, const std::vector<CounterFace>& faces, const SheetPanel* panel)
{
    std::map<Cell, std::vector<const CounterFace*>> stacks;
    for (const CounterFace& face : faces)
        if (g.grid().contains(face.cell))
            stacks[face.cell].push_back(&face);
    const double side = counterSide(g);
    std::vector<PlacedCounter> result;
    for (auto& [cell, stack] : stacks) {
        std::ranges::stable_sort(stack, [](const CounterFace* a, const CounterFace* b) { return a->order < b->order; });
        const int count = int(stack.size());
        const double step = count > 1 ? std::min(0.095 * side, 0.3 * side / (count - 1)) : 0;
        for (int i = 0; i < count; ++i) {
            const double shift = step * (i - (count - 1) / 2.0);
            // Slightly low, so that the number at the top stays readable.
            const QPointF middle = g.centre(cell) + QPointF(-shift, 0.05 * side - shift);
            result.push_back({stack[std::size_t(i)], {middle.x() - side / 2, middle.y() - side / 2, side, side}, i});
        }
    }
    if (panel != nullptr)
        placeAside(result, *panel, faces, side);
    return result;
}

namespace {

const CounterLayout& layoutOf(const CounterFace& face)
{
    static const CounterLayoutPtr usual = usableCounterLayout({}, {});
    return face.layout == nullptr ? *usual : *face.layout;
}

/// Draws the ground of a counter with its shadow.
void paintBody(QPainter& p, const LayoutFace& layout, const CounterFace& face, double side, double corner)
{
    const QRectF body(0, 0, side, side);
    p.setPen(Qt::NoPen);
    p.setBrush(QColor(20, 14, 6, 80));
    p.drawRoundedRect(body.translated(0.35, 0.45), corner + 0.1, corner + 0.1);
    const QColor ground = layoutColour(layout.ground, face, face.colour);
    const QColor border = layoutColour(layout.border, face, ground);
    const double pen = layout.borderWidth;
    p.setBrush(ground.isValid() ? ground : face.colour);
    p.setPen(border.isValid() && pen > 0 ? QPen(border, pen) : QPen(Qt::NoPen));
    p.drawRoundedRect(body.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2), corner, corner);
}

} // namespace

QColor counterGround(const CounterFace& face)
{
    if (face.down)
        return face.colour;
    const QColor ground = layoutColour(layoutFaceOf(layoutOf(face), face).ground, face, face.colour);
    return ground.isValid() ? ground : face.colour;
}

void paintCounter(QPainter& p, const CounterFace& face, const QRectF& square, double detail)
{
    const double pixels = square.width() * detail;
    if (pixels < 6) {
        p.fillRect(square, face.colour);
        return;
    }
    const CounterLayout& layout = layoutOf(face);
    static const LayoutFace plain; // of a counter that is face down
    const LayoutFace& shown = face.down ? plain : layoutFaceOf(layout, face);
    const double side = layout.side;
    const bool words = pixels >= 24;
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    p.translate(square.topLeft());
    p.scale(square.width() / side, square.height() / side);
    paintBody(p, shown, face, side, layout.corner);
    if (face.down) {
        Lettering mark{.serif = false, .bold = true, .capital = 0.44 * side, .ink = inkOn(face.colour)};
        if (pixels >= 10)
            mark.draw(p, {side / 2, side * 0.724}, "?");
        if (face.heading >= 0)
            paintHeading(p, layout.face(FaceKind::Unit).facing, face.heading, side);
        p.restore();
        return;
    }
    const bool drawn = !face.art.isEmpty() && paintArt(p, face.art, QRectF(0, 0, side, side));
    if (!drawn) {
        const QColor ground = layoutColour(shown.ground, face, face.colour);
        for (const LayoutBox& box : shown.boxes)
            if (appliesTo(box.when, face))
                paintLayoutBox(p, box, face, ground);
        for (const LayoutField& field : shown.fields)
            paintLayoutField(p, shown, field, face, words);
    }
    if (face.covered && pixels >= 10)
        paintCovered(p, face.colour, side, words);
    if (!drawn && face.heading >= 0)
        paintHeading(p, shown.facing, face.heading, side);
    if (!face.states.isEmpty() && pixels >= 16 && !shown.ticket.area.isEmpty())
        paintTicket(p, shown.ticket, face.states.join(QString::fromUtf8(" · ")));
    p.restore();
}

void paintCounters(QPainter& p, const MapGeometry& g, const std::vector<CounterFace>& faces, const QRectF& exposed,
                   double detail, const SheetPanel* panel)
{
    for (const PlacedCounter& counter : placed(g, faces, panel))
        if (counter.square.adjusted(-2, -2, 2, 2).intersects(exposed))
            paintCounter(p, *counter.face, counter.square, detail);
}

} // namespace fw
