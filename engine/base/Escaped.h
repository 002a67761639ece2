#pragma once

#include <string>
#include <string_view>

namespace fw {

/// A text for XML and SVG: markup characters become entities, and characters that XML forbids become U+FFFD.
std::string forXml(std::string_view text);

/// A text that is XML already, with characters that XML forbids replaced by U+FFFD; markup stays.
std::string onlyXmlCharacters(std::string_view text);

/// Whether a printed text keeps its line ends and tabs.
enum class Lines { Keep, Escape };

/// A text for a terminal: control and bidirectional characters become escapes such as \u001b; line ends and tabs stay
/// only with Lines::Keep.
std::string forTerminal(std::string_view text, Lines lines = Lines::Escape);

/// A cell of a CSV file: quoted where necessary, with an apostrophe before text that a spreadsheet would take for a
/// formula.
std::string forCsv(std::string_view text);

/// The text of a CSV cell, without the apostrophe that forCsv puts before a formula.
std::string fromCsv(std::string_view cell);

} // namespace fw
