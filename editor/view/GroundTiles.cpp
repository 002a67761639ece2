#include "editor/view/GroundTiles.h"

#include "editor/Logging.h"

#include <QPainter>
#include <QSemaphore>
#include <QThread>
#include <algorithm>
#include <cmath>

namespace fw {

namespace {

constexpr int side = 128;               ///< in device pixels
constexpr double wholePixels = 900;     ///< longer side of the small picture of the whole map
constexpr std::size_t mostTiles = 1600; ///< limit of cached tiles: 100 MB
constexpr Qt::GlobalColor nothing = Qt::transparent;
const std::pair<int, int> wholeKey{INT_MIN, INT_MIN};

/// Paints a part of the map; null if it becomes obsolete before the last layer.
QImage painted(const MapPainter& map, const QRectF& where, double zoom, QSize size,
               const std::function<bool()>& isObsolete)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(nothing);
    const LogTimer timer;
    QPainter painter(&image);
    painter.scale(zoom, zoom);
    painter.translate(-where.topLeft());
    for (const MapLayer layer : mapLayers) {
        if (isObsolete())
            return {};
        map.paintLayer(painter, where, zoom, layer);
    }
    qCDebug(renderLog) << "painted" << where << "at zoom" << zoom << "in" << timer.milliseconds() << "ms";
    return image;
}

/// The place of a block of tiles, in millimetres.
QRectF placeOf(const QRect& block, double zoom)
{
    const double step = side / zoom;
    return {block.x() * step, block.y() * step, block.width() * step, block.height() * step};
}

/// The tiles that cover a part of the map.
QRect blockAround(const QRectF& part, double zoom)
{
    const double step = side / zoom;
    return {QPoint(int(std::floor(part.left() / step + 1e-9)), int(std::floor(part.top() / step + 1e-9))),
            QPoint(int(std::ceil(part.right() / step - 1e-9)) - 1, int(std::ceil(part.bottom() / step - 1e-9)) - 1)};
}

/// Groups tiles, sorted by rows, into rectangles of at most so many rows.
std::vector<QRect> blocksOf(const std::vector<std::pair<int, int>>& tiles, int mostRows)
{
    std::vector<QRect> runs;
    for (const auto& [x, y] : tiles) {
        if (!runs.empty() && runs.back().top() == y && runs.back().right() + 1 == x)
            runs.back().setRight(x);
        else
            runs.emplace_back(x, y, 1, 1);
    }
    std::vector<QRect> blocks;
    for (const QRect& run : runs) {
        const auto above = std::ranges::find_if(blocks, [&](const QRect& block) {
            return block.left() == run.left() && block.right() == run.right() && block.bottom() + 1 == run.top()
                   && block.height() < mostRows;
        });
        if (above == blocks.end())
            blocks.push_back(run);
        else
            above->setBottom(run.bottom());
    }
    return blocks;
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
    mPool.setMaxThreadCount(std::max(1, QThread::idealThreadCount()));
}

GroundTiles::~GroundTiles()
{
    stop();
}

/// Ends all work of the other threads.
void GroundTiles::stop()
{
    ++mRound;
    ++mColours;
    mPool.clear();
    mPool.waitForDone();
}

void GroundTiles::forget()
{
    stop();
    mNow = mBefore = Sheet();
    mWhole = QImage();
    mAsked.clear();
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
    turnTo(onDevice.m11());
    const QRect block = blockAround(shown, mNow.zoom);
    std::vector<Key> missing;
    for (int y = block.top(); y <= block.bottom(); ++y)
        for (int x = block.left(); x <= block.right(); ++x)
            if (mNow.tiles.count({x, y}) == 0)
                missing.emplace_back(x, y);
    if (mWhole.isNull()) {
        const auto waits = std::stable_partition(missing.begin(), missing.end(), [&](const Key& key) {
            return !coveredBefore(placeOf({key.first, key.second, 1, 1}, mNow.zoom));
        });
        paintFirst({missing.begin(), waits});
        missing.erase(missing.begin(), waits);
        if (mAsked.insert(wholeKey).second)
            paintWhole();
    }
    ask(missing);
    const QTransform world = painter.worldTransform();
    painter.save();
    painter.setClipRect(shown, Qt::IntersectClip);
    for (const QRect& blurred : blocksOf(missing, INT_MAX)) {
        const QRectF where = placeOf(blurred, mNow.zoom);
        painter.save();
        painter.setClipRect(where, Qt::IntersectClip);
        standIn(painter, where);
        painter.restore();
    }
    painter.resetTransform();
    for (int y = block.top(); y <= block.bottom(); ++y) {
        for (int x = block.left(); x <= block.right(); ++x) {
            const auto found = mNow.tiles.find({x, y});
            if (found == mNow.tiles.end())
                continue;
            const QPointF corner = world.map(placeOf({x, y, 1, 1}, mNow.zoom).topLeft());
            painter.drawImage(QRectF(corner.toPoint(), QSizeF(side / ratio, side / ratio)), found->second);
        }
    }
    painter.restore();
}

/// Paints a block of tiles as one picture; empty if it becomes obsolete.
GroundTiles::Tiles GroundTiles::paintBlock(const QRect& block, double zoom,
                                           const std::function<bool()>& isObsolete) const
{
    Tiles tiles;
    const QImage image = painted(mPainter, placeOf(block, zoom), zoom, block.size() * side, isObsolete);
    if (image.isNull())
        return tiles;
    for (int y = block.top(); y <= block.bottom(); ++y) {
        for (int x = block.left(); x <= block.right(); ++x) {
            QImage& tile = tiles[{x, y}];
            tile = image.copy((x - block.left()) * side, (y - block.top()) * side, side, side);
            if (mPainter.sheet().contains(placeOf({x, y, 1, 1}, zoom)))
                tile.convertTo(QImage::Format_RGB32); // opaque pictures are drawn faster
        }
    }
    return tiles;
}

/// Paints tiles that nothing can replace in all free threads, this one included.
void GroundTiles::paintFirst(const std::vector<Key>& missing)
{
    if (missing.empty())
        return;
    const std::vector<QRect> blocks = blocksOf(missing, 2);
    std::vector<Tiles> done(blocks.size());
    std::atomic<std::size_t> next{0};
    const double zoom = mNow.zoom;
    const auto work = [&] {
        for (std::size_t i = next++; i < blocks.size(); i = next++)
            done[i] = paintBlock(blocks[i], zoom, [] { return false; });
    };
    QSemaphore ended;
    int helpers = 0;
    while (helpers + 1 < mPool.maxThreadCount() && mPool.tryStart([&] {
        work();
        ended.release();
    }))
        ++helpers;
    work();
    ended.acquire(helpers);
    for (Tiles& tiles : done)
        keep(std::move(tiles));
}

/// Makes the small picture of the whole map in another thread, from the tiles of the first frame if they are complete.
void GroundTiles::paintWhole()
{
    const QRectF sheet = mPainter.sheet();
    const double small = wholePixels / std::max(sheet.width(), sheet.height());
    const QSize size = (sheet.size() * small).toSize();
    const Sheet* complete = nullptr;
    for (const Sheet* tiles : {&mNow, &mBefore}) {
        const QRect block = blockAround(sheet, tiles->zoom);
        if (tiles->zoom >= small && int(tiles->tiles.size()) >= block.width() * block.height())
            complete = tiles;
    }
    const int colours = mColours;
    mPool.start([this, sheet, small, size, colours, from = complete != nullptr ? *complete : Sheet()] {
        QImage image;
        if (from.tiles.empty()) {
            image = painted(mPainter, sheet, small, size, [this, colours] { return colours != mColours; });
        } else {
            image = QImage(size, QImage::Format_ARGB32_Premultiplied);
            image.fill(nothing);
            QPainter painter(&image);
            painter.setRenderHint(QPainter::SmoothPixmapTransform);
            painter.scale(small, small);
            painter.translate(-sheet.topLeft());
            for (const auto& [key, tile] : from.tiles)
                painter.drawImage(placeOf({key.first, key.second, 1, 1}, from.zoom), tile);
        }
        QMetaObject::invokeMethod(this, [this, colours, image] {
            if (colours != mColours)
                return;
            mAsked.erase(wholeKey);
            mWhole = image; // used at every zoom
        });
    });
}

/// Whether tiles of the last zoom cover a part of the map.
bool GroundTiles::coveredBefore(const QRectF& part) const
{
    if (mBefore.tiles.empty())
        return false;
    const QRect block = blockAround(part.intersected(mPainter.sheet()), mBefore.zoom);
    for (int y = block.top(); y <= block.bottom(); ++y)
        for (int x = block.left(); x <= block.right(); ++x)
            if (mBefore.tiles.count({x, y}) == 0)
                return false;
    return true;
}

/// Draws scaled tiles of the last zoom. Where they are missing, the small picture of the whole map is drawn.
void GroundTiles::standIn(QPainter& painter, const QRectF& where) const
{
    const QRectF part = where.intersected(mPainter.sheet());
    if (!mWhole.isNull() && !coveredBefore(part)) {
        const QRectF sheet = mPainter.sheet();
        const double small = mWhole.width() / sheet.width();
        painter.drawImage(part, mWhole, QRectF((part.topLeft() - sheet.topLeft()) * small, part.size() * small));
    }
    if (mBefore.tiles.empty())
        return;
    const QRect block = blockAround(part, mBefore.zoom);
    for (int y = block.top(); y <= block.bottom(); ++y) {
        for (int x = block.left(); x <= block.right(); ++x) {
            const auto found = mBefore.tiles.find({x, y});
            if (found == mBefore.tiles.end())
                continue;
            // Only the visible part, because scaling the rest would be wasted.
            const QRectF place = placeOf({x, y, 1, 1}, mBefore.zoom);
            const QRectF shown = place.intersected(part);
            painter.drawImage(shown, found->second,
                              QRectF((shown.topLeft() - place.topLeft()) * mBefore.zoom, shown.size() * mBefore.zoom));
        }
    }
}

/// Requests tiles in blocks, because a large block costs less than its tiles one by one.
void GroundTiles::ask(const std::vector<Key>& missing)
{
    std::vector<Key> fresh;
    for (const Key& key : missing)
        if (mAsked.count(key) == 0)
            fresh.push_back(key);
    if (fresh.empty())
        return;
    if (mAsked.empty())
        mWanted = 0;
    mWanted += fresh.size();
    const int rows = fresh.back().second - fresh.front().second + 1;
    const int share = (rows - 1) / (2 * mPool.maxThreadCount()) + 1;
    for (const QRect& block : blocksOf(fresh, share))
        mPool.start([this, block, zoom = mNow.zoom, round = mRound.load()] {
            Tiles tiles = paintBlock(block, zoom, [this, round] { return round != mRound; });
            if (!tiles.empty())
                QMetaObject::invokeMethod(this, [this, round, block, tiles] { take(round, block, tiles); });
        });
    mAsked.insert(fresh.begin(), fresh.end());
}

void GroundTiles::take(int round, const QRect& block, Tiles tiles)
{
    if (round != mRound)
        return;
    for (const auto& [key, image] : tiles)
        mAsked.erase(key);
    keep(std::move(tiles));
    emit done(placeOf(block, mNow.zoom));
    emit progressed();
}

void GroundTiles::keep(Tiles tiles)
{
    if (mNow.tiles.size() + tiles.size() > mostTiles)
        mNow.tiles.clear();
    mNow.tiles.merge(std::move(tiles));
}

} // namespace fw
