#pragma once

#include "engine/base/Problem.h"
#include "engine/model/Action.h"

#include <string>
#include <string_view>

namespace fw {

/// The action as one line of JSON, as the journal keeps it; equal actions give equal text.
std::string actionText(const Action& action);

/// Reads what actionText writes; refuses unknown keys and wrong kinds.
Result<Action> readAction(std::string_view text);

/// Refuses an action that holds text the journal cannot keep.
Result<void> checkTexts(const Action& action);

/// Whether the text is well-formed UTF-8.
bool isUtf8(std::string_view text);

/// Whether the text is well-formed UTF-8 without control characters other than tab.
bool cleanText(std::string_view text);

/// Whether the text is empty or holds only blanks, which include no-break and zero-width characters.
bool saysNothing(std::string_view text);

} // namespace fw
