#include "editor/tools/Tools.h"

#include "editor/document/CellWords.h"

namespace fw {

ToolInfo PathTool::info() const
{
    return {"path", tr("Path"), QKeySequence(tr("P")),
            tr("Draws a road or trail: drag along it; or click (Space) from point to point and end "
               "with Enter or a double click. Backspace takes a point back, Escape gives it up.")};
}

void PathTool::go(Cell to)
{
    if (to == noCell || (!mCells.empty() && mCells.back() == to))
        return;
    if (mCells.empty()) {
        mCells.push_back(to);
        return;
    }
    // Going back over the last step takes it away.
    if (mCells.size() >= 2 && mCells[mCells.size() - 2] == to) {
        mCells.pop_back();
        return;
    }
    const std::vector<Cell> chain = straightChain(grid(), mCells.back(), to);
    if (!chain.empty())
        mCells.insert(mCells.end(), chain.begin() + 1, chain.end());
}

void PathTool::press(const Spot& spot)
{
    mDragged = false;
    mHover = spot.cell;
    const std::size_t had = mCells.size();
    if (spot.cell == noCell || (had > 0 && mCells.back() == spot.cell))
        return;
    go(spot.cell);
    mPoints.push_back(had);
}

void PathTool::drag(const Spot& spot)
{
    mHover = spot.cell;
    if (mCells.empty() || spot.cell == noCell || spot.cell == mCells.back())
        return;
    mDragged = true;
    go(spot.cell);
}

void PathTool::release(const Spot& spot)
{
    drag(spot);
    if (mDragged)
        finish();
}

bool PathTool::finish()
{
    if (mCells.empty())
        return false;
    Way way = pen().way;
    way.cells = mCells;
    cancel();
    const QString words = tr("Draw %1", "a road")
                              .arg(way.name.empty()
                                       ? featureLabel(bench().document().rules(), way.kind)
                                       : QString::fromStdString(way.name));
    if (way.kind.empty())
        bench().say(tr("The rules have no kind of way."));
    else
        bench().push(MapPart::Ways, addWay(drawing(), std::move(way)), words);
    return true;
}

bool PathTool::back()
{
    if (mPoints.empty())
        return false;
    mCells.resize(mPoints.back());
    mPoints.pop_back();
    return true;
}

bool PathTool::cancel()
{
    const bool begun = !mCells.empty();
    mCells.clear();
    mPoints.clear();
    mDragged = false;
    return begun;
}

Preview PathTool::preview() const
{
    Preview p;
    p.chain = mCells;
    if (!mCells.empty() && !mDragged && grid().contains(mHover)) {
        const std::vector<Cell> on = straightChain(grid(), mCells.back(), mHover);
        if (!on.empty())
            p.chain.insert(p.chain.end(), on.begin() + 1, on.end());
    } else if (mCells.empty() && grid().contains(mHover)) {
        p.cells = {mHover};
    }
    return p;
}

} // namespace fw
