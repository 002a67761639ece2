#pragma once

#include "engine/play/Play.h"

#include <functional>
#include <string>
#include <vector>

namespace fw {

/// One answer to a pending question, with its text for people.
struct Reply {
    Action action;
    std::string label;
};

/// The answers of one click, or the faces of one die; none for a question that needs more. `side` answers when no seat
/// is asked, and `list` gives the choices of a draft, as legal().
std::vector<Reply> replies(const Rules& rules, const State& state, const Question& question, const std::string& side,
                           const std::function<Choices(const Draft&)>& list);

} // namespace fw
