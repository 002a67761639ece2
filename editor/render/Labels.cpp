// Long because: all texts of a map look for room together, by one set of rules.
#include "editor/render/Labels.h"

#include "editor/render/Houses.h"

#include <QTransform>

#include <algorithm>
#include <cmath>

namespace fw {

namespace {

constexpr double roadHalf = 0.8; ///< half the width of a road with its casing
constexpr double leastWaterHalf = 0.9;
constexpr double bank = 0.2;
constexpr double houseReach = 4.6; ///< distance of a town's houses from their street
constexpr double descent = 0.4;    ///< of letters such as g, in heights of a capital
// Texts in a cell that is filled several times over are unreadable, so more of them are not checked.
constexpr std::size_t mostInCell = 60;
constexpr std::size_t mostClashes = 1000;
constexpr double overText = 1000, overHouse = 60, overRoad = 40, overWater = 30, underCounter = 15, besideNumber = 12;
constexpr double besideReach = 3.2;      ///< distance at which a number reads as a part of a name
constexpr double counterHalf = 12.7 / 2; ///< half a usual counter

double capitalOf(const PlaceName& name, const MapStyle& style)
{
    return name.size <= 1 ? style.smallCapital : name.size == 2 ? style.middleCapital : style.largeCapital;
}

/// The cells that a small rectangle overlaps.
std::vector<Cell> cellsAt(const MapGeometry& g, const QRectF& box)
{
    std::vector<Cell> cells;
    const auto take = [&](double x, double y) {
        const Cell cell = g.cellAt({x, y});
        if (cell != noCell && std::ranges::find(cells, cell) == cells.end())
            cells.push_back(cell);
    };
    // Texts are low, but may be long.
    const int steps = 1 + int(box.width() / (g.across() / 3));
    for (int i = 0; i <= steps; ++i) {
        const double x = box.left() + box.width() * i / steps;
        take(x, box.top());
        take(x, box.bottom());
        if (box.height() > g.across() / 3)
            take(x, box.center().y());
    }
    return cells;
}

bool meets(const std::vector<Points>& lines, const QRectF& wide)
{
    for (const Points& line : lines) {
        for (std::size_t i = 0; i < line.size(); ++i) {
            if (wide.contains(line[i]))
                return true;
            // The segment between two points can cut a corner of the box.
            if (i > 0 && wide.contains((line[i] + line[i - 1]) / 2))
                return true;
        }
    }
    return false;
}

bool onRoad(const Ground& ground, const QRectF& box, const std::vector<Cell>& cells)
{
    const QRectF wide = box.adjusted(-roadHalf, -roadHalf, roadHalf, roadHalf);
    return std::ranges::any_of(cells, [&](Cell cell) { return meets(ground.roadsIn(cell), wide); });
}

bool onWater(const Ground& ground, const QRectF& box, const std::vector<Cell>& cells)
{
    return std::ranges::any_of(cells, [&](Cell cell) {
        const double half = std::max(leastWaterHalf, ground.waterHalf(cell) + bank);
        return meets(ground.watersIn(cell), box.adjusted(-half, -half, half, half));
    });
}

bool onHouses(const Ground& ground, const QRectF& box, const std::vector<Cell>& cells)
{
    for (const Cell cell : cells) {
        if (hasStronghold(ground, cell) && strongHouseBox(ground, cell).intersects(box))
            return true;
        if (!ground.has(cell, Art::Town))
            continue;
        if (ground.roadsIn(cell).empty())
            return true;
        for (const QPointF p : {box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight(), box.center()})
            if (ground.geometry().cellAt(p) == cell && ground.roadDistance(cell, p) < houseReach)
                return true;
    }
    return false;
}

bool onRoad(const Ground& ground, const QRectF& box)
{
    return onRoad(ground, box, cellsAt(ground.geometry(), box));
}

bool onWater(const Ground& ground, const QRectF& box)
{
    return onWater(ground, box, cellsAt(ground.geometry(), box));
}

bool onHouses(const Ground& ground, const QRectF& box)
{
    return onHouses(ground, box, cellsAt(ground.geometry(), box));
}

} // namespace

/// Places the texts in sequence, those with the fewest possible places first.
class Labels::Placer
{
public:
    Placer(Labels& labels, const Map& map, const Ground& ground, const QRectF& frame)
        : mLabels(labels), mMap(map), mGround(ground), mFrame(frame.adjusted(1, 1, -1, -1))
    {}

