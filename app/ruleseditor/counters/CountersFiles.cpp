// Files of the counters: import and export of spreadsheets, and drawings in the scenario's folder.
#include "app/print/Saving.h"
#include "app/ruleseditor/counters/CountersTab.h"
#include "app/ruleseditor/counters/CsvDialog.h"
#include "app/widgets/ProblemWords.h"
#include "app/widgets/SaveName.h"
#include "editor/Translated.h"
#include "editor/exchange/UnitsCsv.h"
#include "editor/render/CounterArt.h"
#include "editor/render/DrawingFile.h"
#include "engine/store/Input.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace fw {

QString CountersTab::folder() const
{
    return QFileInfo(QString::fromStdString(mDocument->scenarioPath())).path();
}

void CountersTab::chooseArt(bool back)
{
    const std::size_t at = current();
    if (at >= mDocument->scenario()->units.size())
        return;
    const QString chosen = QFileDialog::getOpenFileName(
        this, back ? tr("Drawing of the Back") : tr("Drawing of the Front"), QString(), tr("Drawings (*.svg *.png)"));
    const QString before = artFile(folder(), mDocument->scenario()->units[at].id, back);
    if (chosen.isEmpty() || (!before.isEmpty() && QFileInfo(before) != QFileInfo(chosen) && !mayLose({before})))
        return;
    takeArt(chosen, back);
}

bool CountersTab::mayLose(const QStringList& drawings)
{
    QStringList names;
    for (const QString& drawing : drawings)
        names << QFileInfo(drawing).fileName();
    QMessageBox box(QMessageBox::Question, tr("Delete Drawing"),
                    tr("This deletes the drawing from the folder \"counters\": %1. You cannot undo this.")
                        .arg(names.join(tr(", "))),
                    QMessageBox::Cancel, this);
    box.setObjectName("loseDrawing");
    const QPushButton* remove = box.addButton(tr("Delete"), QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == remove;
}

void CountersTab::dropBoth()
{
    const std::size_t at = current();
    if (at >= mDocument->scenario()->units.size())
        return;
    QStringList drawings;
    for (const bool back : {false, true})
        if (const QString file = artFile(folder(), mDocument->scenario()->units[at].id, back); !file.isEmpty())
            drawings << file;
    if (drawings.isEmpty() || !mayLose(drawings))
        return;
    dropArt(false);
    dropArt(true);
    emit drawingChanged();
}

bool CountersTab::takeArt(const QString& file, bool back)
{
    const std::string id = mDocument->scenario()->units[current()].id;
    if (!isPlainId(id)) {
        QMessageBox::warning(this, tr("Cannot Use the Drawing"),
                             tr("The file of a drawing is named after the id of its counter, and '%1' cannot be a file "
                                "name. Give the counter an id of letters, digits and hyphens.")
                                 .arg(QString::fromStdString(id)));
        return false;
    }
    const QString ending = QFileInfo(file).suffix().toLower();
    const QString to = folder() + "/counters/" + QString::fromStdString(id) + (back ? "-back." : ".") + ending;
    // Check the target of a link: a file chosen through a link is valid, too.
    const Result<void> usable = checkArt(QFileInfo(file).canonicalFilePath());
    if (!usable || (ending != "svg" && ending != "png")) {
        const QString said = tr("%1 is not a readable SVG or PNG file.").arg(QFileInfo(file).fileName());
        QMessageBox::warning(this, tr("Cannot Use the Drawing"),
                             usable ? said : said + '\n' + problemWords(usable.error()));
        return false;
    }
    const Result<std::string> bytes = readWhole(file.toStdString(), std::uintmax_t(mostDrawingBytes));
    if (!bytes) {
        QMessageBox::warning(this, tr("Cannot Use the Drawing"), problemWords(bytes.error()));
        return false;
    }
    // Save the new file before the old one is removed, because the old one may be the chosen file.
    QDir(folder()).mkpath("counters");
    if (!saveFile(this, {to.toStdString(), ending == "svg" ? Form::Svg : Form::Png}, QByteArray::fromStdString(*bytes)))
        return false;
    const QString other = ending == "svg" ? "png" : "svg";
    QFile::remove(to.chopped(ending.size()) + other);
    fillForm();
    emit drawingChanged();
    return true;
}

void CountersTab::dropArt(bool back)
{
    const std::size_t at = current();
    if (at >= mDocument->scenario()->units.size())
        return;
    for (QString old = artFile(folder(), mDocument->scenario()->units[at].id, back); !old.isEmpty();
         old = artFile(folder(), mDocument->scenario()->units[at].id, back))
        if (!QFile::remove(old))
            break;
    fillForm();
}

void CountersTab::importText(const std::string& bytes)
{
    if (const Result<Sheet> sheet = readSheet(bytes); !sheet) {
        QMessageBox::warning(this, tr("Cannot Import"), problemWords(sheet.error()));
        return;
    }
    CsvDialog dialog(mDocument->rules(), *mDocument->scenario(), bytes, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    mDocument->edit(tr("Import Counters"), [&](RulesContent& content) {
        content.scenario->units = dialog.plan().units;
        content.scenario->setup = dialog.plan().setup;
    });
}

void CountersTab::importFile()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Import Counters"), QString(),
                                                      tr("Spreadsheets as text (*.csv *.tsv *.txt);;All files (*)"));
    if (!path.isEmpty())
        importList(path);
}

void CountersTab::importList(const QString& path)
{
    // Reads bytes, since a spreadsheet is often not in UTF-8.
    const Result<std::string> bytes = readWhole(path.toStdString(), mostSheetBytes);
    if (bytes)
        importText(*bytes);
    else
        QMessageBox::warning(this, tr("Cannot Import"), problemWords(bytes.error()));
}

void CountersTab::paste()
{
    importText(QApplication::clipboard()->text().toStdString());
}

void CountersTab::exportFile()
{
    const QString path = askSaveName(this, tr("Export Counters"),
                                     besideFile(QString::fromStdString(mDocument->scenarioPath()), "counters", ".csv"),
                                     tr("CSV (*.csv)"));
    if (path.isEmpty())
        return;
    saveFile(this, {path.toStdString(), Form::Csv},
             QByteArray::fromStdString(unitsCsv(mDocument->rules(), *mDocument->scenario())));
}

} // namespace fw
