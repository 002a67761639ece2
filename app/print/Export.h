#pragma once

#include "app/print/MapExport.h"
#include "editor/render/CounterFace.h"
#include "engine/base/Problem.h"

#include <QPageSize>
#include <string_view>

namespace fw {

/// What is printed of a scenario.
enum class Printed { Map, Setup, Card, Roster, Aids };

/// Whether it goes on pages of its own instead of the sheet of the map; then it is a PDF.
bool onPages(Printed what);

/// Whether a file name ends so, in small letters or capitals.
bool hasEnding(std::string_view file, std::string_view ending);

/// What is asked for: command line and dialog fill it alike.
struct ExportChoice {
    Printed what = Printed::Map;
    bool tiled = false; ///< a PDF over pages of `paper`
    QPageSize::PageSizeId paper = QPageSize::A4;
    int dpi = usualDpi; ///< of a picture
    bool dark = false;
    std::vector<TrackMarker> markers; ///< on the tracks of a set-up
    std::vector<std::string> inputs;  ///< files that it is made of, which it never replaces
};

/// The cells of the largest map that is written as SVG or PDF: what is drawn is kept in memory until it is whole, some
/// 70 KB a cell. A picture is written in bands and may have any number.
constexpr int mostVectorCells = 8'000;

/// Whether a map is so large that a picture of it is drawn plain, as on screen.
bool drawnPlain(const Scenario& scenario);

/// Why a map is too large for SVG and PDF; nothing when it is not.
Result<void> fitsVectors(const Scenario& scenario, const std::string& file);

/// Writes it; the ending of the name says the form. Refuses a card, a roster, play aids and tiles that are
/// not named .pdf, play aids without a track or table, drawings that cannot be used, and a map too large for its form.
/// What is not wanted any more leaves the file as it was. Needs a QGuiApplication.
Result<void> exportTo(const Ruleset& rules, const Scenario& scenario, const std::vector<CounterFace>& counters,
                      const ExportChoice& choice, const std::string& file, Progress* progress = nullptr);

} // namespace fw
