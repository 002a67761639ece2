#include "app/tables/OpenRules.h"

#include "app/Places.h"
#include "app/widgets/ProblemText.h"
#include "editor/Translated.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QStandardPaths>

namespace fw {

namespace {

class Said
{
    Q_DECLARE_TR_FUNCTIONS(OpenRules)
};

} // namespace

Result<std::unique_ptr<RulesDocument>> openRules(const QString& path)
{
    const std::string file = path.toStdString();
    if (kindOfFile(file) == FileKind::Rules)
        return RulesDocument::open(file, {});
    const Result<Loaded> loaded = loadScenario(file);
    if (!loaded)
        return tl::unexpected(loaded.error());
    return RulesDocument::open(loaded->rulesPath, file);
}

QString askForRules(QWidget* parent, const QString& beside)
{
    const QString folder = beside.isEmpty() ? QString::fromStdString(shippedFolder())
                                            : QFileInfo(beside).path();
    return QFileDialog::getOpenFileName(
        parent, Said::tr("Edit Rules and Counters"), folder,
        Said::tr("Scenarios and rules (*.scenario.json *.rules.json);;All files (*)"));
}

std::vector<SystemTemplate> systemTemplates()
{
    std::vector<SystemTemplate> out;
    const QDir folder(QString::fromStdString(shippedFolder()) + "/templates");
    for (const QString& name : folder.entryList({"*.rules.json"}, QDir::Files, QDir::Name)) {
        SystemTemplate one;
        one.id = name.section('.', 0, 0);
        one.rulesPath = folder.filePath(name);
        one.scenarioPath = folder.filePath(one.id + ".scenario.json");
        const Result<Ruleset> rules = readRulesFile(one.rulesPath.toStdString());
        if (!rules || !QFileInfo::exists(one.scenarioPath))
            continue;
        one.title = translated(rules->title);
        out.push_back(one);
    }
    return out;
}

Result<QString> makeSystem(const SystemTemplate& from, const QString& folder, const QString& id,
                           const QString& title)
{
    Result<Ruleset> rules = readRulesFile(from.rulesPath.toStdString());
    Result<Scenario> scenario = readScenarioFile(from.scenarioPath.toStdString());
    if (!rules || !scenario)
        return tl::unexpected(rules ? scenario.error() : rules.error());
    const QString rulesPath = QDir(folder).filePath(id + ".rules.json");
    const QString scenarioPath = QDir(folder).filePath(id + ".scenario.json");
    for (const QString& path : {rulesPath, scenarioPath})
        if (QFileInfo::exists(path))
            return fail(Trouble::Unwritable, Text("{0} is there already", {path.toStdString()}), {},
                        "choose another folder or another id");
    rules->id = scenario->id = scenario->rules = id.toStdString();
    rules->title = scenario->title = title.toStdString();
    rules->version = scenario->rulesVersion = "1";
    if (!QDir().mkpath(folder))
        return fail(Trouble::Unwritable, Text("the folder {0} cannot be made", {folder.toStdString()}));
    if (const auto done = saveText(rulesPath.toStdString(), writeRules(*rules)); !done)
        return tl::unexpected(done.error());
    if (const auto done = saveText(scenarioPath.toStdString(), writeScenario(*scenario)); !done)
        return tl::unexpected(done.error());
    return scenarioPath;
}

QString askForNewSystem(QWidget* parent)
{
    QDialog dialog(parent);
    dialog.setObjectName("newSystem");
    dialog.setWindowTitle(Said::tr("New Rule System"));
    dialog.resize(560, 0);
    auto* form = new QFormLayout(&dialog);
    auto* kind = new QComboBox;
    kind->setObjectName("systemTemplate");
    kind->setAccessibleName(Said::tr("Template"));
    const auto templates = systemTemplates();
    for (const SystemTemplate& one : templates)
        kind->addItem(one.title);
    form->addRow(Said::tr("Template"), kind);
    const auto line = [&](const QString& label, const char* name, const QString& text) {
        auto* edit = new QLineEdit(text);
        edit->setObjectName(name);
        edit->setAccessibleName(label);
        form->addRow(label, edit);
        return edit;
    };
    auto* title = line(Said::tr("Title"), "systemTitle", Said::tr("My battle"));
    auto* id = line(Said::tr("Id (small letters, digits, hyphens)"), "systemId", "my-battle");
    auto* folder = line(Said::tr("Folder"), "systemFolder",
                        QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) +
                            "/my-battle");
    auto* browse = new QPushButton(Said::tr("Browse..."));
    browse->setAccessibleName(Said::tr("Browse for the folder"));
    QObject::connect(browse, &QPushButton::clicked, &dialog, [&] {
        const QString chosen = QFileDialog::getExistingDirectory(&dialog, Said::tr("Folder"),
                                                                 QFileInfo(folder->text()).path());
        if (!chosen.isEmpty())
            folder->setText(chosen);
    });
    form->addRow(QString(), browse);
    auto* trouble = new QLabel;
    trouble->setObjectName("systemTrouble");
    trouble->setWordWrap(true);
    trouble->setTextFormat(Qt::PlainText);
    form->addRow(trouble);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    form->addRow(buttons);
    QString made;
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, [&] {
        static const QRegularExpression plain("^[a-z0-9][a-z0-9-]*$");
        if (!plain.match(id->text()).hasMatch())
            return trouble->setText(Said::tr("An id has small letters, digits and hyphens only."));
        if (templates.empty())
            return trouble->setText(Said::tr("No template came with this program."));
        const auto done = makeSystem(templates[std::size_t(kind->currentIndex())], folder->text(),
                                     id->text(), title->text().trimmed());
        if (!done)
            return trouble->setText(problemWords(done.error()));
        made = *done;
        dialog.accept();
    });
    return dialog.exec() == QDialog::Accepted ? made : QString();
}

} // namespace fw
