#include "editor/view/ScanItem.h"

#include "editor/Translated.h"
#include "editor/render/DrawingFile.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPainter>
#include <QStyleOptionGraphicsItem>
#include <algorithm>
#include <cmath>

namespace fw {

namespace {

constexpr std::int64_t mostPixels = 24'000'000; ///< limit for a picture in memory, about a hundred megabytes
constexpr int leastSide = 600;                  ///< shorter side of the smallest prepared size

struct ScanWords {
    Q_DECLARE_TR_FUNCTIONS(fw::ScanItem)
};

} // namespace

ScanItem::ScanItem()
{
    setFlag(ItemUsesExtendedStyleOption);
}

QString ScanItem::read(const QString& path)
{
    prepareGeometryChange();
    mSizes.clear();
    mBent = {};
    mPixels = {};
    if (path.isEmpty())
        return {};
    if (!QFileInfo::exists(path))
        return ScanWords::tr("The scanned image %1 is missing. Put it there again, or remove it with "
                             "the scan tool.")
            .arg(path);
    QSize whole;
    const Result<QImage> read = readScan(path, mostPixels, whole);
    if (!read)
        return ScanWords::tr("The scanned image %1 cannot be read: %2").arg(path, translated(read.error().text));
    const QImage& image = *read;
    // The camera's orientation may rotate the picture, so the size in the file is transposed.
    mPixels = whole.isEmpty() ? image.size() : whole;
    if ((image.width() > image.height()) != (mPixels.width() > mPixels.height()))
        mPixels.transpose();
    mSizes.push_back(QPixmap::fromImage(image));
    while (std::min(mSizes.back().width(), mSizes.back().height()) > leastSide)
        mSizes.push_back(
            mSizes.back().scaled(mSizes.back().size() / 2, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    return {};
}

void ScanItem::lay(const Scan& scan, const MapGeometry& geometry)
{
    prepareGeometryChange();
    const ScanFit fit = fitScan(scan.points, mPixels, geometry, scan.warp);
    // A mesh is drawn anew only when it bends otherwise, not when its opacity changes.
    const auto sameBend = [](const ScanFit::Bend& a, const ScanFit::Bend& b) {
        return a.pixel == b.pixel && a.weight == b.weight;
    };
    const bool same = fit.toMap == mFit.toMap && std::ranges::equal(fit.bends, mFit.bends, sameBend);
    mFit = fit;
    if (!same || mFit.bends.empty())
        mBent = {};
    if (!mFit.bends.empty() && mBent.isNull() && !mSizes.empty())
        mBent = QPixmap::fromImage(bentScan(mSizes.front().toImage(), mPixels, mFit));
    setZValue(scan.under ? -1 : 5);
    setOpacity(scan.opacity / 100.0);
    setVisible(!mSizes.empty() && !scan.hidden);
    update();
}

QRectF ScanItem::boundingRect() const
{
    return mFit.bounds(mPixels);
}

void ScanItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*)
{
    if (mSizes.empty())
        return;
    if (!mBent.isNull()) {
        painter->save();
        painter->setClipRect(option->exposedRect, Qt::IntersectClip);
        painter->setRenderHint(QPainter::SmoothPixmapTransform);
        painter->drawPixmap(boundingRect(), mBent, QRectF(QPointF(), mBent.size()));
        painter->restore();
        return;
    }
    // The prepared size with about one pixel for each screen pixel.
    const double detail = QStyleOptionGraphicsItem::levelOfDetailFromTransform(painter->worldTransform())
                          * std::sqrt(boundingRect().width() * boundingRect().height()
                                      / (double(mPixels.width()) * mPixels.height()));
    std::size_t level = 0;
    double share = double(mPixels.width()) / mSizes[0].width();
    while (level + 1 < mSizes.size() && detail * share < 0.5) {
        ++level;
        share = double(mPixels.width()) / mSizes[level].width();
    }
    painter->save();
    painter->setClipRect(option->exposedRect, Qt::IntersectClip);
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    painter->setTransform(mFit.toMap, true);
    painter->drawPixmap(QRectF(QPointF(), mPixels), mSizes[level], QRectF(QPointF(), mSizes[level].size()));
    painter->restore();
}

} // namespace fw
