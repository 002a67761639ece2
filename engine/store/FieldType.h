#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace fw {

/// What a single value of a field is in a file.
enum class FieldValue : std::uint8_t {
    Text,
    Label,      ///< a text for people
    Path,       ///< a role path
    Word,       ///< a word of a closed list, or of a list of examples
    Flag,       ///< true or false
    Integer,    ///< a whole number
    Number,     ///< a number or a fraction
    Cell,       ///< a cell of the map
    Sentence,   ///< a sentence of the engine
    Amount,     ///< an amount, as a line
    Conditions, ///< one condition or several, as lines
    Row,        ///< a row of the kind `FieldType::row`
    Characters, ///< rows of characters, one for each cell
};

/// What is around the values of a field.
enum class FieldAround : std::uint8_t {
    List,
    OneOrList, ///< a list, or its single element without brackets
    Object,    ///< an object with any keys
};

/// What a field of a file holds: values, and the lists and objects around them.
struct FieldType {
    std::vector<FieldAround> around = {}; ///< the outermost first
    FieldValue value = FieldValue::Text;
    std::string row = {}; ///< of FieldValue::Row: the kind of row

    /// The type in words: "list: text", "object of: number", "stage".
    std::string text() const;
    friend bool operator==(const FieldType&, const FieldType&) = default;
};

} // namespace fw
