#include "tests/app/AllDialogs.h"
#include "tests/app/ForeignSamples.h"
#include "tests/app/OpenRules.h"

#include "app/case/DeskPage.h"
#include "app/compare/DifferencesDialog.h"
#include "app/import/ImportDialog.h"
#include "app/mapeditor/ExportDialog.h"
#include "app/mapeditor/MapDialogs.h"
#include "app/mapeditor/NewMapDialog.h"
#include "app/mapeditor/RandomGroundDialog.h"
#include "app/print/JobsDialog.h"
#include "app/print/SheetDialog.h"
#include "app/referee/dialogs/AdjournSheet.h"
#include "app/referee/dialogs/ClockDialog.h"
#include "app/referee/dialogs/CorrectDieDialog.h"
#include "app/referee/dialogs/IdentifyDialog.h"
#include "app/referee/dialogs/NamesDialog.h"
#include "app/referee/dialogs/NoteDialog.h"
#include "app/referee/dialogs/OverruleDialog.h"
#include "app/referee/dialogs/PrecedentsDialog.h"
#include "app/referee/dialogs/ResultDialog.h"
#include "app/referee/dialogs/SetDialog.h"
#include "app/referee/dialogs/TakeBackDialog.h"
#include "app/referee/log/CaseDialog.h"
#include "app/referee/log/LogPrint.h"
#include "app/ruleseditor/counters/CsvDialog.h"
#include "app/ruleseditor/form/BlockDialog.h"
#include "app/ruleseditor/form/NameDialogs.h"
#include "app/ruleseditor/form/RolePickDialog.h"
#include "app/ruleseditor/tables/BandDialog.h"
#include "app/ruleseditor/tables/CompareDialog.h"
#include "app/ruleseditor/tables/NewSystemDialog.h"
#include "app/ruleseditor/tables/SinceDialog.h"
#include "app/shell/AboutDialog.h"
#include "app/shell/GuideWindow.h"
#include "app/shell/MainWindow.h"
#include "app/shell/NewGameDialog.h"
#include "app/shell/Shortcuts.h"
#include "app/widgets/LineDialog.h"
#include "editor/exchange/UnitsCsv.h"

using namespace fw;

namespace {

const QString scenario = FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown.scenario.json";
const QString rulesFile = FW_SOURCE_DIR "/scenarios/musket-and-saber/musket-and-saber.rules.json";

} // namespace

AllDialogs::AllDialogs()
{
    mGame.playTo("british: rout-away");
    mRefused.playTo("overrule");
    mHidden.playTo("prussia: play");
    auto rules = openRules(scenario);
    auto map = readScenarioOrMap(scenario, shippedFolder());
    if (!rules || !map)
        qFatal("the scenario cannot be read");
    mRules = std::move(*rules);
    mMap = std::make_unique<MapDocument>(std::move(map->rules), std::move(map->scenario));
    mScenario = mMap->drawing().scenario();
    mBench = std::make_unique<Workbench>(*mMap);
    ofTheTable();
    ofTheRules();
    ofTheMap();
    ofTheWindow();
}

AllDialogs::~AllDialogs() = default;

void AllDialogs::add(const char* type, const char* first, const std::function<QDialog*()>& make, const char* more)
{
    mAll.push_back({type, QString(type) + more, first, [make] {
                        QDialog* made = make();
                        return Opened{std::unique_ptr<QWidget>(made), made};
                    }});
}

void AllDialogs::ofTheTable()
{
    add("NewGameDialog", "newGameEvent", [] {
        auto* dialog = new NewGameDialog;
        dialog->setScenario(scenario);
        return dialog;
    });
    add("TakeBackDialog", "takeBackRows", [this] { return new TakeBackDialog(*mGame.game); });
    add("CorrectDieDialog", "rolls", [this] { return new CorrectDieDialog(*mGame.game); });
    add("IdentifyDialog", "unseen-prussia", [this] { return new IdentifyDialog(*mHidden.game); });
    add("NoteDialog", "noteText", [this] { return new NoteDialog(*mGame.game); });
    add("NamesDialog", "names_event", [this] { return new NamesDialog(*mGame.game); });
    add("ClockDialog", "clockWay", [this] { return new ClockDialog({}, mGame.game->rules().scenario().sides); });
    add("OverruleDialog", "order", [this] { return new OverruleDialog(*mGame.game); });
    add(
        "OverruleDialog", "reason",
        [this] { return new OverruleDialog(*mRefused.game, "british: move Guards to 0910 0909"); }, " of a refusal");
    add("PrecedentsDialog", "precedentWords", [this] { return new PrecedentsDialog(*mGame.game, {}); });
    add("CaseDialog", "caseTree", [this] { return new CaseDialog("7.1", *mGame.game, {{3, "British: End", "7.1"}}); });
    add("SetDialog", "setAbout", [this] { return new SetDialog(*mGame.game); });
    add("AdjournSheet", "adjournText", [this] { return new AdjournSheet(*mGame.game); });
    add("ResultDialog", "resultPaper", [this] { return new ResultDialog(*mGame.game); });
    add("LogPrint", "logPrintView", [this] { return new LogPrint(*mGame.game); });
    mAll.push_back({"Dialog", "Options of the desk", "", [] {
                        auto desk = std::make_unique<DeskPage>();
                        desk->setRulesFile(rulesFile);
                        auto* options = desk->findChild<QDialog*>("deskOptions");
                        return Opened{std::move(desk), options};
                    }});
}

