#pragma once

#include <QRectF>

class QPainter;

namespace fw {

struct TwoSided;

/// Draws the front of a card into a rectangle of millimetres: its title, its effects and its side. A long text gets
/// smaller letters.
void paintCardFront(QPainter& painter, const TwoSided& card, const QRectF& cut);

/// Draws the back of a card: only its side, or a drawing that all cards of its pile share.
void paintCardBack(QPainter& painter, const TwoSided& card, const QRectF& cut);

} // namespace fw
