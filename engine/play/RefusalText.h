#pragma once

#include "engine/play/FieldCandidates.h"

namespace fw {

/// The id by which orders name an item; none where they do not.
std::vector<std::string> idsOf(const StateView& view, Kind kind, std::int32_t item);
/// What a value would have to be that a field does not take; nothing that tells the side what a hidden unit is.
std::string wantedText(FieldCandidates& fields, Scope& s, const CField& field, std::int32_t item);
/// Why an entry cannot be picked, or what it takes that is not there.
std::string wantedText(const FieldCandidates& fields, const CReq* failed);

} // namespace fw
