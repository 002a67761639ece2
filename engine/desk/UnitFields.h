#pragma once

#include "engine/play/Play.h"

namespace fw {

struct Field;

/// A field of an entry that takes counters of a kind.
struct UnitField {
    const Field* field = nullptr;
    bool here = false; ///< it takes this one where he stands, as far as it is asked whom it takes from
};

/// The fields of an act's entry that a counter may be put in by what he is, whatever else forbids it.
std::vector<UnitField> fieldsFor(const Rules& rules, const State& state, const Action& act, const std::string& unit);

} // namespace fw
