#include "app/print/TablesOut.h"

#include "app/print/FolderOut.h"
#include "app/print/PlayAids.h"
#include "editor/Translated.h"

#include <QCoreApplication>
#include <algorithm>

namespace fw {

namespace {

struct Tables {
    Q_DECLARE_TR_FUNCTIONS(fw::TablesOut)
};

constexpr qsizetype trackRow = 10;          ///< squares of a track in a row of a document
const QSizeF endless(1'000'000, 1'000'000); ///< millimetres; no chart is split

/// A track: its squares in rows of equal length, the first of which is the head.
PlainTable trackTable(const AidTrack& aid)
{
    PlainTable out{"track-" + aid.id, aid.title, aid.whose, {}, {}};
    out.labels = 0;
    QStringList row;
    for (const SheetTrack::Square& square : aid.track.squares()) {
        row << square.label;
        if (row.size() == trackRow) {
            (out.heads.isEmpty() ? out.heads : out.rows.emplace_back()) = row;
            row.clear();
        }
    }
    if (!row.isEmpty())
        (out.heads.isEmpty() ? out.heads : out.rows.emplace_back()) = row;
    return out;
}

/// A track for a spreadsheet: a line for each square.
PlainTable trackList(const AidTrack& aid)
{
    PlainTable out{"track-" + aid.id, aid.title, aid.whose, {aid.title}, {}};
    for (const SheetTrack::Square& square : aid.track.squares())
        out.rows.push_back({square.label});
    return out;
}

PlainTable chartTable(const AidChart& chart)
{
    PlainTable out{chart.id, chart.title, chart.axes, chart.table.headings(), chart.table.lines(), chart.legend};
    out.labels = 1;
    return out;
}

Result<void> checkAny(const std::vector<AidTrack>& tracks, const std::vector<AidChart>& charts,
                      const Scenario& scenario)
{
    const bool turnsOnly = std::ranges::all_of(tracks, [](const AidTrack& track) { return track.id == "turns"; });
    if (!charts.empty() || !turnsOnly)
        return {};
    return fail(Trouble::BadInput, Text("{0} has no tracks and no tables to print",
                                        {scenario.title.empty() ? scenario.id : scenario.title}));
}

} // namespace

Result<std::vector<PlainTable>> aidTables(const Ruleset& inForce, const Scenario& scenario)
{
    const std::vector<AidTrack> tracks = aidTracks(inForce, scenario);
    const std::vector<AidChart> charts = playAidCharts(inForce, scenario, endless);
    if (Result<void> any = checkAny(tracks, charts, scenario); !any)
        return tl::unexpected<Problem>(any.error());
    std::vector<PlainTable> out;
    for (const AidTrack& track : tracks)
        out.push_back(trackTable(track));
    for (const AidChart& chart : charts)
        out.push_back(chartTable(chart));
    if (std::ranges::any_of(charts, [](const AidChart& chart) { return chart.origin == Origin::Reconstructed; }))
        out.push_back({{}, {}, daggerWords(), {}, {}});
    return out;
}

Result<std::string> tablesMarkdown(const Ruleset& inForce, const Scenario& scenario)
{
    Result<std::vector<PlainTable>> tables = aidTables(inForce, scenario);
    if (!tables)
        return tl::unexpected<Problem>(tables.error());
    PlainTable head{{}, translated(inForce.title.empty() ? inForce.id : inForce.title), {}, {}, {}};
    head.note = Tables::tr("Tracks and tables, version %1").arg(toQString(inForce.version));
    head.level = 1;
    tables->insert(tables->begin(), std::move(head));
    return markdownOf(*tables);
}

Result<void> writeTables(const Ruleset& inForce, const Scenario& scenario, const std::string& folder,
                         const std::vector<std::string>& inputs, Progress* progress)
{
    const std::vector<AidTrack> tracks = aidTracks(inForce, scenario);
    const std::vector<AidChart> charts = playAidCharts(inForce, scenario, endless);
    if (Result<void> any = checkAny(tracks, charts, scenario); !any)
        return any;
    std::vector<PlainTable> tables;
    for (const AidTrack& track : tracks)
        tables.push_back(trackList(track));
    for (const AidChart& chart : charts)
        tables.push_back(chartTable(chart));
    Result<FolderOut> out = FolderOut::open(folder, inputs);
    if (!out)
        return tl::unexpected<Problem>(out.error());
    FileStems stems;
    for (std::size_t i = 0; i < tables.size(); ++i) {
        if (!reached(progress, int(i), int(tables.size())))
            return cancelled();
        const QString stem = stems.next(tables[i].id);
        if (Result<void> done = out->add(stem + ".csv", Form::Csv, QByteArray::fromStdString(csvOf(tables[i]))); !done)
            return done;
        if (!tables[i].legend.empty())
            if (Result<void> done = out->add(stems.next(stem.toStdString() + "-codes") + ".csv", Form::Csv,
                                             QByteArray::fromStdString(legendCsv(tables[i])));
                !done)
                return done;
    }
    return out->commit();
}

} // namespace fw
