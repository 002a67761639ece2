#pragma once

#include "editor/render/Brush.h"
#include "editor/render/MapStyle.h"
#include "engine/model/Ruleset.h"

#include <QRectF>
#include <QSizeF>
#include <QStringList>
#include <vector>

namespace fw {

/// A chart of the rules as printed on the sheet of a map.
class SheetTable
{
public:
    explicit SheetTable(const Table& table);
    /// The texts of the first line: the corner, then a label for each column.
    const QStringList& headings() const { return mHead; }
    /// The texts of the other lines: the label of the row, then its cells.
    const std::vector<QStringList>& lines() const { return mRows; }
    /// Whether the labels of the rows are words.
    bool hasWords() const { return mLeft; }
    /// The size at which it is easy to read, in millimetres.
    QSizeF wanted() const;
    /// Highlights cells, numbered row by row, with the row and the column that all of them share, by colour, frames and
    /// bold letters.
    void light(const std::vector<std::size_t>& cells);
    /// The area of the highlighted cells when the table fills a box; empty when there are none.
    QRectF lit(const QRectF& box) const;
    /// The width of the row labels and the height of the column labels when the table fills a box.
    QSizeF heads(const QRectF& box) const;
    /// Draws it to fill a box; letters shrink in a small one.
    void paint(const Canvas& canvas, const MapStyle& style, const QRectF& box) const;

private:
    void layOut();
    double high() const;
    bool isLit(int row, int column) const;
    QRectF square(const QRectF& box, int row, int column) const;
    void paintLit(QPainter& painter, const MapStyle& style, const QRectF& box) const;

    QStringList mHead;                     ///< the corner, then a label for each column
    std::vector<QStringList> mRows;        ///< the row's label, then its cells
    std::size_t mColumns = 0;              ///< of cells
    std::vector<QStringList> mHeads;       ///< the lines of each heading
    bool mLeft = false;                    ///< whether the labels of the rows are words, which begin at the left
    double mHeadHigh = 0;                  ///< height of the headings in millimetres
    std::vector<double> mWide;             ///< width of each column in millimetres
    std::vector<std::pair<int, int>> mLit; ///< row and column, both counted including the labels
    int mLitRow = -1;                      ///< the common row of all, or -1
    int mLitColumn = -1;
};

} // namespace fw
