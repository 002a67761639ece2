#pragma once

#include "engine/model/Scenario.h"

#include <string>
#include <vector>

namespace fw {

/// One line of the counter mix: counters of one side, type and numbers, or markers of a kind.
struct MixLine {
    std::string side;      ///< empty for markers
    std::string what;      ///< type of counter; mark, or its step
    std::string formation; ///< as on the counters
    std::string numbers;   ///< ratings as printed on the front
    std::string back;      ///< ratings on the back; empty when they are those of the front
    std::string pile;      ///< of cards: the pile or hand in which they begin
    int count = 0;
    int setUp = 0;    ///< number on the map at the start
    int arriving = 0; ///< number scheduled to arrive
    int needed = 0;   ///< the most needed at once; markers only
    bool marker = false;
    std::vector<std::string> units; ///< ids of the counters
    std::vector<std::string> names; ///< their names
    friend bool operator==(const MixLine&, const MixLine&) = default;
};

/// The counter mix of a scenario, counters in the order of the file, then markers.
std::vector<MixLine> mixOf(const Ruleset& ruleset, const Scenario& scenario);

/// The mix as CSV (RFC 4180) with a line of headings and one of totals.
std::string mixCsv(const std::vector<MixLine>& mix);

/// The most markers of a mark (and ladder step) needed at once; -1 when nothing limits it.
int markersNeeded(const Ruleset& ruleset, const Scenario& scenario, const Mark& mark, const std::string& step);

/// The marks and ladder steps for which the mix needs markers, as the rules draw them.
std::vector<Marker> markersWanted(const Ruleset& ruleset);

} // namespace fw
