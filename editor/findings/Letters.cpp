#include "editor/findings/Found.h"
#include "editor/render/Faces.h"

#include <set>

namespace fw {

void MapFound::letters()
{
    std::set<char32_t> lacking;
    QString where;
    std::vector<Cell> cells;
    const auto look = [&](const std::string& text, Cell cell) {
        bool any = false;
        for (const char32_t letter : QString::fromStdString(text).toUcs4()) {
            if (letter < 0x180 || hasLetter(letter))
                continue;
            lacking.insert(letter);
            any = true;
        }
        if (any && where.isEmpty())
            where = QString::fromStdString(text);
        if (any && cell != noCell)
            cells.push_back(cell);
    };
    look(mDrawing.rest.map.title, noCell);
    for (const PlaceName& name : mDrawing.rest.map.names)
        look(name.text, name.cell);
    for (const Unit& unit : mDrawing.rest.units) {
        look(unit.name, noCell);
        look(unit.formation, noCell);
    }
    if (lacking.empty())
        return;
    const std::u32string all(lacking.begin(), lacking.end());
    add(false,
        tr("The program has no letters of its own for %1, as in “%2”: they are drawn in this "
           "machine's fonts, and on another machine look otherwise or are missing.")
            .arg(QString::fromStdU32String(all), where),
        cells);
}

} // namespace fw
