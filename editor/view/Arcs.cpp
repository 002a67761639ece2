#include "editor/view/Arcs.h"

#include "engine/grid/Facing.h"

#include <QCoreApplication>
#include <QStringList>

namespace fw {

namespace {

QString wordOf(Arc arc)
{
    return arc == Arc::Front   ? QCoreApplication::translate("Arcs", "front")
           : arc == Arc::Flank ? QCoreApplication::translate("Arcs", "flank")
                               : QCoreApplication::translate("Arcs", "rear");
}

} // namespace

std::vector<CellNote> arcNotes(const Grid& grid, int facings, Cell cell, int facing)
{
    const FacingSystem system = facingSystem(facings);
    if (system == FacingSystem::None || !grid.contains(cell) || facing < 0)
        return {};
    std::vector<CellNote> notes;
    for (int d = 0; d < grid.directions(); ++d) {
        const Cell next = grid.neighbour(cell, d);
        if (next == noCell)
            continue;
        const Arc which = arc(system, facing, d);
        notes.push_back({next, which == Arc::Front ? CellSign::Target : CellSign::Shown, wordOf(which)});
    }
    return notes;
}

QString arcWords(const Map& map, int facings, Cell cell, int facing)
{
    const FacingSystem system = facingSystem(facings);
    if (system == FacingSystem::None || !map.grid.contains(cell) || facing < 0)
        return {};
    QStringList parts;
    for (const Arc which : {Arc::Front, Arc::Flank, Arc::Rear}) {
        QStringList cells;
        for (const int d : directionsIn(system, facing, which))
            if (const Cell next = map.grid.neighbour(cell, d); next != noCell)
                cells << QString::fromStdString(map.numbering.label(map.grid, next));
        if (!cells.isEmpty())
            parts << wordOf(which) + ' ' + cells.join(' ');
    }
    return parts.join(QCoreApplication::translate("Arcs", ", ", "between words of a list"));
}

} // namespace fw
