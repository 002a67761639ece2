#include "app/print/MapSvg.h"

#include "app/print/SvgText.h"
#include "editor/commands/RowEdits.h"
#include "editor/render/CounterPainter.h"
#include "editor/render/Lines.h"
#include "engine/base/Escaped.h"

#include <QCoreApplication>
#include <QPainter>
#include <functional>
#include <set>

namespace fw {

namespace {

constexpr double unit = svgUnit;

struct Svg {
    Q_DECLARE_TR_FUNCTIONS(fw::MapSvg)
};

QString shown(double value)
{
    return QString::number(value * unit, 'f', 2);
}

QString escaped(const QString& text)
{
    return QString::fromStdString(forXml(text.toStdString()));
}

/// Writes the file in the order in which the painter draws; texts and cells become elements of their own.
class Writer
{
public:
    Writer(const Scenario& scenario, const MapPainter& painter, const std::vector<CounterFace>& counters,
           Progress* progress)
        : mScenario(scenario), mPainter(painter), mCounters(counters), mProgress(progress), mSheet(painter.sheet())
    {}

    QByteArray write()
    {
        const QSizeF size = mSheet.size();
        mOut += QString("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                        "<svg xmlns=\"http://www.w3.org/2000/svg\" "
                        "xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
                        "xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\" "
                        "version=\"1.1\" width=\"%1mm\" height=\"%2mm\" viewBox=\"0 0 %3 %4\">\n")
                    .arg(size.width())
                    .arg(size.height())
                    .arg(size.width() * unit)
                    .arg(size.height() * unit)
                    .toUtf8();
        mOut += "<title>" + escaped(QString::fromStdString(mScenario.map.title)).toUtf8() + "</title>\n";
        for (const MapLayer layer : mapLayers) {
            if (!reached(mProgress, int(layer), int(std::size(mapLayers))))
                return mOut;
            switch (layer) {
            case MapLayer::Ground: art(layer, "ground", Svg::tr("Ground")); break;
            case MapLayer::Relief: art(layer, "relief", Svg::tr("Relief")); break;
            case MapLayer::Water: art(layer, "water", Svg::tr("Water")); break;
            case MapLayer::Sides:
                art(layer, "sides", mScenario.map.grid.hex() ? Svg::tr("Hexsides") : Svg::tr("Sides of squares"));
                break;
            case MapLayer::Roads: roads(); break;
            case MapLayer::Houses: art(layer, "houses", Svg::tr("Houses")); break;
            case MapLayer::Woods: art(layer, "woods", Svg::tr("Woods")); break;
            case MapLayer::Crossings: art(layer, "crossings", Svg::tr("Bridges and fords")); break;
            case MapLayer::OutOfPlay: art(layer, "out-of-play", Svg::tr("Out of play")); break;
            case MapLayer::Grid: cells(); break;
            case MapLayer::Numbers: numbers(); break;
            case MapLayer::Names:
                names();
                areas();
                break;
            case MapLayer::Frame: art(layer, "frame", Svg::tr("Margin and frame")); break;
            case MapLayer::Panel: art(layer, "panel", Svg::tr("Turn track, boxes, legend, tracks")); break;
            case MapLayer::Title: title(); break;
            }
        }
        counters();
        mOut += "</svg>\n";
        return mOut;
    }

private:
    void begin(const char* id, const QString& label, bool hidden = false)
    {
        mOut += QString("<g inkscape:groupmode=\"layer\" id=\"layer-%1\" inkscape:label=\"%2\"%3>\n")
                    .arg(id, escaped(label), hidden ? " style=\"display:none\"" : "")
                    .toUtf8();
    }
    void end() { mOut += "</g>\n"; }

    /// A drawing as SVG elements, without the head and tail of a document.
    QByteArray fragment(const std::function<void(QPainter&)>& draw) const
    {
        return svgFragment(mSheet.size(), [&](QPainter& painter) {
            painter.translate(-mSheet.topLeft());
            draw(painter);
        });
    }

    void art(MapLayer layer, const char* id, const QString& label)
    {
        begin(id, label);
        mOut += fragment([&](QPainter& p) { mPainter.paintLayer(p, mSheet, 1e3, layer); }) + '\n';
        end();
    }

    void group(const QString& id, const QByteArray& body)
    {
        if (!body.isEmpty())
            mOut += "<g id=\"" + own(id).toUtf8() + "\">" + body + "</g>\n";
    }

