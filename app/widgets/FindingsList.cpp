#include "app/widgets/FindingsList.h"

#include "app/widgets/LineDialog.h"
#include "app/widgets/LongWork.h"
#include "app/widgets/WidgetFactory.h"
#include "app/widgets/WrapDelegate.h"
#include "app/widgets/WrapLayout.h"
#include "editor/Translated.h"
#include "editor/findings/ProvedWords.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QStyle>
#include <QTreeWidget>
#include <algorithm>

namespace fw {

namespace {

constexpr int restMilliseconds = 300; ///< pause without a change

struct Grade {
    QString word;
    QStyle::StandardPixmap icon;
};

Grade gradeOf(const CheckResult& proved)
{
    if (proved.accepted)
        return {FindingsList::tr("accepted"), QStyle::SP_DialogApplyButton};
    switch (proved.finding.severity) {
    case Severity::Error: return {FindingsList::tr("error"), QStyle::SP_MessageBoxCritical};
    case Severity::Warning: return {FindingsList::tr("warning"), QStyle::SP_MessageBoxWarning};
    case Severity::Note: break;
    }
    return {FindingsList::tr("note"), QStyle::SP_MessageBoxInformation};
}

} // namespace

FindingsList::FindingsList(Form form, QWidget* parent) : QWidget(parent), mForm(form)
{
    setAccessibleName(tr("Findings"));
    auto* layout = bare<QVBoxLayout>(this);
    mFixes = new QWidget(this);
    mBar = new WrapLayout;
    mSummary = new QLabel(tr("Checking..."));
    mSummary->setObjectName("findingsSummary");
    mSummary->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    mBar->addWidget(mSummary);
    mAll = named(new QCheckBox(tr("Show &notes and accepted")), "findingsAll", tr("Show notes and accepted findings"));
    connect(mAll, &QCheckBox::toggled, this, &FindingsList::fill);
    mBar->addWidget(mAll);
    mGo = addButton(mBar, tr("&Go To"), "findingGo", tr("Go to the finding"), this, &FindingsList::goToCurrent);
    mAccept = addButton(mBar, tr("&Accept..."), "findingAccept", tr("Accept the finding with a reason"), this,
                        &FindingsList::acceptCurrent);
    layout->addLayout(mBar);
    mTree = named(new QTreeWidget, "findings", tr("Findings"));
    mTree->setRootIsDecorated(false);
    mTree->setHeaderLabels({tr("Severity"), tr("Where"), tr("What"), tr("What to do")});
    if (form == Form::Lines) {
        mTree->setColumnCount(1);
        mTree->setHeaderHidden(true);
        mTree->setWordWrap(true);
        mTree->setItemDelegate(new WrapDelegate(mTree, 0));
        connect(mTree->header(), &QHeaderView::sectionResized, mTree, &QTreeView::doItemsLayout);
        connect(mTree, &QTreeWidget::itemClicked, this, &FindingsList::goToCurrent);
    }
    connect(mTree, &QTreeWidget::itemActivated, this, &FindingsList::goToCurrent);
    connect(mTree, &QTreeWidget::currentItemChanged, this, &FindingsList::choose);
    layout->addWidget(mTree, 1);
    mRest.setSingleShot(true);
    mRest.setInterval(restMilliseconds);
    connect(&mRest, &QTimer::timeout, this, [this] {
        if (large())
            mSummary->setText(tr("Too large for automatic checks"));
        else
            begin();
    });
    mRest.start();
    choose();
}

int FindingsList::open() const
{
    return int(std::ranges::count_if(mFindings, [](const CheckResult& proved) { return proved.open(); }));
}

void FindingsList::changed()
{
    ++mState;
    mRest.start();
}

void FindingsList::begin()
{
    // One check at a time: checks of old states would only slow down typing.
    if (mBeside.pending() > 0)
        mRest.start();
    else
        mBeside.run(look(), [this, state = mState](std::vector<CheckResult>& found) {
            if (state == mState) // otherwise the timer starts another check
                show(std::move(found));
        });
}

bool FindingsList::check()
{
    mRest.stop();
    ++mState; // drops the result of a check in the background
    auto found = longWork(
        this, tr("Checking"), [look = look()](Progress&) { return look(); }, Cancelled::IsLeft);
    if (!found) {
        mRest.start();
        return false;
    }
    show(std::move(*found));
    return true;
}

void FindingsList::show(std::vector<CheckResult> found)
{
    const bool same = mShown >= 0 && found == mFindings;
    mFindings = std::move(found);
    mShown = mState;
    same ? choose() : fill();
    emit proved(mFindings);
}

void FindingsList::fill()
{
    const QSignalBlocker blocker(mTree);
    const int row = mTree->indexOfTopLevelItem(mTree->currentItem());
    mTree->clear();
    for (std::size_t i = 0; i < mFindings.size(); ++i)
        if (mFindings[i].open() || mAll->isChecked())
            add(mFindings[i], int(i));
    for (int column = 0; mForm == Form::Columns && column < 3; ++column)
        mTree->resizeColumnToContents(column);
    // After a fix, the next finding takes the place.
    if (row >= 0)
        mTree->setCurrentItem(mTree->topLevelItem(std::min(row, mTree->topLevelItemCount() - 1)));
    const auto accepted = std::ranges::count_if(mFindings, [](const CheckResult& proved) { return proved.accepted; });
    mSummary->setText(open() == 0 ? tr("Nothing to report; %n finding(s) accepted", "", int(accepted))
                                  : tr("%n finding(s)", "", open()));
    choose();
}

void FindingsList::add(const CheckResult& proved, int at)
{
    const Grade grade = gradeOf(proved);
    const QString reason = QString::fromStdString(proved.reason);
    QStringList texts{grade.word, QString::fromStdString(proved.finding.row), provedSentence(proved),
                      proved.accepted ? reason : translated(proved.finding.remedy)};
    if (mForm == Form::Lines)
        texts = QStringList(provedWords(
            proved, proved.accepted ? tr("%1 (%2)", "accepted, its reason").arg(grade.word, reason) : grade.word));
    auto* item = new QTreeWidgetItem(mTree, texts);
    item->setIcon(0, style()->standardIcon(grade.icon));
    item->setData(0, Qt::UserRole, at);
    for (int column = 0; column < int(texts.size()); ++column)
        item->setToolTip(column, texts[column]);
}

void FindingsList::choose()
{
    const CheckResult* proved = current();
    mGo->setEnabled(proved != nullptr);
    mAccept->setEnabled(proved != nullptr && proved->open() && mayAccept(*proved));
    mFixes->setParent(nullptr);
    mFixes->deleteLater(); // it may own the button that was just pressed
    mFixes = new QWidget(this);
    auto* column = bare<QVBoxLayout>(mFixes);
    layout()->addWidget(mFixes);
    if (proved == nullptr || mShown != mState) // the next check brings the fixes
        return;
    int n = 0;
    for (const MapFix& fix : fixes(*proved)) {
        const QString words = tr("Fix: %1").arg(fix.words);
        addButton(column, words, QString("fix-%1").arg(n++), words, this, [this, fix] {
            mend(fix);
            begin();
        });
    }
}

const CheckResult* FindingsList::current() const
{
    const QTreeWidgetItem* item = mTree->currentItem();
    return item == nullptr ? nullptr : &mFindings[std::size_t(item->data(0, Qt::UserRole).toInt())];
}

void FindingsList::goToCurrent()
{
    if (const CheckResult* proved = current())
        go(*proved);
}

void FindingsList::acceptCurrent()
{
    if (current() == nullptr)
        return;
    const CheckResult proved = *current();
    const QString reason = LineDialog::ask(this, tr("Accept Finding"), tr("Reason for accepting the finding"));
    if (!reason.isEmpty())
        accept(proved, reason.toStdString());
}

} // namespace fw
