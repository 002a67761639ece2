#include "app/print/PdfBytes.h"

#include <QBuffer>
#include <QPdfWriter>

namespace fw {

namespace {

/// Subtracts `gone` from each offset in the cross-reference table that is greater than `from`.
void moveTable(QByteArray& pdf, qsizetype from, qsizetype gone)
{
    const qsizetype start = pdf.lastIndexOf("startxref\n");
    if (start < 0)
        return;
    const qsizetype digits = start + qsizetype(sizeof "startxref\n") - 1;
    const qsizetype table = pdf.mid(digits, pdf.indexOf('\n', digits) - digits).trimmed().toLongLong() - gone;
    // A line is "0000000123 00000 n", 20 bytes with its line end.
    for (qsizetype line = pdf.indexOf("00000 n", table); line > 0 && line < start;
         line = pdf.indexOf("00000 n", line + 1)) {
        const qsizetype place = pdf.mid(line - 11, 10).toLongLong();
        if (place > from)
            pdf.replace(line - 11, 10, QByteArray::number(place - gone).rightJustified(10, '0'));
    }
    pdf.replace(digits, pdf.indexOf('\n', digits) - digits, QByteArray::number(table));
}

} // namespace

QByteArray undated(QByteArray pdf)
{
    // The information dictionary comes first. The length of the date depends on the time zone, so its entry is removed,
    // and the offsets in the cross-reference table are corrected.
    const qsizetype at = pdf.left(4096).indexOf("/CreationDate (");
    const qsizetype end = at < 0 ? -1 : pdf.indexOf(")\n", at);
    if (end < at || at < 0)
        return pdf;
    const qsizetype gone = end + 2 - at;
    pdf.remove(at, gone);
    moveTable(pdf, at, gone);
    return pdf;
}

QByteArray pdfOf(const QPageSize& page, const QString& title, int dots, const std::function<void(QPdfWriter&)>& paint)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    // For each page, Qt takes and returns 20 MB, mostly unused. Glibc keeps the addresses after it freed a larger
    // block; else the system would give and take them for each page.
    QByteArray(24'000'000, Qt::Uninitialized).clear();
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
