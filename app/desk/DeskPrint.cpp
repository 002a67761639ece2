// The ruling on paper: what is printed and saved.
#include "app/desk/DeskPage.h"

#include <QCheckBox>
#include <QFileDialog>
#include <QPrintDialog>
#include <QPrinter>
#include <QSaveFile>

namespace fw {

RulingSheet DeskPage::sheet() const
{
    RulingSheet sheet;
    sheet.words = words();
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
    const QByteArray pdf = rulingPdf(sheet());
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(pdf) == pdf.size() && file.commit())
        return true;
    say(tr("%1 cannot be written: %2").arg(path, file.errorString()));
    return false;
}

void DeskPage::askForPdf()
{
    QString path = QFileDialog::getSaveFileName(this, tr("Save the Ruling"), tr("ruling.pdf"),
                                                tr("PDF (*.pdf)"));
    if (path.isEmpty())
        return;
    if (!path.endsWith(".pdf", Qt::CaseInsensitive))
        path += ".pdf";
    savePdf(path);
}

void DeskPage::print()
{
    QPrinter printer(QPrinter::HighResolution);
    QPrintDialog dialog(&printer, this);
    dialog.setWindowTitle(tr("Print the Ruling"));
    if (mRuling && dialog.exec() == QDialog::Accepted)
        printRuling(sheet(), printer);
}

} // namespace fw