    void run()
    {
        numbers();
        // Large names first, because they have the fewest possible places.
        std::vector<int> order;
        for (std::size_t i = 0; i < mMap.names.size(); ++i)
            if (mMap.grid.contains(mMap.names[i].cell) && !mMap.names[i].text.empty())
                order.push_back(int(i));
        std::ranges::stable_sort(
            order, [this](int a, int b) { return mMap.names[std::size_t(a)].size > mMap.names[std::size_t(b)].size; });
        for (const int row : order)
            name(row);
        for (const Stroke& road : mGround.roads())
            way(road, false);
        for (const Stroke& water : mGround.waters())
            way(water, true);
        words();
    }

private:
    void add(MapLabel label)
    {
        for (const QRectF& covered : label.covers) {
            label.box |= covered;
            for (const Cell cell : cellsAt(mLabels.mGeometry, covered))
                if (std::vector<QRectF>& in = mLabels.mIn[cell]; in.size() < mostInCell)
                    in.push_back(covered);
        }
        mLabels.mTexts.push_back(std::move(label));
    }

    /// The penalty for a text at a place, which may stop above `limit`; overlaps with texts cost the most.
    double cost(const std::vector<QRectF>& covers, bool roads, bool waters, double limit)
    {
        double sum = 0;
        for (const QRectF& box : covers) {
            if (sum >= limit)
                break;
            if (!mFrame.contains(box))
                sum += overText;
            const QRectF aired = box.adjusted(-0.4, -0.4, 0.4, 0.4);
            const std::vector<Cell> cells = cellsAt(mLabels.mGeometry, aired);
            for (const Cell cell : cells) {
                sum += overText * numberBox(cell).intersects(aired);
                const auto others = mLabels.mIn.find(cell);
                if (others != mLabels.mIn.end())
                    for (const QRectF& other : others->second)
                        sum += overText * other.intersects(aired);
            }
            if (sum >= limit)
                break;
            if (roads && onRoad(mGround, box, cells))
                sum += overRoad;
            if (waters && onWater(mGround, box, cells))
                sum += overWater;
            if (onHouses(mGround, box, cells))
                sum += overHouse;
        }
        return sum;
    }

    /// The penalty for a text over the middles of cells, where counters are, or next to a number, which would read as
    /// a part of it.
    double badNeighbours(const QRectF& box)
    {
        const MapGeometry& g = mLabels.mGeometry;
        const double half = std::min(counterHalf, 0.36 * g.across());
        double sum = 0;
        for (const Cell cell : cellsAt(g, box)) {
            const QRectF covered = box & QRectF(g.centre(cell), QSizeF()).adjusted(-half, -half, half, half);
            sum += covered.isEmpty() ? 0 : underCounter * covered.width() * covered.height() / (4 * half * half);
        }
        for (const Cell cell : cellsAt(g, box.adjusted(-besideReach, 0, besideReach, 0)))
            sum += besideNumber * numberBox(cell).intersects(box.adjusted(-besideReach, 0, besideReach, 0));
        return sum;
    }

    /// The box of a number, cached because many texts need it.
    const QRectF& numberBox(Cell cell)
    {
        const auto [found, fresh] = mNumberBoxes.try_emplace(cell);
        if (fresh)
            found->second = mLabels.numberBox(cell);
        return found->second;
    }

    void numbers()
    {
        const MapGeometry& g = mLabels.mGeometry;
        for (Cell cell = 0; cell < g.grid().cellCount(); ++cell) {
            if (mGround.roadsIn(cell).empty() && mGround.watersIn(cell).empty() && !hasStronghold(mGround, cell))
                continue;
            const std::vector<QPointF>& spots = mLabels.mNumberSpots;
            std::size_t best = 0;
            double least = 1e9;
            for (std::size_t spot = 0; spot < spots.size() && least > 0; ++spot) {
                mLabels.mSpots[cell] = spots[spot];
                const QRectF box = mLabels.numberBox(cell);
                const double price = overRoad * onRoad(mGround, box) + overWater * onWater(mGround, box)
                                     + overHouse
                                           * (hasStronghold(mGround, cell)
                                              && strongHouseBox(mGround, cell).intersects(box));
                if (price < least) {
                    least = price;
                    best = spot;
                }
            }
            if (best == 0)
                mLabels.mSpots.erase(cell);
            else
                mLabels.mSpots[cell] = spots[best];
        }
    }

