#pragma once

#include "engine/play/Play.h"

#include <array>
#include <map>

namespace fw {

/// One code of a result, and the side it applies to.
struct OutcomePart {
    std::string code;
    std::string label;            ///< the label of the code; the code itself when it has none
    std::string side;             ///< id of the side that suffers it; empty when it is unknown
    bool harmless = false;        ///< the code does nothing
    std::vector<EventData> notes; ///< notes made when it is applied, such as that terrain cancels a retreat
    friend bool operator==(const OutcomePart&, const OutcomePart&) = default;
};

/// The label of a result code; empty when it is no code or has no label.
std::string codeLabel(const Rules& rules, const std::string& code);

/// The labels of the codes that a ruling applied: all that do something for a cell with a code for each side, else the
/// last one. A check may turn one code into another.
std::vector<std::string> carriedOut(const Rules& rules, const Trace& trace);

/// Whether an event says that the rules have no row for a result other than a dash.
bool withoutRow(const Event& line);

/// Finds out from traces which side each half of a result such as "-/D" applies to, and what is noted with it. The side
/// is empty when no trace applies the half, or when the traces differ.
class OutcomeSides
{
public:
    explicit OutcomeSides(const Rules& rules) : mRules(rules) {}
    /// Learns from the trace of one outcome.
    void learn(const Trace& trace);
    /// The codes of the last cell that a trace read; empty when it was no code.
    std::vector<OutcomePart> parts(const Trace& trace) const;

private:
    std::string sideOf(std::size_t half) const;
    void learnNotes(std::size_t half, const std::string& code, Trace::const_iterator from, Trace::const_iterator to);

    const Rules& mRules;
    std::array<std::map<std::string, int>, 2> mStruck;                   ///< per half: how often each side suffered it
    std::array<std::map<std::string, std::vector<EventData>>, 2> mNotes; ///< per half: the notes always made for a code
};

} // namespace fw
