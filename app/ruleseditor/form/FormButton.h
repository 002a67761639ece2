#pragma once

#include "editor/view/Named.h"

#include <QLayout>
#include <QToolButton>

namespace fw {

/// Adds a small button to a layout of a form, with text, id and accessible name. A click calls `slot` of the receiver.
template <class Receiver, class Slot>
QToolButton* addFormButton(QLayout* to, const QString& text, const QString& id, const QString& spoken,
                           Receiver* receiver, Slot slot)
{
    auto* button = named(new QToolButton, id, spoken);
    button->setText(text);
    button->setFocusPolicy(Qt::StrongFocus);
    QObject::connect(button, &QToolButton::clicked, receiver, slot);
    to->addWidget(button);
    return button;
}

} // namespace fw
