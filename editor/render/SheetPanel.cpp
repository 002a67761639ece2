#include "editor/render/SheetPanel.h"

#include "editor/Translated.h"
#include "editor/render/CounterPainter.h"
#include "editor/render/Lettering.h"
#include "editor/render/SheetLegend.h"
#include "editor/render/SheetTable.h"
#include "engine/model/Tracks.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fw {

namespace {

constexpr double panelAside = 9; ///< between the neat line and the panel
constexpr double gap = 1.4;      ///< between squares
constexpr double labelRoom = 4.2;
constexpr double headRoom = 6;
constexpr double between = 4;          ///< between two parts
constexpr double apart = 8;            ///< between two parts next to each other
constexpr double pad = 2;              ///< paper around the parts that the scenario places
constexpr int turnsAcross = 4;         ///< next to a map
constexpr double leastForPanels = 1.1; ///< pixels for a millimetre; below it letters are unreadable

/// Whether all counters of a box arrive on a turn, so that they wait on the turn track instead of in the box.
bool allOnTrack(const Scenario& scenario, const std::string& box)
{
    return scenario.turns() > 0 && std::ranges::all_of(scenario.setup, [&](const Placement& p) {
               return p.box != box || p.arrives.turn > 0;
           });
}

} // namespace

SheetPanel::SheetPanel(const Scenario& scenario, const Ruleset& ruleset, const MapGeometry& geometry,
                       const QRectF& frame)
    : mPanels(scenario.map.panels)
{
    if (!geometry.grid().valid())
        return;
    const double side = counterSide(geometry);
    const bool beside = frame.height() > 0.8 * frame.width();
    const double column = turnsAcross * side * 1.22 + (turnsAcross - 1) * gap;
    const double width = beside ? column : frame.width();
    const QPointF corner = beside ? QPointF(frame.right() + panelAside, frame.top())
                                  : QPointF(frame.left(), frame.bottom() + panelAside);
    mPen = corner;
    if (!placed("turns"))
        layOutTurns(scenario, side, width);
    if (!beside)
        layOutTracks(scenario, ruleset, side, mParts.empty() ? QRectF(corner, QSizeF(0, 0)) : mParts.back().box,
                     frame.right());
    mLegend = std::make_unique<SheetLegend>(scenario.map, ruleset);
    const bool legendHere = !mLegend->empty() && !placed("legend");
    const double legend = legendHere ? headRoom + mLegend->height(width) + between : 0;
    layOutBoxes(scenario, ruleset, side, width, beside ? frame.bottom() - mPen.y() - legend : 0);
    if (legendHere) {
        const double top = mPen.y();
        head(tr("Legend"), width);
        mLegendBox = QRectF(mPen, QSizeF(width, mLegend->height(width)));
        mPen.ry() += mLegend->height(width);
        addPart("legend", {}, tr("Legend"), QRectF(mPen.x(), top, width, mPen.y() - top));
    }
    if (mPen != corner)
        mBounds = QRectF(corner, QSizeF(width, mPen.y() - corner.y()));
    if (beside) // below the map, and also below the column if that is no higher
        layOutTracks(scenario, ruleset, side, QRectF(frame.left(), frame.bottom() + panelAside, 0, 0),
                     mBounds.isEmpty() || mBounds.bottom() > frame.bottom() + panelAside ? frame.right()
                                                                                         : mBounds.right());
    layOutPanels(scenario, ruleset, side);
    if (mLegend->empty() || mLegendBox.isEmpty())
        mLegend.reset();
}

SheetPanel::~SheetPanel() = default;

const Panel* SheetPanel::placed(const char* what, const std::string& of) const
{
    for (const Panel& panel : mPanels)
        if (panel.what == what && panel.of == of)
            return &panel;
    return nullptr;
}

void SheetPanel::addPart(const char* what, const std::string& of, const QString& label, const QRectF& box)
{
    const Panel* given = placed(what, of);
    const QRect whole = box.toRect();
    mParts.push_back(
        {given != nullptr ? *given : Panel{{}, what, of, {}, whole.x(), whole.y(), whole.width(), whole.height()},
         given != nullptr, label, box});
}

double SheetPanel::head(const QString& text, double room)
{
    mHeadings.push_back({text, mPen + QPointF(0, 3), room});
    mPen.ry() += headRoom;
    return mPen.y();
}