    void name(int row)
    {
        const PlaceName& name = mMap.names[std::size_t(row)];
        MapLabel label;
        label.of = LabelOf::Name;
        label.row = row;
        label.text = QString::fromStdString(name.text);
        label.hand.setTypeface(mLabels.mStyle.nameFont);
        label.hand.capital = capitalOf(name, mLabels.mStyle);
        label.hand.spacing = name.size >= 3 ? 0.24 : 0.05;
        label.hand.smallCaps = name.size >= 2;
        label.angle = name.angle;
        if (name.angle == 0 && onWaterLine(name, label)) {
            add(std::move(label));
            return;
        }
        const MapGeometry& g = mLabels.mGeometry;
        const QRectF size =
            // Including descenders.
            QTransform()
                .rotate(name.angle)
                .mapRect(label.hand.box(label.text).adjusted(0, 0, 0, descent * label.hand.capital));
        const double a = g.across();
        const double half = size.width() / 2;
        // Below the centre of its cell, or as near to that as there is room.
        double least = 1e9;
        const QPointF wanted = g.centre(name.cell) + QPointF(0, a * 0.36);
        for (const double y :
             {0.36, 0.42, 0.47, 0.28, 0.2, 0.1, 0.0, -0.1, -0.2, -0.3, 0.55, 0.65, 0.78, 0.9, -0.5, -0.62, -0.75}) {
            for (const double x :
                 {0.0, 0.15, -0.15, 0.3, -0.3, 0.45, -0.45, 0.6, -0.6, 2.0, 2.2, 2.5, -2.0, -2.2, -2.5}) {
                // A value of 2 or more puts the text to the left or right of the centre, so that one end is near it.
                const double shift = std::abs(x) < 2 ? x * a : std::copysign(half + (std::abs(x) - 1.88) * a, x);
                QPointF at = g.centre(name.cell) + QPointF(shift, a * y);
                at.setX(std::clamp(at.x(), mFrame.left() - size.left(),
                                   std::max(mFrame.left() - size.left(), mFrame.right() - size.right())));
                const double far = std::hypot(at.x() - wanted.x(), 1.5 * (at.y() - wanted.y())) / a;
                if (far * 10 >= least)
                    continue;
                double price = far * 10 + badNeighbours(size.translated(at));
                if (price < least)
                    price += cost({size.translated(at)}, true, true, least - price);
                if (price < least) {
                    least = price;
                    label.at = at;
                }
            }
        }
        label.covers = {size.translated(label.at)};
        add(std::move(label));
    }

    /// Places a name on a stream along the line of the water.
    bool onWaterLine(const PlaceName& name, MapLabel& label)
    {
        const Cell cell = name.cell;
        const bool wet = mGround.has(cell, Art::Stream) || mGround.has(cell, Art::Brook)
                         || mGround.has(cell, Art::River);
        if (!wet || mGround.has(cell, Art::Town))
            return false;
        label.hand.italic = true;
        label.water = true;
        const QPointF centre = mLabels.mGeometry.centre(cell);
        for (const Stroke& water : mGround.waters()) {
            if (distanceTo(water.line, centre) > mLabels.mGeometry.across() / 2)
                continue;
            const auto nearest = std::ranges::min_element(water.line, [&](QPointF a, QPointF b) {
                return (a - centre).manhattanLength() < (b - centre).manhattanLength();
            });
            const double share = double(nearest - water.line.begin()) / double(water.line.size());
            const double step = 0.4 * mLabels.mGeometry.across()
                                / (water.line.size() * mLabels.mGeometry.across() / 16);
            if (followLine(water.line, share, step, 4, true, label))
                return true;
        }
        label.hand.italic = false;
        label.water = false;
        return false;
    }

