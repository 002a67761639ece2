#include "app/print/TiledOut.h"

#include "app/print/OutputDevice.h"
#include "editor/render/PlainPainter.h"
#include "engine/base/Words.h"

#include <QFileInfo>
#include <QPainter>

namespace fw {

namespace {

constexpr int tileAcross = 96; ///< pixels of a cell from left to right

} // namespace

std::optional<TiledForm> tiledForm(const std::string& file)
{
    const std::string name = smallLetters(file);
    if (name.ends_with(".tmx"))
        return TiledForm::Tmx;
    if (name.ends_with(".tmj"))
        return TiledForm::Tmj;
    return {};
}

Form contentForm(TiledForm form)
{
    return form == TiledForm::Tmx ? Form::Text : Form::Json;
}

QImage tilesPicture(const TiledOutput& tiled, const Map& map, const Ruleset& rules, const MapStyle& style)
{
    const int count = int(tiled.tiles.size());
    const QSize tile(tiled.tileWidth, tiled.tileHeight);
    QImage image(tile.width() * tiled.columns, tile.height() * ((count + tiled.columns - 1) / tiled.columns),
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    Ruleset drawn; // only what a drawing needs, because each tile has a painter
    drawn.features = rules.features;
    Scenario one;
    one.map.grid = {map.grid.shape, 1, 1, true};
    one.map.cellMillimetres = map.cellMillimetres;
    one.map.cellStretch = map.cellStretch;
    const MapGeometry geometry(one.map);
    const QRectF cell = geometry.bounds();
    for (int i = 0; i < count; ++i) {
        const TiledTileFace& face = tiled.tiles[std::size_t(i)];
        if (face.outOfPlay)
            continue; // blank paper
        one.map.terrain = {face.features};
        one.map.level = {face.level};
        painter.save();
        painter.translate(i % tiled.columns * tile.width(), i / tiled.columns * tile.height());
        painter.setClipRect(QRect(QPoint(), tile));
        painter.scale(tile.width() / cell.width(), tile.height() / cell.height());
        PlainPainter plain(drawn, style); // it remembers the looks of one drawing
        plain.parts.numbers = false;
        plain.parts.names = false;
        plain.paint(painter, Drawing::of(one), geometry, cell);
        painter.restore();
    }
    return image;
}

Result<void> writeTiled(const Scenario& scenario, const Ruleset& rules, const MapStyle& style, const std::string& file,
                        const std::vector<std::string>& inputs)
{
    const QFileInfo info(QString::fromStdString(file));
    const QString picture = info.completeBaseName() + "-tiles.png";
    TiledChoice choice;
    choice.form = tiledForm(file).value_or(TiledForm::Tmx);
    choice.across = tileAcross;
    choice.picture = picture.toStdString();
    const Result<TiledOutput> tiled = tiledText(scenario.map, choice);
    if (!tiled)
        return tl::unexpected<Problem>(tiled.error());
    const OutputTo map{file, contentForm(choice.form), inputs};
    const OutputTo tiles{info.dir().filePath(picture).toStdString(), Form::Png, inputs};
    for (const OutputTo& to : {map, tiles})
        if (Result<void> may = mayWrite(to); !may)
            return may;
    const QImage image = tilesPicture(*tiled, scenario.map, rules, style);
    const Result<void> written = writeThrough(tiles, [&](QIODevice& out) -> Result<void> {
        if (!image.save(&out, "PNG"))
            return fail(Trouble::Unwritable, "the picture of the tiles cannot be written");
        return {};
    });
    return written ? writeOutput(map, tiled->text) : written;
}

} // namespace fw
