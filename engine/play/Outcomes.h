#pragma once

#include "engine/play/Play.h"

#include <array>
#include <map>

namespace fw {

/// One code of a result, and whose it is.
struct OutcomePart {
    std::string code;
    std::string label;            ///< what people call it; the code itself where it has no other name
    std::string side;             ///< id of the side that suffers it; empty where that is not known
    bool harmless = false;        ///< it does nothing
    std::vector<EventData> notes; ///< what is said where it is carried out, as that a rule of the ground takes it back
    friend bool operator==(const OutcomePart&, const OutcomePart&) = default;
};

/// What people call a result code, as a cell writes it; empty where it is none or has no name.
std::string codeLabel(const Rules& rules, const std::string& code);

/// What people call the codes that a ruling carried out: of a cell for both sides each half that does something, else
/// the last one, for a check may turn one into another.
std::vector<std::string> carriedOut(const Rules& rules, const Trace& trace);

/// Whether a line says that the rules have no row for a result that is more than a dash.
bool withoutRow(const Event& line);

/// Which side each half of a result such as "-/D" strikes and what is said of it, as reckonings show in which it was
/// carried out; an id is empty where none of them did, or one strikes both.
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
    void learnNotes(std::size_t half, const std::string& code, Trace::const_iterator from, Trace::const_iterator to);

    const Rules& mRules;
    std::array<std::map<std::string, int>, 2> mStruck;                   ///< for each half: how often which side
    std::array<std::map<std::string, std::vector<EventData>>, 2> mNotes; ///< and what is always said of a code there
};

} // namespace fw
