#pragma once

#include "engine/base/Id.h"

namespace fw {

/// A body of instructions: a procedure, or what a code, trigger or constraint does.
using BodyId = Id<struct BodyTag>;

} // namespace fw
