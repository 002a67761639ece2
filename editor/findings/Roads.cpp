#include "editor/commands/Names.h"
#include "editor/commands/RowEdits.h"
#include "editor/commands/Sides.h"
#include "editor/commands/Terrain.h"
#include "editor/commands/Ways.h"
#include "editor/document/CellWords.h"
#include "editor/findings/MapMending.h"
#include "engine/model/Art.h"

#include <algorithm>
#include <set>

namespace fw {

namespace {

/// Adds cells to one end of a way.
Edit lengthen(const Drawing& drawing, const std::string& id, Cell end, std::vector<Cell> chain)
{
    for (std::size_t i = 0; i < drawing.rest.map.ways.size(); ++i) {
        Way way = drawing.rest.map.ways[i];
        if (way.id != id || way.cells.empty() || chain.size() < 2 || chain.front() != end)
            continue;
        if (way.cells.back() == end)
            way.cells.insert(way.cells.end(), chain.begin() + 1, chain.end());
        else if (way.cells.front() == end)
            way.cells.insert(way.cells.begin(), chain.rbegin(), chain.rend() - 1);
        else
            return {};
        return changeWay(drawing, int(i), way);
    }
    return {};
}

Edit removeById(const Drawing& drawing, const std::string& id)
{
    for (std::size_t i = 0; i < drawing.rest.map.ways.size(); ++i)
        if (drawing.rest.map.ways[i].id == id)
            return removeWay(drawing, int(i));
    return {};
}

/// Writes a small name on each cell without one.
Edit writeOn(const Drawing& drawing, const std::vector<Cell>& cells, const QString& text)
{
    std::vector<PlaceName> after = drawing.rest.map.names;
    for (const Cell cell : cells) {
        PlaceName name;
        name.text = text.toStdString();
        name.cell = cell;
        name.size = 1;
        if (nameAt(drawing, cell) < 0)
            after.push_back(std::move(name));
    }
    return replaceRows(drawing.rest.map.names, after);
}

} // namespace

std::vector<MapFix> MapMending::end(const Way& way, Cell end) const
{
    const Grid& g = drawing.grid();
    std::set<Cell> passed;
    for (const Way& other : drawing.rest.map.ways)
        passed.insert(other.cells.begin(), other.cells.end());
    std::vector<MapFix> fixes;
    for (const Cell next : g.neighbours(end)) {
        if (passed.count(next) == 0 || std::ranges::count(way.cells, next) > 0)
            continue;
        fixes.push_back({tr("Join it to the road at %1").arg(QString::fromStdString(drawing.number(next))),
                         [id = way.id, end, next](const Drawing& d) {
                             return lengthen(d, id, end, {end, next});
                         }});
        break;
    }
    fixes.push_back({tr("Extend it to the edge of the map"), [id = way.id, end](const Drawing& d) {
                         return lengthen(d, id, end, straightChain(d.grid(), end, nearestEdge(d.grid(), end)));
                     }});
    fixes.push_back({tr("Remove the road"), [id = way.id](const Drawing& d) { return removeById(d, id); }});
    return fixes;
}

std::vector<MapFix> MapMending::crossing() const
{
    std::vector<MapFix> fixes;
    const FeatureKind kind = proved.sides.empty() ? FeatureKind::Terrain : FeatureKind::Hexside;
    // One correction adds a bridge, another a ford, as far as the rules have them for cells or for sides.
    for (const Art art : {Art::Bridge, Art::Ford, Art::Ferry}) {
        const std::string word = featureDrawn(rules, kind, art);
        if (!word.empty())
            fixes.push_back({tr("Place %1 there").arg(featureLabel(rules, word)),
                             [word, cells = proved.cells, sides = proved.sides](const Drawing& d) {
                                 return sides.empty() ? paintTerrain(d, cells, {word}, PaintMode::Add)
                                                      : setSides(d, sides, word, true);
                             }});
    }
    for (const QString& text : {tr("Bridge"), tr("Ford")})
        fixes.push_back({tr("Write “%1” there").arg(text),
                         [cells = proved.cells, text](const Drawing& d) { return writeOn(d, cells, text); }});
    return fixes;
}

} // namespace fw
