#pragma once

#include "engine/base/Text.h"

#include <QString>

namespace fw {

/// An engine sentence in the language of the program.
QString translated(const Text& text);

/// What the engine says, as it stands.
inline QString toQString(const std::string& text)
{
    return QString::fromStdString(text);
}

} // namespace fw
