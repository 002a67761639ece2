#pragma once

#include "app/print/CounterSheets.h"
#include "app/print/MapExport.h"
#include "engine/base/Problem.h"
#include "engine/model/Scenario.h"

#include <QByteArray>
#include <QImage>

namespace fw {

/// How counters leave as one file for each face.
struct FaceChoice {
    bool svg = false;                     ///< drawings instead of pictures
    int dpi = usualDpi;                   ///< dots per inch of a picture
    double side = 12.7;                   ///< side of a counter in millimetres
    double bleed = 0;                     ///< colour beyond the cut on each side, in millimetres
    bool dropInvalid = false;             ///< leaves out unusable drawings instead of refusing them
    std::string home;                     ///< folder of the scenario, for its own drawings; empty for none
    std::vector<std::string> inputs = {}; ///< files that are never replaced
};

/// Writes `ID-front` and `ID-back` for each counter, and for each marker of the mix, as PNG or SVG at true size, and
/// `counters.csv` with their names, ratings, files and numbers of copies. All files or none are written. Refuses a
/// scenario without counters, unusable drawings, the folder of the scenario's own drawings, and what is not a folder.
/// Needs a QGuiApplication.
Result<void> writeFaces(const Ruleset& rules, const Scenario& scenario, const FaceChoice& choice,
                        const std::string& folder, Progress* progress = nullptr);

/// A face as a picture with its bleed; null if there is not enough memory.
QImage facePicture(const TwoSided& piece, bool back, const FaceChoice& choice);

/// A face as an SVG drawing with its bleed, with text as text.
QByteArray faceDrawing(const TwoSided& piece, bool back, const FaceChoice& choice);

} // namespace fw
