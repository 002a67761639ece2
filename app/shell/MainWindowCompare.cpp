// Compares a scenario with another edition, a list or a printed sheet.
#include "app/Places.h"
#include "app/Shipped.h"
#include "app/compare/CompareFiles.h"
#include "app/compare/DifferencesDialog.h"
#include "app/shell/MainWindow.h"
#include "app/widgets/LongWork.h"
#include "app/widgets/ProblemWords.h"

#include <QFileDialog>
#include <QFileInfo>
#include <optional>

namespace fw {

void MainWindow::compareWith()
{
    const QString home = mFile.isEmpty() ? QString::fromStdString(shippedFolder()) : QFileInfo(mFile).path();
    const QString scenario = kindOf(mFile.toStdString()) == FileKind::Scenario
                                 ? mFile
                                 : QFileDialog::getOpenFileName(this, tr("Compare Which Scenario?"), home,
                                                                tr("Scenarios (*.scenario.json)"));
    if (scenario.isEmpty())
        return;
    const QString other = QFileDialog::getOpenFileName(
        this, tr("Compare %1 With").arg(QFileInfo(scenario).fileName()), QFileInfo(scenario).path(),
        tr("Editions, lists and printed sheets (*.scenario.json *.csv *.tsv *.txt *.pdf);;All files (*)"));
    if (!other.isEmpty())
        compareWith(scenario, other);
}

void MainWindow::compareWith(const QString& scenario, const QString& other)
{
    std::optional<Result<FileComparison>> found = longWork(
        this, tr("Comparing with %1").arg(QFileInfo(other).fileName()),
        [one = scenario.toStdString(), two = other.toStdString()](Progress&) { return compareFiles(one, two); },
        Cancelled::IsLeft);
    if (!found)
        return;
    if (!*found) {
        showProblem(other, problemWords(found->error()));
        return;
    }
    DifferencesDialog(std::move(**found), other, this).exec();
}

} // namespace fw
