#pragma once

#include "engine/model/Event.h"

#include <string>

namespace fw {

/// The name of an outcome in a forecast: cells read, checks made and lots drawn, in order; empty when there are none.
std::string outcomeName(const Trace& trace);

/// The index in a trace at which the next decision begins that was answered automatically, such as the next combat; its
/// size when there is none.
std::size_t nextFrom(const Trace& trace);

/// Cuts a trace at the start of another phase or turn, since a die that is rolled there is for something else; returns
/// whether it cut.
bool endAtHeading(Trace& trace);

} // namespace fw
