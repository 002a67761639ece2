#include "app/import/ImportSummary.h"

#include "editor/Translated.h"

#include <QCoreApplication>
#include <algorithm>

namespace fw {

namespace {

class ImportWordsText
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

QString shapeWords(const Grid& grid)
{
    switch (grid.shape) {
    case GridShape::HexFlat: return ImportWordsText::tr("hexes with flat tops");
    case GridShape::HexPointy: return ImportWordsText::tr("hexes with pointed tops");
    case GridShape::Square: return ImportWordsText::tr("squares");
    case GridShape::Places: return ImportWordsText::tr("places");
    }
    return {};
}

} // namespace

QString formatName(ForeignFormat format)
{
    switch (format) {
    case ForeignFormat::Vassal: return ImportWordsText::tr("VASSAL module");
    case ForeignFormat::VassalSave: return ImportWordsText::tr("position of VASSAL");
    case ForeignFormat::Tiled: return ImportWordsText::tr("map of Tiled");
    case ForeignFormat::TextMap: return ImportWordsText::tr("text map");
    case ForeignFormat::Hexographer: return ImportWordsText::tr("map of Hexographer or Worldographer");
    case ForeignFormat::CounterSheet: return ImportWordsText::tr("list of counters for Inkscape");
    case ForeignFormat::Hexwright: return ImportWordsText::tr("map of Hexwright");
    }
    return {};
}

QStringList modelLines(const ImportModel& model, std::size_t chosen)
{
    QStringList out;
    out << (model.title.empty()
                ? formatName(model.format)
                : ImportWordsText::tr("%1: %2").arg(formatName(model.format), QString::fromStdString(model.title)));
    for (std::size_t m = 0; m < model.maps.size(); ++m) {
        const Map& map = model.maps[m].map;
        const QString line = ImportWordsText::tr("map %1, \"%2\": %3 by %4 %5, numbers %6 to %7")
                                 .arg(m + 1)
                                 .arg(QString::fromStdString(model.maps[m].name))
                                 .arg(map.grid.columns)
                                 .arg(map.grid.rows)
                                 .arg(shapeWords(map.grid), QString::fromStdString(map.numbering.label(map.grid, 0)),
                                      QString::fromStdString(map.numbering.label(map.grid, map.grid.cellCount() - 1)));
        out << (m == chosen && model.maps.size() > 1 ? ImportWordsText::tr("%1 (chosen)").arg(line) : line);
    }
    if (model.turns > 0)
        out << ImportWordsText::tr("%1 turns").arg(model.turns);
    if (model.pieces.empty())
        return out;
    const auto markers = std::ranges::count_if(model.pieces, &ImportPiece::marker);
    out << ImportWordsText::tr("%1 kinds of counters, %2 kinds of markers, %3 pieces at start")
               .arg(std::ptrdiff_t(model.pieces.size()) - markers)
               .arg(markers)
               .arg(model.setup.size());
    QStringList sides;
    for (const std::string& side : model.sides)
        sides << QString::fromStdString(side);
    if (!sides.isEmpty())
        out << ImportWordsText::tr("sides: %1").arg(sides.join(", "));
    return out;
}

QString wordLine(const ForeignWord& word)
{
    const QString kind = word.kind == FeatureKind::Terrain   ? ImportWordsText::tr("terrain")
                         : word.kind == FeatureKind::Hexside ? ImportWordsText::tr("hexside")
                                                             : ImportWordsText::tr("road or line");
    return ImportWordsText::tr("%1 \"%2\" (%3 times)").arg(kind, QString::fromStdString(word.word)).arg(word.count);
}

QString countersLine(const Scenario& scenario)
{
    const auto placed = std::ranges::count_if(
        scenario.setup, [](const Placement& placement) { return placement.at != noCell || !placement.box.empty(); });
    return ImportWordsText::tr("%1 counters, %2 of them on the map or in a box").arg(scenario.units.size()).arg(placed);
}

QString noteLine(const ImportNote& note)
{
    QString out = note.place.empty()
                      ? translated(note.text)
                      : ImportWordsText::tr("%1: %2").arg(QString::fromStdString(note.place), translated(note.text));
    if (note.count > 1)
        out = ImportWordsText::tr("%1 (%2 times)").arg(out).arg(note.count);
    return out;
}

} // namespace fw
