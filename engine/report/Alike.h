#pragma once

#include "engine/model/Event.h"

namespace fw {

/// The unit names in an event whose sentence may name several units; null for other events.
std::string* whoIn(EventData& data);

/// Whether two events report the same change, except for the units.
bool happensAlike(const EventData& a, const EventData& b);

} // namespace fw
