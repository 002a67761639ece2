#include "app/ruleseditor/tables/RulesPage.h"

#include "app/Shipped.h"
#include "app/print/JobsDialog.h"
#include "app/print/Saving.h"
#include "app/print/SheetDialog.h"
#include "app/ruleseditor/counters/CountersTab.h"
#include "app/ruleseditor/counters/MixTab.h"
#include "app/ruleseditor/form/FileTab.h"
#include "app/ruleseditor/form/ValuesNow.h"
#include "app/ruleseditor/tables/ExamplesTab.h"
#include "app/ruleseditor/tables/FindingsPanel.h"
#include "app/ruleseditor/tables/TablesTab.h"
#include "app/widgets/Boxes.h"
#include "app/widgets/FileNotice.h"
#include "app/widgets/SaveAs.h"
#include "app/widgets/SaveName.h"
#include "app/widgets/WidgetFactory.h"
#include "editor/Translated.h"
#include "editor/document/Recovery.h"

#include <QHBoxLayout>
#include <QSplitter>
#include <QTabWidget>
#include <QToolButton>
#include <QToolTip>

namespace fw {

RulesPage::RulesPage(std::unique_ptr<RulesAndCounters> document, const QString& recovery, QWidget* parent)
    : QWidget(parent), mDocument(std::move(document))
{
    if (!recovery.isEmpty()) {
        mRecovery = Recovery::of(*mDocument, recovery);
        tellOfTrouble(this, *mRecovery);
    }
    setObjectName("rulesPage");
    setAccessibleName(tr("Rules and counters"));
    auto* layout = new QVBoxLayout(this);
    auto* bar = new QHBoxLayout;
    mTitle = wordsLabel();
    bar->addWidget(mTitle, 1);
    const auto button = [&](QAction* action, const char* name, const QKeySequence& key) {
        keyed(action, name, key);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        auto* tool = new QToolButton;
        tool->setDefaultAction(action);
        tool->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        tool->setObjectName(QString(name) + "Button");
        tool->setFocusPolicy(Qt::StrongFocus);
        tool->setAccessibleName(action->text().remove('&'));
        connect(action, &QAction::changed, tool,
                [tool, action] { tool->setAccessibleName(action->text().remove('&')); });
        bar->addWidget(tool);
    };
    // The name of the step is in the tooltip: on the button it would leave no room for the rest of the bar.
    mUndo = new QAction(this);
    connect(mUndo, &QAction::triggered, this, [this] { step(&RulesAndCounters::undo); });
    button(mUndo, "editUndo", QKeySequence::Undo);
    mRedo = new QAction(this);
    connect(mRedo, &QAction::triggered, this, [this] { step(&RulesAndCounters::redo); });
    button(mRedo, "editRedo", QKeySequence::Redo);
    mSave = new QAction(tr("&Save"), this);
    connect(mSave, &QAction::triggered, this, &RulesPage::save);
    button(mSave, "editSave", {}); // the menu has its shortcut
    if (mDocument->scenario() != nullptr) {
        auto* mapping = new QAction(tr("&Map and Set-up"), this);
        connect(mapping, &QAction::triggered, this,
                [this] { emit mapWanted(QString::fromStdString(mDocument->scenarioPath())); });
        button(mapping, "editMap", QKeySequence(tr("Ctrl+Shift+M")));
        auto* printing = new QAction(tr("Counter S&heets..."), this);
        connect(printing, &QAction::triggered, this, &RulesPage::printSheets);
        button(printing, "editSheets", QKeySequence::Print);
    }
    layout->addLayout(bar);
    QList<Document*> documents;
    for (const std::shared_ptr<Document>& document : mDocument->documents())
        documents << document.get();
    auto* notice = new FileNotice(documents);
    notice->setObjectName("rulesNotice");
    layout->addWidget(notice);

    auto* parts = new QSplitter(Qt::Vertical);
    mTabs = named(new QTabWidget, "editTabs", tr("Parts of the rules and counters"));
    mTables = new TablesTab(mDocument.get());
    mTabs->addTab(mTables, tr("Ta&bles"));
    mValues = new ValuesNow(mDocument.get(), this);
    mRulesFile = new FileTab(mDocument.get(), FormFile::Rules, mValues);
    mTabs->addTab(mRulesFile, tr("All &Rules"));
    if (mDocument->scenario() != nullptr) {
        mCounters = new CountersTab(mDocument.get());
        mTabs->addTab(mCounters, tr("&Counters"));
        mTabs->addTab(new MixTab(mDocument.get()), tr("Mi&x"));
    }
    mExamples = new ExamplesTab(mDocument.get());
    mTabs->addTab(mExamples, tr("&Examples"));
    if (mDocument->scenario() != nullptr) {
        mScenarioFile = new FileTab(mDocument.get(), FormFile::Scenario, mValues);
        mTabs->addTab(mScenarioFile, tr("Scenario"));
        mMapFile = new FileTab(mDocument.get(), FormFile::Map);
        mTabs->addTab(mMapFile, tr("Map"));
    }
    for (FileTab* tab : {mRulesFile, mScenarioFile, mMapFile})
        if (tab != nullptr)
            connect(tab, &FileTab::rowWanted, this, [this](FormFile file, const std::string& row) {
                FileTab* other = file == FormFile::Rules      ? mRulesFile
                                 : file == FormFile::Scenario ? mScenarioFile
                                                              : mMapFile;
                mTabs->setCurrentWidget(other);
                other->goTo(row);
            });
    parts->addWidget(mTabs);
    mFindings = new FindingsPanel(mDocument.get());
    if (mCounters != nullptr)
        connect(mCounters, &CountersTab::drawingChanged, mFindings, &FindingsPanel::checkAgain);
    parts->addWidget(mFindings);
    parts->setStretchFactor(0, 4);
    parts->setStretchFactor(1, 1);
    parts->setSizes({560, 160});
    layout->addWidget(parts, 1);
    connect(mFindings, &FindingsPanel::proved, mTables, &TablesTab::setFindings);
    connect(mFindings, &FindingsPanel::proved, mExamples, &ExamplesTab::setFindings);
    connect(mFindings, &FindingsPanel::proved, mRulesFile, &FileTab::setFindings);
    for (FileTab* tab : {mScenarioFile, mMapFile})
        if (tab != nullptr)
            connect(mFindings, &FindingsPanel::proved, tab, &FileTab::setFindings);
    connect(mFindings, &FindingsPanel::wanted, this, &RulesPage::goTo);
    connect(mDocument.get(), &RulesAndCounters::changed, this, &RulesPage::retitle);
    connect(mDocument.get(), &RulesAndCounters::historyChanged, this, &RulesPage::retitle);
    retitle();
}

RulesPage::~RulesPage()
{
    mDocument->disconnect(); // the views still refer to it
    qDeleteAll(findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
}

void RulesPage::retitle()
{
    const QString name = mDocument->rulesDocument().title();
    const Scenario* scenario = mDocument->scenario();
    QString text = scenario == nullptr ? name
                                       : tr("%1 · %2", "rules and scenario")
                                             .arg(name, scenario->title.empty() ? QString::fromStdString(scenario->id)
                                                                                : translated(scenario->title));
    if (mDocument->modified())
        text = tr("%1 (changed)").arg(text);
    mTitle->setText(text);
    const auto tell = [](QAction* action, const QString& what, const std::optional<QString>& step) {
        action->setEnabled(step.has_value());
        action->setText(step ? tr("%1 %2", "undo or redo, what").arg(what, *step) : what);
        action->setIconText(what);
    };
    tell(mUndo, tr("Undo"), mDocument->undoText());
    tell(mRedo, tr("Redo"), mDocument->redoText());
    mSave->setText(savesCopy() ? tr("&Save a Copy...") : tr("&Save"));
    mSave->setEnabled(mDocument->modified() || savesCopy());
    emit retitled();
}

bool RulesPage::savesCopy() const
{
    const MapDocument* scenario = mDocument->scenarioDocument();
    const RulesDocument& rules = mDocument->rulesDocument();
    return scenario == nullptr ? isShipped(rules.path())
                               : isShipped(scenario->path()) || (rules.modified() && isShipped(rules.path()));
}

std::vector<FileTab*> RulesPage::fileTabs() const
{
    std::vector<FileTab*> out{mRulesFile, mScenarioFile, mMapFile};
    std::erase(out, nullptr);
    return out;
}

void RulesPage::step(void (RulesAndCounters::*how)())
{
    auto* shown = qobject_cast<FileTab*>(mTabs->currentWidget());
    if (shown != nullptr && shown->dropTyped())
        return;
    const std::shared_ptr<const RulesContent> before = mDocument->content();
    (mDocument.get()->*how)();
    std::vector<FileTab*> tabs = fileTabs();
    tabs.insert(tabs.begin(), shown);
    for (FileTab* tab : tabs)
        if (shown != nullptr && tab->goToChange(*before)) {
            mTabs->setCurrentWidget(tab);
            return;
        }
}

bool RulesPage::mayLeaveOut()
{
    for (FileTab* tab : fileTabs()) {
        const QString where = tab->unread();
        if (where.isEmpty())
            continue;
        QMessageBox box(
            QMessageBox::Question, tr("Text Not Understood"),
            tr("There is text that is not understood: %1. It is not saved, and the row keeps what it had.").arg(where),
            QMessageBox::NoButton, this);
        box.setObjectName("unread");
        box.setTextFormat(Qt::PlainText);
        const QPushButton* leaveOut = box.addButton(tr("Save Without It"), QMessageBox::AcceptRole);
        box.addButton(tr("Go to It"), QMessageBox::RejectRole);
        box.exec();
        if (box.clickedButton() == leaveOut)
            return true;
        mTabs->setCurrentWidget(tab);
        tab->goToUnread();
        return false;
    }
    return true;
}

bool RulesPage::save()
{
    for (FileTab* tab : fileTabs())
        tab->takeTyped();
    if (!mayLeaveOut())
        return false;
    if (savesCopy())
        return saveAs();
    Result<void> done = mDocument->save();
    if (!done && done.error().trouble == Trouble::Changed) {
        const SaveOver choice = askSaveOver(
            this, QString::fromStdString(done.error().file.empty() ? mDocument->rulesPath() : done.error().file));
        if (choice == SaveOver::OtherName)
            return saveAs();
        if (choice == SaveOver::Cancel)
            return false;
        done = mDocument->save(true);
    }
    if (!done)
        tellUnsaved(this, done.error());
    return done.has_value();
}

bool RulesPage::saveAs()
{
    const bool both = mDocument->scenario() != nullptr;
    const QString now = QString::fromStdString(both ? mDocument->scenarioPath() : mDocument->rulesPath());
    const QString path = askSaveName(this, savesCopy() ? tr("Save a Copy") : tr("Save Rules and Counters"),
                                     copyPath(now),
                                     both ? tr("Scenarios (*.scenario.json)") : tr("Rules (*.rules.json)"));
    return !path.isEmpty() && saveTo(path);
}

bool RulesPage::saveTo(const QString& path)
{
    const Result<void> done = saveBothAs(*mDocument, path);
    if (!done)
        tellUnsaved(this, done.error());
    retitle();
    return done.has_value();
}

bool RulesPage::mayLeave()
{
    const MapDocument* const map = mDocument->scenarioDocument();
    const QString words = map != nullptr && map->modified()
                              ? tr("Rules, counters or the map were changed and not saved. Saving writes all of them.")
                              : tr("Rules or counters were changed and not saved.");
    if (mDocument->wouldBeLost())
        return mayLeaveUnsaved(this, words, [this] { return save(); });
    for (FileTab* tab : fileTabs())
        if (const QString where = tab->unread(); !where.isEmpty()) {
            mTabs->setCurrentWidget(tab);
            tab->goToUnread();
            return mayLeaveUnsaved(this, tr("There is text that is not understood: %1. It would be lost.").arg(where),
                                   [this] { return save(); });
        }
    return true;
}

void RulesPage::giveUp()
{
    if (mRecovery)
        mRecovery->finish();
    mDocument->giveUp();
}

std::optional<int> RulesPage::errorsToPrint()
{
    // Check again, since drawings in the folder may have changed as well as the document.
    if (mDocument->scenario() == nullptr || !mFindings->check())
        return std::nullopt;
    int errors = 0;
    for (const CheckResult& proved : mFindings->findings())
        errors += proved.open() && proved.finding.severity == Severity::Error;
    return errors;
}

void RulesPage::printSheets()
{
    if (const std::optional<int> errors = errorsToPrint())
        SheetDialog(*mDocument, *errors, this).exec();
}

void RulesPage::importCounters(const QString& path)
{
    if (mCounters == nullptr)
        return;
    mTabs->setCurrentWidget(mCounters);
    mCounters->importList(path);
}

void RulesPage::showJobs()
{
    if (const std::optional<int> errors = errorsToPrint())
        JobsDialog(*mDocument, *errors, {}, this).exec();
}

void RulesPage::pickRoles(const RolePicks& picks)
{
    mValues->pick(picks);
}

void RulesPage::goTo(const FindingSpot& spot)
{
    if (mTables->goTo(spot))
        mTabs->setCurrentWidget(mTables);
    else if (mCounters != nullptr && mCounters->goTo(spot))
        mTabs->setCurrentWidget(mCounters);
    else if (mExamples->goTo(spot))
        mTabs->setCurrentWidget(mExamples);
    else if (mRulesFile->goTo(spot))
        mTabs->setCurrentWidget(mRulesFile);
    else if (mScenarioFile != nullptr && mScenarioFile->goTo(spot))
        mTabs->setCurrentWidget(mScenarioFile);
    else if (mMapFile != nullptr && mMapFile->goTo(spot))
        mTabs->setCurrentWidget(mMapFile);
    else
        QToolTip::showText(mFindings->mapToGlobal(QPoint(8, 8)),
                           tr("This is on the map or in the set-up. Open the scenario in the map editor to see it."),
                           mFindings);
}

void RulesPage::keepExample(const Example& example)
{
    mDocument->edit(tr("Save Ruling as Example"),
                    [&](RulesContent& content) { content.rules.examples.push_back(example); });
    goTo({"example", example.id, {}, {}});
}

QString RulesPage::helpPage() const
{
    const QWidget* tab = mTabs->currentWidget();
    return tab == mTables || tab == mExamples || tab == mRulesFile ? "rules" : "counters";
}

} // namespace fw
