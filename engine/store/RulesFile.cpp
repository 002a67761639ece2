#include "engine/store/RulesFile.h"

#include "engine/store/Files.h"
#include "engine/store/JsonReader.h"
#include "engine/store/ToSave.h"

#include <algorithm>
#include <charconv>
#include <filesystem>

namespace fw {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view endingOfRules = ".rules.json";

bool isExtensionKey(std::string_view key)
{
    return key == "extends" || key == "without" || key == "before";
}

tl::unexpected<Problem> bad(const std::string& file, std::string place, Text text, Text remedy)
{
    return tl::unexpected(
        Problem{Trouble::BadInput, std::move(text), {}, file, std::move(place), std::move(remedy), {}});
}

/// Whether `path` is `folder` or below it.
bool within(const fs::path& path, const fs::path& folder)
{
    return std::mismatch(folder.begin(), folder.end(), path.begin(), path.end()).first == folder.end();
}

/// The file that another one extends: below the folder that contains the folder of that file.
Result<std::string> basePath(const std::string& file, const std::string& extends, const std::string& place)
{
    const Text remedy = "name a rules file in this folder or one beside it, as \"../series/series.rules.json\"";
    const fs::path named(extends);
    const auto ups = std::ranges::count(named, fs::path(".."));
    if (extends.find_first_of(std::string("\\\0", 2)) != std::string::npos || named.is_absolute()
        || !extends.ends_with(endingOfRules) || ups > 1 || (ups == 1 && *named.begin() != fs::path("..")))
        return bad(file, place, {"\"{0}\" is no rules file that can be extended from here", {extends}}, remedy);
    const fs::path folder(parentFolder(file));
    const fs::path path = folder / named;
    std::error_code error;
    const fs::path home = fs::canonical(folder, error);
    if (error || !fs::exists(path, error))
        return bad(file, place, {"there is no rules file \"{0}\" to extend", {extends}},
                   {"put the file there, or correct \"extends\""});
    const fs::path real = fs::canonical(path, error);
    if (error || !within(real, home.parent_path()))
        return bad(file, place, {"the rules file \"{0}\" is outside the folders beside this one", {extends}}, remedy);
    return path.lexically_normal().string();
}

/// Refuses keys whose value is as good as absent: the value of the base would stay in force silently.
struct NothingSaid {
    const Json& json;
    const std::string& file;
    std::optional<Problem> problem = {};
    std::vector<const void*> theirs = {};
    std::size_t next = 0;

    struct Collect {
        std::vector<const void*>& out;
        void operator()(const char*, const auto& member, FieldFlags, const char*) { out.push_back(&member); }
    };
    template <class T>
    void operator()(const char* key, const T& own, FieldFlags, const char*)
    {
        const T& was = *static_cast<const T*>(theirs[next++]);
        const Json* given = json.find(key);
        if (given == nullptr || problem || !(own == T()) || was == T())
            return;
        problem = Problem{Trouble::BadInput,
                          {"\"{0}\" says nothing here, and the value of the extended rules stays", {key}},
                          {},
                          file,
                          jsonPlace(given->line, std::string("/") + key),
                          {"to leave that value out write \"without\": [\"{0}\"]", {key}},
                          {}};
    }
};

Result<OwnRules> readOwn(const Json& json, const std::string& file, const Ruleset& base)
{
    Json rules = Json::object();
    Json extension = Json::object();
    rules.line = extension.line = json.line;
    for (std::size_t i = 0; i < json.keys.size(); ++i)
        (isExtensionKey(json.keys[i]) ? extension : rules).add(json.keys[i], json.items[i]);
    Result<Extension> keys = JsonReader(file, nullptr).top<Extension>(extension);
    if (!keys)
        return tl::unexpected(keys.error());
    Result<Ruleset> own = JsonReader(file, nullptr).rules(rules, &base);
    if (!own)
        return tl::unexpected(own.error());
    NothingSaid nothing{rules, file};
    NothingSaid::Collect collect{nothing.theirs};
    fields(collect, base);
    fields(nothing, std::as_const(*own));
    if (nothing.problem)
        return tl::unexpected(std::move(*nothing.problem));
    return OwnRules{std::move(*keys), std::move(*own)};
}

/// Reads a chain of files, the base first.
class ChainReader
{
public:
    std::vector<fs::path> editions = {}; ///< canonical paths of a base in whose place `edition` is read
    std::string edition = {};
    bool replaced = false; ///< whether it was

