#pragma once

#include "engine/base/Text.h"

#include <QString>

namespace fw {

/// A sentence of the engine in the language of the interface.
QString translated(const Text& text);

/// Converts a string of the engine without translating it.
inline QString toQString(const std::string& text)
{
    return QString::fromStdString(text);
}

} // namespace fw