    /// An id that is unique in the file, with only legal characters.
    QString own(QString wanted)
    {
        for (QChar& c : wanted)
            if (!c.isLetterOrNumber() && c != '-' && c != '.')
                c = '_';
        QString id = wanted;
        for (int n = 2; !mIds.insert(id).second; ++n)
            id = QString("%1-%2").arg(wanted).arg(n);
        return id;
    }

    void roads()
    {
        begin("roads", Svg::tr("Roads"));
        for (const bool casing : {true, false}) {
            for (const Stroke& road : mPainter.ground().roads()) {
                const std::string way = mScenario.map.ways[std::size_t(road.way)].id;
                group(QString("way-%1%2").arg(QString::fromStdString(way), casing ? QString("-edge") : QString()),
                      fragment([&](QPainter& p) {
                          p.setRenderHint(QPainter::Antialiasing);
                          paintRoad({p, mSheet, 1e3}, road, casing, mPainter.style());
                      }));
            }
        }
        end();
    }

    QString number(Cell cell) const
    {
        return QString::fromStdString(mScenario.map.numbering.label(mScenario.map.grid, cell));
    }

    QString outline(Cell cell) const
    {
        QString d;
        for (const QPointF& p : mPainter.geometry().outline(cell)) {
            const QPointF at = p - mSheet.topLeft();
            d += QString("%1%2,%3").arg(d.isEmpty() ? "M" : " L", shown(at.x()), shown(at.y()));
        }
        return d + " Z";
    }

    /// Writes the cell borders: one outline for each cell, with its content as title.
    void cells()
    {
        const bool drawn = mPainter.style().gridLook == GridLook::Lines;
        begin("cells", Svg::tr("Cells"));
        if (!drawn && mPainter.style().grid)
            mOut += fragment([&](QPainter& p) { mPainter.paintLayer(p, mSheet, 1e3, MapLayer::Grid); }) + '\n';
        const QColor line = mPainter.style().gridLine;
        mOut += QString("<g fill=\"none\" stroke=\"%1\" stroke-opacity=\"%2\" stroke-width=\"%3\">\n")
                    .arg(line.name())
                    // Each border has two outlines on top of each other.
                    .arg(mPainter.style().grid && drawn ? line.alphaF() * 0.6 : 0.0, 0, 'f', 2)
                    .arg(mPainter.style().gridWidth * unit)
                    .toUtf8();
        const Map& map = mScenario.map;
        for (Cell cell = 0; cell < map.grid.cellCount(); ++cell) {
            QStringList words;
            if (std::size_t(cell) < map.terrain.size())
                for (const std::string& word : map.terrain[std::size_t(cell)])
                    words << QString::fromStdString(word);
            QString says;
            if (!words.isEmpty())
                says += QString(" data-terrain=\"%1\"").arg(escaped(words.join(' ')));
            if (std::size_t(cell) < map.level.size())
                says += QString(" data-level=\"%1\"").arg(map.level[std::size_t(cell)]);
            mOut += QString("<path id=\"%1\"%2 d=\"%3\"/>\n")
                        .arg(own("cell-" + slugOf(number(cell))), says, outline(cell))
                        .toUtf8();
        }
        mOut += "</g>\n";
        end();
    }

    static QString slugOf(const QString& text) { return QString::fromStdString(slug(text.toStdString())); }

    /// Writes text as text; `letters` if each letter has its own place.
    void text(const QString& id, const QString& words, const Lettering& hand, QPointF at,
              const std::vector<PlacedLetter>& letters = {}, int angle = 0)
    {
        QString where;
        if (letters.empty()) {
            const QPointF p = at - mSheet.topLeft();
            where = QString("text-anchor=\"middle\" x=\"%1\" y=\"%2\"").arg(shown(p.x()), shown(p.y()));
            if (angle != 0)
                where += QString(" transform=\"rotate(%1 %2 %3)\"").arg(angle).arg(shown(p.x()), shown(p.y()));
            // With another font, the text keeps its width and covers nothing else.
            if (words.size() > 1)
                where +=
                    QString(" textLength=\"%1\" lengthAdjust=\"spacingAndGlyphs\"").arg(shown(hand.box(words).width()));
            if (hand.spacing != 0)
                where += QString(" letter-spacing=\"%1\"").arg(shown(hand.spacing * hand.capital));
        } else {
            QStringList x, y, turn;
            for (const PlacedLetter& letter : letters) {
                const QPointF p = letter.foot - mSheet.topLeft();
                x << shown(p.x());
                y << shown(p.y());
                turn << QString::number(letter.angle, 'f', 1);
            }
            where = QString("x=\"%1\" y=\"%2\" rotate=\"%3\"").arg(x.join(' '), y.join(' '), turn.join(' '));
        }
        QString halo;
        if (hand.halo.isValid())
            halo = QString(" stroke=\"%1\" stroke-opacity=\"%2\" stroke-width=\"%3\" "
                           "stroke-linejoin=\"round\" paint-order=\"stroke\"")
                       .arg(hand.halo.name())
                       .arg(hand.halo.alphaF(), 0, 'f', 2)
                       .arg(shown(hand.capital * 0.3));
        mOut += QString("<text id=\"%1\" %2%3 font-size=\"%4\" fill=\"%5\"%6 "
                        "xml:space=\"preserve\">%7</text>\n")
                    .arg(own(id), where, svgFont(hand.face(), hand.bold, hand.italic, hand.family),
                         shown(hand.font().pixelSize() * hand.scale()), hand.ink.name(), halo, escaped(words))
                    .toUtf8();
    }