    Result<RulesFile> read(const std::string& text, const Digest& digest, const std::string& path)
    {
        Result<Json> json = parseJson(text, path);
        if (!json)
            return tl::unexpected(json.error());
        const Json* extends = json->find("extends");
        if (extends == nullptr)
            return alone(*json, text, digest, path);
        if (text.size() > most::rulesBytes)
            return tl::unexpected(readRules(text, path).error());
        Result<std::string> below = baseOf(*json, *extends, path);
        if (!below)
            return tl::unexpected(below.error());
        const std::size_t number = mOpen.size() - 1;
        Result<FileText> other = readText(*below);
        if (!other)
            return tl::unexpected(other.error());
        Result<RulesFile> base = read(other->text, other->digest, *below);
        if (!base)
            return base;
        Result<OwnRules> own = readOwn(*json, path, base->rules);
        if (!own)
            return tl::unexpected(own.error());
        Result<MergedRules> merged = extended({base->rules, base->sources.origins}, *own, number);
        if (!merged) {
            Problem problem = merged.error();
            problem.file = path;
            problem.place = placeIn(*json, problem.place);
            return tl::unexpected(std::move(problem));
        }
        RulesFile out{std::move(merged->rules), std::move(base->sources), std::move(base->rules),
                      std::move(merged->facts)};
        out.sources.origins = std::move(merged->origins);
        out.sources.files.insert(out.sources.files.begin(), {path, digest, std::move(*own)});
        return out;
    }

private:
    Result<RulesFile> alone(const Json& json, const std::string& text, const Digest& digest, const std::string& path)
    {
        for (const char* key : {"without", "before"})
            if (const Json* given = json.find(key))
                return bad(path, jsonPlace(given->line, std::string("/") + key),
                           {"\"{0}\" is about extended rules, and this file extends none", {key}},
                           {"add \"extends\" with the rules file, or take \"{0}\" out", {key}});
        Result<Ruleset> rules = text.size() > most::rulesBytes ? readRules(text, path)
                                                               : JsonReader(path, nullptr).rules(json);
        if (!rules)
            return tl::unexpected(rules.error());
        if (!json.find("format"))
            return bad(path, {}, "the file does not state its format", "put \"format\": 1 at its beginning");
        MergedRules merged = mergedAlone(*rules, mOpen.size());
        return RulesFile{
            std::move(merged.rules), {{{path, digest, {{}, std::move(*rules)}}}, std::move(merged.origins)}, {}, {}};
    }

    /// The path of the base of a file, which is now open.
    Result<std::string> baseOf(const Json& json, const Json& extends, const std::string& path)
    {
        const std::string place = jsonPlace(extends.line, "/extends");
        std::error_code error;
        mOpen.push_back(fs::weakly_canonical(path, error));
        if (!extends.isText() || extends.text.empty())
            return bad(path, place, "the path of a rules file is expected here",
                       "write it from the folder of this file, as \"../series/series.rules.json\"");
        if (!json.find("format"))
            return bad(path, {}, "the file does not state its format", "put \"format\": 4 at its beginning");
        Result<std::string> below = basePath(path, extends.text, place);
        if (!below)
            return below;
        const fs::path real = fs::canonical(*below, error);
        if (std::ranges::find(mOpen, real) != mOpen.end())
            return bad(path, place, {"the rules file \"{0}\" extends this file in turn", {extends.text}},
                       "let one of the files extend no other");
        if (mOpen.size() >= longestSeries)
            return bad(path, place,
                       {"these rules extend others over more than {0} files", {std::to_string(longestSeries)}},
                       "join two of the files");
        if (std::ranges::find(editions, real) != editions.end()) {
            replaced = true;
            return edition;
        }
        return below;
    }

