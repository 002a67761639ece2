#include "app/cli/Say.h"

#include "editor/Translated.h"
#include "engine/base/Escaped.h"

#include <QSaveFile>
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

void complain(const QString& line)
{
    const std::string text = forTerminal(line.toStdString()) + "\n";
    std::fwrite(text.data(), 1, text.size(), stderr);
}

Exit complain(const Problem& problem)
{
    complain(inWords(problem));
    return exitFor(problem);
}

Exit deliver(const std::string& text, const std::string& file)
{
    if (file.empty()) {
        print(text);
        return Exit::Done;
    }
    QSaveFile out(QString::fromStdString(file));
    const auto size = static_cast<qint64>(text.size());
    if (out.open(QIODevice::WriteOnly) && out.write(text.data(), size) == size && out.commit())
        return Exit::Done;
    complain(Cli::tr("%1: cannot be written: %2").arg(out.fileName(), out.errorString()));
    return Exit::Unwritable;
}

} // namespace fw
