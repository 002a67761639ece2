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

/// How counters are laid out on sheets; lengths are millimetres.
struct SheetLayout {
    QPageSize::PageSizeId page = QPageSize::A4;
    double side = 12.7;       ///< of a counter, cut; width of a card
    double tall = 0;          ///< height of a card; 0 for counters, which are square
    double gutter = 0;        ///< between two counters
    double bleed = 0;         ///< colour beyond the cut, no wider than half a gutter between counters
    double margin = 15;       ///< of the page, for crop marks and words
    double backRight = 0;     ///< offset of the printer's back page, to the right
    double backDown = 0;      ///< and down
    bool flipLongEdge = true; ///< how the paper is turned over
    bool cropMarks = true;
};

/// A ready-made layout: counters as a die or a knife cuts them.
struct DieTemplate {
    const char* id;
    QString name;
    SheetLayout layout;
};

/// The layouts offered by name.
std::vector<DieTemplate> dieTemplates();

/// One counter or card with its two sides.
struct TwoSided {
    CounterFace front;
    CounterFace back;
    bool card = false;
    QStringList effects; ///< of a card: what it does
};

/// How cards lie on sheets like these: larger, and otherwise alike.
SheetLayout forCards(const SheetLayout& layout);

/// Where counters lie on the pages.
class SheetGrid
{
public:
    /// Refuses counters that do not fit on the page.
    static Result<SheetGrid> of(const SheetLayout& layout);

    int columns() const { return mColumns; }
    int rows() const { return mRows; }
    int perPage() const { return mColumns * mRows; }
    QSizeF page() const { return mPage; }
    /// The cut square of the counter, or rectangle of the card, with this number on its page.
    QRectF front(int number) const;
    /// The same on the back page, as the paper is turned over, printer's offset included.
    QRectF back(int number) const;

private:
    SheetLayout mLayout;
    QSizeF mPage;
    QPointF mOrigin;
    int mColumns = 0;
    int mRows = 0;
};

/// Pieces of one size and how they lie on their sheets.
struct SheetRun {
    SheetLayout layout;
    SheetGrid grid;
    std::vector<TwoSided> pieces;

    int sheets() const { return (int(pieces.size()) + grid.perPage() - 1) / grid.perPage(); }
};

/// Counters, then cards, each where there are any; refuses what does not fit on the page.
Result<std::vector<SheetRun>> sheetRuns(const std::vector<TwoSided>& pieces, const SheetLayout& layout);

/// Sheets of all runs.
int sheetsOf(const std::vector<SheetRun>& runs);

/// Draws one side of one sheet on a painter whose unit is a millimetre; `sheet` counts from 0 through all runs.
void paintSheet(QPainter& painter, const std::vector<SheetRun>& runs, int sheet, bool back, const QString& title,
                const QString& version);

/// The sheets as PDF, a front page and its back page in turn, with crop marks, a scale bar and on
/// each page what it is and of which version; refuses a drawing that cannot be used. Needs a QGuiApplication.
Result<QByteArray> counterSheets(const std::vector<TwoSided>& counters, const SheetLayout& layout, const QString& title,
                                 const QString& version, Progress* progress = nullptr);

/// The counters of a scenario with their backs, in the order of the file; drawings in `folder`, or beside the file
/// that the scenario was read from, take the place of our own. Backs of what nobody may tell apart from behind are
/// alike: drawings of them count only where all have the same.
std::vector<TwoSided> sheetCounters(const Ruleset& ruleset, const Scenario& scenario, const QString& folder = {});

/// Takes from counters the drawings that cannot be used, where somebody was told and prints all the same.
void dropInvalidArt(std::vector<TwoSided>& counters);

/// The markers of the counter mix, so many of each as the scenario says, alike on both sides.
std::vector<TwoSided> sheetMarkers(const Ruleset& ruleset, const Scenario& scenario);

} // namespace fw
