#pragma once

#include "engine/model/Scenario.h"

#include <string>
#include <vector>

namespace fw {

/// One line of the counter mix: counters alike in side, type and numbers, or markers of a kind.
struct MixLine {
    std::string side;      ///< empty for markers
    std::string what;      ///< type of counter; mark, or its step
    std::string formation; ///< as the counters have it
    std::string numbers;   ///< ratings as printed on the front
    std::string pile;      ///< of cards: the pile or hand that they begin in
    int count = 0;
    int setUp = 0;    ///< of them on the map at the start
    int arriving = 0; ///< of them scheduled to arrive
    int needed = 0;   ///< the most that can be wanted at once; markers only
    bool marker = false;
    std::vector<std::string> units; ///< ids of the counters
    friend bool operator==(const MixLine&, const MixLine&) = default;
};

/// The counter mix of a scenario, counters in the order of the file, then markers.
std::vector<MixLine> mixOf(const Ruleset& ruleset, const Scenario& scenario);

/// The mix as CSV (RFC 4180) with a line of headings and one of totals.
std::string mixCsv(const std::vector<MixLine>& mix);

/// The most markers of a mark (and ladder step) that may be wanted at once; -1 when nothing bounds it.
int markersNeeded(const Ruleset& ruleset, const Scenario& scenario, const Mark& mark, const std::string& step);

/// What the mix needs markers for: mark and ladder step, as the rules have them drawn.
std::vector<Marker> markersWanted(const Ruleset& ruleset);

} // namespace fw
