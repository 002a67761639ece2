#pragma once

#include "engine/play/ActionReader.h"
#include "engine/play/Interpreter.h"

namespace fw {

/// Takes the only legal answer unasked; false when there is more or less than one.
bool takeOnlyAnswer(Interpreter& vm, const Asking& i, std::int32_t side);
/// Forgets the row, mode, tier and cost that are kept with a path.
void dropPathParts(Interpreter& vm, const std::string& path);
/// Tells what an answer has against the rules, and why the referee let it be.
void tellWarnings(Interpreter& vm, const ActionReader& reader, const Action& action);
/// The event of a choice, with its arguments and with fields that only one value fits where they were left out.
Event choiceEvent(const Interpreter& vm, const CEntry& entry, const std::vector<Argument>& args,
                  const std::vector<Local>& filled, std::int32_t side, const std::string& cite);

} // namespace fw
