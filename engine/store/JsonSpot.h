#pragma once

#include "engine/store/JsonTree.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace fw {

/// The value to which a pointer leads, as placeIn follows it.
struct JsonFound {
    const Json* value = nullptr;  ///< never null
    std::string pointer;          ///< of this value, which may be shorter than the pointer asked for
    std::vector<std::size_t> way; ///< the index among the items at each step
};

/// Follows a pointer like placeIn.
JsonFound foundIn(const Json& json, const std::string& pointer);

/// Where a value begins and ends in its text; lines and columns count from 1, columns in characters. The end is behind
/// the last character.
struct JsonSpan {
    std::size_t line = 0, column = 0;
    std::size_t endLine = 0, endColumn = 0;
    friend bool operator==(const JsonSpan&, const JsonSpan&) = default;
};

/// The span of the value at the end of a way, in a text that parseJson reads; all 0 if the way leads nowhere.
JsonSpan spanIn(std::string_view text, const std::vector<std::size_t>& way);

} // namespace fw
