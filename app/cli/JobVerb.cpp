#include "app/Headless.h"
#include "app/Language.h"
#include "app/Places.h"
#include "app/cli/CommandVerbs.h"
#include "app/cli/Console.h"
#include "app/cli/ProofOut.h"
#include "app/print/JobRun.h"
#include "app/print/JobsFile.h"
#include "engine/base/Words.h"

#include <QGuiApplication>
#include <algorithm>

namespace fw {

namespace {

/// The jobs of this name: by id or title, or all.
Result<std::vector<Job>> jobsNamed(const std::vector<Job>& jobs, const std::string& name, const std::string& file)
{
    if (smallLetters(name) == "all" && !jobs.empty())
        return jobs;
    const auto found = std::ranges::find_if(jobs, [&](const Job& job) {
        return job.id == smallLetters(name) || smallLetters(job.title) == smallLetters(name);
    });
    if (found != jobs.end())
        return std::vector<Job>{*found};
    std::string known;
    for (const Job& job : jobs)
        known += job.id + ", ";
    return tl::unexpected<Problem>(Problem(Trouble::Usage, Text("there is no job '{0}'", {name}), {}, file, "--job",
                                           Text("write {0}all", {known})));
}

} // namespace

Exit exportJobs(const Request& request, int argc, char** argv)
{
    const std::string& file = request.files.front();
    goHeadless();
    const QGuiApplication app(argc, argv);
    installTranslation();
    const Result<Loaded> loaded = loadScenario(file);
    if (!loaded)
        return complain(loaded.error());
    const Result<Jobs> all = jobsOf(file, loaded->rules, loaded->scenario);
    if (!all)
        return complain(all.error());
    const Result<std::vector<Job>> jobs = jobsNamed(all->jobs, request.job, file);
    if (!jobs)
        return complain(jobs.error());
    if (printsCounters(*jobs) && complainOfErrors(loaded->rules, loaded->scenario, file) > 0 && !request.force) {
        complain(Cli::tr("nothing was printed; --force prints despite the errors"));
        return Exit::Findings;
    }
    const Result<void> done = runJobs(*jobs, jobSource(loaded->rules, loaded->scenario, file, request.force),
                                      request.output);
    return done ? Exit::Done : complain(done.error());
}

} // namespace fw
