#pragma once

#include "app/print/Job.h"
#include "engine/store/Sha256.h"

namespace fw {

/// The jobs of a scenario, as read.
struct Jobs {
    std::vector<Job> jobs;
    std::optional<Digest> digest = {}; ///< of the file; none if there is no file
};

/// The jobs file next to a scenario: "fight.scenario.json" gives "fight.jobs.json".
std::string jobsFileOf(const std::string& scenarioPath);

/// Reads the text of a jobs file; refuses what it does not know with line and JSON pointer.
Result<std::vector<Job>> readJobs(std::string_view text, const std::string& file);

/// The text of a jobs file.
std::string jobsText(const std::vector<Job>& jobs);

/// The jobs of a scenario: those of its jobs file, or the ready-made ones if there is no such file.
Result<Jobs> jobsOf(const std::string& scenarioPath, const Ruleset& rules, const Scenario& scenario);

/// Writes the jobs file of a scenario; refuses jobs beyond the limits of the file, and a file that changed since it was
/// read.
Result<void> saveJobs(const std::string& scenarioPath, Jobs& jobs);

} // namespace fw
