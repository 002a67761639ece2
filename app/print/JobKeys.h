#pragma once

#include "app/print/Job.h"
#include "engine/store/JsonTree.h"

namespace fw {

/// A key of an output in a jobs file.
struct JobKey {
    const char* name;
    /// Whether the key has a use for this content and form.
    bool (*applies)(const JobOutput&);
    /// Reads a value; returns what is wrong with it, or an empty text.
    Text (*read)(const Json&, JobOutput&);
    /// The value to write; nothing for the usual one.
    std::optional<Json> (*write)(const JobOutput&);
};

/// The keys of an output besides "file" and "what", in the order of the file.
const std::vector<JobKey>& jobKeys();

/// Whether an output file has this ending, in any case.
bool endsIn(const JobOutput& output, const char* ending);

/// The endings that a content may have, as "pdf|csv".
std::string endingsOf(JobContent what);

} // namespace fw
