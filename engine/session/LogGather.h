#pragma once

#include "engine/model/LogDoc.h"
#include "engine/rules/Rules.h"

namespace fw {

struct State;

/// What the choice under way calls an answer: its label, or the word itself where there is none.
std::string answerCalled(const Rules& rules, const State& before, const std::string& verb);

/// Whether a line belongs to the reckoning of a number.
bool reckons(EventKind kind);

/// A full log in its usual form: without rows that did not apply; those who add nothing to a sum, and have nothing to
/// say, share one line at its end, and so do those to whom the same happens one after another.
LogDoc usual(LogDoc log);

} // namespace fw
