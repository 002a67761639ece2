#pragma once

#include "editor/render/Faces.h"

#include <QByteArray>

namespace fw {

/// The font attributes of an SVG text, each with a blank before it, with family names that other programs know for the
/// program's fonts.
QString svgFont(Face face, bool bold, bool italic, const QString& family = {});

/// The output of QSvgGenerator with texts in the attributes of svgFont(): each keeps its width in another font, and the
/// desktop's own font is gone.
QByteArray svgLetters(const QByteArray& body);

} // namespace fw
