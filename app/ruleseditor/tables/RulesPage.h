#pragma once

#include "editor/document/RulesAndCounters.h"
#include "engine/proof/Proof.h"

#include <QWidget>
#include <memory>

class QAction;
class QLabel;
class QTabWidget;

namespace fw {

class CountersTab;
class ExamplesTab;
class FindingsPanel;
class Recovery;
class RowsTab;
class TablesTab;

/// Rules and counters of one file under edit: tables, rows, counters, mix, and the findings below.
class RulesPage : public QWidget
{
    Q_OBJECT

public:
    /// Edits a document; `recovery` is the folder for what a crash leaves, empty to keep nothing.
    explicit RulesPage(std::unique_ptr<RulesAndCounters> document, const QString& recovery = {},
                       QWidget* parent = nullptr);
    ~RulesPage() override;

    RulesAndCounters* document() const { return mDocument.get(); }
    FindingsPanel* findings() const { return mFindings; }
    /// Saves; says in a dialog why when it cannot.
    bool save();
    /// Keeps rules, or the scenario and its rules, under another name.
    bool saveAs();
    /// Keeps them under this name, without asking.
    bool saveTo(const QString& path);
    /// Goes where a finding is.
    void goTo(const FindingSpot& spot);
    /// Asks what becomes of unsaved changes; false when the page must stay.
    bool mayLeave();
    /// Nothing is left for recovery: the page goes with the user's will.
    void giveUp();

    /// Shows the counter sheets before they are printed; nothing without a scenario.
    void printSheets();
    /// Puts an example of play in as one step and goes to it.
    void keepExample(const Example& example);

signals:
    /// The map of the scenario is to be drawn; its path.
    void mapWanted(const QString& scenario);
    /// The title of the window is another one.
    void retitled();

private:
    void retitle();

    std::unique_ptr<RulesAndCounters> mDocument;
    std::unique_ptr<Recovery> mRecovery;
    QAction* mUndo;
    QAction* mRedo;
    QAction* mSave;
    QLabel* mTitle;
    QTabWidget* mTabs;
    TablesTab* mTables;
    RowsTab* mRows;
    CountersTab* mCounters = nullptr;
    ExamplesTab* mExamples;
    FindingsPanel* mFindings;
};

} // namespace fw
