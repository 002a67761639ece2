#include "editor/render/Symbols.h"

#include <QFile>
#include <QSvgRenderer>
#include <map>
#include <memory>

// The resources of a static library must be initialized by name, outside any namespace.
inline void initArt()
{
    Q_INIT_RESOURCE(art);
}

namespace fw {

void initSymbols()
{
    initArt();
}

void drawTinted(QPainter& painter, const QString& file, const QRectF& box, const QColor& ink, const QColor& ground)
{
    // One set for each thread, because thumbnails are drawn in another thread.
    thread_local std::map<QString, std::unique_ptr<QSvgRenderer>> loaded;
    const QString key = file + ink.name() + ground.name();
    std::unique_ptr<QSvgRenderer>& renderer = loaded[key];
    if (!renderer) {
        initArt();
        QFile source(file);
        QByteArray text;
        if (source.open(QIODevice::ReadOnly))
            text = source.readAll();
        // A mark in between keeps a black ground from being replaced again.
        text.replace("#ffffff", "#ground");
        text.replace("#000000", ink.name().toLatin1());
        text.replace("#ground", ground.name().toLatin1());
        renderer = std::make_unique<QSvgRenderer>(text);
    }
    const QSizeF natural = renderer->viewBoxF().size();
    if (!renderer->isValid() || natural.isEmpty())
        return;
    const QSizeF size = natural.scaled(box.size(), Qt::KeepAspectRatio);
    const QPointF corner = box.center() - QPointF(size.width() / 2, size.height() / 2);
    renderer->render(&painter, QRectF(corner, size));
}

void drawSymbol(QPainter& painter, const QString& name, const QRectF& box, const QColor& ink, const QColor& ground)
{
    drawTinted(painter, ":/art/" + name + ".svg", box, ink, ground);
}

} // namespace fw