void SheetPanel::layOutTurns(const Scenario& scenario, double side, double width)
{
    if (scenario.turns() <= 0)
        return;
    const Panel* given = placed("turns");
    const QString title = given != nullptr && !given->title.empty() ? translated(given->title) : tr("Turns");
    const double left = mPen.x();
    const double above = mPen.y();
    const double square = side * 1.22;
    const double step = square + gap;
    const int across = std::max(1, int((width + gap + 0.01) / step));
    double y = head(title, width);
    mFirstTurn = scenario.firstTurn;
    for (int turn = scenario.firstTurn; turn <= scenario.lastTurn; ++turn) {
        const int i = turn - scenario.firstTurn;
        const int row = i / across;
        const QString name = QString::fromStdString(scenario.turnName(turn));
        const auto leaving = std::ranges::count_if(scenario.setup,
                                                   [&](const Placement& p) { return p.leaves.turn == turn; });
        QStringList note(name.isEmpty() ? QStringList() : QStringList(name));
        if (leaving > 0)
            note << tr("leaving: %1", "number of units that leave the game on this turn").arg(leaving);
        mTurns.push_back(
            {QString::number(turn), note.join(tr(", ")),
             QRectF(left + (i % across) * step, y + row * (step + labelRoom), square, square + labelRoom)});
    }
    const double bottom = mTurns.back().square.bottom();
    mPen.setY(bottom + between);
    // One more millimetre, so that the rows are the same when the scenario places it with this size.
    const double used = std::min(across, scenario.turns()) * step - gap;
    if (given == nullptr)
        addPart("turns", {}, title, QRectF(left, above, std::min(width, std::ceil(used) + 1), bottom - above));
}

const SheetPanel::Place* SheetPanel::turnSquare(int turn) const
{
    const int at = turn - mFirstTurn;
    return at >= 0 && at < int(mTurns.size()) ? &mTurns[std::size_t(at)] : nullptr;
}

void SheetPanel::layOutBoxes(const Scenario& scenario, const Ruleset& ruleset, double side, double width, double room)
{
    std::vector<std::size_t> shown;
    mBoxes.resize(ruleset.boxes.size());
    for (std::size_t i = 0; i < ruleset.boxes.size(); ++i) {
        const Box& box = ruleset.boxes[i];
        mBoxes[i].label = translated(box.label.empty() ? box.id : box.label);
        if ((box.role != BoxRole::Arrivals || !allOnTrack(scenario, box.id)) && !placed("box", box.id))
            shown.push_back(i);
    }
    if (shown.empty())
        return;
    const bool below = room <= 0;
    const int across = below ? int(shown.size()) : 1;
    const double wide = (width - (across - 1) * gap) / across;
    // Boxes next to a map share the remaining height, within limits.
    const int rows = int(shown.size()) / across;
    const double high = std::clamp(below ? 0.0 : (room - between) / rows - gap, labelRoom + side * 1.2,
                                   labelRoom + side * 2.6);
    for (std::size_t n = 0; n < shown.size(); ++n) {
        Place& box = mBoxes[shown[n]];
        box.square = QRectF(mPen.x() + int(n % std::size_t(across)) * (wide + gap),
                            mPen.y() + int(n / std::size_t(across)) * (high + gap), wide, high);
        addPart("box", ruleset.boxes[shown[n]].id, box.label, box.square);
    }
    mPen.setY(mBoxes[shown.back()].square.bottom() + between);
}

void SheetPanel::layOutTracks(const Scenario& scenario, const Ruleset& ruleset, double side, const QRectF& beside,
                              double right)
{
    // As many as fit are next to each other; the first is next to the last part.
    QPointF pen(beside.isEmpty() ? beside.left() : beside.right() + apart, beside.top());
    double bottom = beside.bottom();
    for (const Panel& panel : mPanels) // stays clear of parts that the scenario places
        if (beside.isEmpty() && panel.x < right && panel.y + panel.height > pen.y())
            pen.setY(panel.y + panel.height + between);
    for (const Mark* mark : marksOnTracks(ruleset)) {
        SheetTrack track(*mark, scenario);
        if (placed("track", mark->id) != nullptr || track.squares().empty())
            continue;
        const QSizeF room = track.wanted(side, right - beside.left()) + QSizeF(0, headRoom);
        if (pen.x() > beside.left() && pen.x() + room.width() > right)
            pen = {beside.left(), bottom + between};
        const QRectF box(pen, room);
        const QString title = addTrack(std::move(track), box, side);
        // One more millimetre, as for the turns.
        addPart("track", mark->id, title, box.adjusted(0, 0, 1, 1));
        mBounds |= box;
        bottom = std::max(bottom, box.bottom());
        pen.rx() += room.width() + apart;
        mPen.setY(std::max(mPen.y(), bottom + between));
    }
}

