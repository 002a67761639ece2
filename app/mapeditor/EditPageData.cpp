#include "app/Places.h"
#include "app/mapeditor/EditPage.h"
#include "app/print/Export.h"
#include "app/print/FaceFiles.h"
#include "app/print/MapDataFile.h"
#include "app/print/PlayAids.h"
#include "app/print/Saving.h"
#include "app/print/SetupList.h"
#include "app/print/TablesOut.h"
#include "app/widgets/LongWork.h"
#include "app/widgets/SaveName.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>

// The actions of the map editor's menu that write files for other programs.

namespace fw {

namespace {

bool writesFaces(DataExport what)
{
    return what == DataExport::FacesPng || what == DataExport::FacesSvg;
}

/// What a worker needs to write; it owns all its data.
struct DataSource {
    Ruleset rules;
    Scenario scenario;
    std::string home; ///< folder of the scenario; empty if it has no file
    std::vector<std::string> inputs;
};

Result<void> writeData(const DataSource& from, DataExport what, const std::string& to, Progress& progress)
{
    const bool marked = to.ends_with(".md");
    const OutputTo output{to, marked ? Form::Text : Form::Csv, from.inputs};
    switch (what) {
    case DataExport::FacesPng:
    case DataExport::FacesSvg: {
        FaceChoice choice;
        choice.svg = what == DataExport::FacesSvg;
        choice.side = layoutSide(from.rules, from.scenario);
        choice.home = from.home;
        choice.inputs = from.inputs;
        return writeFaces(from.rules, from.scenario, choice, to, &progress);
    }
    case DataExport::Setup:
        return writeOutput(output,
                           marked ? setupMarkdown(from.rules, from.scenario) : setupCsv(from.rules, from.scenario));
    case DataExport::Roster:
        return writeOutput(output,
                           marked ? rosterMarkdown(from.rules, from.scenario) : rosterCsv(from.rules, from.scenario));
    case DataExport::Tables: {
        const Result<std::string> tables = tablesMarkdown(rowsInForce(from.rules, from.scenario), from.scenario);
        return tables ? writeOutput(output, *tables) : tl::unexpected(tables.error());
    }
    case DataExport::Tiled: {
        ExportChoice choice;
        choice.inputs = from.inputs;
        return exportTo(from.rules, from.scenario, {}, choice, to, &progress);
    }
    case DataExport::TextMap: return saveTextMap(from.scenario.map, to, from.inputs);
    case DataExport::MapData: break;
    }
    return saveMapData(from.rules, from.scenario, to, from.inputs, &progress);
}

} // namespace

void EditPage::buildDataMenu()
{
    QMenu* others = mMenu->addMenu(tr("Export for Other Pro&grams"));
    others->setObjectName("mapExportData");
    const auto add = [&](const QString& text, const char* name, DataExport what) {
        act(others, text, name, QKeySequence(), [this, what] { exportData(what); });
    };
    add(tr("Counter Faces as &PNG..."), "mapFacesPng", DataExport::FacesPng);
    add(tr("Counter Faces as S&VG..."), "mapFacesSvg", DataExport::FacesSvg);
    add(tr("&Set-up List..."), "mapSetupList", DataExport::Setup);
    add(tr("&Roster..."), "mapRosterList", DataExport::Roster);
    add(tr("&Tracks and Tables..."), "mapTables", DataExport::Tables);
    add(tr("&Map Data..."), "mapData", DataExport::MapData);
    add(tr("Map for T&iled..."), "mapTiled", DataExport::Tiled);
    add(tr("Te&xt Map..."), "mapText", DataExport::TextMap);
}

void EditPage::exportData(DataExport what)
{
    QString path;
    if (writesFaces(what)) {
        const QString parent = QFileDialog::getExistingDirectory(this, tr("Where to Put the Folder of the Faces"),
                                                                 QFileInfo(mDocument->path()).path());
        if (!parent.isEmpty())
            path = parent + '/' + QFileInfo(besideFile(mDocument->path(), "faces", QString())).fileName();
    } else if (what == DataExport::Tables) {
        path = askSaveName(this, tr("Export Tracks and Tables"), besideFile(mDocument->path(), "tables", ".md"),
                           tr("Markdown (*.md)"));
    } else if (what == DataExport::MapData) {
        path = askSaveName(this, tr("Export Map Data"), besideFile(mDocument->path(), "map-data", ".json"),
                           tr("JSON (*.json)"));
    } else if (what == DataExport::Tiled) {
        path = askSaveName(this, tr("Export a Map for Tiled"), besideFile(mDocument->path(), "map", ".tmx"),
                           tr("Maps of Tiled (*.tmx *.tmj)"));
    } else if (what == DataExport::TextMap) {
        path = askSaveName(this, tr("Export a Text Map"), besideFile(mDocument->path(), "map", ".txt"),
                           tr("Text maps (*.txt)"));
    } else {
        path = askSaveName(this, what == DataExport::Setup ? tr("Export the Set-up") : tr("Export the Roster"),
                           besideFile(mDocument->path(), what == DataExport::Setup ? "setup" : "roster", ".csv"),
                           tr("CSV (*.csv);;Markdown (*.md)"));
    }
    if (!path.isEmpty() && exportDataTo(path, what) && writesFaces(what))
        mBench->say(tr("The files are in %1.").arg(path));
}

bool EditPage::exportDataTo(const QString& path, DataExport what)
{
    DataSource from{mDocument->rules(), mDocument->drawing().scenario(), {}, {}};
    if (!mDocument->path().isEmpty()) {
        from.home = folderOf(mDocument->path().toStdString());
        from.inputs = filesOf(mDocument->path().toStdString(), from.scenario);
    }
    const auto done = longWork(this, tr("Exporting %1").arg(QFileInfo(path).fileName()),
                               [from = std::move(from), what, to = path.toStdString()](Progress& progress) {
                                   return writeData(from, what, to, progress);
                               });
    if (done && !*done)
        tellUnsaved(this, done->error());
    return done && *done;
}

} // namespace fw
