#include "app/ruleseditor/form/FileTab.h"

#include "app/Places.h"
#include "app/case/DeskExample.h"
#include "app/ruleseditor/form/BlockDialog.h"
#include "app/ruleseditor/form/RowForm.h"
#include "app/ruleseditor/form/RowTree.h"
#include "app/ruleseditor/tables/TryPanel.h"
#include "app/widgets/WidgetFactory.h"
#include "app/widgets/WrapLayout.h"
#include "editor/Translated.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QSplitter>
#include <QToolButton>

namespace fw {

namespace {

/// The pointers of all rows, the outer before the inner ones.
void addRows(const FormTree& tree, const std::string& row, std::vector<std::string>& out)
{
    out.push_back(row);
    for (const FieldHelp& field : formFields(tree.kindAt(row), *tree.at(row))) {
        const std::string list = row + "/" + field.key;
        for (std::size_t i = 0; holdsRows(field) && i < tree.countAt(list); ++i)
            addRows(tree, list + "/" + std::to_string(i), out);
    }
}

/// The words of a kind of row that has several: those of its nodes, or of its verbs.
std::vector<std::string> kindWords(const std::string& kind)
{
    for (const FieldHelp& field : formFields(kind, Json::object()))
        if (field.key == kindKey(kind))
            return field.words;
    return {};
}

} // namespace

FileTab::FileTab(RulesAndCounters* document, FormFile file, ValuesNow* values, QWidget* parent)
    : QWidget(parent), mDocument(document), mFile(file), mValues(values)
{
    setObjectName(file == FormFile::Rules ? "rulesTree" : file == FormFile::Scenario ? "scenarioTree" : "mapTree");
    setAccessibleName(file == FormFile::Rules      ? tr("All rows of the rules")
                      : file == FormFile::Scenario ? tr("All rows of the scenario")
                                                   : tr("All rows of the map"));
    auto* layout = new QHBoxLayout(this);
    auto* parts = new QSplitter;
    layout->addWidget(parts);
    auto* left = new QWidget;
    auto* column = bare<QVBoxLayout>(left);
    mSearch = searchField("formSearch", tr("Find in the rows"), tr("Find (Enter: next)"));
    column->addWidget(mSearch);
    mRows = named(new RowTree, "formTree", tr("Rows"));
    column->addWidget(mRows, 1);
    parts->addWidget(left);
    auto* right = new QWidget;
    auto* forms = bare<QVBoxLayout>(right);
    mForm = new RowForm;
    forms->addWidget(mForm, 1);
    mWrong = wordsLabel("formTrouble", tr("Why the change is not possible"));
    setBold(mWrong);
    mWrong->hide();
    forms->addWidget(mWrong);
    auto* beside = new QSplitter(Qt::Vertical);
    beside->addWidget(right);
    parts->addWidget(beside);
    if (file == FormFile::Rules) {
        mTry = new TryPanel(document);
        mTry->hide();
        beside->addWidget(mTry);
        beside->setSizes({330, 260});
    }
    parts->setStretchFactor(0, 1);
    parts->setStretchFactor(1, 2);
    parts->setSizes({420, 800});

    makeActions();
    auto* bar = new WrapLayout;
    for (QAction* one : {mAdd, mBlock, mCopy, mRemove, mUp, mDown, mRename, mFindUses, mTryShown}) {
        if (one == nullptr)
            continue;
        auto* button = new QToolButton;
        button->setDefaultAction(one);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly); // icons are in its context menu
        button->setObjectName(one->objectName() + "Button");
        button->setFocusPolicy(Qt::StrongFocus);
        button->setAccessibleName(one->text());
        bar->addWidget(button);
    }
    column->addLayout(bar);

    connect(mSearch, &QLineEdit::textChanged, this, [this] { find(false); });
    connect(mSearch, &QLineEdit::returnPressed, this, [this] { find(true); });
    connect(mRows, &QTreeWidget::currentItemChanged, this, [this] {
        mWrong->hide();
        showForm();
    });
    connect(mRows, &RowTree::moveWanted, this, &FileTab::moveTo);
    connect(
        mForm, &RowForm::edited, this,
        [this](const std::string& pointer, const std::string& key, const Json& value) { put(pointer, key, value); });
    connect(mForm, &RowForm::left, this, [this](const std::string&, const std::string& key) {
        if (mTyped && mTyped->key == key)
            takeTyped();
    });
    connect(mForm, &RowForm::listWanted, this, [this](const std::string& list) {
        goTo(list);
        mRows->setFocus();
    });
    connect(mForm, &RowForm::addWanted, this, [this](const std::string& list) { addTo(list, mTree->countAt(list)); });
    connect(document, &RulesAndCounters::changed, this, [this] {
        mStale = true;
        if (!mPutting)
            mFindings.clear(); // their rows may have moved
        if (!isVisible())
            return;
        renew();
    });
    renew();
}

