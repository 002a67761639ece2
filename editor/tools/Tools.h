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

/// Copies the features of a cell to the pen.
class PickTool : public Tool
{
    Q_DECLARE_TR_FUNCTIONS(fw::PickTool)
public:
    using Tool::Tool;
    ToolInfo info() const override;
    void press(const Spot& spot) override;
};

/// Fills connected cells of equal terrain and level.
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

/// Clears cells or sides.
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

/// Takes cells out of play or puts them back.
class BoundsTool : public StrokeTool
{
    Q_DECLARE_TR_FUNCTIONS(fw::BoundsTool)
public:
    using StrokeTool::StrokeTool;
    ToolInfo info() const override;
    QString uselessness() const override;
    Preview preview() const override;

protected:
    void stroke(const Spot& spot, const std::vector<Cell>& cells, bool first) override;

private:
    bool mIn = false; ///< set by the first cell: whether this stroke puts cells back
};

/// A tool with a start and an end point, set by a drag or by two clicks.
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
    /// The cells between the two ends.
    virtual std::vector<Cell> span(Cell from, Cell to) const = 0;
    /// Applies the tool to these cells.
    virtual void make(const std::vector<Cell>& cells) = 0;

private:
    Cell mFrom = noCell;
    Cell mTo = noCell;
    bool mSecond = false; ///< this press sets the second end
};

/// Draws a straight line of terrain.
class LineTool : public SpanTool
{
    Q_DECLARE_TR_FUNCTIONS(fw::LineTool)
public:
    using SpanTool::SpanTool;
    ToolInfo info() const override;
    QString uselessness() const override;

protected:
    std::vector<Cell> span(Cell from, Cell to) const override;
    void make(const std::vector<Cell>& cells) override;
};

/// Fills a box or an ellipse with terrain.
class ShapeTool : public SpanTool
{
    Q_DECLARE_TR_FUNCTIONS(fw::ShapeTool)
public:
    using SpanTool::SpanTool;
    ToolInfo info() const override;
    QString uselessness() const override;

protected:
    std::vector<Cell> span(Cell from, Cell to) const override;
    void make(const std::vector<Cell>& cells) override;
};

/// Adds features to hexsides or removes them.
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
    Cell nearer(const Spot& spot) const;

    bool mOn = true; ///< set by the first side: whether this stroke adds the feature
};

/// Draws ways through the centres of cells, and crossings over water.
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
    std::vector<std::size_t> mPoints; ///< length of the chain before each click
    std::vector<Cell> mAhead;         ///< from the last point to the mouse
    Spot mHover;
    bool mDragged = false;
    bool mPassed = false; ///< this press only changed a crossing
};

/// Writes and changes names.
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

/// Adds cells to an area or removes them.
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

/// Selects cells and moves what is on them; on a map of places it moves the places.
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
    QPoint dragged() const;
    void move(Cell from);

    Cell mFrom = noCell;
    Cell mTo = noCell;
    QPointF mFromAt;
    QPointF mToAt;
    bool mDown = false;
    bool mMoving = false;
    Qt::KeyboardModifiers mMods;
};

/// Places counters on the map.
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
    Cell mFrom = noCell; ///< cell from which a counter is dragged
    Cell mTo = noCell;
    bool mTook = false;
};

} // namespace fw
