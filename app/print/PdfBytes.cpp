#include "app/print/PdfBytes.h"

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

} // namespace fw
