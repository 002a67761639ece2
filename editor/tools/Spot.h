#pragma once

#include "engine/grid/Grid.h"

#include <QPointF>
#include <Qt>

namespace fw {

/// A position of the mouse or of the keyboard cursor.
struct Spot {
    QPointF at; ///< millimetres
    Cell cell = noCell;
    int side = -1; ///< the nearest side if the point is close to it, else -1
    Qt::KeyboardModifiers mods;
};

} // namespace fw
