#pragma once

#include "engine/model/Event.h"

#include <string>

namespace fw {

/// What a forecast calls an outcome: the cells read, the checks judged and who was drawn, in order, each as it takes
/// effect; empty when nothing of that happened.
std::string outcomeName(const Trace& trace);

/// Where a reckoning goes on with something else that is to be decided, as the next fight: at the answer that gave
/// itself there; at its end where it does not.
std::size_t nextFrom(const Trace& trace);

/// Takes off a reckoning what comes once another phase or turn begins, as a die that is thrown there for something
/// else; whether it goes on so far.
bool endAtHeading(Trace& trace);

} // namespace fw
