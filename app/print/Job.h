#pragma once

#include "app/print/Press.h"
#include "app/print/SheetGrid.h"
#include "engine/model/Ruleset.h"
#include "engine/model/Scenario.h"

#include <optional>
#include <string>
#include <vector>

namespace fw {

/// What an output of a job prints; the words are in jobContents().
enum class JobContent { Map, Setup, Card, Roster, Aids, Counters, Mix };

/// The words for JobContent in files, in its order.
const std::vector<std::string>& jobContents();

/// One file that a job writes.
struct JobOutput {
    std::string file; ///< its name in the folder; the ending chooses the form
    JobContent what = JobContent::Map;
    SheetLayout layout = {};                 ///< of counters; its paper is that of all pages
    bool markers = false;                    ///< of counters: the markers of the mix, too
    bool dark = false;                       ///< of a map
    bool tiled = false;                      ///< of a map: over several pages
    int dpi = 200;                           ///< of a map as PNG
    std::optional<double> bleed = {};        ///< of a map as a PDF on one sheet, with crop marks
    std::optional<SheetPaper> mapPaper = {}; ///< the sheet in whose middle such a map is printed

    std::optional<PressOptions> press = {}; ///< as PDF/X-4; a map then has the bleed of these options or of `bleed`

    bool isMap() const { return what == JobContent::Map || what == JobContent::Setup; }
};

/// A set of files that are printed together.
struct Job {
    std::string id; ///< small letters, digits and hyphens
    std::string title;
    std::vector<JobOutput> outputs;
};

/// The jobs that a scenario without a jobs file offers: a proof set, one for a printer, and one to print and play.
std::vector<Job> readyJobs(const Ruleset& rules, const Scenario& scenario);

/// The id for a title: "Printer A" gives "printer-a"; with a number if `taken` has it.
std::string jobId(const std::string& title, const std::vector<Job>& taken);

} // namespace fw
