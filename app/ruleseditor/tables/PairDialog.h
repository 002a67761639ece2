#pragma once

#include "app/widgets/Dialog.h"
#include "engine/model/Ruleset.h"
#include "engine/model/Scenario.h"

class QDialogButtonBox;
class QLabel;

namespace fw {

class TableView;

/// Shows the set-up of a scenario on its map, to pick the acting counter and its target.
class PairDialog : public Dialog
{
    Q_OBJECT

public:
    /// Shows the map; copies both arguments.
    PairDialog(const Ruleset& rules, const Scenario& scenario, QWidget* parent = nullptr);

    /// Index of the acting counter among the units of the scenario, -1 before it is picked.
    int acting() const { return mActing; }
    /// Index of the target in the same way.
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
