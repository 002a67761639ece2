#include "app/tables/RulesPage.h"

#include "app/counters/CountersTab.h"
#include "app/counters/MixTab.h"
#include "app/print/SheetDialog.h"
#include "app/tables/ExamplesTab.h"
#include "app/tables/FindingsPanel.h"
#include "app/tables/RowsTab.h"
#include "app/tables/TablesTab.h"
#include "app/widgets/ProblemText.h"
#include "editor/Translated.h"
#include "editor/document/RulesRecovery.h"

#include <QAction>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QSplitter>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace fw {

RulesPage::RulesPage(std::unique_ptr<RulesAndCounters> document, const QString& recovery, QWidget* parent)
    : QWidget(parent), mDocument(std::move(document))
{
    if (!recovery.isEmpty())
        mRecovery = std::make_unique<RulesRecovery>(*mDocument, recovery);
    setObjectName("rulesPage");
    setAccessibleName(tr("Rules and counters"));
    auto* layout = new QVBoxLayout(this);
    auto* bar = new QHBoxLayout;
    mTitle = new QLabel;
    mTitle->setTextFormat(Qt::PlainText);
    mTitle->setWordWrap(true);
    bar->addWidget(mTitle, 1);
    const auto button = [&](QAction* action, const char* name, const QKeySequence& key) {
        action->setObjectName(name);
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        auto* tool = new QToolButton;
        tool->setDefaultAction(action);
        tool->setObjectName(QString(name) + "Button");
        tool->setFocusPolicy(Qt::StrongFocus);
        tool->setAccessibleName(action->text().remove('&'));
        connect(action, &QAction::changed, tool,
                [tool, action] { tool->setAccessibleName(action->text().remove('&')); });
        bar->addWidget(tool);
    };
    QUndoStack* stack = mDocument->undoStack();
    // What is undone is told, not written on the button: in the bar that would leave no room for the rest.
    QAction* undo = stack->createUndoAction(this, tr("Undo"));
    undo->setIconText(tr("Undo"));
    button(undo, "editUndo", QKeySequence::Undo);
    QAction* redo = stack->createRedoAction(this, tr("Redo"));
    redo->setIconText(tr("Redo"));
    button(redo, "editRedo", QKeySequence::Redo);
    auto* saving = new QAction(tr("&Save"), this);
    saving->setEnabled(false);
    connect(saving, &QAction::triggered, this, &RulesPage::save);
    connect(stack, &QUndoStack::cleanChanged, saving, &QAction::setDisabled);
    button(saving, "editSave", QKeySequence::Save);
    if (mDocument->scenario() != nullptr) {
        auto* mapping = new QAction(tr("&Map and Set-up..."), this);
        connect(mapping, &QAction::triggered, this,
                [this] { emit mapWanted(QString::fromStdString(mDocument->scenarioPath())); });
        button(mapping, "editMap", QKeySequence(tr("Ctrl+Shift+M")));
        auto* printing = new QAction(tr("Counter S&heets..."), this);
        connect(printing, &QAction::triggered, this, &RulesPage::printSheets);
        button(printing, "editSheets", QKeySequence::Print);
    }
    layout->addLayout(bar);

    auto* parts = new QSplitter(Qt::Vertical);
    mTabs = new QTabWidget;
    mTabs->setObjectName("editTabs");
    mTabs->setAccessibleName(tr("What is edited"));
    mTables = new TablesTab(mDocument.get());
    mTabs->addTab(mTables, tr("Ta&bles"));
    mRows = new RowsTab(mDocument.get());
    mTabs->addTab(mRows, tr("&Rows"));
    if (mDocument->scenario() != nullptr) {
        mCounters = new CountersTab(mDocument.get());
        mTabs->addTab(mCounters, tr("&Counters"));
        mTabs->addTab(new MixTab(mDocument.get()), tr("Mi&x"));
    }
    mExamples = new ExamplesTab(mDocument.get());
    mTabs->addTab(mExamples, tr("&Examples"));
    parts->addWidget(mTabs);
    mFindings = new FindingsPanel(mDocument.get());
    parts->addWidget(mFindings);
    parts->setStretchFactor(0, 4);
    parts->setStretchFactor(1, 1);
    parts->setSizes({560, 160});
    layout->addWidget(parts, 1);
    connect(mFindings, &FindingsPanel::proved, mTables, &TablesTab::setFindings);
    connect(mFindings, &FindingsPanel::proved, mExamples, &ExamplesTab::setFindings);
    connect(mFindings, &FindingsPanel::wanted, this, &RulesPage::goTo);
    connect(mDocument.get(), &RulesAndCounters::changed, this, &RulesPage::retitle);
    connect(stack, &QUndoStack::cleanChanged, this, &RulesPage::retitle);
    retitle();
}

