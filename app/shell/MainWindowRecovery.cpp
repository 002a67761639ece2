// Offers unsaved work again after a crash.
#include "app/Places.h"
#include "app/mapeditor/EditPage.h"
#include "app/ruleseditor/tables/RulesPage.h"
#include "app/shell/LeftOver.h"
#include "app/shell/MainWindow.h"
#include "app/widgets/LongWork.h"
#include "app/widgets/ProblemWords.h"
#include "app/widgets/WidgetFactory.h"
#include "editor/document/Recovery.h"

#include <QFile>
#include <QMessageBox>
#include <QStandardPaths>
#include <set>

namespace fw {

namespace {

/// Asks whether to restore unsaved work; true if the user wants it. Deletes its file if the user discards it, or
/// without a question if it has no edits.
bool takeUpAgain(QWidget* parent, const Recovery::Left& left)
{
    if (left.edits == 0) { // no edits were made
        QFile::remove(left.file.path);
        return false;
    }
    const QString words = MainWindow::tr("The program ended while “%1” was being edited. %n changes can be restored.",
                                         nullptr, left.edits)
                              .arg(left.title.isEmpty() ? MainWindow::tr("untitled") : left.title);
    QMessageBox box(QMessageBox::Question,
                    left.ofMap ? MainWindow::tr("Unsaved Map") : MainWindow::tr("Unsaved Rules and Counters"), words,
                    QMessageBox::NoButton, parent);
    box.setObjectName("recovery");
    box.setTextFormat(Qt::PlainText);
    const QPushButton* take = box.addButton(MainWindow::tr("Restore"), QMessageBox::AcceptRole);
    const QPushButton* drop = box.addButton(MainWindow::tr("Discard"), QMessageBox::DestructiveRole);
    box.addButton(MainWindow::tr("Later"), QMessageBox::RejectRole);
    box.exec();
    if (box.clickedButton() == drop)
        QFile::remove(left.file.path);
    return box.clickedButton() == take;
}

} // namespace

QString recoveryFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/recovery";
}

void MainWindow::offerRecovery()
{
    const QString step = tr("Restore Unsaved Work");
    const auto told = [this](const QString& file, const Problem& problem) {
        showProblem(file, problemWords(problem));
        return false;
    };
    const auto takeUpRules = [&](const Recovery::Left& left) {
        const QString& file = left.origin.rules;
        std::optional<Result<BothRead>> read = longWork(
            this, openingWords(file),
            [rules = file.toStdString(), scenario = left.origin.file.toStdString()](Progress&) {
                return readRulesAndScenario(rules, scenario);
            },
            Cancelled::IsLeft);
        if (!read || !*read)
            return read && told(file, read->error());
        setRules(std::move(**read));
        const Result<void> done = Recovery::restore(left, *mRulesPage->document(), step);
        return done.has_value() || told(file, done.error());
    };
    const auto takeUpMap = [&](const Recovery::Left& left) {
        const Result<std::shared_ptr<MapDocument>> map = Recovery::restore(left, shippedFolder(), step,
                                                                           OpenDocuments::ofApplication());
        if (!map)
            return told(left.file.path, map.error());
        setEdit(std::make_unique<EditPage>(*map, recoveryFolder()));
        mEdit->resume(left.begun);
        mFile = (*map)->path();
        retitle();
        return true;
    };
    std::set<bool> taken; // only one page each for maps and rules
    for (const Recovery::Left& left : Recovery::left(recoveryFolder())) {
        if (taken.count(left.ofMap) > 0 || !takeUpAgain(this, left)
            || (left.ofMap ? !endEdit() : mRulesPage != nullptr && !mRulesPage->mayLeave())
            || !(left.ofMap ? takeUpMap(left) : takeUpRules(left)))
            continue;
        taken.insert(left.ofMap);
        QFile::remove(left.file.path); // the page writes a new recovery file
    }
}

} // namespace fw
