#include "app/shell/Shortcuts.h"

#include <QAction>
#include <QHeaderView>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace fw {

ShortcutSheet::ShortcutSheet(QWidget* parent) : Dialog("shortcutSheet", tr("Keyboard Shortcuts"), parent)
{
    auto* layout = new QVBoxLayout(this);
    auto* list = new QTreeWidget;
    list->setAccessibleName(tr("Keyboard shortcuts"));
    list->setHeaderLabels({tr("Key"), tr("What it does")});
    list->setRootIsDecorated(false);
    list->setAlternatingRowColors(true);
    list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    const auto part = [list](const QString& title) {
        auto* item = new QTreeWidgetItem(list, {title});
        item->setFirstColumnSpanned(true);
        QFont bold = item->font(0);
        bold.setBold(true);
        item->setFont(0, bold);
        item->setFlags(Qt::ItemIsEnabled);
    };
    const auto key = [list](const QString& name, const QString& does) { new QTreeWidgetItem(list, {name, does}); };
    part(tr("On the map"));
    key(tr("Arrow keys"), tr("choose a cell"));
    key(tr("Space"), tr("picks the cell or the counter on it"));
    key(tr("Shift+Space"), tr("fans out the stack"));
    key(tr("A letter, with a counter picked"),
        tr("starts the action whose name begins with that letter; press it again for the next action"));
    key(tr("A"), tr("picks the rest of the stack of the picked counter"));
    key(tr(", ."), tr("turns the picked counter left or right"));
    key(tr("A click next to the counter"), tr("turns the counter to that side when the program asks for its facing"));
    key(tr("+ and -"), tr("zoom; Home or 0 shows the whole map"));
    key(tr("Ctrl while dragging"), tr("moves only the counter, not its stack; dragging it out of a fan does the same"));
    key(tr("Escape while dragging"), tr("puts the counter back"));
    part(tr("At the table"));
    key(tr("1 to 9"), tr("pick a line of the list, enter the face of the next die, or begin the number of a hex"));
    key(tr("Enter"), tr("enters the completed or proposed action, or the only answer; in the list it picks the line"));
    key(tr("Ctrl+Enter"), tr("ends the step if the list has a line that ends it"));
    key(tr("Escape, Backspace"), tr("take the last click back; if a line of sight is shown, Escape ends it first"));
    key(tr("/ or Ctrl+L"), tr("goes to the order line, which takes a place, a unit or a whole order"));
    key(tr("Ctrl+R"), tr("rolls the dice that are asked for"));
    // The keys of the menus come from the menus, so that the sheet is always up to date.
    part(tr("Menus"));
    if (parent != nullptr) {
        for (const QAction* action : parent->findChildren<QAction*>()) {
            if (action->shortcut().isEmpty() || action->text().isEmpty())
                continue;
            QString text = action->text();
            text.remove('&');
            key(action->shortcut().toString(QKeySequence::NativeText), text);
        }
    }
    list->setWordWrap(true);
    list->setTextElideMode(Qt::ElideNone);
    list->setUniformRowHeights(false);
    layout->addWidget(list);
    layout->addWidget(makeButtons(QDialogButtonBox::Close));
    resize(760, 620);
}

} // namespace fw
