// What a crash left, offered again in the window.
#include "app/Places.h"
#include "app/mapeditor/EditPage.h"
#include "app/ruleseditor/tables/RulesPage.h"
#include "app/shell/LeftOver.h"
#include "app/shell/MainWindow.h"
#include "app/widgets/LongWork.h"
#include "app/widgets/ProblemText.h"
#include "editor/document/Recovery.h"
#include "editor/document/RulesRecovery.h"

#include <QFile>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>

namespace fw {

namespace {

/// The rules of a map that was left: those in use, else those its scenario names.
Ruleset rulesOf(const Recovery::Left& left)
{
    if (!left.origin.rules.isEmpty())
        if (Result<Ruleset> rules = readRulesFile(left.origin.rules.toStdString()))
            return std::move(*rules);
    const Result<Scenario> start = Recovery::beginning(left.path);
    if (!start)
        return {};
    const std::string folder = left.origin.file.isEmpty() ? "." : folderOf(left.origin.file.toStdString());
    Result<FoundRules> found = findRules(*start, folder, shippedFolder());
    return found ? std::move(found->rules) : Ruleset();
}

} // namespace

QString recoveryFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/recovery";
}

bool takeUpAgain(QWidget* parent, const QString& file, int edits, const QString& title, const QString& words)
{
    if (edits == 0) { // nothing was done
        QFile::remove(file);
        return false;
    }
    QMessageBox box(QMessageBox::Question, title, words, QMessageBox::NoButton, parent);
    box.setObjectName("recovery");
    box.setTextFormat(Qt::PlainText);
    const QPushButton* take = box.addButton(MainWindow::tr("Take it up again"), QMessageBox::AcceptRole);
    const QPushButton* drop = box.addButton(MainWindow::tr("Throw it away"), QMessageBox::DestructiveRole);
    box.addButton(MainWindow::tr("Later"), QMessageBox::RejectRole);
    box.exec();
    if (box.clickedButton() == drop)
        QFile::remove(file);
    return box.clickedButton() == take;
}

void MainWindow::offerRecovery()
{
    offerRules();
    offerMaps();
}

void MainWindow::offerRules()
{
    for (const RulesRecovery::Left& left : RulesRecovery::left(recoveryFolder())) {
        const QString words = tr("The program ended while “%1” was being edited. %n changes were kept.", nullptr,
                                 left.edits)
                                  .arg(left.title.isEmpty() ? tr("without a title") : left.title);
        if (!takeUpAgain(this, left.path, left.edits, tr("Unsaved Rules and Counters"), words))
            continue;
        if (mRulesPage != nullptr && !mRulesPage->mayLeave())
            return;
        std::optional<Result<BothRead>> read = longWork(
            this, openingWords(left.rules),
            [rules = left.rules.toStdString(), scenario = left.scenario.toStdString()](Progress&) {
                return readRulesAndScenario(rules, scenario);
            },
            Cancelled::IsLeft);
        if (!read)
            return;
        if (!*read) {
            showProblem(left.rules, problemWords(read->error()));
            continue;
        }
        // The page keeps it anew before the old file goes.
        setRules(std::move(**read));
        const Result<void> done = RulesRecovery::restore(left.path, *mRulesPage->document(),
                                                         tr("Take up what was not saved"));
        if (!done) {
            showProblem(left.rules, problemWords(done.error()));
            continue;
        }
        QFile::remove(left.path);
        return;
    }
}

void MainWindow::offerMaps()
{
    for (const Recovery::Left& left : Recovery::left(recoveryFolder())) {
        const QString words = tr("The program ended while the map “%1” was being drawn. %n edits were kept.", nullptr,
                                 left.edits)
                                  .arg(left.title.isEmpty() ? tr("without a title") : left.title);
        if (!takeUpAgain(this, left.path, left.edits, tr("Unsaved Map"), words))
            continue;
        if (!endEdit())
            return;
        Result<std::unique_ptr<MapDocument>> restored = Recovery::restore(left.path, rulesOf(left));
        if (!restored) {
            showProblem(left.path, problemWords(restored.error()));
            continue;
        }
        std::shared_ptr<MapDocument> document = Document::at<MapDocument>(left.origin.file);
        if (document) {
            document->take((*restored)->drawing(), tr("Take up what was not saved"));
        } else {
            document = std::move(*restored);
            Result<MapRead> read = readScenarioOrMap(left.origin.file, shippedFolder());
            document->belongTo(read ? std::move(*read) : MapRead());
            document->goesOnFrom(Recovery::digests(left.path));
        }
        setEdit(std::make_unique<EditPage>(document, recoveryFolder()));
        mEdit->resume(Recovery::begun(left.path));
        mFile = document->path();
        retitle();
        QFile::remove(left.path); // kept anew by the page
        return;
    }
}

} // namespace fw
