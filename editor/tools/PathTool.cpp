#include "editor/commands/Crossings.h"
#include "editor/commands/EasiestChain.h"
#include "editor/document/CellWords.h"
#include "editor/tools/Tools.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>
#include <algorithm>

namespace fw {

ToolInfo PathTool::info() const
{
    return {"path", tr("Path"), QKeySequence(tr("P")),
            tr("Draws a road or trail: drag along it, or click (or press Space) from point to point and end with Enter "
               "or a double click. Backspace takes a point back, and Escape cancels. W, or a click with Alt, places or "
               "changes a bridge or ford where a path meets water.")};
}

std::vector<Cell> PathTool::chainTo(Cell to) const
{
    return pen().route ? easiestChain(drawing(), bench().document().rules(), pen().way.kind, mCells.back(), to)
                       : straightChain(grid(), mCells.back(), to);
}

void PathTool::go(Cell to, bool straight)
{
    mAhead.clear();
    if (to == noCell || (!mCells.empty() && mCells.back() == to))
        return;
    if (mCells.empty()) {
        mCells.push_back(to);
        return;
    }
    // A move back to the previous cell removes the last step.
    if (mCells.size() >= 2 && mCells[mCells.size() - 2] == to) {
        mCells.pop_back();
        return;
    }
    const std::vector<Cell> chain = straight ? straightChain(grid(), mCells.back(), to) : chainTo(to);
    if (!chain.empty())
        mCells.insert(mCells.end(), chain.begin() + 1, chain.end());
    else if (grid().linked())
        bench().say(tr("No links lead there: link the places first."));
}

void PathTool::changeCrossing(const Spot& spot)
{
    const Ruleset& rules = bench().document().rules();
    Edit edit = nextCrossing(drawing(), rules, spot.side, spot.cell);
    if (edit.empty() && spot.side >= 0)
        edit = nextCrossing(drawing(), rules, -1, spot.cell);
    if (edit.empty())
        bench().say(tr("There is no water here for which the rules have a bridge or ford."));
    else
        bench().push(MapPart::Sides, std::move(edit), tr("Change Crossing"));
}

void PathTool::press(const Spot& spot)
{
    mDragged = false;
    mHover = spot;
    mPassed = mCells.empty() && (spot.mods & Qt::AltModifier);
    if (mPassed) {
        changeCrossing(spot);
        return;
    }
    const std::size_t had = mCells.size();
    if (spot.cell == noCell || (had > 0 && mCells.back() == spot.cell))
        return;
    go(spot.cell, false);
    mPoints.push_back(had);
}

void PathTool::drag(const Spot& spot)
{
    mHover = spot;
    if (mPassed || mCells.empty() || spot.cell == noCell || spot.cell == mCells.back())
        return;
    mDragged = true;
    go(spot.cell, true);
}

void PathTool::release(const Spot& spot)
{
    drag(spot);
    mPassed = false;
    if (mDragged)
        finish();
}

void PathTool::hover(const Spot& spot)
{
    const bool moved = spot.cell != mHover.cell;
    mHover = spot;
    if (!moved && !mAhead.empty())
        return;
    mAhead.clear();
    if (!mCells.empty() && grid().contains(spot.cell) && spot.cell != mCells.back())
        mAhead = chainTo(spot.cell);
}

bool PathTool::finish()
{
    if (mCells.empty())
        return false;
    Way way = pen().way;
    way.cells = mCells;
    cancel();
    const Ruleset& rules = bench().document().rules();
    const QString words = tr("Draw %1", "a road")
                              .arg(way.name.empty() ? featureLabel(rules, way.kind) : QString::fromStdString(way.name));
    if (way.kind.empty()) {
        bench().say(tr("The rules have no road or trail to draw."));
        return true;
    }
    Edit edit = joinWay(drawing(), way);
    if (edit.empty() && way.cells.size() > 1)
        bench().say(tr("This path already exists."));
    const bool dry = isWater(artOf(rules, way.kind)) || pen().crossing == Crossing::None
                     || bench().locked(MapPart::Sides);
    if (!edit.empty() && !dry)
        edit.add(addCrossings(drawing(), rules, waterMet(drawing(), rules, way.cells),
                              pen().crossing == Crossing::Bridge ? Art::Bridge : Art::Ford));
    bench().push(MapPart::Ways, std::move(edit), words);
    return true;
}

bool PathTool::back()
{
    if (mPoints.empty())
        return false;
    mCells.resize(mPoints.back());
    mPoints.pop_back();
    mAhead.clear();
    return true;
}

bool PathTool::cancel()
{
    const bool begun = !mCells.empty();
    mCells.clear();
    mPoints.clear();
    mAhead.clear();
    mDragged = mPassed = false;
    return begun;
}

bool PathTool::key(int key, Qt::KeyboardModifiers)
{
    if (key != Qt::Key_W)
        return false;
    changeCrossing(mHover);
    return true;
}

QString PathTool::openAction() const
{
    if (mCells.empty())
        return {};
    QJsonArray cells, points;
    for (const Cell cell : mCells)
        cells.append(cell);
    for (const std::size_t point : mPoints)
        points.append(int(point));
    const QJsonObject said{{"tool", info().id},
                           {"kind", QString::fromStdString(pen().way.kind)},
                           {"name", QString::fromStdString(pen().way.name)},
                           {"cells", cells},
                           {"points", points}};
    return QString::fromUtf8(QJsonDocument(said).toJson(QJsonDocument::Compact));
}

void PathTool::resume(const QString& begun)
{
    const QJsonObject said = QJsonDocument::fromJson(begun.toUtf8()).object();
    std::vector<Cell> cells;
    for (const QJsonValue cell : said["cells"].toArray())
        cells.push_back(cell.toInt(noCell));
    if (said["tool"].toString() != info().id || cells.empty()
        || !std::ranges::all_of(cells, [this](Cell cell) { return grid().contains(cell); }))
        return;
    cancel();
    mCells = std::move(cells);
    for (const QJsonValue point : said["points"].toArray())
        if (point.toInt(-1) >= 0 && std::size_t(point.toInt()) <= mCells.size())
            mPoints.push_back(std::size_t(point.toInt()));
    pen().way.kind = said["kind"].toString().toStdString();
    pen().way.name = said["name"].toString().toStdString();
    bench().penChanged();
}

QString PathTool::describe(const std::vector<Cell>& chain, std::vector<Cell>& joins) const
{
    const Ruleset& rules = bench().document().rules();
    QStringList said;
    for (const Cell cell : chain) {
        for (const int at : waysAt(drawing(), cell)) {
            const Way& way = drawing().rest.map.ways[std::size_t(at)];
            if (std::ranges::find(joins, cell) == joins.end()) {
                joins.push_back(cell);
                said << tr("joins %1 at %2")
                            .arg(way.name.empty() ? featureLabel(rules, way.kind) : QString::fromStdString(way.name),
                                 QString::fromStdString(drawing().number(cell)));
            }
        }
    }
    const WaterMet water = waterMet(drawing(), rules, chain);
    for (const int side : water.sides)
        said << tr("water %1").arg(sideWords(drawing(), rules, side));
    for (const Cell cell : water.cells)
        said << tr("water at %1: %2")
                    .arg(QString::fromStdString(drawing().number(cell)), featureWords(rules, drawing().features(cell)));
    if (said.size() > 4)
        said = said.mid(0, 4) << tr("and more");
    return said.join(tr(", "));
}

Preview PathTool::preview() const
{
    Preview p;
    p.chain = mCells;
    if (!mDragged && !mAhead.empty() && !mCells.empty())
        p.chain.insert(p.chain.end(), mAhead.begin() + 1, mAhead.end());
    if (p.chain.empty()) {
        if (grid().contains(mHover.cell))
            p.cells = {mHover.cell};
        return p;
    }
    p.words = describe(p.chain, p.dots);
    p.sides = waterMet(drawing(), bench().document().rules(), p.chain).sides;
    return p;
}

} // namespace fw
