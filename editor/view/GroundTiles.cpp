#include "editor/view/GroundTiles.h"

#include "editor/Logging.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace fw {

namespace {

constexpr int side = 256;              ///< in device pixels
constexpr double wholePixels = 900;    ///< longer side of the small picture of the whole map
constexpr std::size_t mostTiles = 400; ///< limit of cached tiles: 100 MB
constexpr Qt::GlobalColor nothing = Qt::transparent;
const std::pair<int, int> wholeKey{INT_MIN, INT_MIN};

QImage painted(const MapPainter& map, const QRectF& where, double zoom, QSize size)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(nothing);
    const LogTimer timer;
    QPainter painter(&image);
    painter.scale(zoom, zoom);
    painter.translate(-where.topLeft());
    map.paint(painter, where, zoom);
    qCDebug(renderLog) << "painted" << where << "at zoom" << zoom << "in" << timer.milliseconds() << "ms";
    return image;
}

/// Whether pixels of tiles match device pixels: equal scales, whole offsets, no rotation.
bool fits(const QTransform& t, double ratio)
{
    const auto whole = [](double v) { return std::abs(v - std::round(v)) < 1e-6; };
    return t.type() <= QTransform::TxScale && std::abs(t.m11() - t.m22()) < 1e-9 && t.m11() > 0 && whole(t.dx() * ratio)
           && whole(t.dy() * ratio);
}

} // namespace

GroundTiles::GroundTiles(MapPainter& painter, QObject* parent) : QObject(parent), mPainter(painter)
{
    mPool.setMaxThreadCount(1); // the window keeps the other core
}

GroundTiles::~GroundTiles()
{
    ++mRound;
    mPool.clear();
    mPool.waitForDone();
}

void GroundTiles::forget()
{
    ++mRound;
    ++mColours;
    mPool.clear();
    mPool.waitForDone();
    mNow = mBefore = Sheet();
    mWhole = QImage();
    mAsked.clear();
    mStoodIn.clear();
    mWanted = 0;
}

void GroundTiles::waitWith(std::function<QImage(const MapStyle&, int)> picture)
{
    mPicture = std::move(picture);
    mReady = false;
    mWhole = mPicture(mPainter.style(), int(wholePixels));
}

void GroundTiles::setReady(MapPainter&& painter)
{
    forget(); // no thread uses the painter after this
    const MapStyle style = mPainter.style();
    mPainter = std::move(painter);
    mPainter.setStyle(style);
    mReady = mUnseen = true;
    mWhole = mPicture(style, int(wholePixels));
    emit done(mPainter.sheet());
    emit progressed();
}

int GroundTiles::percent() const
{
    return !mReady || mUnseen ? 0
           : mAsked.empty()   ? 100
                              : int(100 * (mWanted - std::min(mWanted, mAsked.size())) / mWanted);
}

void GroundTiles::setStyle(const MapStyle& style)
{
    forget(); // no thread uses the painter after this
    mPainter.setStyle(style);
    if (mPicture)
        mWhole = mPicture(style, int(wholePixels));
}

void GroundTiles::paintNow(QPainter& painter, const QRectF& exposed) const
{
    painter.save();
    painter.setClipRect(exposed, Qt::IntersectClip);
    const LogTimer timer;
    mPainter.paint(painter, exposed, painter.deviceTransform().m11());
    qCDebug(renderLog) << "painted" << exposed << "while the window waits, in" << timer.milliseconds() << "ms";
    painter.restore();
}

void GroundTiles::turnTo(double zoom)
{
    if (zoom == mNow.zoom)
        return;
    qCDebug(renderLog) << "zoom" << zoom << "drops" << mAsked.size() << "squares";
    // Unfinished tiles of the old zoom are cancelled.
    ++mRound;
    mPool.clear();
    mAsked.clear();
    mStoodIn.clear();
    if (mBefore.zoom == zoom)
        std::swap(mBefore, mNow);
    else {
        if (!mNow.tiles.empty())
            mBefore = std::move(mNow);
        mNow = Sheet();
        mNow.zoom = zoom;
    }
}

