#include "app/cli/CheckReport.h"
#include "app/cli/Console.h"
#include "editor/Translated.h"
#include "engine/proof/Checks.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QUrl>

namespace fw {

namespace {

QJsonObject message(const QString& text)
{
    return {{"text", text}};
}

/// A file as SARIF names it: relative to the working folder, or as a file URL outside of it.
QJsonObject artifact(const std::string& file)
{
    const QString path = QDir::cleanPath(QString::fromStdString(file));
    const QString inside = QDir::isAbsolutePath(path) ? QDir::current().relativeFilePath(path) : path;
    if (inside.startsWith("../") || QDir::isAbsolutePath(inside))
        return {{"uri", QString::fromUtf8(QUrl::fromLocalFile(QDir().absoluteFilePath(path)).toEncoded())}};
    return {{"uri", QString::fromLatin1(QUrl::toPercentEncoding(inside, "/"))}, {"uriBaseId", "%SRCROOT%"}};
}

QJsonObject regionOf(const JsonSpan& span)
{
    return {{"startLine", qint64(span.line)},
            {"startColumn", qint64(span.column)},
            {"endLine", qint64(span.endLine)},
            {"endColumn", qint64(span.endColumn)}};
}

QJsonArray locationsOf(const ReportedFinding& finding)
{
    QJsonObject physical{{"artifactLocation", artifact(finding.file)}};
    if (finding.span.line > 0)
        physical["region"] = regionOf(finding.span);
    QJsonObject location{{"physicalLocation", physical}};
    QJsonObject logical;
    if (!finding.row.empty())
        logical["name"] = QString::fromStdString(finding.row);
    if (!finding.pointer.empty()) {
        logical["fullyQualifiedName"] = QString::fromStdString(finding.pointer);
        logical["kind"] = "value";
    }
    if (!logical.isEmpty())
        location["logicalLocations"] = QJsonArray{logical};
    return {location};
}

/// The sentence of a finding with its row, case number and remedy, because many readers show nothing else.
QString wholeMessage(const ReportedFinding& finding)
{
    QString text = finding.row.empty() ? QString() : QString::fromStdString(finding.row) + ": ";
    text += finding.message;
    if (!finding.cite.empty())
        text += " [" + QString::fromStdString(finding.cite) + "]";
    return finding.remedy.isEmpty() ? text : text + "; " + finding.remedy;
}

QJsonObject resultOf(const ReportedFinding& finding, int ruleIndex)
{
    QJsonArray values;
    for (const std::string& value : finding.values)
        values.append(QString::fromStdString(value));
    QJsonObject result{{"ruleId", QString::fromStdString(finding.check)},
                       {"level", severityId(finding.severity)},
                       {"kind", "fail"},
                       {"message", message(wholeMessage(finding))},
                       {"locations", locationsOf(finding)},
                       {"properties", QJsonObject{{"row", QString::fromStdString(finding.row)},
                                                  {"remedy", finding.remedy},
                                                  {"cite", QString::fromStdString(finding.cite)},
                                                  {"values", values},
                                                  {"counts", finding.counts}}}};
    if (ruleIndex >= 0)
        result["ruleIndex"] = ruleIndex;
    // An acceptance is a row of the checked file. One that counts all the same suppresses nothing.
    if (finding.accepted && !finding.counts)
        result["suppressions"] = QJsonArray{
            QJsonObject{{"kind", "inSource"}, {"status", "accepted"}, {"justification", finding.reason}}};
    if (finding.fix) {
        const QJsonObject replacement{{"deletedRegion", regionOf(finding.span)},
                                      {"insertedContent", message(QString::fromStdString(*finding.fix))}};
        result["fixes"] = QJsonArray{
            QJsonObject{{"description", message(finding.remedy)},
                        {"artifactChanges", QJsonArray{QJsonObject{{"artifactLocation", artifact(finding.file)},
                                                                   {"replacements", QJsonArray{replacement}}}}}}};
    }
    return result;
}

QJsonObject notificationOf(const ReportedProblem& problem)
{
    QJsonObject out{{"level", "error"}, {"message", message(problem.line)}};
    if (!problem.file.empty()) {
        QJsonObject physical{{"artifactLocation", artifact(problem.file)}};
        if (const int line = lineOf(problem.place); line > 0)
            physical["region"] = QJsonObject{{"startLine", line}};
        out["locations"] = QJsonArray{QJsonObject{{"physicalLocation", physical}}};
    }
    return out;
}

QJsonArray rules()
{
    QJsonArray out;
    for (const Check& check : allChecks())
        out.append(QJsonObject{{"id", QString::fromUtf8(check.id.data(), qsizetype(check.id.size()))},
                               {"shortDescription", message(translated(Text(check.title)))},
                               {"defaultConfiguration", QJsonObject{{"level", severityId(check.severity)}}}});
    return out;
}

int ruleIndexOf(const std::string& check)
{
    const Check* const row = checkNamed(check);
    return row == nullptr ? -1 : int(row - allChecks().data());
}

} // namespace

std::string asSarif(const CheckReport& report)
{
    QJsonArray artifacts, results, notifications;
    for (const CheckedFile& one : report.files)
        artifacts.append(QJsonObject{{"location", artifact(one.file)}});
    for (const ReportedFinding& one : report.findings)
        results.append(resultOf(one, ruleIndexOf(one.check)));
    for (const ReportedProblem& one : report.problems)
        notifications.append(notificationOf(one));
    const QJsonObject driver{
        {"name", "fieldworks"}, {"version", FW_VERSION}, {"semanticVersion", FW_VERSION}, {"rules", rules()}};
    const QJsonObject invocation{{"executionSuccessful", report.problems.empty()},
                                 {"exitCode", int(report.exit)},
                                 {"toolExecutionNotifications", notifications}};
    const QJsonObject run{{"tool", QJsonObject{{"driver", driver}}},
                          {"columnKind", "unicodeCodePoints"},
                          {"invocations", QJsonArray{invocation}},
                          {"artifacts", artifacts},
                          {"results", results}};
    const QJsonObject log{
        {"$schema", "https://json.schemastore.org/sarif-2.1.0.json"}, {"version", "2.1.0"}, {"runs", QJsonArray{run}}};
    return QJsonDocument(log).toJson().toStdString();
}

} // namespace fw
