#pragma once

#include "engine/base/Pointer.h"
#include "engine/base/Problem.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fw {

/// A value of a JSON text, for reader, writer and diff.
struct Json {
    /// The kind of a value; Real is any number that is not a 64-bit integer.
    enum class Kind : std::uint8_t { Null, Bool, Integer, Real, Text, Array, Object };

    Kind kind = Kind::Null;
    bool lines = false;            ///< each element starts a line when written
    std::uint32_t line = 0;        ///< line in the source text; 0 if it has none
    std::int64_t number = 0;       ///< for Bool and Integer
    std::string text;              ///< for Text; the spelling of a Real
    std::vector<Json> items;       ///< for Array and Object
    std::vector<std::string> keys; ///< for Object, one for each item

    static Json ofText(std::string text);
    static Json ofInteger(std::int64_t number);
    static Json ofBool(bool value);
    static Json array();
    static Json object();

    bool isText() const { return kind == Kind::Text; }
    bool isArray() const { return kind == Kind::Array; }
    bool isObject() const { return kind == Kind::Object; }
    /// The value of a key; null if there is none.
    const Json* find(std::string_view key) const;
    /// Appends a member to an object and returns it.
    Json& add(std::string key, Json value);

    /// Compares the content, not the lines.
    friend bool operator==(const Json& a, const Json& b);
};

/// The limits of a JSON text.
struct JsonLimits {
    std::size_t bytes = 64u << 20;  ///< size of the text
    std::size_t depth = 64;         ///< nested lists and objects
    std::size_t values = 4'000'000; ///< total number of values
};

/// Parses a JSON text; refuses duplicate keys and texts beyond a limit. Problems give file, line and JSON pointer.
Result<Json> parseJson(std::string_view text, const std::string& file, const JsonLimits& limits = {});

/// The id and version at the top of a rules, scenario or map file.
struct JsonHead {
    std::string id;
    std::string version;
};

/// The top-level keys "id" and "version" of a JSON text, read only as far as necessary; empty if absent.
JsonHead jsonHead(std::string_view text);

/// A place in a JSON text for messages: "line 12, /modifiers/3".
std::string jsonPlace(std::uint32_t line, const std::string& pointer);

/// The place of a pointer in this text, as from jsonPlace. The pointer may name lists and fields that the text
/// abbreviates: a single element without its list, or a table row or band in brackets. If the pointer leads nowhere,
/// the last existing value counts.
std::string placeIn(const Json& json, const std::string& pointer);

/// The value on one line: {"id": "x", "at": [1, 2]}.
std::string compactJson(const Json& json);

/// The value on one line without blanks, as in journal rows: {"id":"x","at":[1,2]}.
std::string denseJson(const Json& json);

/// The value as file text: one element per line where `lines` is set, other line breaks only in lines that would be too
/// long.
std::string layoutJson(const Json& json);

} // namespace fw
