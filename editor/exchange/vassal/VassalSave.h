#pragma once

#include "editor/exchange/ImportModel.h"

#include <string>
#include <string_view>

namespace fw {

/// Takes the position of a saved game of VASSAL, .vsav or .sav, into a model, in place of its set-up. Counters are
/// those of the module by number, name and picture; others are added. Without a module there are counters and pixels
/// only. Refuses a file that is no saved game, and one of over 256 MB.
Result<void> takeVassalSave(ImportModel& model, const std::string& path);

/// Likewise from the bytes of such a file.
Result<void> takeVassalSaveBytes(ImportModel& model, std::string bytes);

/// Likewise from the text of a saved game, which may be obfuscated.
Result<void> takeVassalPosition(ImportModel& model, std::string text);

/// The text of an obfuscated saved game; other texts stay as they are. Refuses a text that breaks off.
Result<std::string> clearVassalText(std::string text);

} // namespace fw
