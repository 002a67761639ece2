#include "app/case/RulingPrint.h"

#include "app/case/RulingText.h"
#include "app/print/HtmlPages.h"
#include "app/print/PdfBytes.h"
#include "app/widgets/ChancesView.h"
#include "app/widgets/TraceText.h"
#include "engine/rules/Query.h"

#include <QCoreApplication>
#include <QPdfWriter>
#include <algorithm>

namespace fw {

namespace {

class RulingPrintText
{
    Q_DECLARE_TR_FUNCTIONS(RulingPrint)
};

constexpr int dots = 1200;

QString cell(const QString& text, const QString& attributes = {})
{
    return QString("<td %1>%2</td>").arg(attributes, text.toHtmlEscaped());
}

/// A line with its sentence indented by depth, its value and its case number.
QString row(const Event& line, const Rules& rules)
{
    const TraceWords words = traceWords(line, &rules);
    const bool strong = line.kind() == EventKind::Quantity || line.kind() == EventKind::Table
                        || line.kind() == EventKind::Check;
    QString sentence = words.sentence.toHtmlEscaped();
    QString value = words.value.toHtmlEscaped();
    if (strong) {
        sentence = "<b>" + sentence + "</b>";
        value = "<b>" + value + "</b>";
    } else if (notApplied(line)) {
        sentence = QString::fromUtf8("○ <i>") + sentence + "</i>";
    }
    return QString("<tr><td style=\"padding-left:%1px\">%2</td><td align=\"right\" width=\"14%\">%3"
                   "</td><td width=\"14%\" style=\"padding-left:42px\">%4</td></tr>")
        .arg(54 * std::max(0, line.depth))
        .arg(sentence, value, words.cite.isEmpty() ? "" : "[" + words.cite.toHtmlEscaped() + "]");
}

QString html(const RulingSheet& sheet)
{
    QString text = "<html><body>";
    text += "<h2>" + RulingPrintText::tr("Ruling on a stated case").toHtmlEscaped() + "</h2>";
    text += "<p>" + sheet.words.toHtmlEscaped() + "</p><p>";
    if (!sheet.readAs.isEmpty())
        text += RulingPrintText::tr("Read as: %1").arg(sheet.readAs).toHtmlEscaped() + "<br>";
    text += RulingPrintText::tr("Rules: %1").arg(sheet.rules).toHtmlEscaped();
    if (!sheet.scenario.isEmpty())
        text += "<br>" + RulingPrintText::tr("Scenario: %1").arg(sheet.scenario).toHtmlEscaped();
    if (sheet.ruling.rules)
        for (const auto& [name, value] : sheet.ruling.rules->differing())
            text += "<br>"
                    + RulingPrintText::tr("Option: %1 = %2")
                          .arg(QString::fromStdString(name), QString::fromStdString(value))
                          .toHtmlEscaped();
    if (const QString assumed = assumedWords(sheet.ruling); !assumed.isEmpty())
        text += "<br>" + RulingPrintText::tr("Assumed, not stated: %1").arg(assumed).toHtmlEscaped();
    if (const QString vain = vainWords(sheet.ruling); !vain.isEmpty())
        text += "<br>" + RulingPrintText::tr("Stated without effect: %1").arg(vain).toHtmlEscaped();
    text += "</p><p></p><table width=\"100%\" cellspacing=\"0\" cellpadding=\"6\">";
    for (const Event& line : sheet.trace)
        if (sheet.full || !notApplied(line))
            text += row(line, *sheet.ruling.rules);
    text += "</table>";
    if (std::ranges::any_of(sheet.trace,
                            [&](const Event& line) { return reconstructed(*sheet.ruling.rules, line.row); }))
        text += "<p>" + RulingPrintText::tr("† reconstructed, not printed in the source").toHtmlEscaped() + "</p>";
    if (!sheet.ruling.chances.empty()) {
        text += "<h3>" + RulingPrintText::tr("Chances").toHtmlEscaped()
                + "</h3><table cellspacing=\"0\" cellpadding=\"6\">";
        for (const Chance& chance : sheet.ruling.chances)
            text += "<tr>" + cell(resultWords(chance), "width=\"780\"")
                    + cell(QString::fromStdString(chance.chance.text()), "align=\"right\" width=\"270\"")
                    + cell(percent(chance.chance), "align=\"right\" width=\"270\"") + "</tr>";
        text += "</table>";
    }
    if (const QString next = nextLine(sheet.ruling); !next.isEmpty() && sheet.ruling.chances.empty())
        text += "<p>" + next.toHtmlEscaped() + "</p>";
    return text + "</body></html>";
}

} // namespace

QString rulingText(const RulingSheet& sheet)
{
    QStringList lines{sheet.words};
    if (!sheet.readAs.isEmpty())
        lines << RulingPrintText::tr("Read as: %1").arg(sheet.readAs);
    lines << RulingPrintText::tr("Rules: %1").arg(sheet.rules);
    if (!sheet.scenario.isEmpty())
        lines << RulingPrintText::tr("Scenario: %1").arg(sheet.scenario);
    lines << QString();
    Ruling shown = sheet.ruling;
    shown.trace = sheet.trace;
    lines << rulingLines(shown, sheet.full);
    return lines.join('\n') + '\n';
}

void printRuling(const RulingSheet& sheet, QPagedPaintDevice& device)
{
    printHtml(html(sheet), Face::Serif, 10.5, 20, device);
}

QByteArray rulingPdf(const RulingSheet& sheet)
{
    // Without margins, because printRuling adds its own.
    return pdfOf(QPageSize(QPageSize::A4), RulingPrintText::tr("Ruling on a stated case"), dots, [&](QPdfWriter& pdf) {
        pdf.setCreator("Fieldworks");
        printRuling(sheet, pdf);
    });
}

} // namespace fw
