#pragma once

#include "editor/commands/Clip.h"
#include "editor/commands/Terrain.h"
#include "editor/document/MapDocument.h"

#include <QObject>
#include <QPoint>
#include <QSize>
#include <set>

namespace fw {

/// Parts of a map that can be hidden and locked.
enum class MapPart { Terrain, Level, Sides, Ways, Names, Areas, Counters };

/// What is put where a path meets water.
enum class Crossing { None, Bridge, Ford };

/// What the tools draw with.
struct Pen {
    std::vector<std::string> features; ///< of cells
    PaintMode mode = PaintMode::Replace;
    int radius = 0;
    bool ellipse = false;                 ///< shapes are round
    std::string side;                     ///< feature of hexsides
    std::string holder;                   ///< side that holds the hexsides drawn; nobody when empty
    bool shelter = false;                 ///< hexsides shelter only the cell that is pointed at
    Way way;                              ///< kind, name and origin of ways
    Area area;                            ///< id, label, kind, side and origin of the area marked
    bool route = false;                   ///< paths seek the easiest ground from point to point
    Crossing crossing = Crossing::Bridge; ///< where a path meets water
    int nameSize = 2;
    int nameAngle = 0; ///< degrees
    std::string mover; ///< type of unit whose movement the ruler measures
    std::string march; ///< path row it goes by
    int level = 1;
    bool raise = true; ///< levels are raised by one, not set
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
    /// How often the drawing changed; for what is reckoned from it and kept.
    int revision() const { return mRevision; }
    /// Tells the palettes that the pen changed, as when terrain was picked from the map.
    void penChanged() { emit penPicked(); }

    /// The cells chosen, in the order in which they were.
    const std::vector<Cell>& selection() const { return mSelection; }
    void select(std::vector<Cell> cells);
    /// The counters chosen in the tray or on the map.
    const std::vector<std::string>& units() const { return mUnits; }
    void chooseUnits(std::vector<std::string> units);

    /// The panel chosen, by its place in the list; -1 for none.
    int panel() const { return mPanel; }
    void choosePanel(int at);
    /// The pixels of the scanned picture; empty while none could be read.
    QSize scanSize() const { return mScanSize; }
    void setScanSize(QSize size) { mScanSize = size; }
    /// The point of the scanned picture chosen, -1 for none.
    int scanPoint() const { return mScanPoint; }
    void chooseScanPoint(int at);

    bool locked(MapPart part) const { return mLocked.count(part) > 0; }
    void setLocked(MapPart part, bool locked);
    /// Pushes an edit of a part; false, saying so, when that part is locked.
    bool push(MapPart part, Edit edit, const QString& words, int stroke = 0);
    /// Says something in the status line.
    void say(const QString& words) { emit said(words); }
    /// Says how many pasted or moved cells fell off the map; nothing when none did.
    void sayLeftOut(std::size_t cells);
    /// A name is to be typed for a cell; `at` is its place in the list, -1 for a new one.
    void askName(Cell cell, int at) { emit nameWanted(cell, at); }
    /// The printed number is to be typed of the cell that the scanned picture shows at a pixel.
    void askNumber(QPoint pixel, Cell guess) { emit numberWanted(pixel, guess); }

signals:
    void penPicked();
    void selectionChanged();
    void unitsChosen();
    void said(const QString& words);
    void nameWanted(int cell, int at);
    void numberWanted(QPoint pixel, int guess);
    void panelChosen();
    void scanPointChosen();

private:
    MapDocument& mDocument;
    Pen mPen;
    std::vector<Cell> mSelection;
    std::vector<std::string> mUnits;
    std::set<MapPart> mLocked;
    int mRevision = 0;
    QSize mScanSize;
    int mPanel = -1;
    int mScanPoint = -1;
};

} // namespace fw
