#include "app/referee/dialogs/AdjournSheet.h"

#include "app/print/Saving.h"
#include "app/widgets/LongWork.h"
#include "app/widgets/SaveName.h"
#include "editor/view/Named.h"
#include "engine/play/OpenMenu.h"

#include <QCheckBox>
#include <QFileInfo>
#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPrinter>
#include <QPushButton>
#include <QVBoxLayout>

namespace fw {

AdjournSheet::AdjournSheet(const Game& game, QWidget* parent)
    : Dialog({}, tr("Adjourn"), parent), mFile(QString::fromStdString(game.journal().path()))
{
    auto* words = new QLabel(mFile.isEmpty() ? tr("This game has no file: print or save the sheet to continue from it.")
                                             : tr("Everything is already in %1. Use the sheet to set up the counters "
                                                  "on the table, then open the file and continue.")
                                                   .arg(QFileInfo(mFile).fileName()));
    words->setWordWrap(true);
    words->setTextFormat(Qt::PlainText);
    mSheet = named(new QPlainTextEdit, "adjournText", tr("Adjournment sheet"));
    mSheet->setReadOnly(true);
    mSheet->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    mSheet->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    mSheet->setTabChangesFocus(true);
    // Others may see the screen, so the sheet shows private things only when the user asks for them.
    auto* hidden = new QCheckBox(tr("&Include the private information of each side"));
    named(hidden, "adjournHidden", QString(hidden->text()).remove('&'));
    hidden->setVisible(hidesSomething(game.rules()));
    connect(hidden, &QCheckBox::toggled, this,
            [this, &game](bool all) { lay(game, all ? AdjournFor::Umpire : AdjournFor::All); });
    lay(game, AdjournFor::All);
    auto* buttons = makeButtons(QDialogButtonBox::Close);
    addAct(buttons, tr("&Preview and Print..."), "adjournPreview", [this] { preview(); })->setDefault(true);
    addAct(buttons, tr("&Save..."), "adjournSave", [this] { askAndSave(); });
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(words);
    layout->addWidget(mSheet, 1);
    layout->addWidget(hidden);
    layout->addWidget(buttons);
    resize(760, 620);
}

void AdjournSheet::lay(const Game& game, AdjournFor whom)
{
    mDoc = adjournDoc(game, whom);
    mSheet->setPlainText(adjournText(mDoc));
}

bool AdjournSheet::saveTo(const QString& path)
{
    const bool text = path.endsWith(".txt", Qt::CaseInsensitive);
    const auto bytes = longWork(
        this, tr("Saving %1").arg(QFileInfo(path).fileName()),
        [doc = mDoc, text](Progress&) {
            return text ? adjournText(doc).toUtf8() : flowPdf(adjournPieces(doc), adjournEdge(doc));
        },
        Cancelled::IsLeft);
    return bytes && saveFile(this, {path.toStdString(), text ? Form::Text : Form::Pdf, {mFile.toStdString()}}, *bytes);
}

void AdjournSheet::printOn(QPrinter* printer)
{
    printer->setFullPage(true);
    printOrSave(this, *printer, {mFile.toStdString()}, [&](QPagedPaintDevice& device) {
        flowPages(device, adjournPieces(mDoc), adjournEdge(mDoc), printer->fromPage(), printer->toPage());
    });
}

void AdjournSheet::askAndSave()
{
    const QString stem = mFile.isEmpty()
                             ? tr("adjourned")
                             : QFileInfo(mFile).path() + '/' + QFileInfo(mFile).completeBaseName() + "-adjourned";
    const QString path = askSaveName(this, tr("Save the Adjournment Sheet"), stem + ".pdf",
                                     tr("PDF (*.pdf);;Text (*.txt)"));
    if (!path.isEmpty())
        saveTo(path);
}

void AdjournSheet::preview()
{
    previewPages(this, "adjournPreviewDialog", tr("Adjournment Sheet"), QPageSize::A4, mDoc.title,
                 [this](QPrinter* printer) { printOn(printer); });
}

} // namespace fw
