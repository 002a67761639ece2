#pragma once

#include "engine/model/Scenario.h"
#include "engine/proof/Proof.h"

#include <string>
#include <vector>

namespace fw {

/// What kind of row a text belongs to; of two texts that differ, the one of the lower kind is probably wrong.
enum class TextSource : unsigned char { Prose, Rules, Label, Way, Counter, Map };

/// A text that people read.
struct DisplayedText {
    std::string text;
    FindingSpot spot;
    std::string place; ///< JSON pointer in the file that is checked; empty for a text of another file
    TextSource in = TextSource::Prose;
    bool names = false; ///< the text is the name of a thing, and not about it
};

/// The texts of a ruleset that people read: labels, readings, charts.
std::vector<DisplayedText> textsOf(const Ruleset& ruleset);

/// Those of a scenario and its map.
std::vector<DisplayedText> textsOf(const Scenario& scenario);

} // namespace fw
