#pragma once

#include "app/widgets/Dialog.h"
#include "editor/exchange/CsvPlan.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QScrollArea;
class QTableWidget;
class QVBoxLayout;

namespace fw {

/// Asks for the target of each column of a spreadsheet, and shows all changes before the import.
class CsvDialog : public Dialog
{
    Q_OBJECT

public:
    /// A dialog for the bytes of a file, or for pasted text in UTF-8.
    CsvDialog(const Ruleset& rules, const Scenario& scenario, std::string bytes, QWidget* parent = nullptr);

    /// The import: the counters and the set-up after it, without refused lines, and every change.
    const CsvPlan& plan() const { return mPlan; }
    /// The target of each column; empty for a column that is left out.
    std::vector<std::string> targets() const;
    /// The headings of columns with content but without a target, the first few of many.
    QStringList leftOut() const;

    /// Keeps the targets for the next list with these headings.
    void accept() override;

private:
    QLayout* formatRow();
    void readAgain();
    void showColumns();
    void preview();
    void showChanges();
    void showSummary();
    QCheckBox* question(const char* name);
    void ask(QCheckBox* box, bool applies, const QString& words);
    void askAll();
    void allow();

    const Ruleset& mRules;
    const Scenario& mScenario;
    std::string mBytes;
    SheetFormat mFormat;
    Sheet mSheet;
    QString mFault; ///< why the file is not readable in the chosen format
    std::vector<QComboBox*> mColumns;
    CsvPlan mPlan;
    QComboBox* mEncodingChoice;
    QComboBox* mSeparator;
    QComboBox* mDecimal;
    QScrollArea* mColumnArea;
    QComboBox* mJoin;
    QLabel* mSummary;
    QVBoxLayout* mQuestions;
    QCheckBox* mEncoding;
    QCheckBox* mLeftOut; ///< columns with content but without a target
    QCheckBox* mRefused; ///< lines that the import leaves out
    std::vector<std::pair<CsvDoubt, QCheckBox*>> mDoubts;
    QTableWidget* mPreview;
};

} // namespace fw