    /// Places a text along a line, near a share of its length, above or below it; false when the text is too long.
    bool followLine(const Points& line, double share, double step, int tries, bool water, MapLabel& label)
    {
        double least = 1e9;
        for (int i = 0; i <= 2 * tries; ++i) {
            const int shift = (i + 1) / 2;
            const double where = share + (i % 2 ? 1 : -1) * shift * step;
            if (where < 0.02 || where > 0.98)
                continue;
            for (const double above : {1.35, -1.35 - label.hand.capital}) {
                std::vector<PlacedLetter> letters = label.hand.along(line, where, above, label.text);
                if (letters.empty())
                    return false;
                std::vector<QRectF> covers;
                for (const PlacedLetter& letter : letters)
                    covers.push_back(letter.covers.boundingRect());
                double price = shift * 2 + (above < 0) + bends(letters, label.hand);
                if (price < least)
                    price += cost(covers, water, !water, least - price); // skips its own line, which is next to it
                if (price < least) {
                    least = price;
                    label.letters = std::move(letters);
                    label.covers = std::move(covers);
                }
                if (least < 1)
                    return true;
            }
        }
        return !label.letters.empty();
    }

    /// The penalty for letters that a bend of the line crowds or spreads.
    static double bends(const std::vector<PlacedLetter>& letters, const Lettering& hand)
    {
        double sum = 0;
        for (std::size_t i = 1; i < letters.size(); ++i) {
            const double turn = std::remainder(letters[i].angle - letters[i - 1].angle, 360.0);
            const QPointF v = letters[i].foot - letters[i - 1].foot;
            const double gap = std::hypot(v.x(), v.y());
            // The upper edge of a letter's area is as long as its advance.
            const QPointF edge = letters[i - 1].covers[1] - letters[i - 1].covers[0];
            const double wanted = std::hypot(edge.x(), edge.y());
            sum += 0.06 * turn * turn + 12 * std::abs(gap - wanted) / hand.capital;
        }
        return sum;
    }

    void way(const Stroke& stroke, bool water)
    {
        if (stroke.name.isEmpty())
            return;
        MapLabel label;
        label.of = LabelOf::Way;
        label.text = stroke.name;
        label.row = stroke.way;
        label.water = water;
        label.hand.setTypeface(mLabels.mStyle.nameFont);
        label.hand.italic = true;
        label.hand.capital = std::min(1.85, mLabels.mStyle.smallCapital);
        label.hand.spacing = 0.16;
        if (followLine(stroke.line, 0.36, 0.06, 9, water, label))
            add(std::move(label));
    }

    void words()
    {
        for (const auto& [cell, word] : mGround.words()) {
            MapLabel label;
            label.of = LabelOf::Word;
            label.row = cell;
            label.text = word;
            label.hand.setTypeface(mLabels.mStyle.nameFont);
            label.hand.italic = true;
            label.hand.capital = 1.8;
            label.at = mLabels.mGeometry.centre(cell) + QPointF(0, mLabels.mGeometry.across() * 0.3);
            label.covers = {label.hand.box(word).adjusted(0, 0, 0, descent * label.hand.capital).translated(label.at)};
            add(std::move(label));
        }
    }

