#pragma once

#include "app/print/SheetGrid.h"
#include "app/widgets/Progress.h"
#include "editor/render/CounterFace.h"
#include "engine/base/Problem.h"

#include <QByteArray>
#include <vector>

class QPainter;

namespace fw {

/// A predefined layout: counters as a die or a knife cuts them.
struct DieTemplate {
    const char* id;
    QString name;
    SheetLayout layout;
};

/// The predefined layouts.
std::vector<DieTemplate> dieTemplates();

/// One counter or card with its two sides.
struct TwoSided {
    CounterFace front;
    CounterFace back;
    bool card = false;
    QStringList effects; ///< what a card does; empty for counters
};

/// Pieces of one size and their layout on sheets.
struct SheetRun {
    SheetLayout layout;
    SheetGrid grid;
    std::vector<TwoSided> pieces;

    int sheets() const { return (int(pieces.size()) + grid.perPage() - 1) / grid.perPage(); }
};

/// Counters, then cards, if there are any; refuses pieces that do not fit on the page.
Result<std::vector<SheetRun>> sheetRuns(const std::vector<TwoSided>& pieces, const SheetLayout& layout);

/// The number of sheets of all runs.
int sheetsOf(const std::vector<SheetRun>& runs);

/// The number of printed sides of a sheet: 1 if it is folded, else 2.
int sidesOf(const SheetLayout& layout);

/// A sheet of a run: its number there, and its pieces.
struct SheetPart {
    const SheetRun* run = nullptr; ///< null if there is no such sheet
    int first = 0;                 ///< index of the first piece
    int count = 0;
};

/// The part of the runs on this sheet, counted from 0 through all runs.
SheetPart partOf(const std::vector<SheetRun>& runs, int sheet);

/// Paints a piece in its cut rectangle, with colour beyond the cut, so that an inexact cut leaves no white edge.
void paintPiece(QPainter& painter, const TwoSided& two, bool back, const QRectF& square, const QMarginsF& bleed,
                const SheetLayout& layout);

/// Paints a side of a piece within its cut rectangle.
void paintPieceFace(QPainter& painter, const TwoSided& two, bool back, const QRectF& square, const SheetLayout& layout);

class RepeatedFaces;

/// Paints one side of a sheet with a millimetre as unit; `sheet` counts from 0 through all runs. A folded sheet has
/// both sides on its front. The places of `repeated` faces are noted there, and only their colour is painted.
void paintSheet(QPainter& painter, const std::vector<SheetRun>& runs, int sheet, bool back, const QString& title,
                const QString& version, RepeatedFaces* repeated = nullptr);

/// How a PDF holds a face that several counters have: once for all, or at each place, as a press measures it.
enum class SheetFaces : std::uint8_t { Shared, Separate };

/// The sheets as a PDF: front and back pages in turn, or folded pages, with crop marks, a scale bar, title and version.
/// Refuses a drawing that cannot be used. Needs a QGuiApplication.
Result<QByteArray> counterSheets(const std::vector<TwoSided>& counters, const SheetLayout& layout, const QString& title,
                                 const QString& version, Progress* progress = nullptr,
                                 SheetFaces faces = SheetFaces::Shared);

/// The counters of a scenario with their backs, in file order. Drawings in `folder`, or next to the scenario file,
/// replace the generated ones. Backs that players must not tell apart are alike: their drawings count only if all are
/// the same.
std::vector<TwoSided> sheetCounters(const Ruleset& ruleset, const Scenario& scenario, const QString& folder = {});

/// Puts counters into the order of a layout; pieces of equal rank keep their order, and markers stay last.
void sortForSheets(std::vector<TwoSided>& counters, SheetOrder order, const Ruleset& ruleset, const Scenario& scenario);

/// The side of counters for the layout that the rules name, in millimetres.
double layoutSide(const Ruleset& ruleset, const Scenario& scenario);

/// Removes unusable drawings from counters, if the user prints in spite of the warning.
void dropInvalidArt(std::vector<TwoSided>& counters);

/// The markers of the counter mix, as many of each as the scenario says, with the same face on both sides.
std::vector<TwoSided> sheetMarkers(const Ruleset& ruleset, const Scenario& scenario);

} // namespace fw
