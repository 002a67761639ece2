#pragma once

#include "editor/document/Drawing.h"

#include <QString>

namespace fw {

/// The label of a feature, or its id when the rules lack it.
QString featureLabel(const Ruleset& rules, const std::string& feature);

/// The labels of features in a list: "Hill, Bastion"; "clear" for none.
QString featureWords(const Ruleset& rules, const std::vector<std::string>& features);

/// A cell described for the reader: "0412 woods, level 2, stream to the north-east, Mill Road".
QString cellWords(const Drawing& drawing, const Ruleset& rules, Cell cell);

/// A side described for the reader: "between 0412 and 0413: river".
QString sideWords(const Drawing& drawing, const Ruleset& rules, int side);

} // namespace fw
