#include "app/print/Saving.h"

#include "app/print/OutputDevice.h"
#include "app/print/PdfBytes.h"
#include "app/widgets/Boxes.h"
#include "app/widgets/ProblemWords.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QPaintEngine>
#include <QPdfWriter>
#include <QPrintPreviewDialog>
#include <QPrinter>

namespace fw {

namespace {

class Said
{
    Q_DECLARE_TR_FUNCTIONS(Saving)
};

/// Whether a print job writes a file and is not a preview.
bool goesToFile(const QPrinter& printer)
{
    return printer.outputFormat() == QPrinter::PdfFormat && !printer.outputFileName().isEmpty()
           && printer.paintEngine()->type() != QPaintEngine::Picture;
}

} // namespace

void tellUnsaved(QWidget* parent, const Problem& problem)
{
    const QString file = QFileInfo(QString::fromStdString(problem.file)).fileName();
    tell(parent, "cannotSave", Said::tr("Cannot Save"),
         file.isEmpty() ? Said::tr("Nothing was saved.") : Said::tr("%1 was not saved.").arg(file),
         problemWords(problem));
}

bool saveFile(QWidget* parent, const OutputTo& to, const QByteArray& bytes)
{
    const Result<void> done = writeBytes(to, bytes);
    if (!done)
        tellUnsaved(parent, done.error());
    return done.has_value();
}

void printOrSave(QWidget* parent, QPrinter& printer, const std::vector<std::string>& inputs,
                 const std::function<void(QPagedPaintDevice&)>& paint)
{
    if (!goesToFile(printer))
        return paint(printer);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter pdf(&buffer);
        pdf.setPageLayout(printer.pageLayout());
        pdf.setResolution(printer.resolution());
        pdf.setTitle(printer.docName());
        pdf.setCreator("Fieldworks");
        paint(pdf);
    }
    saveFile(parent, {printer.outputFileName().toStdString(), Form::Pdf, inputs}, undated(bytes));
}

void previewPages(QWidget* parent, const QString& id, const QString& title, QPageSize::PageSizeId paper,
                  const QString& document, const std::function<void(QPrinter*)>& print)
{
    QPrinter printer(QPrinter::HighResolution);
    printer.setPageSize(QPageSize(paper));
    printer.setDocName(document);
    QPrintPreviewDialog dialog(&printer, parent);
    dialog.setObjectName(id);
    dialog.setWindowTitle(title);
    dialog.resize(900, 760);
    QObject::connect(&dialog, &QPrintPreviewDialog::paintRequested, parent, print);
    dialog.exec();
}

} // namespace fw
