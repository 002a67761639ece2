#include "app/print/Job.h"

#include "app/print/Export.h"
#include "app/print/PressProfile.h"

#include <QCoreApplication>
#include <algorithm>

namespace fw {

namespace {

class JobText
{
    Q_DECLARE_TR_FUNCTIONS(Job)
};

JobOutput output(const char* file, JobContent what)
{
    JobOutput out;
    out.file = file;
    out.what = what;
    return out;
}

JobOutput counters(const Scenario& scenario, double gutter, double bleed)
{
    JobOutput out = output("counters.pdf", JobContent::Counters);
    out.layout.gutter = gutter;
    out.layout.bleed = bleed;
    out.markers = !scenario.markers.empty();
    return out;
}

} // namespace

const std::vector<std::string>& jobContents()
{
    static const std::vector<std::string> words{"map", "setup", "setup-card", "roster", "aids", "counters", "mix"};
    return words;
}

std::string jobId(const std::string& title, const std::vector<Job>& taken)
{
    std::string id;
    for (const char letter : QString::fromStdString(title).toLower().toStdString())
        if ((letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9'))
            id += letter;
        else if (!id.empty() && id.back() != '-')
            id += '-';
    id = id.substr(0, 30);
    while (!id.empty() && id.back() == '-')
        id.pop_back();
    if (id.empty() || id == "all") // the command line means every job by "all"
        id = "job";
    std::string out = id;
    for (int number = 2; std::ranges::find(taken, out, &Job::id) != taken.end(); ++number)
        out = id + '-' + std::to_string(number);
    return out;
}

std::vector<Job> readyJobs(const Ruleset& rules, const Scenario& scenario)
{
    const bool large = !fitsVectors(scenario, {}); // too large for a PDF
    const bool aids = !rules.tables.empty();
    Job proof{"proof-set", JobText::tr("Proof set").toStdString(), {}};
    for (const auto& [file, what] : {std::pair(large ? "map.png" : "map.pdf", JobContent::Map),
                                     {large ? "setup.png" : "setup.pdf", JobContent::Setup},
                                     {"setup-card.pdf", JobContent::Card},
                                     {"roster.pdf", JobContent::Roster},
                                     {"mix.pdf", JobContent::Mix},
                                     {"mix.csv", JobContent::Mix}})
        proof.outputs.push_back(output(file, what));
    proof.outputs.push_back(counters(scenario, 3, 1.5));
    Job printer{"printer-a", JobText::tr("Printer A").toStdString(), {}};
    JobOutput die = counters(scenario, 3, 1.5);
    die.layout.paper = {320, 450}; // SRA3
    die.layout.corner = 1;
    printer.outputs.push_back(die);
    JobOutput map = output(large ? "map.png" : "map.pdf", JobContent::Map);
    if (large)
        map.dpi = 300;
    else
        map.bleed = 3;
    printer.outputs.push_back(map);
    if (pressProfile({})) // without a profile of its own the printer gets screen colours
        for (JobOutput& one : printer.outputs)
            if (hasEnding(one.file, ".pdf"))
                one.press = PressOptions();
    Job play{"print-and-play-a4", JobText::tr("Print and play A4").toStdString(), {}};
    JobOutput fold = counters(scenario, 0, 1);
    fold.layout.fold = true;
    play.outputs.push_back(fold);
    if (!large) {
        play.outputs.push_back(output("map.pdf", JobContent::Map));
        play.outputs.back().tiled = true;
    }
    play.outputs.push_back(output("setup-card.pdf", JobContent::Card));
    if (aids)
        for (Job* const job : {&proof, &printer, &play})
            job->outputs.push_back(output("aids.pdf", JobContent::Aids));
    return {proof, printer, play};
}

} // namespace fw
