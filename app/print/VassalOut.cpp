#include "app/print/VassalOut.h"

#include "app/print/OutputDevice.h"
#include "app/print/PlayAids.h"
#include "app/print/VassalCharts.h"
#include "app/print/VassalText.h"
#include "editor/Translated.h"
#include "editor/exchange/vassal/ModuleRules.h"
#include "editor/exchange/vassal/UnitMarks.h"
#include "editor/render/StyleShelf.h"

#include <QtGlobal>

namespace fw {

namespace {

constexpr const char* boardPicture = "board";

/// The turns as the turn track shows them.
ModuleTurns turnsOf(const Ruleset& rules, const Scenario& scenario)
{
    ModuleTurns out;
    out.first = scenario.firstTurn;
    for (int turn = scenario.firstTurn; turn <= scenario.lastTurn; ++turn) {
        const std::string name = scenario.turnName(turn);
        out.names.push_back(
            name.empty() ? std::to_string(turn)
                         : VassalText::tr("%1: %2", "turn, its name").arg(turn).arg(toQString(name)).toStdString());
    }
    out.phases = modulePhases(rules, scenario);
    return out;
}

/// The board without its picture, which is named later; adds to `notes` if VASSAL cannot number its cells.
ModuleBoard boardOf(const Scenario& scenario, const PrintedBoard& board, std::vector<Text>& notes)
{
    ModuleBoard out;
    out.name = scenario.map.title.empty() ? scenario.id : scenario.map.title;
    out.map = board.area(board.mapArea());
    out.zones = board.zones();
    out.regions = board.regions();
    out.grid = board.grid();
    if (out.grid)
        out.map = {out.grid->left, out.grid->top, out.grid->width, out.grid->height};
    if (!scenario.map.grid.linked() && (!out.grid || !out.grid->numbered))
        notes.emplace_back(QT_TRANSLATE_NOOP("engine", "VASSAL cannot number the cells as the map does, so the board "
                                                       "names no cells; the numbers are only on its picture"));
    return out;
}

} // namespace

Result<VassalModule> vassalModule(const Ruleset& rules, const Scenario& scenario, const VassalChoice& choice,
                                  Progress* progress)
{
    const auto found = findStyle(choice.style.value_or(scenario.map.style), scenario.map.folder);
    if (!found)
        return tl::unexpected<Problem>(found.error());
    const MapStyle style = choice.dark ? (*found)->night : (*found)->day;
    VassalModule out;
    ModuleDescription module;
    module.title = translated(scenario.title.empty() ? scenario.id : scenario.title).toStdString();
    module.version = rules.version.empty() ? "1" : rules.version;
    module.about = translated(rules.title.empty() ? rules.id : rules.title).toStdString();
    for (const Army& army : scenario.sides)
        module.sides.push_back(sideName(scenario, army.id));
    const PrintedBoard board(scenario, rules, style, choice.dpi);
    Result<QByteArray> picture = board.picture(progress);
    if (!picture)
        return tl::unexpected<Problem>(std::move(picture.error()));
    module.board = boardOf(scenario, board, out.notes);
    ModuleImages images;
    module.board.image = images.add(picture->toStdString(), boardPicture);
    picture->clear();
    VassalCounters pieces(rules, scenario, board, images, choice.folder);
    if (const Result<void> usable = pieces.check(); !usable)
        return tl::unexpected<Problem>(usable.error());
    pieces.addTo(module);
    const Ruleset inForce = rowsInForce(rules, scenario);
    std::vector<ArchiveEntry> entries = addVassalCharts(module, inForce, scenario, images);
    module.dice = moduleDice(inForce);
    module.turns = turnsOf(inForce, scenario);
    entries.insert(entries.begin(), {{"buildFile.xml", buildFileText(module)}, {"moduledata", moduleDataText(module)}});
    for (ArchiveEntry& image : images.takeEntries())
        entries.push_back(std::move(image));
    if (progress != nullptr && progress->stopped())
        return cancelled();
    Result<std::string> bytes = zipped(entries);
    if (!bytes)
        return tl::unexpected<Problem>(std::move(bytes.error()));
    out.bytes = std::move(*bytes);
    return out;
}

Result<void> exportVassal(const Ruleset& rules, const Scenario& scenario, const VassalChoice& choice,
                          const std::string& file, std::vector<Text>& notes, Progress* progress)
{
    const OutputTo to{file, Form::Module, choice.inputs};
    if (const Result<void> may = mayWrite(to); !may)
        return may;
    const Result<VassalModule> module = vassalModule(rules, scenario, choice, progress);
    if (!module)
        return tl::unexpected<Problem>(module.error());
    notes.insert(notes.end(), module->notes.begin(), module->notes.end());
    return writeOutput(to, module->bytes);
}

} // namespace fw
