#include "app/ruleseditor/tables/FindingsPanel.h"

#include "app/case/AllFindings.h"
#include "app/ruleseditor/tables/SinceDialog.h"
#include "app/widgets/LineDialog.h"
#include "editor/Translated.h"
#include "editor/findings/ProvedWords.h"
#include "editor/view/Named.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace fw {

namespace {

constexpr int restBeforeProof = 200; ///< milliseconds without a change

std::vector<Proved> proveAll(const RulesContent& content, const std::string& rulesPath, const std::string& scenarioPath)
{
    return allFindings(content.rules, rulesPath, content.scenario ? &*content.scenario : nullptr, scenarioPath);
}

QString severityWord(const Proved& proved)
{
    if (proved.accepted)
        return FindingsPanel::tr("accepted");
    switch (proved.finding.severity) {
    case Severity::Error: return FindingsPanel::tr("error");
    case Severity::Warning: return FindingsPanel::tr("warning");
    case Severity::Note: break;
    }
    return FindingsPanel::tr("note");
}

QStyle::StandardPixmap severityIcon(const Proved& proved)
{
    if (proved.accepted)
        return QStyle::SP_DialogApplyButton;
    switch (proved.finding.severity) {
    case Severity::Error: return QStyle::SP_MessageBoxCritical;
    case Severity::Warning: return QStyle::SP_MessageBoxWarning;
    case Severity::Note: break;
    }
    return QStyle::SP_MessageBoxInformation;
}

} // namespace

FindingsPanel::FindingsPanel(RulesAndCounters* document, QWidget* parent)
    : QWidget(parent), mDocument(document), mBackground(this)
{
    setAccessibleName(tr("Findings"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* bar = new QHBoxLayout;
    mSummary = new QLabel;
    mSummary->setObjectName("findingsSummary");
    bar->addWidget(mSummary, 1);
    mAll = new QCheckBox(tr("Show &notes and accepted"));
    named(mAll, "findingsAll", tr("Show notes and accepted findings"));
    connect(mAll, &QCheckBox::toggled, this, &FindingsPanel::fill);
    bar->addWidget(mAll);
    mGo = new QPushButton(tr("&Go to"));
    named(mGo, "findingGo", tr("Go to the finding"));
    connect(mGo, &QPushButton::clicked, this, [this] {
        if (currentIndex() >= 0)
            emit wanted(mFindings[std::size_t(currentIndex())].spot);
    });
    bar->addWidget(mGo);
    mAccept = new QPushButton(tr("&Accept..."));
    named(mAccept, "findingAccept", tr("Accept the finding with a reason"));
    connect(mAccept, &QPushButton::clicked, this, &FindingsPanel::acceptCurrent);
    bar->addWidget(mAccept);
    auto* since = new QPushButton(tr("&Since the proof..."));
    named(since, "findingsSince", tr("Changes since the accepted proof"));
    connect(since, &QPushButton::clicked, this, [this] {
        int open = 0;
        for (const Proved& proved : mFindings)
            open += proved.open();
        SinceDialog(*mDocument, open, this).exec();
    });
    bar->addWidget(since);
    layout->addLayout(bar);
    mTree = new QTreeWidget;
    named(mTree, "findings", tr("Findings"));
    mTree->setRootIsDecorated(false);
    mTree->setHeaderLabels({tr("Severity"), tr("Where"), tr("What"), tr("What to do")});
    mTree->header()->setStretchLastSection(true);
    connect(mTree, &QTreeWidget::itemActivated, mGo, &QPushButton::click);
    connect(mTree, &QTreeWidget::currentItemChanged, this, [this] {
        const int at = currentIndex();
        mGo->setEnabled(at >= 0);
        mAccept->setEnabled(at >= 0 && mFindings[std::size_t(at)].open());
    });
    layout->addWidget(mTree, 1);
    mGo->setEnabled(false);
    mAccept->setEnabled(false);
    mTimer.setSingleShot(true);
    mTimer.setInterval(restBeforeProof);
    connect(&mTimer, &QTimer::timeout, this, &FindingsPanel::prove);
    connect(document, &RulesAndCounters::changed, &mTimer, qOverload<>(&QTimer::start));
    mSummary->setText(tr("Checking..."));
    mTimer.start();
}

void FindingsPanel::prove()
{
    // One at a time: proofs of states that are gone would only keep the machine from the keys.
    mAgain = mBackground.pending() > 0;
    if (mAgain)
        return;
    const auto content = mDocument->content();
    mBackground.run([content, path = mDocument->rulesPath(),
                     scenario = mDocument->scenarioPath()] { return proveAll(*content, path, scenario); },
                    [this, content](const std::vector<Proved>& findings) {
                        if (content == mDocument->content())
                            show(findings);
                        if (mAgain)
                            prove();
                    });
}

void FindingsPanel::show(std::vector<Proved> findings)
{
    mFindings = std::move(findings);
    fill();
    emit proved(mFindings);
}

void FindingsPanel::fill()
{
    mTree->clear();
    int open = 0, accepted = 0;
    for (std::size_t i = 0; i < mFindings.size(); ++i) {
        const Proved& proved = mFindings[i];
        open += proved.open();
        accepted += proved.accepted;
        if (!proved.open() && !mAll->isChecked())
            continue;
        auto* item = new QTreeWidgetItem(mTree);
        item->setText(0, severityWord(proved));
        item->setIcon(0, style()->standardIcon(severityIcon(proved)));
        item->setText(1, QString::fromStdString(proved.finding.row));
        item->setText(2, provedSentence(proved));
        item->setText(3, proved.accepted ? QString::fromStdString(proved.reason) : translated(proved.finding.remedy));
        item->setData(0, Qt::UserRole, int(i));
        for (int column = 1; column < 4; ++column)
            item->setToolTip(column, item->text(column));
    }
    for (int column = 0; column < 3; ++column)
        mTree->resizeColumnToContents(column);
    mSummary->setText(open == 0 ? tr("Nothing to report; %n finding(s) accepted", "", accepted)
                                : tr("%n finding(s)", "", open));
    mGo->setEnabled(false);
    mAccept->setEnabled(false);
}

int FindingsPanel::currentIndex() const
{
    const QTreeWidgetItem* item = mTree->currentItem();
    const int at = item == nullptr ? -1 : item->data(0, Qt::UserRole).toInt();
    return at < int(mFindings.size()) ? at : -1;
}

void FindingsPanel::acceptCurrent()
{
    const int at = currentIndex();
    if (at < 0)
        return;
    const Proved proved = mFindings[std::size_t(at)];
    const QString reason = LineDialog::ask(this, tr("Accept a Finding"), tr("Why it is let stand"));
    if (reason.isEmpty())
        return;
    // Kept where it was found, so that each file's check reads its own.
    mDocument->edit(tr("Accept a finding"), [&](RulesContent& content) {
        letStand(proved.ofRules ? content.rules.accepted : content.scenario->accepted, proved, reason.toStdString(),
                 mFindings);
    });
}

} // namespace fw
