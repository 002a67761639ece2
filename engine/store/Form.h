#pragma once

#include "engine/base/Problem.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace fw {

/// The kind of content of a file.
enum class Form : std::uint8_t {
    Empty,
    Game,
    Rules,
    Scenario,
    Map,
    Log,     ///< a turn log as JSON
    TextLog, ///< a turn log as plain text
    WebLog,  ///< a turn log as a web page
    Marked,  ///< a turn log as Markdown
    Json,    ///< any other JSON
    Pdf,
    Png,
    Svg,
    Orders,
    Csv,
    Module, ///< a module of VASSAL whose first entry is buildFile.xml
    Text,   ///< any other text
    Other,
};

/// The form of a content; for content without a signature, such as text, the file name decides.
Form formOf(std::string_view content, const std::string& name);

/// The form of a file; reads only as much as necessary.
Result<Form> formOfFile(const std::string& path);

/// Whether a JSON text has the key at its top level, as far as it can be parsed.
bool hasTopKey(std::string_view text, std::string_view key);

/// Whether a file may replace an old one: one of the same form (except Other), an empty one, or a text by CSV.
bool mayReplace(Form old, Form now);

} // namespace fw
