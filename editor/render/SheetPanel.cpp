#include "editor/render/SheetPanel.h"

#include "editor/Translated.h"
#include "editor/render/CounterPainter.h"
#include "editor/render/Lettering.h"
#include "editor/render/SheetLegend.h"

#include <algorithm>
#include <cmath>

namespace fw {

namespace {

constexpr double aside = 9;     ///< between the neat line and the panel
constexpr double gap = 1.4;     ///< between squares
constexpr double labelRoom = 4.2;
constexpr double headRoom = 6;
constexpr double between = 4;   ///< between two parts
constexpr int turnsAcross = 4;  ///< beside a map
constexpr double leastDetail = 1.1; ///< pixels a millimetre; below, letters are only grey dust

/// Counters that never had a turn to come wait in the box; those that do, on the track.
bool allOnTrack(const Scenario& scenario, const std::string& box)
{
    return scenario.lastTurn > 0 &&
           std::all_of(scenario.setup.begin(), scenario.setup.end(), [&](const Placement& p) {
               return p.box != box || p.arrives.turn > 0;
           });
}

} // namespace

SheetPanel::SheetPanel(const Scenario& scenario, const Ruleset& ruleset, const MapGeometry& geometry,
                       const QRectF& frame)
{
    if (!geometry.grid().valid())
        return;
    const double side = counterSide(geometry);
    const bool beside = frame.height() > 0.8 * frame.width();
    const double column = turnsAcross * side * 1.22 + (turnsAcross - 1) * gap;
    const double width = beside ? column : frame.width();
    const QPointF corner = beside ? QPointF(frame.right() + aside, frame.top())
                                  : QPointF(frame.left(), frame.bottom() + aside);
    mPen = corner;
    layOutTurns(scenario, side, width);
    mLegend = std::make_unique<SheetLegend>(scenario.map, ruleset);
    const double legend =
        mLegend->empty() ? 0 : headRoom + mLegend->height(width) + between;
    layOutBoxes(scenario, ruleset, side, width,
                beside ? frame.bottom() - mPen.y() - legend : 0);
    if (mLegend->empty()) {
        mLegend.reset();
    } else {
        head(tr("Legend"));
        mPen.ry() += mLegend->height(width);
    }
    if (mPen != corner)
        mBounds = QRectF(corner, QSizeF(width, mPen.y() - corner.y()));
}

SheetPanel::~SheetPanel() = default;

double SheetPanel::head(const QString& text)
{
    mHeadings.push_back({text, mPen + QPointF(0, 3)});
    mPen.ry() += headRoom;
    return mPen.y();
}

void SheetPanel::layOutTurns(const Scenario& scenario, double side, double width)
{
    if (scenario.lastTurn <= 0)
        return;
    const double left = mPen.x();
    const double square = side * 1.22;
    const double step = square + gap;
    const int across = std::max(1, int((width + gap + 0.01) / step));
    double y = head(tr("Turns"));
    for (int turn = 1; turn <= scenario.lastTurn; ++turn) {
        const int i = turn - 1;
        const QString name = std::size_t(i) < scenario.turnNames.size()
                                 ? QString::fromStdString(scenario.turnNames[std::size_t(i)])
                                 : QString();
        mTurns.push_back({QString::number(turn), name,
                          QRectF(left + (i % across) * step,
                                 y + (i / across) * (step + labelRoom), square,
                                 square + labelRoom)});
    }
    mPen.setY(mTurns.back().square.bottom() + between);
}

void SheetPanel::layOutBoxes(const Scenario& scenario, const Ruleset& ruleset, double side,
                             double width, double room)
{
    std::vector<std::size_t> shown;
    mBoxes.resize(ruleset.boxes.size());
    for (std::size_t i = 0; i < ruleset.boxes.size(); ++i) {
        const Box& box = ruleset.boxes[i];
        mBoxes[i].label = translated(box.label.empty() ? box.id : box.label);
        if (box.role != "arrivals" || !allOnTrack(scenario, box.id))
            shown.push_back(i);
    }
    if (shown.empty())
        return;
    const bool below = room <= 0;
    const int across = below ? int(shown.size()) : 1;
    const double wide = (width - (across - 1) * gap) / across;
    // Beside a map they share what height is left, within reason.
    const int rows = int(shown.size()) / across;
    const double high = std::clamp(below ? 0.0 : (room - between) / rows - gap,
                                   labelRoom + side * 1.2, labelRoom + side * 2.6);
    for (std::size_t n = 0; n < shown.size(); ++n)
        mBoxes[shown[n]].square = QRectF(mPen.x() + int(n % std::size_t(across)) * (wide + gap),
                                         mPen.y() + int(n / std::size_t(across)) * (high + gap),
                                         wide, high);
    mPen.setY(mBoxes[shown.back()].square.bottom() + between);
}

std::vector<QRectF> SheetPanel::spread(const Place& place, int count, double side)
{
    std::vector<QRectF> squares;
    if (place.square.isNull() || count <= 0)
        return squares;
    const QRectF room = place.square.adjusted(1, labelRoom, -1, -1);
    // As few rows as hold all without covering more than half of one; then they draw together.
    int rows = 1;
    const int most = std::max(1, int(room.height() / (side * 0.5)));
    const auto inRow = [&] { return (count + rows - 1) / rows; };
    while (rows < most && inRow() * side > room.width() && inRow() > 1)
        ++rows;
    const int across = inRow();
    const double free = room.width() - side;
    const double stepX = across > 1 ? std::min(side + 0.8, free / (across - 1)) : 0;
    const double stepY = rows > 1 ? std::min(side + 0.8, (room.height() - side) / (rows - 1)) : 0;
    const double left = across > 1 ? room.left() + (free - stepX * (across - 1)) / 2
                                   : room.left() + free / 2;
    for (int i = 0; i < count; ++i)
        squares.emplace_back(left + stepX * (i % across), room.top() + stepY * (i / across), side,
                             side);
    return squares;
}

QString SheetPanel::describe(QPointF at) const
{
    for (const Place& turn : mTurns)
        if (turn.square.contains(at))
            return turn.note.isEmpty() ? tr("Turn %1").arg(turn.label)
                                       : tr("Turn %1, %2", "number, time").arg(turn.label, turn.note);
    for (const Place& box : mBoxes)
        if (box.square.contains(at))
            return box.label;
    return {};
}

void SheetPanel::letterTurn(const Canvas& c, const MapStyle& style, const QRectF& square) const
{
    if (c.detail <= leastDetail)
        return;
    Lettering number;
    number.serif = false;
    number.bold = true;
    number.capital = 2.1;
    number.ink = style.ink;
    Lettering time = number;
    time.bold = false;
    time.capital = 1.8;
    for (const Place& turn : mTurns) {
        if (turn.square != square)
            continue;
        const double y = square.top() + 3.2;
        number.draw(c.painter, {square.left() + 1.2 + number.box(turn.label).width() / 2, y},
                    turn.label);
        if (!turn.note.isEmpty())
            time.draw(c.painter, {square.right() - 1.2 - time.box(turn.note).width() / 2, y},
                      turn.note);
    }
}

void SheetPanel::paint(const Canvas& c, const MapStyle& style) const
{
    if (!mBounds.adjusted(-2, -2, 2, 2).intersects(c.exposed))
        return;
    QPainter& p = c.painter;
    Lettering title;
    title.capital = 2.3;
    title.bold = true;
    title.spacing = 0.08;
    title.ink = style.ink;
    const bool letters = c.detail > leastDetail;
    for (const Heading& heading : mHeadings)
        if (letters)
            title.draw(p, heading.at + QPointF(title.box(heading.text).width() / 2, 0),
                       heading.text);
    Lettering small;
    small.serif = false;
    small.capital = 1.8;
    small.ink = style.ink;
    const auto square = [&](const Place& place) {
        if (place.square.isNull() || !place.square.intersects(c.exposed))
            return false;
        p.setPen(QPen(style.frame, 0.25, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        p.setBrush(style.ground);
        p.drawRect(place.square);
        return letters;
    };
    for (const Place& turn : mTurns)
        if (square(turn))
            letterTurn(c, style, turn.square);
    for (const Place& box : mBoxes) {
        if (!square(box))
            continue;
        Lettering hand = small;
        hand.capital *= std::min(1.0, (box.square.width() - 2) / hand.box(box.label).width());
        hand.draw(p, {box.square.left() + 1.2 + hand.box(box.label).width() / 2,
                      box.square.top() + 3.1},
                  box.label);
    }
    if (mLegend && letters)
        mLegend->paint(c, style, mHeadings.back().at + QPointF(0, headRoom - 3), mBounds.width());
}

} // namespace fw
