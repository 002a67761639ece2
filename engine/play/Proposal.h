#pragma once

#include "engine/play/Clicks.h"

namespace fw {

/// A value for a field after the open one: it is offered before anybody passes it over.
struct Later {
    Choice choice;
    std::vector<Choice> also;  ///< what goes with it, since nothing else can
    std::vector<Draft> drafts; ///< one after each click that giving it stands for
};

/// What the clicks so far come to when nothing else is said, to be shown before anybody enters it.
struct Proposal {
    std::optional<Action> action; ///< the whole action; none where something has to be said first, or is said already
    std::vector<Draft> added;     ///< one after each click that it adds, in order
    bool sole = false;            ///< there is no other answer to the question
    std::vector<Choice> best;     ///< what of it the rules call the best of several for whoever answers
    std::vector<Later> later;     ///< what may still be given, up to the next field that has to be filled

    /// Whether what it gives a field is what the rules prefer.
    bool prefers(const std::string& field) const;
};

/// Goes on from a draft past what need not be said: what can be only one thing, what the rules prefer, all who may join
/// where they may all at once, and nothing where nothing has to be given. `choices` are those of the draft, `whole`
/// says whether it is an action already, to which nothing is added. What an order has `said` of a field is proposed
/// before anything else.
Proposal propose(const TurnContext& turn, const Draft& draft, std::vector<Choice> choices, bool whole,
                 const Action& said);

} // namespace fw
