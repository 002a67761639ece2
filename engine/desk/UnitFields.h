#pragma once

#include "engine/play/Play.h"

namespace fw {

struct Field;

/// A field of an entry that takes counters of a certain kind.
struct UnitField {
    const Field* field = nullptr;
    bool here = false; ///< it also takes this counter in its present place
};

/// The fields of an action's entry that take counters of this one's kind, whatever other rule forbids it.
std::vector<UnitField> fieldsFor(const Rules& rules, const State& state, const Action& act, const std::string& unit);

} // namespace fw
