#pragma once

#include "engine/base/Text.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace fw {

/// A part of the log sentence of a menu entry: words, or a placeholder for a field.
struct SayPart {
    std::string text;      ///< the words; empty for a field
    std::string field;     ///< the field whose values replace it
    std::string one, many; ///< instead of values: a word for one value, and a word for several
    int within = -1;       ///< index of its bracket, from 0; -1 outside brackets
    bool counts = false;   ///< it becomes `one` or `many`
};

/// The parts of a `say`; `fault` gets the error in a `say` that cannot be read.
std::vector<SayPart> readSay(std::string_view say, Text& fault);

/// The values of a field as people read them; none if the field is empty.
using SaidValues = std::function<std::vector<std::string>(const std::string& field)>;

/// The words joined as a sentence joins them: "a, b and c".
std::string listed(const std::vector<std::string>& words, const std::string& conjunction);

/// The sentence; a bracket with an empty field is left out.
std::string sentenceOf(const std::vector<SayPart>& say, const SaidValues& values, const std::string& conjunction);

} // namespace fw
