#include "engine/store/Files.h"

#include "engine/base/Vocabulary.h"
#include "engine/store/Input.h"
#include "engine/store/JsonTree.h"
#include "engine/store/Output.h"

#include <algorithm>
#include <filesystem>

namespace fw {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view rulesEnding = ".rules.json";
constexpr std::string_view mapEnding = ".map.json";

tl::unexpected<Problem> bad(Trouble trouble, const std::string& file, Text text, Text remedy = {})
{
    return tl::unexpected<Problem>(Problem{trouble, std::move(text), {}, file, {}, std::move(remedy), {}});
}

/// The sentence for the kind that a file has instead of the expected one; empty for an unknown kind.
Text otherKind(Form form)
{
    switch (form) {
    case Form::Game: return "this is a game file";
    case Form::Rules: return "this is a rules file";
    case Form::Scenario: return "this is a scenario file";
    case Form::Map: return "this is a map file";
    case Form::Log: return "this is a turn log";
    case Form::Orders: return "this is a file of orders";
    default: return {};
    }
}

Text wantedKind(Form form)
{
    return form == Form::Rules      ? Text("a rules file is needed here")
           : form == Form::Scenario ? Text("a scenario file is needed here")
                                    : Text("a map file is needed here");
}

/// The result of reading a file, or a problem if the file has another kind or no format number.
template <class T>
Result<T> ofKind(Form wanted, std::string_view text, const std::string& path, Result<T> read)
{
    if (read && !hasTopKey(text, "format"))
        return bad(Trouble::BadInput, path, "the file does not state its format", "put \"format\": 1 at its beginning");
    if (read)
        return read;
    const Form form = formOf(text, path);
    const Text other = otherKind(form);
    return form == wanted || other.key.empty() ? read
                                               : Result<T>(bad(Trouble::BadInput, path, other, wantedKind(wanted)));
}

/// Reads a file and passes its text to `read`.
auto withText(Form wanted, const std::string& path, auto read) -> decltype(read(std::string_view(), path))
{
    return readText(path).and_then(
        [&](const FileText& file) { return ofKind(wanted, file.text, path, read(file.text, path)); });
}

bool isRulesFile(const fs::directory_entry& entry)
{
    // A pipe with that name also passes; reading it reports the problem.
    std::error_code error;
    return entry.path().filename().string().ends_with(rulesEnding) && !entry.is_directory(error);
}

/// The rules files in a folder, sorted by name, and if `inner` those in its subfolders.
std::vector<std::string> rulesFilesIn(const std::string& folder, bool inner)
{
    std::vector<std::string> files;
    std::vector<std::string> folders;
    std::error_code error;
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
        std::error_code unknown;
        if (isRulesFile(*it))
            files.push_back(it->path().string());
        else if (inner && it->is_directory(unknown) && !it->is_symlink(unknown))
            folders.push_back(it->path().string());
    }
    std::ranges::sort(files);
    std::ranges::sort(folders);
    for (const std::string& one : folders)
        for (std::string& file : rulesFilesIn(one, false))
            files.push_back(std::move(file));
    return files;
}

/// Whether version a is lower than b; runs of digits compare as numbers, so "9" is lower than "10".
bool olderVersion(const std::string& a, const std::string& b)
{
    const auto digit = [](char c) { return c >= '0' && c <= '9'; };
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < a.size() && j < b.size()) {
        if (!digit(a[i]) || !digit(b[j])) {
            if (a[i] != b[j])
                return a[i] < b[j];
            ++i;
            ++j;
            continue;
        }
        const auto run = [&](const std::string& text, std::size_t& at) {
            while (at < text.size() && text[at] == '0')
                ++at;
            const std::size_t first = at;
            while (at < text.size() && digit(text[at]))
                ++at;
            return text.substr(first, at - first);
        };
        const std::string left = run(a, i);
        const std::string right = run(b, j);
        if (left != right)
            return left.size() != right.size() ? left.size() < right.size() : left < right;
    }
    return a.size() - i < b.size() - j;
}

/// A rules file that the scenario may refer to.
struct Candidate {
    std::string path;
    JsonHead head;
};

/// The candidate with the id and the highest fitting version; null if there is none.
const Candidate* bestOf(const std::vector<Candidate>& candidates, const Scenario& scenario)
{
    const Candidate* best = nullptr;
    for (const Candidate& candidate : candidates) {
        if (candidate.head.id != scenario.rules)
            continue;
        if (!scenario.rulesVersion.empty() && candidate.head.version != scenario.rulesVersion)
            continue;
        if (!best || olderVersion(best->head.version, candidate.head.version))
            best = &candidate;
    }
    return best;
}

/// Why a file next to a scenario is not its rules, although it probably should be.
tl::unexpected<Problem> notMeant(const Candidate& candidate, const Scenario& scenario)
{
    if (!candidate.head.id.empty())
        return bad(Trouble::BadInput, candidate.path,
                   {"these are the rules \"{0}\", and the scenario next to them needs \"{1}\"",
                    {candidate.head.id, scenario.rules}},
                   {"give both the same id, or put the file into another folder"});
    if (const Result<Ruleset> rules = readRulesFile(candidate.path); !rules)
        return tl::unexpected<Problem>(rules.error());
    return bad(Trouble::BadInput, candidate.path, {"the file does not say which rules it holds"},
               {"put \"id\" and \"version\" at the beginning of the file"});
}

} // namespace

