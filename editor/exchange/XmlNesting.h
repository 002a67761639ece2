#pragma once

#include <string_view>

namespace fw {

/// Whether XML has more than a hundred elements inside each other or more than a thousand attributes in one element,
/// which no program writes and which would cost a parser much memory and time. Characters may be of 8 or 16 bits.
bool isXmlExcessive(std::string_view text);
bool isXmlExcessive(std::u16string_view text);

} // namespace fw
