#pragma once

#include <QRectF>

class QPainter;

namespace fw {

struct TwoSided;

/// Draws the front of a card into a rectangle of millimetres: its title, what it does, and whose it is; letters are
/// made smaller where the words would not fit.
void paintCardFront(QPainter& painter, const TwoSided& card, const QRectF& cut);

/// Draws the back of a card, which says whose it is and no more, or a drawing that all cards of its pile have.
void paintCardBack(QPainter& painter, const TwoSided& card, const QRectF& cut);

} // namespace fw
