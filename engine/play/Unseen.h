#pragma once

#include "engine/play/Play.h"

#include <optional>
#include <stop_token>

namespace fw {

/// One possible answer to a secret choice.
struct Answer {
    Action action;
    Text label;        ///< the text that people read
    std::string brief; ///< the same in the word that orders use
};

/// The result of two secret answers.
struct Pairing {
    std::string cell;            ///< the cell of the table that both answers lead to; empty for none
    std::vector<Chance> chances; ///< the results of the dice that follow; empty when no dice are rolled
    EventData instead;           ///< without dice: the note that is made then
};

/// All secret answers of one of two sides against all answers of the other.
struct SimultaneousOutcomeMatrix {
    std::vector<Answer> own;
    std::vector<Answer> other;
    std::string otherSeat;
    std::string table;          ///< id of the first table that the answers lead to
    std::string cite;           ///< case number of the table
    std::vector<Pairing> pairs; ///< for each own answer, one for each answer of the other side
    Trace certain;              ///< the lines that hold for all pairs that lead to dice

    /// The result of one answer of each side.
    const Pairing& at(std::size_t mine, std::size_t theirs) const { return pairs[mine * other.size() + theirs]; }
};

/// Whether an event names a counter that is concealed from a seat in this position.
bool namesConcealed(const Rules& rules, const Position& position, const Event& line, const std::string& seat);

/// What a seat may know before it answers a secret choice against one other side; it does not depend on an answer that
/// is given already. Nothing when there is no such choice, too many answers, something hidden that could matter, or a
/// cancellation.
std::optional<SimultaneousOutcomeMatrix> pairings(const Rules& rules, const State& state, const std::string& seat,
                                                  const std::stop_token& stop = {});

} // namespace fw