    std::unordered_map<Cell, QRectF> mNumberBoxes;
    Labels& mLabels;
    const Map& mMap;
    const Ground& mGround;
    QRectF mFrame;
};

Labels::Labels(const Map& map, const Ground& ground, const QRectF& frame, const MapStyle& style)
    : mGeometry(ground.geometry()), mNumbering(map.numbering), mStyle(style)
{
    const Lettering hand = numberHand();
    for (const char c : {'0', '4', '8'})
        mDigit = std::max(c == '0' ? 0.0 : mDigit, hand.box(QString(QChar(c))).width());
    mNumberSpots = numberSpots();
    Placer(*this, map, ground, frame).run();
}

Lettering Labels::numberHand() const
{
    Lettering hand;
    hand.setTypeface(mStyle.numberFont);
    // Four digits take at most two thirds of a cell.
    hand.capital = std::min(mStyle.numberCapital, mGeometry.across() * 0.14);
    return hand;
}

/// The possible places of a number, as the centre of its baseline from the centre of its cell. They are all in the half
/// of the cell that the style gives to numbers, because elsewhere one looks like the number of the next cell.
std::vector<QPointF> Labels::numberSpots() const
{
    const double a = mGeometry.across();
    const double capital = numberHand().capital;
    if (mGeometry.grid().linked()) { // below the place, or above it
        const double away = mGeometry.radius() + 0.8;
        return {{0, away + capital}, {0, -away}};
    }
    const bool pointy = mGeometry.grid().shape == GridShape::HexPointy;
    const bool hex = mGeometry.grid().hex();
    const double top = (pointy ? mGeometry.radius() * 0.78 : a / 2) * mGeometry.stretch();
    const double high = -top + 0.75 + capital;
    const double aside = (hex ? 0.2 : 0.28) * a;
    const double in = hex ? 0.1 * a : 0; // a hex is wider there
    std::vector<QPointF> spots{{0, high},
                               {-aside, high + in},
                               {aside, high + in},
                               {-1.4 * aside, high + 0.22 * a},
                               {1.4 * aside, high + 0.22 * a},
                               {0, high + 0.16 * a}};
    // Where a wide river leaves no room there, any place of the half is better.
    for (const double down : {0.04, 0.08, 0.12, 0.2, 0.24, 0.28, 0.32, 0.36})
        for (const double x : {0.0, -0.5, 0.5, -1.0, 1.0, -1.5, 1.5, -1.9, 1.9})
            spots.push_back({x * aside, std::min(high + down * a, capital / 2)});
    switch (mStyle.numberPlace) {
    case NumberPlace::Top: break;
    case NumberPlace::Bottom:
        for (QPointF& spot : spots)
            spot.setY(capital - spot.y());
        break;
    case NumberPlace::Centre:
        spots.insert(spots.begin(), {{0, capital / 2}, {0, capital / 2 - 0.14 * a}, {0, capital / 2 + 0.14 * a}});
        break;
    case NumberPlace::Edge:
        if (!pointy) // a pointed hex has no upper side
            spots.insert(spots.begin(), {0, -a / 2 + capital / 2});
        break;
    }
    return spots;
}

QPointF Labels::numberAt(Cell cell) const
{
    const auto spot = mSpots.find(cell);
    return mGeometry.centre(cell) + (spot == mSpots.end() ? mNumberSpots.front() : spot->second);
}

QRectF Labels::numberBox(Cell cell) const
{
    const double capital = numberHand().capital;
    const double width = mDigit * double(mNumbering.label(mGeometry.grid(), cell).size());
    const QPointF at = numberAt(cell);
    return {at.x() - width / 2, at.y() - capital, width, capital};
}

std::vector<QRectF> Labels::textsIn(Cell cell, double air) const
{
    std::vector<QRectF> texts{numberBox(cell)};
    if (const auto others = mIn.find(cell); others != mIn.end())
        texts.insert(texts.end(), others->second.begin(), others->second.end());
    for (QRectF& text : texts)
        text.adjust(-air, -air, air, air);
    return texts;
}

std::vector<LabelClash> Labels::clashes(const Ground& ground) const
{
    using With = LabelClash::With;
    std::vector<LabelClash> found;
    const auto add = [&](const LabelClash& clash) {
        if (std::ranges::find(found, clash) == found.end())
            found.push_back(clash);
    };
    const Grid& grid = mGeometry.grid();
    for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
        if (ground.roadsIn(cell).empty() && ground.watersIn(cell).empty())
            continue;
        if (onRoad(ground, numberBox(cell)))
            add({With::Road, -1, -1, cell});
        else if (onWater(ground, numberBox(cell)))
            add({With::Water, -1, -1, cell});
    }
    for (std::size_t i = 0; i < mTexts.size() && found.size() < mostClashes; ++i) {
        const MapLabel& text = mTexts[i];
        for (const QRectF& box : text.covers) {
            for (const Cell cell : cellsAt(mGeometry, box))
                if (numberBox(cell).intersects(box))
                    add({With::Number, int(i), -1, cell});
            for (std::size_t k = 0; k < i && found.size() < mostClashes; ++k)
                if (mTexts[k].box.intersects(box) && std::ranges::any_of(mTexts[k].covers, [&](const QRectF& other) {
                        return other.intersects(box);
                    }))
                    add({With::Text, int(i), int(k), mGeometry.cellAt(box.center())});
            const Cell cell = mGeometry.cellAt(text.box.center());
            // A name along a line is always close to that line.
            if (text.letters.empty() && onRoad(ground, box))
                add({With::Road, int(i), -1, cell});
            if (text.letters.empty() && onWater(ground, box))
                add({With::Water, int(i), -1, cell});
            if (onHouses(ground, box))
                add({With::House, int(i), -1, cell});
        }
    }
    return found;
}

} // namespace fw
