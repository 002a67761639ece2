#pragma once

#include "editor/render/Brush.h"
#include "editor/render/MapStyle.h"
#include "engine/model/Ruleset.h"

#include <QRectF>
#include <QSizeF>
#include <QString>
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
    /// Draws it so that it fills a box; letters shrink when it is small.
    void paint(const Canvas& canvas, const MapStyle& style, const QRectF& box) const;

private:
    QStringList mHead;              ///< the corner, then a label a column
    std::vector<QStringList> mRows; ///< the row's label, then its cells
};

} // namespace fw
