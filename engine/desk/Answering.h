#pragma once

#include "engine/desk/DeskVocabulary.h"
#include "engine/desk/RuleWords.h"
#include "engine/play/Play.h"

namespace fw {

/// What may be answered to a question.
struct Answers {
    std::vector<Action> list;
    bool all = true; ///< false when there may be more
};

/// The answers to the question that waits, at most so many.
Answers answersTo(const Rules& rules, const State& state, std::size_t most);

/// An answer in the words that the desk reads: "defend Guards, Jaegers primary Guards".
std::string answerText(const Rules& rules, const State& state, Action answer);

/// Takes the first of the stated answers that the question that waits has, with its fields; no action when there is
/// none, the refusal when it does not stand.
Result<std::optional<Action>> takeAnswer(const DeskVocabulary& known, const Rules& rules, const State& state,
                                         std::vector<StatedAnswer>& answers);

/// Whether an answer, left over, was taken as stated because there was no other; nothing when it was not asked.
std::optional<bool> takenAnyway(const DeskVocabulary& known, const StatedAnswer& answer, const Trace& trace);

} // namespace fw
