#pragma once

#include "engine/base/Problem.h"

namespace fw {

/// Whether the sentence of a problem names anything of what was given, as a word that nobody knows.
bool namesSomething(const Problem& problem);

} // namespace fw
