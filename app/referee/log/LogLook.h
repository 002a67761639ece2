#pragma once

#include <QColor>
#include <QPalette>

namespace fw {

/// The colours of the log, derived from a palette so that they suit light and dark; no colour is the only sign of
/// anything.
struct LogLook {
    QColor text;    ///< sentences
    QColor pale;    ///< row numbers, case numbers, and what no longer counts
    QColor warning; ///< illegal or overruled actions
    QColor amended; ///< corrected, set, taken back, noted
    QColor found;   ///< background of matches of the filter
    QColor chosen;  ///< background of the chosen line
    QColor heading; ///< background of a turn's heading
    QColor line;    ///< hairlines

    /// The colours for a palette.
    static LogLook of(const QPalette& palette);
};

/// The contrast of two colours by the web guidelines (WCAG), 1 to 21.
double contrast(const QColor& a, const QColor& b);

} // namespace fw
