#pragma once

#include "app/print/MapExport.h"
#include "app/print/Press.h"
#include "editor/render/CounterFace.h"
#include "engine/base/Problem.h"

#include <QPageSize>
#include <string_view>

namespace fw {

/// What to print of a scenario.
enum class Printed { Map, Setup, Card, Roster, Aids };

/// Whether it is printed on pages of its own instead of the map sheet; it is then a PDF.
bool onPages(Printed what);

/// Whether a file name has this ending, in any case.
bool hasEnding(std::string_view file, std::string_view ending);

/// The choices for an export, filled by the command line and the dialog.
struct ExportChoice {
    Printed what = Printed::Map;
    bool tiled = false; ///< a PDF that spreads the map over pages of `paper`
    QPageSize::PageSizeId paper = QPageSize::A4;
    int dpi = usualDpi; ///< dots per inch of a picture
    bool dark = false;
    std::optional<std::string> style = {};  ///< the name of a style in place of that of the map
    std::optional<PressOptions> press = {}; ///< for a press: a PDF that is not tiled, as PDF/X-4
    MapFrame frame = {};                    ///< for a map on a sheet of its own, as a PDF
    std::vector<TrackMarker> markers;       ///< markers on the tracks for a set-up
    std::vector<std::string> inputs;        ///< source files, which the export never replaces
    bool module = false;                    ///< a module of VASSAL; exportTo() does not write it
};

/// The most cells of a map for SVG or PDF: the drawing is kept in memory until it is complete, about 70 KB for each
/// cell. A picture is written in bands and has no such limit.
constexpr int mostVectorCells = 8'000;

/// Whether a picture of this map uses the plain style because the map is large.
bool drawnPlain(const Scenario& scenario);

/// Whether a map is small enough for SVG and PDF; the error says why it is not.
Result<void> fitsVectors(const Scenario& scenario, const std::string& file);

/// Writes the export in the format of the file extension; a map as .tmx or .tmj is for Tiled. Refuses a card, roster,
/// play aids or tiles without .pdf, and play aids without a track or table. Refuses unusable drawings, a map too large
/// for its format, and the press form of anything but a PDF on its own sheet. A cancelled export leaves an old file
/// unchanged. Adds to `findings` what a press would print badly. Needs a QGuiApplication.
Result<void> exportTo(const Ruleset& rules, const Scenario& scenario, const std::vector<CounterFace>& counters,
                      const ExportChoice& choice, const std::string& file, Progress* progress = nullptr,
                      std::vector<PressFinding>* findings = nullptr);

} // namespace fw
