#include "engine/proof/FormerWords.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace fw {

namespace {

// The present words and those of format 2. The right column never changes; the left one follows the checks.
constexpr std::array<std::pair<std::string_view, std::string_view>, 20> changed{{
    {"'{0}' is never looked up", "nothing is ever looked up at '{0}'"},
    {"'{0}' is not a number, and rows reckon with this cell", "'{0}' is no number, and rows reckon with this cell"},
    {"its dice do not match the dice of the ruling: {0}", "its dice are not those that are thrown: {0}"},
    {"its dice do not match the dice of the ruling", "its dice are not those that are thrown"},
    {"it states no result", "it expects nothing"},
    {"{0} should come to {1}, and no row of that name is in this ruling",
     "{0} should come to {1}, and nothing of that name comes up in this case"},
    {"the set-up breaks '{0}'", "the set-up does not keep '{0}'"},
    {"{0} against itself is '{1}', and other rows are even against themselves",
     "{0} against itself is '{1}', and is even elsewhere"},
    {"there are {0}, and {1} can be needed at once", "there are {0}, and {1} can be wanted at once"},
    {"the rules have no such mark", "the rules know no such mark"},
    {"the accepted finding is no longer found", "what was accepted is no longer found"},
    {"the rules have no terrain '{0}'", "the rules know no terrain '{0}'"},
    {"its cell is not one of those that its owner may choose", "its cell is none of those its owner may choose"},
    {"the area belongs to '{0}', which is not a side", "the area belongs to '{0}', which is no side"},
    {"{0} is {1}, which is too large for a counter", "{0} is {1}, which no counter has room for"},
    {"no other counter is of the formation '{0}'", "'{0}' stands here alone"},
    {"'{0}' is not a colour", "'{0}' is no colour"},
    {"{0} crosses water at {1}, and the map does not say whether by bridge or ford",
     "{0} crosses water at {1}, and nothing says whether by bridge or ford"},
    {"'{0}' breaks the order of the row: '{1}' is before '{2}' here, and after it elsewhere",
     "'{0}' breaks the order of the row: '{1}' stands before '{2}' here, and after it elsewhere"},
    {"'{0}' breaks the order of the column: '{1}' is above '{2}'",
     "'{0}' breaks the order of the column: '{1}' stands above '{2}'"},
}};

} // namespace

Text inFormerWords(const Text& text)
{
    const auto found = std::ranges::find(changed, text.key, &std::pair<std::string_view, std::string_view>::first);
    return found == changed.end() ? text : Text(std::string(found->second), text.args);
}

} // namespace fw
