#include "app/widgets/TypeAheadFilter.h"

#include <QApplication>
#include <QWidget>
#include <algorithm>
#include <cstdint>

namespace fw {

namespace {

/// A key event of the X11 protocol, up to the last field that is used here.
struct XKey {
    std::uint8_t kind;
    std::uint8_t detail;
    std::uint16_t sequence;
    std::uint32_t time;
    std::uint32_t root;
    std::uint32_t window; ///< window that gets the event
};

constexpr std::uint8_t pressed = 2, released = 3; ///< event codes of the protocol
constexpr std::uint8_t sentByProgram = 0x80;

} // namespace

TypeAheadFilter::TypeAheadFilter(QWidget& dialog) : mDialog(dialog)
{
    qApp->installNativeEventFilter(this);
}

TypeAheadFilter::~TypeAheadFilter()
{
    qApp->removeNativeEventFilter(this);
}

bool TypeAheadFilter::nativeEventFilter(const QByteArray& type, void* message, qintptr*)
{
    if (type != "xcb_generic_event_t")
        return false;
    auto& key = *static_cast<XKey*>(message);
    const std::uint8_t kind = key.kind & std::uint8_t(~sentByProgram);
    if ((kind != pressed && kind != released) || QApplication::activeModalWidget() != &mDialog
        || QApplication::activePopupWidget() != nullptr)
        return false;
    const QWidgetList windows = QApplication::topLevelWidgets();
    const bool behind = std::ranges::any_of(windows, [&](const QWidget* one) {
        return one != &mDialog && one->windowHandle() != nullptr && one->internalWinId() == key.window;
    });
    if (behind)
        key.window = std::uint32_t(mDialog.winId());
    return false;
}

} // namespace fw
