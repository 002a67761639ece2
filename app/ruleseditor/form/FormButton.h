#pragma once

#include "editor/view/Named.h"

#include <QLayout>
#include <QToolButton>

namespace fw {

/// Adds a small button to a layout of a form, with its text, id, accessible name, and the slot of `whom` that a click
/// calls.
template <class Whom, class What>
QToolButton* addFormButton(QLayout* to, const QString& text, const QString& id, const QString& spoken, Whom* whom,
                           What what)
{
    auto* button = named(new QToolButton, id, spoken);
    button->setText(text);
    button->setFocusPolicy(Qt::StrongFocus);
    QObject::connect(button, &QToolButton::clicked, whom, what);
    to->addWidget(button);
    return button;
}

} // namespace fw
