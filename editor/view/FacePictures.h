#pragma once

#include "editor/Background.h"
#include "editor/render/CounterFace.h"

#include <QGraphicsScene>
#include <QImage>
#include <QRectF>
#include <atomic>
#include <set>

namespace fw {

/// The picture of a face at a zoom.
struct FacePicture {
    QString key; ///< in QPixmapCache
    CounterFace face;
    QRectF square;     ///< in millimetres
    QRectF box;        ///< the part that is drawn, larger than the square
    double detail = 0; ///< logical pixels in a millimetre
    double ratio = 1;  ///< device pixels in a logical pixel

    /// Paints it; may run in any thread.
    QImage painted() const;
};

/// Paints faces in other threads after a change of the zoom, so that no frame waits for them. The scene is painted
/// again when all are in QPixmapCache.
class FacePictures : public QObject
{
    Q_OBJECT

public:
    /// Those of a scene, made when first asked for; the scene owns them.
    static FacePictures& of(QGraphicsScene& scene);
    ~FacePictures() override;

    /// Requests a picture; those of another zoom that are still requested become obsolete.
    void ask(FacePicture wanted);
    /// True while faces are being painted.
    bool busy() const { return !mAsked.empty(); }

private:
    explicit FacePictures(QGraphicsScene& scene) : QObject(&scene) {}

    double mDetail = 0; ///< of the latest request
    std::set<QString> mAsked;
    std::shared_ptr<std::atomic<int>> mRound = std::make_shared<std::atomic<int>>(0); ///< older requests are obsolete
    Background mBeside{this};
};

} // namespace fw
