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

/// The same shapes, regular, lower and higher: a column `shape` and a column `stretch`.
inline void addStretchedShapes()
{
    QTest::addColumn<fw::GridShape>("shape");
    QTest::addColumn<double>("stretch");
    for (const auto& [name, shape] : {std::pair("flat", fw::GridShape::HexFlat),
                                      {"pointy", fw::GridShape::HexPointy},
                                      {"square", fw::GridShape::Square}})
        for (const double stretch : {1.0, 0.88, 1.12})
            QTest::addRow("%s %g", name, stretch) << shape << stretch;
}
