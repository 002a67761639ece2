#pragma once

#include "editor/render/ScanFit.h"

#include <QGraphicsItem>
#include <QPixmap>

namespace fw {

/// A scanned map over or under the cells of the editor.
class ScanItem : public QGraphicsItem
{
public:
    ScanItem();
    /// Reads another picture; returns the reason if it cannot. A very large one is reduced, but pixels() is the size in
    /// the file.
    QString read(const QString& path);
    /// The size of the file in pixels; empty when there is none.
    QSize pixels() const { return mPixels; }
    /// Places it by its points, with its opacity, over or under the ground.
    void lay(const Scan& scan, const MapGeometry& geometry);
    const ScanFit& fit() const { return mFit; }

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) override;

private:
    std::vector<QPixmap> mSizes; ///< each half as large as the previous one
    QPixmap mBent;               ///< of a mesh: the largest of them with its bends, as large as the bounds
    QSize mPixels;
    ScanFit mFit;
};

} // namespace fw
