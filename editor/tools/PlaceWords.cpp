#include "editor/tools/PlaceWords.h"

#include <QCoreApplication>
#include <QStringList>

namespace fw {

namespace {

struct PlaceWords {
    Q_DECLARE_TR_FUNCTIONS(fw::PlaceWords)
};

} // namespace

QString placeName(const Grid& grid, Cell cell)
{
    if (!grid.contains(cell) || std::size_t(cell) >= grid.places.size())
        return {};
    const MapPlace& place = grid.places[std::size_t(cell)];
    return QString::fromStdString(place.label.empty() ? place.id : place.label);
}

QString linkName(const Grid& grid, int link)
{
    if (link < 0 || link >= grid.sideCount())
        return {};
    const auto [a, b] = grid.cellsOfSide(link);
    return PlaceWords::tr("%1 and %2", "two linked places").arg(placeName(grid, a), placeName(grid, b));
}

QString faultWords(const GraphFault& fault)
{
    const QString word = QString::fromStdString(fault.word);
    switch (fault.what) {
    case GraphFault::What::None: return {};
    case GraphFault::What::NoPlaces: return PlaceWords::tr("A map needs at least one place.");
    case GraphFault::What::TooManyPlaces:
        return PlaceWords::tr("A map has at most %1 places.").arg(PlaceGraph::maxPlaces);
    case GraphFault::What::BadId:
        return PlaceWords::tr("“%1” is not an id of a place: use letters, digits, hyphens and underscores.").arg(word);
    case GraphFault::What::TwicePlace: return PlaceWords::tr("Another place has the id “%1”.").arg(word);
    case GraphFault::What::NotTwoEnds: return PlaceWords::tr("A link needs two different places.");
    case GraphFault::What::UnknownPlace: return PlaceWords::tr("The map has no place “%1”.").arg(word);
    case GraphFault::What::TwiceLink: return PlaceWords::tr("These places are already linked.");
    case GraphFault::What::TooManyLinks:
        return PlaceWords::tr("A place has at most %1 links.").arg(PlaceGraph::maxDegree);
    }
    return {};
}

QString lossWords(const PlacesEdit& made)
{
    QStringList parts;
    if (made.linksLost > 0)
        parts << PlaceWords::tr("%n links", nullptr, made.linksLost);
    if (made.lost.counters > 0)
        parts << PlaceWords::tr("the place of %n counters", nullptr, made.lost.counters);
    if (made.lost.ways > 0)
        parts << PlaceWords::tr("parts of %n roads", nullptr, made.lost.ways);
    if (made.lost.areas > 0)
        parts << PlaceWords::tr("a place of %n areas", nullptr, made.lost.areas);
    if (made.lost.names > 0)
        parts << PlaceWords::tr("%n names", nullptr, made.lost.names);
    if (made.lost.marks > 0)
        parts << PlaceWords::tr("%n marks", nullptr, made.lost.marks);
    return parts.isEmpty() ? QString()
                           : PlaceWords::tr("Also removed: %1. Use Undo to restore the previous state.")
                                 .arg(parts.join(PlaceWords::tr(", ", "between words of a list")));
}

} // namespace fw
