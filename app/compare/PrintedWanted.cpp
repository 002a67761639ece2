#include "app/compare/PrintedWanted.h"

#include "app/compare/PrintedFaces.h"
#include "app/compare/PrintedMatch.h"
#include "app/compare/PrintedPlaces.h"
#include "app/print/CounterSheets.h"
#include "app/print/Roster.h"
#include "app/print/SetupCard.h"
#include "app/print/StartWords.h"
#include "editor/render/ChartWords.h"
#include "engine/proof/Band.h"

#include <algorithm>

namespace fw {

namespace {

/// The ids of the ratings whose numbers a counter shows.
std::vector<std::string> shownRatings(const Ruleset& rules, const Unit& unit)
{
    std::vector<std::string> out;
    for (const std::size_t r : printedRatings(rules, unit.type))
        if (const auto own = unit.ratings.find(rules.ratings[r].id); own != unit.ratings.end() && !own->second.empty())
            out.push_back(rules.ratings[r].id);
    return out;
}

QString placeOf(PrintedKind kind, const Ruleset& rules, const Scenario& scenario, const Unit& unit)
{
    QString place;
    for (const Placement& p : scenario.setup)
        if (p.unit == unit.id)
            place = kind == PrintedKind::SetupCard ? setupPlaceWords(rules, scenario, p)
                                                   : startWords(rules, scenario, p);
    return place;
}

void addFaces(WantedSheet& out, const Ruleset& rules, const Scenario& scenario, const std::vector<TwoSided>& counters)
{
    for (const TwoSided& two : counters)
        for (const bool back : {false, true}) {
            const CounterFace& face = back ? two.back : two.front;
            if (face.unit < 0 || face.down || (two.card && back) || (out.kind == PrintedKind::SetupCard && back))
                continue;
            const Unit& unit = scenario.units[std::size_t(face.unit)];
            const QString place = placeOf(out.kind, rules, scenario, unit);
            if (out.kind == PrintedKind::SetupCard && place.isEmpty())
                continue; // the card lists only counters that start somewhere
            if (!face.art.isEmpty()) {
                if (std::ranges::find(out.drawn, unit.id) == out.drawn.end())
                    out.drawn.push_back(unit.id);
                continue;
            }
            WantedFace wanted;
            wanted.unit = face.unit;
            wanted.side = back ? PrintedSide::Back : PrintedSide::Front;
            wanted.name = face.name;
            wanted.card = two.card && out.kind == PrintedKind::Counters;
            if (!wanted.card) {
                wanted.numbers = plainNumbers(face.factors);
                wanted.sign = face.formation;
                wanted.ratings = shownRatings(rules, unit);
            }
            if (out.kind == PrintedKind::SetupCard)
                wanted.place = place;
            out.faces.push_back(std::move(wanted));
        }
}

void addRows(WantedSheet& out, const Ruleset& rules, const Scenario& scenario)
{
    for (std::size_t i = 0; i < scenario.units.size(); ++i) {
        const Unit& unit = scenario.units[i];
        WantedRow row;
        row.unit = int(i);
        row.name = QString::fromStdString(unit.name);
        row.kind = typeLabel(rules, unit.type);
        for (const Rating* const rating : rosterRatings(rules, scenario))
            if (const QString value = rosterRating(unit, *rating); !value.isEmpty()) {
                row.values << value;
                row.ratings.push_back(rating->id);
            }
        row.place = placeOf(out.kind, rules, scenario, unit);
        out.rows.push_back(std::move(row));
    }
}

/// The sheet as the program prints it now.
QByteArray freshPdf(PrintedKind kind, const Ruleset& rules, const Scenario& scenario, std::vector<TwoSided> counters)
{
    const QString title = QString::fromStdString(scenario.title.empty() ? scenario.id : scenario.title);
    switch (kind) {
    case PrintedKind::SetupCard: return setupCard(rules, scenario, QPageSize::A4);
    case PrintedKind::Roster: return roster(rules, scenario, QPageSize::A4);
    case PrintedKind::Counters: break;
    }
    dropInvalidArt(counters);
    for (TwoSided& marker : sheetMarkers(rules, scenario))
        counters.push_back(std::move(marker));
    return counterSheets(counters, {}, title, QString::fromStdString(rules.version)).value_or(QByteArray());
}

/// The words of a sheet to fold.
QByteArray foldedPdf(const Ruleset& rules, const Scenario& scenario, std::vector<TwoSided> counters)
{
    dropInvalidArt(counters);
    SheetLayout layout;
    layout.fold = true;
    const QString title = QString::fromStdString(scenario.title.empty() ? scenario.id : scenario.title);
    return counterSheets(counters, layout, title, QString::fromStdString(rules.version)).value_or(QByteArray());
}

void addWords(WantedSheet& out, const std::vector<PdfPage>& pages)
{
    for (const PdfPage& page : pages)
        for (const PdfWord& word : page.words)
            for (const QString& one : printedWords(word.text))
                out.words.insert(one.toLower());
}

/// Keeps the places that can be read on the program's own set-up card. Others, such as those of a counter far from the
/// heading of its block, are not compared.
void keepReadablePlaces(WantedSheet& out, const Map& map, const std::vector<PdfPage>& pages)
{
    const std::vector<PrintedLine> lines = printedLines(pages);
    std::vector<PrintedFace> faces = printedFaces(lines);
    const std::vector<PlaceBlock> blocks = placeBlocks(lines, faces);
    std::vector<QString> places;
    for (PrintedFace& face : faces) {
        face.side = PrintedSide::Front;
        const int block = blockOf(blocks, face);
        places.push_back(block < 0 ? QString() : blocks[std::size_t(block)].text);
    }
    const std::vector<int> partner = matchFaces(out.faces, faces, places, map);
    for (std::size_t w = 0; w < partner.size(); ++w)
        if (partner[w] < 0 || !samePlace(map, out.faces[w].place, places[std::size_t(partner[w])]))
            out.faces[w].place.clear();
}

} // namespace

QStringList printedWords(const QString& text)
{
    QStringList out;
    for (QString word : text.split(' ', Qt::SkipEmptyParts)) {
        const auto isEdge = [](QChar c) { return c.isPunct() && c != '\'' && c != '-' && c != QChar(0x2026); };
        while (!word.isEmpty() && isEdge(word.front()))
            word.remove(0, 1);
        while (!word.isEmpty() && isEdge(word.back()))
            word.chop(1);
        if (!word.isEmpty())
            out << word;
    }
    return out;
}

WantedSheet wantedOn(PrintedKind kind, const Ruleset& rules, const Scenario& scenario, const QString& folder)
{
    WantedSheet out;
    out.kind = kind;
    std::vector<TwoSided> counters = sheetCounters(rules, scenario, folder);
    addFaces(out, rules, scenario, counters);
    if (kind == PrintedKind::Roster)
        addRows(out, rules, scenario);
    const auto pagesOf = [](const QByteArray& pdf) {
        return readPdfText(pdf.toStdString()).value_or(std::vector<PdfPage>());
    };
    const std::vector<PdfPage> pages = pagesOf(freshPdf(kind, rules, scenario, counters));
    addWords(out, pages);
    if (kind == PrintedKind::SetupCard)
        keepReadablePlaces(out, scenario.map, pages);
    if (kind == PrintedKind::Counters) {
        addWords(out, pagesOf(foldedPdf(rules, scenario, counters)));
        for (const TwoSided& marker : sheetMarkers(rules, scenario))
            for (const CounterFace& face : {marker.front, marker.back})
                out.parts << face.states << face.name;
    }
    return out;
}

} // namespace fw
