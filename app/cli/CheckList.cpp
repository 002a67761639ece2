#include "app/cli/CheckList.h"

#include "app/cli/CheckReport.h"
#include "app/cli/Console.h"
#include "editor/Translated.h"
#include "engine/proof/Checks.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

namespace fw {

QString severityWords(Severity severity)
{
    switch (severity) {
    case Severity::Error: return Cli::tr("error");
    case Severity::Warning: return Cli::tr("warning");
    case Severity::Note: break;
    }
    return Cli::tr("note");
}

QString severityId(Severity severity) // never translated
{
    return severity == Severity::Error ? "error" : severity == Severity::Warning ? "warning" : "note";
}

namespace {

QString idOf(const Check& check)
{
    return QString::fromUtf8(check.id.data(), qsizetype(check.id.size()));
}

QString titleOf(const Check& check)
{
    return translated(Text(check.title));
}

std::string asText()
{
    qsizetype widest = 0;
    for (const Check& check : allChecks())
        widest = std::max(widest, qsizetype(check.id.size()));
    QString out;
    for (const Check& check : allChecks())
        out += idOf(check).leftJustified(widest + 2) + severityWords(check.severity).leftJustified(9) + titleOf(check)
               + '\n';
    return out.toStdString();
}

std::string asMarkdown()
{
    QString out = Cli::tr(
        "# Checks\n\n"
        "`fieldworks check FILE` and the lists of findings in the editors run these checks. An acceptance names the "
        "check, the place and the values of a finding.\n\n"
        "| Check | Severity | What is wrong |\n|---|---|---|\n");
    for (const Check& check : allChecks())
        out += QString("| `%1` | %2 | %3 |\n").arg(idOf(check), severityWords(check.severity), titleOf(check));
    return out.toStdString();
}

std::string listAsJson()
{
    QJsonArray out;
    for (const Check& check : allChecks())
        out.append(
            QJsonObject{{"id", idOf(check)}, {"severity", severityId(check.severity)}, {"title", titleOf(check)}});
    return QJsonDocument(out).toJson().toStdString();
}

} // namespace

std::string checkList(const std::string& format)
{
    return format == "json" ? listAsJson() : format == "markdown" ? asMarkdown() : asText();
}

} // namespace fw
