#pragma once

#include "app/cli/Exit.h"
#include "app/cli/Request.h"
#include "engine/base/Problem.h"
#include "engine/store/Output.h"

#include <QCoreApplication>
#include <QString>
#include <string>

namespace fw {

/// The context of the command line's own sentences for translation: Cli::tr("...").
class Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

/// A problem as one line in the language of the program.
QString inWords(const Problem& problem);
/// Writes text to standard output as it is.
void print(const std::string& text);
/// Writes a line to standard output, without terminal control characters.
void printLine(const QString& line);
/// Writes a line to standard error, likewise, and gives the exit code for it.
Exit complain(const QString& line, Exit exit = Exit::Usage);
/// Writes a problem to standard error and gives its exit code.
Exit complain(const Problem& problem);
/// Writes to standard output when the path is empty, else to the file in the way of all files; reports an error.
Exit deliver(const std::string& bytes, OutputTo to);
/// The output of a request; refuses later to write over its inputs.
OutputTo outputOf(const Request& request, Form form);

} // namespace fw
