#pragma once

#include "editor/render/Brush.h"
#include "editor/render/MapStyle.h"
#include "engine/model/Scenario.h"

#include <QString>
#include <memory>
#include <vector>

namespace fw {

class MapPainter;

/// The kinds of ground, hexside and road that a map uses, each with a sample and its name.
class SheetLegend
{
public:
    SheetLegend(const Map& map, const Ruleset& ruleset);
    ~SheetLegend();

    bool empty() const { return mEntries.empty(); }
    /// The height of the legend for a width, in millimetres.
    double height(double width) const;
    /// Draws it with its upper left corner at a point.
    void paint(const Canvas& canvas, const MapStyle& style, QPointF at, double width) const;

private:
    struct Entry {
        QString label;
        std::unique_ptr<MapPainter> sample;
        bool side; ///< is between two cells
    };
    void paintSample(const Canvas& canvas, const MapStyle& style, const Entry& entry, QPointF at) const;

    std::vector<Entry> mEntries;
};

} // namespace fw
