#pragma once

#include "editor/render/MapGeometry.h"
#include "engine/grid/Numbering.h"

#include <QWidget>

class QGraphicsView;

namespace fw {

/// The printed part of a column's or row's number; empty when the numbering makes none.
QString edgeLabel(const Grid& grid, const Numbering& numbering, bool column, int index);

/// Printed column or row numbers along one edge of a map, following its zoom and place.
class EdgeRuler : public QWidget
{
    Q_OBJECT

public:
    /// Above the view when `columns`, else at its left.
    EdgeRuler(QGraphicsView& view, bool columns, QWidget* parent);

    /// The map whose numbers are shown.
    void setMap(const MapGeometry& geometry, const Numbering& numbering);
    /// Marks the column or row of a cell, noCell for none.
    void mark(Cell cell);
    /// The labels that are shown now, from left or top.
    QStringList shown() const;
    /// How thick it must be.
    int thickness() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Tick {
        int index;
        double at; ///< pixels along the edge
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
