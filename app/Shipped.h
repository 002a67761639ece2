#pragma once

#include <QString>
#include <vector>

namespace fw {

/// A scenario that comes with the program.
struct ShippedScenario {
    QString path;
    QString title; ///< the file's name while the title is not known
};

/// The scenarios in a folder and the folders in it, by path; titles are read once. An empty name
/// stands for the folder that comes with the program, here and below.
std::vector<ShippedScenario> shippedScenarios(const QString& folder = {});

/// The same by their paths alone; reads no file.
std::vector<QString> shippedScenarioPaths(const QString& folder = {});

/// The rules files of a folder and the folders in it, by path.
std::vector<QString> shippedRules(const QString& folder = {});

} // namespace fw
