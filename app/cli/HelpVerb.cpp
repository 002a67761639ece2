#include "app/cli/CommandVerbs.h"
#include "app/cli/Console.h"
#include "app/cli/ReferencePage.h"
#include "app/widgets/Vocabulary.h"
#include "engine/base/Vocabulary.h"

namespace fw {

Exit runHelp(const Request& request)
{
    if (request.list) {
        print((request.format == "markdown" ? referencePage() : referenceLines()).toStdString());
        return Exit::Done;
    }
    const QString word = QString::fromStdString(request.words);
    const std::vector<Explanation> found = explanationsOf(word);
    for (const Explanation& one : found)
        print(explanationLines(one).toStdString());
    if (!found.empty())
        return Exit::Done;
    std::vector<std::string> known;
    for (const QString& one : explainedWords())
        known.push_back(one.toStdString());
    const QString near = QString::fromStdString(nearestWord(request.words, known));
    return complain(near.isEmpty() ? Cli::tr("no word \"%1\" in rules, scenarios and maps").arg(word)
                                   : Cli::tr("no word \"%1\"; did you mean \"%2\"?").arg(word, near));
}

} // namespace fw
