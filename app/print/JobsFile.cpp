#include "app/print/JobsFile.h"

#include "app/print/Export.h"
#include "app/print/JobKeys.h"
#include "engine/base/Vocabulary.h"
#include "engine/base/Words.h"
#include "engine/store/Input.h"
#include "engine/store/Output.h"

#include <QFileInfo>
#include <algorithm>
#include <set>

namespace fw {

namespace {

constexpr std::int64_t jobsFormat = 1;
constexpr std::uintmax_t mostBytes = 1u << 20;
constexpr std::size_t mostJobs = 100, mostOutputs = 100, mostTitle = 200, mostName = 100;

/// Reads a jobs file; stops at the first problem.
class Reader
{
public:
    explicit Reader(const std::string& file) : mFile(file) {}

    Result<std::vector<Job>> read(const Json& top)
    {
        if (keys(top, "", {"$schema", "format", "jobs"}, {"format", "jobs"})) {
            const Json& format = *top.find("format");
            if (format.kind != Json::Kind::Integer || format.number < 1)
                refuse(format, "/format", {"the format is {0}", {std::to_string(jobsFormat)}});
            else if (format.number > jobsFormat)
                mProblem = Problem(Trouble::Newer, "a newer program wrote this file", {}, mFile,
                                   jsonPlace(format.line, "/format"), "use the newer program");
            else
                jobs(*top.find("jobs"));
        }
        if (mProblem)
            return tl::unexpected<Problem>(*mProblem);
        return std::move(mJobs);
    }

private:
    void refuse(const Json& at, const std::string& pointer, Text text, Text remedy = {})
    {
        if (!mProblem)
            mProblem = Problem(Trouble::BadInput, std::move(text), {}, mFile, jsonPlace(at.line, pointer),
                               std::move(remedy));
    }
    /// Whether this is an object with no other keys than `known` and all of `needed`.
    bool keys(const Json& json, const std::string& pointer, const std::vector<std::string>& known,
              const std::vector<std::string>& needed)
    {
        if (!json.isObject())
            refuse(json, pointer, "this is an object in braces");
        for (std::size_t i = 0; i < json.keys.size() && json.isObject(); ++i)
            if (std::ranges::find(known, json.keys[i]) == known.end()) {
                const std::string near = nearestWord(json.keys[i], known);
                refuse(json.items[i], pointer + '/' + json.keys[i], {"there is no key \"{0}\" here", {json.keys[i]}},
                       near.empty() ? Text("take it out") : Text("write \"{0}\"", {near}));
            }
        for (const std::string& key : needed)
            if (json.find(key) == nullptr)
                refuse(json, pointer, {"the key \"{0}\" is missing", {key}});
        return !mProblem;
    }
    bool list(const Json& json, const std::string& pointer, std::size_t most)
    {
        if (!json.isArray() || json.items.empty() || json.items.size() > most)
            refuse(json, pointer, {"this is a list of 1 to {0} objects", {std::to_string(most)}});
        return !mProblem;
    }
    void jobs(const Json& json)
    {
        if (!json.items.empty() || !json.isArray()) // a project may have no job at all
            list(json, "/jobs", mostJobs);
        for (std::size_t i = 0; i < json.items.size() && !mProblem; ++i)
            job(json.items[i], "/jobs/" + std::to_string(i));
    }
    void job(const Json& json, const std::string& pointer)
    {
        if (!keys(json, pointer, {"id", "title", "outputs"}, {"id", "title", "outputs"}))
            return;
        Job job;
        const Json &id = *json.find("id"), &title = *json.find("title"), &outputs = *json.find("outputs");
        if (!id.isText() || id.text != jobId(id.text, {}))
            refuse(id, pointer + "/id", "an id has small letters, digits and hyphens, 30 at most, and is not \"all\"");
        else if (std::ranges::find(mJobs, id.text, &Job::id) != mJobs.end())
            refuse(id, pointer + "/id", {"two jobs have the id \"{0}\"", {id.text}}, "give each job another id");
        if (!title.isText() || title.text.empty() || title.text.size() > mostTitle)
            refuse(title, pointer + "/title", {"a title has 1 to {0} letters", {std::to_string(mostTitle)}});
        if (mProblem || !list(outputs, pointer + "/outputs", mostOutputs))
            return;
        job.id = id.text;
        job.title = title.text;
        std::set<std::string> names;
        for (std::size_t i = 0; i < outputs.items.size() && !mProblem; ++i) {
            const std::string at = pointer + "/outputs/" + std::to_string(i);
            job.outputs.push_back(output(outputs.items[i], at));
            if (!mProblem && !names.insert(smallLetters(job.outputs.back().file)).second)
                refuse(outputs.items[i], at + "/file", {"two outputs have the name \"{0}\"", {job.outputs.back().file}},
                       "give each another name");
        }
        mJobs.push_back(std::move(job));
    }
    JobOutput output(const Json& json, const std::string& pointer)
    {
        JobOutput out;
        std::vector<std::string> known{"file", "what"};
        for (const JobKey& key : jobKeys())
            known.emplace_back(key.name);
        if (!keys(json, pointer, known, {"file", "what"}))
            return out;
        const Json &file = *json.find("file"), &what = *json.find("what");
        const auto word = std::ranges::find(jobContents(), what.text);
        if (!what.isText() || word == jobContents().end()) {
            const std::string near = nearestWord(what.text, jobContents());
            refuse(what, pointer + "/what", {"\"{0}\" cannot be printed", {what.text}},
                   near.empty() ? Text("write map, setup, setup-card, roster, aids, counters or mix")
                                : Text("write \"{0}\"", {near}));
            return out;
        }
        out.what = JobContent(word - jobContents().begin());
        out.file = file.text;
        if (!goodName(file))
            refuse(file, pointer + "/file",
                   {"the name of an output has 1 to {0} letters, no folder, and no point or hyphen at its start",
                    {std::to_string(mostName)}});
        else if (!goodEnding(out))
            refuse(file, pointer + "/file", {"{0}: the name must end in {1}", {out.file, endingsOf(out.what)}});
        for (const JobKey& key : jobKeys())
            if (const Json* value = json.find(key.name); value != nullptr && !mProblem)
                read(key, *value, pointer + '/' + key.name, out);
        if (mProblem || out.what != JobContent::Counters)
            return out;
        if (std::optional<LayoutFault> fault = SheetGrid::fault(out.layout)) {
            const Json* at = json.find(fault->key);
            refuse(at != nullptr ? *at : json, at != nullptr ? pointer + '/' + fault->key : pointer,
                   std::move(fault->text), std::move(fault->remedy));
        }
        return out;
    }
    void read(const JobKey& key, const Json& json, const std::string& pointer, JobOutput& out)
    {
        if (!key.applies(out))
            refuse(json, pointer, {"the key \"{0}\" does not apply to {1}", {key.name, out.file}}, "take it out");
        else if (Text wrong = key.read(json, out); !wrong.empty())
            refuse(json, pointer, std::move(wrong));
    }
    static bool goodName(const Json& file)
    {
        const std::string& name = file.text;
        return file.isText() && !name.empty() && name.size() <= mostName && name.front() != '.' && name.front() != '-'
               && std::ranges::none_of(name,
                                       [](char c) { return c == '/' || c == '\\' || c == ':' || (c >= 0 && c < ' '); });
    }
    static bool goodEnding(const JobOutput& out)
    {
        for (const QString& ending : QString::fromStdString(endingsOf(out.what)).split('|'))
            if (hasEnding(out.file, '.' + ending.toStdString()))
                return true;
        return false;
    }

