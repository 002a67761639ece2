#include "app/print/JobsDialog.h"

#include "app/print/JobKeys.h"
#include "app/print/Saving.h"
#include "app/widgets/LongWork.h"
#include "app/widgets/ProblemWords.h"
#include "app/widgets/WidgetFactory.h"

#include <QCheckBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QListWidget>
#include <QMessageBox>

namespace fw {

JobsDialog::JobsDialog(const RulesAndCounters& document, int errors, const std::optional<JobOutput>& sheets,
                       QWidget* parent)
    : Dialog("jobsDialog", tr("Output Jobs"), parent), mContent(document.content()), mFile(document.scenarioPath()),
      mErrors(errors), mSheets(sheets)
{
    resize(640, 420);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(list(), 1);
    mSays = wordsLabel("jobsSays", tr("Where the jobs are saved"));
    layout->addWidget(mSays);
    mAnyway = new QCheckBox(tr("Print despite %n error(s) in the proof", "", mErrors));
    named(mAnyway, "jobsAnyway", mAnyway->text());
    mAnyway->setVisible(mErrors > 0);
    layout->addWidget(mAnyway);
    QDialogButtonBox* buttons = makeButtons(QDialogButtonBox::Close);
    mRun = addAct(buttons, tr("&Run..."), "jobsRun", [this] { askAndRun(); });
    mRun->setDefault(true);
    layout->addWidget(buttons);
    connect(mAnyway, &QCheckBox::toggled, this, &JobsDialog::enable);
    connect(mList, &QListWidget::currentRowChanged, this, &JobsDialog::showOutputs);
    connect(mList, &QListWidget::itemChanged, this, &JobsDialog::rename);
    Result<Jobs> read = jobsOf(mFile, mContent->rules, *mContent->scenario);
    mReadable = read.has_value();
    if (read)
        mJobs = std::move(*read);
    mSays->setText(
        read ? tr("Changes are saved in %1.").arg(QFileInfo(QString::fromStdString(jobsFileOf(mFile))).fileName())
             : QString::fromUtf8("⚠ ") + locatedWords(read.error()));
    fill(0);
}

QLayout* JobsDialog::list()
{
    auto* parts = new QHBoxLayout;
    mList = named(new QListWidget, "jobsList", tr("Output jobs"));
    parts->addWidget(mList, 1);
    auto* right = new QVBoxLayout;
    mOutputs = wordsLabel("jobsOutputs", tr("Files of the job"));
    mOutputs->setAlignment(Qt::AlignTop);
    right->addWidget(mOutputs, 1);
    mAdd = addButton(right, tr("&Add Counter Sheets"), "jobsAdd", tr("Add a job from the choices for counter sheets"),
                     this, &JobsDialog::add);
    mRename = addButton(right, tr("Re&name"), "jobsRename", tr("Rename the job"), this,
                        [this] { mList->editItem(mList->currentItem()); });
    mRemove = addButton(right, tr("Re&move"), "jobsRemove", tr("Remove the job"), this, &JobsDialog::remove);
    mRestore = addButton(right, tr("Re&store"), "jobsRestore", tr("Put the removed job back"), this,
                         &JobsDialog::restore);
    for (QPushButton* const button : {mAdd, mRename, mRemove, mRestore})
        button->setAutoDefault(false);
    parts->addLayout(right, 1);
    return parts;
}

void JobsDialog::fill(int row)
{
    {
        const QSignalBlocker quiet(mList);
        mList->clear();
        for (const Job& job : mJobs.jobs) {
            auto* item = new QListWidgetItem(QString::fromStdString(job.title), mList);
            item->setFlags(item->flags() | Qt::ItemIsEditable);
        }
        mList->setCurrentRow(std::min(row, mList->count() - 1));
    }
    showOutputs(mList->currentRow());
}

void JobsDialog::showOutputs(int row)
{
    QStringList lines;
    if (row >= 0)
        for (const JobOutput& output : mJobs.jobs[std::size_t(row)].outputs)
            lines << QString::fromStdString(output.file)
                         + (output.what == JobContent::Counters
                                ? tr(" on %1").arg(QString::fromStdString(paperName(paperOf(output.layout))))
                                : QString());
    mOutputs->setText(lines.join('\n'));
    enable();
}

void JobsDialog::enable()
{
    const int row = mList->currentRow();
    const bool chosen = row >= 0 && mReadable;
    mAdd->setEnabled(mSheets.has_value() && mReadable);
    mAdd->setToolTip(mSheets ? QString() : tr("Open the jobs from the counter sheets to add their choices"));
    mRename->setEnabled(chosen);
    mRemove->setEnabled(chosen);
    mRestore->setEnabled(mRemoved.has_value() && mReadable);
    mRun->setEnabled(chosen
                     && (mErrors == 0 || mAnyway->isChecked() || !printsCounters({mJobs.jobs[std::size_t(row)]})));
}

bool JobsDialog::save(std::vector<Job> jobs)
{
    Jobs changed{std::move(jobs), mJobs.digest};
    const Result<void> done = saveJobs(mFile, changed);
    if (done)
        mJobs = std::move(changed);
    else
        tellUnsaved(this, done.error());
    return done.has_value();
}

void JobsDialog::add()
{
    std::vector<Job> jobs = mJobs.jobs;
    const QString paper = QString::fromStdString(paperName(paperOf(mSheets->layout)));
    const std::string title = tr("Counter sheets, %1").arg(paper).toStdString();
    jobs.push_back({jobId(title, jobs), title, {*mSheets}});
    const bool done = save(std::move(jobs));
    fill(done ? int(mJobs.jobs.size()) - 1 : mList->currentRow());
}

void JobsDialog::rename(QListWidgetItem* item)
{
    const int row = mList->row(item);
    std::vector<Job> jobs = mJobs.jobs;
    jobs[std::size_t(row)].title = item->text().trimmed().toStdString();
    // An empty title would not be read back.
    if (!jobs[std::size_t(row)].title.empty() && jobs[std::size_t(row)].title != mJobs.jobs[std::size_t(row)].title)
        save(std::move(jobs));
    const QSignalBlocker quiet(mList);
    item->setText(QString::fromStdString(mJobs.jobs[std::size_t(row)].title));
}

void JobsDialog::remove()
{
    const int row = mList->currentRow();
    std::vector<Job> jobs = mJobs.jobs;
    const Removed removed{jobs[std::size_t(row)], row};
    jobs.erase(jobs.begin() + row);
    if (save(std::move(jobs))) {
        mRemoved = removed;
        mSays->setText(tr("“%1” was removed. Restore puts it back.").arg(QString::fromStdString(removed.job.title)));
    }
    fill(row);
}

void JobsDialog::restore()
{
    const Removed removed = *mRemoved;
    std::vector<Job> jobs = mJobs.jobs;
    const int row = std::min(removed.row, int(jobs.size()));
    jobs.insert(jobs.begin() + row, removed.job);
    if (save(std::move(jobs))) {
        mRemoved.reset();
        mSays->clear();
    }
    fill(row);
}

void JobsDialog::askAndRun()
{
    const QFileInfo scenario(QString::fromStdString(mFile));
    const QString parent = QFileDialog::getExistingDirectory(this, tr("Where to Put the Folder of the Job"),
                                                             scenario.path());
    if (parent.isEmpty())
        return;
    const Job& job = mJobs.jobs[std::size_t(mList->currentRow())];
    const QString name = parent + '/' + scenario.fileName().section('.', 0, 0) + '-' + QString::fromStdString(job.id);
    QString folder = name;
    for (int number = 2; QFileInfo::exists(folder); ++number) // an earlier run stays as it is
        folder = name + '-' + QString::number(number);
    if (runTo(folder))
        mSays->setText(tr("The files are in %1.").arg(folder));
}

bool JobsDialog::runTo(const QString& folder)
{
    if (!mRun->isEnabled())
        return false;
    const Job& job = mJobs.jobs[std::size_t(mList->currentRow())];
    const auto done = longWork(this, tr("Running %1").arg(QString::fromStdString(job.title)),
                               [job, content = mContent, file = mFile, force = mAnyway->isChecked(),
                                to = folder.toStdString()](Progress& progress) {
                                   const JobSource source = jobSource(content->rules, *content->scenario, file, force);
                                   return runJobs({job}, source, to, &progress);
                               });
    if (done && !*done)
        QMessageBox::warning(this, tr("Cannot Run the Job"), locatedWords(done->error()));
    return done && done->has_value();
}

} // namespace fw
