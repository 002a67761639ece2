#pragma once

#include "engine/base/Text.h"
#include "engine/model/Event.h"

namespace fw {

/// The sentence of an event; empty for NoEvent.
Text eventText(const EventData& data);
/// The sentence of an event; empty for NoEvent.
Text eventText(const Event& event);

/// The sentence of a choice, without the side that made it.
std::string choiceText(const ChoiceMade& choice);
/// A choice with the side that made it, unless the sentence begins with that side.
Text choiceBySide(const ChoiceMade& choice);
/// The outcome of a game: "British: victory".
Text outcomeText(const GameEnded& end);

} // namespace fw
