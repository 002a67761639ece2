#pragma once

#include "engine/base/Problem.h"

#include <optional>
#include <string>

namespace fw {

/// The encoding of a text file.
enum class TextEncoding { Utf8, Utf16LittleEndian, Utf16BigEndian, Windows1252 };

/// The name of an encoding as spreadsheets show it: "UTF-16LE".
const char* nameOf(TextEncoding encoding);

/// Text in UTF-8, without a byte order mark, and the encoding that it was read from.
struct DecodedText {
    std::string text;
    TextEncoding encoding = TextEncoding::Utf8; ///< Windows1252 is a guess that the user must confirm
};

/// Decodes bytes by their byte order mark, or else by what they look like; `encoding` replaces the guess. Refuses bytes
/// that are no letters of the encoding.
Result<DecodedText> decodeText(const std::string& bytes, std::optional<TextEncoding> encoding = {});

} // namespace fw
