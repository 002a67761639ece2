#pragma once

#include "editor/render/MapPainter.h"

#include <QImage>
#include <QObject>
#include <QThreadPool>
#include <atomic>
#include <functional>
#include <map>
#include <set>

namespace fw {

/// The ground on screen as tiles, painted once for each zoom in other threads, so that no frame waits for a drawing.
/// Until then, scaled tiles of the last zoom replace them. The first frame waits for its tiles, which all threads
/// paint.
class GroundTiles : public QObject
{
    Q_OBJECT

public:
    explicit GroundTiles(MapPainter& painter, QObject* parent = nullptr);
    ~GroundTiles() override;

    /// Paints the exposed part as MapPainter does; in millimetres.
    void paint(QPainter& painter, const QRectF& exposed);
    /// Shows a small picture of the whole map until setReady(), while another thread prepares the curves. `picture`
    /// makes it for a longer side in pixels.
    void waitWith(std::function<QImage(const MapStyle& style, int longerSide)> picture);
    /// Takes over the prepared painter with all its curves.
    void setReady(MapPainter&& painter);
    /// The sharp share of the visible part, 0 to 100.
    int percent() const;
    /// Changes the colours.
    void setStyle(const MapStyle& style);
    /// True while tiles are being painted.
    bool busy() const { return !mReady || mUnseen || !mAsked.empty(); }

signals:
    /// percent() and busy() may have changed.
    void progressed();
    /// A tile that a scaled picture replaced is done; in millimetres.
    void done(const QRectF& where);

private:
    using Key = std::pair<int, int>;
    using Tiles = std::map<Key, QImage>;
    struct Sheet {
        double zoom = 0; ///< device pixels in a millimetre
        Tiles tiles;
    };
    void paintNow(QPainter& painter, const QRectF& exposed) const;
    Tiles paintBlock(const QRect& block, double zoom, const std::function<bool()>& isObsolete) const;
    void paintFirst(const std::vector<Key>& missing);
    void paintWhole();
    bool coveredBefore(const QRectF& part) const;
    void standIn(QPainter& painter, const QRectF& where) const;
    void turnTo(double zoom);
    void ask(const std::vector<Key>& missing);
    void take(int round, const QRect& block, Tiles tiles);
    void keep(Tiles tiles);
    void stop();
    void forget();

    MapPainter& mPainter;
    Sheet mNow;
    Sheet mBefore;                                        ///< of the previous zoom
    QImage mWhole;                                        ///< the whole sheet, small
    std::function<QImage(const MapStyle&, int)> mPicture; ///< makes mWhole at once; null when the painter makes it
    bool mUnseen = false;                                 ///< ready, but not painted since
    bool mReady = true;                                   ///< the painter has its curves
    std::size_t mWanted = 0;                              ///< tiles requested since the queue was last empty
    std::set<Key> mAsked;                                 ///< tiles in the queue
    std::atomic<int> mColours{0};                         ///< number of style changes
    std::atomic<int> mRound{0};                           ///< requests of older rounds are obsolete
    QThreadPool mPool;
};

} // namespace fw
