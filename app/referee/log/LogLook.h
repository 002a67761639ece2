#pragma once

#include <QColor>
#include <QPalette>

namespace fw {

/// The colours of the log, made from a palette so that they suit light and dark alike; none is the
/// only sign of anything.
struct LogLook {
    QColor text;    ///< sentences
    QColor pale;    ///< numbers of rows, case numbers, what no longer counts
    QColor warning; ///< against the rules, overruled
    QColor amended; ///< corrected, set, taken back, noted
    QColor found;   ///< behind words that the filter found
    QColor chosen;  ///< behind the chosen line
    QColor heading; ///< behind a turn's heading
    QColor line;    ///< hairlines

    /// The colours that go with a palette.
    static LogLook of(const QPalette& palette);
};

/// The contrast of two colours as the web's guidelines reckon it, 1 to 21.
double contrast(const QColor& a, const QColor& b);

} // namespace fw