    std::vector<fs::path> mOpen;
};

/// The whole rules must also be readable as one file, as a game stores them.
Result<RulesFile> checkedWhole(Result<RulesFile> file)
{
    if (file && file->base)
        if (const Result<std::string> whole = rulesToSave(file->rules, file->sources.files.front().path); !whole) {
            Problem problem = whole.error();
            problem.place = {};
            return tl::unexpected(std::move(problem));
        }
    return file;
}

} // namespace

SeriesPlace RulesSources::placeOf(const std::string& pointer) const
{
    const std::size_t keyEnd = std::min(pointer.find('/', 1), pointer.size());
    const auto found = pointer.empty() ? origins.end() : origins.find(pointer.substr(1, keyEnd - 1));
    if (found == origins.end() || found->second.empty())
        return {0, pointer};
    const std::size_t rowEnd = std::min(pointer.find('/', keyEnd + 1), pointer.size());
    std::size_t index = 0;
    if (keyEnd < pointer.size())
        std::from_chars(pointer.data() + keyEnd + 1, pointer.data() + rowEnd, index);
    if (index >= found->second.size())
        return {found->second.front().file, pointer};
    const RowOrigin& origin = found->second[index];
    if (keyEnd == pointer.size() || std::to_string(index) != pointer.substr(keyEnd + 1, rowEnd - keyEnd - 1))
        return {origin.file, pointer};
    return {origin.file, pointer.substr(0, keyEnd + 1) + std::to_string(origin.index) + pointer.substr(rowEnd)};
}

Result<RulesFile> openRulesText(const std::string& text, const std::string& path)
{
    return checkedWhole(ChainReader().read(text, sha256(text), path));
}

Result<RulesFile> openRulesFile(const std::string& path)
{
    Result<FileText> file = readText(path);
    if (!file)
        return tl::unexpected(file.error());
    return openRulesText(file->text, path);
}

Result<std::string> ownRulesToSave(const Ruleset& whole, const RulesFile& opened, const std::string& target,
                                   Spelling spelling)
{
    const SeriesFile& source = opened.sources.files.front();
    std::string extends = source.own.extension.extends;
    const std::string from = parentFolder(source.path), to = parentFolder(target);
    std::error_code error;
    // A copy of the same base at the same place counts as that base.
    const Result<std::string> beside = basePath(target, extends, {});
    const Result<FileText> copy = beside ? readText(*beside) : tl::unexpected<Problem>(beside.error());
    if (!copy || copy->digest != opened.sources.files[1].digest) {
        extends = fs::relative(fs::path(from) / extends, to, error).generic_string();
        if (const Result<std::string> there = basePath(target, extends, {}); !there)
            return tl::unexpected(there.error());
    }
    const OwnRules own = ownRules(*opened.base, whole, extends);
    const Result<MergedRules> again = extended(mergedAlone(*opened.base, 1), own, 0);
    if (!again)
        return tl::unexpected(again.error());
    if (!(again->rules == whole))
        return bad(target, {}, "these rules cannot be written as an extension of their base",
                   "give each row of a list its own id");
    if (const Result<std::string> text = rulesToSave(whole, target); !text)
        return text;
    return writeOwnRules(own, whole, spelling);
}

Result<SeriesUpdate> seriesUpdate(const std::string& game, const std::string& older, const std::string& newer)
{
    const Result<FileText> text = readText(game);
    if (!text)
        return tl::unexpected(text.error());
    std::error_code error;
    ChainReader now, then;
    now.editions = then.editions = {fs::weakly_canonical(older, error), fs::weakly_canonical(newer, error)};
    now.edition = newer;
    then.edition = older;
    const Result<RulesFile> after = now.read(text->text, text->digest, game);
    if (!after)
        return tl::unexpected(after.error());
    if (!now.replaced)
        return bad(game, {}, {"these rules extend neither {0} nor {1}", {older, newer}},
                   "name the file that they extend as one of the two editions");
    const Result<RulesFile> before = then.read(text->text, text->digest, game);
    if (!before)
        return tl::unexpected(before.error());
    SeriesUpdate out{before->rules, after->rules, {}};
    for (const SeriesFact& fact : after->facts) {
        if (fact.does == SeriesDoes::Adds)
            continue;
        if (rowDiffers(*before->base, *after->base, fact.list, fact.id))
            out.changedBelow.push_back(fact);
    }
    return out;
}

} // namespace fw
