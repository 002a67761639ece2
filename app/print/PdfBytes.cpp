#include "app/print/PdfBytes.h"

#include <QBuffer>
#include <QPdfWriter>

namespace fw {

QByteArray undated(QByteArray pdf)
{
    // The dictionary that says who made it comes first. Blanks take the place of the entry: the
    // table at the end counts bytes.
    const qsizetype at = pdf.left(4096).indexOf("/CreationDate (");
    const qsizetype end = at < 0 ? -1 : pdf.indexOf(')', at);
    if (end > at)
        pdf.replace(at, end + 1 - at, QByteArray(end + 1 - at, ' '));
    return pdf;
}

QByteArray pdfOf(const QPageSize& page, const QString& title, int dots, const std::function<void(QPdfWriter&)>& paint)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter pdf(&buffer);
    pdf.setPageSize(page);
    pdf.setPageMargins(QMarginsF());
    pdf.setResolution(dots);
    pdf.setTitle(title);
    paint(pdf);
    buffer.close();
    return undated(bytes);
}

} // namespace fw
