#pragma once

#include <QImage>

/// The picture with at most 256 colours, which makes its file a third as large. Colours that are close become one.
QImage withFewColours(const QImage& image);
