#pragma once

#include "engine/grid/Grid.h"

#include <QPointF>
#include <Qt>

namespace fw {

/// A place pointed at, by the mouse or by the keyboard's cursor.
struct Spot {
    QPointF at; ///< millimetres
    Cell cell = noCell;
    int side = -1; ///< the nearest side when the point is close to one
    Qt::KeyboardModifiers mods;
};

} // namespace fw