void FileTab::showEvent(QShowEvent* event)
{
    renew();
    QWidget::showEvent(event);
}

void FileTab::renew()
{
    if (std::exchange(mStale, false))
        refresh();
}

QAction* FileTab::action(const QString& text, const char* name, const QKeySequence& key, void (FileTab::*slot)())
{
    auto* made = keyed(new QAction(text, this), name, key);
    made->setShortcutContext(Qt::WidgetShortcut);
    made->setToolTip(
        key.isEmpty() ? text : tr("%1 (%2)", "command and key").arg(text, key.toString(QKeySequence::NativeText)));
    mRows->addAction(made);
    if (slot != nullptr)
        connect(made, &QAction::triggered, this, slot);
    return made;
}

void FileTab::makeActions()
{
    mRows->setContextMenuPolicy(Qt::ActionsContextMenu);
    mAdd = action(tr("Add..."), "formAdd", Qt::Key_Insert, &FileTab::add);
    if (mFile == FormFile::Rules)
        mBlock = action(tr("Insert Block..."), "formBlock", QKeySequence(tr("Ctrl+B")), &FileTab::insertBlock);
    if (mBlock != nullptr) {
        mBlock->setShortcutContext(Qt::WidgetWithChildrenShortcut); // wherever one is in the tab
        addAction(mBlock);
    }
    mCopy = action(tr("Duplicate"), "formCopy", QKeySequence(tr("Ctrl+D")), &FileTab::copy);
    mRemove = action(tr("Delete"), "formRemove", QKeySequence::Delete, &FileTab::remove);
    mUp = action(tr("Up"), "formUp", QKeySequence(tr("Alt+Up")), nullptr);
    mDown = action(tr("Down"), "formDown", QKeySequence(tr("Alt+Down")), nullptr);
    mRename = action(tr("Rename..."), "formRename", Qt::Key_F2, &FileTab::rename);
    mFindUses = action(tr("Find Uses"), "formUses", QKeySequence(tr("Shift+F12")), &FileTab::findUses);
    if (mFile == FormFile::Rules) {
        mTryShown = action(tr("Try It"), "formTry", {}, nullptr);
        mTryShown->setCheckable(true);
        connect(mTryShown, &QAction::toggled, this, &FileTab::showTry);
    }
    connect(mUp, &QAction::triggered, this, [this] { shift(-1); });
    connect(mDown, &QAction::triggered, this, [this] { shift(1); });
}

void FileTab::refresh()
{
    const std::shared_ptr<const RulesContent> content = mDocument->content();
    mTree = std::make_shared<const FormTree>(*content, mFile);
    auto sources = std::make_shared<FormSources>();
    sources->content = content;
    sources->context.names = mFile == FormFile::Rules ? FormulaNames::of(content->rules) : FormulaNames{};
    sources->context.map = content->scenario ? &content->scenario->map : nullptr;
    sources->words = std::make_shared<const RowWords>(content, mFile != FormFile::Rules);
    sources->offered = std::make_shared<const FormWords>(content);
    sources->values = mValues;
    sources->ofScenario = mFile == FormFile::Scenario;
    mSources = std::move(sources);
    mRows->show(mTree, mSources->words, mSources->context);
    showForm();
}

void FileTab::showForm()
{
    // A list shows the row around it, where its rows are counted.
    std::string pointer = mRows->current();
    if (!mTree->kindOfList(pointer).empty())
        pointer = outerPointer(pointer);
    if (pointer != mShown)
        keepUnread();
    mForm->show(*mTree, pointer, mSources);
    const Json* row = mTree->at(pointer);
    mShownRow = row == nullptr ? Json{} : *row;
    if (pointer != std::exchange(mShown, pointer))
        retypeUnread();
    remark();
    enable();
}

void FileTab::setFindings(const std::vector<CheckResult>& findings)
{
    mFindings.clear();
    const std::string inScenario = "/map";
    for (const CheckResult& one : findings) {
        const bool ofMap = !one.ofRules && one.finding.place.starts_with(inScenario);
        const FormFile file = one.ofRules ? FormFile::Rules : ofMap ? FormFile::Map : FormFile::Scenario;
        if (!one.open() || one.finding.place.empty() || file != mFile)
            continue;
        mFindings.push_back(one);
        if (ofMap)
            mFindings.back().finding.place.erase(0, inScenario.size());
    }
    remark();
}

