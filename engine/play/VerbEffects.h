#pragma once

#include "engine/play/Interpreter.h"
#include "engine/play/PendingEffect.h"

namespace fw {

/// Goes on with an effect and keeps it in the frame unless it is done, which is returned.
bool resumeEffect(Interpreter& vm, PendingEffect& effect);

/// Does what a verb does to one member, and tells it.
void applyVerb(Interpreter& vm, const VerbInstr& i, const PendingEffect& effect, std::int32_t item);
/// An event of a verb about one member, without its data.
Event verbEvent(const Interpreter& vm, const VerbInstr& i, Kind kind, std::int32_t item);
/// The value that a verb gives the mark of a subject.
Rational markAfter(const Interpreter& vm, const VerbInstr& i, const PendingEffect& effect, std::int32_t subject);
/// Whether a verb puts a member into the set mark of a subject, or takes one out.
bool changesMembers(const Interpreter& vm, const VerbInstr& i, const PendingEffect& effect, std::int32_t subject);
/// The box that a verb takes units off to; none for nowhere.
PlaceId boxFor(const Interpreter& vm, const VerbInstr& i);

} // namespace fw
