#pragma once

#include "app/print/Press.h"
#include "app/print/PressProfile.h"
#include "app/widgets/Progress.h"

#include <QByteArray>

namespace fw {

/// A PDF for a press, and what it would print badly.
struct PressPdf {
    QByteArray bytes;
    std::vector<PressFinding> findings;
};

/// Refuses an ink limit out of range, and a name that the spot colour of the die line cannot have.
Result<void> checkPress(const PressOptions& options);

/// Turns a PDF of QPdfWriter into PDF/X-4: all colours as inks of the profile, black letters in black ink alone, the
/// boxes of `pages`, the die line on a layer of its own. The last of `pages` is for all pages that follow, and none
/// may be missing. The same input always gives the same bytes. Refuses what checkPress() refuses, and content
/// that the conversion does not know.
Result<PressPdf> toPress(const QByteArray& pdf, const PressOptions& options, const PressProfile& profile,
                         const std::vector<PressPage>& pages, Progress* progress = nullptr);

} // namespace fw