void FileTab::remark()
{
    std::vector<const CheckResult*> shown;
    for (const CheckResult& one : mFindings)
        shown.push_back(&one);
    mForm->remark(shown);
}

void FileTab::enable()
{
    const std::string pointer = mRows->current();
    const std::optional<std::size_t> index = indexOf(pointer);
    const bool list = !mTree->kindOfList(pointer).empty();
    mAdd->setEnabled(list || index);
    mCopy->setEnabled(index.has_value());
    mRemove->setEnabled(index.has_value());
    const bool named = rowNameAt(*mTree, pointer).has_value();
    mRename->setEnabled(named);
    mFindUses->setEnabled(named);
    mUp->setEnabled(index && *index > 0);
    mDown->setEnabled(index && *index + 1 < mTree->countAt(outerPointer(pointer)));
    if (mTry != nullptr)
        showTry();
}

void FileTab::showTry()
{
    const std::string pointer = mRows->current();
    const bool modifier = mTree->kindAt(pointer) == "modifier";
    mTryShown->setEnabled(modifier);
    mTry->setVisible(modifier && mTryShown->isChecked());
    if (mTry->isHidden())
        return;
    const Json* id = mTree->at(pointer)->find("id");
    mTry->setRow(id == nullptr ? std::string() : id->text);
    if (mTry->words().isEmpty())
        mTry->setWords(QString::fromStdString(exampleWords(mDocument->rules(), mDocument->scenario())));
}

void FileTab::edit(const QString& step, const std::function<void(RulesContent&)>& how, const std::string& field)
{
    mDocument->edit(step, how, toQString(field));
    renew();
}

bool FileTab::change(const QString& step, const std::function<void(FormTree&)>& how, const std::string& field)
{
    FormTree after = *mTree;
    how(after);
    Result<RulesContent> read = after.read(*mDocument->content());
    if (!read) {
        const QString remedy = translated(read.error().remedy);
        mWrong->setText(remedy.isEmpty() ? translated(read.error().text)
                                         : tr("%1; %2").arg(translated(read.error().text), remedy));
        mWrong->show();
        return false;
    }
    mWrong->hide();
    edit(
        step, [&](RulesContent& content) { content = std::move(*read); }, field);
    return true;
}

void FileTab::put(const std::string& pointer, const std::string& key, const Json& value, bool left)
{
    if (key == "id" && putId(pointer, value))
        return;
    const std::string kind = mTree->kindAt(pointer);
    if (!left && ((kind == "mark" && key == "steps") || (kind == "option" && key == "values")))
        return putWords(pointer, key, value);
    if (key == "id")
        mFollows.clear();
    const bool names = key == "label" || key == "name" || key == "title";
    const std::string follows = names && value.isText() ? followingId(pointer, value.text) : std::string();
    const std::string place = pointer + "/" + key;
    std::erase_if(mFindings, [&](const CheckResult& one) { return one.finding.place.starts_with(place); });
    mPutting = true;
    // Letters typed into one field of a row are one step of undo.
    change(
        tr("Change %1").arg(keyTitle(key)),
        [&](FormTree& tree) {
            tree.set(pointer, key, value);
            if (!follows.empty())
                tree.set(pointer, "id", Json::ofText(follows));
        },
        QString::number(int(mFile)).toStdString() + place);
    mPutting = false;
}

void FileTab::add()
{
    const std::string pointer = mRows->current();
    if (!mTree->kindOfList(pointer).empty())
        addTo(pointer, mTree->countAt(pointer));
    else if (const std::optional<std::size_t> index = indexOf(pointer))
        addTo(outerPointer(pointer), *index + 1);
}

void FileTab::addTo(const std::string& list, std::size_t index)
{
    const std::vector<std::string> words = kindWords(mTree->kindOfList(list));
    if (words.empty()) {
        insert(list, index, {});
        return;
    }
    QMenu menu;
    menu.setObjectName("formKinds");
    for (const std::string& word : words)
        connect(menu.addAction(toQString(word)), &QAction::triggered, this,
                [this, list, index, word] { insert(list, index, word); });
    menu.exec(QCursor::pos());
}

void FileTab::insert(const std::string& list, std::size_t index, const std::string& word)
{
    const std::string kind = mTree->kindOfList(list);
    const Json row = newRow(kind, word, mTree->at(list));
    if (!change(tr("Add %1").arg(toQString(word.empty() ? kind : word)),
                [&](FormTree& tree) { tree.insert(list, index, row); }))
        return;
    goTo(list + "/" + std::to_string(std::min(index, mTree->countAt(list) - 1)));
    mFollows = mRows->current();
    const std::optional<RowName> named = rowNameAt(*mTree, mFollows);
    mFollowsId = named ? named->id : std::string();
    if (FieldEdit* id = mForm->field("id"))
        id->setFocus();
}

