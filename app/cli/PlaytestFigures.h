#pragma once

#include "engine/playtest/RunHead.h"
#include "engine/playtest/Summary.h"

#include <QString>
#include <string>

namespace fw {

/// The figures of a run as aligned text; `full` lists every row and cell instead of the most frequent.
std::string figuresText(const RunHead& head, const PlaytestSummary& summary, bool full);
/// The same as Markdown.
std::string figuresMarkdown(const RunHead& head, const PlaytestSummary& summary, bool full);
/// All figures as JSON.
std::string figuresJson(const RunHead& head, const PlaytestSummary& summary);

/// Why a game surprises, by the id of the criterion.
QString surpriseWords(const SurprisingGame& game);

} // namespace fw