    void numbers()
    {
        begin("numbers", Svg::tr("Numbers"));
        Lettering hand = mPainter.labels().numberHand();
        hand.ink = mPainter.style().number;
        hand.halo = mPainter.style().halo;
        if (mPainter.style().numbers)
            for (Cell cell = 0; cell < mScenario.map.grid.cellCount(); ++cell)
                if (!mScenario.map.outOfPlay.has(cell))
                    text("number-" + slugOf(number(cell)), number(cell), hand, mPainter.labels().numberAt(cell));
        end();
    }

    void names()
    {
        begin("names", Svg::tr("Names"));
        for (const MapLabel& label : mPainter.labels().texts()) {
            Lettering hand = label.hand;
            hand.ink = label.water ? mPainter.style().waterInk : mPainter.style().ink;
            hand.halo = mPainter.style().halo;
            const char* what = label.of == LabelOf::Name ? "name-" : label.of == LabelOf::Way ? "way-name-" : "word-";
            text(what + slugOf(label.text), label.text, hand, label.at, label.letters, label.angle);
        }
        end();
    }

    /// Areas are not visible on the map: a hidden layer.
    void areas()
    {
        begin("areas", Svg::tr("Areas"), true);
        for (const Area& area : mScenario.map.areas) {
            QString d;
            for (const Cell cell : area.cells)
                if (mScenario.map.grid.contains(cell))
                    d += outline(cell) + ' ';
            mOut += QString("<path id=\"%1\" data-kind=\"%2\" fill=\"#5b4a8a\" fill-opacity=\"0.25\" "
                            "stroke=\"#5b4a8a\" stroke-width=\"5\" d=\"%3\"><title>%4</title></path>\n")
                        .arg(own("area-" + QString::fromStdString(area.id)), escaped(QString::fromStdString(area.kind)),
                             d.trimmed(), escaped(QString::fromStdString(area.label)))
                        .toUtf8();
        }
        end();
    }

    void title()
    {
        begin("title", Svg::tr("Title"));
        if (!mScenario.map.title.empty()) {
            Lettering hand = mPainter.titleHand();
            hand.ink = mPainter.style().ink;
            text("map-title", QString::fromStdString(mScenario.map.title), hand, mPainter.titleAt());
        }
        if (const QString note = mPainter.originNote(); !note.isEmpty()) {
            Lettering hand = mPainter.originHand();
            hand.ink = mPainter.style().ink;
            text("map-origin", note, hand, mPainter.originAt());
        }
        end();
    }

    void counters()
    {
        if (mCounters.empty())
            return;
        begin("counters", Svg::tr("Counters"));
        for (const PlacedCounter& counter : placed(mPainter.geometry(), mCounters, mPainter.panel())) {
            const auto index = std::size_t(counter.face->unit);
            const QString id = index < mScenario.units.size() ? QString::fromStdString(mScenario.units[index].id)
                                                              : QString::number(counter.face->unit);
            group("unit-" + id, fragment([&](QPainter& p) {
                      p.setRenderHint(QPainter::Antialiasing);
                      paintCounter(p, *counter.face, counter.square, 1e3);
                  }));
        }
        end();
    }

    const Scenario& mScenario;
    const MapPainter& mPainter;
    const std::vector<CounterFace>& mCounters;
    Progress* mProgress;
    QRectF mSheet;
    QByteArray mOut;
    std::set<QString> mIds;
};

} // namespace

QByteArray mapSvg(const Scenario& scenario, const MapPainter& painter, const std::vector<CounterFace>& counters,
                  Progress* progress)
{
    return Writer(scenario, painter, counters, progress).write();
}

} // namespace fw
