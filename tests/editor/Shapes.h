#pragma once

#include "engine/grid/Grid.h"

#include <QTest>

/// Rows of test data with a column `shape`: both kinds of hexes, and squares.
inline void addShapes()
{
    QTest::addColumn<fw::GridShape>("shape");
    QTest::newRow("flat") << fw::GridShape::HexFlat;
    QTest::newRow("pointy") << fw::GridShape::HexPointy;
    QTest::newRow("square") << fw::GridShape::Square;
}
