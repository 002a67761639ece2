#pragma once

#include "app/cli/Exit.h"
#include "app/cli/Request.h"
#include "engine/base/Problem.h"
#include "engine/store/Output.h"

#include <QCoreApplication>
#include <QString>
#include <string>

namespace fw {

/// Where the command line's own sentences are translated: Cli::tr("...").
class Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

/// A problem as one line in the language of the program.
QString inWords(const Problem& problem);
/// Writes text to standard output as it is.
void print(const std::string& text);
/// Writes a line to standard output, without what would steer a terminal.
void printLine(const QString& line);
/// Writes a line to standard error, likewise, and gives back the exit code it leads to.
Exit complain(const QString& line, Exit exit = Exit::Usage);
/// Writes a problem to standard error, and gives its exit code.
Exit complain(const Problem& problem);
/// Writes to standard output when the path is empty, or else through the door of all files; says so when it
/// cannot.
Exit deliver(const std::string& bytes, OutputTo to);
/// What a command line writes: to a file, which its inputs are not.
OutputTo outputOf(const Request& request, Form form);

} // namespace fw
