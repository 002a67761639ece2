#pragma once

#include "editor/document/RulesAndCounters.h"
#include "engine/proof/Proof.h"

#include <QWidget>
#include <memory>
#include <optional>

class QAction;
class QLabel;
class QTabWidget;

namespace fw {

class CountersTab;
class ExamplesTab;
class FileTab;
class FindingsPanel;
class Recovery;
class TablesTab;
class ValuesNow;
struct RolePicks;

/// The editor of one file's rules and counters: tables, rows, counters, mix, and the findings below.
class RulesPage : public QWidget
{
    Q_OBJECT

public:
    /// Edits a document; `recovery` is the folder for recovery after a crash, empty for none.
    explicit RulesPage(std::unique_ptr<RulesAndCounters> document, const QString& recovery = {},
                       QWidget* parent = nullptr);
    ~RulesPage() override;

    RulesAndCounters* document() const { return mDocument.get(); }
    FindingsPanel* findings() const { return mFindings; }
    /// Whether a file that Save would write comes with the program, so that it asks for the name of a copy.
    bool savesCopy() const;
    /// Saves the document; shows a dialog with the reason when it cannot.
    bool save();
    /// Saves rules, or the scenario and its rules, under another name.
    bool saveAs();
    /// Saves them under this name, without a question.
    bool saveTo(const QString& path);
    /// Takes counters and cells that are selected on the map for the roles of formulas, in this order.
    void pickRoles(const RolePicks& picks);
    /// Goes to the place of a finding.
    void goTo(const FindingSpot& spot);
    /// Asks what to do with unsaved changes; false when the page must stay.
    bool mayLeave();
    /// Removes the recovery data: the user closes the page on purpose.
    void giveUp();

    /// The guide page about the current tab.
    QString helpPage() const;
    /// Shows the counter sheets before printing; does nothing without a scenario.
    void printSheets();
    /// Asks how to import a list of counters into the scenario; does nothing without a scenario.
    void importCounters(const QString& path);
    /// Shows the output jobs of the scenario; does nothing without a scenario.
    void showJobs();
    /// Adds an example of play as one step and goes to it.
    void keepExample(const Example& example);

signals:
    /// The user asks to draw the map of the scenario with this path.
    void mapWanted(const QString& scenario);
    /// The title of the window changed.
    void retitled();

private:
    /// The trees of the files, those that are there.
    std::vector<FileTab*> fileTabs() const;
    /// Undoes or redoes a step, and shows the row that changes.
    void step(void (RulesAndCounters::*how)());
    /// Asks whether to save without a text that is not understood; goes to it if not.
    bool mayLeaveOut();
    void retitle();
    /// The number of open errors after a new check; none without a scenario, or when the check was cancelled.
    std::optional<int> errorsToPrint();

    std::unique_ptr<RulesAndCounters> mDocument;
    std::unique_ptr<Recovery> mRecovery;
    QAction* mUndo;
    QAction* mRedo;
    QAction* mSave;
    QLabel* mTitle;
    QTabWidget* mTabs;
    TablesTab* mTables;
    ValuesNow* mValues;
    FileTab* mRulesFile;
    FileTab* mScenarioFile = nullptr;
    FileTab* mMapFile = nullptr;
    CountersTab* mCounters = nullptr;
    ExamplesTab* mExamples;
    FindingsPanel* mFindings;
};

} // namespace fw
