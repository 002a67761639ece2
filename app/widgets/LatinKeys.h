#pragma once

#include <QObject>

class QKeyEvent;

namespace fw {

/// The key at the same place on a US keyboard; 0 if the key already has a Latin meaning or its place is unknown.
int latinKey(const QKeyEvent& event);

/// Makes shortcuts work on a keyboard without Latin letters: a key outside of input fields counts by its place on the
/// keyboard. Typed text stays unchanged.
class LatinKeys : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    /// Installs the filter for the whole program; call it once.
    static void install();
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace fw
