#include "editor/view/FacePictures.h"

#include "editor/render/CounterPainter.h"

#include <QPainter>
#include <QPixmapCache>

namespace fw {

QImage FacePicture::painted() const
{
    QImage image((box.size() * detail * ratio).toSize() + QSize(2, 2), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    image.setDevicePixelRatio(ratio);
    QPainter painter(&image);
    painter.scale(detail, detail);
    painter.translate(-box.topLeft());
    paintCounter(painter, face, square, detail * ratio);
    return image;
}

FacePictures& FacePictures::of(QGraphicsScene& scene)
{
    auto* const known = scene.findChild<FacePictures*>(QString(), Qt::FindDirectChildrenOnly);
    return known != nullptr ? *known : *new FacePictures(scene);
}

FacePictures::~FacePictures()
{
    ++*mRound;
}

void FacePictures::ask(FacePicture wanted)
{
    if (wanted.detail * wanted.ratio != mDetail) {
        mDetail = wanted.detail * wanted.ratio;
        ++*mRound;
        mAsked.clear();
    }
    if (!mAsked.insert(wanted.key).second)
        return;
    const QString key = wanted.key;
    mBeside.run([wanted = std::move(wanted), current = mRound,
                 round = mRound->load()] { return round == *current ? wanted.painted() : QImage(); },
                [this, key, round = mRound->load()](const QImage& image) {
                    if (!image.isNull())
                        QPixmapCache::insert(key, QPixmap::fromImage(image));
                    if (round == *mRound && mAsked.erase(key) > 0 && mAsked.empty())
                        static_cast<QGraphicsScene*>(parent())->update();
                });
}

} // namespace fw
