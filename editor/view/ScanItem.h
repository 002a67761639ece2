#pragma once

#include "editor/render/ScanFit.h"

#include <QGraphicsItem>
#include <QPixmap>

namespace fw {

/// A scanned map lying over or under the cells while drawing.
class ScanItem : public QGraphicsItem
{
public:
    ScanItem();
    /// Reads another picture; why not, when it cannot be read. A very large one is kept at a smaller
    /// size, while its pixels count as in the file.
    QString read(const QString& path);
    /// The pixels of the file; empty when there is none.
    QSize pixels() const { return mPixels; }
    /// Lays it where the points say, with its opacity, over or under the ground.
    void lay(const Scan& scan, const MapGeometry& geometry);
    const ScanFit& fit() const { return mFit; }

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) override;

private:
    std::vector<QPixmap> mSizes; ///< each half as large as the one before
    QSize mPixels;
    ScanFit mFit;
};

} // namespace fw
