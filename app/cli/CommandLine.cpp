#include "app/cli/Console.h"
#include "app/cli/Exit.h"
#include "app/cli/IdleOptions.h"
#include "app/cli/PlaytestOptions.h"
#include "app/cli/Request.h"
#include "app/cli/SheetOptions.h"
#include "app/print/Press.h"
#include "app/widgets/NewIds.h"

#include <CLI/CLI.hpp>
#include <QFileInfo>
#include <algorithm>
#include <charconv>
#include <cmath>

namespace fw {

namespace {

/// Collects words of the form "name=value" of an option.
void readPairs(const char* option, const std::vector<std::string>& words, std::map<std::string, std::string>& into)
{
    for (const std::string& word : words) {
        const auto equals = word.find('=');
        if (equals == 0 || equals == std::string::npos || equals + 1 == word.size())
            throw CLI::ValidationError(option,
                                       Cli::tr("%1 is not name=value").arg(QString::fromStdString(word)).toStdString());
        const std::string name = word.substr(0, equals);
        if (!into.emplace(name, word.substr(equals + 1)).second)
            throw CLI::ValidationError(option,
                                       Cli::tr("%1 is given twice").arg(QString::fromStdString(name)).toStdString());
    }
}

/// The error in the name of a file: an empty one, as from an unset variable of a script, names nothing. "-" usually
/// means the terminal.
std::string noFileName(const std::string& name)
{
    if (name.empty())
        return Cli::tr("the name of a file is empty").toStdString();
    if (name == "-")
        return Cli::tr("- does not mean a file here: write ./- for a file of that name, or leave the option out")
            .toStdString();
    return {};
}

/// The same where "-" means standard input or standard output.
std::string noStreamName(const std::string& name)
{
    return name == "-" ? std::string() : noFileName(name);
}

/// The error in an id.
std::string noId(const std::string& id)
{
    return whyNoId(QString::fromStdString(id)).toStdString();
}

/// The error in the name of a side: an empty one would show what both sides may see.
std::string noEmptySide(const std::string& side)
{
    return side.empty() ? Cli::tr("the name of the side is empty").toStdString() : std::string();
}

/// The error in the name of a job: an empty one would export the map.
std::string noJobName(const std::string& job)
{
    return job.empty() ? Cli::tr("the name of the job is empty").toStdString() : std::string();
}

/// The error in a seed: CLI11 would read an empty one as 0 and one too high as the highest number.
std::string noWholeNumber(const std::string& text)
{
    std::uint64_t seed = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (error == std::errc() && end == text.data() + text.size())
        return {};
    return Cli::tr("%1 is not a whole number from 0 to 18446744073709551615")
        .arg(QString::fromStdString(text))
        .toStdString();
}

/// The error in a length: the check of the bounds accepts words that are not numbers.
std::string noLength(const std::string& text)
{
    bool read = false;
    const double length = QString::fromStdString(text).toDouble(&read);
    return read && std::isfinite(length)
               ? std::string()
               : Cli::tr("%1 is not a number of millimetres").arg(QString::fromStdString(text)).toStdString();
}

std::string nameOf(Request::Verb verb)
{
    switch (verb) {
    case Request::Verb::Check: return "check";
    case Request::Verb::Adjudicate: return "adjudicate";
    case Request::Verb::Log: return "log";
    case Request::Verb::Orders: return "orders";
    case Request::Verb::Verify: return "verify";
    case Request::Verb::Rule: return "rule";
    case Request::Verb::Diff: return "diff";
    case Request::Verb::Export: return "export";
    case Request::Verb::Schema: return "schema";
    case Request::Verb::Tidy: return "tidy";
    case Request::Verb::Recipes: return "recipes";
    case Request::Verb::Import: return "import";
    case Request::Verb::Outline: return "outline";
    case Request::Verb::Playtest: return "playtest";
    case Request::Verb::Help: return "help";
    case Request::Verb::Window: break;
    }
    return {};
}

/// The request to fill in while the words are read, and the verbs that may be among them.
struct Given {
    Request& request;
    std::vector<std::string> options;
    std::vector<std::string> features; ///< import --word
    std::string first;
    std::string second;
    std::vector<std::string> more; ///< further files
    std::vector<std::pair<const CLI::App*, Request::Verb>> verbs;

