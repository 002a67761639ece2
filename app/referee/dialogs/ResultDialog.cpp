#include "app/referee/dialogs/ResultDialog.h"

#include "app/print/Export.h"
#include "app/print/ResultPage.h"
#include "app/print/Saving.h"
#include "app/widgets/LongWork.h"
#include "app/widgets/SaveName.h"
#include "app/widgets/WidgetFactory.h"
#include "engine/session/Game.h"

#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QPrinter>

namespace fw {

namespace {

QLabel* wordsOf(const QString& text, const char* name)
{
    auto* out = wordsLabel(name);
    out->setText(text);
    return out;
}

} // namespace

ResultDialog::ResultDialog(const Game& game, QWidget* parent)
    : Dialog({}, tr("Result Sheet"), parent), mDoc(resultDoc(game)),
      mFile(QString::fromStdString(game.journal().path()))
{
    QLabel* result = wordsOf(mDoc.standing.isEmpty() ? mDoc.result : mDoc.result + '\n' + mDoc.standing, "resultWords");
    setBold(result);
    mPaper = named(new QComboBox, "resultPaper", tr("Paper size"));
    mPaper->addItem(tr("A4"), int(QPageSize::A4));
    mPaper->addItem(tr("Letter"), int(QPageSize::Letter));
    auto* form = new QFormLayout;
    form->addRow(tr("Pap&er:"), mPaper);
    auto* buttons = makeButtons(QDialogButtonBox::Close);
    addAct(buttons, tr("&Preview and Print..."), "resultPreview", [this] { preview(); })->setDefault(true);
    addAct(buttons, tr("Save P&DF..."), "resultSavePdf", [this] { askAndSave(ResultForm::Pdf); });
    addAct(buttons, tr("Save P&NG..."), "resultSavePng", [this] { askAndSave(ResultForm::Png); });
    addAct(buttons, tr("Save &Text..."), "resultSaveText", [this] { askAndSave(ResultForm::Text); });
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(result);
    if (!mDoc.warning.isEmpty())
        layout->addWidget(wordsOf(tr("The game file fails verification, and the sheet says so: %1").arg(mDoc.warning),
                                  "resultWarning"));
    if (!mDoc.hidden.isEmpty())
        layout->addWidget(wordsOf(mDoc.hidden, "resultHidden"));
    mAbout = wordsOf(tr("The sheet is one page with the final map, the losses, the three rolls with the greatest "
                        "effect, lines for signatures and the chain head."),
                     "resultAbout");
    layout->addWidget(mAbout);
    layout->addLayout(form);
    layout->addSpacing(6);
    layout->addWidget(buttons);
}

QPageSize::PageSizeId ResultDialog::paper() const
{
    return QPageSize::PageSizeId(mPaper->currentData().toInt());
}

/// Computes the turning points once; false if the user cancelled, and then the dialog may no longer exist.
bool ResultDialog::workedOut()
{
    if (mWorkedOut)
        return true;
    auto done = longWork(
        this, tr("Calculating the chances of each roll"),
        [doc = mDoc](Progress& progress) mutable {
            return workOut(doc, &progress) ? std::optional<ResultDoc>(std::move(doc)) : std::nullopt;
        },
        Cancelled::IsLeft);
    if (!done || !*done)
        return false;
    mDoc = std::move(**done);
    mWorkedOut = true;
    return true;
}

bool ResultDialog::saveTo(ResultForm form, const QString& path)
{
    if (!workedOut())
        return false;
    const auto bytes = longWork(
        this, tr("Saving %1").arg(QFileInfo(path).fileName()),
        [doc = mDoc, form, paper = paper()](Progress&) {
            switch (form) {
            case ResultForm::Pdf: return resultPdf(doc, paper);
            case ResultForm::Png: return resultPng(doc, paper, usualDpi);
            case ResultForm::Text: break;
            }
            return resultText(doc).toUtf8();
        },
        Cancelled::IsLeft);
    const Form kind = form == ResultForm::Pdf ? Form::Pdf : form == ResultForm::Png ? Form::Png : Form::TextLog;
    return bytes && saveFile(this, {path.toStdString(), kind, {mFile.toStdString()}}, *bytes);
}

void ResultDialog::askAndSave(ResultForm form)
{
    const QString ending = form == ResultForm::Pdf ? ".pdf" : form == ResultForm::Png ? ".png" : ".txt";
    const QString kinds = form == ResultForm::Pdf   ? tr("PDF (*.pdf)")
                          : form == ResultForm::Png ? tr("PNG (*.png)")
                                                    : tr("Text (*.txt)");
    const QString path = askSaveName(this, tr("Save the Result Sheet"), besideFile(mFile, tr("result"), ending), kinds);
    if (!path.isEmpty() && saveTo(form, path))
        mAbout->setText(tr("Saved as %1").arg(QDir::toNativeSeparators(path)));
}

void ResultDialog::printOn(QPrinter* printer)
{
    printer->setFullPage(true);
    printOrSave(this, *printer, {mFile.toStdString()}, [&](QPagedPaintDevice& device) { printResult(device, mDoc); });
}

void ResultDialog::preview()
{
    if (!workedOut())
        return;
    previewPages(this, "resultPreviewDialog", tr("Result Sheet"), paper(), mDoc.title,
                 [this](QPrinter* printer) { printOn(printer); });
}

} // namespace fw
