#pragma once

#include "editor/render/MapGeometry.h"
#include "engine/grid/Numbering.h"

#include <QWidget>

class QGraphicsView;

namespace fw {

/// The column or row part of the printed number of a cell; a running number as a whole; empty without such a part.
QString edgeLabel(const Grid& grid, const Numbering& numbering, bool column, Cell cell);

/// Printed column or row numbers along one edge of a map, which follow zoom and scrolling.
class EdgeRuler : public QWidget
{
    Q_OBJECT

public:
    /// Placed above the view for `columns`, else on its left.
    EdgeRuler(QGraphicsView& view, bool columns, QWidget* parent);

    /// Sets the map whose numbers it shows.
    void setMap(const MapGeometry& geometry, const Numbering& numbering);
    /// Marks the column or row of a cell; noCell for none.
    void mark(Cell cell);
    /// The visible labels, from left or top.
    QStringList shown() const;
    /// The required thickness in pixels.
    int thickness() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Tick {
        int index;
        double at; ///< in pixels along the edge
        QString text;
    };
    std::vector<Tick> ticks() const;

    QGraphicsView& mView;
    bool mColumns;
    MapGeometry mGeometry;
    Numbering mNumbering;
    Cell mMarked = noCell;
};

} // namespace fw
