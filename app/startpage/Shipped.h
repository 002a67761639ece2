#pragma once

#include <QString>
#include <vector>

namespace fw {

/// A scenario that comes with the program.
struct ShippedScenario {
    QString path;
    QString title; ///< the file's name while the title is not known
};

/// The scenarios in the shipped folder and the folders in it, by path; titles are read once.
std::vector<ShippedScenario> shippedScenarios();

/// The same by their paths alone; reads no file.
std::vector<QString> shippedScenarioPaths();

/// The rules files of the shipped folder and the folders in it, by path.
std::vector<QString> shippedRules();

} // namespace fw
