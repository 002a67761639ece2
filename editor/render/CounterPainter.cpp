#include "editor/render/CounterPainter.h"

#include "editor/render/CounterArt.h"
#include "editor/render/Lettering.h"
#include "editor/render/SheetPanel.h"
#include "editor/render/Symbols.h"

#include <algorithm>
#include <map>

namespace fw {

namespace {

const QColor cream("#fbf5e4");
const QColor black("#1a1510");
constexpr double signRoom = 3.0; ///< millimetres for the sign of a formation

double luminance(const QColor& colour)
{
    const auto linear = [](double v) { return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

/// Draws a text within a width: first it condenses the letters, then it omits brackets at the end, then letters.
void fitted(QPainter& p, Lettering hand, QPointF at, QString text, double room)
{
    constexpr double narrowest = 0.66;
    const auto bracket = text.lastIndexOf(" (");
    if (bracket > 0 && text.indexOf(')', bracket) == text.size() - 1 && hand.box(text).width() * narrowest > room)
        text.truncate(bracket);
    if (text.isEmpty())
        return;
    const double share = std::clamp(room / hand.box(text).width(), narrowest, 1.0);
    QString shown = text;
    for (auto left = text.size() - 1; left > 1 && hand.box(shown).width() * share > room; --left)
        shown = text.left(left).trimmed() + QChar(0x2026);
    p.save();
    p.translate(at);
    p.scale(share, 1);
    hand.draw(p, {0, 0}, shown);
    p.restore();
}

/// Draws all numbers: it condenses them if there are many and uses two rows for very many.
void paintFactors(QPainter& p, Lettering hand, const QString& factors)
{
    constexpr double room = 11.2, foot = 11.95;
    const auto row = [&](double y, const QString& numbers) {
        p.save();
        p.translate(6.35, y);
        p.scale(std::min(1.0, room / std::max(1e-6, hand.box(numbers).width())), 1);
        hand.draw(p, {0, 0}, numbers);
        p.restore();
    };
    const QStringList numbers = factors.split('-');
    constexpr double narrowest = 0.6;
    hand.capital = 2.3;
    if (numbers.size() < 2 || hand.box(factors).width() * narrowest <= room)
        return row(foot, factors);
    const auto half = (numbers.size() + 1) / 2;
    hand.capital = 1.15;
    row(foot - 1.35, numbers.mid(0, half).join('-') + '-');
    row(foot, numbers.mid(half).join('-'));
}

void paintState(QPainter& p, const QString& words)
{
    // A ticket across the counter: dark frame, hatched edge, plain words.
    p.save();
    p.translate(6.35, 5.05);
    p.rotate(-9);
    const QRectF ticket(-5.9, -1.35, 11.8, 2.7);
    p.setPen(QPen(black, 0.2));
    p.setBrush(QColor("#fff3a8"));
    p.drawRect(ticket);
    p.setPen(QPen(black, 0.28));
    for (double x = -5.5; x < 5.8; x += 1.1) {
        p.drawLine(QPointF(x, -1.35), QPointF(x + 0.35, -1.02));
        p.drawLine(QPointF(x, 1.35), QPointF(x + 0.35, 1.02));
    }
    Lettering hand{.serif = false, .bold = true, .capital = 1.3, .ink = black};
    fitted(p, hand, {0, 0.65}, words, 11);
    p.restore();
}

void paintHeading(QPainter& p, int degrees)
{
    p.save();
    p.translate(6.35, 6.35);
    p.rotate(degrees);
    QPolygonF arrow;
    arrow << QPointF(0, -7.4) << QPointF(1.5, -6.0) << QPointF(-1.5, -6.0);
    p.setPen(QPen(black, 0.15));
    p.setBrush(cream);
    p.drawPolygon(arrow);
    p.restore();
}

/// Draws a folded corner of the back, which all others see.
void paintCovered(QPainter& p, const QColor& colour, bool words)
{
    const QColor back = colour.darker(125);
    QPolygonF fold;
    fold << QPointF(8.1, 0.2) << QPointF(12.5, 0.2) << QPointF(12.5, 4.6);
    p.setPen(QPen(inkOn(back), 0.22));
    p.setBrush(back);
    p.drawPolygon(fold);
    if (!words)
        return;
    Lettering mark{.serif = false, .bold = true, .capital = 1.7, .ink = inkOn(back)};
    mark.draw(p, {11.15, 2.45}, "?");
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

void paintCounter(QPainter& p, const CounterFace& face, const QRectF& square, double detail)
{
    const double pixels = square.width() * detail;
    if (pixels < 6) {
        p.fillRect(square, face.colour);
        return;
    }
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    p.translate(square.topLeft());
    p.scale(square.width() / 12.7, square.height() / 12.7);
    const QRectF body(0, 0, 12.7, 12.7);
    p.setPen(Qt::NoPen);
    p.setBrush(QColor(20, 14, 6, 80));
    p.drawRoundedRect(body.translated(0.35, 0.45), 1, 1);
    p.setBrush(face.colour);
    p.setPen(QPen(face.colour.darker(190), 0.28));
    p.drawRoundedRect(body.adjusted(0.14, 0.14, -0.14, -0.14), 0.9, 0.9);

    if (face.down) {
        Lettering mark{.serif = false, .bold = true, .capital = 5.6, .ink = inkOn(face.colour)};
        if (pixels >= 10)
            mark.draw(p, {6.35, 9.2}, "?");
        if (face.heading >= 0)
            paintHeading(p, face.heading);
        p.restore();
        return;
    }
    if (!face.art.isEmpty() && paintArt(p, face.art, body)) {
        if (face.covered && pixels >= 10)
            paintCovered(p, face.colour, pixels >= 24);
        if (!face.states.isEmpty() && pixels >= 16)
            paintState(p, face.states.join(" · "));
        p.restore();
        return;
    }
    const QColor ink = inkOn(face.colour);
    Lettering hand{.serif = false, .bold = true};
    const bool words = pixels >= 24;
    if (face.band.isValid()) {
        p.setPen(QPen(face.band.darker(170), 0.12));
        p.setBrush(face.band);
        p.drawRect(QRectF(0.75, 0.7, 11.2, 1.85));
    }
    if (words) {
        const QColor above = face.band.isValid() ? inkOn(face.band) : ink;
        hand.ink = above;
        hand.capital = 1.3;
        fitted(p, hand, {2.0, 2.28}, face.formation, signRoom);
        if (!face.size.isEmpty())
            hand.draw(p, {6.35, 2.28}, face.size);
    }
    if (!face.symbol.isEmpty()) {
        p.setPen(QPen(black, 0.16));
        p.setBrush(cream);
        p.drawRect(QRectF(1.75, 2.95, 9.2, 4.1));
    }
    drawSymbol(p, face.symbol, QRectF(2.1, 3.15, 8.5, 3.7), black, cream);
    if (words) {
        hand.bold = false;
        hand.capital = 1.28;
        hand.ink = ink;
        fitted(p, hand, {6.35, 8.82}, face.name, 11.4);
        hand.bold = true;
        if (face.reduced) {
            p.setPen(QPen(black, 0.12));
            p.setBrush(cream);
            p.drawRect(QRectF(0.2, 9.3, 12.3, 3.0));
            hand.ink = black;
        }
        paintFactors(p, hand, face.factors);
    }
    if (face.covered && pixels >= 10)
        paintCovered(p, face.colour, words);
    if (face.heading >= 0)
        paintHeading(p, face.heading);
    if (!face.states.isEmpty() && pixels >= 16)
        paintState(p, face.states.join(" · "));
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