/// Lays out a track below its heading and returns the heading.
QString SheetPanel::addTrack(SheetTrack track, const QRectF& box, double side)
{
    const QPointF pen = std::exchange(mPen, box.topLeft());
    head(track.title(), box.width());
    track.fit(QRectF(mPen, box.bottomRight()), side);
    mPen = pen;
    mTracks.push_back(std::move(track));
    return mTracks.back().title();
}

QString SheetPanel::placeTrack(const Scenario& scenario, const Ruleset& ruleset, const Panel& panel, double side)
{
    for (const Mark* mark : marksOnTracks(ruleset)) {
        if (mark->id != panel.of)
            continue;
        SheetTrack track(*mark, scenario);
        if (!panel.title.empty())
            track.setTitle(translated(panel.title));
        return addTrack(std::move(track), QRectF(panel.x, panel.y, panel.width, panel.height), side);
    }
    return translated(panel.title);
}

void SheetPanel::layOutPanels(const Scenario& scenario, const Ruleset& ruleset, double side)
{
    for (const Panel& panel : mPanels) {
        const QRectF box(panel.x, panel.y, panel.width, panel.height);
        QString label = translated(panel.title);
        mPen = box.topLeft();
        if (panel.what == "turns") {
            layOutTurns(scenario, side, box.width());
            label = label.isEmpty() ? tr("Turns") : label;
        } else if (panel.what == "legend" && !mLegend->empty()) {
            label = label.isEmpty() ? tr("Legend") : label;
            head(label, box.width());
            mLegendBox = QRectF(mPen, QSizeF(box.width(), mLegend->height(box.width())));
        } else if (panel.what == "box") {
            for (std::size_t i = 0; i < ruleset.boxes.size(); ++i) {
                if (ruleset.boxes[i].id != panel.of)
                    continue;
                if (!label.isEmpty())
                    mBoxes[i].label = label;
                label = mBoxes[i].label;
                mBoxes[i].square = box;
            }
        } else if (panel.what == "table") {
            for (const auto* tables : {&scenario.tables, &ruleset.tables}) {
                const auto found = std::ranges::find(*tables, panel.of, &Table::id);
                if (found == tables->end())
                    continue;
                if (label.isEmpty())
                    label = translated(found->label.empty() ? found->id : found->label);
                head(label, box.width());
                mCharts.push_back({std::make_unique<SheetTable>(*found), QRectF(mPen, box.bottomRight())});
                break;
            }
        }
        if (panel.what == "track")
            label = placeTrack(scenario, ruleset, panel, side);
        addPart(panel.what.c_str(), panel.of, label, box);
        mBounds |= box.adjusted(-pad, -pad, pad, pad);
        if (panel.what == "turns" && !mTurns.empty())
            mBounds |= mTurns.back().square | mTurns.front().square;
        if (panel.what == "legend")
            mBounds |= mLegendBox;
    }
}

QSizeF SheetPanel::tableSize(const Scenario& scenario, const Ruleset& ruleset, const std::string& id)
{
    for (const auto* tables : {&scenario.tables, &ruleset.tables})
        for (const Table& table : *tables)
            if (table.id == id)
                return SheetTable(table).wanted() + QSizeF(0, headRoom);
    return {};
}

std::vector<QRectF> SheetPanel::spread(const Place& place, int count, double side)
{
    std::vector<QRectF> squares;
    if (place.square.isNull() || count <= 0)
        return squares;
    const QRectF room = place.square.adjusted(1, labelRoom, -1, -1);
    // As few rows as hold all counters; if even half-covered rows are too few, the counters overlap.
    int rows = 1;
    const int most = std::max(1, int(room.height() / (side * 0.5)));
    const auto inRow = [&] { return (count + rows - 1) / rows; };
    while (rows < most && inRow() * side > room.width() && inRow() > 1)
        ++rows;
    const int across = inRow();
    const double free = room.width() - side;
    const double stepX = across > 1 ? std::min(side + 0.8, free / (across - 1)) : 0;
    const double stepY = rows > 1 ? std::min(side + 0.8, (room.height() - side) / (rows - 1)) : 0;
    const double left = across > 1 ? room.left() + (free - stepX * (across - 1)) / 2 : room.left() + free / 2;
    for (int i = 0; i < count; ++i) {
        const int row = i / across;
        squares.emplace_back(left + stepX * (i % across), room.top() + stepY * row, side, side);
    }
    return squares;
}

