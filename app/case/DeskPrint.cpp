// The ruling on paper: print and PDF.
#include "app/case/DeskPage.h"
#include "app/print/OutputDevice.h"
#include "app/print/Saving.h"
#include "app/widgets/ProblemWords.h"
#include "app/widgets/SaveName.h"

#include <QCheckBox>
#include <QPrintDialog>
#include <QPrinter>

namespace fw {

RulingSheet DeskPage::sheet() const
{
    RulingSheet sheet;
    sheet.words = words();
    sheet.readAs = readAs();
    if (mRules)
        sheet.rules = QString::fromStdString(mRules->title);
    if (mScenario)
        sheet.scenario = QString::fromStdString(mScenario->title);
    if (mRuling)
        sheet.ruling = *mRuling;
    sheet.trace = mShown;
    sheet.full = mNotApplied->isChecked();
    return sheet;
}

bool DeskPage::savePdf(const QString& path)
{
    if (!mRuling)
        return false;
    const Result<void> done = writeBytes({path.toStdString(), Form::Pdf}, rulingPdf(sheet()));
    if (!done)
        say(tr("%1: %2", "file, what is wrong").arg(path, problemWords(done.error())));
    return done.has_value();
}

void DeskPage::askForPdf()
{
    const QString path = askSaveName(this, tr("Save the Ruling"), tr("ruling.pdf"), tr("PDF (*.pdf)"));
    if (!path.isEmpty())
        savePdf(path);
}

void DeskPage::print()
{
    QPrinter printer(QPrinter::HighResolution);
    QPrintDialog dialog(&printer, this);
    dialog.setWindowTitle(tr("Print the Ruling"));
    if (mRuling && dialog.exec() == QDialog::Accepted)
        printOrSave(this, printer, {}, [this](QPagedPaintDevice& device) { printRuling(sheet(), device); });
}

} // namespace fw
