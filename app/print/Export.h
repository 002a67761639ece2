#pragma once

#include "app/print/MapExport.h"
#include "editor/render/CounterFace.h"
#include "engine/base/Problem.h"

#include <QPageSize>

namespace fw {

/// What is printed of a scenario.
enum class Printed { Map, Setup, Card, Roster };

/// What is asked for: command line and dialog fill it alike.
struct ExportChoice {
    Printed what = Printed::Map;
    bool tiled = false;                               ///< a PDF over pages of `paper`
    QPageSize::PageSizeId paper = QPageSize::A4;
    int dpi = usualDpi;                               ///< of a picture
    bool dark = false;
};

/// Writes it; the ending of the name says the form. Refuses a card, a roster and tiles that are not
/// named .pdf. Needs a QGuiApplication.
Result<void> exportTo(const Ruleset& rules, const Scenario& scenario,
                      const std::vector<CounterFace>& counters, const ExportChoice& choice,
                      const std::string& file);

} // namespace fw
