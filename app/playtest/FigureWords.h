#pragma once

#include "app/playtest/PlaytestWork.h"

#include <QString>

namespace fw {

/// A share in percent with one decimal, in the user's language.
QString shareText(double share);
/// A share with its interval and its count: "52.3 % (48.1 to 56.4 %), 1,046 of 2,000".
QString shareWords(const Share& share);
/// The same without the count.
QString shareInterval(const Share& share);
/// A mean with its interval: "6.2 (5.9 to 6.5)".
QString meanWords(const Mean& mean);
/// A whole number with separators.
QString countText(std::int64_t count);
/// "Won by Crown", "Draw" or "Unfinished".
QString resultText(const PlayedScenario& played, int result);
/// "greedy", "search, 200 nodes".
QString playerText(const PlayerSettings& player);

} // namespace fw
