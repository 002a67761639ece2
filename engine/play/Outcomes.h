#pragma once

#include "engine/play/Play.h"

#include <array>
#include <map>

namespace fw {

/// One code of a result, and whose it is.
struct OutcomePart {
    std::string code;
    std::string label;     ///< what people call it; the code itself where it has no other name
    std::string side;      ///< id of the side that suffers it; empty where that is not known
    bool harmless = false; ///< it does nothing
    friend bool operator==(const OutcomePart&, const OutcomePart&) = default;
};

/// What people call a result code, as a cell writes it; empty where it is none or has no name.
std::string codeLabel(const Rules& rules, const std::string& code);

/// Whether a line says that the rules have no row for a result that is more than a dash.
bool withoutRow(const TraceLine& line);

/// Which side each half of a result such as "-/D" strikes, as reckonings show in which it did; an id is empty where
/// none of them did, or one strikes both.
class OutcomeSides
{
public:
    explicit OutcomeSides(const Rules& rules) : mRules(rules) {}
    /// Learns from the reckoning of one outcome.
    void learn(const Trace& trace);
    /// The codes of what was read last in a reckoning; none where it was no code.
    std::vector<OutcomePart> parts(const Trace& trace) const;

private:
    std::string sideOf(std::size_t half) const;

    const Rules& mRules;
    std::array<std::map<std::string, int>, 2> mStruck; ///< for each half: how often which side
};

} // namespace fw
