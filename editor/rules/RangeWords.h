#pragma once

#include "engine/model/Ruleset.h"

#include <QString>

namespace fw {

/// The range of a band in words, by the kind of its axis: "−2 or less", "3 to 5", "5 and up", "4-1 and up". A label in
/// the designer's own words stays, followed by the range: "wavering (1 to 7)".
QString rangeWords(const Axis& axis, std::size_t band);

/// A text with a minus sign (U+2212) instead of the hyphen of each negative number; "1-3" and "-/R" stay.
QString withMinusSigns(const QString& text);

} // namespace fw
