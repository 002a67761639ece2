#include "app/print/FaceFiles.h"

#include "app/print/FolderOut.h"
#include "app/print/PlainTable.h"
#include "app/print/SvgText.h"
#include "editor/Translated.h"
#include "editor/exchange/CsvCells.h"
#include "editor/exchange/UnitsCsv.h"
#include "editor/render/ChartWords.h"
#include "editor/render/CounterArt.h"
#include "engine/base/Escaped.h"
#include "engine/base/Rows.h"
#include "engine/store/Output.h"

#include <QBuffer>
#include <QPainter>
#include <algorithm>

namespace fw {

namespace {

constexpr double inch = 25.4;

/// A counter or a kind of marker with the names of its files.
struct Leaving {
    TwoSided piece;
    std::string id;
    const Unit* unit = nullptr; ///< null for a marker
    int copies = 1;
    QString front = {};
    QString back = {};
};

SheetLayout layoutOf(const TwoSided& piece, const FaceChoice& choice)
{
    SheetLayout out;
    out.side = choice.side;
    out.bleed = choice.bleed;
    out.fold = true; // backs stay upright
    return piece.card ? forCards(out) : out;
}

/// The size of a file in millimetres.
QSizeF sizeOf(const TwoSided& piece, const FaceChoice& choice)
{
    const SheetLayout layout = layoutOf(piece, choice);
    const double edges = 2 * choice.bleed;
    return {layout.side + edges, (layout.tall > 0 ? layout.tall : layout.side) + edges};
}

/// Paints a face with a millimetre as unit, its bleed from the origin on.
void paintFace(QPainter& painter, const TwoSided& piece, bool back, const FaceChoice& choice)
{
    const double bleed = choice.bleed;
    const QRectF cut = QRectF(QPointF(), sizeOf(piece, choice)).adjusted(bleed, bleed, -bleed, -bleed);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    paintPiece(painter, piece, back, cut, {bleed, bleed, bleed, bleed}, layoutOf(piece, choice));
}

/// The counters in file order, then one of each kind of marker.
std::vector<Leaving> leaving(const Ruleset& rules, const Scenario& scenario, const FaceChoice& choice)
{
    std::vector<Leaving> out;
    for (TwoSided& piece : sheetCounters(rules, scenario, toQString(choice.home))) {
        const auto unit = std::size_t(piece.front.unit);
        if (piece.front.unit >= 0 && unit < scenario.units.size())
            out.push_back({std::move(piece), scenario.units[unit].id, &scenario.units[unit]});
    }
    std::vector<TwoSided> markers = sheetMarkers(rules, scenario);
    std::size_t next = 0;
    for (const Marker& marker : scenario.markers) {
        if (marker.count > 0 && next < markers.size())
            out.push_back({std::move(markers[next]),
                           "marker-" + marker.mark + (marker.step.empty() ? "" : "-" + marker.step), nullptr,
                           marker.count});
        next += std::size_t(std::max(0, marker.count));
    }
    FileStems stems;
    const QString ending = choice.svg ? ".svg" : ".png";
    for (Leaving& one : out) {
        const QString stem = stems.next(one.id);
        one.front = stem + "-front" + ending;
        one.back = stem + "-back" + ending;
    }
    return out;
}

/// The columns of ratings that some counter fills.
std::vector<CsvTarget> ratingColumns(const Ruleset& rules, const Scenario& scenario)
{
    std::vector<CsvTarget> out;
    for (const CsvTarget& target : csvTargets(rules))
        if (target.key.starts_with(ratingKey) && std::ranges::any_of(scenario.units, [&](const Unit& unit) {
                return !cellText(unit, target.key).empty();
            }))
            out.push_back(target);
    return out;
}

/// The list of the files for layout programs, a line for each counter.
std::string listOf(const Ruleset& rules, const Scenario& scenario, const std::vector<Leaving>& pieces)
{
    const std::vector<CsvTarget> ratings = ratingColumns(rules, scenario);
    PlainTable out;
    out.heads = {"id", "name", "side", "formation", "type"};
    for (const CsvTarget& rating : ratings)
        out.heads << toQString(rating.label);
    out.heads << "front"
              << "back" << toQString(copiesKey);
    for (const Leaving& one : pieces) {
        QStringList cells{toQString(one.id)};
        if (one.unit != nullptr) {
            const Army* army = byId(scenario.sides, one.unit->side);
            cells << translated(one.unit->name)
                  << (army == nullptr || army->name.empty() ? toQString(one.unit->side) : translated(army->name))
                  << toQString(one.unit->formation) << typeLabel(rules, one.unit->type);
        } else {
            const QString step = one.piece.front.states.join(' ');
            cells << (one.piece.front.name.isEmpty() ? step : one.piece.front.name + ' ' + step) << QString()
                  << QString() << "marker";
        }
        for (const CsvTarget& rating : ratings)
            cells << (one.unit == nullptr ? QString() : toQString(cellText(*one.unit, rating.key)));
        out.rows.push_back(cells << one.front << one.back << QString::number(one.copies));
    }
    return csvOf(out);
}

Result<void> addFace(FolderOut& out, const Leaving& one, bool back, const FaceChoice& choice)
{
    const QString& name = back ? one.back : one.front;
    if (choice.svg)
        return out.add(name, Form::Svg, faceDrawing(one.piece, back, choice));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const QImage picture = facePicture(one.piece, back, choice);
    if (picture.isNull() || !picture.save(&buffer, "PNG"))
        return fail(Trouble::Unwritable, Text("there is not enough memory for the picture {0}", {name.toStdString()}),
                    {}, "choose fewer dots per inch");
    return out.add(name, Form::Png, bytes);
}

/// Refuses the folder whose files the scenario takes for its own drawings.
Result<void> checkFolder(const FaceChoice& choice, const std::string& folder)
{
    if (choice.home.empty() || !sameFile(choice.home + "/counters", folder))
        return {};
    return fail(Trouble::Unwritable, Text("the folder {0} is for the drawings that the scenario uses", {folder}), {},
                "choose another folder");
}

} // namespace

QImage facePicture(const TwoSided& piece, bool back, const FaceChoice& choice)
{
    const QSizeF size = sizeOf(piece, choice);
    const QSize pixels = (size / inch * choice.dpi).toSize().expandedTo({1, 1});
    QImage out(pixels, QImage::Format_RGB32);
    if (out.isNull())
        return out;
    out.fill(Qt::white);
    out.setDotsPerMeterX(qRound(choice.dpi / inch * 1000));
    out.setDotsPerMeterY(qRound(choice.dpi / inch * 1000));
    QPainter painter(&out);
    painter.scale(pixels.width() / size.width(), pixels.height() / size.height());
    paintFace(painter, piece, back, choice);
    return out;
}

QByteArray faceDrawing(const TwoSided& piece, bool back, const FaceChoice& choice)
{
    const QSizeF size = sizeOf(piece, choice);
    const CounterFace& face = back ? piece.back : piece.front;
    const QString title = piece.front.name.isEmpty() ? piece.front.states.join(' ') : piece.front.name;
    const auto number = [](double value) { return QByteArray::number(value * svgUnit, 'f', 2); };
    const auto area = [&](const QSizeF& of) {
        return " width=\"" + number(of.width()) + "\" height=\"" + number(of.height()) + '"';
    };
    FaceChoice cut = choice;
    cut.bleed = 0;
    const QSizeF inner = sizeOf(piece, cut);
    QByteArray body = svgFragment(
        inner, [&](QPainter& painter) { paintFace(painter, piece, back, cut); }, true);
    if (choice.bleed > 0) {
        // The generator does not clip: the edge of a counter must not be drawn into its bleed.
        const QByteArray edge = number(choice.bleed);
        const QColor ground = piece.card ? face.colour : counterGround(face);
        body = "<clipPath id=\"cut\"><rect" + area(inner) + "/></clipPath>\n<rect id=\"bleed\"" + area(size)
               + " fill=\"" + ground.name().toLatin1() + "\"/>\n<g id=\"face\" transform=\"translate(" + edge + ' '
               + edge + ")\"><g clip-path=\"url(#cut)\">\n" + body + "\n</g></g>";
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" "
           "xmlns:xlink=\"http://www.w3.org/1999/xlink\" version=\"1.1\" width=\""
           + QByteArray::number(size.width(), 'f', 3) + "mm\" height=\"" + QByteArray::number(size.height(), 'f', 3)
           + "mm\" viewBox=\"0 0 " + number(size.width()) + ' ' + number(size.height()) + "\">\n<title>"
           + QByteArray::fromStdString(forXml(title.toStdString())) + "</title>\n" + body + "\n</svg>\n";
}

Result<void> writeFaces(const Ruleset& rules, const Scenario& scenario, const FaceChoice& choice,
                        const std::string& folder, Progress* progress)
{
    if (Result<void> may = checkFolder(choice, folder); !may)
        return may;
    std::vector<Leaving> pieces = leaving(rules, scenario, choice);
    if (pieces.empty())
        return fail(Trouble::Usage, "there are no counters to print");
    for (Leaving& one : pieces)
        for (CounterFace* face : {&one.piece.front, &one.piece.back})
            if (Result<void> art = checkArt(face->art); !art) {
                if (!choice.dropInvalid)
                    return art;
                face->art.clear();
            }
    Result<FolderOut> out = FolderOut::open(folder, choice.inputs);
    if (!out)
        return tl::unexpected<Problem>(out.error());
    const int all = int(pieces.size());
    for (int i = 0; i < all; ++i) {
        if (!reached(progress, i, all))
            return cancelled();
        for (const bool back : {false, true})
            if (Result<void> done = addFace(*out, pieces[std::size_t(i)], back, choice); !done)
                return done;
    }
    const QByteArray list = QByteArray::fromStdString(listOf(rules, scenario, pieces));
    if (Result<void> done = out->add("counters.csv", Form::Csv, list); !done)
        return done;
    return reached(progress, all, all) ? out->commit() : Result<void>(cancelled());
}

} // namespace fw
