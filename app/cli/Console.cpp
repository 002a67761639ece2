#include "app/cli/Console.h"

#include "editor/Translated.h"
#include "engine/base/Escaped.h"

#include <cstdio>

namespace fw {

QString inWords(const Problem& problem)
{
    Problem local = problem;
    local.text = Text(translated(problem.text).toStdString());
    if (!problem.remedy.empty())
        local.remedy = Text(translated(problem.remedy).toStdString());
    return QString::fromStdString(describe(local));
}

void print(const std::string& text)
{
    std::fwrite(text.data(), 1, text.size(), stdout);
}

void printLine(const QString& line)
{
    print(forTerminal(line.toStdString()) + "\n");
}

Exit complain(const QString& line, Exit exit)
{
    const std::string text = forTerminal(line.toStdString()) + "\n";
    std::fwrite(text.data(), 1, text.size(), stderr);
    return exit;
}

Exit complain(const Problem& problem)
{
    return complain(inWords(problem), exitFor(problem));
}

OutputTo outputOf(const Request& request, Form form)
{
    OutputTo to{request.output, form, request.files, {}, true};
    for (const std::string& other : {request.scenario, request.game})
        if (!other.empty())
            to.inputs.push_back(other);
    return to;
}

Exit deliver(const std::string& bytes, OutputTo to)
{
    if (!to.path.empty()) {
        const Result<void> done = writeOutput(to, bytes);
        return done ? Exit::Done : complain(done.error());
    }
    // A shell may redirect standard output to one of the inputs.
    to.path = "/dev/stdout";
    if (const Result<void> may = mayWrite(to); !may)
        return complain(may.error());
    print(bytes);
    return Exit::Done;
}

} // namespace fw
