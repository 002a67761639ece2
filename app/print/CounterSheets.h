#pragma once

#include "app/widgets/Progress.h"
#include "editor/render/CounterFace.h"
#include "engine/base/Problem.h"

#include <QByteArray>
#include <QPageSize>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <vector>

class QPainter;

namespace fw {

/// The layout of counters on sheets; lengths are millimetres.
struct SheetLayout {
    QPageSize::PageSizeId page = QPageSize::A4;
    double side = 12.7;       ///< side of a cut counter; width of a card
    double tall = 0;          ///< height of a card; 0 for counters, which are square
    double gutter = 0;        ///< gap between two counters
    double bleed = 0;         ///< colour beyond the cut, at most half a gutter between counters
    double margin = 15;       ///< margin of the page, for crop marks and text
    double backRight = 0;     ///< offset of the back page by the printer, to the right
    double backDown = 0;      ///< the same, downwards
    bool flipLongEdge = true; ///< how the paper is turned over
    bool cropMarks = true;
};

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

/// The layout for cards on the same paper: larger pieces, everything else equal.
SheetLayout forCards(const SheetLayout& layout);

/// The places of counters on the pages.
class SheetGrid
{
public:
    /// Computes the grid; refuses counters that do not fit on the page.
    static Result<SheetGrid> of(const SheetLayout& layout);

    int columns() const { return mColumns; }
    int rows() const { return mRows; }
    /// The number of pieces on a full page.
    int perPage() const { return mColumns * mRows; }
    /// The size of the page, in millimetres.
    QSizeF page() const { return mPage; }
    /// The cut rectangle of the piece with this number on its page.
    QRectF front(int number) const;
    /// The same on the back page after turning the paper over, with the printer's offset.
    QRectF back(int number) const;

private:
    SheetLayout mLayout;
    QSizeF mPage;
    QPointF mOrigin;
    int mColumns = 0;
    int mRows = 0;
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

/// Paints one side of a sheet with a millimetre as unit; `sheet` counts from 0 through all runs.
void paintSheet(QPainter& painter, const std::vector<SheetRun>& runs, int sheet, bool back, const QString& title,
                const QString& version);

/// The sheets as a PDF: front and back pages in turn, with crop marks, a scale bar, title and version. Refuses a
/// drawing that cannot be used. Needs a QGuiApplication.
Result<QByteArray> counterSheets(const std::vector<TwoSided>& counters, const SheetLayout& layout, const QString& title,
                                 const QString& version, Progress* progress = nullptr);

/// The counters of a scenario with their backs, in file order. Drawings in `folder`, or next to the scenario file,
/// replace the generated ones. Backs that players must not tell apart are alike: their drawings count only if all are
/// the same.
std::vector<TwoSided> sheetCounters(const Ruleset& ruleset, const Scenario& scenario, const QString& folder = {});

/// Removes unusable drawings from counters, if the user prints in spite of the warning.
void dropInvalidArt(std::vector<TwoSided>& counters);

/// The markers of the counter mix, as many of each as the scenario says, with the same face on both sides.
std::vector<TwoSided> sheetMarkers(const Ruleset& ruleset, const Scenario& scenario);

} // namespace fw
