#pragma once

#include "engine/base/Problem.h"

namespace fw {

/// Whether the sentence of a problem quotes something from the input, such as an unknown word.
bool namesSomething(const Problem& problem);

} // namespace fw
