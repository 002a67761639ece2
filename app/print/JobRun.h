#pragma once

#include "app/print/Job.h"
#include "app/widgets/Progress.h"
#include "editor/render/CounterFace.h"
#include "editor/render/TrackMarkers.h"
#include "engine/base/Problem.h"

namespace fw {

/// What jobs print: a scenario with its rules, its counters dressed in their drawings.
struct JobSource {
    std::string path; ///< of the scenario
    Ruleset rules;
    Scenario scenario;
    std::vector<CounterFace> counters;
    std::vector<TrackMarker> markers; ///< on the tracks
    bool force = false;               ///< prints counters without drawings that cannot be used
};

/// Prepares a scenario for its jobs; needs a QGuiApplication.
JobSource jobSource(const Ruleset& rules, const Scenario& scenario, const std::string& path, bool force = false);

/// Whether a job prints counters, whose errors the check reports.
bool printsCounters(const std::vector<Job>& jobs);

/// Writes the outputs of jobs into a folder that is new, or that holds nothing but earlier outputs of the same jobs;
/// several jobs get a folder each, named by their ids. Writes all files or none, and the same bytes each time. Needs a
/// QGuiApplication.
Result<void> runJobs(const std::vector<Job>& jobs, const JobSource& source, const std::string& folder,
                     Progress* progress = nullptr);

} // namespace fw
