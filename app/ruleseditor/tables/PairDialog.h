#pragma once

#include "app/widgets/Dialog.h"
#include "engine/model/Ruleset.h"
#include "engine/model/Scenario.h"

class QDialogButtonBox;
class QLabel;

namespace fw {

class TableView;

/// The map of a scenario as it is set up, on which two counters are picked: who acts, and against whom.
class PairDialog : public Dialog
{
    Q_OBJECT

public:
    /// Shows the map; both are copied.
    PairDialog(const Ruleset& rules, const Scenario& scenario, QWidget* parent = nullptr);

    /// Place of the counter that acts among the units of the scenario, -1 before it is picked.
    int acting() const { return mActing; }
    /// The same of the other one.
    int target() const { return mTarget; }

private:
    void pick(int unit);
    void drop();
    void tell();

    std::vector<Unit> mUnits;
    TableView* mMap;
    QLabel* mSays;
    QDialogButtonBox* mButtons;
    int mActing = -1;
    int mTarget = -1;
};

} // namespace fw