void AllDialogs::ofTheRules()
{
    const auto axis = [this]() -> const Axis& { return mRules->rules().tables.front().axes.front(); };
    add("BandDialog", "bandLabel", [axis] { return new BandDialog(axis().bands.front(), axis().kind); });
    add("CompareDialog", "compareLeft", [this] {
        std::vector<ComparedTable> tables;
        for (const Table& table : mRules->rules().tables)
            tables.push_back({QString::fromStdString(table.id), table});
        return new CompareDialog(std::move(tables), 0);
    });
    add("RolePickDialog", "rolePickMap", [this] {
        return new RolePickDialog(mRules->rules(), *mRules->scenario(),
                                  {{"unit", RoleNeeds::Counter}, {"to", RoleNeeds::Place}});
    });
    add("SinceDialog", "sinceList", [this] { return new SinceDialog(*mRules, 0); });
    add("NewSystemDialog", "systemTemplate", [] { return new NewSystemDialog; });
    add("BlockDialog", "blockSearch",
        [this] { return new BlockDialog(mRules->rules(), FW_SOURCE_DIR "/scenarios/recipes"); });
    add("LineDialog", "line", [] { return new LineDialog("Accept Finding", "Reason for accepting the finding"); });
    const auto woods = [this] { return rowUses(*mRules->content(), {"features", "woods"}); };
    add("RenameDialog", "renameLine", [this, woods] {
        return new RenameDialog(*mRules->content(), {"features", "woods"}, woods());
    });
    add("UsesDialog", "usesList", [woods] { return new UsesDialog({"features", "woods"}, woods()); });
    add("CsvDialog", "csvColumn0", [this] {
        return new CsvDialog(mRules->rules(), *mRules->scenario(), unitsCsv(mRules->rules(), *mRules->scenario()));
    });
    add("SheetDialog", "sheetTemplate", [this] { return new SheetDialog(*mRules, 1); });
    add("JobsDialog", "jobsList", [this] { return new JobsDialog(*mRules, 1); });
}

void AllDialogs::ofTheMap()
{
    add("NewMapDialog", "mapTitle", [] { return new NewMapDialog(scenario); });
    add("ResizeDialog", "newColumns", [this] { return new ResizeDialog(mBench->drawing(), nullptr); });
    add("FactsDialog", "factsTitle",
        [this] { return new FactsDialog(mBench->drawing(), mBench->document().rules(), nullptr); });
    add("ReplaceDialog", "replaceFrom", [this] { return new ReplaceDialog(*mBench, nullptr); });
    add("RandomGroundDialog", "randomSeed", [this] { return new RandomGroundDialog(*mBench, nullptr); });
    add("ImportDialog", "importArmies", [] { return new ImportDialog(foreignSample(), "fields.tmx"); });
    add("ExportDialog", "exportWhat", [this] { return new ExportDialog(mScenario, mMap->rules()); });
}

void AllDialogs::ofTheWindow()
{
    add("AboutDialog", "aboutParts", [] { return new AboutDialog; });
    add("DifferencesDialog", "differencesTable", [] {
        FileComparison found;
        found.differences.push_back({DifferenceKind::Changed, DifferenceRow::Counter, "guards", "steps", "2", "1"});
        return new DifferencesDialog(std::move(found), scenario);
    });
    mAll.push_back({"ShortcutSheet", "ShortcutSheet", "", [] {
                        auto window = std::make_unique<MainWindow>();
                        auto* sheet = new ShortcutSheet(window.get());
                        return Opened{std::move(window), sheet};
                    }});
    mAll.push_back({"GuideWindow", "GuideWindow", "", [] {
                        auto window = std::make_unique<MainWindow>();
                        auto* page = new GuideWindow("promises", window.get());
                        return Opened{std::move(window), page};
                    }});
}