    CLI::App* verb(CLI::App& program, Request::Verb which)
    {
        CLI::App* command = program.add_subcommand(nameOf(which));
        command->set_help_flag("--help,-h");
        verbs.emplace_back(command, which);
        return command;
    }
    /// Takes the verb that was given, if any.
    void choose()
    {
        for (const auto& [command, which] : verbs)
            if (command->parsed())
                request.verb = which;
    }
    /// "short" as a format means short text; --short works with other formats, too.
    void takeForm() const
    {
        if (request.format == "short") {
            request.format = "text";
            request.brief = true;
        }
        if (request.brief && request.full)
            throw CLI::ValidationError("--full", Cli::tr("does not apply to a short log").toStdString());
        if (request.brief && request.format == "json")
            throw CLI::ValidationError("--short",
                                       Cli::tr("does not apply to json, which is always whole").toStdString());
    }
    /// Puts the words without an option into the request, as the files of its verb.
    void takeFiles()
    {
        const Request::Verb said = request.verb;
        if (said == Request::Verb::Recipes && first.empty())
            return;
        if (said != Request::Verb::Window && said != Request::Verb::Check && said != Request::Verb::Schema
            && said != Request::Verb::Help && said != Request::Verb::Playtest)
            request.files = {first};
        if (said == Request::Verb::Adjudicate || said == Request::Verb::Diff
            || (said == Request::Verb::Import && request.folder.empty()))
            request.files.push_back(second);
        request.files.insert(request.files.end(), more.begin(), more.end());
        if (said == Request::Verb::Rule)
            request.words = second;
    }
};

const CLI::Validator& named()
{
    static const CLI::Validator validator(noFileName, "");
    return validator;
}

const CLI::Validator& stream()
{
    static const CLI::Validator validator(noStreamName, "");
    return validator;
}

/// The verbs that play or read a game.
void addGameVerbs(CLI::App& program, Given& given)
{
    Request& r = given.request;
    const CLI::IsMember formats({"text", "json", "html", "markdown", "pdf", "short"}, CLI::ignore_case);

    CLI::App* adjudicate = given.verb(program, Request::Verb::Adjudicate);
    adjudicate->add_option("SCENARIO", given.first)->required()->check(named());
    adjudicate->add_option("ORDERS", given.second)->required()->check(stream());
    adjudicate->add_option("--game", r.game)->check(named());
    adjudicate->add_option("--log", r.format)->transform(formats);
    adjudicate->add_option("-o,--output", r.output)->check(stream());
    adjudicate->add_option("--until", r.until)->check(CLI::Range(1, 100000));
    adjudicate->add_option("--option", given.options);
    adjudicate->add_option("--level", r.level)
        ->transform(CLI::IsMember({"record", "warn", "refuse"}, CLI::ignore_case));
    adjudicate->add_option("--seed", r.seed)->check(CLI::Validator(noWholeNumber, ""));
    adjudicate->add_flag("--full", r.full);
    adjudicate->add_flag("--short", r.brief);
    adjudicate->add_flag("--force", r.force);

    CLI::App* log = given.verb(program, Request::Verb::Log);
    log->add_option("GAME", given.first)->required()->check(named());
    log->add_option("--format,--log", r.format)->transform(formats);
    log->add_option("--side", r.side)->check(CLI::Validator(noEmptySide, ""));
    log->add_option("-o,--output", r.output)->check(stream());
    log->add_flag("--full", r.full);
    log->add_flag("--short", r.brief);

    CLI::App* orders = given.verb(program, Request::Verb::Orders);
    orders->add_option("GAME", given.first)->required()->check(named());
    orders->add_option("-o,--output", r.output)->check(stream());

    CLI::App* verify = given.verb(program, Request::Verb::Verify);
    verify->add_option("GAME", given.first)->required()->check(named());
    verify->add_option("--head", r.head);
}

/// The verb import: a list of counters into a scenario, or a file of another program into a folder.
void addImport(CLI::App& program, Given& given)
{
    Request& r = given.request;
    CLI::App* imported = given.verb(program, Request::Verb::Import);
    imported->add_option("FILE", given.first)->required()->check(named());
    CLI::Option* const list = imported->add_option("LIST", given.second)->check(named());
    imported->add_option("--column", given.options);
    CLI::Option* const folder = imported->add_option("--to", r.folder)->check(named())->excludes(list);
    for (const auto& [name, text] : {std::pair{"--like", &r.like}, {"--position", &r.position}, {"--board", &r.board}})
        imported->add_option(name, *text)->check(named())->needs(folder);
    imported->add_option("--id", r.id)->check(CLI::Validator(noId, ""))->needs(folder);
    imported->add_option("--title", r.title)->needs(folder);
    imported->add_option("--word", given.features)->needs(folder);
    imported->add_option("--encoding", r.encoding)
        ->transform(CLI::IsMember({"UTF-8", "UTF-16LE", "UTF-16BE", "Windows-1252"}, CLI::ignore_case))
        ->excludes(folder);
    imported->add_option("--separator", r.separator)
        ->transform(CLI::IsMember({"comma", "semicolon", "tab"}, CLI::ignore_case))
        ->excludes(folder);
    imported->add_option("--decimal", r.decimal)
        ->transform(CLI::IsMember({"comma", "point"}, CLI::ignore_case))
        ->excludes(folder);
    CLI::Option* const dry = imported->add_flag("--dry-run", r.dryRun);
    imported->add_flag("--force", r.force);
    imported->add_option("-o,--output", r.output)->check(named())->excludes(dry)->excludes(folder);
}

/// The verbs that read the files that a game is made from.
void addFileVerbs(CLI::App& program, Given& given)
{
    Request& r = given.request;
    CLI::App* check = given.verb(program, Request::Verb::Check);
    CLI::Option* const list = check->add_flag("--list", r.list);
    check->add_option("FILE", r.files)->expected(1, -1)->check(named())->excludes(list);
    check->add_option("--format", r.format);
    check->add_flag("--strict", r.strict)->excludes(list);
    check->add_option("--games", r.games)->check(CLI::Range(1, 1000))->excludes(list);
    check->add_flag("--outline", r.outline)->excludes(list);

    CLI::App* rule = given.verb(program, Request::Verb::Rule);
    rule->add_option("RULES", given.first)->required()->check(named());
    rule->add_option("WORDS", given.second)->required();
    rule->add_option("--option", given.options);
    rule->add_option("--preset", r.preset);
    rule->add_option("--scenario", r.scenario)->check(named());

    CLI::App* diff = given.verb(program, Request::Verb::Diff);
    diff->add_option("A", given.first)->required()->check(named());
    diff->add_option("B", given.second)->required()->check(named());
    diff->add_option("GAME", given.more)->expected(0, -1)->check(named());
    diff->add_flag("--mix", r.mix);
    diff->add_option("--format", r.format)->transform(CLI::IsMember({"text", "json"}, CLI::ignore_case));

    addImport(program, given);

    CLI::App* tidy = given.verb(program, Request::Verb::Tidy);
    tidy->add_option("FILE", given.first)->required()->check(named());
    tidy->add_option("-o,--output", r.output)->check(named());
    tidy->add_flag("--trees", r.trees);

    CLI::App* outline = given.verb(program, Request::Verb::Outline);
    outline->add_option("FILE", given.first)->required()->check(named());
    outline->add_option("--depth", r.depth)->check(CLI::Range(1, 99));
    outline->add_flag("--all", r.whole);
    outline->add_option("--format", r.format)->transform(CLI::IsMember({"text", "markdown", "json"}, CLI::ignore_case));

    CLI::App* recipes = given.verb(program, Request::Verb::Recipes);
    CLI::Option* const recipe = recipes->add_option("NAME", given.first)->check(named());
    CLI::Option* const into = recipes->add_option("--into", r.into)->check(named())->needs(recipe);
    recipes->add_option("--set", given.options)->needs(into);
    recipes->add_option("-o,--output", r.output)->check(named())->needs(into);

    CLI::App* help = given.verb(program, Request::Verb::Help);
    CLI::Option* const all = help->add_flag("--all", r.list);
    help->add_option("WORD", r.words)->excludes(all);
    help->add_option("--format", r.format)
        ->transform(CLI::IsMember({"text", "markdown"}, CLI::ignore_case))
        ->needs(all);

    CLI::App* schema = given.verb(program, Request::Verb::Schema);
    schema->add_option("KIND", r.kind)
        ->required()
        ->transform(CLI::IsMember({"rules", "scenario", "map", "log", "map-data"}, CLI::ignore_case));
}

/// The options of export for the places of counters on sheets; `single` are the two that --offset joins.
void addSheetOptions(CLI::App& exported, Request& r, const CLI::Validator& length,
                     const std::vector<const CLI::Option*>& single)
{
    exported.add_option("--die", r.die)->check(length)->check(CLI::Range(5.0, 100.0));
    exported.add_option("--sheet", r.sheet)->check(CLI::Validator(noPaper, ""))->excludes("--page");
    exported.add_option("--corner", r.corner)->check(length)->check(CLI::Range(0.0, 20.0));
    exported.add_option("--margin", r.margin)->check(length)->check(CLI::Range(0.0, 100.0));
    exported.add_flag("--fold", r.fold);
    exported.add_flag("--no-marks", r.noMarks);
    exported.add_option("--order", r.order)->transform(CLI::IsMember(sheetOrders(), CLI::ignore_case));
    CLI::Option* offset = exported.add_option("--offset", r.offset)->check(CLI::Validator(noOffset, ""));
    for (const CLI::Option* const other : single)
        offset->excludes(other->get_name());
}

const CLI::App& addExport(CLI::App& program, Given& given)
{
    Request& r = given.request;
    CLI::App* exported = given.verb(program, Request::Verb::Export);
    exported->add_option("FILE", given.first)->required()->check(named());
    exported->add_option("--what", r.what)
        ->transform(CLI::IsMember({"map", "setup", "setup-card", "roster", "aids", "counters", "faces", "mix", "tables",
                                   "map-data", "result"},
                                  CLI::ignore_case));
    exported->add_option("--to", r.output)->required()->check(named());
    exported->add_option("--job", r.job)->check(CLI::Validator(noJobName, ""));
    exported->add_option("--side", r.side)->check(CLI::Validator(noEmptySide, ""));
    exported->add_flag("--dark", r.dark);
    exported->add_option("--style", r.style)->check(named());
    exported->add_flag("--tiled", r.tiled);
    exported->add_option("--dpi", r.dpi)->check(CLI::Range(30, 1200));
    exported->add_option("--format", r.faces)->transform(CLI::IsMember({"png", "svg"}, CLI::ignore_case));
    exported->add_flag("--force", r.force);
    exported->add_flag("--markers", r.markers);
    exported->add_option("--page", r.page)->transform(CLI::IsMember({"a4", "letter"}, CLI::ignore_case));
    exported->add_option("--turn,--flip", r.flip)->transform(CLI::IsMember({"long", "short"}, CLI::ignore_case));
    const CLI::Validator length(noLength, ""), offBy = CLI::Range(-20.0, 20.0);
    exported->add_option("--gutter", r.gutter)->check(length)->check(CLI::Range(0.0, 50.0));
    exported->add_option("--bleed", r.bleed)->check(length)->check(CLI::Range(0.0, 10.0));
    const CLI::Option* right = exported->add_option("--back-right", r.backRight)->check(length)->check(offBy);
    const CLI::Option* down = exported->add_option("--back-down", r.backDown)->check(length)->check(offBy);
    addSheetOptions(*exported, r, length, {right, down});
    exported->add_flag("--press", r.press);
    exported->add_option("--profile", r.profile)->check(named());
    exported->add_option("--ink", r.ink)->check(CLI::Range(leastInk, mostInk));
    exported->add_option("--spot", r.spot);
    return *exported;
}

/// Refuses a format that check does not write: its list has other formats than its findings.
void takeCheckFormat(Request& r)
{
    const QStringList known = r.list ? QStringList{"text", "json", "markdown"}
                                     : QStringList{"text", "json", "sarif", "junit"};
    const QString format = QString::fromStdString(r.format).toLower();
    if (!known.contains(format))
        throw CLI::ValidationError("--format", (r.list ? Cli::tr("the list of checks has no form %1; choose one of: %2")
                                                       : Cli::tr("check does not write the form %1; choose one of: %2"))
                                                   .arg(QString::fromStdString(r.format), known.join(", "))
                                                   .toStdString());
    r.format = format.toStdString();
}

/// The error in the command line, and the command for help.
std::string usageWords(const std::string& what, const std::string& verb)
{
    const QString name = QString::fromStdString(verb);
    const QString said = Cli::tr("fieldworks: %1").arg(QString::fromStdString(what).trimmed());
    const QString more = name.isEmpty() ? Cli::tr("Try: fieldworks --help")
                                        : Cli::tr("Try: fieldworks %1 --help").arg(name);
    return (said + '\n' + more + '\n').toStdString();
}

} // namespace

Reading readCommandLine(int argc, const char* const* argv)
{
    Reading reading;
    Request& r = reading.request;
    Given given{r, {}, {}, {}, {}, {}, {}};
    CLI::App program("", "fieldworks");
    program.set_help_flag("--help,-h");
    bool version = false;
    program.add_flag("--version", version);
    const CLI::Option* before = program.add_option("FILE", r.files)->expected(0, 1)->check(named());
    program.require_subcommand(0, 1);
    addGameVerbs(program, given);
    addFileVerbs(program, given);
    const CLI::App& exported = addExport(program, given);
    CLI::App& playtest = *given.verb(program, Request::Verb::Playtest);
    addPlaytestOptions(playtest, r, given.options, named(), CLI::Validator(noWholeNumber, ""));
    try {
        program.parse(argc, argv);
        given.choose();
        if (version) {
            reading.out = "fieldworks " FW_VERSION "\n";
            reading.exit = int(Exit::Done);
            return reading;
        }
        readPairs("--option", given.options, r.options);
        readPairs("--word", given.features, r.features);
        if (r.verb == Request::Verb::Check)
            takeCheckFormat(r);
        given.takeForm();
        if (r.verb == Request::Verb::Check && r.files.empty() && !r.list)
            throw CLI::RequiredError("FILE");
        if (r.verb == Request::Verb::Import && r.folder.empty() && given.second.empty())
            throw CLI::RequiredError(Cli::tr("LIST, or --to FOLDER for a file of another program,").toStdString());
        if (r.verb == Request::Verb::Help && r.words.empty() && !r.list) {
            reading.out = helpFor({}) + "\n" + helpFor(nameOf(r.verb));
            reading.exit = int(Exit::Done);
            return reading;
        }
        if (r.verb != Request::Verb::Window && before->count() > 0)
            throw CLI::ValidationError(Cli::tr("there is a word before %1; write it after %1, or leave it out")
                                           .arg(QString::fromStdString(nameOf(r.verb)))
                                           .toStdString());
        if (r.verb == Request::Verb::Playtest)
            takePlaytest(playtest, r);
        if (r.verb == Request::Verb::Export)
            refuseIdle(exported, r);
        if (r.output == "-") // standard output, the default
            r.output.clear();
        // CLI11 skips an empty word that is optional.
        if (r.verb == Request::Verb::Window && argc > 1 && *argv[argc - 1] == '\0')
            throw CLI::ValidationError("FILE", noFileName({}));
    } catch (const CLI::CallForHelp&) {
        given.choose();
        reading.out = helpFor(nameOf(r.verb));
        reading.exit = int(Exit::Done);
        return reading;
    } catch (const CLI::ParseError& error) {
        given.choose();
        reading.err = usageWords(error.what(), nameOf(r.verb));
        reading.exit = int(Exit::Usage);
        return reading;
    }
    given.takeFiles();
    return reading;
}

} // namespace fw
