// Lines of sight at the table: a look from a cell, and what it meets.
#include "app/referee/view/RefereePage.h"
#include "editor/SightWords.h"
#include "editor/view/TableView.h"

namespace fw {

bool RefereePage::canLook() const
{
    return !mTable.rules().ruleset().sights.empty();
}

void RefereePage::lookFromHere()
{
    mLookFrom = mLookFrom == noCell && canLook() ? mMap->pointed() : noCell;
    mMap->setLooks(mLooks);
    if (mLookFrom == noCell)
        mMap->setRemark({});
    else
        mMap->setRemark([this](Cell cell) { return lookTo(cell); });
}

/// Takes back what was begun last: a look first, then a click.
void RefereePage::takeBack()
{
    if (mLookFrom != noCell)
        lookFromHere();
    else
        mReferee->draft.back();
}

QString RefereePage::lookTo(int cell)
{
    const Rules& rules = mTable.rules();
    const State& state = mShownRow >= 0 ? mTable.game().entries()[std::size_t(mShownRow)].after : mTable.state();
    if (cell == mLookFrom)
        return tr("the line of sight begins here");
    // The range differs by counter, so only the distance is shown; the line of sight is the same for all.
    QStringList words{tr("distance %1").arg(rules.scenario().map.grid.distance(mLookFrom, cell))};
    bool open = false;
    for (const Sighted& sight : sights(rules, state.position, -1, mLookFrom, cell)) {
        words << sightWords(sight);
        open = open || sight.holds;
    }
    mMap->setLooks({{mLookFrom, cell, open}});
    return words.join(QStringLiteral("; "));
}

} // namespace fw
