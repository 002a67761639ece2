#include "editor/render/EmbeddedPictures.h"

#include <QImage>
#include <QSvgRenderer>
#include <QTransform>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>
#include <algorithm>
#include <cmath>
#include <vector>

namespace fw {

namespace {

constexpr double leastShare = 0.05; ///< of the drawing's area

QString idOf(std::size_t picture)
{
    return QString("picture-in-drawing-%1").arg(picture);
}

/// Gives each picture of an SVG an id, by which Qt tells where it draws it; returns the sizes of the pictures.
std::vector<QSize> nameThePictures(const QByteArray& svg, QByteArray& named)
{
    std::vector<QSize> sizes;
    QXmlStreamReader in(svg);
    QXmlStreamWriter out(&named);
    while (!in.atEnd()) {
        in.readNext();
        if (!in.isStartElement() || in.name() != u"image") {
            if (in.tokenType() != QXmlStreamReader::Invalid)
                out.writeCurrentToken(in);
            continue;
        }
        out.writeStartElement(in.namespaceUri().toString(), "image");
        const QXmlStreamAttributes attributes = in.attributes();
        QSize size;
        for (const QXmlStreamAttribute& one : attributes) {
            if (one.name() == u"href")
                size = QImage::fromData(
                           QByteArray::fromBase64(one.value().mid(one.value().indexOf(u',') + 1).toLatin1()))
                           .size();
            if (one.name() != u"id")
                out.writeAttribute(one);
        }
        out.writeAttribute("id", idOf(sizes.size()));
        sizes.push_back(size);
    }
    return in.hasError() ? std::vector<QSize>() : sizes;
}

} // namespace

double pixelsPerUnit(const QByteArray& svg)
{
    QByteArray named;
    if (!svg.contains("<image") && !svg.contains(":image"))
        return 0;
    const std::vector<QSize> sizes = nameThePictures(svg, named);
    QSvgRenderer renderer(named);
    if (sizes.empty() || !renderer.isValid())
        return 0;
    const QSizeF whole = renderer.viewBoxF().size();
    double coarsest = 0;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        const QString id = idOf(i);
        if (!renderer.elementExists(id))
            continue;
        // The bounds contain the picture's own transformation, but not those of the groups around it.
        const QRectF bounds = renderer.boundsOnElement(id);
        const double area = bounds.width() * bounds.height() * std::abs(renderer.transformForElement(id).determinant());
        if (area < leastShare * whole.width() * whole.height())
            continue;
        const double sharpness = std::sqrt(double(sizes[i].width()) * sizes[i].height() / area);
        coarsest = coarsest == 0 ? sharpness : std::min(coarsest, sharpness);
    }
    return coarsest;
}

} // namespace fw
