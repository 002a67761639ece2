#pragma once

#include "app/widgets/Dialog.h"
#include "engine/model/Scenario.h"
#include "engine/proof/FormulaNow.h"

class QDialogButtonBox;
class QLabel;

namespace fw {

class TableView;

/// Shows the set-up of a scenario on its map, to pick a counter or hex for each role of a formula in turn.
class RolePickDialog : public Dialog
{
    Q_OBJECT

public:
    /// Shows the map; asks for the roles that need a counter or a place. Copies its arguments.
    RolePickDialog(const Ruleset& rules, const Scenario& scenario, std::vector<FormulaRole> roles,
                   QWidget* parent = nullptr);

    /// What is picked so far, by role.
    const RoleValues& picked() const { return mPicked; }

private:
    void pickUnit(int unit);
    void pickCell(int cell);
    void take(const std::string& id);
    void skip();
    void drop();
    void tell();

    Scenario mScenario;
    std::vector<FormulaRole> mRoles;
    std::size_t mNext = 0; ///< the role that is asked for; past the end when all are picked
    RoleValues mPicked;
    TableView* mMap;
    QLabel* mSays;
    QDialogButtonBox* mButtons;
};

} // namespace fw
