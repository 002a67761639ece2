#pragma once

#include <QStringView>

namespace fw {

/// The largest number of points and curves in an SVG path; -1 if the path is not valid SVG, of which Qt would draw only
/// the first part.
int pathPieces(QStringView data);

/// Reads one SVG number from `at` on; false if there is no finite one.
bool takeSvgNumber(QStringView text, qsizetype& at);

/// Skips blanks and one comma between them; true if there was a comma.
bool takeSvgComma(QStringView text, qsizetype& at);

} // namespace fw
