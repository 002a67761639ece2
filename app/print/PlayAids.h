#pragma once

#include "app/print/AidCharts.h"
#include "editor/render/SheetTrack.h"
#include "engine/base/Problem.h"
#include "engine/model/Scenario.h"

#include <QByteArray>
#include <QPageSize>

namespace fw {

class Rules;

/// The rules without the rows that the options of a scenario switch off; all rows if the scenario cannot be prepared.
Ruleset rowsInForce(const Ruleset& ruleset, const Scenario& scenario);

/// The rules of a game without the nodes that its options switch off, and without tables that only those nodes read.
Ruleset rowsInForce(const Rules& rules);

/// A track of the play aids.
struct AidTrack {
    std::string id; ///< of its mark; "turns" for the turns
    QString title;
    QString whose; ///< whose markers are on it
    SheetTrack track;
};

/// The tracks of the play aids in their order, without places on a page.
std::vector<AidTrack> aidTracks(const Ruleset& inForce, const Scenario& scenario);

/// The charts of the play aids: each table, followed by the modifiers of what is looked up in it, then the other
/// modifiers. A chart higher than the page is split.
std::vector<AidChart> playAidCharts(const Ruleset& inForce, const Scenario& scenario, QSizeF page);

/// What a dagger after a title means.
QString daggerWords();

/// The play aids as PDF: tracks with squares for counters, then the tables of rules and scenario in larger letters than
/// on the map, then the sequence of play. A table is split only if it is higher than a page. Refuses if there is
/// neither track nor table. Needs a QGuiApplication.
Result<QByteArray> playAids(const Ruleset& inForce, const Scenario& scenario, QPageSize::PageSizeId paper);

} // namespace fw
