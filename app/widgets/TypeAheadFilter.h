#pragma once

#include <QAbstractNativeEventFilter>

class QWidget;

namespace fw {

/// Redirects keys that are typed while a dialog opens. Until X11 gives the dialog the focus, it sends keys to the
/// blocked window behind, where they would be lost. Without effect on other platforms.
class TypeAheadFilter : public QAbstractNativeEventFilter
{
public:
    /// Installs the filter; the dialog must outlive it.
    explicit TypeAheadFilter(QWidget& dialog);
    ~TypeAheadFilter() override;

    bool nativeEventFilter(const QByteArray& type, void* message, qintptr* result) override;

private:
    QWidget& mDialog;
};

} // namespace fw
