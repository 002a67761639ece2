#pragma once

#include "engine/base/Problem.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace fw {

/// What a file holds.
enum class Form : std::uint8_t {
    Empty,
    Game,
    Rules,
    Scenario,
    Map,
    Log,     ///< a turn log as JSON
    TextLog, ///< a turn log to be read
    WebLog,  ///< a turn log as a web page
    Marked,  ///< a turn log as Markdown
    Json,    ///< any other JSON
    Pdf,
    Png,
    Svg,
    Orders,
    Csv,
    Text, ///< any other text
    Other,
};

/// The form of a content; where it does not say, as with any text, the file's name does.
Form formOf(std::string_view content, const std::string& name);

/// The form of a file, of which no more is read than tells it.
Result<Form> formOfFile(const std::string& path);

/// Whether a JSON text has the key at its top, as far as it can be read.
bool hasTopKey(std::string_view text, std::string_view key);

/// Whether a file of one form may take the place of an old one: only of its own kind, or of nothing.
bool mayReplace(Form old, Form now);

} // namespace fw
