#pragma once

#include "app/widgets/Dialog.h"

#include "editor/exchange/UnitsCsv.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QTableWidget;
class QVBoxLayout;

namespace fw {

/// Asks for the target of each column of a spreadsheet, and shows all changes before the import.
class CsvDialog : public Dialog
{
    Q_OBJECT

public:
    CsvDialog(const Ruleset& rules, const Scenario& scenario, Sheet sheet, QWidget* parent = nullptr);

    /// The import: the counters after it, and every change.
    const CsvPlan& plan() const { return mPlan; }
    /// The target of each column; empty for a column that is left out.
    std::vector<std::string> targets() const;
    /// The headings of columns with content but without a target, the first few of many.
    QStringList leftOut() const;

private:
    void preview();
    void showChanges();
    QCheckBox* question(const char* name);
    void ask(QCheckBox* box, bool applies, const QString& words);
    void allow();

    const Ruleset& mRules;
    const Scenario& mScenario;
    Sheet mSheet;
    std::vector<QComboBox*> mColumns;
    CsvPlan mPlan;
    QComboBox* mJoin;
    QLabel* mSummary;
    QVBoxLayout* mQuestions;
    QCheckBox* mEncoding;
    QCheckBox* mLeftOut; ///< columns with content but without a target
    std::vector<std::pair<CsvDoubt, QCheckBox*>> mDoubts;
    QTableWidget* mPreview;
};

} // namespace fw
