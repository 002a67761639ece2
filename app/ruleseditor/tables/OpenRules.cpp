#include "app/ruleseditor/tables/OpenRules.h"

#include "app/Places.h"
#include "app/Shipped.h"
#include "app/ruleseditor/tables/NewSystemDialog.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>

namespace fw {

namespace {

class Said
{
    Q_DECLARE_TR_FUNCTIONS(OpenRules)
};

} // namespace

Result<BothRead> readToEdit(const QString& path)
{
    const std::string file = path.toStdString();
    const Result<FileKind> kind = kindOfFile(file);
    if (!kind)
        return tl::unexpected(kind.error());
    if (*kind == FileKind::Rules)
        return readRulesAndScenario(file, {});
    const Result<Loaded> loaded = loadScenario(file);
    if (!loaded)
        return tl::unexpected(loaded.error());
    return readRulesAndScenario(loaded->rulesPath, file);
}

QString askForRules(QWidget* parent, const QString& beside)
{
    const QString folder = beside.isEmpty() ? QString::fromStdString(shippedFolder()) : QFileInfo(beside).path();
    return QFileDialog::getOpenFileName(parent, Said::tr("Edit Rules and Counters"), folder,
                                        Said::tr("Scenarios and rules (*.scenario.json *.rules.json);;All files (*)"));
}

Result<QString> makeSystem(const SystemTemplate& from, const QString& folder, const QString& id, const QString& title)
{
    Result<Ruleset> rules = readRulesFile(from.rulesPath.toStdString());
    Result<Scenario> scenario = readScenarioFile(from.scenarioPath.toStdString());
    if (!rules || !scenario)
        return tl::unexpected(rules ? scenario.error() : rules.error());
    const QString rulesPath = QDir(folder).filePath(id + ".rules.json");
    const QString scenarioPath = QDir(folder).filePath(id + ".scenario.json");
    for (const QString& path : {rulesPath, scenarioPath})
        if (QFileInfo::exists(path))
            return fail(Trouble::Unwritable, Text("{0} already exists", {path.toStdString()}), {},
                        "choose another folder or another id");
    rules->id = scenario->id = scenario->rules = id.toStdString();
    rules->title = scenario->title = title.toStdString();
    rules->version = scenario->rulesVersion = "1";
    rules->schema = scenario->schema = scenario->map.schema = {}; // the schemas are in another folder
    if (!QDir().mkpath(folder))
        return fail(Trouble::Unwritable, Text("the folder {0} cannot be created", {folder.toStdString()}));
    if (const auto done = saveText(rulesPath.toStdString(), writeRules(*rules)); !done)
        return tl::unexpected(done.error());
    if (const auto done = saveText(scenarioPath.toStdString(), writeScenario(*scenario)); !done) {
        QFile::remove(rulesPath); // a half-written system is useless
        return tl::unexpected(done.error());
    }
    return scenarioPath;
}

QString askForNewSystem(QWidget* parent)
{
    NewSystemDialog dialog(parent);
    return dialog.exec() == QDialog::Accepted ? dialog.made() : QString();
}

} // namespace fw
