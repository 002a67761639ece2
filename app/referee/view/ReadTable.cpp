// The table that is read, above the log.
#include "app/referee/log/LogPanel.h"
#include "app/referee/view/QuestionPanel.h"
#include "app/referee/view/RefereePage.h"
#include "app/referee/view/RulingSummary.h"
#include "app/referee/view/TablePane.h"

namespace fw {

void RefereePage::setTableShown(bool shown)
{
    mTableShown = shown;
    shareRoom();
}

/// Where there is no room for both, as in large letters, the log waits while a table is read, and the question stays
/// where it is. Who looks back needs the log.
void RefereePage::shareRoom()
{
    mBelow->setMinimumHeight(mLog->minimumSizeHint().height());
    const bool both = mBelow->height() >= mPane->minimumSizeHint().height() + mLog->minimumSizeHint().height();
    mPane->setAllowed(mTableShown && (both || mShownRow < 0));
    mLog->setVisible(both || !mPane->isVisibleTo(mBelow));
}

/// The tables of the moment shown; of an earlier one, those that its ruling read, where all may hear of it.
void RefereePage::showTables()
{
    const auto& entries = mTable.game().entries();
    if (mShownRow < 0 || mShownRow >= qint64(entries.size())) {
        mPane->refresh(mPanel->tables());
        shareRoom();
        return;
    }
    const Entry& row = entries[std::size_t(mShownRow)];
    const bool open = !mClosed || (mShownRow > 0 && forAllEars(entries[std::size_t(mShownRow) - 1].after, row));
    mPane->refresh({row.rules, open ? tablesRead(*row.rules, row.trace) : std::vector<TableRead>(), true});
    shareRoom();
}

} // namespace fw
