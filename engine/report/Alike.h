#pragma once

#include "engine/model/Event.h"

namespace fw {

/// Names of the units that an event tells of, where it can tell of several at once; null for other events.
std::string* whoIn(EventData& data);

/// Whether the same happens to both, whoever they are.
bool happensAlike(const EventData& a, const EventData& b);

} // namespace fw
