#pragma once

#include "engine/base/Text.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace fw {

/// A piece of a sentence that a menu entry says: words, or the place of a field.
struct SayPart {
    std::string text;      ///< the words; empty for a field
    std::string field;     ///< whose values stand here
    std::string one, many; ///< instead of them: a word for one value, and one for more
    int within = -1;       ///< the bracket it stands in, counted from 0; -1 for what always stands
    bool counts = false;   ///< whether it is `one` or `many`
};

/// The pieces of a `say`; `fault` tells what is wrong with one that cannot be read.
std::vector<SayPart> readSay(std::string_view say, Text& fault);

/// What was filled in for a field, as people read it; nothing when it was left empty.
using SaidValues = std::function<std::vector<std::string>(const std::string& field)>;

/// Several joined as a language joins them: "a, b and c".
std::string listed(const std::vector<std::string>& words, const std::string& conjunction);

/// The sentence, without brackets whose fields are empty.
std::string sentenceOf(const std::vector<SayPart>& say, const SaidValues& values, const std::string& conjunction);

} // namespace fw
