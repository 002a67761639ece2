#pragma once

#include <QColor>

namespace fw {

/// The colours of a map, for daylight and paper or for a dark screen.
struct MapStyle {
    bool dark = false;
    bool grid = true;    ///< cell borders
    bool numbers = true; ///< printed cell numbers
    bool names = true;   ///< place and road names

    QColor sheet; ///< paper around the map
    QColor frame; ///< neat line
    QColor ground;
    QColor meadow;  ///< pale patches of other ground
    QColor hill[3]; ///< contour fills, low to high
    QColor hillLine;
    QColor hillShade;
    QColor woods;     ///< ground under light trees
    QColor deepWoods; ///< ground under dense trees
    QColor crown;
    QColor crownDeep;
    QColor crownLight;
    QColor crownLine;
    QColor shadow;
    QColor water;
    QColor waterLine;
    QColor marsh;
    QColor road;
    QColor roadLine;
    QColor town;
    QColor brick;
    QColor roof;
    QColor stone;
    QColor houseLine;
    QColor field;
    QColor gridLine;
    QColor number;
    QColor ink; ///< names
    QColor waterInk;
    QColor halo;

    /// The style for paper or for a dark screen; with snow, roads are trodden earth, ponds are ice, and crowns of trees
    /// are white.
    static MapStyle of(bool dark, bool snow = false);
    /// Daylight colours for paper.
    static MapStyle light() { return of(false); }
    /// The same map by night.
    static MapStyle night() { return of(true); }
};

} // namespace fw
