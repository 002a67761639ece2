#pragma once

#include "engine/play/Clicks.h"

namespace fw {

/// A value for a field after the open one, which is offered before the field is passed over.
struct Later {
    Choice choice;
    std::vector<Choice> also;  ///< values that go with it because there is no other choice
    std::vector<Draft> drafts; ///< the draft after each click that it stands for
};

/// The action that the clicks so far amount to if nothing else is said, shown before it is entered.
struct Proposal {
    std::optional<Action> action; ///< the whole action; none when a choice is needed first or the draft is one
    std::vector<Draft> added;     ///< the draft after each click that it adds, in order
    bool sole = false;            ///< it is the only answer to the question
    std::vector<Choice> best;     ///< those of its values that the rules prefer among several
    std::vector<Later> later;     ///< values that may still be given, up to the next required field

    /// Whether the rules prefer the value that it gives to a field.
    bool prefers(const std::string& field) const;
};

/// Continues a draft where no decision is needed: single choices, preferred values, all units where all may join, and
/// nothing in optional fields. Values that an order has `said` come first. `choices` are those of the draft; if
/// `whole`, the draft is an action and nothing is added to it.
Proposal propose(const TurnContext& turn, const Draft& draft, std::vector<Choice> choices, bool whole,
                 const Action& said);

} // namespace fw
