#pragma once

#include "engine/play/FieldCandidates.h"

namespace fw {

/// The ids of an item in orders; empty when orders cannot name it.
std::vector<std::string> idsOf(const StateView& view, Kind kind, std::int32_t item);
/// What a value would have to be for a field to take it; reveals nothing about a unit that is hidden from the side.
std::string wantedText(FieldCandidates& fields, Scope& s, const CField& field, std::int32_t item);
/// Why an entry is unavailable, or what it requires.
std::string wantedText(const FieldCandidates& fields, const CReq* failed);

} // namespace fw
