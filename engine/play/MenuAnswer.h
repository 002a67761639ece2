#pragma once

#include "engine/play/ActionReader.h"
#include "engine/play/Interpreter.h"
#include "engine/play/KnownView.h"

namespace fw {

/// Takes the only legal answer without asking; false when there is none or more than one.
bool takeOnlyAnswer(Interpreter& vm, const Asking& i, std::int32_t side);
/// Removes the locals with the row, mode, tier and cost of a path.
void dropPathParts(Interpreter& vm, const std::string& path);
/// Notes the rules that an answer breaks, and the referee's reason when it is overruled.
void tellWarnings(Interpreter& vm, const ActionReader& reader, const Action& action);
/// The event of a choice, with its arguments and the values of automatic fields that were left out.
Event choiceEvent(const Interpreter& vm, const CEntry& entry, const std::vector<Argument>& args,
                  const std::vector<Local>& filled, std::int32_t side, const std::string& cite);

} // namespace fw
