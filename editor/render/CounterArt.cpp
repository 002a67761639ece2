#include "editor/render/CounterArt.h"

#include <QDateTime>
#include <QFileInfo>
#include <QHash>
#include <QImage>
#include <QSvgRenderer>
#include <memory>

namespace fw {

namespace {

/// A file that was read, and how old it was then.
struct Read {
    QDateTime age;
    std::shared_ptr<QSvgRenderer> vector;
    QImage picture;
};

const Read& readArt(const QString& file)
{
    static thread_local QHash<QString, Read> known;
    const QDateTime age = QFileInfo(file).lastModified();
    Read& entry = known[file];
    if (entry.age == age && age.isValid())
        return entry;
    entry = {age, {}, {}};
    if (!QFileInfo(file).isFile()) // a pipe would be waited for
        return entry;
    if (file.endsWith(".svg")) {
        auto svg = std::make_shared<QSvgRenderer>(file);
        if (svg->isValid())
            entry.vector = std::move(svg);
    } else {
        entry.picture = QImage(file);
    }
    return entry;
}

} // namespace

QString artFile(const QString& scenarioFolder, const std::string& unit, bool back)
{
    // An id is a plain word; anything else could name a file elsewhere.
    const QString id = QString::fromStdString(unit);
    if (scenarioFolder.isEmpty() || id.isEmpty() || id.contains('/') || id.contains('\\') || id.startsWith('.'))
        return {};
    for (const char* ending : {".svg", ".png"}) {
        const QString file = scenarioFolder + "/counters/" + id + (back ? "-back" : "") + ending;
        if (QFileInfo::exists(file))
            return file;
    }
    return {};
}

void dress(std::vector<CounterFace>& faces, const Scenario& scenario, const QString& scenarioFolder)
{
    for (CounterFace& face : faces)
        if (face.unit >= 0 && std::size_t(face.unit) < scenario.units.size())
            face.art = artFile(scenarioFolder, scenario.units[std::size_t(face.unit)].id, face.reduced);
}

bool paintArt(QPainter& painter, const QString& file, const QRectF& square)
{
    const Read& art = readArt(file);
    if (art.vector) {
        art.vector->render(&painter, square);
        return true;
    }
    if (art.picture.isNull())
        return false;
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setRenderHint(QPainter::LosslessImageRendering);
    painter.drawImage(square, art.picture);
    painter.restore();
    return true;
}

} // namespace fw
