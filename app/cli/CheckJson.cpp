#include "app/cli/CheckReport.h"
#include "app/cli/SeriesWords.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace fw {

namespace {

QString q(const std::string& text)
{
    return QString::fromStdString(text);
}

QJsonArray listOf(const std::vector<std::string>& texts)
{
    QJsonArray out;
    for (const std::string& text : texts)
        out.append(q(text));
    return out;
}

/// The word of a kind of file in data.
QString kindId(const std::optional<FileKind>& kind)
{
    if (!kind)
        return "unreadable";
    switch (*kind) {
    case FileKind::Rules: return "rules";
    case FileKind::Scenario: return "scenario";
    case FileKind::Map: return "map";
    case FileKind::Orders: return "orders";
    case FileKind::Game: return "game";
    case FileKind::Other: break;
    }
    return "other";
}

QJsonObject placeOf(const ReportedFinding& finding)
{
    QJsonObject place{{"pointer", q(finding.pointer)}};
    if (const JsonSpan& span = finding.span; span.line > 0) {
        place["line"] = qint64(span.line);
        place["column"] = qint64(span.column);
        place["endLine"] = qint64(span.endLine);
        place["endColumn"] = qint64(span.endColumn);
    }
    return place;
}

QJsonObject findingOf(const ReportedFinding& finding)
{
    QJsonObject out{
        {"file", q(finding.file)},      {"check", q(finding.check)},        {"severity", severityId(finding.severity)},
        {"row", q(finding.row)},        {"message", finding.message},       {"remedy", finding.remedy},
        {"cite", q(finding.cite)},      {"values", listOf(finding.values)}, {"also", listOf(finding.also)},
        {"accepted", finding.accepted}, {"counts", finding.counts}};
    if (!finding.pointer.empty() || finding.span.line > 0)
        out["place"] = placeOf(finding);
    if (finding.accepted)
        out["reason"] = finding.reason;
    if (finding.fix)
        out["fix"] = q(*finding.fix);
    return out;
}

QJsonObject problemOf(const ReportedProblem& problem)
{
    QJsonObject out{{"file", q(problem.file)},  {"place", q(problem.place)}, {"message", problem.message},
                    {"remedy", problem.remedy}, {"cite", q(problem.cite)},   {"exitCode", int(problem.exit)}};
    if (const int line = lineOf(problem.place); line > 0)
        out["line"] = line;
    return out;
}

QJsonObject seriesOf(const ReportedSeries& one)
{
    QJsonObject out{{"file", q(one.file)},      {"extends", q(one.base)}, {"does", seriesId(one.fact.does)},
                    {"list", q(one.fact.list)}, {"id", q(one.fact.id)},   {"pointer", q(one.fact.pointer)}};
    if (one.line > 0)
        out["line"] = qint64(one.line);
    return out;
}

} // namespace

std::string asJson(const CheckReport& report)
{
    QJsonArray files, series, findings, problems;
    for (const CheckedFile& one : report.files)
        files.append(QJsonObject{{"file", q(one.file)},
                                 {"kind", kindId(one.kind)},
                                 {"checks", listOf(one.checks)},
                                 {"notRun", listOf(one.notRun)}});
    for (const ReportedSeries& one : report.series)
        series.append(seriesOf(one));
    for (const ReportedFinding& one : report.findings)
        findings.append(findingOf(one));
    for (const ReportedProblem& one : report.problems)
        problems.append(problemOf(one));
    const QJsonObject whole{{"tool", QJsonObject{{"name", "fieldworks"}, {"version", FW_VERSION}}},
                            {"format", 1},
                            {"strict", report.strict},
                            {"exitCode", int(report.exit)},
                            {"files", files},
                            {"series", series},
                            {"findings", findings},
                            {"problems", problems}};
    return QJsonDocument(whole).toJson().toStdString();
}

} // namespace fw
