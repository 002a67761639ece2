#pragma once

#include "engine/model/Menu.h"
#include "engine/rules/CompiledRows.h"

#include <vector>

namespace fw {

struct Compiled; // engine/rules/Compiled.h

/// A role or local that a formula reads.
struct RoleRead {
    Sym name = noSym;
    bool valued = false; ///< only its number or word is read, as "$spent"
};

/// The roles and locals that conditions read from outside, each once, in the order in which they are read; also those
/// that the quantities and definitions in them read.
std::vector<RoleRead> rolesRead(const Compiled& compiled, const CReq& condition);
/// The same of an amount.
std::vector<RoleRead> rolesRead(const Compiled& compiled, const CAmount& amount);

} // namespace fw
