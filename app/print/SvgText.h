#pragma once

#include "editor/render/Faces.h"

#include <QByteArray>
#include <QSizeF>
#include <functional>

class QPainter;

namespace fw {

/// The font attributes of an SVG text, each with a blank before it, with family names that other programs know for the
/// program's fonts.
QString svgFont(Face face, bool bold, bool italic, const QString& family = {});

/// The output of QSvgGenerator with texts in the attributes of svgFont(): each keeps its width in another font, and the
/// desktop's own font is gone.
/// With `centred`, another font that has another width stays in the middle of the text's place.
QByteArray svgLetters(const QByteArray& body, bool centred = false);

constexpr double svgUnit = 10; ///< units of an SVG file in a millimetre

/// A drawing of this size in millimetres as SVG elements in units of svgUnit, without the head and tail of a document;
/// `draw` paints in millimetres from the upper left corner. `centred` is that of svgLetters().
QByteArray svgFragment(const QSizeF& millimetres, const std::function<void(QPainter&)>& draw, bool centred = false);

} // namespace fw
