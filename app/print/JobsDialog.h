#pragma once

#include "app/print/JobRun.h"
#include "app/print/JobsFile.h"
#include "app/widgets/Dialog.h"
#include "editor/document/RulesAndCounters.h"

class QCheckBox;
class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace fw {

/// The output jobs of a scenario: adds, renames, removes and runs them. Each change is saved at once in the jobs file
/// next to the scenario.
class JobsDialog : public Dialog
{
    Q_OBJECT

public:
    /// `sheets` is an output with the current choices for counter sheets, if there are any. With open `errors` in the
    /// proof, the user must tick a box to print counters.
    JobsDialog(const RulesAndCounters& document, int errors, const std::optional<JobOutput>& sheets = {},
               QWidget* parent = nullptr);

    const std::vector<Job>& jobs() const { return mJobs.jobs; }
    /// Runs the selected job into this folder; on failure shows the reason and returns false.
    bool runTo(const QString& folder);

private:
    QLayout* list();
    void fill(int row);
    void showOutputs(int row);
    void add();
    void rename(QListWidgetItem* item);
    void remove();
    void restore();
    void askAndRun();
    /// Saves the jobs, or takes back the change.
    bool save(std::vector<Job> jobs);
    void enable();

    std::shared_ptr<const RulesContent> mContent;
    std::string mFile; ///< path of the scenario
    int mErrors;
    std::optional<JobOutput> mSheets;
    Jobs mJobs;
    struct Removed {
        Job job;
        int row = 0;
    };
    std::optional<Removed> mRemoved; ///< the job that was removed last
    bool mReadable = true;           ///< whether the jobs file could be read; it is not written otherwise
    QListWidget* mList;
    QLabel* mOutputs;
    QLabel* mSays;
    QPushButton* mAdd;
    QPushButton* mRename;
    QPushButton* mRemove;
    QPushButton* mRestore;
    QPushButton* mRun;
    QCheckBox* mAnyway;
};

} // namespace fw
