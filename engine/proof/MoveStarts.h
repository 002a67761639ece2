#pragma once

#include "engine/play/Phases.h"
#include "engine/play/Play.h"

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fw {

/// A phase in which a side chooses moves, with the set-up of the scenario on the map.
struct MoveStart {
    PhaseOfSide phase;
    State state;
    std::vector<std::pair<Text, std::string>> answered; ///< questions before the choice, with the answers
};

/// Finds the phases of the first turn in which a side chooses moves; each is found when it is asked for, and kept.
class MoveStarts
{
public:
    /// Starts with this position; the rules must outlive it.
    MoveStarts(const Rules& rules, Position position) : mRules(rules), mPosition(std::move(position)) {}

    /// The one with this number, from 0, in the order of the sequence of play; null for none.
    const MoveStart* at(const std::string& side, std::size_t number);

private:
    struct Searched {
        std::vector<PhaseOfSide> left; ///< phases that were not tried yet, the last one first
        std::vector<MoveStart> starts;
    };
    std::optional<MoveStart> begun(const PhaseOfSide& phase, const std::string& side) const;
    bool searchOn(const std::string& side, MoveStart& at, int questions, int& tries) const;

    const Rules& mRules;
    Position mPosition;
    std::map<std::string, Searched> mFound; ///< by side
};

} // namespace fw
