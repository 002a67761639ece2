#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fw {

/// A text without the characters that separate parts of a cell, and without control characters; these are "%3B" and the
/// like.
std::string percentEncoded(std::string_view text);
/// The text that percentEncoded() wrote; nothing for a text that it does not write.
std::optional<std::string> percentDecoded(std::string_view text);

/// Texts in one cell, with ";" between them.
std::string joinedCell(const std::vector<std::string>& parts);
/// The parts of a text between separators; none of an empty text.
std::vector<std::string_view> partsOf(std::string_view text, char separator);

/// The cells of a CSV line; nothing when its quotation marks do not match.
std::optional<std::vector<std::string>> csvCells(std::string_view line);
/// A CSV line of these cells.
std::string csvLine(const std::vector<std::string>& cells);

} // namespace fw
