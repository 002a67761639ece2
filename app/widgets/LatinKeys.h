#pragma once

#include <QObject>

class QKeyEvent;

namespace fw {

/// The key that a US keyboard has in the place of a pressed key; 0 when the key already has a Latin meaning, or its
/// place is not known.
int latinKey(const QKeyEvent& event);

/// Makes shortcuts work with a keyboard that has no Latin letters: a key that is not typed into a field counts by its
/// place on the keyboard. Typed text stays as it is.
class LatinKeys : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    /// Installs it for the whole program, once.
    static void install();
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace fw
