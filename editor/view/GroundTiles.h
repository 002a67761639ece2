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

/// The ground on screen as squares that are painted once a zoom, beside the window's own work, so
/// that no frame waits for a drawing. Until they are done what was seen before stands in, enlarged
/// or reduced; what was never seen is painted at once.
class GroundTiles : public QObject
{
    Q_OBJECT

public:
    explicit GroundTiles(MapPainter& painter, QObject* parent = nullptr);
    ~GroundTiles() override;

    /// Paints what is exposed, as MapPainter does; millimetres.
    void paint(QPainter& painter, const QRectF& exposed);
    /// Shows a small picture of the whole, made by `picture` from its longer side in pixels, until the painter is
    /// ready: for a map whose curves are still being prepared.
    void waitWith(std::function<QImage(const MapStyle& style, int longerSide)> picture);
    /// Takes the painter that was waited for, with all its curves.
    void setReady(MapPainter&& painter);
    /// How much of what shows is sharp, 0 to 100.
    int percent() const;
    /// Paints in other colours from now on.
    void setStyle(const MapStyle& style);
    /// True while squares are being painted.
    bool busy() const { return !mReady || mUnseen || !mAsked.empty(); }

signals:
    /// What percent() and busy() give may have changed.
    void progressed();
    /// A square that another stood in for is done; millimetres.
    void done(const QRectF& where);

private:
    using Key = std::pair<int, int>;
    struct Sheet {
        double zoom = 0; ///< pixels of the device a millimetre
        std::map<Key, QImage> tiles;
    };
    void paintNow(QPainter& painter, const QRectF& exposed) const;
    bool standIn(QPainter& painter, const QRectF& where) const;
    void turnTo(double zoom);
    void ask(Key key, bool shown);
    void take(int round, Key key, const QImage& image);
    void forget();

    MapPainter& mPainter;
    Sheet mNow;
    Sheet mBefore;                                        ///< of the zoom before
    QImage mWhole;                                        ///< the whole sheet, small
    std::function<QImage(const MapStyle&, int)> mPicture; ///< makes it at once; null when the painter does
    bool mUnseen = false;                                 ///< ready, and not painted since
    bool mReady = true;                                   ///< the painter has its curves
    std::size_t mWanted = 0;                              ///< squares asked for since none was being painted
    std::set<Key> mAsked;                                 ///< being painted
    std::set<Key> mStoodIn;                               ///< on screen by another's picture
    int mColours = 0;                                     ///< counts the styles
    std::atomic<int> mRound{0};                           ///< only what was asked for in this round is still wanted
    QThreadPool mPool;
};

} // namespace fw
