#pragma once

#include "engine/base/Text.h"

namespace fw {

/// The text of a finding as programs worded it that wrote format 2; the text itself if its words did not change. Only
/// for acceptances of that format, which store a hash of the sentence.
Text inFormerWords(const Text& text);

} // namespace fw
