#include "app/shell/ScenarioSummary.h"

#include "app/case/OpenFile.h"
#include "app/print/OutputDevice.h"
#include "app/shell/Cache.h"
#include "app/widgets/ProblemWords.h"
#include "editor/render/CounterPainter.h"
#include "editor/render/MapPainter.h"
#include "editor/render/StyleShelf.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>

namespace fw {

namespace {

class ScenarioSummaryText
{
    Q_DECLARE_TR_FUNCTIONS(ScenarioSummary)
};

constexpr int finer = 2; ///< factor by which the picture is drawn larger and then scaled down, which is smoother

/// The part of the map that fills a picture: its full width or height, and the middle of the other direction.
QRectF cut(const QRectF& map, QSize pixels)
{
    const double aspect = double(pixels.width()) / pixels.height();
    QSizeF size = map.size();
    if (size.width() / size.height() > aspect)
        size.setWidth(size.height() * aspect);
    else
        size.setHeight(size.width() / aspect);
    QRectF part(QPointF(), size);
    part.moveCenter(map.center());
    return part;
}

QImage draw(const Opened& opened, QSize pixels, bool dark)
{
    const MapStyle style = styleOf(opened.scenario.map, dark);
    MapStyle bare = style;
    bare.numbers = false;
    const MapPainter map(opened.scenario.map, opened.rules, bare);
    // The margin with the title cannot be read at this size.
    const MapGeometry& geometry = map.geometry();
    const QRectF part = cut(geometry.bounds(), pixels);
    const double detail = finer * pixels.width() / part.width();
    QImage image(pixels * finer, QImage::Format_RGB32);
    image.fill(style.sheet);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.scale(detail, detail);
    painter.translate(-part.topLeft());
    map.paint(painter, part, detail);
    paintCounters(painter, geometry, opened.counters, part, detail);
    painter.end();
    return image.scaled(pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

void keep(const QImage& picture, const QString& place)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!place.isEmpty() && buffer.open(QIODevice::WriteOnly) && picture.save(&buffer, "PNG"))
        (void)writeBytes({place.toStdString(), Form::Png}, bytes);
}

QString turnWords(const Scenario& scenario)
{
    const QString turns = ScenarioSummaryText::tr("%n turns", "", scenario.turns());
    if (scenario.turnNames.size() < 2)
        return turns;
    return ScenarioSummaryText::tr("%1, %2 to %3", "turns, first, last")
        .arg(turns, QString::fromStdString(scenario.turnNames.front()),
             QString::fromStdString(scenario.turnNames.back()));
}

} // namespace

ScenarioSummary summarizeScenario(const QString& path, QSize pixels, bool dark)
{
    ScenarioSummary summary;
    summary.path = path;
    const Result<Opened> opened = openFile(path.toStdString());
    if (!opened) {
        summary.trouble = problemWords(opened.error());
        return summary;
    }
    const Scenario& scenario = opened->scenario;
    summary.title = QString::fromStdString(scenario.title);
    summary.notes = QString::fromStdString(scenario.notes);
    const Grid& grid = scenario.map.grid;
    const QString size = (grid.hex() ? ScenarioSummaryText::tr("%1 by %2 hexes")
                                     : ScenarioSummaryText::tr("%1 by %2 squares"))
                             .arg(grid.columns)
                             .arg(grid.rows);
    QStringList facts;
    if (scenario.turns() > 0)
        facts << turnWords(scenario);
    if (grid.columns > 0)
        facts << size;
    if (!opened->rules.title.empty())
        facts << QString::fromStdString(opened->rules.title);
    summary.facts = facts.join(QString::fromUtf8(" · "));
    for (const Army& army : scenario.sides)
        summary.sides.push_back({QString::fromStdString(army.name.empty() ? army.id : army.name),
                                 QColor(QString::fromStdString(army.colour))});
    if (pixels.isEmpty() || grid.columns < 1 || grid.rows < 1)
        return summary;
    const QByteArray what = "map " + QByteArray::number(pixels.width()) + 'x' + QByteArray::number(pixels.height())
                            + (dark ? " dark" : " light");
    const QString place = cachePlace(path, what, ".png");
    if (place.isEmpty() || !summary.picture.load(place, "PNG")) {
        summary.picture = draw(*opened, pixels, dark);
        keep(summary.picture, place);
    }
    return summary;
}

} // namespace fw
