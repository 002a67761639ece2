#pragma once

#include <QStringView>

namespace fw {

/// How many points and curves an SVG path has at most; -1 when it is not written as SVG wants it, and Qt would draw
/// its first part only.
int pathPieces(QStringView data);

/// Reads one number as SVG writes it from `at` on; whether there was a finite one.
bool takeSvgNumber(QStringView text, qsizetype& at);

/// Takes blanks, and one comma between them; whether there was a comma.
bool takeSvgComma(QStringView text, qsizetype& at);

} // namespace fw