std::string parentFolder(const std::string& path)
{
    const std::string folder = fs::path(path).parent_path().string();
    return folder.empty() ? "." : folder;
}

Result<FileText> asText(std::string bytes, const std::string& path)
{
    // UTF-16 has a byte order mark, or ASCII letters with a NUL before or after each.
    const bool marked = bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF");
    if (marked || (bytes.size() >= 2 && (bytes[0] == '\0') != (bytes[1] == '\0')))
        return bad(Trouble::BadInput, path, "the file is UTF-16 text, and UTF-8 is read here",
                   "save it as UTF-8 in the program it was written with");
    FileText out{std::move(bytes), {}};
    out.digest = sha256(out.text);
    return out;
}

Result<FileText> readText(const std::string& path)
{
    Result<std::string> bytes = readWhole(path, JsonLimits().bytes);
    return bytes ? asText(std::move(*bytes), path) : tl::unexpected<Problem>(bytes.error());
}

Result<void> saveText(const std::string& path, std::string_view text, const std::optional<Digest>& expectedPrevious)
{
    const Form form = text.empty() ? Form::Text : formOf(text, path);
    return writeOutput({path, form, {}, expectedPrevious}, text);
}

Result<Ruleset> readRulesFile(const std::string& path)
{
    return withText(Form::Rules, path, [](std::string_view text, const std::string& file) {
        return openRulesText(std::string(text), file).map([](RulesFile&& read) { return std::move(read.rules); });
    });
}

Result<Map> readMapFile(const std::string& path)
{
    return withText(Form::Map, path, readMap);
}

Result<Map> mapInFolder(const std::string& folder, const std::string& name)
{
    if (name.find_first_of("/\\") != std::string::npos || name.starts_with('.') || name.find('\0') != std::string::npos
        || !name.ends_with(mapEnding))
        return fail(Trouble::BadInput, {"\"{0}\" is not a map file in the scenario's folder", {name}}, {},
                    {"name a file \"NAME.map.json\" next to the scenario"});
    const fs::path path = fs::path(folder) / name;
    std::error_code error;
    const fs::path home = fs::canonical(folder, error);
    if (error || !fs::exists(path, error))
        return fail(Trouble::Unreadable, {"there is no map file \"{0}\"", {name}}, {}, {"put it next to the scenario"});
    const fs::path real = fs::canonical(path, error);
    if (error || real.parent_path() != home)
        return fail(Trouble::BadInput, {"the map file \"{0}\" is outside the folder", {name}}, {},
                    {"put the file itself next to the scenario"});
    return readMapFile(path.string());
}

Result<ScenarioFile> openScenarioFile(const std::string& path)
{
    const Result<FileText> file = readText(path);
    if (!file)
        return tl::unexpected<Problem>(file.error());
    ScenarioFile out;
    const MapLoader loader = [&](const std::string& name) {
        out.mapFile = name;
        return mapInFolder(parentFolder(path), name);
    };
    Result<Scenario> scenario = ofKind(Form::Scenario, file->text, path, readScenario(file->text, path, loader));
    if (!scenario)
        return tl::unexpected<Problem>(scenario.error());
    out.scenario = std::move(*scenario);
    out.scenario.map.folder = parentFolder(path);
    out.digest = file->digest;
    if (!out.mapFile.empty())
        if (const Result<FileText> map = readText((fs::path(parentFolder(path)) / out.mapFile).string()))
            out.mapDigest = map->digest;
    return out;
}

Result<Scenario> readScenarioFile(const std::string& path)
{
    return openScenarioFile(path).map([](ScenarioFile&& file) { return std::move(file.scenario); });
}

Result<FoundRules> findRules(const Scenario& scenario, const std::string& scenarioFolder,
                             const std::string& shippedFolder)
{
    std::vector<Text> seen;
    for (const bool shipped : {false, true}) {
        std::vector<Candidate> candidates;
        const std::string& folder = shipped ? shippedFolder : scenarioFolder;
        if (folder.empty())
            continue;
        for (const std::string& path : rulesFilesIn(folder, shipped))
            if (const Result<FileText> file = readText(path); file || !shipped)
                candidates.push_back({path, file ? jsonHead(file->text) : JsonHead()});
        if (const Candidate* best = bestOf(candidates, scenario)) {
            const Result<FileText> file = readText(best->path);
            if (!file)
                return tl::unexpected<Problem>(file.error());
            Result<RulesFile> rules = ofKind(Form::Rules, file->text, best->path,
                                             openRulesText(file->text, best->path));
            if (!rules)
                return tl::unexpected<Problem>(rules.error());
            return FoundRules{std::move(rules->rules), best->path, file->digest, std::move(rules->sources)};
        }
        for (const Candidate& candidate : candidates) {
            // A file next to the scenario is intended: a shipped file with the same id never replaces it silently.
            if (!shipped && (candidate.head.id.empty() || mistyped(candidate.head.id, scenario.rules)))
                return notMeant(candidate, scenario);
            if (candidate.head.id == scenario.rules)
                seen.push_back({"version {0} in {1}", {candidate.head.version, candidate.path}});
        }
        if (!seen.empty())
            break;
    }
    return tl::unexpected(
        Problem(Trouble::Unreadable,
                scenario.rulesVersion.empty()
                    ? Text("the rules \"{0}\" are not found", {scenario.rules})
                    : Text("the rules \"{0}\" version {1} are not found", {scenario.rules, scenario.rulesVersion}),
                {}, {}, {}, {"put their file next to the scenario"}, std::move(seen)));
}

} // namespace fw
