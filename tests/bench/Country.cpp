#include "tests/bench/Country.h"

using namespace fw;

namespace bench {

Ruleset rules()
{
    Ruleset r;
    r.id = "bench";
    for (const char* word : {"woods", "deep-woods", "hill", "stream", "town", "marsh", "field"})
        r.features.push_back({word, word, FeatureKind::Terrain, word, {}});
    r.features.push_back({"river", "river", FeatureKind::Hexside, "river", {}});
    r.features.push_back({"road", "road", FeatureKind::Way, "road", {}});
    return r;
}

Scenario country(int columns, int rows)
{
    Scenario s;
    s.id = s.rules = "bench";
    Map& m = s.map;
    m.grid = {GridShape::HexFlat, columns, rows, true};
    m.numbering.columnDigits = m.numbering.rowDigits = 4;
    const Ruleset r = rules();
    m.terrain.resize(std::size_t(m.grid.cellCount()));
    unsigned state = 1;
    for (Cell cell = 0; cell < m.grid.cellCount(); ++cell) {
        const unsigned patch = unsigned(m.grid.column(cell) / 7 * 31 + m.grid.row(cell) / 5 * 17);
        state = state * 1664525u + 1013904223u;
        const unsigned kind = (patch * 2654435761u >> 28) % 12;
        if (kind < 7 && (state >> 24) < 220)
            m.terrain[std::size_t(cell)] = {r.features[kind].id};
    }
    Way road;
    road.id = "road";
    road.kind = "road";
    for (int column = 0; column < columns; ++column)
        road.cells.push_back(m.grid.cell(column, rows / 2));
    m.ways.push_back(road);
    for (int i = 0; i < columns; ++i)
        m.sides.push_back({m.grid.cell(i, rows / 3), m.grid.cell(i, rows / 3 + 1), {"river"}});
    return s;
}

} // namespace bench
