#include "app/print/Manifest.h"

#include "app/print/HtmlPages.h"
#include "app/print/PdfBytes.h"
#include "editor/Translated.h"

#include <QCoreApplication>
#include <QPdfWriter>

namespace fw {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(Manifest)
};

constexpr int dots = 300;

} // namespace

QByteArray manifestPdf(const std::vector<MixLine>& mix, const QString& title, const QString& version,
                       QPageSize::PageSizeId page)
{
    const auto cell = [](const QString& text, bool number = false) {
        return QString("<td%1>%2</td>").arg(number ? " align='right'" : "", text.toHtmlEscaped());
    };
    const auto text = [](const std::string& plain) { return QString::fromStdString(plain); };
    QString rows;
    int counters = 0, markers = 0;
    for (const MixLine& line : mix) {
        (line.marker ? markers : counters) += line.count;
        rows += "<tr>" + cell(line.marker ? Words::tr("marker") : text(line.side)) + cell(text(line.what))
                + cell(text(line.formation)) + cell(text(line.numbers)) + cell(QString::number(line.count), true)
                + cell(line.marker ? QString() : QString::number(line.setUp), true)
                + cell(line.marker ? QString() : QString::number(line.arriving), true)
                + cell(!line.marker               ? QString()
                       : line.needed > line.count ? Words::tr("%1, too few").arg(line.needed)
                                                  : QString::number(line.needed),
                       true)
                + cell(translated(line.pile)) + "</tr>";
    }
    QString head;
    for (const QString& name :
         {Words::tr("Side"), Words::tr("Kind"), Words::tr("Formation"), Words::tr("Numbers"), Words::tr("Count"),
          Words::tr("Set up"), Words::tr("Arriving"), Words::tr("Needed"), Words::tr("Pile")})
        head += "<th align='left'>" + name.toHtmlEscaped() + "</th>";
    const QString html = QString("<h2>%1</h2><p>%2</p><table width='100%' border='0' cellpadding='9' cellspacing='0'>"
                                 "<thead><tr>%3</tr></thead>%4</table>")
                             .arg(Words::tr("Counter manifest of %1").arg(title).toHtmlEscaped(),
                                  Words::tr("Version %1: %2 counters and %3 markers.")
                                      .arg(version)
                                      .arg(counters)
                                      .arg(markers)
                                      .toHtmlEscaped(),
                                  head, rows);
    return pdfOf(QPageSize(page), title, dots, [&](QPdfWriter& pdf) {
        pdf.setPageMargins(QMarginsF(15, 15, 15, 15), QPageLayout::Millimeter);
        printHtml(html, Face::Condensed, 10, 0, pdf);
    });
}

} // namespace fw
