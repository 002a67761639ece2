#include "app/print/Manifest.h"

#include "app/print/HtmlPages.h"
#include "app/print/PdfBytes.h"
#include "editor/Translated.h"

#include <QCoreApplication>
#include <QPdfWriter>

namespace fw {

namespace {

class ManifestText
{
    Q_DECLARE_TR_FUNCTIONS(Manifest)
};

constexpr int manifestDots = 300;

} // namespace

QByteArray manifestPdf(const std::vector<MixLine>& mix, const QString& title, const QString& version,
                       QPageSize::PageSizeId page)
{
    const auto cell = [](const QString& text, bool number = false) {
        return QString("<td%1>%2</td>").arg(number ? " align='right'" : "", text.toHtmlEscaped());
    };
    const auto text = [](const std::string& plain) { return QString::fromStdString(plain); };
    QString rows;
    int counters = 0, cards = 0, markers = 0;
    for (const MixLine& line : mix) {
        (line.marker ? markers : line.pile.empty() ? counters : cards) += line.count;
        rows += "<tr>" + cell(line.marker ? ManifestText::tr("marker") : text(line.side)) + cell(text(line.what))
                + cell(text(line.formation)) + cell(text(line.numbers)) + cell(QString::number(line.count), true)
                + cell(line.marker ? QString() : QString::number(line.setUp), true)
                + cell(line.marker ? QString() : QString::number(line.arriving), true)
                + cell(!line.marker               ? QString()
                       : line.needed > line.count ? ManifestText::tr("%1, too few").arg(line.needed)
                                                  : QString::number(line.needed),
                       true)
                + cell(translated(line.pile)) + "</tr>";
    }
    QString head;
    const auto heading = [&](const QString& name, const char* side) {
        head += QString("<th align='%1'>%2</th>").arg(side, name.toHtmlEscaped());
    };
    for (const QString& words : {ManifestText::tr("Side"), ManifestText::tr("Kind"), ManifestText::tr("Formation"),
                                 ManifestText::tr("Numbers")})
        heading(words, "left");
    for (const QString& number : {ManifestText::tr("Count"), ManifestText::tr("Set up"), ManifestText::tr("Arriving"),
                                  ManifestText::tr("Needed")})
        heading(number, "right");
    heading(ManifestText::tr("Pile"), "left");
    const QString many =
        cards == 0 ? ManifestText::tr("Version %1: %2 counters and %3 markers.").arg(version).arg(counters).arg(markers)
                   : ManifestText::tr("Version %1: %2 counters, %3 cards and %4 markers.")
                         .arg(version)
                         .arg(counters)
                         .arg(cards)
                         .arg(markers);
    const QString html = QString("<h2>%1</h2><p>%2</p><table width='100%' border='0' cellpadding='9' cellspacing='0'>"
                                 "<thead><tr>%3</tr></thead>%4</table>")
                             .arg(ManifestText::tr("Counter manifest of %1").arg(title).toHtmlEscaped(),
                                  many.toHtmlEscaped(), head, rows);
    return pdfOf(QPageSize(page), title, manifestDots, [&](QPdfWriter& pdf) {
        pdf.setPageMargins(QMarginsF(15, 15, 15, 15), QPageLayout::Millimeter);
        printHtml(html, Face::Condensed, 10, 0, pdf);
    });
}

} // namespace fw
