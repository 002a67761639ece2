#include "app/cli/PressOut.h"

#include "app/cli/Console.h"
#include "app/print/PressSheets.h"
#include "app/print/PressWords.h"

namespace fw {

PressOptions pressOptions(const Request& request)
{
    PressOptions out;
    out.profile = request.profile;
    out.ink = request.ink;
    out.spot = request.spot.value_or(out.spot);
    out.corner = request.corner;
    out.pageBleed = request.bleed.value_or(mapPageBleed);
    return out;
}

void complainOfPress(const PressOptions& options, const std::vector<PressFinding>& findings)
{
    if (const Result<PressProfile> profile = pressProfile(options.profile))
        complain(Cli::tr("The inks follow the profile '%1' in %2.")
                     .arg(profile->name, QString::fromStdString(profile->file)));
    for (const QString& words : pressWords(findings))
        complain(words);
}

Exit exportPressSheets(const Request& request, const std::vector<TwoSided>& counters, const SheetLayout& layout,
                       const QString& title, const QString& version)
{
    const PressOptions options = pressOptions(request);
    const Result<PressProfile> profile = pressProfile(options.profile);
    if (!profile)
        return complain(profile.error());
    const Result<PressPdf> press = pressSheets(counters, layout, title, version, options, *profile);
    if (!press)
        return complain(press.error());
    const Exit done = deliver(press->bytes.toStdString(), outputOf(request, Form::Pdf));
    if (done == Exit::Done)
        complainOfPress(options, press->findings);
    return done;
}

} // namespace fw
