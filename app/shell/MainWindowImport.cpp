// The part of the main window that imports files of other programs.
#include "app/Places.h"
#include "app/import/ImportDialog.h"
#include "app/mapeditor/EditPage.h"
#include "app/ruleseditor/tables/RulesPage.h"
#include "app/shell/MainWindow.h"
#include "app/widgets/Boxes.h"
#include "app/widgets/ProblemWords.h"
#include "editor/exchange/DelimitedText.h"
#include "editor/exchange/ForeignFile.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <QStackedWidget>
#include <QTimer>

namespace fw {

namespace {

/// Whether a file is a list of counters by its name.
bool isList(const QString& path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    return ending == "csv" || ending == "tsv";
}

} // namespace

void MainWindow::importFile(const QString& asked)
{
    const QString path =
        !asked.isEmpty()
            ? asked
            : QFileDialog::getOpenFileName(
                this, tr("Import"), QFileInfo(mFile).path(),
                tr("Files of other programs (*.vmod *.mod *.zip buildFile buildFile.xml *.tmx *.tmj *.json *.txt *.hxm "
                   "*.wxx *.xml *.csv *.tsv);;All files (*)"));
    if (path.isEmpty())
        return;
    const std::optional<ForeignFormat> format = foreignFormatOf(path.toStdString());
    if (!format && isList(path))
        return importCounters(path);
    if (!format) {
        const Result<ImportModel> why = readForeign(path.toStdString());
        tell(this, "cannotImport", tr("Cannot Import"), tr("%1 cannot be imported.").arg(QFileInfo(path).fileName()),
             why ? QString() : problemWords(why.error()));
        return;
    }
    const QString armies = kindOf(mFile.toStdString()) == FileKind::Scenario ? mFile : QString();
    if (const QString written = askForImport(path, armies, this); !written.isEmpty())
        editMap(written);
}

void MainWindow::importCounters(const QString& path)
{
    const bool open = mRulesPage != nullptr && mRulesPage->document()->scenario() != nullptr;
    if (!open && kindOf(mFile.toStdString()) != FileKind::Scenario) {
        tell(this, "listNeedsScenario", tr("Cannot Import"),
             tr("%1 is a list of counters, which belong to a scenario.").arg(QFileInfo(path).fileName()),
             tr("Open the scenario first, then import the list."));
        return;
    }
    editRules(open ? QString() : mFile);
    if (mRulesPage != nullptr && mPages->currentWidget() == mRulesPage)
        mRulesPage->importCounters(path);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.front().isLocalFile())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    const QString path = event->mimeData()->urls().front().toLocalFile();
    event->acceptProposedAction();
    // A dialog would block the program from which the file is dragged until it is closed.
    QTimer::singleShot(0, this, [this, path] {
        if (isList(path) || foreignFormatOf(path.toStdString()))
            importFile(path);
        else
            open(path);
    });
}

} // namespace fw
