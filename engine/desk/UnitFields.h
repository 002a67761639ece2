#pragma once

#include "engine/play/Play.h"

namespace fw {

struct Field;

/// A field of an entry that takes counters of a kind.
struct UnitField {
    const Field* field = nullptr;
    bool here = false; ///< it takes this one where it is, as far as the field asks for a place
};

/// Returns the fields of an act's entry that take counters of this kind, whatever else forbids it.
std::vector<UnitField> fieldsFor(const Rules& rules, const State& state, const Action& act, const std::string& unit);

} // namespace fw
