// The import of a file of another program into a folder.
#include "app/cli/CommandVerbs.h"
#include "app/cli/Console.h"
#include "app/import/ImportSource.h"
#include "app/import/ImportSummary.h"
#include "editor/exchange/CsvCells.h"
#include "editor/exchange/ForeignFile.h"
#include "editor/exchange/ImportFiles.h"
#include "editor/exchange/UnitsCsv.h"
#include "editor/exchange/vassal/VassalSave.h"
#include "engine/base/Words.h"

namespace fw {

namespace {

QString shownText(const std::string& text)
{
    return QString::fromStdString(text);
}

/// The index of the map with the name or the number that --board gives; none after reporting an unknown one.
std::optional<std::size_t> chosenMap(const Request& request, const ImportModel& model)
{
    if (request.board.empty())
        return mainMap(model);
    std::vector<std::string> names;
    for (std::size_t m = 0; m < model.maps.size(); ++m) {
        if (model.maps[m].name == request.board || std::to_string(m + 1) == request.board)
            return m;
        names.push_back(model.maps[m].name);
    }
    complain(Cli::tr("--board: no map is called \"%1\"; the maps are: %2")
                 .arg(shownText(request.board), shownText(commaList(names))));
    return std::nullopt;
}

/// Puts the features of --word in place of guessed ones; false after reporting a word that is not on the map, or a
/// feature that the rules do not have.
bool takeWords(const Request& request, const Ruleset& rules, const Map& map, ImportChoices& choices)
{
    const std::vector<ForeignWord> words = foreignWords(map);
    std::vector<std::string> known{"none", "new"};
    for (const Feature& feature : rules.features)
        known.push_back(feature.id);
    for (const auto& [word, feature] : request.features) {
        bool found = false;
        if (std::ranges::find(known, feature) == known.end()) {
            complain(Cli::tr("--word: there is no feature \"%1\"; choose one of: %2")
                         .arg(shownText(feature), shownText(commaList(known))));
            return false;
        }
        for (const ForeignWord& one : words)
            if (one.word == word) {
                found = true;
                choices.words[{one.kind, word}] = feature == "none"  ? std::string()
                                                  : feature == "new" ? idFrom(word)
                                                                     : feature;
            }
        if (!found) {
            complain(Cli::tr("--word: the map has no word \"%1\"").arg(shownText(word)));
            return false;
        }
    }
    return true;
}

/// Puts the columns of --column in place of guessed ones, likewise.
bool takeValues(const Request& request, const Ruleset& rules, const ImportModel& model, ImportChoices& choices)
{
    const std::vector<std::string> names = valueNames(model);
    const std::vector<CsvTarget> targets = csvTargets(rules);
    for (const auto& [name, label] : request.options) {
        const auto target = std::ranges::find(targets, label, &CsvTarget::label);
        if (std::ranges::find(names, name) == names.end())
            complain(Cli::tr("--column: no value is called \"%1\"; the values are: %2")
                         .arg(shownText(name), shownText(commaList(names))));
        else if (target == targets.end() && label != "none") {
            std::vector<std::string> known{"none"};
            for (const CsvTarget& one : targets)
                known.push_back(one.label);
            complain(Cli::tr("--column: a column cannot be \"%1\"; choose one of: %2")
                         .arg(shownText(label), shownText(commaList(known))));
        } else {
            choices.columns[name] = target == targets.end() ? std::string() : target->key;
            continue;
        }
        return false;
    }
    return true;
}

/// Prints the feature of each word. Returns the number of words without one that the user does not leave out.
int printWords(const Map& map, const ImportChoices& choices)
{
    int open = 0;
    for (const ForeignWord& word : foreignWords(map)) {
        const auto found = choices.words.find({word.kind, word.word});
        const QString named = wordLine(word);
        if (found == choices.words.end()) {
            ++open;
            complain(Cli::tr("%1 has no feature; choose one with --word, or \"none\"").arg(named));
        } else {
            printLine(found->second.empty() ? Cli::tr("%1 is left out").arg(named)
                                            : Cli::tr("%1 is %2").arg(named, shownText(found->second)));
        }
    }
    return open;
}

Result<ImportModel> readModel(const Request& request)
{
    Result<ImportModel> model = readForeign(request.files[0]);
    if (model && !request.position.empty())
        if (const Result<void> taken = takeVassalSave(*model, request.position); !taken)
            return tl::unexpected(taken.error());
    return model;
}

} // namespace

Exit runFileImport(const Request& request)
{
    const std::string& file = request.files[0];
    Result<ImportModel> model = readModel(request);
    if (!model)
        return complain(model.error());
    const std::string id = request.id.empty() ? importId(file, *model) : request.id;
    const bool counters = !model->pieces.empty();
    const std::string like = !request.like.empty() ? request.like : counters ? usualTemplate() : std::string();
    const Result<ImportSource> source = importSource(like, id, request.folder);
    if (!source)
        return complain(source.error());
    const std::optional<std::size_t> map = chosenMap(request, *model);
    if (!map)
        return Exit::Usage;
    for (const QString& line : modelLines(*model, *map))
        printLine(line);
    ImportChoices choices = guessedChoices(*model, source->base, *map);
    choices.id = id;
    choices.title = request.title;
    int open = 0;
    if (*map < model->maps.size()) {
        if (!takeWords(request, source->base.rules, model->maps[*map].map, choices))
            return Exit::Usage;
        open = printWords(model->maps[*map].map, choices);
    }
    if (!takeValues(request, source->base.rules, *model, choices))
        return Exit::Usage;
    for (const auto& [name, key] : choices.columns)
        printLine(key.empty() ? Cli::tr("value \"%1\" is left out").arg(shownText(name))
                              : Cli::tr("value \"%1\" is %2").arg(shownText(name), shownText(key)));
    Result<Imported> imported = importScenario(*model, source->base, choices);
    if (!imported)
        return complain(imported.error());
    const auto printNotes = [&] {
        for (const ImportNote& note : imported->notes)
            complain(noteLine(note));
    };
    if (open > 0 && !request.force) {
        printNotes();
        return complain(Cli::tr("nothing is written; words without a feature: %1; --force leaves them out").arg(open),
                        Exit::Findings);
    }
    if (request.dryRun) {
        printNotes();
        return Exit::Done;
    }
    const auto files = writeImported(*model, *imported, *map, {request.folder, source->writesRules, request.force});
    printNotes();
    if (!files)
        return complain(files.error());
    printLine(countersLine(imported->scenario));
    printLine(Cli::tr("written: %1 and %2 other files").arg(shownText(files->front())).arg(files->size() - 1));
    return Exit::Done;
}

} // namespace fw
