#include "tests/app/KeysOf.h"

#include <QAbstractButton>
#include <QAction>
#include <QGroupBox>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QShortcut>
#include <QTabBar>
#include <vector>

namespace {

/// One key, its action, and the widget in which it works.
struct Key {
    QKeySequence key;
    QString what;
    const QWidget* within = nullptr;
    bool inside = true; ///< it works in the children of the widget too
};

bool both(const Key& a, const Key& b)
{
    const auto holds = [](const Key& outer, const Key& inner) {
        return outer.within == inner.within || (outer.inside && outer.within->isAncestorOf(inner.within));
    };
    return a.key == b.key && (holds(a, b) || holds(b, a));
}

QStringList pairs(const std::vector<Key>& keys)
{
    QStringList out;
    for (std::size_t i = 0; i < keys.size(); ++i)
        for (std::size_t j = i + 1; j < keys.size(); ++j)
            if (!keys[i].key.isEmpty() && both(keys[i], keys[j]))
                out << QString("%1: “%2” and “%3”").arg(keys[i].key.toString(), keys[i].what, keys[j].what);
    return out;
}

class Keys
{
public:
    explicit Keys(QWidget& top) : mTop(top) {}

    QStringList clashes()
    {
        for (QWidget* widget : mTop.findChildren<QWidget*>())
            if (widget->window() == &mTop && widget->isVisible())
                ofWidget(*widget);
        for (const QShortcut* shortcut : mTop.findChildren<QShortcut*>())
            if (const auto* holder = qobject_cast<QWidget*>(shortcut->parent());
                holder != nullptr && holder->window() == &mTop && holder->isVisible() && shortcut->isEnabled())
                add(shortcut->key(), "shortcut of " + shortcut->parent()->objectName(), shortcut->context(), *holder);
        for (const QAction* action : mTop.findChildren<QAction*>())
            ofAction(*action);
        return pairs(mKeys) + mOfMenus;
    }

private:
    void letter(const QString& text) { mKeys.push_back({QKeySequence::mnemonic(text), text, &mTop, true}); }
    void add(const QKeySequence& key, const QString& what, Qt::ShortcutContext context, const QWidget& holder)
    {
        const bool wide = context == Qt::WindowShortcut || context == Qt::ApplicationShortcut;
        mKeys.push_back({key, what, wide ? &mTop : &holder, context != Qt::WidgetShortcut});
    }
    void ofWidget(QWidget& widget)
    {
        if (const auto* button = qobject_cast<QAbstractButton*>(&widget))
            mKeys.push_back({button->shortcut(), button->text(), &mTop, true});
        if (const auto* label = qobject_cast<QLabel*>(&widget); label != nullptr && label->buddy() != nullptr)
            letter(label->text());
        if (const auto* group = qobject_cast<QGroupBox*>(&widget))
            letter(group->title());
        if (const auto* tabs = qobject_cast<QTabBar*>(&widget))
            for (int i = 0; i < tabs->count(); ++i)
                letter(tabs->tabText(i));
        if (const auto* menus = qobject_cast<QMenuBar*>(&widget))
            for (const QAction* action : menus->actions()) {
                if (!action->isVisible())
                    continue;
                letter(action->text());
                if (action->menu() != nullptr)
                    ofMenu(*action->menu());
            }
    }
    void ofMenu(QMenu& menu)
    {
        emit menu.aboutToShow();
        std::vector<Key> letters;
        for (const QAction* action : menu.actions()) {
            if (!action->isVisible())
                continue;
            letters.push_back(
                {QKeySequence::mnemonic(action->text()), menu.title() + " > " + action->text(), &menu, true});
            if (action->menu() != nullptr)
                ofMenu(*action->menu());
        }
        mOfMenus << pairs(letters);
    }
    void ofAction(const QAction& action)
    {
        if (!action.isEnabled() || !action.isVisible())
            return;
        for (const QKeySequence& key : action.shortcuts())
            for (const QObject* object : action.associatedObjects()) {
                const auto* holder = qobject_cast<const QWidget*>(object);
                const auto* menu = qobject_cast<const QMenu*>(object);
                const bool here = menu != nullptr ? menu->menuAction()->isVisible() && menu->menuAction()->isEnabled()
                                                        && action.shortcutContext() == Qt::WindowShortcut
                                                  : holder != nullptr && holder->isVisible();
                if (!here || (menu == nullptr && holder->window() != &mTop))
                    continue;
                add(key, action.text(), action.shortcutContext(), *holder);
                break; // the same action in menu and toolbar counts once
            }
    }

    QWidget& mTop;
    std::vector<Key> mKeys;
    QStringList mOfMenus;
};

} // namespace

QStringList keyClashes(QWidget& top)
{
    return Keys(top).clashes();
}
