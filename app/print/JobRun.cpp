#include "app/print/JobRun.h"

#include "app/Places.h"
#include "app/print/CounterSheets.h"
#include "app/print/Export.h"
#include "app/print/Manifest.h"
#include "app/print/OutputDevice.h"
#include "app/print/PlayAids.h"
#include "app/print/PressProfile.h"
#include "app/print/PressSheets.h"
#include "editor/Translated.h"
#include "editor/render/CounterArt.h"
#include "engine/proof/Mix.h"

#include <QDirIterator>
#include <QFileInfo>
#include <QTemporaryDir>
#include <algorithm>

namespace fw {

namespace {

Printed printedOf(JobContent what)
{
    switch (what) {
    case JobContent::Setup: return Printed::Setup;
    case JobContent::Card: return Printed::Card;
    case JobContent::Roster: return Printed::Roster;
    case JobContent::Aids: return Printed::Aids;
    default: return Printed::Map;
    }
}

QString titleOf(const JobSource& source)
{
    return translated(source.scenario.title.empty() ? source.scenario.id : source.scenario.title);
}

Result<void> writeCounters(const JobOutput& output, const JobSource& source, const std::string& file,
                           Progress* progress)
{
    if (output.markers && source.scenario.markers.empty())
        return fail(Trouble::Usage, Text("{0}: the counter mix has no markers", {output.file}), {},
                    "take the key \"markers\" out of the job");
    std::vector<TwoSided> pieces = sheetCounters(source.rules, source.scenario,
                                                 QString::fromStdString(folderOf(source.path)));
    if (source.force)
        dropInvalidArt(pieces);
    sortForSheets(pieces, output.layout.order, source.rules, source.scenario);
    if (output.markers)
        for (TwoSided& marker : sheetMarkers(source.rules, source.scenario))
            pieces.push_back(std::move(marker));
    if (output.press) {
        PressOptions options = *output.press;
        if (output.layout.corner > 0)
            options.corner = output.layout.corner;
        const Result<PressProfile> profile = pressProfile(options.profile);
        if (!profile)
            return tl::unexpected<Problem>(profile.error());
        const Result<PressPdf> press = pressSheets(pieces, output.layout, titleOf(source),
                                                   QString::fromStdString(source.rules.version), options, *profile,
                                                   progress);
        return press ? writeBytes({file, Form::Pdf}, press->bytes) : tl::unexpected(press.error());
    }
    const Result<QByteArray> pdf = counterSheets(pieces, output.layout, titleOf(source),
                                                 QString::fromStdString(source.rules.version), progress);
    return pdf ? writeBytes({file, Form::Pdf}, *pdf) : tl::unexpected(pdf.error());
}

Result<void> writeMix(const JobOutput& output, const JobSource& source, const std::string& file)
{
    if (hasEnding(file, ".csv"))
        return writeOutput({file, Form::Csv}, mixCsv(mixOf(source.rules, source.scenario)));
    return writeBytes({file, Form::Pdf}, manifestPdf(source.rules, source.scenario, titleOf(source),
                                                     QString::fromStdString(source.rules.version), output.layout.page));
}

Result<void> writeOne(const JobOutput& output, const JobSource& source, const std::string& file, Progress* progress)
{
    if (output.what == JobContent::Counters)
        return writeCounters(output, source, file, progress);
    if (output.what == JobContent::Mix)
        return writeMix(output, source, file);
    ExportChoice choice;
    choice.what = printedOf(output.what);
    choice.tiled = output.tiled;
    choice.paper = output.layout.page;
    choice.dpi = output.dpi;
    choice.dark = output.dark;
    choice.press = output.press;
    if (!choice.press)
        choice.frame = {output.bleed, output.mapPaper};
    else if (output.bleed)
        choice.press->pageBleed = *output.bleed;
    choice.markers = source.markers;
    // A table for players uses the options of their game.
    const Ruleset rules = output.what == JobContent::Aids ? rowsInForce(source.rules, source.scenario) : source.rules;
    return exportTo(rules, source.scenario, source.counters, choice, file, progress);
}

/// The name of an output inside the folder of the run.
QString nameIn(const std::vector<Job>& jobs, const Job& job, const JobOutput& output)
{
    const QString file = QString::fromStdString(output.file);
    return jobs.size() == 1 ? file : QString::fromStdString(job.id) + '/' + file;
}

/// Refuses a folder with files, which may be the user's own.
Result<void> checkClean(const QString& folder)
{
    const QFileInfo info(folder);
    if (!info.exists())
        return {};
    if (!info.isDir())
        return fail(Trouble::Unwritable, Text("{0} is a file, not a folder", {folder.toStdString()}));
    QDirIterator each(folder, QDir::Files | QDir::System | QDir::Hidden, QDirIterator::Subdirectories);
    if (!each.hasNext())
        return {};
    const QString name = QDir(folder).relativeFilePath(each.next());
    return fail(Trouble::Unwritable,
                Text("the folder {0} has files, such as {1}", {folder.toStdString(), name.toStdString()}), {},
                "give a new or an empty folder");
}

Result<void> cannotPlace(const QString& folder)
{
    return fail(Trouble::Unwritable, Text("the folder {0} cannot be written", {folder.toStdString()}), {},
                "choose a place where you may create folders");
}

/// Moves the finished folder to its place; an earlier one goes first, and comes back if that fails.
Result<void> takePlace(const QString& finished, const QString& aside, const QString& folder)
{
    const bool replaces = QFileInfo::exists(folder);
    if (replaces && !QDir().rename(folder, aside))
        return cannotPlace(folder);
    if (QDir().rename(finished, folder))
        return {};
    if (replaces)
        QDir().rename(aside, folder);
    return cannotPlace(folder);
}

} // namespace

JobSource jobSource(const Ruleset& rules, const Scenario& scenario, const std::string& path, bool force)
{
    JobSource out{path, rules, scenario, counterFaces(rules, scenario), trackMarkers(rules, scenario), force};
    dress(out.counters, scenario, QString::fromStdString(folderOf(path)));
    return out;
}

bool printsCounters(const std::vector<Job>& jobs)
{
    return std::ranges::any_of(jobs, [](const Job& job) {
        return std::ranges::find(job.outputs, JobContent::Counters, &JobOutput::what) != job.outputs.end();
    });
}

Result<void> runJobs(const std::vector<Job>& jobs, const JobSource& source, const std::string& folder,
                     Progress* progress)
{
    const QFileInfo given(QString::fromStdString(folder));
    const QString target = given.exists() ? given.canonicalFilePath() : QDir::cleanPath(given.absoluteFilePath());
    if (Result<void> clean = checkClean(target); !clean)
        return clean;
    // Next to the target, so that moving it into place is one step.
    QTemporaryDir staging(QFileInfo(target).path() + "/.fieldworks-jobs-XXXXXX");
    const QString finished = staging.filePath("new");
    if (!staging.isValid() || !QDir().mkpath(finished))
        return cannotPlace(target);
    for (const Job& job : jobs)
        for (const JobOutput& output : job.outputs) {
            if (progress != nullptr && progress->stopped())
                return cancelled();
            const QString file = finished + '/' + nameIn(jobs, job, output);
            if (!QDir().mkpath(QFileInfo(file).path()))
                return cannotPlace(target);
            if (Result<void> done = writeOne(output, source, file.toStdString(), progress); !done) {
                Problem why = done.error();
                why.file = job.id + '/' + output.file; // the file of the staging folder says nothing
                return tl::unexpected<Problem>(std::move(why));
            }
        }
    if (Result<void> clean = checkClean(target); !clean) // somebody may have used the folder meanwhile
        return clean;
    return takePlace(finished, staging.filePath("old"), target);
}

} // namespace fw
