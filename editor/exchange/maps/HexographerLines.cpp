#include "editor/exchange/ForeignNotes.h"
#include "editor/exchange/maps/HexographerDoc.h"
#include "engine/model/Limits.h"

#include <QtGlobal>
#include <cmath>

namespace fw {

namespace {

Problem notHxm(const char* text, const std::string& file, qsizetype line)
{
    return Problem(Trouble::BadInput, text, {}, file, "line " + std::to_string(line + 1),
                   QT_TRANSLATE_NOOP("engine", "Open the map in Worldographer and save it as .wxx."));
}

/// A line with a name and the points that it passes, "x,y" from the eighth part on.
std::optional<HexographerShape> lineOf(const QList<QStringView>& parts)
{
    HexographerShape shape;
    shape.word = parts[0].trimmed().toString().toStdString();
    constexpr qsizetype firstPoint = 7;
    for (qsizetype i = firstPoint; i < parts.size(); ++i) {
        const qsizetype comma = parts[i].indexOf(u',');
        bool readX = false;
        bool readY = false;
        const double x = parts[i].left(std::max<qsizetype>(comma, 0)).toDouble(&readX);
        const double y = parts[i].mid(comma + 1).trimmed().toDouble(&readY);
        if (!readX || !readY || !std::isfinite(x) || !std::isfinite(y))
            return {};
        shape.points << QPointF(x, y);
    }
    if (shape.points.size() < 2)
        return {};
    return shape;
}

} // namespace

Result<HexographerDoc> readHxm(const QString& text, const std::string& file)
{
    const QList<QStringView> lines = QStringView(text).split(u'\n');
    const QList<QStringView> size = lines[0].split(u',');
    bool readColumns = false;
    bool readRows = false;
    const int columns = size[0].trimmed().toInt(&readColumns);
    const int rows = size.size() > 1 ? size[1].trimmed().toInt(&readRows) : 0;
    if (!readColumns || !readRows)
        return tl::unexpected(
            notHxm(QT_TRANSLATE_NOOP("engine", "The file does not begin with the size of a map."), file, 0));
    if (std::optional<Problem> bad = badHexographerSize(columns, rows, file))
        return tl::unexpected(*bad);
    HexographerDoc doc;
    doc.grid = {GridShape::HexFlat, columns, rows, true};
    doc.numbering = fourDigits();
    qsizetype at = 1;
    while (at < lines.size() && lines[at].trimmed().split(u'\t')[0].split(u' ')[0] != QLatin1String("hexes"))
        ++at;
    if (++at >= lines.size())
        return tl::unexpected(notHxm(QT_TRANSLATE_NOOP("engine", "The file has no list of hexes."), file, at));
    doc.terrain.resize(std::size_t(doc.grid.cellCount()));
    doc.elevation.resize(std::size_t(doc.grid.cellCount()));
    // A hex can have further lines for its symbols; these have another number of parts.
    const qsizetype parts = lines[at].split(u'\t').size();
    for (int column = 0; column < columns; ++column)
        for (int row = 0; row < rows;) {
            if (at >= lines.size())
                return tl::unexpected(
                    notHxm(QT_TRANSLATE_NOOP("engine", "The list of hexes is shorter than the map."), file, at - 1));
            const QList<QStringView> line = lines[at++].split(u'\t');
            if (line.size() == parts)
                doc.terrain[std::size_t(doc.grid.cell(column, row++))] = hexographerWord(line[0].toString());
            else
                countNote(doc.notes,
                          {"hexographer/symbol", QT_TRANSLATE_NOOP("engine", "Symbols in hexes were left out."), {}});
        }
    for (; at < lines.size(); ++at) {
        if (lines[at].trimmed().isEmpty())
            continue;
        if (std::optional<HexographerShape> shape = lineOf(lines[at].split(u'\t'));
            shape && doc.shapes.size() < mostHexographerShapes)
            doc.shapes.push_back(std::move(*shape));
        else
            countNote(doc.notes, {"hexographer/line", QT_TRANSLATE_NOOP("engine", "The line is not understood."),
                                  "line " + std::to_string(at + 1)});
    }
    return doc;
}

} // namespace fw
