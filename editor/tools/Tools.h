#pragma once

#include "editor/commands/Levels.h"
#include "editor/commands/Names.h"
#include "editor/commands/Sides.h"
#include "editor/commands/Ways.h"
#include "editor/tools/Tool.h"

#include <QCoreApplication>
#include <set>

namespace fw {

/// Paints terrain with a round brush.
class BrushTool : public StrokeTool
{
    Q_DECLARE_TR_FUNCTIONS(fw::BrushTool)
public:
    using StrokeTool::StrokeTool;
    ToolInfo info() const override;
    Preview preview() const override;

protected:
    void stroke(const Spot& spot, const std::vector<Cell>& cells, bool first) override;
};

/// Takes what a cell holds for the pen.
class PickTool : public Tool
{
    Q_DECLARE_TR_FUNCTIONS(fw::PickTool)
public:
    using Tool::Tool;
    ToolInfo info() const override;
    void press(const Spot& spot) override;
};

/// Fills connected ground.
class FillTool : public Tool
{
    Q_DECLARE_TR_FUNCTIONS(fw::FillTool)
public:
    using Tool::Tool;
    ToolInfo info() const override;
    void press(const Spot& spot) override;
};

/// Raises, lowers or sets levels.
class LevelTool : public StrokeTool
{
    Q_DECLARE_TR_FUNCTIONS(fw::LevelTool)
public:
    using StrokeTool::StrokeTool;
    ToolInfo info() const override;
    Preview preview() const override;

protected:
    void stroke(const Spot& spot, const std::vector<Cell>& cells, bool first) override;

private:
    std::set<Cell> mDone;
};

/// Empties cells, or sides.
class EraserTool : public StrokeTool
{
    Q_DECLARE_TR_FUNCTIONS(fw::EraserTool)
public:
    using StrokeTool::StrokeTool;
    ToolInfo info() const override;
    Preview preview() const override;

protected:
    void stroke(const Spot& spot, const std::vector<Cell>& cells, bool first) override;

private:
    bool mSides = false;
};

/// Takes cells out of play, or puts them back.
class BoundsTool : public StrokeTool
{
    Q_DECLARE_TR_FUNCTIONS(fw::BoundsTool)
public:
    using StrokeTool::StrokeTool;
    ToolInfo info() const override;
    Preview preview() const override;

protected:
    void stroke(const Spot& spot, const std::vector<Cell>& cells, bool first) override;

private:
    bool mIn = false; ///< the first cell said whether this stroke takes or gives back
};

/// A tool that goes from one point to another: by a drag, or by two clicks.
class SpanTool : public Tool
{
public:
    using Tool::Tool;
    void press(const Spot& spot) override;
    void drag(const Spot& spot) override { mTo = spot.cell; }
    void release(const Spot& spot) override;
    void hover(const Spot& spot) override;
    bool finish() override;
    bool cancel() override;
    Preview preview() const override;

protected:
    /// The cells from one to the other.
    virtual std::vector<Cell> span(Cell from, Cell to) const = 0;
    /// Makes it.
    virtual void make(const std::vector<Cell>& cells) = 0;

private:
    Cell mFrom = noCell;
    Cell mTo = noCell;
    bool mSecond = false; ///< the press that ends it
};

/// A straight line of terrain.
class LineTool : public SpanTool
{
    Q_DECLARE_TR_FUNCTIONS(fw::LineTool)
public:
    using SpanTool::SpanTool;
    ToolInfo info() const override;

protected:
    std::vector<Cell> span(Cell from, Cell to) const override;
    void make(const std::vector<Cell>& cells) override;
};

/// A filled box or ellipse of terrain.
class ShapeTool : public SpanTool
{
    Q_DECLARE_TR_FUNCTIONS(fw::ShapeTool)
public:
    using SpanTool::SpanTool;
    ToolInfo info() const override;

protected:
    std::vector<Cell> span(Cell from, Cell to) const override;
    void make(const std::vector<Cell>& cells) override;
};

/// Puts features on hexsides.
class SideTool : public StrokeTool
{
    Q_DECLARE_TR_FUNCTIONS(fw::SideTool)
public:
    using StrokeTool::StrokeTool;
    ToolInfo info() const override;
    Preview preview() const override;

protected:
    void stroke(const Spot& spot, const std::vector<Cell>& cells, bool first) override;

private:
    bool mOn = true; ///< the first side said whether this stroke puts or takes
};

/// Draws ways through the middles of cells, and what carries them over water.
class PathTool : public Tool
{
    Q_DECLARE_TR_FUNCTIONS(fw::PathTool)
public:
    using Tool::Tool;
    ToolInfo info() const override;
    void press(const Spot& spot) override;
    void drag(const Spot& spot) override;
    void release(const Spot& spot) override;
    void hover(const Spot& spot) override;
    bool finish() override;
    bool back() override;
    bool cancel() override;
    bool key(int key, Qt::KeyboardModifiers mods) override;
    Preview preview() const override;
    QString openAction() const override;
    void resume(const QString& begun) override;

private:
    std::vector<Cell> chainTo(Cell to) const;
    void go(Cell to, bool straight);
    void changeCrossing(const Spot& spot);
    QString describe(const std::vector<Cell>& chain, std::vector<Cell>& joins) const;

    std::vector<Cell> mCells;
    std::vector<std::size_t> mPoints; ///< how long the chain was at each click
    std::vector<Cell> mAhead;         ///< from the last point to the one pointed at
    Spot mHover;
    bool mDragged = false;
    bool mPassed = false; ///< a press that only changed a crossing
};

/// Writes names.
class NameTool : public Tool
{
    Q_DECLARE_TR_FUNCTIONS(fw::NameTool)
public:
    using Tool::Tool;
    ToolInfo info() const override;
    void press(const Spot& spot) override { mPressed = spot.cell; }
    void release(const Spot& spot) override;

private:
    Cell mPressed = noCell;
};

/// Puts cells into an area, or takes them out.
class AreaTool : public StrokeTool
{
    Q_DECLARE_TR_FUNCTIONS(fw::AreaTool)
public:
    using StrokeTool::StrokeTool;
    ToolInfo info() const override;
    Preview preview() const override;

protected:
    void stroke(const Spot& spot, const std::vector<Cell>& cells, bool first) override;

private:
    bool mIn = true;
};

/// Chooses cells, and moves them.
class SelectTool : public Tool
{
    Q_DECLARE_TR_FUNCTIONS(fw::SelectTool)
public:
    using Tool::Tool;
    ToolInfo info() const override;
    void press(const Spot& spot) override;
    void drag(const Spot& spot) override;
    void release(const Spot& spot) override;
    bool cancel() override;
    Preview preview() const override;

private:
    std::vector<Cell> box() const;
    bool chosen(Cell cell) const;

    Cell mFrom = noCell;
    Cell mTo = noCell;
    bool mMoving = false;
    Qt::KeyboardModifiers mMods;
};

/// Puts counters on the map.
class PlaceTool : public Tool
{
    Q_DECLARE_TR_FUNCTIONS(fw::PlaceTool)
public:
    using Tool::Tool;
    ToolInfo info() const override;
    void press(const Spot& spot) override;
    void drag(const Spot& spot) override { mTo = spot.cell; }
    void release(const Spot& spot) override;
    void hover(const Spot& spot) override { mTo = spot.cell; }
    bool cancel() override;
    Preview preview() const override;

private:
    Cell mFrom = noCell; ///< where a counter was taken up
    Cell mTo = noCell;
    bool mTook = false;
};

} // namespace fw