void GroundTiles::paint(QPainter& painter, const QRectF& exposed)
{
    const QTransform onDevice = painter.deviceTransform();
    const double ratio = painter.device()->devicePixelRatio();
    const QRectF shown = exposed.intersected(mPainter.sheet());
    if (shown.isEmpty())
        return;
    if (!mReady) {
        painter.save();
        painter.setClipRect(shown, Qt::IntersectClip);
        standIn(painter, shown);
        painter.restore();
        return;
    }
    mUnseen = false;
    if (!fits(painter.worldTransform(), ratio) || ratio != std::round(ratio)) {
        paintNow(painter, shown);
        return;
    }
    const double zoom = onDevice.m11();
    turnTo(zoom);
    const double step = side / zoom;
    const int left = int(std::floor(shown.left() / step + 1e-9));
    const int right = int(std::ceil(shown.right() / step - 1e-9));
    const int top = int(std::floor(shown.top() / step + 1e-9));
    const int bottom = int(std::ceil(shown.bottom() / step - 1e-9));
    std::vector<Key> missing;
    for (int y = top; y < bottom; ++y)
        for (int x = left; x < right; ++x)
            if (mNow.tiles.count({x, y}) == 0)
                missing.emplace_back(x, y);
    const bool canWait = !mWhole.isNull() || !mBefore.tiles.empty();
    if (!missing.empty() && !canWait) {
        // In the first frame, one drawing of the visible part is faster than its tiles.
        paintNow(painter, shown);
        if (mAsked.insert(wholeKey).second) {
            const QRectF sheet = mPainter.sheet();
            const double small = wholePixels / std::max(sheet.width(), sheet.height());
            const int colours = mColours;
            mPool.start([this, sheet, small, colours] {
                const QImage image = painted(mPainter, sheet, small, (sheet.size() * small).toSize());
                QMetaObject::invokeMethod(this, [this, colours, image] {
                    if (colours != mColours)
                        return;
                    mAsked.erase(wholeKey);
                    mWhole = image; // used at every zoom
                });
            });
        }
        for (const Key& key : missing)
            ask(key, false);
        return;
    }
    for (const Key& key : missing)
        ask(key, true);
    const QTransform world = painter.worldTransform();
    painter.save();
    painter.setClipRect(shown, Qt::IntersectClip);
    painter.resetTransform();
    for (int y = top; y < bottom; ++y) {
        for (int x = left; x < right; ++x) {
            const QRectF where(x * step, y * step, step, step);
            const QRectF onto(world.map(where.topLeft()), QSizeF(side / ratio, side / ratio));
            const auto found = mNow.tiles.find({x, y});
            if (found != mNow.tiles.end()) {
                painter.drawImage(QRectF(onto.topLeft().toPoint(), onto.size()), found->second);
            } else {
                painter.save();
                painter.setClipRect(onto, Qt::IntersectClip);
                painter.setWorldTransform(world);
                if (!standIn(painter, where))
                    paintNow(painter, where);
                painter.restore();
            }
        }
    }
    painter.restore();
}

bool GroundTiles::standIn(QPainter& painter, const QRectF& where) const
{
    const QRectF part = where.intersected(mPainter.sheet());
    // Tiles of the last zoom are sharper than the small picture. If they cover everything, the picture is not drawn
    // beneath them.
    std::vector<std::pair<QRectF, const QImage*>> before;
    bool covered = mBefore.zoom > 0;
    if (covered) {
        const double step = side / mBefore.zoom;
        for (int y = int(std::floor(part.top() / step)); y * step < part.bottom(); ++y) {
            for (int x = int(std::floor(part.left() / step)); x * step < part.right(); ++x) {
                const auto found = mBefore.tiles.find({x, y});
                if (found == mBefore.tiles.end())
                    covered = false;
                else
                    before.emplace_back(QRectF(x * step, y * step, step, step), &found->second);
            }
        }
    }
    if (!covered && mWhole.isNull())
        return false;
    if (!covered) {
        const QRectF sheet = mPainter.sheet();
        const double small = mWhole.width() / sheet.width();
        painter.drawImage(part, mWhole, QRectF((part.topLeft() - sheet.topLeft()) * small, part.size() * small));
    }
    for (const auto& [place, image] : before) {
        // Only the visible part, because scaling the rest would be wasted.
        const QRectF shown = place.intersected(part);
        painter.drawImage(shown, *image,
                          QRectF((shown.topLeft() - place.topLeft()) * mBefore.zoom, shown.size() * mBefore.zoom));
    }
    return true;
}

void GroundTiles::ask(Key key, bool shown)
{
    if (shown)
        mStoodIn.insert(key);
    if (mAsked.empty())
        mWanted = 0;
    if (!mAsked.insert(key).second)
        return;
    ++mWanted;
    const double zoom = mNow.zoom;
    const double step = side / zoom;
    const QRectF where(key.first * step, key.second * step, step, step);
    const int round = mRound;
    mPool.start([this, key, zoom, where, round] {
        if (round != mRound)
            return;
        const QImage image = painted(mPainter, where, zoom, QSize(side, side));
        QMetaObject::invokeMethod(this, [this, round, key, image] { take(round, key, image); });
    });
}

void GroundTiles::take(int round, Key key, const QImage& image)
{
    if (round != mRound)
        return;
    mAsked.erase(key);
    if (mNow.tiles.size() >= mostTiles)
        mNow.tiles.clear();
    mNow.tiles[key] = image;
    if (mStoodIn.erase(key) > 0) {
        const double step = side / mNow.zoom;
        emit done(QRectF(key.first * step, key.second * step, step, step));
    }
    emit progressed();
}

} // namespace fw
