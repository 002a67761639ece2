#include "app/print/Manifest.h"

#include "app/print/HtmlPages.h"
#include "app/print/PdfBytes.h"
#include "editor/Translated.h"
#include "editor/render/ChartWords.h"
#include "engine/base/Rows.h"

#include <QCoreApplication>
#include <QPdfWriter>

namespace fw {

namespace {

class ManifestText
{
    Q_DECLARE_TR_FUNCTIONS(Manifest)
};

constexpr int manifestDots = 300;

QString cell(const QString& text, bool number = false)
{
    return QString("<td%1>%2</td>").arg(number ? " align='right'" : "", text.toHtmlEscaped());
}

/// The name of a side, or "marker".
QString sideWords(const Scenario& scenario, const MixLine& line)
{
    if (line.marker)
        return ManifestText::tr("marker");
    const Army* army = byId(scenario.sides, line.side);
    return army == nullptr ? toQString(line.side) : toQString(army->name);
}

/// A type in words, or the label of a mark with its step.
QString kindWords(const Ruleset& rules, const MixLine& line)
{
    if (!line.marker)
        return typeLabel(rules, line.what);
    const std::size_t colon = line.what.find(": ");
    const QString mark = markLabel(rules, line.what.substr(0, colon));
    return colon == std::string::npos ? mark
                                      : ManifestText::tr("%1: %2", "mark, its step")
                                            .arg(mark, markLabel(rules, {}, line.what.substr(colon + 2)));
}

QString rowOf(const Ruleset& rules, const Scenario& scenario, const MixLine& line, bool shaded)
{
    QStringList names;
    for (const std::string& name : line.names)
        names << toQString(name);
    names.removeDuplicates();
    const QString needed = !line.marker               ? QString()
                           : line.needed > line.count ? ManifestText::tr("%1, too few").arg(line.needed)
                                                      : QString::number(line.needed);
    const QString formation = line.pile.empty() ? toQString(line.formation) : translated(line.pile);
    return QString(shaded ? "<tr bgcolor='#ececec'>" : "<tr>") + cell(sideWords(scenario, line))
           + cell(kindWords(rules, line)) + cell(formation) + cell(toQString(line.numbers)) + cell(toQString(line.back))
           + cell(QString::number(line.count), true) + cell(line.marker ? QString() : QString::number(line.setUp), true)
           + cell(line.marker ? QString() : QString::number(line.arriving), true) + cell(needed, true)
           + cell(names.join(ManifestText::tr(", "))) + "</tr>";
}

QString headings()
{
    QString head;
    const auto heading = [&](const QString& name, const char* side, const char* width) {
        head += QString("<th align='%1' width='%2'>%3</th>").arg(side, width, name.toHtmlEscaped());
    };
    heading(ManifestText::tr("Side"), "left", "8%");
    heading(ManifestText::tr("Kind"), "left", "12%");
    heading(ManifestText::tr("Formation or pile"), "left", "9%");
    heading(ManifestText::tr("Front"), "left", "9%");
    heading(ManifestText::tr("Back"), "left", "8%");
    heading(ManifestText::tr("Count"), "right", "6%");
    heading(ManifestText::tr("Set up"), "right", "6%");
    heading(ManifestText::tr("Arriving"), "right", "8%");
    heading(ManifestText::tr("Needed"), "right", "8%");
    heading(ManifestText::tr("Names"), "left", "26%");
    return head;
}

} // namespace

QByteArray manifestPdf(const Ruleset& rules, const Scenario& scenario, const QString& title, const QString& version,
                       QPageSize::PageSizeId page)
{
    QString rows;
    bool shaded = false;
    int counters = 0, cards = 0, markers = 0;
    for (const MixLine& line : mixOf(rules, scenario)) {
        (line.marker ? markers : line.pile.empty() ? counters : cards) += line.count;
        rows += rowOf(rules, scenario, line, shaded = !shaded);
    }
    const QString many =
        cards == 0 ? ManifestText::tr("Version %1: %2 counters and %3 markers.").arg(version).arg(counters).arg(markers)
                   : ManifestText::tr("Version %1: %2 counters, %3 cards and %4 markers.")
                         .arg(version)
                         .arg(counters)
                         .arg(cards)
                         .arg(markers);
    const QString html = QString("<h2>%1</h2><p>%2</p><table width='100%' border='0' cellpadding='7' cellspacing='0'>"
                                 "<thead><tr valign='bottom'>%3</tr></thead>%4</table>")
                             .arg(ManifestText::tr("Counter manifest of %1").arg(title).toHtmlEscaped(),
                                  many.toHtmlEscaped(), headings(), rows);
    return pdfOf(QPageSize(page), title, manifestDots, [&](QPdfWriter& pdf) {
        pdf.setPageMargins(QMarginsF(15, 15, 15, 15), QPageLayout::Millimeter);
        printHtml(html, Face::Condensed, 9, 0, pdf);
    });
}

} // namespace fw
