#pragma once

#include "engine/model/Trace.h"
#include "engine/rules/Rules.h"

#include <functional>

namespace fw {

struct State;

/// What the choice under way calls an answer: its label, or the word itself where there is none.
std::string answerCalled(const Rules& rules, const State& before, const std::string& verb);

/// Whether a line belongs to the reckoning of a number.
bool reckons(const TraceLine& line);

/// A reckoning in which those who add nothing to a sum, and have nothing to say, share one line at its end; those
/// whose line stays `unseen` are not counted there.
Trace withoutIdle(const Trace& trace, const std::function<bool(const TraceLine&)>& unseen);

} // namespace fw
