#include "editor/commands/Names.h"
#include "editor/commands/Rows.h"
#include "editor/commands/Sides.h"
#include "editor/commands/Terrain.h"
#include "editor/commands/Ways.h"
#include "editor/document/CellWords.h"
#include "editor/findings/Found.h"

#include <algorithm>
#include <map>

namespace fw {

bool crossesWater(const Ruleset& rules, const std::string& feature)
{
    std::string word = feature;
    for (const Feature& f : rules.features)
        if (f.id == feature && !f.art.empty())
            word = f.art;
    return word.find("bridge") != std::string::npos || word.find("ford") != std::string::npos ||
           word.find("ferry") != std::string::npos;
}

namespace {

/// A way with cells put on at one of its ends.
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

/// Writes a small name on each cell that has none.
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

void MapFound::ways()
{
    const Grid& g = mDrawing.grid();
    const auto label = [this](const Way& way) {
        return way.name.empty() ? featureLabel(mRules, way.kind) : QString::fromStdString(way.name);
    };
    std::map<Cell, int> passes;
    for (const Way& way : mDrawing.rest.map.ways)
        for (const Cell cell : way.cells)
            ++passes[cell];
    for (const Way& way : mDrawing.rest.map.ways) {
        if (way.cells.empty())
            continue;
        for (const Cell end : {way.cells.front(), way.cells.back()}) {
            if (!g.contains(end) || g.onEdge(end) || passes[end] > 1)
                continue;
            // A road may end at a place; one that ends in bare ground is worth a look.
            const bool place =
                mDrawing.terrain.get(end) != 0 || nameAt(mDrawing, end) >= 0 ||
                std::any_of(mDrawing.rest.map.areas.begin(), mDrawing.rest.map.areas.end(),
                            [&](const Area& area) {
                                return std::count(area.cells.begin(), area.cells.end(), end) > 0;
                            });
            if (place)
                continue;
            std::vector<MapFix> fixes;
            for (const Cell next : g.neighbours(end)) {
                if (passes.count(next) == 0 ||
                    std::count(way.cells.begin(), way.cells.end(), next) > 0)
                    continue;
                fixes.push_back({tr("Join it to the road at %1").arg(number(next)),
                                 [id = way.id, end, next](const Drawing& d) {
                                     return lengthen(d, id, end, {end, next});
                                 }});
                break;
            }
            fixes.push_back({tr("Lead it to the edge of the map"),
                             [id = way.id, end](const Drawing& d) {
                                 return lengthen(d, id, end,
                                                 straightChain(d.grid(), end,
                                                               nearestEdge(d.grid(), end)));
                             }});
            fixes.push_back({tr("Take the road away"),
                             [id = way.id](const Drawing& d) { return removeById(d, id); }});
            add(false, tr("%1 ends in the open at %2.").arg(label(way), number(end)), {end},
                std::move(fixes));
        }
    }
    crossings();
}

void MapFound::crossings()
{
    const Grid& g = mDrawing.grid();
    const auto any = [](const std::vector<std::string>& words, const auto& test) {
        return std::any_of(words.begin(), words.end(), test);
    };
    const auto wet = [this](const std::string& word) { return flowing(artOf(mRules, word)); };
    const auto said = [this](const std::string& word) { return crossesWater(mRules, word); };
    // Rules without bridges and fords ask for none; the drawing has its own.
    const auto answered = [&](const char* kind) {
        return std::any_of(mRules.features.begin(), mRules.features.end(), [&](const Feature& f) {
            return f.kind == kind && said(f.id);
        });
    };
    const bool asksCells = answered("terrain"), asksSides = answered("hexside");
    for (const Way& way : mDrawing.rest.map.ways) {
        if (artOf(mRules, way.kind) != Art::Road)
            continue; // a trail may wade
        std::vector<Cell> bare;
        std::vector<Cell> inCells;  // of them, where the water runs through the cell
        std::vector<int> onSides;   // else the sides
        for (std::size_t i = 0; i < way.cells.size(); ++i) {
            const Cell cell = way.cells[i];
            if (!g.contains(cell))
                continue;
            const bool named = any(mDrawing.features(cell), said) || nameAt(mDrawing, cell) >= 0;
            bool over = asksCells && any(mDrawing.features(cell), wet);
            // It runs along a stream where it came out of the same water: asked once, where it enters.
            if (over && i > 0 && g.contains(way.cells[i - 1]) &&
                any(mDrawing.features(way.cells[i - 1]), wet))
                over = false;
            if (asksSides && i > 0 && g.contains(way.cells[i - 1])) {
                const int side = g.sharedSide(way.cells[i - 1], cell);
                if (side >= 0 && any(mDrawing.sideFeatures(side), wet) &&
                    !any(mDrawing.sideFeatures(side), said) && !named) {
                    onSides.push_back(side);
                    bare.push_back(cell);
                }
            }
            if (over && !named) {
                inCells.push_back(cell);
                if (bare.empty() || bare.back() != cell)
                    bare.push_back(cell);
            }
        }
        if (bare.empty())
            continue;
        std::vector<MapFix> fixes;
        // Where the rules know bridges and fords, as terrain or on sides, one is put there.
        for (const Art art : {Art::Bridge, Art::Ford}) {
            const std::string cellWord = featureDrawn(mRules, "terrain", art);
            const std::string sideWord = featureDrawn(mRules, "hexside", art);
            if ((!inCells.empty() && cellWord.empty()) || (!onSides.empty() && sideWord.empty()))
                continue;
            fixes.push_back(
                {tr("Put %1 there").arg(featureLabel(mRules, inCells.empty() ? sideWord : cellWord)),
                 [=](const Drawing& d) {
                     Edit edit;
                     if (!inCells.empty())
                         edit.add(paintTerrain(d, inCells, {cellWord}, PaintMode::Add));
                     if (!onSides.empty())
                         edit.add(setSides(d, onSides, sideWord, true));
                     return edit;
                 }});
        }
        for (const QString& text : {tr("Bridge"), tr("Ford")})
            fixes.push_back({tr("Write “%1” there").arg(text), [bare, text](const Drawing& d) {
                                 return writeOn(d, bare, text);
                             }});
        add(false,
            tr("%1 crosses water at %2, and nothing says whether by bridge or ford.")
                .arg(way.name.empty() ? featureLabel(mRules, way.kind)
                                      : QString::fromStdString(way.name),
                     numbers(bare)),
            bare, std::move(fixes));
    }
}

} // namespace fw
