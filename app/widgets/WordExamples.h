#pragma once

#include "engine/store/ExampleLines.h"

namespace fw {

/// The worked lines of the vocabulary, from the example files that come with the program.
const ExampleLines& wordExamples();

} // namespace fw