RulesPage::~RulesPage()
{
    // The views hold on to the document, and the stack tells of its end.
    mDocument->undoStack()->disconnect();
    mDocument->disconnect();
    qDeleteAll(findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
}

void RulesPage::retitle()
{
    const Ruleset& rules = mDocument->rules();
    const QString name = rules.title.empty() ? QString::fromStdString(rules.id) : translated(rules.title);
    const Scenario* scenario = mDocument->scenario();
    QString text = scenario == nullptr ? name
                                       : tr("%1 · %2", "rules and scenario")
                                             .arg(name, scenario->title.empty() ? QString::fromStdString(scenario->id)
                                                                                : translated(scenario->title));
    if (mDocument->modified())
        text = tr("%1 (changed)").arg(text);
    mTitle->setText(text);
    emit retitled();
}

bool RulesPage::save()
{
    const Result<void> done = mDocument->save();
    if (done && mRecovery)
        mRecovery->restart();
    if (done)
        return true;
    auto* box = new QMessageBox(QMessageBox::Warning, tr("Cannot Save"),
                                tr("The changes could not be saved; they are still here."), QMessageBox::Close, this);
    box->setObjectName("cannotSave");
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(
        tr("%1: %2", "file, what is wrong")
            .arg(QFileInfo(QString::fromStdString(done.error().file)).fileName(), problemWords(done.error())));
    box->open();
    return false;
}

bool RulesPage::mayLeave()
{
    if (!mDocument->modified())
        return true;
    QMessageBox box(QMessageBox::Question, tr("Unsaved Changes"), tr("Rules or counters were changed and not saved."),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    box.setObjectName("unsaved");
    switch (box.exec()) {
    case QMessageBox::Save: return save();
    case QMessageBox::Discard: return true;
    default: return false;
    }
}

void RulesPage::giveUp()
{
    if (mRecovery)
        mRecovery->finish();
}

void RulesPage::printSheets()
{
    if (mDocument->scenario() == nullptr)
        return;
    int errors = 0;
    for (const Proved& proved : mFindings->findings())
        errors += proved.open() && proved.finding.severity == Severity::Error;
    SheetDialog(*mDocument, errors, this).exec();
}

bool RulesPage::saveFirst()
{
    if (!mDocument->modified())
        return true;
    QMessageBox box(QMessageBox::Question, tr("Unsaved Changes"),
                    tr("The map is read from the file, so what was changed is saved first."),
                    QMessageBox::Save | QMessageBox::Cancel, this);
    box.setObjectName("saveFirst");
    return box.exec() == QMessageBox::Save && save();
}

void RulesPage::goTo(const FindingSpot& spot)
{
    if (mTables->goTo(spot))
        mTabs->setCurrentWidget(mTables);
    else if (mRows->goTo(spot))
        mTabs->setCurrentWidget(mRows);
    else if (mCounters != nullptr && mCounters->goTo(spot))
        mTabs->setCurrentWidget(mCounters);
    else if (mExamples->goTo(spot))
        mTabs->setCurrentWidget(mExamples);
}

void RulesPage::keepExample(const Example& example)
{
    mDocument->edit(tr("Keep a ruling as an example"),
                    [&](RulesContent& content) { content.rules.examples.push_back(example); });
    goTo({"example", example.id, {}, {}});
}

} // namespace fw
