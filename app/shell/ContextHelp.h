#pragma once

#include "app/widgets/Vocabulary.h"

#include <optional>

class QWidget;

namespace fw {

/// The entry of the reference for what a widget shows: the word under the caret, the line that is picked in a list or a
/// menu, the head of the column, or else the key that the field fills in. None if nothing there is a word of rules,
/// scenarios and maps.
std::optional<Explanation> explanationAt(const QWidget* place);

} // namespace fw
