#include "editor/commands/Names.h"
#include "editor/findings/Found.h"
#include "editor/render/MapPainter.h"

#include <algorithm>

namespace fw {

namespace {

constexpr int mostCells = 20'000; ///< larger maps are not drawn in full, so nothing is written over

using With = LabelClash::With;

/// How much a name is in the way of others and of art.
int clashesOf(const MapPainter& painter, int row)
{
    int sum = 0;
    for (const LabelClash& clash : painter.labels().clashes(painter.ground())) {
        const auto is = [&](int text) {
            return text >= 0 && painter.labels().texts()[std::size_t(text)].of == LabelOf::Name
                   && painter.labels().texts()[std::size_t(text)].row == row;
        };
        sum += is(clash.text) || is(clash.other);
    }
    return sum;
}

/// The name smaller, or in the nearest cell where it stands clear; nothing when none is better.
Edit clearName(const Drawing& drawing, const Ruleset& rules, int row)
{
    const std::vector<PlaceName>& names = drawing.rest.map.names;
    if (row < 0 || std::size_t(row) >= names.size())
        return {};
    Map map = drawing.map();
    const auto price = [&](const PlaceName& name) {
        map.names[std::size_t(row)] = name;
        return clashesOf(MapPainter(map, rules, MapStyle::light()), row);
    };
    PlaceName best = names[std::size_t(row)];
    int least = price(best);
    std::vector<PlaceName> tries;
    for (int size = best.size; size >= 1; --size) {
        for (const Cell cell : drawing.grid().within(best.cell, 1)) {
            PlaceName name = best;
            name.size = size;
            name.cell = cell;
            tries.push_back(name);
        }
    }
    for (const PlaceName& name : tries) {
        if (least == 0)
            break;
        if (const int now = price(name); now < least) {
            least = now;
            best = name;
        }
    }
    return best == names[std::size_t(row)] ? Edit() : changeName(drawing, row, best);
}

} // namespace

void MapFound::texts()
{
    if (!mDrawing.grid().valid() || mDrawing.grid().cellCount() > mostCells)
        return;
    const MapPainter painter(mDrawing.map(), mRules, MapStyle::light());
    const std::vector<MapLabel>& texts = painter.labels().texts();
    std::vector<Cell> onRoads, onWaters;
    for (const LabelClash& clash : painter.labels().clashes(painter.ground())) {
        if (clash.text < 0) {
            (clash.with == With::Road ? onRoads : onWaters).push_back(clash.cell);
            continue;
        }
        const MapLabel& text = texts[std::size_t(clash.text)];
        std::vector<MapFix> fixes;
        if (text.of == LabelOf::Name)
            fixes.push_back({tr("Find it a free place"),
                             [rules = mRules, row = text.row](const Drawing& d) { return clearName(d, rules, row); }});
        const QString words =
            clash.with == With::Number  ? tr("“%1” covers the number %2.").arg(text.text, number(clash.cell))
            : clash.with == With::Road  ? tr("“%1” stands over a road.").arg(text.text)
            : clash.with == With::Water ? tr("“%1” stands over water.").arg(text.text)
            : clash.with == With::House
                ? tr("“%1” stands over houses.").arg(text.text)
                : tr("“%1” and “%2” cover each other.").arg(text.text, texts[std::size_t(clash.other)].text);
        add(false, words, clash.cell == noCell ? std::vector<Cell>() : std::vector<Cell>{clash.cell}, std::move(fixes));
    }
    if (!onRoads.empty())
        add(false, tr("Numbers stand over roads: %1.").arg(numbers(onRoads)), onRoads);
    if (!onWaters.empty())
        add(false, tr("Numbers stand over water: %1.").arg(numbers(onWaters)), onWaters);
}

} // namespace fw
