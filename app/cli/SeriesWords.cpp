#include "app/cli/SeriesWords.h"

#include "app/cli/Console.h"

namespace fw {

namespace {

/// A row as "modifiers woods-guard", or a key.
QString nameOf(const SeriesFact& fact)
{
    const QString list = QString::fromStdString(fact.list);
    return fact.id.empty() ? list : list + ' ' + QString::fromStdString(fact.id);
}

} // namespace

QString seriesId(SeriesDoes does)
{
    switch (does) {
    case SeriesDoes::Replaces: return "replaces";
    case SeriesDoes::Repeats: return "repeats";
    case SeriesDoes::Adds: return "adds";
    case SeriesDoes::Removes: break;
    }
    return "removes";
}

QString seriesWords(const SeriesFact& fact)
{
    const QString name = nameOf(fact);
    switch (fact.does) {
    case SeriesDoes::Replaces: return Cli::tr("%1: replaces what the extended rules have").arg(name);
    case SeriesDoes::Repeats: return Cli::tr("%1: is the same in the extended rules").arg(name);
    case SeriesDoes::Adds: return Cli::tr("%1: is new").arg(name);
    case SeriesDoes::Removes: break;
    }
    return Cli::tr("%1: is left out").arg(name);
}

QString changedBelowWords(const SeriesFact& fact)
{
    const QString name = nameOf(fact);
    return fact.does == SeriesDoes::Removes
               ? Cli::tr("%1: is left out here and changed in the new edition; check whether it stays out").arg(name)
               : Cli::tr("%1: is given here and changed in the new edition; check whether it needs the change")
                     .arg(name);
}

} // namespace fw
