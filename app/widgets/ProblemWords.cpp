#include "app/widgets/ProblemWords.h"

#include "editor/Translated.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStringList>

namespace fw {

namespace {

class ProblemWords
{
    Q_DECLARE_TR_FUNCTIONS(ProblemText)
};

} // namespace

QString problemWords(const Problem& problem)
{
    QString words = translated(problem.text);
    if (!problem.cite.empty())
        words = ProblemWords::tr("%1 [%2]", "sentence, case number").arg(words, QString::fromStdString(problem.cite));
    if (!problem.place.empty())
        words = ProblemWords::tr("%1 (at %2)").arg(words, QString::fromStdString(problem.place));
    if (!problem.remedy.empty())
        words += "\n" + translated(problem.remedy);
    return words;
}

QString locatedWords(const Problem& problem)
{
    const QString words = problemWords(problem);
    return problem.file.empty() ? words
                                : ProblemWords::tr("%1: %2", "file, what is wrong")
                                      .arg(QFileInfo(QString::fromStdString(problem.file)).fileName(), words);
}

QString alternativeWords(const Problem& problem)
{
    QStringList others;
    for (const Text& other : problem.alternatives)
        others << translated(other);
    return others.isEmpty() ? QString() : ProblemWords::tr("Possible: %1").arg(others.join(", "));
}

} // namespace fw
