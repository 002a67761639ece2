#pragma once

#include "engine/base/Text.h"
#include "engine/model/Event.h"

namespace fw {

/// The sentence of an event; empty for NoEvent.
Text eventText(const EventData& data);
/// The sentence of an event; empty for NoEvent.
Text eventText(const Event& event);

/// What a choice says: the sentence of its entry, without who made it.
std::string choiceText(const ChoiceMade& choice);
/// A choice with the side that made it, unless the sentence begins with that side.
Text choiceBySide(const ChoiceMade& choice);
/// How a game ended: "British: victory".
Text outcomeText(const GameEnded& end);

} // namespace fw
