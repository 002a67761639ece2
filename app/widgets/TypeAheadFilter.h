#pragma once

#include <QAbstractNativeEventFilter>

class QWidget;

namespace fw {

/// Keys that are typed while a dialog opens. Until X11 gives the dialog the keys, it sends them to the window behind,
/// which the dialog blocks: there they would be gone. They are addressed to the dialog instead. Elsewhere it does
/// nothing.
class TypeAheadFilter : public QAbstractNativeEventFilter
{
public:
    /// The dialog must outlive this.
    explicit TypeAheadFilter(QWidget& dialog);
    ~TypeAheadFilter() override;

    bool nativeEventFilter(const QByteArray& type, void* message, qintptr* result) override;

private:
    QWidget& mDialog;
};

} // namespace fw
