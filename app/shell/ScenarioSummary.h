#pragma once

#include <QColor>
#include <QImage>
#include <QString>
#include <vector>

namespace fw {

/// What the start page shows of a scenario.
struct ScenarioSummary {
    QString path;
    QString title;
    QString notes;
    QString facts; ///< rules, number of turns and size of the map
    struct Side {
        QString name;
        QColor colour;
    };
    std::vector<Side> sides;
    QImage picture;  ///< the map with its counters
    QString trouble; ///< why the file cannot be read; empty if it can
};

/// Reads a scenario and draws its map, or takes the picture from the cache; call it outside the window's thread.
/// `pixels` is the size of the picture.
ScenarioSummary summarizeScenario(const QString& path, QSize pixels, bool dark);

} // namespace fw
