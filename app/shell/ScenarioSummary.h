#pragma once

#include <QColor>
#include <QImage>
#include <QString>
#include <vector>

namespace fw {

/// What the start page says and shows of a scenario.
struct ScenarioSummary {
    QString path;
    QString title;
    QString notes;
    QString facts; ///< rules, turns and size of the map
    struct Side {
        QString name;
        QColor colour;
    };
    std::vector<Side> sides;
    QImage picture;  ///< of the map with its counters
    QString trouble; ///< why it cannot be read; empty when it can
};

/// Reads a scenario and draws its map, or takes the drawing from the cache; not for the window's
/// thread. `pixels` is the size of the picture.
ScenarioSummary summarizeScenario(const QString& path, QSize pixels, bool dark);

} // namespace fw
