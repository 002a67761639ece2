#pragma once

#ifndef Q_MOC_RUN // moc of Qt 6.4 cannot read <concepts>
#include "editor/commands/Clip.h"
#include "editor/commands/Terrain.h"
#include "editor/document/MapDocument.h"
#endif

#include <QObject>
#include <set>

namespace fw {

/// Parts of a map that can be hidden and locked.
enum class MapPart { Terrain, Level, Sides, Ways, Names, Areas, Counters };

/// What the tools draw with.
struct Pen {
    std::vector<std::string> features; ///< of cells
    PaintMode mode = PaintMode::Replace;
    int radius = 0;
    bool ellipse = false;              ///< shapes are round
    std::string side;                  ///< feature of hexsides
    Way way;                           ///< kind, name and origin of ways
    Area area;                         ///< id, label, kind, side and origin of the area marked
    int nameSize = 2;
    int level = 1;
    bool raise = true;                 ///< levels are raised by one, not set
};

/// What the tools work on and with, shared with the palettes.
class Workbench : public QObject
{
    Q_OBJECT

public:
    explicit Workbench(MapDocument& document, QObject* parent = nullptr);

    MapDocument& document() const { return mDocument; }
    const Drawing& drawing() const { return mDocument.drawing(); }
    Pen& pen() { return mPen; }
    const Pen& pen() const { return mPen; }
    /// Tells the palettes that the pen changed, as when terrain was picked from the map.
    void penChanged() { emit penPicked(); }

    /// The cells chosen, in the order in which they were.
    const std::vector<Cell>& selection() const { return mSelection; }
    void select(std::vector<Cell> cells);
    /// The counters chosen in the tray or on the map.
    const std::vector<std::string>& units() const { return mUnits; }
    void chooseUnits(std::vector<std::string> units);

    bool locked(MapPart part) const { return mLocked.count(part) > 0; }
    void setLocked(MapPart part, bool locked);
    /// Pushes an edit of a part; false, saying so, when that part is locked.
    bool push(MapPart part, Edit edit, const QString& words, int stroke = 0);
    /// Says something in the status line.
    void say(const QString& words) { emit said(words); }
    /// A name is to be typed for a cell; `at` is its place in the list, -1 for a new one.
    void askName(Cell cell, int at) { emit nameWanted(cell, at); }

signals:
    void penPicked();
    void selectionChanged();
    void unitsChosen();
    void said(const QString& words);
    void nameWanted(int cell, int at);

private:
    MapDocument& mDocument;
    Pen mPen;
    std::vector<Cell> mSelection;
    std::vector<std::string> mUnits;
    std::set<MapPart> mLocked;
};

} // namespace fw
