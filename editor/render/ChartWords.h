#pragma once

#include "engine/model/Scenario.h"

#include <QString>

namespace fw {

/// The printed form of a table, with labels instead of the ids of the rules, ranges in words, and minus signs. With a
/// scenario, ids of its units show their names. Result codes in capital letters stay, as players know them.
Table chartForPeople(const Ruleset& rules, Table table, const Scenario* scenario = nullptr);

/// An id without separators and with the usual abbreviations in capital letters: "light woods", "MP infantry".
QString readableId(const std::string& id);

/// The label of a unit type, or its id in a readable form if it has none.
QString typeLabel(const Ruleset& ruleset, const std::string& type);

/// The label of a mark, or of a step of a ladder mark.
QString markLabel(const Ruleset& rules, const std::string& mark, const std::string& step = {});

} // namespace fw
