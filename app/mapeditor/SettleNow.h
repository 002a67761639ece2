#pragma once

#include "editor/Background.h"

#include <QTimer>
#include <functional>

namespace fw {

/// Asks at once for what waits for the timer `rest`, and returns when no work is left and all results are taken.
void settleNow(const Background& work, const QTimer& rest, const std::function<void()>& ask);

} // namespace fw
