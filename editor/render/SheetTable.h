#pragma once

#include "editor/render/Brush.h"
#include "editor/render/MapStyle.h"
#include "engine/model/Ruleset.h"

#include <QRectF>
#include <QSizeF>
#include <QStringList>
#include <vector>

namespace fw {

/// A chart of the rules as it is printed on the sheet of a map.
class SheetTable
{
public:
    explicit SheetTable(const Table& table);
    /// As large as it is easy to read, millimetres.
    QSizeF wanted() const;
    /// Lights these cells, row after row, with the row and the column that all of them share; frames and bold letters
    /// say it as well as colour.
    void light(const std::vector<std::size_t>& cells);
    /// Where the lit cells are when it fills a box; an empty one where none are.
    QRectF lit(const QRectF& box) const;
    /// How wide the labels of the rows are then, and how high those of the columns.
    QSizeF heads(const QRectF& box) const;
    /// Draws it so that it fills a box; letters shrink when it is small.
    void paint(const Canvas& canvas, const MapStyle& style, const QRectF& box) const;

private:
    bool isLit(int row, int column) const;
    QRectF square(const QRectF& box, int row, int column) const;
    void paintLit(QPainter& painter, const MapStyle& style, const QRectF& box) const;

    QStringList mHead;                     ///< the corner, then a label a column
    std::vector<QStringList> mRows;        ///< the row's label, then its cells
    std::size_t mColumns = 0;              ///< of cells
    std::vector<double> mWide;             ///< what each column needs, millimetres
    std::vector<std::pair<int, int>> mLit; ///< row and column, both counted with the heads
    int mLitRow = -1;                      ///< that all of them are in
    int mLitColumn = -1;
};

} // namespace fw
