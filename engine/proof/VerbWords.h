#pragma once

#include "engine/model/Verb.h"
#include "engine/proof/ConditionWords.h"

namespace fw {

/// What a verb does, in words: "the target loses 1 step".
std::string verbWords(const Verb& verb, const ConditionWords& words, const Ruleset& ruleset);

/// What sets a trigger off, in words: "a unit enters a place".
std::string eventPhrase(const std::string& event, const Ruleset& ruleset);

} // namespace fw
