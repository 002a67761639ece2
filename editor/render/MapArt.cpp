#include "editor/render/MapArt.h"

#include "editor/render/DrawingFile.h"

#include <QDir>
#include <QFileInfo>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPen>
#include <QRegularExpression>
#include <QSvgRenderer>

// The resources of a static library must be initialized by name, outside any namespace.
inline void initTerrainArt()
{
    Q_INIT_RESOURCE(art);
}

namespace fw {

namespace {

/// Records the drawing of a painter as shapes.
class Scribe : public QPaintEngine
{
public:
    Scribe() : QPaintEngine(AllFeatures) {}
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {} // a terrain drawing has no pictures
    Type type() const override { return User; }
    void drawPath(const QPainterPath& path) override
    {
        const QTransform& at = state->transform();
        ArtShape shape;
        shape.path = at.map(path);
        const auto faded = [this](QColor colour) {
            colour.setAlphaF(colour.alphaF() * state->opacity());
            return colour;
        };
        if (state->brush().style() != Qt::NoBrush)
            shape.fill = faded(state->brush().color());
        if (state->pen().style() != Qt::NoPen) {
            shape.line = faded(state->pen().color());
            shape.width = state->pen().widthF() * std::sqrt(std::abs(at.determinant()));
        }
        if (shape.fill.isValid() || shape.line.isValid())
            shapes.push_back(std::move(shape));
    }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override
    {
        QPainterPath path;
        path.addPolygon(QPolygonF(QList<QPointF>(points, points + count)));
        if (mode != PolylineMode)
            path.closeSubpath();
        drawPath(path);
    }

    std::vector<ArtShape> shapes;
};

class Sheet : public QPaintDevice
{
public:
    Scribe scribe;
    QPaintEngine* paintEngine() const override { return const_cast<Scribe*>(&scribe); }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY: return 90;
        case PdmDevicePixelRatio: return 1;
        case PdmDevicePixelRatioScaled: return int(devicePixelRatioFScale());
        case PdmDepth: return 32;
        case PdmNumColors: return 1 << 24;
        default: return 10000;
        }
    }
};

/// "tree-3.svg" is a variant of "tree".
QString nameOf(const QString& file)
{
    static const QRegularExpression kind("(-\\d+)?\\.svg$");
    return QString(file).remove(kind);
}

QColor restyled(const QColor& colour, const MapStyle& style)
{
    static const MapStyle day = MapStyle::light();
    static constexpr QColor MapStyle::*const named[] = {
        &MapStyle::crown, &MapStyle::crownDeep,  &MapStyle::crownLight, &MapStyle::crownLine, &MapStyle::shadow,
        &MapStyle::woods, &MapStyle::deepWoods,  &MapStyle::water,      &MapStyle::waterLine, &MapStyle::marsh,
        &MapStyle::road,  &MapStyle::roadLine,   &MapStyle::town,       &MapStyle::brick,     &MapStyle::roof,
        &MapStyle::stone, &MapStyle::stoneLight, &MapStyle::houseLine,  &MapStyle::field,     &MapStyle::fieldLine,
        &MapStyle::ink,   &MapStyle::hillLine,   &MapStyle::ground};
    if (!colour.isValid())
        return colour;
    for (const auto member : named) {
        if ((day.*member).rgb() != colour.rgb())
            continue;
        QColor now = style.*member;
        // Keeps the transparency of the drawing where it differs from that of the style.
        if (std::abs((day.*member).alpha() - colour.alpha()) > 2)
            now.setAlpha(colour.alpha());
        return now;
    }
    return colour;
}

/// The shapes of a drawing in a folder; refuses links that lead out of it.
Result<std::vector<ArtShape>> readFile(const QString& folder, const QString& name)
{
    constexpr qint64 most = 1 << 20; // a larger drawing of terrain is a mistake
    const QString file = folder + '/' + name;
    if (!folder.startsWith(':'))
        if (Result<QString> inside = fileInside(QFileInfo(folder).path(), QFileInfo(folder).fileName() + '/' + name);
            !inside)
            return tl::unexpected<Problem>(std::move(inside.error()));
    const Result<QByteArray> svg = readSvg(file, most);
    if (!svg)
        return tl::unexpected<Problem>(svg.error());
    std::vector<ArtShape> shapes = readArt(*svg);
    if (shapes.empty())
        return tl::unexpected<Problem>(Problem{Trouble::Unreadable,
                                               "is not a drawing: it has no size or draws nothing",
                                               {},
                                               file.toStdString(),
                                               {},
                                               {},
                                               {}});
    return shapes;
}

/// The drawings of a folder, sorted by name; unusable files go to `unread`.
std::map<QString, std::vector<ArtPiece>> readFolder(const QString& folder, std::vector<Problem>* unread)
{
    std::map<QString, std::vector<ArtPiece>> out;
    for (const QString& name : QDir(folder).entryList({"*.svg"}, QDir::AllEntries | QDir::System, QDir::Name)) {
        Result<std::vector<ArtShape>> shapes = readFile(folder, name);
        if (shapes)
            out[nameOf(name)].push_back({std::move(*shapes)});
        else if (unread != nullptr)
            unread->push_back(std::move(shapes.error()));
    }
    return out;
}

const std::map<QString, std::vector<ArtPiece>>& common()
{
    static const auto read = [] {
        initTerrainArt();
        return readFolder(":/art/terrain", nullptr);
    }();
    return read;
}

} // namespace

std::vector<ArtShape> readArt(const QByteArray& svg)
{
    QSvgRenderer renderer(svg);
    const QRectF box = renderer.viewBoxF();
    if (!renderer.isValid() || box.isEmpty())
        return {};
    Sheet sheet;
    QPainter painter(&sheet);
    renderer.render(&painter, box.translated(-box.center()));
    painter.end();
    return std::move(sheet.scribe.shapes);
}

void ArtPiece::paint(QPainter& painter, bool lines) const
{
    for (const ArtShape& shape : shapes) {
        if (!shape.fill.isValid() && !lines)
            continue;
        painter.setBrush(shape.fill.isValid() ? QBrush(shape.fill) : QBrush(Qt::NoBrush));
        painter.setPen(shape.line.isValid() && lines
                           ? QPen(shape.line, shape.width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin)
                           : QPen(Qt::NoPen));
        painter.drawPath(shape.path);
    }
}

MapArt::MapArt(const MapStyle& style, const QString& folder) : mKinds(common())
{
    if (!folder.isEmpty())
        for (auto& [name, kinds] : readFolder(folder, &mUnread)) {
            mOwn.insert(name);
            mKinds[name] = std::move(kinds);
        }
    for (auto& [name, kinds] : mKinds)
        for (ArtPiece& piece : kinds)
            for (ArtShape& shape : piece.shapes) {
                shape.fill = restyled(shape.fill, style);
                shape.line = restyled(shape.line, style);
            }
}

const std::vector<ArtPiece>& MapArt::kinds(const QString& name) const
{
    static const std::vector<ArtPiece> none;
    const auto found = mKinds.find(name);
    return found == mKinds.end() ? none : found->second;
}

} // namespace fw
