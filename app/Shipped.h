#pragma once

#include "engine/model/Ruleset.h"

#include <QString>
#include <vector>

namespace fw {

/// A scenario that comes with the program.
struct ShippedScenario {
    QString path;
    QString title; ///< the file name while the title is unknown
};

/// The scenarios in a folder and its subfolders, sorted by path; titles are read once. In this and the next functions,
/// an empty name means the folder that comes with the program.
std::vector<ShippedScenario> shippedScenarios(const QString& folder = {});

/// Only the paths of these scenarios; reads no file.
std::vector<QString> shippedScenarioPaths(const QString& folder = {});

/// A template for new rule systems.
struct SystemTemplate {
    QString id;
    QString title;
    QString rulesPath;
    QString scenarioPath;
};

/// The templates that come with the program.
std::vector<SystemTemplate> systemTemplates();

/// Whether a file is in the folder that comes with the program, so that changes are saved in a copy.
bool isShipped(const QString& path);

/// The kinds of terrain and ways for a map without rules: those of the shortest template.
std::vector<Feature> plainFeatures();

/// The rules files in a folder and its subfolders, sorted by path.
std::vector<QString> shippedRules(const QString& folder = {});

} // namespace fw
