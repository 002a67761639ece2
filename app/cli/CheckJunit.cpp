#include "app/cli/CheckReport.h"
#include "app/cli/Console.h"
#include "engine/base/Escaped.h"

#include <QXmlStreamWriter>
#include <algorithm>

namespace fw {

namespace {

/// A text with control characters as escapes, as in the text output, and without others that XML forbids; the writer
/// escapes the markup.
QString xml(const QString& text)
{
    return QString::fromStdString(onlyXmlCharacters(forTerminal(text.toStdString(), Lines::Keep)));
}

/// One test case: a check on a file, or reading it.
struct TestCase {
    QString name;
    bool skipped = false;
    std::vector<const ReportedProblem*> errors;
    std::vector<const ReportedFinding*> failures; ///< those that count
    QStringList notes;                            ///< the lines of the others
};

/// The test cases of one file.
struct TestSuite {
    QString file;
    std::vector<TestCase> cases;

    TestCase& named(const QString& name)
    {
        const auto found = std::ranges::find(cases, name, &TestCase::name);
        return found != cases.end() ? *found : cases.emplace_back(TestCase{name, false, {}, {}, {}});
    }
    qsizetype count(auto of) const { return std::ranges::count_if(cases, of); }
};

bool hasErrors(const TestCase& one)
{
    return !one.errors.empty();
}
bool hasFailures(const TestCase& one)
{
    return !one.failures.empty();
}
bool isSkipped(const TestCase& one)
{
    return one.skipped;
}

class Suites
{
public:
    explicit Suites(const CheckReport& report)
    {
        for (const CheckedFile& file : report.files) {
            TestSuite& suite = of(file.file);
            for (const std::string& check : file.checks)
                suite.named(QString::fromStdString(check));
            for (const std::string& check : file.notRun)
                suite.named(QString::fromStdString(check)).skipped = true;
        }
        for (const ReportedFinding& finding : report.findings) {
            TestCase& one = of(finding.file).named(QString::fromStdString(finding.check));
            if (finding.counts)
                one.failures.push_back(&finding);
            else if (finding.accepted)
                one.notes << Cli::tr("%1 (accepted: %2)").arg(finding.line, finding.reason);
            else
                one.notes << finding.line;
        }
        for (const ReportedProblem& problem : report.problems)
            of(problem.file).named("read").errors.push_back(&problem);
    }

    std::vector<TestSuite> list;

private:
    TestSuite& of(const std::string& file)
    {
        const QString name = QString::fromStdString(file);
        const auto found = std::ranges::find(list, name, &TestSuite::file);
        if (found != list.end())
            return *found;
        TestSuite& added = list.emplace_back(TestSuite{name, {}});
        added.named("read");
        return added;
    }
};

void write(QXmlStreamWriter& out, const TestCase& one, const QString& file)
{
    out.writeStartElement("testcase");
    out.writeAttribute("classname", xml(file));
    out.writeAttribute("name", xml(one.name));
    out.writeAttribute("time", "0");
    if (one.skipped)
        out.writeEmptyElement("skipped");
    QStringList lines;
    if (hasErrors(one)) {
        for (const ReportedProblem* problem : one.errors)
            lines << problem->line;
        out.writeStartElement("error");
        out.writeAttribute("type", "unreadable");
        out.writeAttribute("message", xml(one.errors.front()->message));
        out.writeCharacters(xml(lines.join('\n')));
        out.writeEndElement();
    } else if (hasFailures(one)) {
        for (const ReportedFinding* finding : one.failures)
            lines << finding->line;
        out.writeStartElement("failure");
        out.writeAttribute("type", severityId(one.failures.front()->severity));
        out.writeAttribute("message", xml(one.failures.front()->message));
        out.writeCharacters(xml(lines.join('\n')));
        out.writeEndElement();
    }
    if (!one.notes.empty())
        out.writeTextElement("system-out", xml(one.notes.join('\n')));
    out.writeEndElement();
}

void writeCounts(QXmlStreamWriter& out, auto count)
{
    out.writeAttribute("tests", QString::number(count([](const TestCase&) { return true; })));
    out.writeAttribute("failures", QString::number(count(hasFailures)));
    out.writeAttribute("errors", QString::number(count(hasErrors)));
    out.writeAttribute("skipped", QString::number(count(isSkipped)));
    out.writeAttribute("time", "0");
}

} // namespace

std::string asJunit(const CheckReport& report)
{
    const Suites suites(report);
    QByteArray bytes;
    QXmlStreamWriter out(&bytes);
    out.setAutoFormatting(true);
    out.setAutoFormattingIndent(1);
    out.writeStartDocument();
    out.writeStartElement("testsuites");
    out.writeAttribute("name", "fieldworks check");
    writeCounts(out, [&](auto of) {
        qsizetype sum = 0;
        for (const TestSuite& suite : suites.list)
            sum += suite.count(of);
        return sum;
    });
    for (const TestSuite& suite : suites.list) {
        out.writeStartElement("testsuite");
        out.writeAttribute("name", xml(suite.file));
        writeCounts(out, [&](auto of) { return suite.count(of); });
        for (const TestCase& one : suite.cases)
            write(out, one, suite.file);
        out.writeEndElement();
    }
    out.writeEndElement();
    out.writeEndDocument();
    return bytes.toStdString();
}

} // namespace fw
