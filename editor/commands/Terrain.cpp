#include "editor/commands/Terrain.h"

#include <algorithm>

namespace fw {

Edit paintTerrain(const Drawing& drawing, std::vector<Cell> cells, const std::vector<std::string>& features,
                  PaintMode mode)
{
    if (!std::is_sorted(cells.begin(), cells.end()))
        std::ranges::sort(cells);
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    // The new code of each old code, computed once.
    std::vector<int> becomes(std::size_t(drawing.legend->size()), -1);
    const auto after = [&](Mix before) {
        int& known = becomes[before];
        if (known < 0) {
            Mix code = mode == PaintMode::Replace ? drawing.legend->code(features) : before;
            for (const std::string& word : features) {
                if (mode == PaintMode::Add)
                    code = drawing.legend->with(code, word);
                else if (mode == PaintMode::Remove)
                    code = drawing.legend->without(code, word);
            }
            known = code;
        }
        return known;
    };
    RunWriter runs(PlaneOf::Terrain);
    for (const Cell cell : cells) {
        if (!drawing.terrain.contains(cell))
            continue;
        const Mix before = drawing.terrain.get(cell);
        runs.put(cell, before, after(before));
    }
    Edit edit;
    edit.add(runs.take());
    return edit;
}

std::vector<Cell> cellsWith(const Drawing& drawing, const std::vector<std::string>& from,
                            const std::function<bool(Cell)>& among)
{
    const Mix wanted = drawing.legend->code(from);
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < drawing.terrain.size(); ++cell)
        if (drawing.terrain.get(cell) == wanted && (!among || among(cell)))
            cells.push_back(cell);
    return cells;
}

std::vector<Cell> connectedCells(const Drawing& drawing, Cell start)
{
    if (!drawing.terrain.contains(start))
        return {};
    const Grid& grid = drawing.grid();
    const Mix code = drawing.terrain.get(start);
    const int level = drawing.level.get(start);
    std::vector<char> seen(std::size_t(drawing.terrain.size()), 0);
    std::vector<Cell> found{start};
    seen[std::size_t(start)] = 1;
    for (std::size_t i = 0; i < found.size(); ++i) {
        for (int d = 0; d < grid.directions(); ++d) {
            if (grid.shape == GridShape::Square && d % 2 == 1)
                continue; // squares join only over their sides
            const Cell next = grid.neighbour(found[i], d);
            if (next == noCell || seen[std::size_t(next)] || drawing.terrain.get(next) != code
                || drawing.level.get(next) != level || drawing.out.get(next) != drawing.out.get(start))
                continue;
            seen[std::size_t(next)] = 1;
            found.push_back(next);
        }
    }
    return found;
}

} // namespace fw