void FileTab::insertBlock()
{
    BlockDialog dialog(mDocument->rules(), toQString(shippedFolder()) + "/recipes", this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    mWrong->hide();
    edit(tr("Insert %1").arg(dialog.title()), [&](RulesContent& content) { content.rules = dialog.rules(); });
    const auto& [section, id] = dialog.firstRow();
    const std::string kind = section == "nodes"  ? "node"
                             : section == "menu" ? "menu entry"
                                                 : mTree->kindOfList("/" + section);
    goTo({kind, id, {}, {}});
    mRows->setFocus();
}

void FileTab::copy()
{
    const std::string pointer = mRows->current();
    const std::optional<std::size_t> index = indexOf(pointer);
    if (!index)
        return;
    const std::string list = outerPointer(pointer);
    mFollows.clear();
    const Json row = copiedRow(*mTree->at(pointer), mTree->at(list));
    if (change(tr("Duplicate Row"), [&](FormTree& tree) { tree.insert(list, *index + 1, row); }))
        goTo(list + "/" + std::to_string(*index + 1));
}

void FileTab::remove()
{
    const std::string pointer = mRows->current();
    const std::optional<std::size_t> index = indexOf(pointer);
    if (!index)
        return;
    const std::string list = outerPointer(pointer);
    if (!mayDelete(pointer))
        return;
    mFollows.clear();
    if (!change(tr("Delete %1").arg(mRows->title(pointer).section('\n', 0, 0).left(40)),
                [&](FormTree& tree) { tree.remove(pointer); }))
        return;
    const std::size_t left = mTree->countAt(list);
    if (left == 0)
        goTo(mTree->kindOfList(list).empty() || outerPointer(list).empty() ? list : outerPointer(list));
    else
        goTo(list + "/" + std::to_string(std::min(*index, left - 1)));
}

void FileTab::shift(int by)
{
    const std::string pointer = mRows->current();
    const std::optional<std::size_t> index = indexOf(pointer);
    if (!index || (by < 0 && *index == 0))
        return;
    moveTo(pointer, outerPointer(pointer), by < 0 ? *index - 1 : *index + 2);
}

void FileTab::moveTo(const std::string& from, const std::string& list, std::size_t index)
{
    mFollows.clear();
    std::string to;
    const auto moved = [&](FormTree& tree) { to = tree.move(from, list, index); };
    if (!change(tr("Move Row"), moved))
        return;
    if (to.empty()) {
        mWrong->setText(tr("A row can be moved among rows of its kind only."));
        mWrong->show();
    } else {
        goTo(to);
    }
}

void FileTab::find(bool again)
{
    const QString wanted = mSearch->text().trimmed();
    if (wanted.isEmpty())
        return;
    std::vector<std::string> all;
    addRows(*mTree, {}, all);
    const auto here = std::ranges::find(all, mRows->current());
    const std::size_t start = here == all.end() ? 0 : static_cast<std::size_t>(here - all.begin()) + (again ? 1 : 0);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const std::string& row = all[(start + i) % all.size()];
        const bool title = !row.empty() && mRows->title(row).contains(wanted, Qt::CaseInsensitive);
        const Json& value = *mTree->at(row);
        bool text = false;
        for (const FieldHelp& field : formFields(mTree->kindAt(row), value))
            text = text
                   || (!holdsRows(field)
                       && toQString(formText(field, value.find(field.key), mSources->context))
                              .contains(wanted, Qt::CaseInsensitive));
        if (title || text) {
            mRows->select(row);
            return;
        }
    }
    mWrong->setText(tr("No row contains \"%1\".").arg(wanted));
    mWrong->show();
}

bool FileTab::goTo(const std::string& pointer)
{
    renew();
    if (mTree->at(pointer) == nullptr && mTree->kindOfList(pointer).empty())
        return false;
    return mRows->select(pointer);
}

bool FileTab::goTo(const FindingSpot& spot)
{
    renew();
    std::vector<std::string> all;
    addRows(*mTree, {}, all);
    for (const std::string& row : all) {
        const Json* id = mTree->at(row)->find(spot.kind == "placement" ? "unit" : "id");
        if (id != nullptr && id->text == spot.id && mTree->kindAt(row) == spot.kind)
            return goTo(row);
    }
    return false;
}

} // namespace fw
