// Shows the current table above the log.
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

/// If there is no room for both, for example with large letters, the table hides the log, and the question keeps its
/// place. A user who looks back at an earlier row needs the log.
void RefereePage::shareRoom()
{
    mBelow->setMinimumHeight(mLog->minimumSizeHint().height());
    const bool both = mBelow->height() >= mPane->minimumSizeHint().height() + mLog->minimumSizeHint().height();
    mPane->setAllowed(mTableShown && (both || mShownRow < 0));
    mLog->setVisible(both || !mPane->isVisibleTo(mBelow));
}

/// Shows the tables of the current question; for an earlier row, those that its ruling read if everybody may know it.
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
