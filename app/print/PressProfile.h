#pragma once

#include "engine/base/Problem.h"

#include <QByteArray>
#include <QString>
#include <vector>

namespace fw {

/// An ICC profile of a press: which inks give which colour on its paper.
struct PressProfile {
    std::string file;
    QString name;     ///< as the profile describes itself
    QByteArray bytes; ///< the whole file
};

/// The installed profiles for four inks, those of the user first, then by name of file. They are searched in
/// `color/icc` of the data folders, and in the user's `.color/icc` and `.local/share/icc`.
std::vector<PressProfile> installedProfiles();

/// Reads a profile; without a name the first that is installed. Refuses a file that is no profile of a press, and a
/// computer without any.
Result<PressProfile> pressProfile(const std::string& file);

} // namespace fw
