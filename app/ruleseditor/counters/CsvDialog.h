#pragma once

#include "app/widgets/Dialog.h"

#include "editor/rules/UnitsCsv.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QTableWidget;
class QVBoxLayout;

namespace fw {

/// Says what each column of a spreadsheet goes to, and shows what would change before anything does.
class CsvDialog : public Dialog
{
    Q_OBJECT

public:
    CsvDialog(const Ruleset& rules, const Scenario& scenario, Sheet sheet, QWidget* parent = nullptr);

    /// What is imported: the counters afterwards and every change.
    const CsvPlan& plan() const { return mPlan; }
    /// The target of each column, empty for one left out.
    std::vector<std::string> targets() const;
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
    QCheckBox* mLeftOut; ///< columns that hold something and go nowhere
    std::vector<std::pair<CsvDoubt, QCheckBox*>> mDoubts;
    QTableWidget* mPreview;
};

} // namespace fw
