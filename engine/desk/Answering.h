#pragma once

#include "engine/desk/DeskVocabulary.h"
#include "engine/desk/RuleWords.h"
#include "engine/play/Play.h"

namespace fw {

/// The possible answers to a question.
struct Answers {
    std::vector<Action> list;
    bool all = true; ///< false when there may be more
};

/// The answers to the open question, at most `most` of them.
Answers answersTo(const Rules& rules, const State& state, std::size_t most);

/// An answer in words that the desk reads: "defend Guards, Jaegers primary Guards".
std::string answerText(const Rules& rules, const State& state, Action answer);

/// Takes the first stated answer that fits the open question out of `answers` and fills in its fields. Gives no action
/// when none fits, and refuses illegal fields.
Result<std::optional<Action>> takeAnswer(const DeskVocabulary& known, const Rules& rules, const State& state,
                                         std::vector<StatedAnswer>& answers);

/// Whether the ruling gave a leftover answer by itself, as the only one possible; nothing when there was no such
/// question.
std::optional<bool> takenAnyway(const DeskVocabulary& known, const StatedAnswer& answer, const Trace& trace);

} // namespace fw
