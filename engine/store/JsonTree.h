#pragma once

#include "engine/base/Pointer.h"
#include "engine/base/Problem.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fw {

/// One value of a JSON text: what reader, writer and diff work on.
struct Json {
    /// What it is; Real is any number that is no 64 bit integer.
    enum class Kind : std::uint8_t { Null, Bool, Integer, Real, Text, Array, Object };

    Kind kind = Kind::Null;
    bool lines = false;            ///< when written, each element starts a line
    std::uint32_t line = 0;        ///< line of the text it was read from, 0 when made
    std::int64_t number = 0;       ///< of Bool and Integer
    std::string text;              ///< of Text; the spelling of a Real
    std::vector<Json> items;       ///< of Array and Object
    std::vector<std::string> keys; ///< of Object, one for each item

    static Json ofText(std::string text);
    static Json ofInteger(std::int64_t number);
    static Json ofBool(bool value);
    static Json array();
    static Json object();

    bool isText() const { return kind == Kind::Text; }
    bool isArray() const { return kind == Kind::Array; }
    bool isObject() const { return kind == Kind::Object; }
    /// The value of a key; null when there is none.
    const Json* find(std::string_view key) const;
    /// Puts a member at the end of an object; the new member.
    Json& add(std::string key, Json value);

    /// Same content, wherever it was read.
    friend bool operator==(const Json& a, const Json& b);
};

/// How much a JSON text may hold.
struct JsonLimits {
    std::size_t bytes = 64u << 20;  ///< size of the text
    std::size_t depth = 64;         ///< lists and objects inside one another
    std::size_t values = 4'000'000; ///< values in all
};

/// Reads a JSON text, refusing duplicate keys and what is over a limit; problems name file, line
/// and JSON pointer.
Result<Json> parseJson(std::string_view text, const std::string& file, const JsonLimits& limits = {});

/// What a rules, scenario or map file says of itself at its top.
struct JsonHead {
    std::string id;
    std::string version;
};

/// The top keys "id" and "version" of a JSON text, read no further than needed; empty where absent.
JsonHead jsonHead(std::string_view text);

/// "line 12, /modifiers/3": how problems name a place in a JSON text.
std::string jsonPlace(std::uint32_t line, const std::string& pointer);

/// Where a pointer leads in this text, as jsonPlace; a step that the file writes shorter (a lone
/// element without its list, a table row or band in brackets) is followed as it is written, and
/// where there is nothing the last value on the way is named.
std::string placeIn(const Json& json, const std::string& pointer);

/// The value on one line: {"id": "x", "at": [1, 2]}.
std::string compactJson(const Json& json);

/// The value on one line without blanks, as the rows of a journal hold it: {"id":"x","at":[1,2]}.
std::string denseJson(const Json& json);

/// The value as a file: an element a line where `lines` is set, broken further only where a line
/// would be too long.
std::string layoutJson(const Json& json);

} // namespace fw
