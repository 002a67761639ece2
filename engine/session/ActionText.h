#pragma once

#include "engine/base/Problem.h"
#include "engine/model/Action.h"

#include <string>
#include <string_view>

namespace fw {

/// An action as one line of JSON, always the same for the same action; what the journal keeps.
std::string actionText(const Action& action);

/// Reads what actionText writes; unknown keys and wrong kinds are refused.
Result<Action> readAction(std::string_view text);

/// Refuses an action that holds text the journal cannot keep.
Result<void> checkTexts(const Action& action);

/// Whether the text is well-formed UTF-8.
bool isUtf8(std::string_view text);

/// Whether the text is well-formed UTF-8 without control characters other than tab.
bool cleanText(std::string_view text);

/// Whether a text has nothing but blanks in it, those of any writing.
bool saysNothing(std::string_view text);

} // namespace fw
