#include "editor/render/CounterArt.h"

#include "editor/render/DrawingFile.h"
#include "editor/render/EmbeddedPictures.h"

#include <QDateTime>
#include <QFileInfo>
#include <QHash>
#include <QImage>
#include <QSvgRenderer>
#include <memory>
#include <optional>

namespace fw {

namespace {

/// A file as read, and its time of change at that moment.
struct Read {
    QDateTime age;
    std::shared_ptr<QSvgRenderer> vector;
    QImage picture;
    std::optional<Problem> trouble; ///< the reason why it cannot be used
};

/// Reads a file into an entry.
Result<void> readInto(Read& entry, const QString& file)
{
    // The file and the target of a link must both be in the scenario's folder of counters.
    const QFileInfo folder(QFileInfo(file).path());
    if (Result<QString> inside = fileInside(folder.path(), folder.fileName() + '/' + QFileInfo(file).fileName());
        !inside)
        return tl::unexpected<Problem>(std::move(inside.error()));
    if (!file.endsWith(".svg")) {
        Result<QImage> picture = readPng(file);
        if (!picture)
            return tl::unexpected<Problem>(std::move(picture.error()));
        entry.picture = std::move(*picture);
        return {};
    }
    const Result<QByteArray> bytes = readSvg(file);
    if (!bytes)
        return tl::unexpected<Problem>(bytes.error());
    auto svg = std::make_shared<QSvgRenderer>(*bytes);
    if (!svg->isValid())
        return tl::unexpected<Problem>(
            Problem{Trouble::Unreadable, "is not an SVG file that can be drawn", {}, file.toStdString(), {}, {}, {}});
    entry.vector = std::move(svg);
    return {};
}

const Read& readArt(const QString& file)
{
    static thread_local QHash<QString, Read> known;
    const QDateTime age = QFileInfo(file).lastModified();
    Read& entry = known[file];
    if (entry.age == age && age.isValid())
        return entry;
    entry = {age, {}, {}, {}};
    if (Result<void> done = readInto(entry, file); !done)
        entry.trouble = std::move(done.error());
    return entry;
}

} // namespace

bool isPlainId(const std::string& id)
{
    return !id.empty() && id.find_first_of("/\\") == std::string::npos && id.front() != '.';
}

QString artFile(const QString& scenarioFolder, const std::string& unit, bool back)
{
    // Any other id could be a path to another folder.
    if (scenarioFolder.isEmpty() || !isPlainId(unit))
        return {};
    const QString id = QString::fromStdString(unit);
    for (const char* ending : {".svg", ".png"}) {
        const QString file = scenarioFolder + "/counters/" + id + (back ? "-back" : "") + ending;
        if (QFileInfo::exists(file) || QFileInfo(file).isSymLink())
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

Result<void> checkArt(const QString& file)
{
    if (file.isEmpty())
        return {};
    const Read& art = readArt(file);
    if (art.trouble)
        return tl::unexpected<Problem>(*art.trouble);
    return {};
}

namespace {

/// Marks a look as empty or of one colour by its pixels.
void judgePixels(const QImage& picture, ArtLook& look)
{
    const QImage image = picture.convertToFormat(QImage::Format_ARGB32);
    look.empty = look.uniform = true;
    if (image.isNull())
        return;
    const QRgb first = image.pixel(0, 0);
    for (int y = 0; y < image.height() && (look.empty || look.uniform); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        for (int x = 0; x < image.width() && (look.empty || look.uniform); ++x) {
            look.empty = look.empty && qAlpha(line[x]) == 0;
            look.uniform = look.uniform && line[x] == first;
        }
    }
}

} // namespace

std::optional<ArtLook> artLook(const QString& file)
{
    const Read& art = readArt(file);
    if (art.trouble || (!art.vector && art.picture.isNull()))
        return {};
    ArtLook look;
    if (!art.vector) {
        look.size = art.picture.size();
        look.pixels = std::min(look.size.width(), look.size.height());
        judgePixels(art.picture, look);
        return look;
    }
    look.size = art.vector->viewBoxF().size();
    if (const Result<QByteArray> svg = readSvg(file))
        look.pixels = pixelsPerUnit(*svg) * std::min(look.size.width(), look.size.height());
    QImage image(128, 128, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    art.vector->render(&painter, QRectF(image.rect()));
    painter.end();
    judgePixels(image, look);
    return look;
}

bool sameDrawing(const QString& one, const QString& other)
{
    if (!checkArt(one) || !checkArt(other))
        return false;
    if (QFileInfo(one) == QFileInfo(other))
        return true;
    QFile a(one), b(other);
    return a.size() == b.size() && a.open(QIODevice::ReadOnly) && b.open(QIODevice::ReadOnly)
           && a.readAll() == b.readAll();
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
