#include "app/mapeditor/EditPage.h"

#include "app/Shipped.h"
#include "app/mapeditor/RulesAtCursor.h"
#include "app/mapeditor/SetupCheck.h"
#include "app/mapeditor/SetupPanel.h"
#include "app/mapeditor/SidePanel.h"
#include "app/mapeditor/ToolOptions.h"
#include "app/mapeditor/UnitTray.h"
#include "app/print/Saving.h"
#include "app/widgets/Boxes.h"
#include "app/widgets/FileNotice.h"
#include "app/widgets/OneLine.h"
#include "app/widgets/SaveAs.h"
#include "app/widgets/SaveName.h"
#include "app/widgets/Scrolled.h"
#include "app/widgets/ToolIcons.h"
#include "app/widgets/WidgetFactory.h"
#include "editor/commands/Placing.h"
#include "editor/document/Recovery.h"
#include "editor/view/EditView.h"

#include <QActionGroup>
#include <QCheckBox>
#include <QFileInfo>
#include <QMenu>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolBar>

namespace fw {

namespace {

const char* const rulesKey = "map/rulesAtCursor"; ///< in the settings

} // namespace

EditPage::EditPage(std::shared_ptr<MapDocument> document, const QString& recovery, QWidget* parent)
    : QWidget(parent), mDocument(std::move(document)), mShown(mDocument),
      mBench(std::make_unique<Workbench>(*mDocument))
{
    setObjectName("editPage");
    setAccessibleName(tr("Map editor"));
    mTools = makeTools(*mBench);
    build();
    buildMenu();
    if (!recovery.isEmpty()) {
        mDocument->keepForRecovery(recovery);
        connect(mView, &EditView::begunChanged, mDocument->recovery(), &Recovery::setBegun);
        tellOfTrouble(this, *mDocument->recovery());
    }
    connect(mDocument.get(), &Document::saved, this, &EditPage::titleChanged);
    connect(mDocument->stack(), &QUndoStack::cleanChanged, this, &EditPage::titleChanged);
    chooseTool(mDocument->drawing().grid().linked() ? "places" : "brush");
}

EditPage::~EditPage()
{
    // Objects that use the document are destroyed first.
    delete mAtCursor;
    delete mCheck;
    mDocument->stack()->disconnect(this);
    disconnect(mView, &EditView::begunChanged, nullptr, nullptr); // an unfinished stroke stays in the recovery file
    mView->setTool(nullptr);
    delete mMenu;
    qDeleteAll(findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
}

void EditPage::build()
{
    auto* layout = bare<QVBoxLayout>(this);
    layout->setSpacing(0);
    auto* bar = named(new QToolBar(tr("Tools")), "mapTools", tr("Tools"));
    bar->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    bar->setIconSize({20, 20});
    mView = new EditView(*mBench);
    buildTools(bar);
    layout->addWidget(bar);
    mNotice = new FileNotice({mDocument.get()});
    mNotice->setObjectName("mapNotice");
    layout->addWidget(mNotice);
    mOptions = new ToolOptions(*mBench);
    mSetup = new SetupPanel(*mBench);
    mSide = new SidePanel(*mBench, *mView);
    mLeft = new QStackedWidget;
    mLeft->setAccessibleName(tr("Tool options"));
    mLeft->addWidget(mOptions);
    mLeft->addWidget(mSetup);
    mAcross = new QSplitter(Qt::Horizontal);
    mAcross->addWidget(new Scrolled(mLeft));
    mAcross->addWidget(mView);
    mAcross->addWidget(mSide);
    mAcross->setStretchFactor(1, 1);
    mAcross->setSizes({300, 900, 300});
    mAcross->setCollapsible(1, false); // with large letters the side panels shrink, not the map
    layout->addWidget(mAcross, 1);
    mWords = named(new OneLine, "toolWords", tr("Message of the tool"));
    mWords->setMargin(3);
    layout->addWidget(mWords);

    mNameEdit = fieldOnMap("nameEdit", tr("Name on the map"), &EditPage::nameTyped);
    mPlaceEdit = fieldOnMap("placeEdit", tr("Name of the place"), &EditPage::placeTyped);
    mPlaceEdit->setPlaceholderText(tr("Name of the place"));
    connect(mBench.get(), &Workbench::placeNameWanted, this, &EditPage::typePlace);
    buildScan();
    mCheck = new SetupCheck(*mDocument, this);
    connect(mCheck, &SetupCheck::changed, this, [this] {
        mView->setWarnings(mCheck->warnings());
        mSetup->setWarnings(mCheck->warnings());
    });
    buildRulesAtCursor();

    connect(mView, &EditView::toolSays, this, [this](const QString& words) {
        if (words == mToolWords)
            return; // a message from elsewhere stays
        mToolWords = words;
        if (!words.isEmpty() || mToolSpoke)
            toolSpeaks();
    });
    connect(mView, &EditView::radiusWanted, mOptions, &ToolOptions::changeRadius);
    connect(mBench.get(), &Workbench::said, this, [this](const QString& words) {
        mWords->setText(words);
        mToolSpoke = false;
    });
    connect(mDocument.get(), &MapDocument::changed, this, [this] {
        if (!mToolSpoke) // the message may no longer be true
            toolSpeaks();
    });
    connect(mBench.get(), &Workbench::nameWanted, this, &EditPage::typeName);
    connect(mOptions, &ToolOptions::findReplaceWanted, this, &EditPage::findReplace);
    connect(mOptions, &ToolOptions::sameTerrainWanted, this, &EditPage::selectSame);
    connect(mOptions, &ToolOptions::connectedWanted, this, &EditPage::selectConnected);
    connect(mSetup->tray(), &UnitTray::droppedAt, this, [this](const QPoint& global) {
        if (mSetup->drop(global))
            return;
        const QPoint at = mView->viewport()->mapFromGlobal(global);
        if (!mView->viewport()->rect().contains(at))
            return;
        mBench->push(MapPart::Counters, placeUnits(mBench->drawing(), mBench->units(), mView->cellAt(at)),
                     tr("Place %n Counters", nullptr, int(mBench->units().size())));
    });
}

/// Shows what the rules say of the counter under the cursor on the map, and in the line below it.
void EditPage::buildRulesAtCursor()
{
    mAtCursor = new RulesAtCursor(*mBench, *mView, this);
    connect(mAtCursor, &RulesAtCursor::changed, this, [this] {
        const QString& words = mAtCursor->shown().words;
        if (words.isEmpty()) {
            toolSpeaks();
            return;
        }
        mWords->setText(words);
        mToolSpoke = true; // the next text of the tool replaces it
        mView->viewport()->setAccessibleDescription(words);
    });
    mAtCursor->setOn(QSettings().value(rulesKey, true).toBool());
}

void EditPage::buildTools(QToolBar* bar)
{
    mToolActions = new QActionGroup(this);
    for (const std::unique_ptr<Tool>& tool : mTools) {
        const ToolInfo info = tool->info();
        auto* action = keyed(new QAction(info.name, mToolActions), QString("tool-%1").arg(info.id), info.key);
        action->setIcon(toolIcon(action->objectName(), IconPlace::Bar));
        action->setCheckable(true);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        const QString useless = tool->uselessness();
        action->setToolTip(
            tr("%1 (%2)\n%3", "tool, key, help")
                .arg(info.name, info.key.toString(QKeySequence::NativeText), useless.isEmpty() ? info.help : useless));
        action->setEnabled(useless.isEmpty());
        action->setVisible(tool->offered());
        connect(action, &QAction::triggered, this, [this, t = tool.get()] { takeTool(t); });
        // The letter keys work only on the map; in lists and boxes they search for a line.
        mView->addAction(action);
        bar->addAction(action);
        QWidget* button = bar->widgetForAction(action);
        named(button, QString("button-%1").arg(info.id), info.name);
        button->setAccessibleDescription(useless.isEmpty() ? info.help : useless);
    }
    bar->addSeparator();
    const auto add = [&](QAction* action, const char* name, const QKeySequence& key) {
        keyed(action, name, key)->setIcon(toolIcon(name, IconPlace::Bar));
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        bar->addAction(action);
        action->setToolTip(
            tr("%1 (%2)", "what, key").arg(action->iconText(), action->shortcut().toString(QKeySequence::NativeText)));
        bar->widgetForAction(action)->setAccessibleName(action->text());
    };
    // The menu says what undo would undo; on the tool bar a changing text would move the other buttons.
    QAction* undo = mDocument->stack()->createUndoAction(this, tr("Undo"));
    undo->setIconText(tr("Undo"));
    add(undo, "mapUndo", QKeySequence::Undo);
    QAction* redo = mDocument->stack()->createRedoAction(this, tr("Redo"));
    redo->setIconText(tr("Redo"));
    add(redo, "mapRedo", QKeySequence::Redo);
}

QAction* EditPage::act(QMenu* menu, const QString& text, const char* name, const QKeySequence& key,
                       const std::function<void()>& what)
{
    QAction* action = keyed(menu->addAction(text), name, key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    if (what)
        connect(action, &QAction::triggered, this, [what] { what(); });
    addAction(action);
    return action;
}

void EditPage::buildMenu()
{
    mMenu = new QMenu(tr("&Map"), this);
    mMenu->addAction(findChild<QAction*>("mapUndo"));
    mMenu->addAction(findChild<QAction*>("mapRedo"));
    mMenu->addSeparator();
    act(mMenu, tr("Cu&t"), "mapCut", QKeySequence::Cut, [this] { copy(true); });
    act(mMenu, tr("&Copy"), "mapCopy", QKeySequence::Copy, [this] { copy(false); });
    act(mMenu, tr("&Paste"), "mapPaste", QKeySequence::Paste, [this] { paste(); });
    act(mMenu, tr("Cl&ear Cells"), "mapClear", QKeySequence::Delete, [this] { clear(); });
    mMenu->addSeparator();
    act(mMenu, tr("Select &All"), "mapSelectAll", QKeySequence::SelectAll, [this] { selectAll(); });
    act(mMenu, tr("Select Cells &Like These"), "mapSelectSame", QKeySequence(tr("Ctrl+Alt+A")),
        [this] { selectSame(); });
    act(mMenu, tr("Select C&onnected Cells"), "mapSelectConnected", QKeySequence(tr("Ctrl+Alt+C")),
        [this] { selectConnected(); });
    mMenu->addSeparator();
    act(mMenu, tr("&Find and Replace Terrain..."), "mapReplace", QKeySequence(tr("Ctrl+H")), [this] { findReplace(); });
    act(mMenu, tr("Ra&ndom Ground..."), "mapRandomGround", QKeySequence(), [this] { makeRandomGround(); });
    act(mMenu, tr("&Resize and Shift..."), "mapResize", QKeySequence(), [this] { resizeMap(); });
    act(mMenu, tr("Title, Si&ze and Numbers..."), "mapFacts", QKeySequence(), [this] { changeFacts(); });
    mMenu->addSeparator();
    act(mMenu, tr("E&xport the Map..."), "mapExport", QKeySequence(), [this] { exportMap(); });
    buildDataMenu();
    mMenu->addSeparator();
    QAction* rules = act(mMenu, tr("R&ules for the Counter under the Cursor"), "mapRules", QKeySequence(tr("F8")), {});
    rules->setCheckable(true);
    rules->setChecked(mAtCursor->isOn());
    connect(rules, &QAction::toggled, this, [this](bool shown) {
        QSettings().setValue(rulesKey, shown);
        mAtCursor->setOn(shown);
    });
    QAction* sides = act(mMenu, tr("Si&de Panels"), "mapPanels", QKeySequence(tr("F9")), {});
    sides->setCheckable(true);
    sides->setChecked(true);
    connect(sides, &QAction::toggled, this, [this](bool shown) {
        mAcross->widget(0)->setVisible(shown);
        mSide->setVisible(shown);
        if (!shown)
            mView->setFocus();
    });
}

void EditPage::takeTool(Tool* tool)
{
    if (mView->tool() != nullptr)
        mView->tool()->finish(); // a path that has some clicks is drawn
    mView->setTool(tool);
    const ToolInfo info = tool->info();
    mOptions->showFor(info.id, info.help);
    mLeft->setCurrentIndex(QString(info.id) == "place" ? 1 : 0);
    if (QString(info.id) == "panel") // hidden parts cannot be dragged
        for (QCheckBox* shown : findChildren<QCheckBox*>("show-beside"))
            shown->setChecked(true);
    toolSpeaks();
}

/// Shows the tool's text below the map, in place of other messages.
void EditPage::toolSpeaks()
{
    mWords->setText(mToolWords);
    mToolSpoke = true;
}

void EditPage::chooseTool(const QString& id)
{
    if (auto* action = findChild<QAction*>("tool-" + id))
        action->trigger();
}

void EditPage::resume(const QString& begun)
{
    for (const std::unique_ptr<Tool>& tool : mTools) {
        tool->resume(begun);
        if (!tool->openAction().isEmpty())
            chooseTool(tool->info().id);
    }
}

QString EditPage::title() const
{
    const QString name = mDocument->title();
    return modified() ? tr("%1 (not saved)").arg(name) : name;
}

bool EditPage::modified() const
{
    return mDocument->modified();
}

void EditPage::setDark(bool dark)
{
    mView->setDark(dark);
    mOptions->setDark(dark);
    mSide->setDark(dark);
}

bool EditPage::savesCopy() const
{
    return isShipped(mDocument->path());
}

bool EditPage::save()
{
    if (mDocument->path().isEmpty() || savesCopy())
        return saveAs();
    mDocument->endStroke();
    Result<void> done = mDocument->save();
    if (!done && done.error().trouble == Trouble::Changed) {
        const SaveOver choice = askSaveOver(this, mDocument->path());
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

bool EditPage::saveAs()
{
    const bool army = !mDocument->drawing().rest.rules.empty();
    const Scenario& rest = mDocument->drawing().rest;
    const QString title = QString::fromStdString(rest.title.empty() ? rest.map.title : rest.title);
    const QString offered = mDocument->path().isEmpty()
                                ? newFilePath(mDocument->origin().rules, title, army ? ".scenario.json" : ".map.json")
                                : copyPath(mDocument->path());
    const QString path = askSaveName(this, savesCopy() ? tr("Save a Copy") : tr("Save the Map"), offered,
                                     army ? tr("Scenarios (*.scenario.json);;Maps (*.map.json)")
                                          : tr("Maps (*.map.json)"));
    return !path.isEmpty() && saveTo(path);
}

bool EditPage::saveTo(const QString& path)
{
    QStringList endings{".scenario.json", ".map.json"};
    if (mDocument->drawing().rest.rules.empty())
        endings.move(1, 0);
    const QString full = withEnding(path, endings);
    const Result<void> done = saveMapAs(*mDocument, full);
    if (!done)
        tellUnsaved(this, done.error());
    mView->setFolder(QFileInfo(mDocument->path()).absolutePath());
    return done.has_value();
}

bool EditPage::leave(int views)
{
    if (mView->tool() != nullptr)
        mView->tool()->finish();
    mDocument->endStroke();
    return !modified() || mDocument->views() > 1 + views
           || mayLeaveUnsaved(this, tr("%1 has unsaved changes.").arg(title()), [this] { return save(); });
}

void EditPage::giveUp()
{
    if (mDocument->views() == 1)
        mDocument->giveUp();
}

} // namespace fw
