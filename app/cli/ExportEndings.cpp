#include "app/cli/ExportEndings.h"

#include "app/cli/Console.h"
#include "app/print/Export.h"

#include <QFileInfo>
#include <algorithm>

namespace fw {

namespace {

/// Whether an export can write a folder instead of a file.
bool writesFolder(const Request& request)
{
    return request.what == "faces" || request.what == "tables";
}

/// "a, b or c".
QString orWords(QStringList words)
{
    if (words.size() < 2)
        return words.join(QString());
    const QString last = words.takeLast();
    return Cli::tr("%1 or %2", "file endings").arg(words.join(Cli::tr(", ")), last);
}

} // namespace

QStringList endingsFor(const Request& request)
{
    const std::string& what = request.what;
    if (what == "faces")
        return {};
    if (what == "tables")
        return {".md"};
    if (what == "map-data")
        return {".json"};
    if (what == "result")
        return {".pdf", ".png", ".txt"};
    if (request.press || request.tiled || what == "setup-card" || what == "aids")
        return {".pdf"};
    if (what == "counters" || what == "mix")
        return {".csv", ".pdf"};
    if (what == "roster")
        return {".pdf", ".csv", ".md"};
    QStringList pictures{".svg", ".png", ".pdf"};
    return pictures + (what == "setup" ? QStringList{".csv", ".md"} : QStringList{".tmx", ".tmj", ".txt", ".vmod"});
}

std::optional<QString> wrongEnding(const Request& request)
{
    const QString to = QString::fromStdString(request.output);
    const QStringList endings = endingsFor(request);
    if (std::ranges::any_of(endings,
                            [&](const QString& ending) { return hasEnding(request.output, ending.toStdString()); }))
        return std::nullopt;
    if (!writesFolder(request))
        return Cli::tr("%1: the name must end in %2").arg(to, orWords(endings));
    // A folder with a dot in its name may exist; a new one looks like a file of a wrong form.
    const QFileInfo folder(to);
    if (folder.isDir() || to.endsWith('/') || folder.suffix().isEmpty())
        return std::nullopt;
    return endings.isEmpty() ? Cli::tr("%1: the name must be that of a folder, without an ending").arg(to)
                             : Cli::tr("%1: the name must end in %2, or be that of a folder, without an ending")
                                   .arg(to, orWords(endings));
}

} // namespace fw
