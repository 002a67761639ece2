#pragma once

#include "engine/formula/Formula.h"
#include "engine/proof/FormulaNow.h"

#include <QString>

namespace fw {

/// What a formula comes to, in one line: "Now: false, because unit.steps = 1 (unit: Line at 0304)"; why, if it has no
/// value.
QString nowSentence(const FormulaNow& now, const FormulasNow& all, const FormulaNames& names);

/// What a role stands for: "Line at 0304", "0712", "5"; ids that the scenario does not have as they are.
QString roleWords(const std::vector<std::string>& value, const FormulasNow& all);

} // namespace fw