    const std::string& mFile;
    std::vector<Job> mJobs;
    std::optional<Problem> mProblem;
};

} // namespace

std::string jobsFileOf(const std::string& scenarioPath)
{
    constexpr std::string_view ending = ".scenario.json";
    const std::string stem = hasEnding(scenarioPath, ending)
                                 ? scenarioPath.substr(0, scenarioPath.size() - ending.size())
                                 : scenarioPath;
    return stem + ".jobs.json";
}

Result<std::vector<Job>> readJobs(std::string_view text, const std::string& file)
{
    const Result<Json> json = parseJson(text, file);
    if (!json)
        return tl::unexpected(json.error());
    return Reader(file).read(*json);
}

std::string jobsText(const std::vector<Job>& jobs)
{
    Json top = Json::object();
    top.add("format", Json::ofInteger(jobsFormat));
    Json& list = top.add("jobs", Json::array());
    list.lines = true;
    for (const Job& job : jobs) {
        Json one = Json::object();
        one.add("id", Json::ofText(job.id));
        one.add("title", Json::ofText(job.title));
        Json& outputs = one.add("outputs", Json::array());
        outputs.lines = true;
        for (const JobOutput& output : job.outputs) {
            Json row = Json::object();
            row.add("file", Json::ofText(output.file));
            row.add("what", Json::ofText(jobContents()[std::size_t(output.what)]));
            for (const JobKey& key : jobKeys())
                if (key.applies(output))
                    if (std::optional<Json> value = key.write(output))
                        row.add(key.name, std::move(*value));
            outputs.items.push_back(std::move(row));
        }
        list.items.push_back(std::move(one));
    }
    return layoutJson(top);
}

Result<Jobs> jobsOf(const std::string& scenarioPath, const Ruleset& rules, const Scenario& scenario)
{
    const std::string file = jobsFileOf(scenarioPath);
    if (!QFileInfo::exists(QString::fromStdString(file)))
        return Jobs{readyJobs(rules, scenario), {}};
    const Result<std::string> text = readWhole(file, mostBytes);
    if (!text)
        return tl::unexpected(text.error());
    Result<std::vector<Job>> jobs = readJobs(*text, file);
    if (!jobs)
        return tl::unexpected<Problem>(std::move(jobs.error()));
    return Jobs{std::move(*jobs), sha256(*text)};
}

Result<void> saveJobs(const std::string& scenarioPath, Jobs& jobs)
{
    const std::string text = jobsText(jobs.jobs);
    // A title or a list beyond its limit would not be read again.
    if (const Result<std::vector<Job>> again = readJobs(text, jobsFileOf(scenarioPath)); !again)
        return tl::unexpected(again.error());
    Result<void> done = writeOutput({jobsFileOf(scenarioPath), Form::Json, {scenarioPath}, jobs.digest}, text);
    if (done)
        jobs.digest = sha256(text);
    return done;
}

} // namespace fw
