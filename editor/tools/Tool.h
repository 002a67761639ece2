#pragma once

#include "editor/tools/Spot.h"
#include "editor/tools/Workbench.h"

#include <QKeySequence>
#include <QLineF>
#include <QRectF>
#include <memory>

namespace fw {

/// The effect of a tool at the current position, drawn over the map.
struct Preview {
    std::vector<Cell> cells;
    std::vector<int> sides;
    std::vector<Cell> chain;
    QString words = {};             ///< for the status line
    std::vector<Cell> dots = {};    ///< junctions of paths, or known points
    std::vector<QRectF> boxes = {}; ///< on the sheet, in millimetres; the first is the chosen one
    std::vector<QLineF> lines = {}; ///< on the sheet, in millimetres
    std::vector<QPointF> rims = {}; ///< centres of places, on the sheet, in millimetres
    friend bool operator==(const Preview&, const Preview&) = default;
};

/// The entry of a tool in the tool bar.
struct ToolInfo {
    const char* id;
    QString name;
    QKeySequence key;
    QString help; ///< use of mouse and keys
};

/// A tool of the map editor. A press, drags and a release form a stroke; the keyboard cursor makes the same calls.
class Tool
{
public:
    explicit Tool(Workbench& bench) : mBench(bench) {}
    virtual ~Tool() = default;
    Tool(const Tool&) = delete;
    Tool& operator=(const Tool&) = delete;

    virtual ToolInfo info() const = 0;
    /// Why the tool is of no use on this map; empty if it is.
    virtual QString uselessness() const { return {}; }
    /// Whether the tool is in the tool bar for this map.
    virtual bool offered() const { return true; }
    virtual void press(const Spot&) {}
    virtual void drag(const Spot&) {}
    virtual void release(const Spot&) {}
    virtual void hover(const Spot&) {}
    /// Enter or double click: completes the current action; false when there is none.
    virtual bool finish() { return false; }
    /// Backspace: removes the last point; false when there is none.
    virtual bool back() { return false; }
    /// Escape: abandons the current action; false when there is none.
    virtual bool cancel() { return false; }
    /// Handles a key before the map does; false if the tool does not use it.
    virtual bool key(int, Qt::KeyboardModifiers) { return false; }
    virtual Preview preview() const { return {}; }
    /// The unfinished action as text for resume(); empty when there is none.
    virtual QString openAction() const { return {}; }
    /// Restores an unfinished action; ignores one that does not fit the map.
    virtual void resume(const QString&) {}

protected:
    Workbench& bench() const { return mBench; }
    const Drawing& drawing() const { return mBench.drawing(); }
    const Grid& grid() const { return mBench.drawing().grid(); }
    Pen& pen() const { return mBench.pen(); }
    /// The cells and all others within the radius of the pen around them, and those that the symmetry adds.
    std::vector<Cell> covered(const std::vector<Cell>& cells) const;

private:
    Workbench& mBench;
};

/// A tool whose strokes are one entry of the history each.
class StrokeTool : public Tool
{
public:
    using Tool::Tool;
    void press(const Spot& spot) override;
    void drag(const Spot& spot) override;
    void release(const Spot& spot) override;
    bool cancel() override;
    void hover(const Spot& spot) override { mHover = spot; }

protected:
    /// Extends the stroke to a spot; `first` is the press, `cells` are the cells since the last call.
    virtual void stroke(const Spot& spot, const std::vector<Cell>& cells, bool first) = 0;
    int number() const { return mNumber; }
    bool down() const { return mNumber > 0; }
    const Spot& hovered() const { return mHover; }

private:
    int mNumber = 0;
    Cell mLast = noCell;
    Spot mHover;
};

/// All tools, in the order of the tool bar.
std::vector<std::unique_ptr<Tool>> makeTools(Workbench& bench);

} // namespace fw
