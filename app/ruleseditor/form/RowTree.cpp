#include "app/ruleseditor/form/RowTree.h"

#include "app/ruleseditor/form/FieldEdit.h"
#include "editor/Translated.h"

#include <QDropEvent>
#include <QScrollBar>
#include <algorithm>

namespace fw {

namespace {

constexpr qsizetype mostWords = 4; ///< in the title of a row without a name

constexpr int pointerRole = Qt::UserRole;

std::string pointerOf(const QTreeWidgetItem* item)
{
    return item == nullptr ? std::string() : item->data(0, pointerRole).toString().toStdString();
}

/// The text of a key of a row; empty if it has none.
std::string textOf(const Json& row, std::string_view key)
{
    const Json* value = row.find(key);
    return value == nullptr || !value->isText() ? std::string() : value->text;
}

} // namespace

RowTree::RowTree(QWidget* parent) : QTreeWidget(parent)
{
    setHeaderHidden(true);
    setUniformRowHeights(true);
    setDragDropMode(QAbstractItemView::InternalMove);
    setTextElideMode(Qt::ElideRight);
    connect(this, &QTreeWidget::itemExpanded, this, [this](QTreeWidgetItem* item) {
        mExpanded.insert(pointerOf(item));
        if (item->childCount() == 0)
            fill(item);
    });
    connect(this, &QTreeWidget::itemCollapsed, this, [this](QTreeWidgetItem* item) {
        if (!mFilling)
            mExpanded.erase(pointerOf(item));
    });
}

std::string RowTree::current() const
{
    return pointerOf(currentItem());
}

void RowTree::show(std::shared_ptr<const FormTree> tree, std::shared_ptr<const RowWords> words, FormContext context)
{
    mContext = std::move(context);
    const std::string was = current();
    const int place = verticalScrollBar()->value();
    mTree = std::move(tree);
    mWords = std::move(words);
    mFilling = true;
    const QSignalBlocker quiet(this);
    clear();
    addItem(invisibleRootItem(), tr("General"), {}, false);
    const Json& root = *mTree->at({});
    for (const FieldHelp& field : formFields(mTree->kindAt({}), root)) {
        if (!holdsRows(field))
            continue;
        const std::string list = "/" + field.key;
        const int count = int(mTree->countAt(list));
        QTreeWidgetItem* item = addItem(
            invisibleRootItem(), tr("%1 (%2)", "kind of rows and their number").arg(keyTitle(field.key)).arg(count),
            list, count > 0);
        item->setToolTip(0, toQString(field.help));
        expandAgain(item);
    }
    mFilling = false;
    if (!select(was))
        setCurrentItem(topLevelItem(0));
    verticalScrollBar()->setValue(place);
}

QTreeWidgetItem* RowTree::addItem(QTreeWidgetItem* parent, const QString& text, const std::string& pointer, bool holds)
{
    auto* item = new QTreeWidgetItem(parent, {text});
    item->setData(0, pointerRole, toQString(pointer));
    item->setChildIndicatorPolicy(holds ? QTreeWidgetItem::ShowIndicator : QTreeWidgetItem::DontShowIndicator);
    return item;
}

void RowTree::expandAgain(QTreeWidgetItem* item)
{
    if (mExpanded.count(pointerOf(item)) == 0)
        return;
    if (item->childCount() == 0)
        fill(item);
    item->setExpanded(true);
}

std::string RowTree::flatList(const std::string& row) const
{
    std::vector<std::string> lists;
    for (const FieldHelp& field : formFields(mTree->kindAt(row), *mTree->at(row)))
        if (holdsRows(field) && field.key != "else")
            lists.push_back(field.key);
    for (const char* main : {"do", "menu", "verbs"})
        if (std::ranges::find(lists, main) != lists.end())
            return row + "/" + main;
    return lists.size() == 1 ? row + "/" + lists.front() : std::string();
}

bool RowTree::hasRows(const std::string& row) const
{
    const Json& value = *mTree->at(row);
    return std::ranges::any_of(formFields(mTree->kindAt(row), value), [&](const FieldHelp& field) {
        return holdsRows(field) && mTree->countAt(row + "/" + field.key) > 0;
    });
}

void RowTree::addRows(QTreeWidgetItem* parent, const std::string& list)
{
    for (std::size_t i = 0; i < mTree->countAt(list); ++i) {
        const std::string row = list + "/" + std::to_string(i);
        const QString text = title(row);
        QTreeWidgetItem* item = addItem(parent, text, row, hasRows(row));
        item->setToolTip(0, text);
        expandAgain(item);
    }
}

void RowTree::fill(QTreeWidgetItem* item)
{
    const std::string pointer = pointerOf(item);
    if (!mTree->kindOfList(pointer).empty()) {
        addRows(item, pointer);
        return;
    }
    const Json* row = mTree->at(pointer);
    if (row == nullptr)
        return;
    const std::string flat = flatList(pointer);
    // The other lists stand before the rows of the main one, but what happens otherwise after it.
    const auto add = [&](bool otherwise) {
        for (const FieldHelp& field : formFields(mTree->kindAt(pointer), *row)) {
            const std::string list = pointer + "/" + field.key;
            if (!holdsRows(field) || list == flat || (field.key == "else") != otherwise || mTree->countAt(list) == 0)
                continue;
            expandAgain(addItem(item, keyTitle(field.key), list, true));
        }
    };
    add(false);
    if (!flat.empty())
        addRows(item, flat);
    add(true);
}

/// Adds the first values of a row, and of the rows inside it that are in no list.
void RowTree::addWords(const std::string& kind, const Json& row, QStringList& words) const
{
    for (const FieldHelp& field : formFields(kind, row)) {
        const Json* value = row.find(field.key);
        if (value == nullptr || words.size() >= mostWords || holdsRows(field))
            continue;
        if (field.type.value == FieldValue::Row && value->isObject())
            addWords(field.type.row, *value, words);
        else if (const QString text = toQString(formText(field, value, mContext)).section('\n', 0, 0); !text.isEmpty())
            words << text;
    }
}

QString RowTree::title(const std::string& pointer) const
{
    const Json* row = mTree->at(pointer);
    const std::string kind = mTree->kindAt(pointer);
    if (row == nullptr || !row->isObject())
        return keyTitle(lastStep(pointer));
    const std::string id = textOf(*row, "id");
    // Steps of the sequence of play read as they are printed.
    if (!kindKey(kind).empty() || kind == "menu entry")
        if (const QString words = mWords->of(pointer); !words.isEmpty())
            return id.empty() ? words : tr("%1 · %2", "sentence and id").arg(words, toQString(id));
    for (const char* name : {"label", "name", "title", "text"})
        if (const std::string label = textOf(*row, name); !label.empty() && !id.empty())
            return tr("%1 · %2").arg(toQString(id), toQString(label));
    QStringList words;
    addWords(kind, *row, words);
    return words.isEmpty() ? toQString(kind) : words.join(" · ");
}

bool RowTree::select(const std::string& pointer)
{
    // What is around is expanded from the outside, so that the items are there.
    std::vector<std::string> around;
    for (std::string at = pointer; !at.empty(); at = outerPointer(at))
        around.insert(around.begin(), at);
    QTreeWidgetItem* found = topLevelItem(0);
    for (const std::string& step : around) {
        QTreeWidgetItem* parent = found == topLevelItem(0) ? invisibleRootItem() : found;
        if (parent != invisibleRootItem() && parent->childCount() == 0)
            fill(parent);
        for (int i = 0; i < parent->childCount(); ++i)
            if (pointerOf(parent->child(i)) == step)
                found = parent->child(i);
    }
    if (found == nullptr || pointerOf(found) != pointer)
        return false;
    for (QTreeWidgetItem* parent = found->parent(); parent != nullptr; parent = parent->parent()) {
        mExpanded.insert(pointerOf(parent));
        parent->setExpanded(true);
    }
    setCurrentItem(found);
    scrollToItem(found);
    return true;
}

void RowTree::dropEvent(QDropEvent* event)
{
    const QTreeWidgetItem* target = itemAt(event->position().toPoint());
    const std::string from = current();
    event->setDropAction(Qt::IgnoreAction); // the document moves it, not the view
    event->accept();
    if (target == nullptr || from.empty())
        return;
    const std::string at = pointerOf(target);
    if (dropIndicatorPosition() == QAbstractItemView::OnItem) {
        const std::string list = mTree->kindOfList(at).empty() ? flatList(at) : at;
        if (!list.empty())
            emit moveWanted(from, list, mTree->countAt(list));
    } else if (const std::optional<std::size_t> index = indexOf(at)) {
        const bool below = dropIndicatorPosition() == QAbstractItemView::BelowItem;
        emit moveWanted(from, outerPointer(at), *index + (below ? 1 : 0));
    }
}

} // namespace fw
