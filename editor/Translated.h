#pragma once

#include "engine/base/Text.h"

#include <QString>

namespace fw {

/// An engine sentence in the language of the program.
QString translated(const Text& text);

} // namespace fw
