#pragma once

#include "editor/document/Drawing.h"

#include <QString>

namespace fw {

/// The label of a feature of the rules, or its id when they lack it.
QString featureLabel(const Ruleset& rules, const std::string& feature);

/// A list of features in words: "Hill, Bastion"; "clear" when there are none.
QString featureWords(const Ruleset& rules, const std::vector<std::string>& features);

/// A cell as it is read out: "0412 woods, level 2, stream to the north-east, Mill Road".
QString cellWords(const Drawing& drawing, const Ruleset& rules, Cell cell);

/// A side as it is read out: "between 0412 and 0413: river".
QString sideWords(const Drawing& drawing, const Ruleset& rules, int side);

} // namespace fw
