#include "editor/commands/Names.h"
#include "editor/findings/MapMending.h"
#include "editor/render/MapPainter.h"
#include "editor/render/StyleShelf.h"

namespace fw {

namespace {

constexpr int mostCells = 20'000; ///< larger maps are not drawn in full, so their texts cannot overlap

using With = LabelClash::With;

/// The number of overlaps of a name with other texts and with art.
int clashesOf(const MapPainter& painter, int row)
{
    int sum = 0;
    for (const LabelClash& clash : painter.labels().clashes(painter.ground())) {
        const auto is = [&](int text) {
            return text >= 0 && painter.labels().texts()[std::size_t(text)].of == LabelOf::Name
                   && painter.labels().texts()[std::size_t(text)].row == row;
        };
        sum += is(clash.text) || is(clash.other);
    }
    return sum;
}

/// Makes a name smaller or moves it to an adjacent cell to reduce overlaps; empty if nothing reduces them.
Edit clearName(const Drawing& drawing, const Ruleset& rules, int row)
{
    const std::vector<PlaceName>& names = drawing.rest.map.names;
    if (row < 0 || std::size_t(row) >= names.size())
        return {};
    Map map = drawing.map();
    const auto price = [&](const PlaceName& name) {
        map.names[std::size_t(row)] = name;
        return clashesOf(MapPainter(map, rules, styleOf(map, false)), row);
    };
    PlaceName best = names[std::size_t(row)];
    int least = price(best);
    std::vector<PlaceName> tries;
    for (int size = best.size; size >= 1; --size) {
        for (const Cell cell : drawing.grid().within(best.cell, 1)) {
            PlaceName name = best;
            name.size = size;
            name.cell = cell;
            tries.push_back(name);
        }
    }
    for (const PlaceName& name : tries) {
        if (least == 0)
            break;
        if (const int now = price(name); now < least) {
            least = now;
            best = name;
        }
    }
    return best == names[std::size_t(row)] ? Edit() : changeName(drawing, row, best);
}

} // namespace

std::vector<MapFix> MapMending::name(int row) const
{
    return {
        {tr("Move it to a free place"), [rules = rules, row](const Drawing& d) { return clearName(d, rules, row); }}};
}

void findTexts(const Drawing& drawing, const Ruleset& rules, FindingCollector& found)
{
    if (!drawing.grid().valid() || drawing.grid().cellCount() > mostCells)
        return;
    const MapPainter painter(drawing.map(), rules, styleOf(drawing.rest.map, false));
    const std::vector<MapLabel>& texts = painter.labels().texts();
    const auto wordsOf = [&](int text) { return texts[std::size_t(text)].text.toStdString(); };
    std::vector<Cell> onRoads, onWaters;
    for (const LabelClash& clash : painter.labels().clashes(painter.ground())) {
        if (clash.text < 0) {
            (clash.with == With::Road ? onRoads : onWaters).push_back(clash.cell);
            continue;
        }
        const MapLabel& text = texts[std::size_t(clash.text)];
        const Text words = clash.with == With::Number  ? Text(QT_TRANSLATE_NOOP("engine", "it covers the number {0}"),
                                                              {drawing.number(clash.cell)})
                           : clash.with == With::Road  ? Text(QT_TRANSLATE_NOOP("engine", "it is over a road"))
                           : clash.with == With::Water ? Text(QT_TRANSLATE_NOOP("engine", "it is over water"))
                           : clash.with == With::House
                               ? Text(QT_TRANSLATE_NOOP("engine", "it is over houses"))
                               : Text(QT_TRANSLATE_NOOP("engine", "it and “{0}” cover each other"),
                                      {wordsOf(clash.other)});
        const char* check = clash.with == With::Number  ? "texts/number"
                            : clash.with == With::Road  ? "texts/road"
                            : clash.with == With::Water ? "texts/water"
                            : clash.with == With::House ? "texts/houses"
                                                        : "texts/text";
        const char* list = text.of == LabelOf::Name  ? "/map/names/"
                           : text.of == LabelOf::Way ? "/map/ways/"
                                                     : "/map/terrain/";
        found.doubt(check, {"text", wordsOf(clash.text), {}, {}}, words, {},
                    clash.cell == noCell ? std::vector<Cell>() : std::vector<Cell>{clash.cell}, {},
                    list + std::to_string(text.row));
    }
    const auto numbers = [&](const char* check, const char* words, const std::vector<Cell>& cells) {
        constexpr std::size_t most = 6;
        std::string shown;
        for (std::size_t i = 0; i < cells.size() && i <= most; ++i)
            shown += (i == 0 ? "" : ", ") + (i < most ? drawing.number(cells[i]) : "...");
        if (!cells.empty())
            found.doubt(check, {"map", drawing.rest.map.title, {}, {}}, {words, {shown}}, {}, cells);
    };
    numbers("texts/numbers-on-roads", QT_TRANSLATE_NOOP("engine", "numbers are over roads: {0}"), onRoads);
    numbers("texts/numbers-on-water", QT_TRANSLATE_NOOP("engine", "numbers are over water: {0}"), onWaters);
}

} // namespace fw
