#pragma once

#include "editor/tools/Spot.h"
#include "editor/tools/Workbench.h"

#include <QKeySequence>
#include <QLineF>
#include <QRectF>
#include <memory>

namespace fw {

/// What a tool would do now, to be drawn over the map.
struct Preview {
    std::vector<Cell> cells;
    std::vector<int> sides;
    std::vector<Cell> chain;
    QString words = {};             ///< for the status line
    std::vector<Cell> dots = {};    ///< where paths join, or points are known
    std::vector<QRectF> boxes = {}; ///< on the sheet, millimetres; the first one is chosen
    std::vector<QLineF> lines = {}; ///< on the sheet, millimetres
    friend bool operator==(const Preview&, const Preview&) = default;
};

/// How a tool is shown in the tool bar.
struct ToolInfo {
    const char* id;
    QString name;
    QKeySequence key;
    QString help; ///< what mouse and keys do
};

/// One tool of the map editor. A press, drags and a release make a stroke; the keyboard's cursor
/// gives the same calls.
class Tool
{
public:
    explicit Tool(Workbench& bench) : mBench(bench) {}
    virtual ~Tool() = default;
    Tool(const Tool&) = delete;
    Tool& operator=(const Tool&) = delete;

    virtual ToolInfo info() const = 0;
    virtual void press(const Spot&) {}
    virtual void drag(const Spot&) {}
    virtual void release(const Spot&) {}
    virtual void hover(const Spot&) {}
    /// Enter or a double click: makes what was begun; false when nothing was.
    virtual bool finish() { return false; }
    /// Backspace: takes the last point back; false when there is none.
    virtual bool back() { return false; }
    /// Escape: gives up what was begun; false when nothing was.
    virtual bool cancel() { return false; }
    /// A key the tool has a use for, before the map takes it; false when it has none.
    virtual bool key(int, Qt::KeyboardModifiers) { return false; }
    virtual Preview preview() const { return {}; }
    /// What was begun by clicks and is not entered yet, in words that resume() reads; empty when nothing is.
    virtual QString openAction() const { return {}; }
    /// Takes up again what was begun; nothing where it does not fit the map.
    virtual void resume(const QString&) {}

protected:
    Workbench& bench() const { return mBench; }
    const Drawing& drawing() const { return mBench.drawing(); }
    const Grid& grid() const { return mBench.drawing().grid(); }
    Pen& pen() const { return mBench.pen(); }
    /// Cells, and all within the radius of the pen round them.
    std::vector<Cell> covered(const std::vector<Cell>& cells) const;

private:
    Workbench& mBench;
};

/// A tool whose press, drags and release are one entry of the history.
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
    /// The stroke comes to a spot; `first` for the press. `cells` are those passed since the last.
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
