#include "app/widgets/LatinKeys.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QWidget>
#include <QWindow>

QT_BEGIN_NAMESPACE
// Qt and QTest call this before a key reaches a widget.
Q_GUI_EXPORT bool qt_sendShortcutOverrideEvent(QObject* o, ulong timestamp, int k, Qt::KeyboardModifiers mods,
                                               const QString& text = QString(), bool autorep = false, ushort count = 1);
QT_END_NAMESPACE

namespace fw {

namespace {

/// The keys of a US keyboard by their Linux key code; a blank has no character.
constexpr char places[] = "  1234567890-=  QWERTYUIOP[]  ASDFGHJKL;'` \\ZXCVBNM,./";

/// X11 and Wayland add 8 to the Linux key codes; Windows does not.
int firstPlace()
{
    return QGuiApplication::platformName() == "windows" ? 0 : 8;
}

/// Whether a letter or digit belongs to a script other than Latin.
bool isForeign(int key)
{
    if (key < 0x80 || key > 0x10ffff) // keys without a character begin above all characters
        return false;
    const auto c = char32_t(key);
    const QChar::Script script = QChar::script(c);
    return QChar::isLetterOrNumber(c) && script != QChar::Script_Latin && script != QChar::Script_Common
           && script != QChar::Script_Inherited;
}

QObject* receiver(QObject* window)
{
    if (QWidget* popup = QApplication::activePopupWidget())
        return popup->focusWidget() != nullptr ? popup->focusWidget() : popup;
    QObject* focus = static_cast<QWindow*>(window)->focusObject();
    return focus != nullptr ? focus : window;
}

/// Whether the key is typed into an input field.
bool types(const QObject* receiver, const QKeyEvent& key)
{
    const auto* widget = qobject_cast<const QWidget*>(receiver);
    return widget != nullptr && widget->testAttribute(Qt::WA_InputMethodEnabled)
           && (key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier | Qt::GroupSwitchModifier)) == 0;
}

} // namespace

int latinKey(const QKeyEvent& event)
{
    const int place = int(event.nativeScanCode()) - firstPlace();
    if (!isForeign(event.key()) || place < 0 || place >= int(sizeof(places)) - 1 || places[place] == ' ')
        return 0;
    return static_cast<unsigned char>(places[place]);
}

void LatinKeys::install()
{
    static LatinKeys* const own = new LatinKeys(qApp);
    qApp->installEventFilter(own);
}

bool LatinKeys::eventFilter(QObject* watched, QEvent* event)
{
    // A key reaches the window first; shortcuts of its own letter were already tried.
    if (!watched->isWindowType() || (event->type() != QEvent::KeyPress && event->type() != QEvent::KeyRelease))
        return false;
    const auto& key = static_cast<const QKeyEvent&>(*event);
    const int latin = latinKey(key);
    if (latin == 0)
        return false;
    QObject* const to = receiver(watched);
    if (types(to, key))
        return false;
    const bool inMenu = qobject_cast<QMenu*>(QApplication::activePopupWidget()) != nullptr;
    const QString letter = QString(QChar(latin)).toLower();
    if (event->type() == QEvent::KeyPress && QApplication::activePopupWidget() == nullptr
        && qt_sendShortcutOverrideEvent(to, ulong(key.timestamp()), latin, key.modifiers(), letter, key.isAutoRepeat(),
                                        ushort(key.count())))
        return true;
    // Words that begin with the key, as in the order line, keep their own letter. A menu compares only letters.
    QKeyEvent meant(event->type(), latin, key.modifiers(), key.nativeScanCode(), key.nativeVirtualKey(),
                    key.nativeModifiers(), inMenu ? letter : key.text(), key.isAutoRepeat(), ushort(key.count()),
                    key.device());
    meant.setTimestamp(key.timestamp());
    QCoreApplication::sendEvent(watched, &meant);
    event->setAccepted(meant.isAccepted());
    return true;
}

} // namespace fw
