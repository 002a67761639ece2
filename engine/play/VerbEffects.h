#pragma once

#include "engine/play/Interpreter.h"
#include "engine/play/PendingEffect.h"

namespace fw {

/// Continues an effect and keeps it in the frame until it is done; returns whether it is.
bool resumeEffect(Interpreter& vm, PendingEffect& effect);

/// Applies a verb to one member and reports it.
void applyVerb(Interpreter& vm, const VerbInstr& i, const PendingEffect& effect, std::int32_t item);
/// The event of a verb about one member, without its data.
Event verbEvent(const Interpreter& vm, const VerbInstr& i, Kind kind, std::int32_t item);
/// The value of a subject's mark after a verb.
Rational markAfter(const Interpreter& vm, const VerbInstr& i, const PendingEffect& effect, std::int32_t subject);
/// Whether a verb adds a member to the set mark of a subject or removes one.
bool changesMembers(const Interpreter& vm, const VerbInstr& i, const PendingEffect& effect, std::int32_t subject);
/// The box to which a verb removes units; none for off the map.
PlaceId boxFor(const Interpreter& vm, const VerbInstr& i);

} // namespace fw
