#pragma once

#include "editor/render/Faces.h"

#include <QByteArray>

namespace fw {

/// How an SVG says in which letters a text stands: attributes of a text, a blank before each.
/// The families are those by which others know the program's faces.
QString svgFont(Face face, bool bold, bool italic);

/// The body of a drawing as QSvgGenerator leaves it, with texts that name their letters in the same
/// way and keep their width in others, and nothing of the desktop's own font.
QByteArray svgLetters(const QByteArray& body);

} // namespace fw