int SheetPanel::boxAt(QPointF at) const
{
    const auto found = std::find_if(mBoxes.begin(), mBoxes.end(),
                                    [&](const Place& box) { return box.square.contains(at); });
    return found == mBoxes.end() ? -1 : int(found - mBoxes.begin());
}

QString SheetPanel::describe(QPointF at) const
{
    for (const Place& turn : mTurns)
        if (turn.square.contains(at))
            return turn.note.isEmpty() ? tr("Turn %1").arg(turn.label)
                                       : tr("Turn %1, %2", "number, time").arg(turn.label, turn.note);
    if (const int box = boxAt(at); box >= 0)
        return mBoxes[std::size_t(box)].label;
    const SheetTrack* track = trackAt(at);
    return track != nullptr ? track->title() : QString();
}

const SheetTrack* SheetPanel::trackAt(QPointF at) const
{
    for (const SheetTrack& track : mTracks)
        if (track.box().adjusted(0, -headRoom, 0, 0).contains(at))
            return &track;
    return nullptr;
}

void SheetPanel::letterTurn(const Canvas& c, const MapStyle& style, const QRectF& square) const
{
    if (c.detail <= leastForPanels)
        return;
    Lettering number{.serif = false, .bold = true, .capital = 2.1, .ink = style.ink};
    Lettering time = number;
    time.bold = false;
    time.capital = 1.8;
    for (const Place& turn : mTurns) {
        if (turn.square != square)
            continue;
        const double y = square.top() + 3.2;
        number.draw(c.painter, {square.left() + 1.2 + number.box(turn.label).width() / 2, y}, turn.label);
        if (turn.note.isEmpty())
            continue;
        // A long name is below the number, in smaller letters if the square is narrow.
        Lettering hand = time;
        const double all = square.width() - 2 * 1.2;
        const double width = hand.box(turn.note).width();
        const bool isBelow = width > all - number.box(turn.label).width() - 1;
        if (isBelow)
            hand.capital *= std::min(1.0, all / width);
        hand.draw(c.painter,
                  {square.right() - 1.2 - hand.box(turn.note).width() / 2, y + (isBelow ? 1 + hand.capital : 0)},
                  turn.note);
    }
}

void SheetPanel::paint(const Canvas& c, const MapStyle& style) const
{
    if (!mBounds.adjusted(-2, -2, 2, 2).intersects(c.exposed))
        return;
    QPainter& p = c.painter;
    Lettering title{.bold = true, .smallCaps = true, .capital = 2.3, .spacing = 0.08, .ink = style.ink};
    const bool letters = c.detail > leastForPanels;
    // The scenario may place parts on the map itself, so they need paper under them.
    for (const Part& part : mParts) {
        if (!part.placed || part.panel.what == "box" || !part.box.intersects(c.exposed))
            continue;
        p.setPen(QPen(style.frame, 0.25, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        p.setBrush(style.sheet);
        p.drawRect(part.box.adjusted(-pad, -pad, pad, pad));
    }
    for (const Heading& heading : mHeadings) {
        if (!letters)
            break;
        Lettering hand = title;
        hand.capital *= std::min(1.0, heading.room / std::max(1.0, title.box(heading.text).width()));
        hand.draw(p, heading.at + QPointF(hand.box(heading.text).width() / 2, 0), heading.text);
    }
    for (const Chart& chart : mCharts)
        if (letters && chart.box.intersects(c.exposed))
            chart.table->paint(c, style, chart.box);
    Lettering small{.serif = false, .capital = 1.8, .ink = style.ink};
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
        hand.draw(p, {box.square.left() + 1.2 + hand.box(box.label).width() / 2, box.square.top() + 3.1}, box.label);
    }
    for (const SheetTrack& track : mTracks)
        track.paint(c, style, letters);
    if (mLegend && letters)
        mLegend->paint(c, style, mLegendBox.topLeft(), mLegendBox.width());
}

} // namespace fw
