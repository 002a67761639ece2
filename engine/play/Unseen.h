#pragma once

#include "engine/play/Play.h"

#include <optional>
#include <stop_token>

namespace fw {

/// One answer that may be given unseen.
struct Answer {
    Action action;
    Text label;        ///< what people call it
    std::string brief; ///< the same in the word that orders have for it
};

/// What would follow of two answers that are given unseen of each other.
struct Pairing {
    std::string cell;            ///< what the table says that is read of both first; empty when none is
    std::vector<Chance> chances; ///< of what the dice then come to; empty when none are thrown
    EventData instead;           ///< without dice: what is said then
};

/// All that one of two sides may answer unseen, against all that the other may.
struct SimultaneousOutcomeMatrix {
    std::vector<Answer> own;
    std::vector<Answer> other;
    std::string otherSeat;
    std::string table;          ///< id of the table that is read of both first
    std::string cite;           ///< its case
    std::vector<Pairing> pairs; ///< for each own answer, one for each of the other's
    Trace certain;              ///< what holds in each of them that comes to dice

    /// What follows of one of each.
    const Pairing& at(std::size_t mine, std::size_t theirs) const { return pairs[mine * other.size() + theirs]; }
};

/// Whether a line of a reckoning names a counter that lies face down for a seat in this position.
bool namesConcealed(const Rules& rules, const Position& position, const Event& line, const std::string& seat);

/// What a seat may be told before it answers unseen of one other side: the same whatever that has answered already.
/// Nothing where no such answer is asked of it, where there are too many, or where these rules or this position
/// hide from it what might matter, or nobody wants it any more.
std::optional<SimultaneousOutcomeMatrix> pairings(const Rules& rules, const State& state, const std::string& seat,
                                                  const std::stop_token& stop = {});

} // namespace fw
