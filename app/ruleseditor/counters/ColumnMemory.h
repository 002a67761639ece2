#pragma once

#include <string>
#include <vector>

namespace fw {

/// The targets that the user chose last for a list with these headings; empty if there was none.
std::vector<std::string> recalledTargets(const std::vector<std::string>& headings);

/// Keeps the targets of a list with these headings in the settings; the oldest of many lists is dropped.
void rememberTargets(const std::vector<std::string>& headings, const std::vector<std::string>& targets);

} // namespace fw
