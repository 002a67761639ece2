#pragma once

#include "engine/store/RulesFile.h"

#include <QString>

namespace fw {

/// The word of such a fact in data: "replaces", "repeats", "adds" or "removes".
QString seriesId(SeriesDoes does);

/// The fact as a sentence: "modifiers woods-guard: replaces the row of the extended rules".
QString seriesWords(const SeriesFact& fact);

/// The fact after a new edition of the extended rules, for a row that the edition changes.
QString changedBelowWords(const SeriesFact& fact);

} // namespace fw
