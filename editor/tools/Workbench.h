#pragma once

#include "editor/commands/Clip.h"
#include "editor/commands/Symmetry.h"
#include "editor/commands/Terrain.h"
#include "editor/document/MapDocument.h"

#include <QObject>
#include <QPoint>
#include <QSize>
#include <set>

namespace fw {

/// The parts of a map that can be hidden and locked.
enum class MapPart { Terrain, Level, Sides, Ways, Names, Areas, Counters };

/// The crossing to add where a path meets water.
enum class Crossing { None, Bridge, Ford };

/// The settings of the drawing tools.
struct Pen {
    std::vector<std::string> features; ///< features of cells
    PaintMode mode = PaintMode::Replace;
    int radius = 0;
    Symmetry symmetry = Symmetry::None;   ///< of terrain, levels and hexsides
    bool ellipse = false;                 ///< shapes are ellipses
    std::string side;                     ///< feature of hexsides
    std::string holder;                   ///< side that holds new hexsides; empty for none
    bool shelter = false;                 ///< new hexsides shelter only the cell under the mouse
    Way way;                              ///< kind, name and origin of ways
    Area area;                            ///< id, label, kind, side and origin of the area to mark
    bool route = false;                   ///< paths follow the easiest ground between clicks
    Crossing crossing = Crossing::Bridge; ///< for water on a path
    int nameSize = 2;
    int nameAngle = 0; ///< in degrees
    std::string mover; ///< type of unit for the ruler
    std::string march; ///< path row for the ruler
    int level = 1;
    bool raise = true; ///< levels are raised by one instead of set
};

/// The document and the settings that all tools and palettes share.
class Workbench : public QObject
{
    Q_OBJECT

public:
    explicit Workbench(MapDocument& document, QObject* parent = nullptr);

    MapDocument& document() const { return mDocument; }
    const Drawing& drawing() const { return mDocument.drawing(); }
    Pen& pen() { return mPen; }
    const Pen& pen() const { return mPen; }
    /// The number of changes of the drawing, to detect outdated cached values.
    int revision() const { return mRevision; }
    /// Tells the palettes that the pen changed, such as after a pick from the map.
    void penChanged() { emit penPicked(); }

    /// The selected cells, in the order of selection.
    const std::vector<Cell>& selection() const { return mSelection; }
    void select(std::vector<Cell> cells);
    /// The counters chosen in the tray or on the map.
    const std::vector<std::string>& units() const { return mUnits; }
    void chooseUnits(std::vector<std::string> units);

    /// The piece of map that the stamp tool places; empty for none.
    const Clip& stamp() const { return mStamp; }
    void setStamp(Clip stamp);

    /// The index of the chosen panel; -1 for none.
    int panel() const { return mPanel; }
    void choosePanel(int at);
    /// The size of the scanned picture in pixels; empty without a readable one.
    QSize scanSize() const { return mScanSize; }
    void setScanSize(QSize size) { mScanSize = size; }
    /// The index of the chosen point of the scanned picture; -1 for none.
    int scanPoint() const { return mScanPoint; }
    void chooseScanPoint(int at);

    /// The id of the chosen place of a map of places; empty for none.
    const std::string& place() const { return mPlace; }
    /// The chosen place; noCell for none.
    Cell placeCell() const;
    void choosePlace(const std::string& id);

    bool locked(MapPart part) const { return mLocked.count(part) > 0; }
    /// Locks a part, so that push() refuses edits of it.
    void setLocked(MapPart part, bool locked);
    /// Applies an edit of a part; false, with a message, when the part is locked.
    bool push(MapPart part, Edit edit, const QString& words, int stroke = 0);
    /// Applies an edit of a part as a step that joins the last step with the same key.
    bool push(MapPart part, Edit edit, const QString& words, const QString& key);
    /// Shows a message in the status line.
    void say(const QString& words) { emit said(words); }
    /// Reports how many pasted or moved cells fell off the map; no message for zero.
    void sayLeftOut(std::size_t cells);
    /// Asks the user for the name on a cell; `at` is its index in the list, -1 for a new one.
    void askName(Cell cell, int at) { emit nameWanted(cell, at); }
    /// Asks the user for the name of a place; `key` is that of the step that added it, empty for an older place.
    void askPlaceName(Cell cell, const QString& key) { emit placeNameWanted(cell, key); }
    /// Asks the user for the printed number of the cell at a pixel of the scanned picture.
    void askNumber(QPoint pixel, Cell guess) { emit numberWanted(pixel, guess); }

signals:
    void penPicked();
    void selectionChanged();
    void unitsChosen();
    void said(const QString& words);
    void nameWanted(int cell, int at);
    void placeNameWanted(int cell, const QString& key);
    void placeChosen();
    void numberWanted(QPoint pixel, int guess);
    void panelChosen();
    void scanPointChosen();
    void stampChanged();

private:
    bool mayPush(MapPart part, const Edit& edit);

    MapDocument& mDocument;
    Pen mPen;
    std::vector<Cell> mSelection;
    std::vector<std::string> mUnits;
    Clip mStamp;
    std::set<MapPart> mLocked;
    int mRevision = 0;
    QSize mScanSize;
    std::string mPlace;
    int mPanel = -1;
    int mScanPoint = -1;
};

} // namespace fw
