#pragma once

#include "app/widgets/Dialog.h"

#include "editor/rules/UnitsCsv.h"

class QComboBox;
class QLabel;
class QTableWidget;

namespace fw {

/// Says what each column of a spreadsheet goes to, and shows what would change before anything does.
class CsvDialog : public Dialog
{
    Q_OBJECT

public:
    CsvDialog(const Ruleset& rules, const Scenario& scenario, Sheet sheet, QWidget* parent = nullptr);

    const Sheet& sheet() const { return mSheet; }
    /// The target of each column, empty for one left out.
    std::vector<std::string> targets() const;

private:
    void preview();

    const Ruleset& mRules;
    const Scenario& mScenario;
    Sheet mSheet;
    std::vector<QComboBox*> mColumns;
    QLabel* mSummary;
    QTableWidget* mPreview;
};

} // namespace fw
